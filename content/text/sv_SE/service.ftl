### Texts of the payment page, the withdrawal page and the terms page.

# /offerpay

offerpay-title = Granska din beställning och betala | { -brand }
offerpay-description = Adress, leverans, betalsätt, granskning: de fyra delarna av en beställning hos { -brand } och vad beställningsknappen betyder.
offerpay-heading = Din beställning
offerpay-lead = Fyra delar, en sida, inget konto. Inget är bindande före den sista knappen.
offerpay-button-heading = Vad knappen betyder
offerpay-button-1 = Beställningen blir bindande först när du trycker på knappen som **nämner betalningsskyldigheten**. Ingen annan knapp i butiken utlöser en betalning.
offerpay-button-2 = Därefter får du en bekräftelse med e-post, med avtalstexten och information om ångerrätten. Kortnummer och lösenord anger du bara hos betaltjänsten.
offerpay-guarantee-heading = Ångerrätt
offerpay-guarantee-1 = 14 dagar från det att du fått varan, utan skäl. För e-boken och appen börjar fristen när avtalet sluts.
offerpay-action-packs = Tillbaka till förpackningarna
offerpay-action-terms = Läs villkoren

# /refund

refund-title = Ångra ett avtal | { -brand }
refund-description = Så ångrar du ett avtal med { -brand }: tre uppgifter, inga skäl, en bekräftelse med datum och klockslag.
refund-heading = Ångra ett avtal
refund-lead = Du har 14 dagar på dig från det att du fått varan. Du behöver inget skäl, och vi frågar inte efter något.
refund-statement-heading = Så går det till att ångra sig
refund-statement-1-heading = Tre uppgifter
refund-statement-1-text = Ditt namn, beställningsnumret och en e-postadress.
refund-statement-2-heading = Ett andra steg
refund-statement-2-text = Du bekräftar särskilt att du ångrar avtalet, så att det inte sker av misstag.
refund-statement-3-heading = Ett kvitto
refund-statement-3-text = Vi bekräftar mottagandet med e-post, med ordalydelse, datum och klockslag.
refund-know-heading = Pengar, burk, porto
refund-know-1-heading = Dina pengar
refund-know-1-text = Du får tillbaka dem inom 14 dagar på samma sätt som du betalade, med kostnaden för standardleverans. Vi får vänta tills varan är tillbaka eller du har visat att den är skickad.
refund-know-2-heading = Burken
refund-know-2-text = Med hel försegling kan den lämnas tillbaka. Är förseglingen bruten kan rätten av hygienskäl falla bort för just den burken.
refund-know-3-heading = Portot
refund-know-3-text = Den direkta kostnaden för returen står du för. Skicka varan inom 14 dagar från det att du ångrade dig.
refund-faq-heading = Något oklart?
refund-faq-1-question = Kan jag ångra bara en del?
refund-faq-1-answer = Ja, varje beställning för sig och även enstaka varor i den.
refund-faq-2-question = Och e-boken eller appen?
refund-faq-2-answer = De 14 dagarna börjar när avtalet sluts. Har du samtyckt till en tidigare start upphör rätten när leveransen börjar.
refund-faq-3-question = Jag är osäker på om det fortfarande går.
refund-faq-3-answer = Skicka in det ändå. Vi tar emot det och tittar på saken sedan.
refund-faq-4-question = Varan är skadad.
refund-faq-4-answer = Då gäller det inte ångerrätten utan dina rättigheter vid fel på varan. Skriv till oss; det kostar dig inget.
refund-action-terms = Läs alla villkor
refund-action-home = Till startsidan

# /terms

terms-title = Villkor med enkla ord | { -brand }
terms-description = Vad som gäller hos { -brand } för beställning, leverans, ångerrätt, personuppgifter och produktfakta, kort och tydligt.
terms-heading = Villkoren: först i korthet, sedan i sin helhet
terms-lead = Överst står det väsentliga i fem punkter. Därunder följer varje avsnitt i sin helhet, och det är det som gäller.
terms-rules-heading = Det här gäller
terms-rules-1-heading = Beställning
terms-rules-1-text = Ett avtal sluts bara med knappen som anger betalningsskyldighet. Alla köp är engångsköp, aldrig prenumerationer.
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
