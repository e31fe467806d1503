### Texts of the offers that need no quiz: take, take2, take-test, offer3, buy, buybf, offer-upsells2.

# /take

take-title = { -daily-trio }: eine, drei oder sechs Dosen | { -brand }
take-description = { -daily-trio } in drei Packungsgrößen, je Dose 60 vegane Kapseln. Einmalkauf ohne Abo, mit allen Pflichtangaben auf derselben Seite.
take-eyebrow = { -daily-trio }
take-heading = Wähle deine Packung
take-lead = Eine, drei oder sechs Dosen. Der Inhalt ist immer derselbe, du entscheidest nur über den Vorrat.
take-note-1 = 60 vegane Kapseln je Dose
take-note-2 = Zwei Kapseln am Tag
take-note-3 = Kein Abo, kein Kundenkonto
take-packages-heading = Drei Größen, eine Dose
take-trust-1 = Versiegelt verschickt
take-trust-2 = Lieferkosten vor dem Bezahlen sichtbar
take-trust-3 = Zahlungsarten, die du kennst
take-trust-4 = Antwort meist in drei Werktagen
take-brand-heading = Wir machen wenig. Das aber genau.
take-brand-1 = { -brand } hat zwei Nahrungsergänzungsmittel, ein Kochbuch und eine App. Das Regal ist kurz, damit jedes Etikett lang genug sein kann.
take-brand-2 = { -daily-trio } ist die schlichtere der beiden Dosen: einmal am Tag, eine Mahlzeit, ein Glas Wasser. Mehr verlangt sie nicht, und mehr behauptet sie nicht.
take-nutrients-heading = Das steckt in jeder Dose
take-benefits-heading = Drei Namensgeber, drei Sätze
take-press-heading = Für die Presse reserviert
take-reviews-heading = Aus anderen Küchen
take-faq-heading = Vor dem Bestellen gefragt
take-faq-1-question = Wann ist das Paket da?
take-faq-1-answer = Die Lieferzeit für dein Land steht unten bei den Zahlungsarten. Gezählt wird in Werktagen, ab Eingang der Bestellung.
take-faq-2-question = Kostet der Versand bei sechs Dosen mehr?
take-faq-2-answer = Nein. Pro Bestellung gilt eine feste Pauschale für dein Land, egal wie viele Dosen im Paket liegen.
take-faq-3-question = Muss ich vorher das Quiz machen?
take-faq-3-answer = Nein. Das Quiz hilft beim Überlegen. Wenn du schon überlegt hast, bist du hier richtig.
take-guarantee-heading = Vierzehn Tage Bedenkzeit
take-actions-heading = Oder andersherum
take-action-express = Schnellbestellung
take-action-story = Erst die Geschichte
take-action-compare = Produkte vergleichen
take-action-campaign = Aktionen

# /take2

