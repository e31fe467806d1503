### Texts of the quiz entries: start, v3, go, gocards, start1.

# /start

start-title = Kysely: noin 14 kysymystä päivästäsi | { -brand }
start-description = Noin 14 kysymystä aterioista, liikkumisesta ja tottumuksista. Kerromme etukäteen, mitä kysymme, miksi ja mitä vastauksille tapahtuu.
start-heading = Millainen on tavallinen tiistaisi?
start-lead = Ei paras päiväsi eikä huonoin. Noin 14 vastauksesta syntyy ehdotus siitä, mikä tuotteistamme sopii siihen tiistaihin. Joskus se kuuluu: ei mikään.
start-eyebrow = Kysely
start-note-1 = Noin 14 kysymystä, muutama minuutti
start-note-2 = Pituuden ja painon voi ohittaa
start-note-3 = Tulos myös ilman sähköpostia
start-asks-heading = Mitä kysymme
start-asks-1-heading = Syöminen ja juominen
start-asks-1-text = Milloin syöt, mitä pöydässä usein on, paljonko vettä siihen kuuluu.
start-asks-2-heading = Kävely ja lepo
start-asks-2-text = Paljonko kävelet, istut ja lepäät. Arvio riittää, kukaan ei laske perässä.
start-asks-3-heading = Sinä itse
start-asks-3-text = Ilman suostumustasi nämä vastaukset pysyvät selaimessasi, eikä mitään tallenneta. Ne voi myös ohittaa, paitsi iän ja kysymykset, jotka suojelevat sinua.
start-answers-heading = Mitä vastauksillesi tapahtuu
start-answers-1 = Tulos lasketaan **selaimessasi**. Tallennamme vain sen, mihin olet suostunut, ja ilman tilausta enintään 30 päiväksi. Vastauksesi eivät koskaan näy osoitteissa, viestien otsikoissa tai mainosjärjestelmissä.
start-answers-2 = Kysely on aikuisille. Jos olet alle 18‑vuotias, raskaana tai imetät, et saa meiltä tarjousta vaan ystävällisen tervehdyksen.
start-other-heading = Tai toisella tavalla
start-other-lead = Sama uteliaisuus, neljä muuta muotoa.
start-action-short = Pikakysely
start-action-cards = Korttikysely
start-action-sections = Kysely osioittain
start-action-fibre = { -daily-fibre } ‑kysely

# /v3

v3-title = Kysely neljässä osiossa | { -brand }
v3-description = Koko kysely neljässä osiossa, heräämisestä iltaan. Näet aina, missä olet, voit palata taaksepäin ja pitää taukoja.
v3-heading = Päivän läpi neljässä etapissa.
v3-lead = Sinulle, joka vilkaiset retkellä mielelläsi karttaa. Joka etapissa on kourallinen kysymyksiä, ja kolmen ensimmäisen jälkeen odottaa penkki.
v3-eyebrow = Kysely osioittain
v3-stages-heading = Reitti
v3-stages-1-heading = Aamu
v3-stages-1-text = Herääminen, aamiainen tai ei, päivän ensimmäinen vesilasi.
v3-stages-2-heading = Ateriat
v3-stages-2-text = Mitä lautasella on lounaalla, mitä päivällisellä, ja mitä niiden väliin mahtuu.
v3-stages-3-heading = Liikkuminen
v3-stages-3-text = Portaat, pyörä, urheilu. Sohvankin saa mainita.
v3-stages-4-heading = Toiveet
v3-stages-4-text = Mitä haluaisit muuttaa, mikä saa hyvin jäädä ennalleen, sekä muutama sinua suojeleva kysymys.
v3-route-heading = Matkan varrella
v3-route-1-question = Voinko pysähtyä?
v3-route-1-answer = Voit. Kello ei käy. Eteneminen säilyy selaimessasi, kunnes jatkat.
v3-route-2-question = Voinko kääntyä takaisin?
v3-route-2-answer = Milloin vain, myös kesken etapin. Kun muutat vastausta, ehdotus muuttuu.
v3-route-3-question = Mitä tallennetaan?
v3-route-3-answer = Kehoa koskevat vastaukset vain nimenomaisella suostumuksellasi ja ilman tilausta enintään 30 päiväksi.
v3-trust-1 = Takaisin pääsee aina
v3-trust-2 = Lasketaan selaimessasi
v3-trust-3 = Aikuisille
v3-action-whole = Mieluummin yhdellä kertaa

# /go

