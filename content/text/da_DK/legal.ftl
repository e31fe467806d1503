### Tekster omkring de lovpligtige oplysninger: afsnit uden eget dokument og indholdsfortegnelsen.

legal-contents = Indhold
legal-version = Version af { $version }
section-ingredients = Ingredienser
section-contact = Kontakt
ingredients-lead = { -daily-trio } indeholder cholin, zink, chrom, vitamin B6 og vitamin C. { -daily-fibre } indeholder glucomannan fra konjakrod. Billederne viser fødevarer, hvor næringsstoffet også findes, ikke kapslernes råvare.
ingredients-choline = Cholin, findes også i sojabønner
ingredients-zinc = Zink, findes også i græskarkerner
ingredients-chromium = Chrom, findes også i broccoli
ingredients-b6 = Vitamin B6, findes også i kikærter
ingredients-c = Vitamin C, findes også i citron
ingredients-glucomannan = Glucomannan fra konjakrod
contact-lead = Skriv til os, ring, eller send et brev. Vi svarer på hverdage, som regel inden for en dag.
contact-phone-label = Telefon
contact-email-label = E-mail
contact-address-label = Adresse
