### Texts of what follows an order: further offers, thank-you, feedback, return from payment.

# /upsell

upsell-title = Noch eine Dose { -daily-trio }? | { -brand }
upsell-description = Nach deiner Bestellung: eine weitere Dose { -daily-trio } als neue, eigene Bestellung. Ablehnen geht mit einem Klick.
upsell-heading = Noch eine Dose für den Vorrat?
upsell-lead = Das ist ein neues Angebot. An einer Bestellung, die du schon abgegeben hast, ändert es nichts.
upsell-jar-heading = Worum es geht
upsell-jar-1-heading = Dasselbe Produkt
upsell-jar-1-text = { -daily-trio }, 60 vegane Kapseln, wie gehabt.
upsell-jar-2-heading = Eine eigene Bestellung
upsell-jar-2-text = Mit eigener Übersicht, eigenem Bestellknopf und eigener Bestätigung.
upsell-rule-heading = Ohne Haken
upsell-rule-1 = Wir belasten keine gespeicherte Karte im Hintergrund. Ohne deinen Klick auf den Bestellknopf geschieht nichts.
upsell-action-order = Neue Bestellung ansehen
upsell-action-decline = Nein danke, weiter
upsell-action-fibre = Lieber { -daily-fibre } ansehen

# /detolex-upsell

detolex-upsell-title = { -daily-fibre } dazunehmen? | { -brand }
detolex-upsell-description = Nach deiner Bestellung: { -daily-fibre } mit Glucomannan als neue, eigene Bestellung. Mit Anleitung und Warnhinweis auf derselben Seite.
detolex-upsell-heading = { -daily-fibre } als Ergänzung?
detolex-upsell-lead = Ein Ballaststoff aus der Konjakwurzel. Lies bitte zuerst die Hinweise, dann entscheide.
detolex-upsell-fibre-heading = Worum es geht
detolex-upsell-fibre-1-heading = Der Inhalt
detolex-upsell-fibre-1-text = Glucomannan, 3 g am Tag in drei Portionen. 90 vegane Kapseln.
detolex-upsell-fibre-2-heading = Die Bedingung
detolex-upsell-fibre-2-text = Zu jeder Portion ein bis zwei Gläser Wasser. Wenn das für dich nicht machbar ist, lass es aus.
detolex-upsell-rule-heading = Eine neue Bestellung
detolex-upsell-rule-1 = Sie hat ihre eigene Übersicht und Bestätigung und lässt sich für sich widerrufen.
detolex-upsell-action-order = Neue Bestellung ansehen
detolex-upsell-action-decline = Nein danke, weiter

# /addapp

addapp-title = Die App dazunehmen | { -brand }
addapp-description = Die App zum Tag nachträglich dazunehmen: drei Einträge, ein Bildschirm, ein eigener Vertrag.
addapp-heading = Die App zu deiner Dose
addapp-lead = Wenn dir drei Häkchen am Tag helfen, kannst du die App hier dazunehmen.
addapp-app-heading = Was sie macht
addapp-app-1-heading = Erinnern
addapp-app-1-text = An die Kapseln, an ein Glas Wasser, an den Spaziergang am Abend.
addapp-app-2-heading = Schweigen
addapp-app-2-text = Den Rest des Tages meldet sie sich nicht.
addapp-rule-heading = Ein eigener Vertrag
addapp-rule-1 = Die App ist eine Bestellung für sich. Deine Dosen kommen mit ihr oder ohne sie.
addapp-action-order = Neue Bestellung ansehen
addapp-action-decline = Nein danke, weiter

# /thankyou

