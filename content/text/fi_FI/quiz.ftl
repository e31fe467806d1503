### Texts of the quizzes, their e-mail steps and summaries.

# /start

start-title = Kysely: noin 14 kysymystä päivästäsi | { -brand }
start-description = Noin 14 kysymystä aterioista, liikkumisesta ja tottumuksista. Kerromme etukäteen, mitä kysymme, miksi ja mitä vastauksille tapahtuu.
start-heading = Millainen on tavallinen päiväsi?
start-lead = Noin 14 kysymystä, muutama minuutti, ei oikeita eikä vääriä vastauksia. Lopuksi näet, mikä tuotteistamme sopii arkeesi ja sopiiko mikään.
start-asks-heading = Mistä on kyse
start-asks-1-heading = Ateriat ja juominen
start-asks-1-text = Milloin syöt, mitä pöydässä usein on ja kuinka paljon juot vettä.
start-asks-2-heading = Liikkuminen ja uni
start-asks-2-text = Kuinka paljon kävelet, istut ja lepäät. Arvio riittää.
start-asks-3-heading = Keho, jos haluat
start-asks-3-text = Kehoa koskevat kysymykset tulevat vasta nimenomaisen suostumuksesi jälkeen. Voit jättää ne väliin.
start-answers-heading = Mitä vastauksillesi tapahtuu
start-answers-1 = Tulos lasketaan selaimessasi. Tallennamme vain sen, mihin olet antanut suostumuksen, ja ilman tilausta enintään 30 päiväksi.
start-answers-2 = Kysely on aikuisille. Jos olet alle 18-vuotias, raskaana tai imetät, et saa meiltä tarjousta.
start-action-next = Jatka sähköpostivaiheeseen
start-action-go = Pikakysely
start-action-cards = Korttikysely
start-action-sections = Kysely osioittain
start-action-fibre = { -daily-fibre } -kysely

# /go

go-title = Pikakysely: tärkeimmät ensin | { -brand }
go-description = Kyselyn lyhyt versio: vain ne kysymykset, joilla on merkitystä tuotteen valinnassa. Ilman tiliä, tulos yhdellä sivulla.
go-heading = Kysely pieneen hetkeen
go-lead = Vain välttämätön, sillä aikaa kun tee hautuu.
go-short-heading = Mitä pikakysely jättää pois
go-short-1-heading = Ei kysymyksiä kehosta
go-short-1-text = Pituus, vartalo ja vaivat jäävät ulkopuolelle.
go-short-2-heading = Ei pitkiä luetteloita
go-short-2-text = Joka kysymyksessä on vain muutama vastaus, ja voit ohittaa minkä tahansa.
go-answers-heading = Vastauksesi
go-answers-1 = Tulos lasketaan selaimessasi. Vastauksesi eivät näy osoiterivillä eivätkä mainonnan mittauksessa.
go-action-next = Jatka sähköpostivaiheeseen
go-action-full = Mieluummin koko kysely

# /gocards

gocards-title = Korttikysely: kyllä, ei, seuraava | { -brand }
gocards-description = Pino kortteja, joissa on väittämiä arjesta. Vastaa kyllä tai ei tai siirrä kortti sivuun. Toimii myös näppäimistöllä.
gocards-heading = Yksi kortti, yksi väittämä
gocards-lead = Ei lomaketta vaan pino kortteja. Pitkään ei tarvitse miettiä.
gocards-cards-heading = Näin käyt pinon läpi
gocards-cards-1-heading = Lue kortti
gocards-cards-1-text = Joka kortissa on lause tavallisesta päivästä.
gocards-cards-2-heading = Kyllä tai ei
gocards-cards-2-text = Pyyhkäise, napauta tai käytä nuolinäppäimiä. Tulos on sama.
gocards-cards-3-heading = Siirrä sivuun
gocards-cards-3-text = Jos kortti ei koske sinua, ohita se. Voit aina palata yhden kortin taaksepäin.
gocards-answers-heading = Mitä korteille tapahtuu
gocards-answers-1 = Kehoa koskevat kortit näkyvät vain, jos annat siihen etukäteen nimenomaisen suostumuksen. Muuten pino on vain lyhyempi.
gocards-action-next = Jatka sähköpostivaiheeseen
gocards-action-list = Mieluummin luettelona

