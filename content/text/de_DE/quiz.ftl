### Texts of the quizzes, their e-mail steps and summaries.

# /start

start-title = Das Quiz: rund 14 Fragen zu deinem Tag | { -brand }
start-description = Rund 14 Fragen zu Mahlzeiten, Bewegung und Gewohnheiten. Du erfährst vorher, was gefragt wird, warum und was mit deinen Antworten geschieht.
start-heading = Wie sieht ein gewöhnlicher Tag bei dir aus?
start-lead = Rund 14 Fragen, ein paar Minuten, kein Richtig und kein Falsch. Am Ende siehst du, welches unserer Produkte zu deinem Alltag passt und ob überhaupt eines.
start-asks-heading = Worum es geht
start-asks-1-heading = Mahlzeiten und Trinken
start-asks-1-text = Wann du isst, was oft auf dem Tisch steht und wie viel Wasser dazukommt.
start-asks-2-heading = Bewegung und Schlaf
start-asks-2-text = Wie viel du gehst, sitzt und ruhst. Grobe Angaben genügen.
start-asks-3-heading = Körper, wenn du magst
start-asks-3-text = Fragen zum Körper kommen erst nach deiner ausdrücklichen Zustimmung. Du kannst sie auslassen.
start-answers-heading = Was mit deinen Antworten geschieht
start-answers-1 = Das Ergebnis wird in deinem Browser berechnet. Gespeichert wird nur, wozu du zugestimmt hast, und ohne Bestellung höchstens 30 Tage.
start-answers-2 = Das Quiz richtet sich an Erwachsene. Wer unter 18, schwanger oder in der Stillzeit ist, bekommt kein Angebot von uns.
start-action-next = Weiter zum E-Mail-Schritt
start-action-go = Kurzquiz
start-action-cards = Kartenquiz
start-action-sections = Quiz in Abschnitten
start-action-fibre = Quiz zu { -daily-fibre }

# /go

go-title = Kurzquiz: das Wichtigste zuerst | { -brand }
go-description = Die kurze Fassung unseres Quiz: nur die Fragen, die für die Wahl zwischen den Produkten zählen. Ohne Anmeldung, mit Ergebnis auf einer Seite.
go-heading = Das Quiz für zwischendurch
go-lead = Nur das Nötigste, gut zu schaffen, während der Tee zieht.
go-short-heading = Was das Kurzquiz auslässt
go-short-1-heading = Keine Fragen zum Körper
go-short-1-text = Größe, Figur und Beschwerden bleiben außen vor.
go-short-2-heading = Keine langen Listen
go-short-2-text = Jede Frage hat wenige Antworten, und du kannst jede überspringen.
go-answers-heading = Deine Antworten
go-answers-1 = Das Ergebnis entsteht in deinem Browser. Deine Antworten stehen weder in der Adresszeile noch in einer Werbemessung.
go-action-next = Weiter zum E-Mail-Schritt
go-action-full = Lieber das ganze Quiz

# /gocards

gocards-title = Kartenquiz: ja, nein, weiter | { -brand }
gocards-description = Ein Stapel Karten mit Aussagen über den Alltag. Du sagst ja oder nein oder legst die Karte beiseite. Auch mit der Tastatur bedienbar.
gocards-heading = Eine Karte, eine Aussage
gocards-lead = Kein Fragebogen, sondern ein Stapel. Du brauchst nicht lange nachzudenken.
gocards-cards-heading = So gehst du durch den Stapel
gocards-cards-1-heading = Karte lesen
gocards-cards-1-text = Auf jeder steht ein Satz über einen gewöhnlichen Tag.
gocards-cards-2-heading = Ja oder nein
gocards-cards-2-text = Wische, tippe oder nimm die Pfeiltasten. Alles führt zum selben Ergebnis.
gocards-cards-3-heading = Beiseitelegen
gocards-cards-3-text = Passt eine Karte nicht zu dir, überspring sie. Eine Karte zurück geht immer.
gocards-answers-heading = Was mit den Karten geschieht
gocards-answers-1 = Karten, die den Körper betreffen, erscheinen nur, wenn du vorher ausdrücklich zustimmst. Ohne Zustimmung bleibt der Stapel einfach kürzer.
gocards-action-next = Weiter zum E-Mail-Schritt
gocards-action-list = Lieber als Liste

