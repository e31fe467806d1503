//! What legal texts and the footer say about the operator. The facts stand once, in `site.toml`, and are filled in
//! wherever a text names them.

use std::collections::{BTreeMap, BTreeSet};

use domain::country::Country;

use crate::document::{Located, Table};
use crate::legal::{LinkTarget, Run};

pub use self::invented::is_reserved_host;

mod invented;

/// A sort of fact: how it must look and how it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sort {
    Text,
    Email,
    Phone,
    Web,
    /// What an authority has given: it has digits.
    Number,
    /// An address, line by line.
    Lines,
}

/// Where a group of facts stands, who needs it, and what is in it. A text names a fact by table and key: `operator_name`.
struct Group {
    table: &'static str,
    /// The country that asks for it; none for all of them.
    country: Option<Country>,
    facts: &'static [(&'static str, Sort)],
}

impl Group {
    fn name_of(&self, key: &str) -> String {
        format!("{}_{key}", self.table)
    }
}

const GROUPS: [Group; 6] = [
    Group {
        table: "operator",
        country: None,
        facts: &[
            ("name", Sort::Text),
            ("legal_form", Sort::Text),
            ("representative", Sort::Text),
            ("street", Sort::Text),
            ("postcode", Sort::Text),
            ("city", Sort::Text),
            ("country", Sort::Text),
            ("register", Sort::Text),
            ("register_number", Sort::Number),
            ("vat_id", Sort::Number),
            ("email", Sort::Email),
            ("phone", Sort::Phone),
            ("dpo_email", Sort::Email),
        ],
    },
    Group {
        table: "help_center",
        country: None,
        facts: &[("url", Sort::Web)],
    },
    Group {
        table: "hosting",
        country: None,
        facts: &[("name", Sort::Text), ("address", Sort::Text), ("phone", Sort::Phone)],
    },
    Group {
        table: "gb",
        country: Some(Country::Gb),
        facts: &[("address", Sort::Lines)],
    },
    Group {
        table: "fr",
        country: Some(Country::Fr),
        facts: &[("mediator", Sort::Text), ("epr_id", Sort::Number)],
    },
    Group {
        table: "at",
        country: Some(Country::At),
        facts: &[("authority", Sort::Text)],
    },
];

/// One fact.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fact {
    sort: Sort,
    lines: Vec<String>,
    /// Why it cannot be true, and where that stands.
    why_invented: Option<(&'static str, usize)>,
}

impl Fact {
    /// In one line.
    fn text(&self) -> String {
        self.lines.join(", ")
    }

    /// As a piece of a legal text: what can be called, written to or opened is a link.
    pub(crate) fn run(&self) -> Run {
        let text = self.text();
        let address = match self.sort {
            Sort::Text | Sort::Number | Sort::Lines => return Run::Text(text),
            Sort::Email => format!("mailto:{text}"),
            Sort::Phone => format!("tel:{}", dialled(&text)),
            Sort::Web => text.clone(),
        };
        Run::Link {
            target: LinkTarget::Outside(address),
            runs: vec![Run::Text(text)],
        }
    }
}

/// All facts, by the name under which texts ask for them.
#[derive(Debug, Default)]
pub(crate) struct Facts {
    known: BTreeMap<String, Fact>,
    /// Those that the shop needs and lacks.
    missing: BTreeSet<String>,
    /// Those that no operator can have, in the order of the groups.
    pub(crate) invented: Vec<InventedFact>,
}

/// A fact that cannot be true.
#[derive(Debug)]
pub(crate) struct InventedFact {
    /// Table and key: `operator.vat_id`.
    pub(crate) name: String,
    /// Where it stands in the file.
    pub(crate) start: usize,
    pub(crate) reason: &'static str,
}

