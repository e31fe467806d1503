### Texts of the offers and the payment page, with the fixed notices that several pages share.

# Fixed notices, shared by every page that offers the products.

notice-heading = Please note
notice-supplement = Food supplement. Do not exceed the stated recommended daily dose. Food supplements should not be used as a substitute for a varied diet. Keep out of reach of young children.
notice-lifestyle-heading = Keep in mind
notice-lifestyle = A varied, balanced diet and a healthy lifestyle are important. All amounts are per recommended daily serving.
notice-fibre = Take { -daily-fibre } three times a day, 1 g each time, with 1–2 glasses of water before a meal. Warning: there is a risk of choking for people with swallowing difficulties or when taken with too little fluid. Take with plenty of water so that the glucomannan reaches the stomach.

# /take

take-title = { -daily-trio }: one, three or six jars | { -brand }
take-description = { -daily-trio } in three pack sizes, with 60 vegan capsules in every jar. A single purchase, no subscription, and all required details before you order.
take-heading = Choose your pack
take-lead = The contents are always the same. You only decide how many jars go into the parcel.
take-picture-alt = Three jars of { -daily-trio }
take-packs-heading = Three packs
take-packs-1-heading = One jar
take-packs-1-text = 60 capsules. To get to know it, or to top up.
take-packs-2-heading = Three jars
take-packs-2-text = 180 capsules. For a household where more than one person has breakfast.
take-packs-3-heading = Six jars
take-packs-3-text = 360 capsules. A supply for those who already know they are staying with it.
take-action-order = Continue to your order
take-action-express = Express order
take-action-story = The story first
take-action-compare = Compare the products
take-action-campaign = Sales

# /take2

take2-title = A morning with { -daily-trio } | { -brand }
take2-description = How a jar becomes a habit: one morning, told without hurry. After that the facts about { -daily-trio } and the packs.
take2-heading = Half past six, the kettle
take2-lead = Habits need a place. This one has the breakfast table.
take2-morning-heading = An ordinary morning
take2-morning-1 = The kettle hums, the radio murmurs, someone is looking for the other sock. On the table there is bread, a bowl of fruit and the green jar with the bright lid.
take2-morning-2 = It stands there because what is put away is soon forgotten. Lid off, capsules, a sip of water, lid on. There is nothing more to do.
take2-morning-3 = It does not make the day a different one. The day just begins with one thing already done.
take2-facts-heading = The facts
take2-facts-1-heading = In the jar
take2-facts-1-text = 60 vegan capsules with choline, zinc, chromium, vitamin B6 and vitamin C.
take2-facts-2-heading = On the label
take2-facts-2-text = Every amount per daily serving, in type you can read without a magnifying glass.
take2-action-order = Continue to your order
take2-action-packs = See the packs

# /take-test

take-test-title = { -daily-trio } and { -daily-fibre } compared | { -brand }
take-test-description = Two products side by side: contents, amounts, how to take them and who should leave them alone. No winner, but clear differences.
take-test-heading = Two jars side by side
take-test-lead = The two products do not do the same thing. Here is how they differ.
take-test-products-heading = The contents
take-test-products-1-heading = { -daily-trio }
take-test-products-1-text = Choline 200 mg, zinc 5 mg, chromium 40 µg, vitamin B6 1.4 mg and vitamin C 40 mg per daily serving. 60 capsules, vegan.
take-test-products-2-heading = { -daily-fibre }
take-test-products-2-text = Glucomannan from konjac root, 3 g a day in three servings. 90 capsules, vegan.
take-test-choose-heading = Something to go by
take-test-choose-1-heading = You want something with breakfast
take-test-choose-1-text = Then look at { -daily-trio }.
take-test-choose-2-heading = You drink plenty and eat three meals a day
take-test-choose-2-text = Then read up on { -daily-fibre }, above all how to take it.
take-test-action-trio = See { -daily-trio }
take-test-action-fibre = See { -daily-fibre }
take-test-action-book = See { -light-kitchen }

# /buy

