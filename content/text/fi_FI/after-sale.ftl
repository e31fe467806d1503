### Texts of what follows an order: further offers, thank-you, feedback, return from payment.

# /upsell

upsell-title = Vielä yksi purkki kaappiin? | { -brand }
upsell-description = Tilauksesi jälkeen: vielä yksi { -daily-trio } -purkki uutena, erillisenä tilauksena. Kieltäytyminen on yhtä helppoa kuin hyväksyminen.
upsell-heading = Yksi pöydälle, toinen kaappiin?
upsell-lead = Tämä on kysymys, ei ehto: haluatko toisen purkin varalle? Vastaus ei muuta mitään tilauksessa, jonka olet jo tehnyt.
upsell-eyebrow = Uusi tilaus
upsell-order-label = Kyllä, katso tarjous
upsell-action-decline = Ei kiitos, jatka
upsell-why-heading = Puolesta ja vastaan
upsell-why-1-heading = Puolesta
upsell-why-1-text = Seuraava purkki on jo valmiina, kun tämä on tyhjä.
upsell-why-2-heading = Myös puolesta
upsell-why-2-text = Avaamattomana se odottaa kärsivällisesti viileässä ja kuivassa.
upsell-why-3-heading = Vastaan
upsell-why-3-text = Et ole vielä edes tavannut ensimmäistä. Lisää voit tilata aina, samaan hintaan kuin kaikki muutkin.
upsell-jar-heading = Vielä yksi purkki
upsell-ingredients-heading = Samat viisi ravintoainetta
upsell-facts-heading = Kertauksena: etiketti
upsell-guarantee-heading = Oma tilaus, oma peruuttamisoikeus
upsell-guarantee-1 = Uudella tilauksella on oma erittely, oma tilauspainike ja oma vahvistus. Emme veloita mitään taustalla. Voit peruuttaa sen 14 päivän kuluessa tuotteen saamisesta, ja ensimmäinen tilaus pysyy ennallaan.
upsell-action-done = Jatka ilman toista purkkia
upsell-action-fibre = Mieluummin { -daily-fibre }
upsell-bar-label = Katso tarjous

# /detolex-upsell

detolex-upsell-title = Lisäksi { -daily-fibre }? Lue ensin, valitse sitten | { -brand }
detolex-upsell-description = Tilauksesi jälkeen: { -daily-fibre }, glukomannaania, uutena erillisenä tilauksena. Ohje on ennen hintaa, varoitus etiketin yhteydessä.
detolex-upsell-heading = Onko vesilasin vieressä vielä tilaa?
detolex-upsell-lead = { -daily-fibre } on toinen kahdesta tuotteestamme. Se vaatii hieman enemmän huomiota kuin ensimmäinen. Siksi käyttöohje tulee tässä ensin.
detolex-upsell-eyebrow = Uusi tilaus
detolex-upsell-order-label = Katso tarjous
detolex-upsell-action-decline = Ei kiitos, jatka
detolex-upsell-taking-heading = Näin otat kolme annosta
detolex-upsell-taking-1-heading = Ennen ateriaa lasillinen tai kaksi
detolex-upsell-taking-1-text = Vettä, joka kerta ennen kapseleita.
detolex-upsell-taking-2-heading = Kaksi kapselia veden kanssa
detolex-upsell-taking-2-text = Niele ne kokonaisina, yksi kerrallaan. Annoksessa on 1 g glukomannaania, päivässä siis 3 g.
detolex-upsell-taking-3-heading = Pidä väliä
detolex-upsell-taking-3-text = Jätä lääkkeiden ja kapselien väliin useita tunteja äläkä ota kapseleita juuri ennen makuulle menoa.
detolex-upsell-jar-heading = Yksi purkki kokeiltavaksi
detolex-upsell-jar-lead = Se riittää 15 päiväksi. Siinä ehtii huomata, sopiiko tapa sinulle.
detolex-upsell-facts-heading = Ennen kuin päätät: etiketti
detolex-upsell-ingredients-heading = Yksi juuri, yksi kuitu
detolex-upsell-guarantee-heading = Tämänkin voi peruuttaa
detolex-upsell-guarantee-1 = Tämä on uusi sopimus, jolla on oma vahvistus. Voit peruuttaa sen 14 päivän kuluessa tuotteen saamisesta syytä ilmoittamatta. Ensimmäiseen tilaukseesi se ei vaikuta.
detolex-upsell-action-done = Ilman { -daily-fibre } ‑purkkia
detolex-upsell-bar-label = Katso tarjous

