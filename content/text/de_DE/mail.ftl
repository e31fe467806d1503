### Texts of mails. Subjects and previews are read over shoulders: nothing in them tells of health, answers or products.

mail-demo = Diese E-Mail kommt aus einem Demo-Shop, der nichts verkauft
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
