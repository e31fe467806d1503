### Texts of what follows an order: further offers, thank-you, feedback, return from payment.

# /upsell

upsell-title = En burk { -daily-trio } till? | { -brand }
upsell-description = Efter din beställning: ytterligare en burk { -daily-trio } som en ny, egen beställning. Ett klick räcker för att tacka nej.
upsell-heading = En burk till i skåpet?
upsell-lead = Det här är ett nytt erbjudande. Det ändrar inget i en beställning du redan har gjort.
upsell-jar-heading = Det här gäller det
upsell-jar-1-heading = Samma produkt
upsell-jar-1-text = { -daily-trio }, 60 veganska kapslar, som tidigare.
upsell-jar-2-heading = En egen beställning
upsell-jar-2-text = Med egen översikt, egen beställningsknapp och egen bekräftelse.
upsell-rule-heading = Utan baktankar
upsell-rule-1 = Vi debiterar inget sparat kort i bakgrunden. Utan ditt klick på beställningsknappen händer ingenting.
upsell-action-order = Se den nya beställningen
upsell-action-decline = Nej tack, vidare
upsell-action-fibre = Se { -daily-fibre } i stället

# /detolex-upsell

detolex-upsell-title = Lägga till { -daily-fibre }? | { -brand }
detolex-upsell-description = Efter din beställning: { -daily-fibre } med glukomannan som en ny, egen beställning. Anvisningar och varning finns på samma sida.
detolex-upsell-heading = { -daily-fibre } som komplement?
detolex-upsell-lead = En fiber från konjakrot. Läs först upplysningarna och bestäm dig sedan.
detolex-upsell-fibre-heading = Det här gäller det
detolex-upsell-fibre-1-heading = Innehållet
detolex-upsell-fibre-1-text = Glukomannan, 3 g om dagen i tre portioner. 90 veganska kapslar.
detolex-upsell-fibre-2-heading = Förutsättningen
detolex-upsell-fibre-2-text = Ett till två glas vatten till varje portion. Fungerar det inte för dig, avstå.
detolex-upsell-rule-heading = En ny beställning
detolex-upsell-rule-1 = Den har egen översikt och bekräftelse och kan ångras för sig.
detolex-upsell-action-order = Se den nya beställningen
detolex-upsell-action-decline = Nej tack, vidare

# /addapp

addapp-title = Lägg till appen | { -brand }
addapp-description = Lägg till dagsappen i efterhand: tre rader, en skärm, ett eget avtal.
addapp-heading = Appen till din burk
addapp-lead = Om tre bockar om dagen hjälper dig kan du lägga till appen här.
addapp-app-heading = Det här gör den
addapp-app-1-heading = Påminner
addapp-app-1-text = Om kapslarna, om ett glas vatten, om promenaden på kvällen.
addapp-app-2-heading = Är tyst
addapp-app-2-text = Resten av dagen hör du inget av den.
addapp-rule-heading = Ett eget avtal
addapp-rule-1 = Appen är en egen beställning. Dina burkar kommer med eller utan den.
addapp-action-order = Se den nya beställningen
addapp-action-decline = Nej tack, vidare

# /thankyou

thankyou-title = Tack | { -brand }
thankyou-description = Vad som händer efter en beställning: bekräftelse, leverans, ankomst, och vart du vänder dig om du ångrar dig.
thankyou-heading = Tack för att du är här
thankyou-lead = Efter en beställning går allt vidare utan att du behöver göra något mer.
thankyou-next-heading = Så går det vidare
thankyou-next-1-heading = Bekräftelse
thankyou-next-1-text = Ett mejl med allt du har beställt. Spara det, det är ditt kvitto.
thankyou-next-2-heading = Utskick
thankyou-next-2-text = Du får ett meddelande så snart paketet är på väg.
thankyou-next-3-heading = Ankomst
thankyou-next-3-text = Kontrollera att burkens försegling är hel när du packar upp. Är den inte det, hör av dig.
thankyou-change-heading = Har du ändrat dig?
thankyou-change-1 = Du kan ångra ett avtal upp till 14 dagar efter att varan har kommit, utan att ange skäl.
thankyou-action-feedback = Så kommer omdömen till
thankyou-action-withdraw = Ångra avtalet här
thankyou-action-home = Till startsidan

# /feedback

feedback-title = Omdömen och hur vi kontrollerar dem | { -brand }
feedback-description = Vem som kan lämna omdöme hos { -brand }, hur vi kontrollerar att det är äkta och vilka påståenden vi inte får visa.
feedback-heading = Omdömen av människor som har köpt
feedback-lead = Bara den som har fått en leverans kan lämna ett omdöme. Så här går det till.
feedback-way-heading = Ett omdömes väg
feedback-way-1-heading = Inbjudan
feedback-way-1-text = Efter leveransen skickar vi en länk som gäller exakt en gång.
feedback-way-2-heading = Dina ord
feedback-way-2-text = Du ger stjärnor och skriver vad du vill. Någon belöning finns inte.
feedback-way-3-heading = Kontroll
feedback-way-3-text = Vi kontrollerar att beställningen är äkta. Antalet stjärnor spelar ingen roll för det.
feedback-shown-heading = Det här visar vi
feedback-shown-1 = Bra och dåliga omdömen visas enligt samma regler. I snittet räknas alla kontrollerade med.
feedback-shown-2 = Påståenden om sjukdomar eller om hur en kropp har förändrats får vi inte visa, inte ens som citat. Den som skriver något sådant får veta varför.
feedback-action-home = Till startsidan
feedback-action-terms = Läs villkoren

# /paypal-confirm

paypal-confirm-title = Betalningen kontrolleras | { -brand }
paypal-confirm-description = Tillbaka från betaltjänsten: vad som kontrolleras innan en beställning räknas som betald, och vad som händer om du avbröt.
paypal-confirm-heading = Tillbaka från betaltjänsten
paypal-confirm-lead = Om en betalning har gått igenom frågar vi betaltjänsten själv.
paypal-confirm-check-heading = Det här kontrolleras
paypal-confirm-check-1-heading = Beloppet
paypal-confirm-check-1-text = Det ska stämma med beställningens totalpris.
paypal-confirm-check-2-heading = Läget
paypal-confirm-check-2-text = Först när betaltjänsten bekräftar betalningen räknas beställningen som betald.
paypal-confirm-check-3-heading = Bekräftelsen
paypal-confirm-check-3-text = Den kommer med e-post, även om du stänger fönstret.
paypal-confirm-cancelled-heading = Avbröt du?
paypal-confirm-cancelled-1 = Om du avbröt hos betaltjänsten har inget dragits. Du kan välja ett annat sätt att betala.
paypal-confirm-action-order = Vidare
paypal-confirm-action-back = Tillbaka till beställningen