# /v3

v3-title = Das Quiz in vier Abschnitten | { -brand }
v3-description = Dasselbe Quiz, aufgeteilt in vier Abschnitte mit Fortschrittsanzeige. Du siehst immer, wo du bist, und kannst jederzeit zurück.
v3-heading = Abschnitt für Abschnitt
v3-lead = Für alle, die gern wissen, wie weit es noch ist. Vier Abschnitte mit je einer Handvoll Fragen.
v3-sections-heading = Die vier Abschnitte
v3-sections-1-heading = Dein Morgen
v3-sections-1-text = Aufstehen, Frühstück, das erste Glas Wasser.
v3-sections-2-heading = Deine Mahlzeiten
v3-sections-2-text = Was mittags und abends auf den Teller kommt und was dazwischen.
v3-sections-3-heading = Deine Bewegung
v3-sections-3-text = Wege, Treppen, Sport und auch das Sofa.
v3-sections-4-heading = Deine Wünsche
v3-sections-4-text = Was du ändern möchtest und was ruhig so bleiben darf.
v3-pause-heading = Pause machen
v3-pause-1 = Es gibt keine Uhr. Du kannst zwischen den Abschnitten anhalten und zurückgehen, ohne etwas zu verlieren.
v3-action-next = Weiter zum E-Mail-Schritt
v3-action-full = Lieber am Stück

# /start1

start1-title = Quiz zu { -daily-fibre } | { -brand }
start1-description = Ein eigenes Quiz zum Ballaststoff Glucomannan aus der Konjakwurzel: für wen { -daily-fibre } gedacht ist, für wen nicht und was dazugehört.
start1-heading = Passt { -daily-fibre } in deinen Tag?
start1-lead = Glucomannan ist ein Ballaststoff aus der Konjakwurzel. Dreimal am Tag, jedes Mal mit reichlich Wasser: Das muss in den Alltag passen.
start1-asks-heading = Wonach das Quiz fragt
start1-asks-1-heading = Deine Mahlzeiten
start1-asks-1-text = Ob du drei feste Mahlzeiten hast, vor denen eine Portion Platz findet.
start1-asks-2-heading = Dein Wasserglas
start1-asks-2-text = Ob ein bis zwei Gläser Wasser zu jeder Portion für dich machbar sind.
start1-before-heading = Bevor du anfängst
start1-before-1 = { -daily-fibre } ist nichts für dich, wenn du Schluckbeschwerden hast oder wenig trinken darfst. Mit zu wenig Flüssigkeit besteht Erstickungsgefahr.
start1-before-2 = Das Quiz richtet sich an Erwachsene. Bist du schwanger, stillst du oder nimmst du Medikamente, hol dir vorher fachlichen Rat.
start1-action-next = Weiter zum E-Mail-Schritt
start1-action-compare = Beide Produkte vergleichen

# /start-email

start-email-title = Dein Ergebnis, mit oder ohne E-Mail | { -brand }
start-email-description = Du entscheidest, ob wir dir das Ergebnis auch per E-Mail schicken. Sehen kannst du es in jedem Fall sofort.
start-email-heading = Möchtest du das Ergebnis auch per E-Mail?
start-email-lead = Die Adresse ist freiwillig. Dein Ergebnis liegt auf der nächsten Seite bereit, ganz gleich, wie du dich entscheidest.
start-email-mail-heading = Was in der E-Mail steht
start-email-mail-1-heading = Dein Ergebnis
start-email-mail-1-text = Dieselbe Zusammenfassung wie auf der nächsten Seite, zum Aufheben.
start-email-mail-2-heading = Keine Antworten im Betreff
start-email-mail-2-text = Im Betreff steht nichts, was andere nicht lesen sollen.
start-email-mail-3-heading = Werbung nur auf Wunsch
start-email-mail-3-text = Den Newsletter bestellst du getrennt und bestätigst ihn noch einmal. Abmelden geht mit einem Klick.
start-email-without-heading = Ohne Adresse weiter
start-email-without-1 = Du brauchst nichts auszufüllen. Geh direkt zu deiner Zusammenfassung.
start-email-action-result = Ergebnis ohne E-Mail ansehen
start-email-action-fibre = Ergebnis zu { -daily-fibre } ansehen

