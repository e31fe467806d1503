### Texts of the gallery, which shows the blocks to those who build the shop. What it can, it borrows from the offers.

gallery-title = Galleri over byggeklodser | { -brand }
gallery-description = Hver byggeklods én gang, på skiftende baggrund. Vises kun, mens butikken bygges.
gallery-heading = Alle byggeklodser på én side
gallery-lead = Til at se på i hvert sprog og hver bredde. Teksterne kommer fra tilbudssiderne.
gallery-order = Til pakkerne
gallery-cards-heading = Punkter som kort
gallery-columns-heading = Punkter som spalter
gallery-ticks-heading = Punkter som flueben
gallery-plain-title = Galleri: top uden billede | { -brand }
gallery-plain-description = Sidens top, når den klarer sig med ord.
gallery-split-title = Galleri: top ved siden af billede | { -brand }
gallery-split-description = Sidens top med tekst på den ene side og billede på den anden.
gallery-stage-title = Galleri: top over et billede | { -brand }
gallery-stage-description = Sidens top med tekst over et billede i midten.
gallery-poster-title = Galleri: top oven på billede | { -brand }
gallery-poster-description = Sidens top med tekst på den frie del af et bredt billede.
gallery-product-title = Galleri: top med produkt | { -brand }
gallery-product-description = Sidens top med et fritstående produkt ved siden af teksten.
