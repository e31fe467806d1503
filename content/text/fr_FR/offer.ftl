### Texts of the offers and the payment page, with the fixed notices that several pages share.

# Fixed notices, shared by every page that offers the products.

notice-heading = À noter
notice-supplement = Complément alimentaire. Ne pas dépasser la dose journalière recommandée. Ne pas utiliser comme substitut d’un régime alimentaire varié et équilibré et d’un mode de vie sain. À tenir hors de portée des jeunes enfants.
notice-lifestyle-heading = À garder à l’esprit
notice-lifestyle = Une alimentation variée et équilibrée et un mode de vie sain sont importants. Les quantités indiquées valent pour une portion journalière recommandée.
notice-fibre = { -daily-fibre } se prend trois fois par jour, 1 g à chaque fois, avec 1 à 2 verres d’eau avant un repas. Avertissement : risque d’étouffement pour les personnes ayant des difficultés à avaler ou en cas d’ingestion insuffisante de liquide. À prendre avec beaucoup d’eau, afin que le glucomannane parvienne jusqu’à l’estomac.

# /take

take-title = { -daily-trio } : un, trois ou six pots | { -brand }
take-description = { -daily-trio } en trois formats, 60 gélules véganes par pot. Achat unique, sans abonnement, avec toutes les mentions avant la commande.
take-heading = Choisissez votre format
take-lead = Le contenu est toujours le même. Vous décidez seulement du nombre de pots dans le colis.
take-picture-alt = Trois pots de { -daily-trio }
take-packs-heading = Trois formats
take-packs-1-heading = Un pot
take-packs-1-text = 60 gélules. Pour faire connaissance ou pour compléter.
take-packs-2-heading = Trois pots
take-packs-2-text = 180 gélules. Pour un foyer où l’on prend le petit-déjeuner à plusieurs.
take-packs-3-heading = Six pots
take-packs-3-text = 360 gélules. Une réserve pour qui sait déjà vouloir continuer.
take-action-order = Continuer vers la commande
take-action-express = Commande express
take-action-story = L’histoire d’abord
take-action-compare = Comparer les produits
take-action-campaign = Promotions

# /take2

take2-title = Un matin avec { -daily-trio } | { -brand }
take2-description = Comment un pot devient une habitude : un matin, raconté sans hâte. Ensuite les faits sur { -daily-trio } et les formats.
take2-heading = Six heures et demie, la bouilloire
take2-lead = Une habitude a besoin d’un lieu. Celle-ci a la table du petit-déjeuner.
take2-morning-heading = Un matin ordinaire
take2-morning-1 = La bouilloire ronronne, la radio murmure, quelqu’un cherche sa deuxième chaussette. Sur la table : du pain, un bol de fruits et le pot vert au couvercle clair.
take2-morning-2 = Il est là parce qu’on oublie ce que l’on range. On ouvre, on prend ses gélules, une gorgée d’eau, on referme. Il n’y a rien d’autre à faire.
take2-morning-3 = La journée n’en devient pas une autre. Elle commence simplement par une chose déjà faite.
take2-facts-heading = Les faits
take2-facts-1-heading = Dans le pot
take2-facts-1-text = 60 gélules véganes avec choline, zinc, chrome, vitamine B6 et vitamine C.
take2-facts-2-heading = Sur l’étiquette
take2-facts-2-text = Chaque quantité par portion journalière, en caractères qui se lisent sans loupe.
take2-action-order = Continuer vers la commande
take2-action-packs = Voir les formats

# /take-test

take-test-title = { -daily-trio } et { -daily-fibre } comparés | { -brand }
take-test-description = Deux produits côte à côte : contenu, quantités, mode d’emploi et à qui ils ne conviennent pas. Pas de vainqueur, des différences claires.
take-test-heading = Deux pots côte à côte
take-test-lead = Les deux produits ne font pas la même chose. Voici en quoi ils diffèrent.
take-test-products-heading = Le contenu
take-test-products-1-heading = { -daily-trio }
take-test-products-1-text = Choline 200 mg, zinc 5 mg, chrome 40 µg, vitamine B6 1,4 mg et vitamine C 40 mg par portion journalière. 60 gélules véganes.
take-test-products-2-heading = { -daily-fibre }
take-test-products-2-text = Glucomannane de racine de konjac, 3 g par jour en trois portions. 90 gélules véganes.
take-test-choose-heading = Quelques repères
take-test-choose-1-heading = Vous cherchez quelque chose pour le petit-déjeuner
take-test-choose-1-text = Alors regardez { -daily-trio }.
take-test-choose-2-heading = Vous buvez volontiers et prenez trois repas par jour
take-test-choose-2-text = Alors lisez la page de { -daily-fibre }, en particulier le mode d’emploi.
take-test-action-trio = Voir { -daily-trio }
take-test-action-fibre = Voir { -daily-fibre }
take-test-action-book = Voir { -light-kitchen }

