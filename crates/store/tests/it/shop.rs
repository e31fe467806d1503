//! Orders for tests: how they are made, placed, paid and looked at.

use domain::country::Country;
use domain::id::{AttemptId, OrderId, SessionId, Ulid};
use domain::lead::Address;
use domain::locale::Locale;
use domain::money::{Currency, Money};
use domain::order::{
    Agreements, Attempt, Case, Finding, Movement, MovementKind, NewAttempt, NewOrder, Order, OrderLine, Placing,
    PostalAddress,
};
use domain::payment::{Capture, Method, Provider, Standing};
use domain::quote::VatPart;
use domain::token::TokenHash;
use domain::vat::{TaxClass, VatRate};
use store::orders::{Begun, Inserted, Settled, begin_payment, find_order, insert_draft, lock_order, settle};
use store::payment_attempts::{find_attempt, set_provider_ref};
use store::payment_cases::list_cases_of;
use store::{Reader, Store, Writer};

use crate::database::NOON_MS;

pub(crate) const ADDRESS: &str = "anna@example.org";

pub(crate) const fn euro(minor: i64) -> Money {
    Money::new(minor, Currency::Eur)
}

pub(crate) const OWED: Money = euro(10_380);

pub(crate) fn order_id(number: u128) -> OrderId {
    OrderId(Ulid::new(1_794_744_000_000, number))
}

pub(crate) fn attempt_id(order: u128, number: u128) -> AttemptId {
    AttemptId(Ulid::new(1_794_744_000_000, order * 100 + number))
}

/// A draft that differs from others by its number.
pub(crate) fn draft(number: u128) -> NewOrder {
    let line = OrderLine {
        sku: "daily-trio-3".parse().expect("a package"),
        name: "Tages-Trio, 3 Dosen".to_owned(),
        note: "für 3 Monate".to_owned(),
        quantity: 1,
        price: euro(9990),
        discount: euro(0),
        total: euro(9990),
        tax_class: TaxClass::SuppSolid,
        rate: VatRate::from_permille(70),
        is_sent: true,
        unit_price: Some("853,85 €/kg".to_owned()),
    };
    let book = OrderLine {
        sku: "guide-1".parse().expect("a package"),
        name: "Ratgeber".to_owned(),
        note: String::new(),
        price: euro(0),
        total: euro(0),
        tax_class: TaxClass::Digital,
        rate: VatRate::from_permille(190),
        is_sent: false,
        unit_price: None,
        ..line.clone()
    };
    NewOrder {
        id: order_id(number),
        token_hash: TokenHash([7; 32]),
        country: Country::De,
        locale: Locale::DeDe,
        email: Some(Address {
            email: ADDRESS.to_owned(),
            as_written: "Anna@example.org".to_owned(),
        }),
        address: Some(PostalAddress {
            lines: ["Anna Muster", "Weg 1", "10115 Berlin"].map(str::to_owned).to_vec(),
            fields: [("name", "Anna Muster"), ("phone", "+4930123456"), ("postcode", "10115")]
                .map(|(name, value)| (name.to_owned(), value.to_owned()))
                .into(),
        }),
        lines: vec![line, book],
        delivery: euro(390),
        discount: euro(0),
        total: OWED,
        vat: vec![VatPart {
            rate: VatRate::from_permille(70),
            gross: OWED,
            vat: euro(679),
        }],
        coupon: Some("HERBST".parse().expect("a code")),
        funnel: Some("start".to_owned()),
        from_page: "offerpay".to_owned(),
        session: Some(SessionId(Ulid::new(1, 1))),
        catalog_revision: 12,
        method: Some(Method::Card),
        first: None,
        agreements: Agreements::default(),
        created_at_ms: NOON_MS + i64::try_from(number).expect("small"),
    }
}

pub(crate) fn new_attempt(order: u128, number: u128, capture: Capture) -> NewAttempt {
    NewAttempt {
        id: attempt_id(order, number),
        order: order_id(order),
        provider: Provider::Sandbox,
        method: Method::Card,
        capture,
        amount: OWED,
        return_page: "offerpay".to_owned(),
        created_at_ms: NOON_MS,
    }
}

pub(crate) async fn insert(store: &Store, new: &NewOrder) -> Inserted {
    store
        .write("drafting", async |writer: &Writer| insert_draft(writer, new).await)
        .await
        .expect("drafted or not")
}

