### Texts of the digital offers: offerebook, offerapp1, offerapp2.

# What every digital offer repeats

digital-withdrawal-heading = Cancelling digital content
digital-withdrawal-1 = You can cancel digital content within 14 days of making the contract. If you agree that we supply it earlier, the right ends once supply begins. We ask whether you want that before you order. Nothing is ticked in advance.

# /offerebook

offerebook-title = { -light-kitchen }: 60 recipes as an e-book | { -brand }
offerebook-description = { -light-kitchen }: 60 simple recipes as a PDF, for evenings without a plan. One whole recipe is on this page to try. Buy once, keep it.
offerebook-heading = What’s for dinner? Sixty answers.
offerebook-lead = Sixty recipes that need no specialist shop, no gadget with a name of its own and no introduction about anyone’s childhood.
offerebook-eyebrow = E-book, PDF
offerebook-order-label = See the price
offerebook-chapters-heading = Six chapters, ten recipes each
offerebook-chapters-1-heading = Mornings
offerebook-chapters-1-text = Quick things for the bowl, slow things for Sunday.
offerebook-chapters-2-heading = Soups
offerebook-chapters-2-text = One pot, one spoon, hardly any washing-up.
offerebook-chapters-3-heading = Big salads
offerebook-chapters-3-text = The sort where nobody asks what else there is.
offerebook-chapters-4-heading = From the pan
offerebook-chapters-4-text = Vegetables, eggs, lentils. Twenty minutes with the radio on.
offerebook-chapters-5-heading = From the oven tray
offerebook-chapters-5-text = Chop, season, slide it in, put your feet up.
offerebook-chapters-6-heading = Sweet things
offerebook-chapters-6-text = Fruit, yoghurt and the right to cake.
offerebook-sample-heading = Try this: lentils with lemon
offerebook-sample-lead = Serves two. 150 g red lentils, an onion, a lemon, a pot of yoghurt, cumin, olive oil, salt.
offerebook-sample-1-heading = Soften the onion
offerebook-sample-1-text = Finely chopped, in two tablespoons of oil, with a teaspoon of cumin.
offerebook-sample-2-heading = Add the lentils
offerebook-sample-2-text = Bring to the boil with 450 ml of water, then simmer gently for 12 minutes.
offerebook-sample-3-heading = Lemon and yoghurt
offerebook-sample-3-text = Stir in the juice and a little zest, season with salt, top with yoghurt. Serve with bread.
offerebook-book-heading = Buy once, cook for ever
offerebook-book-lead = One PDF file that opens on phone, tablet and computer. It prints nicely too.
offerebook-reviews-heading = Cooked and reviewed
offerebook-faq-heading = Before you cook
offerebook-faq-1-question = Do I need the capsules?
offerebook-faq-1-answer = No. The book has never heard of them.
offerebook-faq-2-question = Is it all vegan?
offerebook-faq-2-answer = Not all of it. Each recipe says whether it is vegan or vegetarian.
offerebook-faq-3-question = How does the book reach me?
offerebook-faq-3-answer = Through a link in the email: straight after payment if you agreed to an early start, otherwise when the cancellation period has ended.
offerebook-faq-4-question = May I pass it on?
offerebook-faq-4-answer = The finished dinner, gladly. The file is meant for your household.
offerebook-action-app = See the companion app

# /offerapp1

offerapp1-title = The companion app: three ticks a day | { -brand }
offerapp1-description = Three lines to tick off: capsules, water, evening walk. Access for twelve months, ends by itself. No subscription, no points.
offerapp1-heading = The app that leaves you alone.
offerapp1-lead = Three ticks a day, then the phone can go back in your pocket. No points, no streaks, no trophy.
offerapp1-note-1 = Access for twelve months
offerapp1-note-2 = Ends by itself
offerapp1-order-label = See the price
offerapp1-screen-heading = All on one screen
offerapp1-screen-1-heading = Capsules
offerapp1-screen-1-text = { -daily-trio } with breakfast. Tap, done.
offerapp1-screen-2-heading = Water
offerapp1-screen-2-text = A glass, at the time you set.
offerapp1-screen-3-heading = Walk
offerapp1-screen-3-text = A stroll in the evening. Nobody measures it.
offerapp1-fridge-heading = The app and the note on the fridge
offerapp1-fridge-lead = A fair comparison. The note does rather well.
offerapp1-fridge-column-1 = App
offerapp1-fridge-column-2 = Note
offerapp1-fridge-1-label = Speaks up at the time you set
offerapp1-fridge-2-label = Comes with recipes
offerapp1-fridge-2-2 = Back is blank
offerapp1-fridge-3-label = Travels with you
offerapp1-fridge-3-2 = If you take it along
offerapp1-fridge-4-label = Runs without power
offerapp1-fridge-5-label = Stays free of grease stains
offerapp1-app-heading = Twelve months, then that’s that
offerapp1-app-lead = Access does not renew. If you miss it, you buy it again.
offerapp1-faq-heading = Quick questions
offerapp1-faq-1-question = Which devices does it run on?
offerapp1-faq-1-answer = On phone, tablet and computer, in any current browser. No app store needed.
offerapp1-faq-2-question = Does it ask about my body?
offerapp1-faq-2-answer = No. All it knows is three ticks and the times that go with them.
offerapp1-faq-3-question = Do I need { -daily-trio } for it?
offerapp1-faq-3-answer = No. You can rename the first line. ‘Feed the cat’ works too.
offerapp1-action-day = A Thursday with the app

# /offerapp2

offerapp2-title = A Thursday with the companion app | { -brand }
offerapp2-description = Five moments, three ticks: how the companion app goes through an ordinary Thursday. A story instead of a feature list.
offerapp2-heading = Thursday, 7.10 am. It buzzes once.
offerapp2-lead = Then you hear nothing for five hours. That is more or less our idea of good company.
offerapp2-day-heading = The day, by the clock
offerapp2-day-1-heading = 7.10 am
offerapp2-day-1-text = ‘Good morning,’ it says. Two capsules with your toast. First tick.
offerapp2-day-2-heading = 12.30 pm
offerapp2-day-2-text = A glass of water before the meeting that could have been an email. Second tick.
offerapp2-day-3-heading = 3 pm
offerapp2-day-3-text = Nothing. Really nothing.
offerapp2-day-4-heading = 6.15 pm
offerapp2-day-4-text = Under ‘Recipes’ there is an idea for the courgette that has been waiting since Monday.
offerapp2-day-5-heading = 8.40 pm
offerapp2-day-5-text = Once around the block. If it rains, the box stays empty and nobody says a word.
offerapp2-silence-heading = What it spares you
offerapp2-silence-1 = It does not compare you with yesterday or with anyone else. It makes no diagnoses and gives no medical advice. It reminds you, quietly.
offerapp2-app-heading = A year of Thursdays
offerapp2-app-lead = Access for twelve months on phone, tablet and computer. Then it ends by itself.
offerapp2-trust-1 = No renewal
offerapp2-trust-2 = Runs in the browser
offerapp2-trust-3 = Access by email
offerapp2-action-add = Add it to an order
offerapp2-action-facts = Just the features, please
