### Texts of the digital offers: offerebook, offerapp1, offerapp2.

# What every digital offer repeats

digital-withdrawal-heading = Digitaalisen sisällön peruuttaminen
digital-withdrawal-1 = Digitaalisen sisällön voit peruuttaa 14 päivän kuluessa sopimuksen tekemisestä. Jos suostut siihen, että toimitamme sen aiemmin, oikeus päättyy toimittamisen alkaessa. Kysymme ennen tilausta, haluatko sitä. Mitään ei ole rastitettu valmiiksi.

# /offerebook

offerebook-title = { -light-kitchen }: 60 reseptin e-kirja | { -brand }
offerebook-description = { -light-kitchen }: 60 helppoa reseptiä PDF-kirjana, kun illan ruoka on vielä keksimättä. Yksi kokonainen resepti on tällä sivulla maistiaisena.
offerebook-heading = Mitä tänään syötäisiin? 60 vastausta.
offerebook-lead = Kuusikymmentä reseptiä, joihin ei tarvita erikoiskauppaa, etunimellistä yleiskonetta eikä johdantoa kenenkään lapsuudesta.
offerebook-eyebrow = E-kirja, PDF
offerebook-order-label = Katso hinta
offerebook-chapters-heading = Kuusi lukua, kussakin kymmenen reseptiä
offerebook-chapters-1-heading = Aamulla
offerebook-chapters-1-text = Nopeaa kulhoon, hidasta sunnuntaihin.
offerebook-chapters-2-heading = Keittoja
offerebook-chapters-2-text = Yksi kattila, yksi lusikka, tuskin lainkaan tiskiä.
offerebook-chapters-3-heading = Isoja salaatteja
offerebook-chapters-3-text = Sellaisia, joiden jälkeen kukaan ei kysy, mitä muuta on.
offerebook-chapters-4-heading = Pannulta
offerebook-chapters-4-text = Kasviksia, munia, linssejä. Kaksikymmentä minuuttia, jos radio soi.
offerebook-chapters-5-heading = Uunipelliltä
offerebook-chapters-5-text = Pilko, mausta, työnnä uuniin, nosta jalat ylös.
offerebook-chapters-6-heading = Makeaa
offerebook-chapters-6-text = Hedelmiä, rahkaa ja jokaisenoikeus pullaan.
offerebook-sample-heading = Maistiainen: linssejä ja sitruunaa
offerebook-sample-lead = Kahdelle. 150 g punaisia linssejä, sipuli, sitruuna, purkki jogurttia, juustokuminaa, oliiviöljyä, suolaa.
offerebook-sample-1-heading = Kuullota sipuli
offerebook-sample-1-text = Hienonna se ja kuullota kahdessa ruokalusikallisessa öljyä. Lisää teelusikallinen juustokuminaa.
offerebook-sample-2-heading = Lisää linssit
offerebook-sample-2-text = Lisää myös 4,5 dl vettä, kiehauta ja anna porista hiljalleen 12 minuuttia.
offerebook-sample-3-heading = Sitruuna ja jogurtti
offerebook-sample-3-text = Sekoita joukkoon mehu ja vähän kuorta, mausta suolalla ja nosta pinnalle jogurttia. Tarjoa leivän kanssa.
offerebook-book-heading = Osta kerran, kokkaa usein
offerebook-book-lead = PDF-tiedosto, joka aukeaa puhelimella, tabletilla ja tietokoneella ja jonka voi tulostaa.
offerebook-reviews-heading = Kokattu ja arvosteltu
offerebook-faq-heading = Ennen kuin kokkaat
offerebook-faq-1-question = Tarvitsenko sen rinnalle kapselit?
offerebook-faq-1-answer = Et. Kirja ei ole niistä kuullutkaan.
offerebook-faq-2-question = Onko kaikki vegaanista?
offerebook-faq-2-answer = Ei kaikki. Jokaisessa reseptissä lukee, onko ruoka vegaanista vai vegetaarista.
offerebook-faq-3-question = Miten kirja tulee minulle?
offerebook-faq-3-answer = Linkkinä sähköpostiin: heti maksun jälkeen, jos suostuit aiempaan toimitukseen, muuten peruuttamisajan päätyttyä.
offerebook-faq-4-question = Saanko jakaa sen?
offerebook-faq-4-answer = Valmiin ruoan mielellään. Tiedosto on tarkoitettu omaan talouteesi.
offerebook-action-app = Katso päiväsovellusta

# /offerapp1

