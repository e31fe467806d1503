### Texts of the offers that need no quiz: take, take2, take-test, offer3, buy, buybf, offer-upsells2.

# /take

take-title = { -daily-trio }: one, three or six jars | { -brand }
take-description = { -daily-trio } in three pack sizes, 60 vegan capsules in every jar. A single purchase, no subscription, and the full label on the same page.
take-eyebrow = { -daily-trio }
take-heading = Choose your pack
take-lead = One, three or six jars. What is inside is always the same; you only decide how many to keep.
take-note-1 = 60 vegan capsules in each jar
take-note-2 = Two capsules a day
take-note-3 = No subscription, no account
take-packages-heading = Three sizes, one jar
take-trust-1 = Sent with the seal intact
take-trust-2 = Delivery cost shown before you pay
take-trust-3 = Ways to pay that you know
take-trust-4 = Replies, usually within three working days
take-brand-heading = We make little. We describe it well.
take-brand-1 = { -brand } has two food supplements, a cookbook and an app. The shelf is short, which leaves room for long labels.
take-brand-2 = { -daily-trio } is the plainer of the two jars: once a day, one meal, one glass of water. It asks for no more than that, and claims no more.
take-nutrients-heading = What is in every jar
take-benefits-heading = Three names, three sentences
take-press-heading = Reserved for the press
take-reviews-heading = From other kitchens
take-faq-heading = Before you order
take-faq-1-question = When will the parcel arrive?
take-faq-1-answer = The delivery time for your country is further down, beside the ways to pay. We count in working days from the moment we have your order.
take-faq-2-question = Does delivery cost more for six jars?
take-faq-2-answer = No. Each order carries one fixed charge for your country, however many jars are in the parcel.
take-faq-3-question = Do I have to take the quiz first?
take-faq-3-answer = No. The quiz helps you think it over. If you have done that already, you are in the right place.
take-guarantee-heading = Fourteen days to think again
take-actions-heading = Or go another way
take-action-express = Express order
take-action-story = The story first
take-action-compare = Compare the products
take-action-campaign = Seasonal page

# /take2

take2-title = A morning with { -daily-trio } | { -brand }
take2-description = How a jar becomes a habit: one morning, told without hurry. After that the nutrients, the packs and the label.
take2-eyebrow = A breakfast story
take2-heading = Half past six, the kettle
take2-lead = Habits need a home. This one lives on the breakfast table.
take2-morning-heading = An ordinary morning
take2-morning-1 = The kettle hums, the radio murmurs, someone is looking for the other sock. On the table there is bread, a bowl of fruit and the green jar with the bright lid.
take2-morning-2 = It is there because what gets put away gets forgotten. Lid off, two capsules, a glass of water, lid on. There is nothing more to do.
take2-morning-3 = It does not turn the day into a different one. The day just begins with one thing already done.
take2-clock-heading = Five minutes, up close
take2-clock-1-heading = 6.30, the kettle
take2-clock-1-text = It takes four minutes. You have that much time even when you have none.
take2-clock-2-heading = 6.34, the capsules
take2-clock-2-text = With the first bite and a large glass of water. The tea can go on brewing.
take2-clock-3-heading = 6.35, the sock
take2-clock-3-text = The jar is back beside the cup. The sock is usually under the sofa.
take2-jar-heading = Why a jar can be handsome
take2-jar-1 = You do not put away what you like to look at. So our jar is pine green with an apricot lid, and gets on well with the marmalade and the newspaper.
take2-jar-2 = On the label something is growing in front of a sun above hills. We never settled whether it is rising or setting. In the morning the answer is plain.
take2-nutrients-heading = And what is in it?
take2-benefits-heading = Two sentences, word for word
take2-benefits-lead = The story is made up. These two sentences are not: this is how they appear on the official list.
take2-packages-heading = A jar for your table
take2-reviews-heading = From other breakfast tables
take2-guarantee-heading = If your mornings are different
take2-action-packs = All packs at a glance

# /take-test

