### Texts of mails. Subjects and previews are read over shoulders: nothing in them tells of health, answers or products.

mail-demo = Tämä viesti tulee esittelykaupasta, joka ei myy mitään
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
