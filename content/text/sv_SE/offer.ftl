### Texts of the offers and the payment page, with the fixed notices that several pages share.

# Fixed notices, shared by every page that offers the products.

notice-heading = Att tänka på
notice-supplement = Kosttillskott. Rekommenderad daglig dos bör inte överskridas. Kosttillskott bör inte användas som ett alternativ till en varierad kost. Förvaras utom räckhåll för små barn.
notice-lifestyle-heading = Bra att komma ihåg
notice-lifestyle = Det är viktigt med en varierad och balanserad kost och en hälsosam livsstil. Alla mängder gäller per rekommenderad dagsdos.
notice-fibre = { -daily-fibre } tas tre gånger om dagen, 1 g åt gången, med 1–2 glas vatten före en måltid. Varning: det finns risk för kvävning för personer med sväljsvårigheter eller vid för litet vätskeintag. Ta med mycket vatten så att glukomannanet når magsäcken.

# /take

take-title = { -daily-trio }: en, tre eller sex burkar | { -brand }
take-description = { -daily-trio } i tre storlekar, 60 veganska kapslar i varje burk. Ett enda köp, ingen prenumeration, och alla uppgifter före beställningen.
take-heading = Välj din förpackning
take-lead = Innehållet är alltid detsamma. Du bestämmer bara hur många burkar som ska ner i paketet.
take-picture-alt = Tre burkar { -daily-trio }
take-packs-heading = Tre förpackningar
take-packs-1-heading = En burk
take-packs-1-text = 60 kapslar. För att lära känna eller fylla på.
take-packs-2-heading = Tre burkar
take-packs-2-text = 180 kapslar. För ett hushåll där flera äter frukost.
take-packs-3-heading = Sex burkar
take-packs-3-text = 360 kapslar. Ett förråd för dig som redan vet att du fortsätter.
take-action-order = Vidare till beställningen
take-action-express = Snabbeställning
take-action-story = Berättelsen först
take-action-compare = Jämför produkterna
take-action-campaign = Kampanjer

# /take2

take2-title = En morgon med { -daily-trio } | { -brand }
take2-description = Hur en burk blir en vana: en morgon, berättad utan brådska. Därefter fakta om { -daily-trio } och förpackningarna.
take2-heading = Halv sju, vattenkokaren
take2-lead = Vanor behöver en plats. Den här har frukostbordet.
take2-morning-heading = En vanlig morgon
take2-morning-1 = Vattenkokaren brusar, radion mumlar, någon letar efter den andra strumpan. På bordet står bröd, en skål frukt och den gröna burken med det ljusa locket.
take2-morning-2 = Den står där för att det man ställer undan glöms bort. Av med locket, kapslar, en klunk vatten, på med locket. Mer är det inte.
take2-morning-3 = Dagen blir inte en annan för det. Den börjar bara med en sak som redan är gjord.
take2-facts-heading = Fakta
take2-facts-1-heading = I burken
take2-facts-1-text = 60 veganska kapslar med kolin, zink, krom, vitamin B6 och vitamin C.
take2-facts-2-heading = På etiketten
take2-facts-2-text = Varje mängd per dagsdos, med text som går att läsa utan lupp.
take2-action-order = Vidare till beställningen
take2-action-packs = Se förpackningarna

# /take-test

take-test-title = Jämför { -daily-trio } och { -daily-fibre } | { -brand }
take-test-description = Två produkter sida vid sida: innehåll, mängd, hur de tas och vem de inte passar. Ingen vinnare men tydliga skillnader.
take-test-heading = Två burkar sida vid sida
take-test-lead = De två produkterna gör inte samma sak. Här ser du vad som skiljer dem åt.
take-test-products-heading = Innehållet
take-test-products-1-heading = { -daily-trio }
take-test-products-1-text = Kolin 200 mg, zink 5 mg, krom 40 µg, vitamin B6 1,4 mg och vitamin C 40 mg per dagsdos. 60 kapslar, veganska.
take-test-products-2-heading = { -daily-fibre }
take-test-products-2-text = Glukomannan från konjakrot, 3 g om dagen i tre portioner. 90 kapslar, veganska.
take-test-choose-heading = Något att gå efter
take-test-choose-1-heading = Du vill ha något till frukosten
take-test-choose-1-text = Titta då på { -daily-trio }.
take-test-choose-2-heading = Du dricker gärna och äter tre mål om dagen
take-test-choose-2-text = Läs då mer om { -daily-fibre }, framför allt om hur det tas.
take-test-action-trio = Se { -daily-trio }
take-test-action-fibre = Se { -daily-fibre }
take-test-action-book = Se { -light-kitchen }

