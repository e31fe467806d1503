### Texts of the checkout, of the return from the payment provider, and of the order as it is in the books.

order-loading = Un instant, s’il vous plaît.
order-chunk-failed = Le chargement n’a pas abouti. Rien n’est encore commandé.
order-retry = Réessayer
order-no-script = La commande a besoin de JavaScript. Écrivez-nous ou appelez-nous, nous prendrons votre commande ainsi.

# Basket

order-basket-heading = Votre panier
order-empty-heading = Votre panier est encore vide.
order-empty-text = Choisissez un format en toute tranquillité. La suite se passe ici.
order-empty-last = Voir votre dernière commande
order-quantity = Quantité
order-quantity-of = pour { $name }
order-remove = Retirer
order-line-sold-out = Épuisé en ce moment. Retirez cet article pour commander le reste.
order-prior = Prix le plus bas des 30 derniers jours : { $price }
order-total-now = Le total est maintenant de { $total }
order-coupon-have = Saisir un code de réduction
order-coupon-label = Code de réduction
order-coupon-apply = Appliquer
order-coupon-applied = Le code { $code } est déduit.
order-coupon-remove = Retirer le code
order-coupon-unknown = Nous ne connaissons pas ce code. Vérifiez-le, s’il vous plaît.
order-coupon-not-yet = Ce code n’est pas encore valable.
order-coupon-over = Ce code n’est plus accepté.
order-coupon-used-up = Ce code a déjà été utilisé autant de fois que prévu.
order-coupon-other-country = Ce code s’utilise dans un autre pays.

# E-mail and address

order-contact-heading = Votre adresse e-mail
order-delivery-heading = Où devons-nous livrer ?
order-email-label = Adresse e-mail
order-email-help = Pour la confirmation de commande. Après la livraison, nous vous demandons une fois comment c’était. Vous pouvez vous y opposer à tout moment.
order-optional = (facultatif)
order-field-name = Prénom et nom
order-field-street = Rue
order-field-house = Numéro
order-field-box = Boîte
order-field-floor = Étage et porte
order-field-apartment = Escalier et appartement
order-field-line1 = Numéro et rue
order-field-line2 = Complément d’adresse
order-field-postcode = Code postal
order-field-city = Ville
order-field-phone = Téléphone
order-phone-help = Seulement en cas de question sur la livraison.
order-delivery-area = Nous livrons dans ce pays : { $country }. Frais : { $cost }, délai : { $days } jours ouvrés. La Corse et l’outre-mer ne sont pas desservis.
order-delivery-none = Tout ce panier arrive par e-mail. Aucun colis n’est nécessaire.

# Payment

order-payment-heading = Comment souhaitez-vous payer ?
order-payment-help = Le paiement se fait chez le prestataire, après le bouton de commande. Nous ne voyons jamais ni numéro de carte ni mot de passe.
order-payment-reserved = Après le bouton de commande, le prestataire réserve le montant. Il n’est débité qu’au départ du colis.
order-method-card = Carte
order-method-sepa = Prélèvement SEPA

# Review

order-review-heading = Vérifier et commander
order-each = { $count } × { $price }
order-net-quantity = Contenu net par unité : { $quantity }
order-dose = Dose journalière : { $dose }
order-goods = Articles
order-discount = Réduction
order-delivery = Livraison
order-delivery-days = Livraison en { $days } jours ouvrés
order-total = Total TVA comprise
order-vat = dont TVA { $rate }
order-refunded = Remboursé
order-terms = S’appliquent :
order-link-terms = Conditions générales
order-link-withdrawal = Droit de rétractation
order-link-privacy = Confidentialité
order-price-changed = Le prix vient de changer : { $now } au lieu de { $before }. Rien n’est encore commandé. Si le nouveau prix vous convient, appuyez encore une fois sur le bouton.
order-sending = Un instant, nous vous conduisons chez le prestataire de paiement…
order-early-supply-help = Sans cette case, nous fournissons les contenus numériques à la fin du délai de rétractation de 14 jours.

# Offers after payment

offer-after-heading = Commander en plus
offer-after-note = C’est une nouvelle commande, à part. La première reste telle quelle. Sans le bouton, vous ne commandez rien.
offer-after-pays = Payé avec { $method }, comme votre première commande.
offer-after-decline = Continuer sans cette offre
offer-after-failed = Le paiement n’a pas abouti, rien n’est payé. Votre première commande n’est pas touchée. Choisissez un autre moyen de paiement ou continuez sans cette offre.
offer-after-sending = Un instant, nous attendons le paiement…
offer-bank-heading = Votre banque vous demande de confirmer
offer-bank-window = Ouvrir en pleine page
offer-bank-cancel = Annuler

# What is wrong with a field

order-fault-count =
    { $count ->
        [1] Un champ demande encore votre attention.
       *[other] Plusieurs champs demandent encore votre attention.
    }
