### Texts of what follows an order: further offers, thank-you, feedback, return from payment.

# /upsell

upsell-title = One more jar for the cupboard? | { -brand }
upsell-description = After your order: one more jar of { -daily-trio } as a new order of its own. Declining is as easy as accepting.
upsell-heading = One for the table, one for the cupboard?
upsell-lead = This is a question, not a condition: would you like a second jar in reserve? Your answer changes nothing about an order you have already placed.
upsell-eyebrow = A new order
upsell-order-label = Yes, see the offer
upsell-action-decline = No thanks, continue
upsell-why-heading = For and against
upsell-why-1-heading = For
upsell-why-1-text = The next jar is already there when this one is empty.
upsell-why-2-heading = Also for
upsell-why-2-text = Unopened, it waits patiently in a cool, dry place.
upsell-why-3-heading = Against
upsell-why-3-text = You have not met the first one yet. You can always reorder, at the same price as everyone else.
upsell-jar-heading = One more jar
upsell-ingredients-heading = The same five nutrients
upsell-facts-heading = For reference: the label
upsell-guarantee-heading = Its own order, its own right to cancel
upsell-guarantee-1 = It gets its own overview, its own order button and its own confirmation. We charge nothing in the background. You can cancel it within 14 days of receipt, and your first order is not affected.
upsell-action-done = Continue without a second jar
upsell-action-fibre = See { -daily-fibre } instead
upsell-bar-label = See the offer

# /detolex-upsell

detolex-upsell-title = Add { -daily-fibre }? Read first, then choose | { -brand }
detolex-upsell-description = After your order: { -daily-fibre } with glucomannan as a new order of its own. Directions come before the price, the warning with the label.
detolex-upsell-heading = Room next to your water glass?
detolex-upsell-lead = { -daily-fibre } is the second of our two products. It asks for a little more attention than the first, so here the directions come first.
detolex-upsell-eyebrow = A new order
detolex-upsell-order-label = See the offer
detolex-upsell-action-decline = No thanks, continue
detolex-upsell-taking-heading = How to take the three servings
detolex-upsell-taking-1-heading = One or two glasses before every meal
detolex-upsell-taking-1-text = Water, freshly poured.
detolex-upsell-taking-2-heading = Two capsules with it
detolex-upsell-taking-2-text = One at a time, swallowed whole. That makes 1 g of glucomannan, so 3 g a day.
detolex-upsell-taking-3-heading = Keep your distance
detolex-upsell-taking-3-text = Several hours away from medicines, and not just before lying down.
detolex-upsell-jar-heading = One jar to try
detolex-upsell-jar-lead = It lasts 15 days. Long enough to know whether the habit suits you.
detolex-upsell-facts-heading = Before you decide: the label
detolex-upsell-ingredients-heading = One root, one fibre
detolex-upsell-guarantee-heading = You can cancel it separately
detolex-upsell-guarantee-1 = This is a new contract with a confirmation of its own. You can cancel it within 14 days of receipt without a reason. It changes nothing about your first order.
detolex-upsell-action-done = Continue without { -daily-fibre }
detolex-upsell-bar-label = See the offer

# /addapp

addapp-title = The app to go with your jar | { -brand }
addapp-description = Add the companion app after your order: three ticks a day, twelve months, a contract of its own. Declining takes one click.
addapp-heading = Would you like a nudge?
addapp-lead = Until the jar has found its place, a small buzz in the morning can be useful. After that the habit looks after itself.
addapp-order-label = See the offer
addapp-action-decline = No thanks, continue
addapp-trust-1 = Three ticks a day
addapp-trust-2 = Twelve months, ends by itself
addapp-trust-3 = Runs in any current browser
addapp-app-heading = One price, no subscription
addapp-guarantee-heading = A contract of its own
addapp-guarantee-1 = The app is a separate order. Your jars arrive with it or without it.
addapp-guarantee-2 = You can cancel within 14 days of making the contract. If you agree to an earlier start, the right ends once supply begins.
addapp-action-done = Continue without the app
addapp-bar-label = See the offer

# /thankyou

