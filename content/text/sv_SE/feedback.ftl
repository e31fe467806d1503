### Texts of a review: the form behind the link of the mail, and what became of it.

feedback-loading = Ett ögonblick …
feedback-retry = Försök igen
feedback-offline = Det finns ingen anslutning just nu. Dina ord är kvar. Försök igen, omdömet räknas bara en gång.
feedback-busy = Det var mycket på en gång. Dina ord är kvar. Försök igen om en minut.
feedback-failed = Det gick inte, och det är inte ditt fel. Försök igen.
feedback-gone-heading = Den här länken öppnar inget längre
feedback-gone-text = Kanske är den ofullständig, eller så har beställningen raderats på begäran. Längre ner står hur omdömen kommer till.
feedback-form-heading = Ditt omdöme
feedback-form-lead = En till fem stjärnor och, om du vill, några ord. Båda visas sedan på våra sidor, vare sig de är snälla eller inte.
feedback-form-stars = Stjärnor
feedback-form-star-1 = 1 stjärna
feedback-form-star-2 = 2 stjärnor
feedback-form-star-3 = 3 stjärnor
feedback-form-star-4 = 4 stjärnor
feedback-form-star-5 = 5 stjärnor
feedback-form-text = Dina ord
feedback-form-optional = (frivilligt)
feedback-form-text-help = Till exempel om förpackningen, smaken, leveransen eller hjälpen. Påståenden om sjukdomar eller vikt får vi inte visa.
feedback-form-name = Namn som visas bredvid
feedback-form-name-help = Ett förnamn, initialer eller något påhittat.
feedback-form-send = Skicka omdömet
feedback-form-sending = Omdömet skickas …
feedback-fault-stars = Välj en till fem stjärnor.
feedback-fault-name = Ange ett namn. Det får vara påhittat.
feedback-fault-too-long = Det är för långt. Korta ner det lite.
feedback-fault-malformed = Länkar hör inte hemma här. Skriv bara ord och siffror.
feedback-fault-card = Det här ser ut som ett kortnummer. Det behöver ingen här.
feedback-said-on = skrivet { $day }
feedback-published = Tack. Ditt omdöme är publicerat.
feedback-withheld-claim = Så här kan vi inte visa ditt omdöme.
feedback-withheld-claim-text = Ett omdöme som vi visar räknas som vår reklam, och reklam för livsmedel får inte säga allt. Din text handlar om:
feedback-withheld = Ditt omdöme visas inte längre. Skälet:
feedback-again = Skriv med andra ord
feedback-rule-weight-amount = en mängd vikt
feedback-rule-weight-rate = hur snart något med kroppen ändras
feedback-rule-health-professional = vad en person inom vården rekommenderar
# lint-allow: disease — names to its author what a review must not say
feedback-rule-disease = sjukdomar eller läkemedel
feedback-rule-unauthorised-effect = en verkan som det inte finns något godkänt påstående om
feedback-rule-fear = oro för den egna hälsan
feedback-rule-absolute = ett löfte utan gränser
# lint-allow: green — names to its author what a review must not say
feedback-rule-green = ett allmänt påstående om miljön
# lint-allow: urgency — names to its author what a review must not say
feedback-rule-urgency = en uppmaning att skynda sig
# lint-allow: before-after — names to its author what a review must not say
feedback-rule-before-after = kroppen före och efter
feedback-stop-text = Vill du hellre inte bli tillfrågad efter en beställning?
feedback-stop = Fråga inte mer
feedback-stopped = Då frågar vi inte mer. Det här omdömet kan du lämna ändå.
