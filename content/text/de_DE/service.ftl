### Texts of the payment page, the withdrawal page and the terms page.

# /offerpay

offerpay-title = Bestellung prüfen und bezahlen | { -brand }
offerpay-description = Adresse, Lieferung, Zahlungsart, Prüfung: die vier Teile einer Bestellung bei { -brand } und was der Bestellknopf bedeutet.
offerpay-heading = Deine Bestellung
offerpay-lead = Vier Teile, eine Seite, kein Kundenkonto. Bis zum letzten Knopf ist nichts verbindlich.
offerpay-button-heading = Was der Knopf bedeutet
offerpay-button-1 = Verbindlich wird die Bestellung erst mit dem Knopf, der **die Zahlungspflicht beim Namen nennt**. Kein anderer Knopf in diesem Laden löst eine Zahlung aus.
offerpay-button-2 = Danach bekommst du eine Bestätigung per E-Mail, mit Vertragstext und Widerrufsbelehrung. Kartennummern und Passwörter gibst du nur beim Zahlungsdienst ein.
offerpay-guarantee-heading = Widerruf
offerpay-guarantee-1 = 14 Tage ab Erhalt der Ware, ohne Angabe von Gründen. Für E-Book und App beginnt die Frist mit dem Vertragsschluss.
offerpay-action-packs = Zurück zu den Packungen
offerpay-action-terms = Bedingungen lesen

# /refund

refund-title = Vertrag widerrufen | { -brand }
refund-description = So widerrufst du einen Vertrag mit { -brand }: drei Angaben, keine Begründung, eine Bestätigung mit Datum und Uhrzeit.
refund-heading = Vertrag widerrufen
refund-lead = Ab Erhalt der Ware hast du 14 Tage Zeit. Einen Grund brauchst du nicht, und wir fragen auch nicht danach.
refund-statement-heading = So läuft ein Widerruf
refund-statement-1-heading = Drei Angaben
refund-statement-1-text = Dein Name, die Bestellnummer und eine E-Mail-Adresse.
refund-statement-2-heading = Ein zweiter Schritt
refund-statement-2-text = Du bestätigst den Widerruf eigens, damit er nicht aus Versehen geschieht.
refund-statement-3-heading = Ein Beleg
refund-statement-3-text = Den Eingang bestätigen wir dir per E-Mail, mit Wortlaut, Datum und Uhrzeit.
refund-know-heading = Geld, Dose, Porto
refund-know-1-heading = Dein Geld
refund-know-1-text = Kommt binnen 14 Tagen auf demselben Weg zurück, mit den Kosten der Standardlieferung. Wir dürfen damit warten, bis die Ware zurück oder ihr Versand nachgewiesen ist.
refund-know-2-heading = Die Dose
refund-know-2-text = Mit heilem Siegel geht sie zurück. Ist es gebrochen, kann das Recht für diese eine Dose aus Gründen der Hygiene enden.
refund-know-3-heading = Das Porto
refund-know-3-text = Die unmittelbaren Kosten der Rücksendung trägst du. Schick die Ware binnen 14 Tagen nach dem Widerruf ab.
refund-faq-heading = Noch unklar?
refund-faq-1-question = Kann ich nur einen Teil widerrufen?
refund-faq-1-answer = Ja, jede Bestellung für sich und auch einzelne Artikel daraus.
refund-faq-2-question = Und bei E-Book oder App?
refund-faq-2-answer = Die 14 Tage beginnen mit dem Vertragsschluss. Hast du einem früheren Beginn zugestimmt, endet das Recht mit der Bereitstellung.
refund-faq-3-question = Ich bin nicht sicher, ob ich noch darf.
refund-faq-3-answer = Schick den Widerruf trotzdem. Wir nehmen ihn an und prüfen danach.
refund-faq-4-question = Die Ware ist beschädigt.
refund-faq-4-answer = Dann geht es nicht um Widerruf, sondern um deine Rechte bei Mängeln. Schreib uns, das kostet dich nichts.
refund-action-terms = Alle Bedingungen lesen
refund-action-home = Zur Startseite

# /terms

terms-title = Bedingungen in klaren Worten | { -brand }
terms-description = Was bei { -brand } für Bestellung, Lieferung, Widerruf, Datenschutz und Produktangaben gilt, kurz und verständlich gesagt.
terms-heading = Bedingungen: erst kurz, dann ganz
terms-lead = Oben steht das Wichtigste in fünf Punkten zum Merken. Darunter folgt jeder Abschnitt im Wortlaut, und der zählt.
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
