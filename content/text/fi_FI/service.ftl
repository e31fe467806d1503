### Texts of the payment page, the withdrawal page and the terms page.

# /offerpay

offerpay-title = Tarkista tilaus ja maksa | { -brand }
offerpay-description = Osoite, toimitus, maksutapa, tarkistus: tilauksen neljä osaa ja se, mitä tilauspainike tarkoittaa. Näin { -brand } toimii.
offerpay-heading = Tilauksesi
offerpay-lead = Neljä osaa, yksi sivu, ei asiakastiliä. Mikään ei sido ennen viimeistä painiketta.
offerpay-button-heading = Mitä painike tarkoittaa
offerpay-button-1 = Tilaus sitoo vasta, kun käytät painiketta, joka **mainitsee maksuvelvollisuuden**. Mikään muu painike tässä kaupassa ei käynnistä maksua.
offerpay-button-2 = Sen jälkeen saat sähköpostitse vahvistuksen, jossa ovat sopimusehdot ja tiedot peruuttamisoikeudesta. Korttinumerot ja salasanat annat vain maksupalvelulle.
offerpay-guarantee-heading = Peruuttamisoikeus
offerpay-guarantee-1 = 14 päivää tuotteen vastaanottamisesta, syytä ilmoittamatta. E-kirjan ja sovelluksen osalta aika alkaa sopimuksen tekemisestä.
offerpay-action-packs = Takaisin pakkauksiin
offerpay-action-terms = Lue ehdot

# /refund

refund-title = Peruuta sopimus | { -brand }
refund-description = Näin peruutat sopimuksen: kolme tietoa, ei perusteluja, vahvistus, jossa on päivämäärä ja kellonaika. { -brand } ei kysy syytä.
refund-heading = Peruuta sopimus
refund-lead = Aikaa on 14 päivää tuotteen vastaanottamisesta. Syytä ei tarvita, emmekä sitä kysy.
refund-statement-heading = Näin peruuttaminen etenee
refund-statement-1-heading = Kolme tietoa
refund-statement-1-text = Nimesi, tilausnumero ja sähköpostiosoite.
refund-statement-2-heading = Toinen vaihe
refund-statement-2-text = Vahvistat peruutuksen erikseen, jotta se ei tapahdu vahingossa.
refund-statement-3-heading = Vahvistus
refund-statement-3-text = Vahvistamme vastaanoton sähköpostitse. Viestissä ovat ilmoituksesi sisältö, päivämäärä ja kellonaika.
refund-know-heading = Rahat, purkki, palautuskulut
refund-know-1-heading = Rahasi
refund-know-1-text = Saat ne takaisin 14 päivän kuluessa samalla maksutavalla, tavallisen toimituksen kulut mukaan lukien. Saamme odottaa, kunnes tuote on palautunut tai olet osoittanut lähettäneesi sen.
refund-know-2-heading = Purkki
refund-know-2-text = Jos sinetti on ehjä, purkin voi palauttaa. Jos se on rikottu, oikeus voi hygieniasyistä päättyä tämän yhden purkin osalta.
refund-know-3-heading = Palautuskulut
refund-know-3-text = Palauttamisen välittömät kulut maksat itse. Lähetä tuote 14 päivän kuluessa peruuttamisesta.
refund-faq-heading = Jäikö jokin epäselväksi?
refund-faq-1-question = Voinko peruuttaa vain osan?
refund-faq-1-answer = Voit. Jokaisen tilauksen erikseen ja myös yksittäisiä tuotteita siitä.
refund-faq-2-question = Entä e-kirja tai sovellus?
refund-faq-2-answer = Niissä 14 päivää lasketaan sopimuksen tekemisestä. Jos olet suostunut aiempaan toimitukseen, oikeus päättyi, kun toimittaminen alkoi.
refund-faq-3-question = Voinko enää peruuttaa?
refund-faq-3-answer = Jos et ole varma, lähetä peruutus silti. Otamme sen vastaan ja tutkimme asian sen jälkeen.
refund-faq-4-question = Entä jos tuote on vahingoittunut?
refund-faq-4-answer = Silloin kyse ei ole peruuttamisesta vaan oikeuksistasi, kun tuotteessa on virhe. Kirjoita meille; se on sinulle maksutonta.
refund-action-terms = Lue kaikki ehdot
refund-action-home = Etusivulle

# /terms

terms-title = Ehdot selkeästi sanottuina | { -brand }
terms-description = Tilaus, toimitus, peruuttaminen, tietosuoja ja tuotetiedot lyhyesti ja selkeästi. Näillä ehdoilla { -brand } myy.
terms-heading = Ehdot: ensin lyhyesti, sitten kokonaan
terms-lead = Ensin viisi lyhyttä kohtaa. Niiden alla on jokainen osa kokonaan, ja juuri se teksti sitoo.
terms-rules-heading = Tärkein ensin
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
