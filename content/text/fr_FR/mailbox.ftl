### Texts of the page that links in mails lead to.

mailbox-title = Votre courrier | { -brand }
mailbox-description = Confirmer ou arrêter la lettre d’information, consulter ou effacer ce que nous conservons de vous.
mailbox-heading = Votre courrier
mailbox-lead = C’est ici que mènent les liens de nos e-mails.
