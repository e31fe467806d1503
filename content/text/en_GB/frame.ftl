### Interface texts: names, footer, countries, page-not-found and error screens.

-brand = Ylvane
-daily-trio = Daily Trio
-daily-fibre = Daily Fibre
-light-kitchen = The Light Kitchen

skip-to-content = Skip to content
logo-label = { -brand }, home page
footer-terms = Terms
footer-country = Choose a country
footer-copyright = All rights reserved
country-DE = Germany
country-FR = France
country-BE = Belgium
country-SE = Sweden
country-GB = United Kingdom
country-AT = Austria
country-DK = Denmark
country-FI = Finland
not-found-title = Page not found | { -brand }
not-found-description = There is no { -brand } page at this address. You can find your way again from the home page.
not-found-heading = Page not found
not-found-image-alt = { -daily-trio }, jar of 60 capsules
not-found-home = Home page
error-title = Something went wrong | { -brand }
error-description = This page could not be shown just now. Reload it or go back to the home page.
error-heading = Something went wrong
error-lead = This page could not be shown just now. The fault is ours, not yours. Reloading usually helps.
error-reload = Reload the page
error-home = Home page
