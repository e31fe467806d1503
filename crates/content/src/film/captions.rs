//! Reads the captions of a film: WebVTT with plain words, in lines that fit and at a pace that can be followed. A `NOTE` begins
//! a chapter of the transcript, which is made of the same words.

use std::ops::Range;

use crate::diagnostic::{Diagnostics, Place};
use crate::text::Reading;

/// What two lines under a film hold on a phone, and what a reader follows beside the pictures.
const MAX_LINES: usize = 2;
const MAX_LINE_CHARS: usize = 42;
const MAX_CHARS_PER_SECOND: u64 = 17;

/// What a film says in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Captions {
    /// The file as browsers read it.
    pub text: String,
    /// Another one for other content.
    pub version: String,
    /// The transcript.
    pub chapters: Vec<Chapter>,
    /// The headings and lines of the transcript with their places.
    pub(crate) readings: Vec<Reading>,
    /// When the last caption ends, and where that stands.
    pub(crate) end_ms: u32,
    pub(crate) end_span: Range<usize>,
}

/// A part of a transcript.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chapter {
    pub heading: Option<String>,
    /// A line for each sentence or what is shown as one.
    pub lines: Vec<String>,
}

impl Captions {
    /// Reads a file and reports what is wrong with it; `None` if nothing can be made of it.
    pub(crate) fn read(file: &str, text: &str, diagnostics: &Diagnostics) -> Option<Self> {
        let mut blocks = blocks_of(text).into_iter();
        let report = |span: Range<usize>, message: &str, help: &str| {
            diagnostics.report("bad-captions", Place::at(file, span), message, help);
        };
        let head = blocks.next().and_then(|block| block.into_iter().next());
        let is_vtt = |line: &Line<'_>| line.text == "WEBVTT" || line.text.starts_with("WEBVTT ");
        if !head.as_ref().is_some_and(is_vtt) {
            let span = head.map_or(0..0, |line| line.span);
            report(
                span,
                "captions begin with the word WEBVTT",
                "write it in the first line",
            );
            return None;
        }
        let mut reading = CaptionReading {
            file,
            diagnostics,
            parts: Vec::new(),
            end_ms: 0,
            end_span: 0..0,
        };
        for block in blocks {
            reading.read_block(&block);
        }
        reading.parts.retain(|part| !part.lines.is_empty());
        if reading.parts.is_empty() {
            report(0..6, "there are no captions here", "write at least one");
            return None;
        }
        let parts = reading.parts;
        Some(Captions {
            text: text.to_owned(),
            version: blake3::hash(text.as_bytes()).to_hex()[..16].to_owned(),
            chapters: parts.iter().map(Part::chapter).collect(),
            readings: parts.into_iter().flat_map(Part::into_readings).collect(),
            end_ms: reading.end_ms,
            end_span: reading.end_span,
        })
    }
}

/// A chapter with the places of its words.
#[derive(Default)]
struct Part {
    heading: Option<Reading>,
    lines: Vec<Reading>,
}

impl Part {
    fn chapter(&self) -> Chapter {
        let text = |reading: &Reading| reading.text.clone();
        Chapter {
            heading: self.heading.as_ref().map(text),
            lines: self.lines.iter().map(text).collect(),
        }
    }

    fn into_readings(self) -> impl Iterator<Item = Reading> {
        self.heading.into_iter().chain(self.lines)
    }
}

struct CaptionReading<'a> {
    file: &'a str,
    diagnostics: &'a Diagnostics,
    parts: Vec<Part>,
    end_ms: u32,
    end_span: Range<usize>,
}

