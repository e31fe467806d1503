### Pakollisten tietojen ympärillä olevat tekstit: osiot ilman omaa asiakirjaa ja sisällysluettelo.

legal-contents = Sisällys
legal-version = Versio { $version }
section-ingredients = Ainesosat
section-contact = Yhteystiedot
ingredients-lead = { -daily-trio } sisältää koliinia, sinkkiä, kromia, B6-vitamiinia ja C-vitamiinia. { -daily-fibre } sisältää konjac-juuren glukomannaania. Kuvissa on ruoka-aineita, joissa ravintoainetta myös on, ei kapselien raaka-aine.
ingredients-choline = Koliini, jota on myös soijapavuissa
ingredients-zinc = Sinkki, jota on myös kurpitsansiemenissä
ingredients-chromium = Kromi, jota on myös parsakaalissa
ingredients-b6 = B6-vitamiini, jota on myös kikherneissä
ingredients-c = C-vitamiini, jota on myös sitruunassa
ingredients-glucomannan = Konjac-juuren glukomannaani
contact-lead = Kirjoita, soita tai lähetä kirje. Vastaamme arkisin, yleensä vuorokauden sisällä.
contact-phone-label = Puhelin
contact-email-label = Sähköposti
contact-address-label = Osoite
