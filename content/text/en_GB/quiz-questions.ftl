### Texts of the quizzes themselves: questions, answers, pauses, endings and the day they add up to.

# Shared by several quizzes

quiz-scale-rhythm = Rhythm
quiz-scale-water = Water
quiz-scale-movement = Movement
quiz-scale-rest = Rest
quiz-scale-plan = Regularity
quiz-unit-glasses = glasses
quiz-statement-true = Exactly right
quiz-statement-partly = True on a good day
quiz-statement-untrue = Not true
quiz-ask-age-question = How old are you?
quiz-ask-age-help = This one cannot be skipped: our products are for adults.
quiz-ask-height-question = How tall are you?
quiz-ask-weight-question = How much do you weigh?
quiz-ask-weight-help = A rough figure will do. We project nothing and predict nothing.
quiz-protect-question = Does any of this apply to you?
quiz-protect-help = If so, we will not make you an offer. This one cannot be skipped, because it is there to protect you.
quiz-protect-pregnancy = I am pregnant or breastfeeding
quiz-protect-eating = I have, or have had, an eating disorder
quiz-protect-none = None of these
quiz-care-question = And is any of this true for you?
quiz-care-help = Choose as many as apply. If any does, we will not suggest { -daily-fibre }.
quiz-care-swallowing = I find capsules or food hard to swallow
quiz-care-fluids = I have been told to drink little
quiz-care-medicine = I take medicines regularly
quiz-care-none = None of these
quiz-day-trio-heading = At breakfast
quiz-day-trio-text = Two capsules of { -daily-trio } with a glass of water. That is that for today.
quiz-day-fibre-heading = Before each of the three meals
quiz-day-fibre-text = Two capsules of { -daily-fibre } with one or two large glasses of water, never lying down and not just before bed.
quiz-day-medicine-heading = Ask first
quiz-day-medicine-text = You take medicines. Ask your pharmacist or GP surgery before you add anything to them.
quiz-day-end-heading = Apart from that
quiz-day-end-text = Nothing else. The rest of the day is yours.
quiz-why-fibre = You said that you eat three times a day and drink plenty. It takes both.

# /start

start-section-day = Your Tuesday
start-section-body = You
start-sex-question = Which pictures suit you?
start-sex-help = It decides the pictures and a single question towards the end.
start-sex-woman = Woman
start-sex-man = Man
start-sex-other = Neither
start-meals-question = How often do you eat on an ordinary Tuesday?
start-meals-help = The biscuit in passing does not count. Nor does the second.
start-meals-three = Three times, fairly reliably
start-meals-two = Twice
start-meals-changes = It varies
start-meals-between = Little and often
start-breakfast-question = And breakfast?
start-breakfast-table = At a table, nearly every day
start-breakfast-standing = Standing up, but it counts
start-breakfast-weekend = Weekends only
start-breakfast-coffee = Coffee is a breakfast too
start-glasses-question = How many glasses of water do you drink a day?
start-glasses-help = Tea counts. A guess is close enough.
start-glasses-low = Hardly any
start-glasses-high = One jug after another
start-thrice-question = Remembering something three times a day comes easily to me.
start-thrice-help = How true is that?
start-moves-question = What does your week include?
start-moves-help = Up to three answers.
start-moves-walk = Going places on foot
start-moves-stairs = Stairs, even by choice
start-moves-bike = The bicycle
start-moves-sport = Sport, kit bag and all
start-moves-sofa = Mostly the sofa
start-sleep-question = What are your nights like?
start-sleep-long = Long and quiet
start-sleep-fine = Fine, mostly
start-sleep-short = On the short side
start-sleep-broken = Interrupted
start-name-question = What should we call you?
start-name-help = First name or nickname. It appears only here and on your summary, and you can leave it out.
start-halfway-heading = { $name ->
    [none] Half-time.
   *[other] Half-time, { $name }.
}
start-halfway-1 = { $meals ->
    [three] Three meals, reliably: your Tuesday has a frame.
    [two] Two meals: a Tuesday with clear corners.
    [changes] It varies: your Tuesday keeps you guessing.
   *[other] Little and often: your Tuesday knows no long gaps.
}
start-halfway-2 = Next come questions about you. They are saved only if you agree. Otherwise they stay in your browser.
start-body-question = Which picture comes closest to you?
start-body-help = None of them will be spot on. You can skip this question.
start-body-in-words-question = Which describes you best?
start-body-in-words-help = No word will be spot on. You can skip this question.
start-body-slim = Slight build
start-body-average = Average build
start-body-athletic = Athletic build
start-body-curvy = Curvy build
start-body-stocky = Stocky build
start-body-heavy = Larger build
start-home-question = Where would you feel at home?
start-home-help = The same answer as before is a good answer. You can skip this one too.
start-nearly-heading = That is all.
start-nearly-1 = We need height and weight only so that nobody gets an offer that is not meant for them. We read no future in pictures and figures.
start-nearly-2 = The suggestion goes by your Tuesday. Please turn the page.
start-ending-fibre-heading = { $name ->
    [none] { -daily-fibre } fits your Tuesday.
   *[other] { $name }, { -daily-fibre } fits your Tuesday.
}
start-ending-fibre-text = Three meals, plenty of water and nothing that speaks against it: those are the conditions, and you named them all. Read the cautions first, above all the one about water.
start-ending-trio-heading = { $name ->
    [none] { -daily-trio } fits your breakfast.
   *[other] { $name }, { -daily-trio } fits your breakfast.
}
start-ending-trio-text = { $breakfast ->
    [standing] You have breakfast standing up. That is enough for two capsules and a glass of water. { -daily-trio } asks for nothing more.
   *[other] There is a table in your morning. Two capsules and a glass of water will find room on it. { -daily-trio } asks for nothing more.
}
start-ending-neither-heading = { $name ->
    [none] Your Tuesday does not need us.
   *[other] { $name }, your Tuesday does not need us.
}
start-ending-neither-text = { -daily-trio } goes with breakfast, { -daily-fibre } with three meals and plenty of water. Neither fits your answers at the moment. That is a result, not a shortcoming.
start-day-coffee-heading = The coffee
start-day-coffee-text = It can stay. A glass of water beside it takes nothing away.
start-day-water-heading = The mid-morning glass
start-day-water-text = Put it where you look anyway. What stands in view tends to get emptied.
start-day-meals-heading = One fixed point
start-day-meals-text = Pick one meal that happens at the same time every day. The others may wander.
start-day-walk-heading = Once round the block
start-day-walk-text = The sofa will wait. It has never given anyone’s place away.
start-day-evening-heading = In the evening
start-day-evening-text = Lights out a little earlier, phone in another room. Tomorrow is a Tuesday too, just under another name.
start-why-breakfast = You said that you have breakfast nearly every day. The two capsules go with it.
start-why-sleep = You said that your nights are short or interrupted.
start-why-moves = You said that movement is part of your week.
start-why-meals = You said that your meals have no fixed times.

