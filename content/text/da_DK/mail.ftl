### Texts of mails. Subjects and previews are read over shoulders: nothing in them tells of health, answers or products.

mail-demo = Sendt fra en demobutik, der ikke sælger noget
mail-button-hint = Virker knappen ikke? Denne adresse fører samme sted hen:
mail-data = Se eller slet mine data
mail-unsubscribe = Afmeld nyhedsbrevet
mail-legal = Virksomhedsoplysninger, handelsbetingelser og persondata

# The way back to a summary.

mail-result-subject = Din opsummering, til at gemme
mail-result-preview = Ét klik åbner den, på alle enheder.
mail-result-heading = Din opsummering er klar
mail-result-lead = Her er den også på e-mail, som du bad om. Linket åbner det hele, som du så det sidst.
mail-result-action = Åbn opsummeringen
mail-result-notes = Godt at vide
mail-result-period = Linket gælder i 30 dage, på alle dine enheder, medmindre du sletter opsummeringen før.
mail-result-secrecy = Enhver, der har denne e-mail, kan åbne opsummeringen. Send den kun videre, hvis du er tryg ved det.
mail-result-reason = Du får denne e-mail, fordi nogen bad om den på vores hjemmeside og opgav denne adresse. Var det ikke dig? Via det første link herunder kan du slette det hele.

# The question whether the newsletter is wanted. It may not advertise anything.

mail-confirm-subject = Bekræft venligst din tilmelding til nyhedsbrevet
mail-confirm-preview = Den gælder først, når du har bekræftet.
mail-confirm-heading = Vil du bekræfte?
mail-confirm-lead = Nogen, formentlig dig, har sat kryds ved vores nyhedsbrev for denne adresse. Bekræft, at du gerne vil have det. Indtil da sender vi det ikke.
mail-confirm-regret = Du kan altid afmelde det igen med ét klik.
mail-confirm-action = Bekræft nyhedsbrevet
mail-confirm-stranger = Var det ikke dig?
mail-confirm-stranger-text = Så behøver du ikke gøre noget: Der kommer intet nyhedsbrev, og vi sletter adressen efter 30 dage.
mail-confirm-reason = Vi spørger, så ingen får post fra os uden at ville det.

# What mails about orders share.

mail-order-item = Vare
mail-order-amount = Beløb
mail-order-unit-price = Enhedspris { $price }
mail-order-rate = Sats
mail-order-net = Uden moms
mail-order-vat = Momsbeløb
mail-order-gross = Med moms
mail-order-seller = Sælger
mail-order-vat-id = Momsnummer
mail-order-register = Selskabsregister
mail-order-representative = Repræsenteret ved
mail-order-show = Se bestillingen
mail-order-withdraw-heading = Var det alligevel ikke det rette?
mail-order-withdraw-text = Indtil 14 dage efter, at du har fået varen, kan du fortryde aftalen uden grund og uden konto. Linket åbner siden med denne bestilling. Du får en kvittering med det samme.
mail-order-contract-heading = Til at gemme
mail-order-contract-text = Her er vilkårene for aftalen, som de var, da du bestilte: handelsbetingelser, levering, fortrydelsesret og standardfortrydelsesformular.
mail-order-reason = Du får denne e-mail, fordi du har bestilt hos os med denne adresse.

# The order came, its money did not yet.

mail-received-subject = Vi har modtaget din bestilling
mail-received-preview = Nu mangler kun betalingen.
mail-received-heading = Din bestilling er modtaget
mail-received-lead = Tak. Så snart betalingstjenesten har bekræftet betalingen, sender vi dig bekræftelsen.
mail-received-next = Gik betalingen ikke igennem? Du kan prøve igen på samme side i 24 timer. Derefter ophører bestillingen, uden at det koster dig noget.

# The money is reserved.

mail-reserved-subject = Din bestilling er bekræftet
mail-reserved-preview = Beløbet trækkes først, når pakken er sendt.
mail-reserved-heading = Din bestilling er bekræftet
mail-reserved-lead = Tak. Nu pakker vi din pakke.
mail-reserved-taken = Beløbet er kun reserveret. Det trækkes først, når pakken er sendt, og så kommer fakturaen også.

# The money came.

