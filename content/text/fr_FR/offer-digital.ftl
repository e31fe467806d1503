### Texts of the digital offers: offerebook, offerapp1, offerapp2.

# What every digital offer repeats

digital-withdrawal-heading = Se rétracter d’un contenu numérique
digital-withdrawal-1 = Pour un contenu numérique, vous pouvez vous rétracter dans les 14 jours suivant la conclusion du contrat. Si vous consentez à ce que nous le fournissions plus tôt, ce droit prend fin dès que la fourniture commence. Nous vous demandons ce que vous préférez avant la commande. Rien n’est coché d’avance.

# /offerebook

offerebook-title = { -light-kitchen } : 60 recettes en PDF | { -brand }
offerebook-description = { -light-kitchen } : 60 recettes simples en PDF, pour les soirs sans idée. Une recette entière à essayer sur cette page. À acheter une fois.
offerebook-heading = Que manger ce soir ? 60 réponses.
offerebook-lead = Des recettes sans magasin spécialisé, sans robot qui porte un prénom et sans préambule sur l’enfance de qui que ce soit.
offerebook-eyebrow = Livre numérique, PDF
offerebook-order-label = Voir le prix
offerebook-chapters-heading = Six chapitres de dix recettes
offerebook-chapters-1-heading = Le matin
offerebook-chapters-1-text = Du rapide dans un bol, du lent pour le dimanche.
offerebook-chapters-2-heading = Les soupes
offerebook-chapters-2-text = Une casserole, une cuillère, presque pas de vaisselle.
offerebook-chapters-3-heading = Les grandes salades
offerebook-chapters-3-text = Celles après lesquelles personne ne demande ce qu’il y a ensuite.
offerebook-chapters-4-heading = À la poêle
offerebook-chapters-4-text = Légumes, œufs, lentilles. Vingt minutes, si la radio est allumée.
offerebook-chapters-5-heading = Au four
offerebook-chapters-5-text = Couper, assaisonner, enfourner, allonger les jambes.
offerebook-chapters-6-heading = Le sucré
offerebook-chapters-6-text = Des fruits, du yaourt et le droit de chacun au gâteau.
offerebook-sample-heading = À essayer : lentilles au citron
offerebook-sample-lead = Pour deux. 150 g de lentilles corail, un oignon, un citron, un pot de yaourt, du cumin, de l’huile d’olive, du sel.
offerebook-sample-1-heading = Faire fondre l’oignon
offerebook-sample-1-text = Finement ciselé, dans deux cuillerées d’huile, avec une cuillère à café de cumin.
offerebook-sample-2-heading = Ajouter les lentilles
offerebook-sample-2-text = Porter à ébullition avec 450 ml d’eau, puis laisser frémir 12 minutes.
offerebook-sample-3-heading = Citron et yaourt
offerebook-sample-3-text = Incorporer le jus et un peu de zeste, saler, coiffer de yaourt. Servir avec du pain.
offerebook-book-heading = Acheté une fois, ouvert souvent
offerebook-book-lead = Un fichier PDF qui s’ouvre sur téléphone, tablette et ordinateur, et qui s’imprime.
offerebook-reviews-heading = Cuisiné, puis noté
offerebook-faq-heading = Avant de passer en cuisine
offerebook-faq-1-question = Ai-je besoin des gélules ?
offerebook-faq-1-answer = Non. Le livre n’en a même jamais entendu parler.
offerebook-faq-2-question = Tout est-il végane ?
offerebook-faq-2-answer = Pas tout. Chaque recette indique si elle est végane ou végétarienne.
offerebook-faq-3-question = Comment le livre me parvient-il ?
offerebook-faq-3-answer = Par un lien dans l’e-mail : juste après le paiement si vous avez consenti à un début anticipé, sinon à la fin du délai de rétractation.
offerebook-faq-4-question = Puis-je le partager ?
offerebook-faq-4-answer = Le plat terminé, avec plaisir. Le fichier est destiné à votre foyer.
offerebook-action-app = Voir l’application compagnon

# /offerapp1

