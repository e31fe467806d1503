### Texter kring den obligatoriska informationen: avsnitt utan eget dokument och innehållsförteckning.

legal-contents = Innehåll
legal-version = Version { $version }
section-ingredients = Ingredienser
section-contact = Kontakt
ingredients-lead = { -daily-trio } innehåller kolin, zink, krom, vitamin B6 och vitamin C. { -daily-fibre } innehåller glukomannan från konjakrot. Bilderna visar livsmedel där näringsämnet också finns, inte råvaran i kapslarna.
ingredients-choline = Kolin, finns också i sojabönor
ingredients-zinc = Zink, finns också i pumpakärnor
ingredients-chromium = Krom, finns också i broccoli
ingredients-b6 = Vitamin B6, finns också i kikärter
ingredients-c = Vitamin C, finns också i citron
ingredients-glucomannan = Glukomannan från konjakrot
contact-lead = Skriv till oss, ring eller skicka ett brev. Vi svarar på vardagar, oftast inom en dag.
contact-phone-label = Telefon
contact-email-label = E-post
contact-address-label = Adress
