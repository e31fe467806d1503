### Texts of the e-mail steps and the summaries that follow the quizzes.

# /start-email

start-email-title = Your result by email? Only if you like | { -brand }
start-email-description = You decide whether your result also goes to your inbox. Either way you can see it on the very next page.
start-email-heading = Shall we email you the result too?
start-email-lead = Your address is not the price of admission. Your result is ready on the next page, with or without it.
start-email-mail-heading = What the email brings
start-email-mail-1-heading = A link to your summary
start-email-mail-1-text = It opens what you see on the next page, on any device.
start-email-mail-2-heading = A discreet subject line
start-email-mail-2-text = Nothing in it that the person next to you on the train should not see.
start-email-mail-3-heading = No advertising
start-email-mail-3-text = You sign up for the newsletter separately and confirm it once more. One click ends it.
start-email-mail-4-heading = An end
start-email-mail-4-text = If you neither order nor sign up, we delete the address after 30 days.
start-email-regret-heading = And if you think again?
start-email-regret-1 = Then you withdraw your consent: in the quiz, with the link at the end of our email, or by dropping us a line. We delete your answers and your address, with no questions and no sulking.
start-email-trust-1 = One message
start-email-trust-2 = We never sell data
start-email-trust-3 = No box ticked for you
start-email-next-heading = Carry on without an address
start-email-next-lead = There is nothing to fill in.
start-email-action-result = See my result
start-email-action-fibre = See my { -daily-fibre } result

# /start-email2

start-email2-title = The stack is done: see your result | { -brand }
start-email2-description = After the card quiz: see your result at once or get it by email too. The newsletter comes only if you confirm it separately.
start-email2-heading = Last card played. Turn them over?
start-email2-lead = Your result is one click away. If you would like to look at it again later, it can come by email too.
start-email2-eyebrow = Card quiz
start-email2-confirm-heading = When you hear from us
start-email2-confirm-1-heading = Give an address
start-email2-confirm-1-text = Just the address. Your name and phone number can stay with you.
start-email2-confirm-2-heading = Read your result
start-email2-confirm-2-text = One message with a link to your cards. If no order follows, we delete the address after 30 days.
start-email2-confirm-3-heading = Newsletter, if wanted
start-email2-confirm-3-text = Only if you ask for it separately and click the link in a second message.
start-email2-inside-heading = What the link in it opens
start-email2-inside-1-heading = Your three piles
start-email2-inside-1-text = Yes, no and aside, to look back on.
start-email2-inside-2-heading = The suggestion
start-email2-inside-2-text = With the reason that led to it.
start-email2-quiet-heading = What nobody needs to know
start-email2-quiet-1 = No phone number, no birthday, no account. Nothing in the subject line that is anyone else’s business.
start-email2-next-heading = Or turn them over now
start-email2-action-result = See my cards

# /email

email-title = Two boxes before your result | { -brand }
email-description = Two optional questions before the result of the short quiz: would you like it by email, and may we write to you later?
email-heading = Two boxes, both empty.
email-lead = They stay that way if you do nothing. You see your result all the same.
email-choices-heading = What you can say yes to
email-choices-column-1 = Result
email-choices-column-2 = Newsletter
email-choices-1-1 = One message
email-choices-1-2 = Recipes and news
email-tea-heading = The tea is ready
email-tea-1 = Leave both boxes empty and you go straight on. We will not ask a second time.
email-trust-1 = No answers in the subject line
email-trust-2 = Address deleted after 30 days if nothing follows
email-action-result = See my result

# /start-summary

start-summary-title = Your summary | { -brand }
start-summary-description = How your answers become a suggestion: three open rules, a day with { -daily-trio } and the way to the offer.
start-summary-heading = Your Tuesday, tidied up.
start-summary-lead = The summary tidies up what you told us. It does not judge and it predicts nothing. And it shows its working.
start-summary-eyebrow = Your summary
start-summary-rules-heading = How answers become a suggestion
start-summary-rules-1-heading = You usually have breakfast
start-summary-rules-1-text = Then { -daily-trio } fits: two capsules, at the same time each day.
start-summary-rules-2-heading = Three meals, plenty of water
start-summary-rules-2-text = Then have a look at { -daily-fibre } too, especially its cautions.
start-summary-rules-3-heading = None of these
start-summary-rules-3-text = Then we suggest nothing. A good cookbook never hurts.
start-summary-day-heading = A Tuesday with { -daily-trio }
start-summary-day-1-heading = The evening before
start-summary-day-1-text = The jar is next to the cup you drink from in the morning.
start-summary-day-2-heading = At breakfast
start-summary-day-2-text = Two capsules with a glass of water.
start-summary-day-3-heading = For the rest of the day
start-summary-day-3-text = Nothing else. If you miss a day, take no more than usual on the next.
start-summary-limits-heading = What this is not
start-summary-limits-1 = It is neither a diagnosis nor medical advice. What you skipped stays open; we do not guess. If you take medicines or are unsure, seek professional advice first.
start-summary-plan-heading = Ready for the plan?
start-summary-plan-label = Continue with my plan
start-summary-action-long = The offer in full detail
start-summary-action-again = Change my answers

