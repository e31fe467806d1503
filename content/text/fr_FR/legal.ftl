### Textes autour des mentions obligatoires : rubriques sans document propre et sommaire.

legal-contents = Sommaire
legal-version = Version du { $version }
section-ingredients = Ingrédients
section-contact = Contact
ingredients-lead = { -daily-trio } contient de la choline, du zinc, du chrome, de la vitamine B6 et de la vitamine C. { -daily-fibre } contient du glucomannane de racine de konjac. Les images montrent des aliments où l’on trouve aussi le nutriment, pas la matière première des gélules.
ingredients-choline = Choline, présente aussi dans le soja
ingredients-zinc = Zinc, présent aussi dans les graines de courge
ingredients-chromium = Chrome, présent aussi dans le brocoli
ingredients-b6 = Vitamine B6, présente aussi dans les pois chiches
ingredients-c = Vitamine C, présente aussi dans le citron
ingredients-glucomannan = Glucomannane de racine de konjac
contact-lead = Écrivez-nous, appelez-nous ou envoyez-nous un courrier. Nous répondons les jours ouvrés, le plus souvent dans la journée.
contact-phone-label = Téléphone
contact-email-label = E-mail
contact-address-label = Adresse
