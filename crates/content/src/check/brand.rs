//! The files of `brand/`: all that every shop needs are there, and all can be drawn.

use std::collections::BTreeMap;

use domain::locale::Locale;

use super::report_missing_file;
use crate::brand::{Drawing, Drawings, guarantee_file, guarantee_locale};
use crate::diagnostic::{Diagnostics, Place};
use crate::folder::Folder;

const MARK: &str = "brand/mark.svg";
const LOGO: &str = "brand/logo.svg";
const LOGO_LIGHT: &str = "brand/logo-light.svg";

/// Whether something reads this file.
pub(super) fn is_known(file: &str) -> bool {
    let notice = file.strip_prefix("brand/").and_then(guarantee_locale);
    [MARK, LOGO, LOGO_LIGHT].contains(&file) || notice.is_some()
}

/// The drawings of the brand; none if one is missing or cannot be drawn, which is reported.
pub(super) fn read(folder: &Folder, diagnostics: &Diagnostics) -> Option<Drawings> {
    let mark = read_drawing(
        folder,
        MARK,
        "browsers show it beside the title of every page",
        diagnostics,
    );
    let logo = read_drawing(folder, LOGO, "it stands at the head of every page", diagnostics);
    let logo_light = read_drawing(
        folder,
        LOGO_LIGHT,
        "it stands at the head of pages with a dark one",
        diagnostics,
    );
    let guarantee = read_guarantee(folder, diagnostics);
    let mark = mark?;
    if mark.width != mark.height {
        diagnostics.report(
            "mark-not-square",
            Place::file(MARK),
            "the mark is wider than high, or higher than wide",
            "icons are square: give it a square viewBox",
        );
    }
    Some(Drawings {
        mark,
        logo: logo?,
        logo_light: logo_light?,
        guarantee,
    })
}

/// The notices that are there. Which ones a shop needs is asked when it begins to sell.
fn read_guarantee(folder: &Folder, diagnostics: &Diagnostics) -> BTreeMap<Locale, Drawing> {
    let read = |locale: Locale| {
        let file = format!("brand/{}", guarantee_file(locale));
        let svg = folder.get(&file)?;
        Some((locale, draw(&file, svg, diagnostics)?))
    };
    Locale::ALL.into_iter().filter_map(read).collect()
}

fn read_drawing(folder: &Folder, file: &str, purpose: &str, diagnostics: &Diagnostics) -> Option<Drawing> {
    let Some(svg) = folder.get(file) else {
        report_missing_file(diagnostics, file, purpose);
        return None;
    };
    draw(file, svg, diagnostics)
}

fn draw(file: &str, svg: &str, diagnostics: &Diagnostics) -> Option<Drawing> {
    match Drawing::read(svg) {
        Ok(drawing) => Some(drawing),
        Err(reason) => {
            diagnostics.report(
                "bad-drawing",
                Place::file(file),
                format!("this drawing cannot be shown: {reason}"),
                "save it as plain SVG with a viewBox, text turned into paths",
            );
            None
        }
    }
}
