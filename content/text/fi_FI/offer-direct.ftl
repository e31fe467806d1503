### Texts of the offers that need no quiz: take, take2, take-test, offer3, buy, buybf, offer-upsells2.

# /take

take-title = { -daily-trio }: yksi, kolme tai kuusi purkkia | { -brand }
take-description = { -daily-trio } kolmessa pakkauskoossa, joka purkissa 60 vegaanista kapselia. Kertaostos ilman kestotilausta, koko etiketti samalla sivulla.
take-eyebrow = { -daily-trio }
take-heading = Valitse pakkauksesi
take-lead = Yksi, kolme tai kuusi purkkia. Sisältö on aina sama, päätät vain varaston koosta.
take-note-1 = 60 vegaanista kapselia purkissa
take-note-2 = Kaksi kapselia päivässä
take-note-3 = Ei kestotilausta, ei asiakastiliä
take-packages-heading = Kolme kokoa, sama purkki
take-trust-1 = Lähetetään sinetöitynä
take-trust-2 = Toimituskulut näkyvät summassa ennen maksamista
take-trust-3 = Tutut maksutavat
take-trust-4 = Vastaus yleensä kolmessa arkipäivässä
take-brand-heading = Teemme vähän. Kerromme siitä tarkasti.
take-brand-1 = { -brand } on kaksi ravintolisää, keittokirja ja sovellus. Hylly on lyhyt, joten etiketit saavat olla pitkiä.
take-brand-2 = { -daily-trio } on purkeista yksinkertaisempi: kerran päivässä, yksi ateria, yksi lasi vettä. Enempää se ei pyydä eikä väitä.
take-nutrients-heading = Tätä on jokaisessa purkissa
take-benefits-heading = Kolme nimeä, kolme lausetta
take-press-heading = Keksittyjen lehtien nimiä
take-reviews-heading = Toisista keittiöistä
take-faq-heading = Kysyttyä ennen tilausta
take-faq-1-question = Milloin paketti tulee?
take-faq-1-answer = Toimitusaika maahasi on alempana maksutapojen vieressä. Se lasketaan arkipäivinä siitä, kun olemme saaneet tilauksesi.
take-faq-2-question = Maksaako kuuden purkin toimitus enemmän?
take-faq-2-answer = Ei. Joka tilauksessa on sama maakohtainen toimitusmaksu, olipa paketissa miten monta purkkia tahansa.
take-faq-3-question = Täytyykö ensin vastata kyselyyn?
take-faq-3-answer = Ei. Kysely auttaa miettimään. Jos olet jo miettinyt, olet oikeassa paikassa.
take-guarantee-heading = Neljätoista päivää aikaa harkita
take-actions-heading = Tai toista kautta
take-action-express = Pikatilaus
take-action-story = Ensin tarina
take-action-compare = Vertaa tuotteita
take-action-campaign = Sesonkisivu

# /take2

take2-title = Aamu ja { -daily-trio } | { -brand }
take2-description = Miten purkista tulee tapa: yksi aamu kiireettä kerrottuna. Sen jälkeen ravintoaineet, pakkaukset ja etiketti.
take2-eyebrow = Aamiaistarina
take2-heading = Puoli seitsemän, vedenkeitin
take2-lead = Tapa tarvitsee paikan. Tällä on aamiaispöytä.
take2-morning-heading = Tavallinen aamu
take2-morning-1 = Vedenkeitin humisee, radio mutisee, joku etsii toista sukkaa. Pöydällä on leipää, kulhollinen hedelmiä ja vihreä purkki, jossa on oranssi kansi.
take2-morning-2 = Se on siinä, koska kaappiin pantu unohtuu. Kansi auki, kaksi kapselia, lasi vettä, kansi kiinni. Muuta ei tarvitse tehdä.
take2-morning-3 = Päivä ei siitä muutu toiseksi. Se vain alkaa asialla, joka on jo hoidettu.
take2-clock-heading = Viisi minuuttia läheltä
take2-clock-1-heading = 6.30, vedenkeitin
take2-clock-1-text = Siinä menee neljä minuuttia. Sen verran aikaa on silloinkin, kun aikaa ei ole.
take2-clock-2-heading = 6.34, kapselit
take2-clock-2-text = Ensimmäisen suupalan ja ison vesilasillisen kanssa. Tee saa vielä hautua.
take2-clock-3-heading = 6.35, sukka
take2-clock-3-text = Purkki on taas kupin vieressä. Sukka löytyy useimmiten sohvan alta.
take2-jar-heading = Miksi purkki saa olla kaunis
take2-jar-1 = Sitä, mitä katselee mielellään, ei siivoa pois. Siksi purkkimme on männynvihreä ja kansi aprikoosinvärinen. Ne viihtyvät marmeladin ja sanomalehden seurassa.
take2-jar-2 = Etiketissä kasvaa jotakin auringon edessä, kukkuloiden yllä. Emme ole ratkaisseet, nouseeko aurinko vai laskeeko. Aamulla vastaus on selvä.
take2-nutrients-heading = Entä mitä siinä on?
take2-benefits-heading = Kaksi lausetta, sanasta sanaan
take2-benefits-lead = Tarina on keksitty. Nämä kaksi lausetta eivät ole: ne ovat virallisessa luettelossa juuri näin.
take2-packages-heading = Purkki sinun pöydällesi
take2-reviews-heading = Toisista aamiaispöydistä
take2-guarantee-heading = Jos aamusi onkin toisenlainen
take2-action-packs = Kaikki pakkaukset

