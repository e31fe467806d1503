### Texts of the offers and the payment page, with the fixed notices that several pages share.

# Fixed notices, shared by every page that offers the products.

notice-heading = Huomaa
notice-supplement = Ravintolisä. Suositeltua päiväannosta ei saa ylittää. Ravintolisää ei tule käyttää monipuolisen ruokavalion korvikkeena. Säilytettävä pienten lasten ulottumattomissa.
notice-lifestyle-heading = Hyvä muistaa
notice-lifestyle = Monipuolinen ja tasapainoinen ruokavalio sekä terveelliset elämäntavat ovat tärkeitä. Kaikki määrät koskevat suositeltua päiväannosta.
notice-fibre = { -daily-fibre } otetaan kolme kertaa päivässä, 1 g kerrallaan, 1–2 vesilasillisen kanssa ennen ateriaa. Varoitus: tukehtumisvaara, jos nieleminen on vaikeaa tai nestettä otetaan liian vähän. Ota runsaan veden kanssa, jotta glukomannaani kulkeutuu mahalaukkuun.

# /take

take-title = { -daily-trio }: yksi, kolme tai kuusi purkkia | { -brand }
take-description = { -daily-trio } kolmessa pakkauskoossa, joka purkissa 60 vegaanista kapselia. Kertaostos, ei kestotilausta, kaikki tiedot ennen tilausta.
take-heading = Valitse pakkauksesi
take-lead = Sisältö on aina sama. Sinä päätät vain, montako purkkia pakettiin tulee.
take-picture-alt = Kolme { -daily-trio } -purkkia
take-packs-heading = Kolme pakkausta
take-packs-1-heading = Yksi purkki
take-packs-1-text = 60 kapselia. Tutustumiseen tai täydennykseksi.
take-packs-2-heading = Kolme purkkia
take-packs-2-text = 180 kapselia. Talouteen, jossa useampi syö aamiaista.
take-packs-3-heading = Kuusi purkkia
take-packs-3-text = 360 kapselia. Varasto sinulle, joka tiedät jo jatkavasi.
take-action-order = Jatka tilaukseen
take-action-express = Pikatilaus
take-action-story = Ensin tarina
take-action-compare = Vertaa tuotteita
take-action-campaign = Kampanjat

# /take2

take2-title = Aamu ja { -daily-trio } | { -brand }
take2-description = Miten purkista tulee tapa: yksi aamu kiireettä kerrottuna. Sen jälkeen { -daily-trio } faktoina ja pakkaukset.
take2-heading = Puoli seitsemän, vedenkeitin
take2-lead = Tapa tarvitsee paikan. Tällä on aamiaispöytä.
take2-morning-heading = Tavallinen aamu
take2-morning-1 = Vedenkeitin humisee, radio mutisee, joku etsii toista sukkaa. Pöydällä on leipää, kulhollinen hedelmiä ja vihreä purkki, jossa on vaalea kansi.
take2-morning-2 = Se on siinä, koska kaappiin pantu unohtuu. Kansi auki, kapselit, kulaus vettä, kansi kiinni. Muuta ei tarvitse tehdä.
take2-morning-3 = Päivä ei siitä toiseksi muutu. Se vain alkaa asialla, joka on jo hoidettu.
take2-facts-heading = Faktat
take2-facts-1-heading = Purkissa
take2-facts-1-text = 60 vegaanista kapselia, joissa on koliinia, sinkkiä, kromia, B6-vitamiinia ja C-vitamiinia.
take2-facts-2-heading = Etiketissä
take2-facts-2-text = Jokainen määrä päiväannosta kohti, tekstillä, jonka lukee ilman suurennuslasia.
take2-action-order = Jatka tilaukseen
take2-action-packs = Katso pakkauksia

# /take-test

