### Texts of a review: the form behind the link of the mail, and what became of it.

feedback-loading = Et øjeblik …
feedback-retry = Prøv igen
feedback-offline = Der er ingen forbindelse lige nu. Dine ord er her endnu. Prøv igen, anmeldelsen tæller kun én gang.
feedback-busy = Det var meget på én gang. Dine ord er her endnu. Prøv igen om et minut.
feedback-failed = Det lykkedes ikke, og det er ikke din skyld. Prøv igen.
feedback-gone-heading = Dette link åbner ikke noget længere
feedback-gone-text = Måske er det ikke fuldstændigt, eller bestillingen er slettet efter ønske. Længere nede står der, hvordan anmeldelser bliver til.
feedback-form-heading = Din anmeldelse
feedback-form-lead = En til fem stjerner og nogle ord, hvis du har lyst. Begge dele står bagefter på vores sider, hvad enten de er pæne eller ej.
feedback-form-stars = Stjerner
feedback-form-star-1 = 1 stjerne
feedback-form-star-2 = 2 stjerner
feedback-form-star-3 = 3 stjerner
feedback-form-star-4 = 4 stjerner
feedback-form-star-5 = 5 stjerner
feedback-form-text = Dine ord
feedback-form-optional = (valgfrit)
feedback-form-text-help = For eksempel om emballagen, smagen, leveringen eller hjælpen. Udsagn om sygdomme eller vægt må vi ikke vise.
feedback-form-name = Navn, der står ved siden af
feedback-form-name-help = Et fornavn, initialer eller noget opdigtet.
feedback-form-send = Send anmeldelsen
feedback-form-sending = Anmeldelsen bliver sendt …
feedback-fault-stars = Vælg en til fem stjerner.
feedback-fault-name = Skriv et navn. Det må gerne være opdigtet.
feedback-fault-too-long = Det er for langt. Gør det lidt kortere.
feedback-fault-malformed = Links hører ikke til her. Skriv kun ord og tal.
feedback-fault-card = Det ligner et kortnummer. Det har ingen brug for her.
feedback-said-on = skrevet den { $day }
feedback-published = Tak. Din anmeldelse er offentliggjort.
feedback-withheld-claim = Sådan kan vi ikke vise din anmeldelse.
feedback-withheld-claim-text = En anmeldelse, vi viser, regnes for vores reklame, og reklame for fødevarer må ikke sige alt. Din tekst handler om:
feedback-withheld = Din anmeldelse vises ikke længere. Grunden:
feedback-again = Skriv det med andre ord
feedback-rule-weight-amount = en mængde vægt
feedback-rule-weight-rate = hvor hurtigt noget ved kroppen ændrer sig
feedback-rule-health-professional = hvad en sundhedsperson anbefaler
# lint-allow: disease — names to its author what a review must not say
feedback-rule-disease = sygdomme eller medicin
feedback-rule-unauthorised-effect = en virkning, som der ikke findes et godkendt udsagn om
feedback-rule-fear = bekymring for eget helbred
feedback-rule-absolute = et løfte uden grænser
# lint-allow: green — names to its author what a review must not say
feedback-rule-green = et generelt udsagn om miljøet
# lint-allow: urgency — names to its author what a review must not say
feedback-rule-urgency = en opfordring til at skynde sig
# lint-allow: before-after — names to its author what a review must not say
feedback-rule-before-after = kroppen før og efter
feedback-stop-text = Vil du helst ikke spørges efter en bestilling?
feedback-stop = Spørg ikke igen
feedback-stopped = Så spørger vi ikke igen. Denne anmeldelse kan du stadig skrive.