# /take-test

take-test-title = Vertailussa { -daily-trio } ja { -daily-fibre } | { -brand }
take-test-description = Kaksi tuotetta rinnakkain: sisältö, määrät, käyttö ja kenelle ne eivät sovi. Ei voittajaa vaan selkeät erot.
take-test-eyebrow = Vertailu ilman voittajaa
take-test-heading = Kaksi purkkia rinnakkain
take-test-lead = Ne eivät tee samaa asiaa eivätkä pyydä sinulta samaa: toinen haluaa aamiaisesi, toinen runsaasti vettä kolmesti päivässä.
take-test-jars-heading = Vasemmalla ja oikealla
take-test-jars-1-text = Koliinia, sinkkiä ja kromia sekä B6‑vitamiinia ja C‑vitamiinia. Männynvihreä purkki, aprikoosinvärinen kansi.
take-test-jars-2-text = Konjakjuuren kuitua. Salvianvihreä purkki, korallinvärinen kansi.
take-test-compare-heading = Rivi riviltä
take-test-compare-inside = Päivän kapseleissa
take-test-compare-inside-trio = Viisi ravintoainetta
take-test-compare-inside-fibre = 3 g glukomannaania
take-test-compare-count = Kapseleita päivässä
take-test-compare-count-trio = 2, kerralla
take-test-compare-count-fibre = 6, kolmena annoksena
take-test-compare-when = Milloin
take-test-compare-when-trio = Aamiaisella
take-test-compare-when-fibre = Ennen kolmea ateriaa
take-test-compare-water = Vettä
take-test-compare-water-trio = Yksi lasillinen
take-test-compare-water-fibre = 1–2 lasillista joka annoksella
take-test-compare-lasts = Purkki riittää
take-test-compare-lasts-trio = 30 päiväksi
take-test-compare-lasts-fibre = 15 päiväksi
take-test-compare-medicine = Jos käytät lääkkeitä
take-test-compare-medicine-trio = Kysy ensin
take-test-compare-medicine-fibre = Kysy ensin ja pidä välissä useita tunteja
take-test-compare-swallowing = Jos nieleminen on vaikeaa
take-test-compare-swallowing-trio = Huomaa kapselin koko, vähän yli 2 cm
take-test-compare-swallowing-fibre = Älä ota
take-test-compare-vegan = Vegaaninen
take-test-compare-subscription = Kestotilaus
take-test-choose-heading = Valinnan tueksi
take-test-choose-1-heading = Syöt mielelläsi aamiaista
take-test-choose-1-text = Silloin { -daily-trio } on purkeista helpompi: kerran päivässä, ja se on hoidettu.
take-test-choose-2-heading = Juot paljon vettä ja syöt säännöllisesti
take-test-choose-2-text = Silloin tutustu tuotteeseen { -daily-fibre } ja lue etenkin, mitä vedestä sanotaan.
take-test-choose-3-heading = Et osaa päättää
take-test-choose-3-text = Älä ota toistaiseksi kumpaakaan. Molemmat purkit osaavat odottaa.
take-test-trio-heading = Vasen purkki: { -daily-trio }
take-test-trio-inside = Mitä vasemmassa purkissa on
take-test-fibre-heading = Oikea purkki: { -daily-fibre }
take-test-fibre-lead = Jokaiseen annokseen kuuluu lasillinen tai kaksi vettä. Lue alempana oleva varoitus ennen ostamista.
take-test-fibre-inside = Mitä oikeassa purkissa on
take-test-guarantee-heading = Tuliko valittua väärä?
take-test-action-trio = Kaikki tuotteesta { -daily-trio }
take-test-action-fibre = Kaikki tuotteesta { -daily-fibre }
take-test-action-book = Ei kapseleita, kokkaan mieluummin

