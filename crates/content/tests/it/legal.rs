//! What legal texts become: the operator's facts filled in, parts for single countries, links to where they lead.

use content::{HeadingLevel, LinkTarget, Part, PaymentMark, Run, Section};
use domain::country::Country;

use crate::shop::Shop;

fn text(words: &str) -> Run {
    Run::Text(words.to_owned())
}

fn link(target: LinkTarget, words: &str) -> Run {
    Run::Link {
        target,
        runs: vec![text(words)],
    }
}

fn outside(address: &str, words: &str) -> Run {
    link(LinkTarget::Outside(address.to_owned()), words)
}

#[test]
fn a_text_is_read_whole() {
    let site = Shop::sound().site();
    let terms = site
        .legal_texts(Country::De)
        .find(|text| text.section == Section::TermsOfService)
        .expect("the terms are there");
    assert_eq!(
        (terms.title.as_str(), terms.version.to_string().as_str()),
        ("Bedingungen", "2031-02-03")
    );
    let expected = [
        Part::Paragraph {
            runs: vec![
                text("Vertragspartner ist "),
                Run::Strong(vec![text("Lindhof GmbH")]),
                text(", "),
                Run::Emphasis(vec![text("Berlin")]),
                text("."),
            ],
        },
        Part::Heading {
            level: HeadingLevel::Main,
            runs: vec![text("Hilfe")],
        },
        Part::Paragraph {
            runs: vec![
                text("Schreib an "),
                outside("mailto:service@lindhof.example", "service@lindhof.example"),
                text(", ruf "),
                outside("tel:+493023125014", "+49 30 23125 014"),
                text(" an"),
                text(" "),
                text("oder öffne "),
                outside("https://help.lindhof.example", "https://help.lindhof.example"),
                text("."),
            ],
        },
        Part::Heading {
            level: HeadingLevel::Sub,
            runs: vec![text("Mehr")],
        },
        Part::List {
            is_numbered: false,
            items: vec![
                vec![text("Zum "), link(LinkTarget::Page(site.refund), "Widerruf")],
                vec![text("Zum "), link(LinkTarget::Section(Section::Privacy), "Datenschutz")],
            ],
        },
        Part::Paragraph {
            runs: vec![text("Ende.")],
        },
    ];
    assert_eq!(terms.parts, expected);
}

#[test]
fn a_part_for_one_country_is_read_there_alone() {
    let site = Shop::sound().site();
    let lists = |country: Country| -> Vec<bool> {
        let terms = site
            .legal_texts(country)
            .find(|text| text.section == Section::TermsOfService);
        let parts = &terms.expect("the terms are there").parts;
        let is_numbered = |part: &Part| match part {
            Part::List { is_numbered, .. } => Some(*is_numbered),
            _ => None,
        };
        parts.iter().filter_map(is_numbered).collect()
    };
    assert_eq!(lists(Country::De), [false]);
    // Sweden reads German here: this shop has no Swedish translation.
    assert_eq!(lists(Country::Se), [false, true]);
}

#[test]
fn every_country_has_every_section_that_is_written() {
    let site = Shop::sound().site();
    for country in &site.countries {
        let sections: Vec<&str> = site.legal_texts(*country).map(|text| text.section.name()).collect();
        assert_eq!(
            sections,
            [
                "termsOfService",
                "delivery",
                "refund",
                "privacy",
                "imprint",
                "accessibility"
            ]
        );
    }
    assert_eq!(site.legal_texts(Country::Gb).count(), 0);
}

#[test]
fn the_operator_is_known_by_his_facts() {
    let site = Shop::sound().site();
    assert_eq!(site.contact.phone, "+49 30 23125 014");
    assert_eq!(site.contact.phone_link, "+493023125014");
    assert_eq!(site.contact.help_center, "https://help.lindhof.example");
    assert!(site.contact.british_address.is_empty());
    assert_eq!(
        site.payment_marks(Country::De),
        [PaymentMark::Paypal, PaymentMark::Visa]
    );
    assert!(site.payment_marks(Country::Gb).is_empty());
}
