//! Every text is there in every translation with the same variables, is used, and refers to what exists.

use std::collections::{BTreeMap, BTreeSet};

use domain::locale::Locale;

use crate::diagnostic::{Diagnostics, Place};
use crate::document::suggest;
use crate::read::{Filling, Use};
use crate::site::InterfaceTexts;
use crate::text::{NONE, TextEntry, Translation, closure};

pub(super) fn check(
    translations: &BTreeMap<Locale, Translation>,
    uses: &[Use],
    document_texts: &[&str],
    interface: &InterfaceTexts,
    diagnostics: &Diagnostics,
) {
    let check = Check {
        translations,
        diagnostics,
        ids: translations
            .values()
            .flat_map(|translation| translation.entries.keys())
            .map(String::as_str)
            .filter(|id| !id.starts_with('-'))
            .collect(),
    };
    check.references();
    check.presence();
    check.variables();
    check.documents(uses);
    check.answers(uses);
    check.interface(interface);
    check.usage(uses, document_texts, interface);
}

struct Check<'a> {
    translations: &'a BTreeMap<Locale, Translation>,
    diagnostics: &'a Diagnostics,
    /// All messages of all translations.
    ids: BTreeSet<&'a str>,
}

impl<'a> Check<'a> {
    /// The first translation that has the text, with its entry: where a reader is sent to look.
    fn first(&self, id: &str) -> Option<(Locale, &'a TextEntry)> {
        self.translations
            .iter()
            .find_map(|(locale, translation)| Some((*locale, translation.entries.get(id)?)))
    }

    fn presence(&self) {
        for id in &self.ids {
            let Some((locale, entry)) = self.first(id) else {
                continue;
            };
            for (other, translation) in self.translations {
                if !translation.entries.contains_key(*id) {
                    let file = entry.file.replace(locale.name(), other.name());
                    self.diagnostics.report(
                        "text-missing",
                        place(entry),
                        format!("`{id}` is missing in {other}"),
                        format!("translate it in {file}"),
                    );
                }
            }
        }
    }

    fn variables(&self) {
        for id in &self.ids {
            let Some((locale, entry)) = self.first(id) else {
                continue;
            };
            for (other, translation) in self.translations {
                let Some(translated) = translation.entries.get(*id) else {
                    continue;
                };
                if translated.variables != entry.variables {
                    self.diagnostics.report(
                        "text-variables",
                        place(translated),
                        format!(
                            "`{id}` uses {} in {other}, but {} in {locale}",
                            list(&translated.variables),
                            list(&entry.variables)
                        ),
                        "use the same variables in every translation",
                    );
                }
            }
        }
    }

    fn references(&self) {
        for translation in self.translations.values() {
            for (id, entry) in &translation.entries {
                for reference in &entry.references {
                    if !translation.entries.contains_key(reference) {
                        let known = translation.entries.keys().map(String::as_str);
                        let same_sort = known.filter(|known| known.starts_with('-') == reference.starts_with('-'));
                        self.diagnostics.report(
                            "text-reference",
                            place(entry),
                            format!("`{id}` refers to `{reference}`, which does not exist in this translation"),
                            suggest(reference, same_sort),
                        );
                    }
                }
                if refers_to_itself(&translation.entries, id) {
                    self.diagnostics.report(
                        "text-circle",
                        place(entry),
                        format!("`{id}` refers to itself"),
                        "break the circle",
                    );
                }
            }
        }
    }

    /// Texts that documents name exist and need no variables but those that are filled in there.
    fn documents(&self, uses: &[Use]) {
        for Use { id, file, span, filled } in uses {
            let place = Place::at(file, span.clone());
            if !self.ids.contains(id.as_str()) {
                self.diagnostics.report(
                    "unknown-text",
                    place,
                    format!("there is no text `{id}`"),
                    format!(
                        "write `{id} = …` in text/{}/*.ftl, or: {}",
                        Locale::FALLBACK,
                        suggest(id, self.near(id))
                    ),
                );
                continue;
            }
            let known: BTreeSet<String> = filled.known.keys().cloned().collect();
            let variables: BTreeSet<String> = self.variables_of(id).difference(&known).cloned().collect();
            if !variables.is_empty() && !filled.is_open {
                let help = if known.is_empty() {
                    "take the variable out of the text".to_owned()
                } else {
                    format!("what is known here: {}", list(&known))
                };
                self.diagnostics.report(
                    "unfilled-variable",
                    place,
                    format!(
                        "the text `{id}` wants {}, which nothing fills in here",
                        list(&variables)
                    ),
                    help,
                );
            }
        }
    }

    /// The variables of a message and of the messages in it, in any translation. Terms get theirs from who names them.
    fn variables_of(&self, id: &str) -> BTreeSet<String> {
        let needed = self.messages_in(id).into_values();
        needed.flat_map(|entry| entry.variables.iter().cloned()).collect()
    }

