### Texts of mails. Subjects and previews are read over shoulders: nothing in them tells of health, answers or products.

mail-demo = Cet e-mail vient d’une boutique de démonstration qui ne vend rien
mail-button-hint = Le bouton ne répond pas ? Cette adresse mène au même endroit :
mail-data = Voir ou supprimer mes données
mail-unsubscribe = Me désinscrire de la lettre d’information
mail-legal = Mentions légales, CGV et données personnelles

# The way back to a summary.

mail-result-subject = Votre récapitulatif, à conserver
mail-result-preview = Un clic suffit pour l’ouvrir, sur tous vos appareils.
mail-result-heading = Votre récapitulatif est prêt
mail-result-lead = Comme convenu, le voici aussi par e-mail. Le lien ouvre tout tel que vous l’avez vu la dernière fois.
mail-result-action = Ouvrir mon récapitulatif
mail-result-notes = Bon à savoir
mail-result-period = Le lien reste valable 30 jours, sur n’importe quel appareil, sauf si vous supprimez le récapitulatif avant.
mail-result-secrecy = Toute personne qui a cet e-mail peut ouvrir le récapitulatif. Ne le transférez que si vous le souhaitez vraiment.
mail-result-reason = Vous recevez cet e-mail parce que quelqu’un l’a demandé sur notre site en indiquant cette adresse. Ce n’était pas vous ? Le premier lien ci-dessous permet de tout supprimer.

# The question whether the newsletter is wanted. It may not advertise anything.

mail-confirm-subject = Merci de confirmer votre inscription à la lettre d’information
mail-confirm-preview = Votre inscription ne compte qu’une fois confirmée.
mail-confirm-heading = Merci de confirmer
mail-confirm-lead = Quelqu’un, sans doute vous, a coché notre lettre d’information pour cette adresse. Confirmez-nous que vous la souhaitez. D’ici là, nous ne l’envoyons pas.
mail-confirm-regret = Vous pourrez vous désinscrire à tout moment, en un clic.
mail-confirm-action = Confirmer mon inscription
mail-confirm-stranger = Ce n’était pas vous ?
mail-confirm-stranger-text = Vous n’avez rien à faire : aucune lettre ne partira, et nous supprimerons l’adresse au bout de 30 jours.
mail-confirm-reason = Nous posons la question pour que personne ne reçoive de courrier de notre part sans l’avoir voulu.
