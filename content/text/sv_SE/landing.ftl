### Texts of the landing pages: index, home, vsl-de.

# /

index-title = Kosttillskott för vardagen | { -brand }
index-description = Två veganska kosttillskott med tydliga etiketter: { -daily-trio } och { -daily-fibre }. Ett kort quiz visar vad som passar i din vardag.
index-heading = En fast plats på frukostbordet
index-lead = { -brand } gör två kosttillskott. Vad de innehåller står på burken, och mer än så lovar vi inte.
lifestyle-hero-alt = Burk med { -daily-trio } mot salviagrön bakgrund, med blad, citron och ingefära
index-what-heading = Det här gör vi
index-what-1-heading = { -daily-trio }
index-what-1-text = Kolin, zink och krom samt vitamin B6 och vitamin C. 60 kapslar, veganska.
index-what-2-heading = { -daily-fibre }
index-what-2-text = Glukomannan från konjakrot, 3 g om dagen. 90 kapslar, veganska, alltid med mycket vatten.
index-what-3-heading = { -light-kitchen }
index-what-3-text = Vår e-bok med 60 enkla recept för dagar när det ska gå fort.
index-way-heading = Så hittar du det som passar
index-way-1-heading = Svara på några frågor
index-way-1-text = Quizet handlar om din vardag, dina måltider och dina vanor.
index-way-2-heading = Läs ditt resultat
index-way-2-text = Du ser dina svar ordnade på en sida, även utan e-postadress.
index-way-3-heading = Bestäm i lugn och ro
index-way-3-text = Förpackningarna kan du titta på när du vill. Du behöver inte göra quizet först.
index-action-quiz = Titta på quizet
index-action-packs = Se förpackningarna
index-action-story = Läs vår historia

# /home

home-title = Historien bakom burkarna | { -brand }
home-description = Varför { -brand } bara gör två produkter, vad { -daily-trio } innehåller och vad som ärligt kan sägas om näringsämnena.
home-heading = Färre burkar, tydligare etiketter
home-lead = Här kommer allt i tur och ordning: var idén kommer ifrån, vad burken innehåller och vad du kan tänka om det.
home-story-heading = Så arbetar vi
home-story-1 = Hyllan med kosttillskott är lång och många etiketter säger inte mycket. Vi bestämde oss för två produkter och beskriver dem så att de går att förstå på en minut.
home-story-2 = Vi visar inga före- och efterbilder och nämner inga tidsfrister. En kapsel ersätter varken frukost eller promenad. Men den kan få plats bredvid båda.
home-nutrients-heading = Det här finns i { -daily-trio }
home-nutrients-1-heading = Kolin, 200 mg
home-nutrients-1-text = Kolin bidrar till normal fettomsättning. Det finns också i sojabönor.
home-nutrients-2-heading = Krom, 40 µg
home-nutrients-2-text = Krom bidrar till att bibehålla normala blodsockernivåer. Det finns också i broccoli.
home-nutrients-3-heading = Vitamin B6, 1,4 mg
home-nutrients-3-text = Vitamin B6 bidrar till att minska trötthet och utmattning. Det finns också i kikärtor.
home-action-packs = Se förpackningarna
home-action-quiz = Till quizet
home-action-letter = Läs det som ett brev

# /VSL-de

vsl-de-title = { -brand }, berättat från början
vsl-de-description = En kort film: vad som står på etiketten, hur en dag med { -daily-trio } ser ut och vad du bör veta innan du beställer. Med allt i skrift.
vsl-de-heading = Vad burken innehåller, från början
vsl-de-lead = En film på drygt en minut som går att följa utan ljud. Under den står allt i text, med enkla ord.
vsl-de-chapters-heading = Kapitlen
vsl-de-chapters-1-heading = Etiketten
vsl-de-chapters-1-text = Fem näringsämnen, vart och ett med mängd per dagsdos.
vsl-de-chapters-2-heading = Morgonen
vsl-de-chapters-2-text = Varför burken får stå bredvid koppen i stället för i skåpet.
vsl-de-chapters-3-heading = Gränserna
vsl-de-chapters-3-text = Vad ett kosttillskott inte är och vem det inte är till för.
vsl-de-chapters-4-heading = Beställningen
vsl-de-chapters-4-text = Vad du ser innan du köper och hur du kan ångra dig.
vsl-de-wording-heading = Texten
vsl-de-wording-1 = Hej. Du har säkert sett många burkar som lovar mycket. Vår lovar lite: kolin, zink och krom samt vitamin B6 och vitamin C, i 60 veganska kapslar.
vsl-de-wording-2 = Vi föreslår inget nytt dagsschema. Ät frukost som vanligt, drick ett glas vatten, ta en runda på kvällen. Kapslarna är avsedda för vuxna och ersätter inte en varierad kost.
vsl-de-wording-3 = Räcker det för dig kan du titta på förpackningarna. Vill du först veta om det passar i din vardag börjar du med quizet.
vsl-de-action-packs = Se förpackningarna
vsl-de-action-quiz = Quizet först
