### Texts of the quizzes themselves: questions, answers, pauses, endings and the day they add up to.

# Shared by several quizzes

quiz-scale-rhythm = Rhythmus
quiz-scale-water = Wasser
quiz-scale-movement = Bewegung
quiz-scale-rest = Ruhe
quiz-scale-plan = Regelmäßigkeit
quiz-unit-glasses = Gläser
quiz-statement-true = Stimmt genau
quiz-statement-partly = Stimmt an guten Tagen
quiz-statement-untrue = Stimmt nicht
quiz-ask-age-question = Wie alt bist du?
quiz-ask-age-help = Diese Frage lässt sich nicht überspringen: Unsere Produkte sind für Erwachsene.
quiz-ask-height-question = Wie groß bist du?
quiz-ask-weight-question = Wie viel wiegst du?
quiz-ask-weight-help = Eine ungefähre Zahl genügt. Wir rechnen nichts hoch und sagen nichts voraus.
quiz-protect-question = Trifft etwas davon auf dich zu?
quiz-protect-help = Falls ja, machen wir dir kein Angebot. Überspringen lässt sich die Frage nicht, weil sie dich schützt.
quiz-protect-pregnancy = Ich bin schwanger oder stille
# lint-allow: disease — names the condition only to exclude people
quiz-protect-eating = Ich habe oder hatte eine Essstörung
quiz-protect-none = Nichts davon
quiz-care-question = Und gilt eines davon für dich?
quiz-care-help = Mehreres ist möglich. Trifft etwas zu, schlagen wir { -daily-fibre } nicht vor.
quiz-care-swallowing = Kapseln oder Bissen schlucke ich schlecht
quiz-care-fluids = Ich darf nur wenig trinken
quiz-care-medicine = Ich nehme regelmäßig Medikamente
quiz-care-none = Nichts davon
quiz-day-trio-heading = Zum Frühstück
quiz-day-trio-text = Zwei Kapseln { -daily-trio } mit einem Glas Wasser. Damit ist das Thema für heute erledigt.
quiz-day-fibre-heading = Vor jeder der drei Mahlzeiten
quiz-day-fibre-text = Zwei Kapseln { -daily-fibre } mit ein bis zwei großen Gläsern Wasser, nie im Liegen und nicht kurz vor dem Schlafengehen.
quiz-day-medicine-heading = Vorher fragen
quiz-day-medicine-text = Du nimmst Medikamente. Frag in deiner Arztpraxis oder Apotheke nach, bevor du etwas dazunimmst.
quiz-day-end-heading = Und sonst
quiz-day-end-text = Nichts weiter. Der Rest des Tages gehört dir.
quiz-why-fibre = Du hast gesagt, dass du dreimal am Tag isst und viel trinkst. Beides gehört dazu.

# /start

