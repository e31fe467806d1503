### Texts of the quizzes themselves: questions, answers, pauses, endings and the day they add up to.

# Shared by several quizzes

quiz-scale-rhythm = Rythme
quiz-scale-water = Eau
quiz-scale-movement = Mouvement
quiz-scale-rest = Repos
quiz-scale-plan = Régularité
quiz-unit-glasses = verres
quiz-statement-true = Tout à fait vrai
quiz-statement-partly = Vrai les bons jours
quiz-statement-untrue = Faux
quiz-ask-age-question = Quel âge avez-vous ?
quiz-ask-age-help = Cette question ne peut pas être passée : nos produits s’adressent aux adultes.
quiz-ask-height-question = Combien mesurez-vous ?
quiz-ask-weight-question = Combien pesez-vous ?
quiz-ask-weight-help = Un chiffre approximatif suffit. Nous n’en tirons ni projection ni prédiction.
quiz-protect-question = L’une de ces situations vous concerne-t-elle ?
quiz-protect-help = Si oui, nous ne vous proposerons rien. Cette question ne peut pas être passée : elle est là pour vous protéger.
quiz-protect-pregnancy = Je suis enceinte ou j’allaite
# lint-allow: disease — names the condition only to exclude people
quiz-protect-eating = J’ai, ou j’ai eu, des troubles du comportement alimentaire
quiz-protect-none = Rien de tout cela
quiz-care-question = Et l’une de celles-ci vous concerne-t-elle ?
quiz-care-help = Plusieurs réponses possibles. Si l’une vous concerne, nous ne suggérerons pas { -daily-fibre }.
quiz-care-swallowing = J’ai du mal à avaler les gélules ou les aliments
quiz-care-fluids = Je dois limiter mes boissons
quiz-care-medicine = Je prends régulièrement des médicaments
quiz-care-none = Rien de tout cela
quiz-day-trio-heading = Au petit-déjeuner
quiz-day-trio-text = Deux gélules de { -daily-trio } avec un verre d’eau. Pour aujourd’hui, l’affaire est réglée.
quiz-day-fibre-heading = Avant chacun des trois repas
quiz-day-fibre-text = Deux gélules de { -daily-fibre } avec un à deux grands verres d’eau, jamais en position allongée ni juste avant le coucher.
quiz-day-medicine-heading = Demander d’abord
quiz-day-medicine-text = Vous prenez des médicaments. Demandez conseil à votre pharmacien ou à votre médecin avant d’y ajouter quoi que ce soit.
quiz-day-end-heading = Et à part cela
quiz-day-end-text = Rien d’autre. Le reste de la journée est à vous.
quiz-why-fibre = Vous avez dit que vous mangez trois fois par jour et que vous buvez beaucoup. Il faut les deux.

# /start