impl CaptionReading<'_> {
    fn read_block(&mut self, block: &[Line<'_>]) {
        let first = block[0].text;
        if let Some(heading) = first
            .strip_prefix("NOTE")
            .filter(|rest| rest.is_empty() || rest.starts_with(' '))
        {
            let heading = heading.trim();
            let first = Line {
                text: heading,
                span: block[0].span.end - heading.len()..block[0].span.end,
            };
            let mut said = Reading::default();
            for line in [&first].into_iter().chain(&block[1..]) {
                add(&mut said, line);
            }
            self.parts.push(Part {
                heading: Some(said),
                lines: Vec::new(),
            });
            return;
        }
        // A caption may have a name in front of its times.
        let has_name = !first.contains("-->") && block.get(1).is_some_and(|line| line.text.contains("-->"));
        let (times, lines) = block[usize::from(has_name)..].split_first().expect("a block has lines");
        let Some((start_ms, end_ms)) = times_of(times.text) else {
            self.report(
                times,
                "here the two times of a caption belong",
                "write them as 00:00:01.000 --> 00:00:03.500, after an empty line",
            );
            return;
        };
        self.check_times(times, start_ms, end_ms);
        self.check_lines(times, lines, end_ms.saturating_sub(start_ms));
        self.add_to_transcript(lines);
        self.end_ms = end_ms;
        self.end_span = times.span.clone();
    }

    fn check_times(&self, times: &Line<'_>, start_ms: u32, end_ms: u32) {
        if end_ms <= start_ms {
            self.report(times, "this caption ends before it begins", "correct its times");
        } else if start_ms < self.end_ms {
            self.report(
                times,
                "this caption begins before the last one has ended",
                "one at a time, in their order: correct its times",
            );
        }
    }

    fn check_lines(&self, times: &Line<'_>, lines: &[Line<'_>], duration_ms: u32) {
        if lines.is_empty() {
            self.report(times, "this caption says nothing", "write its words in the next line");
        }
        if let Some(line) = lines.iter().find(|line| line.text.contains(['<', '&'])) {
            self.report(
                line,
                "`<` and `&` have a meaning of their own here",
                "write plain words: they are the transcript too",
            );
        }
        let too_long = |line: &Line<'_>, message: String, help: &str| {
            let place = Place::at(self.file, line.span.clone());
            self.diagnostics.report("caption-too-long", place, message, help);
        };
        if lines.len() > MAX_LINES {
            let message = format!("this caption has {} lines, but {MAX_LINES} fit", lines.len());
            too_long(times, message, "make two captions of it");
        }
        for line in lines {
            let count = line.text.chars().count();
            if count > MAX_LINE_CHARS {
                let message = format!("this line has {count} characters, but {MAX_LINE_CHARS} fit");
                too_long(line, message, "break it earlier, or say it shorter");
            }
        }
        // A line's end is read as a space is.
        let count = lines
            .iter()
            .map(|line| line.text.chars().count() as u64 + 1)
            .sum::<u64>();
        let count = count.saturating_sub(1);
        if count * 1000 > u64::from(duration_ms) * MAX_CHARS_PER_SECOND && duration_ms > 0 {
            self.diagnostics.report(
                "caption-too-fast",
                Place::at(self.file, times.span.clone()),
                format!(
                    "{count} characters in {}.{:03} seconds are too many to read",
                    duration_ms / 1000,
                    duration_ms % 1000
                ),
                format!("{MAX_CHARS_PER_SECOND} a second can be followed: show it longer, or say it shorter"),
            );
        }
    }

    /// A sentence that goes on in the next caption is one line of the transcript.
    fn add_to_transcript(&mut self, lines: &[Line<'_>]) {
        if self.parts.is_empty() {
            self.parts.push(Part::default());
        }
        let said = &mut self.parts.last_mut().expect("one was added").lines;
        let goes_on = |line: &Reading| !line.text.ends_with(['.', '!', '?', '…', ':', ']', ')']);
        if !said.last().is_some_and(goes_on) {
            said.push(Reading::default());
        }
        let sentence = said.last_mut().expect("one was added");
        for line in lines {
            add(sentence, line);
        }
    }

    fn report(&self, line: &Line<'_>, message: &str, help: &str) {
        let place = Place::at(self.file, line.span.clone());
        self.diagnostics.report("bad-captions", place, message, help);
    }
}

/// A line and where it stands.
struct Line<'a> {
    text: &'a str,
    span: Range<usize>,
}

/// Adds a line to what is said.
fn add(said: &mut Reading, line: &Line<'_>) {
    if !said.text.is_empty() && !line.text.is_empty() {
        said.push(" ", None);
    }
    said.push(line.text, Some(line.span.start));
}

/// Lines with no empty one between them, together.
fn blocks_of(text: &str) -> Vec<Vec<Line<'_>>> {
    let mut blocks: Vec<Vec<Line<'_>>> = vec![Vec::new()];
    let mut start = 0;
    for whole in text.split_inclusive('\n') {
        let line = whole.trim_end();
        if line.is_empty() {
            blocks.push(Vec::new());
        } else if let Some(block) = blocks.last_mut() {
            let span = start..start + line.len();
            block.push(Line { text: line, span });
        }
        start += whole.len();
    }
    blocks.retain(|block| !block.is_empty());
    blocks
}

/// The times of a caption; what follows them says where it is shown, which is the browser's business.
fn times_of(line: &str) -> Option<(u32, u32)> {
    let (start, rest) = line.split_once(" --> ")?;
    let end = rest.split(' ').next()?;
    Some((milliseconds_of(start)?, milliseconds_of(end)?))
}

/// `00:01:02.500` or `01:02.500`.
fn milliseconds_of(time: &str) -> Option<u32> {
    let number = |text: &str, length: usize| {
        let is_number = text.len() == length && text.bytes().all(|byte| byte.is_ascii_digit());
        text.parse::<u32>().ok().filter(|_| is_number)
    };
    let (clock, fraction) = time.split_once('.')?;
    let parts: Vec<&str> = clock.split(':').collect();
    let (hours, minutes, seconds) = match parts.as_slice() {
        [hours, minutes, seconds] => (number(hours, 2)?, minutes, seconds),
        [minutes, seconds] => (0, minutes, seconds),
        _ => return None,
    };
    let below_sixty = |text: &str| number(text, 2).filter(|value| *value < 60);
    let whole = (hours * 60 + below_sixty(minutes)?) * 60 + below_sixty(seconds)?;
    Some(whole * 1000 + number(fraction, 3)?)
}
