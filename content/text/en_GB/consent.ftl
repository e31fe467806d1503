### The question about cookies and its answers.

consent-heading = Your choice about cookies
consent-text = Necessary storage keeps the shop running. Anything more happens only if you agree: statistics help us improve pages, advertising measures which adverts work. You can change your choice at any time at the foot of every page.
consent-accept = Accept all
consent-reject = Reject all
consent-details = Choose one by one
consent-save = Save my choice
consent-necessary = Necessary
consent-necessary-text = Remembers your choice, your basket and where you are in the quiz. Nothing works without it, so it is always on.
consent-analytics = Statistics
consent-analytics-text = Counts which pages are read and where visits end. Google Tag Manager is loaded for this, if the shop uses it.
consent-marketing = Advertising
consent-marketing-text = Lets advertising partners see that an advert led to a visit, and tailor adverts to you.
consent-privacy = Privacy
