### Texts of the e-mail steps and the summaries that follow the quizzes.

# /start-email

start-email-title = Resultatet på e-mail? Kun hvis du vil | { -brand }
start-email-description = Du bestemmer, om resultatet også skal i din indbakke. Du kan under alle omstændigheder se det på næste side.
start-email-heading = Skal vi også sende resultatet på e-mail?
start-email-lead = Adressen er ikke en entrébillet. Dit resultat ligger klar på næste side, med eller uden.
start-email-mail-heading = Det giver e-mailen
start-email-mail-1-heading = Et link til din opsummering
start-email-mail-1-text = Det åbner det, du ser på næste side, på enhver enhed.
start-email-mail-2-heading = Et diskret emnefelt
start-email-mail-2-text = Der står ikke noget, som sidemanden ikke må læse.
start-email-mail-3-heading = Ingen reklame
start-email-mail-3-text = Du tilmelder dig nyhedsbrevet særskilt og bekræfter en gang til. Ét klik er nok til at afmelde.
start-email-mail-4-heading = En slutning
start-email-mail-4-text = Uden bestilling og uden nyhedsbrev sletter vi adressen efter 30 dage.
start-email-regret-heading = Og hvis du fortryder?
start-email-regret-1 = Så trækker du dit samtykke tilbage: i quizzen, med linket nederst i vores mail eller med en linje til os. Vi sletter dine svar og adressen, uden spørgsmål og uden at surmule.
start-email-trust-1 = Én besked
start-email-trust-2 = Vi sælger ingen data
start-email-trust-3 = Intet er krydset af for dig
start-email-next-heading = Videre uden adresse
start-email-next-lead = Du behøver ikke udfylde noget.
start-email-action-result = Se mit resultat
start-email-action-fibre = Se mit resultat om { -daily-fibre }

# /start-email2

start-email2-title = Bunken er tom: se dit resultat | { -brand }
start-email2-description = Efter kortquizzen: Se resultatet med det samme, eller få det også på e-mail. Nyhedsbrevet kommer kun, hvis du bekræfter det særskilt.
start-email2-heading = Det var det sidste kort. Skal vi vende dem?
start-email2-lead = Dit resultat er et klik væk. Vil du se på det igen senere, kan det også komme på e-mail.
start-email2-eyebrow = Kortquizzen
start-email2-confirm-heading = Sådan hører du fra os
start-email2-confirm-1-heading = Skriv en adresse
start-email2-confirm-1-text = Kun adressen. Navn og telefonnummer beholder du selv.
start-email2-confirm-2-heading = Læs dit resultat
start-email2-confirm-2-text = Én besked med et link til dine kort. Kommer der ingen bestilling, sletter vi adressen efter 30 dage.
start-email2-confirm-3-heading = Nyhedsbrev, hvis du vil
start-email2-confirm-3-text = Kun hvis du beder om det særskilt og bekræfter linket i en ny besked.
start-email2-inside-heading = Det åbner linket
start-email2-inside-1-heading = Dine tre bunker
start-email2-inside-1-text = Ja, Nej og Til side, så du kan læse dem igen.
start-email2-inside-2-heading = Forslaget
start-email2-inside-2-text = Med den grund, der førte til det.
start-email2-quiet-heading = Hvad ingen behøver vide
start-email2-quiet-1 = Intet telefonnummer, ingen fødselsdag, ingen konto. Og i emnefeltet står der intet, andre ikke må se.
start-email2-next-heading = Eller vend dem nu
start-email2-action-result = Se mine kort

# /email