start-section-day = Dein Dienstag
start-section-body = Du selbst
start-sex-question = Welche Bilder passen zu dir?
start-sex-help = Danach richten sich die Bilder und eine einzige Frage gegen Ende.
start-sex-woman = Frau
start-sex-man = Mann
start-sex-other = Weder noch
start-meals-question = Wie oft isst du an einem gewöhnlichen Dienstag?
start-meals-help = Der Keks im Vorbeigehen zählt nicht. Der zweite auch nicht.
start-meals-three = Dreimal, ziemlich verlässlich
start-meals-two = Zweimal
start-meals-changes = Mal so, mal so
start-meals-between = Lieber oft und wenig
start-breakfast-question = Und das Frühstück?
start-breakfast-table = Am Tisch, fast jeden Tag
start-breakfast-standing = Im Stehen, aber immerhin
start-breakfast-weekend = Nur am Wochenende
start-breakfast-coffee = Kaffee ist auch ein Frühstück
start-glasses-question = Wie viele Gläser Wasser trinkst du am Tag?
start-glasses-help = Tee zählt mit. Geschätzt ist genau genug.
start-glasses-low = Kaum eines
start-glasses-high = Eine Karaffe nach der anderen
start-thrice-question = Dreimal am Tag an etwas zu denken, fällt mir leicht.
start-thrice-help = Wie weit stimmt das?
start-moves-question = Was kommt in deiner Woche vor?
start-moves-help = Bis zu drei Antworten.
start-moves-walk = Wege zu Fuß
start-moves-stairs = Treppen, auch freiwillig
start-moves-bike = Das Fahrrad
start-moves-sport = Sport, mit Tasche und allem
start-moves-sofa = Vor allem das Sofa
start-sleep-question = Wie sind deine Nächte?
start-sleep-long = Lang und ruhig
start-sleep-fine = Meistens in Ordnung
start-sleep-short = Eher kurz
start-sleep-broken = Mit Unterbrechungen
start-name-question = Wie dürfen wir dich nennen?
start-name-help = Vorname oder Spitzname. Er steht nur hier und auf deiner Zusammenfassung, und du kannst ihn weglassen.
start-halfway-heading = { $name ->
    [none] Halbzeit.
   *[other] Halbzeit, { $name }.
}
start-halfway-1 = { $meals ->
    [three] Drei Mahlzeiten, verlässlich: Dein Dienstag hat ein Gerüst.
    [two] Zwei Mahlzeiten: ein Dienstag mit klaren Ecken.
    [changes] Mal so, mal so: Dein Dienstag bleibt spannend.
   *[other] Oft und wenig: Dein Dienstag kennt keine langen Pausen.
}
start-halfway-2 = Jetzt kommen Fragen zu dir selbst. Gespeichert werden sie nur, wenn du zustimmst. Sonst bleiben sie in deinem Browser.
start-body-question = Welches Bild kommt dir am nächsten?
start-body-help = Kein Bild trifft genau. Du kannst die Frage überspringen.
start-body-in-words-question = Was beschreibt dich am ehesten?
start-body-in-words-help = Kein Wort trifft genau. Du kannst die Frage überspringen.
start-body-slim = Schmale Statur
start-body-average = Mittlere Statur
start-body-athletic = Athletische Statur
start-body-curvy = Kurvige Statur
start-body-stocky = Stämmige Statur
start-body-heavy = Kräftige Statur
start-home-question = Wo würdest du dich zu Hause fühlen?
start-home-help = Dieselbe Antwort wie eben ist eine gute Antwort. Auch diese Frage kannst du überspringen.
start-nearly-heading = Das war es schon.
start-nearly-1 = Größe und Gewicht brauchen wir nur, damit niemand ein Angebot bekommt, für den es nicht gedacht ist. Aus Bildern und Zahlen lesen wir keine Zukunft.
start-nearly-2 = Der Vorschlag richtet sich nach deinem Dienstag. Bitte umblättern.
start-ending-fibre-heading = { $name ->
    [none] { -daily-fibre } passt in deinen Dienstag.
   *[other] { $name }, { -daily-fibre } passt in deinen Dienstag.
}
start-ending-fibre-text = Drei Mahlzeiten, viel Wasser und nichts, was dagegen spricht: Das sind die Bedingungen, und du hast alle genannt. Lies vorher die Hinweise, vor allem den zum Wasser.
start-ending-trio-heading = { $name ->
    [none] { -daily-trio } passt zu deinem Frühstück.
   *[other] { $name }, { -daily-trio } passt zu deinem Frühstück.
}
start-ending-trio-text = { $breakfast ->
    [standing] Du frühstückst im Stehen. Für zwei Kapseln und ein Glas Wasser reicht das. Mehr verlangt { -daily-trio } nicht.
   *[other] Bei dir gibt es morgens einen Tisch. Zwei Kapseln und ein Glas Wasser finden darauf Platz. Mehr verlangt { -daily-trio } nicht.
}
start-ending-neither-heading = { $name ->
    [none] Dein Dienstag braucht uns nicht.
   *[other] { $name }, dein Dienstag braucht uns nicht.
}
start-ending-neither-text = { -daily-trio } gehört zum Frühstück, { -daily-fibre } zu drei Mahlzeiten und viel Wasser. Beides passt gerade nicht zu deinen Antworten. Das ist ein Ergebnis, kein Mangel.
start-day-coffee-heading = Der Kaffee
start-day-coffee-text = Er darf bleiben. Ein Glas Wasser daneben nimmt ihm nichts weg.
start-day-water-heading = Das Glas am Vormittag
start-day-water-text = Stell es dahin, wo du ohnehin hinschaust. Was im Blick steht, wird eher leer.
start-day-meals-heading = Ein fester Punkt
start-day-meals-text = Such dir eine Mahlzeit aus, die jeden Tag zur gleichen Zeit stattfindet. Die anderen dürfen wandern.
start-day-walk-heading = Einmal um den Block
start-day-walk-text = Das Sofa wartet. Es hat noch nie jemandem den Platz weggenommen.
start-day-evening-heading = Am Abend
start-day-evening-text = Das Licht etwas früher aus, das Telefon in einem anderen Zimmer. Morgen ist auch noch ein Dienstag, nur mit anderem Namen.
start-why-breakfast = Du hast gesagt, dass du fast jeden Tag frühstückst. Dazu gehören die beiden Kapseln.
start-why-sleep = Du hast gesagt, dass deine Nächte kurz oder unterbrochen sind.
start-why-moves = Du hast gesagt, dass Bewegung zu deiner Woche gehört.
start-why-meals = Du hast gesagt, dass deine Mahlzeiten keine festen Zeiten haben.

