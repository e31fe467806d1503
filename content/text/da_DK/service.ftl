### Texts of the withdrawal page and the terms page.

# /refund

refund-title = Fortryd en aftale | { -brand }
refund-description = Sådan fortryder du en aftale med { -brand }: tre oplysninger, ingen begrundelse, en kvittering med dato og klokkeslæt.
refund-heading = Fortryd en aftale
refund-lead = Du har 14 dage, fra du har fået varen. Du behøver ikke give en grund.
refund-statement-heading = Det skal der til
refund-statement-1-heading = Tre oplysninger
refund-statement-1-text = Dit navn, bestillingsnummeret og en e-mailadresse.
refund-statement-2-heading = En bekræftelse
refund-statement-2-text = Du bekræfter i et særskilt andet trin, så det ikke sker ved en fejl.
refund-statement-3-heading = En kvittering
refund-statement-3-text = Du får en e-mail, der bekræfter modtagelsen, med ordlyd, dato og klokkeslæt.
refund-know-heading = Godt at vide
refund-know-1-heading = Forseglede og åbnede dåser
refund-know-1-text = En forseglet dåse kan du sende tilbage. Er forseglingen brudt, kan retten af hygiejniske grunde falde bort for den dåse.
refund-know-2-heading = Dine penge
refund-know-2-text = Du får dem tilbage inden 14 dage på samme måde, som du betalte, med prisen for standardlevering. Vi må vente, til varen er tilbage, eller du har vist, at den er sendt.
refund-know-3-heading = Flere bestillinger
refund-know-3-text = Hver bestilling kan fortrydes for sig, også en, du lagde efter en anden.
refund-action-terms = Læs betingelserne
refund-action-home = Til forsiden

# /terms

terms-title = Betingelser i klare ord | { -brand }
terms-description = Hvad der gælder hos { -brand } for bestilling, levering, fortrydelse, persondata og produktoplysninger, kort og tydeligt.
terms-heading = Betingelser
terms-lead = Det vigtigste i fem afsnit, uden det med småt.
terms-rules-heading = Det gælder
terms-rules-1-heading = Bestilling
terms-rules-1-text = En aftale indgås kun med den knap, der nævner betalingspligten. Vi sælger enkeltkøb, ikke abonnementer.
terms-rules-2-heading = Levering
terms-rules-2-text = Vi leverer til Danmark, Sverige, Finland, Tyskland, Østrig, Frankrig, Belgien og Storbritannien. Prisen står før bestillingen.
terms-rules-3-heading = Fortrydelse
terms-rules-3-text = 14 dage, fra du har fået varen, uden begrundelse. Fra denne side kommer du direkte dertil.
terms-rules-4-heading = Persondata
terms-rules-4-text = Svar om kroppen gemmer vi kun med dit udtrykkelige samtykke. Reklame på e-mail kommer først efter bekræftelse.
terms-rules-5-heading = Produktoplysninger
terms-rules-5-text = Ingredienser, mængder, anvisninger og advarsler står på dåsen og vises før hver bestilling.
terms-language-heading = Sprog og land
terms-language-1 = Vores sider findes på seks sprog. Hvilket du ser, afhænger af landet, som du kan vælge nederst på siden.
terms-action-withdraw = Fortryd aftalen her
terms-action-home = Til forsiden
