//! Facts that no operator can have: model data, and what is kept free for films, books and examples. A demonstration shows
//! them; a shop that sells must not.

use super::{Sort, dialled};

/// Nobody can have a domain at or below these (RFC 2606, RFC 6761).
const RESERVED_DOMAINS: [&str; 7] = [
    "example",
    "test",
    "invalid",
    "localhost",
    "example.com",
    "example.net",
    "example.org",
];

/// How numbers begin that are never given to anybody, as they are dialled: kept for films and books by the authorities of
/// Germany and the United Kingdom.
const NUMBERS_OF_FILMS: [&str; 8] = [
    "+493023125",
    "+494066969",
    "+496990009",
    "+498999998",
    "+492214710",
    "+442079460",
    "+441632960",
    "+447700900",
];

/// What the default shop says of its invented operator, as far as nothing else gives it away.
const MODEL_TEXTS: [&str; 9] = [
    "Ylvane Musterhandel GmbH",
    "Erika Mustermann",
    "Musterweg 1",
    "Musterhost GmbH",
    "Beispielallee 2, DE-10115 Berlin",
    "1 Sample Street",
    "London, ZZ1 1ZZ",
    "Médiation Modèle (organisme fictif), 1 rue de l’Exemple, 75000 Paris, https://mediation.example",
    "Musterbehörde Berlin (erfunden)",
];

/// Fewer zeros may begin a real number.
const ZEROS: usize = 5;

/// Why a fact cannot be true, if that can be seen.
pub(super) fn why_invented(sort: Sort, text: &str) -> Option<&'static str> {
    if MODEL_TEXTS.contains(&text) {
        return Some("it is model data of the default shop");
    }
    match sort {
        Sort::Email | Sort::Web => {
            is_reserved_host(host_of(text)).then_some("nobody can have an address under that domain")
        }
        Sort::Phone => NUMBERS_OF_FILMS
            .iter()
            .any(|beginning| dialled(text).starts_with(beginning))
            .then_some("the number is one of those kept for films and books"),
        Sort::Number => match first_digits(text) {
            "" => Some("it has no digits"),
            digits if digits.len() >= ZEROS && digits.bytes().all(|digit| digit == b'0') => Some("it is made of zeros"),
            _ => None,
        },
        Sort::Text | Sort::Lines => None,
    }
}

/// Whether nobody can have this host, because it is kept for examples and tests.
pub fn is_reserved_host(host: &str) -> bool {
    let host = host.trim_end_matches('.').to_ascii_lowercase();
    RESERVED_DOMAINS.iter().any(|domain| {
        let above = host.strip_suffix(domain);
        above.is_some_and(|rest| rest.is_empty() || rest.ends_with('.'))
    })
}

/// Of an e-mail address or a web address.
fn host_of(text: &str) -> &str {
    let rest = text.split_once("://").map_or(text, |(_, rest)| rest);
    let rest = rest.split_once('@').map_or(rest, |(_, host)| host);
    rest.split(['/', ':', '?', '#']).next().unwrap_or_default()
}

fn first_digits(text: &str) -> &str {
    let start = text.find(|sign: char| sign.is_ascii_digit()).unwrap_or(text.len());
    let digits = &text[start..];
    let end = digits.find(|sign: char| !sign.is_ascii_digit());
    &digits[..end.unwrap_or(digits.len())]
}

#[cfg(test)]
mod tests {
    use super::{Sort, is_reserved_host, why_invented};

    #[test]
    fn what_is_kept_for_examples_is_known_and_nothing_else() {
        let is_invented = |sort, text| why_invented(sort, text).is_some();
        for (sort, text) in [
            (Sort::Email, "service@ylvane.example"),
            (Sort::Email, "post@example.com"),
            (Sort::Web, "https://help.ylvane.example/faq"),
            (Sort::Web, "https://EXAMPLE.org."),
            (Sort::Phone, "+49 30 23125 014"),
            (Sort::Phone, "+44 20 7946 0123"),
            (Sort::Number, "HRB 000000 B"),
            (Sort::Number, "DE000000000"),
            (Sort::Number, "FR000000_01MODE"),
            (Sort::Number, "follows"),
            (Sort::Text, "Erika Mustermann"),
        ] {
            assert!(is_invented(sort, text), "{text}");
        }
        for (sort, text) in [
            (Sort::Email, "service@myexample.com"),
            (Sort::Web, "https://example.shop/test"),
            (Sort::Phone, "+49 30 2312 014"),
            (Sort::Number, "HRB 100000 B"),
            (Sort::Number, "ATU00012345"),
            (Sort::Number, "FR123456_01ABCD"),
            (Sort::Text, "Muster & Sohn"),
        ] {
            assert!(!is_invented(sort, text), "{text}");
        }
        assert!(is_reserved_host("shop.test") && !is_reserved_host("contest"));
    }
}
