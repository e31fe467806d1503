### Texts of the payment page, the withdrawal page and the terms page.

# /offerpay

offerpay-title = Check your order and pay | { -brand }
offerpay-description = Address, delivery, payment, review: the four parts of an order at { -brand } and what the order button means.
offerpay-heading = Your order
offerpay-lead = Four parts, one page, no account. Nothing is binding until the last button.
offerpay-button-heading = What the button means
offerpay-button-1 = The order becomes binding only with the button that **names the obligation to pay**. No other button in this shop triggers a payment.
offerpay-button-2 = After that you get a confirmation by email, with the text of the contract and the information on cancelling. Card numbers and passwords are entered only with the payment service.
offerpay-guarantee-heading = Your right to cancel
offerpay-guarantee-1 = 14 days from receiving the goods, without a reason. For the e-book and the app the period begins with the contract.
offerpay-action-packs = Back to the packs
offerpay-action-terms = Read the terms

# /refund

refund-title = Cancel my order | { -brand }
refund-description = How to cancel an order with { -brand }: three details, no reason, and a confirmation with date and time.
refund-heading = Cancel my order
refund-lead = You have 14 days from receiving the goods. You do not need a reason, and we will not ask for one.
refund-statement-heading = How cancelling works
refund-statement-1-heading = Three details
refund-statement-1-text = Your name, the order number and an email address.
refund-statement-2-heading = A second step
refund-statement-2-text = You confirm the cancellation separately, so that it does not happen by mistake.
refund-statement-3-heading = A receipt
refund-statement-3-text = We acknowledge it by email, with the wording, date and time.
refund-know-heading = Money, jar, postage
refund-know-1-heading = Your money
refund-know-1-text = Comes back within 14 days by the same means of payment, with the cost of standard delivery. We may wait until the goods are back or you have shown that you sent them.
refund-know-2-heading = The jar
refund-know-2-text = With its seal intact it can come back. Once the seal is broken, the right can end for that one jar, for reasons of hygiene.
refund-know-3-heading = The postage
refund-know-3-text = You bear the direct cost of the return. Send the goods within 14 days of cancelling.
refund-faq-heading = Still unsure?
refund-faq-1-question = Can I cancel just part of it?
refund-faq-1-answer = Yes, each order by itself and single items within it.
refund-faq-2-question = What about the e-book or the app?
refund-faq-2-answer = The 14 days begin with the contract. If you agreed to an earlier start, the right ended once supply began.
refund-faq-3-question = I am not sure I still can.
refund-faq-3-answer = Send it all the same. We accept it first and check afterwards.
refund-faq-4-question = The goods are damaged.
refund-faq-4-answer = Then it is not about cancelling but about your rights when goods are faulty. Write to us; it costs you nothing.
refund-action-terms = Read all the terms
refund-action-home = Home page

# /terms

terms-title = Terms in plain words | { -brand }
terms-description = What applies at { -brand } to orders, delivery, cancellation, privacy and product details, put briefly and clearly.
terms-heading = The terms, short and full
terms-lead = The essentials come first, in five short notes. Below them is every section in full, and that is what counts.
terms-rules-heading = What applies
terms-rules-1-heading = Orders
terms-rules-1-text = A contract is made only by the button that states the obligation to pay. We sell single purchases, not subscriptions.
terms-rules-2-heading = Delivery
terms-rules-2-text = We deliver to Great Britain, Germany, Austria, France, Belgium, Sweden, Denmark and Finland. The cost is shown before you order.
terms-rules-3-heading = Cancellation
terms-rules-3-text = 14 days from receiving the goods, without a reason. The way to do it is linked from this page.
terms-rules-4-heading = Privacy
terms-rules-4-text = We store answers about your body only with your explicit consent. Marketing emails come only after you have confirmed.
terms-rules-5-heading = Product details
terms-rules-5-text = Ingredients, amounts, directions and warnings are on the jar and shown before every order.
terms-language-heading = Language and country
terms-language-1 = Our pages come in six languages. Which one you see depends on the country, which you can choose at the foot of the page.
terms-action-withdraw = Cancel my order within 14 days
terms-action-home = Home page
