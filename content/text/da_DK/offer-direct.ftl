### Texts of the offers that need no quiz: take, take2, take-test, offer3, buy, buybf, offer-upsells2.

# /take

take-title = { -daily-trio }: én, tre eller seks dåser | { -brand }
take-description = { -daily-trio } i tre pakkestørrelser, 60 veganske kapsler i hver dåse. Engangskøb uden abonnement og hele etiketten på samme side.
take-eyebrow = { -daily-trio }
take-heading = Vælg din pakke
take-lead = Én, tre eller seks dåser. Indholdet er altid det samme; du bestemmer kun, hvor stort forrådet skal være.
take-note-1 = 60 veganske kapsler i hver dåse
take-note-2 = To kapsler om dagen
take-note-3 = Intet abonnement, ingen konto
take-packages-heading = Tre størrelser, én dåse
take-trust-1 = Sendes forseglet
take-trust-2 = Samlet pris med levering, før du betaler
take-trust-3 = Betalingsmåder, du kender
take-trust-4 = Svar, som regel inden for tre hverdage
take-brand-heading = Vi laver lidt, men grundigt.
take-brand-1 = { -brand } har to kosttilskud, en kogebog og en app. Hylden er kort, så hver etiket kan være lang nok.
take-brand-2 = { -daily-trio } er den enkleste af de to dåser: én gang om dagen, ét måltid, ét glas vand. Mere beder den ikke om, og mere påstår den ikke.
take-nutrients-heading = Det er der i hver dåse
take-benefits-heading = Tre navne, tre sætninger
take-press-heading = Opdigtede aviser, kun som eksempel
take-reviews-heading = Fra andre køkkener
take-faq-heading = Spørgsmål før bestillingen
take-faq-1-question = Hvornår kommer pakken?
take-faq-1-answer = Leveringstiden for dit land står længere nede ved betalingsmåderne. Vi regner i hverdage, fra vi har fået din bestilling.
take-faq-2-question = Koster seks dåser mere at sende?
take-faq-2-answer = Nej. Hver bestilling har én fast leveringspris for dit land, uanset hvor mange dåser der er i pakken.
take-faq-3-question = Skal jeg tage quizzen først?
take-faq-3-answer = Nej. Quizzen hjælper dig med at tænke efter. Har du allerede gjort det, er du landet det rigtige sted.
take-guarantee-heading = Fjorten dages betænkningstid
take-actions-heading = Eller den anden vej rundt
take-action-express = Hurtig bestilling
take-action-story = Historien først
take-action-compare = Sammenlign produkterne
take-action-campaign = Sæsonsiden

# /take2

take2-title = En morgen med { -daily-trio } | { -brand }
take2-description = Hvordan en dåse bliver en vane: en morgen, fortalt uden hast. Bagefter næringsstofferne, pakkerne og etiketten.
take2-eyebrow = En historie fra morgenbordet
take2-heading = Halv syv, elkedlen
take2-lead = Vaner har brug for et sted. Denne her har morgenbordet.
take2-morning-heading = En almindelig morgen
take2-morning-1 = Elkedlen suser, radioen mumler, nogen leder efter den anden sok. På bordet står der brød, en skål frugt og den grønne dåse med det lyse låg.
take2-morning-2 = Den står der, fordi man glemmer det, man stiller væk. Låget af, to kapsler, et glas vand, låget på. Mere er der ikke i det.
take2-morning-3 = Dagen bliver ikke en anden af det. Den begynder bare med én ting, der allerede er gjort.
take2-clock-heading = Fem minutter, set tæt på
take2-clock-1-heading = Kl. 6.30, elkedlen
take2-clock-1-text = Den skal bruge fire minutter. Så meget tid har man, også når man ingen har.
take2-clock-2-heading = Kl. 6.34, kapslerne
take2-clock-2-text = Til den første bid, med et stort glas vand. Teen må gerne trække lidt endnu.
take2-clock-3-heading = Kl. 6.35, sokken
take2-clock-3-text = Dåsen står ved siden af koppen igen. Sokken ligger som regel under sofaen.
take2-jar-heading = Hvorfor en dåse gerne må være køn
take2-jar-1 = Det, man kan lide at se på, stiller man ikke væk. Derfor er vores dåse grangrøn med abrikosfarvet låg og går godt i spænd med marmeladen og avisen.
take2-jar-2 = På etiketten vokser der noget foran en sol over bakker. Om den står op eller går ned, har vi aldrig afgjort. Om morgenen er man ikke i tvivl.
take2-nutrients-heading = Og hvad er der så i?
take2-benefits-heading = To sætninger, ord for ord
take2-benefits-lead = Historien har vi fundet på. De to sætninger her har vi ikke: Sådan står de på den officielle liste.
take2-packages-heading = En dåse til dit bord
take2-reviews-heading = Fra andre morgenborde
take2-guarantee-heading = Hvis dine morgener er anderledes
take2-action-packs = Overblik over pakkerne

