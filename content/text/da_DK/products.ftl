### Texts of the products: names, what the label says, packages, the pictures that show them, and what several offers repeat.

# Pictures

jar-1-alt = { -daily-trio }, dåse med 60 kapsler
jar-3-alt = Tre dåser { -daily-trio }
jar-6-alt = Seks dåser { -daily-trio }, stablet som et tårn
fibre-jar-1-alt = { -daily-fibre }, dåse med 90 kapsler
fibre-jar-3-alt = Tre dåser { -daily-fibre }
ebook-alt = Forside af { -light-kitchen }, 60 enkle opskrifter
phone-alt = Telefon med en dagsplan: kapsler til morgenmaden, et glas vand, en aftentur
capsules-macro-alt = Kapsler set tæt på, i abrikos, creme og grangrønt
lifestyle-sand-alt = Dåse med { -daily-trio } på sandfarvet baggrund med blade, citron og ingefær
og-base-alt = Dåse med { -daily-trio } på en sokkel foran salviegrøn baggrund
sale-banner-alt = Tre dåser { -daily-trio } på sokler foran abrikosfarvet baggrund

# Nutrients

choline-name = Cholin
choline-source = findes også i sojabønner
zinc-name = Zink
zinc-source = findes også i græskarkerner
chromium-name = Chrom
chromium-source = findes også i broccoli
vitamin-b6-name = Vitamin B6
vitamin-b6-source = findes også i kikærter
vitamin-c-name = C-vitamin
vitamin-c-source = findes også i citron
glucomannan-name = Glucomannan
glucomannan-source = fra konjakrod

# Cautions that both supplements share

caution-age = Ikke til børn og unge under 18 år.
caution-pregnancy = Er du gravid, eller ammer du, så brug det kun efter aftale med din læge eller jordemoder.

# Daily Trio

daily-trio-name = { -daily-trio }
daily-trio-line = Fem næringsstoffer i to veganske kapsler til morgenmaden
daily-trio-net-quantity = 60 kapsler
daily-trio-dose = 2 kapsler om dagen til morgenmaden. Synkes hele med et glas vand. En dåse rækker til 30 dage.
daily-trio-ingredients = Cholinbitartrat, rismel, kapselskal (hydroxypropylmethylcellulose; farvestoffer: calciumcarbonat, carotener), L-ascorbinsyre, zinkcitrat, antiklumpningsmiddel: magnesiumsalte af vegetabilske fedtsyrer, pyridoxinhydrochlorid, chrompicolinat.
daily-trio-storage = Opbevares tørt, mørkt og ved højst 25 °C. Luk låget godt til hver gang.
daily-trio-caution-medicine = Tager du fast medicin, især medicin, der virker på blodsukkeret, så spørg på apoteket eller hos din læge, før du begynder.
daily-trio-caution-zinc = Indeholder zink. Tag ikke andre kosttilskud med zink ved siden af.
daily-trio-1-name = 1 dåse
daily-trio-1-note = 60 kapsler til 30 dage. Et første bekendtskab.
daily-trio-3-name = 3 dåser
daily-trio-3-note = 180 kapsler til 90 dage. Eller 30, hvis I er tre.
daily-trio-6-name = 6 dåser
daily-trio-6-note = 360 kapsler til 180 dage. Til spisekammeret.

# Daily Fibre

daily-fibre-name = { -daily-fibre }
daily-fibre-line = Glucomannan fra konjakrod, vegansk, altid med rigeligt vand
daily-fibre-net-quantity = 90 kapsler
daily-fibre-dose = 6 kapsler om dagen fordelt på tre portioner: 2 kapsler (1 g glucomannan) før et måltid, hver gang med 1–2 glas vand. En dåse rækker til 15 dage.
daily-fibre-ingredients = Glucomannan fra konjakrod (Amorphophallus konjac), kapselskal (hydroxypropylmethylcellulose; farvestoffer: calciumcarbonat, chlorophyl-kobberkomplekser), antiklumpningsmiddel: magnesiumsalte af vegetabilske fedtsyrer.
daily-fibre-storage = Opbevares tørt og ved højst 25 °C. Glucomannan suger fugt: Luk låget med det samme, og stik aldrig våde fingre i dåsen.
daily-fibre-caution-swallowing = Må ikke bruges, hvis du har svært ved at synke, har forsnævringer i spiserør, mave eller tarm eller kun må drikke lidt.
daily-fibre-caution-night = Må ikke tages liggende eller lige før sengetid.
daily-fibre-caution-medicine = Glucomannan kan binde medicin. Hold flere timers afstand til al medicin, også p-piller, og spørg først på apoteket eller hos din læge.
daily-fibre-1-name = 1 dåse
daily-fibre-1-note = 90 kapsler til 15 dage.
daily-fibre-3-name = 3 dåser
daily-fibre-3-note = 270 kapsler til 45 dage.

# The Light Kitchen

light-kitchen-name = { -light-kitchen }
light-kitchen-line = 60 enkle opskrifter som e-bog
light-kitchen-1-name = E-bog
light-kitchen-1-note = PDF til telefon, tablet og computer. Køb den én gang, behold den altid.

# Daily Companion

daily-companion-name = Daily Companion
daily-companion-line = Appen, der minder dig om tre ting om dagen
daily-companion-1-name = Adgang i 12 måneder
daily-companion-1-note = Stopper af sig selv. Intet abonnement, intet at opsige.

# What several offers repeat

trio-facts-heading = Hele etiketten
trio-label-heading = Etiketten på { -daily-trio }
fibre-label-heading = Etiketten på { -daily-fibre }
trio-withdrawal-1 = Du har 14 dage til at fortryde, regnet fra den dag, du får varen, og du behøver ikke give en grund. Sådan er loven, og så enkelt skal det også være: på nettet, med navn, bestillingsnummer og e-mailadresse.
trio-withdrawal-2 = Retten kan kun bortfalde for en dåse, hvor du har brudt forseglingen. Forseglede dåser fra samme bestilling kan du sende tilbage; du betaler selv returportoen.
trio-packages-lead = Dåsen er den samme i alle pakker. Du køber én gang, og der er intet abonnement.
