### Texts of the page that links in mails lead to.

mailbox-title = Ihre Post | { -brand }
mailbox-description = Newsletter bestätigen oder beenden, und sehen oder löschen, was wir von Ihnen aufbewahren.
mailbox-heading = Ihre Post
mailbox-lead = Hierher führen die Links in unseren E-Mails.
