### Evästekysymys ja sen vastaukset.

consent-heading = Valintasi evästeistä
consent-text = Välttämätön tallennus pitää kaupan toiminnassa. Muu tapahtuu vain, jos suostut: tilastot auttavat parantamaan sivuja, mainonta mittaa, mitkä mainokset toimivat. Voit muuttaa valintaasi milloin tahansa jokaisen sivun alareunasta.
consent-accept = Hyväksy kaikki
consent-reject = Hylkää kaikki
consent-details = Valitse yksitellen
consent-save = Tallenna valintani
consent-necessary = Välttämättömät
consent-necessary-text = Muistaa valintasi, ostoskorisi ja kohdan, jossa olet testissä. Ilman sitä mikään ei toimi, joten se on aina päällä.
consent-analytics = Tilastot
consent-analytics-text = Laskee, mitä sivuja luetaan ja mihin käynnit päättyvät. Silloin ladataan Google Tag Manager, jos kauppa käyttää sitä.
consent-marketing = Mainonta
consent-marketing-text = Antaa mainoskumppaneiden nähdä, että mainos johti käyntiin, ja kohdentaa mainoksia sinulle.
consent-privacy = Tietosuojaseloste
