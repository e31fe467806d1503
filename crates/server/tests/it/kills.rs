//! A shop that is killed again and again while visitors use it: whatever it acknowledged is there, once, and what it owes is
//! done after the next start. `make kill-tests` does it 200 times with the release build.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use domain::id::{LeadId, SessionId, Ulid};
use domain::job::JobState;
use domain::lead::Marketing;
use serde_json::{Value, json};
use server::config::Config;
use store::health_consents::find_health_consent;
use store::jobs::count_jobs_by_state;
use store::leads::{find_lead, list_leads_of};
use store::{Reader, Store};
use tokio::runtime::Runtime;

use crate::shop::NOON_MS;
use crate::victim::{PATIENCE, SECRET, Victim, argument, await_answer, program, request};

/// Kills in an ordinary run of the tests; `times:200` as an argument of the test program asks for more.
const KILLS: u32 = 4;

/// Visitors at once.
const VISITORS: u64 = 8;

/// The longest time from the first answer after a start to the kill.
const LONGEST_LIFE_MS: u64 = 400;

/// What each visitor answers: the steps of the short quiz that come first.
pub(crate) const ANSWERS: [(&str, &str); 3] = [("breakfast", "always"), ("meals", "three"), ("glass", "here")];

/// What visitors did, and what they heard.
#[derive(Default)]
struct Diary {
    next_visitor: AtomicU64,
    /// Those whose every request was acknowledged.
    finished: Mutex<Vec<u64>>,
    acknowledged: AtomicU64,
    is_over: AtomicBool,
}

/// One visit after the other. A request is repeated until it is acknowledged, as browsers do, across the shop's deaths.
fn visit(address: SocketAddr, diary: &Diary, revision: &str) {
    while !diary.is_over.load(Ordering::SeqCst) {
        let number = diary.next_visitor.fetch_add(1, Ordering::SeqCst);
        let run = format!("/api/quiz-sessions/{}", session(number));
        insist(address, diary, "/api/quiz-sessions", &start_of(number, revision));
        for (at, (step, option)) in ANSWERS.iter().enumerate() {
            let answer = json!({ "step": step, "sequence": at + 1, "answer": { "chosen": [option] } });
            let given = json!({ "answers": [answer], "finished": at + 1 == ANSWERS.len() });
            insist(address, diary, &format!("{run}/answers"), &given);
        }
        insist(address, diary, "/api/leads", &form_of(number));
        diary.finished.lock().expect("no panic").push(number);
    }
}

pub(crate) fn session(number: u64) -> SessionId {
    SessionId(Ulid::new(NOON_MS.unsigned_abs(), number.into()))
}

fn lead(number: u64) -> LeadId {
    LeadId(Ulid::new(NOON_MS.unsigned_abs(), number.into()))
}

fn email(number: u64) -> String {
    format!("visitor-{number}@shop.example")
}

pub(crate) fn start_of(number: u64, revision: &str) -> Value {
    json!({
        "id": session(number).to_string(),
        "secret": SECRET,
        "quiz": "go",
        "revision": revision,
        "funnel": "go",
        "country": "FI",
        "locale": "fi_FI",
        "text_version": "2026-11-15",
    })
}

pub(crate) fn form_of(number: u64) -> Value {
    json!({
        "id": lead(number).to_string(),
        "email": email(number),
        "email_is_meant": true,
        "run": { "id": session(number).to_string(), "secret": SECRET },
        "country": "FI",
        "locale": "fi_FI",
        "funnel": "go",
        "marks": {},
        "wants_result": true,
        "newsletter": true,
        "text_version": "2026-11-16",
    })
}

fn insist(address: SocketAddr, diary: &Diary, path: &str, body: &Value) {
    let begun = Instant::now();
    loop {
        match request(address, "POST", path, Some(body)) {
            Ok(answer) if (200..300).contains(&answer.status) => break,
            Ok(answer) => assert_eq!(answer.status, 503, "{path}: {}", answer.text()),
            // Dead, or it died before it had said everything.
            Err(_) => {}
        }
        assert!(begun.elapsed() < PATIENCE, "{path} is never acknowledged");
        thread::sleep(Duration::from_millis(5));
    }
    diary.acknowledged.fetch_add(1, Ordering::SeqCst);
}

