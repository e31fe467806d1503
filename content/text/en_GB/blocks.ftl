### Texts that blocks bring with them, whatever page they stand on.

price-vat = incl. VAT,
price-delivery = plus { $cost } delivery
price-no-delivery = sent by email, no delivery charge
price-of-unit = { $price } a jar
price-saving = { $amount } less than single jars
price-prior = Lowest price in the 30 days before:
price-reduction = −{ $percent }
packages-legend = Choose a pack
package-suggested = Our suggestion
package-sold-out = Sold out
sold-out-note = None of this can be ordered at the moment. Write to us and we will tell you when it is back.
sold-out-contact = Contact us
package-order = Continue to your order
extras-legend = Add an extra
countdown-term = From { $starts } to { $ends }
countdown-days = { $count ->
    [one] day
   *[other] days
}
countdown-hours = { $count ->
    [one] hour
   *[other] hours
}
countdown-minutes = { $count ->
    [one] minute
   *[other] minutes
}
payments-delivery = Delivery in { $days } working days, { $cost } per order.
payments-details = All about delivery
claim-diet = A varied, balanced diet and a healthy lifestyle matter just as much.
ingredients-daily = Amounts per daily dose. The drawings show foods that also contain the nutrient, not our ingredients. NRV: nutrient reference value.
ingredients-share = { $share } NRV
facts-quantity = Net quantity
facts-dose = How to take it
facts-table = Nutrients per daily dose
facts-nutrient = Nutrient
facts-amount = Amount
facts-share = NRV*
facts-share-note = * Share of the daily nutrient reference value (Regulation (EU) No 1169/2011 as retained). A dash means there is none.
facts-no-share = –
facts-ingredients = Ingredients
facts-cautions = Please note
facts-storage = Storage
facts-operator = Food business operator
comparison-label = Comparison
comparison-yes = Yes
comparison-no = No
guarantee-details = Cancellation and returns in detail
guarantee-withdraw = Cancel my order
reviews-label = Reviews
reviews-stars = { $stars } out of 5 stars
reviews-sample = Sample, invented
reviews-verified = Verified purchase
reviews-said-on = written on { $day }
reviews-average = { $average } out of 5 stars
reviews-count = Checked reviews: { $count }
reviews-method = How we check reviews
reviews-method-text = Only people who ordered from us and received their parcel can leave a review: the link comes after delivery and works once. One star is published by the same rule as five. We publish nothing about illnesses or weight.
reviews-method-samples = The reviews on this page are samples: they only show what it will look like.
press-sample = Invented papers: placeholders for real articles.
