### Texts of the offers that need no quiz: take, take2, take-test, offer3, buy, buybf, offer-upsells2.

# /take

take-title = { -daily-trio } : un, trois ou six pots | { -brand }
take-description = { -daily-trio } en trois formats, 60 gélules véganes par pot. Achat unique, sans abonnement, avec l’étiquette complète sur la même page.
take-eyebrow = { -daily-trio }
take-heading = Choisissez votre format
take-lead = Un, trois ou six pots. Le contenu est toujours le même ; vous ne décidez que de la réserve.
take-note-1 = 60 gélules véganes par pot
take-note-2 = Deux gélules par jour
take-note-3 = Ni abonnement, ni compte
take-packages-heading = Trois formats, un même pot
take-trust-1 = Pot expédié scellé
take-trust-2 = Frais de livraison dans le total, avant de payer
take-trust-3 = Des moyens de paiement que vous connaissez
take-trust-4 = Réponse sous trois jours ouvrés en général
take-brand-heading = Nous faisons peu. Nous le décrivons bien.
take-brand-1 = { -brand }, ce sont deux compléments alimentaires, un livre de cuisine et une application. Le rayon est court, ce qui laisse de la place aux longues étiquettes.
take-brand-2 = { -daily-trio } est le plus simple des deux pots : une fois par jour, un repas, un verre d’eau. Il ne demande ni n’annonce rien d’autre.
take-nutrients-heading = Ce que contient chaque pot
take-benefits-heading = Trois noms, trois phrases
take-press-heading = Des journaux inventés, à titre d’exemple
take-reviews-heading = Échos d’autres cuisines
take-faq-heading = Avant de commander
take-faq-1-question = Quand le colis arrive-t-il ?
take-faq-1-answer = Le délai pour votre pays est indiqué plus bas, près des moyens de paiement. Il se compte en jours ouvrés, à partir de la réception de votre commande.
take-faq-2-question = La livraison coûte-t-elle plus cher pour six pots ?
take-faq-2-answer = Non. Chaque commande donne lieu à un seul forfait, fixe pour votre pays, quel que soit le nombre de pots dans le colis.
take-faq-3-question = Faut-il d’abord faire le quiz ?
take-faq-3-answer = Non. Le quiz aide à réfléchir. Si c’est déjà fait, vous êtes au bon endroit.
take-guarantee-heading = Quatorze jours pour réfléchir
take-actions-heading = Ou par un autre chemin
take-action-express = Commande express
take-action-story = L’histoire d’abord
take-action-compare = Comparer les produits
take-action-campaign = La page de saison

# /take2

take2-title = Un matin avec { -daily-trio } | { -brand }
take2-description = Comment un pot devient une habitude : un matin, raconté sans hâte. Ensuite, les nutriments, les formats et l’étiquette.
take2-eyebrow = Une histoire de petit-déjeuner
take2-heading = Six heures et demie, la bouilloire
take2-lead = Une habitude a besoin d’un lieu. Celle-ci a la table du petit-déjeuner.
take2-morning-heading = Un matin ordinaire
take2-morning-1 = La bouilloire ronronne, la radio murmure, quelqu’un cherche sa deuxième chaussette. Sur la table : du pain, une coupe de fruits et le pot vert au couvercle orangé.
take2-morning-2 = Il est là parce que l’on oublie ce que l’on range. On ouvre, deux gélules, un verre d’eau, on referme. Il n’y a rien d’autre à faire.
take2-morning-3 = La journée n’en devient pas une autre. Elle commence simplement par une chose déjà faite.
take2-clock-heading = Cinq minutes, vues de près
take2-clock-1-heading = 6 h 30, la bouilloire
take2-clock-1-text = Il lui faut quatre minutes. On les a toujours, même quand on n’a pas le temps.
take2-clock-2-heading = 6 h 34, les gélules
take2-clock-2-text = Avec la première bouchée et un grand verre d’eau. Le thé peut continuer d’infuser.
take2-clock-3-heading = 6 h 35, la chaussette
take2-clock-3-text = Le pot est de retour près de la tasse. La chaussette, en général, est sous le canapé.
take2-jar-heading = Pourquoi un pot a le droit d’être beau
take2-jar-1 = Ce qu’on aime regarder, on ne le range pas. Notre pot est donc vert sapin, avec un couvercle abricot, et fait bon voisinage avec la confiture et le journal.
take2-jar-2 = Sur l’étiquette, quelque chose pousse devant un soleil, au-dessus des collines. Se lève-t-il, se couche-t-il ? Nous n’avons pas tranché. Le matin, la réponse va de soi.
take2-nutrients-heading = Et dedans, qu’y a-t-il ?
take2-benefits-heading = Deux phrases, mot pour mot
take2-benefits-lead = L’histoire est inventée. Ces deux phrases, non : elles figurent ainsi sur la liste officielle.
take2-packages-heading = Un pot pour votre table
take2-reviews-heading = Échos d’autres petits-déjeuners
take2-guarantee-heading = Si vos matins sont différents
take2-action-packs = Tous les formats en un coup d’œil