# /v3

v3-up-question = The alarm goes off. What then?
v3-up-easily = I get up
v3-up-second = It goes off again
v3-up-third = We negotiate
v3-breakfast-question = What becomes of breakfast?
v3-breakfast-daily = It happens, nearly every day
v3-breakfast-way = It happens on the go
v3-breakfast-none = It does not happen
v3-first-glass-question = I drink my first glass of water before I first look at my phone.
v3-first-glass-help = How true is that? We won’t tell the phone.
v3-bench-morning-heading = The first bench
v3-bench-morning-1 = { $up ->
    [easily] Up without negotiating: not many can do that. Sit down for a moment, the meals are not going anywhere.
    [second] There is no shame in a second ring. Sit down for a moment, the meals are not going anywhere.
   *[other] Anyone who negotiates in the morning may sit down now. The meals are not going anywhere.
}
v3-lunch-question = What is for lunch?
v3-lunch-box = Something home-made
v3-lunch-canteen = Canteen, café, sandwich shop
v3-lunch-bite = A bite beside the keyboard
v3-lunch-none = Usually nothing
v3-dinner-question = And for dinner?
v3-dinner-cooked = Somebody cooks
v3-dinner-bread = Bread and what goes with it
v3-dinner-ordered = The doorbell rings
v3-dinner-none = Usually not much
v3-glasses-question = How many glasses of water does the day add up to?
v3-glasses-help = Tea counts. The sip while brushing your teeth does not.
v3-glasses-low = None
v3-glasses-high = Many
v3-bench-meals-heading = The second bench
v3-bench-meals-1 = { $dinner ->
    [cooked] Somebody cooks at yours of an evening. You can almost smell it from here.
    [bread] No walker has ever complained about bread and cheese.
    [ordered] When the bell rings in the evening, at least you know who it is.
   *[other] The kitchen stays cold in the evening. That belongs on the map too.
}
v3-ways-question = How do you get through the day?
v3-ways-help = Up to four answers.
v3-ways-foot = On foot
v3-ways-bike = By bicycle
v3-ways-train = By bus and train
v3-ways-car = By car
v3-ways-home = From the bed to the desk and back
v3-sport-question = And sport?
v3-sport-often = A fixed part of the week
v3-sport-sometimes = When the weather plays along
v3-sport-sofa = The sofa and I have an understanding
v3-bench-ways-heading = The last bench
v3-bench-ways-1 = { $sport ->
    [often] Sport is part of your week. You have earned the bench all the same.
    [sometimes] Today the weather is playing along. Do sit down.
   *[other] A bench is only a sofa in the fresh air.
}
v3-bench-ways-2 = The last stage has a few questions about you. They are saved only if you agree.
v3-wish-question = What would you like to be different?
v3-wish-mornings = The mornings
v3-wish-meals = The meals
v3-wish-evenings = The evenings
v3-wish-nothing = Nothing, really
v3-stay-question = And what can happily stay?
v3-stay-help = A few words will do, for example: coffee at ten.
v3-capsules-question = How many times a day would you take capsules?
v3-capsules-once = Once, and done
v3-capsules-thrice = Three times, with large glasses of water
v3-capsules-never = Not at all
v3-ending-fibre-heading = Journey’s end: { -daily-fibre }
v3-ending-fibre-text = Three meals, plenty of water, three times a day: that is what { -daily-fibre } asks for, and your day has it. Read the cautions first, above all the one about water.
v3-ending-trio-heading = Journey’s end: { -daily-trio }
v3-ending-trio-text = { $breakfast ->
    [way] Your breakfast happens on the go. Two capsules can travel along, and so can the glass of water, in a bottle.
   *[other] Your breakfast happens. Two capsules and a glass of water fit in beside it.
}
v3-ending-neither-heading = Journey’s end, no luggage
v3-ending-neither-text = { $stay ->
    [none] None of our products fits your day at the moment. We hope the walk was pleasant all the same.
   *[other] None of our products fits your day at the moment. And you have written down what can stay: ‘{ $stay }’
}
v3-day-morning-heading = The evening before
v3-day-morning-text = What the morning needs is on the table. All the morning has to do is come.
v3-day-water-heading = A glass at ten
v3-day-water-text = And another at three. Two fixed times are easier to remember than one good intention.
v3-day-meals-heading = One meal at a table
v3-day-meals-text = One a day is enough. With a plate, without a screen.
v3-day-evening-heading = An evening with an end
v3-day-evening-text = A time at which the day stops. It may be the same one every evening.
v3-why-breakfast = You said that your breakfast happens. The two capsules go with it.
v3-why-up = You said that your alarm rings more than once.
v3-why-sport = You said that sport is part of your week.
v3-why-dinner = You said that the doorbell often rings at dinner time.

