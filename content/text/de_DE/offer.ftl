### Texts of the offers and the payment page, with the fixed notices that several pages share.

# Fixed notices, shared by every page that offers the products.

notice-heading = Bitte beachten
notice-supplement = Nahrungsergänzungsmittel. Die angegebene empfohlene tägliche Verzehrmenge darf nicht überschritten werden. Nahrungsergänzungsmittel sollten nicht als Ersatz für eine abwechslungsreiche Ernährung verwendet werden. Außerhalb der Reichweite von kleinen Kindern aufbewahren.
notice-lifestyle-heading = Zur Einordnung
notice-lifestyle = Eine abwechslungsreiche, ausgewogene Ernährung und eine gesunde Lebensweise sind wichtig. Alle Mengen gelten für eine empfohlene Tagesportion.
notice-fibre = { -daily-fibre } nimmst du dreimal täglich zu je 1 g, jedes Mal mit 1–2 Gläsern Wasser vor einer Mahlzeit. Warnhinweis: Bei Schluckbeschwerden oder zu geringer Flüssigkeitszufuhr besteht Erstickungsgefahr. Mit reichlich Wasser einnehmen, damit das Glucomannan in den Magen gelangt.

# /take

take-title = { -daily-trio }: eine, drei oder sechs Dosen | { -brand }
take-description = { -daily-trio } in drei Packungsgrößen mit je 60 veganen Kapseln pro Dose. Einmalkauf, kein Abo, mit allen Pflichtangaben vor der Bestellung.
take-heading = Wähle deine Packung
take-lead = Der Inhalt ist immer derselbe. Du entscheidest nur, wie viele Dosen ins Paket kommen.
take-picture-alt = Drei Dosen { -daily-trio }
take-packs-heading = Drei Packungen
take-packs-1-heading = Eine Dose
take-packs-1-text = 60 Kapseln. Zum Kennenlernen oder Nachfüllen.
take-packs-2-heading = Drei Dosen
take-packs-2-text = 180 Kapseln. Für einen Haushalt, in dem mehrere frühstücken.
take-packs-3-heading = Sechs Dosen
take-packs-3-text = 360 Kapseln. Ein Vorrat für alle, die schon wissen, dass sie dabeibleiben.
take-action-order = Weiter zur Bestellung
take-action-express = Schnellbestellung
take-action-story = Erst die Geschichte
take-action-compare = Produkte vergleichen
take-action-campaign = Aktionen

# /take2

take2-title = Ein Morgen mit { -daily-trio } | { -brand }
take2-description = Wie eine Dose zur Gewohnheit wird: ein Morgen, erzählt ohne Eile. Danach die Fakten zu { -daily-trio } und die Packungen.
take2-heading = Halb sieben, der Wasserkessel
take2-lead = Gewohnheiten brauchen einen Ort. Dieser hier ist der Frühstückstisch.
take2-morning-heading = Ein gewöhnlicher Morgen
take2-morning-1 = Der Kessel rauscht, das Radio murmelt, jemand sucht den zweiten Socken. Auf dem Tisch stehen Brot, eine Schale Obst und die grüne Dose mit dem hellen Deckel.
take2-morning-2 = Sie steht dort, weil man im Schrank vergisst, was man nicht sieht. Deckel auf, Kapseln, ein Schluck Wasser, Deckel zu. Mehr gibt es nicht zu tun.
take2-morning-3 = Der Tag wird davon nicht anders. Er fängt nur mit einer Sache an, die schon erledigt ist.
take2-facts-heading = Die Fakten dazu
take2-facts-1-heading = In der Dose
take2-facts-1-text = 60 vegane Kapseln mit Cholin, Zink, Chrom, Vitamin B6 und Vitamin C.
take2-facts-2-heading = Auf dem Etikett
take2-facts-2-text = Jede Menge pro Tagesportion, in einer Schrift, die man ohne Lupe liest.
take2-action-order = Weiter zur Bestellung
take2-action-packs = Packungen ansehen

# /take-test

