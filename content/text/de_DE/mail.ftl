### Texts of mails. Subjects and previews are read over shoulders: nothing in them tells of health, answers or products.

mail-demo = Verschickt von einem Demo-Shop, der nichts verkauft
mail-button-hint = Der Knopf geht nicht? Diese Adresse führt zum selben Ziel:
mail-data = Meine Daten ansehen oder löschen
mail-unsubscribe = Newsletter abbestellen
mail-legal = Impressum, AGB und Datenschutz

# The way back to a summary.

mail-result-subject = Deine Zusammenfassung, zum Aufheben
mail-result-preview = Ein Klick öffnet sie, auf jedem Gerät.
mail-result-heading = Deine Zusammenfassung ist bereit
mail-result-lead = Wie gewünscht kommt sie auch per E-Mail. Der Link öffnet alles so, wie du es zuletzt gesehen hast.
mail-result-action = Zusammenfassung öffnen
mail-result-notes = Gut zu wissen
mail-result-period = Der Link funktioniert auf jedem Gerät, 30 Tage lang, außer du löschst die Zusammenfassung vorher.
mail-result-secrecy = Wer diese E-Mail hat, kann die Zusammenfassung öffnen. Leite sie nur weiter, wenn das in deinem Sinn ist.
mail-result-reason = Du bekommst diese E-Mail, weil jemand mit dieser Adresse auf unserer Website darum gebeten hat. Das warst nicht du? Über den ersten Link hier unten löschst du alles.

# The question whether the newsletter is wanted. It may not advertise anything.

mail-confirm-subject = Bitte bestätige deine Newsletter-Anmeldung
mail-confirm-preview = Erst mit deiner Bestätigung gilt die Anmeldung.
mail-confirm-heading = Bitte einmal bestätigen
mail-confirm-lead = Jemand, vermutlich du, hat für diese Adresse unseren Newsletter angekreuzt. Bitte bestätige, dass du ihn möchtest. Vorher schicken wir keinen.
mail-confirm-regret = Abbestellen kannst du ihn jederzeit mit einem Klick.
mail-confirm-action = Newsletter bestätigen
mail-confirm-stranger = Das warst nicht du?
mail-confirm-stranger-text = Dann brauchst du nichts zu tun: Es kommt kein Newsletter, und wir löschen die Adresse nach 30 Tagen.
mail-confirm-reason = Wir fragen nach, damit niemand ungewollt Post von uns bekommt.

# What mails about orders share.

mail-order-item = Artikel
mail-order-amount = Betrag
mail-order-unit-price = Grundpreis { $price }
mail-order-rate = Steuersatz
mail-order-net = Netto
mail-order-vat = MwSt.
mail-order-gross = Brutto
mail-order-seller = Verkäufer
mail-order-vat-id = USt-IdNr.
mail-order-register = Register
mail-order-representative = Vertreten durch
mail-order-show = Bestellung ansehen
mail-order-withdraw-heading = Doch nicht das Richtige?
mail-order-withdraw-text = Bis 14 Tage nach Erhalt kannst du den Vertrag widerrufen, ohne Grund und ohne Konto. Der Link öffnet die Seite mit dieser Bestellung. Du bekommst sofort eine Eingangsbestätigung.
mail-order-contract-heading = Zum Aufheben
mail-order-contract-text = Das sind die Bedingungen dieses Vertrags, wie sie bei deiner Bestellung galten: AGB, Lieferung, Widerrufsbelehrung und Muster-Widerrufsformular.
mail-order-reason = Du bekommst diese E-Mail, weil du mit dieser Adresse bei uns bestellt hast.

# The order came, its money did not yet.

mail-received-subject = Deine Bestellung ist angekommen
mail-received-preview = Die Zahlung steht noch aus.
mail-received-heading = Wir haben deine Bestellung
mail-received-lead = Danke. Sobald der Zahlungsdienst die Zahlung bestätigt, schicken wir dir die Bestätigung mit Rechnung.
mail-received-next = Hat das Bezahlen nicht geklappt? Du kannst es 24 Stunden lang auf derselben Seite noch einmal versuchen. Danach endet die Bestellung, ohne dass dir Kosten entstehen.

# The money is reserved.

mail-reserved-subject = Deine Bestellung ist bestätigt
mail-reserved-preview = Abgebucht wird erst, wenn das Paket unterwegs ist.
mail-reserved-heading = Deine Bestellung ist bestätigt
mail-reserved-lead = Danke. Wir packen jetzt dein Paket.
mail-reserved-taken = Der Betrag ist nur reserviert. Abgebucht wird er erst, wenn das Paket unterwegs ist. Dann kommt auch die Rechnung.

# The money came.

