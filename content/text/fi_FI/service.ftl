### Texts of the withdrawal page and the terms page.

# /refund

refund-title = Peruuta sopimus | { -brand }
refund-description = Näin perut sopimuksen: kolme tietoa, ei perusteluja, vahvistus päivämäärän ja kellonajan kera. { -brand } ei kysy syytä.
refund-heading = Peruuta sopimus
refund-lead = Aikaa on 14 päivää tuotteen vastaanottamisesta. Syytä ei tarvita.
refund-statement-heading = Mitä peruuttamiseen tarvitaan
refund-statement-1-heading = Kolme tietoa
refund-statement-1-text = Nimesi, tilausnumero ja sähköpostiosoite.
refund-statement-2-heading = Vahvistaminen
refund-statement-2-text = Peruutus vahvistetaan erillisessä toisessa vaiheessa, jotta se ei tapahdu vahingossa.
refund-statement-3-heading = Todiste
refund-statement-3-text = Saat sähköpostitse vahvistuksen, jossa on sanamuoto, päivämäärä ja kellonaika.
refund-know-heading = Hyvä tietää
refund-know-1-heading = Sinetöidyt ja avatut purkit
refund-know-1-text = Sinetöidyn purkin voit palauttaa. Jos sinetti on rikottu, oikeus voi hygieniasyistä raueta sen purkin osalta.
refund-know-2-heading = Rahasi
refund-know-2-text = Saat ne takaisin 14 päivän kuluessa samalla maksutavalla, tavallisen toimituksen kulut mukaan lukien. Saamme odottaa, kunnes tuote on palautunut tai olet osoittanut lähettäneesi sen.
refund-know-3-heading = Useita tilauksia
refund-know-3-text = Jokaisen tilauksen voi perua erikseen, myös sellaisen, jonka teit toisen jälkeen.
refund-action-terms = Lue ehdot
refund-action-home = Etusivulle

# /terms

terms-title = Ehdot selkeästi sanottuina | { -brand }
terms-description = Tilaus, toimitus, peruuttaminen, tietosuoja ja tuotetiedot lyhyesti ja selkeästi. Näillä ehdoilla { -brand } myy.
terms-heading = Ehdot
terms-lead = Tärkeimmät asiat viidessä kappaleessa, ilman pientä pränttiä.
terms-rules-heading = Mitä sovelletaan
terms-rules-1-heading = Tilaus
terms-rules-1-text = Sopimus syntyy vain painikkeella, jossa maksuvelvollisuus mainitaan. Myymme kertaostoksia, emme kestotilauksia.
terms-rules-2-heading = Toimitus
terms-rules-2-text = Toimitamme Suomeen, Ruotsiin, Tanskaan, Saksaan, Itävaltaan, Ranskaan, Belgiaan ja Yhdistyneeseen kuningaskuntaan. Kulut kerrotaan ennen tilausta.
terms-rules-3-heading = Peruuttaminen
terms-rules-3-text = 14 päivää tuotteen vastaanottamisesta, perusteluja ei tarvita. Tältä sivulta pääset suoraan peruuttamaan.
terms-rules-4-heading = Tietosuoja
terms-rules-4-text = Kehoa koskevat vastaukset tallennamme vain nimenomaisella suostumuksellasi. Sähköpostimainontaa tulee vasta vahvistuksen jälkeen.
terms-rules-5-heading = Tuotetiedot
terms-rules-5-text = Ainesosat, määrät, käyttöohjeet ja varoitukset lukevat purkissa, ja ne näytetään ennen jokaista tilausta.
terms-language-heading = Kieli ja maa
terms-language-1 = Sivumme ovat kuudella kielellä. Kieli määräytyy maan mukaan, ja maan voit valita sivun alareunasta.
terms-action-withdraw = Peruuta sopimus tästä
terms-action-home = Etusivulle