# /buy

buy-title = Snabbeställning av { -daily-trio } | { -brand }
buy-description = Kortaste vägen till { -daily-trio } för dig som redan känner till det: förpackning, adress, betalning. Utan konto och utan omvägar.
buy-heading = Du vet redan vad du vill ha
buy-lead = Då uppehåller vi dig inte. Härifrån är det tre steg.
buy-fast-heading = Den korta vägen
buy-fast-1-heading = Välj förpackning
buy-fast-1-text = En, tre eller sex burkar { -daily-trio }.
buy-fast-2-heading = Ange adress
buy-fast-2-text = Vi levererar till åtta länder i Europa. Du behöver inget konto.
buy-fast-3-heading = Kontrollera och beställ
buy-fast-3-text = Precis före beställningsknappen ser du innehåll, antal och totalpris en gång till.
buy-action-order = Till beställningen
buy-action-packs = Jämför förpackningarna

# /buybf

buybf-title = Kampanjer och deras regler | { -brand }
buybf-description = När { -brand } har kampanj, hur du känner igen en äkta prissänkning och vad som gäller däremellan.
buybf-heading = Kampanjer värda namnet
# lint-allow: urgency — explains how sales work, on a page that runs none and presses nobody
buybf-lead = Ibland kostar { -daily-trio } mindre under en begränsad tid. Då står det här, enligt de här reglerna.
buybf-rules-heading = Våra regler
buybf-rules-1-heading = Ett slut som gäller
buybf-rules-1-text = En kampanj har ett fast slut, samma för alla. Därefter gäller det vanliga priset igen.
buybf-rules-2-heading = En ärlig jämförelse
buybf-rules-2-text = Vi jämför med det lägsta priset under de 30 dagarna före kampanjen.
buybf-rules-3-heading = Ingen trängsel
buybf-rules-3-text = Vi hittar varken på begränsade lager eller skaror av andra kunder.
buybf-between-heading = Mellan kampanjerna
buybf-between-1 = När ingen kampanj pågår gäller de vanliga priserna. Du missar inget på att tänka efter.
buybf-action-order = Vidare till beställningen
buybf-action-packs = Se förpackningarna

# /offer

offer-title = Ditt förslag efter korten | { -brand }
offer-description = Efter kortquizet: { -daily-trio } i korthet. Vad burken innehåller, hur du använder den och vad som händer sedan.
offer-heading = Efter korten: { -daily-trio }
offer-lead = Kort som ett kort: vad det är, vad det innehåller, när du tar det.
offer-jar-heading = Tre sista kort
offer-jar-1-heading = Vad det är
offer-jar-1-text = Ett kosttillskott i 60 veganska kapslar.
offer-jar-2-heading = Vad det innehåller
offer-jar-2-text = Kolin, zink och krom samt vitamin B6 och vitamin C.
offer-jar-3-heading = När du tar det
offer-jar-3-text = Till frukosten, med ett glas vatten. Dagsdosen står på burken.
offer-action-order = Vidare till beställningen
offer-action-compare = Jämför produkterna

# /offer1

