### The e-mail form after a quiz: what can be sent, the consent to the newsletter, and what may go wrong.

lead-heading = By email, if you like
lead-wishes = What we may send you
lead-result-box = Email me my result
lead-result-help = One message with a link to your result, nothing else.
lead-result-keep = For that we store your answers for 30 days, encrypted.
lead-result-on-device = Your answers are only on this device, because you chose not to save them. So there is nothing we could email you. You see your result on the next page.
lead-result-none = There is no finished quiz on this device yet, so there is no result to email.
lead-newsletter-consent = Yes, { -brand } may email me its newsletter with recipes, news and offers.
lead-newsletter-help = First we send you a link to confirm. You can withdraw your consent at any time, with one click in every message.
lead-privacy = Privacy notice
lead-email-label = Your email address
lead-email-help = Only for what you have ticked.
lead-boxes-hint = Tick a box, and the field for your address appears here.
lead-send = Send it to me
lead-sending = Sending …
lead-without = See my result without an email
lead-no-script = This form needs JavaScript. You can go on without it.

# Cards

lead-card-wishes = What would you like by email?
lead-card-address = Where shall we send it?
lead-card-number = Card { $number } of 2
lead-back = Back
lead-continue = Continue

# A slip in the address

lead-did-you-mean = Did you mean { $suggestion }?
lead-take-suggestion = Yes, send to { $suggestion }
lead-keep-written = No, { $written } is right

# What stands in the way

lead-wish-missing = Please tick what we may send you. You can also see your result without an email.
lead-email-missing = Please enter your email address.
lead-email-invalid = This address is not complete. It should look like this: name@example.com
lead-email-disposable = This is an address for a few minutes only. Please use one that you can still read tomorrow.
lead-email-unreachable = No mail can be delivered to this address. Please check the part after the @.
lead-run-gone = Your answers are no longer stored with us, so we cannot email the result. You can see it on the next page.
lead-offline = There is no connection at the moment. Nothing has been sent. Please try again.
lead-busy = That was a lot at once. Please try again in a minute.
lead-busy-later = That was a lot at once. Please try again in about { $minutes } minutes.
lead-busy-tomorrow = There have been several requests today. Please try again tomorrow.
lead-failed = That did not work, and it is not your fault. Please try again later, or go on without an email.

# Sent

lead-sent-heading = Please look in your inbox
lead-sent-result = Your result is on its way to { $email }.
lead-sent-newsletter = For the newsletter, please open our message to { $email } and confirm with the link. Without that step nothing more comes.
lead-sent-missing = Nothing there after a few minutes? Please look in the spam folder too.
