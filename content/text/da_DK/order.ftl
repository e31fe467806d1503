### Texts of the checkout, of the return from the payment provider, and of the order as it is in the books.

order-loading = Et øjeblik.
order-chunk-failed = Det kunne ikke hentes lige nu. Der er ikke bestilt noget endnu.
order-retry = Prøv igen
order-no-script = Bestilling kræver JavaScript. Skriv eller ring til os, så tager vi imod din bestilling på den måde.

# Basket

order-basket-heading = Din kurv
order-empty-heading = Din kurv er stadig tom.
order-empty-text = Vælg en pakke i ro og mag. Så fortsætter det her.
order-empty-last = Se din seneste bestilling
order-quantity = Antal
order-quantity-of = af { $name }
order-remove = Fjern
order-line-sold-out = Udsolgt lige nu. Fjern varen for at bestille resten.
order-prior = Laveste pris de seneste 30 dage: { $price }
order-total-now = Prisen i alt er nu { $total }
order-coupon-have = Indtast rabatkode
order-coupon-label = Rabatkode
order-coupon-apply = Anvend
order-coupon-applied = Rabatkoden { $code } er trukket fra.
order-coupon-remove = Fjern rabatkoden
order-coupon-unknown = Den kode kender vi ikke. Se efter, om den er rigtig.
order-coupon-not-yet = Koden gælder ikke endnu.
order-coupon-over = Koden er udløbet.
order-coupon-used-up = Koden er allerede brugt op.
order-coupon-other-country = Koden gælder i et andet land.

# E-mail and address

order-contact-heading = Din e-mailadresse
order-delivery-heading = Hvor skal vi levere?
order-email-label = E-mailadresse
order-email-help = Til bekræftelsen på bestillingen. Efter leveringen spørger vi dig én gang, hvordan det var. Du kan altid sige nej til det.
order-optional = (frivilligt)
order-field-name = For- og efternavn
order-field-street = Vej
order-field-house = Nummer
order-field-box = Postkasse
order-field-floor = Etage og dør
order-field-apartment = Opgang og lejlighed
order-field-line1 = Vej og nummer
order-field-line2 = c/o, lejlighed
order-field-postcode = Postnummer
order-field-city = By
order-field-phone = Telefon
order-phone-help = Kun ved spørgsmål om leveringen.
order-delivery-area = Vi leverer til { $country }: fragt { $cost }, { $days } hverdage. Grønland og Færøerne er ikke med.
order-delivery-none = Alt i denne kurv kommer på e-mail. Der skal ingen pakke til.

# Payment

order-payment-heading = Hvordan vil du betale?
order-payment-help = Du betaler hos betalingstjenesten, efter bestillingsknappen. Kortnumre og adgangskoder ser vi aldrig.
order-payment-reserved = Efter bestillingsknappen reserverer betalingstjenesten beløbet. Det trækkes først, når pakken er på vej.
order-method-card = Kort
order-method-sepa = SEPA-betaling

# Review

order-review-heading = Tjek og bestil
order-each = { $count } × { $price }
order-net-quantity = Nettoindhold pr. stk.: { $quantity }
order-dose = Daglig dosis: { $dose }
order-goods = Varer
order-discount = Rabat
order-delivery = Fragt
order-delivery-days = Levering inden for { $days } hverdage
order-total = I alt inkl. moms
order-vat = heraf moms { $rate }
order-refunded = Refunderet
order-terms = Her gælder:
order-link-terms = Handelsbetingelser
order-link-withdrawal = Fortrydelsesret
order-link-privacy = Privatlivspolitik
order-price-changed = Prisen har lige ændret sig: den er nu { $now } i stedet for { $before }. Der er ikke bestilt noget endnu. Passer den nye pris dig, så tryk på knappen en gang til.
order-sending = Et øjeblik, vi fører dig til betalingstjenesten …
order-early-supply-help = Uden dette kryds leverer vi det digitale indhold, når fortrydelsesfristen på 14 dage er udløbet.

# Offers after payment

offer-after-heading = Bestil også dette
offer-after-note = Det er en ny, selvstændig ordre. Din første bliver, som den er. Uden knappen bestiller du intet.
offer-after-pays = Betales med { $method }, som din første ordre.
offer-after-decline = Fortsæt uden tilbuddet
offer-after-failed = Betalingen gik ikke igennem, og intet er betalt. Din første ordre er ikke berørt. Vælg en anden betalingsmetode, eller fortsæt uden tilbuddet.
offer-after-sending = Et øjeblik, vi venter på betalingen …
offer-bank-heading = Din bank beder dig bekræfte
offer-bank-window = Åbn i hele vinduet
offer-bank-cancel = Annuller

# What is wrong with a field

order-fault-count =
    { $count ->
        [1] Et felt mangler stadig din opmærksomhed.
       *[other] Flere felter mangler stadig din opmærksomhed.
    }
