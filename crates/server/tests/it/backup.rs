//! The worst day: a shop is copied while visitors use it, dies with its disk, and comes back from the copy. Whatever was
//! acknowledged before the copy was asked for is there. `visits:1000` as an argument of the test program asks for more.

use std::net::SocketAddr;
use std::path::Path;
use std::process::{Command, Output};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use domain::id::{AttemptId, OrderId, Ulid};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::kills::{ANSWERS, form_of, session, start_of};
use crate::ordering::BUTTON;
use crate::postgres;
use crate::shop::{Answer, NOON_MS};
use crate::victim::{PATIENCE, SECRET, Victim, argument, await_answer, program, request};

/// Visits that are finished before the copy is asked for, in an ordinary run of the tests.
const VISITS: usize = 30;

/// Visitors at once.
const VISITORS: u64 = 4;

/// What a shop seals answers with that was not given to it by a file.
const KEY: &str = "a3f1c2d4e5968778695a4b3c2d1e0f1029384756473829100f1e2d3c4b5a6978";

/// What visitors did until the shop died.
struct Diary {
    address: SocketAddr,
    revision: String,
    /// The price of what everybody orders.
    total: Value,
    catalog: Value,
    next: AtomicU64,
    finished: Mutex<Vec<u64>>,
}

impl Diary {
    fn open(address: SocketAddr) -> Self {
        let payload = await_answer(address, "/go/fi/_payload.json").json();
        let basket = json!({ "country": "FI", "locale": "fi_FI", "items": items(), "coupon": null });
        let quote = request(address, "POST", "/api/quotes", Some(&basket))
            .expect("a price")
            .json();
        Diary {
            address,
            revision: payload["props"]["quiz"]["revision"]
                .as_str()
                .expect("a revision")
                .to_owned(),
            total: quote["total_minor"].clone(),
            catalog: quote["revision"].clone(),
            next: AtomicU64::new(1),
            finished: Mutex::default(),
        }
    }

    fn finished(&self) -> Vec<u64> {
        self.finished.lock().expect("no panic").clone()
    }

