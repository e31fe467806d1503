### Texts of the offers that need no quiz: take, take2, take-test, offer3, buy, buybf, offer-upsells2.

# /take

take-title = { -daily-trio }: en, tre eller sex burkar | { -brand }
take-description = { -daily-trio } i tre förpackningar, 60 veganska kapslar i varje burk. Engångsköp utan prenumeration, och hela etiketten på samma sida.
take-eyebrow = { -daily-trio }
take-heading = Välj din förpackning
take-lead = En, tre eller sex burkar. Innehållet är alltid detsamma, du bestämmer bara hur stort förrådet ska vara.
take-note-1 = 60 veganska kapslar i varje burk
take-note-2 = Två kapslar om dagen
take-note-3 = Ingen prenumeration, inget konto
take-packages-heading = Tre storlekar, en burk
take-trust-1 = Skickas med obruten försegling
take-trust-2 = Frakten syns i summan innan du betalar
take-trust-3 = Betalsätt som du känner till
take-trust-4 = Svar, oftast inom tre arbetsdagar
take-brand-heading = Vi gör lite. Men vi gör det noga.
take-brand-1 = { -brand } har två kosttillskott, en kokbok och en app. Hyllan är kort, så det finns plats för långa etiketter.
take-brand-2 = { -daily-trio } är den enklare av de två burkarna: en gång om dagen, en måltid, ett glas vatten. Mer begär den inte, och mer påstår den inte.
take-nutrients-heading = Det här finns i varje burk
take-benefits-heading = Tre namn, tre meningar
take-press-heading = Påhittade tidningar, enbart som exempel
take-reviews-heading = Från andra kök
take-faq-heading = Bra att fråga före köpet
take-faq-1-question = När kommer paketet?
take-faq-1-answer = Leveranstiden för ditt land står längre ner, vid betalsätten. Vi räknar i arbetsdagar från det att vi fått beställningen.
take-faq-2-question = Kostar frakten mer för sex burkar?
take-faq-2-answer = Nej. Varje beställning har en fast fraktavgift för ditt land, oavsett hur många burkar som ligger i paketet.
take-faq-3-question = Måste jag göra quizet först?
take-faq-3-answer = Nej. Quizet hjälper dig att fundera. Har du redan funderat klart är du på rätt ställe.
take-guarantee-heading = Fjorton dagar att tänka om
take-actions-heading = Eller i en annan ordning
take-action-express = Snabbeställning
take-action-story = Berättelsen först
take-action-compare = Jämför produkterna
take-action-campaign = Säsongssidan

# /take2

take2-title = En morgon med { -daily-trio } | { -brand }
take2-description = Hur en burk blir en vana: en morgon, berättad utan brådska. Sedan näringsämnena, förpackningarna och etiketten.
take2-eyebrow = En frukostberättelse
take2-heading = Halv sju, vattenkokaren
take2-lead = Vanor behöver en plats. Den här har frukostbordet.
take2-morning-heading = En vanlig morgon
take2-morning-1 = Vattenkokaren brusar, radion mumlar, någon letar efter den andra strumpan. På bordet står bröd, en skål frukt och den gröna burken med det ljusa locket.
take2-morning-2 = Den står där för att det man ställer undan glöms bort. Av med locket, två kapslar, ett glas vatten, på med locket. Mer än så är det inte.
take2-morning-3 = Dagen blir inte annorlunda för det. Den börjar bara med en sak som redan är gjord.
take2-clock-heading = Fem minuter, sedda på nära håll
take2-clock-1-heading = 6.30, vattenkokaren
take2-clock-1-text = Den behöver fyra minuter. Så mycket tid har man, även när man ingen har.
take2-clock-2-heading = 6.34, kapslarna
take2-clock-2-text = Till första tuggan, med ett stort glas vatten. Teet får dra en stund till.
take2-clock-3-heading = 6.35, strumpan
take2-clock-3-text = Burken står bredvid koppen igen. Strumpan brukar ligga under soffan.
take2-jar-heading = Varför en burk får vara vacker
take2-jar-1 = Det man gärna ser på ställer man inte undan. Därför är vår burk grangrön med ett lock i aprikos, och trivs ihop med marmeladen och morgontidningen.
take2-jar-2 = På etiketten växer något framför en sol över kullar. Om den går upp eller ner har vi lämnat öppet. På morgonen är svaret givet.
take2-nutrients-heading = Och vad finns i den?
take2-benefits-heading = Två meningar, ord för ord
take2-benefits-lead = Berättelsen är påhittad. De här två meningarna är det inte: så står de på den officiella listan.
take2-packages-heading = En burk till ditt bord
take2-reviews-heading = Från andra frukostbord
take2-guarantee-heading = Om din morgon ser annorlunda ut
take2-action-packs = Alla förpackningar

# /take-test

