### Texts of mails. Subjects and previews are read over shoulders: nothing in them tells of health, answers or products.

mail-demo = Envoyé par une boutique de démonstration qui ne vend rien
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

# What mails about orders share.

mail-order-item = Article
mail-order-amount = Montant
mail-order-unit-price = soit { $price }
mail-order-rate = Taux de TVA
mail-order-net = Total HT
mail-order-vat = TVA
mail-order-gross = Total TTC
mail-order-seller = Vendeur
mail-order-vat-id = Numéro de TVA
mail-order-register = Registre du commerce
mail-order-representative = Représenté par
mail-order-show = Voir ma commande
mail-order-withdraw-heading = Finalement, cela ne convient pas ?
mail-order-withdraw-text = Jusqu’à 14 jours après la réception, vous pouvez vous rétracter sans motif et sans compte. Le lien ouvre la page avec cette commande. Vous recevez aussitôt un accusé de réception.
mail-order-contract-heading = À conserver
mail-order-contract-text = Voici les conditions de ce contrat, telles qu’elles valaient lors de votre commande : conditions générales, livraison, information sur la rétractation et formulaire type.
mail-order-reason = Vous recevez cet e-mail parce que vous avez passé commande chez nous avec cette adresse.

# The order came, its money did not yet.

mail-received-subject = Nous avons bien reçu votre commande
mail-received-preview = Le paiement est encore attendu.
mail-received-heading = Votre commande est arrivée
mail-received-lead = Merci. Dès que le prestataire confirme le paiement, nous vous envoyons la confirmation avec la facture.
mail-received-next = Le paiement n’a pas abouti ? Vous pouvez réessayer pendant 24 heures sur la même page. Ensuite, la commande prend fin, sans aucun frais pour vous.

# The money is reserved.

mail-reserved-subject = Votre commande est confirmée
mail-reserved-preview = Le débit n’aura lieu qu’au départ du colis.
mail-reserved-heading = Votre commande est confirmée
mail-reserved-lead = Merci. Nous préparons maintenant votre colis.
mail-reserved-taken = Le montant est seulement réservé. Il ne sera débité qu’au départ du colis. La facture suivra à ce moment-là.

# The money came.

mail-paid-subject = Commande { $number } : confirmation et facture
mail-paid-preview = Le paiement est arrivé. Merci.
mail-paid-heading = Merci, le paiement est arrivé
mail-paid-lead = Votre commande est confirmée. Cet e-mail est aussi votre facture ; elle est jointe en PDF avec les conditions du contrat. Gardez-le bien.
mail-paid-invoice = Facture
mail-paid-invoice-number = Numéro de facture et de commande
mail-paid-invoice-date = Date de facture
mail-paid-buyer = Facturé à

# The parcel left.

mail-shipped-subject = Commande { $number } : le colis est parti
mail-shipped-preview = Il a quitté notre entrepôt.
mail-shipped-heading = Votre colis est en route
mail-shipped-lead = Nous l’avons remis au transporteur. Au déballage, vérifiez s’il vous plaît le sceau.
mail-shipped-date = Expédié le
mail-shipped-carrier = Transporteur
mail-shipped-tracking = Numéro de suivi
mail-shipped-track = Suivre le colis
mail-shipped-items = Dans le colis

# Money was given back.

mail-refunded-subject = Commande { $number } : remboursement
mail-refunded-preview = L’argent est en route vers vous.
mail-refunded-heading = Nous vous avons remboursé
mail-refunded-lead = { $amount } vous reviennent par le moyen de paiement que vous aviez utilisé.
mail-refunded-time = Selon la banque, il faut compter quelques jours avant de voir la somme sur votre compte.
mail-refunded-note = Avoir
mail-refunded-note-number = Numéro de l’avoir
mail-refunded-note-date = Date de l’avoir
mail-refunded-amount = Remboursé

# Left behind, for who confirmed the newsletter.

mail-cart-subject = Vous avez laissé quelque chose chez nous
mail-cart-preview = Si vous hésitez encore, c’est par ici.
mail-cart-heading = Encore en réflexion ?
mail-cart-lead = Vous avez commencé une commande sans la terminer. Si vous le souhaitez, elle continue ici. Sinon, il n’y a rien à faire.
mail-cart-items = Dans le panier
mail-cart-action = Revenir à la commande
mail-cart-notes = Bon à savoir
mail-cart-prices = Rien n’est commandé ni réservé. Le prix qui compte est celui de la page.
mail-cart-device = Sur l’appareil avec lequel vous avez commencé, le panier est encore rempli.
mail-cart-reason = Vous recevez cet e-mail parce que vous avez confirmé notre lettre d’information. Nous ne rappelons une commande qu’une seule fois.

# Whether the buyer wants to say what it was like.

mail-review-subject = C’était comment ? Votre commande { $number }
mail-review-preview = D’une à cinq étoiles, si vous voulez.
mail-review-heading = C’était comment ?
mail-review-lead = Votre commande est chez vous depuis un moment. Si vous voulez, dites aux autres comment c’était. Une étoile compte autant que cinq.
mail-review-items = Commandé
mail-review-action = Donner un avis
mail-review-notes = Bon à savoir
mail-review-public = Les étoiles, les mots et le nom que vous indiquez figureront sur nos pages. Il n’y a pas de récompense.
mail-review-words = Nous ne pouvons rien afficher que la publicité n’ait pas le droit de dire. Si votre texte en contient, vous le saurez aussitôt et pourrez le modifier.
mail-review-once = Pour cette commande, nous ne demandons qu’une fois. Derrière le lien, vous pouvez aussi nous dire de ne plus jamais demander.
mail-review-reason = Vous recevez cet e-mail parce que vous avez commandé chez nous avec cette adresse. Vous pouvez vous y opposer à tout moment.

# Digital goods can be opened.

mail-goods-subject = Commande { $number } : prête à ouvrir
mail-goods-preview = Un lien, et c’est à vous.
mail-goods-heading = Votre partie numérique est là
mail-goods-lead = Ni carton ni coup de sonnette : tout vous attend sur la page de votre commande.
mail-goods-items = Disponible
mail-goods-action = Voir la commande
mail-goods-link = Vous pouvez ouvrir le lien de cet e-mail sur votre téléphone ou votre ordinateur, aussi souvent que vous voulez. Qui possède cet e-mail peut tout ouvrir. Ne le transférez que si cela vous convient.
mail-goods-agreed = Ce que vous avez déclaré en commandant
