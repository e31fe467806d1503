### Texts that blocks bring with them, whatever page they stand on.

price-vat = inkl. moms,
price-delivery = plus levering { $cost }
price-no-delivery = sendes på e-mail, uden leveringspris
price-of-unit = { $price } pr. dåse
price-saving = { $amount } under stykpris
price-prior = Laveste pris de foregående 30 dage:
price-reduction = −{ $percent }
packages-legend = Vælg pakke
package-suggested = Vores forslag
package-sold-out = Udsolgt
sold-out-note = Intet af det kan bestilles lige nu. Skriv til os, så hører du, hvornår det er tilbage.
sold-out-contact = Til kontakt
package-order = Fortsæt til bestillingen
extras-legend = Tag noget med
countdown-term = Fra { $starts } til { $ends }
countdown-days = { $count ->
    [one] dag
   *[other] dage
}
countdown-hours = { $count ->
    [one] time
   *[other] timer
}
countdown-minutes = { $count ->
    [one] minut
   *[other] minutter
}
payments-delivery = Levering på { $days } hverdage, { $cost } pr. bestilling.
payments-details = Alt om levering
claim-diet = En varieret og afbalanceret kost og en sund livsstil er lige så vigtige.
ingredients-daily = Mængder pr. daglig dosis. Tegningerne viser fødevarer, der også indeholder næringsstoffet, ikke vores ingredienser. RI: referenceindtag.
ingredients-share = { $share } af RI
facts-quantity = Nettoindhold
facts-dose = Anbefalet daglig dosis
facts-table = Næringsstoffer pr. daglig dosis
facts-nutrient = Næringsstof
facts-amount = Mængde
facts-share = RI*
facts-share-note = * Andel af referenceindtaget (forordning (EU) nr. 1169/2011). En streg betyder, at der ikke er fastsat noget.
facts-no-share = –
facts-ingredients = Ingredienser
facts-cautions = Vigtigt at vide
facts-storage = Opbevaring
facts-operator = Ansvarlig fødevarevirksomhed
comparison-label = Sammenligning
comparison-yes = Ja
comparison-no = Nej
guarantee-details = Fortrydelse og returnering i detaljer
guarantee-withdraw = Fortryd en aftale
reviews-label = Anmeldelser
reviews-stars = { $stars } ud af 5 stjerner
reviews-sample = Opdigtet eksempel
reviews-verified = Verificeret køb
reviews-said-on = skrevet den { $day }
reviews-average = { $average } ud af 5 stjerner
reviews-count = Kontrollerede anmeldelser: { $count }
reviews-method = Sådan kontrollerer vi anmeldelser
reviews-method-text = Kun den, der har bestilt hos os og fået sin pakke, kan skrive en anmeldelse: Linket kommer efter leveringen og gælder én gang. Én stjerne offentliggøres efter samme regler som fem. Vi offentliggør intet om sygdomme eller vægt.
reviews-method-samples = Anmeldelserne på denne side er eksempler: De viser kun, hvordan det vil se ud.
press-sample = Opdigtede aviser: pladsholdere for rigtige artikler.
