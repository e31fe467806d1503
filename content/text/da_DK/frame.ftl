### Interface texts: names, footer, countries, page-not-found and error screens.

-brand = Ylvane
-daily-trio = Daily Trio
-daily-fibre = Daily Fibre
-light-kitchen = The Light Kitchen

skip-to-content = Spring til indholdet
logo-label = { -brand }, forsiden
footer-terms = Betingelser
footer-country = Vælg land
footer-copyright = Alle rettigheder forbeholdes
country-DE = Tyskland
country-FR = Frankrig
country-BE = Belgien
country-SE = Sverige
country-GB = Storbritannien
country-AT = Østrig
country-DK = Danmark
country-FI = Finland
not-found-title = Siden blev ikke fundet | { -brand }
not-found-description = Der findes ingen side hos { -brand } på denne adresse. Fra forsiden kan du finde videre.
not-found-heading = Siden blev ikke fundet
not-found-image-alt = { -daily-trio }, dåse med 60 kapsler
not-found-home = Til forsiden
error-title = Noget gik galt | { -brand }
error-description = Siden kunne ikke vises lige nu. Genindlæs den, eller gå tilbage til forsiden.
error-heading = Noget gik galt
error-lead = Siden kunne ikke vises lige nu. Fejlen ligger hos os, ikke hos dig. Som regel hjælper det at genindlæse den.
error-reload = Genindlæs siden
error-home = Til forsiden
