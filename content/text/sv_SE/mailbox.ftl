### Texts of the page that links in mails lead to.

mailbox-title = Din post | { -brand }
mailbox-description = Bekräfta eller avsluta nyhetsbrevet, och se eller radera det vi sparar om dig.
mailbox-heading = Din post
mailbox-lead = Hit leder länkarna i våra mejl.
