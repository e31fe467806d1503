### Texts of the digital offers: offerebook, offerapp1, offerapp2.

# What every digital offer repeats

digital-withdrawal-heading = Ångerrätt för digitalt innehåll
digital-withdrawal-1 = Digitalt innehåll kan du ångra inom 14 dagar från det att avtalet slöts. Samtycker du till att vi levererar tidigare upphör rätten när leveransen börjar. Om du vill det frågar vi före beställningen. Inget är förkryssat.

# /offerebook

offerebook-title = { -light-kitchen }: 60 recept som e-bok | { -brand }
offerebook-description = { -light-kitchen }: 60 enkla recept som pdf, för kvällar utan plan. Ett helt recept finns på sidan som smakprov. Köp en gång och behåll.
offerebook-heading = Vad blir det till middag? Sextio svar.
offerebook-lead = Sextio recept som varken kräver specialbutik, en köksmaskin med eget namn eller en inledning om någons barndom.
offerebook-eyebrow = E-bok, pdf
offerebook-order-label = Se priset
offerebook-chapters-heading = Sex kapitel med tio i varje
offerebook-chapters-1-heading = Morgnar
offerebook-chapters-1-text = Snabbt i skålen på vardagar, långsamt på söndagar.
offerebook-chapters-2-heading = Soppor
offerebook-chapters-2-text = En gryta, en sked, nästan ingen disk.
offerebook-chapters-3-heading = Stora sallader
offerebook-chapters-3-text = Så stora att ingen frågar vad som kommer sedan.
offerebook-chapters-4-heading = Ur stekpannan
offerebook-chapters-4-text = Grönsaker, ägg, linser. Tjugo minuter om radion är på.
offerebook-chapters-5-heading = På plåt
offerebook-chapters-5-text = Skär, krydda, skjut in, upp med fötterna.
offerebook-chapters-6-heading = Något sött
offerebook-chapters-6-text = Frukt, yoghurt och allas rätt till kaka.
offerebook-sample-heading = Ett smakprov: linser med citron
offerebook-sample-lead = För två. 150 g röda linser, en lök, en citron, 1,5 dl yoghurt, spiskummin, olivolja, salt.
offerebook-sample-1-heading = Fräs löken mjuk
offerebook-sample-1-text = Finhackad, i två matskedar olja, med en tesked spiskummin.
offerebook-sample-2-heading = I med linserna
offerebook-sample-2-text = Koka upp med 4,5 dl vatten och låt sjuda på svag värme i 12 minuter.
offerebook-sample-3-heading = Citron och yoghurt
offerebook-sample-3-text = Rör ner saft och lite rivet skal, salta, toppa med yoghurt. Servera med bröd.
offerebook-book-heading = Köp en gång, laga hur ofta du vill
offerebook-book-lead = En pdf-fil som går att öppna i telefon, surfplatta och dator, och att skriva ut.
offerebook-reviews-heading = Lagat och bedömt
offerebook-faq-heading = Innan du sätter i gång
offerebook-faq-1-question = Behöver jag kapslarna?
offerebook-faq-1-answer = Nej. Boken har aldrig hört talas om dem.
offerebook-faq-2-question = Är allt veganskt?
offerebook-faq-2-answer = Inte allt. Vid varje recept står det om det är veganskt eller vegetariskt.
offerebook-faq-3-question = Hur får jag boken?
offerebook-faq-3-answer = Genom en länk i mejlet: direkt efter betalningen om du har samtyckt till en tidig start, annars när ångerfristen har löpt ut.
offerebook-faq-4-question = Får jag ge den vidare?
offerebook-faq-4-answer = Den färdiga middagen, gärna. Filen är till för ditt hushåll.
offerebook-action-app = Se vardagsappen

# /offerapp1

