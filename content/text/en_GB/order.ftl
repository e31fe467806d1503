### Texts of the checkout, of the return from the payment provider, and of the order as it is in the books.

order-loading = One moment, please.
order-chunk-failed = This could not be loaded just now. Nothing has been ordered yet.
order-retry = Try again
order-no-script = Ordering needs JavaScript. Write to us or call us, and we will take your order that way.

# Basket

order-basket-heading = Your basket
order-empty-heading = Your basket is still empty.
order-empty-text = Take your time and choose a pack. Then come back here.
order-empty-last = See your last order
order-quantity = Quantity
order-quantity-of = of { $name }
order-remove = Remove
order-line-sold-out = Not available at the moment. Please remove this item to order the rest.
order-prior = Lowest price of the last 30 days: { $price }
order-total-now = The total is now { $total }
order-coupon-have = Enter a voucher code
order-coupon-label = Voucher code
order-coupon-apply = Apply
order-coupon-applied = Voucher { $code } has been taken off.
order-coupon-remove = Remove voucher
order-coupon-unknown = We do not know this code. Please check that it is right.
order-coupon-not-yet = This code is not valid yet.
order-coupon-over = This voucher is no longer valid.
order-coupon-used-up = This code has been used up.
order-coupon-other-country = This code is for another country.

# E-mail and address

order-contact-heading = Your email address
order-delivery-heading = Where shall we deliver?
order-email-label = Email address
order-email-help = For the confirmation of your order. After delivery we ask you once how it was. You can object at any time.
order-optional = (optional)
order-field-name = First and last name
order-field-street = Street
order-field-house = House no.
order-field-box = Letter box
order-field-floor = Floor and door
order-field-apartment = Staircase and flat
order-field-line1 = House number and street
order-field-line2 = Flat, building, care of
order-field-postcode = Postcode
order-field-city = Town or city
order-field-phone = Phone
order-phone-help = Only for questions about the delivery.
order-delivery-area = We deliver to { $country }: { $cost } delivery, { $days } working days. Northern Ireland, the Channel Islands and the Isle of Man are not included.
order-delivery-none = Everything in this basket comes by email. No parcel is needed.

# Payment

order-payment-heading = How would you like to pay?
order-payment-help = You pay at the payment provider, after the order button. We never see card numbers or passwords.
order-payment-reserved = After the order button, the payment provider sets the amount aside. It is taken only when the parcel is on its way.
order-method-card = Card
order-method-sepa = SEPA direct debit

# Review

order-review-heading = Check and order
order-each = { $count } × { $price }
order-net-quantity = Net content each: { $quantity }
order-dose = Daily dose: { $dose }
order-goods = Items
order-discount = Voucher
order-delivery = Delivery
order-delivery-days = Delivered in { $days } working days
order-total = Total incl. VAT
order-vat = including { $rate } VAT
order-refunded = Refunded
order-terms = These apply:
order-link-terms = Terms and conditions
order-link-withdrawal = Right to cancel
order-link-privacy = Privacy policy
order-price-changed = The price has just changed: it is now { $now } instead of { $before }. Nothing has been ordered yet. If the new price suits you, press the button once more.
order-sending = One moment, we are taking you to the payment provider …
order-early-supply-help = Without this tick, we supply the digital content once the cancellation period of 14 days has ended.

# Offers after payment

offer-after-heading = Order this too
offer-after-note = This is a new order of its own. Your first one stays as it is. Without the button, you order nothing.
offer-after-pays = Paid with { $method }, like your first order.
offer-after-decline = Continue without this offer
offer-after-failed = The payment did not go through, and nothing has been paid. Your first order is not affected. Choose another way to pay, or continue without this offer.
offer-after-sending = One moment, we are waiting for the payment …
offer-bank-heading = Your bank asks you to confirm
offer-bank-window = Open in the whole window
offer-bank-cancel = Cancel

# What is wrong with a field

order-fault-count =
    { $count ->
        [1] One field still needs your attention.
       *[other] Several fields still need your attention.
    }
order-fault-missing = Please fill in this field.
order-fault-too-long = There is no room for this on an address label. Please write a little less.
order-fault-malformed = We cannot make sense of this. Please check it.
order-fault-postcode = There is no such postcode in your country.
order-fault-phone = This phone number is not complete.
order-fault-outside-area = Sorry, we cannot deliver there. Please give another address.
order-fault-method = Please choose how to pay.
order-fault-card-number = This looks like a card number. Never enter one here, only the payment provider asks for it.
order-email-missing = Please enter your email address.
order-email-invalid = This address is not complete. It should look like this: name@example.co.uk
order-email-disposable = This address lasts a few minutes only. Please use one that you can still read tomorrow.

# What stands in the way

order-sold-out = Something in your basket is no longer available. Nothing has been ordered yet. Please remove it, then you can go on.
order-coupon-changed = The voucher can no longer be used. Nothing has been ordered yet. Look at the new total and press the button once more.
order-under-way = A payment for this order is already on its way. Please wait a moment, so that you do not pay twice. The confirmation comes by email.
order-provider-away = The payment provider is not answering just now. Nothing has been taken. Try again in a minute, or choose another way to pay.
order-offline = There is no connection just now. Please try again. It will be ordered only once.
order-busy = That was a lot at once. Please try again in a minute.
order-busy-later = That was a lot at once. Please try again in about { $minutes } minutes.
order-outdated = This page was out of date. We have refreshed it. Please press the button once more.
order-unknown-package = One pack is no longer on sale. We have taken it out of your basket.
order-failed = That did not work, and it is not your fault. Nothing has been ordered. Please try again later.

# Back from the provider

order-notice-declined = The payment was declined. Nothing has been taken, and your basket is still here. Try again, or choose another way to pay.
order-notice-cancelled = The payment was cancelled. Nothing has been taken, and your basket is still here.
order-notice-open = A payment for this order is still open. The order button leads you back to it. You pay only once.
order-return-asking = We are asking the payment provider …
order-return-pending = The payment is still on its way.
order-return-pending-text = We keep asking. You can also close this window, the confirmation comes by email.
order-return-slow = This takes longer than usual.
order-return-slow-text = Please do not pay again. As soon as the payment provider confirms, you will get an email from us.
order-return-offline = There is no connection just now.
order-return-offline-text = Your payment does not get lost. We keep trying.
order-return-stranger = We know of no payment here.
order-return-stranger-text = Perhaps you ordered in another browser or on another device. If the payment went through, the confirmation comes by email.
order-return-ask = Ask again
order-return-back = Back to your order

# In the books

order-placed-heading = Your order
order-placed-later = Also ordered
order-placed-number = Order number
order-placed-on = Ordered on
order-placed-state = Status
order-state-paid = Paid
order-state-authorised = Ordered; the money is taken when the parcel leaves
order-state-placed = Waiting for the payment
order-state-cancelled = Cancelled
order-state-expired = Ended because no payment came
order-placed-email = Confirmation to
order-placed-address = Delivery to
order-placed-method = Paid with
order-placed-lines = Items
order-placed-count = Quantity: { $count }
order-placed-missing = Your order is being loaded. You also have the confirmation by email.

# What can be opened instead of being sent.

downloads-heading = Downloads
downloads-file = Download the PDF
downloads-code = Your access code:
downloads-waiting = Opens on { $day }, when the cancellation period is over.
downloads-preparing = Being laid out for you.
downloads-ended = No longer available: the contract has ended.
downloads-failed = Your downloads could not be loaded.
downloads-stale = This download link no longer works. Open the link in your email once more: a new one is waiting on the page of your order.
