### Texts of the page that links in mails lead to.

mailbox-title = Votre courrier | { -brand }
mailbox-description = Confirmer ou arrêter la lettre d’information, consulter ou effacer ce que nous conservons de vous.
mailbox-heading = Votre courrier
mailbox-lead = C’est ici que mènent les liens de nos e-mails.

# Without a link

mailbox-about-heading = À quoi sert cette page
mailbox-about-text = Ici, vous confirmez notre lettre d’information ou vous l’arrêtez, vous consultez et vous effacez ce que nous conservons de vous. Il nous faut pour cela savoir que c’est bien vous, et seul un lien de nos e-mails peut nous le dire.
mailbox-about-link = Ouvrez donc le lien dans l’un de nos e-mails. Celui qui mène à vos données se trouve à la fin de chacun d’eux.
mailbox-about-write = Pas d’e-mail de notre part sous la main ? Écrivez-nous :
mailbox-no-script = Cette page a besoin de JavaScript. Vous pouvez aussi nous écrire, nous nous en occuperons.
mailbox-loading = Un instant, s’il vous plaît.
mailbox-retry = Réessayer
mailbox-working = Un instant…

# Confirming and ending the newsletter

mailbox-confirm-heading = Voulez-vous notre lettre d’information ?
mailbox-confirm-text = Un clic, et recettes, nouvelles et offres vous arrivent par e-mail. Vous pouvez l’arrêter à tout moment, d’un clic dans chaque message.
mailbox-confirm-action = Oui, confirmer la lettre
mailbox-confirm-done-heading = La lettre d’information est confirmée.
mailbox-confirm-done-text = Merci. Il n’y a rien d’autre à faire, vous pouvez fermer cette page.
mailbox-unsubscribe-heading = Plus de lettre d’information ?
mailbox-unsubscribe-text = Un clic, et c’est terminé. Nous ne demandons pas pourquoi.
mailbox-unsubscribe-action = Arrêter la lettre
mailbox-unsubscribe-done-heading = La lettre d’information est arrêtée.
mailbox-unsubscribe-done-text = Il n’en viendra plus. Vous pouvez fermer cette page.
mailbox-gone-heading = Ce lien ne fonctionne plus.
mailbox-gone-text = Il a expiré, ou ce qu’il ouvrait a été effacé ou arrêté entre-temps. Si vous voulez la lettre d’information, demandez-la de nouveau après un quiz. Pour tout le reste, écrivez-nous.
mailbox-offline = La connexion est interrompue. Rien ne s’est encore passé. Merci de réessayer.
mailbox-busy = Cela fait beaucoup à la fois. Merci de réessayer dans une minute.
mailbox-failed = Cela n’a pas fonctionné, et vous n’y êtes pour rien. Merci de réessayer plus tard.

# What is kept of somebody

mailbox-data-heading = Ce que nous conservons de vous
mailbox-data-text = Voici tout ce qui est lié à votre adresse e-mail. Vous pouvez l’emporter dans un fichier ou l’effacer.
mailbox-data-email = Adresse e-mail
mailbox-data-download = Télécharger le fichier
mailbox-form-heading = Formulaire du { $moment }
mailbox-form-place = Pays, langue et parcours
mailbox-form-result = Résultat par e-mail
mailbox-form-marks = Repères de l’annonce
mailbox-form-wording = Texte du consentement
mailbox-newsletter = Lettre d’information
mailbox-newsletter-none = non demandée
mailbox-newsletter-asked = Lettre demandée
mailbox-newsletter-confirmed = Lettre confirmée
mailbox-newsletter-withdrawn = Lettre arrêtée
mailbox-yes = oui
mailbox-no = non
mailbox-run-heading = Réponses au quiz « { $quiz } »
mailbox-run-consent = Enregistrement accepté le
mailbox-run-show = Montrer les réponses ({ $count })
mailbox-order-heading = Commande du { $moment }
mailbox-order-number = Numéro de commande
mailbox-order-lines = Articles commandés
mailbox-order-total = Montant total
mailbox-order-refunded = Dont remboursé
mailbox-order-address = Adresse de livraison
mailbox-order-phone = Téléphone
mailbox-withdrawal-heading = Rétractation du { $moment }

# Deleting it

mailbox-erase = Tout effacer
mailbox-erase-heading = Vraiment tout effacer ?
mailbox-erase-text = Votre adresse, vos formulaires et vos réponses enregistrées disparaissent pour de bon, et la lettre d’information s’arrête. Les commandes qui ne sont pas encore payées prennent fin aussi. Des commandes payées, il ne reste que ce que la loi nous oblige à conserver : la facture et, le cas échéant, votre rétractation.
mailbox-erase-yes = Oui, tout effacer
mailbox-erase-no = Non, garder
mailbox-erased-heading = Tout est effacé.
mailbox-erased-text = Nous ne connaissons plus ni votre adresse ni vos réponses. Il reste la preuve qu’un consentement a été donné puis retiré, sans votre adresse. Si vous avez commandé, les factures et les rétractations restent conservées jusqu’à la fin de leur délai légal. Sur cet appareil aussi, les réponses sont oubliées.
