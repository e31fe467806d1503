### Texts of the quizzes themselves: questions, answers, pauses, endings and the day they add up to.

# Shared by several quizzes

quiz-scale-rhythm = Rytm
quiz-scale-water = Vatten
quiz-scale-movement = Rörelse
quiz-scale-rest = Vila
quiz-scale-plan = Regelbundenhet
quiz-unit-glasses = glas
quiz-statement-true = Stämmer precis
quiz-statement-partly = Stämmer en bra dag
quiz-statement-untrue = Stämmer inte
quiz-ask-age-question = Hur gammal är du?
quiz-ask-age-help = Den här frågan går inte att hoppa över: våra produkter är för vuxna.
quiz-ask-height-question = Hur lång är du?
quiz-ask-weight-question = Hur mycket väger du?
quiz-ask-weight-help = En ungefärlig siffra räcker. Vi räknar inte på framtiden och förutsäger ingenting.
quiz-protect-question = Stämmer något av det här in på dig?
quiz-protect-help = I så fall får du inget erbjudande av oss. Frågan går inte att hoppa över, eftersom den är till för att skydda dig.
quiz-protect-pregnancy = Jag är gravid eller ammar
# lint-allow: disease — names the condition only to exclude people
quiz-protect-eating = Jag har eller har haft en ätstörning
quiz-protect-none = Inget av detta
quiz-care-question = Och gäller något av det här dig?
quiz-care-help = Du kan välja flera. Stämmer något av det föreslår vi inte { -daily-fibre }.
quiz-care-swallowing = Jag har svårt att svälja kapslar eller mat
quiz-care-fluids = Jag får bara dricka lite
quiz-care-medicine = Jag tar läkemedel regelbundet
quiz-care-none = Inget av detta
quiz-day-trio-heading = Till frukosten
quiz-day-trio-text = Två kapslar { -daily-trio } med ett glas vatten. Sedan är det klart för i dag.
quiz-day-fibre-heading = Före alla tre måltiderna
quiz-day-fibre-text = Två kapslar { -daily-fibre } med ett till två stora glas vatten, aldrig liggande och inte precis före läggdags.
quiz-day-medicine-heading = Fråga först
quiz-day-medicine-text = Du tar läkemedel. Fråga på apoteket eller din vårdcentral innan du lägger till något.
quiz-day-end-heading = Och i övrigt
quiz-day-end-text = Inget mer. Resten av dagen är din.
quiz-why-fibre = Du svarade att du äter tre gånger om dagen och dricker mycket vatten. Båda delarna behövs.

# /start

