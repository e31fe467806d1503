### Frågan om kakor och svaren på den.

consent-heading = Ditt val om kakor
consent-text = Nödvändig lagring håller butiken i gång. Allt annat sker bara om du säger ja: statistik hjälper oss att förbättra sidorna, annonsering mäter vilka annonser som fungerar. Du kan ändra ditt val när som helst längst ner på varje sida.
consent-accept = Godkänn alla
consent-reject = Avvisa alla
consent-details = Välj var för sig
consent-save = Spara mitt val
consent-necessary = Nödvändigt
consent-necessary-text = Minns ditt val, din varukorg och var du är i testet. Utan det fungerar ingenting, därför är det alltid på.
consent-analytics = Statistik
consent-analytics-text = Räknar vilka sidor som läses och var besök slutar. Då läses Google Tag Manager in, om butiken använder den.
consent-marketing = Annonsering
consent-marketing-text = Låter annonspartner se att en annons ledde till ett besök och anpassa annonser efter dig.
consent-privacy = Så behandlar vi personuppgifter