# /take-test

take-test-title = Sammenlign { -daily-trio } og { -daily-fibre } | { -brand }
take-test-description = To produkter side om side: indhold, mængder, hvordan de tages, og hvem der bør lade dem stå. Ingen vinder, men tydelige forskelle.
take-test-eyebrow = En sammenligning uden vinder
take-test-heading = To dåser side om side
take-test-lead = De er ikke ens og beder ikke om det samme: Den ene hører til morgenmaden, den anden vil have rigeligt vand tre gange om dagen.
take-test-jars-heading = Den ene og den anden
take-test-jars-1-text = Cholin, zink og chrom samt vitamin B6 og C-vitamin. Grangrøn med abrikosfarvet låg.
take-test-jars-2-text = En kostfiber fra konjakrod. Salviegrøn med koralfarvet låg.
take-test-compare-heading = Linje for linje
take-test-compare-inside = I dagens kapsler
take-test-compare-inside-trio = Fem næringsstoffer
take-test-compare-inside-fibre = 3 g glucomannan
take-test-compare-count = Kapsler om dagen
take-test-compare-count-trio = 2, på én gang
take-test-compare-count-fibre = 6, i tre portioner
take-test-compare-when = Hvornår
take-test-compare-when-trio = Til morgenmaden
take-test-compare-when-fibre = Før tre måltider
take-test-compare-water = Vand
take-test-compare-water-trio = Et glas
take-test-compare-water-fibre = 1–2 glas til hver portion
take-test-compare-lasts = En dåse rækker til
take-test-compare-lasts-trio = 30 dage
take-test-compare-lasts-fibre = 15 dage
take-test-compare-medicine = Hvis du tager medicin
take-test-compare-medicine-trio = Spørg først
take-test-compare-medicine-fibre = Spørg først, og hold flere timers afstand
take-test-compare-swallowing = Hvis du har svært ved at synke
take-test-compare-swallowing-trio = Tænk på kapslernes størrelse, godt 2 cm
take-test-compare-swallowing-fibre = Lad den stå
take-test-compare-vegan = Vegansk
take-test-compare-subscription = Abonnement
take-test-choose-heading = Noget at gå efter
take-test-choose-1-heading = Du kan lide morgenmad
take-test-choose-1-text = Så er { -daily-trio } den enkleste dåse: én gang om dagen, og så er det gjort.
take-test-choose-2-heading = Du drikker rigeligt vand og spiser til faste tider
take-test-choose-2-text = Så læs grundigt om { -daily-fibre }, især det, der står om mængden.
take-test-choose-3-heading = Du kan ikke bestemme dig
take-test-choose-3-text = Så tag ingen af dem lige nu. Begge dåser er tålmodige.
take-test-trio-heading = Den ene dåse: { -daily-trio }
take-test-trio-inside = Indholdet i den ene
take-test-fibre-heading = Den anden dåse: { -daily-fibre }
take-test-fibre-lead = Der hører 1–2 glas vand til hver portion. Læs advarslen længere nede, før du køber.
take-test-fibre-inside = Indholdet i den anden
take-test-guarantee-heading = Fik du fat i den forkerte?
take-test-action-trio = Alt om { -daily-trio }
take-test-action-fibre = Alt om { -daily-fibre }
take-test-action-book = Ingen kapsler, jeg laver hellere mad

# /offer3

offer3-title = Én dåse { -daily-trio } | { -brand }
offer3-description = Én dåse { -daily-trio } med 60 veganske kapsler. Siden siger, hvad der står på etiketten, og så slutter den.
offer3-eyebrow = Ingen pakkeløsning, ingen gave
offer3-heading = Én dåse, én etiket
offer3-lead = Her står det, der står på dåsen. Så slutter siden.
offer3-nutrients-heading = Forsiden: fem næringsstoffer
offer3-price-heading = Prisskiltet: én dåse
offer3-facts-heading = Bagsiden: alt det andet
offer3-missing-heading = Det, der mangler, mangler med vilje
offer3-missing-1-heading = En historie
offer3-missing-1-text = Den står på en anden side og handler om en elkedel.
offer3-missing-2-heading = En dåse mere
offer3-missing-2-text = Når den første er tom, ved du bedre end os, om du vil have en til.
offer3-missing-3-heading = Store ord
offer3-missing-3-text = Dem er der ikke plads til på en etiket.
offer3-guarantee-heading = Og hvis du ikke bryder dig om den
offer3-order = Bestil én dåse
offer3-action-fibre = Hellere { -daily-fibre }
offer3-action-story = Til historien med elkedlen

# /buy

buy-title = Hurtig bestilling af { -daily-trio } | { -brand }
buy-description = Den korteste vej til { -daily-trio } for dig, der kender dåsen i forvejen: pakke, adresse, betaling. Uden konto og uden omveje.
buy-eyebrow = Genbestilling
buy-heading = Du ved, hvad du vil have
buy-lead = Så skal vi ikke opholde dig.
buy-packages-heading = Hvor mange?
buy-nutrients-heading = En kort genopfriskning: indholdet
buy-guarantee-heading = Gælder også tredje gang
buy-action-packs = Jeg vil hellere tage mig god tid

