//! Reads a PDF back with a library that did not write it: what is drawn where, what is said about it.

use std::collections::BTreeMap;

use documents::Document;
use lopdf::content::Operation;
use lopdf::{Dictionary, Encoding, Object, ObjectId};

/// A4, and the margins of text, in points.
pub(crate) const WIDTH: f32 = 595.276;
pub(crate) const HEIGHT: f32 = 841.89;
pub(crate) const LEFT: f32 = 56.693;
pub(crate) const RIGHT: f32 = WIDTH - LEFT;

pub(crate) struct Reading {
    pub(crate) pages: Vec<Page>,
    pub(crate) file: lopdf::Document,
}

pub(crate) struct Page {
    pub(crate) width: f32,
    pub(crate) height: f32,
    pub(crate) runs: Vec<Run>,
    /// Left, top, right, bottom, as everything here from the upper left corner.
    pub(crate) areas: Vec<[f32; 4]>,
    pub(crate) links: Vec<Link>,
}

/// Text that was drawn in one go.
#[derive(Clone, Debug)]
pub(crate) struct Run {
    pub(crate) text: String,
    /// The letters that can be seen, if the text stands for others.
    pub(crate) drawn: String,
    pub(crate) x: f32,
    pub(crate) baseline: f32,
    pub(crate) size: f32,
    /// Without the space at its end.
    pub(crate) right: f32,
    pub(crate) is_artifact: bool,
}

#[derive(Debug, PartialEq)]
pub(crate) struct Link {
    /// Or, within the document, `page 3`.
    pub(crate) address: String,
    pub(crate) says: String,
    /// How many areas can be clicked on.
    pub(crate) areas: usize,
}

pub(crate) fn read(document: &Document) -> Reading {
    read_bytes(&documents::write(document).expect("the document can be written"))
}

pub(crate) fn read_bytes(bytes: &[u8]) -> Reading {
    let file = lopdf::Document::load_mem(bytes).expect("it is a PDF");
    let ids: Vec<ObjectId> = file.get_pages().into_values().collect();
    let pages = ids.into_iter().map(|id| read_page(&file, id)).collect();
    Reading { pages, file }
}

impl Reading {
    pub(crate) fn text(&self) -> String {
        let pages: Vec<String> = self.pages.iter().map(Page::text).collect();
        pages.join("\n")
    }

    pub(crate) fn catalog(&self) -> &Dictionary {
        self.file.catalog().expect("a catalog")
    }

    /// The titles of the outline with their levels and pages, from 1.
    pub(crate) fn outline(&self) -> Vec<(usize, String, usize)> {
        let toc = self.file.get_toc().expect("an outline");
        assert_eq!(toc.errors, Vec::<String>::new());
        toc.toc
            .into_iter()
            .map(|entry| (entry.level, entry.title, entry.page))
            .collect()
    }

    /// The parts of the document and their parts: `Table(TR(TH TH))`.
    pub(crate) fn structure(&self) -> String {
        let root = self.catalog().get(b"StructTreeRoot").and_then(Object::as_reference);
        let root = self.file.get_dictionary(root.expect("a tree")).expect("a tree");
        self.roles(root)
    }

    fn roles(&self, parent: &Dictionary) -> String {
        let children = match self.file.get_dict_in_dict(parent, b"K") {
            Ok(child) => vec![child],
            Err(_) => match parent.get(b"K") {
                Ok(Object::Array(children)) => children
                    .iter()
                    .filter_map(|child| self.file.get_dictionary(child.as_reference().ok()?).ok())
                    .collect(),
                _ => Vec::new(),
            },
        };
        let shown: Vec<String> = children
            .into_iter()
            .filter_map(|child| {
                let role = String::from_utf8_lossy(child.get(b"S").and_then(Object::as_name).ok()?).into_owned();
                let inner = self.roles(child);
                Some(if inner.is_empty() {
                    role
                } else {
                    format!("{role}({inner})")
                })
            })
            .collect();
        shown.join(" ")
    }
}

impl Page {
    /// 20 mm of A4, 13 mm of A5.
    pub(crate) fn margin(&self) -> f32 {
        if self.width > 500.0 { LEFT } else { 36.85 }
    }

