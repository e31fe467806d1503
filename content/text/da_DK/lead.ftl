### The e-mail form after a quiz: what can be sent, the consent to the newsletter, and what may go wrong.

lead-heading = På e-mail, hvis du vil
lead-wishes = Det må vi sende dig
lead-result-box = Send mig mit resultat
lead-result-help = Én besked med et link til dit resultat, ikke andet.
lead-result-keep = Til det gemmer vi dine svar i 30 dage, krypteret.
lead-result-on-device = Dine svar ligger kun på denne enhed, fordi du valgte ikke at gemme dem. Derfor har vi ikke noget at sende. Du ser dit resultat på næste side.
lead-result-none = Der er endnu ingen færdig quiz på denne enhed, så der er ikke noget resultat at sende.
lead-newsletter-consent = Ja, { -brand } må sende mig sit nyhedsbrev på e-mail med opskrifter, nyt og tilbud.
lead-newsletter-help = Først får du et link til at bekræfte. Du kan når som helst trække dit samtykke tilbage, med ét klik i hver besked.
lead-privacy = Sådan behandler vi persondata
lead-email-label = Din e-mailadresse
lead-email-help = Kun til det, du har sat kryds ved.
lead-boxes-hint = Sæt et kryds, så kommer feltet til din adresse frem her.
lead-send = Send det til mig
lead-sending = Sender …
lead-without = Se mit resultat uden e-mail
lead-no-script = Formularen kræver JavaScript. Du kan gå videre uden.

# Cards

lead-card-wishes = Hvad vil du gerne have på e-mail?
lead-card-address = Hvor skal vi sende det hen?
lead-card-number = Kort { $number } af 2
lead-back = Tilbage
lead-continue = Videre

# A slip in the address

lead-did-you-mean = Mente du { $suggestion }?
lead-take-suggestion = Ja, send til { $suggestion }
lead-keep-written = Nej, { $written } er rigtig

# What stands in the way

lead-wish-missing = Sæt kryds ved det, vi må sende dig. Du kan også se dit resultat uden e-mail.
lead-email-missing = Skriv din e-mailadresse.
lead-email-invalid = Adressen er ikke fuldstændig. Sådan bør den se ud: navn@eksempel.dk
lead-email-disposable = Den adresse findes kun i nogle minutter. Brug en, du også kan læse i morgen.
lead-email-unreachable = Der kan ikke leveres post til den adresse. Se lige en gang til på delen efter @.
lead-run-gone = Dine svar er ikke længere gemt hos os, så vi kan ikke sende resultatet. Du ser det på næste side.
lead-offline = Der er ingen forbindelse lige nu. Der er ikke sendt noget. Prøv igen.
lead-busy = Det var meget på én gang. Prøv igen om et minut.
lead-busy-later = Det var meget på én gang. Prøv igen om cirka { $minutes } minutter.
lead-busy-tomorrow = Der er allerede kommet flere forespørgsler i dag. Prøv igen i morgen.
lead-failed = Det lykkedes ikke, og det er ikke din skyld. Prøv igen senere, eller gå videre uden e-mail.

# Sent

lead-sent-heading = Kig i din indbakke
lead-sent-result = Dit resultat er på vej til { $email }.
lead-sent-newsletter = Til nyhedsbrevet: Åbn vores besked til { $email }, og bekræft med linket. Uden det trin kommer der ikke mere.
lead-sent-missing = Intet efter nogle minutter? Kig også i spammappen.