start-section-day = Votre mardi
start-section-body = Vous
start-sex-question = Quelles images vous correspondent ?
start-sex-help = Votre réponse décide des images et d’une seule question, vers la fin.
start-sex-woman = Femme
start-sex-man = Homme
start-sex-other = Ni l’un ni l’autre
start-meals-question = Combien de fois mangez-vous, un mardi ordinaire ?
start-meals-help = Le biscuit attrapé au passage ne compte pas. Pas même le deuxième.
start-meals-three = Trois fois, assez régulièrement
start-meals-two = Deux fois
start-meals-changes = Ça dépend
start-meals-between = Peu à la fois, mais souvent
start-breakfast-question = Et le petit-déjeuner ?
start-breakfast-table = À table, presque tous les jours
start-breakfast-standing = Debout, mais c’est déjà ça
start-breakfast-weekend = Le week-end seulement
start-breakfast-coffee = Un café, c’est aussi un petit-déjeuner
start-glasses-question = Combien de verres d’eau buvez-vous par jour ?
start-glasses-help = Le thé compte. Une estimation suffit.
start-glasses-low = Presque aucun
start-glasses-high = Carafe après carafe
start-thrice-question = Penser à quelque chose trois fois par jour, c’est facile pour moi.
start-thrice-help = Est-ce vrai pour vous ?
start-moves-question = Que trouve-t-on dans votre semaine ?
start-moves-help = Trois réponses au plus.
start-moves-walk = Des trajets à pied
start-moves-stairs = Des escaliers, même par choix
start-moves-bike = Du vélo
start-moves-sport = Du sport, sac compris
start-moves-sofa = Surtout du canapé
start-sleep-question = Comment sont vos nuits ?
start-sleep-long = Longues et calmes
start-sleep-fine = Correctes, le plus souvent
start-sleep-short = Plutôt courtes
start-sleep-broken = Entrecoupées
start-name-question = Comment pouvons-nous vous appeler ?
start-name-help = Un prénom ou un surnom. Il n’apparaît qu’ici et dans votre récapitulatif, et vous pouvez aussi le garder pour vous.
start-halfway-heading = { $name ->
    [none] C’est la mi-temps.
   *[other] C’est la mi-temps, { $name }.
}
start-halfway-1 = { $meals ->
    [three] Trois repas, régulièrement : votre mardi a une charpente.
    [two] Deux repas : un mardi aux angles nets.
    [changes] Ça dépend : votre mardi ménage le suspense.
   *[other] Peu à la fois, mais souvent : votre mardi ne connaît pas les longues pauses.
}
start-halfway-2 = Viennent maintenant des questions sur vous. Vos réponses ne sont conservées que si vous y consentez. Sinon, elles restent dans votre navigateur.
start-body-question = Quelle image vous ressemble le plus ?
start-body-help = Aucune ne tombera tout à fait juste. Vous pouvez passer cette question.
start-body-in-words-question = Qu’est-ce qui vous décrit le mieux ?
start-body-in-words-help = Aucun mot ne tombera tout à fait juste. Vous pouvez passer cette question.
start-body-slim = Silhouette menue
start-body-average = Silhouette moyenne
start-body-athletic = Silhouette athlétique
start-body-curvy = Silhouette tout en courbes
start-body-stocky = Silhouette trapue
start-body-heavy = Silhouette forte
start-home-question = Dans quelle silhouette vous sentiriez-vous chez vous ?
start-home-help = La même réponse qu’à l’instant est une bonne réponse. Cette question aussi, vous pouvez la passer.
start-nearly-heading = Et voilà, c’est tout.
start-nearly-1 = Votre taille et votre poids ne servent qu’à une chose : ne rien proposer aux personnes à qui le produit n’est pas destiné. Nous ne lisons pas l’avenir dans les images et les chiffres.
start-nearly-2 = La suggestion, elle, suit votre mardi. Vous pouvez tourner la page.
start-ending-fibre-heading = { $name ->
    [none] { -daily-fibre } trouve sa place dans votre mardi.
   *[other] { $name }, { -daily-fibre } trouve sa place dans votre mardi.
}
start-ending-fibre-text = Trois repas, beaucoup d’eau et rien qui s’y oppose : ce sont les conditions, et vous les avez toutes citées. Lisez d’abord les précautions d’emploi, surtout celle sur l’eau.
start-ending-trio-heading = { $name ->
    [none] { -daily-trio } va bien avec votre petit-déjeuner.
   *[other] { $name }, { -daily-trio } va bien avec votre petit-déjeuner.
}
start-ending-trio-text = { $breakfast ->
    [standing] Vous prenez votre petit-déjeuner debout. Pour deux gélules et un verre d’eau, cela suffit. { -daily-trio } n’en demande pas plus.
   *[other] Chez vous, le matin, il y a une table. Deux gélules et un verre d’eau y trouvent leur place. { -daily-trio } n’en demande pas plus.
}
start-ending-neither-heading = { $name ->
    [none] Votre mardi n’a pas besoin de nous.
   *[other] { $name }, votre mardi n’a pas besoin de nous.
}
start-ending-neither-text = { -daily-trio } va avec un petit-déjeuner, { -daily-fibre } avec trois repas et beaucoup d’eau. Pour l’instant, ni l’un ni l’autre ne correspond à vos réponses. C’est un résultat, pas un défaut.
start-day-coffee-heading = Le café
start-day-coffee-text = Il peut rester. Un verre d’eau à côté ne lui enlève rien.
start-day-water-heading = Le verre de la matinée
start-day-water-text = Posez-le là où vos yeux se posent de toute façon. Un verre bien en vue se vide plus volontiers.
start-day-meals-heading = Un point fixe
start-day-meals-text = Choisissez un repas qui a lieu tous les jours à la même heure. Les autres peuvent vagabonder.
start-day-walk-heading = Un tour du pâté de maisons
start-day-walk-text = Le canapé vous attendra. Il garde toujours les places.
start-day-evening-heading = Le soir
start-day-evening-text = La lumière s’éteint un peu plus tôt, le téléphone dort dans une autre pièce. Demain sera encore un mardi, sous un autre nom.
start-why-breakfast = Vous avez dit que vous prenez un petit-déjeuner presque tous les jours. Les deux gélules vont avec.
start-why-sleep = Vous avez dit que vos nuits sont courtes ou entrecoupées.
start-why-moves = Vous avez dit que le mouvement fait partie de votre semaine.
start-why-meals = Vous avez dit que vous mangez sans heure fixe.