offer1-title = Din plan med { -daily-trio } | { -brand }
offer1-description = Förslaget ur ditt quiz: { -daily-trio } med kolin, zink och krom. Näringsämnen, mängder och det du vill veta innan du beställer.
offer1-heading = Din plan: en burk, en fast stund
offer1-lead = Det som följer av dina svar är inget underverk utan en enkel vana. Det här är näringsämnena bakom den.
offer1-nutrients-heading = Näringsämnena
offer1-nutrients-1-heading = Kolin, 200 mg
offer1-nutrients-1-text = Kolin bidrar till normal fettomsättning.
offer1-nutrients-2-heading = Krom, 40 µg
offer1-nutrients-2-text = Krom bidrar till att bibehålla normala blodsockernivåer.
offer1-nutrients-3-heading = Vitamin C, 40 mg
offer1-nutrients-3-text = Vitamin C bidrar till immunsystemets normala funktion.
offer1-before-heading = Innan du beställer
offer1-before-1 = Du köper en gång. Det finns ingen prenumeration och ingen automatisk förlängning.
offer1-before-2 = När varan har kommit har du 14 dagar på dig att ångra köpet, utan att ange skäl.
offer1-action-order = Vidare till beställningen
offer1-action-extras = Se med tillval

# /offer2

offer2-title = Hitta rätt förpackning | { -brand }
offer2-description = Tre steg till rätt förpackning { -daily-trio }: uppskatta behovet, välj storlek, kontrollera uppgifterna. Ett enda köp, ingen prenumeration.
offer2-heading = Vilken förpackning passar dig?
offer2-lead = Tre tankar, sedan är storleken bestämd.
offer2-choose-heading = I tre steg
offer2-choose-1-heading = Vem ska ta det?
offer2-choose-1-text = För dig ensam räcker en burk till att börja med. På två tar den slut fortare.
offer2-choose-2-heading = Var ska den stå?
offer2-choose-2-text = En burk hör hemma på bordet. De andra behöver en torr och sval plats.
offer2-choose-3-heading = Hur säker är du?
offer2-choose-3-text = Är du osäker tar du den minsta förpackningen. Du kan alltid beställa igen.
offer2-unsure-heading = Fortfarande tveksam?
offer2-unsure-1 = Läs först hur en morgon med burken ser ut. Förpackningarna står kvar.
offer2-action-order = Vidare till beställningen
offer2-action-story = Läs berättelsen först

# /offer3

offer3-title = En burk { -daily-trio } | { -brand }
offer3-description = En burk { -daily-trio } med 60 veganska kapslar. Här står det som står på etiketten, och inget annat.
offer3-heading = En burk, en etikett
offer3-lead = Inget paket, ingen gåva. Bara produkten och dess uppgifter.
offer3-label-heading = Per dagsdos
offer3-label-1-heading = Kolin
offer3-label-1-text = 200 mg. Finns också i sojabönor.
offer3-label-2-heading = Zink
offer3-label-2-text = 5 mg. Finns också i pumpafrön.
offer3-label-3-heading = Krom
offer3-label-3-text = 40 µg. Finns också i broccoli.
offer3-label-4-heading = Vitamin B6 och vitamin C
offer3-label-4-text = 1,4 mg och 40 mg. Finns också i kikärtor och citron.
offer3-action-order = Beställ en burk
offer3-action-fibre = Hellre { -daily-fibre }

# /offerV3

offerv3-title = { -daily-trio } i detalj | { -brand }
offerv3-description = Allt om { -daily-trio } på en lång sida: näringsämnen med mängder, en rutin att låna och de obligatoriska upplysningarna.
offerv3-heading = Allt om { -daily-trio }, uppifrån och ner
offerv3-lead = Du gjorde quizet i avsnitt, och så är också den här sidan: först näringsämnena, sedan vardagen, sedan upplysningarna.
offerv3-nutrients-heading = Avsnitt ett: näringsämnena
offerv3-nutrients-1-heading = Kolin, 200 mg
offerv3-nutrients-1-text = Kolin bidrar till normal fettomsättning.
offerv3-nutrients-2-heading = Vitamin B6, 1,4 mg
offerv3-nutrients-2-text = Vitamin B6 bidrar till att minska trötthet och utmattning.
offerv3-nutrients-3-heading = Vitamin C, 40 mg
offerv3-nutrients-3-text = Vitamin C bidrar till normal energiomsättning.
offerv3-routine-heading = Avsnitt två: vardagen
offerv3-routine-1-heading = Ställ fram på kvällen
offerv3-routine-1-text = Ställ burken bredvid koppen du dricker ur på morgonen.
offerv3-routine-2-heading = Ta på morgonen
offerv3-routine-2-text = Dagsdosen till frukosten, med ett glas vatten.
offerv3-routine-3-heading = Det är okej att glömma
offerv3-routine-3-text = Glömde du en dag? Ta inte mer än vanligt nästa dag.
offerv3-action-order = Vidare till beställningen
offerv3-action-extras = Se med tillval

