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
quiz-card-no = Nein
quiz-card-yes = Ja
quiz-sex-woman = Frau
quiz-sex-man = Mann
quiz-sex-other = Weder noch
quiz-ask-age-question = Wie alt bist du?
quiz-ask-age-help = Diese Frage lässt sich nicht überspringen: Unsere Produkte sind für Erwachsene.
quiz-ask-height-question = Wie groß bist du?
quiz-ask-weight-question = Wie viel wiegst du?
quiz-ask-weight-help = Eine ungefähre Zahl genügt. Wir rechnen nichts hoch und sagen nichts voraus.
quiz-body-question = Welches Bild kommt dir am nächsten?
quiz-body-help = Kein Bild trifft genau. Du kannst die Frage überspringen.
quiz-body-slim = Schmal gebaut
quiz-body-average = Mittel gebaut
quiz-body-athletic = Athletisch gebaut
quiz-body-curvy = Kurvig gebaut
quiz-body-stocky = Stämmig gebaut
quiz-body-heavy = Kräftig gebaut
quiz-home-question = Wo würdest du dich zu Hause fühlen?
quiz-home-help = Dieselbe Antwort wie eben ist eine gute Antwort. Auch diese Frage kannst du überspringen.
quiz-protect-question = Trifft etwas davon auf dich zu?
quiz-protect-help = Dann machen wir dir kein Angebot. Deshalb lässt sich diese Frage nicht überspringen.
quiz-protect-pregnancy = Ich bin schwanger oder stille
# lint-allow: disease — names the condition only to exclude people
quiz-protect-eating = Ich habe oder hatte eine Essstörung
quiz-protect-none = Nichts davon
quiz-care-question = Und davon?
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
quiz-why-fibre = Du hast gesagt, dass du dreimal am Tag isst und viel trinkst. Beides gehört dazu.

# /start

start-section-day = Dein Dienstag
start-section-body = Du selbst
start-sex-question = Wen sollen die Bilder zeigen?
start-sex-help = Davon hängt nur ab, welche Bilder du später siehst.
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
start-name-help = Vorname oder Spitzname. Er steht nur auf deiner Zusammenfassung, und du kannst ihn weglassen.
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
start-ending-neither-text = { -daily-trio } gehört zum Frühstück, { -daily-fibre } zu drei Mahlzeiten und viel Wasser. Beides passt gerade nicht zu deinem Tag. Das ist ein Ergebnis, kein Mangel.
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
