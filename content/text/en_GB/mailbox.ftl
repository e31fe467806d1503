### Texts of the page that links in mails lead to.

mailbox-title = Your post | { -brand }
mailbox-description = Confirm or end the newsletter, and see or delete what we keep of you.
mailbox-heading = Your post
mailbox-lead = Links in our emails lead here.

# Without a link

mailbox-about-heading = What this page is for
mailbox-about-text = Here you confirm our newsletter or end it, and you see and delete what we keep of you. For that we need to know that it is you, and only a link in one of our emails can tell us.
mailbox-about-link = So please open the link in one of our emails. The one to your data stands at the end of each of them.
mailbox-about-write = No email from us at hand? Then write to us:
mailbox-no-script = This page needs JavaScript. You can also write to us, and we will see to it.
mailbox-loading = One moment, please.
mailbox-retry = Try again
mailbox-working = One moment …

# Confirming and ending the newsletter

mailbox-confirm-heading = Would you like our newsletter?
mailbox-confirm-text = One click, and recipes, news and offers come to you by email. You can end it at any time with one click in every message.
mailbox-confirm-action = Yes, confirm the newsletter
mailbox-confirm-done-heading = The newsletter is confirmed.
mailbox-confirm-done-text = Thank you. There is nothing else to do, and you can close this page.
mailbox-unsubscribe-heading = No more newsletter?
mailbox-unsubscribe-text = One click, and it ends. We do not ask why.
mailbox-unsubscribe-action = End the newsletter
mailbox-unsubscribe-done-heading = The newsletter has ended.
mailbox-unsubscribe-done-text = No more of it will come. You can close this page.
mailbox-gone-heading = This link no longer works.
mailbox-gone-text = It has expired, or what it was for has been deleted or ended since. If you would like the newsletter, sign up again after a quiz. For anything else, write to us.
mailbox-offline = There is no connection at the moment. Nothing has happened yet. Please try again.
mailbox-busy = That was a lot at once. Please try again in a minute.
mailbox-failed = That did not work, and it is not your fault. Please try again later.

# What is kept of somebody

mailbox-data-heading = What we keep of you
mailbox-data-text = This is everything under your email address. You can take it along as a file or delete it.
mailbox-data-email = Email address
mailbox-data-download = Download as a file
mailbox-form-heading = Form of { $moment }
mailbox-form-place = Country, language and funnel
mailbox-form-result = Result by email
mailbox-form-marks = Marks of the advertisement
mailbox-form-wording = Wording of the consent
mailbox-newsletter = Newsletter
mailbox-newsletter-none = not asked for
mailbox-newsletter-asked = Newsletter asked for
mailbox-newsletter-confirmed = Newsletter confirmed
mailbox-newsletter-withdrawn = Newsletter ended
mailbox-yes = yes
mailbox-no = no
mailbox-run-heading = Answers in the quiz “{ $quiz }”
mailbox-run-consent = You agreed to saving them on
mailbox-run-show = Show answers ({ $count })
mailbox-order-heading = Order of { $moment }
mailbox-order-number = Order number
mailbox-order-lines = Ordered
mailbox-order-total = Total
mailbox-order-refunded = Refunded of this
mailbox-order-address = Delivery address
mailbox-order-phone = Telephone
mailbox-withdrawal-heading = Withdrawal of { $moment }

# Deleting it

mailbox-erase = Delete everything
mailbox-erase-heading = Really delete everything?
mailbox-erase-text = Your address, your forms and your saved answers go for good, and the newsletter ends. Orders that are not paid yet end too. Of paid ones only what the law requires us to keep stays: the invoice, and a withdrawal if you declared one.
mailbox-erase-yes = Yes, delete everything
mailbox-erase-no = No, keep it
mailbox-erased-heading = Everything is deleted.
mailbox-erased-text = We no longer know your address or your answers. What stays is the proof that a consent was once given and withdrawn, without your address. If you have ordered, invoices and declared withdrawals stay until their legal term is over. On this device the answers are forgotten too.
