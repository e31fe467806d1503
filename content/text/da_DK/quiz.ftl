### Texts of the quiz entries: start, v3, go, gocards, start1.

# /start

start-title = Quizzen: omkring 14 spørgsmål om din dag | { -brand }
start-description = Omkring 14 spørgsmål om måltider, bevægelse og vaner. Du læser først, hvad vi spørger om, hvorfor, og hvad der sker med dine svar.
start-heading = Hvordan ser en helt almindelig tirsdag ud hos dig?
start-lead = Ikke din bedste dag og ikke din værste. Omkring 14 svar bliver til et forslag om, hvilket af vores produkter der passer ind i den tirsdag. Nogle gange lyder det: ingen.
start-eyebrow = Quizzen
start-note-1 = Omkring 14 spørgsmål, få minutter
start-note-2 = Højde og vægt kan springes over
start-note-3 = Resultat også uden e-mail
start-asks-heading = Det spørger vi om
start-asks-1-heading = Mad og drikke
start-asks-1-text = Hvornår du spiser, hvad der tit står på bordet, og hvor meget vand du drikker til.
start-asks-2-heading = Bevægelse og ro
start-asks-2-text = Hvor meget du går, sidder og sover. Et skøn er nok; ingen tæller efter.
start-asks-3-heading = Dig selv
start-asks-3-text = Uden dit samtykke bliver de her svar i din browser, og intet bliver gemt. Du kan også springe dem over, bortset fra alderen og de spørgsmål, der beskytter dig.
start-answers-heading = Det sker der med dine svar
start-answers-1 = Resultatet bliver beregnet **i din browser**. Vi gemmer kun det, du har sagt ja til, og uden en bestilling i højst 30 dage. Dine svar optræder aldrig i adresser, emnefelter eller annoncesystemer.
start-answers-2 = Quizzen er for voksne. Er du under 18 år eller gravid, eller ammer du, får du ikke et tilbud fra os, men en venlig hilsen.
start-other-heading = Hellere på en anden måde?
start-other-lead = Samme nysgerrighed i fire andre former.
start-action-short = Den korte quiz
start-action-cards = Kortquizzen
start-action-sections = Quizzen i afsnit
start-action-fibre = Quizzen om { -daily-fibre }

# /v3

v3-title = Quizzen i fire afsnit | { -brand }
v3-description = Hele quizzen i fire afsnit, fra du står op, til det bliver aften. Du kan altid se, hvor du er, gå tilbage og holde pause.
v3-heading = Gennem dagen i fire etaper.
v3-lead = Til dig, der gerne kigger på kortet undervejs. Hver etape er en håndfuld spørgsmål lang, og efter dem alle undtagen den sidste står der en bænk.
v3-eyebrow = Quizzen i afsnit
v3-stages-heading = Ruten
v3-stages-1-heading = Morgenen
v3-stages-1-text = At stå op, morgenmad eller ej, det første glas vand.
v3-stages-2-heading = Måltiderne
v3-stages-2-text = Hvad der er på tallerkenen til frokost og til aften, og hvad der sker ind imellem.
v3-stages-3-heading = Turene
v3-stages-3-text = Trapper, cykel, sport. Sofaen må også gerne nævnes.
v3-stages-4-heading = Ønskerne
v3-stages-4-text = Hvad du gerne ville have anderledes, hvad der godt må blive, som det er, og et par spørgsmål, der beskytter dig.
v3-route-heading = Undervejs
v3-route-1-question = Kan jeg holde pause?
v3-route-1-answer = Ja. Der er intet ur. Din browser husker, hvor langt du er, til du fortsætter.
v3-route-2-question = Kan jeg vende om?
v3-route-2-answer = Når som helst, også midt i en etape. Ændrer du et svar, ændrer forslaget sig også.
v3-route-3-question = Hvad bliver gemt?
v3-route-3-answer = Svar om kroppen kun med dit udtrykkelige samtykke og højst i 30 dage, hvis du ikke bestiller.
v3-trust-1 = Du kan altid gå tilbage
v3-trust-2 = Beregnet i din browser
v3-trust-3 = For voksne
v3-action-whole = Hellere i ét stræk

# /go

