### Tekster omkring de lovpligtige oplysninger: afsnit uden eget dokument og indholdsfortegnelsen.

legal-contents = Indhold
legal-day = Senest opdateret: { $day }
section-ingredients = Ingredienser
section-contact = Kontakt
ingredients-lead = { -daily-trio } indeholder cholin, zink, chrom, vitamin B6 og C-vitamin. De tilhørende billeder viser fødevarer, hvor næringsstoffet også findes, ikke kapslernes råvare. { -daily-fibre } indeholder glucomannan fra konjakrod.
ingredients-choline = Cholin, som også findes i sojabønner
ingredients-zinc = Zink, som også findes i græskarkerner
ingredients-chromium = Chrom, som også findes i broccoli
ingredients-b6 = Vitamin B6, som også findes i kikærter
ingredients-c = C-vitamin, som også findes i citron
ingredients-glucomannan = Glucomannan fra konjakrod
contact-lead = Send en e-mail, ring, eller skriv et brev. Vi svarer normalt på beskeder inden for tre hverdage.
contact-phone-label = Telefon
contact-email-label = E-mail
contact-address-label = Adresse
