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
quiz-card-no = No
quiz-card-yes = Yes
quiz-sex-woman = Woman
quiz-sex-man = Man
quiz-sex-other = Neither
quiz-ask-age-question = How old are you?
quiz-ask-age-help = This one cannot be skipped: our products are for adults.
quiz-ask-height-question = How tall are you?
quiz-ask-weight-question = How much do you weigh?
quiz-ask-weight-help = A rough figure will do. We project nothing and predict nothing.
quiz-body-question = Which picture comes closest to you?
quiz-body-help = None of them will be spot on. You can skip this question.
quiz-body-slim = Slight build
quiz-body-average = Average build
quiz-body-athletic = Athletic build
quiz-body-curvy = Curvy build
quiz-body-stocky = Stocky build
quiz-body-heavy = Larger build
quiz-home-question = Where would you feel at home?
quiz-home-help = The same answer as before is a good answer. You can skip this one too.
quiz-protect-question = Does any of this apply to you?
quiz-protect-help = If so, we will not make you an offer. That is why this one cannot be skipped.
quiz-protect-pregnancy = I am pregnant or breastfeeding
# lint-allow: disease — names the condition only to exclude people
quiz-protect-eating = I have, or have had, an eating disorder
quiz-protect-none = None of these
quiz-care-question = And any of this?
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
quiz-why-fibre = You said that you eat three times a day and drink plenty. It takes both.

# /start

start-section-day = Your Tuesday
start-section-body = You
start-sex-question = Who should the pictures show?
start-sex-help = This only decides which pictures you see later.
start-meals-question = How often do you eat on an ordinary Tuesday?
start-meals-help = The biscuit in passing does not count. Nor does the second.
start-meals-three = Three times, fairly reliably
start-meals-two = Twice
start-meals-changes = It varies
start-meals-between = Little and often
start-breakfast-question = And breakfast?
start-breakfast-table = At a table, nearly every day
start-breakfast-standing = Standing up, but still
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
start-name-question = What may we call you?
start-name-help = First name or nickname. It appears only on your summary, and you can leave it out.
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
start-ending-neither-text = { -daily-trio } goes with breakfast, { -daily-fibre } with three meals and plenty of water. Neither fits your day at the moment. That is a result, not a shortcoming.
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
