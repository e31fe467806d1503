### Texts of the e-mail steps and the summaries that follow the quizzes.

# /start-email

start-email-title = Resultatet med e-post? Bara om du vill | { -brand }
start-email-description = Du bestämmer om resultatet också ska till din inkorg. Du ser det hur som helst på nästa sida.
start-email-heading = Ska vi skicka resultatet till din inkorg också?
start-email-lead = Adressen är ingen inträdesavgift. Ditt resultat ligger redo på nästa sida, med eller utan adress.
start-email-mail-heading = Det här ger mejlet
start-email-mail-1-heading = En länk till din sammanfattning
start-email-mail-1-text = Den öppnar det du ser på nästa sida, på vilken enhet som helst.
start-email-mail-2-heading = En diskret ämnesrad
start-email-mail-2-text = Där står inget som den som sitter bredvid inte bör läsa.
start-email-mail-3-heading = Ingen reklam
start-email-mail-3-text = Nyhetsbrevet beställer du separat och bekräftar en gång till. Ett klick avslutar det.
start-email-mail-4-heading = Ett slut
start-email-mail-4-text = Utan beställning och utan nyhetsbrev raderar vi adressen efter 30 dagar.
start-email-regret-heading = Och om du ångrar dig?
start-email-regret-1 = Då återkallar du ditt samtycke: i quizet, med länken sist i vårt mejl eller med en rad till oss. Vi raderar dina svar och adressen, utan frågor och utan att tjura.
start-email-trust-1 = Ett meddelande
start-email-trust-2 = Uppgifter säljs aldrig
start-email-trust-3 = Inget är förkryssat
start-email-next-heading = Fortsätt utan adress
start-email-next-lead = Du behöver inte fylla i något.
start-email-action-result = Se mitt resultat
start-email-action-fibre = Se mitt resultat om { -daily-fibre }

# /start-email2

start-email2-title = Leken är slut: se ditt resultat | { -brand }
start-email2-description = Efter kortquizet: se resultatet på nästa sida eller få det med e-post också. Nyhetsbrev kommer bara om du bekräftar det särskilt.
start-email2-heading = Det var sista kortet. Ska vi vända upp dem?
start-email2-lead = Ditt resultat är ett klick bort. Vill du titta på det igen senare kan det komma med e-post också.
start-email2-eyebrow = Kortquiz
start-email2-confirm-heading = När du hör av oss
start-email2-confirm-1-heading = Ange adress
start-email2-confirm-1-text = Enbart adressen. Namn och telefonnummer behåller du.
start-email2-confirm-2-heading = Läs ditt resultat
start-email2-confirm-2-text = Ett meddelande med en länk till dina kort. Om ingen beställning följer raderar vi adressen efter 30 dagar.
start-email2-confirm-3-heading = Nyhetsbrev, om du vill
start-email2-confirm-3-text = Bara om du beställer det särskilt och bekräftar länken i ett andra meddelande.
start-email2-inside-heading = Det här öppnar länken
start-email2-inside-1-heading = Dina tre högar
start-email2-inside-1-text = Ja, Nej och Åt sidan, att läsa igen.
start-email2-inside-2-heading = Förslaget
start-email2-inside-2-text = Med skälet som ledde fram till det.
start-email2-quiet-heading = Det som ingen behöver veta
start-email2-quiet-1 = Inget telefonnummer, ingen födelsedag, inget konto. Och i ämnesraden inget som angår någon annan.
start-email2-next-heading = Eller vänd upp dem nu
start-email2-action-result = Se mina kort

# /email

email-title = Två rutor före ditt resultat | { -brand }
email-description = Två frivilliga frågor före resultatet av miniquizet: vill du ha det med e-post, och vill du höra av oss senare?
email-heading = Två rutor, båda tomma.
email-lead = Det förblir de om du inte gör något. Du ser ditt resultat ändå.
email-choices-heading = Det här kan du säga ja till
email-choices-column-1 = Resultat
email-choices-column-2 = Nyhetsbrev
email-choices-1-1 = Ett meddelande
email-choices-1-2 = Recept och nyheter
email-tea-heading = Teet är klart
email-tea-1 = Lämnar du båda rutorna tomma går du vidare utan omvägar. Vi frågar inte en gång till.
email-trust-1 = Inga svar i ämnesraden
email-trust-2 = Adressen raderas efter 30 dagar om inget följer
email-action-result = Se mitt resultat

# /start-summary

start-summary-title = Din sammanfattning | { -brand }
start-summary-description = Så blir dina svar ett förslag: tre öppna regler, en dag med { -daily-trio } och vägen till erbjudandet.
start-summary-heading = Din tisdag, i ordning.
start-summary-lead = Sammanfattningen ordnar det du har berättat. Den dömer dig inte och förutsäger ingenting. Och den visar hur den räknar.
start-summary-eyebrow = Din sammanfattning
start-summary-rules-heading = Så blir svar ett förslag
start-summary-rules-1-heading = Du äter oftast frukost
start-summary-rules-1-text = Då passar { -daily-trio }: två kapslar, en fast stund.
start-summary-rules-2-heading = Tre måltider, mycket vatten
start-summary-rules-2-text = Titta då på { -daily-fibre } också, framför allt på anvisningarna.
start-summary-rules-3-heading = Inget av detta
start-summary-rules-3-text = Då föreslår vi ingenting. En bra kokbok är aldrig fel.
start-summary-day-heading = En tisdag med { -daily-trio }
start-summary-day-1-heading = Kvällen före
start-summary-day-1-text = Burken står bredvid koppen som du dricker ur på morgonen.
start-summary-day-2-heading = Till frukosten
start-summary-day-2-text = Två kapslar med ett glas vatten.
start-summary-day-3-heading = Resten av dagen
start-summary-day-3-text = Inget mer. Glömmer du en dag tar du inte mer än vanligt dagen efter.
start-summary-limits-heading = Det den inte är
start-summary-limits-1 = Varken en diagnos eller medicinsk rådgivning. Det du hoppade över lämnas öppet; vi gissar inte. Tar du läkemedel eller är du osäker, så fråga vården eller apoteket först.
start-summary-plan-heading = Redo för planen?
start-summary-plan-label = Vidare med min plan
start-summary-action-long = Erbjudandet i sin helhet
start-summary-action-again = Ändra mina svar

