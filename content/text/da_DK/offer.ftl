### Texts of the offers and the payment page, with the fixed notices that several pages share.

# Fixed notices, shared by every page that offers the products.

notice-heading = Bemærk
notice-supplement = Kosttilskud. Den anbefalede daglige dosis bør ikke overskrides. Kosttilskud bør ikke træde i stedet for en varieret kost. Opbevares utilgængeligt for små børn.
notice-lifestyle-heading = Værd at huske
notice-lifestyle = En varieret og afbalanceret kost og en sund livsstil er vigtig. Alle mængder gælder pr. anbefalet daglig dosis.
notice-fibre = { -daily-fibre } tages tre gange om dagen, 1 g ad gangen, med 1–2 glas vand før et måltid. Advarsel: Der er risiko for kvælning for personer med synkebesvær eller ved for lille væskeindtag. Tages med rigeligt vand, så glucomannanet når ned i maven.

# /take

take-title = { -daily-trio }: en, tre eller seks dåser | { -brand }
take-description = { -daily-trio } i tre pakker med 60 veganske kapsler i hver dåse. Et enkelt køb, intet abonnement, og alle oplysninger før bestillingen.
take-heading = Vælg din pakke
take-lead = Indholdet er altid det samme. Du bestemmer kun, hvor mange dåser der skal med.
take-picture-alt = Tre dåser { -daily-trio }
take-packs-heading = Tre pakker
take-packs-1-heading = Én dåse
take-packs-1-text = 60 kapsler. Til at lære den at kende eller til at fylde op.
take-packs-2-heading = Tre dåser
take-packs-2-text = 180 kapsler. Til en husstand, hvor flere spiser morgenmad.
take-packs-3-heading = Seks dåser
take-packs-3-text = 360 kapsler. Et lager til dig, der allerede ved, at du fortsætter.
take-action-order = Videre til bestillingen
take-action-express = Hurtig bestilling
take-action-story = Historien først
take-action-compare = Sammenlign produkterne
take-action-campaign = Kampagner

# /take2

take2-title = En morgen med { -daily-trio } | { -brand }
take2-description = Hvordan en dåse bliver en vane: en morgen, fortalt uden hast. Bagefter fakta om { -daily-trio } og pakkerne.
take2-heading = Halv syv, elkedlen
take2-lead = Vaner har brug for et sted. Denne her har morgenbordet.
take2-morning-heading = En almindelig morgen
take2-morning-1 = Elkedlen suser, radioen mumler, nogen leder efter den anden sok. På bordet står der brød, en skål frugt og den grønne dåse med det lyse låg.
take2-morning-2 = Den står der, fordi man glemmer det, man stiller væk. Låget af, kapsler, en slurk vand, låget på. Mere er der ikke i det.
take2-morning-3 = Dagen bliver ikke en anden af det. Den begynder bare med én ting, der allerede er gjort.
take2-facts-heading = Fakta
take2-facts-1-heading = I dåsen
take2-facts-1-text = 60 veganske kapsler med cholin, zink, chrom, vitamin B6 og C-vitamin.
take2-facts-2-heading = På etiketten
take2-facts-2-text = Hver mængde pr. daglig dosis, med skrift, man kan læse uden lup.
take2-action-order = Videre til bestillingen
take2-action-packs = Se pakkerne

# /take-test

take-test-title = Sammenlign { -daily-trio } og { -daily-fibre } | { -brand }
take-test-description = To produkter side om side: indhold, mængde, hvordan de tages, og hvem de ikke er til. Ingen vinder, men tydelige forskelle.
take-test-heading = To dåser side om side
take-test-lead = De to produkter gør ikke det samme. Her ser du forskellen.
take-test-products-heading = Indholdet
take-test-products-1-heading = { -daily-trio }
take-test-products-1-text = Cholin 200 mg, zink 5 mg, chrom 40 µg, vitamin B6 1,4 mg og C-vitamin 40 mg pr. daglig dosis. 60 kapsler, veganske.
take-test-products-2-heading = { -daily-fibre }
take-test-products-2-text = Glucomannan fra konjakrod, 3 g om dagen i tre portioner. 90 kapsler, veganske.
take-test-choose-heading = Noget at gå efter
take-test-choose-1-heading = Du vil have noget til morgenmaden
take-test-choose-1-text = Så se på { -daily-trio }.
take-test-choose-2-heading = Du drikker gerne og spiser tre måltider om dagen
take-test-choose-2-text = Så læs mere om { -daily-fibre }, især om hvordan det tages.
take-test-action-trio = Se { -daily-trio }
take-test-action-fibre = Se { -daily-fibre }
take-test-action-book = Se { -light-kitchen }