take2-title = Ein Morgen mit { -daily-trio } | { -brand }
take2-description = Wie eine Dose zur Gewohnheit wird: ein Morgen, in Ruhe erzählt. Danach die Nährstoffe, die Packungen und das Etikett.
take2-eyebrow = Eine Frühstücksgeschichte
take2-heading = Halb sieben, der Kessel
take2-lead = Gewohnheiten brauchen einen Ort. Diese hier hat den Frühstückstisch.
take2-morning-heading = Ein gewöhnlicher Morgen
take2-morning-1 = Der Kessel rauscht, das Radio murmelt, jemand sucht die zweite Socke. Auf dem Tisch stehen Brot, eine Schale Obst und die grüne Dose mit dem hellen Deckel.
take2-morning-2 = Sie steht dort, weil man vergisst, was im Schrank verschwindet. Deckel auf, zwei Kapseln, ein Glas Wasser, Deckel zu. Mehr gibt es nicht zu tun.
take2-morning-3 = Der Tag wird davon kein anderer. Er fängt nur mit einer Sache an, die schon erledigt ist.
take2-clock-heading = Fünf Minuten, genau besehen
take2-clock-1-heading = 6:30 Uhr, der Kessel
take2-clock-1-text = Er braucht vier Minuten. So viel Zeit hat man, auch wenn man keine hat.
take2-clock-2-heading = 6:34 Uhr, die Kapseln
take2-clock-2-text = Zum ersten Bissen, mit einem großen Glas Wasser. Der Tee darf noch ziehen.
take2-clock-3-heading = 6:35 Uhr, die Socke
take2-clock-3-text = Die Dose steht wieder neben der Tasse. Die Socke findet sich meistens unter dem Sofa.
take2-jar-heading = Warum eine Dose schön sein darf
take2-jar-1 = Was man gern ansieht, räumt man nicht weg. Deshalb ist unsere Dose tannengrün, mit einem Deckel in Apricot, und verträgt die Nachbarschaft von Marmelade und Zeitung.
take2-jar-2 = Auf dem Etikett wächst etwas vor einer Sonne über Hügeln. Ob sie auf- oder untergeht, haben wir offengelassen. Morgens ist die Antwort klar.
take2-nutrients-heading = Und was ist nun drin?
take2-benefits-heading = Zwei Sätze, Wort für Wort
take2-benefits-lead = Die Geschichte ist ausgedacht. Diese beiden Sätze sind es nicht: Sie stehen so auf der amtlichen Liste.
take2-packages-heading = Eine Dose für deinen Tisch
take2-reviews-heading = Von anderen Frühstückstischen
take2-guarantee-heading = Falls dein Morgen anders ist
take2-action-packs = Die Packungen im Überblick

# /take-test

take-test-title = { -daily-trio } und { -daily-fibre } im Vergleich | { -brand }
take-test-description = Zwei Produkte nebeneinander: Inhalt, Menge, Einnahme und für wen welches nicht geeignet ist. Ohne Sieger, mit klaren Unterschieden.
take-test-eyebrow = Ein Vergleich ohne Sieger
take-test-heading = Zwei Dosen nebeneinander
take-test-lead = Sie tun nicht dasselbe und wollen nicht dasselbe von dir: Die eine will das Frühstück, die andere dreimal am Tag viel Wasser.
take-test-jars-heading = Die eine und die andere
take-test-jars-1-text = Cholin, Zink und Chrom, dazu Vitamin B6 und Vitamin C. Tannengrün mit einem Deckel in Apricot.
take-test-jars-2-text = Ein Ballaststoff aus der Konjakwurzel. Salbeigrün mit einem Deckel in Koralle.
take-test-compare-heading = Zeile für Zeile
take-test-compare-inside = In der Tagesportion
take-test-compare-inside-trio = Fünf Nährstoffe
take-test-compare-inside-fibre = 3 g Glucomannan
take-test-compare-count = Kapseln am Tag
take-test-compare-count-trio = 2, auf einmal
take-test-compare-count-fibre = 6, in drei Portionen
take-test-compare-when = Wann
take-test-compare-when-trio = Zum Frühstück
take-test-compare-when-fibre = Vor drei Mahlzeiten
take-test-compare-water = Wasser dazu
take-test-compare-water-trio = Ein Glas
take-test-compare-water-fibre = Ein bis zwei Gläser je Portion
take-test-compare-lasts = Eine Dose reicht
take-test-compare-lasts-trio = 30 Tage
take-test-compare-lasts-fibre = 15 Tage
take-test-compare-medicine = Wer Medikamente nimmt
take-test-compare-medicine-trio = Fragt vorher nach
take-test-compare-medicine-fibre = Fragt vorher nach und hält mehrere Stunden Abstand
take-test-compare-swallowing = Wer schlecht schlucken kann
take-test-compare-swallowing-trio = Beachtet die Kapselgröße, gut 2 cm
take-test-compare-swallowing-fibre = Nimmt es bitte nicht
take-test-compare-vegan = Vegan
take-test-compare-subscription = Abo
take-test-choose-heading = Woran du dich halten kannst
take-test-choose-1-heading = Du frühstückst gern
take-test-choose-1-text = Dann ist { -daily-trio } die einfachere Dose: einmal am Tag, und es ist erledigt.
take-test-choose-2-heading = Du trinkst viel und isst regelmäßig
take-test-choose-2-text = Dann lies dir { -daily-fibre } genau durch, vor allem, was dort über Wasser steht.
take-test-choose-3-heading = Du kannst dich nicht entscheiden
take-test-choose-3-text = Dann nimm vorerst keine. Beide Dosen haben Geduld.
take-test-trio-heading = Die eine Dose: { -daily-trio }
take-test-trio-inside = Was in der einen steckt
take-test-fibre-heading = Die andere Dose: { -daily-fibre }
take-test-fibre-lead = Zu jeder Portion gehören ein bis zwei Gläser Wasser. Bitte lies vor dem Kauf den Warnhinweis weiter unten.
take-test-fibre-inside = Was in der anderen steckt
take-test-guarantee-heading = Die falsche erwischt?
take-test-action-trio = Alles zu { -daily-trio }
take-test-action-fibre = Alles zu { -daily-fibre }
take-test-action-book = Keine Kapseln, lieber kochen