# /offerdet

offerdet-title = { -daily-fibre } med glukomannan | { -brand }
offerdet-description = { -daily-fibre }: glukomannan från konjakrot, 3 g om dagen, 90 veganska kapslar. Med anvisningar, varning och villkor.
offerdet-heading = { -daily-fibre }, en fiber med regler
offerdet-lead = Glukomannan sväller i vatten. Därför hör ett fullt glas till varje portion, och gärna två.
offerdet-fibre-heading = Bra att veta
offerdet-fibre-1-heading = Glukomannan
offerdet-fibre-1-text = Dagsmängden är 3 g, fördelad på tre portioner om 1 g, var och en med 1–2 glas vatten före en måltid.
offerdet-fibre-2-heading = Varifrån den kommer
offerdet-fibre-2-text = Från konjakväxtens rotknöl, som länge har använts som mat i Asien.
offerdet-fibre-3-heading = Inte för alla
offerdet-fibre-3-text = Passar inte den som har svårt att svälja eller bara får dricka lite.
offerdet-taking-heading = Så tar du det
offerdet-taking-1-heading = Vattnet först
offerdet-taking-1-text = Fyll ett till två glas innan du öppnar burken.
offerdet-taking-2-heading = Ta portionen
offerdet-taking-2-text = 1 g före måltiden, sittande eller stående.
offerdet-taking-3-heading = Drick upp
offerdet-taking-3-text = Drick upp allt vatten. Tre gånger om dagen, före varje huvudmål.
offerdet-action-order = Vidare till beställningen
offerdet-action-trio = Hellre { -daily-trio }

# /offer-upsells2

offer-upsells2-title = { -daily-trio } med tillval | { -brand }
offer-upsells2-description = Det här kan du lägga till före beställningen: { -daily-fibre }, en e-bok eller appen. Inget är förvalt och allt hamnar i en beställning.
offer-upsells2-heading = Något mer? Bara om du vill
offer-upsells2-lead = Alla tillval hamnar i samma beställning, med en summa och en knapp i slutet.
offer-upsells2-extras-heading = Tillvalen
offer-upsells2-extras-1-heading = { -daily-fibre }
offer-upsells2-extras-1-text = Glukomannan från konjakrot, 90 kapslar. Läs först varningen på den här sidan.
offer-upsells2-extras-2-heading = { -light-kitchen }
offer-upsells2-extras-2-text = 60 enkla recept som e-bok.
offer-upsells2-extras-3-heading = Dagsappen
offer-upsells2-extras-3-text = Påminner om kapslar, vatten och kvällspromenaden.
offer-upsells2-rule-heading = Vår regel
offer-upsells2-rule-1 = Vi kryssar inte i något åt dig. Det du inte har valt själv betalar du inte för.
offer-upsells2-action-order = Vidare till beställningen
offer-upsells2-action-book = Se e-boken
offer-upsells2-action-app = Se appen

# /offerebook

offerebook-title = { -light-kitchen }: 60 recept som e-bok | { -brand }
offerebook-description = { -light-kitchen } är en e-bok med 60 enkla recept för alla dagar. Även för dig som inte tar någon av våra andra produkter.
offerebook-heading = 60 recept för vanliga kvällar
offerebook-lead = { -light-kitchen } är en kokbok för dagar när ingen vill stå länge i köket.
offerebook-book-heading = Det här får du
offerebook-book-1-heading = Enkelt
offerebook-book-1-text = 60 recept som varken kräver särskild utrustning eller vana.
offerebook-book-2-heading = För alla dagar
offerebook-book-2-text = Rätter för vardagen, inte för de stora tillfällena.
offerebook-book-3-heading = Fristående
offerebook-book-3-text = Du behöver ingen av våra andra produkter till.
offerebook-digital-heading = Bra att veta
offerebook-digital-1 = E-boken är digitalt innehåll och kommer inte med posten. När ångerrätten upphör för digitalt innehåll står före beställningen.
offerebook-action-order = Vidare till beställningen
offerebook-action-app = Se appen