# /buy

buy-title = Commande express de { -daily-trio } | { -brand }
buy-description = Le plus court chemin vers { -daily-trio } pour qui le connaît déjà : format, adresse, paiement. Sans compte et sans détour.
buy-heading = Vous savez ce que vous voulez
buy-lead = Alors nous ne vous retenons pas. D’ici, il y a trois étapes.
buy-fast-heading = Le chemin court
buy-fast-1-heading = Choisir un format
buy-fast-1-text = Un, trois ou six pots de { -daily-trio }.
buy-fast-2-heading = Donner une adresse
buy-fast-2-text = Nous livrons dans huit pays d’Europe. Aucun compte n’est nécessaire.
buy-fast-3-heading = Vérifier et commander
buy-fast-3-text = Juste avant le bouton de commande, vous revoyez contenu, quantité et prix total.
buy-action-order = Aller à la commande
buy-action-packs = Comparer les formats

# /buybf

buybf-title = Les promotions et leurs règles | { -brand }
buybf-description = Quand { -brand } fait une promotion, à quoi reconnaître une vraie réduction et ce qui s’applique le reste du temps.
buybf-heading = Des promotions dignes de ce nom
# lint-allow: urgency — explains how sales work, on a page that runs none and presses nobody
buybf-lead = De temps en temps, { -daily-trio } coûte moins cher pendant une durée limitée. C’est alors écrit ici, selon ces règles.
buybf-rules-heading = Nos règles
buybf-rules-1-heading = Une vraie fin
buybf-rules-1-text = Une promotion a une fin fixe, la même pour tous. Ensuite, le prix normal s’applique de nouveau.
buybf-rules-2-heading = Une comparaison honnête
buybf-rules-2-text = Nous comparons avec le prix le plus bas des 30 jours précédant la promotion.
buybf-rules-3-heading = Pas de bousculade
buybf-rules-3-text = Nous n’inventons ni stocks limités ni foule d’acheteurs.
buybf-between-heading = Entre deux promotions
buybf-between-1 = Sans promotion en cours, les prix habituels s’appliquent. Vous ne perdez rien à réfléchir.
buybf-action-order = Continuer vers la commande
buybf-action-packs = Voir les formats

# /offer

offer-title = Votre suggestion après les cartes | { -brand }
offer-description = Après le quiz en cartes : { -daily-trio } en bref. Ce qu’il y a dans le pot, comment l’utiliser et la suite.
offer-heading = Après les cartes : { -daily-trio }
offer-lead = Aussi bref qu’une carte : ce que c’est, ce qu’il contient, quand le prendre.
offer-jar-heading = Trois dernières cartes
offer-jar-1-heading = Ce que c’est
offer-jar-1-text = Un complément alimentaire en 60 gélules véganes.
offer-jar-2-heading = Ce qu’il contient
offer-jar-2-text = Choline, zinc et chrome, avec de la vitamine B6 et de la vitamine C.
offer-jar-3-heading = Quand le prendre
offer-jar-3-text = Au petit-déjeuner, avec un verre d’eau. La portion journalière est indiquée sur le pot.
offer-action-order = Continuer vers la commande
offer-action-compare = Comparer les produits

# /offer1

