//! Drawings as areas of one colour each, for paper: what is not an opaque shape is refused rather than left out.

use resvg::tiny_skia::Path as Outline;
use resvg::usvg::{BlendMode, Color, FillRule, Group, Node, Paint, PaintOrder, Path};

use crate::drawing::{options, parse};

/// Small pages of paper do not show more, and drawings can name a shape again and again.
const MAX_STEPS: usize = 20_000;

/// A drawing from its upper left corner. What reaches over its edges is kept.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlatDrawing {
    pub width: f32,
    pub height: f32,
    /// Later ones cover earlier ones.
    pub shapes: Vec<FlatShape>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct FlatShape {
    /// Red, green and blue.
    pub colour: (u8, u8, u8),
    /// What it is around is filled, whichever way it turns.
    pub outline: Outline,
}

impl FlatDrawing {
    /// Reads a drawing; the error says what in it cannot be printed.
    pub fn read(svg: &str) -> Result<Self, String> {
        // Without a font and without what is outside they would be gone before anybody could look.
        for (element, name) in [("<text", "text"), ("<image", "a picture")] {
            if svg.contains(element) {
                return Err(format!("it has {name} in it"));
            }
        }
        let tree = parse(svg, &options())?;
        let mut reading = Reading::default();
        reading.add_group(tree.root())?;
        Ok(FlatDrawing {
            width: tree.size().width(),
            height: tree.size().height(),
            shapes: reading.shapes,
        })
    }
}

#[derive(Default)]
struct Reading {
    shapes: Vec<FlatShape>,
    steps: usize,
}

impl Reading {
    fn add_group(&mut self, group: &Group) -> Result<(), String> {
        if group.opacity().get() < 1.0 || group.blend_mode() != BlendMode::Normal {
            return Err("something in it shines through".to_owned());
        }
        if group.clip_path().is_some() || group.mask().is_some() || !group.filters().is_empty() {
            return Err("it has a clipping path, a mask or a filter".to_owned());
        }
        for node in group.children() {
            match node {
                Node::Group(group) => self.add_group(group)?,
                Node::Path(path) if path.is_visible() => self.add_path(path)?,
                Node::Path(_) => {}
                Node::Image(_) => return Err("it has a picture in it".to_owned()),
                Node::Text(_) => return Err("it has text in it".to_owned()),
            }
        }
        Ok(())
    }

    fn add_path(&mut self, path: &Path) -> Result<(), String> {
        let fill = match path.fill() {
            None => None,
            Some(fill) if fill.rule() == FillRule::EvenOdd => {
                return Err("a shape is filled by the rule \"evenodd\"".to_owned());
            }
            Some(fill) => Some((colour(fill.paint(), fill.opacity().get())?, path.data().clone())),
        };
        let stroke = match path.stroke() {
            None => None,
            Some(stroke) => {
                let line = path.data().stroke(&stroke.to_tiny_skia(), 1.0);
                let colour = colour(stroke.paint(), stroke.opacity().get())?;
                line.map(|line| (colour, line))
            }
        };
        let painted = match path.paint_order() {
            PaintOrder::FillAndStroke => [fill, stroke],
            PaintOrder::StrokeAndFill => [stroke, fill],
        };
        for (colour, outline) in painted.into_iter().flatten() {
            let outline = outline.transform(path.abs_transform());
            self.add_shape(colour, outline.ok_or("a shape has no place")?)?;
        }
        Ok(())
    }

    fn add_shape(&mut self, colour: Color, outline: Outline) -> Result<(), String> {
        self.steps += outline.len();
        if self.steps > MAX_STEPS {
            return Err(format!("its outlines have more than {MAX_STEPS} points"));
        }
        self.shapes.push(FlatShape {
            colour: (colour.red, colour.green, colour.blue),
            outline,
        });
        Ok(())
    }
}

