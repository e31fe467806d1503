//! Draws a report for a terminal: a table with a bar for each stage, readable without colours and in 80 columns.

use std::io::{IsTerminal, stdout};

use crate::funnel::report::{FunnelReport, Report, ShopCounts, StageReport, percent};

/// What fits everywhere.
const PLAIN_COLUMNS: usize = 80;
/// Longer bars say nothing more.
const MAX_COLUMNS: usize = 140;

/// Names are cut here.
const MAX_NAME_CHARS: usize = 30;

/// `100.0%`, and `▼ 99.9%`.
const SHARE_CHARS: usize = 6;
const DROP_CHARS: usize = 8;
const GAP: &str = "  ";

const LARGEST: &str = "▼";
const SOME: &str = "·";

/// Parts of a block, by eighths.
const PARTS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];

/// How a report is drawn.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    pub columns: usize,
    pub colours: bool,
}

impl Style {
    /// Plain, for files and programs.
    pub const PLAIN: Style = Style {
        columns: PLAIN_COLUMNS,
        colours: false,
    };

    /// As wide as the terminal, and coloured; plain if the output is none.
    pub fn of_output() -> Self {
        if !stdout().is_terminal() {
            return Style::PLAIN;
        }
        let columns = rustix::termios::tcgetwinsize(stdout()).map_or(0, |size| usize::from(size.ws_col));
        Style {
            columns: if columns == 0 { PLAIN_COLUMNS } else { columns },
            colours: true,
        }
    }

    fn paint(self, colour: Colour, text: &str) -> String {
        let code = match colour {
            Colour::Bold => "1",
            Colour::Faint => "2",
            Colour::Red => "31",
        };
        if self.colours {
            format!("\x1b[{code}m{text}\x1b[0m")
        } else {
            text.to_owned()
        }
    }
}

#[derive(Clone, Copy)]
enum Colour {
    Bold,
    Faint,
    Red,
}

const WHO_IS_COUNTED: &str = "\
Stages are reported by browsers, and only of visitors who agreed to statistics:
each visit counts once on each stage. The shop's own counts are of everybody.
";

const WHY_EMPTY: &str = "\
Stages are reported by the browsers of visitors who agreed to statistics. So
nobody came, or nobody agreed, or the shop keeps its books elsewhere: the same
settings (data_dir, database_url) must be given to it and to this command.
";

/// The whole report.
pub fn draw(report: &Report, style: Style) -> String {
    let place = report.country.unwrap_or("all countries");
    let since = &report.since;
    if report.funnels.iter().all(FunnelReport::is_empty) {
        let of = match report.funnels.as_slice() {
            [only] => format!(" of the funnel {}", only.funnel),
            _ => String::new(),
        };
        return format!("Nothing was counted{of} in {place} since {since}.\n\n{WHY_EMPTY}");
    }
    let mut text = String::new();
    for funnel in &report.funnels {
        let title = format!("Funnel {}, {place}, since {since}", funnel.funnel);
        text += &style.paint(Colour::Bold, &title);
        text += "\n\n";
        if funnel.is_empty() {
            text += "Nothing was counted.\n\n";
            continue;
        }
        if funnel.stages.iter().any(|stage| stage.seen > 0) {
            text += &Layout::of(funnel, style).draw(funnel);
        } else {
            text += "Of its stages nothing was reported.\n";
        }
        text += &earlier(funnel);
        text += &draw_shop_counts(funnel.counted_by_shop);
    }
    text + WHO_IS_COUNTED
}

/// The widths of the columns.
struct Layout {
    style: Style,
    name: usize,
    seen: usize,
    answered: usize,
    bar: usize,
    most_seen: u64,
}

impl Layout {
    fn of(funnel: &FunnelReport, style: Style) -> Self {
        let stages = &funnel.stages;
        let widest = |texts: &mut dyn Iterator<Item = usize>| texts.max().unwrap_or_default();
        let name = widest(&mut stages.iter().map(|stage| stage.stage.chars().count())).clamp(5, MAX_NAME_CHARS);
        let seen = widest(&mut stages.iter().map(|stage| number(stage.seen).len())).max(4);
        let answered = widest(&mut stages.iter().map(|stage| answered(stage).len())).max(7);
        let before_bar = name + seen + answered + SHARE_CHARS + DROP_CHARS + 5 * GAP.len();
        Layout {
            style,
            name,
            seen,
            answered,
            bar: style.columns.min(MAX_COLUMNS).saturating_sub(before_bar).max(8),
            most_seen: stages.iter().map(|stage| stage.seen).max().unwrap_or_default(),
        }
    }

    fn draw(&self, funnel: &FunnelReport) -> String {
        let head = self.line("Stage", ["Seen", "Went on", "Share", "Drop"]);
        let mut text = self.style.paint(Colour::Bold, head.trim_end()) + "\n";
        for stage in &funnel.stages {
            let is_largest = funnel.largest_drop.as_ref() == Some(&stage.stage);
            text += &self.draw_stage(stage, is_largest);
        }
        let mut legend = Vec::new();
        if funnel.largest_drop.is_some() {
            legend.push(format!("{LARGEST} here most visitors were lost."));
        }
        if funnel.stages.iter().any(|stage| stage.passed_by == "some") {
            legend.push(format!("{SOME} answers lead past it, so no drop is counted."));
        }
        if funnel.stages.iter().any(|stage| stage.passed_by == "one-of") {
            legend.push("Offers: each visitor comes to one; the drop is that of all of them.".to_owned());
        }
        text + "\n" + &legend.join("\n") + if legend.is_empty() { "" } else { "\n\n" }
    }

