### Interface texts: names, footer, countries, page-not-found and error screens.

-brand = Ylvane
-daily-trio = Daily Trio
-daily-fibre = Daily Fibre
-light-kitchen = The Light Kitchen

skip-to-content = Aller au contenu
logo-label = { -brand }, page d’accueil
footer-terms = Conditions
footer-country = Choisir un pays
footer-copyright = Tous droits réservés
country-DE = Allemagne
country-FR = France
country-BE = Belgique
country-SE = Suède
country-GB = Royaume-Uni
country-AT = Autriche
country-DK = Danemark
country-FI = Finlande
not-found-title = Page introuvable | { -brand }
not-found-description = Aucune page { -brand } ne se trouve à cette adresse. La page d’accueil vous remettra sur le bon chemin.
not-found-heading = Page introuvable
not-found-image-alt = { -daily-trio }, pot de 60 gélules
not-found-home = Page d’accueil
error-title = Un problème est survenu | { -brand }
error-description = Cette page n’a pas pu s’afficher. Rechargez-la ou revenez à la page d’accueil.
error-heading = Un problème est survenu
error-lead = Cette page n’a pas pu s’afficher. Cela vient de nous, pas de vous. Le plus souvent, il suffit de la recharger.
error-reload = Recharger la page
error-home = Page d’accueil