take-test-title = Jämför { -daily-trio } och { -daily-fibre } | { -brand }
take-test-description = Två produkter sida vid sida: innehåll, mängd, hur de tas och vem som bör avstå. Ingen vinnare, men tydliga skillnader.
take-test-eyebrow = En jämförelse utan vinnare
take-test-heading = Två burkar sida vid sida
take-test-lead = De är inte till för samma sak och begär inte samma sak av dig: den ena hör till frukosten, den andra vill ha mycket vatten tre gånger om dagen.
take-test-jars-heading = Den ena och den andra
take-test-jars-1-text = Kolin, zink och krom, plus vitamin B6 och vitamin C. Grangrön med lock i aprikos.
take-test-jars-2-text = En kostfiber från konjakrot. Salviagrön med lock i korall.
take-test-compare-heading = Rad för rad
take-test-compare-inside = I dagsdosen
take-test-compare-inside-trio = Fem näringsämnen
take-test-compare-inside-fibre = 3 g glukomannan
take-test-compare-count = Kapslar om dagen
take-test-compare-count-trio = 2, på en gång
take-test-compare-count-fibre = 6, i tre portioner
take-test-compare-when = När
take-test-compare-when-trio = Till frukosten
take-test-compare-when-fibre = Före tre måltider
take-test-compare-water = Vatten
take-test-compare-water-trio = Ett glas
take-test-compare-water-fibre = 1–2 glas till varje portion
take-test-compare-lasts = En burk räcker i
take-test-compare-lasts-trio = 30 dagar
take-test-compare-lasts-fibre = 15 dagar
take-test-compare-medicine = Om du tar läkemedel
take-test-compare-medicine-trio = Fråga först
take-test-compare-medicine-fibre = Fråga först och håll flera timmars mellanrum
take-test-compare-swallowing = Om du har svårt att svälja
take-test-compare-swallowing-trio = Tänk på kapselns storlek, drygt 2 cm
take-test-compare-swallowing-fibre = Ta den inte
take-test-compare-vegan = Veganskt
take-test-compare-subscription = Prenumeration
take-test-choose-heading = Något att gå efter
take-test-choose-1-heading = Du tycker om frukost
take-test-choose-1-text = Då är { -daily-trio } den enklare burken: en gång om dagen, och så är det gjort.
take-test-choose-2-heading = Du dricker mycket vatten och äter på fasta tider
take-test-choose-2-text = Läs då på om { -daily-fibre }, framför allt det som står om mängden.
take-test-choose-3-heading = Du kan inte bestämma dig
take-test-choose-3-text = Ta då ingen av dem tills vidare. Båda burkarna har tålamod.
take-test-trio-heading = Den ena burken: { -daily-trio }
take-test-trio-inside = Innehållet i den ena
take-test-fibre-heading = Den andra burken: { -daily-fibre }
take-test-fibre-lead = Till varje portion hör 1–2 glas vatten. Läs varningen längre ner innan du köper.
take-test-fibre-inside = Innehållet i den andra
take-test-guarantee-heading = Tog du fel?
take-test-action-trio = Allt om { -daily-trio }
take-test-action-fibre = Allt om { -daily-fibre }
take-test-action-book = Inga kapslar, jag lagar hellre mat

# /offer3

offer3-title = En burk { -daily-trio } | { -brand }
offer3-description = En burk { -daily-trio } med 60 veganska kapslar. Den här sidan säger det som står på etiketten, och sedan är den slut.
offer3-eyebrow = Inget paketpris, ingen gåva på köpet
offer3-heading = En burk, en etikett
offer3-lead = Här står det som står på burken. Sedan är sidan slut.
offer3-nutrients-heading = Framsidan: fem näringsämnen
offer3-price-heading = Prislappen: en burk
offer3-facts-heading = Baksidan: allt det andra
offer3-missing-heading = Det som saknas saknas med flit
offer3-missing-1-heading = En berättelse
offer3-missing-1-text = Den finns på en annan sida och handlar om en vattenkokare.
offer3-missing-2-heading = En andra burk
offer3-missing-2-text = När den första är tom vet du bättre än vi om du vill ha en till.
offer3-missing-3-heading = Stora ord
offer3-missing-3-text = De får inte plats på en etikett.
offer3-guarantee-heading = Och om du inte gillar den
offer3-order = Beställ en burk
offer3-action-fibre = Hellre { -daily-fibre }
offer3-action-story = Till berättelsen om vattenkokaren

# /buy

buy-title = Snabbeställning av { -daily-trio } | { -brand }
buy-description = Kortaste vägen till { -daily-trio } för dig som redan känner burken: förpackning, adress, betalning. Utan konto och utan omvägar.
buy-eyebrow = Påfyllning
buy-heading = Du vet redan vad du vill ha
buy-lead = Då ska vi inte uppehålla dig.
buy-packages-heading = Hur många?
buy-nutrients-heading = Som påminnelse: innehållet
buy-guarantee-heading = Gäller även tredje gången
buy-action-packs = Jag tar hellre god tid på mig

