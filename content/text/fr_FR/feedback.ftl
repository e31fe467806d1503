### Texts of a review: the form behind the link of the mail, and what became of it.

feedback-loading = Un instant…
feedback-retry = Réessayer
feedback-offline = Il n’y a pas de connexion en ce moment. Vos mots sont toujours là. Réessayez, s’il vous plaît : l’avis ne compte qu’une fois.
feedback-busy = C’était beaucoup à la fois. Vos mots sont toujours là. Réessayez dans une minute, s’il vous plaît.
feedback-failed = Cela n’a pas fonctionné, et vous n’y êtes pour rien. Réessayez, s’il vous plaît.
feedback-gone-heading = Ce lien n’ouvre plus rien
feedback-gone-text = Il est peut-être incomplet, ou la commande a été effacée sur demande. Plus bas, vous pouvez lire comment naissent les avis.
feedback-form-heading = Votre avis
feedback-form-lead = D’une à cinq étoiles et, si vous voulez, quelques mots. Les deux figureront sur nos pages, que l’avis soit bon ou mauvais.
feedback-form-stars = Étoiles
feedback-form-star-1 = 1 étoile
feedback-form-star-2 = 2 étoiles
feedback-form-star-3 = 3 étoiles
feedback-form-star-4 = 4 étoiles
feedback-form-star-5 = 5 étoiles
feedback-form-text = Vos mots
feedback-form-optional = (facultatif)
feedback-form-text-help = Par exemple sur l’emballage, le goût, la livraison ou le conseil. Nous n’avons pas le droit d’afficher des propos sur les maladies ou le poids.
feedback-form-name = Nom affiché à côté
feedback-form-name-help = Un prénom, des initiales ou un nom inventé.
feedback-form-send = Envoyer l’avis
feedback-form-sending = L’avis est en cours d’envoi…
feedback-fault-stars = Choisissez d’une à cinq étoiles, s’il vous plaît.
feedback-fault-name = Indiquez un nom, s’il vous plaît. Il peut être inventé.
feedback-fault-too-long = C’est trop long. Raccourcissez un peu, s’il vous plaît.
feedback-fault-malformed = Les liens n’ont pas leur place ici. N’écrivez que des mots et des chiffres, s’il vous plaît.
feedback-fault-card = Cela ressemble à un numéro de carte. Personne n’en a besoin ici.
feedback-said-on = écrit le { $day }
feedback-published = Merci. Votre avis est publié.
feedback-withheld-claim = Nous ne pouvons pas afficher votre avis tel quel.
feedback-withheld-claim-text = Un avis que nous affichons vaut publicité de notre part, et la publicité pour un aliment ne peut pas tout dire. Il est question, dans votre texte, de :
feedback-withheld = Votre avis n’est plus affiché. La raison :
feedback-again = Le dire autrement
feedback-rule-weight-amount = une quantité de poids
# lint-allow: before-after — names to its author what a review must not say
feedback-rule-weight-rate = la vitesse à laquelle le corps change
# lint-allow: health-professional — names to its author what a review must not say
feedback-rule-health-professional = la recommandation d’une personne du domaine médical
# lint-allow: disease — names to its author what a review must not say
feedback-rule-disease = maladies ou médicaments
feedback-rule-unauthorised-effect = un effet pour lequel il n’existe pas d’allégation autorisée
feedback-rule-fear = l’inquiétude pour sa propre santé
feedback-rule-absolute = une promesse sans limite
# lint-allow: green — names to its author what a review must not say
feedback-rule-green = une affirmation générale sur l’environnement
feedback-rule-urgency = un appel à se presser
# lint-allow: before-after — names to its author what a review must not say
feedback-rule-before-after = le corps avant et après
feedback-stop-text = Vous préférez que nous ne posions plus cette question après une commande ?
feedback-stop = Ne plus demander
feedback-stopped = Entendu, nous ne demanderons plus. Vous pouvez tout de même donner cet avis.
