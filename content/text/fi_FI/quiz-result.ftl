### Texts of the e-mail steps and the summaries that follow the quizzes.

# /start-email

start-email-title = Tulos sähköpostiin? Vain jos haluat | { -brand }
start-email-description = Sinä päätät, tuleeko tulos myös sähköpostiisi. Näet sen joka tapauksessa heti seuraavalla sivulla.
start-email-heading = Haluatko tuloksen myös sähköpostiisi?
start-email-lead = Osoite ei ole pääsymaksu. Tulos on valmiina seuraavalla sivulla, annoit osoitteen tai et.
start-email-mail-heading = Mitä viestillä saa
start-email-mail-1-heading = Linkki yhteenvetoosi
start-email-mail-1-text = Se avaa millä tahansa laitteella saman, minkä näet seuraavalla sivulla.
start-email-mail-2-heading = Vaitelias otsikko
start-email-mail-2-text = Otsikossa ei ole mitään, mitä vierustoverin ei sopisi lukea.
start-email-mail-3-heading = Ei mainontaa
start-email-mail-3-text = Uutiskirje tilataan erikseen ja vahvistetaan vielä kerran. Se loppuu yhdellä napsautuksella.
start-email-mail-4-heading = Selvä päätepiste
start-email-mail-4-text = Ilman tilausta tai uutiskirjettä poistamme osoitteen 30 päivän kuluttua.
start-email-regret-heading = Entä jos kadut?
start-email-regret-1 = Silloin peruutat suostumuksesi kyselyssä tai viestimme lopussa olevalla linkillä, tai kirjoitat meille rivin. Poistamme vastauksesi ja osoitteen kyselemättä ja mököttämättä.
start-email-trust-1 = Yksi viesti
start-email-trust-2 = Emme myy tietojasi
start-email-trust-3 = Mitään ei ole rastitettu valmiiksi
start-email-next-heading = Jatka ilman osoitetta
start-email-next-lead = Mitään ei tarvitse täyttää.
start-email-action-result = Katso tulos
start-email-action-fibre = Katso { -daily-fibre } ‑tulos

# /start-email2

start-email2-title = Pino on käyty läpi: katso tulos | { -brand }
start-email2-description = Korttikyselyn jälkeen: katso tulos heti tai ota se myös sähköpostiin. Uutiskirje tulee vain, jos vahvistat sen erikseen.
start-email2-heading = Se oli viimeinen kortti. Kortit pöytään?
start-email2-lead = Tuloksesi on yhden napsautuksen päässä. Jos haluat palata siihen myöhemmin, sen saa myös sähköpostiin.
start-email2-eyebrow = Korttikysely
start-email2-confirm-heading = Milloin saat meiltä postia
start-email2-confirm-1-heading = Anna osoite
start-email2-confirm-1-text = Vain osoite. Nimen ja puhelinnumeron saat pitää.
start-email2-confirm-2-heading = Lue tulos
start-email2-confirm-2-text = Yksi viesti, jossa on linkki kortteihisi. Jos et tilaa mitään, poistamme osoitteen 30 päivän kuluttua.
start-email2-confirm-3-heading = Uutiskirje, jos haluat
start-email2-confirm-3-text = Vain jos tilaat sen erikseen ja vahvistat tilauksen toisessa viestissä olevasta linkistä.
start-email2-inside-heading = Mitä sen linkki avaa
start-email2-inside-1-heading = Kolme pinoasi
start-email2-inside-1-text = Kyllä, Ei ja Sivuun, uudelleen luettaviksi.
start-email2-inside-2-heading = Ehdotus
start-email2-inside-2-text = Ja peruste, joka siihen johti.
start-email2-quiet-heading = Mitä kenenkään ei tarvitse tietää
start-email2-quiet-1 = Ei puhelinnumeroa, ei syntymäpäivää, ei asiakastiliä. Viestin otsikossa ei ole mitään, mikä kuuluisi muille.
start-email2-next-heading = Tai käännä kortit heti
start-email2-action-result = Näytä korttini

# /email

