### Texts of what follows an order: further offers, thank-you, feedback, return from payment.

# /upsell

upsell-title = Un pot de plus pour le placard ? | { -brand }
upsell-description = Après votre commande : un pot de { -daily-trio } de plus, comme nouvelle commande distincte. Refuser est aussi simple qu’accepter.
upsell-heading = Un pour la table, un pour le placard ?
upsell-lead = C’est une question, pas une condition : voulez-vous un deuxième pot en réserve ? Votre réponse ne change rien à une commande déjà passée.
upsell-eyebrow = Une nouvelle commande
upsell-order-label = Oui, voir l’offre
upsell-action-decline = Non merci, continuer
upsell-why-heading = Le pour et le contre
upsell-why-1-heading = Pour
upsell-why-1-text = Le pot suivant est déjà là quand celui-ci est vide.
upsell-why-2-heading = Pour, aussi
upsell-why-2-text = Fermé, il attend patiemment, au frais et au sec.
upsell-why-3-heading = Contre
upsell-why-3-text = Vous ne connaissez pas encore le premier. Vous pourrez toujours repasser commande, au même prix que tout le monde.
upsell-jar-heading = Un pot de plus
upsell-ingredients-heading = Les cinq mêmes nutriments
upsell-facts-heading = Pour mémoire : l’étiquette
upsell-guarantee-heading = Sa propre commande, sa propre rétractation
upsell-guarantee-1 = La nouvelle commande a son récapitulatif, son bouton et sa confirmation. Nous ne débitons rien en arrière-plan. Vous pouvez vous en rétracter jusqu’à 14 jours après réception ; la première reste inchangée.
upsell-action-done = Continuer sans deuxième pot
upsell-action-fibre = Voir plutôt { -daily-fibre }
upsell-bar-label = Voir l’offre

# /detolex-upsell

detolex-upsell-title = Ajouter { -daily-fibre } ? Lire, puis choisir | { -brand }
detolex-upsell-description = Après votre commande : { -daily-fibre } au glucomannane, en commande distincte. Mode d’emploi avant le prix, avertissement avec l’étiquette.
detolex-upsell-heading = Reste-t-il une place près du verre d’eau ?
detolex-upsell-lead = { -daily-fibre } est le second de nos deux produits. Il demande un peu plus d’attention que le premier. Ici, le mode d’emploi passe donc avant tout.
detolex-upsell-eyebrow = Une nouvelle commande
detolex-upsell-order-label = Voir l’offre
detolex-upsell-action-decline = Non merci, continuer
detolex-upsell-taking-heading = Chaque prise, pas à pas
detolex-upsell-taking-1-heading = Un à deux verres avant chaque repas
detolex-upsell-taking-1-text = De l’eau, fraîchement servie.
detolex-upsell-taking-2-heading = Deux gélules
detolex-upsell-taking-2-text = L’une après l’autre, sans les croquer. Cela fait 1 g de glucomannane, donc 3 g par jour.
detolex-upsell-taking-3-heading = De l’intervalle
detolex-upsell-taking-3-text = À plusieurs heures de tout médicament, et pas juste avant de vous allonger.
detolex-upsell-jar-heading = Un pot pour essayer
detolex-upsell-jar-lead = Il dure 15 jours. Assez pour savoir si l’habitude vous convient.
detolex-upsell-facts-heading = Avant de décider : l’étiquette
detolex-upsell-ingredients-heading = Une racine, une fibre
detolex-upsell-guarantee-heading = Une rétractation distincte
detolex-upsell-guarantee-1 = C’est un nouveau contrat, avec sa propre confirmation. Vous pouvez vous en rétracter dans les 14 jours suivant la réception, sans donner de motif. Cela ne change rien à votre première commande.
detolex-upsell-action-done = Continuer sans { -daily-fibre }
detolex-upsell-bar-label = Voir l’offre

# /addapp

addapp-title = L’application qui va avec le pot | { -brand }
addapp-description = Ajouter l’application après coup : trois coches par jour, douze mois, un contrat distinct. Un clic suffit pour refuser.
addapp-heading = Un petit rappel ?
addapp-lead = Tant que le pot n’a pas trouvé sa place, une légère vibration le matin peut aider. Ensuite, l’habitude se débrouille toute seule.
addapp-order-label = Voir l’offre
addapp-action-decline = Non merci, continuer
addapp-trust-1 = Trois coches par jour
addapp-trust-2 = Douze mois, puis elle s’arrête toute seule
addapp-trust-3 = Fonctionne dans tout navigateur récent
addapp-app-heading = Un prix, pas d’abonnement
addapp-guarantee-heading = Un contrat distinct
addapp-guarantee-1 = L’application est une commande à part. Vos pots arrivent avec elle ou sans elle.
addapp-guarantee-2 = Vous pouvez vous rétracter dans les 14 jours suivant la conclusion du contrat. Si vous consentez à un début anticipé, ce droit prend fin dès que la fourniture commence.
addapp-action-done = Continuer sans l’application
addapp-bar-label = Voir l’offre

# /thankyou

