### Texts of the gallery, which shows the blocks to those who build the shop. What it can, it borrows from the offers.

gallery-title = Galerie der Bausteine | { -brand }
gallery-description = Jeder Baustein einmal, auf wechselndem Grund. Nur zu sehen, während der Laden gebaut wird.
gallery-heading = Alle Bausteine auf einer Seite
gallery-lead = Zum Ansehen in jeder Sprache und Breite. Die Texte stammen von den Angebotsseiten.
gallery-order = Zu den Packungen
gallery-cards-heading = Punkte als Karten
gallery-columns-heading = Punkte als Spalten
gallery-ticks-heading = Punkte als Häkchen
gallery-plain-title = Galerie: Kopf ohne Bild | { -brand }
gallery-plain-description = Der Seitenkopf, der allein mit Worten auskommt.
gallery-split-title = Galerie: Kopf neben Bild | { -brand }
gallery-split-description = Der Seitenkopf mit Text auf der einen und Bild auf der anderen Seite.
gallery-stage-title = Galerie: Kopf über Bild | { -brand }
gallery-stage-description = Der Seitenkopf mit Text über einem Bild in der Mitte.
gallery-poster-title = Galerie: Kopf auf Bild | { -brand }
gallery-poster-description = Der Seitenkopf mit Text auf dem freien Teil eines breiten Bildes.
gallery-product-title = Galerie: Kopf mit Produkt | { -brand }
gallery-product-description = Der Seitenkopf mit einem frei stehenden Produkt neben dem Text.
