### Texts of a review: the form behind the link of the mail, and what became of it.

feedback-loading = One moment …
feedback-retry = Try again
feedback-offline = There is no connection just now. Your words are still here. Please try again; the review counts only once.
feedback-busy = That was a lot at once. Your words are still here. Please try again in a minute.
feedback-failed = That did not work, and it is not your fault. Please try again.
feedback-gone-heading = This link no longer opens anything
feedback-gone-text = It may be incomplete, or the order was deleted on request. How reviews come about is explained below.
feedback-form-heading = Your review
feedback-form-lead = One to five stars and, if you like, a few words. Both will stand on our pages, whether they are kind or not.
feedback-form-stars = Stars
feedback-form-star-1 = 1 star
feedback-form-star-2 = 2 stars
feedback-form-star-3 = 3 stars
feedback-form-star-4 = 4 stars
feedback-form-star-5 = 5 stars
feedback-form-text = Your words
feedback-form-optional = (optional)
feedback-form-text-help = About the packaging, the taste, the delivery or our service, for example. We may not show statements about illnesses or weight.
feedback-form-name = Name shown beside it
feedback-form-name-help = A first name, initials or something made up.
feedback-form-send = Send review
feedback-form-sending = Sending the review …
feedback-fault-stars = Please choose one to five stars.
feedback-fault-name = Please give a name. It may be made up.
feedback-fault-too-long = This is too long. Please use fewer words.
feedback-fault-malformed = Links do not belong here. Please write words and numbers only.
feedback-fault-card = This looks like a card number. Nobody needs it here.
feedback-said-on = written on { $day }
feedback-published = Thank you. Your review is published.
feedback-withheld-claim = We cannot show your review like this.
feedback-withheld-claim-text = A review we show counts as our advertising, and advertising for food may not say everything. Your text is about:
feedback-withheld = Your review is no longer shown. The reason:
feedback-again = Say it in other words
feedback-rule-weight-amount = an amount of weight
feedback-rule-weight-rate = how soon something about the body changes
feedback-rule-health-professional = what a health professional recommends
feedback-rule-disease = illnesses or medicines
feedback-rule-unauthorised-effect = an effect for which there is no authorised statement
feedback-rule-fear = worry about one’s own health
feedback-rule-absolute = a promise without limits
# lint-allow: green — names to its author what a review must not say
feedback-rule-green = a general statement about the environment
# lint-allow: urgency — names to its author what a review must not say
feedback-rule-urgency = a call to hurry
# lint-allow: before-after — names to its author what a review must not say
feedback-rule-before-after = a body before and after
feedback-stop-text = Would you rather not be asked after an order?
feedback-stop = Do not ask again
feedback-stopped = Fine, we will not ask again. You can still send this review.