# /offerapp1

offerapp1-title = Dagsappen | { -brand }
offerapp1-description = Tre rader på en skärm: kapslar till frukosten, ett glas vatten, en promenad på kvällen. Mer vill appen inte.
offerapp1-heading = En app som begär lite
offerapp1-lead = Inga poäng, inga sviter, inget dåligt samvete. Bara tre rader att bocka av.
offerapp1-screen-heading = En skärm
offerapp1-screen-1-heading = Kapslar
offerapp1-screen-1-text = { -daily-trio } till frukosten. Avbockat, klart.
offerapp1-screen-2-heading = Vatten
offerapp1-screen-2-text = Ett glas, vid en tid du bestämmer.
offerapp1-screen-3-heading = Kvällspromenad
offerapp1-screen-3-text = Så lång du vill. Appen mäter inte.
offerapp1-digital-heading = Bra att veta
offerapp1-digital-1 = Appen är digitalt innehåll. Vilka enheter den fungerar på och när ångerrätten upphör står före beställningen.
offerapp1-action-order = Vidare till beställningen
offerapp1-action-day = Läs om en dag med appen

# /offerapp2

offerapp2-title = En torsdag med appen | { -brand }
offerapp2-description = Hur appen får plats i en dag, från frukost till kvällspromenad. En kort berättelse i stället för en lista med funktioner.
offerapp2-heading = En torsdag, tre bockar
offerapp2-lead = Så ser en vanlig dag ut med appen. För det mesta är den tyst.
offerapp2-day-heading = Dagen
offerapp2-day-1-heading = Morgon
offerapp2-day-1-text = God morgon, står det. Kapslar till smörgåsen, en bock.
offerapp2-day-2-heading = Mitt på dagen
offerapp2-day-2-text = Ett glas vatten, den andra bocken. Sedan åker telefonen ner i väskan igen.
offerapp2-day-3-heading = Kväll
offerapp2-day-3-text = En runda runt kvarteret. Den som stannar hemma får ingen tillsägelse.
offerapp2-limits-heading = Det här gör den inte
offerapp2-limits-1 = Appen ställer inga diagnoser och ger inga medicinska råd. Den påminner, och det är allt.
offerapp2-action-order = Vidare till beställningen
offerapp2-action-add = Lägg till appen i en beställning

# /offerpay

offerpay-title = Kontrollera och betala | { -brand }
offerpay-description = Adress, leverans, betalning, kontroll: de fyra delarna i en beställning hos { -brand } och vad beställningsknappen innebär.
offerpay-heading = Din beställning
offerpay-lead = Fyra delar på en sida. Inget är bindande före den sista knappen.
offerpay-parts-heading = De fyra delarna
offerpay-parts-1-heading = Adress
offerpay-parts-1-text = Vart paketet ska, och en e-postadress för bekräftelsen.
offerpay-parts-2-heading = Leverans
offerpay-parts-2-text = Kostnad och datum står här innan du betalar.
offerpay-parts-3-heading = Betalning
offerpay-parts-3-text = Du ser vad som går att använda i ditt land. Inget kreditalternativ är förvalt.
offerpay-parts-4-heading = Kontroll
offerpay-parts-4-text = Varor, antal, jämförpriser och totalpris med moms, under varandra.
offerpay-button-heading = Vad knappen innebär
offerpay-button-1 = Beställningen blir bindande först med knappen som anger betalningsskyldighet. Ingen annan knapp startar en betalning.
offerpay-button-2 = Därefter får du en bekräftelse med e-post, med avtalet och information om ångerrätten.
offerpay-action-after = Vad som händer efter en beställning
offerpay-action-terms = Läs villkoren
offerpay-action-packs = Tillbaka till förpackningarna
