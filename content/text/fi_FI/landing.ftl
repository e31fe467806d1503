### Texts of the landing pages: index, home, vsl-de.

# /

index-title = Ravintolisiä arkeen | { -brand }
index-description = Kaksi vegaanista ravintolisää selkein etiketein: { -daily-trio } ja { -daily-fibre }. Lyhyt kysely auttaa näkemään, mikä sopii arkeesi.
index-heading = Oma paikka aamiaispöydässä
index-lead = { -brand } tekee kahta ravintolisää. Sisältö lukee purkin kyljessä, emmekä lupaa enempää.
lifestyle-hero-alt = { -daily-trio } -purkki salvianvihreää taustaa vasten, vierellä lehtiä, sitruunaa ja inkivääriä
index-what-heading = Mitä teemme
index-what-1-heading = { -daily-trio }
index-what-1-text = Koliinia, sinkkiä ja kromia sekä B6-vitamiinia ja C-vitamiinia. 60 vegaanista kapselia.
index-what-2-heading = { -daily-fibre }
index-what-2-text = Konjakjuuren glukomannaania, 3 g päivässä. 90 vegaanista kapselia, aina runsaan veden kanssa.
index-what-3-heading = { -light-kitchen }
index-what-3-text = E-kirja, jossa on 60 helppoa reseptiä kiireisiin päiviin.
index-way-heading = Näin löydät sopivan
index-way-1-heading = Vastaa kysymyksiin
index-way-1-text = Kysely koskee arkeasi, aterioitasi ja tottumuksiasi.
index-way-2-heading = Lue tulos
index-way-2-text = Näet vastauksesi järjestettyinä yhdellä sivulla, myös ilman sähköpostiosoitetta.
index-way-3-heading = Päätä rauhassa
index-way-3-text = Pakkauksia voit katsella milloin vain. Kyselyyn ei ole pakko vastata.
index-action-quiz = Katso kyselyä
index-action-packs = Katso pakkauksia
index-action-story = Lue tarinamme

# /home

home-title = Tarina purkkien takana | { -brand }
home-description = Miksi { -brand } tekee vain kahta tuotetta, mitä { -daily-trio } sisältää ja mitä ravintoaineista voi rehellisesti sanoa.
home-heading = Vähemmän purkkeja, selkeämmät etiketit
home-lead = Tässä kaikki järjestyksessä: mistä ajatus lähti, mitä purkissa on ja mitä siitä voi ajatella.
home-story-heading = Näin työskentelemme
home-story-1 = Ravintolisien hylly on pitkä, ja moni etiketti kertoo vähän. Päätimme tehdä kahta tuotetta ja kuvata ne niin, että ne ymmärtää minuutissa.
home-story-2 = Emme näytä ennen ja jälkeen -kuvia emmekä anna määräaikoja. Kapseli ei korvaa aamiaista eikä kävelylenkkiä. Sille voi silti olla paikka niiden rinnalla.
home-nutrients-heading = Mitä { -daily-trio } sisältää
home-nutrients-1-heading = Koliini, 200 mg
home-nutrients-1-text = Koliini edistää normaalia rasva-aineenvaihduntaa. Sitä on myös soijapavuissa.
home-nutrients-2-heading = Kromi, 40 µg
home-nutrients-2-text = Kromi edistää veren glukoosipitoisuuden pysymistä normaalina. Sitä on myös parsakaalissa.
home-nutrients-3-heading = B6-vitamiini, 1,4 mg
home-nutrients-3-text = B6-vitamiini auttaa vähentämään väsymystä ja uupumusta. Sitä on myös kikherneissä.
home-action-packs = Katso pakkauksia
home-action-quiz = Siirry kyselyyn
home-action-letter = Lue kirjeenä

# /VSL-de

vsl-de-title = { -brand } alusta alkaen kerrottuna
vsl-de-description = Lyhyt video: mitä etiketissä lukee, millainen on päivä { -daily-trio } -purkin kanssa ja mitä on hyvä tietää ennen tilausta. Kaikki myös tekstinä.
vsl-de-heading = Mitä purkissa on, alusta alkaen
vsl-de-lead = Runsaan minuutin video, jonka ymmärtää myös ilman ääntä. Sen alla on kaikki luettavana, selkeästi kerrottuna.
vsl-de-chapters-heading = Luvut
vsl-de-chapters-1-heading = Etiketti
vsl-de-chapters-1-text = Viisi ravintoainetta ja jokaisen määrä päiväannoksessa.
vsl-de-chapters-2-heading = Aamu
vsl-de-chapters-2-text = Miksi purkki saa olla kupin vieressä eikä kaapin perällä.
vsl-de-chapters-3-heading = Rajat
vsl-de-chapters-3-text = Mitä ravintolisä ei ole ja kenelle sitä ei ole tarkoitettu.
vsl-de-chapters-4-heading = Tilaus
vsl-de-chapters-4-text = Mitä näet ennen ostamista ja miten voit perua kaupan.
vsl-de-wording-heading = Teksti
vsl-de-wording-1 = Hei. Olet varmasti nähnyt monta purkkia, jotka lupaavat paljon. Meidän lupaa vähän: koliinia, sinkkiä ja kromia sekä B6-vitamiinia ja C-vitamiinia 60 vegaanisessa kapselissa.
vsl-de-wording-2 = Emme ehdota uutta päiväjärjestystä. Syö aamiaista kuten ennenkin, juo lasi vettä, käy illalla kävelyllä. Kapselit on tarkoitettu aikuisille, eivätkä ne korvaa monipuolista ruokavaliota.
vsl-de-wording-3 = Jos tämä riittää sinulle, katso pakkauksia. Jos haluat ensin tietää, sopiiko se arkeesi, aloita kyselystä.
vsl-de-action-packs = Katso pakkauksia
vsl-de-action-quiz = Ensin kysely
