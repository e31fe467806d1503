### Texts of the quiz entries: start, v3, go, gocards, start1.

# /start

start-title = Le quiz : 14 questions environ sur vos journées | { -brand }
start-description = Environ 14 questions sur vos repas, vos mouvements et vos habitudes. Vous lisez d’avance ce qui est demandé, pourquoi, et ce qu’il en advient.
start-heading = À quoi ressemble un mardi ordinaire chez vous ?
start-lead = Ni votre meilleur jour, ni le pire. De 14 réponses environ naît une suggestion : lequel de nos produits convient à ce mardi. Parfois, la réponse est : aucun.
start-eyebrow = Le quiz
start-note-1 = Environ 14 questions, quelques minutes
start-note-2 = Taille et poids facultatifs
start-note-3 = Votre résultat, avec ou sans e-mail
start-asks-heading = Ce que nous demandons
start-asks-1-heading = Manger et boire
start-asks-1-text = Quand vous mangez, ce qui est souvent sur la table, et combien d’eau l’accompagne.
start-asks-2-heading = Marcher et se reposer
start-asks-2-text = La part de marche, de chaise et de sommeil. Un ordre de grandeur suffit, personne ne vérifie.
start-asks-3-heading = Vous
start-asks-3-text = Sans votre consentement, ces réponses restent dans votre navigateur et rien n’est conservé. Vous pouvez aussi passer ces questions, sauf celle de l’âge et celles qui vous protègent.
start-answers-heading = Ce que deviennent vos réponses
start-answers-1 = Le résultat est calculé **dans votre navigateur**. Nous ne conservons que ce que vous avez accepté et, sans commande, 30 jours au plus. Vos réponses n’apparaissent jamais dans une adresse de page, un objet de message ou un système publicitaire.
start-answers-2 = Le quiz s’adresse aux adultes. Si vous avez moins de 18 ans, si vous êtes enceinte ou si vous allaitez, nous ne vous proposons rien, sinon un au revoir amical.
start-other-heading = Ou sous une autre forme
start-other-lead = La même curiosité, de quatre autres façons.
start-action-short = Quiz court
start-action-cards = Quiz en cartes
start-action-sections = Quiz par étapes
start-action-fibre = Quiz { -daily-fibre }

# /v3

v3-title = Le quiz en quatre étapes | { -brand }
v3-description = Le quiz entier en quatre étapes, du lever au soir. Vous voyez toujours où vous en êtes, vous pouvez revenir en arrière et faire des pauses.
v3-heading = Une journée en quatre étapes.
v3-lead = Pour qui aime regarder la carte en randonnée. Chaque étape tient en une poignée de questions, et un banc vous attend après chacune des trois premières.
v3-eyebrow = Quiz par étapes
v3-stages-heading = L’itinéraire
v3-stages-1-heading = Le matin
v3-stages-1-text = Le lever, le petit-déjeuner ou son absence, le premier verre d’eau.
v3-stages-2-heading = Les repas
v3-stages-2-text = Ce qu’il y a dans l’assiette à midi, le soir, et ce qui se glisse entre les deux.
v3-stages-3-heading = Le mouvement
v3-stages-3-text = L’escalier, le vélo, le sport. Le canapé a le droit d’être cité.
v3-stages-4-heading = Les envies
v3-stages-4-text = Ce que vous aimeriez changer, ce qui peut très bien rester ainsi, et quelques questions qui vous protègent.
v3-route-heading = En chemin
v3-route-1-question = Puis-je m’arrêter un moment ?
v3-route-1-answer = Oui. Il n’y a pas de chronomètre. Votre progression reste dans votre navigateur jusqu’à ce que vous repreniez.
v3-route-2-question = Puis-je faire demi-tour ?
v3-route-2-answer = À tout moment, même au milieu d’une étape. Changez une réponse, et la suggestion change avec elle.
v3-route-3-question = Qu’est-ce qui est conservé ?
v3-route-3-answer = Les réponses sur le corps, seulement avec votre consentement explicite, et 30 jours au plus si vous ne commandez pas.
v3-trust-1 = Retour en arrière toujours possible
v3-trust-2 = Calculé dans votre navigateur
v3-trust-3 = Pour adultes
v3-action-whole = Plutôt d’une traite

# /go