take-test-title = { -daily-trio } und { -daily-fibre } im Vergleich | { -brand }
take-test-description = Zwei Produkte nebeneinander: Inhalt, Menge, Einnahme und für wen welches nicht geeignet ist. Ohne Sieger, mit klaren Unterschieden.
take-test-heading = Zwei Dosen nebeneinander
take-test-lead = Die beiden Produkte tun nicht dasselbe. Hier siehst du, worin sie sich unterscheiden.
take-test-products-heading = Der Inhalt
take-test-products-1-heading = { -daily-trio }
take-test-products-1-text = Cholin 200 mg, Zink 5 mg, Chrom 40 µg, Vitamin B6 1,4 mg und Vitamin C 40 mg pro Tagesportion. 60 Kapseln, vegan.
take-test-products-2-heading = { -daily-fibre }
take-test-products-2-text = Glucomannan aus der Konjakwurzel, 3 g am Tag, verteilt auf drei Portionen. 90 Kapseln, vegan.
take-test-choose-heading = Woran du dich halten kannst
take-test-choose-1-heading = Du willst etwas zum Frühstück
take-test-choose-1-text = Dann sieh dir { -daily-trio } an.
take-test-choose-2-heading = Du trinkst gern und isst dreimal am Tag
take-test-choose-2-text = Dann lies dir { -daily-fibre } genauer durch, vor allem die Hinweise zur Einnahme.
take-test-action-trio = { -daily-trio } ansehen
take-test-action-fibre = { -daily-fibre } ansehen
take-test-action-book = { -light-kitchen } ansehen

# /buy

buy-title = Schnellbestellung für { -daily-trio } | { -brand }
buy-description = Der kürzeste Weg zu { -daily-trio } für alle, die das Produkt schon kennen: Packung, Adresse, Zahlung. Ohne Konto, ohne Umwege.
buy-heading = Du weißt schon, was du willst
buy-lead = Dann halten wir dich nicht auf. Von hier sind es drei Schritte.
buy-fast-heading = Der kurze Weg
buy-fast-1-heading = Packung wählen
buy-fast-1-text = Eine, drei oder sechs Dosen { -daily-trio }.
buy-fast-2-heading = Adresse angeben
buy-fast-2-text = Wir liefern in acht Länder Europas. Ein Kundenkonto brauchst du nicht.
buy-fast-3-heading = Prüfen und bestellen
buy-fast-3-text = Vor dem Bestellknopf stehen Inhalt, Menge und Gesamtpreis noch einmal untereinander.
buy-action-order = Zur Bestellung
buy-action-packs = Packungen vergleichen

# /buybf

buybf-title = Aktionen und ihre Regeln | { -brand }
buybf-description = Wann es bei { -brand } eine Aktion gibt, woran du einen echten Preisvorteil erkennst und was zwischen den Aktionen gilt.
buybf-heading = Aktionen, die diesen Namen verdienen
# lint-allow: urgency — explains how sales work, on a page that runs none and presses nobody
buybf-lead = Manchmal kostet { -daily-trio } für eine begrenzte Zeit weniger. Dann steht es hier, nach diesen Regeln.
buybf-rules-heading = Unsere Regeln
buybf-rules-1-heading = Ein Ende, das gilt
buybf-rules-1-text = Eine Aktion hat ein festes Ende, für alle dasselbe. Danach gilt wieder der normale Preis.
buybf-rules-2-heading = Ein ehrlicher Vergleich
buybf-rules-2-text = Verglichen wird mit dem niedrigsten Preis der letzten 30 Tage vor der Aktion.
buybf-rules-3-heading = Kein Gedränge
buybf-rules-3-text = Wir erfinden keine knappen Bestände und keine Leute, die gerade mitlesen.
buybf-between-heading = Zwischen den Aktionen
buybf-between-1 = Läuft keine Aktion, gelten die üblichen Preise. Du verpasst nichts, wenn du in Ruhe überlegst.
buybf-action-order = Weiter zur Bestellung
buybf-action-packs = Packungen ansehen

