### Invented reviews for the demonstration. They speak of jar, capsules, parcel and kitchen, never of an effect.

sample-daily-trio-1 = Står ved siden af kaffekværnen og pynter faktisk. Låget går op, selv når hænderne ikke er vågnet endnu.
sample-daily-trio-2 = Kapsler i helt almindelig størrelse, ingen eftersmag. Skriften på etiketten måtte gerne være en anelse større, men den kan læses.
sample-daily-trio-3 = Bestilt tirsdag, fremme mandagen efter. Tre dåser og en faktura i kassen og ikke andet. Sådan kan jeg lide det.
sample-daily-trio-4 = To kapsler i stedet for én er lidt besværligt. Ellers fint: tydelig etiket og ordentlig forsegling.
sample-daily-trio-5 = Jeg ville vide præcis, hvad der er i. Det står der alt sammen, med mængder. Mere beder jeg ikke om.
sample-daily-trio-6 = Dåsen kan være i bestikskuffen, og det var mit krav. En stjerne mindre, fordi buddet afleverede den hos naboen.
sample-daily-fibre-1 = Seks kapsler om dagen er ret mange, men det stod tydeligt på forhånd. Det gjorde det med vandet også.
sample-daily-fibre-2 = Klar vejledning. Nu har jeg tre glas stående ved siden af dåsen og har ikke glemt et eneste.
sample-daily-fibre-3 = Smager ikke af noget, og sådan skal det være. En dåse er tom efter godt to uger, så tag tre.
sample-light-kitchen-1 = Linsegryden med karry er blevet fast onsdagsmad. Et par flere billeder havde været rart.
sample-light-kitchen-2 = Korte ingredienslister og ikke noget eksotisk. Nem at læse på telefonen, endnu bedre på papir.