offer1-title = Votre plan avec { -daily-trio } | { -brand }
offer1-description = La suggestion tirée du quiz : { -daily-trio } avec choline, zinc et chrome. Nutriments, quantités et tout ce qu’il est utile de savoir avant.
offer1-heading = Votre plan : un pot, un moment fixe
offer1-lead = De vos réponses ne sort pas un miracle, mais une habitude simple. Voici les nutriments qui la composent.
offer1-nutrients-heading = Les nutriments
offer1-nutrients-1-heading = Choline, 200 mg
offer1-nutrients-1-text = La choline contribue à un métabolisme lipidique normal.
offer1-nutrients-2-heading = Chrome, 40 µg
offer1-nutrients-2-text = Le chrome contribue au maintien d’une glycémie normale.
offer1-nutrients-3-heading = Vitamine C, 40 mg
offer1-nutrients-3-text = La vitamine C contribue au fonctionnement normal du système immunitaire.
offer1-before-heading = Avant de commander
offer1-before-1 = Vous achetez une fois. Il n’y a ni abonnement ni reconduction automatique.
offer1-before-2 = Après réception, vous avez 14 jours pour vous rétracter, sans donner de motif.
offer1-action-order = Continuer vers la commande
offer1-action-extras = Voir avec des suppléments

# /offer2

offer2-title = Trouver le bon format | { -brand }
offer2-description = Trois étapes pour choisir votre format de { -daily-trio } : estimer le besoin, choisir la quantité, vérifier. Achat unique, sans abonnement.
offer2-heading = Quel format vous convient ?
offer2-lead = Trois réflexions, et la question est réglée.
offer2-choose-heading = En trois étapes
offer2-choose-1-heading = Pour qui ?
offer2-choose-1-text = Pour une personne, un pot suffit pour commencer. À deux, il se vide plus vite.
offer2-choose-2-heading = À quel endroit ?
offer2-choose-2-text = Un pot a sa place sur la table. Les autres demandent un endroit sec et frais.
offer2-choose-3-heading = Avec quelle certitude ?
offer2-choose-3-text = Si vous hésitez, prenez le plus petit format. Vous pourrez toujours recommander.
offer2-unsure-heading = Vous hésitez encore ?
offer2-unsure-1 = Lisez d’abord à quoi ressemble un matin avec le pot. Les formats ne bougent pas.
offer2-action-order = Continuer vers la commande
offer2-action-story = Lire d’abord l’histoire

# /offer3

offer3-title = Un pot de { -daily-trio } | { -brand }
offer3-description = Un pot de { -daily-trio }, 60 gélules véganes. Cette page dit ce que dit l’étiquette, et rien d’autre.
offer3-heading = Un pot, une étiquette
offer3-lead = Pas de lot, pas de cadeau. Seulement le produit et ses mentions.
offer3-label-heading = Par portion journalière
offer3-label-1-heading = Choline
offer3-label-1-text = 200 mg. Présente aussi dans le soja.
offer3-label-2-heading = Zinc
offer3-label-2-text = 5 mg. Présent aussi dans les graines de courge.
offer3-label-3-heading = Chrome
offer3-label-3-text = 40 µg. Présent aussi dans le brocoli.
offer3-label-4-heading = Vitamine B6 et vitamine C
offer3-label-4-text = 1,4 mg et 40 mg. Présentes aussi dans les pois chiches et le citron.
offer3-action-order = Commander un pot
offer3-action-fibre = Plutôt { -daily-fibre }

# /offerV3

offerv3-title = { -daily-trio } en détail | { -brand }
offerv3-description = Tout sur { -daily-trio } sur une longue page : les nutriments et leurs quantités, une habitude à reprendre et les mentions obligatoires.
offerv3-heading = Tout sur { -daily-trio }, de haut en bas
offerv3-lead = Vous avez fait le quiz par parties, et cette page suit le même principe : les nutriments, puis le quotidien, puis les mentions.
offerv3-nutrients-heading = Première partie : les nutriments
offerv3-nutrients-1-heading = Choline, 200 mg
offerv3-nutrients-1-text = La choline contribue à un métabolisme lipidique normal.
offerv3-nutrients-2-heading = Vitamine B6, 1,4 mg
offerv3-nutrients-2-text = La vitamine B6 contribue à réduire la fatigue.
offerv3-nutrients-3-heading = Vitamine C, 40 mg
offerv3-nutrients-3-text = La vitamine C contribue à un métabolisme énergétique normal.
offerv3-routine-heading = Deuxième partie : le quotidien
offerv3-routine-1-heading = Préparer le soir
offerv3-routine-1-text = Posez le pot à côté de la tasse du lendemain matin.
offerv3-routine-2-heading = Prendre le matin
offerv3-routine-2-text = La portion journalière au petit-déjeuner, avec un verre d’eau.
offerv3-routine-3-heading = Oublier est permis
offerv3-routine-3-text = Un jour d’oubli ? N’en prenez pas davantage le lendemain.
offerv3-action-order = Continuer vers la commande
offerv3-action-extras = Voir avec des suppléments

