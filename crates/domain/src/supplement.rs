//! Words that the law fixes for food supplements. They are code because no shop may change them: Directive 2002/46/EC,
//! article 6, and the warnings that go with single ingredients.

use crate::locale::Locale;
use crate::nutrient::Nutrient;

/// The name under which the product is sold.
pub const fn legal_name(locale: Locale) -> &'static str {
    match locale {
        Locale::DeDe => "Nahrungsergänzungsmittel",
        Locale::FrFr => "Complément alimentaire",
        Locale::EnGb => "Food supplement",
        Locale::SvSe => "Kosttillskott",
        Locale::DaDk => "Kosttilskud",
        Locale::FiFi => "Ravintolisä",
    }
}

/// What every supplement must say: the dose is a limit, it replaces no diet, and children must not reach it.
pub const fn statements(locale: Locale) -> [&'static str; 3] {
    match locale {
        Locale::DeDe => [
            "Die angegebene empfohlene tägliche Verzehrmenge darf nicht überschritten werden.",
            "Nahrungsergänzungsmittel sollten nicht als Ersatz für eine abwechslungsreiche Ernährung verwendet werden.",
            "Außerhalb der Reichweite von kleinen Kindern aufbewahren.",
        ],
        Locale::FrFr => [
            "Ne pas dépasser la dose journalière recommandée.",
            "Ne pas utiliser comme substitut d’un régime alimentaire varié et équilibré et d’un mode de vie sain.",
            "À tenir hors de portée des jeunes enfants.",
        ],
        Locale::EnGb => [
            "Do not exceed the stated recommended daily dose.",
            "Food supplements should not be used as a substitute for a varied diet.",
            "Keep out of reach of young children.",
        ],
        Locale::SvSe => [
            "Rekommenderad daglig dos bör inte överskridas.",
            "Kosttillskott bör inte användas som ett alternativ till en varierad kost.",
            "Förvaras utom räckhåll för små barn.",
        ],
        Locale::DaDk => [
            "Den anbefalede daglige dosis bør ikke overskrides.",
            "Kosttilskud bør ikke træde i stedet for en varieret kost.",
            "Opbevares utilgængeligt for små børn.",
        ],
        Locale::FiFi => [
            "Suositeltua päiväannosta ei saa ylittää.",
            "Ravintolisää ei tule käyttää monipuolisen ruokavalion korvikkeena.",
            "Säilytettävä pienten lasten ulottumattomissa.",
        ],
    }
}

/// What must be said because of an ingredient, wherever the product can be bought.
pub const fn warning(nutrient: Nutrient, locale: Locale) -> Option<&'static str> {
    match nutrient {
        Nutrient::Glucomannan => Some(match locale {
            Locale::DeDe => {
                "Erstickungsgefahr bei Schluckbeschwerden oder bei unzureichender Flüssigkeitszufuhr: mit reichlich Wasser \
                 einnehmen, damit Glucomannan in den Magen gelangt."
            }
            Locale::FrFr => {
                "Risque d’étouffement pour les personnes ayant des difficultés de déglutition ou en cas d’apport insuffisant \
                 de liquide : à prendre avec beaucoup d’eau afin que le glucomannane parvienne à l’estomac."
            }
            Locale::EnGb => {
                "Risk of choking for people with swallowing difficulties or when taken with too little fluid: take with \
                 plenty of water so that glucomannan reaches the stomach."
            }
            Locale::SvSe => {
                "Risk för kvävning vid sväljsvårigheter eller vid otillräckligt vätskeintag: ta med rikligt med vatten så \
                 att glukomannanet når magsäcken."
            }
            Locale::DaDk => {
                "Risiko for kvælning ved synkebesvær eller ved utilstrækkeligt væskeindtag: indtages med rigeligt vand, så \
                 glucomannanen når ned i mavesækken."
            }
            Locale::FiFi => {
                "Tukehtumisvaara, jos sinulla on nielemisvaikeuksia tai nautit liian vähän nestettä: ota runsaan veden \
                 kanssa, jotta glukomannaani pääsee mahalaukkuun."
            }
        }),
        _ => None,
    }
}