buy-title = Express order for { -daily-trio } | { -brand }
buy-description = The shortest way to { -daily-trio } for everyone who knows it already: pack, address, payment. No account, no detours.
buy-heading = You know what you want
buy-lead = Then we will not keep you. It is three steps from here.
buy-fast-heading = The short way
buy-fast-1-heading = Choose a pack
buy-fast-1-text = One, three or six jars of { -daily-trio }.
buy-fast-2-heading = Give an address
buy-fast-2-text = We deliver to eight European countries. You do not need an account.
buy-fast-3-heading = Check and order
buy-fast-3-text = Right before the order button you see contents, quantity and total price once more.
buy-action-order = Go to your order
buy-action-packs = Compare the packs

# /buybf

buybf-title = Sales and the rules behind them | { -brand }
buybf-description = When { -brand } holds a sale, how to tell a genuine reduction and what applies between sales.
buybf-heading = Sales that deserve the name
# lint-allow: urgency — explains how sales work, on a page that runs none and presses nobody
buybf-lead = Now and then { -daily-trio } costs less for a limited time. When it does, it says so here, under these rules.
buybf-rules-heading = Our rules
buybf-rules-1-heading = An end that means it
buybf-rules-1-text = A sale has a fixed end, the same for everyone. After that the normal price applies again.
buybf-rules-2-heading = A fair comparison
buybf-rules-2-text = We compare with the lowest price of the 30 days before the sale.
buybf-rules-3-heading = No jostling
buybf-rules-3-text = We make up neither scarce stock nor crowds of other shoppers.
buybf-between-heading = Between sales
buybf-between-1 = When no sale is running, the usual prices apply. You miss nothing by thinking it over.
buybf-action-order = Continue to your order
buybf-action-packs = See the packs

# /offer

offer-title = Your suggestion after the cards | { -brand }
offer-description = After the card quiz: { -daily-trio } in brief. What is in the jar, how to use it and what comes next.
offer-heading = After the cards: { -daily-trio }
offer-lead = As brief as a card: what it is, what is in it, when to take it.
offer-jar-heading = Three last cards
offer-jar-1-heading = What it is
offer-jar-1-text = A food supplement in 60 vegan capsules.
offer-jar-2-heading = What is in it
offer-jar-2-text = Choline, zinc and chromium, plus vitamin B6 and vitamin C.
offer-jar-3-heading = When to take it
offer-jar-3-text = With breakfast and a glass of water. The daily serving is stated on the jar.
offer-action-order = Continue to your order
offer-action-compare = Compare the products

# /offer1

offer1-title = Your plan with { -daily-trio } | { -brand }
offer1-description = Your suggestion from the quiz: { -daily-trio } with choline, zinc and chromium. Nutrients, amounts and all you may want to know before ordering.
offer1-heading = Your plan: one jar, one fixed moment
offer1-lead = What follows from your answers is not a miracle but a simple habit. These are the nutrients behind it.
offer1-nutrients-heading = The nutrients
offer1-nutrients-1-heading = Choline, 200 mg
offer1-nutrients-1-text = Choline contributes to normal lipid metabolism.
offer1-nutrients-2-heading = Chromium, 40 µg
offer1-nutrients-2-text = Chromium contributes to the maintenance of normal blood glucose levels.
offer1-nutrients-3-heading = Vitamin C, 40 mg
offer1-nutrients-3-text = Vitamin C contributes to the normal function of the immune system.
offer1-before-heading = Before you order
offer1-before-1 = You buy once. There is no subscription and no automatic renewal.
offer1-before-2 = Once the goods have arrived you have 14 days to cancel, without giving a reason.
offer1-action-order = Continue to your order
offer1-action-extras = See it with extras

# /offer2