# /v3

v3-title = Kysely neljässä osiossa | { -brand }
v3-description = Sama kysely neljään osioon jaettuna ja etenemisen näyttävänä. Näet aina, missä olet, ja voit palata milloin vain.
v3-heading = Osio kerrallaan
v3-lead = Sinulle, joka haluat tietää, kuinka paljon on jäljellä. Neljä osiota, kussakin kourallinen kysymyksiä.
v3-sections-heading = Neljä osiota
v3-sections-1-heading = Aamusi
v3-sections-1-text = Herääminen, aamiainen, päivän ensimmäinen vesilasi.
v3-sections-2-heading = Ateriasi
v3-sections-2-text = Mitä lautasella on lounaalla ja päivällisellä ja niiden välissä.
v3-sections-3-heading = Liikkumisesi
v3-sections-3-text = Matkat, portaat, urheilu ja myös sohva.
v3-sections-4-heading = Toiveesi
v3-sections-4-text = Mitä haluaisit muuttaa ja mikä saa hyvin jäädä ennalleen.
v3-pause-heading = Pidä tauko
v3-pause-1 = Kello ei käy. Voit pysähtyä osioiden välillä ja palata taaksepäin menettämättä mitään.
v3-action-next = Jatka sähköpostivaiheeseen
v3-action-full = Mieluummin yhdellä kertaa

# /start1

start1-title = { -daily-fibre } -kysely | { -brand }
start1-description = Oma kysely glukomannaanista, konjakjuuren kuidusta: kenelle { -daily-fibre } on tarkoitettu, kenelle ei ja mitä siihen kuuluu.
start1-heading = Sopiiko { -daily-fibre } päivääsi?
start1-lead = Glukomannaani on konjakjuuren kuitua. Kolme kertaa päivässä, joka kerta runsaan veden kanssa: sen on sovittava arkeen.
start1-asks-heading = Mitä kysely kysyy
start1-asks-1-heading = Ateriasi
start1-asks-1-text = Onko sinulla kolme säännöllistä ateriaa, joiden edelle annos mahtuu.
start1-asks-2-heading = Vesilasisi
start1-asks-2-text = Onnistuuko yhden tai kahden vesilasillisen juominen jokaisen annoksen kanssa.
start1-before-heading = Ennen kuin aloitat
start1-before-1 = { -daily-fibre } ei sovi sinulle, jos sinun on vaikea niellä tai saat juoda vain vähän. Jos nestettä on liian vähän, on olemassa tukehtumisvaara.
start1-before-2 = Kysely on aikuisille. Jos olet raskaana, imetät tai käytät lääkkeitä, kysy ensin ammattilaiselta.
start1-action-next = Jatka sähköpostivaiheeseen
start1-action-compare = Vertaa tuotteita

# /start-email

start-email-title = Tuloksesi sähköpostilla tai ilman | { -brand }
start-email-description = Sinä päätät, lähetämmekö tuloksen myös sähköpostitse. Näet sen joka tapauksessa heti.
start-email-heading = Haluatko tuloksen myös sähköpostiisi?
start-email-lead = Osoite on vapaaehtoinen. Tuloksesi on seuraavalla sivulla, päätitpä miten tahansa.
start-email-mail-heading = Mitä viestissä on
start-email-mail-1-heading = Tuloksesi
start-email-mail-1-text = Sama yhteenveto kuin seuraavalla sivulla, talteen otettavaksi.
start-email-mail-2-heading = Ei vastauksia otsikossa
start-email-mail-2-text = Viestin otsikossa ei lue mitään, mitä muiden ei pitäisi lukea.
start-email-mail-3-heading = Mainontaa vain pyynnöstä
start-email-mail-3-text = Uutiskirje tilataan erikseen ja vahvistetaan vielä kerran. Peruminen onnistuu yhdellä napsautuksella.
start-email-without-heading = Jatka ilman osoitetta
start-email-without-1 = Sinun ei tarvitse täyttää mitään. Siirry suoraan yhteenvetoon.
start-email-action-result = Katso tulos ilman sähköpostia
start-email-action-fibre = Katso { -daily-fibre } -tulos

