### Texts of the checkout, of the return from the payment provider, and of the order as it is in the books.

order-loading = Einen Moment bitte.
order-chunk-failed = Das ließ sich gerade nicht laden. Bestellt ist noch nichts.
order-retry = Noch einmal versuchen
order-no-script = Bestellen braucht JavaScript. Schreib uns oder ruf uns an, dann nehmen wir deine Bestellung so auf.

# Basket

order-basket-heading = Dein Warenkorb
order-empty-heading = Dein Warenkorb ist noch leer.
order-empty-text = Such dir in Ruhe eine Packung aus. Danach geht es hier weiter.
order-empty-last = Deine letzte Bestellung ansehen
order-quantity = Anzahl
order-quantity-of = von { $name }
order-remove = Entfernen
order-line-sold-out = Zurzeit ausverkauft. Entfern diesen Artikel bitte, um den Rest zu bestellen.
order-prior = Niedrigster Preis der letzten 30 Tage: { $price }
order-total-now = Gesamtpreis jetzt { $total }
order-coupon-have = Gutscheincode eingeben
order-coupon-label = Gutscheincode
order-coupon-apply = Einlösen
order-coupon-applied = Gutschein { $code } ist abgezogen.
order-coupon-remove = Gutschein entfernen
order-coupon-unknown = Diesen Code kennen wir nicht. Sieh bitte noch einmal nach, ob er stimmt.
order-coupon-not-yet = Dieser Code gilt noch nicht.
order-coupon-over = Dieser Code ist abgelaufen.
order-coupon-used-up = Dieser Code ist schon aufgebraucht.
order-coupon-other-country = Dieser Code gilt in einem anderen Land.

# E-mail and address

order-contact-heading = Deine E-Mail-Adresse
order-delivery-heading = Wohin dürfen wir liefern?
order-email-label = E-Mail-Adresse
order-email-help = Für die Bestellbestätigung. Nach der Lieferung fragen wir dich einmal, wie es war. Dem kannst du jederzeit widersprechen.
order-optional = (freiwillig)
order-field-name = Vor- und Nachname
order-field-street = Straße
order-field-house = Hausnr.
order-field-box = Postfach
order-field-floor = Etage und Tür
order-field-apartment = Treppenhaus und Wohnung
order-field-line1 = Straße und Hausnummer
order-field-line2 = Adresszusatz
order-field-postcode = PLZ
order-field-city = Ort
order-field-phone = Telefon
order-phone-help = Nur für Rückfragen zur Zustellung.
order-delivery-area = Wir liefern nach { $country }: { $cost } Versand, { $days } Werktage. Inseln und Sondergebiete mit eigenem Steuerrecht sind ausgenommen.
order-delivery-none = Alles in diesem Warenkorb kommt per E-Mail. Ein Paket ist nicht nötig.

# Payment

order-payment-heading = Wie möchtest du bezahlen?
order-payment-help = Bezahlt wird nach dem Bestellknopf beim Zahlungsdienst. Kartennummern und Passwörter sehen wir nie.
order-payment-reserved = Der Betrag wird nach dem Bestellknopf beim Zahlungsdienst reserviert und erst abgebucht, wenn das Paket unterwegs ist.
order-method-card = Karte
order-method-sepa = SEPA-Lastschrift

# Review

order-review-heading = Prüfen und bestellen
order-each = { $count } × { $price }
order-net-quantity = Inhalt je Stück: { $quantity }
order-dose = Tagesdosis: { $dose }
order-goods = Artikel
order-discount = Gutschein
order-delivery = Versand
order-delivery-days = Lieferung in { $days } Werktagen
order-total = Gesamtpreis inkl. MwSt.
order-vat = darin { $rate } MwSt.
order-refunded = Davon erstattet
order-terms = Es gelten:
order-link-terms = AGB
order-link-withdrawal = Widerrufsbelehrung
order-link-privacy = Datenschutzerklärung
order-price-changed = Der Preis hat sich gerade geändert: statt { $before } sind es jetzt { $now }. Bestellt ist noch nichts. Wenn dir der neue Preis recht ist, drück den Knopf noch einmal.
order-sending = Einen Moment, wir bringen dich zum Zahlungsdienst …
order-early-supply-help = Ohne dieses Häkchen stellen wir die digitalen Inhalte bereit, sobald die Widerrufsfrist von 14 Tagen vorbei ist.

# Offers after payment

offer-after-heading = Dazu bestellen
offer-after-note = Das ist eine neue, eigene Bestellung. Deine erste bleibt, wie sie ist. Ohne die Schaltfläche bestellst du nichts.
offer-after-pays = Bezahlt wird mit { $method }, wie bei deiner ersten Bestellung.
offer-after-decline = Weiter ohne dieses Angebot
offer-after-failed = Die Zahlung hat nicht geklappt, bezahlt ist nichts. Deine erste Bestellung ist davon nicht betroffen. Wähle eine andere Zahlungsart oder geh weiter ohne dieses Angebot.
offer-after-sending = Einen Moment, wir warten auf die Zahlung …
offer-bank-heading = Deine Bank möchte, dass du bestätigst
offer-bank-window = Im ganzen Fenster öffnen
offer-bank-cancel = Abbrechen

# What is wrong with a field

order-fault-count =
    { $count ->
        [1] Ein Feld braucht noch deine Aufmerksamkeit.
       *[other] Mehrere Felder brauchen noch deine Aufmerksamkeit.
    }
