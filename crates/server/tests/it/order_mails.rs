//! Mails about orders: each once, at the right time, to the buyer alone, with all that the law wants in it.

use std::fs;

use domain::consent::TextVersion;
use domain::country::Country;
use domain::id::{LeadId, Ulid};
use domain::job::JobState;
use domain::lead::{Address, MarketingRequest, Marks, NewLead};
use domain::locale::Locale;
use domain::money::Money;
use domain::order::{Parcel, RefundState};
use serde_json::{Value, json};
use server::jobs::{WebhookEvent, Work};
use server::links::token_hash;
use server::refunding::{self, Books};
use server::{settle, shipping};
use store::jobs::{list_jobs, list_open_jobs};
use store::leads::{add_lead, confirm_marketing};
use store::orders::{end_order, lock_order};
use store::payment_attempts::list_attempts_of;
use store::{Reader, Writer};

use crate::fake_smtp::FakeSmtp;
use crate::jobs::wait_for_counts;
use crate::mails::{Mail, mail_files};
use crate::ordering::{Buyer, OTHER_SECRET, read};
use crate::program::{Preview, preview, trichter};
use crate::shop::{NOON_MS, Shop};

const MINUTE_MS: i64 = 60 * 1000;
const HOUR_MS: i64 = 60 * MINUTE_MS;
const DAY_MS: i64 = 24 * HOUR_MS;

/// The mails in the data folder, once there are that many.
#[track_caller]
pub(crate) fn mails(shop: &Shop, count: usize) -> Vec<Mail> {
    let files = mail_files(shop, count);
    assert_eq!(files.len(), count);
    let mail = |file| Mail::parse(&fs::read_to_string(file).expect("a mail"));
    files.iter().map(mail).collect()
}

/// Lets the runner do what is due at a moment, and waits until nothing is.
#[track_caller]
pub(crate) fn pass_time(shop: &Shop, now_ms: i64) {
    shop.set_now_ms(now_ms);
    shop.app.jobs.wake();
    for _ in 0..1500 {
        let due = read(shop, async |reader: &Reader| {
            let jobs = list_jobs(reader, None, 1000).await?;
            Ok(jobs.into_iter().any(|job| match job.state {
                JobState::Waiting => job.due_at_ms <= now_ms,
                JobState::Leased => true,
                JobState::Done | JobState::Dead => false,
            }))
        });
        if !due {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    panic!("work is left undone");
}

pub(crate) fn mail_of<'a>(mails: &'a [Mail], subject: &str) -> &'a Mail {
    let found = mails.iter().find(|mail| mail.subject().contains(subject));
    found.unwrap_or_else(|| {
        panic!(
            "no mail `{subject}` among {:?}",
            mails.iter().map(Mail::subject).collect::<Vec<_>>()
        )
    })
}

pub(crate) fn books(shop: &Shop) -> Books<'_> {
    Books {
        store: &shop.app.store,
        gateway: &shop.app.gateway,
        clock: &shop.app.press.clock,
        announcer: shop.app.announcer,
    }
}

/// Somebody in Denmark, whose money may only be taken when the parcel leaves.
fn dane(shop: &Shop) -> Buyer<'_> {
    Buyer {
        country: "DK",
        locale: "da_DK",
        address: json!({
            "name": "Mette Holm",
            "street": "Nørregade",
            "house": "12",
            "postcode": "1165",
            "city": "København",
        }),
        ..Buyer::new(shop, 1)
    }
}

