### Texts of the quizzes themselves: questions, answers, pauses, endings and the day they add up to.

# Shared by several quizzes

quiz-scale-rhythm = Rytme
quiz-scale-water = Vand
quiz-scale-movement = Bevægelse
quiz-scale-rest = Ro
quiz-scale-plan = Regelmæssighed
quiz-unit-glasses = glas
quiz-statement-true = Passer helt
quiz-statement-partly = Passer på gode dage
quiz-statement-untrue = Passer ikke
quiz-ask-age-question = Hvor gammel er du?
quiz-ask-age-help = Det her spørgsmål kan ikke springes over: Vores produkter er for voksne.
quiz-ask-height-question = Hvor høj er du?
quiz-ask-weight-question = Hvor meget vejer du?
quiz-ask-weight-help = Et rundt tal er nok. Vi fremskriver ikke noget, og vi spår ikke.
quiz-protect-question = Gælder noget af det her for dig?
quiz-protect-help = I så fald får du ikke et tilbud fra os. Spørgsmålet kan ikke springes over, for det er der for at beskytte dig.
quiz-protect-pregnancy = Jeg er gravid eller ammer
quiz-protect-eating = Jeg har eller har haft en spiseforstyrrelse
quiz-protect-none = Nej, intet af det
quiz-care-question = Og passer noget af det her på dig?
quiz-care-help = Du kan vælge flere svar. Passer noget af det, foreslår vi ikke { -daily-fibre }.
quiz-care-swallowing = Jeg har svært ved at synke kapsler eller mad
quiz-care-fluids = Jeg må kun drikke lidt
quiz-care-medicine = Jeg tager fast medicin
quiz-care-none = Nej, intet af det
quiz-day-trio-heading = Til morgenmaden
quiz-day-trio-text = To kapsler { -daily-trio } med et glas vand. Så er det klaret for i dag.
quiz-day-fibre-heading = Før hvert af de tre måltider
quiz-day-fibre-text = To kapsler { -daily-fibre } med et til to store glas vand, aldrig liggende og ikke lige før sengetid.
quiz-day-medicine-heading = Spørg først
quiz-day-medicine-text = Du tager medicin. Spørg din læge eller apoteket, før du tager noget ved siden af.
quiz-day-end-heading = Og ellers
quiz-day-end-text = Ingenting. Resten af dagen er din egen.
quiz-why-fibre = Du svarede, at du spiser tre gange om dagen og drikker rigeligt med vand. Begge dele skal til.

# /start