# /buybf

buybf-title = Når alle andre råber | { -brand }
buybf-description = Sæsonsiden hos { -brand }: { -daily-trio } i tre pakker og reglerne for, hvordan vi holder kampagner. Uden at råbe.
buybf-eyebrow = Sæson hos { -brand }
buybf-heading = Når alle andre råber
buybf-lead = Her hæver ingen stemmen. Her er tre pakker { -daily-trio }, og kører der en kampagne, står dens slutning lige ved siden af.
buybf-campaign-heading = Der kører en kampagne
buybf-campaign-lead = Hvad den ændrer ved prisen, står længere nede ved pakken: det samme for alle, uden kode.
buybf-packages-heading = Pakkerne, i fred og ro
buybf-rules-heading = Når vi holder kampagne, gør vi sådan her
buybf-rules-1-heading = Med begyndelse og slutning
buybf-rules-1-text = Begge datoer står ved prisen, de samme for alle. Bagefter gælder den sædvanlige pris igen.
buybf-rules-2-heading = Med ærlig sammenligning
buybf-rules-2-text = Står der to priser ved siden af hinanden, er førprisen den laveste fra de foregående 30 dage.
buybf-rules-3-heading = Uden trængsel
buybf-rules-3-text = Vi opfinder hverken små lagre eller folk, der læser med.
buybf-between-heading = Ingen dato ved prisen?
buybf-between-1 = Så er der ingen kampagne, og de sædvanlige priser gælder. Du mister intet ved at sove på det. To gange, hvis du vil.
buybf-between-2 = Skal det være en gave? { -daily-trio } er for voksne, og den, der tager medicin, bør spørge først. En kogebog passer til næsten alle.
buybf-nutrients-heading = Ingen sæsonvare: indholdet
buybf-benefits-heading = Det, der gælder hele året
buybf-guarantee-heading = Hvis det var en pludselig indskydelse
buybf-action-packs = Til pakkerne, sæson eller ej
buybf-action-book = Se kogebogen

# /offer-upsells2

offer-upsells2-title = { -daily-trio } med tilvalg | { -brand }
offer-upsells2-description = Hvad du kan tage med til { -daily-trio }: { -daily-fibre }, en kogebog eller appen. Intet er valgt på forhånd.
offer-upsells2-eyebrow = Én bestilling, ét beløb
offer-upsells2-heading = Lidt ekstra? Kun hvis du vil
offer-upsells2-lead = Først din pakke, så tre ting, der kan stå ved siden af. Ingen af dem er krydset af for dig.
offer-upsells2-packages-heading = Først pakken
offer-upsells2-nutrients-heading = Det er der i dåsen
offer-upsells2-extras-heading = Derefter lidt ekstra, hvis du vil
offer-upsells2-extras-lead = Du sætter selv krydserne. Én knap tager alt det med, du har valgt.
offer-upsells2-fibre-heading = { -daily-fibre } til vanddrikkere
offer-upsells2-fibre-text = Glucomannan fra konjakrod. Der hører 1–2 glas vand til hver portion; læs advarslen på denne side først.
offer-upsells2-book-heading = { -light-kitchen } til de sultne
offer-upsells2-book-text = 60 opskrifter til aftener, hvor ingen gider stå længe ved komfuret.
offer-upsells2-app-heading = { daily-companion-name } til de glemsomme
offer-upsells2-app-text = Minder dig om kapsler, vand og en aftentur. Efter tolv måneder stopper den af sig selv.
offer-upsells2-rule-heading = Vores regel
offer-upsells2-rule-1 = Vi sætter ingen krydser for dig. Det, du ikke selv har valgt, står ikke på regningen.
offer-upsells2-rule-2 = { -daily-trio } klarer sig også fint alene.
offer-upsells2-faq-heading = Sådan kommer det frem
offer-upsells2-faq-1-question = Kommer det hele i én pakke?
offer-upsells2-faq-1-answer = Dåserne gør, og du betaler kun levering én gang. E-bogen og appen kommer på e-mail: lige efter betalingen, hvis du siger ja til det, ellers når fortrydelsesfristen er udløbet.
offer-upsells2-faq-2-question = Kan jeg fortryde en enkelt ting?
offer-upsells2-faq-2-answer = Ja. Du kan fortryde hele bestillingen eller kun en del af den. Hvad der gælder for e-bogen og appen, står lige nedenunder.
offer-upsells2-guarantee-heading = Blev det for meget?
offer-upsells2-digital = For e-bogen og appen ophører retten, når leveringen er begyndt, hvis du på forhånd udtrykkeligt har sagt ja til det.
offer-upsells2-action-book = Mere om e-bogen
offer-upsells2-action-app = Mere om appen