take-test-title = Vertailussa { -daily-trio } ja { -daily-fibre } | { -brand }
take-test-description = Kaksi tuotetta rinnakkain: sisältö, määrät, käyttö ja kenelle ne eivät sovi. Ei voittajaa vaan selkeät erot.
take-test-heading = Kaksi purkkia rinnakkain
take-test-lead = Tuotteet eivät tee samaa asiaa. Tästä näet, miten ne eroavat.
take-test-products-heading = Sisältö
take-test-products-1-heading = { -daily-trio }
take-test-products-1-text = Koliinia 200 mg, sinkkiä 5 mg, kromia 40 µg, B6-vitamiinia 1,4 mg ja C-vitamiinia 40 mg päiväannoksessa. 60 vegaanista kapselia.
take-test-products-2-heading = { -daily-fibre }
take-test-products-2-text = Konjakjuuren glukomannaania, 3 g päivässä kolmena annoksena. 90 vegaanista kapselia.
take-test-choose-heading = Valinnan tueksi
take-test-choose-1-heading = Haluat jotakin aamiaiselle
take-test-choose-1-text = Silloin katso, mitä { -daily-trio } sisältää.
take-test-choose-2-heading = Juot mielelläsi ja syöt kolmesti päivässä
take-test-choose-2-text = Silloin lue tarkemmin, mikä { -daily-fibre } on ja ennen kaikkea miten se otetaan.
take-test-action-trio = Katso { -daily-trio }
take-test-action-fibre = Katso { -daily-fibre }
take-test-action-book = Katso { -light-kitchen }

# /buy

buy-title = { -daily-trio } pikatilauksena | { -brand }
buy-description = Lyhin tie sinulle, jolle { -daily-trio } on jo tuttu: pakkaus, osoite, maksu. Ilman tiliä ja mutkia.
buy-heading = Tiedät jo, mitä haluat
buy-lead = Emme siis viivytä sinua. Tästä on kolme vaihetta.
buy-fast-heading = Lyhyt tie
buy-fast-1-heading = Valitse pakkaus
buy-fast-1-text = Yksi, kolme tai kuusi { -daily-trio } -purkkia.
buy-fast-2-heading = Anna osoite
buy-fast-2-text = Toimitamme kahdeksaan Euroopan maahan. Tiliä ei tarvita.
buy-fast-3-heading = Tarkista ja tilaa
buy-fast-3-text = Juuri ennen tilauspainiketta näet vielä kerran sisällön, määrän ja kokonaishinnan.
buy-action-order = Siirry tilaukseen
buy-action-packs = Vertaa pakkauksia

# /buybf

buybf-title = Kampanjat ja niiden säännöt | { -brand }
buybf-description = Milloin { -brand } järjestää kampanjan, mistä tunnistat aidon alennuksen ja mitä kampanjoiden välillä pätee.
buybf-heading = Kampanjoita, jotka ansaitsevat nimensä
buybf-lead = Joskus { -daily-trio } maksaa rajatun ajan vähemmän. Silloin se lukee tässä, näiden sääntöjen mukaan.
buybf-rules-heading = Sääntömme
buybf-rules-1-heading = Loppu, joka pitää
buybf-rules-1-text = Kampanjalla on kiinteä loppu, sama kaikille. Sen jälkeen on taas voimassa normaali hinta.
buybf-rules-2-heading = Rehellinen vertailu
buybf-rules-2-text = Vertaamme alimpaan hintaan kampanjaa edeltäneiden 30 päivän ajalta.
buybf-rules-3-heading = Ei tungosta
buybf-rules-3-text = Emme keksi hupenevia varastoja emmekä muiden ostajien joukkoja.
buybf-between-heading = Kampanjoiden välillä
buybf-between-1 = Kun kampanjaa ei ole, tavalliset hinnat ovat voimassa. Et menetä mitään harkitsemalla rauhassa.
buybf-action-order = Jatka tilaukseen
buybf-action-packs = Katso pakkauksia

# /offer

