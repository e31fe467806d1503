//! What the books say once the storm is over: ours, the sandbox's, and the folder of mails.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::Path;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use domain::digital_goods::Grant;
use domain::id::{AttemptId, OrderId};
use domain::job::{JobState, KeptJob};
use domain::order::{Attempt, MovementKind, Order, OrderNumber, OrderState, Refund, RefundState};
use domain::payment::Standing;
use domain::withdrawal::WithdrawalCase;
use payments::sandbox::StatementLine;
use payments::{Gateway, GatewaySettings, SandboxSettings, Secret, Timeouts};
use server::config::Config;
use server::jobs::{MailAbout, MailKind, MailWork, Work};
use store::digital_goods::list_grants_of;
use store::jobs::{count_jobs_by_state, list_jobs};
use store::ledger::list_entries_of;
use store::orders::list_purchase;
use store::payment_attempts::list_attempts_of;
use store::payment_cases::count_open_cases;
use store::refunds::list_refunds_of;
use store::withdrawals::list_cases_of;
use store::{Reader, Store, StoreError};
use tokio::runtime::Runtime;

use super::after_sale::Afterwards;
use super::buyer::Plan;
use super::{Storm, now_ms};
use crate::ordering::BUTTON;

/// How long the shop has to put the rest right once it is left alone.
const AFTERMATH: Duration = Duration::from_mins(5);

/// A movement as both books can name it.
type Moved = (String, MovementKind, i64);

/// All that the shop knows of one order.
struct Kept {
    order: Order,
    attempts: Vec<Attempt>,
    moved: Vec<Moved>,
    refunds: Vec<Refund>,
    grants: Vec<Grant>,
}

/// All that it knows of a buyer.
struct Bought {
    plan: Plan,
    first: Kept,
    later: Vec<Kept>,
    withdrawn: Vec<WithdrawalCase>,
}

impl Bought {
    fn orders(&self) -> impl Iterator<Item = &Kept> {
        [&self.first].into_iter().chain(&self.later)
    }
}

/// What was seen of the shop's books at one moment.
pub(super) struct Seen {
    buyers: Vec<Bought>,
    jobs: Vec<KeptJob>,
    open_cases: u64,
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let orders = || self.buyers.iter().flat_map(Bought::orders);
        let paid = orders().filter(|kept| kept.order.state == OrderState::Paid).count();
        let later: usize = self.buyers.iter().map(|bought| bought.later.len()).sum();
        let refunds: usize = orders().map(|kept| kept.refunds.len()).sum();
        let withdrawn = self.buyers.iter().filter(|bought| !bought.withdrawn.is_empty()).count();
        write!(
            f,
            "{paid} orders paid, each once, {later} of them on offers, {refunds} refunds, {withdrawn} withdrawals, {} mails",
            mails_of(&self.jobs).len()
        )
    }
}

/// The books of the shop, beside the process that keeps them.
pub(super) fn open(runtime: &Runtime, data: &Path, database: Option<String>) -> Store {
    let mut settings = BTreeMap::from([("TRICHTER_DATA_DIR".to_owned(), data.display().to_string())]);
    settings.extend(database.map(|address| ("TRICHTER_DATABASE_URL".to_owned(), address)));
    let config = Config::merge(None, &settings).expect("valid settings");
    let _within = runtime.enter();
    Store::open(&config.database, Arc::new(|_, _, _| ()))
}

/// Waits until nothing is under way any more, and says how the books stand then.
pub(super) async fn await_calm(store: &Store, storm: &Storm) -> Seen {
    let begun = Instant::now();
    loop {
        let seen = store
            .read("looking", async |reader: &Reader| look(reader, storm).await)
            .await
            .expect("read");
        let Some(restless) = seen.restless() else {
            return seen;
        };
        assert!(begun.elapsed() < AFTERMATH, "{restless}");
        thread::sleep(Duration::from_secs(1));
    }
}

async fn look(reader: &Reader, storm: &Storm) -> Result<Seen, StoreError> {
    let mut buyers = Vec::new();
    for plan in (1..=storm.orders).map(Plan::of) {
        let mut orders = Vec::new();
        for order in list_purchase(reader, plan.order()).await? {
            orders.push(keep(reader, order).await?);
        }
        let (mut first, later): (Vec<Kept>, Vec<Kept>) =
            orders.into_iter().partition(|kept| kept.order.first.is_none());
        buyers.push(Bought {
            plan,
            first: first.pop().expect("it was acknowledged"),
            later,
            withdrawn: list_cases_of(reader, plan.withdrawal()).await?,
        });
    }
    let jobs = count_jobs_by_state(reader).await?;
    Ok(Seen {
        buyers,
        jobs: list_jobs(reader, None, jobs.values().sum()).await?,
        open_cases: count_open_cases(reader).await?.values().sum(),
    })
}

