### Texts of the quizzes, their e-mail steps and summaries.

# /start

start-title = Le quiz : environ 14 questions | { -brand }
start-description = Environ 14 questions sur vos repas, vos mouvements et vos habitudes. Vous savez d’avance ce qui est demandé, pourquoi, et ce qu’il en advient.
start-heading = À quoi ressemble une journée ordinaire chez vous ?
start-lead = Environ 14 questions, quelques minutes, ni bonnes ni mauvaises réponses. À la fin, vous voyez lequel de nos produits convient à vos journées, si l’un d’eux convient.
start-asks-heading = De quoi il est question
start-asks-1-heading = Repas et boissons
start-asks-1-text = Quand vous mangez, ce qui est souvent sur la table et combien d’eau l’accompagne.
start-asks-2-heading = Mouvement et sommeil
start-asks-2-text = La part de marche, de chaise et de repos dans vos journées. Un ordre d’idée suffit.
start-asks-3-heading = Le corps, si vous le souhaitez
start-asks-3-text = Les questions sur le corps ne viennent qu’après votre consentement explicite. Vous pouvez les laisser de côté.
start-answers-heading = Ce que deviennent vos réponses
start-answers-1 = Le résultat est calculé dans votre navigateur. Nous ne conservons que ce à quoi vous avez consenti et, sans commande, pendant 30 jours au plus.
start-answers-2 = Le quiz s’adresse aux adultes. Aux personnes de moins de 18 ans, enceintes ou qui allaitent, nous ne faisons pas d’offre.
start-action-next = Continuer vers l’étape e-mail
start-action-go = Quiz court
start-action-cards = Quiz en cartes
start-action-sections = Quiz par parties
start-action-fibre = Quiz { -daily-fibre }

# /go

go-title = Quiz court : l’essentiel d’abord | { -brand }
go-description = La version courte de notre quiz : seulement les questions qui comptent pour choisir entre les produits. Sans compte, résultat sur une page.
go-heading = Le quiz entre deux choses
go-lead = Seulement l’essentiel, le temps que le thé infuse.
go-short-heading = Ce que le quiz court laisse de côté
go-short-1-heading = Aucune question sur le corps
go-short-1-text = Taille, silhouette et désagréments n’y figurent pas.
go-short-2-heading = Aucune liste interminable
go-short-2-text = Chaque question a peu de réponses, et vous pouvez toutes les passer.
go-answers-heading = Vos réponses
go-answers-1 = Le résultat est calculé dans votre navigateur. Vos réponses n’apparaissent ni dans la barre d’adresse ni dans des données publicitaires.
go-action-next = Continuer vers l’étape e-mail
go-action-full = Plutôt le quiz complet

# /gocards

gocards-title = Quiz en cartes : oui, non, suivante | { -brand }
gocards-description = Une pile de cartes avec des phrases sur le quotidien. Dites oui, dites non ou mettez la carte de côté. Utilisable aussi au clavier.
gocards-heading = Une carte, une phrase
gocards-lead = Pas un questionnaire, une pile de cartes. Inutile de réfléchir longtemps.
gocards-cards-heading = Comment parcourir la pile
gocards-cards-1-heading = Lire la carte
gocards-cards-1-text = Chacune porte une phrase sur une journée ordinaire.
gocards-cards-2-heading = Oui ou non
gocards-cards-2-text = Balayez, touchez ou utilisez les flèches du clavier. Le résultat est le même.
gocards-cards-3-heading = Mettre de côté
gocards-cards-3-text = Une carte ne vous concerne pas ? Passez-la. Vous pouvez toujours revenir d’une carte en arrière.
gocards-answers-heading = Ce que deviennent les cartes
gocards-answers-1 = Les cartes qui touchent au corps n’apparaissent que si vous y consentez expressément au préalable. Sinon, la pile est simplement plus courte.
gocards-action-next = Continuer vers l’étape e-mail
gocards-action-list = Plutôt sous forme de liste

# /v3

v3-title = Le quiz en quatre parties | { -brand }
v3-description = Le même quiz, réparti en quatre parties avec un indicateur de progression. Vous voyez toujours où vous en êtes et pouvez revenir en arrière.
v3-heading = Une partie après l’autre
v3-lead = Pour qui aime savoir ce qu’il reste à parcourir. Quatre parties, une poignée de questions chacune.
v3-sections-heading = Les quatre parties
v3-sections-1-heading = Votre matin
v3-sections-1-text = Le lever, le petit-déjeuner, le premier verre d’eau.
v3-sections-2-heading = Vos repas
v3-sections-2-text = Ce qu’il y a dans l’assiette à midi et le soir, et entre les deux.
v3-sections-3-heading = Vos mouvements
v3-sections-3-text = Les trajets, les escaliers, le sport, et le canapé aussi.
v3-sections-4-heading = Vos envies
v3-sections-4-text = Ce que vous aimeriez changer, et ce qui peut très bien rester ainsi.
v3-pause-heading = Faire une pause
v3-pause-1 = Il n’y a pas de chronomètre. Vous pouvez vous arrêter entre deux parties et revenir en arrière sans rien perdre.
v3-action-next = Continuer vers l’étape e-mail
v3-action-full = Plutôt d’une traite