offer2-title = Find the right pack | { -brand }
offer2-description = Three steps to the right pack of { -daily-trio }: estimate what you need, choose a size, check the details. A single purchase, no subscription.
offer2-heading = Which pack suits you?
offer2-lead = Three thoughts and the size is settled.
offer2-choose-heading = In three steps
offer2-choose-1-heading = Who is it for?
offer2-choose-1-text = For you alone, one jar is enough to begin with. Shared between two, it empties sooner.
offer2-choose-2-heading = Where will it stand?
offer2-choose-2-text = One jar belongs on the table. The others need a dry, cool place.
offer2-choose-3-heading = How sure are you?
offer2-choose-3-text = If you are unsure, take the smallest pack. You can always order again.
offer2-unsure-heading = Still undecided?
offer2-unsure-1 = Read first what a morning with the jar looks like. The packs will still be here.
offer2-action-order = Continue to your order
offer2-action-story = Read the story first

# /offer3

offer3-title = One jar of { -daily-trio } | { -brand }
offer3-description = One jar of { -daily-trio } with 60 vegan capsules. This page says what the label says, and nothing else.
offer3-heading = One jar, one label
offer3-lead = No bundle, no free gift. Just the product and its details.
offer3-label-heading = Per daily serving
offer3-label-1-heading = Choline
offer3-label-1-text = 200 mg. Also found in soybeans.
offer3-label-2-heading = Zinc
offer3-label-2-text = 5 mg. Also found in pumpkin seeds.
offer3-label-3-heading = Chromium
offer3-label-3-text = 40 µg. Also found in broccoli.
offer3-label-4-heading = Vitamin B6 and vitamin C
offer3-label-4-text = 1.4 mg and 40 mg. Also found in chickpeas and lemons.
offer3-action-order = Order one jar
offer3-action-fibre = { -daily-fibre } instead

# /offerV3

offerv3-title = { -daily-trio } in full detail | { -brand }
offerv3-description = Everything about { -daily-trio } on one long page: nutrients with amounts, a routine to borrow and the required statements.
offerv3-heading = All about { -daily-trio }, from top to bottom
offerv3-lead = You took the quiz in sections, and this page works the same way: first the nutrients, then the routine, then the notices.
offerv3-nutrients-heading = Section one: the nutrients
offerv3-nutrients-1-heading = Choline, 200 mg
offerv3-nutrients-1-text = Choline contributes to normal lipid metabolism.
offerv3-nutrients-2-heading = Vitamin B6, 1.4 mg
offerv3-nutrients-2-text = Vitamin B6 contributes to the reduction of tiredness and fatigue.
offerv3-nutrients-3-heading = Vitamin C, 40 mg
offerv3-nutrients-3-text = Vitamin C contributes to normal energy-yielding metabolism.
offerv3-routine-heading = Section two: the routine
offerv3-routine-1-heading = Set it out at night
offerv3-routine-1-text = Put the jar next to the cup you drink from in the morning.
offerv3-routine-2-heading = Take it in the morning
offerv3-routine-2-text = The daily serving with breakfast and a glass of water.
offerv3-routine-3-heading = Missing a day is fine
offerv3-routine-3-text = Forgot it once? Do not take more than usual the next day.
offerv3-action-order = Continue to your order
offerv3-action-extras = See it with extras

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

# /offer-upsells2

offer-upsells2-title = { -daily-trio } with extras | { -brand }
offer-upsells2-description = What you can add before you order: { -daily-fibre }, an e-book or the app. Nothing is selected in advance and it all goes into one order.
offer-upsells2-heading = Anything else? Only if you want to
offer-upsells2-lead = All extras go into the same order, with one total and one button at the end.
offer-upsells2-extras-heading = The extras
offer-upsells2-extras-1-heading = { -daily-fibre }
offer-upsells2-extras-1-text = Glucomannan from konjac root, 90 capsules. Please read the warning on this page first.
offer-upsells2-extras-2-heading = { -light-kitchen }
offer-upsells2-extras-2-text = 60 simple recipes as an e-book.
offer-upsells2-extras-3-heading = The day app
offer-upsells2-extras-3-text = Reminds you of capsules, water and the evening walk.
offer-upsells2-rule-heading = Our rule
offer-upsells2-rule-1 = We tick no box for you. You do not pay for anything you have not chosen yourself.
offer-upsells2-action-order = Continue to your order
offer-upsells2-action-book = See the e-book
offer-upsells2-action-app = See the app

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
