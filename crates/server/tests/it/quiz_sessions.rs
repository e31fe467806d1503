//! `/api/quiz-sessions` and `/api/quizzes`: what is kept of a run, for whom, how long, and what is refused.

use serde_json::{Value, json};
use server::storage;

use crate::postgres;
use crate::shop::{Answer, NOON_MS, Shop};

const JSON: (&str, &str) = ("content-type", "application/json");
pub(crate) const ID: &str = "ses_01KA3Q1QY0V5W3N8Z4T6R2H9CD";
pub(crate) const SECRET: &str = "qG5vTzV0nJd1oQmB7xL2cA";
const DAY_MS: i64 = 24 * 60 * 60 * 1000;

fn revision(shop: &Shop, quiz: &str) -> String {
    let payload = shop.get(&format!("/{quiz}/fi/_payload.json")).json();
    payload["props"]["quiz"]["revision"]
        .as_str()
        .expect("a revision")
        .to_owned()
}

fn start(shop: &Shop) -> Value {
    json!({
        "id": ID,
        "secret": SECRET,
        "quiz": "start",
        "revision": revision(shop, "start"),
        "funnel": "start",
        "country": "FI",
        "locale": "fi_FI",
        "text_version": "2026-11-15",
    })
}

fn post(shop: &Shop, path: &str, secret: &str, body: &Value) -> Answer {
    let bearer = format!("Bearer {secret}");
    shop.request(
        "POST",
        path,
        &[JSON, ("authorization", &bearer)],
        body.to_string().as_bytes(),
    )
}

pub(crate) fn open(shop: &Shop) {
    let opened = post(shop, "/api/quiz-sessions", SECRET, &start(shop));
    assert_eq!(opened.status, 201, "{}", opened.text());
}

fn answer(shop: &Shop, step: &str, sequence: u32, answer: &Value) -> Answer {
    answer_as(shop, SECRET, step, sequence, answer)
}

fn answer_as(shop: &Shop, secret: &str, step: &str, sequence: u32, answer: &Value) -> Answer {
    let body = json!({ "answers": [{ "step": step, "sequence": sequence, "answer": answer }] });
    post(shop, &format!("/api/quiz-sessions/{ID}/answers"), secret, &body)
}

fn read(shop: &Shop, secret: &str) -> Answer {
    let bearer = format!("Bearer {secret}");
    shop.get_with(&format!("/api/quiz-sessions/{ID}"), &[("authorization", &bearer)])
}

fn erase(shop: &Shop, secret: &str) -> Answer {
    let bearer = format!("Bearer {secret}");
    shop.request(
        "DELETE",
        &format!("/api/quiz-sessions/{ID}"),
        &[("authorization", &bearer)],
        b"",
    )
}

#[track_caller]
fn assert_problem(answer: &Answer, status: u16, code: &str) {
    assert_eq!(answer.status, status, "{}", answer.text());
    assert_eq!(answer.header("content-type"), "application/problem+json");
    assert_eq!(answer.json()["code"], code);
}

/// The answers that are kept, without their times.
fn kept(shop: &Shop) -> Vec<(String, u64, Value)> {
    let run = read(shop, SECRET).json();
    let answers = run["answers"].as_array().expect("a list");
    let parts = |kept: &Value| {
        let step = kept["step"].as_str().expect("a step").to_owned();
        (
            step,
            kept["sequence"].as_u64().expect("a number"),
            kept["answer"].clone(),
        )
    };
    answers.iter().map(parts).collect()
}

#[test]
fn a_visitor_who_agreed_has_answers_kept_and_gets_them_back() {
    let shop = Shop::open();
    open(&shop);
    assert_eq!(answer(&shop, "meals", 1, &json!({ "chosen": ["three"] })).status, 204);
    assert_eq!(answer(&shop, "age", 2, &json!({ "number": 44 })).status, 204);
    assert_eq!(answer(&shop, "name", 3, &json!("skipped")).status, 204);
    let exported = read(&shop, SECRET);
    assert_eq!(exported.status, 200);
    assert_eq!(exported.header("cache-control"), "no-store");
    assert_eq!(
        exported.json(),
        json!({
            "id": ID,
            "quiz": "start",
            "revision": revision(&shop, "start"),
            "funnel": "start",
            "country": "FI",
            "locale": "fi_FI",
            "text_version": "2026-11-15",
            "answers": [
                { "step": "meals", "sequence": 1, "answer": { "chosen": ["three"] }, "answered_at": NOON_MS },
                { "step": "age", "sequence": 2, "answer": { "number": 44 }, "answered_at": NOON_MS },
                { "step": "name", "sequence": 3, "answer": "skipped", "answered_at": NOON_MS },
            ],
        })
    );
}

