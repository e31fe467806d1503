### Texts of the e-mail steps and the summaries that follow the quizzes.

# /start-email

start-email-title = Le résultat par e-mail ? Si vous voulez | { -brand }
start-email-description = À vous de décider si le résultat arrive aussi dans votre boîte de réception. Dans tous les cas, il vous attend à la page suivante.
start-email-heading = Voulez-vous aussi le résultat par e-mail ?
start-email-lead = L’adresse n’est pas un droit d’entrée. Votre résultat est prêt à la page suivante, avec ou sans elle.
start-email-mail-heading = Ce qu’apporte l’e-mail
start-email-mail-1-heading = Un lien vers votre récapitulatif
start-email-mail-1-text = Il ouvre, sur n’importe quel appareil, ce que vous voyez à la page suivante.
start-email-mail-2-heading = Un objet discret
start-email-mail-2-text = Rien que votre voisin de train ne puisse lire.
start-email-mail-3-heading = Pas de publicité
start-email-mail-3-text = La lettre d’information se demande à part et se confirme une seconde fois. Un clic suffit pour l’arrêter.
start-email-mail-4-heading = Une fin prévue
start-email-mail-4-text = Sans commande ni lettre d’information, nous supprimons l’adresse au bout de 30 jours.
start-email-regret-heading = Et si vous le regrettez ?
start-email-regret-1 = Vous retirez votre consentement : dans le quiz, avec le lien à la fin de notre e-mail ou en nous écrivant un mot. Nous supprimons vos réponses et l’adresse, sans question et sans bouder.
start-email-trust-1 = Un seul message
start-email-trust-2 = Aucune vente de données
start-email-trust-3 = Aucune case cochée d’avance
start-email-next-heading = Continuer sans adresse
start-email-next-lead = Il n’y a rien à remplir.
start-email-action-result = Voir mon résultat
start-email-action-fibre = Voir mon résultat { -daily-fibre }

# /start-email2

start-email2-title = La pile est finie : voir le résultat | { -brand }
start-email2-description = Après le quiz en cartes : voir le résultat tout de suite ou le recevoir aussi par e-mail. La lettre d’information se confirme à part.
start-email2-heading = Dernière carte posée. On retourne la pile ?
start-email2-lead = Votre résultat est à un clic. Si vous voulez le revoir plus tard, il peut aussi arriver par e-mail.
start-email2-eyebrow = Quiz en cartes
start-email2-confirm-heading = Quand nous vous écrivons
start-email2-confirm-1-heading = Donner une adresse
start-email2-confirm-1-text = Rien que l’adresse. Gardez votre nom et votre numéro de téléphone.
start-email2-confirm-2-heading = Lire le résultat
start-email2-confirm-2-text = Un message avec un lien vers vos cartes. Sans commande, nous supprimons l’adresse au bout de 30 jours.
start-email2-confirm-3-heading = La lettre, si vous voulez
start-email2-confirm-3-text = Seulement si vous demandez la lettre d’information à part et confirmez le lien d’un second message.
start-email2-inside-heading = Ce que le lien ouvre
start-email2-inside-1-heading = Vos trois piles
start-email2-inside-1-text = Oui, Non et De côté, à relire.
start-email2-inside-2-heading = La suggestion
start-email2-inside-2-text = Avec la raison qui y a conduit.
start-email2-quiet-heading = Ce que personne n’a besoin de savoir
start-email2-quiet-1 = Ni téléphone, ni date de naissance, ni compte. Et rien dans l’objet du message qui regarde les autres.
start-email2-next-heading = Ou la retourner tout de suite
start-email2-action-result = Voir mes cartes

# /email