order-fault-missing = Remplissez ce champ, s’il vous plaît.
order-fault-too-long = C’est trop long pour une étiquette. Raccourcissez un peu, s’il vous plaît.
order-fault-malformed = Nous ne comprenons pas cette saisie. Vérifiez-la, s’il vous plaît.
order-fault-postcode = Ce code postal n’existe pas dans votre pays.
order-fault-phone = Ce numéro de téléphone n’est pas complet.
order-fault-outside-area = Nous ne pouvons malheureusement pas livrer à cet endroit. Indiquez une autre adresse, s’il vous plaît.
order-fault-method = Choisissez un moyen de paiement, s’il vous plaît.
order-fault-card-number = Cela ressemble à un numéro de carte. Ne le donnez jamais ici, seul le prestataire de paiement vous le demande.
order-email-missing = Indiquez votre adresse e-mail.
order-email-invalid = Cette adresse n’est pas complète. Elle devrait ressembler à ceci : nom@exemple.fr
order-email-disposable = Cette adresse ne dure que quelques minutes. Choisissez-en une que vous pourrez encore lire demain.

# What stands in the way

order-sold-out = Un article est épuisé entre-temps. Rien n’est encore commandé. Retirez-le pour continuer.
order-coupon-changed = Ce code n’est plus utilisable. Rien n’est encore commandé. Regardez le nouveau total et appuyez encore une fois sur le bouton.
order-under-way = Un paiement pour cette commande est déjà en route. Patientez un instant, pour ne pas payer deux fois. La confirmation arrive par e-mail.
order-provider-away = Le prestataire de paiement ne répond pas en ce moment. Rien n’a été débité. Réessayez dans une minute ou choisissez un autre moyen de paiement.
order-offline = Il n’y a pas de connexion en ce moment. Réessayez, s’il vous plaît. La commande ne sera passée qu’une fois.
order-busy = C’était beaucoup à la fois. Réessayez dans une minute, s’il vous plaît.
order-busy-later = C’était beaucoup à la fois. Réessayez dans environ { $minutes } minutes, s’il vous plaît.
order-outdated = Cette page n’était plus à jour. Nous l’avons actualisée. Appuyez encore une fois sur le bouton, s’il vous plaît.
order-unknown-package = Un format n’est plus en vente. Nous l’avons retiré du panier.
order-failed = Cela n’a pas fonctionné, et vous n’y êtes pour rien. Rien n’est commandé. Réessayez plus tard, s’il vous plaît.

# Back from the provider

order-notice-declined = Le paiement a été refusé. Rien n’a été débité et votre panier est toujours là. Réessayez ou choisissez un autre moyen de paiement.
order-notice-cancelled = Le paiement a été interrompu. Rien n’a été débité et votre panier est toujours là.
order-notice-open = Un paiement est encore ouvert pour cette commande. Le bouton de commande vous y ramène. Vous ne payez qu’une fois.
order-return-asking = Nous interrogeons le prestataire de paiement…
order-return-pending = Le paiement est encore en route.
order-return-pending-text = Nous continuons de demander. Vous pouvez aussi fermer cette fenêtre, la confirmation arrive par e-mail.
order-return-slow = Cela prend plus de temps que d’habitude.
order-return-slow-text = Ne payez pas une seconde fois, s’il vous plaît. Dès que le prestataire confirme, vous recevez un e-mail de notre part.
order-return-offline = Il n’y a pas de connexion en ce moment.
order-return-offline-text = Votre paiement n’est pas perdu pour autant. Nous continuons d’essayer.
order-return-stranger = Nous ne connaissons ici aucun paiement.
order-return-stranger-text = Vous avez peut-être commandé dans un autre navigateur ou sur un autre appareil. Si le paiement a abouti, la confirmation arrive par e-mail.
order-return-ask = Demander encore
order-return-back = Revenir à la commande

# In the books

order-placed-heading = Votre commande
order-placed-later = Commandé en plus
order-placed-number = Numéro de commande
order-placed-on = Commandé le
order-placed-state = État
order-state-paid = Payée
order-state-authorised = Commandée ; le montant sera prélevé au départ du colis
order-state-placed = En attente du paiement
order-state-cancelled = Annulée
order-state-expired = Close, faute de paiement
order-placed-email = Confirmation à
order-placed-address = Livraison à
order-placed-method = Payé avec
order-placed-lines = Articles
order-placed-count = Quantité : { $count }
order-placed-missing = Votre commande se charge. Vous avez aussi la confirmation par e-mail.

# What can be opened instead of being sent.

downloads-heading = Téléchargements
downloads-file = Télécharger le PDF
downloads-code = Votre code d’accès :
downloads-waiting = Disponible le { $day }, une fois le délai de rétractation passé.
downloads-preparing = En cours de préparation.
downloads-ended = Plus disponible : le contrat a pris fin.
downloads-failed = Vos téléchargements n’ont pas pu être chargés.
downloads-stale = Ce lien de téléchargement n’est plus valable. Ouvrez de nouveau le lien de votre e-mail : un nouveau vous attend sur la page de votre commande.