# /offer3

offer3-title = Eine Dose { -daily-trio } | { -brand }
offer3-description = Eine Dose { -daily-trio } mit 60 veganen Kapseln. Diese Seite sagt, was auf dem Etikett steht, und hört dann auf.
offer3-eyebrow = Kein Set, keine Zugabe
offer3-heading = Eine Dose, ein Etikett
offer3-lead = Hier steht, was auf der Dose steht. Mehr nicht.
offer3-nutrients-heading = Vorderseite: fünf Nährstoffe
offer3-price-heading = Preisschild: eine Dose
offer3-facts-heading = Rückseite: alles Übrige
offer3-missing-heading = Was hier fehlt, fehlt mit Absicht
offer3-missing-1-heading = Eine Geschichte
offer3-missing-1-text = Die steht auf einer anderen Seite und handelt von einem Kessel.
offer3-missing-2-heading = Eine zweite Dose
offer3-missing-2-text = Wenn die erste leer ist, weißt du besser als wir, ob du noch eine willst.
offer3-missing-3-heading = Ausrufezeichen
offer3-missing-3-text = Auf einem Etikett ist dafür kein Platz.
offer3-guarantee-heading = Und wenn sie dir nicht gefällt
offer3-order = Eine Dose bestellen
offer3-action-fibre = Lieber { -daily-fibre }
offer3-action-story = Zur Geschichte mit dem Kessel

# /buy

buy-title = Schnellbestellung für { -daily-trio } | { -brand }
buy-description = Der kürzeste Weg zu { -daily-trio } für alle, die die Dose schon kennen: Packung, Adresse, Zahlung. Ohne Konto, ohne Umwege.
buy-eyebrow = Nachschub
buy-heading = Du weißt schon, was du willst
buy-lead = Dann halten wir dich nicht auf.
buy-packages-heading = Wie viele?
buy-nutrients-heading = Zur Erinnerung: der Inhalt
buy-guarantee-heading = Gilt auch beim dritten Mal
buy-action-packs = Doch lieber in Ruhe ansehen

# /buybf

buybf-title = Wenn es überall laut wird | { -brand }
buybf-description = Die Saisonseite von { -brand }: { -daily-trio } in drei Packungen und die Regeln, nach denen wir Aktionen machen. Ohne Geschrei.
buybf-eyebrow = Saison bei { -brand }
buybf-heading = Wenn es überall laut wird
buybf-lead = Hier ruft niemand. Hier stehen drei Packungen { -daily-trio }, und läuft gerade eine Aktion, steht ihr Ende gleich dabei.
buybf-campaign-heading = Gerade läuft eine Aktion
buybf-campaign-lead = Was sie am Preis ändert, steht unten bei der Packung: für alle dasselbe, ohne Code.
buybf-packages-heading = Die Packungen, ganz in Ruhe
buybf-rules-heading = Wenn wir eine Aktion machen, dann so
buybf-rules-1-heading = Mit Anfang und Ende
buybf-rules-1-text = Beide Tage stehen beim Preis, für alle dieselben. Danach gilt wieder der übliche.
buybf-rules-2-heading = Mit ehrlichem Vergleich
buybf-rules-2-text = Stehen zwei Preise nebeneinander, ist der ältere der niedrigste aus den 30 Tagen davor.
buybf-rules-3-heading = Ohne Gedränge
buybf-rules-3-text = Wir erfinden keine knappen Bestände und keine Leute, die gerade mitlesen.
buybf-between-heading = Steht kein Datum beim Preis?
buybf-between-1 = Dann läuft gerade keine Aktion, und es gelten die üblichen Preise. Du verpasst nichts, wenn du eine Nacht darüber schläfst. Oder zwei.
buybf-between-2 = Falls du schenken willst: { -daily-trio } ist für Erwachsene, und wer Medikamente nimmt, sollte vorher nachfragen. Ein Kochbuch passt fast immer.
buybf-nutrients-heading = Kein Saisonartikel: der Inhalt
buybf-benefits-heading = Was das ganze Jahr über stimmt
buybf-guarantee-heading = Falls es ein Spontankauf war
buybf-action-packs = Zu den Packungen ohne Saison
buybf-action-book = Das Kochbuch ansehen