# /start-email2

start-email2-title = Kartenquiz: Ergebnis per E-Mail? | { -brand }
start-email2-description = Wie eine Anmeldung bei uns abläuft: Adresse angeben, Nachricht öffnen, bestätigen. Erst danach schreiben wir dir. Das Ergebnis siehst du auch ohne.
start-email2-heading = Der Stapel ist durch. Und nun?
start-email2-lead = Dein Ergebnis ist nur einen Klick entfernt. Wenn du später wieder hineinsehen willst, kann es auch in dein Postfach.
start-email2-confirm-heading = Drei Schritte, bevor wir dir schreiben
start-email2-confirm-1-heading = Adresse angeben
start-email2-confirm-1-text = Nur die E-Mail-Adresse. Namen oder Telefonnummer brauchen wir dafür nicht.
start-email2-confirm-2-heading = Nachricht öffnen
start-email2-confirm-2-text = Sie enthält einen Link zum Bestätigen und keine Werbung.
start-email2-confirm-3-heading = Bestätigen
start-email2-confirm-3-text = Erst mit deinem Klick gilt die Anmeldung. Ohne ihn passiert nichts.
start-email2-without-heading = Oder ganz ohne
start-email2-without-1 = Lass diesen Schritt aus, wenn du magst. An deinem Ergebnis ändert das nichts.
start-email2-action-result = Weiter zu meinen Karten

# /email

email-title = Ein Schritt bis zum Ergebnis | { -brand }
email-description = Zwei Fragen vor dem Ergebnis: Willst du es per E-Mail, und willst du später von uns hören? Beides ist freiwillig.
email-heading = Zwei Häkchen, beide freiwillig
email-lead = Nichts ist vorausgewählt. Du kannst beide Felder frei lassen und dein Ergebnis trotzdem sehen.
email-choices-heading = Wozu du ja sagen kannst
email-choices-1-heading = Ergebnis zuschicken
email-choices-1-text = Eine einzige Nachricht mit deiner Zusammenfassung.
email-choices-2-heading = Newsletter
email-choices-2-text = Rezepte und Neues von { -brand }. Eigene Zustimmung, eigene Bestätigung, jederzeit abbestellbar.
email-without-heading = Ohne Häkchen
email-without-1 = Auch dann geht es weiter. Das Ergebnis des Kurzquiz steht auf der nächsten Seite.
email-action-result = Ergebnis ohne E-Mail ansehen

# /start-summary

start-summary-title = Deine Zusammenfassung | { -brand }
start-summary-description = Deine Angaben aus dem Quiz, geordnet nach Mahlzeiten, Bewegung und Gewohnheiten, und was daraus für unsere Produkte folgt.
start-summary-heading = Dein Tag auf einer Seite
start-summary-lead = Die Zusammenfassung ordnet, was du gesagt hast. Sie bewertet dich nicht und sagt nichts voraus.
start-summary-shows-heading = Was die Zusammenfassung zeigt
start-summary-shows-1-heading = Was du gesagt hast
start-summary-shows-1-text = Deine Antworten in Gruppen, damit du sie prüfen und ändern kannst.
start-summary-shows-2-heading = Was dazu passt
start-summary-shows-2-text = Welches Produkt sich in deinen Tagesablauf einfügt und zu welcher Mahlzeit.
start-summary-shows-3-heading = Was offenbleibt
start-summary-shows-3-text = Fragen, die du übersprungen hast, bleiben offen. Wir raten nicht.
start-summary-limits-heading = Was sie nicht ist
start-summary-limits-1 = Die Zusammenfassung ist keine Diagnose und keine medizinische Beratung. Wenn du Medikamente nimmst oder etwas abklären willst, hol dir vorher fachlichen Rat.
start-summary-action-plan = Weiter mit meinem Plan
start-summary-action-detail = Angebot ausführlich ansehen

