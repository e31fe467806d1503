### Texts of what follows an order: further offers, thank-you, feedback, return from payment.

# /upsell

upsell-title = Vielä yksi purkki { -daily-trio }? | { -brand }
upsell-description = Tilauksesi jälkeen: vielä yksi { -daily-trio } -purkki uutena, erillisenä tilauksena. Kieltäytyminen vie yhden napsautuksen.
upsell-heading = Vielä yksi purkki kaappiin?
upsell-lead = Tämä on uusi tarjous. Se ei muuta mitään tilauksessa, jonka olet jo tehnyt.
upsell-jar-heading = Mistä on kyse
upsell-jar-1-heading = Sama tuote
upsell-jar-1-text = { -daily-trio }, 60 vegaanista kapselia, kuten ennenkin.
upsell-jar-2-heading = Erillinen tilaus
upsell-jar-2-text = Sillä on oma erittely, oma tilauspainike ja oma vahvistus.
upsell-rule-heading = Ilman koukkuja
upsell-rule-1 = Emme veloita tallennettua korttia taustalla. Jos et napsauta tilauspainiketta, mitään ei tapahdu.
upsell-action-order = Katso uutta tilausta
upsell-action-decline = Ei kiitos, jatka
upsell-action-fibre = Katso { -daily-fibre } sen sijaan

# /detolex-upsell

detolex-upsell-title = Lisäksi { -daily-fibre }? | { -brand }
detolex-upsell-description = Tilauksesi jälkeen: { -daily-fibre }, jossa on glukomannaania, uutena erillisenä tilauksena. Käyttöohje ja varoitus ovat samalla sivulla.
detolex-upsell-heading = { -daily-fibre } rinnalle?
detolex-upsell-lead = Konjakjuuren kuitua. Lue ensin tiedot ja päätä sitten.
detolex-upsell-fibre-heading = Mistä on kyse
detolex-upsell-fibre-1-heading = Sisältö
detolex-upsell-fibre-1-text = Glukomannaania 3 g päivässä kolmena annoksena. 90 vegaanista kapselia.
detolex-upsell-fibre-2-heading = Edellytys
detolex-upsell-fibre-2-text = Yksi tai kaksi vesilasillista jokaisen annoksen kanssa. Jos se ei onnistu, jätä väliin.
detolex-upsell-rule-heading = Uusi tilaus
detolex-upsell-rule-1 = Sillä on oma erittely ja vahvistus, ja sen voi perua erikseen.
detolex-upsell-action-order = Katso uutta tilausta
detolex-upsell-action-decline = Ei kiitos, jatka

# /addapp

addapp-title = Lisää sovellus | { -brand }
addapp-description = Lisää päiväsovellus jälkikäteen: kolme riviä, yksi näyttö, oma sopimus.
addapp-heading = Sovellus purkin kaveriksi
addapp-lead = Jos kolme merkintää päivässä auttaa sinua, voit lisätä sovelluksen tästä.
addapp-app-heading = Mitä se tekee
addapp-app-1-heading = Muistuttaa
addapp-app-1-text = Kapseleista, vesilasillisesta ja illan kävelystä.
addapp-app-2-heading = On hiljaa
addapp-app-2-text = Muun osan päivää et kuule siitä mitään.
addapp-rule-heading = Oma sopimus
addapp-rule-1 = Sovellus on erillinen tilaus. Purkkisi tulevat sen kanssa tai ilman.
addapp-action-order = Katso uutta tilausta
addapp-action-decline = Ei kiitos, jatka

# /thankyou

thankyou-title = Kiitos | { -brand }
thankyou-description = Mitä tilauksen jälkeen tapahtuu: vahvistus, lähetys, saapuminen, ja mitä tehdä, jos muutat mieltäsi.
thankyou-heading = Kiitos, että olet täällä
thankyou-lead = Tilauksen jälkeen kaikki etenee ilman, että sinun tarvitsee tehdä enempää.
thankyou-next-heading = Näin jatketaan
thankyou-next-1-heading = Vahvistus
thankyou-next-1-text = Sähköpostiviesti, jossa on kaikki tilaamasi. Säilytä se, se on kuittisi.
thankyou-next-2-heading = Lähetys
thankyou-next-2-text = Saat viestin heti, kun paketti on matkalla.
thankyou-next-3-heading = Saapuminen
thankyou-next-3-text = Tarkista paketin avattuasi, että purkin sinetti on ehjä. Jos ei ole, kerro meille.
thankyou-change-heading = Muutitko mielesi?
thankyou-change-1 = Voit perua sopimuksen 14 päivän kuluessa tuotteen saapumisesta syytä ilmoittamatta.
thankyou-action-feedback = Näin arvostelut syntyvät
thankyou-action-withdraw = Peruuta sopimus tästä
thankyou-action-home = Etusivulle

# /feedback

feedback-title = Arvostelut ja niiden tarkistus | { -brand }
feedback-description = Kuka voi arvostella, miten tarkistamme arvostelun aitouden ja mitä väitteitä { -brand } ei saa näyttää.
feedback-heading = Arvosteluja ihmisiltä, jotka ovat ostaneet
feedback-lead = Vain toimituksen saanut voi kirjoittaa arvostelun. Näin se tapahtuu.
feedback-way-heading = Arvostelun tie
feedback-way-1-heading = Kutsu
feedback-way-1-text = Toimituksen jälkeen lähetämme linkin, joka toimii täsmälleen kerran.
feedback-way-2-heading = Sinun sanasi
feedback-way-2-text = Annat tähtiä ja kirjoitat, mitä haluat. Palkkiota siitä ei saa.
feedback-way-3-heading = Tarkistus
feedback-way-3-text = Tarkistamme, että tilaus on aito. Tähtien määrällä ei ole väliä.
feedback-shown-heading = Mitä näytämme
feedback-shown-1 = Hyvät ja huonot arvostelut julkaistaan samoin säännöin. Keskiarvoon lasketaan kaikki tarkistetut.
feedback-shown-2 = Väitteitä sairauksista tai siitä, miten keho on muuttunut, emme saa näyttää edes lainauksena. Kerromme kirjoittajalle syyn.
feedback-action-home = Etusivulle
feedback-action-terms = Lue ehdot

# /paypal-confirm

paypal-confirm-title = Maksua tarkistetaan | { -brand }
paypal-confirm-description = Takaisin maksupalvelusta: mitä tarkistetaan, ennen kuin tilaus katsotaan maksetuksi, ja mitä tapahtuu, jos keskeytit.
paypal-confirm-heading = Takaisin maksupalvelusta
paypal-confirm-lead = Maksun onnistumisen kysymme maksupalvelulta itseltään.
paypal-confirm-check-heading = Mitä tarkistetaan
paypal-confirm-check-1-heading = Summa
paypal-confirm-check-1-text = Sen on vastattava tilauksen kokonaishintaa.
paypal-confirm-check-2-heading = Tila
paypal-confirm-check-2-text = Tilaus on maksettu vasta, kun maksupalvelu vahvistaa maksun.
paypal-confirm-check-3-heading = Vahvistus
paypal-confirm-check-3-text = Se tulee sähköpostitse, vaikka sulkisit tämän ikkunan.
paypal-confirm-cancelled-heading = Keskeytitkö?
paypal-confirm-cancelled-1 = Jos keskeytit maksupalvelussa, mitään ei ole veloitettu. Voit valita toisen maksutavan.
paypal-confirm-action-order = Jatka
paypal-confirm-action-back = Takaisin tilaukseen
