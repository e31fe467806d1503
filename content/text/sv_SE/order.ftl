### Texts of the checkout, of the return from the payment provider, and of the order as it is in the books.

order-loading = Ett ögonblick.
order-chunk-failed = Det gick inte att ladda just nu. Inget är beställt än.
order-retry = Försök igen
order-no-script = För att beställa behövs JavaScript. Skriv till oss eller ring, så tar vi emot din beställning på det sättet.

# Basket

order-basket-heading = Din varukorg
order-empty-heading = Din varukorg är fortfarande tom.
order-empty-text = Välj en förpackning i lugn och ro. Sedan fortsätter det här.
order-empty-last = Se din senaste beställning
order-quantity = Antal
order-quantity-of = av { $name }
order-remove = Ta bort
order-line-sold-out = Slut just nu. Ta bort varan för att beställa resten.
order-prior = Lägsta pris de senaste 30 dagarna: { $price }
order-total-now = Totalpriset är nu { $total }
order-coupon-have = Ange rabattkod
order-coupon-label = Rabattkod
order-coupon-apply = Använd
order-coupon-applied = Rabattkoden { $code } är avdragen.
order-coupon-remove = Ta bort rabattkoden
order-coupon-unknown = Den koden känner vi inte till. Kontrollera att den stämmer.
order-coupon-not-yet = Koden gäller inte än.
order-coupon-over = Koden har gått ut.
order-coupon-used-up = Koden är redan förbrukad.
order-coupon-other-country = Koden hör till ett annat land.

# E-mail and address

order-contact-heading = Din e-postadress
order-delivery-heading = Vart ska vi leverera?
order-email-label = E-postadress
order-email-help = För orderbekräftelsen. Efter leveransen frågar vi dig en gång hur det var. Du kan säga nej till det när som helst.
order-optional = (frivilligt)
order-field-name = För- och efternamn
order-field-street = Gata
order-field-house = Nummer
order-field-box = Brevlåda
order-field-floor = Våning och dörr
order-field-apartment = Trappa och lägenhet
order-field-line1 = Gata och nummer
order-field-line2 = c/o, lägenhet
order-field-postcode = Postnummer
order-field-city = Ort
order-field-phone = Telefon
order-phone-help = Bara för frågor om leveransen.
order-delivery-area = Vi levererar till { $country }: frakt { $cost }, { $days } arbetsdagar.
order-delivery-none = Allt i den här varukorgen kommer med e-post. Inget paket behövs.

# Payment

order-payment-heading = Hur vill du betala?
order-payment-help = Du betalar hos betaltjänsten, efter beställningsknappen. Kortnummer och lösenord ser vi aldrig.
order-payment-reserved = Efter beställningsknappen reserverar betaltjänsten beloppet. Det dras först när paketet är på väg.
order-method-card = Kort
order-method-sepa = SEPA-autogiro

# Review

order-review-heading = Kontrollera och beställ
order-each = { $count } × { $price }
order-net-quantity = Nettomängd per styck: { $quantity }
order-dose = Daglig dos: { $dose }
order-goods = Varor
order-discount = Rabatt
order-delivery = Frakt
order-delivery-days = Leverans inom { $days } arbetsdagar
order-total = Totalpris inkl. moms
order-vat = varav moms { $rate }
order-refunded = Återbetalat
order-terms = Det här gäller:
order-link-terms = Villkor
order-link-withdrawal = Ångerrätt
order-link-privacy = Integritetspolicy
order-price-changed = Priset har just ändrats: det är nu { $now } i stället för { $before }. Inget är beställt än. Om det nya priset passar dig trycker du på knappen en gång till.
order-sending = Ett ögonblick, vi tar dig till betaltjänsten …
order-early-supply-help = Utan den här bocken levererar vi det digitala innehållet när ångerfristen på 14 dagar har gått ut.

# Offers after payment

offer-after-heading = Beställ även detta
offer-after-note = Det här är en ny, egen beställning. Din första är kvar som den är. Utan knappen beställer du ingenting.
offer-after-pays = Betalas med { $method }, som din första beställning.
offer-after-decline = Fortsätt utan erbjudandet
offer-after-failed = Betalningen gick inte igenom, inget är betalt. Din första beställning påverkas inte. Välj ett annat betalningssätt eller fortsätt utan erbjudandet.
offer-after-sending = Ett ögonblick, vi väntar på betalningen …
offer-bank-heading = Din bank vill att du bekräftar
offer-bank-window = Öppna i hela fönstret
offer-bank-cancel = Avbryt

# What is wrong with a field

