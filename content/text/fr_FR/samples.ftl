### Invented reviews for the demonstration. They speak of jar, capsules, parcel and kitchen, never of an effect.

sample-daily-trio-1 = Il a trouvé sa place à côté du moulin à café, et il y fait joli. Le couvercle s’ouvre même avec des mains encore endormies.
sample-daily-trio-2 = Gélules de taille normale, pas d’arrière-goût. L’étiquette pourrait être écrite un rien plus gros, mais elle se lit.
sample-daily-trio-3 = Commandé le mardi, reçu le lundi suivant. Dans le carton, trois pots, la facture et rien d’autre. J’aime autant.
sample-daily-trio-4 = Deux gélules au lieu d’une, ce n’est pas très pratique. Pour le reste, du travail soigné : tout est indiqué, bien scellé.
sample-daily-trio-5 = Je voulais savoir exactement ce qu’il y a dedans. Tout est écrit, avec les quantités. Je n’en demande pas plus.
sample-daily-trio-6 = Le pot tient dans le tiroir à couverts, c’était mon critère. Une étoile en moins, car le livreur l’a laissé chez le voisin.
sample-daily-fibre-1 = Six gélules par jour, ce n’est pas rien, mais la page le disait clairement. Pour l’eau aussi.
sample-daily-fibre-2 = Mode d’emploi clair. J’ai posé trois verres à côté du pot et, depuis, je n’en oublie aucun.
sample-daily-fibre-3 = Aucun goût, et c’est très bien ainsi. Un pot est vide au bout de deux semaines, alors autant prendre le lot de trois.
sample-light-kitchen-1 = Le curry de lentilles, c’est maintenant tous les mercredis. Quelques photos de plus auraient été bienvenues.
sample-light-kitchen-2 = Des listes d’ingrédients courtes, rien d’introuvable. Facile à lire sur le téléphone, encore mieux imprimé.