# /offer

offer-title = Dein Vorschlag nach den Karten | { -brand }
offer-description = Nach dem Kartenquiz: { -daily-trio } in Kürze. Was in der Dose ist, wie du sie verwendest und wie es weitergeht.
offer-heading = Nach den Karten: { -daily-trio }
offer-lead = Kurz wie eine Karte: was es ist, was drin ist, wann du es nimmst.
offer-jar-heading = Drei Karten zum Schluss
offer-jar-1-heading = Was es ist
offer-jar-1-text = Ein Nahrungsergänzungsmittel in 60 veganen Kapseln.
offer-jar-2-heading = Was drin ist
offer-jar-2-text = Cholin, Zink und Chrom, dazu Vitamin B6 und Vitamin C.
offer-jar-3-heading = Wann du es nimmst
offer-jar-3-text = Zum Frühstück, mit einem Glas Wasser. Die Tagesportion steht auf der Dose.
offer-action-order = Weiter zur Bestellung
offer-action-compare = Produkte vergleichen

# /offer1

offer1-title = Dein Plan mit { -daily-trio } | { -brand }
offer1-description = Dein Vorschlag aus dem Quiz: { -daily-trio } mit Cholin, Zink und Chrom. Nährstoffe, Mengen und alles, was du vor einer Bestellung wissen willst.
offer1-heading = Dein Plan: eine Dose, ein fester Moment
offer1-lead = Aus deinen Angaben ergibt sich kein Wunder, sondern eine einfache Gewohnheit. Das sind die Nährstoffe dahinter.
offer1-nutrients-heading = Die Nährstoffe
offer1-nutrients-1-heading = Cholin, 200 mg
offer1-nutrients-1-text = Cholin trägt zu einem normalen Fettstoffwechsel bei.
offer1-nutrients-2-heading = Chrom, 40 µg
offer1-nutrients-2-text = Chrom trägt zur Aufrechterhaltung eines normalen Blutzuckerspiegels bei.
offer1-nutrients-3-heading = Vitamin C, 40 mg
offer1-nutrients-3-text = Vitamin C trägt zu einer normalen Funktion des Immunsystems bei.
offer1-before-heading = Bevor du bestellst
offer1-before-1 = Du kaufst einmal. Es gibt kein Abo und keine automatische Verlängerung.
offer1-before-2 = Nach Erhalt der Ware kannst du 14 Tage lang widerrufen, ohne Gründe zu nennen.
offer1-action-order = Weiter zur Bestellung
offer1-action-extras = Mit Extras ansehen

# /offer2

offer2-title = Die passende Packung finden | { -brand }
offer2-description = In drei Schritten zur passenden Packung { -daily-trio }: Bedarf schätzen, Größe wählen, Angaben prüfen. Einmalkauf ohne Abo.
offer2-heading = Welche Packung passt zu dir?
offer2-lead = Drei Überlegungen, dann steht die Größe fest.
offer2-choose-heading = In drei Schritten
offer2-choose-1-heading = Wer nimmt sie?
offer2-choose-1-text = Für dich allein genügt zum Anfang eine Dose. Zu zweit ist sie schneller leer.
offer2-choose-2-heading = Wo steht sie?
offer2-choose-2-text = Eine Dose gehört auf den Tisch. Für die übrigen brauchst du einen trockenen, kühlen Platz.
offer2-choose-3-heading = Wie sicher bist du?
offer2-choose-3-text = Wenn du unsicher bist, nimm die kleinste Packung. Nachbestellen kannst du immer.
offer2-unsure-heading = Noch unentschieden?
offer2-unsure-1 = Lies erst, wie ein Morgen mit der Dose aussieht. Die Packungen bleiben, wo sie sind.
offer2-action-order = Weiter zur Bestellung
offer2-action-story = Erst die Geschichte lesen

# /offer3