go-title = Pikakysely: valmis, kun tee on hautunut | { -brand }
go-description = Kyselyn lyhyt versio: vain ne kysymykset, joilla on väliä, kun tuotteistamme valitaan. Ei kysymyksiä kehosta, ei asiakastiliä.
go-heading = Valmis, kun tee on hautunut.
go-lead = Pikakysely kysyy vain sen, mitä ehdotukseen tarvitaan. Vihreä vai musta tee, aika riittää kumpaankin.
go-note-1 = Kourallinen kysymyksiä
go-note-2 = Ei mitään kehostasi
go-answers-heading = Vastauksesi pysyvät sinulla
go-answers-1 = Ehdotus syntyy selaimessasi. Vastauksesi eivät näy osoiterivillä eivätkä mainonnan mittauksessa.
go-why-heading = Nyt kysyt sinä
go-why-1-question = Kysely kahta tuotetta varten?
go-why-1-answer = Koska rehellinen vastaus on joskus ”ei kumpikaan”. Siihen päätyy helpommin, kun joku kysyy.
go-why-2-question = Onko hinta kaikille sama?
go-why-2-answer = On. Vastauksesi muuttavat ehdotusta, eivät koskaan hintaa.
go-action-full = Mieluummin koko kysely

# /gocards

gocards-title = Korttikysely: kyllä, ei, seuraava | { -brand }
gocards-description = Pino kortteja, joissa on lauseita arjesta. Vastaa kyllä tai ei tai siirrä kortti sivuun. Peukalolla, hiirellä tai näppäimistöllä.
gocards-heading = Pino kortteja, ei koe.
gocards-lead = Joka kortissa on yksi lause. Jos se pitää paikkansa, kortti menee oikealle. Jos ei, vasemmalle. Miettiä saa, mutta ei tarvitse.
gocards-eyebrow = Korttikysely
gocards-samples-heading = Kolme korttia malliksi
gocards-samples-1-heading = ”Syön aamiaisen seisaallani.”
gocards-samples-1-text = Kyllä: aamulla on kiire. Ei: pöytä on olemassa.
gocards-samples-2-heading = ”Vesilasini on puoliltapäivin yhä täynnä.”
gocards-samples-2-text = Jos vastaat kyllä, emme ehdota tuotetta { -daily-fibre }. Siihen kuuluu paljon vettä.
gocards-samples-3-heading = ”Luen etiketit alusta loppuun.”
gocards-samples-3-text = Silloin tulemme hyvin toimeen.
gocards-cards-heading = Näin pelaat
gocards-cards-1-heading = Pyyhkäisy, napautus tai nuolinäppäimet
gocards-cards-1-text = Kaikki kolme johtavat samaan tulokseen.
gocards-cards-2-heading = Siirrä sivuun
gocards-cards-2-text = Jos kortti ei koske sinua, sitä ei lasketa mukaan. Vain niihin kahteen korttiin, jotka suojelevat sinua, on vastattava.
gocards-cards-3-heading = Ota takaisin
gocards-cards-3-text = Yhden kortin verran pääsee aina taaksepäin.
gocards-answers-heading = Ikä ja kehoa koskevat kortit
gocards-answers-1 = Ennen pinoa kysymme ikäsi, ja alimmaisina on kolme kehoa koskevaa korttia. Nämä vastaukset tallennetaan vain, jos annat nimenomaisen suostumuksesi. Muuten ne pysyvät selaimessasi, jossa ehdotuskin lasketaan.
gocards-action-list = Mieluummin luettelona

# /start1

start1-title = Sopiiko { -daily-fibre } päivääsi? Kysely | { -brand }
start1-description = { -daily-fibre } -kysely: kolme ateriaa, paljon vettä, selkeät ohjeet. Saat ensin tietää, kenelle glukomannaania ei ole tarkoitettu.
start1-heading = Löytyykö sinulta lasi vettä kolmesti päivässä?
start1-lead = { -daily-fibre } on konjakjuuren kuitua. Se tarvitsee kolme ateriaa ja joka kerta yhden tai kaksi lasillista vettä. Kysely selvittää, sopiiko se arkeesi.
start1-eyebrow = { -daily-fibre } ‑kysely
start1-before-heading = Ensin: kenelle se ei sovi
start1-before-1 = **Tukehtumisvaara, jos sinulla on nielemisvaikeuksia tai nautit liian vähän nestettä.** Jos sinun on vaikea niellä tai nesteensaantiasi on rajoitettu, { -daily-fibre } ei ole sinua varten, ja voit lopettaa tähän.
start1-before-2 = Jos käytät lääkkeitä, olet raskaana tai imetät, kysy ensin neuvoa apteekista tai terveydenhuollosta. Tuotetta ei ole tarkoitettu lapsille eikä nuorille.
start1-asks-heading = Sitten: neljä helppoa aihetta
start1-asks-1-heading = Ateriasi
start1-asks-1-text = Onko niitä säännöllisesti kolme, ja mahtuuko annos niiden edelle?
start1-asks-2-heading = Vesilasisi
start1-asks-2-text = Onko se käden ulottuvilla, myös töissä ja liikkeellä?
start1-asks-3-heading = Kalenterisi
start1-asks-3-text = Kuinka säännöllisiä päiväsi oikeasti ovat?
start1-asks-4-heading = Sinä itse
start1-asks-4-text = Ikä, pituus, paino ja yksi kysymys, joka suojelee sinua. Ne tallennetaan vain, jos suostut siihen.
start1-trust-1 = Lasketaan selaimessasi
start1-trust-2 = Takaisin pääsee aina
start1-trust-3 = Tulos myös ilman sähköpostia
start1-action-compare = Vertaa tuotteita
