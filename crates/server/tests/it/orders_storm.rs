//! A storm of orders over a shop that is killed every few seconds: buyers who press twice, come back or never do; messages sent
//! three times, shuffled, some before the attempt is written down, a tenth of them never; and the poller beside it all. It goes on
//! after the payment with offers, parcels, withdrawals and refunds, by an operator whose commands are killed as well. In the end
//! every order is paid exactly once or not at all, our ledger is the sandbox's own to the cent, no number is missing or doubled,
//! nothing was sold without its own order button, and each mail is there once. `orders:2000` as an argument of the test program
//! asks for more.

mod after_sale;
mod books;
mod buyer;

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use domain::id::AttemptId;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::runtime::Runtime;

use self::after_sale::Operator;
use self::buyer::{Plan, visit};
use crate::ordering::{KEY, message};
use crate::postgres;
use crate::shop::Answer;
use crate::victim::{Victim, argument, await_answer, program, request, request_with};

/// Orders in an ordinary run of the tests.
const ORDERS: u64 = 200;

/// Buyers, and senders of messages, at once.
const BUYERS: usize = 8;
const SENDERS: usize = 3;

/// A shop lives so long between two kills, counted from its first answer.
const SHORTEST_LIFE_MS: u64 = 1500;
const LIFE_SPREAD_MS: u64 = 2000;

/// Nothing may take longer: then the test fails instead of hanging.
const LONGEST: Duration = Duration::from_mins(10);

/// What is going on, for all threads.
struct Storm {
    address: SocketAddr,
    operator: Operator,
    begun: Instant,
    orders: u64,
    totals: BTreeMap<&'static str, i64>,
    next: AtomicU64,
    acknowledged: AtomicU64,
    buyers_left: AtomicU64,
    is_over: AtomicBool,
    /// Messages that are still to be delivered: body and signature.
    messages: Mutex<Vec<(String, String)>>,
    events: AtomicU64,
}

impl Storm {
    fn check_time(&self, what: &str) {
        assert!(self.begun.elapsed() < LONGEST, "{what} takes too long");
    }

    /// Repeats a request until it is answered with something else than "try again", as browsers do across the shop's deaths.
    fn insist(&self, method: &str, path: &str, body: Option<&Value>) -> Answer {
        self.insist_with(path, || request(self.address, method, path, body))
    }

    fn insist_with(&self, what: &str, ask: impl Fn() -> std::io::Result<Answer>) -> Answer {
        loop {
            match ask() {
                Ok(answer) if answer.status == 503 => {}
                Ok(answer) => {
                    self.acknowledged.fetch_add(1, Ordering::SeqCst);
                    return answer;
                }
                Err(_) => {}
            }
            self.check_time(what);
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// Three copies of two messages about a payment join those that wait, anywhere among them.
    fn announce(&self, reference: &str, attempt: AttemptId) {
        for kind in ["payment.approved", "charge.succeeded"] {
            let event = format!("evt_{}", self.events.fetch_add(1, Ordering::SeqCst));
            let (body, signature) = message(&event, kind, reference, &attempt.to_string(), now_ms());
            let mut waiting = self.messages.lock().unwrap_or_else(PoisonError::into_inner);
            for copy in 0..3 {
                let digest = blake3::hash(format!("{event} {copy}").as_bytes());
                let at = usize::from(u16::from_be_bytes([digest.as_bytes()[0], digest.as_bytes()[1]]));
                let at = at % (waiting.len() + 1);
                waiting.insert(at, (body.clone(), signature.clone()));
            }
        }
    }
}

#[expect(
    clippy::disallowed_methods,
    reason = "the process that is tested has the machine's clock"
)]
fn now_ms() -> i64 {
    jiff::Timestamp::now().as_millisecond()
}

/// One buyer after the other, until all have been.
fn buy(storm: &Storm) {
    loop {
        let number = storm.next.fetch_add(1, Ordering::SeqCst);
        if number > storm.orders {
            return;
        }
        visit(storm, Plan::of(number));
        storm.buyers_left.fetch_sub(1, Ordering::SeqCst);
    }
}