offer3-title = Eine Dose { -daily-trio } | { -brand }
offer3-description = Eine Dose { -daily-trio } mit 60 veganen Kapseln. Hier steht, was auf dem Etikett steht, und sonst nichts.
offer3-heading = Eine Dose, ein Etikett
offer3-lead = Kein Paket, keine Zugabe. Nur das Produkt und seine Angaben.
offer3-label-heading = Pro Tagesportion
offer3-label-1-heading = Cholin
offer3-label-1-text = 200 mg. Auch in Sojabohnen enthalten.
offer3-label-2-heading = Zink
offer3-label-2-text = 5 mg. Auch in Kürbiskernen enthalten.
offer3-label-3-heading = Chrom
offer3-label-3-text = 40 µg. Auch in Brokkoli enthalten.
offer3-label-4-heading = Vitamin B6 und Vitamin C
offer3-label-4-text = 1,4 mg und 40 mg. Auch in Kichererbsen und Zitronen enthalten.
offer3-action-order = Eine Dose bestellen
offer3-action-fibre = Lieber { -daily-fibre }

# /offerV3

offerv3-title = { -daily-trio }, ganz ausführlich | { -brand }
offerv3-description = Alles über { -daily-trio } auf einer langen Seite: Nährstoffe mit Mengen, ein Tagesablauf zum Übernehmen und die Pflichtangaben.
offerv3-heading = Alles über { -daily-trio }, von oben nach unten
offerv3-lead = Du hast das Quiz in Abschnitten gemacht. So ist auch diese Seite: erst die Nährstoffe, dann der Alltag, dann die Hinweise.
offerv3-nutrients-heading = Abschnitt eins: die Nährstoffe
offerv3-nutrients-1-heading = Cholin, 200 mg
offerv3-nutrients-1-text = Cholin trägt zu einem normalen Fettstoffwechsel bei.
offerv3-nutrients-2-heading = Vitamin B6, 1,4 mg
offerv3-nutrients-2-text = Vitamin B6 trägt zur Verringerung von Müdigkeit und Ermüdung bei.
offerv3-nutrients-3-heading = Vitamin C, 40 mg
offerv3-nutrients-3-text = Vitamin C trägt zu einem normalen Energiestoffwechsel bei.
offerv3-routine-heading = Abschnitt zwei: der Alltag
offerv3-routine-1-heading = Abends vorbereiten
offerv3-routine-1-text = Stell die Dose neben die Tasse, aus der du morgens trinkst.
offerv3-routine-2-heading = Morgens nehmen
offerv3-routine-2-text = Die Tagesportion zum Frühstück, mit einem Glas Wasser.
offerv3-routine-3-heading = Auslassen ist erlaubt
offerv3-routine-3-text = Einen Tag vergessen? Nimm am nächsten nicht mehr als sonst.
offerv3-action-order = Weiter zur Bestellung
offerv3-action-extras = Mit Extras ansehen

# /offerdet

offerdet-title = { -daily-fibre } mit Glucomannan | { -brand }
offerdet-description = { -daily-fibre }: Glucomannan aus der Konjakwurzel, 3 g am Tag, 90 vegane Kapseln. Mit Anleitung, Warnhinweis und allen Bedingungen.
offerdet-heading = { -daily-fibre }, ein Ballaststoff mit Regeln
offerdet-lead = Glucomannan quillt in Wasser. Deshalb gehört zu jeder Portion ein volles Glas, am besten zwei.
offerdet-fibre-heading = Was du wissen solltest
offerdet-fibre-1-heading = Glucomannan
offerdet-fibre-1-text = Glucomannan trägt im Rahmen einer kalorienarmen Ernährung zu Gewichtsverlust bei. Das gilt für übergewichtige Erwachsene bei 3 g täglich in drei Portionen zu je 1 g, mit 1–2 Gläsern Wasser vor den Mahlzeiten und im Rahmen einer kalorienarmen Ernährung.
offerdet-fibre-2-heading = Herkunft
offerdet-fibre-2-text = Aus der Knolle der Konjakpflanze, die in Asien seit Langem als Lebensmittel dient.
offerdet-fibre-3-heading = Nicht für alle
offerdet-fibre-3-text = Nicht geeignet bei Schluckbeschwerden und nicht für Menschen, die wenig trinken dürfen.
offerdet-taking-heading = So nimmst du es
offerdet-taking-1-heading = Wasser zuerst
offerdet-taking-1-text = Füll ein bis zwei Gläser, bevor du die Dose öffnest.
offerdet-taking-2-heading = Portion nehmen
offerdet-taking-2-text = 1 g vor der Mahlzeit, im Sitzen oder Stehen.
offerdet-taking-3-heading = Austrinken
offerdet-taking-3-text = Trink das Wasser ganz aus. Dreimal am Tag, vor jeder Hauptmahlzeit.
offerdet-action-order = Weiter zur Bestellung
offerdet-action-trio = Lieber { -daily-trio }

