### Texts of what follows an order: further offers, thank-you, feedback, return from payment.

# /upsell

upsell-title = Eine weitere Dose für den Schrank? | { -brand }
upsell-description = Nach deiner Bestellung: eine weitere Dose { -daily-trio } als eigene, neue Bestellung. Ablehnen ist so einfach wie annehmen.
upsell-heading = Eine für den Tisch, eine für den Schrank?
upsell-lead = Das hier ist eine Frage, keine Bedingung: Soll eine zweite Dose in den Vorrat? An einer Bestellung, die du schon aufgegeben hast, ändert die Antwort nichts.
upsell-eyebrow = Eine neue Bestellung
upsell-order-label = Ja, Angebot ansehen
upsell-action-decline = Nein danke, weiter
upsell-why-heading = Was dafür spricht und was dagegen
upsell-why-1-heading = Dafür
upsell-why-1-text = Die nächste Dose steht schon da, wenn diese leer ist.
upsell-why-2-heading = Auch dafür
upsell-why-2-text = Ungeöffnet wartet sie geduldig, kühl und trocken.
upsell-why-3-heading = Dagegen
upsell-why-3-text = Du kennst die erste noch gar nicht. Nachbestellen kannst du immer, zum selben Preis wie alle.
upsell-jar-heading = Eine weitere Dose
upsell-ingredients-heading = Dieselben fünf Nährstoffe
upsell-facts-heading = Zum Nachlesen: das Etikett
upsell-guarantee-heading = Eine eigene Bestellung, ein eigener Widerruf
upsell-guarantee-1 = Sie bekommt ihre eigene Übersicht, ihren eigenen Bestellknopf und ihre eigene Bestätigung. Wir belasten nichts im Hintergrund. Bis 14 Tage nach Erhalt kannst du sie widerrufen, und die erste bleibt davon unberührt.
upsell-action-done = Ohne zweite Dose weiter
upsell-action-fibre = Lieber { -daily-fibre } ansehen
upsell-bar-label = Angebot ansehen

# /detolex-upsell

detolex-upsell-title = { -daily-fibre } dazu? Erst lesen, dann wählen | { -brand }
detolex-upsell-description = Nach deiner Bestellung: { -daily-fibre } mit Glucomannan als eigene, neue Bestellung. Die Anleitung steht vor dem Preis, der Warnhinweis beim Etikett.
detolex-upsell-heading = Noch Platz neben dem Wasserglas?
detolex-upsell-lead = { -daily-fibre } ist das zweite unserer zwei Produkte. Es will etwas mehr Aufmerksamkeit als das erste. Darum kommt hier die Anleitung zuerst.
detolex-upsell-eyebrow = Eine neue Bestellung
detolex-upsell-order-label = Angebot ansehen
detolex-upsell-action-decline = Nein danke, weiter
detolex-upsell-taking-heading = So nimmst du die drei Portionen
detolex-upsell-taking-1-heading = Vor jeder Mahlzeit ein bis zwei Gläser
detolex-upsell-taking-1-text = Wasser, frisch eingeschenkt.
detolex-upsell-taking-2-heading = Dazu zwei Kapseln
detolex-upsell-taking-2-text = Einzeln und unzerkaut. Das ergibt 1 g Glucomannan, am Tag also 3 g.
detolex-upsell-taking-3-heading = Abstand halten
detolex-upsell-taking-3-text = Mehrere Stunden zu Medikamenten, und nicht kurz vor dem Hinlegen.
detolex-upsell-jar-heading = Eine Dose zum Ausprobieren
detolex-upsell-jar-lead = Sie reicht 15 Tage. Lange genug, um zu wissen, ob dir die Gewohnheit liegt.
detolex-upsell-facts-heading = Vor der Entscheidung: das Etikett
detolex-upsell-ingredients-heading = Eine Wurzel, ein Ballaststoff
detolex-upsell-guarantee-heading = Für sich allein widerrufbar
detolex-upsell-guarantee-1 = Das ist ein neuer Vertrag mit eigener Bestätigung. Binnen 14 Tagen nach Erhalt kannst du ihn ohne Angabe von Gründen widerrufen. An deiner ersten Bestellung ändert das nichts.
detolex-upsell-action-done = Ohne { -daily-fibre } weiter
detolex-upsell-bar-label = Angebot ansehen