# /addapp

addapp-title = Sovellus purkkisi kaveriksi | { -brand }
addapp-description = Lisää päiväsovellus tilauksen jälkeen: kolme rastia päivässä, kaksitoista kuukautta, oma sopimus. Kieltäytyminen vie yhden napsautuksen.
addapp-heading = Pitäisikö jonkun muistuttaa?
addapp-lead = Kunnes purkki on löytänyt paikkansa, pieni värähdys aamulla voi olla avuksi. Sen jälkeen tottumus pärjää omillaan.
addapp-order-label = Katso tarjous
addapp-action-decline = Ei kiitos, jatka
addapp-trust-1 = Kolme rastia päivässä
addapp-trust-2 = Kaksitoista kuukautta, päättyy itsestään
addapp-trust-3 = Toimii kaikissa ajantasaisissa selaimissa
addapp-app-heading = Yksi hinta, ei kestotilausta
addapp-guarantee-heading = Oma sopimus
addapp-guarantee-1 = Sovellus on erillinen tilaus. Purkkisi tulevat sen kanssa tai ilman.
addapp-guarantee-2 = Voit peruuttaa 14 päivän kuluessa sopimuksen tekemisestä. Jos suostut aiempaan toimitukseen, oikeus päättyy toimittamisen alkaessa.
addapp-action-done = Jatka ilman sovellusta
addapp-bar-label = Katso tarjous

# /thankyou

thankyou-title = Kiitos | { -brand }
thankyou-description = Mitä tilauksen jälkeen tapahtuu: vahvistus, lähetys, saapuminen. Lisäksi muutama vinkki ensimmäisiin päiviin ja yhteystietomme.
thankyou-heading = Kiitos. Loput hoidamme me.
thankyou-lead = Kaikki muu tulee ensin sähköpostitse ja sitten postitse. Voit sulkea ikkunan ja tehdä jotakin mukavaa.
thankyou-next-heading = Mitä nyt tapahtuu
thankyou-next-1-heading = Vahvistus
thankyou-next-1-text = Sähköpostiviesti, jossa on kaikki tilaamasi ja sopimusehdot. Säilytä se, se on kuittisi.
thankyou-next-2-heading = Paketti
thankyou-next-2-text = Kuulet meistä heti, kun se on matkalla. Digitaaliset tuotteet tulevat linkkinä.
thankyou-next-3-heading = Sinetti
thankyou-next-3-text = Katso paketin avattuasi, että se on ehjä. Jos ei ole, kirjoita meille, niin hoidamme asian.
thankyou-settle-heading = Näin purkki kotiutuu
thankyou-settle-1-heading = Kupin viereen
thankyou-settle-1-text = Mitä näkee, sitä ei unohda. Kaappi on tottumuksen vihollinen.
thankyou-settle-2-heading = Ei lieden viereen
thankyou-settle-2-text = Viileään, kuivaan ja pienten lasten ulottumattomiin.
thankyou-settle-3-heading = Unohtuiko kerran?
thankyou-settle-3-text = Ei se haittaa. Älä ota seuraavana päivänä tavallista enempää.
thankyou-guarantee-heading = Muutitko mielesi?
thankyou-guarantee-1 = Voit peruuttaa 14 päivän kuluessa tuotteen saamisesta, kokonaan tai yksittäisten tuotteiden osalta. Syytä ei tarvita.
thankyou-faq-heading = Jos jokin on vialla
thankyou-faq-1-question = Eikö viestiä ole tullut?
thankyou-faq-1-answer = Katso roskapostikansiosta. Jos se ei ole sielläkään, kirjoita meille. Vastaamme yleensä kolmen arkipäivän kuluessa.
thankyou-faq-2-question = Annoitko väärän osoitteen?
thankyou-faq-2-answer = Kirjoita meille heti ja kerro tilausnumero. Niin kauan kuin paketti ei ole matkalla, osoitteen voi muuttaa.
thankyou-faq-3-question = Veloitetaanko minulta vielä jotakin?
thankyou-faq-3-answer = Ei. Yksi tilaus, yksi maksu.
thankyou-action-feedback = Näin arvostelut syntyvät
thankyou-action-withdraw = Peruuta sopimus tästä
thankyou-action-home = Etusivulle

