### Texts around the obligatory information: sections without a document of their own, and the list of contents.

legal-contents = Contents
legal-day = Last updated: { $day }
section-ingredients = Ingredients
section-contact = Contact
ingredients-lead = { -daily-trio } contains choline, zinc, chromium, vitamin B6 and vitamin C. Its pictures show foods in which each nutrient is also found, not the raw material of the capsules. { -daily-fibre } contains glucomannan from konjac root.
ingredients-choline = Choline, also found in soybeans
ingredients-zinc = Zinc, also found in pumpkin seeds
ingredients-chromium = Chromium, also found in broccoli
ingredients-b6 = Vitamin B6, also found in chickpeas
ingredients-c = Vitamin C, also found in lemons
ingredients-glucomannan = Glucomannan from konjac root
contact-lead = You can email us, call us or send a letter. We normally answer messages within three working days.
contact-phone-label = Phone
contact-email-label = Email
contact-address-label = Address