start-section-day = Din tirsdag
start-section-body = Dig selv
start-sex-question = Hvilke billeder passer til dig?
start-sex-help = Det bestemmer billederne og et enkelt spørgsmål hen mod slutningen.
start-sex-woman = Kvinde
start-sex-man = Mand
start-sex-other = Ingen af delene
start-meals-question = Hvor tit spiser du på en helt almindelig tirsdag?
start-meals-help = Småkagen i forbifarten tæller ikke. Nummer to heller ikke.
start-meals-three = Tre gange, ret stabilt
start-meals-two = To gange
start-meals-changes = Det skifter
start-meals-between = Hellere lidt og tit
start-breakfast-question = Og morgenmaden?
start-breakfast-table = Ved et bord, næsten hver dag
start-breakfast-standing = Stående, men det tæller
start-breakfast-weekend = Kun lørdag og søndag
start-breakfast-coffee = Kaffe er også morgenmad
start-glasses-question = Hvor mange glas vand drikker du om dagen?
start-glasses-help = Te tæller med. Et skøn er præcist nok.
start-glasses-low = Næsten ingen
start-glasses-high = Den ene kande efter den anden
start-thrice-question = Jeg har let ved at huske noget tre gange om dagen.
start-thrice-help = Hvor godt passer det?
start-moves-question = Hvad byder din uge på?
start-moves-help = Op til tre svar.
start-moves-walk = Ture til fods
start-moves-stairs = Trapper, også frivilligt
start-moves-bike = Cyklen
start-moves-sport = Sport, med taske og det hele
start-moves-sofa = Mest sofaen
start-sleep-question = Hvordan er dine nætter?
start-sleep-long = Lange og rolige
start-sleep-fine = For det meste fine
start-sleep-short = I den korte ende
start-sleep-broken = Med afbrydelser
start-name-question = Hvad må vi kalde dig?
start-name-help = Fornavn eller kælenavn. Det står kun her og i din opsummering, og feltet må gerne stå tomt.
start-halfway-heading = { $name ->
    [none] Halvvejs.
   *[other] Halvvejs, { $name }.
}
start-halfway-1 = { $meals ->
    [three] Tre måltider, ret stabilt: Din tirsdag har faste rammer.
    [two] To måltider: en tirsdag med rene linjer.
    [changes] Det skifter: Din tirsdag er ikke til at regne ud.
   *[other] Lidt og tit: Din tirsdag kender ingen lange pauser.
}
start-halfway-2 = Nu kommer der spørgsmål om dig selv. Vi gemmer kun svarene, hvis du siger ja. Ellers bliver de i din browser.
start-body-question = Hvilket billede kommer tættest på dig?
start-body-help = Ingen af dem rammer helt plet. Du kan springe spørgsmålet over.
start-body-in-words-question = Hvad beskriver dig bedst?
start-body-in-words-help = Ingen ord rammer helt plet. Du kan springe spørgsmålet over.
start-body-slim = Spinkelt bygget
start-body-average = Middel af bygning
start-body-athletic = Atletisk bygget
start-body-curvy = Med kurver
start-body-stocky = Tætbygget
start-body-heavy = Kraftigt bygget
start-home-question = Hvor ville du føle dig hjemme?
start-home-help = Det samme svar som lige før er et godt svar. Også det her spørgsmål kan springes over.
start-nearly-heading = Det var det hele.
start-nearly-1 = Højde og vægt bruger vi kun til én ting: at sørge for, at ingen får et tilbud, der ikke er beregnet til dem. Vi læser ingen fremtid i billeder og tal.
start-nearly-2 = Forslaget retter sig efter din tirsdag. Bladr bare videre.
start-ending-fibre-heading = { $name ->
    [none] { -daily-fibre } passer ind i din tirsdag.
   *[other] { $name }, { -daily-fibre } passer ind i din tirsdag.
}
start-ending-fibre-text = Tre måltider, rigeligt vand og intet, der taler imod: Det er betingelserne, og du har nævnt dem alle. Læs anvisningerne først, især den om vand.
start-ending-trio-heading = { $name ->
    [none] { -daily-trio } passer til din morgenmad.
   *[other] { $name }, { -daily-trio } passer til din morgenmad.
}
start-ending-trio-text = { $breakfast ->
    [standing] Du spiser morgenmad stående. Det rækker til to kapsler og et glas vand. Mere forlanger { -daily-trio } ikke.
   *[other] Din morgen har et bord, og der er plads til to kapsler og et glas vand på det. Mere forlanger { -daily-trio } ikke.
}
start-ending-neither-heading = { $name ->
    [none] Din tirsdag klarer sig fint uden os.
   *[other] { $name }, din tirsdag klarer sig fint uden os.
}
start-ending-neither-text = { -daily-trio } hører til morgenmaden, { -daily-fibre } til tre måltider og rigeligt vand. Lige nu passer ingen af dem til dine svar. Det er et resultat, ikke en fejl.
start-day-coffee-heading = Kaffen
start-day-coffee-text = Den må gerne blive. Et glas vand ved siden af tager ikke noget fra den.
start-day-water-heading = Glasset om formiddagen
start-day-water-text = Stil det, hvor du alligevel kigger hen. Et glas, man kan se, bliver oftere tømt.
start-day-meals-heading = Et fast holdepunkt
start-day-meals-text = Vælg ét måltid, der ligger på samme tidspunkt hver dag. De andre må gerne flytte sig.
start-day-walk-heading = En tur om blokken
start-day-walk-text = Sofaen venter imens. Den har endnu aldrig givet nogens plads væk.
start-day-evening-heading = Om aftenen
start-day-evening-text = Sluk lyset lidt tidligere, og læg telefonen i et andet rum. I morgen er også en tirsdag, den hedder bare noget andet.
start-why-breakfast = Du svarede, at du spiser morgenmad næsten hver dag. Det er dér, de to kapsler hører til.
start-why-sleep = Du svarede, at dine nætter er korte eller afbrudte.
start-why-moves = Du svarede, at bevægelse er en del af din uge.
start-why-meals = Du svarede, at dine måltider ikke har faste tider.