thankyou-title = Merci | { -brand }
thankyou-description = Ce qui suit une commande : confirmation, expédition, arrivée. Avec quelques conseils pour les premiers jours et tous les moyens de nous joindre.
thankyou-heading = Merci. Nous prenons le relais.
thankyou-lead = Après une commande, tout le reste arrive par e-mail, puis par colis. Vous pouvez fermer cette fenêtre et faire quelque chose d’agréable.
thankyou-next-heading = La suite
thankyou-next-1-heading = La confirmation
thankyou-next-1-text = Un e-mail avec tout ce que vous avez commandé et le texte du contrat. Gardez-le, c’est votre justificatif.
thankyou-next-2-heading = Le colis
thankyou-next-2-text = Nous vous écrivons dès qu’il est en route. Le numérique arrive sous forme de lien.
thankyou-next-3-heading = Le sceau
thankyou-next-3-text = Au déballage, vérifiez qu’il est intact. Sinon, écrivez-nous, et nous nous en occupons.
thankyou-settle-heading = Installer le pot chez vous
thankyou-settle-1-heading = À côté de la tasse
thankyou-settle-1-text = Ce qu’on voit, on ne l’oublie pas. Le placard est l’ennemi de l’habitude.
thankyou-settle-2-heading = Loin des plaques de cuisson
thankyou-settle-2-text = Au frais, au sec et hors de portée des jeunes enfants.
thankyou-settle-3-heading = Un jour d’oubli ?
thankyou-settle-3-text = Ce n’est rien. N’en prenez pas plus le lendemain.
thankyou-guarantee-heading = Vous avez changé d’avis ?
thankyou-guarantee-1 = Vous pouvez vous rétracter jusqu’à 14 jours après réception, pour toute la commande ou pour un seul article. Aucun motif n’est nécessaire.
thankyou-faq-heading = Si quelque chose ne va pas
thankyou-faq-1-question = Pas encore d’e-mail ?
thankyou-faq-1-answer = Regardez dans le dossier des indésirables. S’il n’y est pas non plus, écrivez-nous. Nous répondons en règle générale sous trois jours ouvrés.
thankyou-faq-2-question = Une erreur dans l’adresse ?
thankyou-faq-2-answer = Écrivez-nous aussitôt avec le numéro de commande. Tant que le colis n’est pas en route, elle peut être changée.
thankyou-faq-3-question = Y aura-t-il un autre débit ?
thankyou-faq-3-answer = Non. Une commande, un paiement.
thankyou-action-feedback = Comment naissent les avis
thankyou-action-withdraw = Renoncer au contrat ici
thankyou-action-home = Page d’accueil

# /feedback

feedback-title = Les avis et leur vérification | { -brand }
feedback-description = Qui peut donner un avis chez { -brand }, comment nous vérifions qu’il est authentique, ce que nous affichons et ce qui nous est interdit.
feedback-heading = Dites-nous comment c’était. Même pour trois étoiles.
feedback-lead = Seules les personnes qui ont reçu une livraison peuvent donner un avis. Nous ne trions pas selon l’humeur et ne payons pas les compliments.
feedback-eyebrow = Comment nous vérifions les avis
feedback-way-heading = Le parcours d’un avis
feedback-way-1-heading = L’invitation
feedback-way-1-text = Après la livraison, nous demandons une fois par e-mail et envoyons un lien. Il sert exactement une fois par produit.
feedback-way-2-heading = Vos mots
feedback-way-2-text = D’une à cinq étoiles, et autant de phrases que vous voulez. Il n’y a pas de récompense.
feedback-way-3-heading = Notre vérification
feedback-way-3-text = Le lien correspond-il à une commande réelle et livrée ? Le nombre d’étoiles n’y change rien.
feedback-shown-heading = Ce que nous affichons ou non
feedback-shown-column-1 = Texte affiché
feedback-shown-column-2 = Étoiles comptées
feedback-shown-1-label = Cinq étoiles sans un mot
feedback-shown-2-label = Une étoile et sa raison
feedback-shown-3-label = Colis en retard, couvercle récalcitrant
feedback-shown-4-label = Noms d’autres personnes
feedback-shown-5-label = Propos sur le corps et la santé
feedback-why-heading = Pourquoi ces propos n’y sont pas
feedback-why-1 = Un avis que nous affichons vaut publicité de notre part. Ce que nous n’avons pas le droit de dire, nous n’avons pas non plus le droit de le citer. Nous en donnons la raison à l’auteur, qui peut modifier son texte.
feedback-why-2 = La moyenne compte **tous** les avis publiés, de tous les pays. Les exemples que nous avons inventés sont signalés comme tels et ne comptent nulle part.
feedback-action-home = Page d’accueil
feedback-action-terms = Lire les conditions

# /paypal-confirm

paypal-confirm-title = Vérification du paiement | { -brand }
paypal-confirm-description = De retour du prestataire de paiement : ce qui est vérifié avant qu’une commande compte comme payée, et la suite en cas d’abandon.
paypal-confirm-heading = Vous revoilà.
paypal-confirm-lead = Pour savoir si un paiement a abouti, nous interrogeons le prestataire lui-même. La parole d’un navigateur ne nous suffit pas.
paypal-confirm-eyebrow = De retour du prestataire de paiement
paypal-confirm-cancelled-heading = Abandon en cours de route ?
paypal-confirm-cancelled-1 = Rien n’a été débité. Revenez en arrière et choisissez un autre moyen de paiement, ou restez-en là pour aujourd’hui.
paypal-confirm-trust-1 = Seul le prestataire connaît vos identifiants
paypal-confirm-trust-2 = Aucun débit sans votre accord
paypal-confirm-action-back = Revenir à la commande