go-title = Den korte quiz: færdig, når teen er klar | { -brand }
go-description = Den korte udgave af quizzen: kun de spørgsmål, der har betydning for valget mellem vores produkter. Intet om kroppen, ingen konto.
go-heading = Færdig, når teen har trukket.
go-lead = Den korte quiz spørger kun om det, den skal bruge til et forslag. Grøn te eller sort, du når det under alle omstændigheder.
go-note-1 = En håndfuld spørgsmål
go-note-2 = Intet om din krop
go-answers-heading = Dine svar bliver hos dig
go-answers-1 = Forslaget bliver til i din browser. Dine svar står hverken i adresselinjen eller i nogen annoncemåling.
go-why-heading = To modspørgsmål
go-why-1-question = Hvorfor en quiz, når der kun er to produkter?
go-why-1-answer = Fordi det ærlige svar nogle gange er »ingen af dem«. Det er nemmere at nå frem til, når nogen spørger.
go-why-2-question = Ser alle den samme pris?
go-why-2-answer = Ja. Dine svar ændrer forslaget, aldrig prisen.
go-action-full = Hellere hele quizzen

# /gocards

gocards-title = Kortquizzen: ja, nej, næste | { -brand }
gocards-description = En bunke kort med sætninger om hverdagen. Sig ja eller nej, eller læg kortet til side. Med tommelfinger, mus eller tastatur.
gocards-heading = En bunke kort, ikke en eksamen.
gocards-lead = På hvert kort står der én sætning. Passer den, ryger kortet til højre. Passer den ikke, til venstre. Du må gerne gruble, men du behøver ikke.
gocards-eyebrow = Kortquizzen
gocards-samples-heading = Tre kort på forhånd
gocards-samples-1-heading = »Jeg spiser morgenmad stående.«
gocards-samples-1-text = Ja betyder, at morgenen er kort. Nej betyder, at der er et bord.
gocards-samples-2-heading = »Mit vandglas er stadig fuldt ved middagstid.«
gocards-samples-2-text = Siger du ja, foreslår vi ikke { -daily-fibre }. Det kræver rigeligt vand.
gocards-samples-3-heading = »Jeg læser etiketter fra ende til anden.«
gocards-samples-3-text = Så forstår vi hinanden.
gocards-cards-heading = Sådan gør du
gocards-cards-1-heading = Stryg, tryk eller brug piletasterne
gocards-cards-1-text = Alle tre giver samme resultat.
gocards-cards-2-heading = Læg til side
gocards-cards-2-text = Passer et kort ikke på dig, tæller det ikke med. Kun de to kort, der beskytter dig, vil have et svar.
gocards-cards-3-heading = Tag det tilbage
gocards-cards-3-text = Du kan altid gå et kort tilbage.
gocards-answers-heading = Din alder og kortene om kroppen
gocards-answers-1 = Før bunken spørger vi om din alder, og nederst ligger der tre kort om kroppen. De her svar gemmer vi kun, hvis du udtrykkeligt siger ja. Ellers bliver de i din browser, hvor forslaget også bliver beregnet.
gocards-action-list = Hellere som liste

# /start1

start1-title = Passer { -daily-fibre } ind i din dag? Quizzen | { -brand }
start1-description = Quizzen om { -daily-fibre }: tre måltider, rigeligt vand, klare anvisninger. Først får du at vide, hvem glucomannan ikke er til.
start1-heading = Har du et glas vand til overs tre gange om dagen?
start1-lead = { -daily-fibre } er en kostfiber fra konjakrod. Den kræver tre måltider og et til to glas vand hver gang. Quizzen finder ud af, om det passer ind i din hverdag.
start1-eyebrow = Quizzen om { -daily-fibre }
start1-before-heading = Først: hvem det ikke er til
start1-before-1 = **Der er risiko for kvælning for personer med synkebesvær eller ved utilstrækkeligt væskeindtag.** Har du svært ved at synke, eller må du kun drikke lidt, er { -daily-fibre } ikke noget for dig, og du kan stoppe her.
start1-before-2 = Tager du medicin, er du gravid, eller ammer du, så spørg din læge eller apoteket først. Produktet er ikke til børn og unge.
start1-asks-heading = Så: fire enkle emner
start1-asks-1-heading = Dine måltider
start1-asks-1-text = Er der tre faste, med plads til en portion før hvert?
start1-asks-2-heading = Dit vand
start1-asks-2-text = Er der et glas inden for rækkevidde, også på arbejde og på farten?
start1-asks-3-heading = Din kalender
start1-asks-3-text = Hvor regelmæssige er dine dage egentlig?
start1-asks-4-heading = Dig selv
start1-asks-4-text = Alder, højde, vægt og et spørgsmål, der beskytter dig. Gemmes kun, hvis du siger ja.
start1-trust-1 = Beregnet i din browser
start1-trust-2 = Du kan altid gå tilbage
start1-trust-3 = Resultat også uden e-mail
start1-action-compare = Sammenlign de to produkter
