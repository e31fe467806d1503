### Texts of the withdrawal function: its two steps, its receipt, and the mail that acknowledges it. What the law fixes is no text.

withdrawal-step-1 = Vaihe 1/2
withdrawal-form-heading = Tietosi
withdrawal-name = Etu- ja sukunimi
withdrawal-order = Tilausnumero
withdrawal-order-help = Se on tilausvahvistuksessa, esimerkiksi FI-100001. Eikö se ole käsillä? Kirjoita, mitä muistat, vaikkapa tilauspäivä.
withdrawal-email = Sähköpostiosoite
withdrawal-email-help = Siihen lähetämme vahvistuksen. Mieluiten osoite, jolla tilasit.
withdrawal-items = Vain nämä tuotteet
withdrawal-items-help = Jätä tyhjäksi, jos kyse on koko tilauksesta.
withdrawal-optional = (vapaaehtoinen)
withdrawal-later = Myös saman ostoksen myöhemmille tilauksille
withdrawal-next = Jatka vahvistamiseen

withdrawal-step-2 = Vaihe 2/2
withdrawal-recap-heading = Ilmoituksesi
withdrawal-recap-text = Lue se vielä kerran. Se on voimassa, kun vahvistat.
withdrawal-change = Muuta tietoja
withdrawal-sending = Hetki …

withdrawal-receipt-heading = Peruutuksesi on saapunut.
withdrawal-receipt-received = Saapunut
withdrawal-receipt-statement = Ilmoituksesi
withdrawal-receipt-mail = Vahvistus sähköpostitse osoitteeseen
withdrawal-receipt-refund = Rahat takaisin viimeistään
withdrawal-receipt-id = Viite
withdrawal-receipt-next = Paketti, joka ei ole vielä lähtenyt, pidätetään. Jos tuote on jo sinulla, lähetä se takaisin 14 päivän kuluessa. Saamme odottaa palautuksen maksamista, kunnes tuote on palautunut tai olet osoittanut lähettäneesi sen.
withdrawal-print = Tulosta vahvistus
withdrawal-again = Peruuta toinen sopimus

withdrawal-fault-missing = Täytä tämä kenttä.
withdrawal-fault-too-long = Tämä on liian pitkä. Lyhennä hieman.
withdrawal-fault-malformed = Linkit eivät kuulu tähän. Kirjoita vain sanoja ja numeroita.
withdrawal-fault-email = Osoite ei ole täydellinen. Sen pitäisi näyttää tältä: nimi@esimerkki.fi
withdrawal-fault-card = Tämä näyttää korttinumerolta. Sitä ei tarvita tässä.
withdrawal-offline = Yhteyttä ei ole juuri nyt. Tietosi ovat tallessa. Yritä uudelleen, peruutus lasketaan vain kerran.
withdrawal-busy = Nyt tuli paljon kerralla. Tietosi ovat tallessa. Yritä uudelleen minuutin kuluttua.
withdrawal-outdated = Sivu ei ollut enää ajan tasalla. Lataa se uudelleen, tietosi säilyvät.
withdrawal-failed = Se ei onnistunut, eikä vika ole sinussa. Yritä uudelleen. Myös sähköposti meille käy peruutuksesta.
withdrawal-no-script = Tämä lomake tarvitsee JavaScriptin. Sähköposti tai kirje käy yhtä hyvin. Malli on ehdoissa.
withdrawal-model-form = Peruuttamislomakkeen malliin

# The mail that acknowledges a withdrawal.

mail-withdrawal-subject = Peruutuksesi on saapunut
mail-withdrawal-preview = Sisältö, päivämäärä ja kellonaika, säilytettäväksi.
mail-withdrawal-heading = Peruutuksesi on saapunut
mail-withdrawal-lead = Vahvistamme, että ilmoituksesi saapui meille { $local } ({ $iso }).
mail-withdrawal-statement = Ilmoituksesi sanasta sanaan
mail-withdrawal-action = Mitä peruuttamisesta on hyvä tietää
mail-withdrawal-next = Mitä seuraavaksi
mail-withdrawal-parcel = Paketti, joka ei ole vielä lähtenyt, pidätetään.
mail-withdrawal-return = Jos tuote on jo sinulla, lähetä se 14 päivän kuluessa tämän viestin lopussa olevaan osoitteeseen. Palauttamisen välittömät kulut maksat itse.
mail-withdrawal-refund = Saat rahasi takaisin viimeistään { $day } samalla maksutavalla, tavallisen toimituksen kulut mukaan lukien. Saamme odottaa, kunnes tuote on palautunut tai olet osoittanut lähettäneesi sen.
mail-withdrawal-id = Viite: { $id }
mail-withdrawal-reason = Saat tämän viestin, koska tällä osoitteella on peruutettu sopimus. Etkö se ollut sinä? Vastaa silloin tähän viestiin.