#[test]
fn a_paid_order_is_confirmed_once_with_invoice_contract_and_the_way_out() {
    let shop = Shop::open();
    let buyer = Buyer::new(&shop, 1);
    buyer.buy();
    buyer.settle();
    buyer.settle();
    let mail = mails(&shop, 1).remove(0);
    assert_eq!(mail.header("To"), Some("buyer-1@shop.example"));
    assert_eq!(mail.subject(), "Bestellung DE-100001: Bestätigung und Rechnung");
    let order = buyer.kept().expect("the order");
    let attempt = read(&shop, async |reader: &Reader| list_attempts_of(reader, order.id).await).remove(0);
    shop.run(settle::settle(&shop.app, &attempt)).expect("asked again");
    for words in [
        "Rechnungs- und Bestellnummer: DE-100001",
        "Rechnungsdatum: 15.11.2026",
        "Anna Berg",
        "Hauptstraße 12",
        "10115 Berlin",
        "Ylvane Musterhandel GmbH",
        "USt-IdNr.: DE000000000",
        "Steuersatz",
        "7\u{a0}%",
        "Allgemeine Geschäftsbedingungen",
        "Widerrufsbelehrung",
        "Muster-Widerrufsformular",
        "Vertrag widerrufen",
    ] {
        assert!(mail.text.contains(words), "{words} is not in\n{}", mail.text);
    }
    assert!(!mail.text.contains("consumers/odr") && !mail.html.contains("consumers/odr"));
    let secret = shop.app.links.order(order.id).newest().expect("a key");
    let proof = format!("{}.{secret}", order.id);
    assert_eq!(
        mail.link("order"),
        ("http://shop.example/thankyou/de".to_owned(), proof.clone())
    );
    let withdraw = format!("http://shop.example/refund/de#order={proof}");
    assert!(mail.text.lines().any(|line| line == withdraw), "{}", mail.text);
    let buyer_secret = shop.app.links.buyer(order.id, "buyer-1@shop.example").newest();
    let data = format!("{}.{}", order.id, buyer_secret.expect("a key"));
    assert_eq!(mail.link("data"), ("http://shop.example/mailbox/de".to_owned(), data));
    // The link opens the order wherever it is read, and nothing else does.
    assert_eq!(buyer.send_as(&secret, "GET", &buyer.path(""), None).status, 200);
    assert_eq!(buyer.send_as(OTHER_SECRET, "GET", &buyer.path(""), None).status, 404);
    let another = shop.app.links.order(Buyer::new(&shop, 2).order_id()).newest();
    let another = another.expect("a key");
    assert_eq!(buyer.send_as(&another, "GET", &buyer.path(""), None).status, 404);
    // The payment's mail said that the order came.
    pass_time(&shop, NOON_MS + 3 * MINUTE_MS);
    assert_eq!(mails(&shop, 1).len(), 1);
}

#[test]
fn an_order_without_money_is_acknowledged_after_two_minutes_and_once() {
    let shop = Shop::open();
    let buyer = Buyer::new(&shop, 1);
    let reference = buyer.place();
    pass_time(&shop, NOON_MS + 2 * MINUTE_MS - 1);
    assert!(!shop.data_dir.join("mails").exists());
    pass_time(&shop, NOON_MS + 2 * MINUTE_MS);
    let mail = mails(&shop, 1).remove(0);
    assert_eq!(mail.subject(), "Deine Bestellung ist angekommen");
    assert!(mail.text.contains("24 Stunden"), "{}", mail.text);
    assert!(!mail.text.contains("Rechnungsdatum"), "{}", mail.text);
    // Another press is no second order.
    buyer.press_new(2);
    pass_time(&shop, NOON_MS + 10 * MINUTE_MS);
    assert_eq!(mails(&shop, 1).len(), 1);
    let _ = reference;
}

#[test]
fn of_an_order_that_ended_or_was_forgotten_nobody_hears() {
    let shop = Shop::open();
    let ended = Buyer::new(&shop, 1);
    ended.place();
    let ending = shop.app.store.write("ending", async |writer: &Writer| {
        let order = lock_order(writer, ended.order_id()).await?.expect("the order");
        end_order(writer, &order, NOON_MS).await
    });
    shop.run(ending).expect("written").expect("ended");
    let forgotten = Buyer::new(&shop, 2);
    forgotten.place();
    let erasing = shop.app.store.write("erasing", async |writer: &Writer| {
        store::orders::erase_orders_of(writer, "buyer-2@shop.example", NOON_MS).await
    });
    shop.run(erasing).expect("erased");
    pass_time(&shop, NOON_MS + 5 * MINUTE_MS);
    assert!(!shop.data_dir.join("mails").exists());
}

