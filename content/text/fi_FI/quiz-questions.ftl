### Texts of the quizzes themselves: questions, answers, pauses, endings and the day they add up to.

# Shared by several quizzes

quiz-scale-rhythm = Rytmi
quiz-scale-water = Vesi
quiz-scale-movement = Liikkuminen
quiz-scale-rest = Lepo
quiz-scale-plan = Säännöllisyys
quiz-unit-glasses = lasillista
quiz-statement-true = Juuri näin
quiz-statement-partly = Hyvinä päivinä
quiz-statement-untrue = Ei pidä paikkaansa
quiz-ask-age-question = Minkä ikäinen olet?
quiz-ask-age-help = Tätä kysymystä ei voi ohittaa: tuotteemme ovat aikuisille.
quiz-ask-height-question = Kuinka pitkä olet?
quiz-ask-weight-question = Paljonko painat?
quiz-ask-weight-help = Suunnilleen riittää. Emme maalaile tulevaa emmekä ennusta mitään.
quiz-protect-question = Koskeeko jokin näistä sinua?
quiz-protect-help = Jos vastaus on kyllä, emme tee sinulle tarjousta. Kysymystä ei voi ohittaa, koska se suojelee sinua.
quiz-protect-pregnancy = Olen raskaana tai imetän
# lint-allow: disease — names the condition only to exclude people
quiz-protect-eating = Minulla on tai on ollut syömishäiriö
quiz-protect-none = Ei mikään näistä
quiz-care-question = Entä koskeeko jokin näistä sinua?
quiz-care-help = Voit valita useita. Jos yksikin koskee sinua, emme ehdota tuotetta { -daily-fibre }.
quiz-care-swallowing = Minun on vaikea niellä kapseleita tai ruokaa
quiz-care-fluids = Nesteensaantiani on rajoitettu
quiz-care-medicine = Käytän säännöllisesti lääkkeitä
quiz-care-none = Ei mikään näistä
quiz-day-trio-heading = Aamiaisella
quiz-day-trio-text = Kaksi { -daily-trio } ‑kapselia vesilasillisen kanssa. Siinä se tältä päivältä.
quiz-day-fibre-heading = Ennen kutakin kolmesta ateriasta
quiz-day-fibre-text = Kaksi { -daily-fibre } ‑kapselia yhden tai kahden ison vesilasillisen kanssa, ei koskaan makuulla eikä juuri ennen nukkumaanmenoa.
quiz-day-medicine-heading = Kysy ensin
quiz-day-medicine-text = Käytät lääkkeitä. Kysy neuvoa apteekista tai terveydenhuollosta, ennen kuin otat mitään niiden lisäksi.
quiz-day-end-heading = Entä muuten?
quiz-day-end-text = Ei muuta. Loppupäivä on sinun.
quiz-why-fibre = Kerroit, että syöt kolmesti päivässä ja juot paljon. Molemmat kuuluvat asiaan.

# /start

