### Die Frage nach Cookies und ihre Antworten.

consent-heading = Deine Wahl zu Cookies
consent-text = Notwendige Speicherung hält den Shop am Laufen. Alles Weitere passiert nur, wenn du zustimmst: Statistik hilft uns, Seiten zu verbessern, Werbung misst, welche Anzeigen wirken. Du kannst deine Wahl jederzeit unten auf jeder Seite ändern.
consent-accept = Alle annehmen
consent-reject = Alle ablehnen
consent-details = Einzeln wählen
consent-save = Auswahl speichern
consent-necessary = Notwendig
consent-necessary-text = Merkt sich deine Wahl, deinen Warenkorb und wo du im Quiz stehst. Ohne das geht es nicht, deshalb ist es immer an.
consent-analytics = Statistik
consent-analytics-text = Zählt, welche Seiten gelesen werden und wo Besuche enden. Dafür wird der Google Tag Manager geladen, wenn der Shop ihn nutzt.
consent-marketing = Werbung
consent-marketing-text = Erlaubt Werbepartnern zu erkennen, dass eine Anzeige zu einem Besuch geführt hat, und Anzeigen auf dich abzustimmen.
consent-privacy = Datenschutzerklärung
