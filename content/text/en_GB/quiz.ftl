### Texts of the quiz entries: start, v3, go, gocards, start1.

# /start

start-title = The quiz: about 14 questions on your day | { -brand }
start-description = About 14 questions on meals, movement and habits. Read beforehand what is asked, why, and what happens to your answers.
start-heading = What does an ordinary Tuesday look like for you?
start-lead = Not your best day, not your worst. About 14 answers become a suggestion: which of our products fits that Tuesday. Sometimes the answer is none.
start-eyebrow = The quiz
start-note-1 = About 14 questions, a few minutes
start-note-2 = Height and weight can be skipped
start-note-3 = Your result, with or without email
start-asks-heading = What we ask
start-asks-1-heading = Eating and drinking
start-asks-1-text = When you eat, what tends to be on the table, and how much water you drink with it.
start-asks-2-heading = Walking and resting
start-asks-2-text = How much you walk, sit and sleep. A rough idea is enough; nobody is counting.
start-asks-3-heading = You
start-asks-3-text = Without your consent these answers stay in your browser and nothing is saved. You can skip them too, except your age and the questions that protect you.
start-answers-heading = What happens to your answers
start-answers-1 = The result is worked out **in your browser**. We store only what you have said yes to, and for 30 days at most if you do not order. Your answers never appear in addresses, subject lines or advertising systems.
start-answers-2 = The quiz is for adults. Anyone who is under 18, pregnant or breastfeeding gets no offer from us, just a friendly goodbye.
start-other-heading = Or ask me another way
start-other-lead = The same curiosity, in four other shapes.
start-action-short = Short quiz
start-action-cards = Card quiz
start-action-sections = Quiz in sections
start-action-fibre = { -daily-fibre } quiz

# /v3

v3-title = The quiz in four sections | { -brand }
v3-description = The whole quiz in four sections, from getting up to the evening. You always see where you are, can go back and take breaks.
v3-heading = Through the day in four stages.
v3-lead = For anyone who likes to check the map on a walk. Each stage is a handful of questions, and there is a bench after each of the first three.
v3-eyebrow = Quiz in sections
v3-stages-heading = The route
v3-stages-1-heading = The morning
v3-stages-1-text = Getting up, breakfast or none, the first glass of water.
v3-stages-2-heading = The meals
v3-stages-2-text = What is on your plate at lunch, what at dinner, and whatever happens in between.
v3-stages-3-heading = Getting about
v3-stages-3-text = Stairs, bicycle, sport. The sofa counts too.
v3-stages-4-heading = The wishes
v3-stages-4-text = What you would like to change, what can happily stay, and a few questions that protect you.
v3-route-heading = Along the way
v3-route-1-question = Can I stop for a while?
v3-route-1-answer = Yes. There is no clock. Your progress stays in your browser until you carry on.
v3-route-2-question = Can I turn back?
v3-route-2-answer = At any time, even in the middle of a stage. Change an answer and the suggestion changes with it.
v3-route-3-question = What is stored?
v3-route-3-answer = Answers about your body only with your explicit consent, and for 30 days at most if you do not order.
v3-trust-1 = You can always go back
v3-trust-2 = Worked out in your browser
v3-trust-3 = For adults
v3-action-whole = Do it all in one go

# /go

go-title = Short quiz: done when the tea is | { -brand }
go-description = The short version of the quiz: only the questions that matter for choosing between our products. Nothing about your body, no account.
go-heading = Done by the time the tea is.
go-lead = The short quiz asks only what it needs to make a suggestion. Green tea or black, there is time for either.
go-note-1 = A handful of questions
go-note-2 = Nothing about your body
go-answers-heading = Your answers stay with you
go-answers-1 = The suggestion is worked out in your browser. Your answers appear neither in the address bar nor in any advertising data.
go-why-heading = Two fair questions
go-why-1-question = Why a quiz for two products?
go-why-1-answer = Because the honest answer is sometimes ‘neither’. It is easier to get there when somebody asks.
go-why-2-question = Does everyone see the same price?
go-why-2-answer = Yes. Your answers change the suggestion, never the price.
go-action-full = The full quiz instead

# /gocards

gocards-title = Card quiz: yes, no, next | { -brand }
gocards-description = A stack of cards with sentences about everyday life. Say yes or no, or put the card aside. By thumb, mouse or keyboard.
gocards-heading = A stack of cards, not an exam.
gocards-lead = Each card has one sentence on it. If it is true, it goes right. If not, left. You may ponder, but you need not.
gocards-eyebrow = Card quiz
gocards-samples-heading = Three cards to start with
gocards-samples-1-heading = ‘I have breakfast standing up.’
gocards-samples-1-text = Yes means mornings are a rush. No means there is a table.
gocards-samples-2-heading = ‘My water glass is still full at lunch.’
gocards-samples-2-text = If that is a yes, we will not suggest { -daily-fibre }. It needs plenty of water.
gocards-samples-3-heading = ‘I read labels from start to finish.’
gocards-samples-3-text = Then we shall get on.
gocards-cards-heading = How it works
gocards-cards-1-heading = Swipe, tap or arrow keys
gocards-cards-1-text = All three lead to the same result.
gocards-cards-2-heading = Put it aside
gocards-cards-2-text = If a card does not apply to you, it does not count. Only the two cards that protect you want an answer.
gocards-cards-3-heading = Take it back
gocards-cards-3-text = You can always go back one card.
gocards-answers-heading = Your age, and cards about your body
gocards-answers-1 = Before the stack we ask your age, and at the bottom there are three cards about your body. These answers are saved only if you expressly agree. Otherwise they stay in your browser, where the suggestion is worked out too.
gocards-action-list = As a list instead

# /start1

start1-title = Does { -daily-fibre } fit your day? The quiz | { -brand }
start1-description = The quiz about { -daily-fibre }: three meals, plenty of water, clear notes. You first learn who glucomannan is not meant for.
start1-heading = Time for all that water?
start1-lead = { -daily-fibre } is a fibre from konjac root. It needs three meals and one or two glasses of water each time. The quiz finds out whether that fits your day.
start1-eyebrow = { -daily-fibre } quiz
start1-before-heading = First: who it is not for
start1-before-1 = **There is a risk of choking for people with swallowing difficulties or when too little fluid is taken.** If you have trouble swallowing or must limit what you drink, { -daily-fibre } is not for you and you can stop here.
start1-before-2 = If you take medicines, are pregnant or breastfeeding, seek professional advice first. The product is not meant for children or teenagers.
start1-asks-heading = Then: four simple topics
start1-asks-1-heading = Your meals
start1-asks-1-text = Are there three regular ones, with room for a serving before each?
start1-asks-2-heading = Your water
start1-asks-2-text = Is a glass within reach, at work and on the move too?
start1-asks-3-heading = Your calendar
start1-asks-3-text = How regular are your days, really?
start1-asks-4-heading = You
start1-asks-4-text = Age, height, weight and one question that protects you. Saved only if you agree.
start1-trust-1 = Worked out in your browser
start1-trust-2 = You can always go back
start1-trust-3 = Your result, even without email
start1-action-compare = Compare both products
