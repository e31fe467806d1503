//! Makes glyphs of a prepared text: each sign in the face that has it, and a stand-in where none does.

use std::ops::Range;

use crate::document::Span;
use crate::faces::{FaceId, Faces};
use crate::prepare::Prepared;
use crate::style::{Role, Style};

/// What is drawn for a sign that no font has.
pub(crate) const STAND_IN: char = '?';

/// A drawn sign, or several that one drawing stands for. Lengths are in parts of the size.
#[derive(Clone, Debug)]
pub(crate) struct Glyph {
    pub(crate) id: u32,
    pub(crate) face: FaceId,
    pub(crate) span: usize,
    pub(crate) is_stand_in: bool,
    /// What it stands for.
    pub(crate) text: Range<usize>,
    pub(crate) advance: f32,
    pub(crate) x_offset: f32,
    pub(crate) y_offset: f32,
}

/// In the order of the text.
pub(crate) fn shape(prepared: &Prepared, spans: &[Span], style: Style, faces: &Faces) -> Vec<Glyph> {
    let mut glyphs = Vec::with_capacity(prepared.text.len());
    for (span, place) in prepared.spans.iter().enumerate() {
        let role = role_of(&spans[span], style);
        let signs: Vec<(usize, char)> = prepared.text[place.clone()]
            .char_indices()
            .map(|(at, sign)| (place.start + at, sign))
            .collect();
        let mut face = None;
        let chosen: Vec<Option<FaceId>> = signs
            .iter()
            .map(|(_, sign)| {
                // An accent that follows its letter is drawn with it.
                if !is_accent(*sign) {
                    face = faces.find(role, *sign);
                }
                face
            })
            .collect();
        let mut from = 0;
        for run in chosen.chunk_by(|left, right| left == right) {
            let run_signs = &signs[from..from + run.len()];
            from += run.len();
            let end = signs.get(from).map_or(place.end, |(at, _)| *at);
            let (face, is_stand_in) = match run[0] {
                Some(face) => (face, false),
                None => (Faces::of_role(role), true),
            };
            let drawn = run_signs
                .iter()
                .map(|(at, sign)| (*at, if is_stand_in { STAND_IN } else { *sign }));
            let shaped = faces.shape(face, style.is_tabular, drawn);
            let starts: Vec<usize> = shaped.iter().map(|glyph| glyph.start).collect();
            glyphs.extend(shaped.into_iter().enumerate().map(|(index, glyph)| {
                let next = starts[index..].iter().find(|start| **start > glyph.start);
                Glyph {
                    id: glyph.id,
                    face,
                    span,
                    is_stand_in,
                    text: glyph.start..next.copied().unwrap_or(end),
                    advance: glyph.advance,
                    x_offset: glyph.x_offset,
                    y_offset: glyph.y_offset,
                }
            }));
        }
    }
    glyphs
}

fn role_of(span: &Span, style: Style) -> Role {
    match style.role {
        Role::Body if span.is_strong => Role::Strong,
        role => role,
    }
}

fn is_accent(sign: char) -> bool {
    matches!(sign, '\u{300}'..='\u{36f}')
}