# /offer3

offer3-title = Yksi { -daily-trio } -purkki | { -brand }
offer3-description = Yksi { -daily-trio } -purkki, 60 vegaanista kapselia. Tämä sivu kertoo, mitä etiketissä lukee, ja loppuu sitten.
offer3-eyebrow = Ei yhteispakettia, ei kylkiäisiä
offer3-heading = Yksi purkki, yksi etiketti
offer3-lead = Tämä sivu kertoo, mitä purkissa lukee. Sitten se loppuu.
offer3-nutrients-heading = Etupuoli: viisi ravintoainetta
offer3-price-heading = Hintalappu: yksi purkki
offer3-facts-heading = Kääntöpuoli: kaikki muu
offer3-missing-heading = Mikä puuttuu, puuttuu tarkoituksella
offer3-missing-1-heading = Tarina
offer3-missing-1-text = Se on toisella sivulla ja kertoo vedenkeittimestä.
offer3-missing-2-heading = Toinen purkki
offer3-missing-2-text = Kun ensimmäinen on tyhjä, tiedät meitä paremmin, haluatko vielä yhden.
offer3-missing-3-heading = Suuret sanat
offer3-missing-3-text = Niille ei ole etiketissä tilaa.
offer3-guarantee-heading = Entä jos et pidä siitä?
offer3-order = Tilaa yksi purkki
offer3-action-fibre = Mieluummin { -daily-fibre }
offer3-action-story = Tarina vedenkeittimestä

# /buy

buy-title = { -daily-trio } pikatilauksena | { -brand }
buy-description = Lyhin tie sinulle, jolle { -daily-trio } on jo tuttu: pakkaus, osoite, maksu. Ilman asiakastiliä ja mutkia.
buy-eyebrow = Täydennystä
buy-heading = Tiedät jo, mitä haluat
buy-lead = Emme siis viivytä sinua.
buy-packages-heading = Montako?
buy-nutrients-heading = Kertauksena: sisältö
buy-guarantee-heading = Voimassa kolmannellakin kerralla
buy-action-packs = Katson sittenkin rauhassa

# /buybf

buybf-title = Kun kaikkialla huudetaan | { -brand }
buybf-description = Sesonkisivu: { -daily-trio } kolmena pakkauksena ja säännöt, joiden mukaan { -brand } järjestää kampanjoita. Ilman huutoa.
buybf-eyebrow = { -brand } ja sesonki
buybf-heading = Kun kaikkialla huudetaan
buybf-lead = Täällä ei koroteta ääntä. Valittavana on kolme { -daily-trio } ‑pakkausta, ja jos kampanja on käynnissä, sen loppu lukee heti vieressä.
buybf-campaign-heading = Kampanja on käynnissä
buybf-campaign-lead = Sen vaikutus hintaan lukee alempana pakkauksen kohdalla: kaikille sama, ilman koodia.
buybf-packages-heading = Pakkaukset kaikessa rauhassa
buybf-rules-heading = Kun meillä on kampanja, se menee näin
buybf-rules-1-heading = Alku ja loppu
buybf-rules-1-text = Molemmat päivämäärät lukevat hinnan vieressä, kaikille samat. Sen jälkeen on taas voimassa tavallinen hinta.
buybf-rules-2-heading = Rehellinen vertailu
buybf-rules-2-text = Jos vierekkäin on kaksi hintaa, vanhempi on alin kampanjaa edeltäneiden 30 päivän ajalta.
buybf-rules-3-heading = Ei tungosta
buybf-rules-3-text = Emme keksi hupenevia varastoja emmekä väkijoukkoa saman sivun ääreen.
buybf-between-heading = Eikö hinnan vieressä ole päivämäärää?
buybf-between-1 = Silloin kampanjaa ei ole ja tavalliset hinnat ovat voimassa. Et menetä mitään, jos mietit yön yli. Tai kaksi.
buybf-between-2 = Mietitkö lahjaa? { -daily-trio } on aikuisille, ja lääkkeitä käyttävän kannattaa kysyä ensin neuvoa. Keittokirja käy melkein aina.
buybf-nutrients-heading = Sesonki ei muuta sisältöä
buybf-benefits-heading = Mikä pitää paikkansa ympäri vuoden
buybf-guarantee-heading = Jos se olikin mielijohde
buybf-action-packs = Katso tavalliset pakkaukset
buybf-action-book = Katso keittokirjaa