# /summary

summary-title = Resultatet av miniquizet | { -brand }
summary-description = Miniquizet i en tumregel: vilken produkt som passar vilken vardag, och hur exakt ett så kort förslag kan vara.
summary-heading = Kort fråga, kort svar.
summary-lead = Några få frågor ger en skiss, inget porträtt. För ett första val räcker den.
summary-rule-heading = Tumregeln
summary-rule-1-heading = Frukost: ja
summary-rule-1-text = { -daily-trio }, två kapslar till frukosten.
summary-rule-2-heading = Tre måltider och alltid ett glas vatten
summary-rule-2-text = { -daily-fibre }, om inget i anvisningarna talar emot.
summary-rule-3-heading = Varken eller
summary-rule-3-text = { -light-kitchen }, 60 recept, inga kapslar.
summary-action-plan = Vidare med min plan
summary-action-again = Miniquizet en gång till
summary-limits-heading = Hur exakt det är
summary-limits-1 = Ett kort quiz känner dig ungefär lika väl som bagaren på hörnet. Ta förslaget som en början, inte som en dom, och absolut inte som medicinsk rådgivning.
summary-jar-heading = En burk till att börja med
summary-jar-lead = Den räcker i 30 dagar. Sedan är du inte skyldig oss något.
summary-action-full = Hela quizet ändå

# /gocards-summary

gocards-summary-title = Dina kort, sorterade | { -brand }
gocards-summary-description = Ja, nej, åt sidan: hur kortquizets tre högar räknas och hur de blir ett förslag.
gocards-summary-heading = Tre högar, ett förslag.
gocards-summary-lead = Inget korttrick: varje hög räknas på sitt sätt, och du kan se hur.
gocards-summary-eyebrow = Kortquiz
gocards-summary-piles-heading = Vad högarna betyder
gocards-summary-piles-1-heading = Ja
gocards-summary-piles-1-text = Så ser din vardag ut. Förslaget följer av den här högen.
gocards-summary-piles-2-heading = Nej
gocards-summary-piles-2-text = Så ser den inte ut. Den här högen stryker produkter som inte passar.
gocards-summary-piles-3-heading = Åt sidan
gocards-summary-piles-3-text = Räknas inte. Det du inte vill säga behöver vi inte veta.
gocards-summary-trumps-heading = Vilket kort som talar för vad
gocards-summary-trumps-1-label = Jag äter nästan alltid frukost
gocards-summary-trumps-1-2 = räknas inte
gocards-summary-trumps-2-label = Jag äter tre gånger om dagen
gocards-summary-trumps-2-1 = räknas inte
gocards-summary-trumps-3-label = Jag har alltid vatten till hands
gocards-summary-trumps-3-1 = räknas inte
gocards-summary-trumps-4-label = Jag vill bara tänka på det en gång om dagen
gocards-summary-action-plan = Vidare med min plan
gocards-summary-action-again = Blanda om
gocards-summary-packs-lead = Har du redan bestämt dig? Ta då genvägen.
gocards-summary-packs-label = Direkt till förpackningarna

# /start1-summary

start1-summary-title = Din dag med { -daily-fibre } | { -brand }
start1-summary-description = Tre portioner { -daily-fibre } över en vanlig dag, varje gång med ett till två glas vatten. Med varning och checklista.
start1-summary-heading = Tre gånger två kapslar, tre gånger vatten.
start1-summary-lead = Så fördelas dagsdosen på 3 g glukomannan. Vattnet är inget tillbehör utan en del av portionen.
start1-summary-day-heading = Dagen i överblick
start1-summary-day-1-heading = Före frukosten
start1-summary-day-1-text = Två kapslar med ett till två glas vatten.
start1-summary-day-2-heading = Före lunchen
start1-summary-day-2-text = Två kapslar, igen med ett till två glas. På språng är en flaska bra att ha.
start1-summary-day-3-heading = Före middagen
start1-summary-day-3-text = Två kapslar med ett till två glas vatten, inte strax innan du lägger dig.
start1-summary-warning-heading = Varning
start1-summary-warning-1 = **Det finns risk för kvävning för personer med sväljsvårigheter eller vid för litet vätskeintag.** Ta med mycket vatten så att glukomannanet når magsäcken.
start1-summary-check-heading = Säg ja tre gånger innan du går vidare
start1-summary-check-1-heading = Jag sväljer kapslar utan besvär
start1-summary-check-1-text = Tvekar du här, avstå från { -daily-fibre }.
start1-summary-check-2-heading = Jag får och vill dricka mycket vatten
start1-summary-check-2-text = Till de tre portionerna hör tre till sex glas om dagen.
start1-summary-check-3-heading = Jag har rett ut frågor om läkemedel
start1-summary-check-3-text = Glukomannan kan binda läkemedel. Håll flera timmars mellanrum och fråga på apoteket först.
start1-summary-action-plan = Vidare med min plan
start1-summary-trio-lead = Blev det nej någonstans? { -daily-trio } nöjer sig med ett glas på morgonen.
start1-summary-trio-label = Hellre { -daily-trio }