start-section-day = Din tisdag
start-section-body = Du själv
start-sex-question = Vilka bilder passar dig?
start-sex-help = Svaret styr bilderna och en enda fråga mot slutet.
start-sex-woman = Kvinna
start-sex-man = Man
start-sex-other = Varken eller
start-meals-question = Hur ofta äter du en vanlig tisdag?
start-meals-help = Kakan i förbifarten räknas inte. Inte den andra heller.
start-meals-three = Tre gånger, nästan alltid
start-meals-two = Två gånger
start-meals-changes = Det varierar
start-meals-between = Lite och ofta
start-breakfast-question = Och frukosten?
start-breakfast-table = Vid ett bord, nästan varje dag
start-breakfast-standing = Stående, men den blir av
start-breakfast-weekend = Bara på helgerna
start-breakfast-coffee = Kaffe är också frukost
start-glasses-question = Hur många glas vatten dricker du om dagen?
start-glasses-help = Te räknas. En gissning räcker gott.
start-glasses-low = Knappt något
start-glasses-high = Kanna efter kanna
start-thrice-question = Jag har lätt för att komma ihåg något tre gånger om dagen.
start-thrice-help = Hur väl stämmer det?
start-moves-question = Vad ingår i din vecka?
start-moves-help = Upp till tre svar.
start-moves-walk = Ärenden till fots
start-moves-stairs = Trappor, även frivilligt
start-moves-bike = Cykeln
start-moves-sport = Träning, med väska och allt
start-moves-sofa = Mest soffan
start-sleep-question = Hur ser dina nätter ut?
start-sleep-long = Långa och lugna
start-sleep-fine = Oftast bra
start-sleep-short = I kortaste laget
start-sleep-broken = Med avbrott
start-name-question = Vad får vi kalla dig?
start-name-help = Förnamn eller smeknamn. Det syns bara här och i din sammanfattning, och du kan hoppa över det.
start-halfway-heading = { $name ->
    [none] Halvtid.
   *[other] Halvtid, { $name }.
}
start-halfway-1 = { $meals ->
    [three] Tre måltider, nästan alltid: din tisdag har en stomme.
    [two] Två måltider: en tisdag med tydliga konturer.
    [changes] Det varierar: din tisdag håller spänningen uppe.
   *[other] Lite och ofta: din tisdag har inga långa uppehåll.
}
start-halfway-2 = Nu kommer frågor om dig själv. Svaren sparas bara om du samtycker. Annars stannar de i din webbläsare.
start-body-question = Vilken bild är mest lik dig?
start-body-help = Ingen av dem stämmer precis. Du kan hoppa över frågan.
start-body-in-words-question = Vad beskriver dig bäst?
start-body-in-words-help = Inget ord stämmer precis. Du kan hoppa över frågan.
start-body-slim = Spenslig kroppsbyggnad
start-body-average = Genomsnittlig kroppsbyggnad
start-body-athletic = Atletisk kroppsbyggnad
start-body-curvy = Kurvig kroppsbyggnad
start-body-stocky = Satt kroppsbyggnad
start-body-heavy = Kraftig kroppsbyggnad
start-home-question = Var skulle du känna dig hemma?
start-home-help = Samma svar som nyss är ett bra svar. Även den här frågan kan du hoppa över.
start-nearly-heading = Det var allt.
start-nearly-1 = Längd och vikt behöver vi bara för att inget erbjudande ska hamna hos någon det inte är till för. Vi spår inte i bilder och siffror.
start-nearly-2 = Förslaget utgår från din tisdag. Nu kan du vända blad.
start-ending-fibre-heading = { $name ->
    [none] { -daily-fibre } passar din tisdag.
   *[other] { $name }, { -daily-fibre } passar din tisdag.
}
start-ending-fibre-text = Tre måltider, mycket vatten och inget som talar emot: det är villkoren, och du har nämnt allihop. Läs anvisningarna först, framför allt det som står om vatten.
start-ending-trio-heading = { $name ->
    [none] { -daily-trio } passar din frukost.
   *[other] { $name }, { -daily-trio } passar din frukost.
}
start-ending-trio-text = { $breakfast ->
    [standing] Du äter frukost stående. Det räcker för två kapslar och ett glas vatten. Mer begär inte { -daily-trio }.
   *[other] Det finns ett bord i din morgon. Där får två kapslar och ett glas vatten plats. Mer begär inte { -daily-trio }.
}
start-ending-neither-heading = { $name ->
    [none] Din tisdag behöver oss inte.
   *[other] { $name }, din tisdag behöver oss inte.
}
start-ending-neither-text = { -daily-trio } hör till frukosten, { -daily-fibre } till tre måltider och mycket vatten. Ingen av dem stämmer med dina svar just nu. Det är ett resultat, inget fel.
start-day-coffee-heading = Kaffet
start-day-coffee-text = Det får vara kvar. Ett glas vatten bredvid tar ingenting ifrån det.
start-day-water-heading = Förmiddagsglaset
start-day-water-text = Ställ det där du ändå tittar. Det som står framme blir oftare urdrucket.
start-day-meals-heading = En fast punkt
start-day-meals-text = Välj en måltid som får samma tid varje dag. De andra får flytta på sig.
start-day-walk-heading = Ett varv runt kvarteret
start-day-walk-text = Soffan väntar. Den har aldrig gett bort någons plats.
start-day-evening-heading = På kvällen
start-day-evening-text = Släck lite tidigare och lägg telefonen i ett annat rum. I morgon är det också tisdag, bara under ett annat namn.
start-why-breakfast = Du svarade att du äter frukost nästan varje dag. Till den hör de två kapslarna.
start-why-sleep = Du svarade att dina nätter är korta eller avbrutna.
start-why-moves = Du svarade att rörelse hör till din vecka.
start-why-meals = Du svarade att dina måltider inte har några fasta tider.

# /v3