offerapp1-title = Päiväsovellus: kolme rastia päivässä | { -brand }
offerapp1-description = Kolme rastitettavaa riviä: kapselit, vesi, iltakävely. Käyttöoikeus kaksitoista kuukautta, päättyy itsestään. Ei kestotilausta, ei pisteitä.
offerapp1-heading = Sovellus, joka jättää sinut rauhaan.
offerapp1-lead = Kolme rastia päivässä, ja puhelin saa mennä takaisin taskuun. Ei pisteitä, ei ennätyksiä, ei pokaalia.
offerapp1-note-1 = Käyttöoikeus kaksitoista kuukautta
offerapp1-note-2 = Päättyy itsestään
offerapp1-order-label = Katso hinta
offerapp1-screen-heading = Kaikki yhdellä näytöllä
offerapp1-screen-1-heading = Kapselit
offerapp1-screen-1-text = { -daily-trio } aamiaisella. Napautus, ja valmista.
offerapp1-screen-2-heading = Vesi
offerapp1-screen-2-text = Lasillinen silloin, kun itse määräät.
offerapp1-screen-3-heading = Kävely
offerapp1-screen-3-text = Pieni lenkki illalla. Kukaan ei mittaa.
offerapp1-fridge-heading = Sovellus ja lappu jääkaapin ovessa
offerapp1-fridge-lead = Reilu vertailu. Lappu pärjää hyvin.
offerapp1-fridge-column-1 = Sovellus
offerapp1-fridge-column-2 = Lappu
offerapp1-fridge-1-label = Muistuttaa sovittuun aikaan
offerapp1-fridge-2-label = Reseptit mukana
offerapp1-fridge-2-2 = Kääntöpuoli tyhjä
offerapp1-fridge-3-label = Kulkee matkassa
offerapp1-fridge-3-2 = Jos otat sen mukaan
offerapp1-fridge-4-label = Toimii ilman virtaa
offerapp1-fridge-5-label = Säästyy rasvatahroilta
offerapp1-app-heading = Kaksitoista kuukautta, ja se siitä
offerapp1-app-lead = Käyttöoikeus ei jatku itsestään. Jos jäät kaipaamaan, ostat uuden.
offerapp1-faq-heading = Lyhyesti kysyttyä
offerapp1-faq-1-question = Millä laitteilla se toimii?
offerapp1-faq-1-answer = Puhelimella, tabletilla ja tietokoneella, missä tahansa ajantasaisessa selaimessa. Sovelluskauppaa ei tarvita.
offerapp1-faq-2-question = Kysyykö se kehostani?
offerapp1-faq-2-answer = Ei. Se tuntee kolme rastia ja niiden kellonajat.
offerapp1-faq-3-question = Pitääkö minulla olla { -daily-trio }?
offerapp1-faq-3-answer = Ei. Ensimmäisen rivin voi nimetä uudelleen. ”Ruoki kissa” käy myös.
offerapp1-action-day = Torstai sovelluksen kanssa

# /offerapp2

offerapp2-title = Torstai päiväsovelluksen kanssa | { -brand }
offerapp2-description = Viisi kellonaikaa, kolme rastia: miten päiväsovellus kulkee läpi tavallisen torstain. Tarina ominaisuusluettelon sijaan.
offerapp2-heading = Torstai kello 7.10. Puhelin värähtää.
offerapp2-lead = Sitten et kuule siitä viiteen tuntiin. Suunnilleen sellaista on mielestämme hyvä seura.
offerapp2-day-heading = Päivä kellon mukaan
offerapp2-day-1-heading = 7.10
offerapp2-day-1-text = ”Hyvää huomenta”, näytössä lukee. Kaksi kapselia leivän kanssa. Ensimmäinen rasti.
offerapp2-day-2-heading = 12.30
offerapp2-day-2-text = Lasi vettä ennen palaveria, joka olisi voinut olla sähköposti. Toinen rasti.
offerapp2-day-3-heading = 15.00
offerapp2-day-3-text = Ei mitään. Ei kerrassaan mitään.
offerapp2-day-4-heading = 18.15
offerapp2-day-4-text = ”Reseptit”-kohdassa on ehdotus kesäkurpitsalle, joka on odottanut maanantaista.
offerapp2-day-5-heading = 20.40
offerapp2-day-5-text = Kierros korttelin ympäri. Jos sataa, ruutu jää tyhjäksi, eikä kukaan sano mitään.
offerapp2-silence-heading = Mistä se vaikenee
offerapp2-silence-1 = Se ei vertaa sinua eiliseen eikä muihin. Se ei tee diagnooseja eikä anna lääketieteellisiä neuvoja. Se muistuttaa, ja senkin hiljaa.
offerapp2-app-heading = Vuosi täynnä torstaita
offerapp2-app-lead = Käyttöoikeus 12 kuukaudeksi puhelimella, tabletilla ja tietokoneella. Sitten se päättyy itsestään.
offerapp2-trust-1 = Ei automaattista jatkoa
offerapp2-trust-2 = Toimii selaimessa
offerapp2-trust-3 = Linkki sähköpostiin
offerapp2-action-add = Lisää tilaukseen
offerapp2-action-facts = Mieluummin ominaisuudet