# /buy

buy-title = Hurtig bestilling af { -daily-trio } | { -brand }
buy-description = Den korteste vej til { -daily-trio } for dig, der kender det i forvejen: pakke, adresse, betaling. Uden konto og uden omveje.
buy-heading = Du ved allerede, hvad du vil have
buy-lead = Så opholder vi dig ikke. Herfra er der tre trin.
buy-fast-heading = Den korte vej
buy-fast-1-heading = Vælg pakke
buy-fast-1-text = En, tre eller seks dåser { -daily-trio }.
buy-fast-2-heading = Skriv adressen
buy-fast-2-text = Vi leverer til otte lande i Europa. Du behøver ikke en konto.
buy-fast-3-heading = Se efter og bestil
buy-fast-3-text = Lige før bestillingsknappen ser du indhold, antal og samlet pris en gang til.
buy-action-order = Til bestillingen
buy-action-packs = Sammenlign pakkerne

# /buybf

buybf-title = Kampagner og deres regler | { -brand }
buybf-description = Hvornår { -brand } har kampagne, hvordan du kender en ægte prisnedsættelse, og hvad der gælder ind imellem.
buybf-heading = Kampagner, der er navnet værd
# lint-allow: urgency — explains how sales work, on a page that runs none and presses nobody
buybf-lead = Af og til koster { -daily-trio } mindre i en begrænset periode. Så står det her, efter disse regler.
buybf-rules-heading = Vores regler
buybf-rules-1-heading = En slutning, der gælder
buybf-rules-1-text = En kampagne har en fast slutning, den samme for alle. Derefter gælder normalprisen igen.
buybf-rules-2-heading = En ærlig sammenligning
buybf-rules-2-text = Vi sammenligner med den laveste pris i de 30 dage før kampagnen.
buybf-rules-3-heading = Ingen trængsel
buybf-rules-3-text = Vi opfinder hverken små lagre eller flokke af andre kunder.
buybf-between-heading = Mellem kampagnerne
buybf-between-1 = Når der ikke er kampagne, gælder de sædvanlige priser. Du går ikke glip af noget ved at tænke dig om.
buybf-action-order = Videre til bestillingen
buybf-action-packs = Se pakkerne

# /offer

offer-title = Dit forslag efter kortene | { -brand }
offer-description = Efter kortquizzen: { -daily-trio } i korte træk. Hvad der er i dåsen, hvordan du bruger den, og hvad der så sker.
offer-heading = Efter kortene: { -daily-trio }
offer-lead = Kort som et kort: hvad det er, hvad der er i, hvornår du tager det.
offer-jar-heading = Tre sidste kort
offer-jar-1-heading = Hvad det er
offer-jar-1-text = Et kosttilskud i 60 veganske kapsler.
offer-jar-2-heading = Hvad der er i
offer-jar-2-text = Cholin, zink og chrom samt vitamin B6 og C-vitamin.
offer-jar-3-heading = Hvornår du tager det
offer-jar-3-text = Til morgenmaden med et glas vand. Den daglige dosis står på dåsen.
offer-action-order = Videre til bestillingen
offer-action-compare = Sammenlign produkterne

# /offer1