v3-up-question = Klockan ringer. Vad händer sedan?
v3-up-easily = Jag går upp
v3-up-second = Den ringer en gång till
v3-up-third = Vi förhandlar
v3-breakfast-question = Hur går det med frukosten?
v3-breakfast-daily = Den blir av, nästan varje dag
v3-breakfast-way = Den blir av på språng
v3-breakfast-none = Den blir inte av
v3-first-glass-question = Jag dricker dagens första glas vatten innan jag tittar i telefonen.
v3-first-glass-help = Hur väl stämmer det? Vi skvallrar inte för telefonen.
v3-bench-morning-heading = Första bänken
v3-bench-morning-1 = { $up ->
    [easily] Upp utan förhandling: det är det inte många som klarar. Sätt dig en stund, måltiderna springer ingenstans.
    [second] Att klockan ringer två gånger är ingen skam. Sätt dig en stund, måltiderna springer ingenstans.
   *[other] Den som förhandlar på morgonen får sätta sig nu. Måltiderna springer ingenstans.
}
v3-lunch-question = Vad blir det till lunch?
v3-lunch-box = Matlåda eller hemlagat
v3-lunch-canteen = Lunchrestaurang, kafé, gatukök
v3-lunch-bite = Något litet bredvid tangentbordet
v3-lunch-none = Oftast ingenting
v3-dinner-question = Och till middag?
v3-dinner-cooked = Det lagas mat
v3-dinner-bread = Mackor och det som hör till
v3-dinner-ordered = Det ringer på dörren
v3-dinner-none = Oftast inte så mycket
v3-glasses-question = Hur många glas vatten blir det på en dag?
v3-glasses-help = Te räknas. Klunken när du borstar tänderna gör det inte.
v3-glasses-low = Inget
v3-glasses-high = Många
v3-bench-meals-heading = Andra bänken
v3-bench-meals-1 = { $dinner ->
    [cooked] Hos dig lagas det mat om kvällarna. Det doftar nästan ända hit.
    [bread] Ingen vandrare har någonsin klagat på en ostmacka.
    [ordered] När det ringer på om kvällen vet du åtminstone vem det är.
   *[other] Spisen är kall om kvällen. Det ska också med på kartan.
}
v3-ways-question = Hur tar du dig genom dagen?
v3-ways-help = Upp till fyra svar.
v3-ways-foot = Till fots
v3-ways-bike = På cykel
v3-ways-train = Med buss och tåg
v3-ways-car = Med bil
v3-ways-home = Från sängen till skrivbordet och tillbaka
v3-sport-question = Och träningen?
v3-sport-often = En fast del av veckan
v3-sport-sometimes = När vädret är på humör
v3-sport-sofa = Soffan och jag är överens
v3-bench-ways-heading = Sista bänken
v3-bench-ways-1 = { $sport ->
    [often] Träning hör till din vecka. Bänken har du förtjänat ändå.
    [sometimes] I dag är vädret på humör. Slå dig ner.
   *[other] Vad är en bänk, om inte en soffa i friska luften?
}
v3-bench-ways-2 = På sista etappen kommer några frågor om dig själv. Svaren sparas bara om du samtycker.
v3-wish-question = Vad vill du gärna ändra?
v3-wish-mornings = Morgnarna
v3-wish-meals = Måltiderna
v3-wish-evenings = Kvällarna
v3-wish-nothing = Egentligen ingenting
v3-stay-question = Och vad kan gott få vara som det är?
v3-stay-help = Några ord räcker, till exempel: kaffet klockan tio.
v3-capsules-question = Hur många gånger om dagen kan du tänka dig att ta kapslar?
v3-capsules-once = En gång, sedan är det klart
v3-capsules-thrice = Tre gånger, med stora glas vatten
v3-capsules-never = Inte alls
v3-ending-fibre-heading = Framme: { -daily-fibre }
v3-ending-fibre-text = Tre måltider, mycket vatten, tre gånger om dagen: det begär { -daily-fibre }, och det finns i din dag. Läs anvisningarna först, framför allt det som står om vatten.
v3-ending-trio-heading = Framme: { -daily-trio }
v3-ending-trio-text = { $breakfast ->
    [way] Din frukost blir av på språng. Två kapslar kan följa med, och glaset vatten också, i en flaska.
   *[other] Din frukost blir av. Två kapslar och ett glas vatten får plats bredvid.
}
v3-ending-neither-heading = Framme, utan packning
v3-ending-neither-text = { $stay ->
    [none] Ingen av våra produkter passar din dag just nu. Vi hoppas att vandringen var trevlig ändå.
   *[other] Ingen av våra produkter passar din dag just nu. Och det som får vara som det är har du redan skrivit ner: ”{ $stay }”
}
v3-day-morning-heading = Kvällen före
v3-day-morning-text = Det som morgonen behöver ligger framme. Sedan är det bara för morgonen att komma.
v3-day-water-heading = Ett glas klockan tio
v3-day-water-text = Och ett till klockan tre. Två fasta tider är lättare att minnas än en god föresats.
v3-day-meals-heading = En måltid vid bordet
v3-day-meals-text = En om dagen räcker. Med tallrik, utan skärm.
v3-day-evening-heading = En kväll som tar slut
v3-day-evening-text = Ett klockslag då dagen är över. Det får vara samma varje kväll.
v3-why-breakfast = Du svarade att din frukost blir av. Till den hör de två kapslarna.
v3-why-up = Du svarade att din klocka ringer mer än en gång.
v3-why-sport = Du svarade att träning hör till din vecka.
v3-why-dinner = Du svarade att det ofta ringer på dörren vid middagsdags.

