//! `trichter funnel report`: what it draws, what it tells programs, and what it says when there is nothing to draw.

use std::process::{Command, Output};

use domain::country::Country;
use domain::event::{Event, EventId, Minute, Source};
use serde_json::{Value, json};
use server::funnel::report::{EarlierStage, FunnelReport, Report, ShopCounts, StageReport};
use server::funnel::table::{Style, draw};
use store::Writer;
use store::events::add_events;
use tempfile::TempDir;

use crate::shop::Shop;

/// 2024-03-01T08:00:00Z: the program looks at the machine's clock, for which this is over.
const THEN_MS: i64 = 1_709_280_000_000;

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

fn stage(name: &str, passed_by: &'static str, seen: u64, percents: (Option<f64>, Option<f64>)) -> StageReport {
    StageReport {
        stage: name.to_owned(),
        passed_by,
        seen,
        answered: name.contains('/').then_some(seen * 9 / 10),
        share_percent: percents.0,
        drop_percent: percents.1,
    }
}

fn report() -> Report {
    Report {
        since: "2026-11-01".to_owned(),
        country: Some("DE"),
        funnels: vec![
            FunnelReport {
                funnel: "start".to_owned(),
                stages: vec![
                    stage("start/goal", "everybody", 1204, (Some(100.0), None)),
                    stage("start/a-step-with-a-very-long-name", "some", 300, (Some(24.9), None)),
                    stage("start/age", "everybody", 1100, (Some(91.4), Some(8.6))),
                    stage("start-email", "everybody", 610, (Some(50.7), Some(44.5))),
                    stage("offer", "one-of", 400, (Some(33.2), Some(32.8))),
                    stage("offerdet", "one-of", 10, (Some(0.8), None)),
                ],
                largest_drop: Some("start-email".to_owned()),
                counted_by_shop: ShopCounts {
                    runs_kept: 1000,
                    runs_finished: 700,
                    leads: 90,
                    leads_confirmed: 45,
                    orders: 12,
                },
                earlier_stages: vec![EarlierStage {
                    stage: "start/mood".to_owned(),
                    seen: 12,
                }],
            },
            FunnelReport {
                funnel: "v3".to_owned(),
                stages: vec![stage("v3/goal", "everybody", 0, (None, None))],
                largest_drop: None,
                counted_by_shop: ShopCounts::default(),
                earlier_stages: Vec::new(),
            },
        ],
    }
}

const DRAWN: &str = "\
Funnel start, DE, since 2026-11-01

Stage                            Seen  Went on   Share      Drop
start/goal                      1,204    1,083  100.0%            ██████████████
start/a-step-with-a-very-long…    300      270   24.9%         ·  ███▌
start/age                       1,100      990   91.4%      8.6%  ████████████▉
start-email                       610            50.7%   ▼ 44.5%  ███████▏
offer                             400            33.2%     32.8%  ████▊
offerdet                           10             0.8%            ▏

▼ here most visitors were lost.
· answers lead past it, so no drop is counted.
Offers: each visitor comes to one; the drop is that of all of them.

Stages that the content no longer has:
  start/mood (12 seen)

Counted by the shop itself:
  runs kept              1,000
  runs finished            700  70.0%
  addresses left            90
  newsletters confirmed     45  50.0%
  orders paid               12

Funnel v3, DE, since 2026-11-01

Nothing was counted.

Stages are reported by browsers, and only of visitors who agreed to statistics:
each visit counts once on each stage. The shop's own counts are of everybody.
";

#[test]
fn a_report_is_a_table_with_bars_that_fits_eighty_columns() {
    let drawn = draw(&report(), Style::PLAIN);
    assert_eq!(drawn, DRAWN);
    assert!(drawn.lines().all(|line| line.chars().count() <= 80));
}

