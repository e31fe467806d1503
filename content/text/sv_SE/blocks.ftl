### Texts that blocks bring with them, whatever page they stand on.

price-vat = inkl. moms,
price-delivery = exkl. frakt { $cost }
price-no-delivery = skickas per e-post, ingen frakt
price-of-unit = { $price } per burk
price-saving = { $amount } lägre än styckvis
price-prior = Lägsta pris de 30 dagarna före sänkningen:
price-reduction = −{ $percent }
packages-legend = Välj förpackning
package-suggested = Vårt förslag
package-sold-out = Slutsåld
sold-out-note = Inget av det här går att beställa just nu. Skriv till oss, så berättar vi när det finns igen.
sold-out-contact = Till kontakt
package-order = Fortsätt till beställningen
extras-legend = Lägg till något
countdown-term = Från { $starts } till { $ends }
countdown-days = { $count ->
    [one] dag
   *[other] dagar
}
countdown-hours = { $count ->
    [one] timme
   *[other] timmar
}
countdown-minutes = { $count ->
    [one] minut
   *[other] minuter
}
payments-delivery = Leverans inom { $days } arbetsdagar, { $cost } per beställning.
payments-details = Allt om leverans
claim-diet = En varierad och balanserad kost och en hälsosam livsstil är lika viktigt.
ingredients-daily = Mängder per dagsdos. Teckningarna visar livsmedel som också innehåller näringsämnet, inte våra ingredienser. DRI: dagligt referensintag.
ingredients-share = { $share } av DRI
facts-quantity = Nettokvantitet
facts-dose = Dosering
facts-table = Näringsämnen per dagsdos
facts-nutrient = Näringsämne
facts-amount = Mängd
facts-share = DRI*
facts-share-note = * Andel av det dagliga referensintaget (förordning (EU) nr 1169/2011). Ett streck betyder att inget finns fastställt.
facts-no-share = –
facts-ingredients = Ingredienser
facts-cautions = Viktigt att veta
facts-storage = Förvaring
facts-operator = Ansvarigt livsmedelsföretag
comparison-label = Jämförelse
comparison-yes = Ja
comparison-no = Nej
guarantee-details = Ångerrätt och retur i detalj
guarantee-withdraw = Ångra ett avtal
reviews-label = Omdömen
reviews-stars = { $stars } av 5 stjärnor
reviews-sample = Påhittat exempel
reviews-verified = Verifierat köp
reviews-said-on = skrivet { $day }
reviews-average = { $average } av 5 stjärnor
reviews-count = Kontrollerade omdömen: { $count }
reviews-method = Så granskar vi omdömen
reviews-method-text = Bara den som har beställt hos oss och fått sitt paket kan lämna ett omdöme: länken kommer efter leveransen och gäller en gång. En stjärna publiceras enligt samma regler som fem. Vi publicerar inget om sjukdomar eller vikt.
reviews-method-samples = Omdömena på den här sidan är exempel: de visar bara hur det kommer att se ut.
press-sample = Påhittade tidningar: platshållare för riktiga artiklar.
