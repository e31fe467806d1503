### Själva quizet: knappar, framsteg, samtycke, det vänliga slutet, resultatet.

quiz-back = Tillbaka
quiz-continue = Fortsätt
quiz-skip = Hoppa över frågan
quiz-put-aside = Lägg kortet åt sidan
quiz-progress = Fråga { $number } av högst { $most }
quiz-sections = Avsnitt
quiz-section-done = (klart)
quiz-section-now = (här är du)
quiz-section-next = (kommer sedan)
quiz-choose-several = Välj flera om du vill, högst { $most }.
quiz-choose-missing = Välj ett svar först.
quiz-loading = Ett ögonblick, snart går det vidare.
quiz-failed = Det finns ingen anslutning just nu. Dina svar finns kvar.
quiz-retry = Försök igen
quiz-no-script = Det här quizet behöver JavaScript. Du kan läsa frågorna här, men inte svara på dem.
quiz-resume-heading = Du har redan börjat här.
quiz-resume-continue = Fortsätt där jag slutade
quiz-resume-result = Till mitt resultat
quiz-restart = Börja om

# Tal och texter

quiz-number-unit = Enhet
quiz-number-range = Ange ett värde från { $from } till { $to }.
quiz-text-missing = Skriv några tecken här för att gå vidare.

# Samtycke före frågor om kropp och hälsa

quiz-consent-heading = Nu handlar det om din kropp. Får vi spara dina svar?
quiz-consent-purpose = Nästa frågor gäller din kropp och din hälsa. Om du samtycker sparar vi dina svar, så att du kan fortsätta på en annan enhet och hitta ditt resultat igen. Vi använder dem inte till annonser.
quiz-consent-retention = De sparas krypterade och utan beställning i högst 30 dagar.
quiz-consent-choice = Utan ditt samtycke fortsätter quizet precis likadant. Då stannar svaren bara i den här webbläsaren. Du kan ändra ditt val vid var och en av frågorna.
quiz-consent-privacy = Så behandlar vi personuppgifter
quiz-consent-box = Ja, spara mina svar om kropp och hälsa för detta syfte.
quiz-consent-missing = För att spara behöver vi din bock i rutan. Du kan också fortsätta utan att spara.
quiz-consent-save = Fortsätt och spara
quiz-consent-without = Fortsätt utan att spara
quiz-saved = Dina svar sparas.
quiz-not-saved = Dina svar stannar i den här webbläsaren.
quiz-saved-change = Ändra

# Det vänliga slutet utan erbjudande

quiz-stop-under-age-heading = Tack för att du tittade in.
quiz-stop-under-age-text = Det vi erbjuder är för vuxna från 18 år, så vi föreslår ingenting. Har du frågor om mat och kropp är det bättre att prata med någon du litar på.
quiz-stop-pregnancy-heading = Allt gott till er.
quiz-stop-pregnancy-text = Under graviditet och amning föreslår vi ingenting. Frågor om vad du äter besvarar din barnmorska eller vårdcentral bäst.
quiz-stop-underweight-heading = Tack för att du svarade öppet.
quiz-stop-underweight-text = Efter vad du berättat passar ingen av våra produkter dig, och vi föreslår ingenting. Om du funderar över din vikt, prata med din vårdcentral.
quiz-stop-eating-disorder-heading = Tack för att du berättade.
quiz-stop-eating-disorder-text = Vi föreslår ingenting. Du behöver inte vara ensam med det här: stödlinjer och din vårdcentral lyssnar och hjälper.
quiz-stop-change = Blev ett svar fel? I quizet kan du ändra det med ”Tillbaka”.
quiz-stop-home = Till startsidan

# Resultat

quiz-result-none-heading = Här kommer ditt resultat.
quiz-result-none-text = Det finns inga svar i den här webbläsaren än.
quiz-result-none-effort = Quizet tar några minuter, och resultatet ser du även utan e-post.
quiz-result-none-action = Till quizet
quiz-result-profile = Din profil
quiz-result-points = { $points } av { $most }
quiz-result-routine = Din dag
quiz-result-nutrients = Näringsämnen till dina svar
quiz-result-package = Vårt förslag
quiz-result-continue = Fortsätt med min plan

# What is kept of a run, on the summary.
quiz-kept-text = Med ditt samtycke är dina svar sparade, krypterade. Om du inte beställer raderar vi dem efter 30 dagar.
quiz-kept-download = Ladda ner mina svar
quiz-kept-delete = Radera mina svar
quiz-kept-failed = Det gick inte just nu. Försök igen om en stund.
quiz-kept-deleted = Raderat. Vi har inte kvar något av dina svar; resultatet finns kvar i den här webbläsaren.

# A run that the link of a mail opens, and answers as they are kept.
quiz-link-heading = Det finns redan andra svar på den här enheten.
quiz-link-text = Länken i ditt mejl öppnar en annan omgång av quizet. Vilken vill du fortsätta med? Den andra visas då inte längre här.
quiz-link-take = Den från mejlet
quiz-link-keep = Den på den här enheten
quiz-link-gone-heading = Länken i ditt mejl gäller inte längre.
quiz-link-gone-text = Vi raderar svar efter 30 dagar, eller när du ber om det. Du kan göra quizet igen när du vill.
quiz-given-skipped = hoppade över
