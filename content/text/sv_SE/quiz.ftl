### Texts of the quizzes, their e-mail steps and summaries.

# /start

start-title = Quizet: omkring 14 frågor om din dag | { -brand }
start-description = Omkring 14 frågor om måltider, rörelse och vanor. Du får i förväg veta vad vi frågar, varför, och vad som händer med dina svar.
start-heading = Hur ser en vanlig dag ut för dig?
start-lead = Omkring 14 frågor, några minuter, inget rätt eller fel. Till slut ser du vilken av våra produkter som passar i din vardag, och om någon gör det.
start-asks-heading = Det här handlar det om
start-asks-1-heading = Mat och dryck
start-asks-1-text = När du äter, vad som ofta står på bordet och hur mycket vatten som hör till.
start-asks-2-heading = Rörelse och sömn
start-asks-2-text = Hur mycket du går, sitter och vilar. Ungefärliga svar räcker.
start-asks-3-heading = Kroppen, om du vill
start-asks-3-text = Frågor om kroppen kommer först efter ditt uttryckliga samtycke. Du kan hoppa över dem.
start-answers-heading = Vad som händer med dina svar
start-answers-1 = Resultatet räknas fram i din webbläsare. Vi sparar bara det du har samtyckt till, och utan beställning i högst 30 dagar.
start-answers-2 = Quizet är för vuxna. Den som är under 18 år, gravid eller ammar får inget erbjudande av oss.
start-action-next = Vidare till e-poststeget
start-action-go = Snabbquiz
start-action-cards = Kortquiz
start-action-sections = Quiz i avsnitt
start-action-fibre = Quiz om { -daily-fibre }

# /go

go-title = Snabbquiz: det viktigaste först | { -brand }
go-description = Den korta versionen av vårt quiz: bara frågorna som avgör valet mellan produkterna. Utan konto och med resultatet på en sida.
go-heading = Quizet för en ledig stund
go-lead = Bara det nödvändigaste, klart medan teet drar.
go-short-heading = Det här hoppar snabbquizet över
go-short-1-heading = Inga frågor om kroppen
go-short-1-text = Längd, kroppsform och besvär lämnas utanför.
go-short-2-heading = Inga långa listor
go-short-2-text = Varje fråga har få svar och du kan hoppa över vilken som helst.
go-answers-heading = Dina svar
go-answers-1 = Resultatet räknas fram i din webbläsare. Dina svar syns varken i adressfältet eller i någon annonsmätning.
go-action-next = Vidare till e-poststeget
go-action-full = Hellre hela quizet

# /gocards

gocards-title = Kortquiz: ja, nej, nästa | { -brand }
gocards-description = En kortlek med påståenden om vardagen. Svara ja eller nej, eller lägg kortet åt sidan. Fungerar även med tangentbordet.
gocards-heading = Ett kort, ett påstående
gocards-lead = Inget frågeformulär utan en kortlek. Du behöver inte tänka länge.
gocards-cards-heading = Så går du igenom leken
gocards-cards-1-heading = Läs kortet
gocards-cards-1-text = På varje kort står en mening om en vanlig dag.
gocards-cards-2-heading = Ja eller nej
gocards-cards-2-text = Svep, tryck eller använd piltangenterna. Allt leder till samma resultat.
gocards-cards-3-heading = Lägg åt sidan
gocards-cards-3-text = Passar ett kort inte in på dig hoppar du över det. Du kan alltid gå tillbaka ett kort.
gocards-answers-heading = Vad som händer med korten
gocards-answers-1 = Kort som rör kroppen visas bara om du uttryckligen samtycker i förväg. Annars blir leken helt enkelt kortare.
gocards-action-next = Vidare till e-poststeget
gocards-action-list = Hellre som lista

# /v3

v3-title = Quizet i fyra avsnitt | { -brand }
v3-description = Samma quiz, uppdelat i fyra avsnitt som visar hur långt du har kommit. Du ser alltid var du är och kan gå tillbaka när som helst.
v3-heading = Ett avsnitt i taget
v3-lead = För dig som gärna vill veta hur långt det är kvar. Fyra avsnitt med en handfull frågor i varje.
v3-sections-heading = De fyra avsnitten
v3-sections-1-heading = Din morgon
v3-sections-1-text = Uppvaknande, frukost, dagens första glas vatten.
v3-sections-2-heading = Dina måltider
v3-sections-2-text = Vad som hamnar på tallriken till lunch och middag, och däremellan.
v3-sections-3-heading = Din rörelse
v3-sections-3-text = Ärenden, trappor, träning och även soffan.
v3-sections-4-heading = Dina önskemål
v3-sections-4-text = Vad du vill ändra och vad som gott kan få vara som det är.
v3-pause-heading = Ta en paus
v3-pause-1 = Det finns ingen klocka. Du kan stanna mellan avsnitten och gå tillbaka utan att förlora något.
v3-action-next = Vidare till e-poststeget
v3-action-full = Hellre allt på en gång

