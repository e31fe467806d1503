### Das Quiz selbst: Knöpfe, Fortschritt, Einwilligung, freundliches Ende, Ergebnis.

quiz-back = Zurück
quiz-continue = Weiter
quiz-skip = Frage überspringen
quiz-put-aside = Karte beiseitelegen
quiz-progress = Frage { $number } von höchstens { $most }
quiz-sections = Abschnitte
quiz-section-done = (fertig)
quiz-section-now = (hier bist du)
quiz-section-next = (kommt noch)
quiz-choose-several = Mehrere sind möglich, höchstens { $most }.
quiz-choose-missing = Bitte wähle zuerst eine Antwort.
quiz-loading = Einen Moment, gleich geht es weiter.
quiz-failed = Gerade besteht keine Verbindung. Deine Antworten sind noch da.
quiz-retry = Noch einmal versuchen
quiz-no-script = Dieses Quiz braucht JavaScript. Die Fragen kannst du hier lesen, aber nicht beantworten.
quiz-resume-heading = Du hast hier schon angefangen.
quiz-resume-continue = Weitermachen
quiz-resume-result = Zu meinem Ergebnis
quiz-restart = Von vorn beginnen

# Zahlen und Texte

quiz-number-unit = Einheit
quiz-number-range = Bitte gib einen Wert von { $from } bis { $to } ein.
quiz-text-missing = Schreib hier ein paar Zeichen, dann geht es weiter.

# Einwilligung vor Fragen zu Körper und Gesundheit

quiz-consent-heading = Jetzt geht es um deinen Körper. Dürfen wir die Antworten speichern?
quiz-consent-purpose = Die nächsten Fragen betreffen deinen Körper und deine Gesundheit. Wenn du zustimmst, speichern wir deine Antworten, damit du auf einem anderen Gerät weitermachen und dein Ergebnis wiederfinden kannst. Für Werbung nutzen wir sie nicht.
quiz-consent-retention = Gespeichert wird verschlüsselt und ohne Bestellung höchstens 30 Tage.
quiz-consent-choice = Ohne Zustimmung geht das Quiz genauso weiter. Deine Antworten bleiben dann nur in diesem Browser. Du kannst deine Wahl bei jeder dieser Fragen ändern.
quiz-consent-privacy = Datenschutzerklärung
quiz-consent-box = Ja, speichert meine Antworten zu Körper und Gesundheit für diesen Zweck.
quiz-consent-missing = Zum Speichern brauchen wir deinen Haken. Ohne Speichern geht es auch weiter.
quiz-consent-save = Weiter mit Speichern
quiz-consent-without = Weiter ohne Speichern
quiz-saved = Deine Antworten werden gespeichert.
quiz-not-saved = Deine Antworten bleiben in diesem Browser.
quiz-saved-change = Ändern

# Freundliches Ende ohne Angebot

quiz-stop-under-age-heading = Schön, dass du da warst.
quiz-stop-under-age-text = Was wir herstellen, ist für Erwachsene gedacht, also ab 18 Jahren. Deshalb schlagen wir dir nichts vor. Bei Fragen zu Essen und Körper ist eine Vertrauensperson die bessere Adresse.
quiz-stop-pregnancy-heading = Alles Gute für euch.
quiz-stop-pregnancy-text = In der Schwangerschaft und in der Stillzeit schlagen wir nichts vor. Fragen zur Ernährung beantwortet dir am besten deine Hebamme oder deine Praxis.
quiz-stop-underweight-heading = Danke für deine Offenheit.
quiz-stop-underweight-text = Nach deinen Angaben passt keines unserer Produkte zu dir, und wir schlagen dir nichts vor. Wenn dich dein Gewicht beschäftigt, sprich in deiner Praxis darüber.
quiz-stop-eating-disorder-heading = Danke, dass du das teilst.
quiz-stop-eating-disorder-text = Wir schlagen dir nichts vor. Du musst damit nicht allein sein: Beratungsstellen und deine Praxis hören zu und helfen weiter.
quiz-stop-change = War eine Antwort ein Versehen? Im Quiz kannst du sie über „Zurück“ ändern.
quiz-stop-home = Zur Startseite

# Ergebnis

quiz-result-none-heading = Hier steht bald dein Ergebnis.
quiz-result-none-text = In diesem Browser gibt es noch keine Antworten.
quiz-result-none-effort = Das Quiz dauert wenige Minuten, und das Ergebnis siehst du auch ohne E-Mail.
quiz-result-none-action = Zum Quiz
quiz-result-profile = Dein Profil
quiz-result-points = { $points } von { $most }
quiz-result-routine = Dein Tag
quiz-result-nutrients = Nährstoffe zu deinen Antworten
quiz-result-package = Unser Vorschlag
quiz-result-continue = Weiter mit meinem Plan

# What is kept of a run, on the summary.
quiz-kept-text = Mit deiner Zustimmung sind deine Antworten verschlüsselt gespeichert. Ohne Bestellung löschen wir sie nach 30 Tagen.
quiz-kept-download = Antworten herunterladen
quiz-kept-delete = Antworten löschen
quiz-kept-failed = Das hat gerade nicht geklappt. Versuch es bitte gleich noch einmal.
quiz-kept-deleted = Gelöscht. Bei uns liegt keine deiner Antworten mehr; dein Ergebnis bleibt in diesem Browser.

# A run that the link of a mail opens, and answers as they are kept.
quiz-link-heading = Auf diesem Gerät gibt es schon andere Antworten.
quiz-link-text = Der Link in deiner E-Mail öffnet einen anderen Durchgang dieses Quiz. Mit welchem möchtest du weitermachen? Der andere wird hier dann nicht mehr gezeigt.
quiz-link-take = Mit dem aus der E-Mail
quiz-link-keep = Mit dem auf diesem Gerät
quiz-link-gone-heading = Der Link in deiner E-Mail gilt nicht mehr.
quiz-link-gone-text = Antworten löschen wir nach 30 Tagen, oder wenn du es wünschst. Das Quiz kannst du jederzeit neu machen.
quiz-given-skipped = übersprungen
