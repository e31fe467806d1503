### Texts of the page that links in mails lead to.

mailbox-title = Din post | { -brand }
mailbox-description = Bekræft eller stop nyhedsbrevet, og se eller slet det, vi gemmer om dig.
mailbox-heading = Din post
mailbox-lead = Hertil fører linkene i vores mails.

# Without a link

mailbox-about-heading = Hvad denne side er til
mailbox-about-text = Her bekræfter eller stopper du vores nyhedsbrev, og du ser og sletter det, vi gemmer om dig. Vi skal vide, at det er dig, og det kan kun et link i en af vores mails fortælle os.
mailbox-about-link = Åbn derfor linket i en af vores mails. Linket til dine data står nederst i dem alle.
mailbox-about-write = Har du ingen mail fra os ved hånden? Så skriv til os:
mailbox-no-script = Siden kræver JavaScript. Du kan også skrive til os, så ordner vi det.
mailbox-loading = Et øjeblik.
mailbox-retry = Prøv igen
mailbox-working = Et øjeblik …

# Confirming and ending the newsletter

mailbox-confirm-heading = Vil du have vores nyhedsbrev?
mailbox-confirm-text = Ét klik, så kommer opskrifter, nyt og tilbud på e-mail. Du kan stoppe det når som helst med ét klik i hver besked.
mailbox-confirm-action = Ja, bekræft nyhedsbrevet
mailbox-confirm-done-heading = Nyhedsbrevet er bekræftet.
mailbox-confirm-done-text = Tak. Du behøver ikke gøre mere og kan lukke siden.
mailbox-unsubscribe-heading = Ikke mere nyhedsbrev?
mailbox-unsubscribe-text = Ét klik, så er det slut. Vi spørger ikke hvorfor.
mailbox-unsubscribe-action = Stop nyhedsbrevet
mailbox-unsubscribe-done-heading = Nyhedsbrevet er stoppet.
mailbox-unsubscribe-done-text = Der kommer ikke flere. Du kan lukke siden.
mailbox-gone-heading = Linket virker ikke længere.
mailbox-gone-text = Det er udløbet, eller det, det gjaldt, er slettet eller stoppet siden. Vil du have nyhedsbrevet, kan du bestille det igen efter en quiz. Skriv til os om alt andet.
mailbox-offline = Der er ingen forbindelse lige nu. Der er ikke sket noget endnu. Prøv igen.
mailbox-busy = Det var meget på én gang. Prøv igen om et minut.
mailbox-failed = Det lykkedes ikke, og det er ikke din skyld. Prøv igen senere.

# What is kept of somebody

mailbox-data-heading = Det gemmer vi om dig
mailbox-data-text = Det er alt, hvad der hører til din e-mailadresse. Du kan tage det med som en fil eller slette det.
mailbox-data-email = E-mailadresse
mailbox-data-download = Hent som fil
mailbox-form-heading = Formular fra { $moment }
mailbox-form-place = Land, sprog og forløb
mailbox-form-result = Resultat på e-mail
mailbox-form-marks = Annoncens mærker
mailbox-form-wording = Samtykkets ordlyd
mailbox-newsletter = Nyhedsbrev
mailbox-newsletter-none = ikke bestilt
mailbox-newsletter-asked = Nyhedsbrev bestilt
mailbox-newsletter-confirmed = Nyhedsbrev bekræftet
mailbox-newsletter-withdrawn = Nyhedsbrev stoppet
mailbox-yes = ja
mailbox-no = nej
mailbox-run-heading = Svar i quizzen “{ $quiz }”
mailbox-run-consent = Du sagde ja til at gemme dem
mailbox-run-show = Vis svarene ({ $count })
mailbox-order-heading = Bestilling fra { $moment }
mailbox-order-number = Bestillingsnummer
mailbox-order-lines = Bestilt
mailbox-order-total = Samlet beløb
mailbox-order-refunded = Heraf tilbagebetalt
mailbox-order-address = Leveringsadresse
mailbox-order-phone = Telefon
mailbox-withdrawal-heading = Fortrydelse fra { $moment }

# Deleting it

mailbox-erase = Slet alt
mailbox-erase-heading = Vil du virkelig slette alt?
mailbox-erase-text = Din adresse, dine formularer og dine gemte svar forsvinder for altid, og nyhedsbrevet stopper. Bestillinger, der endnu ikke er betalt, stopper også. Af betalte bestillinger bliver kun det, loven kræver, at vi gemmer: fakturaen og en fortrydelse, hvis du har fortrudt.
mailbox-erase-yes = Ja, slet alt
mailbox-erase-no = Nej, behold
mailbox-erased-heading = Alt er slettet.
mailbox-erased-text = Vi kender hverken din adresse eller dine svar længere. Tilbage er beviset på, at et samtykke engang blev givet og trukket tilbage, uden din adresse. Har du bestilt, gemmer vi fakturaer og fortrydelser, indtil lovens frist er udløbet. Svarene er også glemt på denne enhed.
