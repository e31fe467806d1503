### Texts of what follows an order: further offers, thank-you, feedback, return from payment.

# /upsell

upsell-title = En dåse { -daily-trio } mere? | { -brand }
upsell-description = Efter din bestilling: endnu en dåse { -daily-trio } som en ny, selvstændig bestilling. Ét klik er nok til at sige nej.
upsell-heading = En dåse mere til skabet?
upsell-lead = Dette er et nyt tilbud. Det ændrer ikke noget ved en bestilling, du allerede har lagt.
upsell-jar-heading = Det handler det om
upsell-jar-1-heading = Det samme produkt
upsell-jar-1-text = { -daily-trio }, 60 veganske kapsler, som før.
upsell-jar-2-heading = En selvstændig bestilling
upsell-jar-2-text = Med sit eget overblik, sin egen bestillingsknap og sin egen bekræftelse.
upsell-rule-heading = Uden bagtanker
upsell-rule-1 = Vi trækker ikke på et gemt kort i baggrunden. Uden dit klik på bestillingsknappen sker der ingenting.
upsell-action-order = Se den nye bestilling
upsell-action-decline = Nej tak, videre
upsell-action-fibre = Se { -daily-fibre } i stedet

# /detolex-upsell

detolex-upsell-title = Tilføj { -daily-fibre }? | { -brand }
detolex-upsell-description = Efter din bestilling: { -daily-fibre } med glucomannan som en ny, selvstændig bestilling. Anvisninger og advarsel står på samme side.
detolex-upsell-heading = { -daily-fibre } som supplement?
detolex-upsell-lead = En fiber fra konjakrod. Læs oplysningerne først, og bestem dig så.
detolex-upsell-fibre-heading = Det handler det om
detolex-upsell-fibre-1-heading = Indholdet
detolex-upsell-fibre-1-text = Glucomannan, 3 g om dagen i tre portioner. 90 veganske kapsler.
detolex-upsell-fibre-2-heading = Forudsætningen
detolex-upsell-fibre-2-text = Et til to glas vand til hver portion. Er det ikke muligt for dig, så lad være.
detolex-upsell-rule-heading = En ny bestilling
detolex-upsell-rule-1 = Den har sit eget overblik og sin egen bekræftelse og kan fortrydes for sig.
detolex-upsell-action-order = Se den nye bestilling
detolex-upsell-action-decline = Nej tak, videre

# /addapp

addapp-title = Tilføj appen | { -brand }
addapp-description = Tilføj dagsappen bagefter: tre linjer, én skærm, en selvstændig aftale.
addapp-heading = Appen til din dåse
addapp-lead = Hvis tre flueben om dagen hjælper dig, kan du tilføje appen her.
addapp-app-heading = Det gør den
addapp-app-1-heading = Minder om
addapp-app-1-text = Kapslerne, et glas vand og gåturen om aftenen.
addapp-app-2-heading = Er stille
addapp-app-2-text = Resten af dagen hører du ikke noget fra den.
addapp-rule-heading = En selvstændig aftale
addapp-rule-1 = Appen er en bestilling for sig. Dine dåser kommer med eller uden den.
addapp-action-order = Se den nye bestilling
addapp-action-decline = Nej tak, videre

# /thankyou

thankyou-title = Tak | { -brand }
thankyou-description = Hvad der sker efter en bestilling: bekræftelse, forsendelse, ankomst, og hvor du henvender dig, hvis du fortryder.
thankyou-heading = Tak, fordi du er her
thankyou-lead = Efter en bestilling går alt videre, uden at du skal gøre mere.
thankyou-next-heading = Sådan går det videre
thankyou-next-1-heading = Bekræftelse
thankyou-next-1-text = En e-mail med alt, hvad du har bestilt. Gem den, den er din kvittering.
thankyou-next-2-heading = Forsendelse
thankyou-next-2-text = Du får besked, så snart pakken er på vej.
thankyou-next-3-heading = Ankomst
thankyou-next-3-text = Se efter, om dåsens forsegling er hel, når du pakker ud. Er den ikke det, så sig til.
thankyou-change-heading = Har du ombestemt dig?
thankyou-change-1 = Du kan fortryde en aftale op til 14 dage efter, at varen er kommet, uden at give en grund.
thankyou-action-feedback = Sådan bliver anmeldelser til
thankyou-action-withdraw = Fortryd aftalen her
thankyou-action-home = Til forsiden

# /feedback

feedback-title = Anmeldelser, og hvordan vi tjekker dem | { -brand }
feedback-description = Hvem der kan anmelde hos { -brand }, hvordan vi tjekker, at det er ægte, og hvilke udsagn vi ikke må vise.
feedback-heading = Anmeldelser fra folk, der har købt
feedback-lead = Kun den, der har fået en levering, kan skrive en anmeldelse. Sådan foregår det.
feedback-way-heading = En anmeldelses vej
feedback-way-1-heading = Invitation
feedback-way-1-text = Efter leveringen sender vi et link, der gælder præcis én gang.
feedback-way-2-heading = Dine ord
feedback-way-2-text = Du giver stjerner og skriver, hvad du vil. Der er ingen belønning for det.
feedback-way-3-heading = Tjek
feedback-way-3-text = Vi tjekker, at bestillingen er ægte. Antallet af stjerner spiller ingen rolle.
feedback-shown-heading = Det viser vi
feedback-shown-1 = Gode og dårlige anmeldelser vises efter de samme regler. Gennemsnittet tæller alle de tjekkede med.
feedback-shown-2 = Udsagn om sygdomme eller om, hvordan en krop har forandret sig, må vi ikke vise, heller ikke som citat. Den, der skriver sådan noget, får grunden at vide.
feedback-action-home = Til forsiden
feedback-action-terms = Læs betingelserne

# /paypal-confirm

paypal-confirm-title = Betalingen kontrolleres | { -brand }
paypal-confirm-description = Tilbage fra betalingstjenesten: hvad der kontrolleres, før en bestilling regnes for betalt, og hvad der sker, hvis du afbrød.
paypal-confirm-heading = Tilbage fra betalingstjenesten
paypal-confirm-lead = Om en betaling er gået igennem, spørger vi betalingstjenesten selv om.
paypal-confirm-check-heading = Det kontrolleres
paypal-confirm-check-1-heading = Beløbet
paypal-confirm-check-1-text = Det skal passe med bestillingens samlede pris.
paypal-confirm-check-2-heading = Status
paypal-confirm-check-2-text = Først når betalingstjenesten bekræfter betalingen, regnes bestillingen for betalt.
paypal-confirm-check-3-heading = Bekræftelsen
paypal-confirm-check-3-text = Den kommer på e-mail, også hvis du lukker vinduet.
paypal-confirm-cancelled-heading = Afbrød du?
paypal-confirm-cancelled-1 = Hvis du afbrød hos betalingstjenesten, er der ikke trukket noget. Du kan vælge en anden måde at betale på.
paypal-confirm-action-order = Videre
paypal-confirm-action-back = Tilbage til bestillingen
