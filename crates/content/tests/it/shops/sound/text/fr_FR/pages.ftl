# Texts of the pages.
index-title = { -brand }
index-description = Des semences du Nord.
index-heading = Bienvenue chez { -brand }
index-lead = { promise }
index-point-heading = Contrôlé
index-point-text = Chaque variété germe.
index-action-start = Commencer
index-action-terms = Conditions
promise = Parole tenue par { -owner }.

start-title = Quelle variété ?
start-description = Cinq questions, une variété.
start-heading = Quelle variété convient ?
start-steps-heading = Comment faire
start-step-heading = Répondre
start-step-text = Cinq questions courtes.
start-prose = Sans inscription.

terms-title = Conditions
confirm-title = Merci
not-found-title = Introuvable
error-title = Une erreur
