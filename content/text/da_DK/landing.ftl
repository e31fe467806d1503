### Texts of the landing pages: index, home, vsl-de.

# /

index-title = Kosttilskud til hverdagen | { -brand }
index-description = To veganske kosttilskud med tydelige etiketter: { -daily-trio } og { -daily-fibre }. En kort quiz viser, hvad der passer ind i din hverdag.
index-heading = En fast plads på morgenbordet
index-lead = { -brand } laver to kosttilskud. Indholdet står på dåsen, og mere lover vi ikke.
lifestyle-hero-alt = Dåse med { -daily-trio } på salviegrøn baggrund med blade, citron og ingefær
index-what-heading = Det laver vi
index-what-1-heading = { -daily-trio }
index-what-1-text = Cholin, zink og chrom samt vitamin B6 og C-vitamin. 60 kapsler, veganske.
index-what-2-heading = { -daily-fibre }
index-what-2-text = Glucomannan fra konjakrod, 3 g om dagen. 90 kapsler, veganske, altid med rigeligt vand.
index-what-3-heading = { -light-kitchen }
index-what-3-text = Vores e-bog med 60 enkle opskrifter til dage, hvor det skal gå hurtigt.
index-way-heading = Sådan finder du det, der passer
index-way-1-heading = Svar på nogle spørgsmål
index-way-1-text = Quizzen handler om din hverdag, dine måltider og dine vaner.
index-way-2-heading = Læs dit resultat
index-way-2-text = Du ser dine svar samlet på én side, også uden e-mailadresse.
index-way-3-heading = Bestem dig i ro og mag
index-way-3-text = Du kan se på pakkerne, når du vil. Quizzen er ikke et krav.
index-action-quiz = Se quizzen
index-action-packs = Se pakkerne
index-action-story = Læs vores historie

# /home

home-title = Historien bag dåserne | { -brand }
home-description = Hvorfor { -brand } kun laver to produkter, hvad der er i { -daily-trio }, og hvad man ærligt kan sige om næringsstofferne.
home-heading = Færre dåser, tydeligere etiketter
home-lead = Her kommer det hele i rækkefølge: hvor idéen kommer fra, hvad der er i dåsen, og hvad du kan mene om det.
home-story-heading = Sådan arbejder vi
home-story-1 = Hylden med kosttilskud er lang, og mange etiketter siger ikke ret meget. Vi valgte at lave to produkter og beskrive dem, så man forstår dem på et minut.
home-story-2 = Vi viser ingen før- og efterbilleder og sætter ingen frister. En kapsel erstatter hverken morgenmad eller en gåtur. Men den kan have sin plads ved siden af.
home-nutrients-heading = Det er der i { -daily-trio }
home-nutrients-1-heading = Cholin, 200 mg
home-nutrients-1-text = Cholin bidrager til et normalt fedtstofskifte. Det findes også i sojabønner.
home-nutrients-2-heading = Chrom, 40 µg
home-nutrients-2-text = Chrom bidrager til at vedligeholde et normalt blodsukkerniveau. Det findes også i broccoli.
home-nutrients-3-heading = Vitamin B6, 1,4 mg
home-nutrients-3-text = Vitamin B6 bidrager til at mindske træthed og udmattelse. Det findes også i kikærter.
home-action-packs = Se pakkerne
home-action-quiz = Til quizzen
home-action-letter = Læs det som et brev

# /VSL-de

vsl-de-title = { -brand }, fortalt fra begyndelsen
vsl-de-description = En kort film: hvad der står på etiketten, hvordan en dag med { -daily-trio } ser ud, og hvad du bør vide, før du bestiller. Med det hele på skrift.
vsl-de-heading = Hvad der er i dåsen, fra begyndelsen
vsl-de-lead = En film på godt et minut, som kan følges uden lyd. Under den står det hele på skrift i klare ord.
vsl-de-chapters-heading = Kapitlerne
vsl-de-chapters-1-heading = Etiketten
vsl-de-chapters-1-text = Fem næringsstoffer, hvert med sin mængde pr. daglig dosis.
vsl-de-chapters-2-heading = Morgenen
vsl-de-chapters-2-text = Hvorfor dåsen gerne må stå ved siden af koppen og ikke i skabet.
vsl-de-chapters-3-heading = Grænserne
vsl-de-chapters-3-text = Hvad et kosttilskud ikke er, og hvem det ikke er til.
vsl-de-chapters-4-heading = Bestillingen
vsl-de-chapters-4-text = Hvad du ser, før du køber, og hvordan du kan fortryde.
vsl-de-wording-heading = Teksten
vsl-de-wording-1 = Goddag. Du har nok set mange dåser, der lover meget. Vores lover kun lidt: cholin, zink og chrom samt vitamin B6 og C-vitamin i 60 veganske kapsler.
vsl-de-wording-2 = Vi foreslår ikke en ny dagsplan. Spis morgenmad, som du plejer, drik et glas vand, gå en tur om aftenen. Kapslerne er til voksne og erstatter ikke en varieret kost.
vsl-de-wording-3 = Er det nok for dig, så se på pakkerne. Vil du først vide, om det passer ind i din hverdag, så begynd med quizzen.
vsl-de-action-packs = Se pakkerne
vsl-de-action-quiz = Quizzen først