# /go

go-tea-question = Det viktigaste först: vilket te står och drar?
go-tea-help = Svaret räknas inte. Vi är bara nyfikna.
go-tea-green = Grönt
go-tea-black = Svart
go-tea-coffee = Inget, jag dricker kaffe
go-breakfast-question = Äter du frukost?
go-breakfast-always = Ja, nästan alltid
go-breakfast-often = De flesta dagar
go-breakfast-rarely = Sällan
go-meals-question = Hur många måltider rymmer din dag?
go-meals-three = Tre
go-meals-two = Två
go-meals-changes = Det vet inte dagen själv i förväg
go-glass-question = Var står ditt närmaste glas vatten?
go-glass-here = Inom räckhåll
go-glass-kitchen = Några steg bort
go-glass-meals = På bordet, när det är mat
go-glass-where = Vilket glas?
go-fits-question = Vad passar in i din dag?
go-fits-help = Välj det som känns lätt.
go-fits-thrice = Kapslar tre gånger om dagen
go-fits-thrice-text = Jag har lätt för att svälja kapslar, och stora glas vatten till går bra.
go-fits-once = Kapslar en gång om dagen
go-fits-once-text = Till frukosten, med ett glas vatten.
go-fits-never = Helst inga alls
go-plan-question = Det jag bestämmer mig för hamnar i kalendern.
go-plan-help = Hur väl stämmer det?
go-ending-fibre-heading = { -daily-fibre }, om du vill.
go-ending-fibre-text = Tre måltider och alltid ett glas vatten i närheten: det är den sortens dag som { -daily-fibre } behöver. Produkten är inget för dig som är under 18 år, har svårt att svälja, bara får dricka lite, tar läkemedel, är gravid eller ammar.
go-ending-trio-heading = { -daily-trio }, till frukosten.
go-ending-trio-text = { $tea ->
    [green] Två kapslar, ett glas vatten, klart. Det gröna teet får stå bredvid. För vuxna.
    [black] Två kapslar, ett glas vatten, klart. Det svarta teet får stå bredvid. För vuxna.
   *[other] Två kapslar, ett glas vatten, klart. Koppen får stå bredvid. För vuxna.
}
go-ending-neither-heading = Ingen av dem.
go-ending-neither-text = { $tea ->
    [coffee] Av dina svar att döma har vi inget som passar din dag just nu. Drick ditt kaffe i lugn och ro.
   *[other] Av dina svar att döma har vi inget som passar din dag just nu. Drick ditt te i lugn och ro.
}
go-day-tea-heading = Medan teet drar
go-day-tea-text = Ett glas vatten. Teet behöver ändå en stund.
go-day-glass-heading = Ett glas i sikte
go-day-glass-text = Ge det en fast plats som du passerar flera gånger om dagen.
go-day-meals-heading = Ett klockslag
go-day-meals-text = En enda måltid på fast tid räcker till att börja med.
go-day-plan-heading = En lapp
go-day-plan-text = Ingen kalender? En lapp på koppen går lika bra.
go-why-breakfast = Du svarade att du oftast äter frukost. Till den hör de två kapslarna.
go-why-meals = Du svarade att dina måltider varierar.

# /gocards

