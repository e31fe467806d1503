### Texts of a review: the form behind the link of the mail, and what became of it.

feedback-loading = Hetkinen …
feedback-retry = Yritä uudelleen
feedback-offline = Yhteyttä ei ole juuri nyt. Sanasi ovat tallessa. Yritä uudelleen, arvostelu lasketaan vain kerran.
feedback-busy = Nyt tuli paljon kerralla. Sanasi ovat tallessa. Yritä uudelleen minuutin kuluttua.
feedback-failed = Se ei onnistunut, eikä vika ole sinussa. Yritä uudelleen.
feedback-gone-heading = Tämä linkki ei enää avaa mitään
feedback-gone-text = Ehkä se on vajaa, tai tilaus on poistettu pyynnöstä. Alempana kerromme, miten arvostelut syntyvät.
feedback-form-heading = Arvostelusi
feedback-form-lead = Yhdestä viiteen tähteä ja halutessasi muutama sana. Ne näkyvät sitten sivuillamme, olivatpa ne kehuja tai moitteita.
feedback-form-stars = Tähdet
feedback-form-star-1 = 1 tähti
feedback-form-star-2 = 2 tähteä
feedback-form-star-3 = 3 tähteä
feedback-form-star-4 = 4 tähteä
feedback-form-star-5 = 5 tähteä
feedback-form-text = Sanasi
feedback-form-optional = (vapaaehtoinen)
feedback-form-text-help = Esimerkiksi pakkauksesta, mausta, toimituksesta tai palvelusta. Väitteitä sairauksista tai painosta emme saa näyttää.
feedback-form-name = Nimi, joka näkyy vieressä
feedback-form-name-help = Etunimi, nimikirjaimet tai jotain keksittyä.
feedback-form-send = Lähetä arvostelu
feedback-form-sending = Arvostelua lähetetään …
feedback-fault-stars = Valitse yhdestä viiteen tähteä.
feedback-fault-name = Anna jokin nimi. Se saa olla keksitty.
feedback-fault-too-long = Tämä on liian pitkä. Lyhennä hieman.
feedback-fault-malformed = Linkit eivät kuulu tähän. Kirjoita vain sanoja ja numeroita.
feedback-fault-card = Tämä näyttää korttinumerolta. Sitä ei tarvita tässä.
feedback-said-on = kirjoitettu { $day }
feedback-published = Kiitos. Arvostelusi on julkaistu.
feedback-withheld-claim = Emme voi näyttää arvosteluasi tällaisena.
feedback-withheld-claim-text = Arvostelu, jonka näytämme, on meidän mainontaamme, eikä elintarvikkeen mainos saa sanoa kaikkea. Tekstissäsi on puhe tästä:
feedback-withheld = Arvosteluasi ei enää näytetä. Syy:
feedback-again = Kirjoita toisin sanoin
feedback-rule-weight-amount = painon määrä
# lint-allow: before-after — names to its author what a review must not say
feedback-rule-weight-rate = se, kuinka pian kehossa jokin muuttuu
# lint-allow: health-professional — names to its author what a review must not say
feedback-rule-health-professional = terveysalan ammattilaisen suositus
# lint-allow: disease — names to its author what a review must not say
feedback-rule-disease = sairaudet tai lääkkeet
feedback-rule-unauthorised-effect = vaikutus, josta ei ole hyväksyttyä väitettä
feedback-rule-fear = huoli omasta terveydestä
feedback-rule-absolute = rajaton lupaus
# lint-allow: green — names to its author what a review must not say
feedback-rule-green = yleinen väite ympäristöstä
feedback-rule-urgency = kehotus kiirehtiä
# lint-allow: before-after — names to its author what a review must not say
feedback-rule-before-after = keho ennen ja jälkeen
feedback-stop-text = Etkö halua, että kysymme tilauksen jälkeen?
feedback-stop = Älkää kysykö enää
feedback-stopped = Selvä, emme kysy enää. Tämän arvostelun voit silti kirjoittaa.
