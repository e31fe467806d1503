### The e-mail form after a quiz: what can be sent, the consent to the newsletter, and what may go wrong.

lead-heading = Par e-mail, si vous le souhaitez
lead-wishes = Ce que nous pouvons vous envoyer
lead-result-box = Envoyez-moi mon résultat
lead-result-help = Un seul message avec un lien vers votre résultat, rien d’autre.
lead-result-keep = Pour cela, nous conservons vos réponses pendant 30 jours, chiffrées.
lead-result-on-device = Vos réponses ne sont que sur cet appareil, car vous avez choisi de ne pas les enregistrer. Nous n’avons donc rien à vous envoyer. Votre résultat vous attend à la page suivante.
lead-result-none = Aucun quiz n’est encore terminé sur cet appareil, il n’y a donc pas de résultat à envoyer.
lead-newsletter-consent = Oui, { -brand } peut m’envoyer par e-mail sa lettre d’information avec des recettes, des nouvelles et des offres.
lead-newsletter-help = Vous recevez d’abord un lien pour confirmer. Vous pouvez retirer votre consentement à tout moment, d’un clic dans chaque message.
lead-privacy = Protection des données personnelles
lead-email-label = Votre adresse e-mail
lead-email-help = Uniquement pour ce que vous avez coché.
lead-boxes-hint = Cochez une case et le champ pour votre adresse apparaît ici.
lead-send = Envoyez-le-moi
lead-sending = Envoi en cours…
lead-without = Voir mon résultat sans e-mail
lead-no-script = Ce formulaire a besoin de JavaScript. Vous pouvez continuer sans lui.

# Cards

lead-card-wishes = Que voulez-vous recevoir par e-mail ?
lead-card-address = À quelle adresse ?
lead-card-number = Carte { $number } sur 2
lead-back = Retour
lead-continue = Continuer

# A slip in the address

lead-did-you-mean = Vouliez-vous écrire { $suggestion } ?
lead-take-suggestion = Oui, envoyer à { $suggestion }
lead-keep-written = Non, { $written } est juste

# What stands in the way

lead-wish-missing = Cochez ce que nous pouvons vous envoyer. Vous pouvez aussi voir votre résultat sans e-mail.
lead-email-missing = Indiquez votre adresse e-mail.
lead-email-invalid = Cette adresse n’est pas complète. Elle devrait ressembler à ceci : nom@exemple.fr
lead-email-disposable = Cette adresse ne dure que quelques minutes. Choisissez-en une que vous pourrez encore lire demain.
lead-email-unreachable = Aucun courrier ne peut arriver à cette adresse. Vérifiez la partie après le @.
lead-run-gone = Vos réponses ne sont plus enregistrées chez nous, nous ne pouvons donc pas envoyer le résultat. Vous le voyez à la page suivante.
lead-offline = La connexion est interrompue. Rien n’a été envoyé. Merci de réessayer.
lead-busy = Cela fait beaucoup à la fois. Merci de réessayer dans une minute.
lead-busy-later = Cela fait beaucoup à la fois. Merci de réessayer dans { $minutes } minutes environ.
lead-busy-tomorrow = Il y a déjà eu plusieurs demandes aujourd’hui. Merci de réessayer demain.
lead-failed = Cela n’a pas fonctionné, et vous n’y êtes pour rien. Réessayez plus tard ou continuez sans e-mail.

# Sent

lead-sent-heading = Consultez votre boîte de réception
lead-sent-result = Votre résultat est en route vers { $email }.
lead-sent-newsletter = Pour la lettre d’information, ouvrez notre message à { $email } et confirmez avec le lien. Sans cela, vous ne recevrez rien d’autre.
lead-sent-missing = Rien après quelques minutes ? Regardez aussi dans les courriers indésirables.
