### Texts of the digital offers: offerebook, offerapp1, offerapp2.

# What every digital offer repeats

digital-withdrawal-heading = Widerruf bei digitalen Inhalten
digital-withdrawal-1 = Digitale Inhalte kannst du binnen 14 Tagen nach Vertragsschluss widerrufen. Stimmst du zu, dass wir früher liefern, endet das Recht mit der Bereitstellung. Ob du das möchtest, fragen wir vor der Bestellung. Vorausgewählt ist nichts.

# /offerebook

offerebook-title = { -light-kitchen }: 60 Rezepte als E-Book | { -brand }
offerebook-description = { -light-kitchen }: 60 einfache Rezepte als PDF für Abende, an denen der Plan fehlt. Ein ganzes Rezept steht zur Probe auf dieser Seite.
offerebook-heading = Was essen wir heute? 60 Antworten.
offerebook-lead = Sechzig Rezepte, für die du keinen Spezialladen brauchst, keine Küchenmaschine mit eigenem Namen und keine Einleitung über die Kindheit.
offerebook-eyebrow = E-Book, PDF
offerebook-order-label = Zum Preis
offerebook-chapters-heading = Sechs Kapitel, je zehn Rezepte
offerebook-chapters-1-heading = Morgens
offerebook-chapters-1-text = Schnelles für die Schale und Langsames für den Sonntag.
offerebook-chapters-2-heading = Suppen
offerebook-chapters-2-text = Ein Topf, ein Löffel, kaum Abwasch.
offerebook-chapters-3-heading = Große Salate
offerebook-chapters-3-text = Solche, nach denen niemand fragt, was es noch gibt.
offerebook-chapters-4-heading = Aus der Pfanne
offerebook-chapters-4-text = Gemüse, Eier, Linsen. Zwanzig Minuten, wenn das Radio läuft.
offerebook-chapters-5-heading = Vom Blech
offerebook-chapters-5-text = Schneiden, würzen, hineinschieben, Beine hoch.
offerebook-chapters-6-heading = Süßes
offerebook-chapters-6-text = Obst, Quark und das gute Recht auf Kuchen.
offerebook-sample-heading = Zur Probe: Linsen mit Zitrone
offerebook-sample-lead = Für zwei. 150 g rote Linsen, eine Zwiebel, eine Zitrone, ein Becher Joghurt, Kreuzkümmel, Olivenöl, Salz.
offerebook-sample-1-heading = Zwiebel weich dünsten
offerebook-sample-1-text = Fein geschnitten, in zwei Löffeln Öl, mit einem Teelöffel Kreuzkümmel.
offerebook-sample-2-heading = Linsen dazu
offerebook-sample-2-text = Mit 450 ml Wasser aufkochen, dann 12 Minuten leise köcheln lassen.
offerebook-sample-3-heading = Zitrone und Joghurt
offerebook-sample-3-text = Saft und etwas Schale unterrühren, salzen, Joghurt daraufgeben. Brot dazu.
offerebook-book-heading = Einmal kaufen, immer kochen
offerebook-book-lead = Eine PDF-Datei, die auf Telefon, Tablet und Rechner aufgeht und sich ausdrucken lässt.
offerebook-reviews-heading = Nachgekocht und bewertet
offerebook-faq-heading = Vor dem Kochen
offerebook-faq-1-question = Brauche ich die Kapseln dazu?
offerebook-faq-1-answer = Nein. Das Buch kennt sie nicht einmal.
offerebook-faq-2-question = Ist alles vegan?
offerebook-faq-2-answer = Nicht alles. Bei jedem Rezept steht dabei, ob es vegan oder vegetarisch ist.
offerebook-faq-3-question = Wie kommt das Buch zu mir?
offerebook-faq-3-answer = Über einen Link in der E-Mail: gleich nach der Zahlung, wenn du dem frühen Beginn zugestimmt hast, sonst nach Ablauf der Widerrufsfrist.
offerebook-faq-4-question = Darf ich es weitergeben?
offerebook-faq-4-answer = Das fertige Essen gern. Die Datei ist für deinen Haushalt gedacht.
offerebook-action-app = Die Begleit-App ansehen

# /offerapp1