# /go

go-tea-question = First things first: which tea is brewing?
go-tea-help = It counts for nothing. We are just curious.
go-tea-green = Green
go-tea-black = Black
go-tea-coffee = None, I drink coffee
go-breakfast-question = Do you have breakfast?
go-breakfast-always = Yes, nearly always
go-breakfast-often = Most days
go-breakfast-rarely = Rarely
go-meals-question = How many meals are there in your day?
go-meals-three = Three
go-meals-two = Two
go-meals-changes = The day itself never knows in advance
go-glass-question = Where is your nearest glass of water?
go-glass-here = Within reach
go-glass-kitchen = A few steps away
go-glass-meals = On the table, when there is food
go-glass-where = What glass?
go-fits-question = What fits your day?
go-fits-help = Choose what comes easily.
go-fits-thrice = Capsules three times a day
go-fits-thrice-text = Capsules go down easily, and large glasses of water with them are no trouble.
go-fits-once = Capsules once a day
go-fits-once-text = At breakfast, with a glass of water.
go-fits-never = None at all, ideally
go-plan-question = If I mean to do it, it is in the calendar.
go-plan-help = How true is that?
go-ending-fibre-heading = { -daily-fibre }, if you like.
go-ending-fibre-text = Three meals and always a glass of water nearby: that is the kind of day { -daily-fibre } needs. It is not for you if you are under 18, have trouble swallowing, have been told to drink little, take medicines, are pregnant or breastfeeding.
go-ending-trio-heading = { -daily-trio }, at breakfast.
go-ending-trio-text = { $tea ->
    [green] Two capsules, a glass of water, done. The green tea may stand beside it. Meant for adults.
    [black] Two capsules, a glass of water, done. The black tea may stand beside it. Meant for adults.
   *[other] Two capsules, a glass of water, done. The cup may stand beside it. Meant for adults.
}
go-ending-neither-heading = Neither of the two.
go-ending-neither-text = { $tea ->
    [coffee] Going by your answers, nothing of ours fits your day at the moment. Enjoy your coffee in peace.
   *[other] Going by your answers, nothing of ours fits your day at the moment. Enjoy your tea in peace.
}
go-day-tea-heading = While the tea brews
go-day-tea-text = A glass of water. The tea needs a moment anyway.
go-day-glass-heading = A glass in sight
go-day-glass-text = Find it a fixed place that you pass several times a day.
go-day-meals-heading = One time of day
go-day-meals-text = A single meal at a fixed time is enough to begin with.
go-day-plan-heading = A note
go-day-plan-text = No calendar? A note on the cup will do.
go-why-breakfast = You said that you usually have breakfast. The two capsules go with it.
go-why-meals = You said that your meals vary.

