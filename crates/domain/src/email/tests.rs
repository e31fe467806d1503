//! What is an address, what was meant, and what is thrown away.

use proptest::prelude::{any, proptest};

use super::{NoAddress, disposable, is_disposable, parse, suggestion, suggestion::ALL_COMMON};
use crate::lead::Address;

fn email(text: &str) -> Result<String, NoAddress> {
    parse(text).map(|address| address.email)
}

#[test]
fn an_address_is_read_however_it_was_typed() {
    for written in [
        "anna@example.org",
        "  anna@example.org\n",
        "anna@example.org.",
        "anna@example.org,",
        "Anna@EXAMPLE.Org",
        "mailto:anna@example.org",
        "MAILTO:anna@example.org?subject=Hello",
        "Anna Berg <anna@example.org>",
        "\"Berg, Anna\" <anna@example.org>;",
        "<anna@example.org>",
        "(anna@example.org)",
        "„anna@example.org“",
        "anna＠example．org",
        "anna@example。org",
        "anna @ example.org",
        "anna\u{a0}@example.org",
        "\u{feff}anna@exam\u{200b}ple.org",
    ] {
        assert_eq!(email(written), Ok("anna@example.org".to_owned()), "{written:?}");
    }
    let kept = parse(" O'Hara+Quiz@Mail.Example.ORG ").expect("an address");
    assert_eq!(kept.as_written, "O'Hara+Quiz@mail.example.org");
    assert_eq!(kept.email, "o'hara+quiz@mail.example.org");
    assert_eq!(email("a.b+c@x-y.co.uk"), Ok("a.b+c@x-y.co.uk".to_owned()));
    assert_eq!(email("anna@müller.de"), Ok("anna@xn--mller-kva.de".to_owned()));
    assert_eq!(email("anna@MÜLLER.de"), email("anna@xn--mller-kva.de"));
}

#[test]
fn what_cannot_be_delivered_is_refused() {
    let long_local = format!("{}@example.org", "a".repeat(65));
    let label = "b".repeat(63);
    let long = format!("a@{label}.{label}.{label}.{label}.org");
    let long_label = format!("a@{label}b.org");
    let endless = format!("{}anna@example.org", " ".repeat(2000));
    for written in [
        "",
        " ",
        "anna",
        "@",
        "anna@",
        "@example.org",
        "anna@example",
        "anna@@example.org",
        "anna@berg@example.org",
        "an na@example.org",
        "anna@exam ple.org",
        ".anna@example.org",
        "anna.@example.org",
        "an..na@example.org",
        "anna@.example.org",
        "anna@example..org",
        "anna@-example.org",
        "anna@example-.org",
        "anna@exam_ple.org",
        "anna@127.0.0.1",
        "anna@[127.0.0.1]",
        "anna@example.1",
        "anna@example.o",
        "anna@example.o1g",
        "\"anna berg\"@example.org",
        "änna@example.org",
        "anna\0@example.org",
        "anna@example.org\nbcc: x@example.org",
        "anna@example.org, berta@example.org",
        &long_local,
        &long,
        &long_label,
        &endless,
    ] {
        assert_eq!(parse(written), Err(NoAddress), "{written:?}");
    }
}

#[test]
fn a_slip_is_noticed() {
    for (written, meant) in [
        ("gmial.com", "gmail.com"),
        ("gmal.com", "gmail.com"),
        ("gmaill.com", "gmail.com"),
        ("gmail.con", "gmail.com"),
        ("gmial.con", "gmail.com"),
        ("gmail.cmo", "gmail.com"),
        ("gmail.vom", "gmail.com"),
        ("gmail.co", "gmail.com"),
        ("gmail.de", "gmail.com"),
        ("gmail.fr", "gmail.com"),
        ("gmail", "gmail.com"),
        ("gmailcom", "gmail.com"),
        ("gmail,com", "gmail.com"),
        ("gmail..com", "gmail.com"),
        ("googlemial.com", "googlemail.com"),
        ("hotmial.fr", "hotmail.fr"),
        ("hotmil.com", "hotmail.com"),
        ("hotmal.co.uk", "hotmail.co.uk"),
        ("outlok.de", "outlook.de"),
        ("outloo.com", "outlook.com"),
        ("yaho.fr", "yahoo.fr"),
        ("iclud.com", "icloud.com"),
        ("icloud.de", "icloud.com"),
        ("gmx.ed", "gmx.de"),
        ("gxm.de", "gmx.de"),
        ("wbe.de", "web.de"),
        ("web", "web.de"),
        ("t-onlin.de", "t-online.de"),
        ("t-online.com", "t-online.de"),
        ("frenet.de", "freenet.de"),
        ("orang.fr", "orange.fr"),
        ("lapost.net", "laposte.net"),
        ("wanado.fr", "wanadoo.fr"),
        ("comhme.se", "comhem.se"),
        ("btinternt.com", "btinternet.com"),
        ("telnet.be", "telenet.be"),
        ("luuku.com", "luukku.com"),
        ("müller.dee", "xn--mller-kva.de"),
        ("example.con", "example.com"),
        ("GMIAL.COM", "gmail.com"),
    ] {
        let found = suggestion(&format!("Anna.Berg@{written}"));
        assert_eq!(found, Some(format!("Anna.Berg@{meant}")), "{written}");
    }
}

