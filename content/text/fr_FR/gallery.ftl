### Texts of the gallery, which shows the blocks to those who build the shop. What it can, it borrows from the offers.

gallery-title = Galerie des blocs | { -brand }
gallery-description = Chaque bloc une fois, sur des fonds variés. Visible seulement pendant la construction de la boutique.
gallery-heading = Tous les blocs sur une page
gallery-lead = À regarder dans chaque langue et chaque largeur. Les mots viennent des pages d’offre.
gallery-order = Aller aux formats
gallery-cards-heading = Points en cartes
gallery-columns-heading = Points en colonnes
gallery-ticks-heading = Points à coches
gallery-plain-title = Galerie : en-tête sans image | { -brand }
gallery-plain-description = L’en-tête d’une page à qui les mots suffisent.
gallery-split-title = Galerie : en-tête à côté d’une image | { -brand }
gallery-split-description = L’en-tête d’une page avec le texte d’un côté et l’image de l’autre.
gallery-stage-title = Galerie : en-tête au-dessus d’une image | { -brand }
gallery-stage-description = L’en-tête d’une page avec le texte au-dessus d’une image centrée.
gallery-poster-title = Galerie : en-tête sur une image | { -brand }
gallery-poster-description = L’en-tête d’une page avec le texte sur la partie libre d’une image large.
gallery-product-title = Galerie : en-tête avec un produit | { -brand }
gallery-product-description = L’en-tête d’une page avec un produit détouré à côté du texte.