# /v3

v3-up-question = Le réveil sonne. Et ensuite ?
v3-up-easily = Je me lève
v3-up-second = Il sonne encore
v3-up-third = Nous négocions
v3-breakfast-question = Que devient le petit-déjeuner ?
v3-breakfast-daily = Il a lieu, presque tous les jours
v3-breakfast-way = Il a lieu en chemin
v3-breakfast-none = Il n’a pas lieu
v3-first-glass-question = Je bois mon premier verre d’eau avant mon premier coup d’œil au téléphone.
v3-first-glass-help = Est-ce vrai pour vous ? Le téléphone n’en saura rien.
v3-bench-morning-heading = Le premier banc
v3-bench-morning-1 = { $up ->
    [easily] Se lever sans négocier, peu de gens savent le faire. Asseyez-vous un instant, les repas attendront.
    [second] Une deuxième sonnerie n’a rien de honteux. Asseyez-vous un instant, les repas attendront.
   *[other] Qui négocie dès le matin a bien le droit de s’asseoir. Les repas attendront.
}
v3-lunch-question = Qu’y a-t-il à midi ?
v3-lunch-box = Du fait maison
v3-lunch-canteen = Cantine, sandwicherie, restaurant
v3-lunch-bite = Une bouchée à côté du clavier
v3-lunch-none = Le plus souvent, rien
v3-dinner-question = Et le soir ?
v3-dinner-cooked = On cuisine
v3-dinner-bread = Du pain et ce qui va avec
v3-dinner-ordered = On sonne à la porte
v3-dinner-none = Le plus souvent, pas grand-chose
v3-glasses-question = Combien de verres d’eau au fil de la journée ?
v3-glasses-help = Le thé compte. La gorgée du brossage de dents, non.
v3-glasses-low = Aucun
v3-glasses-high = Beaucoup
v3-bench-meals-heading = Le deuxième banc
v3-bench-meals-1 = { $dinner ->
    [cooked] Chez vous, on cuisine le soir. D’ici, on sent presque la bonne odeur.
    [bread] Aucun marcheur ne s’est jamais plaint du pain et du fromage.
    [ordered] Quand on sonne le soir, au moins, vous savez qui c’est.
   *[other] Le soir, la cuisine reste froide. Cela aussi a sa place sur la carte.
}
v3-ways-question = Comment traversez-vous la journée ?
v3-ways-help = Quatre réponses au plus.
v3-ways-foot = À pied
v3-ways-bike = À vélo
v3-ways-train = En bus et en train
v3-ways-car = En voiture
v3-ways-home = Du lit au bureau, et retour
v3-sport-question = Et le sport ?
v3-sport-often = Il a sa place dans la semaine
v3-sport-sometimes = Quand la météo s’y prête
v3-sport-sofa = Le canapé et moi, nous nous comprenons
v3-bench-ways-heading = Le dernier banc
v3-bench-ways-1 = { $sport ->
    [often] Le sport a sa place dans votre semaine. Vous avez quand même mérité le banc.
    [sometimes] Aujourd’hui, la météo s’y prête. Asseyez-vous donc.
   *[other] Un banc n’est jamais qu’un canapé au grand air.
}
v3-bench-ways-2 = La dernière étape comporte quelques questions sur vous. Vos réponses ne sont conservées que si vous y consentez.
v3-wish-question = Qu’aimeriez-vous voir changer ?
v3-wish-mornings = Les matins
v3-wish-meals = Les repas
v3-wish-evenings = Les soirées
v3-wish-nothing = Rien, au fond
v3-stay-question = Et qu’est-ce qui peut très bien rester ainsi ?
v3-stay-help = Quelques mots suffisent, par exemple : le café de dix heures.
v3-capsules-question = Combien de fois par jour prendriez-vous des gélules ?
v3-capsules-once = Une fois, et c’est réglé
v3-capsules-thrice = Trois fois, avec de grands verres d’eau
v3-capsules-never = Jamais
v3-ending-fibre-heading = À l’arrivée : { -daily-fibre }
v3-ending-fibre-text = Trois repas, beaucoup d’eau, trois fois par jour : c’est ce que demande { -daily-fibre }, et votre journée s’y prête. Lisez d’abord les précautions d’emploi, surtout celle sur l’eau.
v3-ending-trio-heading = À l’arrivée : { -daily-trio }
v3-ending-trio-text = { $breakfast ->
    [way] Votre petit-déjeuner a lieu en chemin. Deux gélules peuvent être du voyage, et le verre d’eau aussi, dans une gourde.
   *[other] Votre petit-déjeuner a lieu. Deux gélules et un verre d’eau trouvent place à côté.
}
v3-ending-neither-heading = À l’arrivée, sans bagages
v3-ending-neither-text = { $stay ->
    [none] Pour l’instant, aucun de nos produits ne convient à votre journée. Nous espérons que la promenade était belle quand même.
   *[other] Pour l’instant, aucun de nos produits ne convient à votre journée. Et ce qui peut rester, vous l’avez noté : « { $stay } »
}
v3-day-morning-heading = La veille au soir
v3-day-morning-text = Ce qu’il faut pour le matin est déjà sur la table. Le matin n’a plus qu’à venir.
v3-day-water-heading = Un verre à dix heures
v3-day-water-text = Et un autre à quinze heures. Deux moments fixes se retiennent mieux qu’une bonne résolution.
v3-day-meals-heading = Un repas à table
v3-day-meals-text = Un par jour suffit. Avec une assiette, sans écran.
v3-day-evening-heading = Un soir avec un point final
v3-day-evening-text = Une heure à laquelle la journée s’arrête. Elle peut être la même chaque soir.
v3-why-breakfast = Vous avez dit que votre petit-déjeuner a lieu. Les deux gélules vont avec.
v3-why-up = Vous avez dit que votre réveil sonne plus d’une fois.
v3-why-sport = Vous avez dit que le sport a sa place dans votre semaine.
v3-why-dinner = Vous avez dit que le soir, on sonne souvent à votre porte.