start-section-day = Tiistaisi
start-section-body = Sinä itse
start-sex-question = Mitkä kuvat sopivat sinulle?
start-sex-help = Vastaus vaikuttaa kuviin ja yhteen ainoaan kysymykseen loppupuolella.
start-sex-woman = Nainen
start-sex-man = Mies
start-sex-other = Ei kumpikaan
start-meals-question = Montako kertaa syöt tavallisena tiistaina?
start-meals-help = Ohimennen napattua keksiä ei lasketa. Ei sitä toistakaan.
start-meals-three = Kolmesti, melko säännöllisesti
start-meals-two = Kahdesti
start-meals-changes = Vaihtelee
start-meals-between = Vähän ja usein
start-breakfast-question = Entä aamiainen?
start-breakfast-table = Pöydän ääressä, melkein joka päivä
start-breakfast-standing = Seisaallani, mutta syön kuitenkin
start-breakfast-weekend = Lähinnä viikonloppuisin
start-breakfast-coffee = Kahvikin on aamiainen
start-glasses-question = Montako lasillista vettä juot päivässä?
start-glasses-help = Tee lasketaan mukaan. Arvio on tarpeeksi tarkka.
start-glasses-low = Tuskin yhtään
start-glasses-high = Kannu toisensa perään
start-thrice-question = Minun on helppo muistaa jokin asia kolmesti päivässä.
start-thrice-help = Kuinka hyvin tämä pitää paikkansa?
start-moves-question = Mitä viikkoosi kuuluu?
start-moves-help = Enintään kolme vastausta.
start-moves-walk = Kävelymatkoja
start-moves-stairs = Portaita, vapaaehtoisestikin
start-moves-bike = Pyöräilyä
start-moves-sport = Urheilua kasseineen kaikkineen
start-moves-sofa = Enimmäkseen sohvaa
start-sleep-question = Millaisia yösi ovat?
start-sleep-long = Pitkiä ja rauhallisia
start-sleep-fine = Enimmäkseen ihan hyviä
start-sleep-short = Lyhyenpuoleisia
start-sleep-broken = Katkonaisia
start-name-question = Millä nimellä saamme kutsua sinua?
start-name-help = Etunimi tai lempinimi. Se näkyy vain täällä ja yhteenvedossasi, ja voit jättää sen kertomatta.
start-halfway-heading = { $name ->
    [none] Puolivälissä ollaan.
   *[other] Puolivälissä ollaan, { $name }.
}
start-halfway-1 = { $meals ->
    [three] Kolme ateriaa, melko säännöllisesti: tiistaissasi on ryhtiä.
    [two] Kaksi ateriaa: selväpiirteinen tiistai.
    [changes] Vaihtelee: tiistaisi pitää jännitystä yllä.
   *[other] Vähän ja usein: tiistaisi ei tunne pitkiä taukoja.
}
start-halfway-2 = Seuraavaksi kysymme sinusta itsestäsi. Vastaukset tallennetaan vain, jos suostut siihen. Muuten ne pysyvät selaimessasi.
start-body-question = Mikä kuva on lähimpänä sinua?
start-body-help = Mikään niistä ei osu aivan kohdalleen. Voit ohittaa kysymyksen.
start-body-in-words-question = Mikä kuvaa sinua parhaiten?
start-body-in-words-help = Mikään sana ei osu aivan kohdalleen. Voit ohittaa kysymyksen.
start-body-slim = Sirorakenteinen
start-body-average = Keskikokoinen
start-body-athletic = Urheilullinen
start-body-curvy = Muodokas
start-body-stocky = Tanakka
start-body-heavy = Isokokoinen
start-home-question = Missä näistä tuntisit olevasi kotonasi?
start-home-help = Sama vastaus kuin äsken on hyvä vastaus. Voit ohittaa tämänkin.
start-nearly-heading = Siinä kaikki.
start-nearly-1 = Tarvitsemme pituuden ja painon vain siksi, ettei kukaan saisi tarjousta, jota ei ole tarkoitettu hänelle. Kuvista ja luvuista emme lue tulevaisuutta.
start-nearly-2 = Ehdotus perustuu tiistaihisi. Käännähän sivua.
start-ending-fibre-heading = { $name ->
    [none] { -daily-fibre } sopii tiistaihisi.
   *[other] { $name }, { -daily-fibre } sopii tiistaihisi.
}
start-ending-fibre-text = Kolme ateriaa, paljon vettä eikä mitään, mikä puhuisi sitä vastaan: siinä ovat ehdot, ja mainitsit ne kaikki. Lue ensin varoitukset, ennen kaikkea se, joka koskee vettä.
start-ending-trio-heading = { $name ->
    [none] { -daily-trio } sopii aamiaisesi seuraksi.
   *[other] { $name }, { -daily-trio } sopii aamiaisesi seuraksi.
}
start-ending-trio-text = { $breakfast ->
    [standing] Syöt aamiaisen seisaallasi. Kahdelle kapselille ja vesilasilliselle se riittää. Muuta { -daily-trio } ei pyydä.
   *[other] Aamuusi kuuluu pöytä. Kaksi kapselia ja lasi vettä mahtuvat sille hyvin. Muuta { -daily-trio } ei pyydä.
}
start-ending-neither-heading = { $name ->
    [none] Tiistaisi ei tarvitse meitä.
   *[other] { $name }, tiistaisi ei tarvitse meitä.
}
start-ending-neither-text = { -daily-trio } kuuluu aamiaiselle, { -daily-fibre } kolmen aterian ja runsaan veden seuraan. Juuri nyt kumpikaan ei sovi vastauksiisi. Se on tulos, ei vika.
start-day-coffee-heading = Kahvi
start-day-coffee-text = Se saa jäädä. Vesilasi vieressä ei ole siltä pois.
start-day-water-heading = Aamupäivän lasi
start-day-water-text = Laita se sinne, minne tulee muutenkin katsottua. Mikä on näkyvillä, se tulee myös juotua.
start-day-meals-heading = Yksi kiintopiste
start-day-meals-text = Valitse yksi ateria, jonka syöt joka päivä samaan aikaan. Muut saavat vaeltaa.
start-day-walk-heading = Kerran korttelin ympäri
start-day-walk-text = Sohva kyllä odottaa. Se ei ole vielä antanut kenenkään paikkaa pois.
start-day-evening-heading = Illalla
start-day-evening-text = Valot sammuksiin vähän aikaisemmin, puhelin toiseen huoneeseen. Huomennakin on tiistai, vain toisella nimellä.
start-why-breakfast = Kerroit, että syöt aamiaisen melkein joka päivä. Kapselit kuuluvat samaan hetkeen.
start-why-sleep = Kerroit, että yösi ovat lyhyitä tai katkonaisia.
start-why-moves = Kerroit, että viikkoosi kuuluu liikkumista.
start-why-meals = Kerroit, ettei aterioillasi ole vakioaikoja.

