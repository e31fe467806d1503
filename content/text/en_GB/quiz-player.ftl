### The quiz itself: buttons, progress, consent, the kind ending, the result.

quiz-back = Back
quiz-continue = Continue
quiz-skip = Skip this question
quiz-put-aside = Put this card aside
quiz-progress = Question { $number } of at most { $most }
quiz-sections = Sections
quiz-section-done = (done)
quiz-section-now = (you are here)
quiz-section-next = (still to come)
quiz-choose-several = Choose as many as apply, { $most } at most.
quiz-choose-missing = Please choose an answer first.
quiz-loading = One moment, it goes on shortly.
quiz-failed = There is no connection at the moment. Your answers are still here.
quiz-retry = Try again
quiz-no-script = This quiz needs JavaScript. You can read the questions here, but not answer them.
quiz-resume-heading = You have already started here.
quiz-resume-continue = Continue where I stopped
quiz-resume-result = Go to my result
quiz-restart = Start again

# Numbers and texts

quiz-number-unit = Unit
quiz-number-range = Please enter a value from { $from } to { $to }.
quiz-text-missing = Write a few characters here to go on.

# Consent before questions about body and health

quiz-consent-heading = Now it is about your body. May we save your answers?
quiz-consent-purpose = The next questions concern your body and your health. If you agree, we save your answers so that you can go on from another device and find your result again. We do not use them for advertising.
quiz-consent-retention = They are saved encrypted and, without an order, for 30 days at most.
quiz-consent-choice = Without your consent the quiz goes on just the same. Your answers then stay in this browser only. You can change your choice on each of these questions.
quiz-consent-privacy = Privacy notice
quiz-consent-box = Yes, save my answers about body and health for this purpose.
quiz-consent-missing = To save your answers we need your tick. You can also go on without saving.
quiz-consent-save = Continue with saving
quiz-consent-without = Continue without saving
quiz-saved = Your answers are saved.
quiz-not-saved = Your answers stay in this browser.
quiz-saved-change = Change

# The kind ending without an offer

quiz-stop-under-age-heading = Thank you for stopping by.
quiz-stop-under-age-text = What we offer is for adults aged 18 and over, so we suggest nothing to you. For questions about food and your body, somebody you trust is a better place to ask.
quiz-stop-pregnancy-heading = All the best to you both.
quiz-stop-pregnancy-text = During pregnancy and breastfeeding we suggest nothing. Your midwife or your surgery can best answer questions about what you eat.
quiz-stop-underweight-heading = Thank you for being open.
quiz-stop-underweight-text = From what you told us, none of our products suits you, and we suggest nothing. If your weight is on your mind, talk about it at your surgery.
quiz-stop-eating-disorder-heading = Thank you for sharing this.
quiz-stop-eating-disorder-text = We suggest nothing to you. You do not have to be alone with this: advice services and your surgery will listen and help.
quiz-stop-change = Was an answer a slip? In the quiz you can change it with “Back”.
quiz-stop-home = To the home page

# The result

quiz-result-none-heading = Your result will be here.
quiz-result-none-text = There are no answers in this browser yet.
quiz-result-none-effort = The quiz takes a few minutes, and you see the result without an e-mail too.
quiz-result-none-action = Take the quiz
quiz-result-profile = Your profile
quiz-result-points = { $points } of { $most }
quiz-result-routine = Your day
quiz-result-nutrients = Nutrients for your answers
quiz-result-package = Our suggestion
quiz-result-continue = Continue with my plan

# What is kept of a run, on the summary.
quiz-kept-text = With your consent your answers are stored, encrypted. If you do not order, we delete them after 30 days.
quiz-kept-download = Download my answers
quiz-kept-delete = Delete my answers
quiz-kept-failed = That did not work just now. Please try again in a moment.
quiz-kept-deleted = Deleted. We no longer hold any of your answers; your result stays in this browser.

# A run that the link of a mail opens, and answers as they are kept.
quiz-link-heading = There are already other answers on this device.
quiz-link-text = The link in your email opens a different run of this quiz. Which one would you like to go on with? The other one is no longer shown here.
quiz-link-take = The one from the email
quiz-link-keep = The one on this device
quiz-link-gone-heading = The link in your email no longer works.
quiz-link-gone-text = We delete answers after 30 days, or when you ask us to. You can take the quiz again at any time.
quiz-given-skipped = skipped
