//! The files of `brand/`: all of them are there and can be drawn.

use super::report_missing_file;
use crate::brand::{Drawing, Drawings};
use crate::diagnostic::{Diagnostics, Place};
use crate::folder::Folder;

const MARK: &str = "brand/mark.svg";
const LOGO: &str = "brand/logo.svg";
const LOGO_LIGHT: &str = "brand/logo-light.svg";

/// Whether something reads this file.
pub(super) fn is_known(file: &str) -> bool {
    [MARK, LOGO, LOGO_LIGHT].contains(&file)
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
    let mark = mark?;
    if !mark.is_square {
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
    })
}

fn read_drawing(folder: &Folder, file: &str, purpose: &str, diagnostics: &Diagnostics) -> Option<Drawing> {
    let Some(svg) = folder.get(file) else {
        report_missing_file(diagnostics, file, purpose);
        return None;
    };
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
