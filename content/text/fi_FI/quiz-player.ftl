### Itse kysely: painikkeet, eteneminen, suostumus, ystävällinen lopetus, tulos.

quiz-back = Takaisin
quiz-continue = Jatka
quiz-skip = Ohita kysymys
quiz-put-aside = Siirrä kortti sivuun
quiz-progress = Kysymys { $number }, enintään { $most }
quiz-sections = Osiot
quiz-section-done = (valmis)
quiz-section-now = (olet tässä)
quiz-section-next = (tulossa)
quiz-choose-several = Voit valita useita, enintään { $most }.
quiz-choose-missing = Valitse ensin vastaus.
quiz-loading = Hetkinen, pian jatketaan.
quiz-failed = Yhteyttä ei juuri nyt ole. Vastauksesi ovat tallella.
quiz-retry = Yritä uudelleen
quiz-no-script = Tämä kysely tarvitsee JavaScriptin. Voit lukea kysymykset täällä, mutta et vastata niihin.
quiz-resume-heading = Olet jo aloittanut tämän.
quiz-resume-continue = Jatka siitä, mihin jäin
quiz-resume-result = Tulokseeni
quiz-restart = Aloita alusta

# Luvut ja tekstit

quiz-number-unit = Yksikkö
quiz-number-range = Anna arvo väliltä { $from } – { $to }.
quiz-text-missing = Kirjoita tähän muutama merkki, niin pääset eteenpäin.

# Suostumus ennen kehoa ja terveyttä koskevia kysymyksiä

quiz-consent-heading = Nyt kysymme kehostasi. Saammeko tallentaa vastauksesi?
quiz-consent-purpose = Seuraavat kysymykset koskevat kehoasi ja terveyttäsi. Jos suostut, tallennamme vastauksesi, jotta voit jatkaa toisella laitteella ja löytää tuloksesi uudelleen. Emme käytä niitä mainontaan.
quiz-consent-retention = Ne tallennetaan salattuina ja ilman tilausta enintään 30 päiväksi.
quiz-consent-choice = Ilman suostumustasi kysely jatkuu aivan samoin. Silloin vastaukset pysyvät vain tässä selaimessa. Voit muuttaa valintaasi jokaisen tällaisen kysymyksen kohdalla.
quiz-consent-privacy = Tietosuojaseloste
quiz-consent-box = Kyllä, tallentakaa kehoa ja terveyttä koskevat vastaukseni tähän tarkoitukseen.
quiz-consent-missing = Tallentamiseen tarvitsemme rastin ruutuun. Voit jatkaa myös tallentamatta.
quiz-consent-save = Jatka ja tallenna
quiz-consent-without = Jatka tallentamatta
quiz-saved = Vastauksesi tallennetaan.
quiz-not-saved = Vastauksesi pysyvät tässä selaimessa.
quiz-saved-change = Muuta

# Ystävällinen lopetus ilman tarjousta

quiz-stop-under-age-heading = Kiitos käynnistä.
quiz-stop-under-age-text = Tarjontamme on tarkoitettu aikuisille 18 vuodesta alkaen, joten emme ehdota sinulle mitään. Ruokaan ja kehoon liittyvissä kysymyksissä on parempi puhua luotettavan ihmisen kanssa.
quiz-stop-pregnancy-heading = Kaikkea hyvää teille.
quiz-stop-pregnancy-text = Raskauden ja imetyksen aikana emme ehdota mitään. Ruokavaliota koskeviin kysymyksiin vastaa parhaiten neuvolasi.
quiz-stop-underweight-heading = Kiitos avoimuudestasi.
quiz-stop-underweight-text = Kertomasi perusteella mikään tuotteistamme ei sovi sinulle, emmekä ehdota mitään. Jos painosi mietityttää, ota se puheeksi terveysasemallasi.
quiz-stop-eating-disorder-heading = Kiitos, että kerroit.
quiz-stop-eating-disorder-text = Emme ehdota sinulle mitään. Sinun ei tarvitse olla asian kanssa yksin: tukipalvelut ja terveysasemasi kuuntelevat ja auttavat.
quiz-stop-change = Menikö jokin vastaus väärin? Kyselyssä voit muuttaa sen painamalla ”Takaisin”.
quiz-stop-home = Etusivulle

# Tulos

quiz-result-none-heading = Tähän tulee tuloksesi.
quiz-result-none-text = Tässä selaimessa ei ole vielä vastauksia.
quiz-result-none-effort = Kysely vie muutaman minuutin, ja tuloksen näet myös ilman sähköpostia.
quiz-result-none-action = Kyselyyn
quiz-result-profile = Profiilisi
quiz-result-points = { $points } / { $most }
quiz-result-routine = Päiväsi
quiz-result-nutrients = Ravintoaineita vastaustesi mukaan
quiz-result-package = Ehdotuksemme
quiz-result-continue = Jatka suunnitelmallani

# What is kept of a run, on the summary.
quiz-kept-text = Suostumuksellasi vastauksesi on tallennettu salattuina. Jos et tilaa, poistamme ne 30 päivän kuluttua.
quiz-kept-download = Lataa vastaukseni
quiz-kept-delete = Poista vastaukseni
quiz-kept-failed = Se ei nyt onnistunut. Yritä hetken kuluttua uudelleen.
quiz-kept-deleted = Poistettu. Meillä ei ole enää yhtään vastaustasi; tulos jää tähän selaimeen.

# A run that the link of a mail opens, and answers as they are kept.
quiz-link-heading = Tällä laitteella on jo muita vastauksia.
quiz-link-text = Sähköpostisi linkki avaa toisen vastauskerran. Kummalla haluat jatkaa? Toista ei sen jälkeen enää näytetä täällä.
quiz-link-take = Sähköpostin vastauksilla
quiz-link-keep = Tämän laitteen vastauksilla
quiz-link-gone-heading = Sähköpostisi linkki ei enää toimi.
quiz-link-gone-text = Poistamme vastaukset 30 päivän kuluttua tai kun pyydät sitä. Voit tehdä kyselyn uudelleen milloin tahansa.
quiz-given-skipped = ohitettu
