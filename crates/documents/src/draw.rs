//! Writes pages with `krilla`, the only file that draws: ink becomes operators, structure becomes tags.

use std::collections::BTreeMap;

use jiff::Timestamp;
use jiff::tz::Offset;
use krilla::action::{Action, LinkAction};
use krilla::annotation::{Annotation, LinkAnnotation, Target};
use krilla::color::rgb;
use krilla::configure::{Accessibility, ConfigurationBuilder};
use krilla::geom::{Path, PathBuilder, Point, Quadrilateral, Rect};
use krilla::metadata::{DateTime, Metadata};
use krilla::page::PageSettings;
use krilla::paint::Fill;
use krilla::surface::Surface;
use krilla::tagging::{Artifact, ArtifactType, ContentTag, SpanTag};
use krilla::{Document as Pdf, SerializeSettings};
use tiny_skia_path::{PathSegment, Transform};

use crate::document::Document;
use crate::error::DocumentError;
use crate::faces::Faces;
use crate::footer::Footer;
use crate::outline::{outline, place};
use crate::pages::{Page, Pages};
use crate::prepare::in_one_line;
use crate::strip::Ink;
use crate::structure::{self, NodeId, Structure};
use crate::style::{Colour, Paper};

const PRODUCER: &str = "trichter";

pub(crate) fn draw(
    document: &Document,
    faces: &Faces,
    pages: &Pages,
    footer: &Footer,
    mut structure: Structure,
) -> Result<Vec<u8>, DocumentError> {
    let mut pdf = Pdf::new_with(settings()?);
    pdf.set_metadata(metadata(document)?);
    let paper = Paper::of(document.sheet);
    let count = pages.pages.len();
    for (index, page) in pages.pages.iter().enumerate() {
        let size = PageSettings::from_wh(paper.width, paper.height)
            .ok_or_else(|| DocumentError::Failed("a page has a size".to_owned()))?;
        let mut sheet = pdf.start_page_with(size);
        let footer = if page.is_cover {
            Vec::new()
        } else {
            footer.ink(index + 1, count, faces)
        };
        let clickable = draw_page(sheet.surface(), page, &footer, faces, &mut structure);
        for (node, areas) in clickable {
            if let Some(annotation) = annotation(&structure, node, areas) {
                let drawn = sheet.add_tagged_annotation(annotation);
                structure.push(node, drawn);
            }
        }
        sheet.finish();
    }
    pdf.set_outline(outline(&pages.entries, &in_one_line(&document.title)));
    pdf.set_tag_tree(structure.into_tags(&document.language));
    pdf.finish()
        .map_err(|error| DocumentError::Failed(format!("{error:?}")))
}

/// Of each link, where it stands on a page.
type Clickable = BTreeMap<NodeId, Vec<Quadrilateral>>;

fn draw_page(surface: Surface, page: &Page, footer: &[Ink], faces: &Faces, structure: &mut Structure) -> Clickable {
    let mut drawing = Drawing {
        surface,
        faces,
        structure,
        clickable: Clickable::new(),
    };
    for (top, ink) in &page.strips {
        for ink in ink {
            drawing.draw(ink, *top, ArtifactType::PaginationOther);
        }
    }
    for ink in footer {
        drawing.draw(ink, 0.0, ArtifactType::Footer);
    }
    drawing.surface.finish();
    drawing.clickable
}

struct Drawing<'a> {
    surface: Surface<'a>,
    faces: &'a Faces<'a>,
    structure: &'a mut Structure,
    clickable: Clickable,
}

