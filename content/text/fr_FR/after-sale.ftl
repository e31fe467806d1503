### Texts of what follows an order: further offers, thank-you, feedback, return from payment.

# /upsell

upsell-title = Encore un pot de { -daily-trio } ? | { -brand }
upsell-description = Après votre commande : un pot de { -daily-trio } de plus, comme nouvelle commande distincte. Un clic suffit pour refuser.
upsell-heading = Un pot de plus en réserve ?
upsell-lead = Ceci est une nouvelle offre. Elle ne change rien à une commande déjà passée.
upsell-jar-heading = De quoi il s’agit
upsell-jar-1-heading = Le même produit
upsell-jar-1-text = { -daily-trio }, 60 gélules véganes, comme avant.
upsell-jar-2-heading = Une commande distincte
upsell-jar-2-text = Avec son récapitulatif, son bouton de commande et sa confirmation.
upsell-rule-heading = Sans piège
upsell-rule-1 = Nous ne débitons aucune carte enregistrée en arrière-plan. Sans votre clic sur le bouton de commande, il ne se passe rien.
upsell-action-order = Voir la nouvelle commande
upsell-action-decline = Non merci, continuer
upsell-action-fibre = Voir plutôt { -daily-fibre }

# /detolex-upsell

detolex-upsell-title = Ajouter { -daily-fibre } ? | { -brand }
detolex-upsell-description = Après votre commande : { -daily-fibre } au glucomannane, comme nouvelle commande distincte. Mode d’emploi et avertissement sur la même page.
detolex-upsell-heading = { -daily-fibre } en complément ?
detolex-upsell-lead = Une fibre de racine de konjac. Lisez d’abord les mentions, puis décidez.
detolex-upsell-fibre-heading = De quoi il s’agit
detolex-upsell-fibre-1-heading = Le contenu
detolex-upsell-fibre-1-text = Glucomannane, 3 g par jour en trois portions. 90 gélules véganes.
detolex-upsell-fibre-2-heading = La condition
detolex-upsell-fibre-2-text = Un à deux verres d’eau avec chaque portion. Si cela ne vous est pas possible, laissez-le de côté.
detolex-upsell-rule-heading = Une nouvelle commande
detolex-upsell-rule-1 = Elle a son propre récapitulatif et sa confirmation, et vous pouvez vous en rétracter séparément.
detolex-upsell-action-order = Voir la nouvelle commande
detolex-upsell-action-decline = Non merci, continuer

# /addapp

addapp-title = Ajouter l’application | { -brand }
addapp-description = Ajouter l’application du jour après coup : trois lignes, un écran, un contrat distinct.
addapp-heading = L’application qui va avec le pot
addapp-lead = Si trois coches par jour vous aident, vous pouvez ajouter l’application ici.
addapp-app-heading = Ce qu’elle fait
addapp-app-1-heading = Rappeler
addapp-app-1-text = Les gélules, un verre d’eau, la promenade du soir.
addapp-app-2-heading = Se taire
addapp-app-2-text = Le reste de la journée, vous ne l’entendez pas.
addapp-rule-heading = Un contrat distinct
addapp-rule-1 = L’application est une commande à part. Vos pots arrivent avec elle ou sans elle.
addapp-action-order = Voir la nouvelle commande
addapp-action-decline = Non merci, continuer

# /thankyou

thankyou-title = Merci | { -brand }
thankyou-description = Ce qui se passe après une commande : confirmation, expédition, arrivée, et que faire si vous changez d’avis.
thankyou-heading = Merci de votre visite
thankyou-lead = Après une commande, tout suit son cours sans que vous ayez rien à faire.
thankyou-next-heading = La suite
thankyou-next-1-heading = Confirmation
thankyou-next-1-text = Un e-mail avec tout ce que vous avez commandé. Gardez-le, c’est votre justificatif.
thankyou-next-2-heading = Expédition
thankyou-next-2-text = Vous recevez un message dès que le colis est en route.
thankyou-next-3-heading = Arrivée
thankyou-next-3-text = Au déballage, vérifiez que le sceau du pot est intact. Sinon, dites-le-nous.
thankyou-change-heading = Vous avez changé d’avis ?
thankyou-change-1 = Vous pouvez vous rétracter d’un contrat jusqu’à 14 jours après réception, sans donner de motif.
thankyou-action-feedback = Comment naissent les avis
thankyou-action-withdraw = Renoncer au contrat ici
thankyou-action-home = Page d’accueil

# /feedback

feedback-title = Les avis et leur vérification | { -brand }
feedback-description = Qui peut donner un avis chez { -brand }, comment nous vérifions qu’il est authentique et quels propos nous n’avons pas le droit d’afficher.
feedback-heading = Des avis de personnes qui ont acheté
feedback-lead = Seules les personnes qui ont reçu une livraison peuvent donner un avis. Voici comment.
feedback-way-heading = Le parcours d’un avis
feedback-way-1-heading = Invitation
feedback-way-1-text = Après la livraison, nous envoyons un lien valable une seule fois.
feedback-way-2-heading = Vos mots
feedback-way-2-text = Vous donnez des étoiles et écrivez ce que vous voulez. Il n’y a pas de récompense.
feedback-way-3-heading = Vérification
feedback-way-3-text = Nous vérifions que la commande est réelle. Le nombre d’étoiles n’y joue aucun rôle.
feedback-shown-heading = Ce que nous affichons
feedback-shown-1 = Les bons et les mauvais avis paraissent selon les mêmes règles. La moyenne compte tous les avis vérifiés.
feedback-shown-2 = Les propos sur des maladies ou sur la transformation d’un corps ne peuvent pas être affichés, même sous forme de citation. Nous en donnons la raison à leur auteur.
feedback-action-home = Page d’accueil
feedback-action-terms = Lire les conditions

# /paypal-confirm

paypal-confirm-title = Vérification du paiement | { -brand }
paypal-confirm-description = De retour du prestataire de paiement : ce qui est vérifié avant qu’une commande soit considérée comme payée, et la suite en cas d’abandon.
paypal-confirm-heading = De retour du prestataire de paiement
paypal-confirm-lead = Pour savoir si un paiement a abouti, nous interrogeons le prestataire lui-même.
paypal-confirm-check-heading = Ce qui est vérifié
paypal-confirm-check-1-heading = Le montant
paypal-confirm-check-1-text = Il doit correspondre au total de la commande.
paypal-confirm-check-2-heading = L’état
paypal-confirm-check-2-text = La commande n’est payée que lorsque le prestataire confirme le paiement.
paypal-confirm-check-3-heading = La confirmation
paypal-confirm-check-3-text = Elle arrive par e-mail, même si vous fermez cette fenêtre.
paypal-confirm-cancelled-heading = Paiement abandonné ?
paypal-confirm-cancelled-1 = Si vous avez annulé chez le prestataire, rien n’a été débité. Vous pouvez choisir un autre mode de paiement.
paypal-confirm-action-order = Continuer
paypal-confirm-action-back = Revenir à la commande
