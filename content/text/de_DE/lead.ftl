### The e-mail form after a quiz: what can be sent, the consent to the newsletter, and what may go wrong.

lead-heading = Per E-Mail, wenn du magst
lead-wishes = Was wir dir schicken dürfen
lead-result-box = Schickt mir mein Ergebnis
lead-result-help = Eine Nachricht mit einem Link zu deinem Ergebnis, sonst nichts.
lead-result-keep = Dafür speichern wir deine Antworten 30 Tage lang, verschlüsselt.
lead-result-on-device = Deine Antworten liegen nur auf diesem Gerät, weil du sie nicht speichern lassen wolltest. Darum gibt es nichts, was wir schicken könnten. Dein Ergebnis siehst du auf der nächsten Seite.
lead-result-none = Auf diesem Gerät gibt es noch kein fertiges Quiz, also auch kein Ergebnis zum Verschicken.
lead-newsletter-consent = Ja, { -brand } darf mir den Newsletter mit Rezepten, Neuigkeiten und Angeboten per E-Mail schicken.
lead-newsletter-help = Zuerst bekommst du einen Link zum Bestätigen. Deine Einwilligung kannst du jederzeit widerrufen, mit einem Klick in jeder Nachricht.
lead-privacy = Datenschutzerklärung
lead-email-label = Deine E-Mail-Adresse
lead-email-help = Nur für das, was du angekreuzt hast.
lead-boxes-hint = Kreuz ein Kästchen an, dann erscheint hier das Feld für deine Adresse.
lead-send = Schickt es mir
lead-sending = Wird gesendet …
lead-without = Ergebnis ohne E-Mail ansehen
lead-no-script = Dieses Formular braucht JavaScript. Weiter geht es auch ohne.

# Cards

lead-card-wishes = Was möchtest du per E-Mail?
lead-card-address = Wohin sollen wir es schicken?
lead-card-number = Karte { $number } von 2
lead-back = Zurück
lead-continue = Weiter

# A slip in the address

lead-did-you-mean = Meintest du { $suggestion }?
lead-take-suggestion = Ja, an { $suggestion } schicken
lead-keep-written = Nein, { $written } stimmt

# What stands in the way

lead-wish-missing = Kreuz bitte an, was wir dir schicken dürfen. Dein Ergebnis siehst du auch ohne E-Mail.
lead-email-missing = Gib bitte deine E-Mail-Adresse ein.
lead-email-invalid = Diese Adresse ist nicht vollständig. So sollte sie aussehen: name@beispiel.de
lead-email-disposable = Das ist eine Adresse für ein paar Minuten. Nimm bitte eine, die du morgen noch lesen kannst.
lead-email-unreachable = An diese Adresse lässt sich keine Post zustellen. Sieh dir bitte den Teil nach dem @ noch einmal an.
lead-run-gone = Deine Antworten sind bei uns nicht mehr gespeichert, darum können wir das Ergebnis nicht schicken. Auf der nächsten Seite siehst du es.
lead-offline = Gerade besteht keine Verbindung. Es wurde nichts gesendet. Versuch es bitte noch einmal.
lead-busy = Das war viel auf einmal. Versuch es bitte in einer Minute noch einmal.
lead-busy-later = Das war viel auf einmal. Versuch es bitte in etwa { $minutes } Minuten noch einmal.
lead-busy-tomorrow = Heute kamen schon mehrere Anfragen. Versuch es bitte morgen noch einmal.
lead-failed = Das hat nicht geklappt, und es liegt nicht an dir. Versuch es bitte später noch einmal oder geh ohne E-Mail weiter.

# Sent

lead-sent-heading = Sieh bitte in dein Postfach
lead-sent-result = Dein Ergebnis ist unterwegs an { $email }.
lead-sent-newsletter = Für den Newsletter öffne bitte unsere Nachricht an { $email } und bestätige mit dem Link. Ohne diesen Schritt kommt nichts weiter.
lead-sent-missing = Nach ein paar Minuten noch nichts da? Sieh bitte auch im Spam-Ordner nach.
