### Texts of the page that links in mails lead to.

mailbox-title = Your post | { -brand }
mailbox-description = Confirm or end the newsletter, and see or delete what we keep of you.
mailbox-heading = Your post
mailbox-lead = Links in our emails lead here.
