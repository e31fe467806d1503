### Le quiz lui-même : boutons, progression, consentement, fin bienveillante, résultat.

quiz-back = Retour
quiz-continue = Continuer
quiz-skip = Passer cette question
quiz-put-aside = Mettre la carte de côté
quiz-progress = Question { $number } sur { $most } au plus
quiz-sections = Étapes
quiz-section-done = (terminée)
quiz-section-now = (vous êtes ici)
quiz-section-next = (à venir)
quiz-choose-several = Plusieurs réponses possibles, { $most } au plus.
quiz-choose-missing = Choisissez d’abord une réponse.
quiz-loading = Un instant, la suite arrive.
quiz-failed = La connexion est interrompue. Vos réponses sont toujours là.
quiz-retry = Réessayer
quiz-no-script = Ce quiz a besoin de JavaScript. Vous pouvez lire les questions ici, mais pas y répondre.
quiz-resume-heading = Vous avez déjà commencé ici.
quiz-resume-continue = Reprendre où j’en étais
quiz-resume-result = Voir mon résultat
quiz-restart = Recommencer

# Nombres et textes

quiz-number-unit = Unité
quiz-number-range = Indiquez une valeur de { $from } à { $to }.
quiz-text-missing = Écrivez quelques caractères ici pour continuer.

# Consentement avant les questions sur le corps et la santé

quiz-consent-heading = Il s’agit maintenant de votre corps. Pouvons-nous enregistrer vos réponses ?
quiz-consent-purpose = Les questions suivantes concernent votre corps et votre santé. Si vous êtes d’accord, nous enregistrons vos réponses pour que vous puissiez continuer sur un autre appareil et retrouver votre résultat. Elles ne servent pas à la publicité.
quiz-consent-retention = Elles sont chiffrées et conservées, sans commande, 30 jours au plus.
quiz-consent-choice = Sans votre accord, le quiz continue de la même façon. Vos réponses restent alors dans ce navigateur. Vous pouvez changer d’avis à chacune de ces questions.
quiz-consent-privacy = Protection des données personnelles
quiz-consent-box = Oui, enregistrez mes réponses sur mon corps et ma santé à cette fin.
quiz-consent-missing = Pour enregistrer vos réponses, il faut cocher la case. Vous pouvez aussi continuer sans enregistrer.
quiz-consent-save = Continuer en enregistrant
quiz-consent-without = Continuer sans enregistrer
quiz-saved = Vos réponses sont enregistrées.
quiz-not-saved = Vos réponses restent dans ce navigateur.
quiz-saved-change = Modifier

# Fin bienveillante, sans offre

quiz-stop-under-age-heading = Merci de votre visite.
quiz-stop-under-age-text = Notre offre s’adresse aux adultes à partir de 18 ans. Nous ne vous proposons donc rien. Pour vos questions sur l’alimentation et le corps, mieux vaut en parler à une personne de confiance.
quiz-stop-pregnancy-heading = Tous nos vœux vous accompagnent.
quiz-stop-pregnancy-text = Pendant la grossesse et l’allaitement, nous ne proposons rien. Pour vos questions d’alimentation, adressez-vous à votre sage-femme ou à votre cabinet.
quiz-stop-underweight-heading = Merci de votre franchise.
quiz-stop-underweight-text = D’après vos réponses, aucun de nos produits ne vous convient, et nous ne vous proposons rien. Si votre poids vous préoccupe, parlez-en à votre cabinet.
quiz-stop-eating-disorder-heading = Merci de nous l’avoir confié.
quiz-stop-eating-disorder-text = Nous ne vous proposons rien. Vous n’avez pas à porter cela sans aide : des services d’écoute et votre cabinet sont là pour vous écouter.
quiz-stop-change = Une réponse donnée par erreur ? Dans le quiz, vous pouvez la modifier avec « Retour ».
quiz-stop-home = Vers l’accueil

# Résultat

quiz-result-none-heading = Votre résultat apparaîtra ici.
quiz-result-none-text = Il n’y a pas encore de réponses dans ce navigateur.
quiz-result-none-effort = Le quiz prend quelques minutes, et le résultat se consulte aussi sans e-mail.
quiz-result-none-action = Faire le quiz
quiz-result-profile = Votre profil
quiz-result-points = { $points } sur { $most }
quiz-result-routine = Votre journée
quiz-result-nutrients = Des nutriments selon vos réponses
quiz-result-package = Notre suggestion
quiz-result-continue = Continuer avec mon plan

# What is kept of a run, on the summary.
quiz-kept-text = Avec votre accord, vos réponses sont enregistrées et chiffrées. Sans commande, nous les supprimons au bout de 30 jours.
quiz-kept-download = Télécharger mes réponses
quiz-kept-delete = Supprimer mes réponses
quiz-kept-failed = Cela n’a pas fonctionné. Merci de réessayer dans un instant.
quiz-kept-deleted = C’est supprimé. Nous n’avons plus aucune de vos réponses ; votre résultat reste dans ce navigateur.

# A run that the link of a mail opens, and answers as they are kept.
quiz-link-heading = Il y a déjà d’autres réponses sur cet appareil.
quiz-link-text = Le lien de votre e-mail ouvre un autre passage de ce quiz. Avec lequel voulez-vous continuer ? L’autre ne sera plus affiché ici.
quiz-link-take = Celui de l’e-mail
quiz-link-keep = Celui de cet appareil
quiz-link-gone-heading = Le lien de votre e-mail ne fonctionne plus.
quiz-link-gone-text = Nous supprimons les réponses au bout de 30 jours, ou à votre demande. Vous pouvez refaire le quiz à tout moment.
quiz-given-skipped = passée