impl Facts {
    /// Reads the tables that the shop's countries ask for, and any other that is there.
    pub(crate) fn read(site: &Table<'_>, countries: &[Country]) -> Self {
        let mut facts = Facts::default();
        for group in &GROUPS {
            let is_asked = group.country.is_none_or(|country| countries.contains(&country));
            let (known, invented) = (&mut facts.known, &mut facts.invented);
            let read = |table: &Table<'_>| {
                for (key, sort) in group.facts {
                    let fact = read_fact(table, key, *sort);
                    // A fact that no country asks for is shown to nobody.
                    if let Some((reason, start)) = fact.as_ref().and_then(|fact| fact.why_invented).filter(|_| is_asked)
                    {
                        let name = format!("{}.{key}", group.table);
                        invented.push(InventedFact { name, start, reason });
                    }
                    known.extend(fact.map(|fact| (group.name_of(key), fact)));
                }
            };
            if is_asked {
                site.table(group.table, read);
                let names = group.facts.iter().map(|(key, _)| group.name_of(key));
                facts
                    .missing
                    .extend(names.filter(|name| !facts.known.contains_key(name)));
            } else {
                site.optional_table(group.table, read);
            }
        }
        facts
    }

    pub(crate) fn get(&self, name: &str) -> Option<&Fact> {
        self.known.get(name)
    }

    /// Whether the fact is missing and that was reported.
    pub(crate) fn is_known_missing(&self, name: &str) -> bool {
        self.missing.contains(name)
    }

    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.known.keys().map(String::as_str)
    }

    fn text(&self, name: &str) -> Option<String> {
        self.get(name).map(Fact::text)
    }

    /// How the operator is reached; none if a fact is missing, which was reported.
    pub(crate) fn contact(&self) -> Option<Contact> {
        let phone = self.text("operator_phone")?;
        Some(Contact {
            name: self.text("operator_name")?,
            street: self.text("operator_street")?,
            postcode: self.text("operator_postcode")?,
            city: self.text("operator_city")?,
            country: self.text("operator_country")?,
            representative: self.text("operator_representative")?,
            register: format!(
                "{}, {}",
                self.text("operator_register")?,
                self.text("operator_register_number")?
            ),
            vat_id: self.text("operator_vat_id")?,
            email: self.text("operator_email")?,
            phone_link: dialled(&phone),
            phone,
            help_center: self.text("help_center_url")?,
            british_address: self
                .get("gb_address")
                .map(|fact| fact.lines.clone())
                .unwrap_or_default(),
        })
    }
}

/// Who the operator is and how they are reached, for footer, contact section and invoices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contact {
    pub name: String,
    pub street: String,
    pub postcode: String,
    pub city: String,
    /// Two letters, as they stand in front of a postcode.
    pub country: String,
    /// Who acts for the company.
    pub representative: String,
    /// The register and the number there.
    pub register: String,
    pub vat_id: String,
    pub email: String,
    /// As people read it.
    pub phone: String,
    /// As telephones dial it.
    pub phone_link: String,
    pub help_center: String,
    /// The address that British law asks for, line by line; empty if the shop does not sell there.
    pub british_address: Vec<String>,
}

/// A telephone number without what is only for the eye.
fn dialled(phone: &str) -> String {
    phone
        .chars()
        .filter(|sign| *sign == '+' || sign.is_ascii_digit())
        .collect()
}

fn read_fact(table: &Table<'_>, key: &'static str, sort: Sort) -> Option<Fact> {
    let values = match sort {
        Sort::Lines => table.texts(key),
        _ => vec![table.text(key)?],
    };
    for value in &values {
        check_fact(table, key, value, sort);
    }
    let why_invented = values.iter().find_map(|value| {
        let reason = invented::why_invented(sort, value.get_ref())?;
        Some((reason, value.span().start))
    });
    Some(Fact {
        sort,
        why_invented,
        lines: values.into_iter().map(Located::into_inner).collect(),
    })
}

fn check_fact(table: &Table<'_>, key: &str, value: &Located, sort: Sort) {
    let text = value.get_ref().as_str();
    let is_plain = text.bytes().all(|byte| byte.is_ascii_graphic());
    let (is_good, expected) = match sort {
        Sort::Text | Sort::Number | Sort::Lines => (!text.trim().is_empty(), "a text that is not empty"),
        Sort::Email => (
            is_plain && text.split('@').filter(|part| !part.is_empty()).count() == 2,
            "an e-mail address",
        ),
        Sort::Phone => (
            text.starts_with('+') && text[1..].bytes().all(|byte| byte.is_ascii_digit() || byte == b' '),
            "a telephone number with its country: +49 30 1234567",
        ),
        Sort::Web => (is_plain && text.starts_with("https://"), "a web address with https://"),
    };
    if !is_good {
        table.report(
            "bad-fact",
            table.place_of(value),
            format!("`{text}` cannot be the {key}"),
            format!("write {expected}"),
        );
    }
}
