### Selve quizzen: knapper, fremskridt, samtykke, den venlige slutning, resultatet.

quiz-back = Tilbage
quiz-continue = Fortsæt
quiz-skip = Spring spørgsmålet over
quiz-put-aside = Læg kortet til side
quiz-progress = Spørgsmål { $number } af højst { $most }
quiz-sections = Afsnit
quiz-section-done = (færdig)
quiz-section-now = (her er du)
quiz-section-next = (kommer senere)
quiz-choose-several = Du kan vælge flere, højst { $most }.
quiz-choose-missing = Vælg et svar først.
quiz-loading = Et øjeblik, så går det videre.
quiz-failed = Der er ingen forbindelse lige nu. Dine svar er her stadig.
quiz-retry = Prøv igen
quiz-no-script = Denne quiz kræver JavaScript. Du kan læse spørgsmålene her, men ikke besvare dem.
quiz-resume-heading = Du er allerede begyndt her.
quiz-resume-continue = Fortsæt, hvor jeg slap
quiz-resume-result = Til mit resultat
quiz-restart = Begynd forfra

# Tal og tekster

quiz-number-unit = Enhed
quiz-number-range = Skriv en værdi fra { $from } til { $to }.
quiz-text-missing = Skriv et par tegn her for at komme videre.

# Samtykke før spørgsmål om krop og helbred

quiz-consent-heading = Nu handler det om din krop. Må vi gemme dine svar?
quiz-consent-purpose = De næste spørgsmål handler om din krop og dit helbred. Siger du ja, gemmer vi dine svar, så du kan fortsætte på en anden enhed og finde dit resultat igen. Vi bruger dem ikke til annoncer.
quiz-consent-retention = De gemmes krypteret og uden en bestilling i højst 30 dage.
quiz-consent-choice = Uden dit samtykke fortsætter quizzen på samme måde. Så bliver svarene kun i denne browser. Du kan ændre dit valg ved hvert af spørgsmålene.
quiz-consent-privacy = Sådan behandler vi persondata
quiz-consent-box = Ja, gem mine svar om krop og helbred til dette formål.
quiz-consent-missing = For at gemme skal du sætte kryds i feltet. Du kan også fortsætte uden at gemme.
quiz-consent-save = Fortsæt og gem
quiz-consent-without = Fortsæt uden at gemme
quiz-saved = Dine svar bliver gemt.
quiz-not-saved = Dine svar bliver i denne browser.
quiz-saved-change = Ændr

# Den venlige slutning uden tilbud

quiz-stop-under-age-heading = Tak, fordi du kiggede forbi.
quiz-stop-under-age-text = Det, vi tilbyder, er for voksne fra 18 år, så vi foreslår dig ikke noget. Har du spørgsmål om mad og krop, er det bedre at tale med en, du stoler på.
quiz-stop-pregnancy-heading = Alt det bedste til jer.
quiz-stop-pregnancy-text = Under graviditet og amning foreslår vi ikke noget. Spørgsmål om din kost besvarer din jordemoder eller din praksis bedst.
quiz-stop-underweight-heading = Tak for din åbenhed.
quiz-stop-underweight-text = Ud fra dine svar passer ingen af vores produkter til dig, og vi foreslår dig ikke noget. Fylder din vægt i tankerne, så tal med din praksis om det.
quiz-stop-eating-disorder-heading = Tak, fordi du deler det.
quiz-stop-eating-disorder-text = Vi foreslår dig ikke noget. Du behøver ikke være alene med det: rådgivninger og din praksis lytter og hjælper videre.
quiz-stop-change = Blev et svar forkert? I quizzen kan du ændre det med ”Tilbage”.
quiz-stop-home = Til forsiden

# Resultat

quiz-result-none-heading = Her kommer dit resultat.
quiz-result-none-text = Der er endnu ingen svar i denne browser.
quiz-result-none-effort = Quizzen tager få minutter, og du ser resultatet også uden e-mail.
quiz-result-none-action = Til quizzen
quiz-result-profile = Din profil
quiz-result-points = { $points } af { $most }
quiz-result-routine = Din dag
quiz-result-nutrients = Næringsstoffer til dine svar
quiz-result-package = Vores forslag
quiz-result-continue = Fortsæt med min plan

# What is kept of a run, on the summary.
quiz-kept-text = Med dit samtykke er dine svar gemt i krypteret form. Bestiller du ikke, sletter vi dem efter 30 dage.
quiz-kept-download = Hent mine svar
quiz-kept-delete = Slet mine svar
quiz-kept-failed = Det lykkedes ikke lige nu. Prøv igen om et øjeblik.
quiz-kept-deleted = Slettet. Vi har ikke længere nogen af dine svar; dit resultat bliver i denne browser.

# A run that the link of a mail opens, and answers as they are kept.
quiz-link-heading = Der er allerede andre svar på denne enhed.
quiz-link-text = Linket i din mail åbner en anden omgang af quizzen. Hvilken vil du fortsætte med? Den anden vises så ikke længere her.
quiz-link-take = Den fra mailen
quiz-link-keep = Den på denne enhed
quiz-link-gone-heading = Linket i din mail virker ikke længere.
quiz-link-gone-text = Vi sletter svar efter 30 dage, eller når du beder om det. Du kan tage quizzen igen når som helst.
quiz-given-skipped = sprunget over
