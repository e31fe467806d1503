### Texts of the withdrawal function: its two steps, its receipt, and the mail that acknowledges it. What the law fixes is no text.

withdrawal-step-1 = Schritt 1 von 2
withdrawal-form-heading = Deine Angaben
withdrawal-name = Vor- und Nachname
withdrawal-order = Bestellnummer
withdrawal-order-help = Sie steht in der Bestätigung, zum Beispiel DE-100001. Nicht zur Hand? Dann schreib, was du noch weißt, etwa den Tag der Bestellung.
withdrawal-email = E-Mail-Adresse
withdrawal-email-help = Dorthin geht der Beleg. Am besten die Adresse, mit der du bestellt hast.
withdrawal-items = Nur diese Artikel
withdrawal-items-help = Bleibt leer, wenn es um die ganze Bestellung geht.
withdrawal-optional = (freiwillig)
withdrawal-later = Auch für die späteren Bestellungen desselben Einkaufs
withdrawal-next = Weiter zur Bestätigung

withdrawal-step-2 = Schritt 2 von 2
withdrawal-recap-heading = Deine Erklärung
withdrawal-recap-text = Bitte lies sie noch einmal durch. Sie gilt, sobald du bestätigst.
withdrawal-change = Angaben ändern
withdrawal-sending = Einen Moment …

withdrawal-receipt-heading = Dein Widerruf ist eingegangen.
withdrawal-receipt-received = Eingegangen am
withdrawal-receipt-statement = Deine Erklärung
withdrawal-receipt-mail = Beleg per E-Mail an
withdrawal-receipt-refund = Geld zurück spätestens am
withdrawal-receipt-id = Vorgang
withdrawal-receipt-next = Ein Paket, das noch nicht unterwegs ist, halten wir zurück. Ist die Ware schon bei dir, schick sie bitte binnen 14 Tagen ab. Mit der Rückzahlung dürfen wir warten, bis sie da oder ihr Versand nachgewiesen ist.
withdrawal-print = Beleg drucken
withdrawal-again = Noch einen Vertrag widerrufen

withdrawal-fault-missing = Füll bitte dieses Feld aus.
withdrawal-fault-too-long = Das ist zu lang. Kürz es bitte etwas.
withdrawal-fault-malformed = Links gehören nicht hierher. Schreib bitte nur Worte und Zahlen.
withdrawal-fault-email = Diese Adresse ist nicht vollständig. So sollte sie aussehen: name@beispiel.de
withdrawal-fault-card = Das sieht nach einer Kartennummer aus. Die braucht hier niemand.
withdrawal-offline = Gerade besteht keine Verbindung. Deine Angaben sind noch da. Versuch es bitte noch einmal, der Widerruf zählt nur einmal.
withdrawal-busy = Das war viel auf einmal. Deine Angaben sind noch da. Versuch es bitte in einer Minute noch einmal.
withdrawal-outdated = Diese Seite war nicht mehr aktuell. Lade sie bitte neu, deine Angaben bleiben stehen.
withdrawal-failed = Das hat nicht geklappt, und es liegt nicht an dir. Versuch es bitte noch einmal. Auch eine E-Mail an uns ist ein Widerruf.
withdrawal-no-script = Dieses Formular braucht JavaScript. Eine E-Mail oder ein Brief gilt genauso. Ein Muster dafür steht in den Bedingungen.
withdrawal-model-form = Zum Muster-Widerrufsformular

# The mail that acknowledges a withdrawal.

mail-withdrawal-subject = Dein Widerruf ist eingegangen
mail-withdrawal-preview = Mit Wortlaut, Datum und Uhrzeit, zum Aufheben.
mail-withdrawal-heading = Dein Widerruf ist eingegangen
mail-withdrawal-lead = Wir bestätigen dir den Eingang deiner Erklärung am { $local } Uhr ({ $iso }).
mail-withdrawal-statement = Wortlaut deiner Erklärung
mail-withdrawal-action = Was beim Widerruf gilt
mail-withdrawal-next = Wie es weitergeht
mail-withdrawal-parcel = Ein Paket, das noch nicht unterwegs ist, halten wir zurück.
mail-withdrawal-return = Ist die Ware schon bei dir, schick sie bitte binnen 14 Tagen an die Anschrift am Ende dieser E-Mail. Die unmittelbaren Kosten der Rücksendung trägst du.
mail-withdrawal-refund = Dein Geld kommt spätestens am { $day } auf demselben Weg zurück, mit den Kosten der Standardlieferung. Wir dürfen damit warten, bis die Ware da oder ihr Versand nachgewiesen ist.
mail-withdrawal-id = Vorgang: { $id }
mail-withdrawal-reason = Du bekommst diese E-Mail, weil mit dieser Adresse ein Vertrag widerrufen wurde. Das warst nicht du? Dann antworte bitte auf diese E-Mail.