# /start-email2

start-email2-title = Korttikysely: tulos sähköpostiin? | { -brand }
start-email2-description = Näin ilmoittautuminen etenee: anna osoite, avaa viesti, vahvista. Vasta sitten kirjoitamme sinulle. Tuloksen näet myös ilman.
start-email2-heading = Se oli viimeinen kortti. Mitä nyt?
start-email2-lead = Tuloksesi on yhden napsautuksen päässä. Jos haluat palata siihen myöhemmin, sen saa myös sähköpostiin.
start-email2-confirm-heading = Kolme vaihetta ennen kuin kirjoitamme
start-email2-confirm-1-heading = Anna osoite
start-email2-confirm-1-text = Vain sähköpostiosoite. Nimeä tai puhelinnumeroa emme tarvitse.
start-email2-confirm-2-heading = Avaa viesti
start-email2-confirm-2-text = Siinä on vahvistuslinkki eikä lainkaan mainontaa.
start-email2-confirm-3-heading = Vahvista
start-email2-confirm-3-text = Vasta napsautuksesi tekee ilmoittautumisesta voimassa olevan. Ilman sitä ei tapahdu mitään.
start-email2-without-heading = Tai ei lainkaan
start-email2-without-1 = Ohita tämä vaihe, jos haluat. Tulokseesi se ei vaikuta.
start-email2-action-result = Jatka kortteihini

# /email

email-title = Yksi vaihe ennen tulosta | { -brand }
email-description = Kaksi kysymystä ennen tulosta: haluatko sen sähköpostiisi, ja haluatko kuulla meistä myöhemmin? Molemmat ovat vapaaehtoisia.
email-heading = Kaksi ruutua, molemmat vapaaehtoisia
email-lead = Kumpaakaan ei ole rastitettu valmiiksi. Voit jättää molemmat tyhjiksi ja nähdä silti tuloksesi.
email-choices-heading = Mihin voit suostua
email-choices-1-heading = Tuloksen lähettäminen
email-choices-1-text = Yksi ainoa viesti, jossa on yhteenvetosi.
email-choices-2-heading = Uutiskirje
email-choices-2-text = { -brand }n reseptejä ja uutisia. Oma suostumus, oma vahvistus, ja voit perua milloin vain.
email-without-heading = Ilman rasteja
email-without-1 = Pääset silti eteenpäin. Pikakyselyn tulos on seuraavalla sivulla.
email-action-result = Katso tulos ilman sähköpostia

# /start-summary

start-summary-title = Yhteenvetosi | { -brand }
start-summary-description = Kyselyn vastauksesi aterioiden, liikkumisen ja tottumusten mukaan järjestettyinä ja mitä niistä seuraa tuotteen valinnalle.
start-summary-heading = Päiväsi yhdellä sivulla
start-summary-lead = Yhteenveto järjestää sen, mitä olet kertonut. Se ei arvostele eikä ennusta mitään.
start-summary-shows-heading = Mitä yhteenveto näyttää
start-summary-shows-1-heading = Mitä kerroit
start-summary-shows-1-text = Vastauksesi ryhmiteltyinä, jotta voit tarkistaa ja muuttaa niitä.
start-summary-shows-2-heading = Mikä niihin sopii
start-summary-shows-2-text = Mikä tuote mahtuu päivääsi ja millä aterialla.
start-summary-shows-3-heading = Mikä jää avoimeksi
start-summary-shows-3-text = Ohittamasi kysymykset jäävät avoimiksi. Emme arvaile.
start-summary-limits-heading = Mitä se ei ole
start-summary-limits-1 = Yhteenveto ei ole diagnoosi eikä lääketieteellinen neuvo. Jos käytät lääkkeitä tai jokin mietityttää, kysy ensin ammattilaiselta.
start-summary-action-plan = Jatka suunnitelmallani
start-summary-action-detail = Katso tarjous tarkemmin