/// Delivers messages until there are none and nobody will add any. What is not acknowledged is sent again.
fn deliver(storm: &Storm) {
    loop {
        let next = storm.messages.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let Some((body, signature)) = next else {
            if storm.buyers_left.load(Ordering::SeqCst) == 0 {
                return;
            }
            thread::sleep(Duration::from_millis(5));
            continue;
        };
        let answer = storm.insist_with("a message", || send(storm.address, &body, &signature));
        assert_eq!(answer.status, 200, "{}", answer.text());
    }
}

fn send(address: SocketAddr, body: &str, signature: &str) -> std::io::Result<Answer> {
    let headers = format!("content-type: application/json\r\nsandbox-signature: {signature}\r\n");
    request_with(address, "POST", "/webhooks/sandbox", &headers, body)
}

/// Reads the sandbox's books over its shoulder, and sends a message about each payment the moment it begins there: before the shop
/// has noted what it is called.
fn hurry(storm: &Storm, books: &Path) {
    let mut read_lines = 0;
    while !storm.is_over.load(Ordering::SeqCst) && storm.begun.elapsed() < LONGEST {
        let text = std::fs::read_to_string(books).unwrap_or_default();
        let whole = text.rfind('\n').map_or("", |end| &text[..end]);
        for line in whole.lines().skip(read_lines) {
            read_lines += 1;
            let entry: Value = serde_json::from_str(line).unwrap_or_default();
            if let (Some(payment), Some(attempt)) = (find_text(&entry, "payment"), find_text(&entry, "attempt")) {
                let event = format!("evt_early_{}", storm.events.fetch_add(1, Ordering::SeqCst));
                let (body, signature) = message(&event, "payment.opened", &payment, &attempt, now_ms());
                // Once, and not again if nobody is there.
                let _ = send(storm.address, &body, &signature);
            }
        }
        thread::sleep(Duration::from_millis(2));
    }
}

/// A text of that name, however deep it lies.
fn find_text(entry: &Value, name: &str) -> Option<String> {
    let members = entry.as_object()?;
    members
        .get(name)
        .and_then(Value::as_str)
        .map(str::to_owned)
        .or_else(|| members.values().find_map(|member| find_text(member, name)))
}

/// Kills the shop every few seconds while there are buyers; says how often.
fn rage(storm: &Storm, victim: &mut Victim) -> u32 {
    let mut kills = 0;
    while storm.buyers_left.load(Ordering::SeqCst) > 0 {
        let heard = storm.acknowledged.load(Ordering::SeqCst);
        while storm.acknowledged.load(Ordering::SeqCst) == heard && storm.buyers_left.load(Ordering::SeqCst) > 0 {
            storm.check_time("the shop's start");
            victim.revive();
            thread::sleep(Duration::from_millis(5));
        }
        let digest = blake3::hash(format!("{kills} {:?}", storm.begun.elapsed()).as_bytes());
        let spread = u64::from(digest.as_bytes()[0]) * LIFE_SPREAD_MS / 0xff;
        thread::sleep(Duration::from_millis(SHORTEST_LIFE_MS + spread));
        if storm.buyers_left.load(Ordering::SeqCst) > 0 {
            victim.kill();
            victim.start_again();
            kills += 1;
        }
    }
    kills
}

