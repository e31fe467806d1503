### Texts of the withdrawal function: its two steps, its receipt, and the mail that acknowledges it. What the law fixes is no text.

withdrawal-step-1 = Étape 1 sur 2
withdrawal-form-heading = Vos informations
withdrawal-name = Prénom et nom
withdrawal-order = Numéro de commande
withdrawal-order-help = Il figure dans la confirmation, par exemple FR-100001. Vous ne l’avez pas sous la main ? Écrivez ce dont vous vous souvenez, comme le jour de la commande.
withdrawal-email = Adresse e-mail
withdrawal-email-help = L’accusé de réception y sera envoyé. De préférence l’adresse de la commande.
withdrawal-items = Seulement ces articles
withdrawal-items-help = À laisser vide s’il s’agit de toute la commande.
withdrawal-optional = (facultatif)
withdrawal-later = Aussi pour les commandes ultérieures du même achat
withdrawal-next = Continuer vers la confirmation

withdrawal-step-2 = Étape 2 sur 2
withdrawal-recap-heading = Votre déclaration
withdrawal-recap-text = Relisez-la, s’il vous plaît. Elle vaut dès que vous confirmez.
withdrawal-change = Modifier les informations
withdrawal-sending = Un instant…

withdrawal-receipt-heading = Votre rétractation nous est parvenue.
withdrawal-receipt-received = Reçue le
withdrawal-receipt-statement = Votre déclaration
withdrawal-receipt-mail = Accusé de réception envoyé à
withdrawal-receipt-refund = Remboursement au plus tard le
withdrawal-receipt-id = Référence
withdrawal-receipt-next = Un colis qui n’est pas encore parti est retenu. Si les produits sont déjà chez vous, renvoyez-les dans les 14 jours, s’il vous plaît. Nous pouvons attendre leur retour ou la preuve de leur envoi avant de rembourser.
withdrawal-print = Imprimer l’accusé
withdrawal-again = Renoncer à un autre contrat

withdrawal-fault-missing = Remplissez ce champ, s’il vous plaît.
withdrawal-fault-too-long = C’est trop long. Raccourcissez un peu, s’il vous plaît.
withdrawal-fault-malformed = Les liens n’ont pas leur place ici. N’écrivez que des mots et des chiffres, s’il vous plaît.
withdrawal-fault-email = Cette adresse n’est pas complète. Elle devrait ressembler à ceci : nom@exemple.fr
withdrawal-fault-card = Cela ressemble à un numéro de carte. Personne n’en a besoin ici.
withdrawal-offline = Il n’y a pas de connexion en ce moment. Vos informations sont toujours là. Réessayez, s’il vous plaît : la rétractation ne compte qu’une fois.
withdrawal-busy = C’était beaucoup à la fois. Vos informations sont toujours là. Réessayez dans une minute, s’il vous plaît.
withdrawal-outdated = Cette page n’était plus à jour. Rechargez-la, s’il vous plaît : vos informations restent en place.
withdrawal-failed = Cela n’a pas fonctionné, et vous n’y êtes pour rien. Réessayez, s’il vous plaît. Un e-mail de votre part vaut aussi rétractation.
withdrawal-no-script = Ce formulaire a besoin de JavaScript. Un e-mail ou une lettre a la même valeur. Un modèle se trouve dans les conditions.
withdrawal-model-form = Voir le modèle de formulaire de rétractation

# The mail that acknowledges a withdrawal.

mail-withdrawal-subject = Votre rétractation nous est parvenue
mail-withdrawal-preview = Avec le texte, la date et l’heure, à conserver.
mail-withdrawal-heading = Votre rétractation nous est parvenue
mail-withdrawal-lead = Nous accusons réception de votre déclaration, reçue le { $local } ({ $iso }).
mail-withdrawal-statement = Texte de votre déclaration
mail-withdrawal-action = Tout sur la rétractation
mail-withdrawal-next = La suite
mail-withdrawal-parcel = Un colis qui n’est pas encore parti est retenu.
mail-withdrawal-return = Si les produits sont déjà chez vous, renvoyez-les dans les 14 jours à l’adresse indiquée à la fin de cet e-mail. Les frais directs du retour sont à votre charge.
mail-withdrawal-refund = Votre argent vous est rendu au plus tard le { $day } par le même moyen de paiement, avec les frais de livraison standard. Nous pouvons attendre le retour des produits ou la preuve de leur envoi.
mail-withdrawal-id = Référence : { $id }
mail-withdrawal-reason = Vous recevez cet e-mail parce qu’une rétractation a été déclarée avec cette adresse. Ce n’était pas vous ? Répondez alors à cet e-mail.
