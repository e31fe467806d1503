### Texts around the obligatory information: sections without a document of their own, and the list of contents.

legal-contents = Contents
legal-version = Version of { $version }
section-ingredients = Ingredients
section-contact = Contact
ingredients-lead = { -daily-trio } contains choline, zinc, chromium, vitamin B6 and vitamin C. { -daily-fibre } contains glucomannan from konjac root. The pictures show foods in which the nutrient is also found, not the raw material of the capsules.
ingredients-choline = Choline, also found in soybeans
ingredients-zinc = Zinc, also found in pumpkin seeds
ingredients-chromium = Chromium, also found in broccoli
ingredients-b6 = Vitamin B6, also found in chickpeas
ingredients-c = Vitamin C, also found in lemons
ingredients-glucomannan = Glucomannan from konjac root
contact-lead = Write to us, call us or send a letter. We answer on working days, usually within a day.
contact-phone-label = Phone
contact-email-label = Email
contact-address-label = Address
