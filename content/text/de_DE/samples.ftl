### Invented reviews for the demonstration. They speak of jar, capsules, parcel and kitchen, never of an effect.

sample-daily-trio-1 = Steht bei uns neben der Kaffeemühle und fällt dort angenehm auf. Der Deckel geht auch mit müden Händen auf.
sample-daily-trio-2 = Kapseln normal groß, kein Nachgeschmack. Die Schrift auf dem Etikett könnte einen Hauch größer sein, lesbar ist sie.
sample-daily-trio-3 = Am Dienstag bestellt, am Freitag da. Im Karton waren drei Dosen, die Rechnung und sonst nichts. So mag ich das.
sample-daily-trio-4 = Zwei Kapseln statt einer finde ich umständlich. Sonst ordentlich: alles beschriftet, sauber versiegelt.
sample-daily-trio-5 = Ich wollte genau wissen, was drin ist. Steht alles da, mit Mengen. Mehr brauche ich nicht.
sample-daily-trio-6 = Die Dose passt in die Besteckschublade, das war mein Kriterium. Ein Stern Abzug, weil der Paketbote sie beim Nachbarn ließ.
sample-daily-fibre-1 = Sechs Kapseln am Tag sind nicht wenig, aber das stand vorher deutlich da. Der Wasserhinweis auch.
sample-daily-fibre-2 = Klare Anleitung. Ich habe mir drei Gläser neben die Dose gestellt, seitdem vergesse ich keines.
sample-daily-fibre-3 = Schmeckt nach nichts, genau richtig. Eine Dose ist nach gut zwei Wochen leer, also gleich die Dreierpackung.
sample-light-kitchen-1 = Das Linsencurry gibt es jetzt jeden Mittwoch. Ein paar Fotos mehr hätte ich schön gefunden.
sample-light-kitchen-2 = Kurze Zutatenlisten, nichts Exotisches. Auf dem Telefon gut zu lesen, ausgedruckt noch besser.