# /v3

v3-up-question = Vækkeuret ringer. Og så?
v3-up-easily = Jeg står op
v3-up-second = Det ringer en gang til
v3-up-third = Vi forhandler
v3-breakfast-question = Hvad bliver der af morgenmaden?
v3-breakfast-daily = Den bliver spist, næsten hver dag
v3-breakfast-way = Den bliver spist på farten
v3-breakfast-none = Den bliver sprunget over
v3-first-glass-question = Jeg drikker dagens første glas vand, før jeg kigger på telefonen.
v3-first-glass-help = Hvor godt passer det? Telefonen får ikke noget at vide.
v3-bench-morning-heading = Den første bænk
v3-bench-morning-1 = { $up ->
    [easily] Op uden forhandling: Det er der ikke mange, der kan. Sæt dig lidt, måltiderne løber ingen steder.
    [second] Det er ingen skam at lade det ringe en gang til. Sæt dig lidt, måltiderne løber ingen steder.
   *[other] Den, der forhandler om morgenen, må gerne sætte sig nu. Måltiderne løber ingen steder.
}
v3-lunch-question = Hvad står den på til frokost?
v3-lunch-box = Madpakke eller noget hjemmelavet
v3-lunch-canteen = Kantine, café eller bager
v3-lunch-bite = En bid ved siden af tastaturet
v3-lunch-none = Som regel ingenting
v3-dinner-question = Og til aften?
v3-dinner-cooked = Der bliver lavet mad
v3-dinner-bread = Rugbrød og det, der hører til
v3-dinner-ordered = Det ringer på døren
v3-dinner-none = Som regel ikke ret meget
v3-glasses-question = Hvor mange glas vand bliver det til på en dag?
v3-glasses-help = Te tæller med. Det gør slurken under tandbørstningen ikke.
v3-glasses-low = Ingen
v3-glasses-high = Mange
v3-bench-meals-heading = Den anden bænk
v3-bench-meals-1 = { $dinner ->
    [cooked] Hos dig bliver der lavet mad om aftenen. Man kan næsten dufte det herfra.
    [bread] Ingen vandrer har endnu klaget over en rugbrødsmad.
    [ordered] Når det ringer på om aftenen, ved du i det mindste, hvem det er.
   *[other] Om aftenen er komfuret koldt. Det hører også med på kortet.
}
v3-ways-question = Hvordan kommer du gennem dagen?
v3-ways-help = Op til fire svar.
v3-ways-foot = Til fods
v3-ways-bike = På cykel
v3-ways-train = Med bus og tog
v3-ways-car = I bil
v3-ways-home = Fra sengen til skrivebordet og tilbage
v3-sport-question = Og sport?
v3-sport-often = En fast del af ugen
v3-sport-sometimes = Når vejret er med på den
v3-sport-sofa = Sofaen og jeg er enige
v3-bench-ways-heading = Den sidste bænk
v3-bench-ways-1 = { $sport ->
    [often] Sport er en del af din uge. Bænken har du fortjent alligevel.
    [sometimes] I dag er vejret med på den. Sæt dig bare.
   *[other] En bænk er også bare en sofa i fri luft.
}
v3-bench-ways-2 = På sidste etape kommer der nogle spørgsmål om dig selv. Vi gemmer kun svarene, hvis du siger ja.
v3-wish-question = Hvad ville du gerne have anderledes?
v3-wish-mornings = Morgenerne
v3-wish-meals = Måltiderne
v3-wish-evenings = Aftenerne
v3-wish-nothing = Egentlig ingenting
v3-stay-question = Og hvad må godt blive, som det er?
v3-stay-help = Et par ord er nok, for eksempel: kaffen klokken ti.
v3-capsules-question = Hvor mange gange om dagen vil du tage kapsler?
v3-capsules-once = Én gang, så er det klaret
v3-capsules-thrice = Tre gange, med store glas vand
v3-capsules-never = Slet ikke
v3-ending-fibre-heading = I mål: { -daily-fibre }
v3-ending-fibre-text = Tre måltider, rigeligt vand, tre gange om dagen: Det er, hvad { -daily-fibre } kræver, og din dag har det hele. Læs anvisningerne først, især den om vand.
v3-ending-trio-heading = I mål: { -daily-trio }
v3-ending-trio-text = { $breakfast ->
    [way] Du spiser morgenmad på farten. To kapsler kan komme med i tasken, og det kan vandet også, helst på flaske.
   *[other] Du får spist morgenmad. Der er plads til to kapsler og et glas vand ved siden af.
}
v3-ending-neither-heading = I mål, uden bagage
v3-ending-neither-text = { $stay ->
    [none] Lige nu passer ingen af vores produkter til din dag. Vi håber, at turen var god alligevel.
   *[other] Lige nu passer ingen af vores produkter til din dag. Og du har jo skrevet ned, hvad der godt må blive, som det er: »{ $stay }«
}
v3-day-morning-heading = Aftenen før
v3-day-morning-text = Det, du skal bruge om morgenen, ligger klar. Så skal morgenen bare komme.
v3-day-water-heading = Et glas klokken ti
v3-day-water-text = Og et til klokken tre. To faste tidspunkter er nemmere at huske end ét godt forsæt.
v3-day-meals-heading = Ét måltid ved et bord
v3-day-meals-text = Ét om dagen er nok. Med tallerken, uden skærm.
v3-day-evening-heading = En aften med en slutning
v3-day-evening-text = Et klokkeslæt, hvor dagen holder op. Det må gerne være det samme hver aften.
v3-why-breakfast = Du svarede, at du får spist morgenmad. Det er dér, de to kapsler hører til.
v3-why-up = Du svarede, at vækkeuret ringer mere end én gang.
v3-why-sport = Du svarede, at sport er en del af din uge.
v3-why-dinner = Du svarede, at det tit ringer på døren om aftenen.