# /go

go-tea-question = L’essentiel d’abord : quel thé infuse en ce moment ?
go-tea-help = Cela ne compte pour rien. Simple curiosité.
go-tea-green = Du thé vert
go-tea-black = Du thé noir
go-tea-coffee = Aucun, je bois du café
go-breakfast-question = Prenez-vous un petit-déjeuner ?
go-breakfast-always = Oui, presque toujours
go-breakfast-often = La plupart des jours
go-breakfast-rarely = Rarement
go-meals-question = Combien de repas compte votre journée ?
go-meals-three = Trois
go-meals-two = Deux
go-meals-changes = Même la journée ne le sait pas d’avance
go-glass-question = Où est votre verre d’eau le plus proche ?
go-glass-here = À portée de main
go-glass-kitchen = À quelques pas
go-glass-meals = Sur la table, quand on mange
go-glass-where = Quel verre ?
go-fits-question = Qu’est-ce qui convient à votre journée ?
go-fits-help = Choisissez ce qui vous est facile.
go-fits-thrice = Des gélules trois fois par jour
go-fits-thrice-text = J’avale les gélules sans peine, et les grands verres d’eau qui vont avec ne me gênent pas.
go-fits-once = Des gélules une fois par jour
go-fits-once-text = Au petit-déjeuner, avec un verre d’eau.
go-fits-never = De préférence, aucune
go-plan-question = Ce que je compte faire est noté dans mon agenda.
go-plan-help = Est-ce vrai pour vous ?
go-ending-fibre-heading = { -daily-fibre }, si vous voulez.
go-ending-fibre-text = Trois repas et toujours un verre d’eau tout près : c’est le quotidien qu’il faut à { -daily-fibre }. Ce n’est pas pour vous si vous avez moins de 18 ans, si vous avez du mal à avaler, si vous devez limiter vos boissons, si vous prenez des médicaments, si vous êtes enceinte ou si vous allaitez.
go-ending-trio-heading = { -daily-trio }, au petit-déjeuner.
go-ending-trio-text = { $tea ->
    [green] Deux gélules, un verre d’eau, et voilà. Le thé vert peut rester à côté. Réservé aux adultes.
    [black] Deux gélules, un verre d’eau, et voilà. Le thé noir peut rester à côté. Réservé aux adultes.
   *[other] Deux gélules, un verre d’eau, et voilà. La tasse peut rester à côté. Réservé aux adultes.
}
go-ending-neither-heading = Ni l’un ni l’autre.
go-ending-neither-text = { $tea ->
    [coffee] D’après vos réponses, rien de chez nous ne convient à votre journée pour l’instant. Buvez tranquillement votre café.
   *[other] D’après vos réponses, rien de chez nous ne convient à votre journée pour l’instant. Buvez tranquillement votre thé.
}
go-day-tea-heading = Pendant que le thé infuse
go-day-tea-text = Un verre d’eau. De toute façon, le thé a encore besoin d’un moment.
go-day-glass-heading = Un verre en vue
go-day-glass-text = Trouvez-lui une place fixe, là où vous passez plusieurs fois par jour.
go-day-meals-heading = Une heure fixe
go-day-meals-text = Un seul repas à heure fixe suffit pour commencer.
go-day-plan-heading = Un pense-bête
go-day-plan-text = Pas d’agenda ? Un mot collé à la tasse fera l’affaire.
go-why-breakfast = Vous avez dit que vous prenez généralement un petit-déjeuner. Les deux gélules vont avec.
go-why-meals = Vous avez dit que vos repas varient.

