### Texts of the gallery, which shows the blocks to those who build the shop. What it can, it borrows from the offers.

gallery-title = Galleri med byggblock | { -brand }
gallery-description = Varje byggblock en gång, på växlande bakgrund. Syns bara medan butiken byggs.
gallery-heading = Alla byggblock på en sida
gallery-lead = Att titta på i varje språk och bredd. Texterna kommer från erbjudandesidorna.
gallery-order = Till förpackningarna
gallery-cards-heading = Punkter som kort
gallery-columns-heading = Punkter som spalter
gallery-ticks-heading = Punkter som bockar
gallery-plain-title = Galleri: sidhuvud utan bild | { -brand }
gallery-plain-description = Sidhuvudet som klarar sig med enbart ord.
gallery-split-title = Galleri: sidhuvud bredvid bild | { -brand }
gallery-split-description = Sidhuvudet med text på ena sidan och bild på den andra.
gallery-stage-title = Galleri: sidhuvud ovanför bild | { -brand }
gallery-stage-description = Sidhuvudet med text ovanför en bild i mitten.
gallery-poster-title = Galleri: sidhuvud på bild | { -brand }
gallery-poster-description = Sidhuvudet med text på den fria delen av en bred bild.
gallery-product-title = Galleri: sidhuvud med produkt | { -brand }
gallery-product-description = Sidhuvudet med en fristående produkt bredvid texten.
