//! What somebody may have meant who wrote a domain that hardly exists: a letter slipped in the name of a large mail service,
//! or in the ending. A guess is only ever a question.

use strsim::osa_distance;

use super::{Parts, ascii_domain, parts};

/// Domains at which many people have their mail. The first with a name is that name's home: `gmail` alone means `gmail.com`.
const COMMON: [&str; 121] = [
    "gmail.com",
    "googlemail.com",
    "outlook.com",
    "outlook.de",
    "outlook.fr",
    "outlook.be",
    "outlook.dk",
    "outlook.at",
    "outlook.fi",
    "outlook.se",
    "outlook.co.uk",
    "hotmail.com",
    "hotmail.de",
    "hotmail.fr",
    "hotmail.se",
    "hotmail.dk",
    "hotmail.fi",
    "hotmail.be",
    "hotmail.at",
    "hotmail.ch",
    "hotmail.it",
    "hotmail.es",
    "hotmail.nl",
    "hotmail.co.uk",
    "live.com",
    "live.de",
    "live.fr",
    "live.se",
    "live.dk",
    "live.fi",
    "live.be",
    "live.at",
    "live.nl",
    "live.co.uk",
    "msn.com",
    "yahoo.com",
    "yahoo.de",
    "yahoo.fr",
    "yahoo.se",
    "yahoo.dk",
    "yahoo.fi",
    "yahoo.at",
    "yahoo.be",
    "yahoo.it",
    "yahoo.es",
    "yahoo.ie",
    "yahoo.co.uk",
    "ymail.com",
    "rocketmail.com",
    "aol.com",
    "aol.de",
    "aol.co.uk",
    "icloud.com",
    "me.com",
    "mac.com",
    "gmx.de",
    "gmx.net",
    "gmx.at",
    "gmx.ch",
    "gmx.com",
    "gmx.fr",
    "gmx.co.uk",
    "web.de",
    "t-online.de",
    "freenet.de",
    "arcor.de",
    "posteo.de",
    "mailbox.org",
    "vodafone.de",
    "online.de",
    "email.de",
    "orange.fr",
    "free.fr",
    "laposte.net",
    "sfr.fr",
    "wanadoo.fr",
    "neuf.fr",
    "bbox.fr",
    "numericable.fr",
    "telia.com",
    "telia.se",
    "comhem.se",
    "bredband.net",
    "spray.se",
    "home.se",
    "btinternet.com",
    "sky.com",
    "talktalk.net",
    "virginmedia.com",
    "ntlworld.com",
    "blueyonder.co.uk",
    "aon.at",
    "chello.at",
    "a1.net",
    "drei.at",
    "telenet.be",
    "skynet.be",
    "proximus.be",
    "voo.be",
    "scarlet.be",
    "jubii.dk",
    "ofir.dk",
    "mail.dk",
    "stofanet.dk",
    "youmail.dk",
    "luukku.com",
    "kolumbus.fi",
    "elisanet.fi",
    "saunalahti.fi",
    "pp.inet.fi",
    "suomi24.fi",
    "welho.com",
    "mail.com",
    "email.com",
    "proton.me",
    "protonmail.com",
    "pm.me",
    "tutanota.com",
    "tuta.io",
    "fastmail.com",
    "hey.com",
];

/// Names that have one ending, whatever country their owner lives in.
const OF_ONE_ENDING: [&str; 9] = [
    "gmail",
    "googlemail",
    "icloud",
    "t-online",
    "laposte",
    "wanadoo",
    "btinternet",
    "protonmail",
    "elisanet",
];

/// Endings that do not exist, and what the fingers were after.
const SLIPS: [(&str, &str); 24] = [
    ("con", "com"),
    ("cmo", "com"),
    ("vom", "com"),
    ("ocm", "com"),
    ("xom", "com"),
    ("comm", "com"),
    ("coom", "com"),
    ("cpm", "com"),
    ("cim", "com"),
    ("clm", "com"),
    ("ccom", "com"),
    ("ed", "de"),
    ("dee", "de"),
    ("dde", "de"),
    ("ddk", "dk"),
    ("dkk", "dk"),
    ("ffr", "fr"),
    ("frr", "fr"),
    ("see", "se"),
    ("nte", "net"),
    ("nett", "net"),
    ("ner", "net"),
    ("ogr", "org"),
    ("orgg", "org"),
];

