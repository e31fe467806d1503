### The question about cookies and its answers.

consent-heading = Your cookie settings
consent-text = Necessary cookies are always on, others only with your consent: for statistics and advertising (to measure adverts and tailor them to you). You can change your choice at any time at the foot of the page.
consent-accept = Accept all
consent-reject = Reject all
consent-details = Manage choices
consent-save = Save my choices
consent-necessary = Necessary
consent-necessary-text = Remembers your country, your order, your progress in the quiz and your cookie choices. The shop does not work without this, so it is always on.
consent-analytics = Statistics
consent-analytics-text = Counts which pages and which steps of the quiz and the order are seen, never your answers. We count ourselves and also load Google Tag Manager for this.
consent-marketing = Advertising
consent-marketing-text = Lets advertising partners see that an advert led to a visit, and tailor adverts to you. We load Google Tag Manager for this too.
consent-privacy = Privacy notice
