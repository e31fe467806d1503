//! The authorised health claims of `claims.toml`: what each needs in a daily dose and how it reads in each language.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use domain::claim::{Shortfall, check_dose, check_serving};
use domain::consent::TextVersion;
use domain::locale::Locale;
use domain::nutrient::{Amount, Nutrient};

use crate::diagnostic::Diagnostics;
use crate::document::{Located, Table, read_document, suggest};
use crate::read::{parse_amount, read_version};

/// All claims the shop may make.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Claims {
    claims: BTreeMap<String, Claim>,
}

/// A claim on one nutrient.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    pub id: String,
    pub nutrient: Nutrient,
    /// What a daily dose must hold; none where the general rule is enough.
    pub minimum: Option<Amount>,
    /// What each serving of the daily dose must hold, where the list asks for several.
    pub portion: Option<Amount>,
    pub wordings: BTreeMap<Locale, Wording>,
}

/// A claim in the words of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wording {
    pub text: String,
    /// Whether somebody has compared the words with the official text.
    pub verified: bool,
    /// Where the words come from.
    pub source: String,
    /// Where they stand in `claims.toml`, counted from 1.
    pub line: usize,
    /// The list they stand in, with the day of its state.
    pub register: Register,
}

/// A list of authorised claims.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Register {
    pub name: String,
    pub version: TextVersion,
}

impl Claims {
    /// A claim by its id: `chol_lipid`.
    pub fn get(&self, id: &str) -> Option<&Claim> {
        self.claims.get(id)
    }

    /// The ids of all claims.
    pub(crate) fn ids(&self) -> impl Iterator<Item = &str> {
        self.claims.keys().map(String::as_str)
    }

    /// All claims, by id.
    pub fn iter(&self) -> impl Iterator<Item = &Claim> {
        self.claims.values()
    }

    /// Wordings that nobody has compared with the official text.
    pub fn unverified(&self) -> impl Iterator<Item = (&Claim, Locale, &Wording)> {
        self.iter()
            .flat_map(|claim| {
                claim
                    .wordings
                    .iter()
                    .map(move |(locale, wording)| (claim, *locale, wording))
            })
            .filter(|(_, _, wording)| !wording.verified)
    }

    /// Where authorised wordings stand in a text, word for word. How a space or an apostrophe is typed does not matter.
    pub(crate) fn places_in(&self, locale: Locale, text: &str) -> Vec<Range<usize>> {
        let text = Plain::new(text);
        let wordings = self.iter().filter_map(|claim| claim.wordings.get(&locale));
        wordings
            .flat_map(|wording| text.places_of(&Plain::new(&wording.text).signs))
            .collect()
    }

    pub(crate) fn read(file: &str, text: &str, diagnostics: &Diagnostics) -> Self {
        let read = read_document(file, text, diagnostics, |table| {
            let registers = table.table("registers", |table| {
                let eu = table.table("eu", read_register).flatten();
                let gb = table.table("gb", read_register).flatten();
                eu.zip(gb)
            });
            let mut claims = BTreeMap::new();
            let mut ids = BTreeSet::new();
            table.tables("claims", |table| {
                if let Some(id) = table.optional_text("id")
                    && !ids.insert(id.get_ref().clone())
                {
                    table.report(
                        "claim-twice",
                        table.place_of(&id),
                        format!("the claim `{}` is already defined", id.get_ref()),
                        "remove one of them",
                    );
                }
                let claim = read_claim(table, registers.as_ref().and_then(Option::as_ref), text);
                claims.extend(claim.map(|claim| (claim.id.clone(), claim)));
            });
            Claims { claims }
        });
        read.unwrap_or_default()
    }
}

impl Claim {
    /// Whether a product with these amounts in a daily dose, which is taken in so many servings, may make the claim.
    pub fn holds_for(&self, dose_of: impl Fn(Nutrient) -> Option<Amount>, servings: u8) -> Result<(), Shortfall> {
        check_dose(self.nutrient, self.minimum, &dose_of)?;
        match self.portion {
            Some(portion) => check_serving(self.nutrient, portion, dose_of(self.nutrient), servings),
            None => Ok(()),
        }
    }
}

fn read_register(table: &Table<'_>) -> Option<Register> {
    let name = table.text("name");
    let version = read_version(table, "version");
    Some(Register {
        name: name?.into_inner(),
        version: version?,
    })
}

fn read_claim(table: &Table<'_>, registers: Option<&(Register, Register)>, document: &str) -> Option<Claim> {
    let id = table.text("id");
    let nutrient = table.text("nutrient").and_then(|name| read_nutrient(table, &name));
    let minimum = read_amount(table, "minimum");
    let portion = read_amount(table, "portion");
    let wordings = table.table("wordings", |table| {
        let of_locale = |locale: Locale| {
            let register = registers.map(|(eu, gb)| if locale == Locale::EnGb { gb } else { eu });
            let wording = table.optional_table(locale.name(), |table| read_wording(table, register, document));
            Some((locale, wording.flatten()?))
        };
        Locale::ALL.into_iter().filter_map(of_locale).collect()
    });
    Some(Claim {
        id: id?.into_inner(),
        nutrient: nutrient?,
        minimum,
        portion,
        wordings: wordings?,
    })
}

fn read_nutrient(table: &Table<'_>, name: &Located) -> Option<Nutrient> {
    let nutrient = name.get_ref().parse();
    if nutrient.is_err() {
        table.report(
            "unknown-nutrient",
            table.place_of(name),
            format!("`{}` is no nutrient this shop knows", name.get_ref()),
            suggest(name.get_ref(), Nutrient::ALL.iter().map(|nutrient| nutrient.name())),
        );
    }
    nutrient.ok()
}

fn read_amount(table: &Table<'_>, key: &'static str) -> Option<Amount> {
    parse_amount(table, &table.optional_text(key)?)
}

fn read_wording(table: &Table<'_>, register: Option<&Register>, document: &str) -> Option<Wording> {
    let text = table.text("text");
    let line_of = |text: &Located| 1 + document[..text.span().start].matches('\n').count();
    let verified = table.flag("verified");
    let source = table.text("source");
    if let Some(text) = text.as_ref().filter(|text| text.get_ref().trim().is_empty()) {
        table.report(
            "empty-wording",
            table.place_of(text),
            "this wording is empty",
            "leave the language out: a benefit without a wording is not shown there",
        );
    }
    Some(Wording {
        line: text.as_ref().map(line_of)?,
        text: text?.into_inner(),
        verified: verified?,
        source: source?.into_inner(),
        register: register?.clone(),
    })
}

/// A text in plain typing, with the places of its signs.
struct Plain {
    signs: String,
    /// The place in the text of every byte of `signs`, and the end.
    places: Vec<usize>,
}

impl Plain {
    fn new(text: &str) -> Self {
        let mut signs = String::new();
        let mut places = Vec::new();
        for (place, sign) in text.char_indices() {
            signs.push(match sign {
                '’' => '\'',
                '\u{2010}' | '\u{2011}' => '-',
                _ if sign.is_whitespace() => ' ',
                _ => sign,
            });
            places.resize(signs.len(), place);
        }
        places.push(text.len());
        Plain { signs, places }
    }

    fn places_of(&self, wording: &str) -> Vec<Range<usize>> {
        let found = self.signs.match_indices(wording);
        found
            .map(|(start, _)| self.places[start]..self.places[start + wording.len()])
            .collect()
    }
}