thankyou-title = Thank you | { -brand }
thankyou-description = What happens after an order: confirmation, dispatch, arrival. Plus a few tips for the first days and every way to reach us.
thankyou-heading = Thank you. We’ll take it from here.
thankyou-lead = After an order, everything else comes by email, and then by post. You can close this window and do something nice.
thankyou-next-heading = What happens now
thankyou-next-1-heading = The confirmation
thankyou-next-1-text = An email with everything you ordered and the text of the contract. Keep it, it is your receipt.
thankyou-next-2-heading = The parcel
thankyou-next-2-text = You will hear from us as soon as it is on its way. Digital things come as a link.
thankyou-next-3-heading = The seal
thankyou-next-3-text = When you unpack, check that it is intact. If not, write to us and we will put it right.
thankyou-settle-heading = Helping the jar settle in
thankyou-settle-1-heading = Next to your cup
thankyou-settle-1-text = Out of sight, out of mind. Cupboards are the enemy of habit.
thankyou-settle-2-heading = Not next to the hob
thankyou-settle-2-text = Cool, dry and out of reach of young children.
thankyou-settle-3-heading = Missed a day?
thankyou-settle-3-text = Never mind. Take no more than usual the next day.
thankyou-guarantee-heading = Changed your mind?
thankyou-guarantee-1 = You can cancel up to 14 days after receipt, in whole or for single items. You do not need a reason.
thankyou-faq-heading = If something is wrong
thankyou-faq-1-question = No email yet?
thankyou-faq-1-answer = Have a look in the spam folder. If it is not there either, write to us. We normally answer within three working days.
thankyou-faq-2-question = Wrong address?
thankyou-faq-2-answer = Write to us at once with the order number. Until the parcel is on its way, it can be changed.
thankyou-faq-3-question = Will I be charged again?
thankyou-faq-3-answer = No. One order, one payment.
thankyou-action-feedback = How reviews work
thankyou-action-withdraw = Cancel my order within 14 days
thankyou-action-home = Home page

# /feedback

feedback-title = Reviews and how we check them | { -brand }
feedback-description = Who can review at { -brand }, how we check that reviews are genuine, what we show and which statements we may not show.
feedback-heading = Say how it was. Three stars are fine.
feedback-lead = Only someone who has received a delivery can write a review. We do not hide the grumpy ones, and we do not pay for praise.
feedback-eyebrow = How we check reviews
feedback-way-heading = The path of a review
feedback-way-1-heading = The invitation
feedback-way-1-text = After delivery we ask once by email and send a link. It works exactly once for each product.
feedback-way-2-heading = Your words
feedback-way-2-text = One to five stars and as many sentences as you like. There is no reward for it.
feedback-way-3-heading = Our check
feedback-way-3-text = Does the link belong to a real, delivered order? The number of stars plays no part in that.
feedback-shown-heading = What we show and what we don’t
feedback-shown-column-1 = Shown
feedback-shown-column-2 = Stars count
feedback-shown-1-label = Five stars without words
feedback-shown-2-label = One star with a reason
feedback-shown-3-label = Late parcel, stubborn lid
feedback-shown-4-label = Other people’s names
feedback-shown-5-label = Statements about body and health
feedback-why-heading = The cross in the last row
feedback-why-1 = A review we show counts as our advertising. What we may not say ourselves, we may not quote either. Anyone who writes such a thing gets a message from us with the reason and can change the text.
feedback-why-2 = The average counts **all** published reviews from all countries. Samples we made up for show are marked as such and count nowhere.
feedback-action-home = Home page
feedback-action-terms = Read the terms

# /paypal-confirm

paypal-confirm-title = Checking the payment | { -brand }
paypal-confirm-description = Back from the payment provider: what is checked before an order counts as paid, and what happens if you stopped.
paypal-confirm-heading = Welcome back.
paypal-confirm-lead = Whether a payment has gone through, we ask the provider. We do not take a browser’s word for it.
paypal-confirm-eyebrow = Back from the payment provider
paypal-confirm-cancelled-heading = Stopped on the way?
paypal-confirm-cancelled-1 = Then nothing was charged. Go back and choose another way to pay, or call it a day.
paypal-confirm-trust-1 = Only the provider knows your login
paypal-confirm-trust-2 = No charge without your approval
paypal-confirm-action-back = Back to your order
