### Texts of the digital offers: offerebook, offerapp1, offerapp2.

# What every digital offer repeats

digital-withdrawal-heading = Hvis du fortryder digitalt indhold
digital-withdrawal-1 = Digitalt indhold kan du fortryde indtil 14 dage efter, at aftalen er indgået. Siger du ja til, at vi leverer tidligere, ophører retten, når leveringen begynder. Vi spørger, om du vil det, før du bestiller. Intet er krydset af på forhånd.

# /offerebook

offerebook-title = { -light-kitchen }: 60 opskrifter, e-bog | { -brand }
offerebook-description = { -light-kitchen }: 60 enkle opskrifter som PDF, til aftener uden en plan. Du kan prøve en hel opskrift her på siden. Køb den én gang, behold den.
offerebook-heading = Hvad skal vi have til aftensmad? 60 svar.
offerebook-lead = Tres opskrifter, der klarer sig uden specialbutik, uden køkkenmaskine med eget navn og uden en indledning om nogens barndom.
offerebook-eyebrow = E-bog, PDF
offerebook-order-label = Se prisen
offerebook-chapters-heading = Seks kapitler med ti i hvert
offerebook-chapters-1-heading = Morgen
offerebook-chapters-1-text = Hurtigt på hverdage, langsomt om søndagen.
offerebook-chapters-2-heading = Supper
offerebook-chapters-2-text = Én gryde, én ske, næsten ingen opvask.
offerebook-chapters-3-heading = Store salater
offerebook-chapters-3-text = Den slags, hvor ingen spørger, hvad vi ellers skal have.
offerebook-chapters-4-heading = Fra panden
offerebook-chapters-4-text = Grøntsager, æg, linser. Tyve minutter, hvis radioen er tændt.
offerebook-chapters-5-heading = Fra bagepladen
offerebook-chapters-5-text = Skær, krydr, ind i ovnen, op med benene.
offerebook-chapters-6-heading = Noget sødt
offerebook-chapters-6-text = Frugt, skyr og enhvers ret til kage.
offerebook-sample-heading = En smagsprøve: linser med citron
offerebook-sample-lead = Til to. 150 g røde linser, et løg, en citron, 1,5 dl yoghurt, spidskommen, olivenolie, salt.
offerebook-sample-1-heading = Svits løget
offerebook-sample-1-text = Finthakket, i to spiseskefulde olie, med en teskefuld spidskommen, til det er blødt.
offerebook-sample-2-heading = Kom linserne i
offerebook-sample-2-text = Kog op med 4,5 dl vand, og lad det simre i 12 minutter.
offerebook-sample-3-heading = Citron og yoghurt
offerebook-sample-3-text = Rør saft og lidt skal i, smag til med salt, og top med yoghurt. Server med brød.
offerebook-book-heading = Køb én gang, lav mad i årevis
offerebook-book-lead = Én PDF til telefon, tablet, computer og printer.
offerebook-reviews-heading = Lavet og anmeldt
offerebook-faq-heading = Før du går i køkkenet
offerebook-faq-1-question = Skal jeg også købe kapslerne?
offerebook-faq-1-answer = Nej. Bogen har aldrig hørt om dem.
offerebook-faq-2-question = Er det hele vegansk?
offerebook-faq-2-answer = Ikke det hele. Ved hver opskrift står der, om den er vegansk eller vegetarisk.
offerebook-faq-3-question = Hvordan får jeg bogen?
offerebook-faq-3-answer = Gennem et link i e-mailen: lige efter betalingen, hvis du har sagt ja til at få den med det samme, ellers når fortrydelsesfristen er udløbet.
offerebook-faq-4-question = Må jeg give den videre?
offerebook-faq-4-answer = Den færdige mad, meget gerne. Filen er til din egen husstand.
offerebook-action-app = Se hverdagsappen

# /offerapp1

