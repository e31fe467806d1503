//! A till for tests: makes orders and has them paid at the sandbox, by the functions that the shop itself uses.

use std::collections::BTreeMap;
use std::sync::Arc;

use domain::address::read_address;
use domain::button;
use domain::catalog::Sku;
use domain::country::Country;
use domain::id::{AttemptId, OrderId, Ulid};
use domain::lead::Address;
use domain::money::{Currency, Money};
use domain::order::{Agreements, Attempt, NewAttempt, NewOrder, Order, OrderLine, Placing, PostalAddress};
use domain::payment::{Provider, capture};
use domain::quote::{QuoteItem, quote};
use domain::token::TokenHash;
use domain::vat::{TaxClass, VatRate};
use payments::sandbox::{Action, WebhookPlan};
use payments::{Expected, Gateway, GatewaySettings, SandboxSettings, Secret, Start, StartLine, Timeouts};
use server::clock::Clock;
use server::orders::fresh_ulid;
use server::refunding::Books;
use store::orders::{Begun, begin_payment, find_order, insert_draft, lock_order, settle};
use store::payment_attempts::set_provider_ref;
use store::{Reader, Writer};

use crate::shop::Shop;

const HOUR_MS: i64 = 60 * 60 * 1000;

/// Somebody who sells.
pub(crate) struct Till<'a> {
    pub(crate) shop: &'a Shop,
    pub(crate) gateway: Gateway,
    pub(crate) clock: Clock,
}

/// What is bought: two jars at the lower rate and a book at the higher one, with delivery.
#[derive(Clone, Copy)]
pub(crate) struct Purchase<'a> {
    /// Tells orders apart.
    pub(crate) seed: u128,
    pub(crate) country: Country,
    pub(crate) email: &'a str,
    pub(crate) name: &'a str,
}

impl<'a> Till<'a> {
    /// On the books of a shop, the sandbox's own among them.
    pub(crate) fn open(shop: &'a Shop) -> Self {
        let clock = Clock::system();
        let settings = GatewaySettings {
            stripe: None,
            paypal: None,
            sandbox: Some(SandboxSettings {
                books: shop.data_dir.join("sandbox-books.jsonl"),
                public_url: "http://shop.example".to_owned(),
                webhook_url: None,
                webhook_secret: Secret::new("secret"),
            }),
            timeouts: Timeouts::default(),
        };
        let now = clock.clone();
        let gateway = Gateway::new(&settings, Arc::new(move || now.now_ms())).expect("a gateway");
        Till { shop, gateway, clock }
    }

    /// What moves money, with the clock turned forward.
    pub(crate) fn books<'till>(&'till self, clock: &'till Clock) -> Books<'till> {
        Books {
            store: &self.shop.app.store,
            gateway: &self.gateway,
            clock,
            announcer: self.shop.app.announcer,
        }
    }

    /// An order that was placed and waits for its money, with its attempt.
    pub(crate) fn place(&self, purchase: Purchase<'_>) -> (Order, Attempt) {
        let now_ms = self.clock.now_ms();
        let new = draft(purchase, now_ms);
        let method = domain::payment::methods(purchase.country)[0];
        let placing = Placing {
            method,
            button_version: button::VERSION.to_owned(),
            placed_at_ms: now_ms,
        };
        let attempt = NewAttempt {
            id: AttemptId(Ulid::new(1, purchase.seed)),
            order: new.id,
            provider: Provider::Sandbox,
            method,
            capture: capture(purchase.country, true),
            amount: new.total,
            return_page: "offerpay".to_owned(),
            created_at_ms: now_ms,
        };
        let (order, attempt) = self.write(async |writer: &Writer| {
            insert_draft(writer, &new).await?;
            let order = lock_order(writer, new.id).await?.expect("the draft");
            match begin_payment(writer, &order, &placing, &attempt).await? {
                Begun::New { order, attempt } => Ok((order, attempt)),
                other => panic!("{other:?}"),
            }
        });
        let start = start(&order, &attempt, now_ms);
        let started = self.shop.run(self.gateway.start(&start)).expect("a pay page");
        let attempt = self.write(async |writer: &Writer| {
            set_provider_ref(
                writer,
                order.id,
                attempt.id,
                &started.provider_ref,
                &started.redirect,
                now_ms,
            )
            .await
        });
        (order, attempt.expect("the attempt"))
    }

    /// An order whose buyer approved the payment: paid, or authorised where that is law.
    pub(crate) fn sell(&self, purchase: Purchase<'_>) -> (Order, Attempt) {
        let (order, attempt) = self.place(purchase);
        self.approve(&attempt);
        (self.order(order.id), attempt)
    }