# /v3

v3-up-question = Der Wecker klingelt. Und dann?
v3-up-easily = Stehe ich auf
v3-up-second = Klingelt er noch einmal
v3-up-third = Verhandeln wir
v3-breakfast-question = Was wird aus dem Frühstück?
v3-breakfast-daily = Es findet statt, fast jeden Tag
v3-breakfast-way = Es findet unterwegs statt
v3-breakfast-none = Es fällt aus
v3-first-glass-question = Das erste Glas Wasser trinke ich vor dem ersten Blick aufs Telefon.
v3-first-glass-help = Wie weit stimmt das? Das Telefon erfährt nichts davon.
v3-bench-morning-heading = Die erste Bank
v3-bench-morning-1 = { $up ->
    [easily] Aufstehen ohne Verhandlung: Das können nicht viele. Setz dich einen Moment, die Mahlzeiten laufen nicht weg.
    [second] Ein zweites Klingeln ist keine Schande. Setz dich einen Moment, die Mahlzeiten laufen nicht weg.
   *[other] Wer morgens verhandelt, darf sich jetzt setzen. Die Mahlzeiten laufen nicht weg.
}
v3-lunch-question = Was gibt es mittags?
v3-lunch-box = Mitgebrachtes oder Selbstgekochtes
v3-lunch-canteen = Kantine, Imbiss, Lokal
v3-lunch-bite = Eine Kleinigkeit neben der Tastatur
v3-lunch-none = Meistens nichts
v3-dinner-question = Und abends?
v3-dinner-cooked = Es wird gekocht
v3-dinner-bread = Es gibt Brot und was dazugehört
v3-dinner-ordered = Es klingelt an der Tür
v3-dinner-none = Meistens nichts mehr
v3-glasses-question = Wie viele Gläser Wasser kommen über den Tag zusammen?
v3-glasses-help = Tee zählt mit, der Schluck beim Zähneputzen nicht.
v3-glasses-low = Keines
v3-glasses-high = Viele
v3-bench-meals-heading = Die zweite Bank
v3-bench-meals-1 = { $dinner ->
    [cooked] Bei dir wird abends gekocht. Von hier aus riecht man es fast.
    [bread] Ein Abendbrot hat noch keinen Wanderer enttäuscht.
    [ordered] Wenn es abends klingelt, weißt du wenigstens, wer es ist.
   *[other] Abends bleibt die Küche kalt. Auch das gehört auf die Karte.
}
v3-ways-question = Wie kommst du durch den Tag?
v3-ways-help = Bis zu vier Antworten.
v3-ways-foot = Zu Fuß
v3-ways-bike = Mit dem Rad
v3-ways-train = Mit Bus und Bahn
v3-ways-car = Mit dem Auto
v3-ways-home = Vom Bett zum Schreibtisch und zurück
v3-sport-question = Und Sport?
v3-sport-often = Gehört fest in die Woche
v3-sport-sometimes = Wenn das Wetter mitspielt
v3-sport-sofa = Das Sofa und ich sind uns einig
v3-bench-ways-heading = Die letzte Bank
v3-bench-ways-1 = { $sport ->
    [often] Sport gehört bei dir in die Woche. Die Bank hast du trotzdem verdient.
    [sometimes] Heute spielt das Wetter jedenfalls mit. Setz dich.
   *[other] Eine Bank ist auch nur ein Sofa an der frischen Luft.
}
v3-bench-ways-2 = Auf der letzten Etappe kommen ein paar Fragen zu dir selbst. Gespeichert werden sie nur, wenn du zustimmst.
v3-wish-question = Was hättest du gern anders?
v3-wish-mornings = Die Morgen
v3-wish-meals = Die Mahlzeiten
v3-wish-evenings = Die Abende
v3-wish-nothing = Eigentlich nichts
v3-stay-question = Und was darf ruhig so bleiben?
v3-stay-help = Ein paar Worte genügen, zum Beispiel: der Kaffee um zehn.
v3-capsules-question = Wie oft am Tag dürfen Kapseln vorkommen?
v3-capsules-once = Einmal, dann ist es erledigt
v3-capsules-thrice = Dreimal, mit großen Gläsern Wasser
v3-capsules-never = Gar nicht
v3-ending-fibre-heading = Am Ziel: { -daily-fibre }
v3-ending-fibre-text = Drei Mahlzeiten, viel Wasser, dreimal am Tag: Das verlangt { -daily-fibre }, und dein Tag hat es. Lies vorher die Hinweise, vor allem den zum Wasser.
v3-ending-trio-heading = Am Ziel: { -daily-trio }
v3-ending-trio-text = { $breakfast ->
    [way] Dein Frühstück findet unterwegs statt. Zwei Kapseln und ein Glas Wasser passen auch in eine Tasche, das Wasser am besten in einer Flasche.
   *[other] Dein Frühstück findet statt. Zwei Kapseln und ein Glas Wasser passen daneben.
}
v3-ending-neither-heading = Am Ziel, ohne Gepäck
v3-ending-neither-text = { $stay ->
    [none] Zu deinem Tag passt gerade keines unserer Produkte. Der Weg war hoffentlich trotzdem schön.
   *[other] Zu deinem Tag passt gerade keines unserer Produkte. Und was bleiben darf, hast du ja aufgeschrieben: „{ $stay }“
}
v3-day-morning-heading = Der Abend davor
v3-day-morning-text = Was morgens gebraucht wird, liegt bereit. Der Morgen muss dann bloß kommen.
v3-day-water-heading = Um zehn ein Glas
v3-day-water-text = Und um drei noch eines. Zwei feste Zeiten merken sich leichter als ein guter Vorsatz.
v3-day-meals-heading = Eine Mahlzeit am Tisch
v3-day-meals-text = Eine am Tag genügt. Mit Teller, ohne Bildschirm.
v3-day-evening-heading = Ein Abend mit Schluss
v3-day-evening-text = Eine Uhrzeit, zu der der Tag aufhört. Sie darf jeden Abend dieselbe sein.
v3-why-breakfast = Du hast gesagt, dass dein Frühstück stattfindet. Dazu gehören die beiden Kapseln.
v3-why-up = Du hast gesagt, dass der Wecker bei dir mehr als einmal klingelt.
v3-why-sport = Du hast gesagt, dass Sport in deiner Woche vorkommt.
v3-why-dinner = Du hast gesagt, dass es abends oft an der Tür klingelt.