# /summary

summary-title = Pikakyselyn tulos | { -brand }
summary-description = Pikakyselyn tulos yhdellä silmäyksellä: mihin vastauksesi viittaavat ja miten tulosta luetaan.
summary-heading = Lyhyet kysymykset, lyhyt vastaus
summary-lead = Muutama kysymys antaa suurpiirteisen kuvan. Ensimmäiseen valintaan se yleensä riittää.
summary-reading-heading = Näin luet tulosta
summary-reading-1-heading = Ylimpänä ehdotus
summary-reading-1-text = Yksi tuote ja perustelu yhdellä lauseella.
summary-reading-2-heading = Sen alla vastauksesi
summary-reading-2-text = Kun muutat yhtä, ehdotus muuttuu mukana.
summary-limits-heading = Kuinka tarkka se on
summary-limits-1 = Lyhyt kysely ei tunne sinua. Pidä ehdotusta alkuna, älä tuomiona.
summary-action-plan = Jatka suunnitelmallani
summary-action-again = Tee pikakysely uudelleen

# /gocards-summary

gocards-summary-title = Korttisi järjestyksessä | { -brand }
gocards-summary-description = Mihin vastasit korttikyselyssä kyllä, mihin ei ja mitkä siirsit sivuun, kolmessa pinossa, ja mikä tuote niihin sopii.
gocards-summary-heading = Kolme pinoa, yksi ehdotus
gocards-summary-lead = Korttisi ovat nyt järjestyksessä. Ehdotus tulee ensimmäisestä pinosta.
gocards-summary-piles-heading = Pinot
gocards-summary-piles-1-heading = Kyllä
gocards-summary-piles-1-text = Mikä kuvaa arkeasi. Ehdotus tulee tästä.
gocards-summary-piles-2-heading = Ei
gocards-summary-piles-2-text = Mikä ei pidä paikkaansa. Sekin auttaa valinnassa.
gocards-summary-piles-3-heading = Sivuun
gocards-summary-piles-3-text = Mihin et halunnut vastata. Näitä kortteja ei lasketa.
gocards-summary-limits-heading = Mitä siitä ei seuraa
gocards-summary-limits-1 = Arkea koskevat kortit eivät kerro mitään terveydestäsi. Kyse on vain siitä, mikä mahtuu päivääsi.
gocards-summary-action-plan = Jatka suunnitelmallani
gocards-summary-action-order = Suoraan pakkauksen valintaan

# /start1-summary

start1-summary-title = Päiväsi ja { -daily-fibre } | { -brand }
start1-summary-description = Miten kolme { -daily-fibre } -annosta, kukin yhden tai kahden vesilasillisen kanssa, mahtuu päivääsi. Mukana kaikki käyttöohjeet.
start1-summary-heading = Kolme ateriaa, kolme annosta, paljon vettä
start1-summary-lead = Näin päivän 3 g glukomannaania jakautuu tavalliselle päivälle.
start1-summary-day-heading = Päivä lyhyesti
start1-summary-day-1-heading = Ennen aamiaista
start1-summary-day-1-text = 1 g yhden tai kahden vesilasillisen kanssa.
start1-summary-day-2-heading = Ennen lounasta
start1-summary-day-2-text = 1 g, jälleen yhden tai kahden vesilasillisen kanssa. Liikkeellä ollessa pullo auttaa.
start1-summary-day-3-heading = Ennen päivällistä
start1-summary-day-3-text = 1 g veden kanssa, ei juuri ennen makuulle menoa.
start1-summary-action-plan = Jatka suunnitelmallani
start1-summary-action-order = Pakkauksen valintaan
