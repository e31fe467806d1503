//! The fonts of a document, read once: which of them has a letter, how they shape text, and what the writer embeds.

use std::sync::Arc;

use bytes::Bytes;
use harfrust::{Direction, Feature, Language, Script, ShapeOptions, ShapePlan, ShaperData, Tag, UnicodeBuffer, script};
use skrifa::charmap::Charmap;
use skrifa::instance::{LocationRef, Size};
use skrifa::{FontRef, MetadataProvider};

use crate::document::Fonts;
use crate::error::DocumentError;
use crate::style::Role;

/// All languages of the shop are written with it.
const SCRIPT: Script = script::LATIN;
const DIRECTION: Direction = Direction::LeftToRight;

/// Figures of one width, for the whole of a text.
const TABULAR: [Feature; 1] = [Feature {
    tag: Tag::new(b"tnum"),
    value: 1,
    start: 0,
    end: u32::MAX,
}];

pub(crate) struct Faces<'a> {
    /// Those of the roles, then the fallbacks.
    faces: Vec<Face<'a>>,
    language: Option<Language>,
}

/// One of the faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct FaceId(usize);

struct Face<'a> {
    font: FontRef<'a>,
    charmap: Charmap<'a>,
    shaper: ShaperData,
    plan: ShapePlan,
    tabular_plan: ShapePlan,
    embedded: krilla::text::Font,
    units_per_em: f32,
    /// In parts of the size, as below.
    ascent: f32,
    descent: f32,
}

/// A letter as the font draws it; lengths in parts of the size.
pub(crate) struct ShapedGlyph {
    pub(crate) id: u32,
    /// Where the text that it stands for begins.
    pub(crate) start: usize,
    pub(crate) advance: f32,
    pub(crate) x_offset: f32,
    pub(crate) y_offset: f32,
}

impl<'a> Faces<'a> {
    pub(crate) fn read(fonts: &'a Fonts, language: &str) -> Result<Self, DocumentError> {
        let language = Language::new(language);
        let roles = [
            (&fonts.body, "the text"),
            (&fonts.strong, "strong text"),
            (&fonts.display, "headings"),
        ];
        let fallbacks = fonts.fallbacks.iter().map(|font| (font, "other letters"));
        let faces = roles
            .into_iter()
            .chain(fallbacks)
            .map(|(data, role)| Face::read(data, language.as_ref()).ok_or(DocumentError::BadFont { role }))
            .collect::<Result<_, _>>()?;
        Ok(Faces { faces, language })
    }

    pub(crate) fn of_role(role: Role) -> FaceId {
        FaceId(match role {
            Role::Body => 0,
            Role::Strong => 1,
            Role::Display => 2,
        })
    }

    /// The face that draws this sign in a text of this role, if any can.
    pub(crate) fn find(&self, role: Role, sign: char) -> Option<FaceId> {
        let FaceId(own) = Faces::of_role(role);
        let fallbacks = 3..self.faces.len();
        std::iter::once(own)
            .chain(fallbacks)
            .find(|face| self.faces[*face].draws(sign))
            .map(FaceId)
    }

    pub(crate) fn embedded(&self, FaceId(face): FaceId) -> &krilla::text::Font {
        &self.faces[face].embedded
    }

    /// Where the letters of a line stand, from its top: in the middle of its height.
    pub(crate) fn baseline(&self, role: Role, size: f32, line_height: f32) -> f32 {
        let FaceId(face) = Faces::of_role(role);
        let Face { ascent, descent, .. } = self.faces[face];
        f32::midpoint(line_height, (ascent - descent) * size)
    }

    /// Shapes text of one face. `signs` are its characters with the places in the text that they begin at.
    pub(crate) fn shape(
        &self,
        FaceId(face): FaceId,
        is_tabular: bool,
        signs: impl Iterator<Item = (usize, char)>,
    ) -> Vec<ShapedGlyph> {
        let face = &self.faces[face];
        let mut buffer = UnicodeBuffer::new();
        for (start, sign) in signs {
            let cluster = u32::try_from(start).expect("texts are bounded");
            buffer.add(face.drawn_as(sign).unwrap_or(sign), cluster);
        }
        buffer.set_direction(DIRECTION);
        buffer.set_script(SCRIPT);
        if let Some(language) = &self.language {
            buffer.set_language(language.clone());
        }
        let (plan, features): (_, &[Feature]) = if is_tabular {
            (&face.tabular_plan, &TABULAR)
        } else {
            (&face.plan, &[])
        };
        let options = ShapeOptions::new().plan(Some(plan)).features(features);
        let glyphs = face.shaper.shaper(&face.font).build().shape(buffer, options);
        let em = |units: i32| f32::from(i16::try_from(units).unwrap_or_default()) / face.units_per_em;
        glyphs
            .glyph_infos()
            .iter()
            .zip(glyphs.glyph_positions())
            // What the font lacks, such as an accent that goes with no letter, is left to the letter before.
            .filter(|(info, _)| info.glyph_id != 0)
            .map(|(info, position)| ShapedGlyph {
                id: info.glyph_id,
                start: info.cluster as usize,
                advance: em(position.x_advance),
                x_offset: em(position.x_offset),
                y_offset: em(position.y_offset),
            })
            .collect()
    }
}

impl<'a> Face<'a> {
    fn read(data: &'a Bytes, language: Option<&Language>) -> Option<Self> {
        let embedded = krilla::text::Font::new(shared(data), 0)?;
        let font = FontRef::new(data).ok()?;
        let metrics = font.metrics(Size::unscaled(), LocationRef::default());
        let units_per_em = f32::from(metrics.units_per_em);
        let charmap = font.charmap();
        if units_per_em < 1.0 {
            return None;
        }
        let data = ShaperData::new(&font);
        let plan = |features: &[Feature]| {
            ShapePlan::new(&data.shaper(&font).build(), DIRECTION, Some(SCRIPT), language, features)
        };
        let (plan, tabular_plan) = (plan(&[]), plan(&TABULAR));
        Some(Face {
            charmap,
            plan,
            tabular_plan,
            shaper: data,
            embedded,
            units_per_em,
            ascent: metrics.ascent / units_per_em,
            descent: -metrics.descent / units_per_em,
            font,
        })
    }

    fn draws(&self, sign: char) -> bool {
        self.drawn_as(sign).is_some()
    }

    /// The sign itself, or one that looks the same: few fonts have every hyphen and space.
    fn drawn_as(&self, sign: char) -> Option<char> {
        let has = |sign: char| self.charmap.map(sign).is_some();
        match sign {
            _ if has(sign) => Some(sign),
            '\u{2010}' | '\u{2011}' => Some('-').filter(|hyphen| has(*hyphen)),
            // The shaper makes spaces of any width out of the plain one.
            _ if sign.is_whitespace() && has(' ') => Some(sign),
            _ => None,
        }
    }
}

fn shared(data: &Bytes) -> krilla::Data {
    let data: Arc<dyn AsRef<[u8]> + Send + Sync> = Arc::new(data.clone());
    data.into()
}
