### Texts of the quizzes, their e-mail steps and summaries.

# /start

start-title = Quizzen: cirka 14 spørgsmål | { -brand }
start-description = Cirka 14 spørgsmål om måltider, bevægelse og vaner. Du får på forhånd at vide, hvad vi spørger om, hvorfor, og hvad der sker med dine svar.
start-heading = Hvordan ser en almindelig dag ud hos dig?
start-lead = Cirka 14 spørgsmål, et par minutter, intet rigtigt eller forkert. Til sidst ser du, hvilket af vores produkter der passer ind i din hverdag, og om der er et.
start-asks-heading = Det handler det om
start-asks-1-heading = Mad og drikke
start-asks-1-text = Hvornår du spiser, hvad der tit står på bordet, og hvor meget vand der hører til.
start-asks-2-heading = Bevægelse og søvn
start-asks-2-text = Hvor meget du går, sidder og hviler. Cirkasvar er fint.
start-asks-3-heading = Kroppen, hvis du vil
start-asks-3-text = Spørgsmål om kroppen kommer først efter dit udtrykkelige samtykke. Du kan springe dem over.
start-answers-heading = Hvad der sker med dine svar
start-answers-1 = Resultatet bliver beregnet i din browser. Vi gemmer kun det, du har givet samtykke til, og uden en bestilling i højst 30 dage.
start-answers-2 = Quizzen er for voksne. Er du under 18 år, gravid eller ammer du, får du ikke et tilbud fra os.
start-action-next = Videre til e-mailtrinnet
start-action-go = Lynquiz
start-action-cards = Kortquiz
start-action-sections = Quiz i afsnit
start-action-fibre = Quiz om { -daily-fibre }

# /go

go-title = Lynquiz: det vigtigste først | { -brand }
go-description = Den korte udgave af vores quiz: kun de spørgsmål, der har betydning for valget mellem produkterne. Uden konto og med resultatet på én side.
go-heading = Quizzen til en ledig stund
go-lead = Kun det nødvendigste, klaret mens teen trækker.
go-short-heading = Det springer lynquizzen over
go-short-1-heading = Ingen spørgsmål om kroppen
go-short-1-text = Højde, kropsform og gener holder vi udenfor.
go-short-2-heading = Ingen lange lister
go-short-2-text = Hvert spørgsmål har få svar, og du kan springe dem alle over.
go-answers-heading = Dine svar
go-answers-1 = Resultatet bliver beregnet i din browser. Dine svar står hverken i adresselinjen eller i nogen annoncemåling.
go-action-next = Videre til e-mailtrinnet
go-action-full = Hellere hele quizzen

# /gocards

gocards-title = Kortquiz: ja, nej, næste | { -brand }
gocards-description = En bunke kort med udsagn om hverdagen. Sig ja eller nej, eller læg kortet til side. Virker også med tastaturet.
gocards-heading = Ét kort, ét udsagn
gocards-lead = Ikke et spørgeskema, men en bunke kort. Du behøver ikke tænke længe.
gocards-cards-heading = Sådan kommer du gennem bunken
gocards-cards-1-heading = Læs kortet
gocards-cards-1-text = På hvert kort står der en sætning om en almindelig dag.
gocards-cards-2-heading = Ja eller nej
gocards-cards-2-text = Stryg, tryk eller brug piletasterne. Det giver alt sammen det samme resultat.
gocards-cards-3-heading = Læg til side
gocards-cards-3-text = Passer et kort ikke på dig, så spring det over. Du kan altid gå et kort tilbage.
gocards-answers-heading = Hvad der sker med kortene
gocards-answers-1 = Kort, der handler om kroppen, vises kun, hvis du udtrykkeligt siger ja på forhånd. Ellers er bunken bare lidt kortere.
gocards-action-next = Videre til e-mailtrinnet
gocards-action-list = Hellere som liste

# /v3

v3-title = Quizzen i fire afsnit | { -brand }
v3-description = Den samme quiz, delt op i fire afsnit, der viser, hvor langt du er. Du kan altid se, hvor du er, og gå tilbage når som helst.
v3-heading = Ét afsnit ad gangen
v3-lead = Til dig, der gerne vil vide, hvor langt der er igen. Fire afsnit med en håndfuld spørgsmål i hvert.
v3-sections-heading = De fire afsnit
v3-sections-1-heading = Din morgen
v3-sections-1-text = At stå op, morgenmaden, det første glas vand.
v3-sections-2-heading = Dine måltider
v3-sections-2-text = Hvad der er på tallerkenen til frokost og aftensmad, og ind imellem.
v3-sections-3-heading = Din bevægelse
v3-sections-3-text = Ærinder, trapper, sport og også sofaen.
v3-sections-4-heading = Dine ønsker
v3-sections-4-text = Hvad du gerne vil ændre, og hvad der godt må blive, som det er.
v3-pause-heading = Hold pause
v3-pause-1 = Der er ikke noget ur. Du kan stoppe mellem afsnittene og gå tilbage uden at miste noget.
v3-action-next = Videre til e-mailtrinnet
v3-action-full = Hellere i ét stræk