#[test]
fn a_repeated_or_overtaken_request_changes_nothing() {
    let shop = Shop::open();
    open(&shop);
    assert_eq!(post(&shop, "/api/quiz-sessions", SECRET, &start(&shop)).status, 200);
    for (sequence, years) in [(7, 50), (7, 50), (5, 40)] {
        assert_eq!(answer(&shop, "age", sequence, &json!({ "number": years })).status, 204);
    }
    assert_eq!(kept(&shop), [("age".to_owned(), 7, json!({ "number": 50 }))]);
    assert_eq!(answer(&shop, "age", 8, &json!({ "number": 51 })).status, 204);
    assert_eq!(kept(&shop), [("age".to_owned(), 8, json!({ "number": 51 }))]);
}

#[test]
fn answers_lie_in_the_database_sealed() {
    let shop = Shop::open();
    open(&shop);
    assert_eq!(answer(&shop, "name", 1, &json!({ "text": "Wilhelmine" })).status, 204);
    drop(kept(&shop));
    for file in std::fs::read_dir(&shop.data_dir).expect("the data folder").flatten() {
        if file.path().is_file() {
            let bytes = std::fs::read(file.path()).expect("readable");
            let found = bytes.windows(10).any(|window| window == b"Wilhelmine");
            assert!(!found, "{}", file.path().display());
            let found = bytes.windows(SECRET.len()).any(|window| window == SECRET.as_bytes());
            assert!(!found, "{}", file.path().display());
        }
    }
}

#[test]
fn another_visitor_neither_reads_nor_writes_nor_erases() {
    let shop = Shop::open();
    open(&shop);
    let other = "another-secret-of-22-ch";
    assert_problem(&read(&shop, other), 404, "not-found");
    assert_problem(
        &answer_as(&shop, other, "age", 1, &json!({ "number": 44 })),
        404,
        "not-found",
    );
    assert_problem(&erase(&shop, other), 404, "not-found");
    // Once its own visitor was here, the run is remembered; that helps nobody else.
    assert_eq!(answer(&shop, "age", 1, &json!({ "number": 44 })).status, 204);
    assert_problem(&read(&shop, other), 404, "not-found");
    assert_problem(
        &answer_as(&shop, other, "age", 2, &json!({ "number": 45 })),
        404,
        "not-found",
    );
    assert_problem(&shop.get(&format!("/api/quiz-sessions/{ID}")), 404, "not-found");
    assert_eq!(kept(&shop), [("age".to_owned(), 1, json!({ "number": 44 }))]);
}

#[test]
fn what_is_no_answer_to_a_step_is_refused_and_nothing_of_it_is_kept() {
    let shop = Shop::open();
    open(&shop);
    for (step, given, detail) in [
        (
            "colour",
            json!({ "number": 1 }),
            "`answers[0]` names no step of this quiz.",
        ),
        ("age", json!({ "number": 7000 }), "`answers[0]` must be from 10 to 110."),
        (
            "age",
            json!("skipped"),
            "`answers[0]` skips a step that cannot be skipped.",
        ),
        (
            "age",
            json!({ "text": "old" }),
            "`answers[0]` is of another kind than its step asks for.",
        ),
        (
            "meals",
            json!({ "chosen": ["ten"] }),
            "`answers[0]` names an option that the step does not have.",
        ),
        (
            "meals",
            json!({ "chosen": ["three", "two"] }),
            "`answers[0]` must have 1 to 1 options.",
        ),
        ("name", json!({ "text": " " }), "`answers[0]` is empty."),
    ] {
        let refused = answer(&shop, step, 1, &given);
        assert_problem(&refused, 400, "bad-request");
        assert_eq!(refused.json()["detail"], detail);
    }
    let path = format!("/api/quiz-sessions/{ID}/answers");
    let good = json!({ "step": "age", "sequence": 1, "answer": { "number": 44 } });
    let bad = json!({ "step": "age", "sequence": 2, "answer": { "number": -1 } });
    let mixed = post(&shop, &path, SECRET, &json!({ "answers": [good, bad] }));
    assert_problem(&mixed, 400, "bad-request");
    let many: Vec<&Value> = std::iter::repeat_n(&good, 65).collect();
    assert_problem(
        &post(&shop, &path, SECRET, &json!({ "answers": many })),
        400,
        "bad-request",
    );
    let shapeless = post(&shop, &path, SECRET, &json!({ "answers": [{ "step": "age" }] }));
    assert_problem(&shapeless, 400, "bad-request");
    assert_eq!(kept(&shop), []);
}