fn weather(database: Option<String>) {
    let begun = Instant::now();
    let orders = argument("orders").map_or(ORDERS, |orders| orders.parse().expect("a number"));
    let mut settings = vec![
        ("TRICHTER_ANSWERS_KEYS", KEY.to_owned()),
        ("TRICHTER_RECONCILE_SECONDS", "1".to_owned()),
    ];
    settings.extend(database.clone().map(|address| ("TRICHTER_DATABASE_URL", address)));
    let mut victim = Victim::start(program(), settings.clone());
    await_answer(victim.address, "/healthz");
    let data = victim.data.path().to_owned();
    let mut storm = Storm {
        address: victim.address,
        operator: Operator {
            program: program(),
            data: data.clone(),
            settings,
        },
        begun,
        orders,
        totals: BTreeMap::new(),
        next: AtomicU64::new(1),
        acknowledged: AtomicU64::default(),
        buyers_left: AtomicU64::new(orders),
        is_over: AtomicBool::default(),
        messages: Mutex::default(),
        events: AtomicU64::default(),
    };
    storm.totals = ["DE", "AT", "DK"]
        .map(|country| (country, total_in(&storm, country)))
        .into();
    let mails = TempDir::new().expect("a folder");
    let collector = Collector::start(data.join("mails"), mails.path().to_owned());
    let kills = thread::scope(|scope| {
        scope.spawn(|| hurry(&storm, &data.join("sandbox-books.jsonl")));
        let senders: Vec<_> = (0..SENDERS).map(|_| scope.spawn(|| deliver(&storm))).collect();
        for _ in 0..BUYERS {
            scope.spawn(|| {
                // A buyer who fails must not keep the others waiting for ever.
                let bought = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| buy(&storm)));
                if let Err(panic) = bought {
                    storm.buyers_left.store(0, Ordering::SeqCst);
                    storm.is_over.store(true, Ordering::SeqCst);
                    std::panic::resume_unwind(panic);
                }
            });
        }
        let kills = rage(&storm, &mut victim);
        for sender in senders {
            sender.join().expect("messages are delivered");
        }
        storm.is_over.store(true, Ordering::SeqCst);
        kills
    });
    let calm = begun.elapsed();
    let runtime = Runtime::new().expect("a runtime");
    let store = books::open(&runtime, &data, database);
    let seen = runtime.block_on(books::await_calm(&store, &storm));
    collector.finish();
    books::check(&seen, &storm, &runtime.block_on(books::statement(&data)), mails.path());
    let metrics = await_answer(victim.address, "/metrics").text();
    assert!(metrics.contains("paid_without_order 0"), "{metrics}");
    println!(
        "{orders} buyers, {kills} kills, {} requests: {seen}; storm {calm:.1?}, all {:.1?}",
        storm.acknowledged.load(Ordering::SeqCst),
        begun.elapsed()
    );
}

/// Keeps every mail that is written, until all is calm: a shop without a mail server has only the last ones.
struct Collector {
    is_over: Arc<AtomicBool>,
    thread: thread::JoinHandle<()>,
}

impl Collector {
    fn start(mails: PathBuf, kept: PathBuf) -> Self {
        let is_over = Arc::new(AtomicBool::default());
        let thread = thread::spawn({
            let is_over = Arc::clone(&is_over);
            move || {
                while !is_over.load(Ordering::SeqCst) {
                    keep_new(&mails, &kept);
                    thread::sleep(Duration::from_millis(100));
                }
                keep_new(&mails, &kept);
            }
        });
        Collector { is_over, thread }
    }

    fn finish(self) {
        self.is_over.store(true, Ordering::SeqCst);
        self.thread.join().expect("mails can be kept");
    }
}

fn keep_new(mails: &Path, kept: &Path) {
    for mail in std::fs::read_dir(mails).into_iter().flatten().flatten() {
        // What is there was kept; what is gone again was unfinished.
        let _ = std::fs::hard_link(mail.path(), kept.join(mail.file_name()));
    }
}

fn total_in(storm: &Storm, country: &str) -> i64 {
    let basket = json!({
        "country": country,
        "locale": if country == "DK" { "da_DK" } else { "de_DE" },
        "items": [{ "sku": "daily-trio-3", "quantity": 1 }],
        "coupon": null,
    });
    let quote = storm.insist("POST", "/api/quotes", Some(&basket)).json();
    quote["total_minor"].as_i64().expect("a total")
}

#[test]
fn every_order_is_paid_once_or_not_at_all_on_sqlite() {
    weather(None);
}

#[test]
fn every_order_is_paid_once_or_not_at_all_on_postgres() {
    let (name, address) = postgres::new_database();
    weather(Some(address));
    postgres::drop_database(&name);
}