email-title = To felter før resultatet | { -brand }
email-description = To frivillige spørgsmål før resultatet af den korte quiz: Vil du have det på e-mail, og vil du høre fra os senere?
email-heading = To felter, begge tomme.
email-lead = Det bliver de ved med at være, hvis du ikke gør noget. Du ser dit resultat alligevel.
email-choices-heading = Det kan du sige ja til
email-choices-column-1 = Resultat
email-choices-column-2 = Nyhedsbrev
email-choices-1-1 = Én besked
email-choices-1-2 = Opskrifter og nyt
email-tea-heading = Teen er klar
email-tea-1 = Lad begge felter stå tomme, så går du direkte videre. Vi spørger ikke en gang til.
email-trust-1 = Ingen svar i emnefeltet
email-trust-2 = Adressen slettes efter 30 dage, hvis der ikke sker mere
email-action-result = Se mit resultat

# /start-summary

start-summary-title = Din opsummering | { -brand }
start-summary-description = Sådan bliver dine svar til et forslag: tre åbne regler, en dag med { -daily-trio } og vejen til tilbuddet.
start-summary-heading = Din tirsdag, sat i orden.
start-summary-lead = Opsummeringen samler det, du har fortalt. Den dømmer dig ikke og forudsiger ikke noget. Og den viser mellemregningerne.
start-summary-eyebrow = Din opsummering
start-summary-rules-heading = Sådan bliver svar til et forslag
start-summary-rules-1-heading = Du spiser som regel morgenmad
start-summary-rules-1-text = Så passer { -daily-trio }: to kapsler, ét fast tidspunkt.
start-summary-rules-2-heading = Tre måltider, rigeligt vand
start-summary-rules-2-text = Så se også på { -daily-fibre }, især på anvisningerne.
start-summary-rules-3-heading = Ingen af delene
start-summary-rules-3-text = Så foreslår vi ikke noget. En god kogebog skader aldrig.
start-summary-day-heading = En tirsdag med { -daily-trio }
start-summary-day-1-heading = Aftenen før
start-summary-day-1-text = Dåsen står ved siden af den kop, du drikker af om morgenen.
start-summary-day-2-heading = Til morgenmaden
start-summary-day-2-text = To kapsler med et glas vand.
start-summary-day-3-heading = Resten af dagen
start-summary-day-3-text = Ikke andet. Glemmer du en dag, så tag ikke mere, end du plejer, dagen efter.
start-summary-limits-heading = Hvad den ikke er
start-summary-limits-1 = Den er hverken en diagnose eller lægelig rådgivning. Det, du sprang over, står åbent; vi gætter ikke. Tager du medicin, eller er du i tvivl, så spørg din læge eller apoteket først.
start-summary-plan-heading = Klar til planen?
start-summary-plan-label = Fortsæt med min plan
start-summary-action-long = Tilbuddet i fuld længde
start-summary-action-again = Ret mine svar

# /summary

summary-title = Resultat af den korte quiz | { -brand }
summary-description = Den korte quiz som tommelfingerregel: hvilket produkt der passer til hvilken hverdag, og hvor præcist et så kort forslag kan være.
summary-heading = Kort spurgt, kort svaret.
summary-lead = Nogle få spørgsmål giver en skitse, ikke et portræt. Til et første valg er det nok.
summary-rule-heading = Tommelfingerreglen
summary-rule-1-heading = Morgenmad: ja
summary-rule-1-text = { -daily-trio }, to kapsler ved siden af.
summary-rule-2-heading = Tre måltider og altid et glas vand
summary-rule-2-text = { -daily-fibre }, hvis intet i anvisningerne taler imod.
summary-rule-3-heading = Ingen af delene
summary-rule-3-text = { -light-kitchen }, 60 opskrifter, ingen kapsler.
summary-action-plan = Fortsæt med min plan
summary-action-again = Tag den korte quiz igen
summary-limits-heading = Hvor præcist det er
summary-limits-1 = En kort quiz kender dig omtrent lige så godt som din bager. Se forslaget som en begyndelse, ikke som en dom og slet ikke som lægelig rådgivning.
summary-jar-heading = Én dåse til at begynde med
summary-jar-lead = Den rækker til 30 dage. Derefter er du ikke forpligtet til noget.
summary-action-full = Hele quizzen alligevel