# /v3

v3-up-question = Herätys soi. Mitä sitten tapahtuu?
v3-up-easily = Nousen ylös
v3-up-second = Se soi uudestaan
v3-up-third = Neuvottelut alkavat
v3-breakfast-question = Miten aamiaisen käy?
v3-breakfast-daily = Se syödään, melkein joka päivä
v3-breakfast-way = Se syödään matkalla
v3-breakfast-none = Se jää väliin
v3-first-glass-question = Juon päivän ensimmäisen vesilasillisen, ennen kuin vilkaisen puhelinta.
v3-first-glass-help = Kuinka hyvin tämä pitää paikkansa? Puhelimelle emme kerro.
v3-bench-morning-heading = Ensimmäinen penkki
v3-bench-morning-1 = { $up ->
    [easily] Ylös ilman neuvotteluja: siihen ei moni pysty. Istahda hetkeksi, ateriat eivät karkaa.
    [second] Toisessa soitossa ei ole mitään hävettävää. Istahda hetkeksi, ateriat eivät karkaa.
   *[other] Aamun neuvottelujen jälkeen saa istahtaa. Ateriat eivät karkaa.
}
v3-lunch-question = Mitä on lounaaksi?
v3-lunch-box = Omia eväitä tai kotiruokaa
v3-lunch-canteen = Ruokala, kahvila tai lounaspaikka
v3-lunch-bite = Pikkupurtavaa näppäimistön vieressä
v3-lunch-none = Yleensä ei mitään
v3-dinner-question = Entä päivälliseksi?
v3-dinner-cooked = Joku kokkaa
v3-dinner-bread = Leipää ja mitä sen päälle kuuluu
v3-dinner-ordered = Ovikello soi
v3-dinner-none = Yleensä ei juuri mitään
v3-glasses-question = Montako lasillista vettä päivän mittaan kertyy?
v3-glasses-help = Tee lasketaan mukaan, hampaidenpesun kulausta ei.
v3-glasses-low = Ei yhtään
v3-glasses-high = Monta
v3-bench-meals-heading = Toinen penkki
v3-bench-meals-1 = { $dinner ->
    [cooked] Keittiössäsi kokataan iltaisin. Tuoksu tuntuu melkein tänne asti.
    [bread] Yksikään retkeilijä ei ole vielä valittanut voileivistä.
    [ordered] Kun ovikello illalla soi, tiedät ainakin, kuka siellä on.
   *[other] Keittiö pysyy illalla kylmänä. Sekin kuuluu kartalle.
}
v3-ways-question = Miten kuljet päivän läpi?
v3-ways-help = Enintään neljä vastausta.
v3-ways-foot = Jalan
v3-ways-bike = Pyörällä
v3-ways-train = Bussilla ja junalla
v3-ways-car = Autolla
v3-ways-home = Sängystä työpöydän ääreen ja takaisin
v3-sport-question = Entä urheilu?
v3-sport-often = Viikon vakio-ohjelmaa
v3-sport-sometimes = Kun sää suosii
v3-sport-sofa = Sohva ja minä olemme yhtä mieltä
v3-bench-ways-heading = Viimeinen penkki
v3-bench-ways-1 = { $sport ->
    [often] Urheilu kuuluu viikkoosi. Penkin olet silti ansainnut.
    [sometimes] Tänään sää ainakin suosii. Istu toki.
   *[other] Penkkikin on vain sohva raittiissa ilmassa.
}
v3-bench-ways-2 = Viimeisellä etapilla kysymme vähän sinusta itsestäsi. Vastaukset tallennetaan vain, jos suostut siihen.
v3-wish-question = Mitä haluaisit muuttaa?
v3-wish-mornings = Aamuja
v3-wish-meals = Aterioita
v3-wish-evenings = Iltoja
v3-wish-nothing = En oikeastaan mitään
v3-stay-question = Ja mikä saa hyvin jäädä ennalleen?
v3-stay-help = Muutama sana riittää, esimerkiksi: kahvi kymmeneltä.
v3-capsules-question = Montako kertaa päivässä ottaisit kapseleita?
v3-capsules-once = Kerran, ja sillä selvä
v3-capsules-thrice = Kolmesti, isojen vesilasillisten kanssa
v3-capsules-never = En kertaakaan
v3-ending-fibre-heading = Perillä: { -daily-fibre }
v3-ending-fibre-text = Kolme ateriaa, paljon vettä, kolmesti päivässä: sitä { -daily-fibre } vaatii, ja päivästäsi se löytyy. Lue ensin varoitukset, ennen kaikkea se, joka koskee vettä.
v3-ending-trio-heading = Perillä: { -daily-trio }
v3-ending-trio-text = { $breakfast ->
    [way] Syöt aamiaisen matkalla. Kaksi kapselia pääsee mukaan, ja vesilasillinen kulkee pullossa.
   *[other] Aamiaisesi tulee syötyä. Kaksi kapselia ja lasi vettä mahtuvat sen viereen.
}
v3-ending-neither-heading = Perillä ilman matkatavaroita
v3-ending-neither-text = { $stay ->
    [none] Mikään tuotteistamme ei juuri nyt sovi päivääsi. Toivottavasti matka oli silti mukava.
   *[other] Mikään tuotteistamme ei juuri nyt sovi päivääsi. Ja mikä saa jäädä ennalleen, senhän jo kirjoitit: ”{ $stay }”
}
v3-day-morning-heading = Edellisenä iltana
v3-day-morning-text = Kaikki aamulla tarvittava on jo pöydällä. Aamun ei tarvitse kuin tulla.
v3-day-water-heading = Lasi kymmeneltä
v3-day-water-text = Ja toinen kolmelta. Kaksi kellonaikaa muistaa helpommin kuin yhden hyvän aikomuksen.
v3-day-meals-heading = Yksi ateria pöydän ääressä
v3-day-meals-text = Yksi päivässä riittää. Lautaselta, ilman näyttöä.
v3-day-evening-heading = Ilta, jolla on loppu
v3-day-evening-text = Kellonaika, jolloin päivä päättyy. Se saa olla joka ilta sama.
v3-why-breakfast = Kerroit, että aamiaisesi tulee syötyä. Kapselit kuuluvat samaan hetkeen.
v3-why-up = Kerroit, että herätyksesi soi useammin kuin kerran.
v3-why-sport = Kerroit, että viikkoosi kuuluu urheilua.
v3-why-dinner = Kerroit, että ovikello soi usein päivällisen aikaan.