offer1-title = Din plan med { -daily-trio } | { -brand }
offer1-description = Forslaget fra din quiz: { -daily-trio } med cholin, zink og chrom. Næringsstoffer, mængder og det, du vil vide, før du bestiller.
offer1-heading = Din plan: én dåse, et fast øjeblik
offer1-lead = Dine svar fører ikke til et mirakel, men til en enkel vane. Det er næringsstofferne bag den.
offer1-nutrients-heading = Næringsstofferne
offer1-nutrients-1-heading = Cholin, 200 mg
offer1-nutrients-1-text = Cholin bidrager til et normalt fedtstofskifte.
offer1-nutrients-2-heading = Chrom, 40 µg
offer1-nutrients-2-text = Chrom bidrager til at vedligeholde et normalt blodsukkerniveau.
offer1-nutrients-3-heading = C-vitamin, 40 mg
offer1-nutrients-3-text = C-vitamin bidrager til immunsystemets normale funktion.
offer1-before-heading = Før du bestiller
offer1-before-1 = Du køber én gang. Der er intet abonnement og ingen automatisk forlængelse.
offer1-before-2 = Når varen er kommet, har du 14 dage til at fortryde, uden at give en grund.
offer1-action-order = Videre til bestillingen
offer1-action-extras = Se med tilvalg

# /offer2

offer2-title = Find den rette pakke | { -brand }
offer2-description = Tre trin til den rette pakke { -daily-trio }: vurder behovet, vælg størrelse, se oplysningerne efter. Et enkelt køb, intet abonnement.
offer2-heading = Hvilken pakke passer til dig?
offer2-lead = Tre overvejelser, og så er størrelsen på plads.
offer2-choose-heading = I tre trin
offer2-choose-1-heading = Hvem skal tage det?
offer2-choose-1-text = Til dig alene er én dåse nok til at begynde med. Er I to, bliver den hurtigere tom.
offer2-choose-2-heading = Hvor skal den stå?
offer2-choose-2-text = Én dåse hører til på bordet. De andre skal stå tørt og køligt.
offer2-choose-3-heading = Hvor sikker er du?
offer2-choose-3-text = Er du i tvivl, så tag den mindste pakke. Du kan altid bestille igen.
offer2-unsure-heading = Stadig i tvivl?
offer2-unsure-1 = Læs først, hvordan en morgen med dåsen ser ud. Pakkerne bliver, hvor de er.
offer2-action-order = Videre til bestillingen
offer2-action-story = Læs historien først

# /offer3

offer3-title = Én dåse { -daily-trio } | { -brand }
offer3-description = Én dåse { -daily-trio } med 60 veganske kapsler. Her står det, der står på etiketten, og ikke andet.
offer3-heading = Én dåse, én etiket
offer3-lead = Ingen pakkeløsning, ingen gave. Kun produktet og dets oplysninger.
offer3-label-heading = Pr. daglig dosis
offer3-label-1-heading = Cholin
offer3-label-1-text = 200 mg. Findes også i sojabønner.
offer3-label-2-heading = Zink
offer3-label-2-text = 5 mg. Findes også i græskarkerner.
offer3-label-3-heading = Chrom
offer3-label-3-text = 40 µg. Findes også i broccoli.
offer3-label-4-heading = Vitamin B6 og C-vitamin
offer3-label-4-text = 1,4 mg og 40 mg. Findes også i kikærter og citron.
offer3-action-order = Bestil én dåse
offer3-action-fibre = Hellere { -daily-fibre }

# /offerV3

offerv3-title = { -daily-trio } i detaljer | { -brand }
offerv3-description = Alt om { -daily-trio } på én lang side: næringsstoffer med mængder, en rutine til at låne og de lovpligtige oplysninger.
offerv3-heading = Alt om { -daily-trio }, fra øverst til nederst
offerv3-lead = Du tog quizzen i afsnit, og sådan er denne side også: først næringsstofferne, så hverdagen, så oplysningerne.
offerv3-nutrients-heading = Afsnit et: næringsstofferne
offerv3-nutrients-1-heading = Cholin, 200 mg
offerv3-nutrients-1-text = Cholin bidrager til et normalt fedtstofskifte.
offerv3-nutrients-2-heading = Vitamin B6, 1,4 mg
offerv3-nutrients-2-text = Vitamin B6 bidrager til at mindske træthed og udmattelse.
offerv3-nutrients-3-heading = C-vitamin, 40 mg
offerv3-nutrients-3-text = C-vitamin bidrager til et normalt energigivende stofskifte.
offerv3-routine-heading = Afsnit to: hverdagen
offerv3-routine-1-heading = Stil frem om aftenen
offerv3-routine-1-text = Stil dåsen ved siden af den kop, du drikker af om morgenen.
offerv3-routine-2-heading = Tag om morgenen
offerv3-routine-2-text = Den daglige dosis til morgenmaden med et glas vand.
offerv3-routine-3-heading = Det er i orden at glemme
offerv3-routine-3-text = Glemte du en dag? Tag ikke mere end normalt dagen efter.
offerv3-action-order = Videre til bestillingen
offerv3-action-extras = Se med tilvalg