# /offer-upsells2

offer-upsells2-title = { -daily-trio } mit Extras | { -brand }
offer-upsells2-description = Was du vor der Bestellung dazunehmen kannst: { -daily-fibre }, ein E-Book oder die App. Nichts ist vorausgewählt, alles kommt in eine Bestellung.
offer-upsells2-heading = Etwas dazu? Nur wenn du willst
offer-upsells2-lead = Alle Extras kommen in dieselbe Bestellung, mit einer Summe und einem Knopf am Ende.
offer-upsells2-extras-heading = Die Extras
offer-upsells2-extras-1-heading = { -daily-fibre }
offer-upsells2-extras-1-text = Glucomannan aus der Konjakwurzel, 90 Kapseln. Bitte lies vorher den Warnhinweis auf dieser Seite.
offer-upsells2-extras-2-heading = { -light-kitchen }
offer-upsells2-extras-2-text = 60 einfache Rezepte als E-Book.
offer-upsells2-extras-3-heading = Die App zum Tag
offer-upsells2-extras-3-text = Erinnert an Kapseln, Wasser und den Abendspaziergang.
offer-upsells2-rule-heading = Unsere Regel
offer-upsells2-rule-1 = Kein Häkchen ist von uns gesetzt. Was du nicht selbst auswählst, bezahlst du nicht.
offer-upsells2-action-order = Weiter zur Bestellung
offer-upsells2-action-book = E-Book ansehen
offer-upsells2-action-app = App ansehen

# /offerebook

offerebook-title = { -light-kitchen }: 60 Rezepte als E-Book | { -brand }
offerebook-description = { -light-kitchen } ist ein E-Book mit 60 einfachen Rezepten für jeden Tag. Auch für alle, die keines unserer anderen Produkte nehmen.
offerebook-heading = 60 Rezepte für gewöhnliche Abende
offerebook-lead = { -light-kitchen } ist ein Kochbuch für Tage, an denen niemand lange in der Küche stehen will.
offerebook-book-heading = Was dich erwartet
offerebook-book-1-heading = Einfach
offerebook-book-1-text = 60 Rezepte, die ohne besondere Geräte und ohne Vorkenntnisse auskommen.
offerebook-book-2-heading = Für jeden Tag
offerebook-book-2-text = Gerichte für den Alltag, nicht für den großen Auftritt.
offerebook-book-3-heading = Für sich allein
offerebook-book-3-text = Du brauchst keines unserer anderen Produkte dazu.
offerebook-digital-heading = Gut zu wissen
offerebook-digital-1 = Das E-Book ist ein digitaler Inhalt und kommt nicht mit der Post. Wann bei digitalen Inhalten das Widerrufsrecht endet, steht vor der Bestellung.
offerebook-action-order = Weiter zur Bestellung
offerebook-action-app = Die App ansehen

# /offerapp1