# /go

go-tea-question = Tärkein ensin: mikä tee siellä hautuu?
go-tea-help = Tätä ei lasketa. Olemme vain uteliaita.
go-tea-green = Vihreä
go-tea-black = Musta
go-tea-coffee = Ei mikään, juon kahvia
go-breakfast-question = Syötkö aamiaista?
go-breakfast-always = Kyllä, melkein aina
go-breakfast-often = Useimpina päivinä
go-breakfast-rarely = Harvoin
go-meals-question = Montako ateriaa päivässäsi on?
go-meals-three = Kolme
go-meals-two = Kaksi
go-meals-changes = Päivä ei itsekään tiedä sitä etukäteen
go-glass-question = Missä on lähin vesilasisi?
go-glass-here = Käden ulottuvilla
go-glass-kitchen = Muutaman askeleen päässä
go-glass-meals = Pöydässä, kun on ruoka-aika
go-glass-where = Mikä lasi?
go-fits-question = Mikä sopii päivääsi?
go-fits-help = Valitse se, mikä käy helposti.
go-fits-thrice = Kapseleita kolmesti päivässä
go-fits-thrice-text = Kapselit on helppo niellä, ja isot vesilasilliset menevät siinä samalla.
go-fits-once = Kapseleita kerran päivässä
go-fits-once-text = Aamiaisella, vesilasillisen kanssa.
go-fits-never = Mieluiten ei yhtään
go-plan-question = Minkä aion tehdä, sen merkitsen kalenteriin.
go-plan-help = Kuinka hyvin tämä pitää paikkansa?
go-ending-fibre-heading = { -daily-fibre }, jos haluat.
go-ending-fibre-text = Kolme ateriaa ja aina lasi vettä lähettyvillä: sellaisen arjen { -daily-fibre } tarvitsee. Se ei sovi sinulle, jos olet alle 18‑vuotias, sinun on vaikea niellä, nesteensaantiasi on rajoitettu, käytät lääkkeitä, olet raskaana tai imetät.
go-ending-trio-heading = { -daily-trio }, aamiaisella.
go-ending-trio-text = { $tea ->
    [green] Kaksi kapselia, lasi vettä, valmista tuli. Vihreä tee saa olla vieressä. Tarkoitettu aikuisille.
    [black] Kaksi kapselia, lasi vettä, valmista tuli. Musta tee saa olla vieressä. Tarkoitettu aikuisille.
   *[other] Kaksi kapselia, lasi vettä, valmista tuli. Kuppi saa olla vieressä. Tarkoitettu aikuisille.
}
go-ending-neither-heading = Ei kumpikaan.
go-ending-neither-text = { $tea ->
    [coffee] Vastaustesi perusteella mikään tuotteistamme ei juuri nyt sovi päivääsi. Juo kahvisi kaikessa rauhassa.
   *[other] Vastaustesi perusteella mikään tuotteistamme ei juuri nyt sovi päivääsi. Juo teesi kaikessa rauhassa.
}
go-day-tea-heading = Teen hautuessa
go-day-tea-text = Lasi vettä. Tee tarvitsee hetkensä joka tapauksessa.
go-day-glass-heading = Lasi näkyville
go-day-glass-text = Etsi sille vakiopaikka, jonka ohi kuljet monta kertaa päivässä.
go-day-meals-heading = Yksi kellonaika
go-day-meals-text = Alkuun riittää yksi ainoa ateria, jolla on vakioaika.
go-day-plan-heading = Lappu
go-day-plan-text = Eikö ole kalenteria? Lappu kupin kyljessä ajaa saman asian.
go-why-breakfast = Kerroit, että syöt yleensä aamiaisen. Kapselit kuuluvat samaan hetkeen.
go-why-meals = Kerroit, että ateriasi vaihtelevat.

