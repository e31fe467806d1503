### Texts of the quizzes, their e-mail steps and summaries.

# /start

start-title = The quiz: about 14 questions on your day | { -brand }
start-description = About 14 questions on meals, movement and habits. You learn beforehand what is asked, why, and what happens to your answers.
start-heading = What does an ordinary day look like for you?
start-lead = About 14 questions, a few minutes, no right or wrong. At the end you see which of our products fits your day, and whether any of them does.
start-asks-heading = What it covers
start-asks-1-heading = Meals and drinks
start-asks-1-text = When you eat, what is often on the table and how much water goes with it.
start-asks-2-heading = Movement and sleep
start-asks-2-text = How much you walk, sit and rest. A rough idea is enough.
start-asks-3-heading = Your body, if you like
start-asks-3-text = Questions about your body come only after your explicit consent. You can leave them out.
start-answers-heading = What happens to your answers
start-answers-1 = The result is worked out in your browser. We store only what you have agreed to, and without an order for no more than 30 days.
start-answers-2 = The quiz is for adults. Anyone who is under 18, pregnant or breastfeeding will not get an offer from us.
start-action-next = Continue to the email step
start-action-go = Short quiz
start-action-cards = Card quiz
start-action-sections = Quiz in sections
start-action-fibre = { -daily-fibre } quiz

# /go

go-title = Short quiz: the essentials first | { -brand }
go-description = The short version of our quiz: only the questions that matter for choosing between the products. No account, and the result on one page.
go-heading = The quiz for a spare moment
go-lead = Just the essentials, done while the tea brews.
go-short-heading = What the short quiz leaves out
go-short-1-heading = No questions about your body
go-short-1-text = Height, build and complaints stay out of it.
go-short-2-heading = No long lists
go-short-2-text = Each question has a few answers, and you can skip any of them.
go-answers-heading = Your answers
go-answers-1 = The result is worked out in your browser. Your answers appear neither in the address bar nor in any advertising data.
go-action-next = Continue to the email step
go-action-full = The full quiz instead

# /gocards

gocards-title = Card quiz: yes, no, next | { -brand }
gocards-description = A stack of cards with statements about everyday life. Say yes or no, or put the card aside. Works with the keyboard too.
gocards-heading = One card, one statement
gocards-lead = Not a questionnaire but a stack of cards. No need to think for long.
gocards-cards-heading = How to go through the stack
gocards-cards-1-heading = Read the card
gocards-cards-1-text = Each one holds a sentence about an ordinary day.
gocards-cards-2-heading = Yes or no
gocards-cards-2-text = Swipe, tap or use the arrow keys. They all lead to the same result.
gocards-cards-3-heading = Put it aside
gocards-cards-3-text = If a card does not apply to you, skip it. You can always go back one card.
gocards-answers-heading = What happens to the cards
gocards-answers-1 = Cards that concern your body appear only if you expressly agree beforehand. If you do not, the stack is simply shorter.
gocards-action-next = Continue to the email step
gocards-action-list = Show it as a list instead

# /v3

v3-title = The quiz in four sections | { -brand }
v3-description = The same quiz, split into four sections with a progress display. You always see where you are and can go back at any time.
v3-heading = One section at a time
v3-lead = For everyone who likes to know how far there is to go. Four sections with a handful of questions each.
v3-sections-heading = The four sections
v3-sections-1-heading = Your morning
v3-sections-1-text = Getting up, breakfast, the first glass of water.
v3-sections-2-heading = Your meals
v3-sections-2-text = What is on your plate at lunch and dinner, and in between.
v3-sections-3-heading = Your movement
v3-sections-3-text = Errands, stairs, sport, and the sofa too.
v3-sections-4-heading = Your wishes
v3-sections-4-text = What you would like to change, and what may stay just as it is.
v3-pause-heading = Taking a break
v3-pause-1 = There is no clock. You can stop between sections and go back without losing anything.
v3-action-next = Continue to the email step
v3-action-full = All in one go instead

# /start1

start1-title = The { -daily-fibre } quiz | { -brand }
start1-description = A quiz of its own about glucomannan, a fibre from konjac root: who { -daily-fibre } is meant for, who it is not for and what goes with it.
start1-heading = Does { -daily-fibre } fit into your day?
start1-lead = Glucomannan is a fibre from konjac root. Three times a day, each time with plenty of water: that has to suit your routine.
start1-asks-heading = What the quiz asks
start1-asks-1-heading = Your meals
start1-asks-1-text = Whether you have three regular meals with room for a serving before each.
start1-asks-2-heading = Your glass of water
start1-asks-2-text = Whether one or two glasses of water with every serving are manageable for you.
start1-before-heading = Before you begin
start1-before-1 = { -daily-fibre } is not for you if you have difficulty swallowing or have been told to drink little. With too little fluid there is a risk of choking.
start1-before-2 = The quiz is for adults. If you are pregnant, breastfeeding or taking medication, please ask a professional first.
start1-action-next = Continue to the email step
start1-action-compare = Compare both products

# /start-email

start-email-title = Your result, with or without email | { -brand }
start-email-description = You decide whether we also send you the result by email. Either way you can see it at once.
start-email-heading = Would you like the result by email as well?
start-email-lead = The address is optional. Your result is ready on the next page whatever you decide.
start-email-mail-heading = What the email contains
start-email-mail-1-heading = Your result
start-email-mail-1-text = The same summary as on the next page, to keep.
start-email-mail-2-heading = No answers in the subject line
start-email-mail-2-text = The subject line says nothing that others should not read.
start-email-mail-3-heading = Marketing only on request
start-email-mail-3-text = You ask for the newsletter separately and confirm it once more. One click is enough to unsubscribe.
start-email-without-heading = Carry on without an address
start-email-without-1 = There is nothing you have to fill in. Go straight to your summary.
start-email-action-result = See my result without email
start-email-action-fibre = See my { -daily-fibre } result

