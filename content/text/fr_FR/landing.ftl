### Texts of the landing pages: index, home, vsl-de.

# /

index-title = Compléments alimentaires au quotidien | { -brand }
index-description = Deux compléments alimentaires véganes aux étiquettes claires : { -daily-trio } et { -daily-fibre }. Un court quiz vous aide à voir ce qui convient à vos journées.
index-heading = Une place attitrée au petit-déjeuner
index-lead = { -brand } fait deux compléments alimentaires. Ce qu’ils contiennent est écrit sur le pot, et nous ne promettons rien de plus.
lifestyle-hero-alt = Pot de { -daily-trio } sur fond vert sauge, avec des feuilles, du citron et du gingembre
index-what-heading = Ce que nous faisons
index-what-1-heading = { -daily-trio }
index-what-1-text = Choline, zinc et chrome, avec de la vitamine B6 et de la vitamine C. 60 gélules véganes.
index-what-2-heading = { -daily-fibre }
index-what-2-text = Glucomannane de racine de konjac, 3 g par jour. 90 gélules véganes, toujours avec beaucoup d’eau.
index-what-3-heading = { -light-kitchen }
index-what-3-text = Notre livre numérique : 60 recettes simples pour les soirs où il faut faire vite.
index-way-heading = Trouver ce qui vous convient
index-way-1-heading = Répondre à quelques questions
index-way-1-text = Le quiz porte sur vos journées, vos repas et vos habitudes.
index-way-2-heading = Lire le résultat
index-way-2-text = Vos réponses sont rangées sur une seule page, avec ou sans adresse e-mail.
index-way-3-heading = Décider tranquillement
index-way-3-text = Vous pouvez regarder les formats à tout moment. Le quiz n’est pas un passage obligé.
index-action-quiz = Voir le quiz
index-action-packs = Voir les formats
index-action-story = Lire notre histoire

# /home

home-title = L’histoire derrière les pots | { -brand }
home-description = Pourquoi { -brand } ne fait que deux produits, ce que contient { -daily-trio } et ce que l’on peut honnêtement dire de ses nutriments.
home-heading = Moins de pots, des étiquettes plus claires
home-lead = Tout est ici, dans l’ordre : d’où vient l’idée, ce qu’il y a dans le pot et ce que vous pouvez en penser.
home-story-heading = Notre façon de travailler
home-story-1 = Le rayon des compléments est long, et beaucoup d’étiquettes disent peu de choses. Nous avons choisi de faire deux produits et de les décrire de sorte qu’une minute suffise pour comprendre.
home-story-2 = Nous ne montrons pas de photos avant-après et n’annonçons aucun délai. Une gélule ne remplace ni un petit-déjeuner ni une promenade. Elle peut en revanche trouver sa place à côté.
home-nutrients-heading = Ce que contient { -daily-trio }
home-nutrients-1-heading = Choline, 200 mg
home-nutrients-1-text = La choline contribue à un métabolisme lipidique normal. On en trouve aussi dans le soja.
home-nutrients-2-heading = Chrome, 40 µg
home-nutrients-2-text = Le chrome contribue au maintien d’une glycémie normale. On en trouve aussi dans le brocoli.
home-nutrients-3-heading = Vitamine B6, 1,4 mg
home-nutrients-3-text = La vitamine B6 contribue à réduire la fatigue. On en trouve aussi dans les pois chiches.
home-action-packs = Voir les formats
home-action-quiz = Aller au quiz
home-action-letter = Lire notre lettre

# /VSL-de

vsl-de-title = { -brand }, du début à la fin
vsl-de-description = Un film court : ce que dit l’étiquette, une journée avec { -daily-trio } et ce qu’il faut savoir avant de commander. Avec tout le texte.
vsl-de-heading = Ce qu’il y a dans le pot, du début à la fin
vsl-de-lead = Un film d’un peu plus d’une minute, clair même sans le son. Tout est écrit dessous, en mots simples.
vsl-de-chapters-heading = Les chapitres
vsl-de-chapters-1-heading = L’étiquette
vsl-de-chapters-1-text = Cinq nutriments, chacun avec sa quantité par portion journalière.
vsl-de-chapters-2-heading = Le matin
vsl-de-chapters-2-text = Pourquoi le pot peut rester à côté de la tasse plutôt qu’au fond du placard.
vsl-de-chapters-3-heading = Les limites
vsl-de-chapters-3-text = Ce qu’un complément alimentaire n’est pas, et à qui il ne s’adresse pas.
vsl-de-chapters-4-heading = La commande
vsl-de-chapters-4-text = Ce que vous voyez avant d’acheter et comment vous rétracter.
vsl-de-wording-heading = Le texte
vsl-de-wording-1 = Bonjour. Vous avez sans doute vu beaucoup de pots qui promettent beaucoup. Le nôtre promet peu : choline, zinc et chrome, avec de la vitamine B6 et de la vitamine C, dans 60 gélules véganes.
vsl-de-wording-2 = Nous ne vous proposons pas un nouvel emploi du temps. Prenez votre petit-déjeuner comme d’habitude, buvez un verre d’eau, faites quelques pas le soir. Les gélules s’adressent aux adultes et ne remplacent pas une alimentation variée.
vsl-de-wording-3 = Si cela vous suffit, regardez les formats. Si vous préférez d’abord savoir si cela convient à vos journées, commencez par le quiz.
vsl-de-action-packs = Voir les formats
vsl-de-action-quiz = D’abord le quiz
