### Texts of mails. Subjects and previews are read over shoulders: nothing in them tells of health, answers or products.

mail-demo = This email comes from a demo shop that sells nothing
mail-button-hint = Button not working? This address leads to the same place:
mail-data = See or delete my data
mail-unsubscribe = Unsubscribe from the newsletter
mail-legal = Company information, terms and privacy notice

# The way back to a summary.

mail-result-subject = Your summary, to keep
mail-result-preview = One click opens it, on any device.
mail-result-heading = Your summary is ready
mail-result-lead = Here it is by email too, as you asked. The link opens everything the way you last saw it.
mail-result-action = Open my summary
mail-result-notes = Good to know
mail-result-period = The link works on any device for 30 days, unless you delete the summary sooner.
mail-result-secrecy = Anyone who has this email can open the summary. Forward it only if you are happy with that.
mail-result-reason = You are getting this email because somebody asked for it on our website and gave this address. Was it not you? The first link below lets you delete everything.

# The question whether the newsletter is wanted. It may not advertise anything.

mail-confirm-subject = Please confirm your newsletter sign-up
mail-confirm-preview = It counts only once you have confirmed it.
mail-confirm-heading = Would you confirm, please?
mail-confirm-lead = Somebody, probably you, ticked our newsletter for this address. Please confirm that you want it. Until then we send none.
mail-confirm-regret = You can unsubscribe at any time with one click.
mail-confirm-action = Confirm the newsletter
mail-confirm-stranger = Was it not you?
mail-confirm-stranger-text = Then there is nothing to do: no newsletter will come, and we delete the address after 30 days.
mail-confirm-reason = We ask so that nobody gets post from us without wanting it.