offerapp1-title = Die App zum Tag | { -brand }
offerapp1-description = Drei Einträge auf einem Bildschirm: Kapseln zum Frühstück, ein Glas Wasser, ein Spaziergang am Abend. Mehr will die App nicht.
offerapp1-heading = Eine App, die wenig will
offerapp1-lead = Keine Punkte, keine Serien, kein schlechtes Gewissen. Nur drei Zeilen, die du abhaken kannst.
offerapp1-screen-heading = Ein Bildschirm
offerapp1-screen-1-heading = Kapseln
offerapp1-screen-1-text = { -daily-trio } zum Frühstück. Abgehakt, fertig.
offerapp1-screen-2-heading = Wasser
offerapp1-screen-2-text = Ein Glas, zu einer Zeit, die du festlegst.
offerapp1-screen-3-heading = Abendspaziergang
offerapp1-screen-3-text = So lang, wie du magst. Die App misst nicht nach.
offerapp1-digital-heading = Gut zu wissen
offerapp1-digital-1 = Die App ist ein digitaler Inhalt. Auf welchen Geräten sie läuft und wann das Widerrufsrecht endet, steht vor der Bestellung.
offerapp1-action-order = Weiter zur Bestellung
offerapp1-action-day = Einen Tag mit der App lesen

# /offerapp2

offerapp2-title = Ein Donnerstag mit der App | { -brand }
offerapp2-description = Wie sich die App in einen Tag einfügt, vom Frühstück bis zum Abendspaziergang. Eine kurze Geschichte statt einer Liste von Funktionen.
offerapp2-heading = Ein Donnerstag, drei Häkchen
offerapp2-lead = So sieht ein gewöhnlicher Tag aus, wenn die App dabei ist. Die meiste Zeit schweigt sie.
offerapp2-day-heading = Der Tag
offerapp2-day-1-heading = Morgens
offerapp2-day-1-text = Guten Morgen, steht da. Kapseln zum Brot, ein Häkchen.
offerapp2-day-2-heading = Mittags
offerapp2-day-2-text = Ein Glas Wasser, das zweite Häkchen. Dann verschwindet das Telefon wieder in der Tasche.
offerapp2-day-3-heading = Abends
offerapp2-day-3-text = Eine Runde um den Block. Wer nicht geht, bekommt keine Ermahnung.
offerapp2-limits-heading = Was sie nicht tut
offerapp2-limits-1 = Die App stellt keine Diagnosen und gibt keinen medizinischen Rat. Sie erinnert, das ist alles.
offerapp2-action-order = Weiter zur Bestellung
offerapp2-action-add = App zu einer Bestellung nehmen

# /offerpay

offerpay-title = Bestellung prüfen und bezahlen | { -brand }
offerpay-description = Anschrift, Lieferung, Zahlungsart, Prüfung: die vier Teile einer Bestellung bei { -brand } und was der Bestellknopf bedeutet.
offerpay-heading = Deine Bestellung
offerpay-lead = Vier Teile auf einer Seite. Bis zum letzten Knopf ist nichts verbindlich.
offerpay-parts-heading = Die vier Teile
offerpay-parts-1-heading = Anschrift
offerpay-parts-1-text = Wohin das Paket gehen soll, und eine E-Mail-Adresse für die Bestätigung.
offerpay-parts-2-heading = Lieferung
offerpay-parts-2-text = Kosten und Termin stehen hier, bevor du bezahlst.
offerpay-parts-3-heading = Zahlungsart
offerpay-parts-3-text = Angezeigt wird, was in deinem Land möglich ist. Keine Zahlungsart auf Kredit ist vorausgewählt.
offerpay-parts-4-heading = Prüfung
offerpay-parts-4-text = Artikel, Mengen, Grundpreise und Gesamtpreis mit Mehrwertsteuer stehen untereinander.
offerpay-button-heading = Was der Knopf bedeutet
offerpay-button-1 = Verbindlich wird die Bestellung erst mit dem Knopf, der die Zahlungspflicht nennt. Kein anderer Knopf löst eine Zahlung aus.
offerpay-button-2 = Danach bekommst du eine Bestätigung per E-Mail, mit Vertragstext und Widerrufsbelehrung.
offerpay-action-after = Was nach der Bestellung kommt
offerpay-action-terms = Bedingungen lesen
offerpay-action-packs = Zurück zu den Packungen
