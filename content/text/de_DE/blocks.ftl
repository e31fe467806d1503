### Texts that blocks bring with them, whatever page they stand on.

price-vat = inkl. MwSt.,
price-delivery = zzgl. { $cost } Versand
price-no-delivery = kommt per E-Mail, ohne Versandkosten
price-of-unit = { $price } je Dose
price-saving = { $amount } weniger als einzeln
price-prior = Niedrigster Preis der 30 Tage davor:
price-reduction = −{ $percent }
packages-legend = Packung wählen
package-suggested = Unser Vorschlag
package-sold-out = Ausverkauft
sold-out-note = Im Moment ist nichts davon lieferbar. Schreib uns, dann erfährst du, wann es weitergeht.
sold-out-contact = Zum Kontakt
package-order = Weiter zur Bestellung
extras-legend = Etwas dazunehmen
countdown-term = Vom { $starts } bis { $ends }
countdown-days = { $count ->
    [one] Tag
   *[other] Tage
}
countdown-hours = { $count ->
    [one] Stunde
   *[other] Stunden
}
countdown-minutes = { $count ->
    [one] Minute
   *[other] Minuten
}
payments-delivery = Lieferung in { $days } Werktagen, { $cost } pro Bestellung.
payments-details = Alles zum Versand
claim-diet = Achte außerdem auf eine abwechslungsreiche, ausgewogene Ernährung und eine gesunde Lebensweise.
ingredients-daily = Mengen pro Tagesdosis. Die Zeichnungen zeigen Lebensmittel, in denen der Nährstoff auch steckt, nicht unsere Zutaten. NRV: Referenzwert für die tägliche Zufuhr.
ingredients-share = { $share } NRV
facts-quantity = Füllmenge
facts-dose = Verzehrempfehlung
facts-table = Nährstoffe pro Tagesdosis
facts-nutrient = Nährstoff
facts-amount = Menge
facts-share = NRV*
facts-share-note = * Anteil am Referenzwert für die tägliche Zufuhr (Verordnung (EU) Nr. 1169/2011). Für Stoffe mit Strich gibt es keinen.
facts-no-share = –
facts-ingredients = Zutaten
facts-cautions = Hinweise
facts-storage = Lagerung
facts-operator = Verantwortlicher Lebensmittelunternehmer
comparison-label = Vergleich
comparison-yes = Ja
comparison-no = Nein
guarantee-details = Widerruf und Rückgabe im Einzelnen
guarantee-withdraw = Vertrag widerrufen
reviews-label = Bewertungen
reviews-stars = { $stars } von 5 Sternen
reviews-sample = Muster, erfunden
reviews-verified = Geprüfter Kauf
reviews-said-on = geschrieben am { $day }
reviews-average = { $average } von 5 Sternen
reviews-count = Geprüfte Bewertungen: { $count }
reviews-method = Wie wir Bewertungen prüfen
reviews-method-text = Bewerten kann nur, wer bei uns bestellt und die Ware erhalten hat: Der Link dazu kommt nach der Lieferung und gilt einmal. Ein Stern wird nach denselben Regeln veröffentlicht wie fünf. Aussagen zu Krankheiten oder Gewicht veröffentlichen wir nicht.
reviews-method-samples = Die Bewertungen auf dieser Seite sind Muster: Sie zeigen nur, wie es aussehen wird.
press-sample = Erfundene Zeitungen: Platzhalter für echte Berichte.