offer-title = Ehdotuksesi korttien jälkeen | { -brand }
offer-description = Korttikyselyn jälkeen: { -daily-trio } lyhyesti. Mitä purkissa on, miten sitä käytetään ja mitä seuraavaksi.
offer-heading = Korttien jälkeen: { -daily-trio }
offer-lead = Lyhyt kuin kortti: mikä se on, mitä siinä on, milloin sen otat.
offer-jar-heading = Kolme viimeistä korttia
offer-jar-1-heading = Mikä se on
offer-jar-1-text = Ravintolisä, 60 vegaanista kapselia.
offer-jar-2-heading = Mitä siinä on
offer-jar-2-text = Koliinia, sinkkiä ja kromia sekä B6-vitamiinia ja C-vitamiinia.
offer-jar-3-heading = Milloin sen otat
offer-jar-3-text = Aamiaisella vesilasillisen kanssa. Päiväannos lukee purkissa.
offer-action-order = Jatka tilaukseen
offer-action-compare = Vertaa tuotteita

# /offer1

offer1-title = Suunnitelmasi: { -daily-trio } | { -brand }
offer1-description = Kyselyn ehdotus: { -daily-trio }, jossa on koliinia, sinkkiä ja kromia. Ravintoaineet, määrät ja se, mitä haluat tietää ennen tilausta.
offer1-heading = Suunnitelmasi: yksi purkki, yksi hetki
offer1-lead = Vastauksistasi ei seuraa ihmettä vaan yksinkertainen tapa. Nämä ravintoaineet ovat sen takana.
offer1-nutrients-heading = Ravintoaineet
offer1-nutrients-1-heading = Koliini, 200 mg
offer1-nutrients-1-text = Koliini edistää normaalia rasva-aineenvaihduntaa.
offer1-nutrients-2-heading = Kromi, 40 µg
offer1-nutrients-2-text = Kromi edistää veren glukoosipitoisuuden pysymistä normaalina.
offer1-nutrients-3-heading = C-vitamiini, 40 mg
offer1-nutrients-3-text = C-vitamiini edistää immuunijärjestelmän normaalia toimintaa.
offer1-before-heading = Ennen tilausta
offer1-before-1 = Ostat kerran. Ei kestotilausta eikä automaattista jatkoa.
offer1-before-2 = Kun tuote on saapunut, sinulla on 14 päivää aikaa perua kauppa syytä ilmoittamatta.
offer1-action-order = Jatka tilaukseen
offer1-action-extras = Katso lisien kanssa

# /offer2

offer2-title = Löydä sopiva pakkaus | { -brand }
offer2-description = Kolme vaihetta sopivaan pakkaukseen: arvioi tarve, valitse koko, tarkista tiedot. { -daily-trio } kertaostoksena, ei kestotilausta.
offer2-heading = Mikä pakkaus sopii sinulle?
offer2-lead = Kolme ajatusta, ja koko on selvä.
offer2-choose-heading = Kolmessa vaiheessa
offer2-choose-1-heading = Kuka sitä ottaa?
offer2-choose-1-text = Yhdelle riittää alkuun yksi purkki. Kahden käytössä se tyhjenee nopeammin.
offer2-choose-2-heading = Missä se seisoo?
offer2-choose-2-text = Yksi purkki kuuluu pöydälle. Muut tarvitsevat kuivan ja viileän paikan.
offer2-choose-3-heading = Kuinka varma olet?
offer2-choose-3-text = Jos epäröit, ota pienin pakkaus. Lisää voit tilata aina.
offer2-unsure-heading = Vieläkö mietit?
offer2-unsure-1 = Lue ensin, millainen aamu purkin kanssa on. Pakkaukset pysyvät paikoillaan.
offer2-action-order = Jatka tilaukseen
offer2-action-story = Lue ensin tarina

# /offer3

