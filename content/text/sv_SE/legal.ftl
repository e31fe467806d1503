### Texter kring den obligatoriska informationen: avsnitt utan eget dokument och innehållsförteckning.

legal-contents = Innehåll
legal-day = Senast uppdaterad: { $day }
section-ingredients = Ingredienser
section-contact = Kontakt
ingredients-lead = { -daily-trio } innehåller kolin, zink, krom, vitamin B6 och vitamin C. Motsvarande bilder visar livsmedel där näringsämnet också finns, inte råvaran i kapslarna. { -daily-fibre } innehåller glukomannan från konjakrot.
ingredients-choline = Kolin, som också finns i sojabönor
ingredients-zinc = Zink, som också finns i pumpakärnor
ingredients-chromium = Krom, som också finns i broccoli
ingredients-b6 = Vitamin B6, som också finns i kikärtor
ingredients-c = Vitamin C, som också finns i citron
ingredients-glucomannan = Glukomannan från konjakrot
contact-lead = Mejla oss, ring eller skicka ett brev. Vi svarar normalt på meddelanden inom tre arbetsdagar.
contact-phone-label = Telefon
contact-email-label = E-post
contact-address-label = Adress
