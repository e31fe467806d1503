//! A storm of orders over a shop that is killed every few seconds: buyers who press twice, come back or never do; messages sent
//! three times, shuffled, some before the attempt is written down, a tenth of them never; and the poller beside it all. In the end
//! every order is paid exactly once or not at all, our ledger is the sandbox's own to the cent, and no number is missing or doubled.
//! `orders:2000` as an argument of the test program asks for more.

use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use domain::id::{AttemptId, OrderId, Ulid};
use domain::job::{JobState, KeptJob};
use domain::order::{MovementKind, Order, OrderNumber, OrderState};
use domain::payment::Standing;
use payments::sandbox::StatementLine;
use payments::{Gateway, GatewaySettings, SandboxSettings, Secret, Timeouts};
use serde_json::{Value, json};
use server::config::Config;
use server::jobs::{MailAbout, MailKind, MailWork, Work};
use store::jobs::{count_jobs_by_state, list_jobs};
use store::ledger::list_entries_of;
use store::orders::find_order;
use store::payment_attempts::list_attempts_of;
use store::payment_cases::count_open_cases;
use store::{Reader, Store};
use tokio::runtime::Runtime;

use crate::ordering::{BUTTON, KEY, message};
use crate::postgres;
use crate::shop::{Answer, NOON_MS};
use crate::victim::{SECRET, Victim, argument, await_answer, program, request, request_with};

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

/// How long the shop has to put the last payments right once it is left alone.
const AFTERMATH: Duration = Duration::from_mins(1);

/// What a buyer does on the pay page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    Approves,
    PassesTheBank,
    /// Is declined, and approves at the second try.
    IsDeclinedFirst,
    /// Opens a second pay page in another tab, and approves there.
    ChoosesAgain,
    /// Approves, and presses the order button once more in a tab that was left open.
    PressesLate,
    Cancels,
    /// Leaves the page open and never comes back.
    Leaves,
}

/// Everything about a buyer is decided by their number, so that a run can be looked at again.
#[derive(Clone, Copy)]
struct Plan {
    number: u64,
    fate: Fate,
    comes_back: bool,
    has_messages: bool,
    presses_twice: bool,
    country: &'static str,
}

impl Plan {
    fn of(number: u64) -> Self {
        let digest = *blake3::hash(&number.to_be_bytes()).as_bytes();
        let fate = match digest[0] % 20 {
            0..=10 => Fate::Approves,
            11 | 12 => Fate::PassesTheBank,
            13 | 14 => Fate::IsDeclinedFirst,
            15 => Fate::ChoosesAgain,
            16 => Fate::PressesLate,
            17 | 18 => Fate::Cancels,
            _ => Fate::Leaves,
        };
        Plan {
            number,
            fate,
            comes_back: digest[1] % 10 < 6,
            has_messages: !digest[2].is_multiple_of(10),
            presses_twice: digest[3].is_multiple_of(5),
            country: if digest[4].is_multiple_of(3) { "AT" } else { "DE" },
        }
    }

    fn order(self) -> OrderId {
        OrderId(Ulid::new(NOON_MS.unsigned_abs(), self.number.into()))
    }

    fn attempt(self, nth: u64) -> AttemptId {
        let random = u128::from(self.number) * 100 + u128::from(nth);
        AttemptId(Ulid::new(NOON_MS.unsigned_abs(), random))
    }

    fn pays(self) -> bool {
        !matches!(self.fate, Fate::Cancels | Fate::Leaves)
    }
}

