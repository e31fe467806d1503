### Texts of the withdrawal function: its two steps, its receipt, and the mail that acknowledges it. What the law fixes is no text.

withdrawal-step-1 = Steg 1 av 2
withdrawal-form-heading = Dina uppgifter
withdrawal-name = För- och efternamn
withdrawal-order = Ordernummer
withdrawal-order-help = Det står i bekräftelsen, till exempel SE-100001. Har du det inte till hands? Skriv det du minns, som vilken dag du beställde.
withdrawal-email = E-postadress
withdrawal-email-help = Dit skickar vi kvittot. Helst adressen som du beställde med.
withdrawal-items = Bara de här varorna
withdrawal-items-help = Lämna tomt om det gäller hela beställningen.
withdrawal-optional = (frivilligt)
withdrawal-later = Även för de senare beställningarna i samma köp
withdrawal-next = Vidare till bekräftelsen

withdrawal-step-2 = Steg 2 av 2
withdrawal-recap-heading = Din förklaring
withdrawal-recap-text = Läs igenom den en gång till. Den gäller så snart du bekräftar.
withdrawal-change = Ändra uppgifterna
withdrawal-sending = Ett ögonblick …

withdrawal-receipt-heading = Vi har tagit emot ditt frånträde.
withdrawal-receipt-received = Mottaget
withdrawal-receipt-statement = Din förklaring
withdrawal-receipt-mail = Kvitto med e-post till
withdrawal-receipt-refund = Pengarna tillbaka senast
withdrawal-receipt-id = Ärende
withdrawal-receipt-next = Ett paket som ännu inte har skickats håller vi kvar. Har du redan fått varan, skicka tillbaka den inom 14 dagar. Vi får vänta med återbetalningen tills den är tillbaka eller du har visat att den är skickad.
withdrawal-print = Skriv ut kvittot
withdrawal-again = Ångra ett avtal till

withdrawal-fault-missing = Fyll i det här fältet.
withdrawal-fault-too-long = Det är för långt. Korta ner det lite.
withdrawal-fault-malformed = Länkar hör inte hemma här. Skriv bara ord och siffror.
withdrawal-fault-email = Adressen är inte fullständig. Så här ska den se ut: namn@exempel.se
withdrawal-fault-card = Det här ser ut som ett kortnummer. Det behöver ingen här.
withdrawal-offline = Det finns ingen anslutning just nu. Dina uppgifter är kvar. Försök igen, frånträdet räknas bara en gång.
withdrawal-busy = Det var mycket på en gång. Dina uppgifter är kvar. Försök igen om en minut.
withdrawal-outdated = Sidan var inte längre aktuell. Ladda om den, dina uppgifter står kvar.
withdrawal-failed = Det gick inte, och det är inte ditt fel. Försök igen. Ett mejl till oss räknas också.
withdrawal-no-script = Formuläret behöver JavaScript. Ett mejl eller brev gäller lika mycket. En mall finns i villkoren.
withdrawal-model-form = Till mallen för ångerblankett

# The mail that acknowledges a withdrawal.

mail-withdrawal-subject = Vi har tagit emot ditt frånträde
mail-withdrawal-preview = Med ordalydelse, datum och klockslag, att spara.
mail-withdrawal-heading = Vi har tagit emot ditt frånträde
mail-withdrawal-lead = Vi bekräftar att din förklaring kom till oss { $local } ({ $iso }).
mail-withdrawal-statement = Din förklaring ord för ord
mail-withdrawal-action = Det här gäller när du ångrar dig
mail-withdrawal-next = Vad som händer nu
mail-withdrawal-parcel = Ett paket som ännu inte har skickats håller vi kvar.
mail-withdrawal-return = Har du redan fått varan, skicka den inom 14 dagar till adressen i slutet av mejlet. Den direkta kostnaden för returen står du för.
mail-withdrawal-refund = Du får tillbaka pengarna senast { $day } på samma sätt som du betalade, med kostnaden för standardleverans. Vi får vänta tills varan är tillbaka eller du har visat att den är skickad.
mail-withdrawal-id = Ärende: { $id }
mail-withdrawal-reason = Du får det här mejlet för att någon ångrade ett avtal och angav den här adressen. Var det inte du? Svara då på mejlet.
