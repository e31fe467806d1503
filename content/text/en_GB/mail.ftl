### Texts of mails. Subjects and previews are read over shoulders: nothing in them tells of health, answers or products.

mail-demo = Sent by a demo shop that sells nothing
mail-button-hint = Button not working? This address leads to the same place:
mail-data = See or delete my data
mail-unsubscribe = Unsubscribe from the newsletter
mail-legal = Company information, terms and privacy notice

# The way back to a summary.

mail-result-subject = Your summary, to keep
mail-result-preview = One click opens it, on any device.
mail-result-heading = Your summary is ready
mail-result-lead = Here it is by email too, as you asked. The link opens everything the way you last saw it.
mail-result-action = Open my summary
mail-result-notes = Good to know
mail-result-period = The link works on any device for 30 days, unless you delete the summary sooner.
mail-result-secrecy = Anyone who has this email can open the summary. Forward it only if you are happy with that.
mail-result-reason = You are getting this email because somebody asked for it on our website and gave this address. Was it not you? The first link below lets you delete everything.

# The question whether the newsletter is wanted. It may not advertise anything.

mail-confirm-subject = Please confirm your newsletter sign-up
mail-confirm-preview = It counts only once you have confirmed it.
mail-confirm-heading = Would you confirm, please?
mail-confirm-lead = Somebody, probably you, ticked our newsletter for this address. Please confirm that you want it. Until then we send none.
mail-confirm-regret = You can unsubscribe at any time with one click.
mail-confirm-action = Confirm the newsletter
mail-confirm-stranger = Was it not you?
mail-confirm-stranger-text = Then there is nothing to do: no newsletter will come, and we delete the address after 30 days.
mail-confirm-reason = We ask so that nobody gets post from us without wanting it.

# What mails about orders share.

mail-order-item = Item
mail-order-amount = Amount
mail-order-unit-price = Unit price { $price }
mail-order-rate = VAT rate
mail-order-net = Net
mail-order-vat = VAT
mail-order-gross = Gross
mail-order-seller = Seller
mail-order-vat-id = VAT number
mail-order-register = Company register
mail-order-representative = Represented by
mail-order-show = View your order
mail-order-withdraw-heading = Not right after all?
mail-order-withdraw-text = Up to 14 days after it arrives you can cancel, with no reason and no account. The link opens the page with this order. You get an acknowledgement at once.
mail-order-contract-heading = For your records
mail-order-contract-text = These are the conditions of this contract as they stood when you ordered: terms, delivery, the instructions on cancelling and the model form.
mail-order-reason = You are getting this email because you ordered from us with this address.

# The order came, its money did not yet.

mail-received-subject = We have your order
mail-received-preview = Only the payment is missing.
mail-received-heading = Your order has arrived
mail-received-lead = Thank you. As soon as the payment service confirms the payment, we send you the confirmation with your invoice.
mail-received-next = Did the payment not go through? You can try again on the same page for 24 hours. After that the order ends and costs you nothing.

# The money is reserved.

mail-reserved-subject = Your order is confirmed
mail-reserved-preview = The money is taken only when the parcel leaves.
mail-reserved-heading = Your order is confirmed
mail-reserved-lead = Thank you. We are packing your parcel now.
mail-reserved-taken = The amount is only reserved. It is taken when the parcel leaves, and the invoice comes then too.

# The money came.

mail-paid-subject = Order { $number }: confirmation and invoice
mail-paid-preview = The payment is here. Thank you.
mail-paid-heading = Thank you, the payment is here
mail-paid-lead = Your order is confirmed. This email is your invoice as well, and it is attached as a PDF together with the terms of the contract. Please keep it.
mail-paid-invoice = Invoice
mail-paid-invoice-number = Invoice and order number
mail-paid-invoice-date = Invoice date
mail-paid-buyer = Billed to

# The parcel left.

mail-shipped-subject = Order { $number } is on its way
mail-shipped-preview = The parcel has left our warehouse.
mail-shipped-heading = Your parcel is on its way
mail-shipped-lead = We have handed it to the carrier. Please check the seal when you unpack.
mail-shipped-date = Sent on
mail-shipped-carrier = Carrier
mail-shipped-tracking = Tracking number
mail-shipped-track = Track the parcel
mail-shipped-items = In the parcel

# Money was given back.

mail-refunded-subject = Order { $number }: refund
mail-refunded-preview = The money is on its way to you.
mail-refunded-heading = We have given you money back
mail-refunded-lead = { $amount } is going back the same way you paid.
mail-refunded-time = Depending on your bank, it takes some days until you see it in your account.
mail-refunded-note = Credit note
mail-refunded-note-number = Credit note number
mail-refunded-note-date = Credit note date
mail-refunded-amount = Refunded

# Left behind, for who confirmed the newsletter.

mail-cart-subject = You left something behind
mail-cart-preview = Still thinking it over? It goes on here.
mail-cart-heading = Still thinking it over?
mail-cart-lead = You began an order and did not finish it. If you like, it goes on here. If not, there is nothing to do.
mail-cart-items = In the basket
mail-cart-action = Back to the order
mail-cart-notes = Good to know
mail-cart-prices = Nothing is ordered or reserved. The price on the page is the one that counts.
mail-cart-device = On the device you began with, the basket is still filled.
mail-cart-reason = You are getting this email because you confirmed our newsletter. We remind you of an order only once.

# Whether the buyer wants to say what it was like.

mail-review-subject = How was it? Your order { $number }
mail-review-preview = One to five stars, if you like.
mail-review-heading = How was it?
mail-review-lead = Your order has been with you for a while. If you like, tell others how it was. One star counts as much as five.
mail-review-items = Ordered
mail-review-action = Write a review
mail-review-notes = Good to know
mail-review-public = Stars, words and the name you give will stand on our pages. There is no reward.
mail-review-words = We may not show what advertising may not say. If your text has any of it, you are told at once and can change it.
mail-review-once = We ask about this order only once. Behind the link you can also tell us never to ask again.
mail-review-reason = You are getting this email because you ordered from us with this address. You can object to such questions at any time.

# Digital goods can be opened.

mail-goods-subject = Order { $number }: ready to open
mail-goods-preview = One link, and it is yours.
mail-goods-heading = The digital part is here
mail-goods-lead = No cardboard, no doorbell: it is waiting on the page of your order.
mail-goods-items = Ready
mail-goods-action = To the order
mail-goods-link = The link in this email works on any device, as often as you like. Whoever has it can open everything. Forward it only if you mean to.
mail-goods-agreed = What you declared when ordering
