### Texte rund um die Pflichtangaben: Abschnitte ohne eigenes Dokument und das Inhaltsverzeichnis.

legal-contents = Inhalt
legal-version = Stand: { $version }
section-ingredients = Zutaten
section-contact = Kontakt
ingredients-lead = { -daily-trio } enthält Cholin, Zink, Chrom, Vitamin B6 und Vitamin C. { -daily-fibre } enthält Glucomannan aus der Konjakwurzel. Die Bilder zeigen Lebensmittel, in denen der Nährstoff auch vorkommt, nicht den Rohstoff der Kapseln.
ingredients-choline = Cholin, auch in Sojabohnen enthalten
ingredients-zinc = Zink, auch in Kürbiskernen enthalten
ingredients-chromium = Chrom, auch in Brokkoli enthalten
ingredients-b6 = Vitamin B6, auch in Kichererbsen enthalten
ingredients-c = Vitamin C, auch in Zitronen enthalten
ingredients-glucomannan = Glucomannan aus der Konjakwurzel
contact-lead = Schreib uns, ruf an oder schick einen Brief. Wir antworten an Werktagen, meist innerhalb eines Tages.
contact-phone-label = Telefon
contact-email-label = E-Mail
contact-address-label = Anschrift