# /start1

start1-title = Le quiz { -daily-fibre } | { -brand }
start1-description = Un quiz consacré au glucomannane, une fibre de racine de konjac : à qui s’adresse { -daily-fibre }, à qui il ne convient pas et ce qu’il demande.
start1-heading = { -daily-fibre } convient-il à vos journées ?
start1-lead = Le glucomannane est une fibre de racine de konjac. Trois fois par jour, chaque fois avec beaucoup d’eau : il faut que cela vous convienne.
start1-asks-heading = Ce que demande le quiz
start1-asks-1-heading = Vos repas
start1-asks-1-text = Si vous prenez trois repas réguliers, avec la place d’une portion avant chacun.
start1-asks-2-heading = Votre verre d’eau
start1-asks-2-text = Si un à deux verres d’eau avec chaque portion sont possibles pour vous.
start1-before-heading = Avant de commencer
start1-before-1 = { -daily-fibre } n’est pas pour vous si vous avez des difficultés à avaler ou si vous devez limiter vos boissons. Avec trop peu de liquide, il existe un risque d’étouffement.
start1-before-2 = Le quiz s’adresse aux adultes. Si vous êtes enceinte, allaitez ou prenez des médicaments, demandez d’abord conseil à un professionnel.
start1-action-next = Continuer vers l’étape e-mail
start1-action-compare = Comparer les deux produits

# /start-email

start-email-title = Votre résultat, avec ou sans e-mail | { -brand }
start-email-description = À vous de décider si nous vous envoyons aussi le résultat par e-mail. Dans tous les cas, vous pouvez le voir tout de suite.
start-email-heading = Souhaitez-vous aussi le résultat par e-mail ?
start-email-lead = L’adresse est facultative. Votre résultat vous attend à la page suivante, quelle que soit votre décision.
start-email-mail-heading = Ce que contient l’e-mail
start-email-mail-1-heading = Votre résultat
start-email-mail-1-text = Le même récapitulatif qu’à la page suivante, à conserver.
start-email-mail-2-heading = Aucune réponse dans l’objet
start-email-mail-2-text = L’objet du message ne dit rien que d’autres ne devraient lire.
start-email-mail-3-heading = De la publicité seulement sur demande
start-email-mail-3-text = La lettre d’information se demande à part et se confirme une seconde fois. Un clic suffit pour se désinscrire.
start-email-without-heading = Continuer sans adresse
start-email-without-1 = Vous n’avez rien à remplir. Allez directement à votre récapitulatif.
start-email-action-result = Voir mon résultat sans e-mail
start-email-action-fibre = Voir mon résultat { -daily-fibre }

# /start-email2

start-email2-title = Quiz en cartes : résultat par e-mail ? | { -brand }
start-email2-description = Une inscription chez nous : donner une adresse, ouvrir le message, confirmer. Nous n’écrivons qu’ensuite. Le résultat se voit aussi sans cela.
start-email2-heading = C’était la dernière carte. Et maintenant ?
start-email2-lead = Votre résultat est à un clic. Si vous voulez le relire plus tard, il peut aussi rejoindre votre boîte de réception.
start-email2-confirm-heading = Trois étapes avant de vous écrire
start-email2-confirm-1-heading = Donner une adresse
start-email2-confirm-1-text = L’adresse e-mail seulement. Il ne nous faut ni nom ni numéro de téléphone.
start-email2-confirm-2-heading = Ouvrir le message
start-email2-confirm-2-text = Il contient un lien de confirmation et aucune publicité.
start-email2-confirm-3-heading = Confirmer
start-email2-confirm-3-text = Seul votre clic vaut inscription. Sans lui, il ne se passe rien.
start-email2-without-heading = Ou pas du tout
start-email2-without-1 = Passez cette étape si vous préférez. Votre résultat n’en sera pas changé.
start-email2-action-result = Continuer vers mes cartes

# /email

email-title = Une étape avant le résultat | { -brand }
email-description = Deux questions avant le résultat : le voulez-vous par e-mail, et voulez-vous de nos nouvelles plus tard ? Les deux sont facultatives.
email-heading = Deux cases, toutes deux facultatives
email-lead = Aucune n’est cochée d’avance. Vous pouvez les laisser vides et voir tout de même votre résultat.
email-choices-heading = Ce que vous pouvez accepter
email-choices-1-heading = Recevoir le résultat
email-choices-1-text = Un seul message, avec votre récapitulatif.
email-choices-2-heading = La lettre d’information
email-choices-2-text = Des recettes et des nouvelles d’{ -brand }. Un consentement à part, confirmé à part, révocable à tout moment.
email-without-heading = Sans cocher
email-without-1 = Vous continuez tout de même. Le résultat du quiz court est à la page suivante.
email-action-result = Voir mon résultat sans e-mail

