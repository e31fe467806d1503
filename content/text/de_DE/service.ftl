### Texts of the withdrawal page and the terms page.

# /refund

refund-title = Vertrag widerrufen | { -brand }
refund-description = So widerrufst du einen Vertrag mit { -brand }: drei Angaben, keine Begründung, eine Bestätigung mit Datum und Uhrzeit.
refund-heading = Vertrag widerrufen
refund-lead = Ab Erhalt der Ware hast du 14 Tage Zeit. Einen Grund brauchst du nicht.
refund-statement-heading = Was ein Widerruf braucht
refund-statement-1-heading = Drei Angaben
refund-statement-1-text = Dein Name, die Bestellnummer und eine E-Mail-Adresse.
refund-statement-2-heading = Eine Bestätigung
refund-statement-2-text = Ein Widerruf wird in einem eigenen, zweiten Schritt bestätigt, damit er nicht versehentlich geschieht.
refund-statement-3-heading = Ein Beleg
refund-statement-3-text = Der Eingang wird dir per E-Mail mit Wortlaut, Datum und Uhrzeit bestätigt.
refund-know-heading = Gut zu wissen
refund-know-1-heading = Ungeöffnet und geöffnet
refund-know-1-text = Eine versiegelte Dose kannst du zurückgeben. Ist das Siegel gebrochen, kann das Recht aus Gründen der Hygiene für diese Dose entfallen.
refund-know-2-heading = Dein Geld
refund-know-2-text = Du erhältst es binnen 14 Tagen auf demselben Weg zurück, mit den Kosten der Standardlieferung. Wir dürfen damit warten, bis die Ware zurück oder ihr Versand nachgewiesen ist.
refund-know-3-heading = Mehrere Bestellungen
refund-know-3-text = Jede Bestellung lässt sich einzeln widerrufen, auch eine, die du nach einer anderen abgegeben hast.
refund-action-terms = Bedingungen lesen
refund-action-home = Zur Startseite

# /terms

terms-title = Bedingungen in klaren Worten | { -brand }
terms-description = Was bei { -brand } für Bestellung, Lieferung, Widerruf, Datenschutz und Produktangaben gilt, kurz und verständlich gesagt.
terms-heading = Bedingungen
terms-lead = Das Wichtigste in fünf Absätzen, ohne Kleingedrucktes.
terms-rules-heading = Was gilt
terms-rules-1-heading = Bestellung
terms-rules-1-text = Ein Vertrag kommt nur über den Knopf zustande, der die Zahlungspflicht nennt. Wir verkaufen einzeln, nicht im Abo.
terms-rules-2-heading = Lieferung
terms-rules-2-text = Wir liefern nach Deutschland, Österreich, Frankreich, Belgien, Schweden, Dänemark, Finnland und in das Vereinigte Königreich. Die Kosten stehen vor der Bestellung.
terms-rules-3-heading = Widerruf
terms-rules-3-text = 14 Tage ab Erhalt der Ware, ohne Begründung. Die Funktion dafür ist von dieser Seite aus erreichbar.
terms-rules-4-heading = Datenschutz
terms-rules-4-text = Antworten zum Körper speichern wir nur mit deiner ausdrücklichen Zustimmung. Werbung per E-Mail gibt es nur nach Bestätigung.
terms-rules-5-heading = Produktangaben
terms-rules-5-text = Zutaten, Mengen, Einnahme und Warnhinweise stehen auf der Dose und vor jeder Bestellung.
terms-language-heading = Sprache und Land
terms-language-1 = Unsere Seiten gibt es in sechs Sprachen. Welche du siehst, richtet sich nach dem Land, das du unten auf der Seite wählen kannst.
terms-action-withdraw = Vertrag widerrufen
terms-action-home = Zur Startseite