email-title = Deux cases avant le résultat | { -brand }
email-description = Deux questions facultatives avant le résultat du quiz court : le voulez-vous par e-mail, et pouvons-nous vous écrire plus tard ?
email-heading = Deux cases, toutes deux vides.
email-lead = Elles le restent si vous ne faites rien. Vous voyez tout de même votre résultat.
email-choices-heading = Ce que vous pouvez accepter
email-choices-column-1 = Résultat
email-choices-column-2 = Lettre d’information
email-choices-1-1 = Un message
email-choices-1-2 = Des recettes et des nouvelles
email-tea-heading = Le thé est prêt
email-tea-1 = Laissez les deux cases vides, et vous continuez sans détour. Nous ne poserons pas la question une seconde fois.
email-trust-1 = Aucune réponse dans l’objet
email-trust-2 = Adresse supprimée au bout de 30 jours si rien ne suit
email-action-result = Voir mon résultat

# /start-summary

start-summary-title = Votre récapitulatif | { -brand }
start-summary-description = Comment vos réponses deviennent une suggestion : trois règles visibles, une journée avec { -daily-trio } et le chemin vers l’offre.
start-summary-heading = Votre mardi, mis en ordre.
start-summary-lead = Le récapitulatif range ce que vous avez dit. Il ne vous juge pas et ne prédit rien. Et il montre son calcul.
start-summary-eyebrow = Votre récapitulatif
start-summary-rules-heading = Des réponses à la suggestion
start-summary-rules-1-heading = Vous prenez un petit-déjeuner
start-summary-rules-1-text = { -daily-trio } vous convient : deux gélules, un moment fixe.
start-summary-rules-2-heading = Trois repas, beaucoup d’eau
start-summary-rules-2-text = Regardez aussi { -daily-fibre }, et surtout ses précautions d’emploi.
start-summary-rules-3-heading = Rien de tout cela
start-summary-rules-3-text = Nous ne suggérons rien. Un bon livre de cuisine ne fait jamais de mal.
start-summary-day-heading = Un mardi avec { -daily-trio }
start-summary-day-1-heading = La veille au soir
start-summary-day-1-text = Le pot est à côté de la tasse dans laquelle vous buvez le matin.
start-summary-day-2-heading = Au petit-déjeuner
start-summary-day-2-text = Deux gélules avec un verre d’eau.
start-summary-day-3-heading = Le reste de la journée
start-summary-day-3-text = Rien d’autre. Un jour d’oubli ? N’en prenez pas plus le lendemain.
start-summary-limits-heading = Ce que ce récapitulatif n’est pas
start-summary-limits-1 = Ni un diagnostic ni un avis médical. Ce que vous avez passé reste ouvert ; nous ne devinons pas. Si vous prenez des médicaments ou avez un doute, demandez d’abord l’avis d’un professionnel de santé.
start-summary-plan-heading = On passe au plan ?
start-summary-plan-label = Continuer avec mon plan
start-summary-action-long = L’offre en version longue
start-summary-action-again = Changer mes réponses

# /summary

summary-title = Résultat du quiz court | { -brand }
summary-description = Le quiz court en une règle simple : quel produit pour quel quotidien, et ce que vaut une suggestion aussi brève.
summary-heading = Question courte, réponse courte.
summary-lead = Peu de questions font une esquisse, pas un portrait. Pour un premier choix, cela suffit.
summary-rule-heading = La règle, en trois lignes
summary-rule-1-heading = Petit-déjeuner : oui
summary-rule-1-text = { -daily-trio }, deux gélules pour l’accompagner.
summary-rule-2-heading = Trois repas et toujours un verre d’eau
summary-rule-2-text = { -daily-fibre }, si rien ne s’y oppose dans les précautions d’emploi.
summary-rule-3-heading = Ni l’un ni l’autre
summary-rule-3-text = { -light-kitchen }, 60 recettes, aucune gélule.
summary-action-plan = Continuer avec mon plan
summary-action-again = Refaire le quiz court
summary-limits-heading = Ce que cela vaut
summary-limits-1 = Un quiz court vous connaît à peu près aussi bien que votre boulanger. Prenez la suggestion comme un début, pas comme un verdict, et encore moins comme un avis médical.
summary-jar-heading = Un pot suffit pour commencer
summary-jar-lead = Il dure 30 jours. Ensuite, rien ne vous engage.
summary-action-full = Finalement, le quiz complet