mail-paid-subject = Bestilling { $number }: bekræftelse og faktura
mail-paid-preview = Betalingen er modtaget. Tak.
mail-paid-heading = Tak, betalingen er modtaget
mail-paid-lead = Din bestilling er bekræftet. Denne e-mail er også din faktura, og den er vedhæftet som PDF sammen med vilkårene for aftalen. Gem den gerne.
mail-paid-invoice = Faktura
mail-paid-invoice-number = Faktura- og bestillingsnummer
mail-paid-invoice-date = Fakturadato
mail-paid-buyer = Køber

# The parcel left.

mail-shipped-subject = Bestilling { $number } er på vej
mail-shipped-preview = Pakken har forladt vores lager.
mail-shipped-heading = Din pakke er på vej
mail-shipped-lead = Vi har afleveret den til fragtfirmaet. Se gerne på forseglingen, når du pakker ud.
mail-shipped-date = Sendt den
mail-shipped-carrier = Fragtfirma
mail-shipped-tracking = Sporingsnummer
mail-shipped-track = Følg pakken
mail-shipped-items = I pakken

# Money was given back.

mail-refunded-subject = Bestilling { $number }: penge tilbage
mail-refunded-preview = Tilbagebetalingen er på vej til dig.
mail-refunded-heading = Vi har betalt penge tilbage til dig
mail-refunded-lead = { $amount } går tilbage på samme måde, som du betalte.
mail-refunded-time = Alt efter bank går der nogle dage, før pengene står på din konto.
mail-refunded-note = Kreditnota
mail-refunded-note-number = Kreditnotaens nummer
mail-refunded-note-date = Kreditnotaens dato
mail-refunded-amount = Tilbagebetalt

# Left behind, for who confirmed the newsletter.

mail-cart-subject = Du har ladet noget ligge hos os
mail-cart-preview = Overvejer du stadig, kan du fortsætte her.
mail-cart-heading = Overvejer du stadig?
mail-cart-lead = Du begyndte på en bestilling og gjorde den ikke færdig. Hvis du vil, kan du fortsætte her. Hvis ikke, skal du ikke gøre noget.
mail-cart-items = I kurven
mail-cart-action = Tilbage til bestillingen
mail-cart-notes = Godt at vide
mail-cart-prices = Intet er bestilt eller reserveret. Det er prisen på siden, der gælder.
mail-cart-device = På den enhed, du begyndte med, er kurven stadig fyldt.
mail-cart-reason = Du får denne e-mail, fordi du har bekræftet vores nyhedsbrev. Vi minder kun om en bestilling én gang.

# Whether the buyer wants to say what it was like.

mail-review-subject = Hvordan var det? Din bestilling { $number }
mail-review-preview = En til fem stjerner, hvis du har lyst.
mail-review-heading = Hvordan var det?
mail-review-lead = Din bestilling har været hos dig et stykke tid. Hvis du har lyst, så fortæl andre, hvordan det var. Én stjerne tæller lige så meget som fem.
mail-review-items = Bestilt
mail-review-action = Skriv en anmeldelse
mail-review-notes = Godt at vide
mail-review-public = Stjerner, ord og det navn, du skriver, står bagefter på vores sider. Der er ingen belønning.
mail-review-words = Vi må ikke vise det, som reklame ikke må sige. Er der noget af det i din tekst, får du det at vide med det samme og kan ændre den.
mail-review-once = Om denne bestilling spørger vi kun én gang. Bag linket kan du også sige, at vi slet ikke skal spørge igen.
mail-review-reason = Du får denne e-mail, fordi du har bestilt hos os med denne adresse. Du kan altid sige nej til den slags spørgsmål.

# Digital goods can be opened.

mail-goods-subject = Bestilling { $number }: klar til at åbne
mail-goods-preview = Ét link, så er det dit.
mail-goods-heading = Den digitale del er her
mail-goods-lead = Ingen papkasse, ingen dørklokke: Det hele venter på siden for din bestilling.
mail-goods-items = Klar
mail-goods-action = Til bestillingen
mail-goods-link = Du kan bruge linket i denne e-mail på telefon og computer, så tit du vil. Den, der har e-mailen, kan åbne det hele. Send den kun videre, hvis du mener det.
mail-goods-agreed = Det erklærede du, da du bestilte