take-test-title = { -daily-trio } and { -daily-fibre } compared | { -brand }
take-test-description = Two products side by side: contents, amounts, how to take them and who should leave them alone. No winner, but clear differences.
take-test-eyebrow = A comparison without a winner
take-test-heading = Two jars side by side
take-test-lead = They do not do the same thing, nor ask the same of you: one wants your breakfast, the other plenty of water three times a day.
take-test-jars-heading = Meet the two
take-test-jars-1-text = Choline, zinc and chromium, plus vitamin B6 and vitamin C. Pine green with an apricot lid.
take-test-jars-2-text = A fibre from konjac root. Sage green with a coral lid.
take-test-compare-heading = Line by line
take-test-compare-inside = In a day’s capsules
take-test-compare-inside-trio = Five nutrients
take-test-compare-inside-fibre = 3 g of glucomannan
take-test-compare-count = Capsules a day
take-test-compare-count-trio = 2, together
take-test-compare-count-fibre = 6, in three servings
take-test-compare-when = When
take-test-compare-when-trio = With breakfast
take-test-compare-when-fibre = Before three meals
take-test-compare-water = Water with it
take-test-compare-water-trio = One glass
take-test-compare-water-fibre = One or two glasses per serving
take-test-compare-lasts = One jar lasts
take-test-compare-lasts-trio = 30 days
take-test-compare-lasts-fibre = 15 days
take-test-compare-medicine = If you take medicine
take-test-compare-medicine-trio = Ask first
take-test-compare-medicine-fibre = Ask first, and keep them several hours apart
take-test-compare-swallowing = If swallowing is difficult
take-test-compare-swallowing-trio = Mind the capsule size, about 2 cm
take-test-compare-swallowing-fibre = Please do not take it
take-test-compare-vegan = Vegan
take-test-compare-subscription = Subscription
take-test-choose-heading = How to choose
take-test-choose-1-heading = You like breakfast
take-test-choose-1-text = Then { -daily-trio } is the simpler jar: once a day, and that is it.
take-test-choose-2-heading = You drink plenty and eat regular meals
take-test-choose-2-text = Then read up on { -daily-fibre }, especially what it says about water.
take-test-choose-3-heading = You cannot decide
take-test-choose-3-text = Then take neither for now. Both jars are patient.
take-test-trio-heading = Jar one: { -daily-trio }
take-test-trio-inside = What is in jar one
take-test-fibre-heading = Jar two: { -daily-fibre }
take-test-fibre-lead = Every serving needs one or two glasses of water. Please read the warning further down before you buy.
take-test-fibre-inside = What is in jar two
take-test-guarantee-heading = Picked the wrong one?
take-test-action-trio = All about { -daily-trio }
take-test-action-fibre = All about { -daily-fibre }
take-test-action-book = No capsules, I’d rather cook

# /offer3

offer3-title = One jar of { -daily-trio } | { -brand }
offer3-description = One jar of { -daily-trio } with 60 vegan capsules. This page says what the label says, and then it stops.
offer3-eyebrow = No bundle, no free gift
offer3-heading = One jar, one label
offer3-lead = Here is what it says on the jar. Nothing else.
offer3-nutrients-heading = Front: five nutrients
offer3-price-heading = Price tag: one jar
offer3-facts-heading = Back: everything else
offer3-missing-heading = Missing on purpose
offer3-missing-1-heading = A story
offer3-missing-1-text = It is on another page, and involves a kettle.
offer3-missing-2-heading = A second jar
offer3-missing-2-text = When the first one is empty, you will know better than we do whether you want another.
offer3-missing-3-heading = Exclamation marks
offer3-missing-3-text = There is no room for them on a label.
offer3-guarantee-heading = And if you don’t like it
offer3-order = Order one jar
offer3-action-fibre = { -daily-fibre } instead
offer3-action-story = The story with the kettle

# /buy

buy-title = Express order for { -daily-trio } | { -brand }
buy-description = The shortest way to { -daily-trio } for everyone who knows the jar already: pack, address, payment. No account, no detours.
buy-eyebrow = Topping up
buy-heading = You know what you want
buy-lead = Then we won’t keep you.
buy-packages-heading = How many?
buy-nutrients-heading = A reminder: what is in it
buy-guarantee-heading = Applies the third time too
buy-action-packs = I’d rather take my time