pub(crate) async fn begin(store: &Store, new: &NewAttempt, now_ms: i64) -> Begun {
    let placing = Placing {
        method: new.method,
        button_version: "2026-11-15".to_owned(),
        placed_at_ms: now_ms,
    };
    store
        .write("placing", async |writer: &Writer| {
            let order = lock_order(writer, new.order).await?.expect("it is there");
            begin_payment(writer, &order, &placing, new).await
        })
        .await
        .expect("begun or not")
}

/// The provider answered: it calls the attempt `pay_{order}_{number}`.
pub(crate) async fn note(store: &Store, order: u128, number: u128, now_ms: i64) -> Option<Attempt> {
    store
        .write("noting", async |writer: &Writer| {
            let id = attempt_id(order, number);
            let (reference, page) = (reference(order, number), "https://pay.example/1");
            set_provider_ref(writer, order_id(order), id, &reference, page, now_ms).await
        })
        .await
        .expect("noted")
}

fn reference(order: u128, number: u128) -> String {
    format!("pay_{order}_{number}")
}

/// An order that is placed, with one attempt that the provider knows.
pub(crate) async fn placed(store: &Store, order: u128) {
    placed_with(store, &draft(order), order, Capture::AtOnce).await;
}

pub(crate) async fn placed_with(store: &Store, new: &NewOrder, order: u128, capture: Capture) {
    assert_eq!(insert(store, new).await, Inserted::New);
    let begun = begin(store, &new_attempt(order, 1, capture), NOON_MS).await;
    assert!(matches!(begun, Begun::New { .. }), "{begun:?}");
    note(store, order, 1, NOON_MS).await.expect("it is there");
}

pub(crate) fn movement(order: u128, number: u128, kind: MovementKind, amount: Money) -> Movement {
    Movement {
        provider: Provider::Sandbox,
        reference: format!("{}_{order}_{number}", kind.name()),
        kind,
        amount,
        at_ms: NOON_MS,
    }
}

/// What the provider says of an attempt that stands so.
pub(crate) fn finding(order: u128, number: u128, standing: Standing) -> Finding {
    let is_paid = standing == Standing::Paid;
    let movements = if is_paid {
        vec![
            movement(order, number, MovementKind::Charge, OWED),
            movement(order, number, MovementKind::Fee, euro(185)),
        ]
    } else {
        Vec::new()
    };
    Finding {
        standing,
        is_in_process: false,
        authorised: if standing == Standing::Authorised {
            OWED
        } else {
            euro(0)
        },
        captured: if is_paid { OWED } else { euro(0) },
        movements,
        failed_refunds: Vec::new(),
        complaints: Vec::new(),
        provider_ref: reference(order, number),
        saved_method: None,
    }
}

/// Settles with ids that nobody else has.
pub(crate) async fn found(store: &Store, order: u128, number: u128, finding: &Finding, now_ms: i64) -> Option<Settled> {
    store
        .write("settling", async |writer: &Writer| {
            settle(
                writer,
                order_id(order),
                attempt_id(order, number),
                finding,
                fresh(),
                now_ms,
            )
            .await
        })
        .await
        .expect("settled")
}

/// A number that nobody has.
pub(crate) fn fresh() -> Ulid {
    use std::sync::atomic::{AtomicU64, Ordering};
    static NEXT: AtomicU64 = AtomicU64::new(1);
    Ulid::new(
        1_794_744_000_000,
        u128::from(NEXT.fetch_add(1, Ordering::Relaxed)) << 16,
    )
}

pub(crate) async fn paid(store: &Store, order: u128) -> Settled {
    placed(store, order).await;
    found(store, order, 1, &finding(order, 1, Standing::Paid), NOON_MS)
        .await
        .expect("it is there")
}

pub(crate) async fn look(store: &Store, order: u128) -> Option<Order> {
    store
        .read("looking", async |reader: &Reader| {
            find_order(reader, order_id(order)).await
        })
        .await
        .expect("read")
}

pub(crate) async fn look_at_attempt(store: &Store, order: u128, number: u128) -> Option<Attempt> {
    store
        .read("looking", async |reader: &Reader| {
            find_attempt(reader, attempt_id(order, number)).await
        })
        .await
        .expect("read")
}

pub(crate) async fn cases_of(store: &Store, order: u128) -> Vec<Case> {
    store
        .read("looking", async |reader: &Reader| {
            list_cases_of(reader, order_id(order), 100).await
        })
        .await
        .expect("read")
}
