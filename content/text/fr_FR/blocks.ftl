### Texts that blocks bring with them, whatever page they stand on.

price-vat = TTC,
price-delivery = hors livraison ({ $cost })
price-no-delivery = envoyé par e-mail, sans frais de livraison
price-of-unit = { $price } le pot
price-saving = { $amount } de moins qu’à l’unité
price-prior = Prix le plus bas des 30 jours précédents :
price-reduction = −{ $percent }
packages-legend = Choisir un format
package-suggested = Notre suggestion
package-sold-out = Épuisé
sold-out-note = Rien n’est disponible pour le moment. Écrivez-nous, et vous saurez quand la vente reprend.
sold-out-contact = Nous contacter
package-order = Passer à la commande
extras-legend = Ajouter un supplément
countdown-term = Du { $starts } au { $ends }
countdown-days = { $count ->
    [one] jour
   *[other] jours
}
countdown-hours = { $count ->
    [one] heure
   *[other] heures
}
countdown-minutes = { $count ->
    [one] minute
   *[other] minutes
}
payments-delivery = Livraison en { $days } jours ouvrés, { $cost } par commande.
payments-details = Tout sur la livraison
claim-diet = Une alimentation variée et équilibrée et un mode de vie sain restent essentiels.
ingredients-daily = Quantités par dose journalière. Les dessins montrent des aliments qui contiennent aussi ce nutriment, et non nos ingrédients. VNR : valeur nutritionnelle de référence.
ingredients-share = { $share } VNR
facts-quantity = Quantité nette
facts-dose = Conseils d’utilisation
facts-table = Nutriments par dose journalière
facts-nutrient = Nutriment
facts-amount = Quantité
facts-share = VNR*
facts-share-note = * Part de la valeur nutritionnelle de référence (règlement (UE) n° 1169/2011). Le tiret signale qu’il n’en existe pas.
facts-no-share = –
facts-ingredients = Ingrédients
facts-cautions = À savoir
facts-storage = Conservation
facts-operator = Exploitant du secteur alimentaire
comparison-label = Comparaison
comparison-yes = Oui
comparison-no = Non
guarantee-details = Rétractation et retours en détail
guarantee-withdraw = Se rétracter du contrat
reviews-label = Avis
reviews-stars = { $stars } étoiles sur 5
reviews-sample = Exemple inventé
reviews-verified = Achat vérifié
reviews-said-on = écrit le { $day }
reviews-average = { $average } étoiles sur 5
reviews-count = Avis vérifiés : { $count }
reviews-method = Comment nous vérifions les avis
reviews-method-text = Seules les personnes qui ont commandé chez nous et reçu leur colis peuvent donner un avis : le lien arrive après la livraison et ne sert qu’une fois. Une étoile est publiée selon la même règle que cinq. Nous ne publions rien sur les maladies ni sur le poids.
reviews-method-samples = Les avis de cette page sont des exemples : ils montrent seulement à quoi cela ressemblera.
press-sample = Titres de presse inventés, en attendant de vrais articles.
