### Texts of the checkout, of the return from the payment provider, and of the order as it is in the books.

order-loading = Hetkinen.
order-chunk-failed = Lataaminen ei onnistunut juuri nyt. Mitään ei ole vielä tilattu.
order-retry = Yritä uudelleen
order-no-script = Tilaamiseen tarvitaan JavaScript. Kirjoita tai soita meille, niin otamme tilauksesi vastaan niin.

# Basket

order-basket-heading = Ostoskorisi
order-empty-heading = Ostoskorisi on vielä tyhjä.
order-empty-text = Valitse pakkaus rauhassa. Sen jälkeen jatketaan tästä.
order-empty-last = Katso viimeisin tilauksesi
order-quantity = Määrä
order-quantity-of = : { $name }
order-remove = Poista
order-line-sold-out = Juuri nyt loppu. Poista tuote, niin voit tilata muut.
order-prior = Alin hinta 30 viime päivän aikana: { $price }
order-total-now = Kokonaishinta on nyt { $total }
order-coupon-have = Anna alennuskoodi
order-coupon-label = Alennuskoodi
order-coupon-apply = Käytä
order-coupon-applied = Koodi { $code } on vähennetty.
order-coupon-remove = Poista koodi
order-coupon-unknown = Emme tunne tätä koodia. Tarkista, että se on oikein.
order-coupon-not-yet = Koodi ei ole vielä voimassa.
order-coupon-over = Koodi on vanhentunut.
order-coupon-used-up = Koodi on jo käytetty loppuun.
order-coupon-other-country = Koodi on voimassa toisessa maassa.

# E-mail and address

order-contact-heading = Sähköpostiosoitteesi
order-delivery-heading = Minne toimitamme?
order-email-label = Sähköpostiosoite
order-email-help = Tilausvahvistusta varten. Toimituksen jälkeen kysymme kerran, millaista oli. Voit kieltää sen milloin tahansa.
order-optional = (vapaaehtoinen)
order-field-name = Etu- ja sukunimi
order-field-street = Katu
order-field-house = Numero
order-field-box = Postilaatikko
order-field-floor = Kerros ja ovi
order-field-apartment = Porras ja asunto
order-field-line1 = Katu ja numero
order-field-line2 = Osoitteen lisätieto
order-field-postcode = Postinumero
order-field-city = Postitoimipaikka
order-field-phone = Puhelin
order-phone-help = Vain toimitusta koskevia kysymyksiä varten.
order-delivery-area = Toimitusmaa: { $country }. Toimituskulut { $cost }, toimitusaika { $days } arkipäivää. Ahvenanmaalle emme toimita.
order-delivery-none = Kaikki valitsemasi tulee sähköpostitse. Pakettia ei tarvita.

# Payment

order-payment-heading = Miten haluat maksaa?
order-payment-help = Maksat maksupalvelussa tilauspainikkeen jälkeen. Emme koskaan näe korttinumeroita emmekä salasanoja.
order-payment-reserved = Tilauspainikkeen jälkeen maksupalvelu varaa summan. Se veloitetaan vasta, kun paketti on matkalla.
order-method-card = Kortti
order-method-sepa = SEPA-suoraveloitus

# Review

order-review-heading = Tarkista ja tilaa
order-each = { $count } × { $price }
order-net-quantity = Sisällön määrä / kpl: { $quantity }
order-dose = Päiväannos: { $dose }
order-goods = Tuotteet
order-discount = Alennus
order-delivery = Toimitus
order-delivery-days = Toimitusaika { $days } arkipäivää
order-total = Yhteensä sis. alv
order-vat = josta alv { $rate }
order-refunded = Palautettu
order-terms = Sovelletaan:
order-link-terms = Käyttöehdot
order-link-withdrawal = Peruuttamisoikeus
order-link-privacy = Tietosuojaseloste
order-price-changed = Hinta muuttui juuri: se on nyt { $now }, ei enää { $before }. Mitään ei ole vielä tilattu. Jos uusi hinta sopii sinulle, paina painiketta vielä kerran.
order-sending = Hetkinen, siirrämme sinut maksupalveluun …
order-early-supply-help = Ilman tätä rastia toimitamme digitaalisen sisällön, kun 14 päivän peruuttamisaika on päättynyt.

# Offers after payment

offer-after-heading = Tilaa lisäksi
offer-after-note = Tämä on uusi, oma tilauksensa. Ensimmäinen tilauksesi pysyy ennallaan. Ilman painiketta et tilaa mitään.
offer-after-pays = Maksutapa: { $method }, kuten ensimmäisessä tilauksessasi.
offer-after-decline = Jatka ilman tätä tarjousta
offer-after-failed = Maksu ei onnistunut, eikä mitään ole maksettu. Se ei vaikuta ensimmäiseen tilaukseesi. Valitse toinen maksutapa tai jatka ilman tätä tarjousta.
offer-after-sending = Hetki vain, odotamme maksua …
offer-bank-heading = Pankkisi pyytää vahvistusta
offer-bank-window = Avaa koko ikkunassa
offer-bank-cancel = Keskeytä

# What is wrong with a field

order-fault-count =
    { $count ->
        [1] Yksi kenttä kaipaa vielä huomiotasi.
       *[other] Useat kentät kaipaavat vielä huomiotasi.
    }
