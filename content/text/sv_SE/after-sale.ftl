### Texts of what follows an order: further offers, thank-you, feedback, return from payment.

# /upsell

upsell-title = En burk till i skåpet? | { -brand }
upsell-description = Efter din beställning: en burk { -daily-trio } till, som en egen, ny beställning. Att tacka nej är lika enkelt som att tacka ja.
upsell-heading = En på bordet, en i skåpet?
upsell-lead = Det här är en fråga, inget villkor: vill du ha en andra burk i reserv? Svaret ändrar inget i en beställning som du redan har gjort.
upsell-eyebrow = En ny beställning
upsell-order-label = Ja, visa erbjudandet
upsell-action-decline = Nej tack, vidare
upsell-why-heading = Det som talar för och emot
upsell-why-1-heading = För
upsell-why-1-text = Nästa burk står redan där när den här är tom.
upsell-why-2-heading = Också för
upsell-why-2-text = Oöppnad väntar den tåligt, svalt och torrt.
upsell-why-3-heading = Emot
upsell-why-3-text = Du har inte lärt känna den första än. Beställa igen kan du alltid, till samma pris som alla andra.
upsell-jar-heading = En burk till
upsell-ingredients-heading = Samma fem näringsämnen
upsell-facts-heading = Att läsa igen: etiketten
upsell-guarantee-heading = Egen beställning, egen ångerrätt
upsell-guarantee-1 = Den får sin egen översikt, sin egen beställningsknapp och sin egen bekräftelse. Vi drar inga pengar i bakgrunden. Du kan ångra den inom 14 dagar från det att du fått varan, och den första beställningen påverkas inte.
upsell-action-done = Vidare utan en andra burk
upsell-action-fibre = Se hellre { -daily-fibre }
upsell-bar-label = Se erbjudandet

# /detolex-upsell

detolex-upsell-title = { -daily-fibre } också? Läs först, välj sedan | { -brand }
detolex-upsell-description = Efter din beställning: { -daily-fibre } med glukomannan som en egen, ny beställning. Anvisningen före priset, varningen vid etiketten.
detolex-upsell-heading = Finns det plats bredvid vattenglaset?
detolex-upsell-lead = { -daily-fibre } är den andra av våra två produkter. Den vill ha lite mer uppmärksamhet än den första. Därför kommer anvisningen först.
detolex-upsell-eyebrow = En ny beställning
detolex-upsell-order-label = Se erbjudandet
detolex-upsell-action-decline = Nej tack, vidare
detolex-upsell-taking-heading = Tre portioner, så här
detolex-upsell-taking-1-heading = Ett till två glas före varje måltid
detolex-upsell-taking-1-text = Vatten, nyss upphällt.
detolex-upsell-taking-2-heading = Två kapslar till vattnet
detolex-upsell-taking-2-text = En i taget, utan att tugga. Det ger 1 g glukomannan, alltså 3 g om dagen.
detolex-upsell-taking-3-heading = Håll avstånd
detolex-upsell-taking-3-text = Flera timmar mellan kapslar och läkemedel, och inte strax innan du lägger dig.
detolex-upsell-jar-heading = En burk att prova
detolex-upsell-jar-lead = Den räcker i 15 dagar. Länge nog för att veta om vanan passar dig.
detolex-upsell-facts-heading = Innan du bestämmer dig: etiketten
detolex-upsell-ingredients-heading = En rot, en kostfiber
detolex-upsell-guarantee-heading = Går att ångra för sig
detolex-upsell-guarantee-1 = Det här är ett nytt avtal med egen bekräftelse. Du kan ångra det inom 14 dagar från det att du fått varan, utan att ange skäl. Din första beställning påverkas inte.
detolex-upsell-action-done = Vidare utan { -daily-fibre }
detolex-upsell-bar-label = Se erbjudandet

# /addapp

addapp-title = Appen till din burk | { -brand }
addapp-description = Lägg till vardagsappen i efterhand: tre bockar om dagen, tolv månader, ett eget avtal. Att tacka nej tar ett klick.
addapp-heading = Vill du bli påmind?
addapp-lead = Tills burken har hittat sin plats kan ett litet surr på morgonen vara till nytta. Sedan klarar sig vanan på egen hand.
addapp-order-label = Se erbjudandet
addapp-action-decline = Nej tack, vidare
addapp-trust-1 = Tre bockar om dagen
addapp-trust-2 = Tolv månader, upphör av sig själv
addapp-trust-3 = Fungerar i alla aktuella webbläsare
addapp-app-heading = Ett pris, ingen prenumeration
addapp-guarantee-heading = Ett eget avtal
addapp-guarantee-1 = Appen är en egen beställning. Dina burkar kommer med den eller utan.
addapp-guarantee-2 = Du kan ångra dig inom 14 dagar från det att avtalet slöts. Samtycker du till en tidigare start upphör rätten när leveransen börjar.
addapp-action-done = Vidare utan appen
addapp-bar-label = Se erbjudandet

# /thankyou

