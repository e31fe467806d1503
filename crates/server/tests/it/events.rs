//! `POST /api/events`, and what the shop itself counts: each once, of nobody.

use serde_json::{Value, json};
use store::Reader;
use store::events::{EventCount, EventFilter, count_events};

use crate::postgres;
use crate::shop::{Answer, Shop};

const JSON: (&str, &str) = ("content-type", "application/json");
const VISIT: &str = "01KA3Q1QY0M7B2X9F5J1K8P3GE";
const RUN: &str = "ses_01KA3Q1QY0V5W3N8Z4T6R2H9CD";
const SECRET: &str = "qG5vTzV0nJd1oQmB7xL2cA";

fn event(kind: &str, step: &str) -> Value {
    json!({
        "kind": kind,
        "funnel": "start",
        "step": step,
        "country": "FI",
        "content_version": "0123456789abcdef",
    })
}

fn batch(events: &[Value]) -> Value {
    json!({ "visit": VISIT, "events": events })
}

fn post(shop: &Shop, headers: &[(&str, &str)], body: &Value) -> Answer {
    let headers = [&[JSON], headers].concat();
    shop.request("POST", "/api/events", &headers, body.to_string().as_bytes())
}

/// What was counted: step, kind and how often.
fn counted(shop: &Shop) -> Vec<(String, String, u64)> {
    let all = EventFilter {
        funnel: None,
        country: None,
        since_ms: 0,
    };
    let reading = shop
        .app
        .store
        .read("counting", async |reader: &Reader| count_events(reader, all).await);
    let parts = |count: EventCount| (count.step, count.kind, count.count);
    shop.run(reading).expect("read").into_iter().map(parts).collect()
}

fn one(step: &str, kind: &str) -> (String, String, u64) {
    (step.to_owned(), kind.to_owned(), 1)
}

#[track_caller]
fn assert_problem(answer: &Answer, status: u16, code: &str) {
    assert_eq!(answer.status, status, "{}", answer.text());
    assert_eq!(answer.header("content-type"), "application/problem+json");
    assert_eq!(answer.json()["code"], code);
}

#[test]
fn what_a_browser_saw_is_counted_once_however_often_it_is_sent() {
    let shop = Shop::open();
    let seen = batch(&[
        event("seen", "start/age"),
        event("answered", "start/age"),
        event("seen", "start-email"),
        event("seen", "offerdet"),
    ]);
    for _ in 0..3 {
        let answer = post(&shop, &[("origin", "http://shop.example")], &seen);
        assert_eq!(answer.status, 204, "{}", answer.text());
    }
    let expected = [
        one("offerdet", "seen"),
        one("start-email", "seen"),
        one("start/age", "answered"),
        one("start/age", "seen"),
    ];
    assert_eq!(counted(&shop), expected);
    let mut other_visit = batch(&[event("seen", "offerdet")]);
    other_visit["visit"] = json!("01KA3Q1QY0M7B2X9F5J1K8P3GF");
    assert_eq!(post(&shop, &[], &other_visit).status, 204);
    assert_eq!(counted(&shop)[0], ("offerdet".to_owned(), "seen".to_owned(), 2));
}

#[test]
fn a_visit_is_not_stored() {
    let shop = Shop::open();
    assert_eq!(post(&shop, &[], &batch(&[event("seen", "start/age")])).status, 204);
    assert_eq!(counted(&shop).len(), 1);
    for file in std::fs::read_dir(&shop.data_dir).expect("the data folder").flatten() {
        if file.path().is_file() {
            let bytes = std::fs::read(file.path()).expect("readable");
            let found = bytes.windows(VISIT.len()).any(|window| window == VISIT.as_bytes());
            assert!(!found, "{}", file.path().display());
        }
    }
}

#[test]
fn stages_of_other_content_are_ignored_and_the_rest_is_counted() {
    let shop = Shop::open();
    let mut other_funnel = event("seen", "start/age");
    other_funnel["funnel"] = json!("spring");
    let mixed = batch(&[
        event("seen", "start/of-last-year"),
        event("seen", "terms"),
        event("seen", "go/age"),
        other_funnel,
        event("seen", "start/age"),
    ]);
    assert_eq!(post(&shop, &[], &mixed).status, 204);
    assert_eq!(counted(&shop), [one("start/age", "seen")]);
    assert_eq!(post(&shop, &[], &batch(&[])).status, 204);
}

