//! The shop's own way: buyers who put a basket together, press the order button and pay, each waiting for one commit before the
//! next, with the work that is written down on the way.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use domain::country::Country;
use domain::id::{AttemptId, JobId, OrderId, Ulid};
use domain::job::{NewJob, Payload};
use domain::lead::Address;
use domain::ledger::Balance;
use domain::money::{Currency, Money};
use domain::order::{
    Agreements, Finding, Movement, MovementKind, NewAttempt, NewOrder, OrderLine, OrderNumber, OrderState, Placing,
    PostalAddress,
};
use domain::payment::{Capture, Method, Provider, Standing};
use domain::quote::VatPart;
use domain::token::TokenHash;
use domain::vat::{TaxClass, VatRate};
use store::jobs::enqueue;
use store::ledger::balance_at;
use store::orders::{
    Begun, Cursor, Inserted, OrderFilter, begin_payment, insert_draft, list_orders, lock_order, settle,
};
use store::payment_attempts::set_provider_ref;
use store::{Engine, Reader, Settings, Store, StoreError, Writer};

use crate::Outcome;
use crate::pace::rate;

const PAGE: u64 = 200;

/// Draft, order button, the provider's answer, payment.
pub(crate) const COMMITS_OF_ORDER: f64 = 4.0;

pub(crate) struct Shop {
    store: Store,
    next: Arc<AtomicU64>,
}

impl Shop {
    pub(crate) async fn open(address: &str, data_dir: &Path, max_connections: u32) -> Outcome<Self> {
        let shop = Self::make(address, data_dir, max_connections).await?;
        // Until the journal has the size it keeps, each sync also writes a file's new length.
        shop.rate(8, Duration::from_secs(1)).await?;
        Ok(shop)
    }

    /// Tables without a row.
    pub(crate) async fn make(address: &str, data_dir: &Path, max_connections: u32) -> Outcome<Self> {
        let settings = Settings {
            engine: Engine::new(address, data_dir)?,
            max_connections,
            timeout: Duration::from_secs(20),
        };
        let store = Store::open(&settings, Arc::new(|_, _, _| ()));
        store.migrate(0).await?;
        Ok(Shop {
            store,
            next: Arc::default(),
        })
    }

    /// Orders in a second by so many buyers.
    pub(crate) async fn rate(&self, clients: usize, duration: Duration) -> Outcome<f64> {
        let store = self.store.clone();
        let buy = move |number| buy(store.clone(), number);
        rate(clients, duration, &self.next, buy).await
    }

    /// Looks whether all orders are paid once, without a gap in their numbers, and the ledger has their money to the cent; says
    /// how many there are.
    pub(crate) async fn check(&self) -> Outcome<u64> {
        let (mut behind, mut numbers) = (None::<Cursor>, BTreeMap::<Country, Vec<u64>>::new());
        let (mut count, mut taken) = (0, BTreeMap::<&str, i64>::new());
        loop {
            let paid = OrderFilter {
                state: Some(OrderState::Paid),
                ..OrderFilter::default()
            };
            let page = self.store.read("checking", async |reader: &Reader| {
                list_orders(reader, &paid, behind, PAGE).await
            });
            let page = page.await?;
            for order in page.orders {
                let number = order.number.ok_or("a paid order has no number")?;
                numbers.entry(order.country).or_default().push(number.number);
                *taken.entry(order.total.currency.code()).or_default() += order.total.minor;
                count += 1;
            }
            behind = page.next;
            if behind.is_none() {
                break;
            }
        }
        for (country, numbers) in &mut numbers {
            numbers.sort_unstable();
            if !numbers.iter().copied().eq((OrderNumber::FIRST..).take(numbers.len())) {
                return Err(format!("the numbers of {country} have a gap").into());
            }
        }
        for currency in Currency::ALL {
            let balance = self.store.read("checking", async |reader: &Reader| {
                balance_at(reader, Provider::Sandbox, currency).await
            });
            let Balance { captured, .. } = balance.await?;
            if captured.minor != taken.get(currency.code()).copied().unwrap_or_default() {
                return Err(format!("the ledger has {captured}").into());
            }
        }
        if count != self.next.load(Ordering::Relaxed) {
            return Err("not every order is paid".into());
        }
        Ok(count)
    }

    pub(crate) async fn close(self) {
        self.store.close().await;
    }
}