# /start1

start1-title = Quizzen om { -daily-fibre } | { -brand }
start1-description = En quiz for sig om glucomannan, en fiber fra konjakrod: hvem { -daily-fibre } er til, hvem det ikke er til, og hvad der hører med.
start1-heading = Passer { -daily-fibre } ind i din dag?
start1-lead = Glucomannan er en fiber fra konjakrod. Tre gange om dagen, hver gang med rigeligt vand: Det skal passe ind i hverdagen.
start1-asks-heading = Det spørger quizzen om
start1-asks-1-heading = Dine måltider
start1-asks-1-text = Om du har tre faste måltider med plads til en portion før hvert.
start1-asks-2-heading = Dit glas vand
start1-asks-2-text = Om et til to glas vand til hver portion er muligt for dig.
start1-before-heading = Før du begynder
start1-before-1 = { -daily-fibre } er ikke noget for dig, hvis du har synkebesvær eller kun må drikke lidt. Med for lidt væske er der risiko for kvælning.
start1-before-2 = Quizzen er for voksne. Er du gravid, ammer du eller tager du medicin, så spørg en fagperson først.
start1-action-next = Videre til e-mailtrinnet
start1-action-compare = Sammenlign de to produkter

# /start-email

start-email-title = Dit resultat, med eller uden e-mail | { -brand }
start-email-description = Du bestemmer, om vi også skal sende resultatet på e-mail. Du kan under alle omstændigheder se det med det samme.
start-email-heading = Vil du også have resultatet på e-mail?
start-email-lead = Adressen er frivillig. Dit resultat ligger klar på næste side, uanset hvad du vælger.
start-email-mail-heading = Det står der i e-mailen
start-email-mail-1-heading = Dit resultat
start-email-mail-1-text = Den samme opsummering som på næste side, til at gemme.
start-email-mail-2-heading = Ingen svar i emnefeltet
start-email-mail-2-text = I emnefeltet står der ikke noget, som andre ikke bør læse.
start-email-mail-3-heading = Kun reklame, hvis du beder om det
start-email-mail-3-text = Nyhedsbrevet tilmelder du dig særskilt og bekræfter en gang til. Ét klik er nok til at afmelde.
start-email-without-heading = Videre uden adresse
start-email-without-1 = Du behøver ikke udfylde noget. Gå direkte til din opsummering.
start-email-action-result = Se resultatet uden e-mail
start-email-action-fibre = Se resultatet om { -daily-fibre }

# /start-email2

start-email2-title = Kortquiz: resultatet på e-mail? | { -brand }
start-email2-description = Sådan foregår en tilmelding: skriv adressen, åbn beskeden, bekræft. Først derefter skriver vi til dig. Resultatet kan du også se uden.
start-email2-heading = Det var det sidste kort. Hvad nu?
start-email2-lead = Dit resultat er et klik væk. Vil du se på det igen senere, kan det også lande i din indbakke.
start-email2-confirm-heading = Tre trin, før vi skriver til dig
start-email2-confirm-1-heading = Skriv adressen
start-email2-confirm-1-text = Kun e-mailadressen. Vi har hverken brug for navn eller telefonnummer.
start-email2-confirm-2-heading = Åbn beskeden
start-email2-confirm-2-text = Den indeholder et link til at bekræfte og ingen reklame.
start-email2-confirm-3-heading = Bekræft
start-email2-confirm-3-text = Først med dit klik gælder tilmeldingen. Uden det sker der ingenting.
start-email2-without-heading = Eller slet ikke
start-email2-without-1 = Spring dette trin over, hvis du vil. Dit resultat bliver det samme.
start-email2-action-result = Videre til mine kort

# /email

email-title = Ét trin til resultatet | { -brand }
email-description = To spørgsmål før resultatet: Vil du have det på e-mail, og vil du høre fra os senere? Begge dele er frivillige.
email-heading = To felter, begge frivillige
email-lead = Ingen af dem er krydset af på forhånd. Du kan lade begge stå tomme og stadig se dit resultat.
email-choices-heading = Det kan du sige ja til
email-choices-1-heading = Send resultatet
email-choices-1-text = En enkelt besked med din opsummering.
email-choices-2-heading = Nyhedsbrev
email-choices-2-text = Opskrifter og nyt fra { -brand }. Eget samtykke, egen bekræftelse, og du kan afmelde når som helst.
email-without-heading = Uden kryds
email-without-1 = Du kommer videre alligevel. Resultatet af lynquizzen står på næste side.
email-action-result = Se resultatet uden e-mail