# /gocards

gocards-no = Ei
gocards-yes = Kyllä
gocards-breakfast = Syön melkein aina aamiaisen.
gocards-standing = Syön aamiaisen seisaallani.
gocards-meals = Syön kolmesti päivässä.
gocards-full-glass = Vesilasini on puoliltapäivin yhä täynnä.
gocards-water = Vettä on aina käsillä.
gocards-once = Haluan muistaa sen kerran päivässä, en useammin.
gocards-cook = Laitan ruokaa useammin kuin tilaan.
gocards-labels = Luen etiketit alusta loppuun.
gocards-stairs = Valitsen portaat vapaaehtoisesti.
gocards-evening-walk = Illalla käyn vielä kerran ulkona.
gocards-nights = Yöni ovat riittävän pitkiä.
gocards-pregnancy = Olen raskaana tai imetän.
# lint-allow: disease — names the condition only to exclude people
gocards-eating = Minulla on tai on ollut syömishäiriö.
gocards-care = Minun on vaikea niellä, nesteensaantiani on rajoitettu tai käytän lääkkeitä.
gocards-care-help = Jos vastaat kyllä, emme ehdota tuotetta { -daily-fibre }. Emme myöskään, jos siirrät kortin sivuun.
gocards-ending-fibre-heading = Korttien vastaus: { -daily-fibre }.
gocards-ending-fibre-text = Kolme ateriaa, vettä käden ulottuvilla eikä yhtään korttia, joka puhuisi sitä vastaan. Lue ensin varoitukset, ennen kaikkea se, joka koskee vettä.
gocards-ending-trio-heading = Korttien vastaus: { -daily-trio }.
gocards-ending-trio-text = { $standing ->
    [yes] Syöt melkein aina aamiaisen, tosin seisaallasi. Kaksi kapselia ja lasi vettä eivät tarvitse tuolia.
   *[other] Syöt melkein aina aamiaisen. Kaksi kapselia ja lasi vettä mahtuvat sen viereen.
}
gocards-ending-neither-heading = Kortit vaikenevat.
gocards-ending-neither-text = Korttiesi perusteella mikään tuotteistamme ei juuri nyt sovi. Sekoita uudelleen tai anna pinon olla.
gocards-day-chair-heading = Tuoli
gocards-day-chair-text = Lauantaina aamiainen saa istua.
gocards-day-glass-heading = Täysi lasi
gocards-day-glass-text = Juo puolet, kun istuudut, ja puolet, kun nouset.
gocards-day-labels-heading = Luettavaa
gocards-day-labels-text = Etiketillämme on kääntöpuoli. Se on kirjoitettu sinua varten.
gocards-day-night-heading = Viimeinen katse
gocards-day-night-text = Kirjaan eikä puhelimeen. Tai kattoon, sekin on hyvä.
gocards-day-care-heading = Kysy ensin
gocards-day-care-text = Keskustele asiasta apteekissa tai terveydenhuollossa, ennen kuin otat mitään lisäksi.
gocards-why-breakfast = Kerroit, että syöt melkein aina aamiaisen. Kapselit kuuluvat samaan hetkeen.
gocards-why-nights = Kerroit, etteivät yösi ole riittävän pitkiä.
gocards-why-cook = Kerroit, että laitat ruokaa useammin kuin tilaat.

