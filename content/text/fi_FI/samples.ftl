### Invented reviews for the demonstration. They speak of jar, capsules, parcel and kitchen, never of an effect.

sample-daily-trio-1 = Asuu meillä kahvimyllyn vieressä ja näyttää siinä hyvältä. Kansi aukeaa unisinkin käsin.
sample-daily-trio-2 = Tavallisen kokoisia kapseleita, ei jälkimakua. Etiketin teksti saisi olla hitusen isompaa, mutta selvää siitä saa.
sample-daily-trio-3 = Tilasin tiistaina, paketti tuli seuraavana maanantaina. Laatikossa oli kolme purkkia ja lasku, ei muuta. Tästä pidän.
sample-daily-trio-4 = Kaksi kapselia yhden sijaan on vähän hankalaa. Muuten siistiä työtä: kaikki merkitty, sinetti kunnossa.
sample-daily-trio-5 = Halusin tietää tarkkaan, mitä tässä on. Kaikki lukee purkissa, määrät mukana. En muuta kaipaa.
sample-daily-trio-6 = Purkki mahtuu aterinlaatikkoon, se oli minun testini. Yksi tähti pois, koska kuljettaja jätti paketin naapuriin.
sample-daily-fibre-1 = Kuusi kapselia päivässä on aika monta, mutta se kerrottiin etukäteen selvästi. Samoin se, paljonko vettä tarvitaan.
sample-daily-fibre-2 = Selkeät ohjeet. Otin purkin viereen kolme lasia, eikä yksikään ole sen jälkeen unohtunut.
sample-daily-fibre-3 = Ei maistu miltään, niin kuin kuuluukin. Purkki tyhjenee parissa viikossa, joten ota saman tien kolmen pakkaus.
sample-light-kitchen-1 = Linssicurry on meillä nyt keskiviikon ruoka. Muutama kuva lisää olisi ollut mukava.
sample-light-kitchen-2 = Lyhyet ainesluettelot, ei mitään eksoottista. Puhelimella helppo lukea, paperilta vielä helpompi.