#[test]
fn money_that_is_only_reserved_is_said_to_be_and_the_invoice_comes_with_the_parcel() {
    let shop = Shop::open();
    let buyer = dane(&shop);
    buyer.buy();
    buyer.settle();
    let reserved = mails(&shop, 1).remove(0);
    assert_eq!(reserved.subject(), "Din bestilling er bekræftet");
    let taken_later = "Beløbet er kun reserveret";
    for words in [taken_later, "DK-100001", "Fortryd aftalen her", "DE000000000"] {
        assert!(reserved.text.contains(words), "{words} is not in\n{}", reserved.text);
    }
    assert!(!reserved.text.contains("Fakturadato"), "{}", reserved.text);
    pass_time(&shop, NOON_MS + 5 * MINUTE_MS);
    assert_eq!(mails(&shop, 1).len(), 1);

    let parcel = Parcel {
        carrier: Some("PostNord".to_owned()),
        tracking: Some("SE-123".to_owned()),
    };
    shop.run(shipping::ship(books(&shop), buyer.order_id(), &parcel))
        .expect("sent");
    shop.app.jobs.wake();
    let all = mails(&shop, 3);
    let shipped = mail_of(&all, "er på vej");
    let link = "https://tracking.postnord.com/en/tracking?id=SE-123";
    assert!(shipped.text.lines().any(|line| line == link), "{}", shipped.text);
    assert!(shipped.text.contains("#order="), "{}", shipped.text);
    let paid = mail_of(&all, "bekræftelse og faktura");
    assert!(paid.text.contains("Fakturadato: 15.11.2026"), "{}", paid.text);
}

#[test]
fn a_refund_is_told_once_with_its_credit_note() {
    let shop = Shop::open();
    let buyer = Buyer::new(&shop, 1);
    buyer.buy();
    let order = buyer.kept().expect("the order");
    let attempt = read(&shop, async |reader: &Reader| list_attempts_of(reader, order.id).await).remove(0);
    let amount = Money::new(1070, order.total.currency);
    let refund = refunding::refund(books(&shop), order.id, attempt.id, amount, "broken seal");
    assert_eq!(shop.run(refund).expect("given back").state, RefundState::Done);
    buyer.settle();
    buyer.settle();
    shop.app.jobs.wake();
    let all = mails(&shop, 2);
    let mail = mail_of(&all, "Geld zurück");
    for words in [
        "10,70\u{a0}€ gehen auf demselben Weg zurück",
        "Nummer der Korrektur: DE-100001-C1",
        "Datum der Korrektur: 15.11.2026",
        "0,70\u{a0}€",
        "Ylvane Musterhandel GmbH",
    ] {
        assert!(mail.text.contains(words), "{words} is not in\n{}", mail.text);
    }
    assert!(!mail.text.contains("broken seal"), "a reason is for the books");
    pass_time(&shop, NOON_MS + 10 * MINUTE_MS);
    assert_eq!(mails(&shop, 2).len(), 2);
}