email-title = Kaksi ruutua ennen tulosta | { -brand }
email-description = Kaksi vapaaehtoista kysymystä ennen pikakyselyn tulosta: haluatko sen sähköpostiisi, ja saammeko kirjoittaa sinulle myöhemmin?
email-heading = Kaksi ruutua, molemmat tyhjiä.
email-lead = Sellaisina ne pysyvät, jos et tee mitään. Näet tuloksesi silti.
email-choices-heading = Mihin voit suostua
email-choices-column-1 = Tulos
email-choices-column-2 = Uutiskirje
email-choices-1-1 = Yksi viesti
email-choices-1-2 = Reseptejä ja uutisia
email-tea-heading = Tee on valmista
email-tea-1 = Jos jätät molemmat ruudut tyhjiksi, pääset suoraan eteenpäin. Emme kysy toista kertaa.
email-trust-1 = Ei vastauksia viestin otsikossa
email-trust-2 = Osoite poistetaan 30 päivän kuluttua, jos asia jää siihen
email-action-result = Katso tulos

# /start-summary

start-summary-title = Yhteenvetosi | { -brand }
start-summary-description = Miten vastauksistasi tulee ehdotus: kolme avointa sääntöä, yksi tiistai ja tie tarjoukseen. Mukana { -daily-trio }.
start-summary-heading = Tiistaisi järjestyksessä.
start-summary-lead = Yhteenveto järjestää sen, mitä kerroit. Se ei arvostele sinua eikä ennusta mitään. Ja se näyttää laskunsa.
start-summary-eyebrow = Yhteenvetosi
start-summary-rules-heading = Näin vastauksista tulee ehdotus
start-summary-rules-1-heading = Syöt yleensä aamiaista
start-summary-rules-1-text = Silloin sopii { -daily-trio }: kaksi kapselia, yksi säännöllinen hetki.
start-summary-rules-2-heading = Kolme ateriaa, paljon vettä
start-summary-rules-2-text = Silloin tutustu myös tuotteeseen { -daily-fibre } ja ennen kaikkea sen käyttöohjeeseen.
start-summary-rules-3-heading = Ei mikään näistä
start-summary-rules-3-text = Silloin emme ehdota mitään. Hyvästä keittokirjasta ei ole koskaan haittaa.
start-summary-day-heading = Tiistai ja { -daily-trio }
start-summary-day-1-heading = Edellisenä iltana
start-summary-day-1-text = Purkki on sen kupin vieressä, josta juot aamulla.
start-summary-day-2-heading = Aamiaisella
start-summary-day-2-text = Kaksi kapselia vesilasillisen kanssa.
start-summary-day-3-heading = Loppupäivä
start-summary-day-3-text = Ei muuta. Jos päivä jää väliin, älä ota seuraavana tavallista enempää.
start-summary-limits-heading = Mitä yhteenveto ei ole
start-summary-limits-1 = Se ei ole diagnoosi eikä lääketieteellinen neuvo. Ohittamasi kysymykset jäävät avoimiksi; emme arvaile. Jos käytät lääkkeitä tai jokin mietityttää, kysy ensin neuvoa apteekista tai terveydenhuollosta.
start-summary-plan-heading = Valmiina suunnitelmaan?
start-summary-plan-label = Jatka suunnitelmaan
start-summary-action-long = Tarjous koko mitassaan
start-summary-action-again = Muuta vastauksia

# /summary

summary-title = Pikakyselyn tulos | { -brand }
summary-description = Pikakysely nyrkkisääntönä: mikä tuote sopii millaiseenkin arkeen ja kuinka tarkka näin lyhyt ehdotus voi olla.
summary-heading = Lyhyt kysymys, lyhyt vastaus.
summary-lead = Muutamasta kysymyksestä syntyy luonnos, ei muotokuvaa. Ensimmäiseen valintaan se riittää.
summary-rule-heading = Nyrkkisääntö
summary-rule-1-heading = Aamiainen: kyllä
summary-rule-1-text = { -daily-trio }, kaksi kapselia aamiaisen kanssa.
summary-rule-2-heading = Kolme ateriaa ja aina lasi vettä
summary-rule-2-text = { -daily-fibre }, jos mikään käyttöohjeessa ei puhu sitä vastaan.
summary-rule-3-heading = Ei kumpikaan
summary-rule-3-text = { -light-kitchen }, 60 reseptiä, ei kapseleita.
summary-action-plan = Jatka suunnitelmaan
summary-action-again = Pikakysely uudelleen
summary-limits-heading = Kuinka tarkka se on
summary-limits-1 = Lyhyt kysely tuntee sinut suunnilleen yhtä hyvin kuin lähikaupan myyjä. Pidä ehdotusta alkuna, älä tuomiona äläkä missään tapauksessa lääketieteellisenä neuvona.
summary-jar-heading = Alkuun riittää yksi purkki
summary-jar-lead = Se riittää 30 päiväksi. Sen jälkeen et ole meille mitään velkaa.
summary-action-full = Sittenkin koko kysely

