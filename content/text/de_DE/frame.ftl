### Interface texts: names, footer, countries, page-not-found and error screens.

-brand = Ylvane
-daily-trio = Daily Trio
-daily-fibre = Daily Fibre
-light-kitchen = The Light Kitchen

skip-to-content = Zum Inhalt springen
logo-label = { -brand }, Startseite
footer-terms = Bedingungen
footer-country = Land wählen
footer-copyright = Alle Rechte vorbehalten
country-DE = Deutschland
country-FR = Frankreich
country-BE = Belgien
country-SE = Schweden
country-GB = Vereinigtes Königreich
country-AT = Österreich
country-DK = Dänemark
country-FI = Finnland
not-found-title = Seite nicht gefunden | { -brand }
not-found-description = Unter dieser Adresse gibt es bei { -brand } keine Seite. Von der Startseite aus findest du weiter.
not-found-heading = Seite nicht gefunden
not-found-image-alt = { -daily-trio }, Dose mit 60 Kapseln
not-found-home = Zur Startseite
error-title = Etwas ist schiefgegangen | { -brand }
error-description = Diese Seite konnte gerade nicht angezeigt werden. Lade sie neu oder geh zurück zur Startseite.
error-heading = Etwas ist schiefgegangen
error-lead = Diese Seite konnte gerade nicht angezeigt werden. Das liegt an uns, nicht an dir. Meist hilft es, sie neu zu laden.
error-reload = Seite neu laden
error-home = Zur Startseite