# /start1

start1-title = Quizet om { -daily-fibre } | { -brand }
start1-description = Ett eget quiz om glukomannan, en fiber från konjakrot: vem { -daily-fibre } är till för, vem det inte passar och vad som hör till.
start1-heading = Passar { -daily-fibre } i din dag?
start1-lead = Glukomannan är en fiber från konjakrot. Tre gånger om dagen, varje gång med mycket vatten: det måste passa i vardagen.
start1-asks-heading = Det här frågar quizet om
start1-asks-1-heading = Dina måltider
start1-asks-1-text = Om du har tre regelbundna måltider med plats för en portion före var och en.
start1-asks-2-heading = Ditt vattenglas
start1-asks-2-text = Om ett till två glas vatten till varje portion fungerar för dig.
start1-before-heading = Innan du börjar
start1-before-1 = { -daily-fibre } är inget för dig som har svårt att svälja eller bara får dricka lite. Med för lite vätska finns risk för kvävning.
start1-before-2 = Quizet är för vuxna. Är du gravid, ammar du eller tar du läkemedel, fråga vården först.
start1-action-next = Vidare till e-poststeget
start1-action-compare = Jämför båda produkterna

# /start-email

start-email-title = Ditt resultat, med eller utan e-post | { -brand }
start-email-description = Du bestämmer om vi också ska skicka resultatet med e-post. Du kan se det direkt i vilket fall som helst.
start-email-heading = Vill du också få resultatet med e-post?
start-email-lead = Adressen är frivillig. Ditt resultat finns på nästa sida, hur du än väljer.
start-email-mail-heading = Det här står i mejlet
start-email-mail-1-heading = Ditt resultat
start-email-mail-1-text = Samma sammanfattning som på nästa sida, att spara.
start-email-mail-2-heading = Inga svar i ämnesraden
start-email-mail-2-text = I ämnesraden står inget som andra inte bör läsa.
start-email-mail-3-heading = Reklam bara om du ber om den
start-email-mail-3-text = Nyhetsbrevet beställer du separat och bekräftar en gång till. Ett klick räcker för att avsluta.
start-email-without-heading = Fortsätt utan adress
start-email-without-1 = Du behöver inte fylla i något. Gå direkt till din sammanfattning.
start-email-action-result = Se resultatet utan e-post
start-email-action-fibre = Se resultatet om { -daily-fibre }

# /start-email2

start-email2-title = Kortquiz: resultatet med e-post? | { -brand }
start-email2-description = Så går en anmälan till: ange adress, öppna meddelandet, bekräfta. Först därefter skriver vi till dig. Resultatet ser du även utan.
start-email2-heading = Det var sista kortet. Vad händer nu?
start-email2-lead = Ditt resultat är ett klick bort. Vill du titta på det igen senare kan det också hamna i din inkorg.
start-email2-confirm-heading = Tre steg innan vi skriver till dig
start-email2-confirm-1-heading = Ange adress
start-email2-confirm-1-text = Bara e-postadressen. Namn eller telefonnummer behövs inte.
start-email2-confirm-2-heading = Öppna meddelandet
start-email2-confirm-2-text = Det innehåller en länk för att bekräfta och ingen reklam.
start-email2-confirm-3-heading = Bekräfta
start-email2-confirm-3-text = Först med ditt klick gäller anmälan. Utan det händer ingenting.
start-email2-without-heading = Eller inte alls
start-email2-without-1 = Hoppa över det här steget om du vill. Ditt resultat blir detsamma.
start-email2-action-result = Vidare till mina kort

# /email

email-title = Ett steg kvar till resultatet | { -brand }
email-description = Två frågor före resultatet: vill du ha det med e-post, och vill du höra av oss senare? Båda är frivilliga.
email-heading = Två rutor, båda frivilliga
email-lead = Ingen av dem är ikryssad från början. Du kan lämna båda tomma och ändå se ditt resultat.
email-choices-heading = Det här kan du säga ja till
email-choices-1-heading = Skicka resultatet
email-choices-1-text = Ett enda meddelande med din sammanfattning.
email-choices-2-heading = Nyhetsbrev
email-choices-2-text = Recept och nyheter från { -brand }. Eget samtycke, egen bekräftelse, och du kan avsluta när som helst.
email-without-heading = Utan kryss
email-without-1 = Du går vidare ändå. Resultatet av snabbquizet finns på nästa sida.
email-action-result = Se resultatet utan e-post

