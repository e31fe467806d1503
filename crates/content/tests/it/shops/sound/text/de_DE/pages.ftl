# Texts of the pages.
index-title = { -brand }
index-description = Saatgut aus dem Norden.
index-heading = Willkommen bei { -brand }
index-lead = { promise }
index-point-heading = Geprüft
index-point-text = Jede Sorte keimt.
index-action-start = Beginnen
index-action-terms = Bedingungen
promise = { -owner } hält Wort.

start-title = Welche Sorte?
start-description = Fünf Fragen, eine Sorte.
start-heading = Welche Sorte passt?
start-steps-heading = So geht es
start-step-heading = Antworten
start-step-text = Fünf kurze Fragen.
start-prose = Ohne Anmeldung.

terms-title = Bedingungen
confirm-title = Danke
not-found-title = Nicht gefunden
error-title = Ein Fehler
