### Texts of mails. Subjects and previews are read over shoulders: nothing in them tells of health, answers or products.

mail-demo = Diese E-Mail kommt aus einem Demo-Shop, der nichts verkauft
mail-button-hint = Der Knopf geht nicht? Diese Adresse führt zum selben Ziel:
mail-data = Meine Daten ansehen oder löschen
mail-unsubscribe = Newsletter abbestellen
mail-legal = Impressum, AGB und Datenschutz

# The way back to a summary.

mail-result-subject = Ihre Zusammenfassung, zum Aufheben
mail-result-preview = Ein Klick öffnet sie, auf jedem Gerät.
mail-result-heading = Ihre Zusammenfassung ist bereit
mail-result-lead = Wie gewünscht kommt sie auch per E-Mail. Der Link öffnet alles so, wie Sie es zuletzt gesehen haben.
mail-result-action = Zusammenfassung öffnen
mail-result-notes = Gut zu wissen
mail-result-period = Der Link funktioniert auf jedem Gerät, 30 Tage lang, außer Sie löschen die Zusammenfassung vorher.
mail-result-secrecy = Wer diese E-Mail hat, kann die Zusammenfassung öffnen. Leiten Sie sie nur weiter, wenn das in Ihrem Sinn ist.
mail-result-reason = Sie bekommen diese E-Mail, weil jemand mit dieser Adresse auf unserer Website darum gebeten hat. Das waren nicht Sie? Über den ersten Link hier unten löschen Sie alles.

# The question whether the newsletter is wanted. It may not advertise anything.

mail-confirm-subject = Bitte bestätigen Sie Ihre Newsletter-Anmeldung
mail-confirm-preview = Erst mit Ihrem Klick gilt die Anmeldung.
mail-confirm-heading = Bitte einmal bestätigen
mail-confirm-lead = Jemand, vermutlich Sie, hat für diese Adresse unseren Newsletter angekreuzt. Bitte bestätigen Sie, dass Sie ihn möchten. Vorher schicken wir keinen.
mail-confirm-regret = Abbestellen können Sie ihn jederzeit mit einem Klick.
mail-confirm-action = Newsletter bestätigen
mail-confirm-stranger = Das waren nicht Sie?
mail-confirm-stranger-text = Dann brauchen Sie nichts zu tun: Es kommt kein Newsletter, und wir löschen die Adresse nach 30 Tagen.
mail-confirm-reason = Wir fragen nach, damit niemand ungewollt Post von uns bekommt.