order-fault-count =
    { $count ->
        [1] Ett fält behöver fortfarande din uppmärksamhet.
       *[other] Flera fält behöver fortfarande din uppmärksamhet.
    }
order-fault-missing = Fyll i det här fältet.
order-fault-too-long = Det är för långt för en adressetikett. Korta ner det lite.
order-fault-malformed = Det här förstår vi inte. Titta en gång till.
order-fault-postcode = Det postnumret finns inte i ditt land.
order-fault-phone = Telefonnumret är inte fullständigt.
order-fault-outside-area = Dit kan vi tyvärr inte leverera. Ange en annan adress.
order-fault-method = Välj ett betalsätt.
order-fault-card-number = Det här ser ut som ett kortnummer. Ange det aldrig här, bara betaltjänsten frågar efter det.
order-email-missing = Ange din e-postadress.
order-email-invalid = Adressen är inte fullständig. Så här ska den se ut: namn@exempel.se
order-email-disposable = Det är en adress för några minuter. Ta en som du kan läsa även i morgon.

# What stands in the way

order-sold-out = En vara har tagit slut under tiden. Inget är beställt än. Ta bort den, så kan du fortsätta.
order-coupon-changed = Rabattkoden går inte längre att använda. Inget är beställt än. Se på det nya totalpriset och tryck på knappen en gång till.
order-under-way = En betalning för den här beställningen är redan på väg. Vänta en stund, så att du inte betalar två gånger. Bekräftelsen kommer med e-post.
order-provider-away = Betaltjänsten svarar inte just nu. Inget är draget. Försök igen om en minut eller välj ett annat betalsätt.
order-offline = Det finns ingen anslutning just nu. Försök igen. Det beställs bara en gång.
order-busy = Det var mycket på en gång. Försök igen om en minut.
order-busy-later = Det var mycket på en gång. Försök igen om ungefär { $minutes } minuter.
order-outdated = Sidan var inte längre aktuell. Vi har uppdaterat den. Tryck på knappen en gång till.
order-unknown-package = En förpackning finns inte längre. Vi har tagit bort den ur varukorgen.
order-failed = Det gick inte, och det är inte ditt fel. Inget är beställt. Försök igen senare.

# Back from the provider

order-notice-declined = Betalningen nekades. Inget är draget, och din varukorg finns kvar. Försök igen eller välj ett annat betalsätt.
order-notice-cancelled = Betalningen avbröts. Inget är draget, och din varukorg finns kvar.
order-notice-open = En betalning för den här beställningen är fortfarande öppen. Beställningsknappen tar dig tillbaka dit. Du betalar bara en gång.
order-return-asking = Vi frågar betaltjänsten …
order-return-pending = Betalningen är fortfarande på väg.
order-return-pending-text = Vi fortsätter att fråga. Du kan också stänga fönstret, bekräftelsen kommer med e-post.
order-return-slow = Det tar längre tid än vanligt.
order-return-slow-text = Betala inte en gång till. Så snart betaltjänsten bekräftar får du ett mejl från oss.
order-return-offline = Det finns ingen anslutning just nu.
order-return-offline-text = Din betalning går inte förlorad. Vi fortsätter att försöka.
order-return-stranger = Här känner vi inte till någon betalning.
order-return-stranger-text = Kanske beställde du i en annan webbläsare eller på en annan enhet. Om betalningen gick igenom kommer bekräftelsen med e-post.
order-return-ask = Fråga igen
order-return-back = Tillbaka till beställningen

# In the books

order-placed-heading = Din beställning
order-placed-later = Även beställt
order-placed-number = Ordernummer
order-placed-on = Beställd den
order-placed-state = Status
order-state-paid = Betald
order-state-authorised = Beställd; pengarna dras när paketet skickas
order-state-placed = Väntar på betalning
order-state-cancelled = Avbeställd
order-state-expired = Avslutad eftersom ingen betalning kom
order-placed-email = Bekräftelse till
order-placed-address = Leverans till
order-placed-method = Betald med
order-placed-lines = Varor
order-placed-count = Antal: { $count }
order-placed-missing = Din beställning laddas. Bekräftelsen har du också i ett mejl.

# What can be opened instead of being sent.

downloads-heading = Nedladdningar
downloads-file = Ladda ner PDF
downloads-code = Din åtkomstkod:
downloads-waiting = Öppnas den { $day }, när ångerfristen har gått ut.
downloads-preparing = Läggs fram just nu.
downloads-ended = Inte längre tillgängligt: avtalet är avslutat.
downloads-failed = Dina nedladdningar kunde inte laddas.
downloads-stale = Den här nedladdningslänken gäller inte längre. Öppna länken i ditt mejl en gång till: på sidan för din beställning väntar en ny.