#[test]
fn a_wide_terminal_gets_longer_bars_and_colours() {
    let style = Style {
        columns: 120,
        colours: true,
    };
    let drawn = draw(&report(), style);
    let first = drawn
        .lines()
        .find(|line| line.starts_with("start/goal"))
        .expect("a stage");
    assert_eq!(first.chars().count(), 120);
    let largest = drawn.lines().find(|line| line.contains('▼')).expect("marked");
    assert!(
        largest.starts_with("\x1b[31mstart-email") && largest.ends_with("\x1b[0m"),
        "{largest}"
    );
    let mut bare = drawn;
    for code in ["\x1b[0m", "\x1b[1m", "\x1b[2m", "\x1b[31m"] {
        bare = bare.replace(code, "");
    }
    let plain = Style {
        colours: false,
        ..style
    };
    assert_eq!(bare, draw(&report(), plain));
}

/// As many events as are asked for: kind, funnel, step, country, how often.
fn add(shop: &Shop, asked: &[(&str, &str, &str, Country, u64)], now_ms: i64) {
    let mut events = Vec::new();
    for (kind, funnel, step, country, count) in asked {
        for number in 0..*count {
            let about = format!("{kind} {funnel} {step} {country:?} {number} {now_ms}");
            let digest = blake3::hash(about.as_bytes());
            let (id, _) = digest.as_bytes().split_first_chunk().expect("32 bytes");
            events.push(Event {
                id: EventId(*id),
                kind: (*kind).to_owned(),
                funnel: (*funnel).to_owned(),
                step: (*step).to_owned(),
                country: *country,
                content_version: "0123456789abcdef".to_owned(),
                minute: Minute::of(now_ms),
                source: Source::Browser,
            });
        }
    }
    let adding = shop.app.store.write("adding events", async |writer: &Writer| {
        add_events(writer, &events).await
    });
    assert_eq!(shop.run(adding).expect("added"), events.len() as u64);
}

fn trichter(data_dir: &str, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_trichter"))
        .args(["funnel", "report"])
        .args(arguments)
        .env("TRICHTER_DATA_DIR", data_dir)
        .output()
        .expect("the program runs")
}

#[track_caller]
fn told(shop: &Shop, arguments: &[&str]) -> String {
    let output = trichter(&shop.data_dir.display().to_string(), arguments);
    let message = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{message}");
    String::from_utf8(output.stdout).expect("text")
}

#[track_caller]
fn refused(data_dir: &str, arguments: &[&str], message: &str) {
    let output = trichter(data_dir, arguments);
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).expect("text");
    assert_eq!(said, format!("trichter: {message}\n"));
}

#[test]
fn programs_get_every_stage_in_order_with_shares_and_drops() {
    let shop = Shop::open();
    add(
        &shop,
        &[
            ("seen", "start1", "start1/meals", Country::De, 40),
            ("answered", "start1", "start1/meals", Country::De, 38),
            ("seen", "start1", "start1/dinner", Country::De, 30),
            ("seen", "start1", "start1/gone", Country::De, 7),
            ("seen", "start1", "start1/meals", Country::Fi, 5),
            ("opened", "start1", "start1", Country::De, 9),
            ("finished", "start1", "start1", Country::De, 6),
            ("lead", "start1", "start-email", Country::De, 4),
            ("confirmed", "start1", "start-email", Country::De, 3),
            ("ordered", "start1", "offerpay", Country::De, 2),
            ("seen", "spring", "spring", Country::De, 1),
        ],
        THEN_MS,
    );
    add(
        &shop,
        &[("seen", "start1", "start1/meals", Country::De, 100)],
        THEN_MS - 30 * DAY_MS,
    );
    let arguments = ["--since", "2024-03-01", "--country", "de", "--json"];
    let all: Value = serde_json::from_str(&told(&shop, &arguments)).expect("JSON");
    let names: Vec<&str> = all["funnels"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|funnel| funnel["funnel"].as_str())
        .collect();
    assert_eq!(names, ["go", "gocards", "start", "start1", "v3", "spring"]);
    let one: Value =
        serde_json::from_str(&told(&shop, &[&arguments[..], &["--funnel", "start1"]].concat())).expect("JSON");
    assert_eq!((&one["since"], &one["country"]), (&json!("2024-03-01"), &json!("DE")));
    let funnel = &one["funnels"][0];
    assert_eq!(
        funnel["stages"][0],
        json!({
            "stage": "start1/meals",
            "passed_by": "everybody",
            "seen": 40,
            "answered": 38,
            "share_percent": 100.0,
            "drop_percent": null,
        })
    );
    assert_eq!(
        funnel["stages"][1],
        json!({
            "stage": "start1/dinner",
            "passed_by": "everybody",
            "seen": 30,
            "answered": 0,
            "share_percent": 75.0,
            "drop_percent": 25.0,
        })
    );
    let stages = funnel["stages"].as_array().expect("a list");
    let last: Vec<&str> = stages
        .iter()
        .rev()
        .filter_map(|stage| stage["stage"].as_str())
        .take(3)
        .collect();
    assert_eq!(last, ["offerdet", "start1-summary", "start-email"]);
    assert_eq!(funnel["largest_drop"], "start1/glasses", "all 30 were lost there");
    assert_eq!(funnel["earlier_stages"], json!([{ "stage": "start1/gone", "seen": 7 }]));
    assert_eq!(
        funnel["counted_by_shop"],
        json!({ "runs_kept": 9, "runs_finished": 6, "leads": 4, "leads_confirmed": 3, "orders": 2 })
    );
    let everywhere = told(&shop, &["--since", "2024-01-01", "--json", "--funnel", "start1"]);
    let everywhere: Value = serde_json::from_str(&everywhere).expect("JSON");
    assert_eq!(everywhere["funnels"][0]["stages"][0]["seen"], 145);
    assert_eq!(everywhere["country"], Value::Null);
}