/// Real endings that are more likely a `com` with a letter lost, behind the name of a service that has `com`.
const LOST_LETTER: [&str; 3] = ["co", "cm", "om"];

/// A name this short is one letter away from other real ones: only swapped letters are taken for a slip.
const SHORT_NAME: usize = 4;

/// Two slips are forgiven in a domain this long.
const LONG_DOMAIN: usize = 11;

/// The address that somebody may have meant; none if what is written is well known or nothing is near.
pub fn suggestion(text: &str) -> Option<String> {
    let Parts { local, domain } = parts(text)?;
    let written = domain.to_lowercase();
    let meant = guess(&written)?;
    // Whatever was guessed must be an address, and another one.
    let meant = ascii_domain(&meant)?;
    (ascii_domain(&domain).as_ref() != Some(&meant)).then(|| format!("{local}@{meant}"))
}

fn guess(written: &str) -> Option<String> {
    if COMMON.contains(&written) {
        return None;
    }
    let dotted: Vec<&str> = written
        .split(['.', ','])
        .map(str::trim)
        .filter(|label| !label.is_empty())
        .collect();
    let mut domain = dotted.join(".");
    let Some((name, ending)) = domain.split_once('.') else {
        return without_ending(&domain).map(str::to_owned);
    };
    if let Some((_, right)) = SLIPS.iter().find(|(slip, _)| *slip == ending) {
        domain = format!("{name}.{right}");
    }
    nearest(&domain)
        .map(str::to_owned)
        .or_else(|| (domain != written).then_some(domain))
}

/// `gmail` and `gmailcom`.
fn without_ending(word: &str) -> Option<&'static str> {
    COMMON
        .into_iter()
        .find(|common| common.split('.').next() == Some(word) || common.replace('.', "") == word)
}

/// The common domain that is meant, if one is near enough.
fn nearest(domain: &str) -> Option<&'static str> {
    if let Some(exact) = COMMON.into_iter().find(|common| *common == domain) {
        return Some(exact);
    }
    let (name, ending) = domain.split_once('.')?;
    let home = COMMON
        .into_iter()
        .find(|common| common.split_once('.').is_some_and(|(known, _)| known == name));
    let has_lost_a_letter = LOST_LETTER.contains(&ending) && home.and_then(ending_of) == Some("com");
    if OF_ONE_ENDING.contains(&name) || has_lost_a_letter {
        return home;
    }
    // Another ending is another domain, and may well be a real one.
    COMMON
        .into_iter()
        .filter(|common| ending_of(common) == Some(ending))
        .filter_map(|common| slips_between(domain, common).map(|slips| (slips, common)))
        .min()
        .map(|(_, common)| common)
}

/// `co.uk` of `hotmail.co.uk`.
fn ending_of(domain: &str) -> Option<&str> {
    domain.split_once('.').map(|(_, ending)| ending)
}

/// How many slips lie between what was written and a domain; none if that is no slip any more.
fn slips_between(written: &str, common: &str) -> Option<usize> {
    let name = |domain: &str| domain.split('.').next().map(str::len).unwrap_or_default();
    if name(common) <= SHORT_NAME {
        return is_swapped(written, common).then_some(1);
    }
    let allowed = if common.len() >= LONG_DOMAIN { 2 } else { 1 };
    Some(osa_distance(written, common)).filter(|slips| *slips <= allowed)
}

fn is_swapped(written: &str, common: &str) -> bool {
    let sorted = |text: &str| {
        let mut bytes = text.as_bytes().to_vec();
        bytes.sort_unstable();
        bytes
    };
    osa_distance(written, common) == 1 && sorted(written) == sorted(common)
}

#[cfg(test)]
pub(super) const ALL_COMMON: [&str; 121] = COMMON;
