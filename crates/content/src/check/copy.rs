//! The law of words, over every message of every translation.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use domain::locale::Locale;

use crate::claims::Claims;
use crate::diagnostic::{Diagnostics, Place, line_of};
use crate::folder::Folder;
use crate::lint::{Rule, hits_beside_claims};
use crate::site::Override;
use crate::text::{TextEntry, Translation, readings};

/// Reports unlawful words and needless overrides, and lists the overrides that hold.
pub(super) fn check(
    folder: &Folder,
    translations: &BTreeMap<Locale, Translation>,
    claims: &Claims,
    diagnostics: &Diagnostics,
) -> Vec<Override> {
    let mut overrides = Vec::new();
    for (locale, translation) in translations {
        for (id, entry) in &translation.entries {
            let mut silenced = BTreeSet::new();
            for (rule, span, words) in faults(*locale, &translation.entries, entry, claims) {
                if entry.allowances.iter().any(|allowance| allowance.rule == rule) {
                    silenced.insert(rule);
                    continue;
                }
                diagnostics.report(
                    rule.code(),
                    Place::at(&entry.file, span),
                    format!("`{id}` {}: “{words}”", rule.fault()),
                    rule.help(),
                );
            }
            for allowance in &entry.allowances {
                if silenced.contains(&allowance.rule) {
                    overrides.push(Override {
                        line: line_of(folder, &entry.file, allowance.span.start),
                        file: entry.file.clone(),
                        message: id.clone(),
                        rule: allowance.rule,
                        reason: allowance.reason.clone(),
                    });
                } else {
                    diagnostics.report(
                        "override-unneeded",
                        Place::at(&entry.file, allowance.span.clone()),
                        format!("`{id}` does not break the rule `{}`", allowance.rule),
                        "remove the override",
                    );
                }
            }
        }
    }
    overrides.sort_by(|a, b| (&a.file, a.line).cmp(&(&b.file, b.line)));
    overrides
}

/// What a message says that it must not, with place and words. What it only takes over from another message is that one's
/// fault.
fn faults(
    locale: Locale,
    entries: &BTreeMap<String, TextEntry>,
    entry: &TextEntry,
    claims: &Claims,
) -> Vec<(Rule, Range<usize>, String)> {
    let mut found: Vec<(Rule, Range<usize>, String)> = Vec::new();
    for reading in readings(entries, entry) {
        for hit in hits_beside_claims(locale, &reading.text, claims) {
            let Some(span) = reading.place_of(&hit.range) else {
                continue;
            };
            if !found.iter().any(|(rule, place, _)| *rule == hit.rule && *place == span) {
                let words = reading.text[hit.range].to_owned();
                found.push((hit.rule, span, words));
            }
        }
    }
    found
}