async fn keep(reader: &Reader, order: Order) -> Result<Kept, StoreError> {
    let entries = list_entries_of(reader, order.id).await?;
    let moved = |entry: &domain::ledger::LedgerEntry| (entry.reference.clone(), entry.kind, entry.amount.minor.abs());
    Ok(Kept {
        attempts: list_attempts_of(reader, order.id).await?,
        moved: entries.iter().map(moved).collect(),
        refunds: list_refunds_of(reader, order.id).await?,
        grants: list_grants_of(reader, order.id).await?,
        order,
    })
}

impl Seen {
    /// What is still under way.
    fn restless(&self) -> Option<String> {
        let unpaid = |bought: &&Bought| bought.plan.pays() && bought.first.order.state != OrderState::Paid;
        let unpaid = self.buyers.iter().filter(unpaid).count();
        let orders = self.buyers.iter().flat_map(Bought::orders);
        let is_open = |refund: &&Refund| matches!(refund.state, RefundState::Asked | RefundState::Pending);
        let refunds = orders.flat_map(|kept| &kept.refunds).filter(is_open).count();
        let is_due = |job: &&KeptJob| {
            let waits = matches!(job.state, JobState::Waiting | JobState::Leased);
            waits
                && matches!(Work::read(&job.kind, job.payload.get()), Some(Work::Mail(work)) if is_told_at_once(work.mail))
        };
        let mails = self.jobs.iter().filter(is_due).count();
        (unpaid + refunds + mails > 0)
            .then(|| format!("{unpaid} orders stay unpaid, {refunds} refunds open, {mails} mails unsent"))
    }
}

/// Those that nothing but their cause decides about.
fn is_told_at_once(mail: MailKind) -> bool {
    matches!(
        mail,
        MailKind::OrderReserved
            | MailKind::OrderPaid
            | MailKind::OrderShipped
            | MailKind::OrderRefunded
            | MailKind::Withdrawal
            | MailKind::Goods
    )
}

/// Holds everything that was seen against what the buyers did and against the sandbox's own books.
pub(super) fn check(seen: &Seen, storm: &Storm, statement: &[StatementLine], mails: &Path) {
    let mut theirs: BTreeMap<AttemptId, Vec<Moved>> = BTreeMap::new();
    for StatementLine { attempt, movement, .. } in statement {
        let moved = (movement.reference.clone(), movement.kind, movement.amount.minor);
        theirs.entry(*attempt).or_default().push(moved);
    }
    let mut compared = 0;
    for bought in &seen.buyers {
        check_first(bought);
        check_later(bought);
        check_afterwards(bought);
        for kept in bought.orders() {
            compared += compare(kept, &theirs, bought.plan);
        }
    }
    let moved: usize = theirs.values().map(Vec::len).sum();
    assert_eq!(compared, moved, "the sandbox moved nothing else");
    assert_eq!(seen.open_cases, 0);
    assert!(seen.jobs.iter().all(|job| job.state != JobState::Dead));
    check_numbers(seen);
    check_mails(seen, mails);
    // A storm in which nothing of this happened has shown nothing.
    let has = |afterwards| seen.buyers.iter().any(|bought| bought.plan.afterwards == afterwards);
    if storm.orders >= super::ORDERS {
        assert!(has(Afterwards::WithdrawsFromAll) && has(Afterwards::IsRefundedTwice));
        assert!(seen.buyers.iter().any(|bought| bought.later.len() == 2));
        assert!(seen.buyers.iter().any(|bought| bought.plan.country == "DK"));
    }
}

/// Our ledger of an order is the sandbox's; says how many movements there are.
fn compare(kept: &Kept, theirs: &BTreeMap<AttemptId, Vec<Moved>>, plan: Plan) -> usize {
    let of_attempt = |attempt: &Attempt| theirs.get(&attempt.id).cloned().unwrap_or_default();
    let mut expected: Vec<Moved> = kept.attempts.iter().flat_map(of_attempt).collect();
    let mut ours = kept.moved.clone();
    expected.sort();
    ours.sort();
    assert_eq!(ours, expected, "{plan:?}: our ledger is not the sandbox's");
    let sum = |of: MovementKind| -> i64 {
        let amounts = ours.iter().filter(|(_, kind, _)| *kind == of);
        amounts.map(|(_, _, minor)| *minor).sum()
    };
    let done = kept.refunds.iter().filter(|refund| refund.state == RefundState::Done);
    let given_back: i64 = done.map(|refund| refund.amount.minor).sum();
    assert_eq!(sum(MovementKind::Refund), given_back, "{plan:?}");
    assert!(given_back <= sum(MovementKind::Charge), "{plan:?}");
    ours.len()
}