# /take-test

take-test-title = { -daily-trio } et { -daily-fibre } comparés | { -brand }
take-test-description = Deux produits côte à côte : contenu, quantités, prise, et qui doit s’en abstenir. Pas de vainqueur, mais des différences claires.
take-test-eyebrow = Un comparatif sans vainqueur
take-test-heading = Deux pots côte à côte
take-test-lead = Ils ne font pas la même chose et ne vous demandent pas la même chose : l’un veut votre petit-déjeuner, l’autre beaucoup d’eau, trois fois par jour.
take-test-jars-heading = Qui est à gauche, qui est à droite
take-test-jars-1-text = Choline, zinc et chrome, avec de la vitamine B6 et de la vitamine C. Vert sapin, couvercle abricot.
take-test-jars-2-text = Une fibre de racine de konjac. Vert sauge, couvercle corail.
take-test-compare-heading = Ligne par ligne
take-test-compare-inside = Dans la dose journalière
take-test-compare-inside-trio = Cinq nutriments
take-test-compare-inside-fibre = 3 g de glucomannane
take-test-compare-count = Gélules par jour
take-test-compare-count-trio = 2, en une fois
take-test-compare-count-fibre = 6, en trois prises
take-test-compare-when = Quand
take-test-compare-when-trio = Au petit-déjeuner
take-test-compare-when-fibre = Avant trois repas
take-test-compare-water = Quantité d’eau
take-test-compare-water-trio = Un verre
take-test-compare-water-fibre = 1 à 2 verres à chaque prise
take-test-compare-lasts = Un pot dure
take-test-compare-lasts-trio = 30 jours
take-test-compare-lasts-fibre = 15 jours
take-test-compare-medicine = Si vous prenez des médicaments
take-test-compare-medicine-trio = Demandez conseil avant
take-test-compare-medicine-fibre = Demandez conseil avant et espacez de plusieurs heures
take-test-compare-swallowing = Si vous avez du mal à avaler
take-test-compare-swallowing-trio = Tenez compte de la taille des gélules, un peu plus de 2 cm
take-test-compare-swallowing-fibre = N’en prenez pas
take-test-compare-vegan = Végane
take-test-compare-subscription = Abonnement
take-test-choose-heading = Quelques repères
take-test-choose-1-heading = Vous aimez le petit-déjeuner
take-test-choose-1-text = { -daily-trio } est le pot le plus simple : une fois par jour, et c’est fait.
take-test-choose-2-heading = Vous buvez beaucoup d’eau et mangez à heures régulières
take-test-choose-2-text = Lisez de près la page { -daily-fibre }, surtout ce qu’elle dit de l’eau.
take-test-choose-3-heading = Vous n’arrivez pas à choisir
take-test-choose-3-text = N’en prenez aucun pour l’instant. Les deux pots ont de la patience.
take-test-trio-heading = Le pot de gauche : { -daily-trio }
take-test-trio-inside = Ce que contient le pot de gauche
take-test-fibre-heading = Le pot de droite : { -daily-fibre }
take-test-fibre-lead = Chaque prise s’accompagne de 1 à 2 verres d’eau. Lisez l’avertissement plus bas avant d’acheter.
take-test-fibre-inside = Ce que contient le pot de droite
take-test-guarantee-heading = Pas le bon pot ?
take-test-action-trio = Tout sur { -daily-trio }
take-test-action-fibre = Tout sur { -daily-fibre }
take-test-action-book = Pas de gélules, plutôt cuisiner

