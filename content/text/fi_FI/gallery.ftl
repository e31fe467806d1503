### Texts of the gallery, which shows the blocks to those who build the shop. What it can, it borrows from the offers.

gallery-title = Rakenneosien galleria | { -brand }
gallery-description = Jokainen rakenneosa kerran, vaihtelevilla taustoilla. Näkyy vain kauppaa rakennettaessa.
gallery-heading = Kaikki rakenneosat yhdellä sivulla
gallery-lead = Katsottavaksi kaikilla kielillä ja leveyksillä. Tekstit ovat tarjoussivuilta.
gallery-order = Siirry pakkauksiin
gallery-cards-heading = Kohdat kortteina
gallery-columns-heading = Kohdat palstoina
gallery-ticks-heading = Kohdat merkkeinä
gallery-plain-title = Galleria: yläosa ilman kuvaa | { -brand }
gallery-plain-description = Sivun yläosa, jolle riittävät sanat.
gallery-split-title = Galleria: yläosa kuvan vieressä | { -brand }
gallery-split-description = Sivun yläosa, jossa teksti on toisella ja kuva toisella puolella.
gallery-stage-title = Galleria: yläosa kuvan yllä | { -brand }
gallery-stage-description = Sivun yläosa, jossa teksti on keskellä olevan kuvan yläpuolella.
gallery-poster-title = Galleria: yläosa kuvan päällä | { -brand }
gallery-poster-description = Sivun yläosa, jossa teksti on leveän kuvan vapaan osan päällä.
gallery-product-title = Galleria: yläosa ja tuote | { -brand }
gallery-product-description = Sivun yläosa, jossa tekstin vieressä on irrallinen tuote.
