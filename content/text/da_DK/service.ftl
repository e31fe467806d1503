### Texts of the payment page, the withdrawal page and the terms page.

# /offerpay

offerpay-title = Tjek bestillingen, og betal | { -brand }
offerpay-description = Adresse, levering, betaling, et sidste blik: de fire dele af en bestilling hos { -brand }, og hvad bestillingsknappen betyder.
offerpay-heading = Din bestilling
offerpay-lead = Fire dele, én side, ingen konto. Intet er bindende før den sidste knap.
offerpay-button-heading = Hvad knappen betyder
offerpay-button-1 = Bestillingen bliver først bindende med den knap, der **nævner betalingspligten**. Ingen anden knap i butikken udløser en betaling.
offerpay-button-2 = Derefter får du en bekræftelse på e-mail med aftalens tekst og oplysningerne om fortrydelsesret. Kortnumre og adgangskoder indtaster du kun hos betalingstjenesten.
offerpay-guarantee-heading = Din fortrydelsesret
offerpay-guarantee-1 = 14 dage fra den dag, du får varen, uden begrundelse. For e-bogen og appen løber fristen fra den dag, aftalen indgås.
offerpay-action-packs = Tilbage til pakkerne
offerpay-action-terms = Læs betingelserne

# /refund

refund-title = Fortryd en aftale | { -brand }
refund-description = Sådan fortryder du en aftale med { -brand }: tre oplysninger, ingen begrundelse, en kvittering med dato og klokkeslæt.
refund-heading = Fortryd en aftale
refund-lead = Du har 14 dage, fra du har fået varen. Du behøver ingen grund, og vi spørger ikke efter en.
refund-statement-heading = Sådan fortryder du
refund-statement-1-heading = Tre oplysninger
refund-statement-1-text = Dit navn, bestillingsnummeret og en e-mailadresse.
refund-statement-2-heading = Et trin mere
refund-statement-2-text = Du bekræfter fortrydelsen særskilt, så det ikke sker ved en fejl.
refund-statement-3-heading = En kvittering
refund-statement-3-text = Vi bekræfter modtagelsen på e-mail, med ordlyd, dato og klokkeslæt.
refund-know-heading = Penge, dåse, porto
refund-know-1-heading = Dine penge
refund-know-1-text = Kommer tilbage inden 14 dage på samme måde, som du betalte, med prisen for standardlevering. Vi må vente, til varen er tilbage, eller du har vist, at den er sendt.
refund-know-2-heading = Dåsen
refund-know-2-text = Med hel forsegling kan den sendes tilbage. Er forseglingen brudt, kan retten af hygiejniske grunde bortfalde for den ene dåse.
refund-know-3-heading = Portoen
refund-know-3-text = Du betaler de direkte udgifter ved at sende varen tilbage. Send den senest 14 dage efter, at du har fortrudt.
refund-faq-heading = Stadig i tvivl?
refund-faq-1-question = Kan jeg fortryde bare en del?
refund-faq-1-answer = Ja, hver bestilling for sig og også enkelte varer i den.
refund-faq-2-question = Hvad med e-bogen eller appen?
refund-faq-2-answer = De 14 dage løber fra den dag, aftalen blev indgået. Har du sagt ja til at få adgang tidligere, ophørte retten, da leveringen begyndte.
refund-faq-3-question = Kan jeg stadig nå det?
refund-faq-3-answer = Send din erklæring alligevel. Vi tager imod den og ser på det bagefter.
refund-faq-4-question = Varen er beskadiget.
refund-faq-4-answer = Så handler det ikke om fortrydelse, men om din reklamationsret. Skriv til os; det koster dig ikke noget.
refund-action-terms = Læs alle betingelser
refund-action-home = Til forsiden

# /terms

terms-title = Betingelser i klare ord | { -brand }
terms-description = Hvad der gælder hos { -brand } for bestilling, levering, fortrydelse, persondata og produktoplysninger, kort og tydeligt.
terms-heading = Betingelserne: kort og i fuld længde
terms-lead = Det vigtigste først, i fem korte punkter. Nedenunder står hvert afsnit i fuld længde, og det er det, der gælder.
terms-rules-heading = Det gælder
terms-rules-1-heading = Bestilling
terms-rules-1-text = En aftale indgås kun med den knap, der nævner betalingspligten. Alle køb er engangskøb, aldrig abonnementer.
terms-rules-2-heading = Levering
terms-rules-2-text = Vi leverer til Danmark, Sverige, Finland, Tyskland, Østrig, Frankrig, Belgien og Storbritannien. Prisen står før bestillingen.
terms-rules-3-heading = Fortrydelse
terms-rules-3-text = 14 dage, fra du har fået varen, uden begrundelse. Fra denne side kommer du direkte dertil.
terms-rules-4-heading = Persondata
terms-rules-4-text = Svar om kroppen gemmer vi kun med dit udtrykkelige samtykke. Reklame på e-mail kommer kun, når du har bekræftet.
terms-rules-5-heading = Produktoplysninger
terms-rules-5-text = Ingredienser, mængder, anvisninger og advarsler står på dåsen og vises før hver bestilling.
terms-language-heading = Sprog og land
terms-language-1 = Vores sider findes på seks sprog. Hvilket du ser, afhænger af landet, som du kan vælge nederst på siden.
terms-action-withdraw = Fortryd aftalen her
terms-action-home = Til forsiden
