### Texts of what follows an order: further offers, thank-you, feedback, return from payment.

# /upsell

upsell-title = En dåse mere til skabet? | { -brand }
upsell-description = Efter din bestilling: endnu en dåse { -daily-trio } som en ny, selvstændig bestilling. Det er lige så nemt at sige nej som ja.
upsell-heading = Én til bordet, én til skabet?
upsell-lead = Det er et spørgsmål, ikke en betingelse: Vil du have en ekstra dåse i reserve? Dit svar ændrer ikke noget ved en bestilling, du allerede har lagt.
upsell-eyebrow = En ny bestilling
upsell-order-label = Ja, se tilbuddet
upsell-action-decline = Nej tak, videre
upsell-why-heading = Hvad der taler for og imod
upsell-why-1-heading = For
upsell-why-1-text = Den næste dåse står klar, når denne er tom.
upsell-why-2-heading = Også for
upsell-why-2-text = Uåbnet venter den tålmodigt, køligt og tørt.
upsell-why-3-heading = Imod
upsell-why-3-text = Du har ikke mødt den første endnu. Du kan altid bestille igen, til samme pris som alle andre.
upsell-jar-heading = En dåse mere
upsell-ingredients-heading = De samme fem næringsstoffer
upsell-facts-heading = Til at slå op i: etiketten
upsell-guarantee-heading = Egen bestilling, egen fortrydelsesret
upsell-guarantee-1 = Den får sit eget overblik, sin egen bestillingsknap og sin egen bekræftelse. Vi trækker ingen penge i baggrunden. Du kan fortryde den indtil 14 dage efter, at du har fået varen, og den første bestilling forbliver, som den er.
upsell-action-done = Videre uden en ekstra dåse
upsell-action-fibre = Se { -daily-fibre } i stedet
upsell-bar-label = Se tilbuddet

# /detolex-upsell

detolex-upsell-title = { -daily-fibre } oveni? Læs først, vælg så | { -brand }
detolex-upsell-description = Efter din bestilling: { -daily-fibre } med glucomannan som en ny, selvstændig bestilling. Anvisninger før prisen, advarsel ved etiketten.
detolex-upsell-heading = Er der plads ved siden af vandglasset?
detolex-upsell-lead = { -daily-fibre } er det andet af vores to produkter. Det kræver lidt mere opmærksomhed end det første. Derfor kommer anvisningerne først her.
detolex-upsell-eyebrow = En ny bestilling
detolex-upsell-order-label = Se tilbuddet
detolex-upsell-action-decline = Nej tak, videre
detolex-upsell-taking-heading = Tre portioner, taget sådan her
detolex-upsell-taking-1-heading = Et til to glas før hvert måltid
detolex-upsell-taking-1-text = Vand, lige skænket op.
detolex-upsell-taking-2-heading = Tag to kapsler med vandet
detolex-upsell-taking-2-text = Én ad gangen og hele. Det giver 1 g glucomannan, altså 3 g om dagen.
detolex-upsell-taking-3-heading = Hold afstand
detolex-upsell-taking-3-text = Flere timer mellem kapsler og medicin. Og ikke lige før du lægger dig.
detolex-upsell-jar-heading = Én dåse til at prøve
detolex-upsell-jar-lead = Den rækker til 15 dage. Længe nok til at vide, om vanen er noget for dig.
detolex-upsell-facts-heading = Før du bestemmer dig: etiketten
detolex-upsell-ingredients-heading = Én rod, én kostfiber
detolex-upsell-guarantee-heading = Kan fortrydes for sig
detolex-upsell-guarantee-1 = Det er en ny aftale med sin egen bekræftelse. Du kan fortryde den uden begrundelse indtil 14 dage efter, at du har fået varen. Det ændrer ikke noget ved din første bestilling.
detolex-upsell-action-done = Videre uden { -daily-fibre }
detolex-upsell-bar-label = Se tilbuddet

# /addapp

addapp-title = Appen til din dåse | { -brand }
addapp-description = Tag hverdagsappen med efter din bestilling: tre flueben om dagen, tolv måneder, en selvstændig aftale. Et nej kræver ét klik.
addapp-heading = Skal nogen sige til?
addapp-lead = Indtil dåsen har fundet sin plads, kan en lille summen om morgenen være nyttig. Derefter klarer vanen sig selv.
addapp-order-label = Se tilbuddet
addapp-action-decline = Nej tak, videre
addapp-trust-1 = Tre flueben om dagen
addapp-trust-2 = Tolv måneder, stopper af sig selv
addapp-trust-3 = Virker i alle nyere browsere
addapp-app-heading = Én pris, intet abonnement
addapp-guarantee-heading = En selvstændig aftale
addapp-guarantee-1 = Appen er en bestilling for sig. Dine dåser kommer med eller uden den.
addapp-guarantee-2 = Du kan fortryde indtil 14 dage efter, at aftalen er indgået. Siger du ja til at få adgang tidligere, ophører retten, når leveringen begynder.
addapp-action-done = Videre uden appen
addapp-bar-label = Se tilbuddet

# /thankyou

