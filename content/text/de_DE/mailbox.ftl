### Texts of the page that links in mails lead to.

mailbox-title = Deine Post | { -brand }
mailbox-description = Newsletter bestätigen oder beenden, und sehen oder löschen, was wir von dir aufbewahren.
mailbox-heading = Deine Post
mailbox-lead = Hierher führen die Links in unseren E-Mails.

# Without a link

mailbox-about-heading = Wofür diese Seite da ist
mailbox-about-text = Hier bestätigst oder beendest du unseren Newsletter, und du siehst und löschst, was wir von dir aufbewahren. Dafür müssen wir wissen, dass du es bist, und das sagt uns nur ein Link in einer unserer E-Mails.
mailbox-about-link = Öffne also bitte den Link in einer unserer E-Mails. Der zu deinen Daten steht am Ende jeder von ihnen.
mailbox-about-write = Keine E-Mail von uns zur Hand? Dann schreib uns:
mailbox-no-script = Diese Seite braucht JavaScript. Du kannst uns auch schreiben, dann kümmern wir uns darum.
mailbox-loading = Einen Moment bitte.
mailbox-retry = Noch einmal versuchen
mailbox-working = Einen Moment …

# Confirming and ending the newsletter

mailbox-confirm-heading = Möchtest du unseren Newsletter?
mailbox-confirm-text = Ein Klick, und Rezepte, Neuigkeiten und Angebote kommen per E-Mail zu dir. Beenden kannst du ihn jederzeit mit einem Klick in jeder Nachricht.
mailbox-confirm-action = Ja, Newsletter bestätigen
mailbox-confirm-done-heading = Der Newsletter ist bestätigt.
mailbox-confirm-done-text = Danke. Mehr ist nicht zu tun, du kannst diese Seite schließen.
mailbox-unsubscribe-heading = Keinen Newsletter mehr?
mailbox-unsubscribe-text = Ein Klick, und es ist Schluss. Wir fragen nicht nach dem Grund.
mailbox-unsubscribe-action = Newsletter beenden
mailbox-unsubscribe-done-heading = Der Newsletter ist beendet.
mailbox-unsubscribe-done-text = Es kommt keiner mehr. Du kannst diese Seite schließen.
mailbox-gone-heading = Dieser Link gilt nicht mehr.
mailbox-gone-text = Er ist abgelaufen, oder das, wofür er da war, wurde inzwischen gelöscht oder beendet. Wenn du den Newsletter möchtest, bestell ihn nach einem Quiz neu. Für alles andere schreib uns.
mailbox-offline = Gerade besteht keine Verbindung. Es ist noch nichts geschehen. Versuch es bitte noch einmal.
mailbox-busy = Das war viel auf einmal. Versuch es bitte in einer Minute noch einmal.
mailbox-failed = Das hat nicht geklappt, und es liegt nicht an dir. Versuch es bitte später noch einmal.

# What is kept of somebody

mailbox-data-heading = Was wir von dir aufbewahren
mailbox-data-text = Das ist alles, was zu deiner E-Mail-Adresse gehört. Du kannst es als Datei mitnehmen oder löschen.
mailbox-data-email = E-Mail-Adresse
mailbox-data-download = Als Datei herunterladen
mailbox-form-heading = Formular vom { $moment }
mailbox-form-place = Land, Sprache und Strecke
mailbox-form-result = Ergebnis per E-Mail
mailbox-form-marks = Kennzeichen der Anzeige
mailbox-form-wording = Wortlaut der Einwilligung
mailbox-newsletter = Newsletter
mailbox-newsletter-none = nicht bestellt
mailbox-newsletter-asked = Newsletter bestellt
mailbox-newsletter-confirmed = Newsletter bestätigt
mailbox-newsletter-withdrawn = Newsletter beendet
mailbox-yes = ja
mailbox-no = nein
mailbox-run-heading = Antworten im Quiz „{ $quiz }“
mailbox-run-consent = Dem Speichern zugestimmt am
mailbox-run-show = Antworten zeigen ({ $count })
mailbox-order-heading = Bestellung vom { $moment }
mailbox-order-number = Bestellnummer
mailbox-order-lines = Bestellt
mailbox-order-total = Gesamtbetrag
mailbox-order-refunded = Davon erstattet
mailbox-order-address = Lieferadresse
mailbox-order-phone = Telefon
mailbox-withdrawal-heading = Widerruf vom { $moment }

# Deleting it

mailbox-erase = Alles löschen
mailbox-erase-heading = Wirklich alles löschen?
mailbox-erase-text = Deine Adresse, deine Formulare und deine gespeicherten Antworten verschwinden für immer, und der Newsletter endet. Bestellungen, die noch nicht bezahlt sind, enden auch. Von bezahlten bleibt nur, was das Gesetz aufzubewahren verlangt: die Rechnung und ein erklärter Widerruf.
mailbox-erase-yes = Ja, alles löschen
mailbox-erase-no = Nein, behalten
mailbox-erased-heading = Alles ist gelöscht.
mailbox-erased-text = Wir kennen weder deine Adresse noch deine Antworten. Es bleibt der Nachweis, dass einmal eine Einwilligung erteilt und widerrufen wurde, ohne deine Adresse. Wenn du bestellt hast, bleiben Rechnungen und erklärte Widerrufe, bis ihre gesetzliche Frist vorbei ist. Auch auf diesem Gerät sind die Antworten vergessen.
