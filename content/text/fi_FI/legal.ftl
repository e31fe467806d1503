### Pakollisten tietojen ympärillä olevat tekstit: osiot ilman omaa asiakirjaa ja sisällysluettelo.

legal-contents = Sisällys
legal-day = Päivitetty: { $day }
section-ingredients = Ainesosat
section-contact = Yhteystiedot
ingredients-lead = { -daily-trio } sisältää koliinia, sinkkiä, kromia, B6‑vitamiinia ja C‑vitamiinia. Sen kuvissa on ruoka-aineita, joissa on myös samaa ravintoainetta, ei kapselien raaka-aineita. { -daily-fibre } sisältää konjakjuuren glukomannaania.
ingredients-choline = Koliini, jota on myös soijapavuissa
ingredients-zinc = Sinkki, jota on myös kurpitsansiemenissä
ingredients-chromium = Kromi, jota on myös parsakaalissa
ingredients-b6 = B6‑vitamiini, jota on myös kikherneissä
ingredients-c = C‑vitamiini, jota on myös sitruunassa
ingredients-glucomannan = Konjakjuuren glukomannaani
contact-lead = Lähetä sähköpostia, soita tai kirjoita kirje. Vastaamme viesteihin yleensä kolmen arkipäivän kuluessa.
contact-phone-label = Puhelin
contact-email-label = Sähköposti
contact-address-label = Osoite