offer3-title = Yksi purkki { -daily-trio } | { -brand }
offer3-description = Yksi { -daily-trio } -purkki, 60 vegaanista kapselia. Tässä lukee se, mitä etiketissä lukee, eikä mitään muuta.
offer3-heading = Yksi purkki, yksi etiketti
offer3-lead = Ei pakettia, ei lahjaa. Vain tuote ja sen tiedot.
offer3-label-heading = Päiväannosta kohti
offer3-label-1-heading = Koliini
offer3-label-1-text = 200 mg. Sitä on myös soijapavuissa.
offer3-label-2-heading = Sinkki
offer3-label-2-text = 5 mg. Sitä on myös kurpitsansiemenissä.
offer3-label-3-heading = Kromi
offer3-label-3-text = 40 µg. Sitä on myös parsakaalissa.
offer3-label-4-heading = B6-vitamiini ja C-vitamiini
offer3-label-4-text = 1,4 mg ja 40 mg. Niitä on myös kikherneissä ja sitruunassa.
offer3-action-order = Tilaa yksi purkki
offer3-action-fibre = Mieluummin { -daily-fibre }

# /offerV3

offerv3-title = { -daily-trio } perusteellisesti | { -brand }
offerv3-description = { -daily-trio } yhdellä pitkällä sivulla: ravintoaineet määrineen, lainattava rutiini ja pakolliset tiedot.
offerv3-heading = { -daily-trio } ylhäältä alas
offerv3-lead = Teit kyselyn osioittain, ja samoin etenee tämä sivu: ensin ravintoaineet, sitten arki, sitten tiedot.
offerv3-nutrients-heading = Ensimmäinen osio: ravintoaineet
offerv3-nutrients-1-heading = Koliini, 200 mg
offerv3-nutrients-1-text = Koliini edistää normaalia rasva-aineenvaihduntaa.
offerv3-nutrients-2-heading = B6-vitamiini, 1,4 mg
offerv3-nutrients-2-text = B6-vitamiini auttaa vähentämään väsymystä ja uupumusta.
offerv3-nutrients-3-heading = C-vitamiini, 40 mg
offerv3-nutrients-3-text = C-vitamiini edistää normaalia energia-aineenvaihduntaa.
offerv3-routine-heading = Toinen osio: arki
offerv3-routine-1-heading = Laita illalla esille
offerv3-routine-1-text = Aseta purkki sen kupin viereen, josta juot aamulla.
offerv3-routine-2-heading = Ota aamulla
offerv3-routine-2-text = Päiväannos aamiaisella vesilasillisen kanssa.
offerv3-routine-3-heading = Unohtaminen on sallittua
offerv3-routine-3-text = Jäikö päivä väliin? Älä ota seuraavana tavallista enempää.
offerv3-action-order = Jatka tilaukseen
offerv3-action-extras = Katso lisien kanssa

# /offerdet

offerdet-title = { -daily-fibre } ja glukomannaani | { -brand }
offerdet-description = { -daily-fibre }: konjakjuuren glukomannaania 3 g päivässä, 90 vegaanista kapselia. Mukana käyttöohje, varoitus ja ehdot.
offerdet-heading = { -daily-fibre }, kuitu jolla on säännöt
offerdet-lead = Glukomannaani turpoaa vedessä. Siksi jokaiseen annokseen kuuluu täysi lasillinen vettä, mieluiten kaksi.
offerdet-fibre-heading = Hyvä tietää
offerdet-fibre-1-heading = Glukomannaani
offerdet-fibre-1-text = Päivän määrä on 3 g jaettuna kolmeen 1 g annokseen, jokainen 1–2 vesilasillisen kanssa ennen ateriaa.
offerdet-fibre-2-heading = Mistä se tulee
offerdet-fibre-2-text = Konjakkasvin juurimukulasta, jota on pitkään syöty Aasiassa.
offerdet-fibre-3-heading = Ei kaikille
offerdet-fibre-3-text = Ei sovi sinulle, jos sinun on vaikea niellä tai saat juoda vain vähän.
offerdet-taking-heading = Näin se otetaan
offerdet-taking-1-heading = Ensin vesi
offerdet-taking-1-text = Täytä yksi tai kaksi lasia ennen kuin avaat purkin.
offerdet-taking-2-heading = Ota annos
offerdet-taking-2-text = 1 g ennen ateriaa, istuen tai seisten.
offerdet-taking-3-heading = Juo loppuun
offerdet-taking-3-text = Juo kaikki vesi. Kolmesti päivässä, ennen jokaista pääateriaa.
offerdet-action-order = Jatka tilaukseen
offerdet-action-trio = Mieluummin { -daily-trio }