# /addapp

addapp-title = Die App zu deiner Dose | { -brand }
addapp-description = Die Begleit-App nachträglich dazunehmen: drei Häkchen am Tag, zwölf Monate, ein eigener Vertrag. Ablehnen kostet einen Klick.
addapp-heading = Sollen wir dich erinnern?
addapp-lead = Bis die Dose ihren Platz gefunden hat, kann ein kleines Summen am Morgen nützen. Danach kommt die Gewohnheit auch ohne aus.
addapp-order-label = Angebot ansehen
addapp-action-decline = Nein danke, weiter
addapp-trust-1 = Drei Häkchen am Tag
addapp-trust-2 = Zwölf Monate, endet von selbst
addapp-trust-3 = Läuft in jedem aktuellen Browser
addapp-app-heading = Ein Preis, kein Abo
addapp-guarantee-heading = Ein eigener Vertrag
addapp-guarantee-1 = Die App ist eine Bestellung für sich. Deine Dosen kommen mit ihr oder ohne sie.
addapp-guarantee-2 = Du kannst binnen 14 Tagen nach Vertragsschluss widerrufen. Stimmst du einem früheren Beginn zu, endet das Recht mit der Bereitstellung.
addapp-action-done = Ohne App weiter
addapp-bar-label = Angebot ansehen

# /thankyou

thankyou-title = Danke | { -brand }
thankyou-description = Wie es nach einer Bestellung weitergeht: Bestätigung, Versand, Ankunft. Dazu ein paar Tipps für die ersten Tage und alle Wege zu uns.
thankyou-heading = Danke. Wir übernehmen.
thankyou-lead = Nach einer Bestellung kommt alles Weitere per E-Mail und dann per Post. Du kannst dieses Fenster schließen und etwas Schönes tun.
thankyou-next-heading = Was jetzt passiert
thankyou-next-1-heading = Die Bestätigung
thankyou-next-1-text = Eine E-Mail mit allem, was du bestellt hast, und dem Vertragstext. Heb sie auf, sie ist dein Beleg.
thankyou-next-2-heading = Das Paket
thankyou-next-2-text = Du hörst von uns, sobald es unterwegs ist. Digitales kommt als Link.
thankyou-next-3-heading = Das Siegel
thankyou-next-3-text = Sieh beim Auspacken nach, ob es heil ist. Wenn nicht, schreib uns, und wir kümmern uns.
thankyou-settle-heading = So wird die Dose heimisch
thankyou-settle-1-heading = Neben die Tasse
thankyou-settle-1-text = Was man sieht, vergisst man nicht. Der Schrank ist der Feind jeder Gewohnheit.
thankyou-settle-2-heading = Nicht neben den Herd
thankyou-settle-2-text = Kühl, trocken und außerhalb der Reichweite kleiner Kinder.
thankyou-settle-3-heading = Einmal vergessen?
thankyou-settle-3-text = Macht nichts. Am nächsten Tag nicht mehr nehmen als sonst.
thankyou-guarantee-heading = Doch anders überlegt?
thankyou-guarantee-1 = Bis 14 Tage nach Erhalt kannst du widerrufen, ganz oder für einzelne Artikel. Einen Grund brauchst du nicht.
thankyou-faq-heading = Wenn etwas nicht stimmt
thankyou-faq-1-question = Keine E-Mail bekommen?
thankyou-faq-1-answer = Sieh im Spam-Ordner nach. Ist sie auch dort nicht, schreib uns. Wir antworten in der Regel binnen drei Werktagen.
thankyou-faq-2-question = Falsche Adresse angegeben?
thankyou-faq-2-answer = Schreib uns gleich mit der Bestellnummer. Solange das Paket nicht unterwegs ist, lässt sich das ändern.
thankyou-faq-3-question = Kommt noch eine Abbuchung?
thankyou-faq-3-answer = Nein. Eine Bestellung, eine Zahlung.
thankyou-action-feedback = Wie Bewertungen entstehen
thankyou-action-withdraw = Vertrag widerrufen
thankyou-action-home = Zur Startseite