# /go

go-tea-question = Det vigtigste først: Hvilken te står og trækker?
go-tea-help = Det tæller ikke med. Vi er bare nysgerrige.
go-tea-green = Grøn
go-tea-black = Sort
go-tea-coffee = Ingen, jeg drikker kaffe
go-breakfast-question = Spiser du morgenmad?
go-breakfast-always = Ja, næsten altid
go-breakfast-often = De fleste dage
go-breakfast-rarely = Sjældent
go-meals-question = Hvor mange måltider er der i din dag?
go-meals-three = Tre
go-meals-two = To
go-meals-changes = Det ved dagen ikke selv på forhånd
go-glass-question = Hvor står dit nærmeste glas vand?
go-glass-here = Inden for rækkevidde
go-glass-kitchen = Et par skridt væk
go-glass-meals = På bordet, når der er mad
go-glass-where = Hvilket glas?
go-fits-question = Hvad passer ind i din dag?
go-fits-help = Vælg det, der falder dig let.
go-fits-thrice = Kapsler tre gange om dagen
go-fits-thrice-text = Kapsler er nemme at synke, og store glas vand til er ikke noget problem.
go-fits-once = Kapsler én gang om dagen
go-fits-once-text = Til morgenmaden, med et glas vand.
go-fits-never = Helst slet ingen
go-plan-question = Når jeg sætter mig noget for, står det i kalenderen.
go-plan-help = Hvor godt passer det?
go-ending-fibre-heading = { -daily-fibre }, hvis du har lyst.
go-ending-fibre-text = Tre måltider og altid et glas vand i nærheden: Det er den slags hverdag, { -daily-fibre } har brug for. Produktet er ikke noget for dig, hvis du er under 18 år, har svært ved at synke, kun må drikke lidt, tager medicin, er gravid eller ammer.
go-ending-trio-heading = { -daily-trio }, til morgenmaden.
go-ending-trio-text = { $tea ->
    [green] To kapsler, et glas vand, så er det klaret. Den grønne te må gerne stå ved siden af. Beregnet til voksne.
    [black] To kapsler, et glas vand, så er det klaret. Den sorte te må gerne stå ved siden af. Beregnet til voksne.
   *[other] To kapsler, et glas vand, så er det klaret. Koppen må gerne stå ved siden af. Beregnet til voksne.
}
go-ending-neither-heading = Ingen af dem.
go-ending-neither-text = { $tea ->
    [coffee] Ud fra dine svar passer intet af vores ind i din dag lige nu. Nyd din kaffe i fred og ro.
   *[other] Ud fra dine svar passer intet af vores ind i din dag lige nu. Nyd din te i fred og ro.
}
go-day-tea-heading = Mens teen trækker
go-day-tea-text = Et glas vand. Teen skal alligevel bruge et øjeblik.
go-day-glass-heading = Et glas inden for synsvidde
go-day-glass-text = Find en fast plads til det, et sted, du kommer forbi flere gange om dagen.
go-day-meals-heading = Ét klokkeslæt
go-day-meals-text = Et enkelt måltid på et fast tidspunkt er nok til at begynde med.
go-day-plan-heading = En seddel
go-day-plan-text = Ingen kalender? En seddel på koppen kan også gøre det.
go-why-breakfast = Du svarede, at du som regel spiser morgenmad. Det er dér, de to kapsler hører til.
go-why-meals = Du svarede, at dine måltider skifter.