# /offer3

offer3-title = Un pot de { -daily-trio } | { -brand }
offer3-description = Un pot de { -daily-trio }, 60 gélules véganes. Cette page dit ce que dit l’étiquette, puis elle se tait.
offer3-eyebrow = Ni lot, ni cadeau
offer3-heading = Un pot, une étiquette
offer3-lead = Cette page dit ce qui est écrit sur le pot. Puis elle se tait.
offer3-nutrients-heading = Recto : cinq nutriments
offer3-price-heading = Le prix d’un pot
offer3-facts-heading = Verso : tout le reste
offer3-missing-heading = Ce qui manque ici manque exprès
offer3-missing-1-heading = Une histoire
offer3-missing-1-text = Elle est sur une autre page, et il y est question d’une bouilloire.
offer3-missing-2-heading = Un deuxième pot
offer3-missing-2-text = Quand le premier sera vide, vous saurez mieux que nous si vous en voulez un autre.
offer3-missing-3-heading = De grands mots
offer3-missing-3-text = Une étiquette n’a pas la place pour cela.
offer3-guarantee-heading = Et s’il ne vous plaît pas ?
offer3-order = Commander un pot
offer3-action-fibre = Plutôt { -daily-fibre }
offer3-action-story = Lire l’histoire de la bouilloire

# /buy

buy-title = Commande express de { -daily-trio } | { -brand }
buy-description = Le plus court chemin vers { -daily-trio } quand on connaît déjà le pot : format, adresse, paiement. Sans compte et sans détour.
buy-eyebrow = Refaire le plein
buy-heading = Vous savez ce que vous voulez
buy-lead = Alors nous ne vous retenons pas.
buy-packages-heading = Combien de pots ?
buy-nutrients-heading = Pour mémoire : le contenu
buy-guarantee-heading = Valable aussi la troisième fois
buy-action-packs = Finalement, je prends mon temps

# /buybf

buybf-title = Quand tout le monde crie | { -brand }
buybf-description = La page de saison d’{ -brand } : { -daily-trio } en trois formats, et les règles que nous suivons pour une promotion. Sans crier.
buybf-eyebrow = La saison chez { -brand }
buybf-heading = Quand tout le monde crie
buybf-lead = Ici, personne ne hausse la voix. Trois formats de { -daily-trio } et, si une promotion est en cours, sa date de fin juste à côté.
buybf-campaign-heading = Une promotion est en cours
buybf-campaign-lead = Ce qu’elle change au prix est écrit plus bas, avec chaque format : pareil pour tout le monde, sans code.
buybf-packages-heading = Les formats, au calme
buybf-rules-heading = Nos promotions suivent trois règles
buybf-rules-1-heading = Un début et une fin
buybf-rules-1-text = Les deux dates sont écrites à côté du prix, les mêmes pour tous. Ensuite, le prix habituel s’applique de nouveau.
buybf-rules-2-heading = Une comparaison honnête
buybf-rules-2-text = Quand deux prix se côtoient, l’ancien est le plus bas des 30 jours précédant la promotion.
buybf-rules-3-heading = Pas de bousculade
buybf-rules-3-text = Nous n’inventons ni stocks qui s’épuisent ni foule devant la même page.
buybf-between-heading = Aucune date à côté du prix ?
buybf-between-1 = C’est qu’aucune promotion n’est en cours : les prix habituels s’appliquent. Rien ne presse, la nuit porte conseil. Deux nuits aussi.
buybf-between-2 = Vous pensez à un cadeau ? { -daily-trio } s’adresse aux adultes, et mieux vaut demander conseil avant de l’offrir à quelqu’un qui prend des médicaments. Un livre de cuisine convient presque toujours.
buybf-nutrients-heading = En toute saison : le contenu
buybf-benefits-heading = Ce qui reste vrai toute l’année
buybf-guarantee-heading = Si c’était un coup de tête
buybf-action-packs = Les formats, saison ou pas
buybf-action-book = Voir le livre de cuisine