# /gocards

gocards-no = No
gocards-yes = Yes
gocards-breakfast = I nearly always have breakfast.
gocards-standing = I have breakfast standing up.
gocards-meals = I eat three times a day.
gocards-full-glass = My water glass is still full at lunch.
gocards-water = There is always water at hand.
gocards-once = I want to think of it once a day, no more often.
gocards-cook = I cook more often than I order in.
gocards-labels = I read labels from start to finish.
gocards-stairs = I take the stairs by choice.
gocards-evening-walk = In the evening I step out once more.
gocards-nights = My nights are long enough.
gocards-pregnancy = I am pregnant or breastfeeding.
gocards-eating = I have, or have had, an eating disorder.
gocards-care = I have trouble swallowing, have been told to drink little, or take medicines.
gocards-care-help = If that is a yes, we will not suggest { -daily-fibre }. Nor if you put the card aside.
gocards-ending-fibre-heading = The cards point to { -daily-fibre }.
gocards-ending-fibre-text = Three meals, water within reach and no card that speaks against it. Read the cautions first, above all the one about water.
gocards-ending-trio-heading = The cards point to { -daily-trio }.
gocards-ending-trio-text = { $standing ->
    [yes] You nearly always have breakfast, if standing up. Two capsules and a glass of water need no chair.
   *[other] You nearly always have breakfast. Two capsules and a glass of water fit in beside it.
}
gocards-ending-neither-heading = The cards point nowhere.
gocards-ending-neither-text = Going by your cards, none of our products fits at the moment. Shuffle again, or simply leave the stack where it is.
gocards-day-chair-heading = A chair
gocards-day-chair-text = On Saturday breakfast may sit down.
gocards-day-glass-heading = The full glass
gocards-day-glass-text = Drink half when you sit down and half when you get up.
gocards-day-labels-heading = Something to read
gocards-day-labels-text = Our label has a back. It was written for you.
gocards-day-night-heading = The last look
gocards-day-night-text = At a book rather than the phone. Or at the ceiling, which is good too.
gocards-day-care-heading = Ask first
gocards-day-care-text = Speak to your pharmacist or GP surgery about it before you add anything.
gocards-why-breakfast = You said that you nearly always have breakfast. The two capsules go with it.
gocards-why-nights = You said that your nights are not long enough.
gocards-why-cook = You said that you cook more often than you order in.

# /start1

start1-section-care = Good to know
start1-section-day = Your day
start1-section-you = You
start1-care-question = Does any of this apply to you?
start1-care-help = Choose as many as apply. If any does, we will not suggest { -daily-fibre }, and the quiz ends right here.
start1-meals-question = Does your day have three meals?
start1-meals-three = Yes, fairly reliably
start1-meals-two = Two, more like
start1-meals-changes = It varies
start1-dinner-question = When is dinner?
start1-dinner-help = Some time should pass before you lie down.
start1-dinner-early = Early in the evening
start1-dinner-late = Late, but not last thing
start1-dinner-bed = Just before bed
start1-glasses-question = How many glasses of water do you drink a day?
start1-glasses-help = Tea counts. A guess is close enough.
start1-reach-question = Is a glass within reach?
start1-reach-always = Always, at work and on the move too
start1-reach-home = At home, yes
start1-reach-rarely = Rarely
start1-calendar-question = How regular are your days, really?
start1-calendar-same = You could set a clock by them
start1-calendar-weekdays = Weekdays yes, weekends no
start1-calendar-wild = The clock has given up
start1-height-help = Height and weight cannot be skipped here. { -daily-fibre } is not meant for people of very low weight.
start1-ending-fibre-heading = { -daily-fibre } fits your day.
start1-ending-fibre-text = { $calendar ->
    [wild] Three meals, enough water and nothing that speaks against it. Your days are not regular but your meals are. That will do. Read the cautions first.
   *[other] Three meals, enough water and nothing that speaks against it. Read the cautions first, above all the one about water.
}
start1-ending-neither-heading = Not this time.
start1-ending-neither-text = { $meals ->
    [none] Going by your first answer, we will not suggest { -daily-fibre }. Good that we asked.
   *[other] { -daily-fibre } needs three meals, plenty of water and some time before bed. One of them is missing at the moment, and that is fine.
}
start1-day-bottle-heading = A bottle to go
start1-day-bottle-text = At home the glass is ready. For the rest of the day, fill a bottle in the morning.
start1-day-calendar-heading = Meals as a clock
start1-day-calendar-text = When the days vary, go by the plate and not by the hour.
start1-day-dinner-heading = After dinner
start1-day-dinner-text = Stay up a while. A chapter, the washing-up, a chat.
start1-day-ordinary-heading = One glass, one plate
start1-day-ordinary-text = Pick one meal that comes with a glass of water every day. That is all there is to it.