offerapp1-title = Vardagsappen: tre bockar om dagen | { -brand }
offerapp1-description = Tre rader att bocka av: kapslar, vatten, kvällspromenad. Tillgång i tolv månader som upphör av sig själv. Ingen prenumeration, inga poäng.
offerapp1-heading = Appen som lämnar dig i fred.
offerapp1-lead = Tre bockar om dagen, sedan får telefonen åka ner i fickan igen. Inga poäng, inga sviter, ingen pokal.
offerapp1-note-1 = Tillgång i tolv månader
offerapp1-note-2 = Upphör av sig själv
offerapp1-order-label = Se priset
offerapp1-screen-heading = Allt på en skärm
offerapp1-screen-1-heading = Kapslar
offerapp1-screen-1-text = { -daily-trio } till frukosten. Ett tryck, klart.
offerapp1-screen-2-heading = Vatten
offerapp1-screen-2-text = Ett glas, vid den tid du ställer in.
offerapp1-screen-3-heading = Promenad
offerapp1-screen-3-text = En runda på kvällen. Ingen mäter den.
offerapp1-fridge-heading = Appen och lappen på kylskåpet
offerapp1-fridge-lead = En rättvis jämförelse. Lappen klarar sig bra.
offerapp1-fridge-column-1 = Appen
offerapp1-fridge-column-2 = Lappen
offerapp1-fridge-1-label = Hör av sig på inställd tid
offerapp1-fridge-2-label = Har recept med sig
offerapp1-fridge-2-2 = Baksidan är ledig
offerapp1-fridge-3-label = Följer med på resan
offerapp1-fridge-3-2 = Om du tar med den
offerapp1-fridge-4-label = Går utan ström
offerapp1-fridge-5-label = Går fri från matfläckar
offerapp1-app-heading = Tolv månader, sedan är det slut
offerapp1-app-lead = Tillgången förlängs inte. Saknar du den köper du den igen.
offerapp1-faq-heading = Korta frågor
offerapp1-faq-1-question = Vilka enheter fungerar den på?
offerapp1-faq-1-answer = Telefon, surfplatta och dator, i alla aktuella webbläsare. Ingen appbutik behövs.
offerapp1-faq-2-question = Frågar den om min kropp?
offerapp1-faq-2-answer = Nej. Den känner till tre bockar och deras klockslag.
offerapp1-faq-3-question = Behöver jag { -daily-trio } till den?
offerapp1-faq-3-answer = Nej. Första raden går att döpa om. ”Mata katten” fungerar också.
offerapp1-action-day = Läs om en torsdag med appen

# /offerapp2

offerapp2-title = En torsdag med vardagsappen | { -brand }
offerapp2-description = Fem klockslag, tre bockar: så följer vardagsappen med genom en vanlig torsdag. En berättelse i stället för en funktionslista.
offerapp2-heading = Torsdag 7.10. Det surrar till.
offerapp2-lead = Sedan hör du ingenting på fem timmar. Ungefär så tänker vi oss gott sällskap.
offerapp2-day-heading = Dagen, klockslag för klockslag
offerapp2-day-1-heading = 7.10
offerapp2-day-1-text = ”God morgon”, står det. Två kapslar till smörgåsen. Första bocken.
offerapp2-day-2-heading = 12.30
offerapp2-day-2-text = Ett glas vatten före mötet som kunde ha varit ett mejl. Andra bocken.
offerapp2-day-3-heading = 15.00
offerapp2-day-3-text = Ingenting. Verkligen ingenting.
offerapp2-day-4-heading = 18.15
offerapp2-day-4-text = Under ”Recept” finns en idé för zucchinin som har väntat sedan i måndags.
offerapp2-day-5-heading = 20.40
offerapp2-day-5-text = En runda runt kvarteret. Regnar det förblir rutan tom, och ingen säger något.
offerapp2-silence-heading = Det den håller för sig själv
offerapp2-silence-1 = Den jämför dig varken med i går eller med andra. Den ställer inga diagnoser och ger ingen medicinsk rådgivning. Den påminner, och det gör den tyst.
offerapp2-app-heading = Ett år fullt av torsdagar
offerapp2-app-lead = Tillgång i tolv månader på telefon, surfplatta och dator. Sedan upphör den av sig själv.
offerapp2-trust-1 = Ingen förlängning
offerapp2-trust-2 = Fungerar i webbläsaren
offerapp2-trust-3 = Tillgång med e-post
offerapp2-action-add = Lägg till den i en beställning
offerapp2-action-facts = Hellre funktionerna
