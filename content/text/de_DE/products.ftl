### Texts of the products: names, what the label says, packages, the pictures that show them, and what several offers repeat.

# Pictures

jar-1-alt = { -daily-trio }, Dose mit 60 Kapseln
jar-3-alt = Drei Dosen { -daily-trio }
jar-6-alt = Sechs Dosen { -daily-trio }, zu einem Turm gestapelt
fibre-jar-1-alt = { -daily-fibre }, Dose mit 90 Kapseln
fibre-jar-3-alt = Drei Dosen { -daily-fibre }
ebook-alt = Umschlag von { -light-kitchen }, 60 einfache Rezepte
phone-alt = Telefon mit einem Tagesplan: Kapseln zum Frühstück, ein Glas Wasser, ein Abendspaziergang
capsules-macro-alt = Kapseln aus der Nähe, in Apricot, Creme und Tannengrün
lifestyle-sand-alt = Dose { -daily-trio } vor sandfarbenem Hintergrund, mit Blättern, Zitrone und Ingwer
og-base-alt = Dose { -daily-trio } auf einem Sockel vor salbeigrünem Hintergrund
sale-banner-alt = Drei Dosen { -daily-trio } auf Sockeln vor apricotfarbenem Hintergrund

# Nutrients

choline-name = Cholin
choline-source = auch in Sojabohnen
zinc-name = Zink
zinc-source = auch in Kürbiskernen
chromium-name = Chrom
chromium-source = auch in Brokkoli
vitamin-b6-name = Vitamin B6
vitamin-b6-source = auch in Kichererbsen
vitamin-c-name = Vitamin C
vitamin-c-source = auch in Zitronen
glucomannan-name = Glucomannan
glucomannan-source = aus der Konjakwurzel

# Cautions that both supplements share

caution-age = Nicht für Kinder und Jugendliche unter 18 Jahren.
caution-pregnancy = In der Schwangerschaft und in der Stillzeit nur nach ärztlicher Rücksprache verwenden.

# Daily Trio

daily-trio-name = { -daily-trio }
daily-trio-line = Fünf Nährstoffe in zwei veganen Kapseln zum Frühstück
daily-trio-net-quantity = 60 Kapseln
daily-trio-dose = Täglich 2 Kapseln zum Frühstück, unzerkaut mit einem Glas Wasser. Eine Dose reicht 30 Tage.
daily-trio-ingredients = Cholinbitartrat, Reismehl, Kapselhülle (Hydroxypropylmethylcellulose; Farbstoffe: Calciumcarbonat, Carotine), L-Ascorbinsäure, Zinkcitrat, Trennmittel: Magnesiumsalze pflanzlicher Speisefettsäuren, Pyridoxinhydrochlorid, Chrompicolinat.
daily-trio-storage = Trocken, nicht über 25 °C und vor Licht geschützt lagern. Deckel nach jedem Öffnen gut schließen.
daily-trio-caution-medicine = Wenn du regelmäßig Medikamente nimmst, besonders solche, die auf den Blutzucker wirken, frag vor der Einnahme in deiner Arztpraxis oder Apotheke nach.
daily-trio-caution-zinc = Enthält Zink. Nimm daneben keine weiteren zinkhaltigen Nahrungsergänzungsmittel.
daily-trio-1-name = 1 Dose
daily-trio-1-note = 60 Kapseln für 30 Tage.
daily-trio-3-name = 3 Dosen
daily-trio-3-note = 180 Kapseln für 90 Tage. Oder zu dritt für 30.
daily-trio-6-name = 6 Dosen
daily-trio-6-note = 360 Kapseln für 180 Tage. Ein Turm für den Schrank.

# Daily Fibre

daily-fibre-name = { -daily-fibre }
daily-fibre-line = Glucomannan aus der Konjakwurzel, vegan, immer mit reichlich Wasser
daily-fibre-net-quantity = 90 Kapseln
daily-fibre-dose = Täglich 6 Kapseln in drei Portionen: je 2 Kapseln (1 g Glucomannan) vor einer Mahlzeit, jedes Mal mit ein bis zwei Gläsern Wasser. Eine Dose reicht 15 Tage.
daily-fibre-ingredients = Glucomannan aus der Konjakwurzel (Amorphophallus konjac), Kapselhülle (Hydroxypropylmethylcellulose; Farbstoffe: Calciumcarbonat, kupferhaltige Komplexe der Chlorophylle), Trennmittel: Magnesiumsalze pflanzlicher Speisefettsäuren.
daily-fibre-storage = Trocken und nicht über 25 °C lagern. Glucomannan zieht Feuchtigkeit an: Deckel sofort wieder schließen und nie mit nassen Händen in die Dose greifen.
daily-fibre-caution-swallowing = Nicht verwenden, wenn du Schwierigkeiten beim Schlucken hast, bei Verengungen in Speiseröhre, Magen oder Darm oder wenn du nur wenig trinken darfst.
daily-fibre-caution-night = Nicht im Liegen und nicht unmittelbar vor dem Schlafengehen einnehmen.
daily-fibre-caution-medicine = Glucomannan kann Arzneistoffe binden. Nimm Medikamente, auch die Pille, mit mehreren Stunden Abstand ein und frag vorher in deiner Arztpraxis oder Apotheke nach.
daily-fibre-1-name = 1 Dose
daily-fibre-1-note = 90 Kapseln für 15 Tage.
daily-fibre-3-name = 3 Dosen
daily-fibre-3-note = 270 Kapseln für 45 Tage.

# The Light Kitchen

light-kitchen-name = { -light-kitchen }
light-kitchen-line = 60 einfache Rezepte als E-Book
light-kitchen-1-name = E-Book
light-kitchen-1-note = PDF für Telefon, Tablet und Rechner. Einmal kaufen, immer behalten.

# Daily Companion

daily-companion-name = Daily Companion
daily-companion-line = Die App, die an drei Dinge am Tag erinnert
daily-companion-1-name = Zugang für 12 Monate
daily-companion-1-note = Endet von selbst. Kein Abo, keine Kündigung nötig.

# What several offers repeat

trio-facts-heading = Die Pflichtangaben, vollständig
trio-label-heading = Pflichtangaben zu { -daily-trio }
fibre-label-heading = Pflichtangaben zu { -daily-fibre }
trio-withdrawal-1 = Ab dem Tag, an dem dein Paket ankommt, kannst du den Kauf 14 Tage lang widerrufen, ohne einen Grund zu nennen. So sieht es das Gesetz vor, und so einfach soll es auch gehen: online, mit Namen, Bestellnummer und E-Mail-Adresse.
trio-withdrawal-2 = Nur für eine Dose, deren Siegel du geöffnet hast, kann das Recht erlöschen. Ungeöffnete Dosen derselben Bestellung nehmen wir zurück; die Rücksendung zahlst du selbst.
trio-packages-lead = Jede Packung enthält dieselbe Dose. Du kaufst einmal; es gibt kein Abo.
