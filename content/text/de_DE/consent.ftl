### Die Frage nach Cookies und ihre Antworten.

consent-heading = Deine Cookie-Einstellungen
consent-text = Notwendige Cookies sind immer aktiv, weitere nur mit deiner Zustimmung: für Statistik und Werbung (um Anzeigen zu messen und auf dich abzustimmen). Du kannst deine Wahl jederzeit am Fuß der Seite ändern.
consent-accept = Alle akzeptieren
consent-reject = Alle ablehnen
consent-details = Auswahl anpassen
consent-save = Auswahl speichern
consent-necessary = Notwendig
consent-necessary-text = Merkt sich dein Land, deine Bestellung, deinen Stand im Quiz und diese Auswahl. Ohne das funktioniert der Shop nicht, deshalb ist es immer aktiv.
consent-analytics = Statistik
consent-analytics-text = Zählt, welche Seiten und welche Schritte von Quiz und Bestellung gesehen werden, nie deine Antworten. Wir zählen selbst und laden dafür auch den Google Tag Manager.
consent-marketing = Werbung
consent-marketing-text = Zeigt Werbepartnern, dass eine Anzeige zu einem Besuch geführt hat, und lässt sie Anzeigen auf dich abstimmen. Auch dafür laden wir den Google Tag Manager.
consent-privacy = Datenschutzerklärung