#[test]
fn what_is_no_event_is_named_and_nothing_is_counted() {
    let shop = Shop::open();
    let long = "a".repeat(101);
    for (field, value, named) in [
        ("kind", json!("bought"), "bought"),
        ("kind", json!("opened"), "opened"),
        ("funnel", json!(""), "`events[1]`: `funnel`"),
        ("funnel", json!(long), "`events[1]`: `funnel`"),
        ("step", json!(""), "`events[1]`: `step`"),
        ("step", json!("start/ age"), "`events[1]`: `step`"),
        ("step", json!(["start/age"]), "step"),
        ("country", json!("NL"), "`events[1]`: `country`"),
        ("content_version", json!("v1"), "`events[1]`: `content_version`"),
        (
            "content_version",
            json!("0123456789ABCDEF"),
            "`events[1]`: `content_version`",
        ),
        ("answer", json!("44"), "`answer`"),
    ] {
        let mut wrong = event("seen", "start/age");
        wrong[field] = value;
        let answer = post(&shop, &[], &batch(&[event("seen", "start/age"), wrong]));
        assert_problem(&answer, 400, "bad-request");
        let detail = answer.json()["detail"].to_string();
        assert!(detail.contains(named), "{field}: {detail}");
    }
    for visit in ["", "visitor 1", "con_01KA3Q1QY0M7B2X9F5J1K8P3GE"] {
        let mut body = batch(&[event("seen", "start/age")]);
        body["visit"] = json!(visit);
        assert_problem(&post(&shop, &[], &body), 400, "bad-request");
    }
    assert_eq!(counted(&shop), []);
}

#[test]
fn a_batch_has_bounds() {
    let shop = Shop::open();
    let fifty = vec![event("seen", "start/age"); 50];
    assert_eq!(post(&shop, &[], &batch(&fifty)).status, 204);
    let many = vec![event("seen", "start/name"); 51];
    let refused = post(&shop, &[], &batch(&many));
    assert_problem(&refused, 400, "bad-request");
    assert_eq!(refused.json()["detail"], "At most 50 events are taken at once.");
    let long = vec![event("seen", &"a".repeat(400)); 50];
    assert_problem(&post(&shop, &[], &batch(&long)), 413, "body-too-large");
    assert_eq!(counted(&shop), [one("start/age", "seen")]);
}

#[test]
fn only_pages_of_the_shop_report() {
    let shop = Shop::open();
    let seen = batch(&[event("seen", "start/age")]);
    let foreign = post(&shop, &[("origin", "https://evil.example")], &seen);
    assert_problem(&foreign, 403, "foreign-origin");
    let form = [("content-type", "text/plain")];
    let plain = shop.request("POST", "/api/events", &form, seen.to_string().as_bytes());
    assert_problem(&plain, 415, "unsupported-media-type");
    assert_eq!(counted(&shop), []);
}

#[test]
fn reports_have_a_rate_of_their_own() {
    let shop = Shop::open_with(&[("TRICHTER_WRITE_BURST", "1"), ("TRICHTER_WRITES_PER_MINUTE", "1")]);
    let nothing = batch(&[]);
    for _ in 0..300 {
        assert_eq!(post(&shop, &[], &nothing).status, 204);
    }
    assert_problem(&post(&shop, &[], &nothing), 429, "too-many-requests");
}

#[test]
fn a_kept_run_is_counted_when_it_begins_and_when_it_ends() {
    let shop = Shop::open();
    let payload = shop.get("/start1/fi/_payload.json").json();
    let run = json!({
        "id": RUN,
        "secret": SECRET,
        "quiz": "start1",
        "revision": payload["props"]["quiz"]["revision"],
        "funnel": "start1",
        "country": "FI",
        "locale": "fi_FI",
        "text_version": "2026-11-15",
    });
    let bearer = format!("Bearer {SECRET}");
    let post = |path: &str, body: &Value| {
        let headers = [JSON, ("authorization", &bearer)];
        shop.request("POST", path, &headers, body.to_string().as_bytes()).status
    };
    let answers = format!("/api/quiz-sessions/{RUN}/answers");
    assert_eq!(post("/api/quiz-sessions", &run), 201);
    assert_eq!(post("/api/quiz-sessions", &run), 200);
    assert_eq!(counted(&shop), [one("start1", "opened")]);
    assert_eq!(post(&answers, &json!({ "answers": [] })), 204);
    assert_eq!(counted(&shop), [one("start1", "opened")]);
    for _ in 0..2 {
        assert_eq!(post(&answers, &json!({ "answers": [], "finished": true })), 204);
    }
    assert_eq!(counted(&shop), [one("start1", "finished"), one("start1", "opened")]);
    let mut taken = run.clone();
    taken["country"] = json!("SE");
    assert_eq!(post("/api/quiz-sessions", &taken), 409);
    assert_eq!(counted(&shop).len(), 2);
}

#[test]
fn without_a_database_a_report_is_refused() {
    let (name, address) = postgres::new_database();
    let shop = Shop::open_with(&[
        ("TRICHTER_DATABASE_URL", &address),
        ("TRICHTER_DATABASE_TIMEOUT_MS", "2000"),
    ]);
    let seen = batch(&[event("seen", "start/age")]);
    assert_eq!(post(&shop, &[], &seen).status, 204);
    assert_eq!(counted(&shop), [one("start/age", "seen")]);
    let waiting: Vec<_> = std::iter::from_fn(|| shop.app.events.try_wait()).collect();
    let refused = post(&shop, &[], &seen);
    assert_problem(&refused, 503, "unavailable");
    assert_eq!(refused.header("retry-after"), "30");
    drop(waiting);
    postgres::drop_database(&name);
    assert_problem(&post(&shop, &[], &seen), 503, "unavailable");
}
