### Texts of the page that links in mails lead to.

mailbox-title = Din post | { -brand }
mailbox-description = Bekræft eller stop nyhedsbrevet, og se eller slet det, vi gemmer om dig.
mailbox-heading = Din post
mailbox-lead = Hertil fører linkene i vores mails.