order-fault-missing = Täytä tämä kenttä.
order-fault-too-long = Tämä on liian pitkä osoitetarraan. Lyhennä sitä hieman.
order-fault-malformed = Emme ymmärrä tätä. Katso se vielä kerran.
order-fault-postcode = Tällaista postinumeroa ei maassasi ole.
order-fault-phone = Puhelinnumero ei ole täydellinen.
order-fault-outside-area = Valitettavasti emme voi toimittaa sinne. Anna toinen osoite.
order-fault-method = Valitse maksutapa.
order-fault-card-number = Tämä näyttää korttinumerolta. Älä koskaan anna sitä tässä, sitä kysyy vain maksupalvelu.
order-email-missing = Anna sähköpostiosoitteesi.
order-email-invalid = Osoite ei ole täydellinen. Sen pitäisi näyttää tältä: nimi@esimerkki.fi
order-email-disposable = Tämä osoite katoaa pian. Käytä osoitetta, jota voit lukea vielä huomennakin.

# What stands in the way

order-sold-out = Jokin tuote loppui sillä välin. Mitään ei ole vielä tilattu. Poista se, niin voit jatkaa.
order-coupon-changed = Koodia ei voi enää käyttää. Mitään ei ole vielä tilattu. Katso uusi kokonaishinta ja paina painiketta vielä kerran.
order-under-way = Tämän tilauksen maksu on jo matkalla. Odota hetki, jotta et maksa kahdesti. Vahvistus tulee sähköpostitse.
order-provider-away = Maksupalvelu ei vastaa juuri nyt. Mitään ei ole veloitettu. Yritä uudelleen minuutin kuluttua tai valitse toinen maksutapa.
order-offline = Yhteyttä ei ole juuri nyt. Yritä uudelleen. Tilaus tehdään vain kerran.
order-busy = Nyt tuli paljon kerralla. Yritä uudelleen minuutin kuluttua.
order-busy-later = Nyt tuli paljon kerralla. Yritä uudelleen noin { $minutes } minuutin kuluttua.
order-outdated = Sivu ei ollut enää ajan tasalla. Päivitimme sen. Paina painiketta vielä kerran.
order-unknown-package = Yhtä pakkausta ei enää ole. Otimme sen pois ostoskorista.
order-failed = Se ei onnistunut, eikä vika ole sinussa. Mitään ei ole tilattu. Yritä myöhemmin uudelleen.

# Back from the provider

order-notice-declined = Maksu hylättiin. Mitään ei ole veloitettu, ja ostoskorisi on tallella. Yritä uudelleen tai valitse toinen maksutapa.
order-notice-cancelled = Maksu keskeytettiin. Mitään ei ole veloitettu, ja ostoskorisi on tallella.
order-notice-open = Tälle tilaukselle on vielä avoin maksu. Tilauspainike vie sinut takaisin sen luo. Maksat vain kerran.
order-return-asking = Kysymme maksupalvelulta …
order-return-pending = Maksu on vielä matkalla.
order-return-pending-text = Kysymme edelleen. Voit myös sulkea ikkunan, vahvistus tulee sähköpostitse.
order-return-slow = Tämä kestää tavallista kauemmin.
order-return-slow-text = Älä maksa toista kertaa. Heti kun maksupalvelu vahvistaa maksun, saat meiltä sähköpostia.
order-return-offline = Yhteyttä ei ole juuri nyt.
order-return-offline-text = Maksusi ei katoa sen takia. Yritämme edelleen.
order-return-stranger = Täällä ei tunneta mitään maksua.
order-return-stranger-text = Ehkä tilasit toisessa selaimessa tai toisella laitteella. Jos maksu onnistui, vahvistus tulee sähköpostitse.
order-return-ask = Kysy uudelleen
order-return-back = Takaisin tilaukseen

# In the books

order-placed-heading = Tilauksesi
order-placed-later = Tilattu lisäksi
order-placed-number = Tilausnumero
order-placed-on = Tilattu
order-placed-state = Tila
order-state-paid = Maksettu
order-state-authorised = Tilattu; maksu veloitetaan, kun paketti lähtee
order-state-placed = Odottaa maksua
order-state-cancelled = Peruttu
order-state-expired = Päättynyt, koska maksua ei tullut
order-placed-email = Vahvistus osoitteeseen
order-placed-address = Toimitusosoite
order-placed-method = Maksutapa
order-placed-lines = Tuotteet
order-placed-count = Määrä: { $count }
order-placed-missing = Tilaustasi ladataan. Vahvistus on tullut sinulle myös sähköpostitse.

# What can be opened instead of being sent.

downloads-heading = Lataukset
downloads-file = Lataa PDF
downloads-code = Käyttökoodisi:
downloads-waiting = Avautuu { $day }, kun peruuttamisaika on päättynyt.
downloads-preparing = Valmistellaan parhaillaan.
downloads-ended = Ei enää saatavilla: sopimus on päättynyt.
downloads-failed = Latauksiasi ei voitu hakea.
downloads-stale = Tämä latauslinkki ei ole enää voimassa. Avaa viestissäsi oleva linkki uudelleen: tilauksesi sivulla odottaa uusi.
