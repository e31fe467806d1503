### Texts of the e-mail steps and the summaries that follow the quizzes.

# /start-email

start-email-title = Ergebnis per E-Mail? Nur wenn du magst | { -brand }
start-email-description = Du entscheidest, ob das Ergebnis auch in dein Postfach kommt. Sehen kannst du es in jedem Fall gleich auf der nächsten Seite.
start-email-heading = Soll das Ergebnis auch in dein Postfach?
start-email-lead = Die Adresse ist kein Eintrittsgeld. Dein Ergebnis liegt auf der nächsten Seite bereit, mit ihr oder ohne sie.
start-email-mail-heading = Was die E-Mail bringt
start-email-mail-1-heading = Ein Link zu deiner Zusammenfassung
start-email-mail-1-text = Er öffnet auf jedem Gerät, was du auf der nächsten Seite siehst.
start-email-mail-2-heading = Ein verschwiegener Betreff
start-email-mail-2-text = Im Betreff steht nichts, was dein Sitznachbar nicht lesen soll.
start-email-mail-3-heading = Keine Werbung
start-email-mail-3-text = Den Newsletter bestellst du getrennt und bestätigst ihn noch einmal. Ein Klick beendet ihn.
start-email-mail-4-heading = Ein Ende
start-email-mail-4-text = Ohne Bestellung und ohne Newsletter löschen wir die Adresse nach 30 Tagen.
start-email-regret-heading = Und wenn du es bereust?
start-email-regret-1 = Dann nimmst du deine Zustimmung zurück: im Quiz, mit dem Link am Ende unserer E-Mail oder mit einer Zeile an uns. Wir löschen deine Antworten und die Adresse, ohne Rückfrage und ohne zu schmollen.
start-email-trust-1 = Eine Nachricht
start-email-trust-2 = Kein Verkauf von Daten
start-email-trust-3 = Kein Häkchen vorab
start-email-next-heading = Ohne Adresse weiter
start-email-next-lead = Du brauchst nichts auszufüllen.
start-email-action-result = Ergebnis ansehen
start-email-action-fibre = Ergebnis zu { -daily-fibre } ansehen

# /start-email2

start-email2-title = Der Stapel ist durch: Ergebnis ansehen | { -brand }
start-email2-description = Nach dem Kartenquiz: Ergebnis gleich ansehen oder zusätzlich per E-Mail. Einen Newsletter gibt es nur, wenn du ihn eigens bestätigst.
start-email2-heading = Der Stapel ist durch. Karten auf den Tisch?
start-email2-lead = Deine Auswertung ist einen Klick entfernt. Wenn du später noch einmal hineinsehen willst, kommt sie auch per E-Mail.
start-email2-eyebrow = Kartenquiz
start-email2-confirm-heading = Wann du Post bekommst
start-email2-confirm-1-heading = Adresse angeben
start-email2-confirm-1-text = Nur die Adresse. Name und Telefonnummer behältst du.
start-email2-confirm-2-heading = Ergebnis lesen
start-email2-confirm-2-text = Eine Nachricht mit einem Link zu deinen Karten. Folgt keine Bestellung, löschen wir die Adresse nach 30 Tagen.
start-email2-confirm-3-heading = Newsletter, falls gewünscht
start-email2-confirm-3-text = Nur wenn du ihn eigens bestellst und den Link in einer zweiten Nachricht bestätigst.
start-email2-inside-heading = Was der Link darin öffnet
start-email2-inside-1-heading = Deine drei Stapel
start-email2-inside-1-text = Ja, Nein und Beiseite, zum Nachlesen.
start-email2-inside-2-heading = Der Vorschlag
start-email2-inside-2-text = Mit dem Grund, der zu ihm geführt hat.
start-email2-quiet-heading = Was niemand wissen muss
start-email2-quiet-1 = Keine Telefonnummer, kein Geburtstag, kein Kundenkonto. Im Betreff steht nichts, was andere angeht.
start-email2-next-heading = Oder gleich aufdecken
start-email2-action-result = Meine Karten ansehen

# /email

