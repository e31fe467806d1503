### Texts of mails. Subjects and previews are read over shoulders: nothing in them tells of health, answers or products.

mail-demo = Lähetetty esittelykaupasta, joka ei myy mitään
mail-button-hint = Eikö painike toimi? Tämä osoite vie samaan paikkaan:
mail-data = Katso tai poista tietosi
mail-unsubscribe = Lopeta uutiskirjeen tilaus
mail-legal = Yrityksen tiedot, toimitusehdot ja tietosuojaseloste

# The way back to a summary.

mail-result-subject = Yhteenvetosi talteen
mail-result-preview = Avaa se yhdellä napsautuksella, millä laitteella tahansa.
mail-result-heading = Yhteenvetosi on valmis
mail-result-lead = Tässä se on myös sähköpostissa, kuten toivoit. Linkki avaa kaiken sellaisena kuin viimeksi näit sen.
mail-result-action = Avaa yhteenveto
mail-result-notes = Hyvä tietää
mail-result-period = Linkki on voimassa 30 päivää millä laitteella tahansa, ellet poista yhteenvetoa aiemmin.
mail-result-secrecy = Jokainen, jolla on tämä viesti, voi avata yhteenvedon. Lähetä viesti eteenpäin vain, jos se sopii sinulle.
mail-result-reason = Saat tämän viestin, koska joku pyysi sitä sivustollamme ja antoi tämän osoitteen. Etkö se ollut sinä? Alla olevasta ensimmäisestä linkistä voit poistaa kaiken.

# The question whether the newsletter is wanted. It may not advertise anything.

mail-confirm-subject = Vahvista uutiskirjeen tilaus
mail-confirm-preview = Tilaus tulee voimaan vasta, kun vahvistat sen.
mail-confirm-heading = Haluatko vahvistaa tilauksen?
mail-confirm-lead = Joku, luultavasti sinä, rastitti uutiskirjeemme tälle osoitteelle. Vahvista, että haluat sen. Ilman vahvistusta sitä ei tule.
mail-confirm-regret = Voit lopettaa tilauksen milloin tahansa yhdellä napsautuksella.
mail-confirm-action = Vahvista tilaus
mail-confirm-stranger = Etkö se ollut sinä?
mail-confirm-stranger-text = Silloin sinun ei tarvitse tehdä mitään: uutiskirjettä ei tule, ja poistamme osoitteen 30 päivän kuluttua.
mail-confirm-reason = Kysymme, jottei kukaan saa meiltä postia tahtomattaan.

# What mails about orders share.

mail-order-item = Tuote
mail-order-amount = Summa
mail-order-unit-price = Vertailuhinta { $price }
mail-order-rate = Verokanta
mail-order-net = Veroton
mail-order-vat = Alv
mail-order-gross = Verollinen
mail-order-seller = Myyjä
mail-order-vat-id = Alv-tunniste
mail-order-register = Kaupparekisteri
mail-order-representative = Edustaja
mail-order-show = Katso tilaus
mail-order-withdraw-heading = Eikö ollutkaan sopiva?
mail-order-withdraw-text = Voit peruuttaa sopimuksen 14 päivän kuluessa tuotteen saamisesta ilman syytä ja ilman tiliä. Linkki avaa sivun, jossa tämä tilaus on valmiina. Saat vahvistuksen heti.
mail-order-contract-heading = Säilytettäväksi
mail-order-contract-text = Nämä ovat sopimuksen ehdot sellaisina kuin ne olivat tilaushetkellä: toimitusehdot, toimitus, peruuttamisohje ja peruuttamislomake.
mail-order-reason = Saat tämän viestin, koska olet tehnyt meille tilauksen tällä osoitteella.

# The order came, its money did not yet.

mail-received-subject = Tilauksesi on saapunut meille
mail-received-preview = Vain maksu puuttuu.
mail-received-heading = Saimme tilauksesi
mail-received-lead = Kiitos. Heti kun maksupalvelu vahvistaa maksun, lähetämme sinulle vahvistuksen ja laskun.
mail-received-next = Eikö maksu onnistunut? Voit yrittää uudelleen samalla sivulla 24 tunnin ajan. Sen jälkeen tilaus päättyy eikä se maksa sinulle mitään.

# The money is reserved.

mail-reserved-subject = Tilauksesi on vahvistettu
mail-reserved-preview = Maksu veloitetaan vasta, kun paketti lähtee.
mail-reserved-heading = Tilauksesi on vahvistettu
mail-reserved-lead = Kiitos. Pakkaamme nyt pakettiasi.
mail-reserved-taken = Summasta on tehty vain varaus. Se veloitetaan vasta, kun paketti lähtee, ja silloin tulee myös lasku.