# /go

go-tea-question = Zuerst das Wichtigste: Welcher Tee zieht gerade?
go-tea-help = Zählt für nichts. Wir sind nur neugierig.
go-tea-green = Grüner
go-tea-black = Schwarzer
go-tea-coffee = Keiner, ich trinke Kaffee
go-breakfast-question = Frühstückst du?
go-breakfast-always = Ja, fast immer
go-breakfast-often = An den meisten Tagen
go-breakfast-rarely = Selten
go-meals-question = Wie viele Mahlzeiten hat dein Tag?
go-meals-three = Drei
go-meals-two = Zwei
go-meals-changes = Das weiß der Tag vorher selbst nicht
go-glass-question = Wo steht dein nächstes Glas Wasser?
go-glass-here = In Reichweite
go-glass-kitchen = Ein paar Schritte weiter
go-glass-meals = Auf dem Tisch, wenn es Essen gibt
go-glass-where = Welches Glas?
go-fits-question = Was passt in deinen Tag?
go-fits-help = Such aus, was dir leichtfällt.
go-fits-thrice = Dreimal am Tag Kapseln
go-fits-thrice-text = Kapseln schlucken geht leicht, und große Gläser Wasser dazu sind kein Problem.
go-fits-once = Einmal am Tag Kapseln
go-fits-once-text = Zum Frühstück, mit einem Glas Wasser.
go-fits-never = Am liebsten gar keine
go-plan-question = Was ich mir vornehme, steht im Kalender.
go-plan-help = Wie weit stimmt das?
go-ending-fibre-heading = { -daily-fibre }, wenn du magst.
go-ending-fibre-text = Drei Mahlzeiten und immer ein Glas Wasser in der Nähe: Das ist der Alltag, den { -daily-fibre } braucht. Nichts ist es für dich, wenn du jünger als 18 bist, schlecht schluckst, wenig trinken darfst, Medikamente nimmst, schwanger bist oder stillst.
go-ending-trio-heading = { -daily-trio }, zum Frühstück.
go-ending-trio-text = { $tea ->
    [green] Zwei Kapseln, ein Glas Wasser, fertig. Der grüne Tee darf danebenstehen. Gedacht ist es für Erwachsene.
    [black] Zwei Kapseln, ein Glas Wasser, fertig. Der schwarze Tee darf danebenstehen. Gedacht ist es für Erwachsene.
   *[other] Zwei Kapseln, ein Glas Wasser, fertig. Die Tasse darf danebenstehen. Gedacht ist es für Erwachsene.
}
go-ending-neither-heading = Keines von beiden.
go-ending-neither-text = { $tea ->
    [coffee] Nach deinen Antworten passt gerade nichts von uns in deinen Tag. Trink in Ruhe deinen Kaffee.
   *[other] Nach deinen Antworten passt gerade nichts von uns in deinen Tag. Trink in Ruhe deinen Tee.
}
go-day-tea-heading = Während der Tee zieht
go-day-tea-text = Ein Glas Wasser. Der Tee braucht ohnehin noch.
go-day-glass-heading = Ein Glas in Sicht
go-day-glass-text = Such ihm einen festen Platz, an dem du mehrmals am Tag vorbeikommst.
go-day-meals-heading = Eine Uhrzeit
go-day-meals-text = Eine einzige Mahlzeit zur festen Zeit genügt für den Anfang.
go-day-plan-heading = Ein Zettel
go-day-plan-text = Kein Kalender? Ein Zettel an der Tasse tut es auch.
go-why-breakfast = Du hast gesagt, dass du meistens frühstückst. Dazu gehören die beiden Kapseln.
go-why-meals = Du hast gesagt, dass deine Mahlzeiten wechseln.

