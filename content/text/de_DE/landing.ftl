### Texts of the landing pages: index, home, vsl-de.

# /

index-title = Nahrungsergänzung für jeden Tag | { -brand }
index-description = Zwei vegane Nahrungsergänzungsmittel, klar beschriftet: { -daily-trio } und { -daily-fibre }. Finde mit einem kurzen Quiz heraus, was in deinen Alltag passt.
index-heading = Ein fester Platz am Frühstückstisch
index-lead = { -brand } macht zwei Nahrungsergänzungsmittel. Was drin ist, steht vorn auf der Dose, und mehr versprechen wir nicht.
lifestyle-hero-alt = Dose { -daily-trio } vor salbeigrünem Hintergrund, mit Blättern, Zitrone und Ingwer
index-what-heading = Was wir machen
index-what-1-heading = { -daily-trio }
index-what-1-text = Cholin, Zink und Chrom, dazu Vitamin B6 und Vitamin C. 60 Kapseln, vegan.
index-what-2-heading = { -daily-fibre }
index-what-2-text = Glucomannan aus der Konjakwurzel, 3 g am Tag. 90 Kapseln, vegan, immer mit reichlich Wasser.
index-what-3-heading = { -light-kitchen }
index-what-3-text = Unser E-Book mit 60 einfachen Rezepten für Tage, an denen es schnell gehen soll.
index-way-heading = So findest du das Passende
index-way-1-heading = Fragen beantworten
index-way-1-text = Das Quiz fragt nach deinem Alltag, deinen Mahlzeiten und deinen Gewohnheiten.
index-way-2-heading = Ergebnis lesen
index-way-2-text = Du siehst deine Angaben geordnet auf einer Seite, auch ohne E-Mail-Adresse.
index-way-3-heading = In Ruhe entscheiden
index-way-3-text = Die Packungen kannst du jederzeit ansehen. Das Quiz ist keine Bedingung.
index-action-quiz = Quiz ansehen
index-action-packs = Packungen ansehen
index-action-story = Unsere Geschichte lesen

# /home

home-title = Die Geschichte hinter den Dosen | { -brand }
home-description = Warum { -brand } nur zwei Produkte macht, was in { -daily-trio } steckt und was sich über die Nährstoffe sagen lässt.
home-heading = Weniger Dosen, klarere Etiketten
home-lead = Hier steht alles der Reihe nach: woher die Idee kommt, was in der Dose ist und was du davon halten kannst.
home-story-heading = Wie wir arbeiten
home-story-1 = Das Regal mit Nahrungsergänzung ist lang, und viele Etiketten sagen wenig. Wir haben uns für zwei Produkte entschieden und beschreiben sie so, dass man sie in einer Minute versteht.
home-story-2 = Wir zeigen keine Vorher-nachher-Bilder und nennen keine Fristen. Eine Kapsel ersetzt weder ein Frühstück noch einen Spaziergang. Sie kann aber neben beidem ihren Platz haben.
home-nutrients-heading = Was in { -daily-trio } steckt
home-nutrients-1-heading = Cholin, 200 mg
home-nutrients-1-text = Cholin trägt zu einem normalen Fettstoffwechsel bei. Es kommt auch in Sojabohnen vor.
home-nutrients-2-heading = Chrom, 40 µg
home-nutrients-2-text = Chrom trägt zur Aufrechterhaltung eines normalen Blutzuckerspiegels bei. Es kommt auch in Brokkoli vor.
home-nutrients-3-heading = Vitamin B6, 1,4 mg
home-nutrients-3-text = Vitamin B6 trägt zur Verringerung von Müdigkeit und Ermüdung bei. Es kommt auch in Kichererbsen vor.
home-action-packs = Packungen ansehen
home-action-quiz = Zum Quiz
home-action-letter = Als Brief lesen

# /VSL-de

vsl-de-title = { -brand }, der Reihe nach erzählt
vsl-de-description = Ein kurzer Film: was auf der Dose steht, wie ein Tag mit { -daily-trio } aussieht und was du vor einer Bestellung wissen solltest. Auch zum Nachlesen.
vsl-de-heading = Was in der Dose ist, der Reihe nach
vsl-de-lead = Ein Film von gut einer Minute, auch ohne Ton zu verstehen. Darunter steht alles zum Nachlesen, in einfachen Worten.
vsl-de-chapters-heading = Die Kapitel
vsl-de-chapters-1-heading = Das Etikett
vsl-de-chapters-1-text = Fünf Nährstoffe, jeder mit seiner Menge pro Tagesportion.
vsl-de-chapters-2-heading = Der Morgen
vsl-de-chapters-2-text = Warum die Dose neben der Tasse stehen darf und nicht in den Schrank muss.
vsl-de-chapters-3-heading = Die Grenzen
vsl-de-chapters-3-text = Was ein Nahrungsergänzungsmittel nicht ist und für wen es nicht gedacht ist.
vsl-de-chapters-4-heading = Die Bestellung
vsl-de-chapters-4-text = Was du vor dem Kauf siehst und wie du ihn widerrufen kannst.
vsl-de-wording-heading = Der Wortlaut
vsl-de-wording-1 = Guten Tag. Du hast vermutlich schon viele Dosen gesehen, die viel versprechen. Unsere verspricht wenig: Cholin, Zink und Chrom, dazu Vitamin B6 und Vitamin C, in 60 veganen Kapseln.
vsl-de-wording-2 = Wir schlagen dir keinen neuen Tagesablauf vor. Frühstücke wie immer, trink ein Glas Wasser, geh abends eine Runde. Die Kapseln sind für Erwachsene gedacht und ersetzen keine abwechslungsreiche Ernährung.
vsl-de-wording-3 = Wenn dir das genügt, sieh dir die Packungen an. Wenn du erst wissen willst, ob es zu deinem Alltag passt, beginne mit dem Quiz.
vsl-de-action-packs = Packungen ansehen
vsl-de-action-quiz = Erst zum Quiz
