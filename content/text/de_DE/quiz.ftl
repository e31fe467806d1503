### Texts of the quiz entries: start, v3, go, gocards, start1.

# /start

start-title = Das Quiz: rund 14 Fragen zu deinem Tag | { -brand }
start-description = Rund 14 Fragen zu Mahlzeiten, Bewegung und Gewohnheiten. Du liest vorher, was gefragt wird, warum, und was mit deinen Antworten geschieht.
start-heading = Wie sieht ein gewöhnlicher Dienstag bei dir aus?
start-lead = Nicht der beste Tag, nicht der schlechteste. Aus rund 14 Antworten wird ein Vorschlag, welches unserer Produkte in diesen Dienstag passt. Manchmal lautet er: keines.
start-eyebrow = Das Quiz
start-note-1 = Rund 14 Fragen, wenige Minuten
start-note-2 = Größe und Gewicht darfst du überspringen
start-note-3 = Ergebnis auch ohne E-Mail
start-asks-heading = Wonach wir fragen
start-asks-1-heading = Essen und Trinken
start-asks-1-text = Wann du isst, was oft auf dem Tisch steht, wie viel Wasser dazukommt.
start-asks-2-heading = Wege und Ruhe
start-asks-2-text = Wie viel du gehst, sitzt und schläfst. Grobe Angaben genügen, niemand zählt nach.
start-asks-3-heading = Du selbst
start-asks-3-text = Ohne deine Zustimmung bleiben diese Antworten in deinem Browser, und nichts wird gespeichert. Überspringen geht auch, nur nicht beim Alter und bei den Fragen, die dich schützen.
start-answers-heading = Was mit deinen Antworten geschieht
start-answers-1 = Das Ergebnis wird **in deinem Browser** berechnet. Gespeichert wird nur, wozu du ja gesagt hast, und ohne Bestellung höchstens 30 Tage. In Adressen, Betreffzeilen und Werbesystemen tauchen deine Antworten nie auf.
start-answers-2 = Das Quiz richtet sich an Erwachsene. Wer jünger als 18 oder schwanger ist oder stillt, bekommt von uns kein Angebot, sondern einen freundlichen Gruß.
start-other-heading = Oder anders gefragt
start-other-lead = Dieselbe Neugier in vier anderen Formen.
start-action-short = Kurzquiz
start-action-cards = Kartenquiz
start-action-sections = Quiz in Abschnitten
start-action-fibre = Quiz zu { -daily-fibre }

# /v3

v3-title = Das Quiz in vier Abschnitten | { -brand }
v3-description = Das ganze Quiz in vier Abschnitten, vom Aufstehen bis zum Abend. Du siehst immer, wo du bist, kannst zurückgehen und Pausen machen.
v3-heading = Durch den Tag in vier Etappen.
v3-lead = Für alle, die beim Wandern gern auf die Karte schauen. Jede Etappe ist eine Handvoll Fragen lang, und nach den ersten drei wartet eine Bank.
v3-eyebrow = Quiz in Abschnitten
v3-stages-heading = Die Strecke
v3-stages-1-heading = Der Morgen
v3-stages-1-text = Aufstehen, Frühstück oder keins, das erste Glas Wasser.
v3-stages-2-heading = Die Mahlzeiten
v3-stages-2-text = Was mittags auf den Teller kommt, was abends, und was sich dazwischen ergibt.
v3-stages-3-heading = Die Wege
v3-stages-3-text = Treppen, Fahrrad, Sport. Auch das Sofa darf genannt werden.
v3-stages-4-heading = Die Wünsche
v3-stages-4-text = Was du gern anders hättest, was ruhig so bleiben darf, und ein paar Fragen, die dich schützen.
v3-route-heading = Unterwegs
v3-route-1-question = Kann ich anhalten?
v3-route-1-answer = Ja. Es läuft keine Uhr. Dein Fortschritt bleibt in deinem Browser, bis du weitermachst.
v3-route-2-question = Kann ich umkehren?
v3-route-2-answer = Jederzeit, auch mitten in einer Etappe. Geänderte Antworten ändern den Vorschlag.
v3-route-3-question = Was wird gespeichert?
v3-route-3-answer = Antworten zum Körper nur mit deiner ausdrücklichen Zustimmung und ohne Bestellung höchstens 30 Tage.
v3-trust-1 = Zurück geht immer
v3-trust-2 = Berechnet in deinem Browser
v3-trust-3 = Für Erwachsene
v3-action-whole = Lieber an einem Stück

# /go