# /start1

start1-section-care = Hyvä tietää
start1-section-day = Päiväsi
start1-section-you = Sinä itse
start1-care-question = Koskeeko jokin näistä sinua?
start1-care-help = Voit valita useita. Jos yksikin koskee sinua, emme ehdota tuotetta { -daily-fibre }, ja kysely päättyy tähän.
start1-meals-question = Onko päivässäsi kolme ateriaa?
start1-meals-three = Kyllä, melko säännöllisesti
start1-meals-two = Pikemminkin kaksi
start1-meals-changes = Vaihtelee
start1-dinner-question = Milloin syöt päivällistä?
start1-dinner-help = Ennen makuulle menoa pitäisi kulua vähän aikaa.
start1-dinner-early = Alkuillasta
start1-dinner-late = Myöhään, mutta en aivan viimeiseksi
start1-dinner-bed = Juuri ennen nukkumaanmenoa
start1-glasses-question = Montako lasillista vettä juot päivässä?
start1-glasses-help = Tee lasketaan mukaan. Arvio on tarpeeksi tarkka.
start1-reach-question = Onko lasi käden ulottuvilla?
start1-reach-always = Aina, myös töissä ja liikkeellä
start1-reach-home = Kotona kyllä
start1-reach-rarely = Harvoin
start1-calendar-question = Kuinka säännöllisiä päiväsi oikeasti ovat?
start1-calendar-same = Niistä voisi tarkistaa kellon
start1-calendar-weekdays = Arkisin kyllä, viikonloppuna ei
start1-calendar-wild = Kello on antanut periksi
start1-height-help = Pituutta ja painoa ei voi tässä ohittaa. { -daily-fibre } ei ole tarkoitettu ihmisille, jotka painavat hyvin vähän.
start1-ending-fibre-heading = { -daily-fibre } sopii päivääsi.
start1-ending-fibre-text = { $calendar ->
    [wild] Kolme ateriaa, tarpeeksi vettä eikä mitään, mikä puhuisi sitä vastaan. Päiväsi eivät ole säännöllisiä, mutta ateriasi ovat. Se riittää. Lue ensin varoitukset.
   *[other] Kolme ateriaa, tarpeeksi vettä eikä mitään, mikä puhuisi sitä vastaan. Lue ensin varoitukset, ennen kaikkea se, joka koskee vettä.
}
start1-ending-neither-heading = Ei tällä kertaa.
start1-ending-neither-text = { $meals ->
    [none] Ensimmäisen vastauksesi perusteella emme ehdota tuotetta { -daily-fibre }. Hyvä, että kysyimme.
   *[other] { -daily-fibre } tarvitsee kolme ateriaa, paljon vettä ja jonkin verran aikaa ennen nukkumaanmenoa. Jokin niistä puuttuu juuri nyt, eikä se haittaa.
}
start1-day-bottle-heading = Pullo mukaan
start1-day-bottle-text = Kotona lasi on valmiina. Täytä aamulla pullo muuta päivää varten.
start1-day-calendar-heading = Ateria kellona
start1-day-calendar-text = Kun päivät vaihtelevat, katso lautasta äläkä kelloa.
start1-day-dinner-heading = Päivällisen jälkeen
start1-day-dinner-text = Pysy vielä hetki jalkeilla. Luku kirjaa, tiskit, juttutuokio.
start1-day-ordinary-heading = Yksi lasi, yksi lautanen
start1-day-ordinary-text = Valitse yksi ateria, johon kuuluu joka päivä lasi vettä. Muuta siihen ei tarvita.