# /start-summary

start-summary-title = Din opsummering | { -brand }
start-summary-description = Dine svar fra quizzen, ordnet efter måltider, bevægelse og vaner, og hvad de betyder for valget af produkt.
start-summary-heading = Din dag på én side
start-summary-lead = Opsummeringen ordner det, du har sagt. Den dømmer ikke og forudsiger ikke noget.
start-summary-shows-heading = Det viser opsummeringen
start-summary-shows-1-heading = Hvad du har sagt
start-summary-shows-1-text = Dine svar i grupper, så du kan se dem efter og ændre dem.
start-summary-shows-2-heading = Hvad der passer til
start-summary-shows-2-text = Hvilket produkt der kan få plads i din dag, og til hvilket måltid.
start-summary-shows-3-heading = Hvad der står åbent
start-summary-shows-3-text = Spørgsmål, du sprang over, står åbne. Vi gætter ikke.
start-summary-limits-heading = Hvad den ikke er
start-summary-limits-1 = Opsummeringen er hverken en diagnose eller lægelig rådgivning. Tager du medicin, eller er du i tvivl om noget, så spørg en fagperson først.
start-summary-action-plan = Fortsæt med min plan
start-summary-action-detail = Se tilbuddet i detaljer

# /summary

summary-title = Resultat af lynquizzen | { -brand }
summary-description = Resultatet af lynquizzen i overblik: hvad dine svar peger på, og hvordan du læser det.
summary-heading = Korte spørgsmål, kort svar
summary-lead = Nogle få spørgsmål giver et omtrentligt billede. Til et første valg er det som regel nok.
summary-reading-heading = Sådan læser du resultatet
summary-reading-1-heading = Øverst forslaget
summary-reading-1-text = Ét produkt, med grunden i én sætning.
summary-reading-2-heading = Nedenunder dine svar
summary-reading-2-text = Ændrer du et af dem, ændrer forslaget sig også.
summary-limits-heading = Hvor præcist det er
summary-limits-1 = En lynquiz kender dig ikke. Se forslaget som en begyndelse, ikke som en dom.
summary-action-plan = Fortsæt med min plan
summary-action-again = Tag lynquizzen igen

# /gocards-summary

gocards-summary-title = Dine kort, sorteret | { -brand }
gocards-summary-description = Hvad du sagde ja til, nej til og lagde til side i kortquizzen, i tre bunker, og hvilket produkt der passer til.
gocards-summary-heading = Tre bunker, ét forslag
gocards-summary-lead = Nu ligger dine kort i orden. Forslaget kommer fra den første bunke.
gocards-summary-piles-heading = Bunkerne
gocards-summary-piles-1-heading = Ja
gocards-summary-piles-1-text = Det, der beskriver din hverdag. Herfra kommer forslaget.
gocards-summary-piles-2-heading = Nej
gocards-summary-piles-2-text = Det, der ikke passer. Det hjælper også med at vælge.
gocards-summary-piles-3-heading = Til side
gocards-summary-piles-3-text = Det, du ikke ville svare på. De kort tæller ikke med.
gocards-summary-limits-heading = Hvad det ikke siger
gocards-summary-limits-1 = Kort om hverdagen siger ikke noget om dit helbred. Det handler kun om, hvad der er plads til i din dag.
gocards-summary-action-plan = Fortsæt med min plan
gocards-summary-action-order = Direkte til valg af pakke

# /start1-summary

start1-summary-title = Din dag med { -daily-fibre } | { -brand }
start1-summary-description = Hvordan tre portioner { -daily-fibre }, hver med et til to glas vand, får plads i din dag, med alle anvisninger.
start1-summary-heading = Tre måltider, tre portioner, rigeligt vand
start1-summary-lead = Sådan fordeles dagens 3 g glucomannan over en almindelig dag.
start1-summary-day-heading = En dag i overblik
start1-summary-day-1-heading = Før morgenmaden
start1-summary-day-1-text = 1 g med et til to glas vand.
start1-summary-day-2-heading = Før frokosten
start1-summary-day-2-text = 1 g, igen med et til to glas vand. På farten er en flaske god at have.
start1-summary-day-3-heading = Før aftensmaden
start1-summary-day-3-text = 1 g med vand, ikke lige før du lægger dig.
start1-summary-action-plan = Fortsæt med min plan
start1-summary-action-order = Til valg af pakke