# /offerdet

offerdet-title = { -daily-fibre } au glucomannane | { -brand }
offerdet-description = { -daily-fibre } : glucomannane de racine de konjac, 3 g par jour, 90 gélules véganes. Avec mode d’emploi, avertissement et conditions.
offerdet-heading = { -daily-fibre }, une fibre avec ses règles
offerdet-lead = Le glucomannane gonfle dans l’eau. C’est pourquoi chaque portion s’accompagne d’un grand verre, ou mieux, de deux.
offerdet-fibre-heading = Ce qu’il faut savoir
offerdet-fibre-1-heading = Le glucomannane
offerdet-fibre-1-text = Le glucomannane contribue à la perte de poids dans le cadre d’un régime hypocalorique. Cela vaut pour les adultes en surpoids qui en prennent 3 g par jour en trois portions de 1 g, avec 1 à 2 verres d’eau avant les repas et dans le cadre d’un régime hypocalorique.
offerdet-fibre-2-heading = Son origine
offerdet-fibre-2-text = Il vient du tubercule du konjac, une plante consommée de longue date en Asie.
offerdet-fibre-3-heading = Pas pour tout le monde
offerdet-fibre-3-text = Ne convient pas aux personnes qui ont des difficultés à avaler ou qui doivent limiter leurs boissons.
offerdet-taking-heading = Comment le prendre
offerdet-taking-1-heading = L’eau d’abord
offerdet-taking-1-text = Remplissez un à deux verres avant d’ouvrir le pot.
offerdet-taking-2-heading = Prendre la portion
offerdet-taking-2-text = 1 g avant le repas, assis ou debout.
offerdet-taking-3-heading = Finir son verre
offerdet-taking-3-text = Buvez toute l’eau. Trois fois par jour, avant chaque repas principal.
offerdet-action-order = Continuer vers la commande
offerdet-action-trio = Plutôt { -daily-trio }

# /offer-upsells2

offer-upsells2-title = { -daily-trio } et ses suppléments | { -brand }
offer-upsells2-description = Ce que vous pouvez ajouter avant de commander : { -daily-fibre }, un livre numérique ou l’application. Rien n’est choisi d’avance.
offer-upsells2-heading = Autre chose ? Seulement si vous le voulez
offer-upsells2-lead = Tous les suppléments vont dans la même commande, avec un seul total et un seul bouton à la fin.
offer-upsells2-extras-heading = Les suppléments
offer-upsells2-extras-1-heading = { -daily-fibre }
offer-upsells2-extras-1-text = Glucomannane de racine de konjac, 90 gélules. Lisez d’abord l’avertissement sur cette page.
offer-upsells2-extras-2-heading = { -light-kitchen }
offer-upsells2-extras-2-text = 60 recettes simples en livre numérique.
offer-upsells2-extras-3-heading = L’application du jour
offer-upsells2-extras-3-text = Elle rappelle les gélules, l’eau et la promenade du soir.
offer-upsells2-rule-heading = Notre règle
offer-upsells2-rule-1 = Nous ne cochons aucune case à votre place. Vous ne payez que ce que vous avez choisi vous-même.
offer-upsells2-action-order = Continuer vers la commande
offer-upsells2-action-book = Voir le livre numérique
offer-upsells2-action-app = Voir l’application

# /offerebook

offerebook-title = { -light-kitchen } : 60 recettes en e-book | { -brand }
offerebook-description = { -light-kitchen } est un livre numérique de 60 recettes simples pour tous les jours, même sans aucun de nos autres produits.
offerebook-heading = 60 recettes pour des soirs ordinaires
offerebook-lead = { -light-kitchen } est un livre de cuisine pour les jours où personne n’a envie de passer des heures aux fourneaux.
offerebook-book-heading = Ce qui vous attend
offerebook-book-1-heading = Simple
offerebook-book-1-text = 60 recettes sans matériel particulier ni expérience.
offerebook-book-2-heading = Pour tous les jours
offerebook-book-2-text = Des plats du quotidien, pas de grandes occasions.
offerebook-book-3-heading = Indépendant
offerebook-book-3-text = Vous n’avez besoin d’aucun de nos autres produits.
offerebook-digital-heading = Bon à savoir
offerebook-digital-1 = Le livre est un contenu numérique et n’arrive pas par la poste. Le moment où prend fin le droit de rétractation pour un contenu numérique est indiqué avant la commande.
offerebook-action-order = Continuer vers la commande
offerebook-action-app = Voir l’application