# /start-summary

start-summary-title = Votre récapitulatif | { -brand }
start-summary-description = Vos réponses au quiz, rangées par repas, mouvement et habitudes, et ce qui en découle pour nos produits.
start-summary-heading = Votre journée sur une page
start-summary-lead = Le récapitulatif range ce que vous avez dit. Il ne vous juge pas et ne prédit rien.
start-summary-shows-heading = Ce que montre le récapitulatif
start-summary-shows-1-heading = Ce que vous avez dit
start-summary-shows-1-text = Vos réponses par groupes, pour que vous puissiez les vérifier et les changer.
start-summary-shows-2-heading = Ce qui va avec
start-summary-shows-2-text = Quel produit trouve sa place dans votre journée, et à quel repas.
start-summary-shows-3-heading = Ce qui reste ouvert
start-summary-shows-3-text = Les questions passées restent ouvertes. Nous ne devinons pas.
start-summary-limits-heading = Ce qu’il n’est pas
start-summary-limits-1 = Le récapitulatif n’est ni un diagnostic ni un avis médical. Si vous prenez des médicaments ou avez un doute, demandez d’abord conseil à un professionnel.
start-summary-action-plan = Continuer avec mon plan
start-summary-action-detail = Voir l’offre en détail

# /summary

summary-title = Résultat du quiz court | { -brand }
summary-description = Le résultat du quiz court en un coup d’œil : ce que suggèrent vos réponses et comment le lire.
summary-heading = Questions courtes, réponse courte
summary-lead = Peu de questions donnent une image approximative. Pour un premier choix, cela suffit souvent.
summary-reading-heading = Comment lire le résultat
summary-reading-1-heading = En haut, la suggestion
summary-reading-1-text = Un produit, et la raison en une phrase.
summary-reading-2-heading = Dessous, vos réponses
summary-reading-2-text = Changez-en une, et la suggestion change avec elle.
summary-limits-heading = Ce que cela vaut
summary-limits-1 = Un quiz court ne vous connaît pas. Prenez la suggestion comme un point de départ, pas comme un verdict.
summary-action-plan = Continuer avec mon plan
summary-action-again = Refaire le quiz court

# /gocards-summary

gocards-summary-title = Vos cartes, triées | { -brand }
gocards-summary-description = Vos oui, vos non et les cartes mises de côté, en trois piles, et le produit qui va avec.
gocards-summary-heading = Trois piles, une suggestion
gocards-summary-lead = Vos cartes sont maintenant en ordre. La suggestion vient de la première pile.
gocards-summary-piles-heading = Les piles
gocards-summary-piles-1-heading = Oui
gocards-summary-piles-1-text = Ce qui décrit votre quotidien. La suggestion en découle.
gocards-summary-piles-2-heading = Non
gocards-summary-piles-2-text = Ce qui ne vous correspond pas. Cela aide aussi à choisir.
gocards-summary-piles-3-heading = De côté
gocards-summary-piles-3-text = Ce à quoi vous n’avez pas souhaité répondre. Ces cartes ne comptent pas.
gocards-summary-limits-heading = Ce qui n’en découle pas
gocards-summary-limits-1 = Des cartes sur le quotidien ne disent rien de votre santé. Il s’agit seulement de ce qui trouve place dans vos journées.
gocards-summary-action-plan = Continuer avec mon plan
gocards-summary-action-order = Choisir directement un format

# /start1-summary

start1-summary-title = Votre journée avec { -daily-fibre } | { -brand }
start1-summary-description = Comment trois portions de { -daily-fibre }, chacune avec un à deux verres d’eau, trouvent place dans votre journée, avec le mode d’emploi complet.
start1-summary-heading = Trois repas, trois portions, beaucoup d’eau
start1-summary-lead = Voici comment les 3 g de glucomannane se répartissent sur une journée ordinaire.
start1-summary-day-heading = Une journée en bref
start1-summary-day-1-heading = Avant le petit-déjeuner
start1-summary-day-1-text = 1 g avec un à deux verres d’eau.
start1-summary-day-2-heading = Avant le déjeuner
start1-summary-day-2-text = 1 g, de nouveau avec un à deux verres d’eau. En déplacement, une gourde aide.
start1-summary-day-3-heading = Avant le dîner
start1-summary-day-3-text = 1 g avec de l’eau, pas juste avant de vous allonger.
start1-summary-action-plan = Continuer avec mon plan
start1-summary-action-order = Aller au choix du format