#[test]
fn nothing_that_was_acknowledged_is_lost_or_doubled_however_often_the_shop_is_killed() {
    let times = argument("times").map_or(KILLS, |times| times.parse().expect("a number"));
    let mut victim = Victim::start(program(), Vec::new());
    let address = victim.address;
    let payload = await_answer(address, "/go/fi/_payload.json").json();
    let revision = payload["props"]["quiz"]["revision"].as_str().expect("a revision");
    let diary = Diary::default();
    thread::scope(|scope| {
        for _ in 0..VISITORS {
            scope.spawn(|| visit(address, &diary, revision));
        }
        for kill in 0..times {
            let heard = diary.acknowledged.load(Ordering::SeqCst);
            let begun = Instant::now();
            while diary.acknowledged.load(Ordering::SeqCst) == heard && begun.elapsed() < PATIENCE {
                thread::sleep(Duration::from_millis(1));
            }
            thread::sleep(Duration::from_millis(life_ms(kill)));
            victim.kill();
            victim.start_again();
        }
        diary.is_over.store(true, Ordering::SeqCst);
    });
    let finished = diary.finished.into_inner().expect("no panic");
    assert!(!finished.is_empty());
    for &number in &finished {
        let kept = await_answer(address, &format!("/api/quiz-sessions/{}", session(number))).json();
        let kept: BTreeMap<&str, &str> = kept["answers"]
            .as_array()
            .expect("a list")
            .iter()
            .map(|kept| {
                (
                    kept["step"].as_str().expect("a step"),
                    kept["answer"]["chosen"][0].as_str().expect("an option"),
                )
            })
            .collect();
        assert_eq!(kept, BTreeMap::from(ANSWERS), "{number}");
    }
    let runtime = Runtime::new().expect("a runtime");
    let store = books(&runtime, victim.data.path());
    runtime.block_on(check_leads(&store, &finished));
    // Each of them is owed two mails, and so is nobody else: every visit was finished.
    let owed = 2 * finished.len() as u64;
    let begun = Instant::now();
    let states = loop {
        let states = runtime.block_on(count_jobs(&store));
        if states[&JobState::Done] == owed || begun.elapsed() > PATIENCE {
            break states;
        }
        thread::sleep(Duration::from_millis(100));
    };
    let done_alone = JobState::ALL.map(|state| (state, if state == JobState::Done { owed } else { 0 }));
    assert_eq!(states, BTreeMap::from(done_alone));
    let acknowledged = diary.acknowledged.load(Ordering::SeqCst);
    println!("{times} kills: {acknowledged} requests acknowledged, nothing lost, nothing doubled");
}

/// Some milliseconds, different for each kill and each run.
fn life_ms(kill: u32) -> u64 {
    let seed = format!("{kill} {:?}", Instant::now());
    let digest = blake3::hash(seed.as_bytes());
    u64::from(u16::from_be_bytes([digest.as_bytes()[0], digest.as_bytes()[1]])) * LONGEST_LIFE_MS / 0xffff
}

/// The books of a shop, beside the process that keeps them.
fn books(runtime: &Runtime, data: &Path) -> Store {
    let settings = BTreeMap::from([("TRICHTER_DATA_DIR".to_owned(), data.display().to_string())]);
    let config = Config::merge(None, &settings).expect("valid settings");
    let _within = runtime.enter();
    Store::open(&config.database, std::sync::Arc::new(|_, _, _| ()))
}

async fn check_leads(store: &Store, finished: &[u64]) {
    let checked = store.read("checking leads", async |reader: &Reader| {
        for &number in finished {
            let found = find_lead(reader, lead(number)).await?.expect("it was acknowledged");
            assert!(matches!(found.marketing, Marketing::Asked { .. }), "{number}");
            let of_address = list_leads_of(reader, &email(number)).await?;
            assert_eq!(of_address.len(), 1, "{number} is there once");
            let consent = find_health_consent(reader, session(number)).await?;
            assert!(consent.is_some_and(|consent| consent.ended_at_ms.is_none()), "{number}");
        }
        Ok(())
    });
    checked.await.expect("read");
}

async fn count_jobs(store: &Store) -> BTreeMap<JobState, u64> {
    let counted = store.read("counting", async |reader: &Reader| count_jobs_by_state(reader).await);
    counted.await.expect("read")
}