/// Paid once, or not at all.
fn check_payment(kept: &Kept, pays: bool, plan: Plan) {
    let is_charge = |(_, kind, _): &&Moved| *kind == MovementKind::Charge;
    let charged: Vec<i64> = kept
        .moved
        .iter()
        .filter(is_charge)
        .map(|(_, _, minor)| *minor)
        .collect();
    let is_paid = |attempt: &&Attempt| attempt.standing == Standing::Paid;
    let paid = kept.attempts.iter().filter(is_paid).count();
    if pays {
        assert_eq!((kept.order.state, paid), (OrderState::Paid, 1), "{plan:?}");
        assert_eq!(charged, [kept.order.total.minor], "paid once, {plan:?}");
    } else {
        assert_eq!((kept.order.state, paid), (OrderState::Placed, 0), "{plan:?}");
        assert!(charged.is_empty(), "{plan:?}");
        assert_eq!(kept.order.number, None);
    }
}

fn check_first(bought: &Bought) {
    let plan = bought.plan;
    check_payment(&bought.first, plan.pays(), plan);
    let agreed = bought.first.order.agreements.charge_again.is_some();
    assert_eq!(agreed, plan.agrees, "{plan:?}");
}

/// What followed is what was accepted, each with a press on its own order button.
fn check_later(bought: &Bought) {
    let plan = bought.plan;
    let ids: BTreeSet<OrderId> = bought.later.iter().map(|kept| kept.order.id).collect();
    let expected = plan.later_orders();
    assert_eq!(ids, expected.iter().map(|(id, _)| *id).collect(), "{plan:?}");
    for kept in &bought.later {
        let pays = expected.contains(&(kept.order.id, true));
        check_payment(kept, pays, plan);
        assert_eq!(kept.order.button_version.as_deref(), Some(BUTTON), "{plan:?}");
        assert!(kept.order.placed_at_ms.is_some(), "{plan:?}");
        let is_digital = kept.order.from_page == "offerebook";
        assert_eq!(kept.order.agreements.early_supply.is_some(), is_digital, "{plan:?}");
        assert_eq!(kept.grants.len(), usize::from(is_digital && pays), "{plan:?}");
    }
}

/// What was withdrawn from is held back and dealt with, what was given back is given back whole, what was sent is sent.
fn check_afterwards(bought: &Bought) {
    let Bought { plan, first, .. } = bought;
    let paid = bought.orders().filter(|kept| kept.order.state == OrderState::Paid);
    let given_back = |kept: &Kept| -> i64 { kept.refunds.iter().map(|refund| refund.amount.minor).sum() };
    let (is_held, cases) = match plan.afterwards {
        Afterwards::Withdraws => (true, 1),
        Afterwards::WithdrawsFromAll => {
            for kept in paid {
                assert_eq!(given_back(kept), kept.order.total.minor, "{plan:?}");
            }
            // Also of an offer that was pressed and never paid.
            (true, 1 + bought.later.len())
        }
        Afterwards::IsRefunded => {
            assert_eq!(given_back(first), first.order.total.minor, "{plan:?}");
            (false, 0)
        }
        Afterwards::IsRefundedTwice => {
            assert!([0, 501, 700, 1201].contains(&given_back(first)), "{plan:?}");
            (false, 0)
        }
        Afterwards::IsSent | Afterwards::KeepsIt => (false, 0),
    };
    assert_eq!(bought.withdrawn.len(), cases, "{plan:?}");
    let all_closed = bought.withdrawn.iter().all(|case| case.closed.is_some());
    assert_eq!(all_closed, plan.afterwards != Afterwards::Withdraws, "{plan:?}");
    assert_eq!(first.order.held_at_ms.is_some(), is_held, "{plan:?}");
    let is_sent = plan.afterwards == Afterwards::IsSent;
    assert_eq!(first.order.shipped_at_ms.is_some(), is_sent, "{plan:?}");
}