go-title = Kurzquiz: fertig, wenn der Tee gezogen ist | { -brand }
go-description = Die kurze Fassung des Quiz: nur die Fragen, die für die Wahl zwischen unseren Produkten zählen. Keine Fragen zum Körper, keine Anmeldung.
go-heading = Fertig, wenn der Tee gezogen ist.
go-lead = Das Kurzquiz fragt nur, was es für einen Vorschlag braucht. Grüner Tee oder schwarzer, die Zeit reicht für beide.
go-note-1 = Eine Handvoll Fragen
go-note-2 = Nichts über deinen Körper
go-answers-heading = Deine Antworten bleiben bei dir
go-answers-1 = Der Vorschlag entsteht in deinem Browser. Deine Antworten stehen weder in der Adresszeile noch in einer Werbemessung.
go-why-heading = Zwei gute Fragen
go-why-1-question = Wozu ein Quiz bei zwei Produkten?
go-why-1-answer = Weil die ehrliche Antwort manchmal „keines von beiden“ heißt. Darauf kommt man leichter, wenn jemand fragt.
go-why-2-question = Sehen alle denselben Preis?
go-why-2-answer = Ja. Deine Antworten ändern den Vorschlag, nie den Preis.
go-action-full = Lieber das ganze Quiz

# /gocards

gocards-title = Kartenquiz: ja, nein, weiter | { -brand }
gocards-description = Ein Stapel Karten mit Sätzen über den Alltag. Du sagst ja oder nein oder legst die Karte beiseite. Mit Daumen, Maus oder Tastatur.
gocards-heading = Ein Stapel Karten, keine Prüfung.
gocards-lead = Auf jeder Karte steht ein Satz. Stimmt er, geht sie nach rechts. Stimmt er nicht, nach links. Grübeln ist erlaubt, aber unnötig.
gocards-eyebrow = Kartenquiz
gocards-samples-heading = Drei Karten vorab
gocards-samples-1-heading = „Ich frühstücke im Stehen.“
gocards-samples-1-text = Ja heißt: Der Morgen ist knapp. Nein heißt: Es gibt einen Tisch.
gocards-samples-2-heading = „Mein Wasserglas ist mittags noch voll.“
gocards-samples-2-text = Bei einem Ja schlagen wir { -daily-fibre } nicht vor. Dazu gehört viel Wasser.
gocards-samples-3-heading = „Etiketten lese ich von vorn bis hinten.“
gocards-samples-3-text = Dann verstehen wir uns.
gocards-cards-heading = So geht es
gocards-cards-1-heading = Wischen, tippen oder Pfeiltasten
gocards-cards-1-text = Alle drei führen zum selben Ergebnis.
gocards-cards-2-heading = Beiseitelegen
gocards-cards-2-text = Passt eine Karte nicht zu dir, zählt sie nicht mit. Nur die beiden Karten, die dich schützen, wollen eine Antwort.
gocards-cards-3-heading = Zurücknehmen
gocards-cards-3-text = Eine Karte zurück geht immer.
gocards-answers-heading = Alter und Karten zum Körper
gocards-answers-1 = Vor dem Stapel fragen wir nach deinem Alter, und zuunterst liegen drei Karten zum Körper. Gespeichert werden diese Antworten nur, wenn du ausdrücklich zustimmst. Sonst bleiben sie in deinem Browser, wo auch der Vorschlag berechnet wird.
gocards-action-list = Lieber als Liste

# /start1

start1-title = Passt { -daily-fibre } in deinen Tag? Das Quiz | { -brand }
start1-description = Das Quiz zu { -daily-fibre }: drei Mahlzeiten, viel Wasser, klare Hinweise. Du erfährst zuerst, für wen Glucomannan nicht gedacht ist.
start1-heading = Viel Wasser: Passt das?
start1-lead = { -daily-fibre } ist ein Ballaststoff aus der Konjakwurzel. Er braucht drei Mahlzeiten und jedes Mal ein bis zwei Gläser Wasser. Das Quiz klärt, ob das in deinen Alltag passt.
start1-eyebrow = Quiz zu { -daily-fibre }
start1-before-heading = Zuerst: für wen es nichts ist
start1-before-1 = **Bei Schluckbeschwerden oder zu geringer Flüssigkeitszufuhr besteht Erstickungsgefahr.** Wenn du schlecht schlucken kannst oder nur wenig trinken darfst, ist { -daily-fibre } nichts für dich, und du kannst hier aufhören.
start1-before-2 = Nimmst du Medikamente, bist du schwanger oder stillst du, hol dir vorher fachlichen Rat. Für Kinder und Jugendliche ist das Produkt nicht gedacht.
start1-asks-heading = Dann: vier einfache Themen
start1-asks-1-heading = Deine Mahlzeiten
start1-asks-1-text = Gibt es drei feste, vor denen eine Portion Platz hat?
start1-asks-2-heading = Dein Wasser
start1-asks-2-text = Steht ein Glas in Reichweite, auch im Büro und unterwegs?
start1-asks-3-heading = Dein Kalender
start1-asks-3-text = Wie regelmäßig sind deine Tage wirklich?
start1-asks-4-heading = Du selbst
start1-asks-4-text = Alter, Größe, Gewicht und eine Frage, die dich schützt. Gespeichert wird das nur, wenn du zustimmst.
start1-trust-1 = Berechnet in deinem Browser
start1-trust-2 = Zurück geht immer
start1-trust-3 = Ergebnis auch ohne E-Mail
start1-action-compare = Beide Produkte vergleichen