/// One order, from a basket to its money.
async fn buy(store: Store, number: u64) -> Outcome<()> {
    let (new, attempt) = (draft(number), attempt(number));
    let drafted = store.write("drafting", async |writer: &Writer| insert_draft(writer, &new).await);
    if drafted.await? != Inserted::New {
        return Err("a draft was not new".into());
    }
    let placing = Placing {
        method: Method::Card,
        button_version: "2026-11-15".to_owned(),
        placed_at_ms: 0,
    };
    let begun = store.write("placing", async |writer: &Writer| {
        let order = locked(writer, new.id).await?;
        let begun = begin_payment(writer, &order, &placing, &attempt).await?;
        enqueue(writer, &job(number, "settle"), 0).await?;
        Ok(begun)
    });
    if !matches!(begun.await?, Begun::New { .. }) {
        return Err("an attempt did not begin".into());
    }
    let (reference, page) = (format!("pay_{number}"), "https://pay.example/session/0123456789");
    let noted = store.write("noting", async |writer: &Writer| {
        set_provider_ref(writer, new.id, attempt.id, &reference, page, 0).await
    });
    noted.await?;
    let finding = finding(number, new.total);
    let settled = store.write("settling", async |writer: &Writer| {
        let settled = settle(writer, new.id, attempt.id, &finding, id(number).next(), 0).await?;
        enqueue(writer, &job(number, "receipt"), 0).await?;
        Ok(settled)
    });
    if !settled.await?.is_some_and(|settled| settled.became_paid) {
        return Err("an order did not become paid".into());
    }
    Ok(())
}

async fn locked(writer: &Writer, id: OrderId) -> Result<domain::order::Order, StoreError> {
    let order = lock_order(writer, id).await?;
    order.ok_or(StoreError::Damaged {
        doing: "measuring",
        column: "id",
    })
}

/// As browsers make them: by time, and within it by chance. Some numbers are left free behind each.
pub(crate) fn id(number: u64) -> Ulid {
    let scattered = u128::from(number).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835);
    Ulid::new(1_794_744_000_000 + number / 100, scattered << 8)
}

fn draft(number: u64) -> NewOrder {
    let countries = Country::ALL;
    let country = countries[usize::try_from(number).unwrap_or_default() % countries.len()];
    let money = |minor| Money::new(minor, country.currency());
    let rate = VatRate::from_permille(70);
    let line = |sku: &str, name: &str, minor| OrderLine {
        sku: sku.parse().expect("a package"),
        name: name.to_owned(),
        note: "für 3 Monate".to_owned(),
        quantity: 1,
        price: money(minor),
        discount: money(0),
        total: money(minor),
        tax_class: TaxClass::SuppSolid,
        rate,
        is_sent: true,
        unit_price: Some("853,85 €/kg".to_owned()),
    };
    NewOrder {
        id: OrderId(id(number)),
        token_hash: TokenHash([7; 32]),
        country,
        locale: country.default_locale(),
        email: Some(Address {
            email: format!("buyer-{number}@example.org"),
            as_written: format!("buyer-{number}@example.org"),
        }),
        address: Some(PostalAddress {
            lines: ["Anna Muster", "Weg 1", "10115 Berlin"].map(str::to_owned).to_vec(),
            fields: [("name", "Anna Muster"), ("street", "Weg"), ("postcode", "10115")]
                .map(|(name, value)| (name.to_owned(), value.to_owned()))
                .into(),
        }),
        lines: vec![
            line("daily-trio-3", "Tages-Trio", 9990),
            line("fibre-1", "Ballaststoffe", 2490),
        ],
        delivery: money(390),
        discount: money(0),
        total: money(12_870),
        vat: vec![VatPart {
            rate,
            gross: money(12_870),
            vat: money(842),
        }],
        coupon: None,
        funnel: Some("start".to_owned()),
        from_page: "offerpay".to_owned(),
        session: None,
        catalog_revision: 12,
        method: Some(Method::Card),
        first: None,
        agreements: Agreements::default(),
        created_at_ms: i64::try_from(number).unwrap_or_default(),
    }
}

fn attempt(number: u64) -> NewAttempt {
    let order = draft(number);
    NewAttempt {
        id: AttemptId(id(number)),
        order: order.id,
        provider: Provider::Sandbox,
        method: Method::Card,
        capture: Capture::AtOnce,
        amount: order.total,
        return_page: order.from_page,
        created_at_ms: 0,
    }
}

fn job(number: u64, kind: &str) -> NewJob {
    let seed = if kind == "settle" {
        id(number)
    } else {
        id(number).next()
    };
    NewJob {
        id: JobId(seed),
        kind: kind.to_owned(),
        dedup_key: OrderId(id(number)).to_string(),
        payload: Payload::new(format!(r#"{{"order":"{}"}}"#, OrderId(id(number)))).expect("short"),
        run_at_ms: 60_000,
    }
}

fn finding(number: u64, amount: Money) -> Finding {
    let movement = |kind, minor| Movement {
        provider: Provider::Sandbox,
        reference: format!("ch_{number}"),
        kind,
        amount: Money::new(minor, amount.currency),
        at_ms: 0,
    };
    Finding {
        standing: Standing::Paid,
        is_in_process: false,
        authorised: Money::new(0, amount.currency),
        captured: amount,
        movements: vec![
            movement(MovementKind::Charge, amount.minor),
            movement(MovementKind::Fee, 205),
        ],
        failed_refunds: Vec::new(),
        complaints: Vec::new(),
        provider_ref: format!("pay_{number}"),
        saved_method: None,
    }
}