# /gocards

gocards-no = Nej
gocards-yes = Ja
gocards-breakfast = Jeg spiser næsten altid morgenmad.
gocards-standing = Jeg spiser morgenmad stående.
gocards-meals = Jeg spiser tre gange om dagen.
gocards-full-glass = Mit vandglas er stadig fuldt ved middagstid.
gocards-water = Der er altid vand inden for rækkevidde.
gocards-once = Jeg vil kun tænke på det én gang om dagen.
gocards-cook = Jeg laver oftere mad, end jeg bestiller.
gocards-labels = Jeg læser etiketter fra ende til anden.
gocards-stairs = Jeg tager trappen frivilligt.
gocards-evening-walk = Om aftenen går jeg lige en tur.
gocards-nights = Mine nætter er lange nok.
gocards-pregnancy = Jeg er gravid eller ammer.
gocards-eating = Jeg har eller har haft en spiseforstyrrelse.
gocards-care = Jeg har svært ved at synke, må kun drikke lidt eller tager medicin.
gocards-care-help = Siger du ja, foreslår vi ikke { -daily-fibre }. Heller ikke, hvis du lægger kortet til side.
gocards-ending-fibre-heading = Kortene peger på { -daily-fibre }.
gocards-ending-fibre-text = Tre måltider, vand inden for rækkevidde og intet kort, der taler imod. Læs anvisningerne først, især den om vand.
gocards-ending-trio-heading = Kortene peger på { -daily-trio }.
gocards-ending-trio-text = { $standing ->
    [yes] Du spiser næsten altid morgenmad, godt nok stående. To kapsler og et glas vand kræver ingen stol.
   *[other] Du spiser næsten altid morgenmad. Der er plads til to kapsler og et glas vand ved siden af.
}
gocards-ending-neither-heading = Kortene peger ingen steder hen.
gocards-ending-neither-text = Ud fra dine kort passer ingen af vores produkter lige nu. Bland igen, eller lad bare bunken ligge.
gocards-day-chair-heading = En stol
gocards-day-chair-text = Om lørdagen må morgenmaden gerne sidde ned.
gocards-day-glass-heading = Det fulde glas
gocards-day-glass-text = Drik halvdelen, når du sætter dig, og resten, når du rejser dig.
gocards-day-labels-heading = Noget at læse i
gocards-day-labels-text = Vores etiket har en bagside. Den er skrevet til dig.
gocards-day-night-heading = Det sidste blik
gocards-day-night-text = I en bog i stedet for på telefonen. Eller op i loftet, det er også godt.
gocards-day-care-heading = Spørg først
gocards-day-care-text = Tal med din læge eller apoteket om det, før du tager noget ved siden af.
gocards-why-breakfast = Du svarede, at du næsten altid spiser morgenmad. Det er dér, de to kapsler hører til.
gocards-why-nights = Du svarede, at dine nætter ikke er lange nok.
gocards-why-cook = Du svarede, at du oftere laver mad, end du bestiller.

