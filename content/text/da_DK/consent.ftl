### Spørgsmålet om cookies og svarene på det.

consent-heading = Dit valg om cookies
consent-text = Nødvendig lagring holder butikken kørende. Alt andet sker kun, hvis du siger ja: Statistik hjælper os med at forbedre siderne, annoncering måler, hvilke annoncer der virker. Du kan altid ændre dit valg nederst på hver side.
consent-accept = Acceptér alle
consent-reject = Afvis alle
consent-details = Vælg enkeltvis
consent-save = Gem mit valg
consent-necessary = Nødvendigt
consent-necessary-text = Husker dit valg, din kurv og hvor du er i testen. Uden det virker intet, så det er altid slået til.
consent-analytics = Statistik
consent-analytics-text = Tæller, hvilke sider der læses, og hvor besøg slutter. Så indlæses Google Tag Manager, hvis butikken bruger den.
consent-marketing = Annoncering
consent-marketing-text = Lader annoncepartnere se, at en annonce førte til et besøg, og tilpasse annoncer til dig.
consent-privacy = Sådan behandler vi persondata
