### Texts of the offers and the payment page, with the fixed notices that several pages share.

# Fixed notices, shared by every page that offers the products.

notice-heading = Please note
notice-supplement = Food supplement. Do not exceed the stated recommended daily dose. Food supplements should not be used as a substitute for a varied diet. Keep out of reach of young children.
notice-lifestyle-heading = Keep in mind
notice-lifestyle = A varied, balanced diet and a healthy lifestyle are important. All amounts are per recommended daily serving.
notice-fibre = Take { -daily-fibre } three times a day, 1 g each time, with 1–2 glasses of water before a meal. Warning: there is a risk of choking for people with swallowing difficulties or when taken with too little fluid. Take with plenty of water so that the glucomannan reaches the stomach.

# /offerdet

offerdet-title = { -daily-fibre } with glucomannan | { -brand }
offerdet-description = { -daily-fibre }: glucomannan from konjac root, 3 g a day, 90 vegan capsules. With directions, warning and all conditions.
offerdet-heading = { -daily-fibre }, a fibre with rules
offerdet-lead = Glucomannan swells in water. That is why a full glass goes with every serving, and preferably two.
offerdet-fibre-heading = What you should know
offerdet-fibre-1-heading = Glucomannan
offerdet-fibre-1-text = Glucomannan in the context of an energy restricted diet contributes to weight loss. This applies to overweight adults taking 3 g daily in three servings of 1 g each, with 1–2 glasses of water before meals and in the context of an energy restricted diet.
offerdet-fibre-2-heading = Where it comes from
offerdet-fibre-2-text = From the corm of the konjac plant, which has long been eaten in Asia.
offerdet-fibre-3-heading = Not for everyone
offerdet-fibre-3-text = Not suitable for people who have difficulty swallowing or have been told to drink little.
offerdet-taking-heading = How to take it
offerdet-taking-1-heading = Water first
offerdet-taking-1-text = Fill one or two glasses before you open the jar.
offerdet-taking-2-heading = Take the serving
offerdet-taking-2-text = 1 g before the meal, sitting or standing.
offerdet-taking-3-heading = Drink up
offerdet-taking-3-text = Finish the water. Three times a day, before each main meal.
offerdet-action-order = Continue to your order
offerdet-action-trio = { -daily-trio } instead

# /offerebook

offerebook-title = { -light-kitchen }: 60 recipes, e-book | { -brand }
offerebook-description = { -light-kitchen } is an e-book of 60 simple recipes for every day. Also for people who take none of our other products.
offerebook-heading = 60 recipes for ordinary evenings
offerebook-lead = { -light-kitchen } is a cookbook for days when nobody wants to spend long in the kitchen.
offerebook-book-heading = What to expect
offerebook-book-1-heading = Simple
offerebook-book-1-text = 60 recipes that need no special equipment and no experience.
offerebook-book-2-heading = For every day
offerebook-book-2-text = Dishes for everyday meals, not for grand occasions.
offerebook-book-3-heading = On its own
offerebook-book-3-text = You need none of our other products to go with it.
offerebook-digital-heading = Good to know
offerebook-digital-1 = The e-book is digital content and does not come by post. When the right to cancel ends for digital content is stated before you order.
offerebook-action-order = Continue to your order
offerebook-action-app = See the app

# /offerapp1

offerapp1-title = The day app | { -brand }
offerapp1-description = Three entries on one screen: capsules with breakfast, a glass of water, a walk in the evening. The app wants no more than that.
offerapp1-heading = An app that asks for little
offerapp1-lead = No points, no streaks, no guilty conscience. Just three lines you can tick off.
offerapp1-screen-heading = One screen
offerapp1-screen-1-heading = Capsules
offerapp1-screen-1-text = { -daily-trio } with breakfast. Ticked, done.
offerapp1-screen-2-heading = Water
offerapp1-screen-2-text = One glass, at a time you set.
offerapp1-screen-3-heading = Evening walk
offerapp1-screen-3-text = As long as you like. The app does not measure it.
offerapp1-digital-heading = Good to know
offerapp1-digital-1 = The app is digital content. The devices it runs on and when the right to cancel ends are stated before you order.
offerapp1-action-order = Continue to your order
offerapp1-action-day = Read a day with the app

# /offerapp2

offerapp2-title = A Thursday with the app | { -brand }
offerapp2-description = How the app fits into a day, from breakfast to the evening walk. A short story instead of a list of features.
offerapp2-heading = One Thursday, three ticks
offerapp2-lead = This is an ordinary day with the app. Most of the time it keeps quiet.
offerapp2-day-heading = The day
offerapp2-day-1-heading = Morning
offerapp2-day-1-text = Good morning, it says. Capsules with your toast, one tick.
offerapp2-day-2-heading = Midday
offerapp2-day-2-text = A glass of water, the second tick. Then the phone goes back into your bag.
offerapp2-day-3-heading = Evening
offerapp2-day-3-text = Once around the block. If you stay in, nobody tells you off.
offerapp2-limits-heading = What it does not do
offerapp2-limits-1 = The app makes no diagnoses and gives no medical advice. It reminds you, and that is all.
offerapp2-action-order = Continue to your order
offerapp2-action-add = Add the app to an order

# /offerpay

offerpay-title = Check your order and pay | { -brand }
offerpay-description = Address, delivery, payment, review: the four parts of an order with { -brand } and what the order button means.
offerpay-heading = Your order
offerpay-lead = Four parts on one page. Nothing is binding until the last button.
offerpay-parts-heading = The four parts
offerpay-parts-1-heading = Address
offerpay-parts-1-text = Where the parcel should go, and an email address for the confirmation.
offerpay-parts-2-heading = Delivery
offerpay-parts-2-text = Cost and date are shown here before you pay.
offerpay-parts-3-heading = Payment
offerpay-parts-3-text = You see what is available in your country. No way of paying on credit is selected in advance.
offerpay-parts-4-heading = Review
offerpay-parts-4-text = Items, quantities, unit prices and the total including VAT, one below the other.
offerpay-button-heading = What the button means
offerpay-button-1 = The order becomes binding only with the button that states the obligation to pay. No other button starts a payment.
offerpay-button-2 = After that you receive a confirmation by email, with the contract and your cancellation rights.
offerpay-action-after = What comes after an order
offerpay-action-terms = Read the terms
offerpay-action-packs = Back to the packs