# /offer-upsells2

offer-upsells2-title = { -daily-trio } et ses suppléments | { -brand }
offer-upsells2-description = Ce que vous pouvez ajouter à { -daily-trio } : { -daily-fibre }, un livre de cuisine ou l’application. Rien n’est choisi d’avance.
offer-upsells2-eyebrow = Une commande, un total
offer-upsells2-heading = Autre chose ? Seulement si vous le voulez
offer-upsells2-lead = D’abord votre format, puis trois choses qui peuvent l’accompagner. Aucune n’est cochée d’avance.
offer-upsells2-packages-heading = D’abord le format
offer-upsells2-nutrients-heading = Ce qu’il contient
offer-upsells2-extras-heading = Puis, si vous le voulez, les suppléments
offer-upsells2-extras-lead = Vous cochez vous-même. Un seul bouton emporte tout ce que vous avez choisi.
offer-upsells2-fibre-heading = Avec beaucoup d’eau : { -daily-fibre }
offer-upsells2-fibre-text = Glucomannane de racine de konjac. Chaque prise s’accompagne de 1 à 2 verres d’eau ; lisez d’abord l’avertissement sur cette page.
offer-upsells2-book-heading = Avec couteau et fourchette : { -light-kitchen }
offer-upsells2-book-text = 60 recettes pour les soirs où personne n’a envie de s’attarder aux fourneaux. Un PDF, donc rien à expédier.
offer-upsells2-app-heading = Avec un nœud au mouchoir : { daily-companion-name }
offer-upsells2-app-text = Elle rappelle les gélules, l’eau et la promenade du soir. Au bout de douze mois, l’accès s’arrête tout seul.
offer-upsells2-rule-heading = Notre règle
offer-upsells2-rule-1 = Nous ne cochons aucune case à votre place. Ce que vous n’avez pas choisi vous-même n’est pas sur la facture.
offer-upsells2-rule-2 = { -daily-trio } se passe très bien de compagnie.
offer-upsells2-faq-heading = Comment tout vous parvient
offer-upsells2-faq-1-question = Tout arrive-t-il dans un seul colis ?
offer-upsells2-faq-1-answer = Les pots, oui, et vous ne payez la livraison qu’une fois. Le livre numérique et l’application arrivent par e-mail : juste après le paiement si vous y consentez, sinon à la fin du délai de rétractation.
offer-upsells2-faq-2-question = Puis-je me rétracter pour un seul supplément ?
offer-upsells2-faq-2-answer = Oui. Vous pouvez vous rétracter pour toute la commande ou pour une partie seulement. Ce qui vaut pour le livre numérique et l’application est écrit juste en dessous.
offer-upsells2-guarantee-heading = Un panier trop chargé ?
offer-upsells2-digital = Pour le livre numérique et l’application, le droit de rétractation prend fin dès que la fourniture a commencé, si vous y avez expressément consenti au préalable.
offer-upsells2-action-book = En savoir plus sur le livre numérique
offer-upsells2-action-app = En savoir plus sur l’application
