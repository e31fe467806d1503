### Texts of the withdrawal page and the terms page.

# /refund

refund-title = Renoncer à un contrat | { -brand }
refund-description = Se rétracter d’un contrat avec { -brand } : trois informations, aucun motif, un accusé de réception avec la date et l’heure.
refund-heading = Renoncer à un contrat
refund-lead = Vous avez 14 jours à compter de la réception des produits. Aucun motif n’est nécessaire.
refund-statement-heading = Ce qu’il faut pour se rétracter
refund-statement-1-heading = Trois informations
refund-statement-1-text = Votre nom, le numéro de commande et une adresse e-mail.
refund-statement-2-heading = Une confirmation
refund-statement-2-text = La rétractation se confirme dans une seconde étape, pour qu’elle n’ait pas lieu par erreur.
refund-statement-3-heading = Un accusé de réception
refund-statement-3-text = Il vous parvient par e-mail, avec le texte, la date et l’heure.
refund-know-heading = Bon à savoir
refund-know-1-heading = Pots scellés et pots ouverts
refund-know-1-text = Vous pouvez rendre un pot scellé. Une fois le sceau rompu, le droit peut ne plus valoir pour ce pot, pour des raisons d’hygiène.
refund-know-2-heading = Votre argent
refund-know-2-text = Il vous est rendu sous 14 jours par le même moyen de paiement, avec les frais de livraison standard. Nous pouvons attendre le retour des produits ou la preuve de leur envoi.
refund-know-3-heading = Plusieurs commandes
refund-know-3-text = Vous pouvez vous rétracter de chaque commande séparément, y compris d’une commande passée à la suite d’une autre.
refund-action-terms = Lire les conditions
refund-action-home = Page d’accueil

# /terms

terms-title = Les conditions en mots simples | { -brand }
terms-description = Ce qui vaut chez { -brand } pour la commande, la livraison, la rétractation, les données et les mentions des produits, dit brièvement.
terms-heading = Conditions
terms-lead = L’essentiel en cinq paragraphes, sans petits caractères.
terms-rules-heading = Ce qui s’applique
terms-rules-1-heading = Commande
terms-rules-1-text = Un contrat n’est conclu qu’avec le bouton qui mentionne l’obligation de paiement. Nous vendons à l’unité, sans abonnement.
terms-rules-2-heading = Livraison
terms-rules-2-text = Nous livrons en France, en Belgique, en Allemagne, en Autriche, en Suède, au Danemark, en Finlande et au Royaume-Uni. Les frais sont indiqués avant la commande.
terms-rules-3-heading = Rétractation
terms-rules-3-text = 14 jours à compter de la réception, sans motif. Cette page y mène directement.
terms-rules-4-heading = Données personnelles
terms-rules-4-text = Nous ne conservons les réponses sur le corps qu’avec votre consentement explicite. La publicité par e-mail ne vient qu’après confirmation.
terms-rules-5-heading = Mentions des produits
terms-rules-5-text = Ingrédients, quantités, mode d’emploi et avertissements figurent sur le pot et avant chaque commande.
terms-language-heading = Langue et pays
terms-language-1 = Nos pages existent en six langues. Celle que vous voyez dépend du pays, que vous pouvez choisir en bas de page.
terms-action-withdraw = Renoncer au contrat ici
terms-action-home = Page d’accueil