# /offerdet

offerdet-title = { -daily-fibre } med glucomannan | { -brand }
offerdet-description = { -daily-fibre }: glucomannan fra konjakrod, 3 g om dagen, 90 veganske kapsler. Med anvisninger, advarsel og betingelser.
offerdet-heading = { -daily-fibre }, en fiber med regler
offerdet-lead = Glucomannan svulmer op i vand. Derfor hører der et fuldt glas til hver portion, og gerne to.
offerdet-fibre-heading = Godt at vide
offerdet-fibre-1-heading = Glucomannan
offerdet-fibre-1-text = Den daglige mængde er 3 g, fordelt på tre portioner på 1 g, hver med 1–2 glas vand før et måltid.
offerdet-fibre-2-heading = Hvor det kommer fra
offerdet-fibre-2-text = Fra konjakplantens rodknold, som længe har været spist i Asien.
offerdet-fibre-3-heading = Ikke for alle
offerdet-fibre-3-text = Ikke egnet til personer med synkebesvær eller til dem, der kun må drikke lidt.
offerdet-taking-heading = Sådan tager du det
offerdet-taking-1-heading = Vandet først
offerdet-taking-1-text = Fyld et til to glas, før du åbner dåsen.
offerdet-taking-2-heading = Tag portionen
offerdet-taking-2-text = 1 g før måltidet, siddende eller stående.
offerdet-taking-3-heading = Drik ud
offerdet-taking-3-text = Drik alt vandet. Tre gange om dagen, før hvert hovedmåltid.
offerdet-action-order = Videre til bestillingen
offerdet-action-trio = Hellere { -daily-trio }

# /offer-upsells2

offer-upsells2-title = { -daily-trio } med tilvalg | { -brand }
offer-upsells2-description = Det kan du tilføje før bestillingen: { -daily-fibre }, en e-bog eller appen. Intet er valgt på forhånd, og det hele bliver én bestilling.
offer-upsells2-heading = Noget mere? Kun hvis du vil
offer-upsells2-lead = Alle tilvalg kommer med i samme bestilling, med ét beløb og én knap til sidst.
offer-upsells2-extras-heading = Tilvalgene
offer-upsells2-extras-1-heading = { -daily-fibre }
offer-upsells2-extras-1-text = Glucomannan fra konjakrod, 90 kapsler. Læs først advarslen på denne side.
offer-upsells2-extras-2-heading = { -light-kitchen }
offer-upsells2-extras-2-text = 60 enkle opskrifter som e-bog.
offer-upsells2-extras-3-heading = Dagsappen
offer-upsells2-extras-3-text = Minder om kapsler, vand og aftenturen.
offer-upsells2-rule-heading = Vores regel
offer-upsells2-rule-1 = Vi sætter ingen krydser for dig. Det, du ikke selv har valgt, betaler du ikke for.
offer-upsells2-action-order = Videre til bestillingen
offer-upsells2-action-book = Se e-bogen
offer-upsells2-action-app = Se appen

# /offerebook

offerebook-title = { -light-kitchen }: 60 opskrifter, e-bog | { -brand }
offerebook-description = { -light-kitchen } er en e-bog med 60 enkle opskrifter til alle dage. Også til dig, der ikke tager nogen af vores andre produkter.
offerebook-heading = 60 opskrifter til almindelige aftener
offerebook-lead = { -light-kitchen } er en kogebog til dage, hvor ingen har lyst til at stå længe i køkkenet.
offerebook-book-heading = Det får du
offerebook-book-1-heading = Enkelt
offerebook-book-1-text = 60 opskrifter, der hverken kræver særligt udstyr eller erfaring.
offerebook-book-2-heading = Til alle dage
offerebook-book-2-text = Retter til hverdagen, ikke til de store lejligheder.
offerebook-book-3-heading = For sig selv
offerebook-book-3-text = Du behøver ingen af vores andre produkter til.
offerebook-digital-heading = Godt at vide
offerebook-digital-1 = E-bogen er digitalt indhold og kommer ikke med posten. Hvornår fortrydelsesretten ophører for digitalt indhold, står før bestillingen.
offerebook-action-order = Videre til bestillingen
offerebook-action-app = Se appen