go-title = Quiz court : le temps d’un thé | { -brand }
go-description = La version courte du quiz : seulement les questions qui comptent pour choisir entre nos produits. Rien sur le corps, pas de compte.
go-heading = Fini quand le thé est prêt.
go-lead = Le quiz court ne demande que ce qu’il faut pour une suggestion. Thé vert ou thé noir, vous aurez le temps.
go-note-1 = Une poignée de questions
go-note-2 = Rien sur votre corps
go-answers-heading = Vos réponses restent chez vous
go-answers-1 = La suggestion naît dans votre navigateur. Vos réponses n’apparaissent ni dans la barre d’adresse ni dans des données publicitaires.
go-why-heading = À votre tour de demander
go-why-1-question = Un quiz pour deux produits ?
go-why-1-answer = Parce que la réponse honnête est parfois « ni l’un ni l’autre ». On y arrive plus facilement quand quelqu’un pose la question.
go-why-2-question = Un même prix pour tous ?
go-why-2-answer = Oui. Vos réponses changent la suggestion, jamais le prix.
go-action-full = Plutôt le quiz complet

# /gocards

gocards-title = Quiz en cartes : oui, non, suivante | { -brand }
gocards-description = Une pile de cartes avec des phrases sur le quotidien. Dites oui, non, ou mettez la carte de côté. Au pouce, à la souris ou au clavier.
gocards-heading = Une pile de cartes, pas un examen.
gocards-lead = Sur chaque carte, une phrase. Si elle est vraie, la carte va à droite. Sinon, à gauche. Réfléchir est permis, pas obligatoire.
gocards-eyebrow = Quiz en cartes
gocards-samples-heading = Trois cartes en avant-goût
gocards-samples-1-heading = « Je prends mon petit-déjeuner debout. »
gocards-samples-1-text = Oui : le matin est court. Non : il y a une table.
gocards-samples-2-heading = « À midi, mon verre d’eau est encore plein. »
gocards-samples-2-text = Avec un oui, nous ne suggérons pas { -daily-fibre }. Il lui faut beaucoup d’eau.
gocards-samples-3-heading = « Je lis les étiquettes d’un bout à l’autre. »
gocards-samples-3-text = Nous allons bien nous entendre.
gocards-cards-heading = Comment jouer
gocards-cards-1-heading = Glisser, toucher ou utiliser les flèches
gocards-cards-1-text = Les trois mènent au même résultat.
gocards-cards-2-heading = Mettre de côté
gocards-cards-2-text = Une carte ne vous concerne pas ? Elle ne compte pas. Seules les deux cartes qui vous protègent attendent une réponse.
gocards-cards-3-heading = Revenir en arrière
gocards-cards-3-text = Vous pouvez toujours reprendre la carte précédente.
gocards-answers-heading = Votre âge et les cartes sur le corps
gocards-answers-1 = Avant la pile, nous demandons votre âge. Tout en bas de la pile, trois cartes portent sur le corps. Ces réponses ne sont conservées que si vous y consentez expressément. Sinon, elles restent dans votre navigateur, où la suggestion est aussi calculée.
gocards-action-list = Plutôt sous forme de liste

# /start1

start1-title = { -daily-fibre } et vos journées : le quiz | { -brand }
start1-description = Le quiz { -daily-fibre } : trois repas, beaucoup d’eau, des précautions claires. Vous apprenez d’abord à qui le glucomannane ne convient pas.
start1-heading = Trois fois par jour, avez-vous un verre d’eau sous la main ?
start1-lead = { -daily-fibre } est une fibre de racine de konjac. Il lui faut trois repas et, chaque fois, un à deux verres d’eau. Le quiz dit si cela convient à vos journées.
start1-eyebrow = Quiz { -daily-fibre }
start1-before-heading = D’abord : à qui il ne convient pas
start1-before-1 = **Il existe un risque d’étouffement pour les personnes ayant des difficultés de déglutition ou en cas d’apport insuffisant de liquide.** Si vous avez du mal à avaler ou devez limiter vos boissons, { -daily-fibre } n’est pas pour vous et vous pouvez vous arrêter ici.
start1-before-2 = Si vous prenez des médicaments, si vous êtes enceinte ou si vous allaitez, demandez d’abord l’avis d’un professionnel de santé. Le produit ne s’adresse ni aux enfants ni aux adolescents.
start1-asks-heading = Ensuite : quatre sujets simples
start1-asks-1-heading = Vos repas
start1-asks-1-text = Y en a-t-il trois chaque jour, avec de la place pour une prise avant chacun ?
start1-asks-2-heading = Votre eau
start1-asks-2-text = Y a-t-il un verre à portée de main, au travail et en déplacement aussi ?
start1-asks-3-heading = Votre agenda
start1-asks-3-text = Vos journées sont-elles vraiment régulières ?
start1-asks-4-heading = Vous
start1-asks-4-text = Âge, taille, poids et une question qui vous protège. Tout cela n’est conservé que si vous y consentez.
start1-trust-1 = Calculé dans votre navigateur
start1-trust-2 = Retour en arrière toujours possible
start1-trust-3 = Résultat aussi sans e-mail
start1-action-compare = Comparer les deux produits
