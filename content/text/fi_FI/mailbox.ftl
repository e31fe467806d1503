### Texts of the page that links in mails lead to.

mailbox-title = Postisi | { -brand }
mailbox-description = Vahvista uutiskirje tai lopeta sen tilaus, katso tai poista tiedot, joita säilytämme sinusta.
mailbox-heading = Postisi
mailbox-lead = Sähköpostiemme linkit johtavat tänne.

# Without a link

mailbox-about-heading = Mitä varten tämä sivu on
mailbox-about-text = Täällä vahvistat uutiskirjeemme tai lopetat sen, ja näet ja poistat tiedot, joita säilytämme sinusta. Siihen tarvitaan varmuus siitä, että asialla olet sinä, ja sen antaa vain sähköpostissamme oleva linkki.
mailbox-about-link = Avaa siis linkki jostakin sähköpostistamme. Linkki tietoihisi on jokaisen viestin lopussa.
mailbox-about-write = Eikö sinulla ole viestiämme käsillä? Kirjoita meille:
mailbox-no-script = Tämä sivu tarvitsee JavaScriptin. Voit myös kirjoittaa meille, niin hoidamme asian.
mailbox-loading = Hetkinen.
mailbox-retry = Yritä uudelleen
mailbox-working = Hetkinen…

# Confirming and ending the newsletter

mailbox-confirm-heading = Haluatko uutiskirjeemme?
mailbox-confirm-text = Yksi napsautus, ja reseptit, uutiset ja tarjoukset tulevat sähköpostiisi. Voit lopettaa milloin tahansa yhdellä napsautuksella jokaisessa viestissä.
mailbox-confirm-action = Kyllä, vahvista uutiskirje
mailbox-confirm-done-heading = Uutiskirje on vahvistettu.
mailbox-confirm-done-text = Kiitos. Muuta ei tarvita, voit sulkea tämän sivun.
mailbox-unsubscribe-heading = Ei enää uutiskirjettä?
mailbox-unsubscribe-text = Yksi napsautus, ja se loppuu. Emme kysy syytä.
mailbox-unsubscribe-action = Lopeta uutiskirje
mailbox-unsubscribe-done-heading = Uutiskirje on lopetettu.
mailbox-unsubscribe-done-text = Niitä ei enää tule. Voit sulkea tämän sivun.
mailbox-gone-heading = Linkki ei enää toimi.
mailbox-gone-text = Se on vanhentunut, tai sen kohde on sittemmin poistettu tai lopetettu. Jos haluat uutiskirjeen, tilaa se uudelleen kyselyn jälkeen. Muissa asioissa kirjoita meille.
mailbox-offline = Yhteyttä ei juuri nyt ole. Mitään ei ole vielä tapahtunut. Yritä uudelleen.
mailbox-busy = Pyyntöjä tuli monta kerralla. Yritä uudelleen minuutin kuluttua.
mailbox-failed = Se ei onnistunut, eikä se johdu sinusta. Yritä myöhemmin uudelleen.

# What is kept of somebody

mailbox-data-heading = Mitä säilytämme sinusta
mailbox-data-text = Tässä on kaikki, mikä kuuluu sähköpostiosoitteeseesi. Voit ladata sen tiedostona tai poistaa sen.
mailbox-data-email = Sähköpostiosoite
mailbox-data-download = Lataa tiedostona
mailbox-form-heading = Lomake { $moment }
mailbox-form-place = Maa, kieli ja polku
mailbox-form-result = Tulos sähköpostiin
mailbox-form-marks = Mainoksen tunnisteet
mailbox-form-wording = Suostumuksen sanamuoto
mailbox-newsletter = Uutiskirje
mailbox-newsletter-none = ei tilattu
mailbox-newsletter-asked = Uutiskirje tilattu
mailbox-newsletter-confirmed = Uutiskirje vahvistettu
mailbox-newsletter-withdrawn = Uutiskirje lopetettu
mailbox-yes = kyllä
mailbox-no = ei
mailbox-run-heading = Vastaukset kyselyssä ”{ $quiz }”
mailbox-run-consent = Suostuit tallentamiseen
mailbox-run-show = Näytä vastaukset ({ $count })
mailbox-order-heading = Tilaus { $moment }
mailbox-order-number = Tilausnumero
mailbox-order-lines = Tilatut tuotteet
mailbox-order-total = Loppusumma
mailbox-order-refunded = Siitä palautettu
mailbox-order-address = Toimitusosoite
mailbox-order-phone = Puhelin
mailbox-withdrawal-heading = Peruutus { $moment }

# Deleting it

mailbox-erase = Poista kaikki
mailbox-erase-heading = Poistetaanko varmasti kaikki?
mailbox-erase-text = Osoitteesi, lomakkeesi ja tallennetut vastauksesi häviävät lopullisesti, ja uutiskirje päättyy. Myös maksamattomat tilaukset päättyvät. Maksetuista tilauksista jää vain se, mitä laki vaatii säilyttämään: lasku ja mahdollinen peruutuksesi.
mailbox-erase-yes = Kyllä, poista kaikki
mailbox-erase-no = Ei, säilytä
mailbox-erased-heading = Kaikki on poistettu.
mailbox-erased-text = Emme tiedä enää osoitettasi emmekä vastauksiasi. Jäljelle jää todiste siitä, että suostumus on joskus annettu ja peruutettu, ilman osoitettasi. Jos olet tilannut, laskut ja peruutukset säilyvät lakisääteisen ajan loppuun. Vastaukset on unohdettu myös tällä laitteella.