# /gocards

gocards-no = Nein
gocards-yes = Ja
gocards-breakfast = Ich frühstücke fast immer.
gocards-standing = Ich frühstücke im Stehen.
gocards-meals = Ich esse dreimal am Tag.
gocards-full-glass = Mein Wasserglas ist mittags noch voll.
gocards-water = Wasser steht immer bereit.
gocards-once = Ich will einmal am Tag daran denken, nicht öfter.
gocards-cook = Ich koche öfter, als ich bestelle.
gocards-labels = Etiketten lese ich von vorn bis hinten.
gocards-stairs = Treppen nehme ich freiwillig.
gocards-evening-walk = Abends gehe ich noch einmal vor die Tür.
gocards-nights = Meine Nächte sind lang genug.
gocards-pregnancy = Ich bin schwanger oder stille.
# lint-allow: disease — names the condition only to exclude people
gocards-eating = Ich habe oder hatte eine Essstörung.
gocards-care = Ich schlucke schlecht, darf nur wenig trinken oder nehme Medikamente.
gocards-care-help = Bei einem Ja schlagen wir { -daily-fibre } nicht vor. Legst du die Karte beiseite, auch nicht.
gocards-ending-fibre-heading = Die Karten zeigen auf { -daily-fibre }.
gocards-ending-fibre-text = Drei Mahlzeiten, Wasser in Reichweite und keine Karte, die dagegen spricht. Lies vorher die Hinweise, vor allem den zum Wasser.
gocards-ending-trio-heading = Die Karten zeigen auf { -daily-trio }.
gocards-ending-trio-text = { $standing ->
    [yes] Du frühstückst fast immer, wenn auch im Stehen. Zwei Kapseln und ein Glas Wasser brauchen keinen Stuhl.
   *[other] Du frühstückst fast immer. Zwei Kapseln und ein Glas Wasser passen daneben.
}
gocards-ending-neither-heading = Die Karten zeigen nirgendwohin.
gocards-ending-neither-text = Nach deinen Karten passt gerade keines unserer Produkte. Du kannst neu mischen oder den Stapel einfach liegen lassen.
gocards-day-chair-heading = Ein Stuhl
gocards-day-chair-text = Am Samstag darf das Frühstück sitzen.
gocards-day-glass-heading = Das volle Glas
gocards-day-glass-text = Trink es halb, wenn du dich hinsetzt, und halb, wenn du aufstehst.
gocards-day-labels-heading = Zum Lesen
gocards-day-labels-text = Unser Etikett hat eine Rückseite. Sie ist für dich geschrieben.
gocards-day-night-heading = Der letzte Blick
gocards-day-night-text = Auf ein Buch statt aufs Telefon. Oder an die Decke, die ist auch gut.
gocards-day-care-heading = Vorher fragen
gocards-day-care-text = Sprich in deiner Arztpraxis oder Apotheke darüber, bevor du etwas dazunimmst.
gocards-why-breakfast = Du hast gesagt, dass du fast immer frühstückst. Dazu gehören die beiden Kapseln.
gocards-why-nights = Du hast gesagt, dass deine Nächte nicht lang genug sind.
gocards-why-cook = Du hast gesagt, dass du öfter kochst, als du bestellst.

