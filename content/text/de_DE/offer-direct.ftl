### Texts of the offers that need no quiz: take, take2, take-test, offer3, buy, buybf, offer-upsells2.

# /take

take-press-heading = Erfundene Zeitungsnamen, nur als Muster