# /start-summary

start-summary-title = Din sammanfattning | { -brand }
start-summary-description = Dina svar från quizet, ordnade efter måltider, rörelse och vanor, och vad de betyder för valet av produkt.
start-summary-heading = Din dag på en sida
start-summary-lead = Sammanfattningen ordnar det du har sagt. Den dömer inte och förutsäger ingenting.
start-summary-shows-heading = Det här visar sammanfattningen
start-summary-shows-1-heading = Vad du har sagt
start-summary-shows-1-text = Dina svar i grupper, så att du kan kontrollera och ändra dem.
start-summary-shows-2-heading = Vad som passar till
start-summary-shows-2-text = Vilken produkt som får plats i din dag, och till vilken måltid.
start-summary-shows-3-heading = Vad som är öppet
start-summary-shows-3-text = Frågor du hoppade över förblir öppna. Vi gissar inte.
start-summary-limits-heading = Vad den inte är
start-summary-limits-1 = Sammanfattningen är ingen diagnos och ingen medicinsk rådgivning. Tar du läkemedel eller undrar du över något, fråga vården först.
start-summary-action-plan = Fortsätt med min plan
start-summary-action-detail = Se erbjudandet i detalj

# /summary

summary-title = Resultatet av snabbquizet | { -brand }
summary-description = Resultatet av snabbquizet i korthet: vad dina svar tyder på och hur du läser det.
summary-heading = Korta frågor, kort svar
summary-lead = Några få frågor ger en ungefärlig bild. För ett första val räcker det oftast.
summary-reading-heading = Så läser du resultatet
summary-reading-1-heading = Överst förslaget
summary-reading-1-text = En produkt, med skälet i en mening.
summary-reading-2-heading = Under det dina svar
summary-reading-2-text = Ändra ett av dem så ändras förslaget med.
summary-limits-heading = Hur exakt det är
summary-limits-1 = Ett snabbquiz känner dig inte. Ta förslaget som en början, inte som en dom.
summary-action-plan = Fortsätt med min plan
summary-action-again = Gör snabbquizet igen

# /gocards-summary

gocards-summary-title = Dina kort, sorterade | { -brand }
gocards-summary-description = Vad du svarade ja på, nej på och lade åt sidan i kortquizet, i tre högar, och vilken produkt som hör till.
gocards-summary-heading = Tre högar, ett förslag
gocards-summary-lead = Nu ligger dina kort i ordning. Förslaget kommer ur den första högen.
gocards-summary-piles-heading = Högarna
gocards-summary-piles-1-heading = Ja
gocards-summary-piles-1-text = Det som beskriver din vardag. Härifrån kommer förslaget.
gocards-summary-piles-2-heading = Nej
gocards-summary-piles-2-text = Det som inte stämmer. Även det hjälper i valet.
gocards-summary-piles-3-heading = Åt sidan
gocards-summary-piles-3-text = Det du inte ville svara på. De korten räknas inte.
gocards-summary-limits-heading = Vad det inte säger
gocards-summary-limits-1 = Kort om vardagen säger inget om din hälsa. Det handlar bara om vad som får plats i din dag.
gocards-summary-action-plan = Fortsätt med min plan
gocards-summary-action-order = Direkt till val av förpackning

# /start1-summary

start1-summary-title = Din dag med { -daily-fibre } | { -brand }
start1-summary-description = Hur tre portioner { -daily-fibre }, var och en med ett till två glas vatten, får plats i din dag, med alla anvisningar.
start1-summary-heading = Tre måltider, tre portioner, mycket vatten
start1-summary-lead = Så fördelas dagsmängden 3 g glukomannan över en vanlig dag.
start1-summary-day-heading = En dag i korthet
start1-summary-day-1-heading = Före frukost
start1-summary-day-1-text = 1 g med ett till två glas vatten.
start1-summary-day-2-heading = Före lunch
start1-summary-day-2-text = 1 g, återigen med ett till två glas vatten. På språng är en flaska bra att ha.
start1-summary-day-3-heading = Före middag
start1-summary-day-3-text = 1 g med vatten, inte precis innan du lägger dig.
start1-summary-action-plan = Fortsätt med min plan
start1-summary-action-order = Till val av förpackning
