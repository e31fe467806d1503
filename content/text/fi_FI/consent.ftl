### Evästekysymys ja sen vastaukset.

consent-heading = Evästeasetuksesi
consent-text = Välttämättömät evästeet ovat aina käytössä, muut vain suostumuksellasi: tilastointiin sekä mainonnan mittaamiseen ja kohdentamiseen sinulle. Voit muuttaa valintaasi milloin tahansa sivun alareunasta.
consent-accept = Hyväksy kaikki
consent-reject = Hylkää kaikki
consent-details = Muokkaa valintoja
consent-save = Tallenna valintani
consent-necessary = Välttämättömät
consent-necessary-text = Muistavat maasi, tilauksesi, kyselyn vaiheen ja evästevalintasi. Kauppa ei toimi ilman niitä, joten ne ovat aina käytössä.
consent-analytics = Tilastot
consent-analytics-text = Laskevat, mitkä sivut ja mitkä kyselyn ja tilauksen vaiheet nähdään, eivät koskaan vastauksiasi. Laskemme itse ja lataamme tätä varten myös Google Tag Managerin.
consent-marketing = Mainonta
consent-marketing-text = Antaa mainoskumppaneiden nähdä, että mainos johti käyntiin, ja kohdentaa sinulle mainoksia. Myös tätä varten lataamme Google Tag Managerin.
consent-privacy = Tietosuojaseloste