# /summary

summary-title = Result of the short quiz | { -brand }
summary-description = The short quiz as a rule of thumb: which product fits which kind of day, and how exact so short a suggestion can be.
summary-heading = Short questions, short answer.
summary-lead = A few questions make a sketch, not a portrait. That is enough for a first choice.
summary-rule-heading = The rule of thumb
summary-rule-1-heading = Breakfast: yes
summary-rule-1-text = { -daily-trio }, two capsules alongside it.
summary-rule-2-heading = Three meals and always a glass of water
summary-rule-2-text = { -daily-fibre }, if none of its cautions apply to you.
summary-rule-3-heading = Neither
summary-rule-3-text = { -light-kitchen }, 60 recipes, no capsules.
summary-action-plan = Continue with my plan
summary-action-again = Take the short quiz again
summary-limits-heading = How precise is this?
summary-limits-1 = A short quiz knows you about as well as your local baker does. Take the suggestion as a start, not a verdict, and certainly not as medical advice.
summary-jar-heading = One jar is enough to begin with
summary-jar-lead = It lasts 30 days. After that you owe us nothing.
summary-action-full = Take the full quiz after all

# /gocards-summary

gocards-summary-title = Your cards, sorted | { -brand }
gocards-summary-description = Yes, no, aside: how the three piles of the card quiz count and how they become a suggestion.
gocards-summary-heading = Three piles, one suggestion.
gocards-summary-lead = No card trick: each pile counts in its own way, and you can see how.
gocards-summary-eyebrow = Card quiz
gocards-summary-piles-heading = What the piles mean
gocards-summary-piles-1-heading = Yes
gocards-summary-piles-1-text = Sounds like your day. The suggestion comes from this pile.
gocards-summary-piles-2-heading = No
gocards-summary-piles-2-text = Not your day. This pile rules out products that do not fit.
gocards-summary-piles-3-heading = Aside
gocards-summary-piles-3-text = Does not count. If you would rather not say, we need not know.
gocards-summary-trumps-heading = Which card points where
gocards-summary-trumps-1-label = I nearly always have breakfast
gocards-summary-trumps-1-2 = does not count
gocards-summary-trumps-2-label = I eat three times a day
gocards-summary-trumps-2-1 = does not count
gocards-summary-trumps-3-label = There is always water at hand
gocards-summary-trumps-3-1 = does not count
gocards-summary-trumps-4-label = I want to think of it once a day, no more often
gocards-summary-action-plan = Continue with my plan
gocards-summary-action-again = Shuffle again
gocards-summary-packs-lead = Made up your mind already? Then take the short cut.
gocards-summary-packs-label = Straight to the packs

# /start1-summary

start1-summary-title = Your day with { -daily-fibre } | { -brand }
start1-summary-description = Three servings of { -daily-fibre } across an ordinary day, each with one or two glasses of water. With the warning and a checklist.
start1-summary-heading = Two capsules and water, three times.
start1-summary-lead = That is how 3 g of glucomannan is spread over the day. The water is not a side dish. It is part of the serving.
start1-summary-day-heading = A day at a glance
start1-summary-day-1-heading = Before breakfast
start1-summary-day-1-text = Two capsules with one or two glasses of water.
start1-summary-day-2-heading = Before lunch
start1-summary-day-2-text = Two capsules, again with one or two glasses. A bottle helps when you are out.
start1-summary-day-3-heading = Before dinner
start1-summary-day-3-text = Two capsules with water, not just before lying down.
start1-summary-warning-heading = Warning
start1-summary-warning-1 = **There is a risk of choking for people with swallowing difficulties or when too little fluid is taken.** Take with plenty of water so that the glucomannan reaches the stomach.
start1-summary-check-heading = Three yeses before you go on
start1-summary-check-1-heading = I can swallow capsules easily
start1-summary-check-1-text = If you hesitate here, give { -daily-fibre } a miss.
start1-summary-check-2-heading = I can drink plenty, and I like to
start1-summary-check-2-text = The three servings call for three to six glasses a day.
start1-summary-check-3-heading = I have asked about my medicines
start1-summary-check-3-text = Glucomannan can bind them. Take them several hours apart and ask your pharmacist first.
start1-summary-action-plan = Continue with my plan
start1-summary-trio-lead = A no somewhere? { -daily-trio } is happy with one glass in the morning.
start1-summary-trio-label = { -daily-trio } instead