thankyou-title = Danke | { -brand }
thankyou-description = Wie es nach einer Bestellung weitergeht: Bestätigung, Versand, Ankunft, und an wen du dich mit einer Änderung wendest.
thankyou-heading = Danke, dass du hier bist
thankyou-lead = Nach einer Bestellung geht es ohne weiteres Zutun von dir weiter.
thankyou-next-heading = So geht es weiter
thankyou-next-1-heading = Bestätigung
thankyou-next-1-text = Eine E-Mail mit allem, was du bestellt hast. Heb sie auf, sie ist dein Beleg.
thankyou-next-2-heading = Versand
thankyou-next-2-text = Du bekommst Nachricht, sobald das Paket unterwegs ist.
thankyou-next-3-heading = Ankunft
thankyou-next-3-text = Prüf beim Auspacken, ob das Siegel der Dose heil ist. Wenn nicht, melde dich.
thankyou-change-heading = Doch anders überlegt?
thankyou-change-1 = Einen Vertrag kannst du bis 14 Tage nach Erhalt der Ware widerrufen, ohne Gründe zu nennen.
thankyou-action-feedback = Wie Bewertungen entstehen
thankyou-action-withdraw = Vertrag widerrufen
thankyou-action-home = Zur Startseite

# /feedback

feedback-title = Bewertungen und wie wir sie prüfen | { -brand }
feedback-description = Wer bei { -brand } bewerten kann, wie wir die Echtheit prüfen und welche Aussagen wir nicht zeigen dürfen.
feedback-heading = Bewertungen von Menschen, die gekauft haben
feedback-lead = Bewerten kann nur, wer eine Lieferung bekommen hat. Hier steht, wie das geht.
feedback-way-heading = Der Weg einer Bewertung
feedback-way-1-heading = Einladung
feedback-way-1-text = Nach der Lieferung schicken wir einen Link, der genau einmal gilt.
feedback-way-2-heading = Deine Worte
feedback-way-2-text = Du vergibst Sterne und schreibst, was du magst. Einen Vorteil gibt es dafür nicht.
feedback-way-3-heading = Prüfung
feedback-way-3-text = Wir prüfen, ob die Bestellung echt ist. Die Zahl der Sterne spielt dabei keine Rolle.
feedback-shown-heading = Was wir zeigen
feedback-shown-1 = Gute und schlechte Bewertungen erscheinen nach denselben Regeln. Der Durchschnitt zählt alle geprüften mit.
feedback-shown-2 = Aussagen über Krankheiten oder darüber, wie sich ein Körper verändert hat, dürfen wir nicht zeigen, auch nicht als Zitat. Wer so etwas schreibt, erfährt von uns den Grund.
feedback-action-home = Zur Startseite
feedback-action-terms = Bedingungen lesen

# /paypal-confirm

paypal-confirm-title = Zahlung wird geprüft | { -brand }
paypal-confirm-description = Zurück vom Zahlungsdienst: was geprüft wird, bevor eine Bestellung als bezahlt gilt, und was bei einem Abbruch geschieht.
paypal-confirm-heading = Zurück vom Zahlungsdienst
paypal-confirm-lead = Ob eine Zahlung gelungen ist, fragen wir beim Zahlungsdienst selbst nach.
paypal-confirm-check-heading = Was geprüft wird
paypal-confirm-check-1-heading = Der Betrag
paypal-confirm-check-1-text = Er muss mit dem Gesamtpreis der Bestellung übereinstimmen.
paypal-confirm-check-2-heading = Der Stand
paypal-confirm-check-2-text = Erst wenn der Zahlungsdienst die Zahlung bestätigt, gilt die Bestellung als bezahlt.
paypal-confirm-check-3-heading = Die Bestätigung
paypal-confirm-check-3-text = Sie kommt per E-Mail, auch wenn du dieses Fenster schließt.
paypal-confirm-cancelled-heading = Abgebrochen?
paypal-confirm-cancelled-1 = Wenn du beim Zahlungsdienst abgebrochen hast, wurde nichts abgebucht. Du kannst eine andere Zahlungsart wählen.
paypal-confirm-action-order = Weiter
paypal-confirm-action-back = Zurück zur Bestellung