# /offer-upsells2

offer-upsells2-title = { -daily-trio } ja lisät | { -brand }
offer-upsells2-description = Mitä voit lisätä ennen tilausta: { -daily-fibre }, e-kirja tai sovellus. Mitään ei ole valittu valmiiksi, ja kaikki tulee samaan tilaukseen.
offer-upsells2-heading = Jotain lisäksi? Vain jos haluat
offer-upsells2-lead = Kaikki lisät tulevat samaan tilaukseen, jonka lopussa on yksi summa ja yksi painike.
offer-upsells2-extras-heading = Lisät
offer-upsells2-extras-1-heading = { -daily-fibre }
offer-upsells2-extras-1-text = Konjakjuuren glukomannaania, 90 kapselia. Lue ensin tämän sivun varoitus.
offer-upsells2-extras-2-heading = { -light-kitchen }
offer-upsells2-extras-2-text = 60 helppoa reseptiä e-kirjana.
offer-upsells2-extras-3-heading = Päiväsovellus
offer-upsells2-extras-3-text = Muistuttaa kapseleista, vedestä ja iltakävelystä.
offer-upsells2-rule-heading = Sääntömme
offer-upsells2-rule-1 = Emme rastita mitään puolestasi. Et maksa siitä, mitä et ole itse valinnut.
offer-upsells2-action-order = Jatka tilaukseen
offer-upsells2-action-book = Katso e-kirjaa
offer-upsells2-action-app = Katso sovellusta

# /offerebook

offerebook-title = { -light-kitchen }: 60 reseptin e-kirja | { -brand }
offerebook-description = { -light-kitchen } on e-kirja, jossa on 60 helppoa reseptiä jokaiseen päivään. Myös sinulle, joka et käytä muita tuotteitamme.
offerebook-heading = 60 reseptiä tavallisiin iltoihin
offerebook-lead = { -light-kitchen } on keittokirja päiviin, jolloin kukaan ei halua seistä pitkään keittiössä.
offerebook-book-heading = Mitä luvassa
offerebook-book-1-heading = Helppoa
offerebook-book-1-text = 60 reseptiä, joihin ei tarvita erikoisvälineitä eikä kokemusta.
offerebook-book-2-heading = Jokaiseen päivään
offerebook-book-2-text = Ruokia arkeen, ei suuriin juhliin.
offerebook-book-3-heading = Omillaan
offerebook-book-3-text = Et tarvitse sen rinnalle muita tuotteitamme.
offerebook-digital-heading = Hyvä tietää
offerebook-digital-1 = E-kirja on digitaalista sisältöä eikä tule postissa. Ennen tilausta kerrotaan, milloin peruuttamisoikeus päättyy digitaalisen sisällön osalta.
offerebook-action-order = Jatka tilaukseen
offerebook-action-app = Katso sovellusta

# /offerapp1