thankyou-title = Tack | { -brand }
thankyou-description = Det som händer efter en beställning: bekräftelse, leverans, ankomst. Plus några tips för de första dagarna och alla vägar till oss.
thankyou-heading = Tack. Resten sköter vi.
thankyou-lead = Efter en beställning kommer resten med e-post, och sedan med posten. Du kan stänga fönstret och göra något trevligt.
thankyou-next-heading = Det här händer nu
thankyou-next-1-heading = Bekräftelsen
thankyou-next-1-text = Ett mejl med allt du har beställt och avtalstexten. Spara det, det är ditt kvitto.
thankyou-next-2-heading = Paketet
thankyou-next-2-text = Du hör av oss så snart det är på väg. E-boken och appen kommer som länk.
thankyou-next-3-heading = Förseglingen
thankyou-next-3-text = Se efter att den är hel när du packar upp. Om inte, skriv till oss så ordnar vi det.
thankyou-settle-heading = Så blir burken hemmastadd
thankyou-settle-1-heading = Bredvid koppen
thankyou-settle-1-text = Det man ser glömmer man inte. Skåpet är vanans fiende.
thankyou-settle-2-heading = Inte bredvid spisen
thankyou-settle-2-text = Svalt, torrt och utom räckhåll för små barn.
thankyou-settle-3-heading = Glömde du en dag?
thankyou-settle-3-text = Det gör inget. Ta inte mer än vanligt dagen efter.
thankyou-guarantee-heading = Har du ändrat dig?
thankyou-guarantee-1 = Du kan ångra köpet i upp till 14 dagar från det att du fått varan, helt eller för enstaka varor. Du behöver inget skäl.
thankyou-faq-heading = Om något inte stämmer
thankyou-faq-1-question = Har inget mejl kommit?
thankyou-faq-1-answer = Titta i skräpposten. Finns det inte där heller, skriv till oss. Vi svarar normalt inom tre arbetsdagar.
thankyou-faq-2-question = Blev adressen fel?
thankyou-faq-2-answer = Skriv till oss så snart du kan med beställningsnumret. Så länge paketet inte är på väg går det att ändra.
thankyou-faq-3-question = Dras det mer pengar?
thankyou-faq-3-answer = Nej. En beställning, en betalning.
thankyou-action-feedback = Så kommer omdömen till
thankyou-action-withdraw = Ångra avtalet här
thankyou-action-home = Till startsidan

# /feedback

feedback-title = Omdömen och hur vi granskar dem | { -brand }
feedback-description = Vem som kan lämna omdöme hos { -brand }, hur vi kontrollerar att det är äkta, vad vi visar och vilka påståenden vi inte får visa.
feedback-heading = Säg hur det var. Även om det blev tre stjärnor.
feedback-lead = Bara den som har fått en leverans kan lämna ett omdöme. Vi sorterar inte efter humör och betalar inte för beröm.
feedback-eyebrow = Så granskar vi omdömen
feedback-way-heading = Från köp till omdöme
feedback-way-1-heading = Inbjudan
feedback-way-1-text = Efter leveransen frågar vi en gång med e-post och skickar en länk. Den gäller exakt en gång för varje produkt.
feedback-way-2-heading = Dina ord
feedback-way-2-text = En till fem stjärnor och så många meningar du vill. Det ger ingen belöning.
feedback-way-3-heading = Vår kontroll
feedback-way-3-text = Hör länken till en verklig, levererad beställning? Antalet stjärnor tittar vi inte på.
feedback-shown-heading = Vad vi visar och inte visar
feedback-shown-column-1 = Texten visas
feedback-shown-column-2 = Stjärnorna räknas
feedback-shown-1-label = Fem stjärnor utan ord
feedback-shown-2-label = En stjärna med skäl
feedback-shown-3-label = Försenat paket, trilskande lock
feedback-shown-4-label = Andra människors namn
feedback-shown-5-label = Påståenden om kropp och hälsa
feedback-why-heading = Varför det sista saknas
feedback-why-1 = Ett omdöme som vi visar räknas som vår reklam. Det vi inte får säga själva får vi inte heller citera. Den som skriver något sådant får ett meddelande med skälet och kan ändra texten.
feedback-why-2 = I genomsnittet räknas **alla** publicerade omdömen från alla länder. Exempel som vi har hittat på för att visa hur det ser ut är märkta som exempel och räknas ingenstans.
feedback-action-home = Till startsidan
feedback-action-terms = Läs villkoren

# /paypal-confirm

paypal-confirm-title = Betalningen kontrolleras | { -brand }
paypal-confirm-description = Tillbaka från betaltjänsten: vad som kontrolleras innan en beställning räknas som betald, och vad som händer om du avbröt.
paypal-confirm-heading = Välkommen tillbaka.
paypal-confirm-lead = Vi frågar alltid betaltjänsten om en betalning har gått igenom. Webbläsarens ord räcker inte för oss.
paypal-confirm-eyebrow = Tillbaka från betaltjänsten
paypal-confirm-cancelled-heading = Avbröt du på vägen?
paypal-confirm-cancelled-1 = Då har inga pengar dragits. Gå tillbaka och välj ett annat betalsätt, eller låt det vara för i dag.
paypal-confirm-trust-1 = Bara betaltjänsten känner till din inloggning
paypal-confirm-trust-2 = Inget dras utan ditt godkännande
paypal-confirm-action-back = Tillbaka till beställningen
