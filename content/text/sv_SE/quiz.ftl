### Texts of the quiz entries: start, v3, go, gocards, start1.

# /start

start-title = Quizet: omkring 14 frågor om din dag | { -brand }
start-description = Omkring 14 frågor om måltider, rörelse och vanor. Läs i förväg vad vi frågar om, varför, och vad som händer med dina svar.
start-heading = Hur ser en vanlig tisdag ut för dig?
start-lead = Inte din bästa dag, inte din sämsta. Omkring 14 svar ger ett förslag på vilken av våra produkter som passar den tisdagen. Ibland lyder det: ingen.
start-eyebrow = Quizet
start-note-1 = Omkring 14 frågor, några minuter
start-note-2 = Längd och vikt går att hoppa över
start-note-3 = Resultat även utan e-post
start-asks-heading = Det här frågar vi om
start-asks-1-heading = Mat och dryck
start-asks-1-text = När du äter, vad som ofta står på bordet och hur mycket vatten det blir till.
start-asks-2-heading = Rörelse och vila
start-asks-2-text = Hur mycket du går, sitter och sover. Ungefärliga svar räcker, ingen räknar efter.
start-asks-3-heading = Du själv
start-asks-3-text = Utan ditt samtycke stannar de här svaren i din webbläsare och ingenting sparas. Du kan också hoppa över dem, utom åldern och frågorna som skyddar dig.
start-answers-heading = Vad som händer med dina svar
start-answers-1 = Resultatet räknas fram **i din webbläsare**. Vi sparar bara det du har sagt ja till, och utan beställning i högst 30 dagar. Dina svar syns aldrig i adresser, ämnesrader eller annonssystem.
start-answers-2 = Quizet är för vuxna. Den som är under 18 år, gravid eller ammar får inget erbjudande av oss, bara en vänlig hälsning.
start-other-heading = Hellre på ett annat sätt?
start-other-lead = Samma nyfikenhet i fyra andra former.
start-action-short = Miniquiz
start-action-cards = Kortquiz
start-action-sections = Quiz i avsnitt
start-action-fibre = Quiz om { -daily-fibre }

# /v3

v3-title = Quizet i fyra avsnitt | { -brand }
v3-description = Hela quizet i fyra avsnitt, från att du vaknar till kvällen. Du ser alltid var du är, kan gå tillbaka och ta paus.
v3-heading = Genom dagen i fyra etapper.
v3-lead = För dig som gärna ser på kartan när du vandrar. Varje etapp är en handfull frågor lång, och mellan etapperna väntar en bänk.
v3-eyebrow = Quiz i avsnitt
v3-stages-heading = Sträckan
v3-stages-1-heading = Morgonen
v3-stages-1-text = Uppvaknandet, frukost eller inte, dagens första glas vatten.
v3-stages-2-heading = Måltiderna
v3-stages-2-text = Vad som hamnar på tallriken till lunch och middag, och vad som händer däremellan.
v3-stages-3-heading = Stegen
v3-stages-3-text = Trappor, cykel, träning. Soffan får också nämnas.
v3-stages-4-heading = Önskemålen
v3-stages-4-text = Vad du gärna vill ändra, vad som gott kan få vara som det är, och några frågor som skyddar dig.
v3-route-heading = På vägen
v3-route-1-question = Kan jag stanna till?
v3-route-1-answer = Ja. Ingen tar tid på dig. Det du har svarat finns kvar i din webbläsare tills du fortsätter.
v3-route-2-question = Kan jag vända?
v3-route-2-answer = När som helst, även mitt i en etapp. Ändrar du ett svar ändras förslaget.
v3-route-3-question = Vad sparas?
v3-route-3-answer = Svar om kroppen bara med ditt uttryckliga samtycke, och utan beställning i högst 30 dagar.
v3-trust-1 = Du kan alltid gå tillbaka
v3-trust-2 = Räknas fram i din webbläsare
v3-trust-3 = För vuxna
v3-action-whole = Hellre allt på en gång

# /go

