### Texts of the products: names, what the label says, packages, the pictures that show them, and what several offers repeat.

# Pictures

jar-1-alt = { -daily-trio }, jar of 60 capsules
jar-3-alt = Three jars of { -daily-trio }
jar-6-alt = Six jars of { -daily-trio }, stacked as a tower
fibre-jar-1-alt = { -daily-fibre }, jar of 90 capsules
fibre-jar-3-alt = Three jars of { -daily-fibre }
ebook-alt = Cover of { -light-kitchen }, 60 simple recipes
phone-alt = Phone with a daily routine: capsules with breakfast, a glass of water, an evening walk
capsules-macro-alt = Capsules seen close up, in apricot, cream and pine green
lifestyle-sand-alt = { -daily-trio } jar on a sand-coloured backdrop, with leaves, lemon and ginger
og-base-alt = { -daily-trio } jar on a plinth against a sage backdrop
sale-banner-alt = Three jars of { -daily-trio } on plinths against an apricot backdrop

# Nutrients

choline-name = Choline
choline-source = also found in soybeans
zinc-name = Zinc
zinc-source = also found in pumpkin seeds
chromium-name = Chromium
chromium-source = also found in broccoli
vitamin-b6-name = Vitamin B6
vitamin-b6-source = also found in chickpeas
vitamin-c-name = Vitamin C
vitamin-c-source = also found in lemons
glucomannan-name = Glucomannan
glucomannan-source = from konjac root

# Cautions that both supplements share

caution-age = Not for anyone under 18.
caution-pregnancy = If you are pregnant or breastfeeding, use only after speaking to your GP or midwife.

# Daily Trio

daily-trio-name = { -daily-trio }
daily-trio-line = Five nutrients in two vegan capsules, taken with breakfast
daily-trio-net-quantity = 60 capsules
daily-trio-dose = 2 capsules a day with breakfast, swallowed whole with a glass of water. One jar lasts 30 days.
daily-trio-ingredients = Choline bitartrate, rice flour, capsule shell (hydroxypropyl methylcellulose; colours: calcium carbonate, carotenes), L-ascorbic acid, zinc citrate, anti-caking agent: magnesium salts of vegetable fatty acids, pyridoxine hydrochloride, chromium picolinate.
daily-trio-storage = Keep dry, below 25 °C and away from light. Close the lid firmly each time.
daily-trio-caution-medicine = If you take medicine regularly, especially medicine that acts on blood sugar, ask your pharmacist or GP surgery before use.
daily-trio-caution-zinc = Contains zinc. Do not take other supplements with zinc alongside it.
daily-trio-1-name = 1 jar
daily-trio-1-note = 60 capsules for 30 days.
daily-trio-3-name = 3 jars
daily-trio-3-note = 180 capsules for 90 days. Or 30, if there are three of you.
daily-trio-6-name = 6 jars
daily-trio-6-note = 360 capsules for 180 days. A tower for the larder.

# Daily Fibre

daily-fibre-name = { -daily-fibre }
daily-fibre-line = Glucomannan from konjac root, vegan, always with plenty of water
daily-fibre-net-quantity = 90 capsules
daily-fibre-dose = 6 capsules a day in three servings: 2 capsules (1 g of glucomannan) before a meal, each time with one or two glasses of water. One jar lasts 15 days.
daily-fibre-ingredients = Glucomannan from konjac root (Amorphophallus konjac), capsule shell (hydroxypropyl methylcellulose; colours: calcium carbonate, copper complexes of chlorophylls), anti-caking agent: magnesium salts of vegetable fatty acids.
daily-fibre-storage = Keep dry and below 25 °C. Glucomannan attracts moisture: close the lid at once and never reach into the jar with wet hands.
daily-fibre-caution-swallowing = Do not use if you have difficulty swallowing, a narrowing of the gullet, stomach or bowel, or have been told to drink little.
daily-fibre-caution-night = Do not take lying down or just before going to bed.
daily-fibre-caution-medicine = Glucomannan can bind medicine. Take medicine, the contraceptive pill included, several hours apart, and ask your pharmacist or GP surgery first.
daily-fibre-1-name = 1 jar
daily-fibre-1-note = 90 capsules for 15 days.
daily-fibre-3-name = 3 jars
daily-fibre-3-note = 270 capsules for 45 days.

# The Light Kitchen

light-kitchen-name = { -light-kitchen }
light-kitchen-line = 60 simple recipes as an e-book
light-kitchen-1-name = E-book
light-kitchen-1-note = PDF for phone, tablet and computer. Buy it once, keep it for good.

# Daily Companion

daily-companion-name = Daily Companion
daily-companion-line = The app that reminds you of three things a day
daily-companion-1-name = Access for 12 months
daily-companion-1-note = Ends by itself. No subscription, nothing to cancel.

# What several offers repeat

trio-facts-heading = The label, in full
trio-label-heading = The label of { -daily-trio }
fibre-label-heading = The label of { -daily-fibre }
trio-withdrawal-1 = From the day your parcel arrives you have 14 days to cancel, without giving a reason. That is the law, and we keep it simple: online, with your name, the order number and an email address.
trio-withdrawal-2 = The right can end only for a jar whose seal you have broken. Sealed jars from the same order can come back; you pay the return postage.
trio-packages-lead = The same jar in every pack. You buy once; there is no subscription.