offerapp1-title = Die Begleit-App: drei Häkchen am Tag | { -brand }
offerapp1-description = Drei Zeilen zum Abhaken: Kapseln, Wasser, Abendspaziergang. Zugang für zwölf Monate, endet von selbst. Kein Abo, keine Punktejagd.
offerapp1-heading = Die App, die dich in Ruhe lässt.
offerapp1-lead = Drei Häkchen am Tag, dann darf das Telefon wieder in die Tasche. Keine Punkte, keine Serien, kein Pokal.
offerapp1-note-1 = Zugang für zwölf Monate
offerapp1-note-2 = Endet von selbst
offerapp1-order-label = Zum Preis
offerapp1-screen-heading = Alles auf einem Bildschirm
offerapp1-screen-1-heading = Kapseln
offerapp1-screen-1-text = { -daily-trio } zum Frühstück. Tippen, erledigt.
offerapp1-screen-2-heading = Wasser
offerapp1-screen-2-text = Ein Glas, zu der Zeit, die du einstellst.
offerapp1-screen-3-heading = Spaziergang
offerapp1-screen-3-text = Eine Runde am Abend. Gemessen wird sie nicht.
offerapp1-fridge-heading = Die App und der Zettel am Kühlschrank
offerapp1-fridge-lead = Ein fairer Vergleich. Der Zettel schlägt sich gut.
offerapp1-fridge-column-1 = App
offerapp1-fridge-column-2 = Zettel
offerapp1-fridge-1-label = Meldet sich zur eingestellten Zeit
offerapp1-fridge-2-label = Hat Rezepte dabei
offerapp1-fridge-2-2 = Rückseite frei
offerapp1-fridge-3-label = Reist mit
offerapp1-fridge-3-2 = Wenn du ihn mitnimmst
offerapp1-fridge-4-label = Läuft ohne Strom
offerapp1-fridge-5-label = Bleibt frei von Fettflecken
offerapp1-app-heading = Zwölf Monate, dann Schluss
offerapp1-app-lead = Der Zugang verlängert sich nicht. Wenn du ihn vermisst, kaufst du ihn neu.
offerapp1-faq-heading = Kurz gefragt
offerapp1-faq-1-question = Auf welchen Geräten läuft sie?
offerapp1-faq-1-answer = Auf Telefon, Tablet und Rechner, in jedem aktuellen Browser. Einen App-Store brauchst du nicht.
offerapp1-faq-2-question = Fragt sie nach meinem Körper?
offerapp1-faq-2-answer = Nein. Sie kennt drei Häkchen und die Uhrzeiten dazu.
offerapp1-faq-3-question = Brauche ich dafür { -daily-trio }?
offerapp1-faq-3-answer = Nein. Die erste Zeile lässt sich umbenennen. „Katze füttern“ geht auch.
offerapp1-action-day = Ein Donnerstag mit der App

# /offerapp2

offerapp2-title = Ein Donnerstag mit der Begleit-App | { -brand }
offerapp2-description = Fünf Uhrzeiten, drei Häkchen: wie die Begleit-App durch einen gewöhnlichen Donnerstag geht. Eine Geschichte statt einer Funktionsliste.
offerapp2-heading = Donnerstag, 7:10 Uhr. Es summt einmal.
offerapp2-lead = Danach hörst du fünf Stunden nichts. So ungefähr stellen wir uns gute Begleitung vor.
offerapp2-day-heading = Der Tag, nach der Uhr
offerapp2-day-1-heading = 7:10 Uhr
offerapp2-day-1-text = „Guten Morgen“, steht da. Zwei Kapseln zum Brot. Erstes Häkchen.
offerapp2-day-2-heading = 12:30 Uhr
offerapp2-day-2-text = Ein Glas Wasser vor der Besprechung, die auch eine E-Mail hätte sein können. Zweites Häkchen.
offerapp2-day-3-heading = 15:00 Uhr
offerapp2-day-3-text = Nichts. Wirklich nichts.
offerapp2-day-4-heading = 18:15 Uhr
offerapp2-day-4-text = Unter „Rezepte“ steht ein Vorschlag für die Zucchini, die seit Montag wartet.
offerapp2-day-5-heading = 20:40 Uhr
offerapp2-day-5-text = Eine Runde um den Block. Regnet es, bleibt das Kästchen leer, und niemand sagt etwas.
offerapp2-silence-heading = Was sie dir erspart
offerapp2-silence-1 = Sie vergleicht dich nicht mit gestern und nicht mit anderen. Sie stellt keine Diagnosen und gibt keinen medizinischen Rat. Sie erinnert, und das leise.
offerapp2-app-heading = Ein Jahr voller Donnerstage
offerapp2-app-lead = Zugang für zwölf Monate auf Telefon, Tablet und Rechner. Danach endet er von selbst.
offerapp2-trust-1 = Keine Verlängerung
offerapp2-trust-2 = Läuft im Browser
offerapp2-trust-3 = Zugang per E-Mail
offerapp2-action-add = Zu einer Bestellung dazunehmen
offerapp2-action-facts = Lieber nur die Funktionen