#[test]
fn what_may_well_be_meant_is_not_doubted() {
    for domain in ALL_COMMON {
        assert_eq!(suggestion(&format!("anna@{domain}")), None, "{domain}");
    }
    for domain in [
        "example.org",
        "mueller.de",
        "wed.de",
        "gmx.li",
        "hotmail.ca",
        "outlook.pt",
        "telia.no",
        "skynet.de",
        "fre.fr",
        "uni-mail.de",
        "hvad.dk",
        "orange.be",
        "mail.gmail-shop.com",
    ] {
        assert_eq!(suggestion(&format!("anna@{domain}")), None, "{domain}");
    }
    for nothing in ["", "anna", "anna@", "@gmial.com", "an na@gmial.com", "anna@.", "anna@,"] {
        assert_eq!(suggestion(nothing), None, "{nothing}");
    }
}

#[test]
fn throw_away_mailboxes_are_known_with_all_below_them() {
    let of = |email: &str| is_disposable(&parse(email).expect("an address"));
    for email in [
        "x@mailinator.com",
        "x@a.b.mailinator.com",
        "x@YOPMAIL.com",
        "x@trash-mail.com",
    ] {
        assert!(of(email), "{email}");
    }
    for email in ["x@gmail.com", "x@notmailinator.com", "x@mailinator.com.example.org"] {
        assert!(!of(email), "{email}");
    }
}

#[test]
fn the_list_of_throw_away_mailboxes_is_in_order() {
    let domains: Vec<&str> = disposable::domains().collect();
    assert!(domains.len() >= 150, "{}", domains.len());
    assert!(domains.is_sorted());
    for (at, domain) in domains.iter().enumerate() {
        assert_eq!(email(&format!("x@{domain}")), Ok(format!("x@{domain}")));
        assert!(!domains[..at].contains(domain), "{domain} stands there twice");
        assert!(!ALL_COMMON.contains(domain), "{domain}");
    }
}

proptest! {
    #[test]
    fn whatever_is_typed_is_read_or_refused(text in any::<String>()) {
        if let Ok(Address { email, as_written }) = parse(&text) {
            assert_eq!(parse(&email).map(|again| again.email), Ok(email.clone()));
            assert_eq!(parse(&as_written).map(|again| again.as_written), Ok(as_written));
            assert!(email.is_ascii() && email.len() <= 254);
        }
        let _ = suggestion(&text);
    }

    #[test]
    fn what_is_suggested_is_an_address_and_suggests_nothing_more(
        local in "[a-z]{1,8}",
        name in "[gmailhotyun-]{1,10}",
        ending in "(com|con|de|ed|fr|co|net|nte|se|dk)",
    ) {
        if let Some(meant) = suggestion(&format!("{local}@{name}.{ending}")) {
            assert!(parse(&meant).is_ok(), "{meant}");
            assert_eq!(suggestion(&meant), None, "{meant}");
        }
    }

    #[test]
    fn a_plain_address_is_read_as_it_is(local in "[a-z0-9]([a-z0-9_+-]{0,20}[a-z0-9])?", name in "[a-z][a-z0-9]{0,20}") {
        let written = format!("{local}@{name}.example");
        assert_eq!(email(&written), Ok(written.clone()));
        assert_eq!(email(&format!(" Somebody <{written}>, ")), Ok(written));
    }
}
