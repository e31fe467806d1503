### Texts of the withdrawal page and the terms page.

# /refund

refund-title = Ångra ett avtal | { -brand }
refund-description = Så ångrar du ett avtal med { -brand }: tre uppgifter, inga skäl, en bekräftelse med datum och klockslag.
refund-heading = Ångra ett avtal
refund-lead = Du har 14 dagar på dig från det att du fått varan. Du behöver inte ange något skäl.
refund-statement-heading = Det här behövs
refund-statement-1-heading = Tre uppgifter
refund-statement-1-text = Ditt namn, beställningsnumret och en e-postadress.
refund-statement-2-heading = En bekräftelse
refund-statement-2-text = Du bekräftar i ett eget andra steg, så att det inte sker av misstag.
refund-statement-3-heading = Ett kvitto
refund-statement-3-text = Du får ett mejl som bekräftar mottagandet, med ordalydelse, datum och klockslag.
refund-know-heading = Bra att veta
refund-know-1-heading = Förseglade och öppnade burkar
refund-know-1-text = En förseglad burk kan du lämna tillbaka. Är förseglingen bruten kan rätten av hygienskäl falla bort för den burken.
refund-know-2-heading = Dina pengar
refund-know-2-text = Du får tillbaka dem inom 14 dagar på samma sätt som du betalade, med kostnaden för standardleverans. Vi får vänta tills varan är tillbaka eller du har visat att den är skickad.
refund-know-3-heading = Flera beställningar
refund-know-3-text = Varje beställning kan ångras för sig, även en som du gjorde efter en annan.
refund-action-terms = Läs villkoren
refund-action-home = Till startsidan

# /terms

terms-title = Villkor med enkla ord | { -brand }
terms-description = Vad som gäller hos { -brand } för beställning, leverans, ångerrätt, personuppgifter och produktfakta, kort och tydligt.
terms-heading = Villkor
terms-lead = Det viktigaste i fem stycken, utan finstilt text.
terms-rules-heading = Det här gäller
terms-rules-1-heading = Beställning
terms-rules-1-text = Ett avtal sluts bara med knappen som anger betalningsskyldighet. Vi säljer enstaka köp, inga prenumerationer.
terms-rules-2-heading = Leverans
terms-rules-2-text = Vi levererar till Sverige, Danmark, Finland, Tyskland, Österrike, Frankrike, Belgien och Storbritannien. Kostnaden står före beställningen.
terms-rules-3-heading = Ångerrätt
terms-rules-3-text = 14 dagar från det att du fått varan, utan skäl. Från den här sidan kommer du direkt dit.
terms-rules-4-heading = Personuppgifter
terms-rules-4-text = Svar om kroppen sparar vi bara med ditt uttryckliga samtycke. Reklam med e-post kommer först efter bekräftelse.
terms-rules-5-heading = Produktfakta
terms-rules-5-text = Ingredienser, mängder, anvisningar och varningar står på burken och visas före varje beställning.
terms-language-heading = Språk och land
terms-language-1 = Våra sidor finns på sex språk. Vilket du ser beror på landet, som du kan välja längst ner på sidan.
terms-action-withdraw = Ångra avtalet här
terms-action-home = Till startsidan
