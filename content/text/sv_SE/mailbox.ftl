### Texts of the page that links in mails lead to.

mailbox-title = Din post | { -brand }
mailbox-description = Bekräfta eller avsluta nyhetsbrevet, och se eller radera det vi sparar om dig.
mailbox-heading = Din post
mailbox-lead = Hit leder länkarna i våra mejl.

# Without a link

mailbox-about-heading = Vad den här sidan är till för
mailbox-about-text = Här bekräftar eller avslutar du vårt nyhetsbrev, och du ser och raderar det vi sparar om dig. Då behöver vi veta att det är du, och det kan bara en länk i något av våra mejl visa.
mailbox-about-link = Öppna därför länken i ett av våra mejl. Den till dina uppgifter står sist i vart och ett av dem.
mailbox-about-write = Har du inget mejl från oss till hands? Skriv till oss:
mailbox-no-script = Sidan behöver JavaScript. Du kan också skriva till oss, så ordnar vi det.
mailbox-loading = Ett ögonblick.
mailbox-retry = Försök igen
mailbox-working = Ett ögonblick …

# Confirming and ending the newsletter

mailbox-confirm-heading = Vill du ha vårt nyhetsbrev?
mailbox-confirm-text = Ett klick, så kommer recept, nyheter och erbjudanden med e-post. Du kan avsluta när som helst med ett klick i varje mejl.
mailbox-confirm-action = Ja, bekräfta nyhetsbrevet
mailbox-confirm-done-heading = Nyhetsbrevet är bekräftat.
mailbox-confirm-done-text = Tack. Mer behöver du inte göra, du kan stänga sidan.
mailbox-unsubscribe-heading = Inget mer nyhetsbrev?
mailbox-unsubscribe-text = Ett klick, så är det slut. Vi frågar inte varför.
mailbox-unsubscribe-action = Avsluta nyhetsbrevet
mailbox-unsubscribe-done-heading = Nyhetsbrevet är avslutat.
mailbox-unsubscribe-done-text = Det kommer inga fler. Du kan stänga sidan.
mailbox-gone-heading = Länken gäller inte längre.
mailbox-gone-text = Den har gått ut, eller så har det den gällde raderats eller avslutats. Vill du ha nyhetsbrevet beställer du det igen efter ett quiz. Skriv till oss om allt annat.
mailbox-offline = Det finns ingen anslutning just nu. Inget har hänt än. Försök igen.
mailbox-busy = Det blev mycket på en gång. Försök igen om en minut.
mailbox-failed = Det gick inte, och det är inte ditt fel. Försök igen senare.

# What is kept of somebody

mailbox-data-heading = Det vi sparar om dig
mailbox-data-text = Det här är allt som hör till din e-postadress. Du kan ladda ner det som en fil eller radera det.
mailbox-data-email = E-postadress
mailbox-data-download = Ladda ner som fil
mailbox-form-heading = Formulär från { $moment }
mailbox-form-place = Land, språk och flöde
mailbox-form-result = Resultat med e-post
mailbox-form-marks = Annonsens märkning
mailbox-form-wording = Samtyckets lydelse
mailbox-newsletter = Nyhetsbrev
mailbox-newsletter-none = inte beställt
mailbox-newsletter-asked = Nyhetsbrev beställt
mailbox-newsletter-confirmed = Nyhetsbrev bekräftat
mailbox-newsletter-withdrawn = Nyhetsbrev avslutat
mailbox-yes = ja
mailbox-no = nej
mailbox-run-heading = Svar i quizet ”{ $quiz }”
mailbox-run-consent = Du samtyckte till att spara dem
mailbox-run-show = Visa svaren ({ $count })
mailbox-order-heading = Beställning från { $moment }
mailbox-order-number = Ordernummer
mailbox-order-lines = Beställt
mailbox-order-total = Totalbelopp
mailbox-order-refunded = Varav återbetalt
mailbox-order-address = Leveransadress
mailbox-order-phone = Telefon
mailbox-withdrawal-heading = Ånger från { $moment }

# Deleting it

mailbox-erase = Radera allt
mailbox-erase-heading = Vill du verkligen radera allt?
mailbox-erase-text = Din adress, dina formulär och dina sparade svar försvinner för gott, och nyhetsbrevet upphör. Beställningar som inte är betalda än avslutas också. Av betalda beställningar finns bara det kvar som lagen kräver att vi sparar: fakturan och en ånger, om du har ångrat dig.
mailbox-erase-yes = Ja, radera allt
mailbox-erase-no = Nej, behåll
mailbox-erased-heading = Allt är raderat.
mailbox-erased-text = Vi har inte kvar din adress eller dina svar. Det som finns kvar är beviset på att ett samtycke en gång lämnades och återkallades, utan din adress. Om du har beställt sparas fakturor och ånger tills den lagstadgade tiden är slut. Svaren är borta från den här enheten också.