mail-paid-subject = Bestellung { $number }: Bestätigung und Rechnung
mail-paid-preview = Die Zahlung ist da. Danke.
mail-paid-heading = Danke, die Zahlung ist da
mail-paid-lead = Deine Bestellung ist bestätigt. Diese E-Mail ist zugleich deine Rechnung, und sie hängt mit den Vertragsbedingungen auch als PDF an. Heb sie bitte auf.
mail-paid-invoice = Rechnung
mail-paid-invoice-number = Rechnungs- und Bestellnummer
mail-paid-invoice-date = Rechnungsdatum
mail-paid-buyer = Rechnung an

# The parcel left.

mail-shipped-subject = Bestellung { $number } ist unterwegs
mail-shipped-preview = Das Paket hat unser Lager verlassen.
mail-shipped-heading = Dein Paket ist unterwegs
mail-shipped-lead = Wir haben es dem Paketdienst übergeben. Prüf beim Auspacken bitte das Siegel.
mail-shipped-date = Verschickt am
mail-shipped-carrier = Versand mit
mail-shipped-tracking = Sendungsnummer
mail-shipped-track = Sendung verfolgen
mail-shipped-items = Im Paket

# Money was given back.

mail-refunded-subject = Bestellung { $number }: Geld zurück
mail-refunded-preview = Die Erstattung ist auf dem Weg zu dir.
mail-refunded-heading = Wir haben dir Geld erstattet
mail-refunded-lead = { $amount } gehen auf demselben Weg zurück, auf dem du bezahlt hast.
mail-refunded-time = Bis das Geld auf deinem Konto steht, vergehen je nach Bank einige Tage.
mail-refunded-note = Rechnungskorrektur
mail-refunded-note-number = Nummer der Korrektur
mail-refunded-note-date = Datum der Korrektur
mail-refunded-amount = Erstattet

# Left behind, for who confirmed the newsletter.

mail-cart-subject = Du hast etwas liegen lassen
mail-cart-preview = Falls du noch überlegst: Hier geht es weiter.
mail-cart-heading = Noch am Überlegen?
mail-cart-lead = Du hast eine Bestellung begonnen und nicht abgeschlossen. Wenn du möchtest, geht es hier weiter. Wenn nicht, ist nichts zu tun.
mail-cart-items = Im Warenkorb
mail-cart-action = Zurück zur Bestellung
mail-cart-notes = Gut zu wissen
mail-cart-prices = Bestellt und reserviert ist nichts. Es gilt der Preis, der auf der Seite steht.
mail-cart-device = Auf dem Gerät, mit dem du begonnen hast, ist der Warenkorb noch gefüllt.
mail-cart-reason = Du bekommst diese E-Mail, weil du unseren Newsletter bestätigt hast. An dieselbe Bestellung erinnern wir nur einmal.

# Whether the buyer wants to say what it was like.

mail-review-subject = Wie war es? Deine Bestellung { $number }
mail-review-preview = Ein bis fünf Sterne, wenn du magst.
mail-review-heading = Wie war es?
mail-review-lead = Deine Bestellung ist schon eine Weile bei dir. Wenn du magst, sag anderen, wie es war. Ein Stern zählt so viel wie fünf.
mail-review-items = Bestellt
mail-review-action = Bewertung schreiben
mail-review-notes = Gut zu wissen
mail-review-public = Sterne, Worte und der Name, den du angibst, stehen danach auf unseren Seiten. Eine Belohnung gibt es nicht.
mail-review-words = Zeigen dürfen wir nichts, was Werbung nicht sagen darf. Ist etwas davon in deinem Text, erfährst du es sofort und kannst ihn ändern.
mail-review-once = Zu dieser Bestellung fragen wir nur einmal. Hinter dem Link kannst du auch sagen, dass wir gar nicht mehr fragen sollen.
mail-review-reason = Du bekommst diese E-Mail, weil du mit dieser Adresse bei uns bestellt hast. Du kannst solchen Fragen jederzeit widersprechen.

# Digital goods can be opened.

mail-goods-subject = Bestellung { $number }: bereit zum Öffnen
mail-goods-preview = Ein Link, und es gehört dir.
mail-goods-heading = Dein digitaler Teil ist da
mail-goods-lead = Kein Karton, kein Klingeln an der Tür: Es liegt auf der Seite deiner Bestellung bereit.
mail-goods-items = Bereit
mail-goods-action = Zur Bestellung
mail-goods-link = Der Link in dieser E-Mail funktioniert auf jedem Gerät, so oft du willst. Wer sie hat, kann alles öffnen. Leite sie nur weiter, wenn das in deinem Sinn ist.
mail-goods-agreed = Das hast du beim Bestellen erklärt