# /start1

start1-section-care = Godt at vide
start1-section-day = Din dag
start1-section-you = Dig selv
start1-care-question = Passer noget af det her på dig?
start1-care-help = Du kan vælge flere svar. Passer noget af det, foreslår vi ikke { -daily-fibre }, og så slutter quizzen her.
start1-meals-question = Er der tre måltider i din dag?
start1-meals-three = Ja, ret stabilt
start1-meals-two = Nærmere to
start1-meals-changes = Det skifter
start1-dinner-question = Hvornår spiser du aftensmad?
start1-dinner-help = Der skal gå lidt tid, før du lægger dig.
start1-dinner-early = Tidligt på aftenen
start1-dinner-late = Sent, men ikke som det sidste
start1-dinner-bed = Lige før sengetid
start1-glasses-question = Hvor mange glas vand drikker du om dagen?
start1-glasses-help = Te tæller med. Et skøn er præcist nok.
start1-reach-question = Står der et glas inden for rækkevidde?
start1-reach-always = Altid, også på arbejde og på farten
start1-reach-home = Derhjemme, ja
start1-reach-rarely = Sjældent
start1-calendar-question = Hvor regelmæssige er dine dage egentlig?
start1-calendar-same = Man kan stille uret efter dem
start1-calendar-weekdays = På hverdage ja, i weekenden nej
start1-calendar-wild = Uret har givet op
start1-height-help = Højde og vægt kan ikke springes over her. { -daily-fibre } er ikke beregnet til personer med meget lav vægt.
start1-ending-fibre-heading = { -daily-fibre } passer ind i din dag.
start1-ending-fibre-text = { $calendar ->
    [wild] Tre måltider, vand nok og intet, der taler imod. Dine dage er ikke regelmæssige, men det er dine måltider. Det rækker. Læs anvisningerne først.
   *[other] Tre måltider, vand nok og intet, der taler imod. Læs anvisningerne først, især den om vand.
}
start1-ending-neither-heading = Ikke denne gang.
start1-ending-neither-text = { $meals ->
    [none] Ud fra dit første svar foreslår vi ikke { -daily-fibre }. Godt, at vi spurgte.
   *[other] { -daily-fibre } kræver tre måltider, rigeligt vand og lidt tid før sengetid. Noget af det mangler lige nu, og det er helt i orden.
}
start1-day-bottle-heading = En flaske med på farten
start1-day-bottle-text = Derhjemme står glasset klar. Til resten af dagen fylder du en flaske om morgenen.
start1-day-calendar-heading = Måltidet som ur
start1-day-calendar-text = Når dagene skifter, går du efter tallerkenen og ikke efter klokken.
start1-day-dinner-heading = Efter aftensmaden
start1-day-dinner-text = Bliv oppe lidt endnu. Et kapitel, en opvask, en snak.
start1-day-ordinary-heading = Ét glas, én tallerken
start1-day-ordinary-text = Vælg ét måltid, hvor der hver dag står et glas vand ved siden af. Mere skal der ikke til.
