### Texts of the withdrawal function: its two steps, its receipt, and the mail that acknowledges it. What the law fixes is no text.

withdrawal-step-1 = Trin 1 af 2
withdrawal-form-heading = Dine oplysninger
withdrawal-name = For- og efternavn
withdrawal-order = Bestillingsnummer
withdrawal-order-help = Det står i bekræftelsen, for eksempel DK-100001. Har du det ikke ved hånden? Skriv det, du husker, som dagen for bestillingen.
withdrawal-email = E-mailadresse
withdrawal-email-help = Dertil sender vi kvitteringen. Helst den adresse, du bestilte med.
withdrawal-items = Kun disse varer
withdrawal-items-help = Lad feltet stå tomt, hvis det gælder hele bestillingen.
withdrawal-optional = (frivilligt)
withdrawal-later = Også for de senere bestillinger i samme køb
withdrawal-next = Videre til bekræftelsen

withdrawal-step-2 = Trin 2 af 2
withdrawal-recap-heading = Din erklæring
withdrawal-recap-text = Læs den igennem en gang til. Den gælder, så snart du bekræfter.
withdrawal-change = Ret oplysningerne
withdrawal-sending = Et øjeblik …

withdrawal-receipt-heading = Vi har modtaget din fortrydelse.
withdrawal-receipt-received = Modtaget
withdrawal-receipt-statement = Din erklæring
withdrawal-receipt-mail = Kvittering på e-mail til
withdrawal-receipt-refund = Pengene tilbage senest
withdrawal-receipt-id = Sag
withdrawal-receipt-next = En pakke, der ikke er sendt endnu, holder vi tilbage. Har du allerede fået varen, så send den inden 14 dage. Vi må vente med pengene, til den er tilbage, eller du har vist, at den er sendt.
withdrawal-print = Udskriv kvitteringen
withdrawal-again = Fortryd en aftale mere

withdrawal-fault-missing = Udfyld dette felt.
withdrawal-fault-too-long = Det er for langt. Gør det lidt kortere.
withdrawal-fault-malformed = Links hører ikke til her. Skriv kun ord og tal.
withdrawal-fault-email = Adressen er ikke fuldstændig. Sådan skal den se ud: navn@eksempel.dk
withdrawal-fault-card = Det ligner et kortnummer. Det har ingen brug for her.
withdrawal-offline = Der er ingen forbindelse lige nu. Dine oplysninger er her endnu. Prøv igen, fortrydelsen tæller kun én gang.
withdrawal-busy = Det var meget på én gang. Dine oplysninger er her endnu. Prøv igen om et minut.
withdrawal-outdated = Siden var ikke længere aktuel. Genindlæs den, dine oplysninger bliver stående.
withdrawal-failed = Det lykkedes ikke, og det er ikke din skyld. Prøv igen. En e-mail til os er også en fortrydelse.
withdrawal-no-script = Formularen kræver JavaScript. En e-mail eller et brev gælder lige så meget. Der er en standardformular i betingelserne.
withdrawal-model-form = Til standardfortrydelsesformularen

# The mail that acknowledges a withdrawal.

mail-withdrawal-subject = Vi har modtaget din fortrydelse
mail-withdrawal-preview = Med ordlyd, dato og klokkeslæt, til at gemme.
mail-withdrawal-heading = Vi har modtaget din fortrydelse
mail-withdrawal-lead = Vi bekræfter, at din erklæring nåede os den { $local } ({ $iso }).
mail-withdrawal-statement = Din erklæring ord for ord
mail-withdrawal-action = Det gælder, når du fortryder
mail-withdrawal-next = Hvad der sker nu
mail-withdrawal-parcel = En pakke, der ikke er sendt endnu, holder vi tilbage.
mail-withdrawal-return = Har du allerede fået varen, så send den inden 14 dage til adressen nederst i denne e-mail. Du betaler de direkte udgifter ved at sende den tilbage.
mail-withdrawal-refund = Dine penge kommer tilbage senest { $day } på samme måde, som du betalte, med prisen for standardlevering. Vi må vente, til varen er tilbage, eller du har vist, at den er sendt.
mail-withdrawal-id = Sag: { $id }
mail-withdrawal-reason = Du får denne e-mail, fordi nogen fortrød en aftale og opgav denne adresse. Var det ikke dig? Så svar på denne e-mail.