    /// Line by line, from the top; columns are parted by a space.
    pub(crate) fn lines(&self) -> Vec<String> {
        let mut lines: BTreeMap<i64, Vec<&Run>> = BTreeMap::new();
        for run in &self.runs {
            lines.entry(to_key(run.baseline)).or_default().push(run);
        }
        let texts = lines.into_values().map(|mut runs| {
            runs.sort_by(|left, right| left.x.total_cmp(&right.x));
            let mut line = String::new();
            let mut right = f32::INFINITY;
            for run in runs {
                if run.x > right + 1.0 && !line.ends_with(' ') {
                    line.push(' ');
                }
                line += &run.text;
                right = run.right;
            }
            line.trim_end().to_owned()
        });
        texts.collect()
    }

    pub(crate) fn text(&self) -> String {
        self.lines().join("\n")
    }

    /// The runs that are part of the document: neither repeated nor a footer.
    pub(crate) fn content(&self) -> impl Iterator<Item = &Run> {
        self.runs.iter().filter(|run| !run.is_artifact)
    }

    pub(crate) fn find(&self, text: &str) -> &Run {
        let found = self.runs.iter().find(|run| run.text.contains(text));
        found.unwrap_or_else(|| panic!("{text} is not in {}", self.text()))
    }
}

/// Tenths of a point.
#[expect(clippy::cast_possible_truncation, reason = "pages are some hundred points high")]
fn to_key(baseline: f32) -> i64 {
    (baseline * 10.0).round() as i64
}

struct Font<'a> {
    encoding: Encoding<'a>,
    /// Of glyphs, in thousandths of the size.
    widths: BTreeMap<u16, f32>,
}

fn read_page(file: &lopdf::Document, id: ObjectId) -> Page {
    let fonts: BTreeMap<Vec<u8>, Font> = file
        .get_page_fonts(id)
        .expect("fonts")
        .into_iter()
        .map(|(name, font)| (name, read_font(file, font)))
        .collect();
    let content = file.get_and_decode_page_content(id).expect("content");
    let page = file.get_dictionary(id).expect("a page");
    let size = page.get(b"MediaBox").and_then(Object::as_array).expect("a size");
    let mut pen = Pen {
        fonts: &fonts,
        font: None,
        size: 0.0,
        x: 0.0,
        baseline: 0.0,
        marks: Vec::new(),
        path: Vec::new(),
        page: Page {
            width: size[2].as_float().expect("a width"),
            height: size[3].as_float().expect("a height"),
            runs: Vec::new(),
            areas: Vec::new(),
            links: read_links(file, id),
        },
    };
    for operation in &content.operations {
        pen.follow(operation);
    }
    pen.page
}

fn read_font<'a>(file: &'a lopdf::Document, font: &'a Dictionary) -> Font<'a> {
    let descendants = font
        .get(b"DescendantFonts")
        .and_then(Object::as_array)
        .expect("a CID font");
    let descendant = descendants[0]
        .as_reference()
        .and_then(|id| file.get_dictionary(id))
        .expect("a CID font");
    let mut widths = BTreeMap::new();
    let listed = descendant.get(b"W").and_then(Object::as_array).expect("widths");
    for range in listed.chunks(3) {
        let code = |at: usize| u16::try_from(range[at].as_i64().expect("a code")).expect("of two bytes");
        for glyph in code(0)..=code(1) {
            widths.insert(glyph, range[2].as_float().expect("a width"));
        }
    }
    Font {
        encoding: font
            .get_font_encoding(file)
            .expect("every font says what its glyphs mean"),
        widths,
    }
}

fn read_links(file: &lopdf::Document, page: ObjectId) -> Vec<Link> {
    let annotations = file.get_page_annotations(page).unwrap_or_default();
    annotations
        .into_iter()
        .map(|annotation| {
            let says = annotation.get(b"Contents").expect("something to read out");
            let areas = annotation.get(b"QuadPoints").and_then(Object::as_array).expect("areas");
            Link {
                address: read_target(file, annotation),
                says: lopdf::decode_text_string(says).expect("text"),
                areas: areas.len() / 8,
            }
        })
        .collect()
}