    /// A message and the messages in it, in every translation.
    fn messages_in(&self, id: &str) -> BTreeMap<(Locale, String), &'a TextEntry> {
        let mut found = BTreeMap::new();
        for (locale, translation) in self.translations {
            let ids = closure(&translation.entries, vec![id]);
            for id in ids.into_iter().filter(|id| !id.starts_with('-')) {
                let entry = translation.entries.get(id);
                found.extend(entry.map(|entry| ((*locale, id.to_owned()), entry)));
            }
        }
        found
    }

    /// Texts repeat answers as what they are. A text that stands in several places is judged by the first that it fails in.
    fn answers(&self, uses: &[Use]) {
        let mut judged: BTreeSet<(Locale, String, &str)> = BTreeSet::new();
        for Use { id, filled, .. } in uses.iter().filter(|used| !used.filled.known.is_empty()) {
            for ((locale, id), entry) in self.messages_in(id) {
                for (variable, filling) in &filled.known {
                    let is_new = !judged.contains(&(locale, id.clone(), variable));
                    if is_new && self.is_misused(&id, entry, variable, filling) {
                        judged.insert((locale, id.clone(), variable));
                    }
                }
            }
        }
    }

    /// Whether a text does with an answer what it cannot; that is reported.
    fn is_misused(&self, id: &str, entry: &TextEntry, variable: &str, filling: &Filling) -> bool {
        let answers = &entry.answers;
        let is_choice = !filling.options.is_empty();
        if is_choice && answers.printed.contains(variable) {
            self.diagnostics.report(
                "printed-choice",
                place(entry),
                format!("`{id}` prints ${variable}, which holds the id of an option"),
                format!("select by it, with words for each: {{ ${variable} -> … }}"),
            );
            return true;
        }
        if filling.may_be_none && answers.printed_unasked.contains(variable) {
            self.diagnostics.report(
                "printed-none",
                place(entry),
                format!("`{id}` prints ${variable}, which is `{NONE}` for visitors who do not answer"),
                format!("select by it, with other words for them: {{ ${variable} -> [{NONE}] … }}"),
            );
            return true;
        }
        let known = || filling.options.iter().map(String::as_str).chain([NONE, "other"]);
        let variants = answers.variants.get(variable).into_iter().flatten();
        let mut unknown = variants.filter(|variant| is_choice && !known().any(|known| known == *variant));
        let Some(variant) = unknown.next() else {
            return false;
        };
        self.diagnostics.report(
            "unknown-variant",
            place(entry),
            format!("`{id}` has words for `{variant}`, which is no option of `{variable}`"),
            suggest(variant, known()),
        );
        true
    }

    /// Only texts of the same page are worth suggesting: the whole list would fill screens.
    fn near<'s>(&'s self, id: &'s str) -> impl Iterator<Item = &'s str> {
        let prefix = id.split('-').next().unwrap_or_default();
        self.ids
            .iter()
            .copied()
            .filter(move |known| known.split('-').next() == Some(prefix))
    }

    fn interface(&self, interface: &InterfaceTexts) {
        let needed: BTreeSet<&str> = interface.all().map(String::as_str).collect();
        for id in needed {
            if !self.ids.contains(id) {
                self.diagnostics.report(
                    "interface-text-missing",
                    Place::file(&format!("text/{}/frame.ftl", Locale::FALLBACK)),
                    format!("the interface text `{id}` is missing"),
                    format!("write `{id} = …` there and in every other translation"),
                );
            }
        }
    }

    fn usage(&self, uses: &[Use], document_texts: &[&str], interface: &InterfaceTexts) {
        // A document that could not be read whole still names its texts.
        let is_quoted = |id: &str| document_texts.iter().any(|text| text.contains(&format!("\"{id}\"")));
        let read: BTreeSet<&str> = uses
            .iter()
            .map(|used| used.id.as_str())
            .chain(interface.all().map(String::as_str))
            .collect();
        let unread = self
            .ids
            .iter()
            .copied()
            .filter(|id| !read.contains(id) && is_quoted(id));
        let direct: Vec<&str> = read.iter().copied().chain(unread).collect();
        let mut used: BTreeSet<&str> = BTreeSet::new();
        let mut all: BTreeMap<&str, &TextEntry> = BTreeMap::new();
        for translation in self.translations.values() {
            used.extend(closure(&translation.entries, direct.clone()));
            for (id, entry) in &translation.entries {
                all.entry(id).or_insert(entry);
            }
        }
        for (id, entry) in all {
            if !used.contains(id) {
                self.diagnostics.report(
                    "text-unused",
                    place(entry),
                    format!("nothing uses `{id}`"),
                    "remove it from every translation, or name it in a page",
                );
            }
        }
    }
}

fn refers_to_itself(entries: &BTreeMap<String, TextEntry>, id: &str) -> bool {
    let references = entries[id].references.iter().map(String::as_str).collect();
    closure(entries, references).contains(id)
}

fn place(entry: &TextEntry) -> Place<'_> {
    Place::at(&entry.file, entry.span.clone())
}

fn list(variables: &BTreeSet<String>) -> String {
    if variables.is_empty() {
        return "no variable".to_owned();
    }
    let names: Vec<String> = variables.iter().map(|name| format!("${name}")).collect();
    names.join(", ")
}