/// Of each country all numbers from the first on, none twice.
fn check_numbers(seen: &Seen) {
    let mut taken: BTreeMap<String, BTreeSet<u64>> = BTreeMap::new();
    let orders = seen.buyers.iter().flat_map(Bought::orders);
    for kept in orders.filter(|kept| kept.order.state == OrderState::Paid) {
        let number = kept.order.number.expect("a paid order has a number");
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

/// The mails that are told at once, with the job that each was written by.
fn mails_of(jobs: &[KeptJob]) -> Vec<(String, &KeptJob)> {
    let mut mails = Vec::new();
    for job in jobs {
        match Work::read(&job.kind, job.payload.get()) {
            Some(Work::Mail(work)) if is_told_at_once(work.mail) => mails.push((named(work), job)),
            _ => {}
        }
    }
    mails
}

fn named(MailWork { mail, about }: MailWork) -> String {
    format!("{} {about}", mail.name())
}

/// Everything that happened is told once, and each mail is one file.
fn check_mails(seen: &Seen, folder: &Path) {
    let written = mails_of(&seen.jobs);
    let mut told: Vec<&str> = written.iter().map(|(name, _)| name.as_str()).collect();
    told.sort_unstable();
    let mut expected: Vec<String> = seen.buyers.iter().flat_map(mails_about).map(named).collect();
    expected.sort_unstable();
    assert_eq!(told, expected, "each thing is told once");
    let there = std::fs::read_dir(folder).expect("mails").flatten();
    let there: BTreeSet<String> = there
        .map(|file| file.file_name().into_string().expect("a name"))
        .collect();
    let overtaken: BTreeSet<String> = seen.buyers.iter().flat_map(overtaken_mails).map(named).collect();
    for (name, job) in written.iter().filter(|(name, _)| !overtaken.contains(name)) {
        assert!(there.contains(&format!("{}.eml", job.id)), "{name} was not written");
    }
}

/// What need not be said any more if it was not said in time: that money is reserved once it is taken, and where to find what was
/// given back.
fn overtaken_mails(bought: &Bought) -> Vec<MailWork> {
    let is_given_back = |kept: &Kept| {
        let is_withdrawn = bought.withdrawn.iter().any(|case| case.order == Some(kept.order.id));
        is_withdrawn || !kept.refunds.is_empty()
    };
    let mut mails = Vec::new();
    for kept in bought.orders() {
        let about = MailAbout::Order { order: kept.order.id };
        mails.push(MailWork {
            mail: MailKind::OrderReserved,
            about,
        });
        mails.extend(is_given_back(kept).then_some(MailWork {
            mail: MailKind::Goods,
            about,
        }));
    }
    mails
}

/// What a buyer has to be told.
fn mails_about(bought: &Bought) -> Vec<MailWork> {
    let mut mails = Vec::new();
    for Kept {
        order, refunds, grants, ..
    } in bought.orders()
    {
        let mut add = |mail, happened: bool| {
            let about = MailAbout::Order { order: order.id };
            mails.extend(happened.then_some(MailWork { mail, about }));
        };
        add(MailKind::OrderReserved, order.authorised_at_ms.is_some());
        add(MailKind::OrderPaid, order.paid_at_ms.is_some());
        add(MailKind::OrderShipped, order.shipped_at_ms.is_some());
        add(MailKind::Goods, grants.iter().any(|grant| grant.opened_at_ms.is_some()));
        mails.extend(refunds.iter().map(|refund| MailWork {
            mail: MailKind::OrderRefunded,
            about: MailAbout::Refund { refund: refund.id },
        }));
    }
    mails.extend(bought.plan.afterwards.is_withdrawn().then(|| MailWork {
        mail: MailKind::Withdrawal,
        about: MailAbout::Withdrawal {
            withdrawal: bought.plan.withdrawal(),
        },
    }));
    mails
}

/// What the sandbox's own file says.
pub(super) async fn statement(data: &Path) -> Vec<StatementLine> {
    let settings = GatewaySettings {
        stripe: None,
        paypal: None,
        sandbox: Some(SandboxSettings {
            books: data.join("sandbox-books.jsonl"),
            public_url: "http://shop.example".to_owned(),
            webhook_url: None,
            webhook_secret: Secret::new("nobody"),
        }),
        timeouts: Timeouts::default(),
    };
    let gateway = Gateway::new(&settings, Arc::new(now_ms)).expect("the books open");
    let sandbox = gateway.sandbox().expect("the sandbox");
    sandbox.statement().await.expect("a statement")
}
