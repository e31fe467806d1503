### La question des cookies et ses réponses.

consent-heading = Gérer vos cookies
consent-text = Les cookies nécessaires sont toujours actifs, les autres seulement avec votre accord : statistiques et publicité (mesure et personnalisation des annonces). Vous pouvez changer d’avis à tout moment en bas de page.
consent-accept = Tout accepter
consent-reject = Tout refuser
consent-details = Personnaliser
consent-save = Enregistrer mes choix
consent-necessary = Nécessaires
consent-necessary-text = Mémorisent votre pays, votre commande, votre progression dans le quiz et vos choix. La boutique ne fonctionne pas sans eux : ils sont toujours actifs.
consent-analytics = Statistiques
consent-analytics-text = Comptent les pages et les étapes du quiz et de la commande qui sont vues, jamais vos réponses. Nous comptons nous-mêmes et chargeons aussi Google Tag Manager pour cela.
consent-marketing = Publicité
consent-marketing-text = Permet à des partenaires publicitaires de savoir qu’une annonce a conduit à une visite et de vous montrer des annonces personnalisées. Pour cela aussi, nous chargeons Google Tag Manager.
consent-privacy = Protection des données personnelles