# /feedback

feedback-title = Arvostelut ja niiden tarkistus | { -brand }
feedback-description = Kuka voi arvostella, miten tarkistamme arvostelun aitouden, mitä { -brand } näyttää ja mitä väitteitä emme saa näyttää.
feedback-heading = Kerro, millaista oli. Vaikka tähtiä tulisi kolme.
feedback-lead = Arvostelun voi kirjoittaa vain, jos on saanut toimituksen. Emme karsi arvosteluja sävyn perusteella emmekä maksa kehuista.
feedback-eyebrow = Näin tarkistamme arvostelut
feedback-way-heading = Näin arvostelu etenee
feedback-way-1-heading = Kutsu
feedback-way-1-text = Toimituksen jälkeen kysymme kerran sähköpostitse ja lähetämme linkin. Se toimii kunkin tuotteen kohdalla vain kerran.
feedback-way-2-heading = Sinun sanasi
feedback-way-2-text = Yhdestä viiteen tähteä ja niin monta lausetta kuin haluat. Palkkiota siitä ei saa.
feedback-way-3-heading = Tarkistuksemme
feedback-way-3-text = Liittyykö linkki aitoon, toimitettuun tilaukseen? Tähtien määrä ei vaikuta tähän.
feedback-shown-heading = Mitä näytämme ja mitä emme
feedback-shown-column-1 = Teksti näytetään
feedback-shown-column-2 = Tähdet lasketaan
feedback-shown-1-label = Viisi tähteä ilman sanoja
feedback-shown-2-label = Yksi tähti ja syy
feedback-shown-3-label = Myöhästynyt paketti, jumittava kansi
feedback-shown-4-label = Muiden ihmisten nimet
feedback-shown-5-label = Väitteet kehosta ja terveydestä
feedback-why-heading = Miksi terveysväitteet puuttuvat
feedback-why-1 = Arvostelu, jonka näytämme, on meidän mainontaamme. Mitä emme saa itse sanoa, sitä emme saa myöskään lainata. Jos joku kirjoittaa sellaista, kerromme hänelle syyn, ja hän voi muuttaa tekstiä.
feedback-why-2 = Keskiarvoon lasketaan **kaikki** julkaistut arvostelut kaikista maista. Itse keksimämme on merkitty esimerkeiksi, eikä niitä lasketa mihinkään.
feedback-action-home = Etusivulle
feedback-action-terms = Lue ehdot

# /paypal-confirm

paypal-confirm-title = Maksua tarkistetaan | { -brand }
paypal-confirm-description = Takaisin maksupalvelusta: mitä tarkistetaan, ennen kuin tilaus katsotaan maksetuksi, ja mitä tapahtuu, jos keskeytit.
paypal-confirm-heading = Tervetuloa takaisin.
paypal-confirm-lead = Sen, onnistuiko maksu, kysymme maksupalvelulta itseltään. Pelkkä selaimen sana ei meille riitä.
paypal-confirm-eyebrow = Takaisin maksupalvelusta
paypal-confirm-cancelled-heading = Keskeytitkö matkalla?
paypal-confirm-cancelled-1 = Silloin mitään ei ole veloitettu. Palaa takaisin ja valitse toinen maksutapa, tai anna asian olla tältä päivältä.
paypal-confirm-trust-1 = Tunnuksesi tuntee vain maksupalvelu
paypal-confirm-trust-2 = Ei veloitusta ilman hyväksyntääsi
paypal-confirm-action-back = Takaisin tilaukseen