# /gocards

gocards-no = Non
gocards-yes = Oui
gocards-breakfast = Je prends presque toujours un petit-déjeuner.
gocards-standing = Je prends mon petit-déjeuner debout.
gocards-meals = Je mange trois fois par jour.
gocards-full-glass = À midi, mon verre d’eau est encore plein.
gocards-water = J’ai toujours de l’eau à portée de main.
gocards-once = Je veux y penser une fois par jour, pas plus.
gocards-cook = Je cuisine plus souvent que je ne me fais livrer.
gocards-labels = Je lis les étiquettes d’un bout à l’autre.
gocards-stairs = Je prends l’escalier de mon plein gré.
gocards-evening-walk = Le soir, je ressors faire quelques pas.
gocards-nights = Mes nuits sont assez longues.
gocards-pregnancy = Je suis enceinte ou j’allaite.
# lint-allow: disease — names the condition only to exclude people
gocards-eating = J’ai, ou j’ai eu, des troubles du comportement alimentaire.
gocards-care = J’ai du mal à avaler, je dois limiter mes boissons ou je prends des médicaments.
gocards-care-help = Avec un oui, nous ne suggérons pas { -daily-fibre }. Si vous mettez la carte de côté, c’est pareil.
gocards-ending-fibre-heading = Les cartes désignent { -daily-fibre }.
gocards-ending-fibre-text = Trois repas, de l’eau à portée de main et aucune carte qui s’y oppose. Lisez d’abord les précautions d’emploi, surtout celle sur l’eau.
gocards-ending-trio-heading = Les cartes désignent { -daily-trio }.
gocards-ending-trio-text = { $standing ->
    [yes] Vous prenez presque toujours un petit-déjeuner, même si c’est debout. Deux gélules et un verre d’eau n’ont pas besoin de chaise.
   *[other] Vous prenez presque toujours un petit-déjeuner. Deux gélules et un verre d’eau trouvent place à côté.
}
gocards-ending-neither-heading = Les cartes ne désignent rien.
gocards-ending-neither-text = D’après vos cartes, aucun de nos produits ne convient pour l’instant. Rebattez-les, ou laissez simplement la pile où elle est.
gocards-day-chair-heading = Une chaise
gocards-day-chair-text = Samedi, le petit-déjeuner pourra s’asseoir.
gocards-day-glass-heading = Le verre plein
gocards-day-glass-text = Buvez-en la moitié en vous asseyant, l’autre moitié en vous levant.
gocards-day-labels-heading = De la lecture
gocards-day-labels-text = Notre étiquette a un verso. Il a été écrit pour vous.
gocards-day-night-heading = Le dernier regard
gocards-day-night-text = Pour un livre plutôt que pour le téléphone. Ou pour le plafond, c’est bien aussi.
gocards-day-care-heading = Demander d’abord
gocards-day-care-text = Parlez-en à votre pharmacien ou à votre médecin avant d’ajouter quoi que ce soit.
gocards-why-breakfast = Vous avez dit que vous prenez presque toujours un petit-déjeuner. Les deux gélules vont avec.
gocards-why-nights = Vous avez dit que vos nuits ne sont pas assez longues.
gocards-why-cook = Vous avez dit que vous cuisinez plus souvent que vous ne vous faites livrer.

