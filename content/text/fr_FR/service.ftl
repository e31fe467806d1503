### Texts of the payment page, the withdrawal page and the terms page.

# /offerpay

offerpay-title = Vérifier la commande et payer | { -brand }
offerpay-description = Adresse, livraison, paiement, vérification : les quatre parties d’une commande chez { -brand } et ce que signifie le bouton de commande.
offerpay-heading = Votre commande
offerpay-lead = Quatre parties, une page, pas de compte. Rien ne vous engage avant le dernier bouton.
offerpay-button-heading = Ce que signifie le bouton
offerpay-button-1 = La commande ne vous engage qu’avec le bouton qui **mentionne l’obligation de paiement**. Aucun autre bouton de cette boutique ne déclenche un paiement.
offerpay-button-2 = Vous recevez ensuite une confirmation par e‑mail, avec le texte du contrat et les informations sur la rétractation. Numéros de carte et mots de passe ne se saisissent que chez le prestataire de paiement.
offerpay-guarantee-heading = Votre droit de rétractation
offerpay-guarantee-1 = 14 jours à compter de la réception des produits, sans motif. Pour le livre numérique et l’application, le délai commence à la conclusion du contrat.
offerpay-action-packs = Revenir aux formats
offerpay-action-terms = Lire les conditions

# /refund

refund-title = Renoncer à un contrat | { -brand }
refund-description = Se rétracter d’un contrat avec { -brand } : trois informations, aucun motif, un accusé de réception avec la date et l’heure.
refund-heading = Renoncer à un contrat
refund-lead = Vous avez 14 jours à compter de la réception des produits. Aucun motif n’est nécessaire, et nous n’en demanderons pas.
refund-statement-heading = Comment se rétracter
refund-statement-1-heading = Trois informations
refund-statement-1-text = Votre nom, le numéro de commande et une adresse e-mail.
refund-statement-2-heading = Une seconde étape
refund-statement-2-text = Vous confirmez la rétractation à part, pour qu’elle n’ait pas lieu par erreur.
refund-statement-3-heading = Un accusé de réception
refund-statement-3-text = Il vous parvient par e-mail, avec le texte, la date et l’heure.
refund-know-heading = L’argent, le pot, le port
refund-know-1-heading = Votre argent
refund-know-1-text = Il vous est rendu sous 14 jours par le même moyen de paiement, avec les frais de livraison standard. Nous pouvons attendre le retour des produits ou la preuve de leur envoi.
refund-know-2-heading = Le pot
refund-know-2-text = Avec son sceau intact, il peut nous revenir. Une fois le sceau rompu, le droit peut prendre fin pour ce pot, pour des raisons d’hygiène.
refund-know-3-heading = Le port
refund-know-3-text = Les frais directs du retour sont à votre charge. Renvoyez les produits dans les 14 jours suivant votre rétractation.
refund-faq-heading = Encore un doute ?
refund-faq-1-question = Puis-je me rétracter pour une partie seulement ?
refund-faq-1-answer = Oui, pour chaque commande séparément, et pour un seul article d’une commande.
refund-faq-2-question = Et pour le livre numérique ou l’application ?
refund-faq-2-answer = Les 14 jours commencent à la conclusion du contrat. Si vous avez consenti à un début anticipé, le droit a pris fin dès que la fourniture a commencé.
refund-faq-3-question = Suis-je encore dans les délais ?
refund-faq-3-answer = En cas de doute, envoyez tout de même votre rétractation. Nous la recevons, puis nous vérifions.
refund-faq-4-question = Et si les produits sont abîmés ?
refund-faq-4-answer = Il ne s’agit alors pas de rétractation, mais de vos droits en cas de défaut. Écrivez-nous, cela ne vous coûte rien.
refund-action-terms = Lire toutes les conditions
refund-action-home = Page d’accueil

# /terms

terms-title = Les conditions en mots simples | { -brand }
terms-description = Commande, livraison, rétractation, données personnelles et mentions des produits : les conditions d’{ -brand }, dites brièvement.
terms-heading = Les conditions, en bref et en entier
terms-lead = D’abord cinq points. Dessous, chaque rubrique dans son texte intégral, et c’est lui qui fait foi.
terms-rules-heading = L’essentiel
terms-rules-1-heading = Commande
terms-rules-1-text = Un contrat n’est conclu qu’avec le bouton qui mentionne l’obligation de paiement. Nous vendons à l’unité, sans abonnement.
terms-rules-2-heading = Livraison
terms-rules-2-text = Nous livrons en France, en Belgique, en Allemagne, en Autriche, en Suède, au Danemark, en Finlande et au Royaume-Uni. Les frais sont indiqués avant la commande.
terms-rules-3-heading = Rétractation
terms-rules-3-text = 14 jours à compter de la réception des produits, sans motif. Un bouton de cette page y mène directement.
terms-rules-4-heading = Données personnelles
terms-rules-4-text = Nous ne conservons les réponses sur le corps qu’avec votre consentement explicite. La publicité par e-mail ne vient qu’après confirmation.
terms-rules-5-heading = Mentions des produits
terms-rules-5-text = Ingrédients, quantités, mode d’emploi et avertissements figurent sur le pot et s’affichent avant chaque commande.
terms-language-heading = Langue et pays
terms-language-1 = Nos pages existent en six langues. Celle que vous voyez dépend du pays, que vous pouvez choisir en bas de page.
terms-action-withdraw = Renoncer au contrat ici
terms-action-home = Page d’accueil
