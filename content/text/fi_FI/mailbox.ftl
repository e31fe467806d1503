### Texts of the page that links in mails lead to.

mailbox-title = Postisi | { -brand }
mailbox-description = Vahvista uutiskirje tai lopeta sen tilaus, katso tai poista tiedot, joita säilytämme sinusta.
mailbox-heading = Postisi
mailbox-lead = Sähköpostiemme linkit johtavat tänne.
