### Frågan om kakor och svaren på den.

consent-heading = Dina cookieinställningar
consent-text = Nödvändiga cookies är alltid på, andra bara om du samtycker: för statistik och annonsering (för att mäta annonser och anpassa dem efter dig). Du kan ändra ditt val när som helst längst ner på sidan.
consent-accept = Godkänn alla
consent-reject = Avvisa alla
consent-details = Anpassa val
consent-save = Spara mina val
consent-necessary = Nödvändiga
consent-necessary-text = Sparar ditt land, din beställning, hur långt du har kommit i quizet och dina cookieval. Butiken fungerar inte utan dem, så de är alltid på.
consent-analytics = Statistik
consent-analytics-text = Räknar vilka sidor och vilka steg i quizet och beställningen som visas, aldrig dina svar. Vi räknar själva och laddar även Google Tag Manager för det.
consent-marketing = Annonsering
consent-marketing-text = Låter annonspartner se att en annons ledde till ett besök och anpassa annonser efter dig. Även för det laddar vi Google Tag Manager.
consent-privacy = Så behandlar vi personuppgifter