offerapp1-title = Päiväsovellus | { -brand }
offerapp1-description = Kolme riviä yhdellä näytöllä: kapselit aamiaisella, lasi vettä, kävely illalla. Enempää sovellus ei pyydä.
offerapp1-heading = Sovellus, joka pyytää vähän
offerapp1-lead = Ei pisteitä, ei putkia, ei huonoa omaatuntoa. Vain kolme riviä, jotka voit merkitä tehdyiksi.
offerapp1-screen-heading = Yksi näyttö
offerapp1-screen-1-heading = Kapselit
offerapp1-screen-1-text = { -daily-trio } aamiaisella. Merkitty, valmis.
offerapp1-screen-2-heading = Vesi
offerapp1-screen-2-text = Yksi lasillinen silloin, kun itse määräät.
offerapp1-screen-3-heading = Iltakävely
offerapp1-screen-3-text = Niin pitkä kuin haluat. Sovellus ei mittaa.
offerapp1-digital-heading = Hyvä tietää
offerapp1-digital-1 = Sovellus on digitaalista sisältöä. Ennen tilausta kerrotaan, millä laitteilla se toimii ja milloin peruuttamisoikeus päättyy.
offerapp1-action-order = Jatka tilaukseen
offerapp1-action-day = Lue päivästä sovelluksen kanssa

# /offerapp2

offerapp2-title = Torstai sovelluksen kanssa | { -brand }
offerapp2-description = Miten sovellus mahtuu päivään aamiaisesta iltakävelyyn. Lyhyt tarina ominaisuuksien luettelon sijaan.
offerapp2-heading = Yksi torstai, kolme merkintää
offerapp2-lead = Tällainen on tavallinen päivä sovelluksen kanssa. Enimmäkseen se on hiljaa.
offerapp2-day-heading = Päivä
offerapp2-day-1-heading = Aamu
offerapp2-day-1-text = Hyvää huomenta, näytössä lukee. Kapselit leivän kanssa, yksi merkintä.
offerapp2-day-2-heading = Keskipäivä
offerapp2-day-2-text = Lasi vettä, toinen merkintä. Sitten puhelin menee takaisin laukkuun.
offerapp2-day-3-heading = Ilta
offerapp2-day-3-text = Kierros korttelin ympäri. Kotiin jäävää ei torua.
offerapp2-limits-heading = Mitä se ei tee
offerapp2-limits-1 = Sovellus ei tee diagnooseja eikä anna lääketieteellisiä neuvoja. Se muistuttaa, siinä kaikki.
offerapp2-action-order = Jatka tilaukseen
offerapp2-action-add = Lisää sovellus tilaukseen

# /offerpay

offerpay-title = Tarkista tilaus ja maksa | { -brand }
offerpay-description = Osoite, toimitus, maksutapa, tarkistus: tilauksen neljä osaa ja se, mitä tilauspainike tarkoittaa. Näin { -brand } toimii.
offerpay-heading = Tilauksesi
offerpay-lead = Neljä osaa yhdellä sivulla. Mikään ei sido ennen viimeistä painiketta.
offerpay-parts-heading = Neljä osaa
offerpay-parts-1-heading = Osoite
offerpay-parts-1-text = Minne paketti lähetetään, ja sähköpostiosoite vahvistusta varten.
offerpay-parts-2-heading = Toimitus
offerpay-parts-2-text = Kulut ja ajankohta näkyvät tässä ennen maksamista.
offerpay-parts-3-heading = Maksutapa
offerpay-parts-3-text = Näet, mikä maassasi on mahdollista. Luotollista maksutapaa ei ole valittu valmiiksi.
offerpay-parts-4-heading = Tarkistus
offerpay-parts-4-text = Tuotteet, määrät, yksikköhinnat ja verollinen kokonaishinta allekkain.
offerpay-button-heading = Mitä painike tarkoittaa
offerpay-button-1 = Tilaus sitoo vasta, kun käytät painiketta, jossa maksuvelvollisuus mainitaan. Mikään muu painike ei käynnistä maksua.
offerpay-button-2 = Sen jälkeen saat sähköpostitse vahvistuksen, jossa ovat sopimus ja tiedot peruuttamisoikeudesta.
offerpay-action-after = Mitä tilauksen jälkeen tapahtuu
offerpay-action-terms = Lue ehdot
offerpay-action-packs = Takaisin pakkauksiin