# /feedback

feedback-title = Bewertungen und wie wir sie prüfen | { -brand }
feedback-description = Wer bei { -brand } bewerten kann, wie wir die Echtheit prüfen, was wir zeigen und welche Aussagen wir nicht zeigen dürfen.
feedback-heading = Ehrlich gesagt: Wie war es?
feedback-lead = Bewerten kann nur, wer eine Lieferung bekommen hat. Wir sortieren nicht nach Laune und bezahlen nicht für Lob.
feedback-eyebrow = Wie wir Bewertungen prüfen
feedback-way-heading = Der Weg einer Bewertung
feedback-way-1-heading = Die Einladung
feedback-way-1-text = Nach der Lieferung fragen wir einmal per E-Mail und schicken einen Link. Er gilt je Produkt genau einmal.
feedback-way-2-heading = Deine Worte
feedback-way-2-text = Ein bis fünf Sterne und so viele Sätze, wie du magst. Eine Belohnung gibt es dafür nicht.
feedback-way-3-heading = Unsere Prüfung
feedback-way-3-text = Gehört der Link zu einer echten, gelieferten Bestellung? Die Zahl der Sterne sehen wir uns dabei nicht an.
feedback-shown-heading = Was wir zeigen und was nicht
feedback-shown-column-1 = Wird gezeigt
feedback-shown-column-2 = Sterne zählen
feedback-shown-1-label = Fünf Sterne ohne Worte
feedback-shown-2-label = Ein Stern mit Grund
feedback-shown-3-label = Verspätetes Paket, klemmender Deckel
feedback-shown-4-label = Namen anderer Menschen
feedback-shown-5-label = Aussagen zu Körper und Gesundheit
feedback-why-heading = Das Kreuz in der letzten Zeile
feedback-why-1 = Eine Bewertung, die wir zeigen, gilt als unsere Werbung. Was wir selbst nicht sagen dürfen, dürfen wir auch nicht zitieren. Wer so etwas schreibt, bekommt von uns eine Nachricht mit dem Grund und kann den Text ändern.
feedback-why-2 = Der Durchschnitt zählt **alle** veröffentlichten Bewertungen aus allen Ländern. Muster, die wir zur Ansicht erfunden haben, sind so gekennzeichnet und zählen nirgends mit.
feedback-action-home = Zur Startseite
feedback-action-terms = Bedingungen lesen

# /paypal-confirm

paypal-confirm-title = Zahlung wird geprüft | { -brand }
paypal-confirm-description = Zurück vom Zahlungsdienst: was geprüft wird, bevor eine Bestellung als bezahlt gilt, und was bei einem Abbruch geschieht.
paypal-confirm-heading = Willkommen zurück.
paypal-confirm-lead = Ob eine Zahlung gelungen ist, fragen wir den Zahlungsdienst selbst. Dem Wort eines Browsers glauben wir an dieser Stelle nicht.
paypal-confirm-eyebrow = Zurück vom Zahlungsdienst
paypal-confirm-cancelled-heading = Unterwegs abgebrochen?
paypal-confirm-cancelled-1 = Dann wurde nichts abgebucht. Geh zurück und wähl eine andere Zahlungsart, oder lass es für heute gut sein.
paypal-confirm-trust-1 = Zugangsdaten kennt nur der Zahlungsdienst
paypal-confirm-trust-2 = Kein Betrag ohne deine Freigabe
paypal-confirm-action-back = Zurück zur Bestellung
