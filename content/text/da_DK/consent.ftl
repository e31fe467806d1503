### Spørgsmålet om cookies og svarene på det.

consent-heading = Dine cookieindstillinger
consent-text = Nødvendige cookies er altid slået til, andre kun, hvis du siger ja: til statistik og annoncering (så annoncer kan måles og tilpasses til dig). Du kan altid ændre dit valg nederst på siden.
consent-accept = Acceptér alle
consent-reject = Afvis alle
consent-details = Tilpas valg
consent-save = Gem mine valg
consent-necessary = Nødvendige
consent-necessary-text = Husker dit land, din bestilling, hvor langt du er i quizzen, og dine cookievalg. Butikken virker ikke uden dem, så de er altid slået til.
consent-analytics = Statistik
consent-analytics-text = Tæller, hvilke sider og hvilke trin i quizzen og bestillingen der bliver vist, aldrig dine svar. Vi tæller selv og indlæser også Google Tag Manager til det.
consent-marketing = Annoncering
consent-marketing-text = Lader annoncepartnere se, at en annonce førte til et besøg, og tilpasse annoncer til dig. Også til det indlæser vi Google Tag Manager.
consent-privacy = Sådan behandler vi persondata