go-title = Miniquiz: klart när teet har dragit | { -brand }
go-description = Den korta versionen av quizet: enbart frågorna som avgör valet mellan våra produkter. Inget om kroppen, inget konto.
go-heading = Klart när teet har dragit.
go-lead = Miniquizet frågar bara det som behövs för ett förslag. Grönt te eller svart, du hinner i båda fallen.
go-note-1 = En handfull frågor
go-note-2 = Inget om din kropp
go-answers-heading = Dina svar stannar hos dig
go-answers-1 = Förslaget räknas fram i din webbläsare. Dina svar syns varken i adressfältet eller i någon annonsmätning.
go-why-heading = Två motfrågor
go-why-1-question = Varför ett quiz för två produkter?
go-why-1-answer = För att det ärliga svaret ibland är ”ingen av dem”. Dit kommer man lättare om någon frågar.
go-why-2-question = Ser alla samma pris?
go-why-2-answer = Ja. Dina svar ändrar förslaget, aldrig priset.
go-action-full = Hellre hela quizet

# /gocards

gocards-title = Kortquiz: ja, nej, nästa | { -brand }
gocards-description = En kortlek med meningar om vardagen. Svara ja eller nej, eller lägg kortet åt sidan. Med tumme, mus eller tangentbord.
gocards-heading = En kortlek, inget förhör.
gocards-lead = På varje kort står en mening. Stämmer den går kortet åt höger, annars åt vänster. Du får grubbla, men du måste inte.
gocards-eyebrow = Kortquiz
gocards-samples-heading = Tre kort i förväg
gocards-samples-1-heading = ”Jag äter frukost stående.”
gocards-samples-1-text = Ja betyder att morgonen är kort. Nej betyder att det finns ett bord.
gocards-samples-2-heading = ”Mitt vattenglas är fortfarande fullt vid lunch.”
gocards-samples-2-text = Blir det ja föreslår vi inte { -daily-fibre }. Till den hör mycket vatten.
gocards-samples-3-heading = ”Jag läser etiketter från början till slut.”
gocards-samples-3-text = Då kommer vi överens.
gocards-cards-heading = Så går det till
gocards-cards-1-heading = Svep, tryck eller använd piltangenterna
gocards-cards-1-text = Alla tre leder till samma resultat.
gocards-cards-2-heading = Lägg åt sidan
gocards-cards-2-text = Passar ett kort inte in på dig räknas det inte. Men de två korten som skyddar dig vill ha ett svar.
gocards-cards-3-heading = Ta tillbaka
gocards-cards-3-text = Du kan alltid gå tillbaka ett kort.
gocards-answers-heading = Åldern och korten om kroppen
gocards-answers-1 = Före kortleken frågar vi hur gammal du är, och underst i den ligger tre kort om kroppen. De svaren sparas bara om du uttryckligen samtycker. Annars stannar de i din webbläsare, där också förslaget räknas fram.
gocards-action-list = Hellre som lista

# /start1

start1-title = Passar { -daily-fibre } din dag? Quizet | { -brand }
start1-description = Quizet om { -daily-fibre }: tre måltider, mycket vatten, tydliga anvisningar. Först får du veta vem glukomannan inte är till för.
start1-heading = Har du tid för ett glas vatten tre gånger om dagen?
start1-lead = { -daily-fibre } är en kostfiber från konjakrot. Den behöver tre måltider och ett till två glas vatten varje gång. Quizet tar reda på om det passar i din vardag.
start1-eyebrow = Quiz om { -daily-fibre }
start1-before-heading = Först: vem den inte är till för
start1-before-1 = **Det finns risk för kvävning för personer med sväljsvårigheter eller vid för litet vätskeintag.** Har du svårt att svälja eller får du bara dricka lite är { -daily-fibre } inget för dig, och du kan sluta här.
start1-before-2 = Tar du läkemedel, är du gravid eller ammar du, så fråga vården eller apoteket först. Produkten är inte avsedd för barn och ungdomar.
start1-asks-heading = Sedan: fyra enkla ämnen
start1-asks-1-heading = Dina måltider
start1-asks-1-text = Har du tre fasta, med plats för en portion före var och en?
start1-asks-2-heading = Ditt vatten
start1-asks-2-text = Finns det ett glas inom räckhåll, även på jobbet och på språng?
start1-asks-3-heading = Din kalender
start1-asks-3-text = Hur regelbundna är dina dagar egentligen?
start1-asks-4-heading = Du själv
start1-asks-4-text = Ålder, längd, vikt och en fråga som skyddar dig. Sparas bara om du samtycker.
start1-trust-1 = Räknas fram i din webbläsare
start1-trust-2 = Du kan alltid gå tillbaka
start1-trust-3 = Resultat även utan e-post
start1-action-compare = Jämför båda produkterna