# /offer-upsells2

offer-upsells2-title = { -daily-trio } mit Extras | { -brand }
offer-upsells2-description = Was du zu { -daily-trio } dazunehmen kannst: { -daily-fibre }, ein Kochbuch oder die App. Nichts ist vorausgewählt.
offer-upsells2-eyebrow = Eine Bestellung, eine Summe
offer-upsells2-heading = Etwas dazu? Wenn du magst.
offer-upsells2-lead = Zuerst deine Packung, dann drei Dinge, die danebenpassen. Keines davon ist schon ausgewählt.
offer-upsells2-packages-heading = Zuerst die Packung
offer-upsells2-nutrients-heading = Das ist drin
offer-upsells2-extras-heading = Dann, wenn du magst, die Extras
offer-upsells2-extras-lead = Jedes Häkchen setzt du selbst. Ein Knopf nimmt alles mit, was du ausgewählt hast.
offer-upsells2-fibre-heading = Mit viel Wasser: { -daily-fibre }
offer-upsells2-fibre-text = Glucomannan aus der Konjakwurzel. Zu jeder Portion gehören ein bis zwei Gläser Wasser; lies bitte vorher den Warnhinweis auf dieser Seite.
offer-upsells2-book-heading = Mit Messer und Gabel: { -light-kitchen }
offer-upsells2-book-text = 60 Rezepte für Abende, an denen niemand lange am Herd stehen will. Als PDF, ohne Versand.
offer-upsells2-app-heading = Mit Knoten im Taschentuch: { daily-companion-name }
offer-upsells2-app-text = Erinnert an Kapseln, Wasser und den Abendspaziergang. Nach zwölf Monaten endet der Zugang von selbst.
offer-upsells2-rule-heading = Unsere Regel
offer-upsells2-rule-1 = Wir setzen kein Häkchen für dich. Was du nicht selbst auswählst, steht nicht auf der Rechnung.
offer-upsells2-rule-2 = { -daily-trio } kommt auch ohne Begleitung gut zurecht.
offer-upsells2-faq-heading = Wie das zusammen ankommt
offer-upsells2-faq-1-question = Kommt alles in einem Paket?
offer-upsells2-faq-1-answer = Die Dosen ja, und du zahlst die Lieferung ein einziges Mal. E-Book und App kommen per E-Mail: sofort nach der Zahlung, wenn du dem zustimmst, sonst nach Ablauf der Widerrufsfrist.
offer-upsells2-faq-2-question = Kann ich ein Extra einzeln widerrufen?
offer-upsells2-faq-2-answer = Ja. Du kannst die ganze Bestellung widerrufen oder nur einen Teil davon. Was für E-Book und App gilt, steht gleich darunter.
offer-upsells2-guarantee-heading = Zu viel eingepackt?
offer-upsells2-digital = Bei E-Book und App endet das Recht, sobald die Bereitstellung begonnen hat, wenn du ihr vorher ausdrücklich zugestimmt hast.
offer-upsells2-action-book = Mehr über das E-Book
offer-upsells2-action-app = Mehr über die App