#[test]
fn a_run_that_is_none_is_refused() {
    let shop = Shop::open();
    for (key, value, status) in [
        ("id", "ses_1", 400),
        ("secret", "short", 400),
        ("secret", "äääääääääääääääääääääää", 400),
        ("quiz", "nowhere", 404),
        ("revision", "0000000000000000", 404),
        ("funnel", "nowhere", 400),
        ("country", "XX", 400),
        ("locale", "xx_XX", 400),
        ("text_version", "2999-01-01", 400),
    ] {
        let mut request = start(&shop);
        request[key] = json!(value);
        let refused = post(&shop, "/api/quiz-sessions", SECRET, &request);
        assert_eq!(refused.status, status, "{key}: {}", refused.text());
    }
    open(&shop);
    let mut other = start(&shop);
    other["secret"] = json!("another-secret-of-22-ch");
    assert_problem(&post(&shop, "/api/quiz-sessions", SECRET, &other), 409, "conflict");
}

#[test]
fn a_body_beyond_the_limit_is_refused() {
    let shop = Shop::open();
    open(&shop);
    let text = "x".repeat(70_000);
    assert_problem(
        &answer(&shop, "name", 1, &json!({ "text": text })),
        413,
        "body-too-large",
    );
}

#[test]
fn thousands_of_runs_from_one_address_are_too_many() {
    let shop = Shop::open();
    let mut request = start(&shop);
    let statuses: Vec<u16> = (0..100)
        .map(|number| {
            request["id"] = json!(format!("ses_01KA3Q1QY0V5W3N8Z4T6R2{number:04}"));
            post(&shop, "/api/quiz-sessions", SECRET, &request).status
        })
        .collect();
    assert_eq!(statuses[..60], [201; 60]);
    assert_eq!(statuses[60..], [429; 40]);
}

#[test]
fn an_erased_run_is_gone_and_cannot_come_back() {
    let shop = Shop::open();
    open(&shop);
    assert_eq!(answer(&shop, "age", 1, &json!({ "number": 44 })).status, 204);
    assert_eq!(erase(&shop, SECRET).status, 204);
    assert_problem(&read(&shop, SECRET), 404, "not-found");
    assert_problem(&answer(&shop, "age", 2, &json!({ "number": 45 })), 404, "not-found");
    // A request that was late must not bring it back.
    assert_problem(
        &post(&shop, "/api/quiz-sessions", SECRET, &start(&shop)),
        409,
        "conflict",
    );
    assert_problem(&erase(&shop, SECRET), 404, "not-found");
}

#[test]
fn answers_are_deleted_at_the_end_of_their_term() {
    let shop = Shop::open();
    open(&shop);
    assert_eq!(answer(&shop, "age", 1, &json!({ "number": 44 })).status, 204);
    shop.set_now_ms(NOON_MS + 30 * DAY_MS - 1);
    shop.run(storage::prune(&shop.app)).expect("pruned");
    assert_eq!(kept(&shop).len(), 1);
    shop.set_now_ms(NOON_MS + 31 * DAY_MS);
    shop.run(storage::prune(&shop.app)).expect("pruned");
    shop.app.answers.forget(ID.parse().expect("an id"));
    assert_problem(&read(&shop, SECRET), 404, "not-found");
}

#[test]
fn a_run_is_kept_on_postgres_too() {
    let (name, address) = postgres::new_database();
    let shop = Shop::open_with(&[("TRICHTER_DATABASE_URL", address.as_str())]);
    open(&shop);
    assert_eq!(answer(&shop, "age", 1, &json!({ "number": 44 })).status, 204);
    assert_eq!(kept(&shop), [("age".to_owned(), 1, json!({ "number": 44 }))]);
    drop(shop);
    postgres::drop_database(&name);
}

#[test]
fn a_quiz_is_handed_out_as_its_page_shows_it() {
    let shop = Shop::open();
    let payload = shop.get("/start/fr/_payload.json").json();
    let quiz = &payload["props"]["quiz"];
    let path = format!(
        "/api/quizzes/start/{}/fr_FR",
        quiz["revision"].as_str().expect("a revision")
    );
    let bundle = shop.get(&path);
    assert_eq!(bundle.status, 200);
    assert!(bundle.header("cache-control").contains("immutable"));
    assert_eq!(bundle.json()["quiz"], *quiz);
    let text = bundle.json()["text"].as_str().expect("Fluent").to_owned();
    for line in text.lines() {
        let whole = payload["text"].as_str().expect("Fluent");
        assert!(whole.contains(line), "{line}");
    }
    for path in [
        "/api/quizzes/start/0000000000000000/fr_FR",
        "/api/quizzes/nowhere/0000000000000000/fr_FR",
        "/api/quizzes/start/0000000000000000/xx_XX",
    ] {
        assert_problem(&shop.get(path), 404, "not-found");
    }
}
