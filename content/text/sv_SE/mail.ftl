### Texts of mails. Subjects and previews are read over shoulders: nothing in them tells of health, answers or products.

mail-demo = Skickat från en demobutik som inte säljer något
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

# What mails about orders share.

mail-order-item = Vara
mail-order-amount = Belopp
mail-order-unit-price = Jämförpris { $price }
mail-order-rate = Momssats
mail-order-net = Exkl. moms
mail-order-vat = Moms
mail-order-gross = Inkl. moms
mail-order-seller = Säljare
mail-order-vat-id = Momsregistreringsnummer
mail-order-register = Bolagsregister
mail-order-representative = Företräds av
mail-order-show = Se beställningen
mail-order-withdraw-heading = Blev det inte rätt?
mail-order-withdraw-text = I upp till 14 dagar efter att du fått varan kan du ångra avtalet, utan skäl och utan konto. Länken öppnar sidan med den här beställningen. Du får en bekräftelse direkt.
mail-order-contract-heading = Att spara
mail-order-contract-text = Det här är villkoren för avtalet så som de gällde när du beställde: köpvillkor, leverans, information om ångerrätten och ångerblankett.
mail-order-reason = Du får det här mejlet för att du har beställt hos oss med den här adressen.

# The order came, its money did not yet.

mail-received-subject = Vi har fått din beställning
mail-received-preview = Nu saknas bara betalningen.
mail-received-heading = Din beställning har kommit fram
mail-received-lead = Tack. Så snart betaltjänsten har bekräftat betalningen skickar vi bekräftelsen med fakturan.
mail-received-next = Gick betalningen inte igenom? Du kan försöka igen på samma sida i 24 timmar. Därefter upphör beställningen, utan kostnad för dig.

# The money is reserved.

mail-reserved-subject = Din beställning är bekräftad
mail-reserved-preview = Pengarna dras först när paketet skickas.
mail-reserved-heading = Din beställning är bekräftad
mail-reserved-lead = Tack. Nu packar vi ditt paket.
mail-reserved-taken = Beloppet är bara reserverat. Det dras först när paketet skickas, och då kommer också fakturan.

# The money came.

mail-paid-subject = Beställning { $number }: bekräftelse och faktura
mail-paid-preview = Betalningen är framme. Tack.
mail-paid-heading = Tack, betalningen är framme
mail-paid-lead = Din beställning är bekräftad. Det här mejlet är också din faktura, och den är bifogad som PDF tillsammans med avtalsvillkoren. Spara det gärna.
mail-paid-invoice = Din faktura
mail-paid-invoice-number = Faktura- och beställningsnummer
mail-paid-invoice-date = Fakturadatum
mail-paid-buyer = Köpare

# The parcel left.

mail-shipped-subject = Beställning { $number } är på väg
mail-shipped-preview = Paketet har lämnat vårt lager.
mail-shipped-heading = Ditt paket är på väg
mail-shipped-lead = Vi har lämnat över det till transportören. Titta gärna på förseglingen när du packar upp.
mail-shipped-date = Skickat den
mail-shipped-carrier = Transportör
mail-shipped-tracking = Kollinummer
mail-shipped-track = Spåra paketet
mail-shipped-items = I paketet

# Money was given back.

mail-refunded-subject = Beställning { $number }: pengar tillbaka
mail-refunded-preview = Återbetalningen är på väg till dig.
mail-refunded-heading = Vi har betalat tillbaka
mail-refunded-lead = { $amount } går tillbaka på samma sätt som du betalade.
mail-refunded-time = Beroende på bank tar det några dagar innan pengarna syns på kontot.
mail-refunded-note = Kreditfaktura
mail-refunded-note-number = Kreditfakturans nummer
mail-refunded-note-date = Kreditfakturans datum
mail-refunded-amount = Återbetalt

# Left behind, for who confirmed the newsletter.

mail-cart-subject = Du lämnade något kvar hos oss
mail-cart-preview = Om du fortfarande funderar går det att fortsätta här.
mail-cart-heading = Funderar du fortfarande?
mail-cart-lead = Du började på en beställning men avslutade den inte. Om du vill fortsätter den här. Annars behöver du inte göra något.
mail-cart-items = I varukorgen
mail-cart-action = Tillbaka till beställningen
mail-cart-notes = Bra att veta
mail-cart-prices = Inget är beställt eller reserverat. Det är priset på sidan som gäller.
mail-cart-device = På enheten du började med är varukorgen fortfarande fylld.
mail-cart-reason = Du får det här mejlet för att du har bekräftat vårt nyhetsbrev. Vi påminner om en beställning bara en gång.

# Whether the buyer wants to say what it was like.

mail-review-subject = Hur var det? Din beställning { $number }
mail-review-preview = En till fem stjärnor, om du vill.
mail-review-heading = Hur var det?
mail-review-lead = Din beställning har varit hos dig ett tag. Berätta gärna för andra hur det var. En stjärna räknas lika mycket som fem.
mail-review-items = Beställt
mail-review-action = Skriv ett omdöme
mail-review-notes = Bra att veta
mail-review-public = Stjärnor, ord och namnet du anger visas sedan på våra sidor. Det ger ingen belöning.
mail-review-words = Vi får inte visa det som reklam inte får säga. Finns något sådant i din text får du veta det direkt och kan ändra den.
mail-review-once = Om den här beställningen frågar vi bara en gång. Bakom länken kan du också säga att vi inte ska fråga mer.
mail-review-reason = Du får det här mejlet för att du har beställt hos oss med den här adressen. Du kan när som helst säga nej till sådana frågor.

# Digital goods can be opened.

mail-goods-subject = Beställning { $number }: redo att öppnas
mail-goods-preview = En länk, så är det ditt.
mail-goods-heading = Den digitala delen är här
mail-goods-lead = Ingen kartong, ingen dörrklocka: allt väntar på sidan för din beställning.
mail-goods-items = Klart
mail-goods-action = Till beställningen
mail-goods-link = Du kan öppna länken i det här mejlet på mobilen och datorn, så ofta du vill. Den som har mejlet kan öppna allt. Vidarebefordra det bara om du vill det.
mail-goods-agreed = Det här godkände du när du beställde
