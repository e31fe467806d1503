### Invented reviews for the demonstration. They speak of jar, capsules, parcel and kitchen, never of an effect.

sample-daily-trio-1 = Står bredvid kaffekvarnen och gör sig bra där. Locket går att få av även när man är nyvaken.
sample-daily-trio-2 = Kapslarna är normalstora och lämnar ingen eftersmak. Texten på etiketten kunde vara ett snäpp större, men den går att läsa.
sample-daily-trio-3 = Beställde på tisdagen, fick paketet på måndagen. Tre burkar, en faktura och inget annat i kartongen. Precis som jag vill ha det.
sample-daily-trio-4 = Lite omständligt med två kapslar i stället för en. I övrigt ordning och reda: allt är märkt och ordentligt förseglat.
sample-daily-trio-5 = Jag ville veta exakt vad den innehåller. Allt står där, med mängder. Mer begär jag inte.
sample-daily-trio-6 = Burken får plats i bestickslådan, det var mitt krav. En stjärna mindre för att budet lämnade den hos grannen.
sample-daily-fibre-1 = Sex kapslar om dagen är ganska många, men det stod tydligt redan innan. Det där med vattnet också.
sample-daily-fibre-2 = Tydlig bruksanvisning. Nu står det tre glas bredvid burken och jag har inte glömt ett enda.
sample-daily-fibre-3 = Smakar ingenting, precis som det ska vara. En burk tar slut på drygt två veckor, så ta trepacket direkt.
sample-light-kitchen-1 = Linscurryn har blivit vår onsdagsmiddag. Några fler bilder hade varit fint.
sample-light-kitchen-2 = Korta ingredienslistor, inget konstigt. Lätt att läsa i telefonen, ännu bättre på papper.