# /buybf

buybf-title = När alla andra ropar | { -brand }
buybf-description = Säsongssidan hos { -brand }: { -daily-trio } i tre förpackningar och reglerna vi följer när vi har kampanj. Utan att höja rösten.
buybf-eyebrow = Säsong hos { -brand }
buybf-heading = När alla andra ropar
buybf-lead = Här höjer ingen rösten. Här står tre förpackningar { -daily-trio }, och pågår en kampanj står slutdatumet intill.
buybf-campaign-heading = Just nu pågår en kampanj
buybf-campaign-lead = Vad den ändrar på priset står längre ned vid förpackningen: lika för alla, utan kod.
buybf-packages-heading = Förpackningarna, i lugn och ro
buybf-rules-heading = När vi har kampanj gör vi så här
buybf-rules-1-heading = Med början och slut
buybf-rules-1-text = Båda datumen står vid priset, samma för alla. Därefter gäller det vanliga priset igen.
buybf-rules-2-heading = Med en ärlig jämförelse
buybf-rules-2-text = Står två priser bredvid varandra är det äldre det lägsta under de 30 dagarna före kampanjen.
buybf-rules-3-heading = Utan trängsel
buybf-rules-3-text = Vi hittar varken på knappa lager eller folk som råkar läsa samtidigt.
buybf-between-heading = Inget datum vid priset?
buybf-between-1 = Då pågår ingen kampanj och de vanliga priserna gäller. Du missar inget på att sova på saken. Gärna två gånger.
buybf-between-2 = Letar du efter en present? { -daily-trio } är för vuxna, och den som tar läkemedel bör fråga först. En kokbok passar nästan alltid.
buybf-nutrients-heading = Ingen säsongsvara: innehållet
buybf-benefits-heading = Det som gäller året om
buybf-guarantee-heading = Om det var ett infall
buybf-action-packs = Till förpackningarna, oavsett säsong
buybf-action-book = Se kokboken

# /offer-upsells2

offer-upsells2-title = { -daily-trio } med tillval | { -brand }
offer-upsells2-description = Det här kan du lägga till utöver { -daily-trio }: { -daily-fibre }, en kokbok eller appen. Inget är valt på förhand.
offer-upsells2-eyebrow = En beställning, en summa
offer-upsells2-heading = Något mer? Bara om du vill
offer-upsells2-lead = Först din förpackning, sedan tre saker som kan stå bredvid. Ingen av dem är förkryssad.
offer-upsells2-packages-heading = Först förpackningen
offer-upsells2-nutrients-heading = Det här innehåller den
offer-upsells2-extras-heading = Sedan tillvalen, om du vill
offer-upsells2-extras-lead = Du kryssar själv. En knapp tar med allt du har valt.
offer-upsells2-fibre-heading = Med mycket vatten: { -daily-fibre }
offer-upsells2-fibre-text = Glukomannan från konjakrot. Till varje portion hör 1–2 glas vatten; läs först varningen på den här sidan.
offer-upsells2-book-heading = Med kniv och gaffel: { -light-kitchen }
offer-upsells2-book-text = 60 recept för kvällar då ingen orkar stå länge vid spisen.
offer-upsells2-app-heading = Med en knut på näsduken: { daily-companion-name }
offer-upsells2-app-text = Påminner om kapslar, vatten och kvällspromenad. Efter tolv månader upphör tillgången av sig själv.
offer-upsells2-rule-heading = Vår regel
offer-upsells2-rule-1 = Vi kryssar inte i något åt dig. Det du inte själv har valt kommer inte med på notan.
offer-upsells2-rule-2 = { -daily-trio } klarar sig utmärkt på egen hand.
offer-upsells2-faq-heading = Så kommer allt fram
offer-upsells2-faq-1-question = Kommer allt i ett paket?
offer-upsells2-faq-1-answer = Burkarna gör det, och du betalar frakten en gång. E-boken och appen kommer med e-post: direkt efter betalningen om du samtycker till det, annars när ångerfristen har löpt ut.
offer-upsells2-faq-2-question = Kan jag ångra ett enskilt tillval?
offer-upsells2-faq-2-answer = Ja. Du kan ångra hela beställningen eller en del av den. Vad som gäller för e-boken och appen står strax nedanför.
offer-upsells2-guarantee-heading = Blev det för mycket?
offer-upsells2-digital = För e-boken och appen upphör rätten när leveransen har påbörjats, om du uttryckligen har samtyckt till det i förväg.
offer-upsells2-action-book = Mer om e-boken
offer-upsells2-action-app = Mer om appen