email-title = Zwei Kästchen vor dem Ergebnis | { -brand }
email-description = Zwei freiwillige Fragen vor dem Ergebnis des Kurzquiz: Willst du es per E-Mail, und willst du später von uns hören?
email-heading = Zwei Kästchen, beide leer.
email-lead = So bleiben sie auch, wenn du nichts tust. Dein Ergebnis siehst du trotzdem.
email-choices-heading = Wozu du ja sagen kannst
email-choices-column-1 = Ergebnis
email-choices-column-2 = Newsletter
email-choices-1-1 = Eine Nachricht
email-choices-1-2 = Rezepte und Neues
email-tea-heading = Der Tee ist fertig
email-tea-1 = Wenn du beide Kästchen leer lässt, geht es ohne Umweg weiter. Wir fragen auch nicht ein zweites Mal.
email-trust-1 = Keine Antworten im Betreff
email-trust-2 = Adresse nach 30 Tagen gelöscht, wenn nichts folgt
email-action-result = Ergebnis ansehen

# /start-summary

start-summary-title = Deine Zusammenfassung | { -brand }
start-summary-description = Wie aus deinen Antworten ein Vorschlag wird: drei offene Regeln, ein Tag mit { -daily-trio } und der Weg zum Angebot.
start-summary-heading = Dein Dienstag, geordnet.
start-summary-lead = Die Zusammenfassung ordnet, was du gesagt hast. Sie bewertet dich nicht und sagt nichts voraus. Und sie verrät, wie sie rechnet.
start-summary-eyebrow = Deine Zusammenfassung
start-summary-rules-heading = So wird aus Antworten ein Vorschlag
start-summary-rules-1-heading = Du frühstückst meistens
start-summary-rules-1-text = Dann passt { -daily-trio }: zwei Kapseln, ein fester Moment.
start-summary-rules-2-heading = Drei Mahlzeiten, viel Wasser
start-summary-rules-2-text = Dann sieh dir auch { -daily-fibre } an, vor allem die Hinweise.
start-summary-rules-3-heading = Nichts davon
start-summary-rules-3-text = Dann schlagen wir nichts vor. Ein gutes Kochbuch schadet nie.
start-summary-day-heading = Ein Dienstag mit { -daily-trio }
start-summary-day-1-heading = Am Abend davor
start-summary-day-1-text = Die Dose steht neben der Tasse, aus der du morgens trinkst.
start-summary-day-2-heading = Zum Frühstück
start-summary-day-2-text = Zwei Kapseln mit einem Glas Wasser.
start-summary-day-3-heading = Für den Rest des Tages
start-summary-day-3-text = Nichts weiter. Wer einen Tag vergisst, nimmt am nächsten nicht mehr als sonst.
start-summary-limits-heading = Was hier nicht steht
start-summary-limits-1 = Keine Diagnose und keine medizinische Beratung. Was du übersprungen hast, bleibt offen; wir raten nicht. Wenn du Medikamente nimmst oder unsicher bist, hol dir vorher fachlichen Rat.
start-summary-plan-heading = Bereit für den Plan?
start-summary-plan-label = Weiter mit meinem Plan
start-summary-action-long = Das Angebot ganz ausführlich
start-summary-action-again = Antworten ändern

# /summary

summary-title = Ergebnis des Kurzquiz | { -brand }
summary-description = Das Kurzquiz in einer Faustregel: welches Produkt zu welchem Alltag passt und wie genau so ein kurzer Vorschlag sein kann.
summary-heading = Kurz gefragt, kurz geantwortet.
summary-lead = Wenige Fragen ergeben eine Skizze, kein Porträt. Für eine erste Wahl reicht sie.
summary-rule-heading = Die Faustregel
summary-rule-1-heading = Frühstück: ja
summary-rule-1-text = { -daily-trio }, zwei Kapseln dazu.
summary-rule-2-heading = Drei Mahlzeiten und immer ein Glas Wasser
summary-rule-2-text = { -daily-fibre }, wenn in den Hinweisen nichts dagegen spricht.
summary-rule-3-heading = Weder noch
summary-rule-3-text = { -light-kitchen }, 60 Rezepte, keine Kapseln.
summary-action-plan = Weiter mit meinem Plan
summary-action-again = Kurzquiz noch einmal
summary-limits-heading = Wie genau das ist
summary-limits-1 = Ein kurzes Quiz kennt dich ungefähr so gut wie dein Bäcker. Nimm den Vorschlag als Anfang, nicht als Urteil, und schon gar nicht als medizinischen Rat.
summary-jar-heading = Eine Dose genügt für den Anfang
summary-jar-lead = Sie reicht 30 Tage. Danach bist du zu nichts verpflichtet.
summary-action-full = Doch das ganze Quiz

