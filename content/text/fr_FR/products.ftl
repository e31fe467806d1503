### Texts of the products: names, what the label says, packages, the pictures that show them, and what several offers repeat.

# Pictures

jar-1-alt = { -daily-trio }, pot de 60 gélules
jar-3-alt = Trois pots de { -daily-trio }
jar-6-alt = Six pots de { -daily-trio }, empilés en pyramide
fibre-jar-1-alt = { -daily-fibre }, pot de 90 gélules
fibre-jar-3-alt = Trois pots de { -daily-fibre }
ebook-alt = Couverture de { -light-kitchen }, 60 recettes simples
phone-alt = Téléphone affichant le programme du jour : les gélules au petit-déjeuner, un verre d’eau, une promenade le soir
capsules-macro-alt = Gélules vues de près, abricot, crème et vert sapin
lifestyle-sand-alt = Pot de { -daily-trio } sur fond sable, avec des feuilles, du citron et du gingembre
og-base-alt = Pot de { -daily-trio } sur un socle, devant un fond vert sauge
sale-banner-alt = Trois pots de { -daily-trio } sur des socles, devant un fond abricot

# Nutrients

choline-name = Choline
choline-source = présente aussi dans le soja
zinc-name = Zinc
zinc-source = présent aussi dans les graines de courge
chromium-name = Chrome
chromium-source = présent aussi dans le brocoli
vitamin-b6-name = Vitamine B6
vitamin-b6-source = présente aussi dans les pois chiches
vitamin-c-name = Vitamine C
vitamin-c-source = présente aussi dans le citron
glucomannan-name = Glucomannane
glucomannan-source = de racine de konjac

# Cautions that both supplements share

caution-age = Ne convient pas aux personnes de moins de 18 ans.
caution-pregnancy = En cas de grossesse ou d’allaitement, n’utiliser qu’après avis médical.

# Daily Trio

daily-trio-name = { -daily-trio }
daily-trio-line = Cinq nutriments en deux gélules véganes, au petit-déjeuner
daily-trio-net-quantity = 60 gélules
daily-trio-dose = 2 gélules par jour au petit-déjeuner, à avaler sans les croquer avec un verre d’eau. Un pot dure 30 jours.
daily-trio-ingredients = Bitartrate de choline, farine de riz, enveloppe de la gélule (hydroxypropylméthylcellulose ; colorants : carbonate de calcium, carotènes), acide L-ascorbique, citrate de zinc, antiagglomérant : sels de magnésium d’acides gras végétaux, chlorhydrate de pyridoxine, picolinate de chrome.
daily-trio-storage = À conserver au sec, à 25 °C maximum et à l’abri de la lumière. Bien refermer le couvercle après chaque usage.
daily-trio-caution-medicine = Si vous prenez régulièrement des médicaments, en particulier des médicaments qui agissent sur la glycémie, demandez conseil à votre médecin ou à votre pharmacien avant utilisation.
daily-trio-caution-zinc = Contient du zinc. Ne prenez pas d’autres compléments contenant du zinc en même temps.
daily-trio-1-name = 1 pot
daily-trio-1-note = 60 gélules, pour 30 jours. Pour faire connaissance.
daily-trio-3-name = 3 pots
daily-trio-3-note = 180 gélules, pour 90 jours. Ou 30 jours à trois.
daily-trio-6-name = 6 pots
daily-trio-6-note = 360 gélules, pour 180 jours. De quoi garnir le placard.

# Daily Fibre

daily-fibre-name = { -daily-fibre }
daily-fibre-line = Glucomannane de racine de konjac, végane, toujours avec beaucoup d’eau
daily-fibre-net-quantity = 90 gélules
daily-fibre-dose = 6 gélules par jour en trois prises : 2 gélules (1 g de glucomannane) avant un repas, chaque fois avec 1 à 2 verres d’eau. Un pot dure 15 jours.
daily-fibre-ingredients = Glucomannane de racine de konjac (Amorphophallus konjac), enveloppe de la gélule (hydroxypropylméthylcellulose ; colorants : carbonate de calcium, complexes cuivre-chlorophylles), antiagglomérant : sels de magnésium d’acides gras végétaux.
daily-fibre-storage = À conserver au sec, à 25 °C maximum. Le glucomannane attire l’humidité : refermez aussitôt le couvercle et ne plongez jamais une main mouillée dans le pot.
daily-fibre-caution-swallowing = Ne pas utiliser en cas de difficultés à avaler, de rétrécissement de l’œsophage, de l’estomac ou de l’intestin, ou si vous devez limiter vos boissons.
daily-fibre-caution-night = Ne pas prendre en position allongée ni juste avant le coucher.
daily-fibre-caution-medicine = Le glucomannane peut se lier aux médicaments. Prenez vos médicaments, pilule contraceptive comprise, à plusieurs heures d’intervalle et demandez d’abord conseil à votre médecin ou à votre pharmacien.
daily-fibre-1-name = 1 pot
daily-fibre-1-note = 90 gélules, pour 15 jours.
daily-fibre-3-name = 3 pots
daily-fibre-3-note = 270 gélules, pour 45 jours.

# The Light Kitchen

light-kitchen-name = { -light-kitchen }
light-kitchen-line = 60 recettes simples en livre numérique
light-kitchen-1-name = Livre numérique
light-kitchen-1-note = PDF pour téléphone, tablette et ordinateur. Acheté une fois, à vous pour de bon.

# Daily Companion

daily-companion-name = Daily Companion
daily-companion-line = L’application qui rappelle trois choses par jour
daily-companion-1-name = Accès pour 12 mois
daily-companion-1-note = S’arrête tout seul. Ni abonnement, ni résiliation.

# What several offers repeat

trio-facts-heading = L’étiquette, en entier
trio-label-heading = L’étiquette de { -daily-trio }
fibre-label-heading = L’étiquette de { -daily-fibre }
trio-withdrawal-1 = À compter de l’arrivée de votre colis, vous avez 14 jours pour vous rétracter, sans donner de motif. C’est la loi, et chez nous c’est simple : en ligne, avec votre nom, le numéro de commande et une adresse e-mail.
trio-withdrawal-2 = Seul un pot dont vous avez rompu le sceau peut être exclu de ce droit. Les pots encore scellés de la même commande peuvent nous revenir ; les frais de retour sont à votre charge.
trio-packages-lead = Le même pot dans chaque format. Un achat, pas d’abonnement.
