### Texts of the offers and the payment page, with the fixed notices that several pages share.

# Fixed notices, shared by every page that offers the products.

notice-heading = Bitte beachten
notice-supplement = Nahrungsergänzungsmittel. Die angegebene empfohlene tägliche Verzehrmenge darf nicht überschritten werden. Nahrungsergänzungsmittel sollten nicht als Ersatz für eine abwechslungsreiche Ernährung verwendet werden. Außerhalb der Reichweite von kleinen Kindern aufbewahren.
notice-lifestyle-heading = Zur Einordnung
notice-lifestyle = Eine abwechslungsreiche, ausgewogene Ernährung und eine gesunde Lebensweise sind wichtig. Alle Mengen gelten für eine empfohlene Tagesportion.
notice-fibre = { -daily-fibre } nimmst du dreimal täglich zu je 1 g, jedes Mal mit 1–2 Gläsern Wasser vor einer Mahlzeit. Warnhinweis: Bei Schluckbeschwerden oder zu geringer Flüssigkeitszufuhr besteht Erstickungsgefahr. Mit reichlich Wasser einnehmen, damit das Glucomannan in den Magen gelangt.

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
