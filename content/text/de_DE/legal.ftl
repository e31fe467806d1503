### Texte rund um die Pflichtangaben: Abschnitte ohne eigenes Dokument und das Inhaltsverzeichnis.

legal-contents = Inhalt
legal-day = Stand: { $day }
section-ingredients = Zutaten
section-contact = Kontakt
ingredients-lead = { -daily-trio } enthält Cholin, Zink, Chrom, Vitamin B6 und Vitamin C. Die Bilder dazu zeigen Lebensmittel, in denen der jeweilige Nährstoff auch vorkommt, nicht den Rohstoff der Kapseln. { -daily-fibre } enthält Glucomannan aus der Konjakwurzel.
ingredients-choline = Cholin, auch in Sojabohnen enthalten
ingredients-zinc = Zink, auch in Kürbiskernen enthalten
ingredients-chromium = Chrom, auch in Brokkoli enthalten
ingredients-b6 = Vitamin B6, auch in Kichererbsen enthalten
ingredients-c = Vitamin C, auch in Zitronen enthalten
ingredients-glucomannan = Glucomannan aus der Konjakwurzel
contact-lead = Du erreichst uns per E-Mail, Telefon oder Brief. Auf Nachrichten antworten wir in der Regel innerhalb von drei Werktagen.
contact-phone-label = Telefon
contact-email-label = E-Mail
contact-address-label = Anschrift