# The money came.

mail-paid-subject = Tilaus { $number }: vahvistus ja lasku
mail-paid-preview = Maksu on perillä. Kiitos.
mail-paid-heading = Kiitos, maksu on perillä
mail-paid-lead = Tilauksesi on vahvistettu. Tämä viesti on samalla laskusi, ja se on liitteenä myös PDF-tiedostona yhdessä sopimusehtojen kanssa. Säilytä se.
mail-paid-invoice = Lasku
mail-paid-invoice-number = Laskun ja tilauksen numero
mail-paid-invoice-date = Laskun päivä
mail-paid-buyer = Ostaja

# The parcel left.

mail-shipped-subject = Tilaus { $number } on matkalla
mail-shipped-preview = Paketti on lähtenyt varastoltamme.
mail-shipped-heading = Pakettisi on matkalla
mail-shipped-lead = Olemme luovuttaneet sen kuljetettavaksi. Tarkista sinetti, kun purat paketin.
mail-shipped-date = Lähetetty
mail-shipped-carrier = Kuljetusyhtiö
mail-shipped-tracking = Seurantatunnus
mail-shipped-track = Seuraa pakettia
mail-shipped-items = Paketissa

# Money was given back.

mail-refunded-subject = Tilaus { $number }: maksun palautus
mail-refunded-preview = Raha on matkalla sinulle.
mail-refunded-heading = Olemme palauttaneet sinulle rahaa
mail-refunded-lead = { $amount } palautuu samaa tietä kuin maksoit.
mail-refunded-time = Rahan näkyminen tililläsi riippuu pankista.
mail-refunded-note = Hyvityslasku
mail-refunded-note-number = Hyvityslaskun numero
mail-refunded-note-date = Hyvityslaskun päivä
mail-refunded-amount = Palautettu

# Left behind, for who confirmed the newsletter.

mail-cart-subject = Jotain jäi sinulta kesken
mail-cart-preview = Jos vielä mietit, voit jatkaa tästä.
mail-cart-heading = Mietitkö vielä?
mail-cart-lead = Aloitit tilauksen, mutta se jäi kesken. Jos haluat, voit jatkaa sitä tästä. Jos et, sinun ei tarvitse tehdä mitään.
mail-cart-items = Valitsemasi tuotteet
mail-cart-action = Takaisin tilaukseen
mail-cart-notes = Hyvä tietää
mail-cart-prices = Mitään ei ole tilattu eikä varattu. Sivulla näkyvä hinta on se, joka pätee.
mail-cart-device = Laitteella, jolla aloitit, ostoskori on yhä täynnä.
mail-cart-reason = Saat tämän viestin, koska olet vahvistanut uutiskirjeemme. Muistutamme tilauksesta vain kerran.

# Whether the buyer wants to say what it was like.

mail-review-subject = Millaista oli? Tilauksesi { $number }
mail-review-preview = Yhdestä viiteen tähteä, jos haluat.
mail-review-heading = Millaista oli?
mail-review-lead = Tilauksesi on ollut luonasi tovin. Kerro halutessasi muille, millaista oli. Yksi tähti painaa yhtä paljon kuin viisi.
mail-review-items = Tilaamasi tuotteet
mail-review-action = Kirjoita arvostelu
mail-review-notes = Hyvä tietää
mail-review-public = Tähdet, sanat ja antamasi nimi näkyvät sitten sivuillamme. Palkkiota ei ole.
mail-review-words = Emme saa näyttää sellaista, mitä mainos ei saa sanoa. Jos tekstissäsi on sellaista, saat tietää sen heti ja voit muuttaa tekstiä.
mail-review-once = Tästä tilauksesta kysymme vain kerran. Linkin takana voit myös sanoa, ettemme enää kysyisi.
mail-review-reason = Saat tämän viestin, koska olet tilannut meiltä tällä osoitteella. Voit kieltää tällaiset kysymykset milloin tahansa.

# Digital goods can be opened.

mail-goods-subject = Tilaus { $number }: valmis avattavaksi
mail-goods-preview = Yksi linkki, ja se on sinun.
mail-goods-heading = Digitaalinen osa on täällä
mail-goods-lead = Ei pahvilaatikkoa, ei ovikelloa: kaikki odottaa tilauksesi sivulla.
mail-goods-items = Valmiina
mail-goods-action = Tilaukseen
mail-goods-link = Voit avata tämän viestin linkin puhelimella ja tietokoneella niin usein kuin haluat. Kuka tahansa, jolla viesti on, voi avata kaiken. Välitä se eteenpäin vain, jos tarkoitat niin.
mail-goods-agreed = Tähän suostuit tilatessasi