fn colour(paint: &Paint, opacity: f32) -> Result<Color, String> {
    match paint {
        Paint::Color(colour) if opacity >= 1.0 => Ok(*colour),
        Paint::Color(_) => Err("something in it shines through".to_owned()),
        _ => Err("it has a gradient or a pattern".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use resvg::tiny_skia::PathSegment;

    use super::{FlatDrawing, FlatShape};

    fn read(inside: &str) -> Result<FlatDrawing, String> {
        FlatDrawing::read(&format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20">{inside}</svg>"#
        ))
    }

    fn segments(shape: &FlatShape) -> Vec<PathSegment> {
        shape.outline.segments().collect()
    }

    #[test]
    fn shapes_stand_where_they_are_seen_in_their_order() {
        let drawing = read(
            r##"<path d="M0 0H4V4Z" fill="#102030"/><g transform="translate(10 5) scale(2)"><path d="M0 0L1 1Q2 2 3 0" fill="#f00"/></g>"##,
        )
        .expect("shapes");
        assert_eq!((drawing.width, drawing.height), (30.0, 20.0));
        let [first, second] = drawing.shapes.as_slice() else {
            panic!("two shapes: {drawing:?}")
        };
        assert_eq!(first.colour, (0x10, 0x20, 0x30));
        let [from, right, down, PathSegment::Close] = segments(first)[..] else {
            panic!("a triangle: {first:?}")
        };
        let at = |x, y| (x, y).into();
        assert_eq!(from, PathSegment::MoveTo(at(0.0, 0.0)));
        assert_eq!(right, PathSegment::LineTo(at(4.0, 0.0)));
        assert_eq!(down, PathSegment::LineTo(at(4.0, 4.0)));
        assert_eq!(second.colour, (255, 0, 0));
        assert_eq!(
            segments(second),
            [
                PathSegment::MoveTo(at(10.0, 5.0)),
                PathSegment::LineTo(at(12.0, 7.0)),
                PathSegment::QuadTo(at(14.0, 9.0), at(16.0, 5.0)),
            ]
        );
    }

    #[test]
    fn a_line_is_an_area_too() {
        let drawing = read(r##"<path d="M0 10H30" fill="none" stroke="#0f0" stroke-width="4"/>"##).expect("a line");
        let [line] = drawing.shapes.as_slice() else {
            panic!("one area: {drawing:?}")
        };
        assert_eq!(line.colour, (0, 255, 0));
        let bounds = line.outline.bounds();
        assert_eq!((bounds.top(), bounds.bottom()), (8.0, 12.0));
    }

    #[test]
    fn what_paper_cannot_show_is_named() {
        for (inside, reason) in [
            ("<text>a</text>", "it has text in it"),
            (r#"<image href="a.png"/>"#, "it has a picture in it"),
            (
                r#"<path d="M0 0H4V4Z" opacity=".5"/>"#,
                "something in it shines through",
            ),
            (
                r#"<path d="M0 0H4V4Z" fill-opacity=".5"/>"#,
                "something in it shines through",
            ),
            (
                r#"<path d="M0 0H4V4Z" fill-rule="evenodd"/>"#,
                "a shape is filled by the rule \"evenodd\"",
            ),
            (
                r#"<clipPath id="c"><path d="M0 0H4V4Z"/></clipPath><g clip-path="url(#c)"><path d="M0 0H9V9Z"/></g>"#,
                "it has a clipping path, a mask or a filter",
            ),
            (
                r##"<linearGradient id="g"><stop stop-color="#f00"/><stop offset="1" stop-color="#00f"/></linearGradient><path d="M0 0H4V4Z" fill="url(#g)"/>"##,
                "it has a gradient or a pattern",
            ),
        ] {
            assert_eq!(read(inside), Err(reason.to_owned()), "{inside}");
        }
        assert!(FlatDrawing::read("<p>no drawing</p>").is_err());
    }

    #[test]
    fn a_drawing_that_repeats_itself_without_end_is_refused() {
        let zigzag = "L1 1L2 0".repeat(250);
        let uses = r##"<use href="#z"/>"##.repeat(100);
        let refused = read(&format!(r#"<defs><path id="z" d="M0 0{zigzag}"/></defs>{uses}"#));
        assert_eq!(refused, Err("its outlines have more than 20000 points".to_owned()));
    }
}