#[test]
fn offers_of_which_each_visitor_comes_to_one_are_compared_together() {
    let shop = Shop::open();
    add(
        &shop,
        &[
            ("seen", "go", "summary", Country::De, 10),
            ("seen", "go", "offer2", Country::De, 6),
            ("seen", "go", "offerdet", Country::De, 3),
        ],
        THEN_MS,
    );
    let report = told(&shop, &["--since", "2024-03-01", "--json", "--funnel", "go"]);
    let report: Value = serde_json::from_str(&report).expect("JSON");
    let stages = report["funnels"][0]["stages"].as_array().expect("a list");
    let parts = |stage: &Value| (stage["stage"].clone(), stage["drop_percent"].clone());
    let last: Vec<(Value, Value)> = stages[stages.len() - 2..].iter().map(parts).collect();
    assert_eq!(last, [(json!("offer2"), json!(10.0)), (json!("offerdet"), Value::Null)]);
}

#[test]
fn a_report_of_nothing_says_why() {
    let shop = Shop::open();
    let expected = "\
Nothing was counted of the funnel start in FI since 2024-03-01.

Stages are reported by the browsers of visitors who agreed to statistics. So
nobody came, or nobody agreed, or the shop keeps its books elsewhere: the same
settings (data_dir, database_url) must be given to it and to this command.
";
    let arguments = ["--funnel", "start", "--country", "FI", "--since", "2024-03-01"];
    assert_eq!(told(&shop, &arguments), expected);
    assert!(told(&shop, &[]).starts_with("Nothing was counted in all countries since "));
}

#[test]
fn what_cannot_be_reported_is_told_with_what_can() {
    let shop = Shop::open();
    let data_dir = shop.data_dir.display().to_string();
    let funnels = "there is no funnel `strat`: the content has go, gocards, start, start1, v3";
    refused(&data_dir, &["--funnel", "strat"], funnels);
    let countries = "`NL` is no country of this shop: it sells in DE, FR, BE, SE, GB, AT, DK, FI";
    refused(&data_dir, &["--country", "NL"], countries);
    refused(
        &data_dir,
        &["--since", "1.11.2026"],
        "`1.11.2026` is no day: write it as 2026-11-01",
    );
    let folder = TempDir::new().expect("a folder");
    let empty = folder.path().join("data").display().to_string();
    let message = format!(
        "SQLite at {empty}/trichter.sqlite3 is not up to date: start the shop, or run `trichter migrate`, with the same settings"
    );
    refused(&empty, &[], &message);
    assert!(!folder.path().join("data").exists(), "looking makes nothing");
}
