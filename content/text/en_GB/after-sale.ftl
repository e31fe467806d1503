### Texts of what follows an order: further offers, thank-you, feedback, return from payment.

# /upsell

upsell-title = Another jar of { -daily-trio }? | { -brand }
upsell-description = After your order: one more jar of { -daily-trio } as a new, separate order. Declining takes one click.
upsell-heading = Another jar for the cupboard?
upsell-lead = This is a new offer. It changes nothing about an order you have already placed.
upsell-jar-heading = What it is
upsell-jar-1-heading = The same product
upsell-jar-1-text = { -daily-trio }, 60 vegan capsules, as before.
upsell-jar-2-heading = An order of its own
upsell-jar-2-text = With its own overview, its own order button and its own confirmation.
upsell-rule-heading = No strings
upsell-rule-1 = We do not charge a saved card in the background. Without your click on the order button nothing happens.
upsell-action-order = See the new order
upsell-action-decline = No thanks, continue
upsell-action-fibre = See { -daily-fibre } instead

# /detolex-upsell

detolex-upsell-title = Add { -daily-fibre }? | { -brand }
detolex-upsell-description = After your order: { -daily-fibre } with glucomannan as a new, separate order. Directions and warning are on the same page.
detolex-upsell-heading = { -daily-fibre } as an addition?
detolex-upsell-lead = A fibre from konjac root. Please read the notices first, then decide.
detolex-upsell-fibre-heading = What it is
detolex-upsell-fibre-1-heading = The contents
detolex-upsell-fibre-1-text = Glucomannan, 3 g a day in three servings. 90 vegan capsules.
detolex-upsell-fibre-2-heading = The condition
detolex-upsell-fibre-2-text = One or two glasses of water with every serving. If that is not manageable for you, leave it out.
detolex-upsell-rule-heading = A new order
detolex-upsell-rule-1 = It has its own overview and confirmation and can be cancelled by itself.
detolex-upsell-action-order = See the new order
detolex-upsell-action-decline = No thanks, continue

# /addapp

addapp-title = Add the app | { -brand }
addapp-description = Add the day app afterwards: three entries, one screen, a contract of its own.
addapp-heading = The app to go with your jar
addapp-lead = If three ticks a day help you, you can add the app here.
addapp-app-heading = What it does
addapp-app-1-heading = Remind
addapp-app-1-text = Of the capsules, of a glass of water, of the walk in the evening.
addapp-app-2-heading = Keep quiet
addapp-app-2-text = For the rest of the day you hear nothing from it.
addapp-rule-heading = A contract of its own
addapp-rule-1 = The app is a separate order. Your jars arrive with it or without it.
addapp-action-order = See the new order
addapp-action-decline = No thanks, continue

# /thankyou

thankyou-title = Thank you | { -brand }
thankyou-description = What happens after an order: confirmation, dispatch, arrival, and where to turn if you change your mind.
thankyou-heading = Thank you for being here
thankyou-lead = After an order everything goes ahead without any more effort from you.
thankyou-next-heading = What happens next
thankyou-next-1-heading = Confirmation
thankyou-next-1-text = An email with everything you ordered. Keep it, it is your receipt.
thankyou-next-2-heading = Dispatch
thankyou-next-2-text = You get a message as soon as the parcel is on its way.
thankyou-next-3-heading = Arrival
thankyou-next-3-text = When you unpack, check that the seal of the jar is intact. If it is not, let us know.
thankyou-change-heading = Changed your mind?
thankyou-change-1 = You can cancel a contract up to 14 days after the goods arrive, without giving a reason.
thankyou-action-feedback = How reviews come about
thankyou-action-withdraw = Cancel my order within 14 days
thankyou-action-home = Home page

# /feedback

feedback-title = Reviews and how we check them | { -brand }
feedback-description = Who can review at { -brand }, how we check that reviews are genuine and which statements we are not allowed to show.
feedback-heading = Reviews by people who bought
feedback-lead = Only someone who has received a delivery can write a review. This is how it works.
feedback-way-heading = The way of a review
feedback-way-1-heading = Invitation
feedback-way-1-text = After delivery we send a link that works exactly once.
feedback-way-2-heading = Your words
feedback-way-2-text = You give stars and write what you like. There is no reward for it.
feedback-way-3-heading = Check
feedback-way-3-text = We check that the order is genuine. The number of stars plays no part in that.
feedback-shown-heading = What we show
feedback-shown-1 = Good and bad reviews appear under the same rules. The average counts all that were checked.
feedback-shown-2 = We may not show statements about illnesses or about how a body has changed, not even as a quotation. Anyone who writes one is told the reason.
feedback-action-home = Home page
feedback-action-terms = Read the terms

# /paypal-confirm

paypal-confirm-title = Checking the payment | { -brand }
paypal-confirm-description = Back from the payment provider: what is checked before an order counts as paid, and what happens if you stopped.
paypal-confirm-heading = Back from the payment provider
paypal-confirm-lead = Whether a payment has gone through is something we ask the provider itself.
paypal-confirm-check-heading = What is checked
paypal-confirm-check-1-heading = The amount
paypal-confirm-check-1-text = It has to match the total of the order.
paypal-confirm-check-2-heading = The status
paypal-confirm-check-2-text = Only when the provider confirms the payment does the order count as paid.
paypal-confirm-check-3-heading = The confirmation
paypal-confirm-check-3-text = It comes by email, even if you close this window.
paypal-confirm-cancelled-heading = Stopped halfway?
paypal-confirm-cancelled-1 = If you cancelled at the provider, nothing was charged. You can choose another way to pay.
paypal-confirm-action-order = Continue
paypal-confirm-action-back = Back to your order