# /offer-upsells2

offer-upsells2-title = { -daily-trio } ja lisätuotteet | { -brand }
offer-upsells2-description = { -daily-trio } ja mitä sen rinnalle voi ottaa: { -daily-fibre }, keittokirja tai sovellus. Mitään ei ole valittu valmiiksi.
offer-upsells2-eyebrow = Yksi tilaus, yksi summa
offer-upsells2-heading = Jotain lisäksi? Vain jos haluat
offer-upsells2-lead = Ensin pakkauksesi, sitten kolme asiaa, jotka sopivat sen viereen. Yhtäkään ei ole rastitettu puolestasi.
offer-upsells2-packages-heading = Ensin pakkaus
offer-upsells2-nutrients-heading = Tätä siinä on
offer-upsells2-extras-heading = Sitten lisätuotteet, jos haluat
offer-upsells2-extras-lead = Rastit teet itse. Yksi painike ottaa mukaan kaiken, minkä olet valinnut.
offer-upsells2-fibre-heading = Runsaan veden kanssa: { -daily-fibre }
offer-upsells2-fibre-text = Konjakjuuren glukomannaania. Jokaiseen annokseen kuuluu lasillinen tai kaksi vettä; lue ensin tämän sivun varoitus.
offer-upsells2-book-heading = Veitsen ja haarukan kanssa: { -light-kitchen }
offer-upsells2-book-text = 60 reseptiä iltoihin, jolloin kukaan ei halua seistä pitkään lieden ääressä. Sähköinen kirja, ei postitettavaa.
offer-upsells2-app-heading = Kuin solmu nenäliinassa: { daily-companion-name }
offer-upsells2-app-text = Muistuttaa kapseleista, vedestä ja iltakävelystä. Käyttöoikeus kestää kaksitoista kuukautta ja päättyy itsestään.
offer-upsells2-rule-heading = Sääntömme
offer-upsells2-rule-1 = Emme rastita mitään puolestasi. Laskussa ei ole mitään, mitä et ole itse valinnut.
offer-upsells2-rule-2 = { -daily-trio } pärjää hyvin yksinkin.
offer-upsells2-faq-heading = Miten kaikki tulee perille
offer-upsells2-faq-1-question = Tuleeko kaikki samassa paketissa?
offer-upsells2-faq-1-answer = Purkit kyllä, ja maksat toimituksesta vain kerran. E-kirja ja sovellus tulevat sähköpostitse: heti maksun jälkeen, jos suostut siihen, muuten peruuttamisajan päätyttyä.
offer-upsells2-faq-2-question = Voinko peruuttaa yhden lisätuotteen?
offer-upsells2-faq-2-answer = Voit. Voit peruuttaa koko tilauksen tai vain osan siitä. E-kirjaa ja sovellusta koskevat ehdot ovat heti alla.
offer-upsells2-guarantee-heading = Tuliko tilattua liikaa?
offer-upsells2-digital = E-kirjan ja sovelluksen osalta oikeus päättyy, kun toimittaminen on alkanut, jos olet etukäteen antanut siihen nimenomaisen suostumuksesi.
offer-upsells2-action-book = Lisää e-kirjasta
offer-upsells2-action-app = Lisää sovelluksesta