    fn draw_stage(&self, stage: &StageReport, is_largest: bool) -> String {
        let drop = match (stage.drop_percent, stage.passed_by) {
            (Some(drop), _) if is_largest => format!("{LARGEST} {}", share(Some(drop))),
            (drop @ Some(_), _) => share(drop),
            (None, "some") => SOME.to_owned(),
            (None, _) => String::new(),
        };
        let texts = [
            &number(stage.seen),
            &answered(stage),
            &share(stage.share_percent),
            &drop,
        ];
        let line = self.line(&stage.stage, texts.map(String::as_str));
        let bar = bar(stage.seen, self.most_seen, self.bar);
        let line = format!("{line}{GAP}{bar}");
        let line = line.trim_end();
        let painted = if is_largest {
            self.style.paint(Colour::Red, line)
        } else if stage.passed_by == "everybody" {
            line.to_owned()
        } else {
            self.style.paint(Colour::Faint, line)
        };
        painted + "\n"
    }

    fn line(&self, name: &str, [seen, answered, share, drop]: [&str; 4]) -> String {
        let name = cut(name, self.name);
        let (name_chars, seen_chars, answered_chars) = (self.name, self.seen, self.answered);
        format!(
            "{name:<name_chars$}{GAP}{seen:>seen_chars$}{GAP}{answered:>answered_chars$}{GAP}{share:>SHARE_CHARS$}{GAP}{drop:>DROP_CHARS$}"
        )
    }
}

fn earlier(funnel: &FunnelReport) -> String {
    if funnel.earlier_stages.is_empty() {
        return String::new();
    }
    let lines = funnel
        .earlier_stages
        .iter()
        .map(|earlier| format!("  {} ({} seen)\n", earlier.stage, number(earlier.seen)));
    format!(
        "Stages that the content no longer has:\n{}\n",
        lines.collect::<String>()
    )
}

fn draw_shop_counts(counts: ShopCounts) -> String {
    let rows = [
        ("runs kept", counts.runs_kept, None),
        ("runs finished", counts.runs_finished, Some(counts.runs_kept)),
        ("addresses left", counts.leads, None),
        ("newsletters confirmed", counts.leads_confirmed, Some(counts.leads)),
        ("orders paid", counts.orders, None),
    ];
    let width = rows
        .iter()
        .map(|(_, count, _)| number(*count).len())
        .max()
        .unwrap_or_default();
    let lines = rows.map(|(name, count, of)| {
        let part = of.and_then(|of| percent(count, of));
        let part = part.map_or_else(String::new, |part| format!("{GAP}{part:.1}%"));
        format!("  {name:<21}{GAP}{:>width$}{part}\n", number(count))
    });
    format!("Counted by the shop itself:\n{}\n", lines.concat())
}

fn share(percent: Option<f64>) -> String {
    percent.map_or_else(String::new, |percent| format!("{percent:.1}%"))
}

fn answered(stage: &StageReport) -> String {
    stage.answered.map_or_else(String::new, number)
}

/// With commas between thousands.
fn number(count: u64) -> String {
    let digits = count.to_string();
    let mut text = String::with_capacity(digits.len() * 2);
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

fn cut(name: &str, max_chars: usize) -> String {
    if name.chars().count() <= max_chars {
        return name.to_owned();
    }
    name.chars().take(max_chars - 1).chain(['…']).collect()
}

/// Whole blocks and one part; who was seen at all is seen here.
fn bar(count: u64, most: u64, columns: usize) -> String {
    let full = columns as u128 * 8;
    let eighths = (u128::from(count) * full).div_ceil(u128::from(most.max(1))).min(full);
    let eighths = usize::try_from(eighths).unwrap_or(columns * 8);
    "█".repeat(eighths / 8) + PARTS[eighths % 8]
}

#[cfg(test)]
mod tests {
    use super::{bar, cut, number};

    #[test]
    fn numbers_have_commas() {
        for (count, text) in [(0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567")] {
            assert_eq!(number(count), text);
        }
    }

    #[test]
    fn bars_have_eighths_and_never_more_than_their_room() {
        for (count, most, text) in [
            (0, 100, ""),
            (1, 1_000_000, "▏"),
            (50, 100, "██"),
            (53, 100, "██▏"),
            (100, 100, "████"),
            (7, 0, "████"),
            (u64::MAX, u64::MAX, "████"),
        ] {
            assert_eq!(bar(count, most, 4), text, "{count} of {most}");
        }
    }

    #[test]
    fn long_names_are_cut() {
        assert_eq!(cut("start/age", 9), "start/age");
        assert_eq!(cut("start/ages", 9), "start/ag…");
    }
}
