### Texts of the products: names, what the label says, packages, the pictures that show them, and what several offers repeat.

# Pictures

jar-1-alt = { -daily-trio }, burk med 60 kapslar
jar-3-alt = Tre burkar { -daily-trio }
jar-6-alt = Sex burkar { -daily-trio }, staplade till ett torn
fibre-jar-1-alt = { -daily-fibre }, burk med 90 kapslar
fibre-jar-3-alt = Tre burkar { -daily-fibre }
ebook-alt = Omslaget till { -light-kitchen }, 60 enkla recept
phone-alt = Telefon med en dagsplan: kapslar till frukosten, ett glas vatten, en kvällspromenad
capsules-macro-alt = Kapslar på nära håll, i aprikos, gräddvitt och grangrönt
lifestyle-sand-alt = Burk med { -daily-trio } mot sandfärgad bakgrund, med blad, citron och ingefära
og-base-alt = Burk med { -daily-trio } på en sockel mot salviagrön bakgrund
sale-banner-alt = Tre burkar { -daily-trio } på socklar mot aprikosfärgad bakgrund

# Nutrients

choline-name = Kolin
choline-source = finns också i sojabönor
zinc-name = Zink
zinc-source = finns också i pumpakärnor
chromium-name = Krom
chromium-source = finns också i broccoli
vitamin-b6-name = Vitamin B6
vitamin-b6-source = finns också i kikärtor
vitamin-c-name = Vitamin C
vitamin-c-source = finns också i citron
glucomannan-name = Glukomannan
glucomannan-source = från konjakrot

# Cautions that both supplements share

caution-age = Inte för barn och ungdomar under 18 år.
caution-pregnancy = Om du är gravid eller ammar: använd endast efter samråd med barnmorska eller läkare.

# Daily Trio

daily-trio-name = { -daily-trio }
daily-trio-line = Fem näringsämnen i två veganska kapslar till frukosten
daily-trio-net-quantity = 60 kapslar
daily-trio-dose = 2 kapslar om dagen till frukosten. Svälj dem hela med ett glas vatten. En burk räcker i 30 dagar.
daily-trio-ingredients = Kolinbitartrat, rismjöl, kapselskal (hydroxipropylmetylcellulosa; färgämnen: kalciumkarbonat, karotener), L-askorbinsyra, zinkcitrat, klumpförebyggande medel: magnesiumsalter av vegetabiliska fettsyror, pyridoxinhydroklorid, krompikolinat.
daily-trio-storage = Förvaras torrt, skyddat från ljus och vid högst 25 °C. Stäng locket ordentligt varje gång.
daily-trio-caution-medicine = Tar du läkemedel regelbundet, särskilt sådana som påverkar blodsockret, så fråga på apoteket eller din vårdcentral före användning.
daily-trio-caution-zinc = Innehåller zink. Ta inte andra kosttillskott med zink vid sidan av.
daily-trio-1-name = 1 burk
daily-trio-1-note = 60 kapslar för 30 dagar. En första bekantskap.
daily-trio-3-name = 3 burkar
daily-trio-3-note = 180 kapslar för 90 dagar. Eller 30 om ni är tre.
daily-trio-6-name = 6 burkar
daily-trio-6-note = 360 kapslar för 180 dagar. Till skafferiet.

# Daily Fibre

daily-fibre-name = { -daily-fibre }
daily-fibre-line = Glukomannan från konjakrot, veganskt, alltid med mycket vatten
daily-fibre-net-quantity = 90 kapslar
daily-fibre-dose = 6 kapslar om dagen, fördelade på tre portioner: 2 kapslar (1 g glukomannan) före en måltid, varje gång med 1–2 glas vatten. En burk räcker i 15 dagar.
daily-fibre-ingredients = Glukomannan från konjakrot (Amorphophallus konjac), kapselskal (hydroxipropylmetylcellulosa; färgämnen: kalciumkarbonat, klorofyllkopparkomplex), klumpförebyggande medel: magnesiumsalter av vegetabiliska fettsyror.
daily-fibre-storage = Förvaras torrt och vid högst 25 °C. Glukomannan drar till sig fukt: stäng locket direkt och stick aldrig ner våta händer i burken.
daily-fibre-caution-swallowing = Använd inte produkten om du har svårt att svälja, har en förträngning i matstrupe, magsäck eller tarm eller bara får dricka lite.
daily-fibre-caution-night = Ta den inte liggande eller precis före läggdags.
daily-fibre-caution-medicine = Glukomannan kan binda läkemedel. Ta läkemedel, även p-piller, med flera timmars mellanrum och fråga först på apoteket eller din vårdcentral.
daily-fibre-1-name = 1 burk
daily-fibre-1-note = 90 kapslar för 15 dagar.
daily-fibre-3-name = 3 burkar
daily-fibre-3-note = 270 kapslar för 45 dagar.

# The Light Kitchen

light-kitchen-name = { -light-kitchen }
light-kitchen-line = 60 enkla recept som e-bok
light-kitchen-1-name = E-bok
light-kitchen-1-note = Pdf för telefon, surfplatta och dator. Köp en gång, behåll för alltid.

# Daily Companion

daily-companion-name = Daily Companion
daily-companion-line = Appen som påminner om tre saker om dagen
daily-companion-1-name = Tillgång i 12 månader
daily-companion-1-note = Upphör av sig själv. Ingen prenumeration, inget att säga upp.

# What several offers repeat

trio-facts-heading = Hela etiketten
trio-label-heading = Etiketten på { -daily-trio }
fibre-label-heading = Etiketten på { -daily-fibre }
trio-withdrawal-1 = Från den dag paketet kommer har du 14 dagar på dig att ångra köpet, utan att ange något skäl. Det säger lagen, och vi gör det enkelt: på nätet, med namn, beställningsnummer och en e-postadress.
trio-withdrawal-2 = Bara för en burk med bruten försegling kan rätten falla bort. Oöppnade burkar i samma beställning kan du lämna tillbaka; returfrakten betalar du själv.
trio-packages-lead = Burken är densamma i alla förpackningar. Du köper en gång, utan prenumeration.