order-fault-missing = Füll bitte dieses Feld aus.
order-fault-too-long = Das ist zu lang für einen Adressaufkleber. Kürz es bitte etwas.
order-fault-malformed = Damit können wir nichts anfangen. Sieh bitte noch einmal nach.
order-fault-postcode = Diese Postleitzahl gibt es in deinem Land so nicht.
order-fault-phone = Diese Telefonnummer ist nicht vollständig.
order-fault-outside-area = Dorthin können wir leider nicht liefern. Gib bitte eine andere Adresse an.
order-fault-method = Wähl bitte eine Zahlungsart.
order-fault-card-number = Das sieht nach einer Kartennummer aus. Gib sie nie hier ein, danach fragt nur der Zahlungsdienst.
order-email-missing = Gib bitte deine E-Mail-Adresse ein.
order-email-invalid = Diese Adresse ist nicht vollständig. So sollte sie aussehen: name@beispiel.de
order-email-disposable = Das ist eine Adresse für ein paar Minuten. Nimm bitte eine, die du morgen noch lesen kannst.

# What stands in the way

order-sold-out = Ein Artikel ist inzwischen ausverkauft. Bestellt ist noch nichts. Entfern ihn bitte, dann geht es weiter.
order-coupon-changed = Der Gutschein lässt sich nicht mehr einlösen. Bestellt ist noch nichts. Sieh dir den neuen Gesamtpreis an und drück den Knopf noch einmal.
order-under-way = Eine Zahlung für diese Bestellung ist schon unterwegs. Warte bitte einen Moment, damit du nicht zweimal zahlst. Die Bestätigung kommt per E-Mail.
order-provider-away = Der Zahlungsdienst antwortet gerade nicht. Abgebucht ist nichts. Versuch es in einer Minute noch einmal oder wähl eine andere Zahlungsart.
order-offline = Gerade besteht keine Verbindung. Versuch es bitte noch einmal. Es wird nur einmal bestellt.
order-busy = Das war viel auf einmal. Versuch es bitte in einer Minute noch einmal.
order-busy-later = Das war viel auf einmal. Versuch es bitte in etwa { $minutes } Minuten noch einmal.
order-outdated = Diese Seite war nicht mehr aktuell. Wir haben sie aufgefrischt. Drück den Knopf bitte noch einmal.
order-unknown-package = Eine Packung gibt es nicht mehr. Wir haben sie aus dem Warenkorb genommen.
order-failed = Das hat nicht geklappt, und es liegt nicht an dir. Bestellt ist nichts. Versuch es bitte später noch einmal.

# Back from the provider

order-notice-declined = Die Zahlung wurde abgelehnt. Abgebucht ist nichts, und dein Warenkorb ist noch da. Versuch es noch einmal oder wähl eine andere Zahlungsart.
order-notice-cancelled = Die Zahlung wurde abgebrochen. Abgebucht ist nichts, und dein Warenkorb ist noch da.
order-notice-open = Für diese Bestellung ist noch eine Zahlung offen. Der Bestellknopf führt dich dorthin zurück. Bezahlt wird nur einmal.
order-return-asking = Wir fragen beim Zahlungsdienst nach …
order-return-pending = Die Zahlung ist noch unterwegs.
order-return-pending-text = Wir fragen weiter nach. Du kannst dieses Fenster auch schließen, die Bestätigung kommt per E-Mail.
order-return-slow = Das dauert länger als sonst.
order-return-slow-text = Zahl bitte nicht noch einmal. Sobald der Zahlungsdienst bestätigt, bekommst du eine E-Mail von uns.
order-return-offline = Gerade besteht keine Verbindung.
order-return-offline-text = Deine Zahlung geht davon nicht verloren. Wir versuchen es weiter.
order-return-stranger = Hier wissen wir nichts von einer Zahlung.
order-return-stranger-text = Vielleicht hast du in einem anderen Browser oder auf einem anderen Gerät bestellt. Wenn die Zahlung gelungen ist, kommt die Bestätigung per E-Mail.
order-return-ask = Noch einmal nachfragen
order-return-back = Zurück zur Bestellung

# In the books

order-placed-heading = Deine Bestellung
order-placed-later = Dazu bestellt
order-placed-number = Bestellnummer
order-placed-on = Bestellt am
order-placed-state = Stand
order-state-paid = Bezahlt
order-state-authorised = Bestellt; das Geld wird abgebucht, wenn das Paket losgeht
order-state-placed = Wartet auf die Zahlung
order-state-cancelled = Storniert
order-state-expired = Beendet, ohne dass eine Zahlung kam
order-placed-email = Bestätigung an
order-placed-address = Lieferung an
order-placed-method = Bezahlt mit
order-placed-lines = Artikel
order-placed-count = Anzahl: { $count }
order-placed-missing = Deine Bestellung wird geladen. Die Bestätigung hast du auch per E-Mail.

# What can be opened instead of being sent.

downloads-heading = Downloads
downloads-file = PDF herunterladen
downloads-code = Dein Zugangscode:
downloads-waiting = Öffnet am { $day }, wenn die Widerrufsfrist vorbei ist.
downloads-preparing = Wird gerade bereitgelegt.
downloads-ended = Nicht mehr verfügbar: Der Vertrag ist beendet.
downloads-failed = Deine Downloads ließen sich nicht laden.
downloads-stale = Dieser Download-Link gilt nicht mehr. Öffne den Link in deiner E-Mail noch einmal: Auf der Seite deiner Bestellung wartet ein neuer.