# /start1

start1-section-care = Bon à savoir
start1-section-day = Votre journée
start1-section-you = Vous
start1-care-question = L’une de ces situations vous concerne-t-elle ?
start1-care-help = Plusieurs réponses possibles. Si l’une vous concerne, nous ne suggérerons pas { -daily-fibre }, et le quiz s’arrêtera là.
start1-meals-question = Y a-t-il trois repas dans votre journée ?
start1-meals-three = Oui, assez régulièrement
start1-meals-two = Plutôt deux
start1-meals-changes = Cela varie
start1-dinner-question = À quel moment prenez-vous le repas du soir ?
start1-dinner-help = Il faut un peu de temps entre la table et le lit.
start1-dinner-early = En début de soirée
start1-dinner-late = Tard, mais la soirée continue
start1-dinner-bed = Juste avant le coucher
start1-glasses-question = Combien de verres d’eau buvez-vous par jour ?
start1-glasses-help = Le thé compte. Une estimation suffit.
start1-reach-question = Avez-vous un verre à portée de main ?
start1-reach-always = Toujours, au travail et en déplacement aussi
start1-reach-home = À la maison, oui
start1-reach-rarely = Rarement
start1-calendar-question = Vos journées sont-elles vraiment régulières ?
start1-calendar-same = On pourrait régler sa montre dessus
start1-calendar-weekdays = En semaine oui, le week-end non
start1-calendar-wild = La montre a renoncé
start1-height-help = Ici, la taille et le poids sont indispensables : { -daily-fibre } n’est pas destiné aux personnes de très faible poids.
start1-ending-fibre-heading = { -daily-fibre } trouve sa place dans votre journée.
start1-ending-fibre-text = { $calendar ->
    [wild] Trois repas, assez d’eau et rien qui s’y oppose. Vos journées ne sont pas régulières, mais vos repas le sont. Cela suffit. Lisez d’abord les précautions d’emploi.
   *[other] Trois repas, assez d’eau et rien qui s’y oppose. Lisez d’abord les précautions d’emploi, surtout celle sur l’eau.
}
start1-ending-neither-heading = Pas cette fois.
start1-ending-neither-text = { $meals ->
    [none] D’après votre première réponse, nous ne suggérons pas { -daily-fibre }. Nous avons bien fait de demander.
   *[other] Il faut à { -daily-fibre } trois repas, beaucoup d’eau et un peu de temps avant le coucher. Pour l’instant, le compte n’y est pas, et ce n’est pas grave.
}
start1-day-bottle-heading = Une gourde à emporter
start1-day-bottle-text = À la maison, le verre est prêt. Pour le reste de la journée, remplissez une gourde le matin.
start1-day-calendar-heading = Les repas comme horloge
start1-day-calendar-text = Quand les journées varient, fiez-vous à l’assiette et non à l’heure.
start1-day-dinner-heading = Après le repas du soir
start1-day-dinner-text = Veillez encore un peu. Un chapitre, la vaisselle, une conversation.
start1-day-ordinary-heading = Un verre, une assiette
start1-day-ordinary-text = Choisissez un repas qui s’accompagne chaque jour d’un verre d’eau. Il n’en faut pas plus.