# /offerapp1

offerapp1-title = Dagsappen | { -brand }
offerapp1-description = Tre linjer på én skærm: kapsler til morgenmaden, et glas vand, en gåtur om aftenen. Mere vil appen ikke.
offerapp1-heading = En app, der kræver lidt
offerapp1-lead = Ingen point, ingen serier, ingen dårlig samvittighed. Kun tre linjer, du kan krydse af.
offerapp1-screen-heading = Én skærm
offerapp1-screen-1-heading = Kapsler
offerapp1-screen-1-text = { -daily-trio } til morgenmaden. Krydset af, færdig.
offerapp1-screen-2-heading = Vand
offerapp1-screen-2-text = Et glas på et tidspunkt, du bestemmer.
offerapp1-screen-3-heading = Aftentur
offerapp1-screen-3-text = Så lang, som du har lyst til. Appen måler ikke efter.
offerapp1-digital-heading = Godt at vide
offerapp1-digital-1 = Appen er digitalt indhold. Hvilke enheder den kører på, og hvornår fortrydelsesretten ophører, står før bestillingen.
offerapp1-action-order = Videre til bestillingen
offerapp1-action-day = Læs om en dag med appen

# /offerapp2

offerapp2-title = En torsdag med appen | { -brand }
offerapp2-description = Hvordan appen får plads i en dag, fra morgenmad til aftentur. En lille historie i stedet for en liste over funktioner.
offerapp2-heading = En torsdag, tre flueben
offerapp2-lead = Sådan ser en almindelig dag ud med appen. For det meste er den stille.
offerapp2-day-heading = Dagen
offerapp2-day-1-heading = Morgen
offerapp2-day-1-text = Godmorgen, står der. Kapsler til brødet, et flueben.
offerapp2-day-2-heading = Middag
offerapp2-day-2-text = Et glas vand, det andet flueben. Så ryger telefonen ned i tasken igen.
offerapp2-day-3-heading = Aften
offerapp2-day-3-text = En tur rundt om blokken. Bliver du hjemme, er der ingen, der skælder ud.
offerapp2-limits-heading = Det gør den ikke
offerapp2-limits-1 = Appen stiller ingen diagnoser og giver ingen lægelige råd. Den minder dig om tingene, og det er det hele.
offerapp2-action-order = Videre til bestillingen
offerapp2-action-add = Føj appen til en bestilling

# /offerpay

offerpay-title = Se bestillingen efter og betal | { -brand }
offerpay-description = Adresse, levering, betaling, gennemsyn: de fire dele af en bestilling hos { -brand }, og hvad bestillingsknappen betyder.
offerpay-heading = Din bestilling
offerpay-lead = Fire dele på én side. Intet er bindende før den sidste knap.
offerpay-parts-heading = De fire dele
offerpay-parts-1-heading = Adresse
offerpay-parts-1-text = Hvor pakken skal hen, og en e-mailadresse til bekræftelsen.
offerpay-parts-2-heading = Levering
offerpay-parts-2-text = Pris og dato for leveringen står her, før du betaler.
offerpay-parts-3-heading = Betaling
offerpay-parts-3-text = Du ser, hvad der er muligt i dit land. Ingen betaling på kredit er valgt på forhånd.
offerpay-parts-4-heading = Gennemsyn
offerpay-parts-4-text = Varer, antal, enhedspriser og samlet pris med moms, under hinanden.
offerpay-button-heading = Hvad knappen betyder
offerpay-button-1 = Bestillingen bliver først bindende med den knap, der nævner betalingspligten. Ingen anden knap sætter en betaling i gang.
offerpay-button-2 = Derefter får du en bekræftelse på e-mail med aftalen og oplysninger om fortrydelsesretten.
offerpay-action-after = Hvad der sker efter en bestilling
offerpay-action-terms = Læs betingelserne
offerpay-action-packs = Tilbage til pakkerne