# /gocards-summary

gocards-summary-title = Deine Karten, sortiert | { -brand }
gocards-summary-description = Ja, nein, beiseite: wie die drei Stapel des Kartenquiz zählen und wie aus ihnen ein Vorschlag wird.
gocards-summary-heading = Drei Stapel, ein Vorschlag.
gocards-summary-lead = Kein Kartentrick: Jeder Stapel zählt auf seine Weise, und du kannst nachsehen, wie.
gocards-summary-eyebrow = Kartenquiz
gocards-summary-piles-heading = Was die Stapel bedeuten
gocards-summary-piles-1-heading = Ja
gocards-summary-piles-1-text = So ist dein Alltag. Aus diesem Stapel folgt der Vorschlag.
gocards-summary-piles-2-heading = Nein
gocards-summary-piles-2-text = So ist er nicht. Dieser Stapel streicht Produkte, die nicht passen.
gocards-summary-piles-3-heading = Beiseite
gocards-summary-piles-3-text = Zählt nicht. Was du nicht sagen willst, müssen wir nicht wissen.
gocards-summary-trumps-heading = Welche Karte wofür spricht
gocards-summary-trumps-1-label = Ich frühstücke fast immer
gocards-summary-trumps-1-2 = zählt nicht
gocards-summary-trumps-2-label = Ich esse dreimal am Tag
gocards-summary-trumps-2-1 = zählt nicht
gocards-summary-trumps-3-label = Wasser steht immer bereit
gocards-summary-trumps-3-1 = zählt nicht
gocards-summary-trumps-4-label = Ich will einmal am Tag daran denken, nicht öfter
gocards-summary-action-plan = Weiter mit meinem Plan
gocards-summary-action-again = Neu mischen
gocards-summary-packs-lead = Du hast dich schon entschieden? Dann nimm die Abkürzung.
gocards-summary-packs-label = Direkt zur Packungswahl

# /start1-summary

start1-summary-title = Dein Tag mit { -daily-fibre } | { -brand }
start1-summary-description = Drei Portionen { -daily-fibre }, verteilt auf einen gewöhnlichen Tag, jedes Mal mit ein bis zwei Gläsern Wasser. Mit Warnhinweis und Prüfliste.
start1-summary-heading = Zwei Kapseln, viel Wasser, dreimal.
start1-summary-lead = So verteilt sich die Tagesmenge von 3 g Glucomannan. Das Wasser ist keine Beilage, sondern Teil der Portion.
start1-summary-day-heading = Ein Tag im Überblick
start1-summary-day-1-heading = Vor dem Frühstück
start1-summary-day-1-text = Zwei Kapseln mit ein bis zwei Gläsern Wasser.
start1-summary-day-2-heading = Vor dem Mittagessen
start1-summary-day-2-text = Zwei Kapseln, wieder mit ein bis zwei Gläsern. Unterwegs hilft eine Flasche.
start1-summary-day-3-heading = Vor dem Abendessen
start1-summary-day-3-text = Zwei Kapseln mit Wasser, nicht kurz vor dem Hinlegen.
start1-summary-warning-heading = Warnhinweis
start1-summary-warning-1 = **Bei Schluckbeschwerden oder zu geringer Flüssigkeitszufuhr besteht Erstickungsgefahr.** Mit reichlich Wasser einnehmen, damit das Glucomannan in den Magen gelangt.
start1-summary-check-heading = Sag dreimal ja, bevor du weitergehst
start1-summary-check-1-heading = Ich schlucke Kapseln ohne Mühe
start1-summary-check-1-text = Wenn du hier zögerst, lass { -daily-fibre } weg.
start1-summary-check-2-heading = Ich darf und mag viel trinken
start1-summary-check-2-text = Zu den drei Portionen gehören drei bis sechs Gläser am Tag.
start1-summary-check-3-heading = Ich habe Fragen zu Medikamenten geklärt
start1-summary-check-3-text = Glucomannan kann Medikamente binden. Halte mehrere Stunden Abstand und frag vorher in der Apotheke nach.
start1-summary-action-plan = Weiter mit meinem Plan
start1-summary-trio-lead = Irgendwo nein gedacht? { -daily-trio } kommt mit einem Glas am Morgen aus.
start1-summary-trio-label = Lieber { -daily-trio }