# /gocards-summary

gocards-summary-title = Dine kort, sorteret | { -brand }
gocards-summary-description = Ja, nej, til side: sådan tæller de tre bunker i kortquizzen, og sådan bliver de til et forslag.
gocards-summary-heading = Tre bunker, ét forslag.
gocards-summary-lead = Intet kortkunstnummer: Hver bunke tæller på sin måde, og du kan se hvordan.
gocards-summary-eyebrow = Kortquizzen
gocards-summary-piles-heading = Hvad bunkerne betyder
gocards-summary-piles-1-heading = Ja
gocards-summary-piles-1-text = Sådan er din hverdag. Forslaget kommer fra denne bunke.
gocards-summary-piles-2-heading = Nej
gocards-summary-piles-2-text = Sådan er den ikke. Denne bunke sorterer de produkter fra, der ikke passer.
gocards-summary-piles-3-heading = Til side
gocards-summary-piles-3-text = Tæller ikke. Det, du ikke vil sige, behøver vi ikke vide.
gocards-summary-trumps-heading = Hvilket kort taler for hvad
gocards-summary-trumps-1-label = Jeg spiser næsten altid morgenmad
gocards-summary-trumps-1-2 = tæller ikke
gocards-summary-trumps-2-label = Jeg spiser tre gange om dagen
gocards-summary-trumps-2-1 = tæller ikke
gocards-summary-trumps-3-label = Der er altid vand inden for rækkevidde
gocards-summary-trumps-3-1 = tæller ikke
gocards-summary-trumps-4-label = Jeg vil kun tænke på det én gang om dagen
gocards-summary-action-plan = Fortsæt med min plan
gocards-summary-action-again = Bland igen
gocards-summary-packs-lead = Har du allerede bestemt dig? Så tag genvejen.
gocards-summary-packs-label = Direkte til pakkerne

# /start1-summary

start1-summary-title = Din dag med { -daily-fibre } | { -brand }
start1-summary-description = Tre portioner { -daily-fibre } fordelt over en almindelig dag, hver gang med et til to glas vand. Med advarsel og tjekliste.
start1-summary-heading = Tre gange to kapsler, tre gange vand.
start1-summary-lead = Sådan fordeles dagens 3 g glucomannan. Vandet er ikke tilbehør. Det er en del af portionen.
start1-summary-day-heading = En dag i overblik
start1-summary-day-1-heading = Før morgenmaden
start1-summary-day-1-text = To kapsler med et til to glas vand.
start1-summary-day-2-heading = Før frokosten
start1-summary-day-2-text = To kapsler, igen med et til to glas. På farten er en flaske god at have.
start1-summary-day-3-heading = Før aftensmaden
start1-summary-day-3-text = To kapsler med et til to glas vand, ikke lige før du lægger dig.
start1-summary-warning-heading = Advarsel
start1-summary-warning-1 = **Der er risiko for kvælning for personer med synkebesvær eller ved utilstrækkeligt væskeindtag.** Tages med rigeligt vand, så glucomannanen når ned i mavesækken.
start1-summary-check-heading = Sig ja tre gange, før du går videre
start1-summary-check-1-heading = Jeg har let ved at synke kapsler
start1-summary-check-1-text = Tøver du her, så lad { -daily-fibre } stå.
start1-summary-check-2-heading = Jeg må drikke meget vand og gør det gerne
start1-summary-check-2-text = Til de tre portioner hører der tre til seks glas om dagen.
start1-summary-check-3-heading = Jeg har afklaret spørgsmål om medicin
start1-summary-check-3-text = Glucomannan kan binde medicin. Hold flere timers afstand, og spørg først på apoteket.
start1-summary-action-plan = Fortsæt med min plan
start1-summary-trio-lead = Kom der et nej undervejs? { -daily-trio } nøjes med et glas om morgenen.
start1-summary-trio-label = Hellere { -daily-trio }
