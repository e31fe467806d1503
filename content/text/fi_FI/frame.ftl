### Interface texts: names, footer, countries, page-not-found and error screens.

-brand = Ylvane
-daily-trio = Daily Trio
-daily-fibre = Daily Fibre
-light-kitchen = The Light Kitchen

skip-to-content = Siirry sisältöön
logo-label = { -brand }, etusivu
footer-terms = Ehdot
footer-country = Valitse maa
footer-copyright = Kaikki oikeudet pidätetään
country-DE = Saksa
country-FR = Ranska
country-BE = Belgia
country-SE = Ruotsi
country-GB = Yhdistynyt kuningaskunta
country-AT = Itävalta
country-DK = Tanska
country-FI = Suomi
not-found-title = Sivua ei löytynyt | { -brand }
not-found-description = Tässä osoitteessa ei ole { -brand }n sivua. Etusivulta löydät eteenpäin.
not-found-heading = Sivua ei löytynyt
not-found-image-alt = { -daily-trio }, 60 kapselin purkki
not-found-home = Etusivulle
error-title = Jokin meni vikaan | { -brand }
error-description = Sivua ei voitu juuri nyt näyttää. Lataa se uudelleen tai palaa etusivulle.
error-heading = Jokin meni vikaan
error-lead = Sivua ei voitu juuri nyt näyttää. Vika on meissä, ei sinussa. Uudelleen lataaminen auttaa yleensä.
error-reload = Lataa sivu uudelleen
error-home = Etusivulle
