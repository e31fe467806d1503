### Texts of the landing pages: index, home, vsl-de.

# /

index-title = Food supplements for every day | { -brand }
index-description = Two vegan food supplements with plain labels: { -daily-trio } and { -daily-fibre }. A short quiz helps you see what fits your day.
index-heading = A regular place at the breakfast table
index-lead = { -brand } makes two food supplements. What is inside is on the front of the jar, and that is all we promise.
lifestyle-hero-alt = { -daily-trio } jar on a sage backdrop, with leaves, lemon and ginger
index-what-heading = What we make
index-what-1-heading = { -daily-trio }
index-what-1-text = Choline, zinc and chromium, plus vitamin B6 and vitamin C. 60 capsules, vegan.
index-what-2-heading = { -daily-fibre }
index-what-2-text = Glucomannan from konjac root, 3 g a day. 90 capsules, vegan, always with plenty of water.
index-what-3-heading = { -light-kitchen }
index-what-3-text = Our e-book of 60 simple recipes for days when dinner has to be quick.
index-way-heading = How to find what suits you
index-way-1-heading = Answer a few questions
index-way-1-text = The quiz asks about your day, your meals and your habits.
index-way-2-heading = Read your result
index-way-2-text = You see your answers sorted on one page, with or without an email address.
index-way-3-heading = Decide in your own time
index-way-3-text = The packs are there to look at whenever you like. You do not need the quiz for that.
index-action-quiz = See the quiz
index-action-packs = See the packs
index-action-story = Read our story

# /home

home-title = The story behind the jars | { -brand }
home-description = Why { -brand } makes only two products, what is in { -daily-trio } and what can fairly be said about its nutrients.
home-heading = Fewer jars, plainer labels
home-lead = Everything in its order: where the idea came from, what is in the jar and what to make of it.
home-story-heading = How we work
home-story-1 = The supplement shelf is long and many labels say very little. We settled on two products and describe them so that you can understand them in a minute.
home-story-2 = We show no before-and-after pictures and name no deadlines. A capsule replaces neither breakfast nor a walk. It can have its place beside both.
home-nutrients-heading = What is in { -daily-trio }
home-nutrients-1-heading = Choline, 200 mg
home-nutrients-1-text = Choline contributes to normal lipid metabolism. It is also found in soybeans.
home-nutrients-2-heading = Chromium, 40 µg
home-nutrients-2-text = Chromium contributes to the maintenance of normal blood glucose levels. It is also found in broccoli.
home-nutrients-3-heading = Vitamin B6, 1.4 mg
home-nutrients-3-text = Vitamin B6 contributes to the reduction of tiredness and fatigue. It is also found in chickpeas.
home-action-packs = See the packs
home-action-quiz = Go to the quiz
home-action-letter = Read it as a letter

# /VSL-de

vsl-de-title = { -brand }, told from the beginning
vsl-de-description = A short film: what the label says, what a day with { -daily-trio } looks like and what to know before you order. With everything in writing.
vsl-de-heading = What is in the jar, from the beginning
vsl-de-lead = A film of just over a minute that needs no sound. Everything is in writing below it, in plain words.
vsl-de-chapters-heading = The chapters
vsl-de-chapters-1-heading = The label
vsl-de-chapters-1-text = Five nutrients, each with its amount per daily serving.
vsl-de-chapters-2-heading = The morning
vsl-de-chapters-2-text = Why the jar may stand next to your cup instead of in the cupboard.
vsl-de-chapters-3-heading = The limits
vsl-de-chapters-3-text = What a food supplement is not, and who it is not meant for.
vsl-de-chapters-4-heading = The order
vsl-de-chapters-4-text = What you see before you buy and how you can cancel.
vsl-de-wording-heading = The wording
vsl-de-wording-1 = Hello. You have probably seen many jars that promise a great deal. Ours promises little: choline, zinc and chromium, plus vitamin B6 and vitamin C, in 60 vegan capsules.
vsl-de-wording-2 = We are not suggesting a new daily schedule. Have breakfast as usual, drink a glass of water, take a turn around the block in the evening. The capsules are meant for adults and do not replace a varied diet.
vsl-de-wording-3 = If that is enough for you, look at the packs. If you would first like to know whether it fits your day, begin with the quiz.
vsl-de-action-packs = See the packs
vsl-de-action-quiz = Quiz first