/// What is going on, for all threads.
struct Storm {
    address: SocketAddr,
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

fn visit(storm: &Storm, plan: Plan) {
    let form = form_of(plan, storm.totals[plan.country]);
    let drafted = storm.insist("POST", "/api/orders", Some(&form));
    assert!((200..=201).contains(&drafted.status), "{}", drafted.text());
    let first = press(storm, plan, 1).expect("a pay page");
    if plan.presses_twice {
        assert_eq!(press(storm, plan, 1).as_deref(), Some(first.as_str()));
    }
    match plan.fate {
        Fate::Approves | Fate::PressesLate => click(storm, &first, "approve"),
        Fate::PassesTheBank => {
            click(storm, &first, "ask-bank");
            click(storm, &first, "bank-ok");
        }
        Fate::IsDeclinedFirst => {
            click(storm, &first, "decline");
            settle(storm, plan);
        }
        Fate::Cancels => click(storm, &first, "cancel"),
        Fate::ChoosesAgain | Fate::Leaves => {}
    }
    let (reference, nth) = match plan.fate {
        Fate::IsDeclinedFirst | Fate::ChoosesAgain => {
            let second = press(storm, plan, 2).expect("a second pay page");
            click(storm, &second, "approve");
            (second, 2)
        }
        _ => (first, 1),
    };
    if plan.fate == Fate::PressesLate {
        // Whatever the shop knows by then, it begins no second payment.
        assert_eq!(press(storm, plan, 2), None);
    }
    if plan.has_messages && plan.pays() {
        storm.announce(&reference, plan.attempt(nth));
    }
    if plan.comes_back {
        settle(storm, plan);
    }
}

fn form_of(plan: Plan, total_minor: i64) -> Value {
    let postcode = if plan.country == "AT" { "1010" } else { "10115" };
    json!({
        "id": plan.order().to_string(),
        "secret": SECRET,
        "country": plan.country,
        "locale": "de_DE",
        "items": [{ "sku": "daily-trio-3", "quantity": 1 }],
        "coupon": null,
        "email": format!("buyer-{}@shop.example", plan.number),
        "address": { "name": "Anna Berg", "street": "Weg", "house": "1", "postcode": postcode, "city": "Ort" },
        "method": "card",
        "expected_total_minor": total_minor,
        "revision": 1,
        "funnel": "start",
        "from": "offerpay",
        "session": null,
    })
}

/// Presses the order button; what the sandbox calls the payment, unless the shop says that there is nothing to pay.
fn press(storm: &Storm, plan: Plan, nth: u64) -> Option<String> {
    let body = json!({ "attempt": plan.attempt(nth).to_string(), "button_version": BUTTON, "method": "card" });
    let answer = storm.insist("POST", &format!("/api/orders/{}/payments", plan.order()), Some(&body));
    if answer.status == 409 {
        return None;
    }
    assert!(
        (200..=201).contains(&answer.status),
        "{:?}: {}",
        plan.fate,
        answer.text()
    );
    let redirect = answer.json()["redirect"].as_str().expect("an address").to_owned();
    redirect.rsplit_once('/').map(|(_, reference)| reference.to_owned())
}

fn click(storm: &Storm, reference: &str, action: &str) {
    let path = format!("/sandbox/pay/{reference}");
    let body = format!("messages=never&action={action}");
    let answer = storm.insist_with(&path, || {
        let headers = "content-type: application/x-www-form-urlencoded\r\n";
        request_with(storm.address, "POST", &path, headers, &body)
    });
    assert_eq!(answer.status, 303, "{}", answer.text());
}

fn settle(storm: &Storm, plan: Plan) {
    let answer = storm.insist("POST", &format!("/api/orders/{}/settle", plan.order()), None);
    assert_eq!(answer.status, 200, "{}", answer.text());
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
    let mut victim = Victim::start(program(), settings);
    await_answer(victim.address, "/healthz");
    let books = victim.data.path().join("sandbox-books.jsonl");
    let storm = Storm {
        address: victim.address,
        begun,
        orders,
        totals: BTreeMap::from([("DE", 0), ("AT", 0)]),
        next: AtomicU64::new(1),
        acknowledged: AtomicU64::default(),
        buyers_left: AtomicU64::new(orders),
        is_over: AtomicBool::default(),
        messages: Mutex::default(),
        events: AtomicU64::default(),
    };
    let storm = Storm {
        totals: storm
            .totals
            .keys()
            .map(|country| (*country, total_in(&storm, country)))
            .collect(),
        ..storm
    };
    let kills = thread::scope(|scope| {
        scope.spawn(|| hurry(&storm, &books));
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
    let store = open_books(&runtime, victim.data.path(), database);
    let paid = await_calm(&runtime, &store, &storm);
    check(&runtime, &store, &storm, &books, &paid);
    let metrics = await_answer(victim.address, "/metrics").text();
    assert!(metrics.contains("paid_without_order 0"), "{metrics}");
    println!(
        "{orders} orders, {kills} kills, {} requests: {} paid, each once; storm {calm:.1?}, all {:.1?}",
        storm.acknowledged.load(Ordering::SeqCst),
        paid.len(),
        begun.elapsed()
    );
}

fn total_in(storm: &Storm, country: &str) -> i64 {
    let basket = json!({
        "country": country,
        "locale": "de_DE",
        "items": [{ "sku": "daily-trio-3", "quantity": 1 }],
        "coupon": null,
    });
    let quote = storm.insist("POST", "/api/quotes", Some(&basket)).json();
    quote["total_minor"].as_i64().expect("a total")
}

/// The books of the shop, beside the process that keeps them.
fn open_books(runtime: &Runtime, data: &Path, database: Option<String>) -> Store {
    let mut settings = BTreeMap::from([("TRICHTER_DATA_DIR".to_owned(), data.display().to_string())]);
    settings.extend(database.map(|address| ("TRICHTER_DATABASE_URL".to_owned(), address)));
    let config = Config::merge(None, &settings).expect("valid settings");
    let _within = runtime.enter();
    Store::open(&config.database, Arc::new(|_, _, _| ()))
}

/// Waits until everybody who paid is known to have paid, and gives their orders.
fn await_calm(runtime: &Runtime, store: &Store, storm: &Storm) -> Vec<Order> {
    let begun = Instant::now();
    let payers: Vec<Plan> = (1..=storm.orders).map(Plan::of).filter(|plan| plan.pays()).collect();
    loop {
        let orders: Vec<Order> = runtime
            .block_on(store.read("looking", async |reader: &Reader| {
                let mut orders = Vec::new();
                for plan in &payers {
                    orders.extend(find_order(reader, plan.order()).await?);
                }
                Ok(orders)
            }))
            .expect("read");
        assert_eq!(orders.len(), payers.len());
        let waiting = orders.iter().filter(|order| order.state != OrderState::Paid).count();
        if waiting == 0 {
            return orders;
        }
        assert!(begun.elapsed() < AFTERMATH, "{waiting} of {} stay unpaid", payers.len());
        thread::sleep(Duration::from_millis(100));
    }
}

/// A movement as both books can name it.
type Moved = (String, MovementKind, i64);

fn check(runtime: &Runtime, store: &Store, storm: &Storm, books: &Path, paid: &[Order]) {
    let statement = read_statement(runtime, books);
    let theirs: BTreeMap<AttemptId, Vec<Moved>> = statement.into_iter().fold(BTreeMap::new(), |mut all, line| {
        let movement = line.movement;
        let moved = (movement.reference, movement.kind, movement.amount.minor);
        all.entry(line.attempt).or_default().push(moved);
        all
    });
    let mut compared = 0;
    let checked = store.read("comparing", async |reader: &Reader| {
        for plan in (1..=storm.orders).map(Plan::of) {
            let order = find_order(reader, plan.order()).await?.expect("it was acknowledged");
            let attempts = list_attempts_of(reader, order.id).await?;
            let mut expected: Vec<Moved> = attempts
                .iter()
                .flat_map(|attempt| theirs.get(&attempt.id).cloned().unwrap_or_default())
                .collect();
            let entries = list_entries_of(reader, order.id).await?;
            let mut ours: Vec<Moved> = entries
                .iter()
                .map(|entry| (entry.reference.clone(), entry.kind, entry.amount.minor.abs()))
                .collect();
            expected.sort();
            ours.sort();
            assert_eq!(
                ours,
                expected,
                "{plan:?}: our ledger is not the sandbox's",
                plan = plan.fate
            );
            compared += ours.len();
            let charged: Vec<i64> = ours
                .iter()
                .filter(|(_, kind, _)| *kind == MovementKind::Charge)
                .map(|(_, _, minor)| *minor)
                .collect();
            let is_paid = attempts
                .iter()
                .filter(|attempt| attempt.standing == Standing::Paid)
                .count();
            if plan.pays() {
                assert_eq!((order.state, is_paid), (OrderState::Paid, 1), "{:?}", plan.fate);
                assert_eq!(charged, [order.total.minor], "paid once, {:?}", plan.fate);
            } else {
                assert_eq!((order.state, is_paid), (OrderState::Placed, 0), "{:?}", plan.fate);
                assert!(charged.is_empty(), "{:?}", plan.fate);
                assert_eq!(order.number, None);
            }
        }
        let cases = count_open_cases(reader).await?;
        assert_eq!(cases.values().sum::<u64>(), 0, "{cases:?}");
        let jobs = count_jobs_by_state(reader).await?;
        assert_eq!(jobs[&JobState::Dead], 0);
        let all = list_jobs(reader, None, jobs.values().sum()).await?;
        check_mails(&all, paid);
        Ok(())
    });
    runtime.block_on(checked).expect("read");
    assert_eq!(
        compared,
        theirs.values().map(Vec::len).sum::<usize>(),
        "the sandbox moved nothing else"
    );
    check_numbers(paid);
}

/// Every order that was paid has one mail that says so, and no other has one.
fn check_mails(jobs: &[KeptJob], paid: &[Order]) {
    let told = jobs
        .iter()
        .filter_map(|job| match Work::read(&job.kind, job.payload.get()) {
            Some(Work::Mail(MailWork {
                mail: MailKind::OrderPaid,
                about: MailAbout::Order { order },
            })) => Some(order),
            _ => None,
        });
    let mut told: Vec<OrderId> = told.collect();
    told.sort();
    let mut expected: Vec<OrderId> = paid.iter().map(|order| order.id).collect();
    expected.sort();
    assert_eq!(told, expected, "each payment is told once");
}

/// Of each country all numbers from the first on, none twice.
fn check_numbers(paid: &[Order]) {
    let mut taken: BTreeMap<String, BTreeSet<u64>> = BTreeMap::new();
    for order in paid {
        let number = order.number.expect("a paid order has a number");
        let is_new = taken
            .entry(number.country.to_string())
            .or_default()
            .insert(number.number);
        assert!(is_new, "{number} is there twice");
    }
    for (country, numbers) in taken {
        let expected: BTreeSet<u64> = (OrderNumber::FIRST..).take(numbers.len()).collect();
        assert_eq!(numbers, expected, "{country} has a gap");
    }
}

/// What the sandbox's own file says.
fn read_statement(runtime: &Runtime, books: &Path) -> Vec<StatementLine> {
    let settings = GatewaySettings {
        stripe: None,
        paypal: None,
        sandbox: Some(SandboxSettings {
            books: PathBuf::from(books),
            public_url: "http://shop.example".to_owned(),
            webhook_url: None,
            webhook_secret: Secret::new("nobody"),
        }),
        timeouts: Timeouts::default(),
    };
    runtime.block_on(async {
        let gateway = Gateway::new(&settings, Arc::new(now_ms)).expect("the books open");
        let sandbox = gateway.sandbox().expect("the sandbox");
        sandbox.statement().await.expect("a statement")
    })
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
