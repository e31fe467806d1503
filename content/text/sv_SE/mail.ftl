### Texts of mails. Subjects and previews are read over shoulders: nothing in them tells of health, answers or products.

mail-demo = Det här mejlet kommer från en demobutik som inte säljer något
mail-button-hint = Fungerar inte knappen? Den här adressen leder till samma sida:
mail-data = Se eller radera mina uppgifter
mail-unsubscribe = Avsluta nyhetsbrevet
mail-legal = Företagsinformation, villkor och personuppgifter

# The way back to a summary.

mail-result-subject = Din sammanfattning, att spara
mail-result-preview = Ett klick öppnar den, på vilken enhet som helst.
mail-result-heading = Din sammanfattning är klar
mail-result-lead = Här kommer den via mejl också, precis som du ville. Länken öppnar allt så som du såg det senast.
mail-result-action = Öppna sammanfattningen
mail-result-notes = Bra att veta
mail-result-period = Länken gäller i 30 dagar, på vilken enhet som helst, om du inte raderar sammanfattningen tidigare.
mail-result-secrecy = Den som har det här mejlet kan öppna sammanfattningen. Skicka det bara vidare om du verkligen vill.
mail-result-reason = Du får det här mejlet för att någon bad om det på vår webbplats och angav den här adressen. Var det inte du? Via den första länken här nedanför raderar du allt.

# The question whether the newsletter is wanted. It may not advertise anything.

mail-confirm-subject = Bekräfta att du vill ha nyhetsbrevet
mail-confirm-preview = Det gäller först när du har bekräftat.
mail-confirm-heading = Vill du bekräfta?
mail-confirm-lead = Någon, förmodligen du, har kryssat för vårt nyhetsbrev till den här adressen. Bekräfta att du vill ha det. Innan dess skickar vi inget.
mail-confirm-regret = Du kan avsluta det när som helst med ett klick.
mail-confirm-action = Bekräfta nyhetsbrevet
mail-confirm-stranger = Var det inte du?
mail-confirm-stranger-text = Då behöver du inte göra något: det kommer inget nyhetsbrev, och vi raderar adressen efter 30 dagar.
mail-confirm-reason = Vi frågar för att ingen ska få post från oss utan att vilja det.