offerapp1-title = L’application : trois coches par jour | { -brand }
offerapp1-description = Trois lignes à cocher : gélules, eau, promenade du soir. Accès pour douze mois, qui s’arrête tout seul. Ni abonnement, ni points.
offerapp1-heading = L’application qui vous laisse tranquille.
offerapp1-lead = Trois coches par jour, puis le téléphone retourne dans la poche. Ni points, ni séries, ni trophée.
offerapp1-note-1 = Accès pour douze mois
offerapp1-note-2 = S’arrête tout seul
offerapp1-order-label = Voir le prix
offerapp1-screen-heading = Tout sur un écran
offerapp1-screen-1-heading = Les gélules
offerapp1-screen-1-text = { -daily-trio } au petit-déjeuner. Un geste, c’est fait.
offerapp1-screen-2-heading = L’eau
offerapp1-screen-2-text = Un verre, à l’heure que vous fixez.
offerapp1-screen-3-heading = La promenade
offerapp1-screen-3-text = Un tour, le soir. Personne ne le mesure.
offerapp1-fridge-heading = L’application et le pense-bête du frigo
offerapp1-fridge-lead = Une comparaison loyale. Le pense-bête s’en sort plutôt bien.
offerapp1-fridge-column-1 = Application
offerapp1-fridge-column-2 = Pense-bête
offerapp1-fridge-1-label = Se manifeste à l’heure dite
offerapp1-fridge-2-label = Vient avec des recettes
offerapp1-fridge-2-2 = Verso libre
offerapp1-fridge-3-label = Vous suit en voyage
offerapp1-fridge-3-2 = Si vous l’emportez
offerapp1-fridge-4-label = Marche sans courant
offerapp1-fridge-5-label = Reste sans tache de gras
offerapp1-app-heading = Douze mois, et puis c’est tout
offerapp1-app-lead = L’accès ne se renouvelle pas. Si vous le regrettez, vous le rachetez.
offerapp1-faq-heading = En bref
offerapp1-faq-1-question = Quels appareils conviennent ?
offerapp1-faq-1-answer = Téléphone, tablette et ordinateur, avec tout navigateur récent. Sans passer par un magasin d’applications.
offerapp1-faq-2-question = M’interroge-t-elle sur mon corps ?
offerapp1-faq-2-answer = Non. Elle connaît trois coches et leurs heures.
offerapp1-faq-3-question = Me faut-il { -daily-trio } pour l’utiliser ?
offerapp1-faq-3-answer = Non. La première ligne peut changer de nom. « Nourrir le chat » marche aussi.
offerapp1-action-day = Lire un jeudi avec l’application

# /offerapp2

offerapp2-title = Un jeudi avec l’application | { -brand }
offerapp2-description = Cinq moments, trois coches : comment l’application traverse un jeudi ordinaire. Une histoire plutôt qu’une liste de fonctions.
offerapp2-heading = Jeudi, 7 h 10. Une vibration.
offerapp2-lead = Ensuite, plus rien pendant cinq heures. C’est à peu près l’idée que nous nous faisons d’une bonne compagnie.
offerapp2-day-heading = La journée, montre en main
offerapp2-day-1-heading = 7 h 10
offerapp2-day-1-text = « Bonjour », dit l’écran. Deux gélules avec la tartine. Première coche.
offerapp2-day-2-heading = 12 h 30
offerapp2-day-2-text = Un verre d’eau avant la réunion qui aurait pu être un e-mail. Deuxième coche.
offerapp2-day-3-heading = 15 h
offerapp2-day-3-text = Rien. Vraiment rien.
offerapp2-day-4-heading = 18 h 15
offerapp2-day-4-text = Sous « Recettes », une idée pour la courgette qui attend depuis lundi.
offerapp2-day-5-heading = 20 h 40
offerapp2-day-5-text = Un tour du pâté de maisons. S’il pleut, la case reste vide et personne ne dit rien.
offerapp2-silence-heading = Ce qu’elle garde pour elle
offerapp2-silence-1 = Elle ne vous compare ni à hier ni aux autres. Elle ne pose pas de diagnostic et ne donne pas d’avis médical. Elle rappelle, tout bas.
offerapp2-app-heading = Une année de jeudis
offerapp2-app-lead = Accès pour douze mois sur téléphone, tablette et ordinateur. Et rien ne se renouvelle.
offerapp2-trust-1 = Pas de reconduction
offerapp2-trust-2 = Fonctionne dans le navigateur
offerapp2-trust-3 = Accès par e-mail
offerapp2-action-add = L’ajouter à une commande
offerapp2-action-facts = Plutôt les fonctions