# /start-email2

start-email2-title = Card quiz: your result by email? | { -brand }
start-email2-description = How signing up works: give an address, open the message, confirm. Only then do we write to you. You can see the result without it.
start-email2-heading = That was the last card. What now?
start-email2-lead = Your result is one click away. If you want to look at it again later, it can also go to your inbox.
start-email2-confirm-heading = Three steps before we write to you
start-email2-confirm-1-heading = Give an address
start-email2-confirm-1-text = The email address only. We need neither a name nor a phone number for this.
start-email2-confirm-2-heading = Open the message
start-email2-confirm-2-text = It holds a link to confirm and no advertising.
start-email2-confirm-3-heading = Confirm
start-email2-confirm-3-text = Only your click makes it count. Without it nothing happens.
start-email2-without-heading = Or not at all
start-email2-without-1 = Leave this step out if you like. It makes no difference to your result.
start-email2-action-result = Continue to my cards

# /email

email-title = One step before your result | { -brand }
email-description = Two questions before the result: would you like it by email, and would you like to hear from us later? Both are optional.
email-heading = Two boxes, both optional
email-lead = Neither is ticked in advance. You can leave both empty and still see your result.
email-choices-heading = What you can say yes to
email-choices-1-heading = Send me the result
email-choices-1-text = A single message with your summary.
email-choices-2-heading = Newsletter
email-choices-2-text = Recipes and news from { -brand }. A separate consent, confirmed separately, and you can unsubscribe at any time.
email-without-heading = With neither box ticked
email-without-1 = You carry on all the same. The result of the short quiz is on the next page.
email-action-result = See my result without email

# /start-summary

start-summary-title = Your summary | { -brand }
start-summary-description = Your answers from the quiz, sorted by meals, movement and habits, and what follows from them for our products.
start-summary-heading = Your day on one page
start-summary-lead = The summary sorts what you have said. It does not judge you and it predicts nothing.
start-summary-shows-heading = What the summary shows
start-summary-shows-1-heading = What you said
start-summary-shows-1-text = Your answers in groups, so that you can check and change them.
start-summary-shows-2-heading = What goes with it
start-summary-shows-2-text = Which product fits into your day, and with which meal.
start-summary-shows-3-heading = What stays open
start-summary-shows-3-text = Questions you skipped stay open. We do not guess.
start-summary-limits-heading = What it is not
start-summary-limits-1 = The summary is not a diagnosis and not medical advice. If you take medication or want something looked into, please ask a professional first.
start-summary-action-plan = Continue with my plan
start-summary-action-detail = See the offer in full

# /summary

summary-title = Result of the short quiz | { -brand }
summary-description = The result of the short quiz at a glance: what your answers suggest and how to read it.
summary-heading = Short questions, short answer
summary-lead = A few questions give a rough picture. For a first choice that is usually enough.
summary-reading-heading = How to read the result
summary-reading-1-heading = The suggestion at the top
summary-reading-1-text = One product, with the reason in a sentence.
summary-reading-2-heading = Your answers below
summary-reading-2-text = Change one of them and the suggestion changes too.
summary-limits-heading = How exact it is
summary-limits-1 = A short quiz does not know you. Take the suggestion as a starting point, not a verdict.
summary-action-plan = Continue with my plan
summary-action-again = Take the short quiz again

# /gocards-summary

gocards-summary-title = Your cards, sorted | { -brand }
gocards-summary-description = What you answered with yes, with no and what you put aside in the card quiz, in three piles, and which product goes with it.
gocards-summary-heading = Three piles, one suggestion
gocards-summary-lead = Your cards are in order now. The suggestion follows from the first pile.
gocards-summary-piles-heading = The piles
gocards-summary-piles-1-heading = Yes
gocards-summary-piles-1-text = What describes your day. The suggestion comes from here.
gocards-summary-piles-2-heading = No
gocards-summary-piles-2-text = What does not apply. That helps with the choice as well.
gocards-summary-piles-3-heading = Put aside
gocards-summary-piles-3-text = What you preferred not to answer. These cards do not count.
gocards-summary-limits-heading = What does not follow from it
gocards-summary-limits-1 = Cards about everyday life say nothing about your health. They are only about what fits into your day.
gocards-summary-action-plan = Continue with my plan
gocards-summary-action-order = Straight to choosing a pack

# /start1-summary

start1-summary-title = Your day with { -daily-fibre } | { -brand }
start1-summary-description = How three servings of { -daily-fibre }, each with one or two glasses of water, fit into your day, with all directions for use.
start1-summary-heading = Three meals, three servings, plenty of water
start1-summary-lead = This is how the daily amount of 3 g glucomannan is spread over an ordinary day.
start1-summary-day-heading = A day at a glance
start1-summary-day-1-heading = Before breakfast
start1-summary-day-1-text = 1 g with one or two glasses of water.
start1-summary-day-2-heading = Before lunch
start1-summary-day-2-text = 1 g, again with one or two glasses of water. A bottle helps when you are out.
start1-summary-day-3-heading = Before dinner
start1-summary-day-3-text = 1 g with water, not right before lying down.
start1-summary-action-plan = Continue with my plan
start1-summary-action-order = Go to choosing a pack