# /gocards-summary

gocards-summary-title = Korttisi järjestyksessä | { -brand }
gocards-summary-description = Kyllä, ei, sivuun: miten korttikyselyn kolme pinoa lasketaan ja miten niistä tulee ehdotus.
gocards-summary-heading = Kolme pinoa, yksi ehdotus.
gocards-summary-lead = Ei korttitemppuja: jokainen pino lasketaan omalla tavallaan, ja näet, miten.
gocards-summary-eyebrow = Korttikysely
gocards-summary-piles-heading = Mitä pinot tarkoittavat
gocards-summary-piles-1-heading = Kyllä
gocards-summary-piles-1-text = Tällaista arkesi on. Ehdotus tulee tästä pinosta.
gocards-summary-piles-2-heading = Ei
gocards-summary-piles-2-text = Tällaista se ei ole. Tämä pino karsii tuotteet, jotka eivät sovi.
gocards-summary-piles-3-heading = Sivuun
gocards-summary-piles-3-text = Ei lasketa. Mitä et halua sanoa, sitä meidän ei tarvitse tietää.
gocards-summary-trumps-heading = Mikä kortti puhuu minkäkin puolesta
gocards-summary-trumps-1-label = Syön melkein aina aamiaisen
gocards-summary-trumps-1-2 = ei vaikuta
gocards-summary-trumps-2-label = Syön kolmesti päivässä
gocards-summary-trumps-2-1 = ei vaikuta
gocards-summary-trumps-3-label = Vettä on aina käsillä
gocards-summary-trumps-3-1 = ei vaikuta
gocards-summary-trumps-4-label = Haluan muistaa sen kerran päivässä, en useammin
gocards-summary-action-plan = Jatka suunnitelmaan
gocards-summary-action-again = Sekoita uudelleen
gocards-summary-packs-lead = Oletko jo päättänyt? Oikaise tästä.
gocards-summary-packs-label = Suoraan pakkauksiin

# /start1-summary

start1-summary-title = Päiväsi ja { -daily-fibre } | { -brand }
start1-summary-description = Kolme { -daily-fibre } -annosta tavalliselle päivälle jaettuna, joka kerta 1–2 lasillista vettä. Mukana varoitus ja tarkistuslista.
start1-summary-heading = Kolmesti kaksi kapselia, kolmesti vettä.
start1-summary-lead = Näin päivän 3 g glukomannaania jakautuu. Vesi ei ole lisuke vaan osa annosta.
start1-summary-day-heading = Päivä yhdellä silmäyksellä
start1-summary-day-1-heading = Ennen aamiaista
start1-summary-day-1-text = Kaksi kapselia yhden tai kahden vesilasillisen kanssa.
start1-summary-day-2-heading = Ennen lounasta
start1-summary-day-2-text = Kaksi kapselia, jälleen yhden tai kahden lasillisen kanssa. Matkalla auttaa vesipullo.
start1-summary-day-3-heading = Ennen päivällistä
start1-summary-day-3-text = Kaksi kapselia yhden tai kahden vesilasillisen kanssa, ei juuri ennen makuulle menoa.
start1-summary-warning-heading = Varoitus
start1-summary-warning-1 = **Tukehtumisvaara, jos sinulla on nielemisvaikeuksia tai nautit liian vähän nestettä.** Ota runsaan veden kanssa, jotta glukomannaani pääsee mahalaukkuun.
start1-summary-check-heading = Kolme kyllä-vastausta, ennen kuin jatkat
start1-summary-check-1-heading = Nielen kapselit vaivatta
start1-summary-check-1-text = Jos tässä epäröit, jätä { -daily-fibre } väliin.
start1-summary-check-2-heading = Saan ja haluan juoda paljon vettä
start1-summary-check-2-text = Kolmeen annokseen kuuluu kolmesta kuuteen lasillista päivässä.
start1-summary-check-3-heading = Olen selvittänyt lääkeasiat
start1-summary-check-3-text = Glukomannaani voi sitoa lääkkeitä. Pidä välissä useita tunteja ja kysy ensin apteekista.
start1-summary-action-plan = Jatka suunnitelmaan
start1-summary-trio-lead = Jäikö jokin kyllä sanomatta? { -daily-trio } tyytyy yhteen lasilliseen aamulla.
start1-summary-trio-label = Mieluummin { -daily-trio }