# /summary

summary-title = Ergebnis des Kurzquiz | { -brand }
summary-description = Das Ergebnis des Kurzquiz auf einen Blick: was deine Antworten nahelegen und wie du es einordnest.
summary-heading = Kurz gefragt, kurz geantwortet
summary-lead = Wenige Fragen ergeben ein ungefähres Bild. Für eine erste Wahl reicht es meist.
summary-reading-heading = So liest du das Ergebnis
summary-reading-1-heading = Oben der Vorschlag
summary-reading-1-text = Ein Produkt, dazu in einem Satz der Grund.
summary-reading-2-heading = Darunter deine Antworten
summary-reading-2-text = Ändere eine davon, und der Vorschlag ändert sich mit.
summary-limits-heading = Wie genau das ist
summary-limits-1 = Ein kurzes Quiz kennt dich nicht. Nimm den Vorschlag als Anfang, nicht als Urteil.
summary-action-plan = Weiter mit meinem Plan
summary-action-again = Kurzquiz noch einmal

# /gocards-summary

gocards-summary-title = Deine Karten, sortiert | { -brand }
gocards-summary-description = Was du im Kartenquiz bejaht, verneint und beiseitegelegt hast, in drei Stapeln, und welches Produkt dazu passt.
gocards-summary-heading = Drei Stapel, ein Vorschlag
gocards-summary-lead = Deine Karten liegen jetzt geordnet da. Der Vorschlag folgt aus dem ersten Stapel.
gocards-summary-piles-heading = Die Stapel
gocards-summary-piles-1-heading = Ja
gocards-summary-piles-1-text = Was deinen Alltag beschreibt. Daraus ergibt sich der Vorschlag.
gocards-summary-piles-2-heading = Nein
gocards-summary-piles-2-text = Was nicht passt. Auch das hilft bei der Auswahl.
gocards-summary-piles-3-heading = Beiseitegelegt
gocards-summary-piles-3-text = Was du nicht beantworten wolltest. Diese Karten zählen nicht mit.
gocards-summary-limits-heading = Was daraus nicht folgt
gocards-summary-limits-1 = Karten über den Alltag sagen nichts über deine Gesundheit. Es geht nur darum, was in deinen Tag passt.
gocards-summary-action-plan = Weiter mit meinem Plan
gocards-summary-action-order = Direkt zur Auswahl der Packung

# /start1-summary

start1-summary-title = Dein Tag mit { -daily-fibre } | { -brand }
start1-summary-description = Wie drei Portionen { -daily-fibre } mit je ein bis zwei Gläsern Wasser in deinen Tag passen, mit allen Hinweisen zur Einnahme.
start1-summary-heading = Drei Mahlzeiten, drei Portionen, viel Wasser
start1-summary-lead = So verteilt sich die Tagesmenge von 3 g Glucomannan auf einen gewöhnlichen Tag.
start1-summary-day-heading = Ein Tag im Überblick
start1-summary-day-1-heading = Vor dem Frühstück
start1-summary-day-1-text = 1 g mit ein bis zwei Gläsern Wasser.
start1-summary-day-2-heading = Vor dem Mittagessen
start1-summary-day-2-text = 1 g, wieder mit ein bis zwei Gläsern Wasser. Unterwegs hilft eine Flasche.
start1-summary-day-3-heading = Vor dem Abendessen
start1-summary-day-3-text = 1 g mit Wasser, nicht unmittelbar vor dem Hinlegen.
start1-summary-action-plan = Weiter mit meinem Plan
start1-summary-action-order = Zur Auswahl der Packung