gocards-no = Nej
gocards-yes = Ja
gocards-breakfast = Jag äter nästan alltid frukost.
gocards-standing = Jag äter frukost stående.
gocards-meals = Jag äter tre gånger om dagen.
gocards-full-glass = Mitt vattenglas är fortfarande fullt vid lunch.
gocards-water = Jag har alltid vatten till hands.
gocards-once = Jag vill bara tänka på det en gång om dagen.
gocards-cook = Jag lagar mat oftare än jag beställer hem.
gocards-labels = Jag läser etiketter från början till slut.
gocards-stairs = Jag tar trapporna frivilligt.
gocards-evening-walk = På kvällen tar jag en sväng utomhus.
gocards-nights = Mina nätter är långa nog.
gocards-pregnancy = Jag är gravid eller ammar.
# lint-allow: disease — names the condition only to exclude people
gocards-eating = Jag har eller har haft en ätstörning.
gocards-care = Jag har svårt att svälja, får bara dricka lite eller tar läkemedel.
gocards-care-help = Blir det ja föreslår vi inte { -daily-fibre }. Inte heller om du lägger kortet åt sidan.
gocards-ending-fibre-heading = Korten pekar mot { -daily-fibre }.
gocards-ending-fibre-text = Tre måltider, vatten inom räckhåll och inget kort som talar emot. Läs anvisningarna först, framför allt det som står om vatten.
gocards-ending-trio-heading = Korten pekar mot { -daily-trio }.
gocards-ending-trio-text = { $standing ->
    [yes] Du äter nästan alltid frukost, om än stående. Två kapslar och ett glas vatten behöver ingen stol.
   *[other] Du äter nästan alltid frukost. Två kapslar och ett glas vatten får plats bredvid.
}
gocards-ending-neither-heading = Korten pekar ingenstans.
gocards-ending-neither-text = Av dina kort att döma passar ingen av våra produkter just nu. Blanda om, eller låt bara leken ligga.
gocards-day-chair-heading = En stol
gocards-day-chair-text = På lördag får frukosten sitta ner.
gocards-day-glass-heading = Det fulla glaset
gocards-day-glass-text = Drick hälften när du sätter dig och hälften när du reser dig.
gocards-day-labels-heading = Något att läsa
gocards-day-labels-text = Vår etikett har en baksida. Den är skriven för dig.
gocards-day-night-heading = Den sista blicken
gocards-day-night-text = Låt den falla på en bok i stället för telefonen. Eller titta i taket, det duger också.
gocards-day-care-heading = Fråga först
gocards-day-care-text = Prata med apoteket eller din vårdcentral om det innan du lägger till något.
gocards-why-breakfast = Du svarade att du nästan alltid äter frukost. Till den hör de två kapslarna.
gocards-why-nights = Du svarade att dina nätter inte är långa nog.
gocards-why-cook = Du svarade att du lagar mat oftare än du beställer hem.

# /start1

start1-section-care = Bra att veta
start1-section-day = Din dag
start1-section-you = Du själv
start1-care-question = Stämmer något av det här in på dig?
start1-care-help = Du kan välja flera. Stämmer något av det föreslår vi inte { -daily-fibre }, och quizet är klart redan här.
start1-meals-question = Rymmer din dag tre måltider?
start1-meals-three = Ja, nästan alltid
start1-meals-two = Snarare två
start1-meals-changes = Det varierar
start1-dinner-question = När äter du middag?
start1-dinner-help = Det bör gå en stund innan du lägger dig.
start1-dinner-early = Tidigt på kvällen
start1-dinner-late = Sent, men inte sist av allt
start1-dinner-bed = Precis före läggdags
start1-glasses-question = Hur många glas vatten dricker du om dagen?
start1-glasses-help = Te räknas. En gissning räcker gott.
start1-reach-question = Finns det ett glas inom räckhåll?
start1-reach-always = Alltid, även på jobbet och på språng
start1-reach-home = Hemma, ja
start1-reach-rarely = Sällan
start1-calendar-question = Hur regelbundna är dina dagar egentligen?
start1-calendar-same = Man kan ställa klockan efter dem
start1-calendar-weekdays = Vardagar ja, helger nej
start1-calendar-wild = Klockan har gett upp
start1-height-help = Längd och vikt går inte att hoppa över här. { -daily-fibre } är inte avsedd för personer med mycket låg vikt.
start1-ending-fibre-heading = { -daily-fibre } passar din dag.
start1-ending-fibre-text = { $calendar ->
    [wild] Tre måltider, tillräckligt med vatten och inget som talar emot. Dina dagar är inte regelbundna, men det är dina måltider. Det räcker. Läs anvisningarna först.
   *[other] Tre måltider, tillräckligt med vatten och inget som talar emot. Läs anvisningarna först, framför allt det som står om vatten.
}
start1-ending-neither-heading = Inte den här gången.
start1-ending-neither-text = { $meals ->
    [none] Utifrån ditt första svar föreslår vi inte { -daily-fibre }. Bra att vi frågade.
   *[other] { -daily-fibre } behöver tre måltider, mycket vatten och en stund före läggdags. Något av det saknas just nu, och det är helt i sin ordning.
}
start1-day-bottle-heading = En flaska att ta med
start1-day-bottle-text = Hemma står glaset redo. För resten av dagen fyller du en flaska på morgonen.
start1-day-calendar-heading = Måltiden som klocka
start1-day-calendar-text = När dagarna varierar går du efter tallriken, inte efter klockan.
start1-day-dinner-heading = Efter middagen
start1-day-dinner-text = Stanna uppe en stund. Ett kapitel, lite disk, ett samtal.
start1-day-ordinary-heading = Ett glas, en tallrik
start1-day-ordinary-text = Välj en måltid som får sällskap av ett glas vatten varje dag. Svårare än så är det inte.