thankyou-title = Tak | { -brand }
thankyou-description = Hvad der sker efter en bestilling: bekræftelse, forsendelse, ankomst. Og et par råd til de første dage og alle veje til os.
thankyou-heading = Tak. Resten klarer vi.
thankyou-lead = Efter en bestilling kommer alt andet på e-mail og derefter med posten. Du kan lukke vinduet og lave noget rart.
thankyou-next-heading = Det sker der nu
thankyou-next-1-heading = Bekræftelsen
thankyou-next-1-text = En e-mail med alt, hvad du har bestilt, og aftalens tekst. Gem den, den er din kvittering.
thankyou-next-2-heading = Pakken
thankyou-next-2-text = Du hører fra os, så snart den er på vej. E-bogen og appen kommer som link.
thankyou-next-3-heading = Forseglingen
thankyou-next-3-text = Se efter, om den er hel, når du pakker ud. Er den ikke det, så skriv, og vi tager os af det.
thankyou-settle-heading = Sådan falder dåsen til
thankyou-settle-1-heading = Ved siden af koppen
thankyou-settle-1-text = Det, man ser, glemmer man ikke. Skabet er vanens værste fjende.
thankyou-settle-2-heading = Ikke ved siden af komfuret
thankyou-settle-2-text = Køligt, tørt og utilgængeligt for små børn.
thankyou-settle-3-heading = Glemte du en dag?
thankyou-settle-3-text = Det gør ikke noget. Tag ikke mere, end du plejer, dagen efter.
thankyou-guarantee-heading = Har du ombestemt dig?
thankyou-guarantee-1 = Du kan fortryde indtil 14 dage efter, at du har fået varen, helt eller for enkelte varer. Du behøver ingen grund.
thankyou-faq-heading = Hvis noget ikke er, som det skal være
thankyou-faq-1-question = Ingen e-mail endnu?
thankyou-faq-1-answer = Se efter i mappen med uønsket post. Er den der heller ikke, så skriv til os. Vi svarer normalt inden for tre hverdage.
thankyou-faq-2-question = Forkert adresse?
thankyou-faq-2-answer = Skriv til os med det samme, med bestillingsnummeret. Indtil pakken er på vej, kan adressen ændres.
thankyou-faq-3-question = Bliver der trukket penge igen?
thankyou-faq-3-answer = Nej. Én bestilling, én betaling.
thankyou-action-feedback = Sådan bliver anmeldelser til
thankyou-action-withdraw = Fortryd aftalen her
thankyou-action-home = Til forsiden

# /feedback

feedback-title = Anmeldelser, og hvordan vi tjekker dem | { -brand }
feedback-description = Hvem der kan anmelde hos { -brand }, hvordan vi tjekker, at det er ægte, hvad vi viser, og hvilke udsagn vi ikke må vise.
feedback-heading = Sig, hvordan det var. Også ved tre stjerner.
feedback-lead = Kun den, der har fået en levering, kan skrive en anmeldelse. Vi sorterer ikke efter humør, og vi betaler ikke for ros.
feedback-eyebrow = Sådan kontrollerer vi anmeldelser
feedback-way-heading = Fra køb til anmeldelse
feedback-way-1-heading = Invitationen
feedback-way-1-text = Efter leveringen spørger vi én gang på e-mail og sender et link. Det gælder præcis én gang for hvert produkt.
feedback-way-2-heading = Dine ord
feedback-way-2-text = En til fem stjerner og så mange sætninger, du vil. Der er ingen belønning for det.
feedback-way-3-heading = Vores kontrol
feedback-way-3-text = Hører linket til en ægte bestilling, der er leveret? Antallet af stjerner ser vi ikke på her.
feedback-shown-heading = Hvad vi viser, og hvad vi ikke viser
feedback-shown-column-1 = Teksten vises
feedback-shown-column-2 = Stjernerne tæller
feedback-shown-1-label = Fem stjerner uden ord
feedback-shown-2-label = Én stjerne med begrundelse
feedback-shown-3-label = Forsinket pakke, drilsk låg
feedback-shown-4-label = Andre menneskers navne
feedback-shown-5-label = Udsagn om krop og helbred
feedback-why-heading = Hvorfor det sidste mangler
feedback-why-1 = En anmeldelse, vi viser, regnes for vores reklame. Det, vi ikke selv må sige, må vi heller ikke citere. Den, der skriver sådan noget, får en besked med grunden og kan ændre teksten.
feedback-why-2 = Gennemsnittet tæller **alle** offentliggjorte anmeldelser fra alle lande. Eksempler, vi selv har fundet på, er mærket som eksempler og tæller ingen steder.
feedback-action-home = Til forsiden
feedback-action-terms = Læs betingelserne

# /paypal-confirm

paypal-confirm-title = Betalingen kontrolleres | { -brand }
paypal-confirm-description = Tilbage fra betalingstjenesten: hvad der kontrolleres, før en bestilling regnes for betalt, og hvad der sker, hvis du afbrød.
paypal-confirm-heading = Velkommen tilbage.
paypal-confirm-lead = Vi spørger selv betalingstjenesten, om en betaling er gået igennem. Her tager vi ikke en browser på ordet.
paypal-confirm-eyebrow = Tilbage fra betalingstjenesten
paypal-confirm-cancelled-heading = Afbrød du undervejs?
paypal-confirm-cancelled-1 = Så er der ikke trukket noget. Gå tilbage, og vælg en anden måde at betale på, eller lad det være godt for i dag.
paypal-confirm-trust-1 = Kun betalingstjenesten kender dit login
paypal-confirm-trust-2 = Intet beløb uden din godkendelse
paypal-confirm-action-back = Tilbage til bestillingen