offerapp1-title = Hverdagsappen: tre flueben om dagen | { -brand }
offerapp1-description = Tre linjer at krydse af: kapsler, vand, aftentur. Adgang i tolv måneder, stopper af sig selv. Intet abonnement, ingen point.
offerapp1-heading = Appen, der lader dig være i fred.
offerapp1-lead = Tre flueben om dagen, så må telefonen komme i lommen igen. Ingen point, ingen rekorder, ingen pokal.
offerapp1-note-1 = Adgang i tolv måneder
offerapp1-note-2 = Stopper af sig selv
offerapp1-order-label = Se prisen
offerapp1-screen-heading = Det hele på én skærm
offerapp1-screen-1-heading = Kapsler
offerapp1-screen-1-text = { -daily-trio } til morgenmaden. Ét tryk, og det er gjort.
offerapp1-screen-2-heading = Vand
offerapp1-screen-2-text = Et glas på det tidspunkt, du har valgt.
offerapp1-screen-3-heading = Gåtur
offerapp1-screen-3-text = En runde om aftenen. Ingen måler den.
offerapp1-fridge-heading = Appen og sedlen på køleskabet
offerapp1-fridge-lead = En fair sammenligning. Sedlen klarer sig ganske godt.
offerapp1-fridge-column-1 = App
offerapp1-fridge-column-2 = Seddel
offerapp1-fridge-1-label = Siger til på det valgte tidspunkt
offerapp1-fridge-2-label = Har opskrifter med
offerapp1-fridge-2-2 = Bagsiden er blank
offerapp1-fridge-3-label = Rejser med
offerapp1-fridge-3-2 = Hvis du tager den med
offerapp1-fridge-4-label = Virker uden strøm
offerapp1-fridge-5-label = Får ingen fedtpletter
offerapp1-app-heading = Tolv måneder, så er det slut
offerapp1-app-lead = Adgangen fornys ikke. Savner du den, køber du den igen.
offerapp1-faq-heading = Kort spurgt
offerapp1-faq-1-question = Hvilke enheder virker den på?
offerapp1-faq-1-answer = På telefon, tablet og computer, i alle nyere browsere. Du behøver ingen appbutik.
offerapp1-faq-2-question = Spørger den til min krop?
offerapp1-faq-2-answer = Nej. Den kender tre flueben og de klokkeslæt, der hører til.
offerapp1-faq-3-question = Kræver den { -daily-trio }?
offerapp1-faq-3-answer = Nej. Du kan give den første linje et andet navn. »Giv katten mad« går også.
offerapp1-action-day = Læs om en torsdag med appen

# /offerapp2

offerapp2-title = En torsdag med hverdagsappen | { -brand }
offerapp2-description = Fem klokkeslæt, tre flueben: sådan går hverdagsappen gennem en almindelig torsdag. En historie i stedet for en liste over funktioner.
offerapp2-heading = Torsdag kl. 7.10. Det summer.
offerapp2-lead = Så hører du ikke noget i fem timer. Det er omtrent vores idé om godt selskab.
offerapp2-day-heading = Dagen, time for time
offerapp2-day-1-heading = Kl. 7.10
offerapp2-day-1-text = »Godmorgen«, står der. To kapsler til brødet. Første flueben.
offerapp2-day-2-heading = Kl. 12.30
offerapp2-day-2-text = Et glas vand før mødet, der kunne have været en e-mail. Andet flueben.
offerapp2-day-3-heading = Kl. 15.00
offerapp2-day-3-text = Ingenting. Virkelig ingenting.
offerapp2-day-4-heading = Kl. 18.15
offerapp2-day-4-text = Under »Opskrifter« er der en idé til den squash, der har ventet siden mandag.
offerapp2-day-5-heading = Kl. 20.40
offerapp2-day-5-text = En tur rundt om blokken. Regner det, står feltet tomt, og ingen siger noget.
offerapp2-silence-heading = Hvad den holder for sig selv
offerapp2-silence-1 = Den sammenligner dig hverken med i går eller med andre. Den stiller ingen diagnoser og giver ingen lægelige råd. Den minder dig om tingene, og det gør den stille.
offerapp2-app-heading = Et år med torsdage
offerapp2-app-lead = Adgang i tolv måneder på telefon, tablet og computer. Så stopper den af sig selv.
offerapp2-trust-1 = Ingen fornyelse
offerapp2-trust-2 = Virker i browseren
offerapp2-trust-3 = Adgang på e-mail
offerapp2-action-add = Tag den med i en bestilling
offerapp2-action-facts = Hellere funktionerne