# /start1

start1-section-care = Gut zu wissen
start1-section-day = Dein Tag
start1-section-you = Du selbst
start1-care-question = Trifft etwas davon auf dich zu?
start1-care-help = Mehreres ist möglich. Trifft etwas zu, schlagen wir { -daily-fibre } nicht vor, und das Quiz ist hier schon fertig.
start1-meals-question = Hat dein Tag drei Mahlzeiten?
start1-meals-three = Ja, ziemlich verlässlich
start1-meals-two = Eher zwei
start1-meals-changes = Das wechselt
start1-dinner-question = Wann ist das Abendessen?
start1-dinner-help = Vor dem Hinlegen soll etwas Zeit vergehen.
start1-dinner-early = Am frühen Abend
start1-dinner-late = Spät, aber nicht als Letztes
start1-dinner-bed = Kurz vor dem Schlafengehen
start1-glasses-question = Wie viele Gläser Wasser trinkst du am Tag?
start1-glasses-help = Tee zählt mit. Geschätzt ist genau genug.
start1-reach-question = Steht ein Glas in Reichweite?
start1-reach-always = Immer, auch im Büro und unterwegs
start1-reach-home = Zu Hause ja
start1-reach-rarely = Selten
start1-calendar-question = Wie regelmäßig sind deine Tage wirklich?
start1-calendar-same = Man könnte die Uhr danach stellen
start1-calendar-weekdays = Werktags ja, am Wochenende nicht
start1-calendar-wild = Die Uhr hat es aufgegeben
start1-height-help = Größe und Gewicht lassen sich hier nicht überspringen. Für Menschen mit sehr niedrigem Gewicht ist { -daily-fibre } nicht gedacht.
start1-ending-fibre-heading = { -daily-fibre } passt in deinen Tag.
start1-ending-fibre-text = { $calendar ->
    [wild] Drei Mahlzeiten, genug Wasser und nichts, was dagegen spricht. Deine Tage sind nicht regelmäßig, deine Mahlzeiten schon. Das genügt. Lies vorher die Hinweise.
   *[other] Drei Mahlzeiten, genug Wasser und nichts, was dagegen spricht. Lies vorher die Hinweise, vor allem den zum Wasser.
}
start1-ending-neither-heading = Diesmal ohne uns.
start1-ending-neither-text = { $meals ->
    [none] Nach deiner ersten Antwort schlagen wir { -daily-fibre } nicht vor. Gut, dass wir gefragt haben.
   *[other] { -daily-fibre } braucht drei Mahlzeiten, viel Wasser und etwas Zeit vor dem Schlafen. Davon fehlt gerade etwas, und das ist in Ordnung.
}
start1-day-bottle-heading = Eine Flasche für unterwegs
start1-day-bottle-text = Zu Hause steht das Glas bereit. Für den Rest des Tages füllst du morgens eine Flasche.
start1-day-calendar-heading = Die Mahlzeit als Uhr
start1-day-calendar-text = Wenn die Tage wechseln, gilt nicht die Uhrzeit, sondern der Teller.
start1-day-dinner-heading = Nach dem Abendessen
start1-day-dinner-text = Noch eine Weile aufbleiben. Ein Kapitel, ein Abwasch, ein Gespräch.
start1-day-ordinary-heading = Ein Glas, ein Teller
start1-day-ordinary-text = Such dir eine Mahlzeit aus, zu der jeden Tag ein Glas Wasser gehört. Mehr braucht es dafür nicht.
