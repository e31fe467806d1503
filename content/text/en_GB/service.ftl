### Texts of the withdrawal page and the terms page.

# /refund

refund-title = Cancel a contract | { -brand }
refund-description = How to cancel a contract with { -brand }: three details, no reason, and a confirmation with date and time.
refund-heading = Cancel a contract
refund-lead = You have 14 days from receiving the goods. You do not need a reason.
refund-statement-heading = What a cancellation needs
refund-statement-1-heading = Three details
refund-statement-1-text = Your name, the order number and an email address.
refund-statement-2-heading = A confirmation
refund-statement-2-text = A cancellation is confirmed in a separate second step, so that it does not happen by mistake.
refund-statement-3-heading = A receipt
refund-statement-3-text = You get an email that confirms it, with the wording, date and time.
refund-know-heading = Good to know
refund-know-1-heading = Sealed and opened jars
refund-know-1-text = You can return a sealed jar. Once the seal is broken, the right may no longer apply to that jar for reasons of hygiene.
refund-know-2-heading = Your money
refund-know-2-text = You get it back within 14 days by the same means of payment, including the cost of standard delivery. We may wait until the goods are back or you have shown that you sent them.
refund-know-3-heading = Several orders
refund-know-3-text = Each order can be cancelled by itself, including one you placed after another.
refund-action-terms = Read the terms
refund-action-home = Home page

# /terms

terms-title = Terms in plain words | { -brand }
terms-description = What applies at { -brand } to orders, delivery, cancellation, privacy and product details, put briefly and clearly.
terms-heading = Terms
terms-lead = The essentials in five paragraphs, without small print.
terms-rules-heading = What applies
terms-rules-1-heading = Orders
terms-rules-1-text = A contract is made only by the button that states the obligation to pay. We sell single purchases, not subscriptions.
terms-rules-2-heading = Delivery
terms-rules-2-text = We deliver to the United Kingdom, Germany, Austria, France, Belgium, Sweden, Denmark and Finland. The cost is shown before you order.
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