impl Drawing<'_> {
    /// `otherwise` is what text is that is part of nothing.
    fn draw(&mut self, ink: &Ink, strip_top: f32, otherwise: ArtifactType) {
        match ink {
            Ink::Area {
                x,
                y,
                width,
                height,
                colour,
            } => {
                let rect = Rect::from_xywh(*x, strip_top + y, *width, *height);
                let path = rect.and_then(|rect| {
                    let mut path = PathBuilder::new();
                    path.push_rect(rect);
                    path.finish()
                });
                if let Some(path) = path {
                    self.surface.start_tagged(artifact(ArtifactType::Layout));
                    self.surface.set_fill(Some(fill(*colour)));
                    self.surface.draw_path(&path);
                    self.surface.end_tagged();
                }
            }
            Ink::Drawing { y, scale, drawing } => {
                self.surface.start_tagged(artifact(ArtifactType::Layout));
                for shape in &drawing.shapes {
                    if let Some(path) = placed(&shape.outline, strip_top + y, *scale) {
                        let (red, green, blue) = shape.colour;
                        self.surface.set_fill(Some(fill(Colour(red, green, blue))));
                        self.surface.draw_path(&path);
                    }
                }
                self.surface.end_tagged();
            }
            Ink::Text {
                run,
                x,
                baseline,
                top,
                style,
                colour,
                node,
            } => {
                let tag = match node {
                    Some(_) => ContentTag::Span(SpanTag::empty().with_actual_text(run.stands_for.as_deref())),
                    None => artifact(otherwise),
                };
                let drawn = self.surface.start_tagged(tag);
                self.surface.set_fill(Some(fill(*colour)));
                self.surface.draw_glyphs(
                    Point::from_xy(*x, strip_top + baseline),
                    &run.glyphs,
                    self.faces.embedded(run.face).clone(),
                    &run.text,
                    style.size,
                    false,
                );
                self.surface.end_tagged();
                let Some(node) = *node else { return };
                self.structure.push(node, drawn);
                if self.structure.find_link(node).is_some()
                    && let Some(area) = Rect::from_xywh(*x, strip_top + top, run.width, style.line_height)
                {
                    self.clickable.entry(node).or_default().push(area.into());
                }
            }
        }
    }
}

/// Nothing, if it is no longer anywhere.
fn placed(outline: &tiny_skia_path::Path, top: f32, scale: f32) -> Option<Path> {
    let placed = outline
        .clone()
        .transform(Transform::from_row(scale, 0.0, 0.0, scale, 0.0, top))?;
    let mut path = PathBuilder::new();
    for segment in placed.segments() {
        match segment {
            PathSegment::MoveTo(to) => path.move_to(to.x, to.y),
            PathSegment::LineTo(to) => path.line_to(to.x, to.y),
            PathSegment::QuadTo(bend, to) => path.quad_to(bend.x, bend.y, to.x, to.y),
            PathSegment::CubicTo(first, second, to) => {
                path.cubic_to(first.x, first.y, second.x, second.y, to.x, to.y);
            }
            PathSegment::Close => path.close(),
        }
    }
    path.finish()
}

fn annotation(structure: &Structure, node: NodeId, areas: Vec<Quadrilateral>) -> Option<Annotation> {
    let link = structure.find_link(node)?;
    let target = match &link.target {
        structure::Target::Address(address) => Target::Action(Action::from(LinkAction::new(address.clone()))),
        structure::Target::Place { page, y } => Target::Destination(place(*page, *y).into()),
    };
    let place = LinkAnnotation::new_with_quad_points(areas, target);
    Some(Annotation::new_link(place, Some(link.says.clone())))
}

fn settings() -> Result<SerializeSettings, DocumentError> {
    let configuration = ConfigurationBuilder::new()
        .with_accessibility_validator(Accessibility::UA1)
        .finish()
        .map_err(|error| DocumentError::Failed(format!("{error:?}")))?;
    Ok(SerializeSettings {
        configuration,
        ..SerializeSettings::default()
    })
}

fn metadata(document: &Document) -> Result<Metadata, DocumentError> {
    let metadata = Metadata::new()
        .title(in_one_line(&document.title))
        .language(document.language.clone())
        .creator(PRODUCER.to_owned())
        .producer(PRODUCER.to_owned())
        .creation_date(date_time(document.made_at_ms)?);
    let author = Some(in_one_line(&document.author)).filter(|author| !author.is_empty());
    Ok(metadata.authors(author.into_iter().collect()))
}

fn date_time(ms: i64) -> Result<DateTime, DocumentError> {
    let bad = |_| DocumentError::BadTime { ms };
    let utc = Offset::UTC.to_datetime(Timestamp::from_millisecond(ms).map_err(bad)?);
    let year = u16::try_from(utc.year()).map_err(|_| DocumentError::BadTime { ms })?;
    // Every one of them is within its month, day, hour or minute, so none is negative.
    let part = |value: i8| value.unsigned_abs();
    Ok(DateTime::new(year)
        .month(part(utc.month()))
        .day(part(utc.day()))
        .hour(part(utc.hour()))
        .minute(part(utc.minute()))
        .second(part(utc.second()))
        .utc_offset_hour(0)
        .utc_offset_minute(0))
}

fn artifact(kind: ArtifactType) -> ContentTag<'static> {
    ContentTag::Artifact(Artifact::with_kind(kind))
}

fn fill(Colour(red, green, blue): Colour) -> Fill {
    Fill {
        paint: rgb::Color::new(red, green, blue).into(),
        ..Fill::default()
    }
}