    /// The buyer approves, comes back, and the provider is asked.
    pub(crate) fn approve(&self, attempt: &Attempt) {
        let provider_ref = attempt.provider_ref.as_deref().expect("begun");
        let sandbox = self.gateway.sandbox().expect("the sandbox");
        let plan = WebhookPlan::default();
        self.shop
            .run(sandbox.act(provider_ref, Action::Approve, plan))
            .expect("approved");
        let expected = Expected {
            amount: attempt.amount,
            capture: attempt.capture,
            is_wanted: true,
            idempotency_key: attempt.id.to_string(),
        };
        let finding = self
            .shop
            .run(self.gateway.settle(Provider::Sandbox, provider_ref, &expected));
        let finding = finding.expect("a finding");
        let now_ms = self.clock.now_ms();
        let fresh = fresh_ulid(now_ms);
        self.write(async |writer: &Writer| settle(writer, attempt.order, attempt.id, &finding, fresh, now_ms).await);
    }

    pub(crate) fn order(&self, id: OrderId) -> Order {
        let found = self
            .shop
            .app
            .store
            .read("looking", async |reader: &Reader| find_order(reader, id).await);
        self.shop.run(found).expect("read").expect("an order")
    }

    /// The sandbox's own lines of a payment: kind and amount.
    pub(crate) fn statement(&self, attempt: &Attempt) -> Vec<(&'static str, i64)> {
        let sandbox = self.gateway.sandbox().expect("the sandbox");
        let lines = self.shop.run(sandbox.statement()).expect("a statement");
        let of_attempt = lines.into_iter().filter(|line| line.attempt == attempt.id);
        of_attempt
            .map(|line| (line.movement.kind.name(), line.movement.amount.minor))
            .filter(|(kind, _)| *kind != "fee")
            .collect()
    }

    pub(crate) fn write<T>(&self, work: impl AsyncFnOnce(&Writer) -> Result<T, store::StoreError>) -> T {
        self.shop
            .run(self.shop.app.store.write("selling", work))
            .expect("written")
    }
}

fn draft(purchase: Purchase<'_>, now_ms: i64) -> NewOrder {
    let Purchase {
        seed,
        country,
        email,
        name,
    } = purchase;
    let currency = country.currency();
    let jars = item("daily-trio", 3, 4995, 2, TaxClass::SuppSolid, 70, currency);
    let book = item("light-kitchen", 1, 1000, 1, TaxClass::Accessory, 190, currency);
    let quote = quote(currency, vec![jars, book], Money::new(390, currency), None).expect("a price");
    let lines = quote.lines.iter().map(|line| OrderLine {
        sku: line.item.sku.clone(),
        name: format!("Name of {}", line.item.sku),
        note: String::new(),
        quantity: line.item.quantity,
        price: line.item.price,
        discount: line.discount,
        total: line.total,
        tax_class: line.item.tax_class,
        rate: line.item.rate,
        is_sent: line.item.is_sent,
        unit_price: None,
    });
    NewOrder {
        id: OrderId(Ulid::new(u64::try_from(now_ms).expect("a time"), seed)),
        token_hash: TokenHash([1; 32]),
        country,
        locale: country.default_locale(),
        email: Some(Address {
            email: email.to_lowercase(),
            as_written: email.to_owned(),
        }),
        address: Some(address(country, name)),
        lines: lines.collect(),
        delivery: quote.delivery,
        discount: quote.discount,
        total: quote.total,
        vat: quote.vat,
        coupon: None,
        funnel: Some("start".to_owned()),
        from_page: "offer1".to_owned(),
        session: None,
        catalog_revision: 1,
        method: None,
        first: None,
        agreements: Agreements::default(),
        created_at_ms: now_ms,
    }
}

fn item(
    product: &str,
    units: u32,
    price: i64,
    quantity: u32,
    tax_class: TaxClass,
    permille: u16,
    currency: Currency,
) -> QuoteItem {
    QuoteItem {
        sku: Sku {
            product: product.to_owned(),
            units,
        },
        quantity,
        price: Money::new(price, currency),
        tax_class,
        rate: VatRate::from_permille(permille),
        is_sent: true,
    }
}

fn address(country: Country, name: &str) -> PostalAddress {
    let postcode = match country {
        Country::At | Country::Dk => "1011",
        _ => "10115",
    };
    let typed = [
        ("name", name),
        ("street", "Lange Straße"),
        ("house", "12a"),
        ("postcode", postcode),
        ("city", "Stadt"),
        ("phone", "+49 170 1234567"),
    ];
    let typed: BTreeMap<String, String> = typed.map(|(field, text)| (field.to_owned(), text.to_owned())).into();
    let address = read_address(country, &typed).expect("an address");
    PostalAddress {
        lines: address.lines(),
        fields: address.values(),
    }
}

fn start(order: &Order, attempt: &Attempt, now_ms: i64) -> Start {
    Start {
        order: order.id,
        attempt: attempt.id,
        amount: attempt.amount,
        country: order.country,
        locale: order.locale,
        method: attempt.method,
        capture: attempt.capture,
        email: "buyer@example.org".to_owned(),
        lines: vec![StartLine {
            name: "All of it".to_owned(),
            quantity: 1,
            amount: attempt.amount,
        }],
        return_url: "http://shop.example/paypal-confirm/offerpay/de".to_owned(),
        cancel_url: "http://shop.example/offerpay/de".to_owned(),
        idempotency_key: attempt.id.to_string(),
        expires_at_ms: now_ms + HOUR_MS,
        save_method: false,
    }
}
