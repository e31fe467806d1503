### Texts of the products: names, what the label says, packages, the pictures that show them, and what several offers repeat.

# Pictures

jar-1-alt = { -daily-trio }, 60 kapselin purkki
jar-3-alt = Kolme { -daily-trio } -purkkia
jar-6-alt = Kuusi { -daily-trio } -purkkia pyramidiksi pinottuna
fibre-jar-1-alt = { -daily-fibre }, 90 kapselin purkki
fibre-jar-3-alt = Kolme { -daily-fibre } -purkkia
ebook-alt = { -light-kitchen } -kirjan kansi, 60 helppoa reseptiä
phone-alt = Puhelin, jonka näytöllä on päivän rutiini: kapselit aamiaisella, lasi vettä, iltakävely
capsules-macro-alt = Kapseleita lähikuvassa, väreinä aprikoosi, kermanvalkoinen ja männynvihreä
lifestyle-sand-alt = { -daily-trio } -purkki hiekanväristä taustaa vasten, vierellä lehtiä, sitruunaa ja inkivääriä
og-base-alt = { -daily-trio } -purkki jalustalla salvianvihreää taustaa vasten
sale-banner-alt = Kolme { -daily-trio } -purkkia jalustoilla aprikoosinväristä taustaa vasten

# Nutrients

choline-name = Koliini
choline-source = sitä on myös soijapavuissa
zinc-name = Sinkki
zinc-source = sitä on myös kurpitsansiemenissä
chromium-name = Kromi
chromium-source = sitä on myös parsakaalissa
vitamin-b6-name = B6-vitamiini
vitamin-b6-source = sitä on myös kikherneissä
vitamin-c-name = C-vitamiini
vitamin-c-source = sitä on myös sitruunassa
glucomannan-name = Glukomannaani
glucomannan-source = konjakjuuresta

# Cautions that both supplements share

caution-age = Ei alle 18‑vuotiaille.
caution-pregnancy = Käytä raskauden ja imetyksen aikana vain, jos olet ensin keskustellut asiasta lääkärin tai neuvolan kanssa.

# Daily Trio

daily-trio-name = { -daily-trio }
daily-trio-line = Viisi ravintoainetta, kaksi vegaanista kapselia aamiaisella
daily-trio-net-quantity = 60 kapselia
daily-trio-dose = 2 kapselia päivässä aamiaisella. Niele kokonaisina vesilasillisen kanssa. Purkki riittää 30 päiväksi.
daily-trio-ingredients = Koliinibitartraatti, riisijauho, kapselikuori (hydroksipropyylimetyyliselluloosa; värit: kalsiumkarbonaatti, karoteenit), L‑askorbiinihappo, sinkkisitraatti, paakkuuntumisenestoaine: kasviperäisten rasvahappojen magnesiumsuolat, pyridoksiinihydrokloridi, kromipikolinaatti.
daily-trio-storage = Säilytä kuivassa, valolta suojattuna ja enintään 25 °C:n lämpötilassa. Sulje kansi aina huolellisesti.
daily-trio-caution-medicine = Jos käytät säännöllisesti lääkkeitä, etenkin verensokeriin vaikuttavia, kysy ennen käyttöä apteekista tai lääkäriltä.
daily-trio-caution-zinc = Sisältää sinkkiä. Älä käytä samaan aikaan muita sinkkiä sisältäviä ravintolisiä.
daily-trio-1-name = 1 purkki
daily-trio-1-note = 60 kapselia 30 päiväksi. Tutustumiseen.
daily-trio-3-name = 3 purkkia
daily-trio-3-note = 180 kapselia 90 päiväksi. Tai kolmelle 30 päiväksi.
daily-trio-6-name = 6 purkkia
daily-trio-6-note = 360 kapselia 180 päiväksi. Varalle kaappiin.

# Daily Fibre

daily-fibre-name = { -daily-fibre }
daily-fibre-line = Konjakjuuren glukomannaania, vegaaninen, aina runsaan veden kanssa
daily-fibre-net-quantity = 90 kapselia
daily-fibre-dose = 6 kapselia päivässä kolmena annoksena: 2 kapselia (1 g glukomannaania) ennen ateriaa, joka kerta 1–2 vesilasillisen kanssa. Purkki riittää 15 päiväksi.
daily-fibre-ingredients = Konjakjuuren (Amorphophallus konjac) glukomannaani, kapselikuori (hydroksipropyylimetyyliselluloosa; värit: kalsiumkarbonaatti, klorofyllien kuparikompleksit), paakkuuntumisenestoaine: kasviperäisten rasvahappojen magnesiumsuolat.
daily-fibre-storage = Säilytä kuivassa ja enintään 25 °C:n lämpötilassa. Glukomannaani imee kosteutta: sulje kansi heti äläkä koskaan työnnä märkää kättä purkkiin.
daily-fibre-caution-swallowing = Älä käytä, jos sinun on vaikea niellä, jos ruokatorvessasi, mahalaukussasi tai suolistossasi on ahtauma tai jos nesteensaantiasi on rajoitettu.
daily-fibre-caution-night = Älä ota makuulla äläkä juuri ennen nukkumaanmenoa.
daily-fibre-caution-medicine = Glukomannaani voi sitoa lääkeaineita. Pidä lääkkeiden, myös e-pillerien, ja kapselien välillä useita tunteja ja kysy ensin apteekista tai lääkäriltä.
daily-fibre-1-name = 1 purkki
daily-fibre-1-note = 90 kapselia 15 päiväksi.
daily-fibre-3-name = 3 purkkia
daily-fibre-3-note = 270 kapselia 45 päiväksi.

# The Light Kitchen

light-kitchen-name = { -light-kitchen }
light-kitchen-line = 60 helppoa reseptiä e-kirjana
light-kitchen-1-name = E-kirja
light-kitchen-1-note = PDF puhelimelle, tabletille ja tietokoneelle. Ostat kerran, kirja jää sinulle.

# Daily Companion

daily-companion-name = Daily Companion
daily-companion-line = Sovellus, joka muistuttaa kolmesta asiasta päivässä
daily-companion-1-name = Käyttöoikeus 12 kuukaudeksi
daily-companion-1-note = Päättyy itsestään. Ei kestotilausta, ei mitään irtisanottavaa.

# What several offers repeat

trio-facts-heading = Etiketti alusta loppuun
trio-label-heading = { -daily-trio }: mitä etiketissä lukee
fibre-label-heading = { -daily-fibre }: mitä etiketissä lukee
trio-withdrawal-1 = Voit peruuttaa kaupan 14 päivän kuluessa siitä, kun paketti on saapunut. Syytä ei tarvitse kertoa. Niin laki sanoo, ja meillä se käy helposti: verkossa, nimellä, tilausnumerolla ja sähköpostiosoitteella.
trio-withdrawal-2 = Oikeus voi päättyä vain sellaisen purkin osalta, jonka sinetin olet avannut. Saman tilauksen sinetöidyt purkit voit palauttaa; palautuksen maksat itse.
trio-packages-lead = Purkki on jokaisessa pakkauksessa sama. Ostat kerran, kestotilausta ei ole.