order-fault-missing = Udfyld dette felt.
order-fault-too-long = Det er for langt til en adresselabel. Gør det lidt kortere.
order-fault-malformed = Det her forstår vi ikke. Se det efter en gang til.
order-fault-postcode = Det postnummer findes ikke i dit land.
order-fault-phone = Telefonnummeret er ikke fuldstændigt.
order-fault-outside-area = Dertil kan vi desværre ikke levere. Angiv en anden adresse.
order-fault-method = Vælg en måde at betale på.
order-fault-card-number = Det ligner et kortnummer. Skriv det aldrig her, kun betalingstjenesten spørger om det.
order-email-missing = Indtast din e-mailadresse.
order-email-invalid = Adressen er ikke fuldstændig. Sådan skal den se ud: navn@eksempel.dk
order-email-disposable = Det er en adresse til nogle få minutter. Brug en, du også kan læse i morgen.

# What stands in the way

order-sold-out = En vare er blevet udsolgt i mellemtiden. Der er ikke bestilt noget endnu. Fjern den, så kan du fortsætte.
order-coupon-changed = Rabatkoden kan ikke længere bruges. Der er ikke bestilt noget endnu. Se på den nye pris, og tryk på knappen en gang til.
order-under-way = En betaling for denne bestilling er allerede på vej. Giv den lidt tid, så bliver der ikke betalt to gange. Bekræftelsen kommer på e-mail.
order-provider-away = Betalingstjenesten svarer ikke lige nu. Der er ikke trukket noget. Prøv igen om et minut, eller vælg en anden måde at betale på.
order-offline = Der er ingen forbindelse lige nu. Prøv igen. Der bestilles kun én gang.
order-busy = Det var meget på én gang. Prøv igen om et minut.
order-busy-later = Det var meget på én gang. Prøv igen om cirka { $minutes } minutter.
order-outdated = Siden var ikke længere aktuel. Vi har opdateret den. Tryk på knappen en gang til.
order-unknown-package = En pakke findes ikke længere. Vi har taget den ud af kurven.
order-failed = Det lykkedes ikke, og det er ikke din skyld. Der er ikke bestilt noget. Prøv igen senere.

# Back from the provider

order-notice-declined = Betalingen blev afvist. Der er ikke trukket noget, og din kurv er her stadig. Prøv igen, eller vælg en anden måde at betale på.
order-notice-cancelled = Betalingen blev afbrudt. Der er ikke trukket noget, og din kurv er her stadig.
order-notice-open = En betaling for denne bestilling er stadig åben. Bestillingsknappen fører dig tilbage til den. Du betaler kun én gang.
order-return-asking = Vi spørger betalingstjenesten …
order-return-pending = Betalingen er stadig på vej.
order-return-pending-text = Vi bliver ved med at spørge. Du kan også lukke vinduet, bekræftelsen kommer på e-mail.
order-return-slow = Det tager længere tid end normalt.
order-return-slow-text = Betal ikke en gang til. Så snart betalingstjenesten bekræfter, får du en e-mail fra os.
order-return-offline = Der er ingen forbindelse lige nu.
order-return-offline-text = Din betaling går ikke tabt af den grund. Vi bliver ved med at prøve.
order-return-stranger = Her kender vi ikke til nogen betaling.
order-return-stranger-text = Måske bestilte du i en anden browser eller på en anden enhed. Er betalingen gået igennem, kommer bekræftelsen på e-mail.
order-return-ask = Spørg igen
order-return-back = Tilbage til bestillingen

# In the books

order-placed-heading = Din bestilling
order-placed-later = Også bestilt
order-placed-number = Bestillingsnummer
order-placed-on = Bestilt den
order-placed-state = Status
order-state-paid = Betalt
order-state-authorised = Bestilt; pengene trækkes, når pakken sendes
order-state-placed = Venter på betaling
order-state-cancelled = Annulleret
order-state-expired = Afsluttet, fordi der ikke kom nogen betaling
order-placed-email = Bekræftelse til
order-placed-address = Levering til
order-placed-method = Betalt med
order-placed-lines = Varer
order-placed-count = Antal: { $count }
order-placed-missing = Din bestilling hentes. Bekræftelsen har du også på e-mail.

# What can be opened instead of being sent.

downloads-heading = Downloads
downloads-file = Hent PDF
downloads-code = Din adgangskode:
downloads-waiting = Åbner den { $day }, når fortrydelsesfristen er udløbet.
downloads-preparing = Bliver lagt frem lige nu.
downloads-ended = Ikke længere tilgængelig: Aftalen er ophørt.
downloads-failed = Dine downloads kunne ikke hentes.
downloads-stale = Dette downloadlink gælder ikke længere. Åbn linket i din e-mail igen: På siden for din bestilling venter et nyt.
