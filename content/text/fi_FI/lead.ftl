### The e-mail form after a quiz: what can be sent, the consent to the newsletter, and what may go wrong.

lead-heading = Sähköpostitse, jos haluat
lead-wishes = Mitä saamme lähettää sinulle
lead-result-box = Lähettäkää tulokseni sähköpostiini
lead-result-help = Yksi viesti, jossa on linkki tulokseesi. Ei muuta.
lead-result-keep = Sitä varten säilytämme vastauksesi salattuina 30 päivän ajan.
lead-result-on-device = Vastauksesi ovat vain tällä laitteella, koska et halunnut tallentaa niitä. Siksi meillä ei ole mitään lähetettävää. Näet tuloksesi seuraavalla sivulla.
lead-result-none = Tällä laitteella ei ole vielä valmista kyselyä, joten lähetettävää tulosta ei ole.
lead-newsletter-consent = Kyllä, { -brand } saa lähettää minulle sähköpostitse uutiskirjeen, jossa on reseptejä, uutisia ja tarjouksia.
lead-newsletter-help = Ensin saat linkin, jolla vahvistat tilauksen. Voit peruuttaa suostumuksesi milloin tahansa yhdellä napsautuksella jokaisessa viestissä.
lead-privacy = Tietosuojaseloste
lead-email-label = Sähköpostiosoitteesi
lead-email-help = Vain siihen, minkä olet rastittanut.
lead-boxes-hint = Rastita ruutu, niin osoitekenttä tulee tähän.
lead-send = Lähettäkää minulle
lead-sending = Lähetetään…
lead-without = Katso tulos ilman sähköpostia
lead-no-script = Lomake tarvitsee JavaScriptin. Voit jatkaa ilman sitä.

# Cards

lead-card-wishes = Mitä haluat sähköpostiisi?
lead-card-address = Mihin lähetämme sen?
lead-card-number = Kortti { $number }/2
lead-back = Takaisin
lead-continue = Jatka

# A slip in the address

lead-did-you-mean = Tarkoititko { $suggestion }?
lead-take-suggestion = Kyllä, lähetä osoitteeseen { $suggestion }
lead-keep-written = Ei, { $written } on oikein

# What stands in the way

lead-wish-missing = Rastita, mitä saamme lähettää. Näet tuloksesi myös ilman sähköpostia.
lead-email-missing = Kirjoita sähköpostiosoitteesi.
lead-email-invalid = Osoite ei ole täydellinen. Sen pitäisi näyttää tältä: nimi@esimerkki.fi
lead-email-disposable = Tämä osoite katoaa pian. Käytä osoitetta, jota voit lukea vielä huomennakin.
lead-email-unreachable = Tähän osoitteeseen ei voi toimittaa postia. Tarkista @-merkin jälkeinen osa.
lead-run-gone = Vastauksesi eivät ole enää tallessa meillä, joten emme voi lähettää tulosta. Näet sen seuraavalla sivulla.
lead-offline = Yhteyttä ei juuri nyt ole. Mitään ei lähetetty. Yritä uudelleen.
lead-busy = Pyyntöjä tuli monta kerralla. Yritä uudelleen minuutin kuluttua.
lead-busy-later = Pyyntöjä tuli monta kerralla. Yritä uudelleen noin { $minutes } minuutin kuluttua.
lead-busy-tomorrow = Tänään on tullut jo useita pyyntöjä. Yritä uudelleen huomenna.
lead-failed = Se ei onnistunut, eikä se johdu sinusta. Yritä myöhemmin uudelleen tai jatka ilman sähköpostia.

# Sent

lead-sent-heading = Katso sähköpostisi
lead-sent-result = Tuloksesi on matkalla osoitteeseen { $email }.
lead-sent-newsletter = Vahvista uutiskirje avaamalla osoitteeseen { $email } lähettämämme viesti ja sen linkki. Ilman sitä muuta ei tule.
lead-sent-missing = Eikö viestiä näy muutaman minuutin kuluttua? Katso myös roskapostikansiosta.
