### Texts that blocks bring with them, whatever page they stand on.

price-vat = sis. alv,
price-delivery = + toimitus { $cost }
price-no-delivery = lähetetään sähköpostilla, ei toimituskuluja
price-of-unit = { $price } / purkki
price-saving = { $amount } edullisempi kuin erikseen
price-prior = Alin hinta edeltävien 30 päivän ajalta:
price-reduction = −{ $percent }
packages-legend = Valitse pakkaus
package-suggested = Ehdotuksemme
package-sold-out = Loppuunmyyty
sold-out-note = Mitään näistä ei voi juuri nyt tilata. Kirjoita meille, niin kerromme, milloin myynti jatkuu.
sold-out-contact = Ota yhteyttä
package-order = Jatka tilaukseen
extras-legend = Ota jotain lisäksi
countdown-term = { $starts } – { $ends }
countdown-days = { $count ->
    [one] päivä
   *[other] päivää
}
countdown-hours = { $count ->
    [one] tunti
   *[other] tuntia
}
countdown-minutes = { $count ->
    [one] minuutti
   *[other] minuuttia
}
payments-delivery = Toimitus { $days } arkipäivässä, { $cost } tilaukselta.
payments-details = Kaikki toimituksesta
claim-diet = Monipuolinen ja tasapainoinen ruokavalio ja terveelliset elämäntavat ovat aina tärkeitä.
ingredients-daily = Määrät päiväannosta kohti. Piirroksissa on ruoka-aineita, joissa samaa ravintoainetta on myös, ei ainesosiamme. VRA: päivittäisen saannin vertailuarvo.
ingredients-share = { $share } VRA
facts-quantity = Sisällön määrä
facts-dose = Käyttöohje
facts-table = Ravintoaineet päiväannoksessa
facts-nutrient = Ravintoaine
facts-amount = Määrä
facts-share = VRA*
facts-share-note = * Osuus päivittäisen saannin vertailuarvosta (asetus (EU) N:o 1169/2011). Viiva tarkoittaa, ettei arvoa ole.
facts-no-share = –
facts-ingredients = Ainesosat
facts-cautions = Hyvä tietää
facts-storage = Säilytys
facts-operator = Vastuullinen elintarvikealan toimija
comparison-label = Vertailu
comparison-yes = Kyllä
comparison-no = Ei
guarantee-details = Peruuttaminen ja palautus tarkemmin
guarantee-withdraw = Peruuta sopimus
reviews-label = Arvostelut
reviews-stars = { $stars } tähteä viidestä
reviews-sample = Keksitty esimerkki
reviews-verified = Vahvistettu ostos
reviews-said-on = kirjoitettu { $day }
reviews-average = { $average } tähteä viidestä
reviews-count = Tarkistettuja arvosteluja: { $count }
reviews-method = Näin tarkistamme arvostelut
reviews-method-text = Arvostelun voi jättää vain se, joka on tilannut meiltä ja saanut pakettinsa: linkki tulee toimituksen jälkeen ja toimii kerran. Yksi tähti julkaistaan samoilla säännöillä kuin viisi. Emme julkaise mitään sairauksista tai painosta.
reviews-method-samples = Tämän sivun arvostelut ovat esimerkkejä: ne näyttävät vain, miltä sivu tulee näyttämään.
press-sample = Keksittyjä lehtiä: paikka oikeille artikkeleille.