    /// Waits until so many more visits are finished.
    fn await_more(&self, visits: usize) {
        let (begun, wanted) = (Instant::now(), self.finished().len() + visits);
        while self.finished().len() < wanted {
            assert!(begun.elapsed() < PATIENCE, "visits are never finished");
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// One visit after the other, until the shop does not answer any more.
    fn visit(&self) {
        loop {
            let number = self.next.fetch_add(1, Ordering::SeqCst);
            if self.visit_once(number).is_none() {
                return;
            }
            self.finished.lock().expect("no panic").push(number);
        }
    }

    /// Answers a quiz, leaves an address and orders; nothing if the shop died meanwhile.
    fn visit_once(&self, number: u64) -> Option<()> {
        self.post("/api/quiz-sessions", &start_of(number, &self.revision))?;
        for (at, (step, option)) in ANSWERS.iter().enumerate() {
            let answer = json!({ "step": step, "sequence": at + 1, "answer": { "chosen": [option] } });
            let given = json!({ "answers": [answer], "finished": at + 1 == ANSWERS.len() });
            self.post(&format!("/api/quiz-sessions/{}/answers", session(number)), &given)?;
        }
        self.post("/api/leads", &form_of(number))?;
        self.post("/api/orders", &self.order_of(number))?;
        let button = json!({ "attempt": attempt(number).to_string(), "button_version": BUTTON, "method": "card" });
        self.post(&format!("/api/orders/{}/payments", order(number)), &button)
    }

    fn order_of(&self, number: u64) -> Value {
        json!({
            "id": order(number).to_string(),
            "secret": SECRET,
            "country": "FI",
            "locale": "fi_FI",
            "items": items(),
            "coupon": null,
            "email": format!("buyer-{number}@shop.example"),
            "address": {
                "name": "Aino Berg",
                "street": "Mannerheimintie",
                "house": "12",
                "postcode": "00100",
                "city": "Helsinki",
                "phone": "+358 40 1234567",
            },
            "method": "card",
            "expected_total_minor": self.total,
            "revision": self.catalog,
            "funnel": "go",
            "from": "offerpay",
            "session": null,
        })
    }

    fn post(&self, path: &str, body: &Value) -> Option<()> {
        loop {
            let answer = request(self.address, "POST", path, Some(body)).ok()?;
            match answer.status {
                200..300 => return Some(()),
                503 => thread::sleep(Duration::from_millis(5)),
                _ => panic!("{path}: {}", answer.text()),
            }
        }
    }

    /// Whether a shop has everything of a visit.
    fn check(&self, shop: SocketAddr, number: u64) {
        let read = |path: &str| -> Answer { await_answer(shop, path) };
        let run = read(&format!("/api/quiz-sessions/{}", session(number))).json();
        assert_eq!(run["answers"].as_array().map(Vec::len), Some(ANSWERS.len()), "{number}");
        assert_eq!(run["answers"][0]["answer"]["chosen"][0], ANSWERS[0].1, "{number}");
        let order = read(&format!("/api/orders/{}", order(number))).json();
        assert_eq!(order["total_minor"], self.total, "{number}");
        // The same form again finds that it was taken.
        let again = request(shop, "POST", "/api/leads", Some(&form_of(number))).expect("an answer");
        assert_eq!(again.status, 200, "{number}: {}", again.text());
    }
}

fn items() -> Value {
    json!([{ "sku": "daily-trio-3", "quantity": 1 }])
}

fn order(number: u64) -> OrderId {
    OrderId(Ulid::new(NOON_MS.unsigned_abs(), number.into()))
}

fn attempt(number: u64) -> AttemptId {
    AttemptId(Ulid::new(NOON_MS.unsigned_abs(), number.into()))
}

fn settings(more: &[(&'static str, &str)]) -> Vec<(&'static str, String)> {
    let own = [("TRICHTER_ANSWERS_KEYS", KEY)];
    own.iter()
        .chain(more)
        .map(|(name, value)| (*name, (*value).to_owned()))
        .collect()
}

/// Has a shop copied under load and killed; `back_up` copies, `bring_back` starts another shop from the copy.
fn survive(mut victim: Victim, back_up: impl Fn(&Victim, &Path), bring_back: impl FnOnce(&Path) -> Victim) {
    let visits = argument("visits").map_or(VISITS, |visits| visits.parse().expect("a number"));
    let folder = TempDir::new().expect("a folder");
    let diary = Diary::open(victim.address);
    let before = thread::scope(|scope| {
        for _ in 0..VISITORS {
            scope.spawn(|| diary.visit());
        }
        diary.await_more(visits / 2);
        back_up(&victim, &folder.path().join("first"));
        diary.await_more(visits / 2);
        let before = diary.finished();
        back_up(&victim, &folder.path().join("second"));
        // Its visitors are still there when it dies.
        victim.kill();
        before
    });
    assert!(before.len() >= visits, "{before:?}");
    drop(victim);
    let restored = bring_back(&folder.path().join("second"));
    for number in &before {
        diary.check(restored.address, *number);
    }
    let after = diary.finished().len() - before.len();
    println!(
        "{} visits before the copy are all there; {after} were finished after it was asked for",
        before.len()
    );
}

fn trichter(arguments: &[&str], file: &Path, data: &Path) -> Output {
    Command::new(program())
        .args(arguments)
        .arg(file)
        .env("TRICHTER_DATA_DIR", data)
        .env("TRICHTER_ANSWERS_KEYS", KEY)
        .output()
        .expect("the program runs")
}

#[track_caller]
fn assert_done(output: &Output) {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn a_shop_with_an_embedded_database_comes_back_from_a_copy() {
    let data = TempDir::new().expect("a folder");
    survive(
        Victim::start(program(), settings(&[])),
        |victim, file| assert_done(&trichter(&["backup"], file, victim.data.path())),
        |file| {
            assert_done(&trichter(&["restore"], file, data.path()));
            Victim::start_in(data, program(), settings(&[]))
        },
    );
}

#[test]
fn a_shop_with_a_shared_database_comes_back_from_a_copy() {
    let (name, address) = postgres::new_database();
    survive(
        Victim::start(program(), settings(&[("TRICHTER_DATABASE_URL", &address)])),
        |_, file| postgres::dump_database(&name, file),
        |file| {
            let (name, address) = postgres::new_database();
            postgres::restore_database(&name, file);
            Victim::start(program(), settings(&[("TRICHTER_DATABASE_URL", &address)]))
        },
    );
}

#[test]
fn the_operator_is_told_what_else_belongs_to_a_backup() {
    let folder = TempDir::new().expect("a folder");
    let run = |command: &str, data: &str| {
        let output = Command::new(program())
            .arg(command)
            .arg(folder.path().join("copy"))
            .env("TRICHTER_DATA_DIR", folder.path().join(data))
            .output()
            .expect("the program runs");
        let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("text");
        (output.status.code(), text(&output.stdout) + &text(&output.stderr))
    };
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (code, message) = run("backup", "old");
    assert_eq!(code, Some(1), "there is nothing to copy: {message}");
    let migrated = Command::new(program())
        .arg("migrate")
        .env("TRICHTER_DATA_DIR", folder.path().join("old"))
        .output()
        .expect("the program runs");
    assert_done(&migrated);
    let (code, message) = run("backup", "old");
    assert_eq!(code, Some(0), "{message}");
    let first = format!(
        "SQLite at {} was copied to {}: ",
        path("old/trichter.sqlite3"),
        path("copy")
    );
    assert!(message.starts_with(&first), "{message}");
    let key = format!("Not in it: {}, without which", path("old/answers.key"));
    assert!(message.contains(&key), "{message}");
    let (code, message) = run("backup", "old");
    let line = format!("trichter: {} is there already, and is not overwritten\n", path("copy"));
    assert_eq!((code, message), (Some(1), line));

    let (code, message) = run("restore", "new");
    let told = format!(
        "SQLite at {} holds what was copied to {}.\nBring {} back before the shop starts: without it a new one is made, kept \
         answers cannot be read and links in mails open nothing.\n",
        path("new/trichter.sqlite3"),
        path("copy"),
        path("new/answers.key")
    );
    assert_eq!((code, message), (Some(0), told));
    let (code, message) = run("restore", "new");
    let line = format!(
        "trichter: {} is there already, and is not overwritten\n",
        path("new/trichter.sqlite3")
    );
    assert_eq!((code, message), (Some(1), line));
}