# /buybf

buybf-title = When everyone else is shouting | { -brand }
buybf-description = The seasonal page of { -brand }: { -daily-trio } in three packs, and the rules by which we run a campaign. No shouting.
buybf-eyebrow = The season at { -brand }
buybf-heading = When everyone else is shouting
buybf-lead = Nobody raises their voice here. Three packs of { -daily-trio }, and if a campaign is running, its end is right beside them.
buybf-campaign-heading = A campaign is running
buybf-campaign-lead = What it does to the price is further down, with each pack: the same for everyone, no code needed.
buybf-packages-heading = The packs, in peace
buybf-rules-heading = If we run a campaign, this is how
buybf-rules-1-heading = With a beginning and an end
buybf-rules-1-text = Both dates are next to the price, the same for everyone. Afterwards the usual price applies again.
buybf-rules-2-heading = With a fair comparison
buybf-rules-2-text = Where there are two prices side by side, the older one is the lowest of the 30 days before.
buybf-rules-3-heading = Without elbowing
buybf-rules-3-text = We invent neither low stock nor other shoppers who happen to be looking.
buybf-between-heading = No date next to the price?
buybf-between-1 = Then no campaign is running and the usual prices apply. You miss nothing by sleeping on it. Twice, if you like.
buybf-between-2 = Thinking of a present? { -daily-trio } is for adults, and anyone who takes medicine should ask first. A cookbook suits nearly everyone.
buybf-nutrients-heading = Never seasonal: what is inside
buybf-benefits-heading = True all year round
buybf-guarantee-heading = In case it was a whim
buybf-action-packs = To the packs, season or not
buybf-action-book = See the cookbook

# /offer-upsells2

offer-upsells2-title = { -daily-trio } with extras | { -brand }
offer-upsells2-description = What you can add to { -daily-trio }: { -daily-fibre }, a cookbook or the app. Nothing is selected in advance.
offer-upsells2-eyebrow = One order, one total
offer-upsells2-heading = Anything else? Only if you like.
offer-upsells2-lead = Your pack first, then three things that go with it. Nothing is chosen for you.
offer-upsells2-packages-heading = The pack first
offer-upsells2-nutrients-heading = What is in it
offer-upsells2-extras-heading = Then the extras, if you like
offer-upsells2-extras-lead = You tick the boxes yourself. One button takes along everything you have chosen.
offer-upsells2-fibre-heading = With plenty of water: { -daily-fibre }
offer-upsells2-fibre-text = Glucomannan from konjac root. Every serving needs one or two glasses of water; please read the warning on this page first.
offer-upsells2-book-heading = With knife and fork: { -light-kitchen }
offer-upsells2-book-text = 60 recipes for evenings when nobody wants to stand at the hob for long. A PDF, so nothing to post.
offer-upsells2-app-heading = With a knot in your hankie: { daily-companion-name }
offer-upsells2-app-text = Reminds you of capsules, water and an evening walk. After twelve months access ends by itself.
offer-upsells2-rule-heading = Our rule
offer-upsells2-rule-1 = We never tick a box for you. What you have not chosen yourself is not on the bill.
offer-upsells2-rule-2 = { -daily-trio } gets on perfectly well by itself.
offer-upsells2-faq-heading = How it all arrives
offer-upsells2-faq-1-question = Does everything come in one parcel?
offer-upsells2-faq-1-answer = The jars do, and you pay for delivery once. The e-book and the app come by email: straight after payment if you agree to that, otherwise when the cancellation period has ended.
offer-upsells2-faq-2-question = Can I cancel a single extra?
offer-upsells2-faq-2-answer = Yes. You can cancel the whole order or only part of it. What applies to the e-book and the app is just below.
offer-upsells2-guarantee-heading = Too much in the basket?
offer-upsells2-digital = For the e-book and the app the right ends when supply has begun, if you expressly agreed to that beforehand.
offer-upsells2-action-book = More about the e-book
offer-upsells2-action-app = More about the app
