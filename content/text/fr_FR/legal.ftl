### Textes autour des mentions obligatoires : rubriques sans document propre et sommaire.

legal-contents = Sommaire
legal-day = Dernière mise à jour : { $day }
section-ingredients = Ingrédients
section-contact = Contact
ingredients-lead = { -daily-trio } contient de la choline, du zinc, du chrome, de la vitamine B6 et de la vitamine C. Les images correspondantes montrent des aliments qui contiennent aussi ce nutriment, et non la matière première des gélules. { -daily-fibre } contient du glucomannane de racine de konjac.
ingredients-choline = Choline, présente aussi dans le soja
ingredients-zinc = Zinc, présent aussi dans les graines de courge
ingredients-chromium = Chrome, présent aussi dans le brocoli
ingredients-b6 = Vitamine B6, présente aussi dans les pois chiches
ingredients-c = Vitamine C, présente aussi dans le citron
ingredients-glucomannan = Glucomannane de racine de konjac
contact-lead = Contactez-nous par e-mail, par téléphone ou par courrier. Nous répondons aux messages en règle générale sous trois jours ouvrés.
contact-phone-label = Téléphone
contact-email-label = E-mail
contact-address-label = Adresse