# /gocards-summary

gocards-summary-title = Vos cartes, triées | { -brand }
gocards-summary-description = Oui, non, de côté : comment comptent les trois piles du quiz en cartes et comment elles deviennent une suggestion.
gocards-summary-heading = Trois piles, une suggestion.
gocards-summary-lead = Ce n’est pas un tour de cartes : chaque pile compte à sa manière, et vous voyez comment.
gocards-summary-eyebrow = Quiz en cartes
gocards-summary-piles-heading = Ce que disent les piles
gocards-summary-piles-1-heading = Oui
gocards-summary-piles-1-text = Voilà votre quotidien. La suggestion vient de cette pile.
gocards-summary-piles-2-heading = Non
gocards-summary-piles-2-text = Ce n’est pas votre quotidien. Cette pile écarte les produits qui ne conviennent pas.
gocards-summary-piles-3-heading = De côté
gocards-summary-piles-3-text = Ne compte pas. Ce que vous préférez taire, nous n’avons pas à le savoir.
gocards-summary-trumps-heading = Quelle carte pour quel produit
gocards-summary-trumps-1-label = Je prends presque toujours un petit-déjeuner
gocards-summary-trumps-1-2 = ne compte pas
gocards-summary-trumps-2-label = Je mange trois fois par jour
gocards-summary-trumps-2-1 = ne compte pas
gocards-summary-trumps-3-label = J’ai toujours de l’eau à portée de main
gocards-summary-trumps-3-1 = ne compte pas
gocards-summary-trumps-4-label = Je veux y penser une fois par jour, pas plus
gocards-summary-action-plan = Continuer avec mon plan
gocards-summary-action-again = Rebattre les cartes
gocards-summary-packs-lead = Votre choix est fait ? Prenez le raccourci.
gocards-summary-packs-label = Aller droit aux formats

# /start1-summary

start1-summary-title = Votre journée avec { -daily-fibre } | { -brand }
start1-summary-description = Trois prises de { -daily-fibre } dans une journée ordinaire, chacune avec un à deux verres d’eau. Avec l’avertissement et une liste à vérifier.
start1-summary-heading = Trois fois deux gélules, trois fois de l’eau.
start1-summary-lead = Voici comment se répartissent les 3 g de glucomannane de la journée. L’eau n’est pas un accompagnement. Elle fait partie de la prise.
start1-summary-day-heading = Une journée en bref
start1-summary-day-1-heading = Avant le petit-déjeuner
start1-summary-day-1-text = Deux gélules avec un à deux verres d’eau.
start1-summary-day-2-heading = Avant le repas de midi
start1-summary-day-2-text = Deux gélules, de nouveau avec un à deux verres. En déplacement, une gourde aide.
start1-summary-day-3-heading = Avant le repas du soir
start1-summary-day-3-text = Deux gélules avec un à deux verres d’eau, pas juste avant de vous allonger.
start1-summary-warning-heading = Avertissement
start1-summary-warning-1 = **Il existe un risque d’étouffement pour les personnes ayant des difficultés de déglutition ou en cas d’apport insuffisant de liquide.** À prendre avec beaucoup d’eau afin que le glucomannane parvienne à l’estomac.
start1-summary-check-heading = Trois oui avant de continuer
start1-summary-check-1-heading = J’avale les gélules sans peine
start1-summary-check-1-text = Si vous hésitez ici, laissez { -daily-fibre } de côté.
start1-summary-check-2-heading = Je peux boire beaucoup d’eau, et volontiers
start1-summary-check-2-text = Les trois prises demandent trois à six verres par jour.
start1-summary-check-3-heading = J’ai demandé conseil pour mes médicaments
start1-summary-check-3-text = Le glucomannane peut se lier à eux. Espacez de plusieurs heures et demandez d’abord conseil à votre pharmacien.
start1-summary-action-plan = Continuer avec mon plan
start1-summary-trio-lead = Un seul non ? { -daily-trio } se contente d’un verre le matin.
start1-summary-trio-label = Plutôt { -daily-trio }