# /offerapp1

offerapp1-title = L’application du jour | { -brand }
offerapp1-description = Trois lignes sur un écran : les gélules au petit-déjeuner, un verre d’eau, une promenade le soir. L’application n’en demande pas plus.
offerapp1-heading = Une application qui demande peu
offerapp1-lead = Ni points, ni séries, ni mauvaise conscience. Trois lignes à cocher, c’est tout.
offerapp1-screen-heading = Un seul écran
offerapp1-screen-1-heading = Les gélules
offerapp1-screen-1-text = { -daily-trio } au petit-déjeuner. Coché, c’est fait.
offerapp1-screen-2-heading = L’eau
offerapp1-screen-2-text = Un verre, à l’heure que vous fixez.
offerapp1-screen-3-heading = La promenade du soir
offerapp1-screen-3-text = Aussi longue qu’il vous plaît. L’application ne mesure rien.
offerapp1-digital-heading = Bon à savoir
offerapp1-digital-1 = L’application est un contenu numérique. Les appareils compatibles et la fin du droit de rétractation sont indiqués avant la commande.
offerapp1-action-order = Continuer vers la commande
offerapp1-action-day = Lire une journée avec l’application

# /offerapp2

offerapp2-title = Un jeudi avec l’application | { -brand }
offerapp2-description = Comment l’application s’insère dans une journée, du petit-déjeuner à la promenade du soir. Une petite histoire plutôt qu’une liste de fonctions.
offerapp2-heading = Un jeudi, trois coches
offerapp2-lead = Voici une journée ordinaire avec l’application. La plupart du temps, elle se tait.
offerapp2-day-heading = La journée
offerapp2-day-1-heading = Le matin
offerapp2-day-1-text = Bonjour, dit l’écran. Les gélules avec la tartine, une coche.
offerapp2-day-2-heading = À midi
offerapp2-day-2-text = Un verre d’eau, la deuxième coche. Puis le téléphone retourne dans le sac.
offerapp2-day-3-heading = Le soir
offerapp2-day-3-text = Un tour du pâté de maisons. Qui reste au chaud n’est pas grondé.
offerapp2-limits-heading = Ce qu’elle ne fait pas
offerapp2-limits-1 = L’application ne pose pas de diagnostic et ne donne pas d’avis médical. Elle rappelle, et c’est tout.
offerapp2-action-order = Continuer vers la commande
offerapp2-action-add = Ajouter l’application à une commande

# /offerpay

offerpay-title = Vérifier la commande et payer | { -brand }
offerpay-description = Adresse, livraison, paiement, vérification : les quatre parties d’une commande chez { -brand } et ce que signifie le bouton de commande.
offerpay-heading = Votre commande
offerpay-lead = Quatre parties sur une page. Rien ne vous engage avant le dernier bouton.
offerpay-parts-heading = Les quatre parties
offerpay-parts-1-heading = Adresse
offerpay-parts-1-text = Où envoyer le colis, et une adresse e-mail pour la confirmation.
offerpay-parts-2-heading = Livraison
offerpay-parts-2-text = Les frais et la date sont indiqués ici, avant le paiement.
offerpay-parts-3-heading = Paiement
offerpay-parts-3-text = Vous voyez ce qui est possible dans votre pays. Aucun paiement à crédit n’est choisi d’avance.
offerpay-parts-4-heading = Vérification
offerpay-parts-4-text = Articles, quantités, prix à l’unité de mesure et total TTC, l’un sous l’autre.
offerpay-button-heading = Ce que signifie le bouton
offerpay-button-1 = La commande ne vous engage qu’avec le bouton qui mentionne l’obligation de paiement. Aucun autre bouton ne déclenche un paiement.
offerpay-button-2 = Vous recevez ensuite une confirmation par e-mail, avec le contrat et les informations sur la rétractation.
offerpay-action-after = Ce qui suit une commande
offerpay-action-terms = Lire les conditions
offerpay-action-packs = Revenir aux formats
