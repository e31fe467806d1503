### The e-mail form after a quiz: what can be sent, the consent to the newsletter, and what may go wrong.

lead-heading = Med e-post, om du vill
lead-wishes = Det här får vi skicka till dig
lead-result-box = Mejla mig mitt resultat
lead-result-help = Ett enda mejl med en länk till ditt resultat, inget annat.
lead-result-keep = För det sparar vi dina svar i 30 dagar, krypterade.
lead-result-on-device = Dina svar finns bara på den här enheten, eftersom du valde att inte spara dem. Därför har vi inget att mejla. Ditt resultat ser du på nästa sida.
lead-result-none = Det finns inget färdigt quiz på den här enheten än, så det finns inget resultat att mejla.
lead-newsletter-consent = Ja, { -brand } får mejla mig sitt nyhetsbrev med recept, nyheter och erbjudanden.
lead-newsletter-help = Först får du en länk för att bekräfta. Du kan när som helst återkalla ditt samtycke, med ett klick i varje mejl.
lead-privacy = Så behandlar vi personuppgifter
lead-email-label = Din e-postadress
lead-email-help = Bara till det du har kryssat i.
lead-boxes-hint = Kryssa i en ruta, så kommer fältet för din adress hit.
lead-send = Skicka till mig
lead-sending = Skickar …
lead-without = Se mitt resultat utan e-post
lead-no-script = Formuläret behöver JavaScript. Du kan fortsätta utan det.

# Cards

lead-card-wishes = Vad vill du få med e-post?
lead-card-address = Vart ska vi skicka det?
lead-card-number = Kort { $number } av 2
lead-back = Tillbaka
lead-continue = Fortsätt

# A slip in the address

lead-did-you-mean = Menade du { $suggestion }?
lead-take-suggestion = Ja, skicka till { $suggestion }
lead-keep-written = Nej, { $written } stämmer

# What stands in the way

lead-wish-missing = Kryssa i det vi får skicka. Du kan också se ditt resultat utan e-post.
lead-email-missing = Skriv din e-postadress.
lead-email-invalid = Adressen är inte komplett. Så här ska den se ut: namn@exempel.se
lead-email-disposable = Den adressen finns bara i några minuter. Ta en som du kan läsa även i morgon.
lead-email-unreachable = Det går inte att leverera e-post till den adressen. Titta en gång till på delen efter @.
lead-run-gone = Dina svar finns inte längre sparade hos oss, så vi kan inte mejla resultatet. Du ser det på nästa sida.
lead-offline = Det finns ingen anslutning just nu. Inget har skickats. Försök igen.
lead-busy = Det blev mycket på en gång. Försök igen om en minut.
lead-busy-later = Det blev mycket på en gång. Försök igen om ungefär { $minutes } minuter.
lead-busy-tomorrow = Det har redan kommit flera förfrågningar i dag. Försök igen i morgon.
lead-failed = Det gick inte, och det är inte ditt fel. Försök igen senare eller fortsätt utan e-post.

# Sent

lead-sent-heading = Titta i din inkorg
lead-sent-result = Ditt resultat är på väg till { $email }.
lead-sent-newsletter = För nyhetsbrevet: öppna vårt mejl till { $email } och bekräfta med länken. Utan det steget kommer inget mer.
lead-sent-missing = Inget där efter några minuter? Titta i skräpposten också.
