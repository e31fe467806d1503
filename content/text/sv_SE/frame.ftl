### Interface texts: names, footer, countries, page-not-found and error screens.

-brand = Ylvane
-daily-trio = Daily Trio
-daily-fibre = Daily Fibre
-light-kitchen = The Light Kitchen

skip-to-content = Hoppa till innehållet
logo-label = { -brand }, startsidan
footer-terms = Villkor
footer-country = Välj land
footer-copyright = Alla rättigheter förbehållna
country-DE = Tyskland
country-FR = Frankrike
country-BE = Belgien
country-SE = Sverige
country-GB = Storbritannien
country-AT = Österrike
country-DK = Danmark
country-FI = Finland
not-found-title = Sidan hittades inte | { -brand }
not-found-description = Det finns ingen sida hos { -brand } på den här adressen. Från startsidan hittar du vidare.
not-found-heading = Sidan hittades inte
not-found-image-alt = { -daily-trio }, burk med 60 kapslar
not-found-home = Till startsidan
error-title = Något gick fel | { -brand }
error-description = Den här sidan kunde inte visas just nu. Ladda om den eller gå tillbaka till startsidan.
error-heading = Något gick fel
error-lead = Den här sidan kunde inte visas just nu. Felet ligger hos oss, inte hos dig. Oftast hjälper det att ladda om.
error-reload = Ladda om sidan
error-home = Till startsidan