fn read_target(file: &lopdf::Document, annotation: &Dictionary) -> String {
    if let Ok(action) = file.get_dict_in_dict(annotation, b"A") {
        let address = action.get(b"URI").and_then(Object::as_str).expect("an address");
        return String::from_utf8(address.to_vec()).expect("ASCII");
    }
    let place = annotation.get(b"Dest").expect("a place");
    let place = match place {
        Object::Reference(id) => file.get_object(*id).expect("a place"),
        direct => direct,
    };
    let place = place.as_array().expect("a page and where on it");
    let page = place[0].as_reference().expect("a page");
    let number = file.get_pages().into_iter().find(|(_, id)| *id == page);
    format!("page {}", number.expect("of this file").0)
}

/// What a viewer keeps in mind while it follows the operators of a page.
struct Pen<'a> {
    fonts: &'a BTreeMap<Vec<u8>, Font<'a>>,
    font: Option<&'a Font<'a>>,
    size: f32,
    x: f32,
    baseline: f32,
    /// What the marks around say: whether it is an artifact, and which text is meant.
    marks: Vec<(bool, Option<String>)>,
    path: Vec<(f32, f32)>,
    page: Page,
}

impl Pen<'_> {
    fn follow(&mut self, operation: &Operation) {
        let operands = &operation.operands;
        let number = |at: usize| operands[at].as_float().expect("a number");
        match operation.operator.as_str() {
            "cm" => {
                let matrix: Vec<f32> = (0..6).map(number).collect();
                assert_eq!(
                    matrix,
                    [1.0, 0.0, 0.0, -1.0, 0.0, self.page.height],
                    "all is drawn from the upper left corner"
                );
            }
            "BDC" => {
                let is_artifact = operands[0].as_name().is_ok_and(|name| name == b"Artifact");
                let meant = operands[1].as_dict().ok().and_then(|says| says.get(b"ActualText").ok());
                let meant = meant.map(|text| lopdf::decode_text_string(text).expect("text"));
                self.marks.push((is_artifact, meant));
            }
            "BMC" => self.marks.push((true, None)),
            "EMC" => {
                self.marks.pop();
            }
            "Tf" => {
                self.font = self.fonts.get(operands[0].as_name().expect("a name"));
                self.size = number(1);
            }
            "Tm" => (self.x, self.baseline) = (number(4), number(5)),
            "Tj" => self.show(std::slice::from_ref(&operands[0])),
            "TJ" => self.show(operands[0].as_array().expect("an array")),
            "m" | "l" => self.path.push((number(0), number(1))),
            "c" => self.path.push((number(4), number(5))),
            "f" => {
                let path = std::mem::take(&mut self.path);
                let (left, top, right, bottom) = path.iter().fold(
                    (f32::INFINITY, f32::INFINITY, f32::NEG_INFINITY, f32::NEG_INFINITY),
                    |(left, top, right, bottom), (x, y)| (left.min(*x), top.min(*y), right.max(*x), bottom.max(*y)),
                );
                self.page.areas.push([left, top, right, bottom]);
            }
            "q" | "Q" | "BT" | "ET" | "rg" | "Tr" | "h" => {}
            other => panic!("{other} is not expected"),
        }
    }

    fn show(&mut self, pieces: &[Object]) {
        let font = self.font.expect("a font is chosen");
        let start = self.x;
        let mut right = self.x;
        let mut drawn = String::new();
        for piece in pieces {
            let Ok(codes) = piece.as_str() else {
                self.x -= piece.as_float().expect("a shift") / 1000.0 * self.size;
                continue;
            };
            for code in codes.chunks(2) {
                let text = lopdf::Document::decode_text(&font.encoding, code).expect("text");
                let glyph = u16::from_be_bytes([code[0], code[1]]);
                self.x += font.widths.get(&glyph).copied().unwrap_or(0.0) / 1000.0 * self.size;
                if !text.trim().is_empty() {
                    right = self.x;
                }
                drawn += &text;
            }
        }
        let meant = self.marks.iter().rev().find_map(|(_, meant)| meant.clone());
        self.page.runs.push(Run {
            text: meant.unwrap_or_else(|| drawn.clone()),
            drawn,
            x: start,
            baseline: self.baseline,
            size: self.size,
            right,
            is_artifact: self.marks.iter().any(|(is_artifact, _)| *is_artifact),
        });
    }
}