#[test]
fn a_mail_that_is_tried_again_keeps_its_name() {
    let server = FakeSmtp::start(&["451 4.3.0 later"]);
    let shop = Shop::open_with(&[("TRICHTER_SMTP_URL", &server.url)]);
    Buyer::new(&shop, 1).buy();
    server.wait_for_refused(1);
    let open = || {
        read(&shop, async |reader: &Reader| {
            list_open_jobs(reader, Work::MAIL, 10).await
        })
    };
    let is_tried = |attempts| {
        open()
            .iter()
            .any(|job| job.attempts == attempts && job.last_error.is_some())
    };
    for _ in 0..500 {
        if is_tried(1) {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    let tried = open()
        .into_iter()
        .find(|job| job.last_error.is_some())
        .expect("a mail that failed");
    shop.set_now_ms(NOON_MS + MINUTE_MS);
    shop.app.jobs.wake();
    let delivered = server.wait_for_delivered(1).remove(0);
    let mail = Mail::parse(&delivered.message);
    let name = mail.header("Message-ID").expect("a name");
    assert!(name.starts_with(&format!("<{}@", tried.id)), "{name}");
}

/// Confirms the newsletter for an address.
fn subscribe(shop: &Shop, number: u128, email: &str) {
    let id = LeadId(Ulid::new(1, number));
    let version: TextVersion = "2026-11-15".parse().expect("a version");
    let confirm = token_hash(&shop.app.links.confirm(id, NOON_MS).newest().expect("a key"));
    let unsubscribe = token_hash(&shop.app.links.unsubscribe(id).newest().expect("a key"));
    let new = NewLead {
        id,
        address: Address {
            email: email.to_owned(),
            as_written: email.to_owned(),
        },
        session: None,
        country: Country::De,
        locale: Locale::DeDe,
        funnel: "start".to_owned(),
        marks: Marks::new("{}".to_owned()).expect("short"),
        wants_result: false,
        marketing: Some(MarketingRequest {
            text_version: version,
            confirm_hash: confirm,
        }),
        unsubscribe_hash: unsubscribe,
    };
    let confirming = shop.app.store.write("confirming", async |writer: &Writer| {
        add_lead(writer, &new, NOON_MS).await?;
        confirm_marketing(writer, confirm, NOON_MS).await
    });
    shop.run(confirming).expect("confirmed");
}

#[test]
fn who_confirmed_the_newsletter_is_reminded_once_of_what_they_left() {
    let shop = Shop::open();
    subscribe(&shop, 1, "buyer-1@shop.example");
    let buyer = Buyer::new(&shop, 1);
    buyer.draft();
    // Changed again after three hours: it is not the time yet.
    shop.set_now_ms(NOON_MS + 3 * HOUR_MS);
    assert_eq!(buyer.post(&buyer.form()).status, 200);
    pass_time(&shop, NOON_MS + 5 * HOUR_MS);
    assert!(!shop.data_dir.join("mails").exists());
    pass_time(&shop, NOON_MS + 7 * HOUR_MS);
    let mail = mails(&shop, 1).remove(0);
    assert_eq!(mail.subject(), "Du hast etwas liegen lassen");
    assert!(
        mail.text.lines().any(|line| line == "http://shop.example/offerpay/de"),
        "{}",
        mail.text
    );
    assert!(mail.text.contains("#unsubscribe="), "{}", mail.text);
    assert!(mail.text.contains("#data="), "{}", mail.text);
    assert!(mail.header("List-Unsubscribe").is_some());
    assert_eq!(mail.header("List-Unsubscribe-Post"), Some("List-Unsubscribe=One-Click"));

    // The same address with another order, within thirty days and after them.
    let other = Buyer::new(&shop, 2);
    let mut form = other.form();
    form["email"] = Value::from("buyer-1@shop.example");
    shop.set_now_ms(NOON_MS + 10 * DAY_MS);
    assert_eq!(other.post(&form).status, 201);
    pass_time(&shop, NOON_MS + 11 * DAY_MS);
    assert_eq!(mails(&shop, 1).len(), 1);
}

#[test]
fn nobody_else_is_reminded() {
    let shop = Shop::open();
    // Never asked for it.
    Buyer::new(&shop, 1).draft();
    // Bought something else since.
    subscribe(&shop, 2, "buyer-2@shop.example");
    Buyer::new(&shop, 2).draft();
    let bought = Buyer::new(&shop, 3);
    let mut form = bought.form();
    form["email"] = Value::from("buyer-2@shop.example");
    assert_eq!(bought.post(&form).status, 201);
    let reference = bought.press_new(1);
    bought.click(&reference, "approve");
    bought.settle();
    pass_time(&shop, NOON_MS + 8 * HOUR_MS);
    let only = mails(&shop, 1).remove(0);
    assert!(only.subject().contains("Rechnung"), "{}", only.subject());
}

/// What was written down for a program of the operator, in the order in which it happened.
fn told(shop: &Shop) -> Vec<WebhookEvent> {
    let jobs = read(shop, async |reader: &Reader| list_jobs(reader, None, 1000).await);
    let event = |work: Option<Work>| match work {
        Some(Work::Webhook(webhook)) => Some(webhook.event),
        _ => None,
    };
    let mut events: Vec<WebhookEvent> = jobs
        .iter()
        .filter_map(|job| event(Work::read(&job.kind, job.payload.get())))
        .collect();
    events.sort_by_key(|event| event.name());
    events
}

#[test]
fn a_program_of_the_operator_is_told_of_payment_parcel_and_refund_once_each() {
    let shop = Shop::open_with(&[
        ("TRICHTER_WEBHOOK_URL", "http://127.0.0.1:9/orders"),
        ("TRICHTER_WEBHOOK_SECRET", "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"),
    ]);
    let buyer = Buyer::new(&shop, 1);
    buyer.buy();
    buyer.settle();
    let order = buyer.kept().expect("the order");
    let attempt = read(&shop, async |reader: &Reader| list_attempts_of(reader, order.id).await).remove(0);
    shop.run(shipping::ship(books(&shop), order.id, &Parcel::default()))
        .expect("sent");
    shop.run(refunding::refund(books(&shop), order.id, attempt.id, order.total, ""))
        .expect("given back");
    buyer.settle();
    let expected = [
        WebhookEvent::OrderPaid,
        WebhookEvent::OrderRefunded,
        WebhookEvent::OrderShipped,
    ];
    assert_eq!(told(&shop), expected);
    let silent = Shop::open();
    Buyer::new(&silent, 1).buy();
    assert_eq!(told(&silent), []);
}

#[test]
fn a_preview_has_every_mail_in_every_language_and_asks_no_database() {
    let Preview {
        said, folder, names, ..
    } = &preview("mail");
    assert!(said.starts_with("66 mails are in "), "{said}");
    assert_eq!(names.len(), 66 * 3 + 12);
    for name in names.iter().filter(|name| name.contains(".html")) {
        let html = fs::read_to_string(folder.join(name)).expect("a mail");
        assert!(html.starts_with("<!doctype html><html lang=\""), "{name}");
        assert!(html.len() < 100_000, "{name} has {} bytes", html.len());
        let text = fs::read_to_string(folder.join(name.replace(".html", ".txt"))).expect("a mail");
        let too_long = text
            .lines()
            .find(|line| line.chars().count() > 76 && !line.contains("://"));
        assert_eq!(too_long, None, "{name}");
        let whole = fs::read_to_string(folder.join(name.replace(".html", ".eml"))).expect("a mail");
        assert!(whole.contains("\r\nTo: kim@example.org\r\n"), "{name}");
    }
}

#[test]
fn mails_that_wait_or_were_given_up_are_listed() {
    let server = FakeSmtp::start(&["550 5.1.1 no such mailbox"]);
    let shop = Shop::open_with(&[("TRICHTER_SMTP_URL", &server.url)]);
    let buyer = Buyer::new(&shop, 1);
    buyer.buy();
    server.wait_for_refused(1);
    // Received waits, paid was given up; the first look at the payment waits too, and is no mail.
    wait_for_counts(&shop, [2, 0, 0, 1]);
    let listed = trichter(&shop, &["mail", "list"]);
    assert!(listed.status.success(), "{}", String::from_utf8_lossy(&listed.stderr));
    let table = String::from_utf8(listed.stdout).expect("text");
    let lines: Vec<&str> = table.lines().collect();
    assert_eq!(lines.len(), 3, "{table}");
    assert!(lines[0].starts_with("JOB"), "{table}");
    let order = buyer.order_id().to_string();
    let dead = lines
        .iter()
        .find(|line| line.contains(" order-paid "))
        .expect("the dead one");
    for part in [order.as_str(), "dead", "1", "the mail server answered 550 5.1.1"] {
        assert!(dead.contains(part), "{part} in {dead}");
    }
    let json = trichter(&shop, &["mail", "list", "--json"]);
    let json: Value = serde_json::from_slice(&json.stdout).expect("JSON");
    let waiting = json
        .as_array()
        .expect("a list")
        .iter()
        .find(|mail| mail["state"] == "waiting");
    let waiting = waiting.expect("one that waits");
    assert_eq!(waiting["mail"], "order-received");
    assert_eq!(waiting["about"], order.as_str());
    assert_eq!(waiting["last_error"], Value::Null);
}
