### La question des cookies et ses réponses.

consent-heading = Vos choix en matière de cookies
consent-text = Le stockage nécessaire fait fonctionner la boutique. Le reste n’a lieu qu’avec votre accord : les statistiques nous aident à améliorer les pages, la publicité mesure quelles annonces fonctionnent. Vous pouvez changer d’avis à tout moment en bas de chaque page.
consent-accept = Tout accepter
consent-reject = Tout refuser
consent-details = Choisir en détail
consent-save = Enregistrer mes choix
consent-necessary = Nécessaire
consent-necessary-text = Retient vos choix, votre panier et votre progression dans le quiz. Indispensable, donc toujours actif.
consent-analytics = Statistiques
consent-analytics-text = Compte les pages lues et les endroits où les visites s’arrêtent. Google Tag Manager est alors chargé, si la boutique l’utilise.
consent-marketing = Publicité
consent-marketing-text = Permet à des partenaires publicitaires de savoir qu’une annonce a conduit à une visite et d’adapter leurs annonces.
consent-privacy = Protection des données personnelles
