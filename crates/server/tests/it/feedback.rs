//! `/api/feedback/{order}`, the pages that show what was said, the mail that asks for it and `trichter feedback`: who got a parcel
//! says something once, one star is shown like five, and what must not be shown is withheld with a reason.

use domain::feedback::Feedback;
use domain::id::{FeedbackId, OrderId, Ulid};
use domain::order::Parcel;
use domain::withdrawal::{CloseReason, Closed, WithdrawalCase};
use serde_json::{Value, json};
use server::jobs::{MailAbout, MailKind, MailWork, Work};
use server::refunding::{self, Books};
use server::shipping;
use store::feedback::{find_feedback, list_feedback};
use store::jobs::list_jobs;
use store::orders::lock_order;
use store::payment_attempts::list_attempts_of;
use store::withdrawals::{close_case, insert_withdrawal, open_case};
use store::{Reader, Writer};

use crate::leads::{JSON, assert_problem, with};
use crate::mails::{Mail, mail_files};
use crate::order_mails::pass_time;
use crate::ordering::{Buyer, OTHER_SECRET, SECRET, read};
use crate::program::{refused, said as told};
use crate::shop::{Answer, NOON_MS, Shop, embedded_payload};

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// When the buyer of a parcel that left at noon is asked.
const ASKED_MS: i64 = NOON_MS + 21 * DAY_MS;

fn books(shop: &Shop) -> Books<'_> {
    Books {
        store: &shop.app.store,
        gateway: &shop.app.gateway,
        clock: &shop.app.press.clock,
        announcer: shop.app.announcer,
    }
}

/// Somebody whose parcel is on its way.
fn sent(shop: &Shop, number: u64) -> Buyer<'_> {
    let buyer = Buyer::new(shop, number);
    buyer.buy();
    send_parcel(shop, &buyer);
    buyer
}

fn send_parcel(shop: &Shop, buyer: &Buyer<'_>) {
    let shipped = shop.run(shipping::ship(books(shop), buyer.order_id(), &Parcel::default()));
    shipped.expect("it left");
}

fn secret(shop: &Shop, order: OrderId) -> String {
    shop.app.links.review(order).newest().expect("a key")
}

fn ask(shop: &Shop, order: OrderId, secret: &str) -> Answer {
    let proof = format!("Bearer {secret}");
    shop.get_with(&format!("/api/feedback/{order}"), &[("authorization", &proof)])
}

fn say_with(shop: &Shop, order: OrderId, secret: &str, said: &Value) -> Answer {
    let proof = format!("Bearer {secret}");
    let headers = [JSON, ("authorization", proof.as_str())];
    let path = format!("/api/feedback/{order}");
    shop.request("POST", &path, &headers, said.to_string().as_bytes())
}

fn say(shop: &Shop, buyer: &Buyer<'_>, said: &Value) -> Answer {
    let order = buyer.order_id();
    say_with(shop, order, &secret(shop, order), said)
}

fn id(number: u128) -> FeedbackId {
    FeedbackId(Ulid::new(NOON_MS.unsigned_abs(), number))
}

fn words(number: u128) -> Value {
    json!({
        "id": id(number).to_string(),
        "product": "daily-trio",
        "stars": 2,
        "text": "Kam spät an.\n\nDer Deckel klemmt.",
        "name": "Anna B.",
        "locale": "de_DE",
    })
}

fn kept(shop: &Shop) -> Vec<Feedback> {
    read(shop, async |reader: &Reader| list_feedback(reader, None, 100).await)
}

/// The block of a page, after the pages had the time to notice what changed.
fn reviews(shop: &Shop, path: &str) -> Option<Value> {
    shop.follow_catalog();
    let payload = shop.get(&format!("{path}/_payload.json")).json();
    let blocks = payload["props"]["blocks"].as_array().expect("blocks").clone();
    blocks.into_iter().find(|block| block["block"] == "reviews")
}

#[test]
fn what_a_buyer_says_is_taken_once_and_is_on_the_pages_without_a_restart() {
    let shop = Shop::open();
    let buyer = sent(&shop, 1);
    let samples = reviews(&shop, "/take/de").expect("samples");
    assert_eq!(samples["rating"], Value::Null);
    assert!(
        samples["items"]
            .as_array()
            .expect("items")
            .iter()
            .all(|item| item["isSample"] == true)
    );

    let order = buyer.order_id();
    let asked = ask(&shop, order, &secret(&shop, order));
    assert_eq!(asked.status, 200, "{}", asked.text());
    let product = &asked.json()["products"][0];
    assert_eq!(
        (product["product"].as_str(), &product["said"]),
        (Some("daily-trio"), &Value::Null)
    );

    let taken = say(&shop, &buyer, &words(1));
    assert_eq!(taken.status, 201, "{}", taken.text());
    let said = json!({
        "id": id(1).to_string(),
        "stars": 2,
        "text": "Kam spät an.\n\nDer Deckel klemmt.",
        "name": "Anna B.",
        "said_on": "15.11.2026",
        "state": "published",
        "rules": [],
        "reason": null,
    });
    assert_eq!(taken.json(), said);
    let again = say(&shop, &buyer, &words(1));
    assert_eq!((again.status, again.json()), (200, said.clone()));
    for other in [words(2), with(words(1), json!({ "stars": 5 }))] {
        assert_problem(&say(&shop, &buyer, &other), 409, "conflict");
    }
    assert_eq!(kept(&shop).len(), 1);
    assert_eq!(
        ask(&shop, order, &secret(&shop, order)).json()["products"][0]["said"],
        said
    );

    assert_eq!(
        reviews(&shop, "/take/de").expect("reviews"),
        with(
            samples,
            json!({
                "items": [{
                    "place": 0,
                    "author": "Anna B.",
                    "stars": 2,
                    "text": "Kam spät an.\n\nDer Deckel klemmt.",
                    "lang": null,
                    "saidOn": "15.11.2026",
                    "avatar": null,
                    "isSample": false,
                }],
                "rating": { "average": "2,0", "count": 1 },
                "methodHref": "/feedback/de",
            })
        )
    );
    let html = shop.get("/take/fr").text();
    assert!(html.contains(r#"lang="de">Kam spät an."#), "{html}");
    assert!(
        html.contains("Achat vérifié") && html.contains("2,0 étoiles sur 5"),
        "{html}"
    );
    let rating = r#""aggregateRating":{"@type":"AggregateRating","ratingValue":"2.0","reviewCount":1}"#;
    assert!(html.contains(rating), "{html}");
    assert!(
        !embedded_payload(&html)["text"]
            .as_str()
            .expect("texts")
            .contains("sample-daily-trio-1")
    );
    assert!(
        reviews(&shop, "/offer3/de").is_none_or(|block| block["rating"] == Value::Null),
        "another product"
    );
}

#[test]
fn words_that_advertising_must_not_say_are_withheld_at_once_and_can_be_changed() {
    let shop = Shop::open();
    let buyer = sent(&shop, 1);
    let claim = with(
        words(1),
        json!({ "stars": 5, "text": "Ich habe 8 kg in 4 Wochen abgenommen." }),
    );
    let withheld = say(&shop, &buyer, &claim);
    assert_eq!(withheld.status, 201, "{}", withheld.text());
    let told = withheld.json();
    assert_eq!(told["state"], "withheld-claim");
    assert!(
        told["rules"]
            .as_array()
            .expect("rules")
            .contains(&json!("weight-amount")),
        "{told}"
    );
    assert_eq!(reviews(&shop, "/take/de").expect("samples")["rating"], Value::Null);
    assert!(!shop.get("/take/de").text().contains("abgenommen."));

    let in_name = with(words(2), json!({ "name": "Minus 8 kg in 4 Wochen" }));
    assert_eq!(say(&shop, &buyer, &in_name).json()["state"], "withheld-claim");
    let changed = say(&shop, &buyer, &words(3));
    assert_eq!(
        (changed.status, changed.json()["state"].clone()),
        (201, json!("published"))
    );
    assert_problem(&say(&shop, &buyer, &words(4)), 409, "conflict");
    assert_eq!(kept(&shop).iter().map(|said| said.id).collect::<Vec<_>>(), [id(3)]);
}

#[test]
fn without_the_link_nothing_is_told_and_nothing_is_taken() {
    let shop = Shop::open();
    let buyer = sent(&shop, 1);
    let waiting = Buyer::new(&shop, 2);
    waiting.buy();
    let order = buyer.order_id();
    let unknown = OrderId(Ulid::new(1, 1));
    let of_other = secret(&shop, waiting.order_id());
    let of_order = shop.app.links.order(order).newest().expect("a key");
    let nothing = shop.request("POST", &format!("/api/feedback/{order}"), &[JSON], b"{}");
    for (id, secret) in [
        (order, SECRET.to_owned()),
        (order, OTHER_SECRET.to_owned()),
        (order, "short".to_owned()),
        (order, of_other.clone()),
        (order, of_order),
        (unknown, secret(&shop, unknown)),
        (waiting.order_id(), of_other),
    ] {
        for answer in [ask(&shop, id, &secret), say_with(&shop, id, &secret, &words(1))] {
            assert_problem(&answer, 403, "feedback-not-allowed");
            assert_eq!(answer.text(), nothing.text());
        }
    }
    assert_eq!(shop.get(&format!("/api/feedback/{order}")).text(), nothing.text());
    assert_eq!(shop.get("/api/feedback/nonsense").status, 403);
    assert_eq!(kept(&shop), []);
}

#[test]
fn what_is_wrong_is_said_at_its_field_and_nothing_is_kept() {
    let shop = Shop::open();
    let buyer = sent(&shop, 1);
    let faults = |changes: Value| {
        let answer = say(&shop, &buyer, &with(words(1), changes));
        assert_problem(&answer, 422, "feedback-invalid");
        answer.json()["fields"].clone()
    };
    assert_eq!(
        faults(json!({ "stars": 6, "name": " ", "text": "x".repeat(1001) })),
        json!([
            { "name": "stars", "why": "missing" },
            { "name": "text", "why": "too-long" },
            { "name": "name", "why": "missing" },
        ])
    );
    assert_eq!(
        faults(json!({ "text": "Mehr auf www.example.org" })),
        json!([{ "name": "text", "why": "malformed" }])
    );
    let card = say(&shop, &buyer, &with(words(1), json!({ "text": "4111 1111 1111 1111" })));
    assert_problem(&card, 422, "card-number-refused");
    for changes in [
        json!({ "id": "wdr_01KA3Q1QY0V5W3N8Z4T6R2H9CD" }),
        json!({ "locale": "xx_XX" }),
        json!({ "product": "daily-fibre" }),
        json!({ "stars": "5" }),
        json!({ "more": 1 }),
    ] {
        assert_eq!(
            say(&shop, &buyer, &with(words(1), changes.clone())).status,
            400,
            "{changes}"
        );
    }
    let foreign = [JSON, ("origin", "https://other.example")];
    let answer = shop.request("POST", &format!("/api/feedback/{}", buyer.order_id()), &foreign, b"{}");
    assert_problem(&answer, 403, "foreign-origin");
    assert_eq!(kept(&shop), []);
}

#[test]
fn the_average_is_of_all_and_an_operator_needs_a_reason_that_is_told() {
    let shop = Shop::open();
    let buyers: Vec<_> = (1..=3).map(|number| sent(&shop, number)).collect();
    for (buyer, stars) in buyers.iter().zip([1, 5, 5]) {
        let said = with(words(u128::from(buyer.number)), json!({ "stars": stars, "text": "" }));
        assert_eq!(say(&shop, buyer, &said).status, 201);
    }
    let rating = || reviews(&shop, "/take/gb").expect("reviews")["rating"].clone();
    assert_eq!(rating(), json!({ "average": "3.7", "count": 3 }));

    let (first, second) = (id(1).to_string(), id(2).to_string());
    assert!(refused(&shop, &["feedback", "withhold", &second]).contains("--reason"));
    assert!(refused(&shop, &["feedback", "withhold", &second, "--reason", " "]).contains("its author is told"));
    assert_eq!(
        told(
            &shop,
            &["feedback", "withhold", &second, "--reason", "Nennt einen Nachbarn."]
        ),
        format!("{second} is withheld: it is on no page and in no average.\n")
    );
    assert_eq!(rating(), json!({ "average": "3.0", "count": 2 }));
    let order = buyers[1].order_id();
    let said = ask(&shop, order, &secret(&shop, order)).json()["products"][0]["said"].clone();
    assert_eq!(
        (&said["state"], &said["reason"]),
        (&json!("withheld"), &json!("Nennt einen Nachbarn."))
    );
    assert_problem(&say(&shop, &buyers[1], &words(9)), 409, "conflict");

    let table = told(&shop, &["feedback", "list", "--state", "withheld"]);
    assert_eq!(table.lines().count(), 2, "{table}");
    assert!(table.contains("DE-100002") && table.contains(&second), "{table}");
    let shown = told(&shop, &["feedback", "show", &second]);
    for line in [
        "Order     DE-100002",
        "State     withheld",
        "Reason    Nennt einen Nachbarn.",
        "Stars     5",
    ] {
        assert!(shown.contains(line), "{line} is not in\n{shown}");
    }
    let listed: Value = serde_json::from_str(&told(&shop, &["feedback", "list", "--json"])).expect("JSON");
    assert_eq!(listed.as_array().map(Vec::len), Some(3));
    let one: Value = serde_json::from_str(&told(&shop, &["feedback", "show", &first, "--json"])).expect("JSON");
    assert_eq!(
        (&one["stars"], &one["state"], &one["product"]),
        (&json!(1), &json!("published"), &json!("daily-trio"))
    );

    assert_eq!(
        told(&shop, &["feedback", "publish", &second]),
        format!("{second} is published.\n")
    );
    assert_eq!(rating()["count"], 3);
    let nobody = id(99).to_string();
    assert!(refused(&shop, &["feedback", "show", &nobody]).contains("there is no feedback"));
}

#[test]
fn not_even_an_operator_shows_what_advertising_must_not_say() {
    let shop = Shop::open();
    let buyer = sent(&shop, 1);
    let claim = with(words(1), json!({ "text": "Ich habe 8 kg in 4 Wochen abgenommen." }));
    assert_eq!(say(&shop, &buyer, &claim).status, 201);
    let complaint = refused(&shop, &["feedback", "publish", &id(1).to_string()]);
    assert!(
        complaint.contains("stays withheld") && complaint.contains("weight-amount"),
        "{complaint}"
    );
    let said = read(&shop, async |reader: &Reader| find_feedback(reader, id(1)).await);
    assert_eq!(said.map(|said| said.standing.state().name()), Some("withheld-claim"));
}

#[test]
fn a_real_shop_shows_real_reviews_and_nothing_while_there_are_none() {
    let shop = Shop::open_with(&[("TRICHTER_MODE", "production"), ("TRICHTER_PAYMENT_SANDBOX", "off")]);
    assert_eq!(reviews(&shop, "/take/de"), None);
}

/// When an invitation to review an order is to be sent; none if it is not written down.
fn asked_at(shop: &Shop, order: OrderId) -> Vec<i64> {
    let work = Work::Mail(MailWork {
        mail: MailKind::Review,
        about: MailAbout::Order { order },
    });
    let jobs = read(shop, async |reader: &Reader| list_jobs(reader, None, 1000).await);
    let of_order = jobs
        .into_iter()
        .filter(|job| Work::read(&job.kind, job.payload.get()) == Some(work.clone()));
    of_order.map(|job| job.due_at_ms).collect()
}

/// Lets everything be sent that is due, and gives the mails that ask.
fn invitations(shop: &Shop, now_ms: i64) -> Vec<Mail> {
    pass_time(shop, now_ms);
    let mail = |file| Mail::parse(&std::fs::read_to_string(file).expect("a mail"));
    let mails = mail_files(shop, 1).into_iter().map(mail);
    mails.filter(|mail| mail.text.contains("#review=")).collect()
}

#[test]
fn three_weeks_after_the_parcel_left_a_mail_asks_once_and_its_link_works() {
    let shop = Shop::open();
    let buyer = sent(&shop, 1);
    let order = buyer.order_id();
    assert_eq!(asked_at(&shop, order), [ASKED_MS]);
    assert_eq!(invitations(&shop, ASKED_MS - 1).len(), 0);
    let mails = invitations(&shop, ASKED_MS);
    assert_eq!(mails.len(), 1);
    assert_eq!(mails[0].subject(), "Wie war es? Deine Bestellung DE-100001");
    let (address, proof) = mails[0].link("review");
    assert_eq!(address, "http://shop.example/feedback/de");
    let (named, secret) = proof.split_once('.').expect("an order and a secret");
    assert_eq!(named, order.to_string());
    assert_eq!(ask(&shop, order, secret).status, 200);
    assert_eq!(invitations(&shop, ASKED_MS + 100 * DAY_MS).len(), 1, "once");
}

#[test]
fn when_somebody_notes_the_arrival_the_days_count_from_there() {
    let shop = Shop::open();
    let buyer = sent(&shop, 1);
    let order = buyer.order_id();
    let arrive = |at_ms: i64, now_ms: i64| {
        let noting = shop.app.store.write("noting", async |writer: &Writer| {
            let order = lock_order(writer, order).await?.expect("the order");
            shop.app.announcer.delivered(writer, &order, at_ms, now_ms).await
        });
        shop.run(noting).expect("noted");
    };
    arrive(NOON_MS + 2 * DAY_MS, NOON_MS + 3 * DAY_MS);
    assert_eq!(asked_at(&shop, order), [ASKED_MS + 2 * DAY_MS]);
    assert_eq!(invitations(&shop, ASKED_MS + 2 * DAY_MS).len(), 1);
    arrive(NOON_MS + 30 * DAY_MS, NOON_MS + 31 * DAY_MS);
    assert_eq!(
        invitations(&shop, ASKED_MS + 60 * DAY_MS).len(),
        1,
        "who was asked is not asked again"
    );
}

#[test]
fn who_got_the_money_back_is_not_asked() {
    let shop = Shop::open();
    let buyer = sent(&shop, 1);
    let order = buyer.kept().expect("the order");
    let attempt = read(&shop, async |reader: &Reader| list_attempts_of(reader, order.id).await).remove(0);
    let refund = shop.run(refunding::refund(
        books(&shop),
        order.id,
        attempt.id,
        order.total,
        "came back",
    ));
    refund.expect("given back");
    assert_eq!(invitations(&shop, ASKED_MS).len(), 0);
}

#[test]
fn who_withdrew_is_not_asked_unless_they_kept_it_after_all() {
    let shop = Shop::open();
    let buyers = [sent(&shop, 1), sent(&shop, 2)];
    for (buyer, number) in buyers.iter().zip(1..) {
        let statement = crate::withdrawals::sample(number);
        let case = WithdrawalCase {
            withdrawal: statement.id,
            position: 0,
            order: Some(buyer.order_id()),
            due_on: "2026-11-29".parse().expect("a day"),
            opened_at_ms: NOON_MS,
            closed: None,
        };
        let opening = shop.app.store.write("withdrawing", async |writer: &Writer| {
            insert_withdrawal(writer, &statement).await?;
            open_case(writer, &case).await?;
            if number == 2 {
                let closed = Closed {
                    at_ms: NOON_MS,
                    reason: CloseReason::Kept,
                    note: "changed their mind".to_owned(),
                };
                close_case(writer, statement.id, 0, &closed).await?;
            }
            Ok(())
        });
        shop.run(opening).expect("opened");
    }
    let asked = invitations(&shop, ASKED_MS);
    assert_eq!(
        asked.iter().map(Mail::subject).collect::<Vec<_>>(),
        ["Wie war es? Deine Bestellung DE-100002"]
    );
}

#[test]
fn who_does_not_want_to_be_asked_is_not_asked_again() {
    let shop = Shop::open();
    let buyer = sent(&shop, 1);
    let order = buyer.order_id();
    let object = |secret: &str| {
        let proof = format!("Bearer {secret}");
        let path = format!("/api/feedback/{order}/objection");
        shop.request("POST", &path, &[("authorization", &proof)], b"")
    };
    assert_problem(&object(SECRET), 403, "feedback-not-allowed");
    assert_eq!(object(&secret(&shop, order)).status, 204);
    assert_eq!(object(&secret(&shop, order)).status, 204);
    assert_eq!(
        ask(&shop, order, &secret(&shop, order)).status,
        200,
        "they may still say something"
    );
    assert_eq!(invitations(&shop, ASKED_MS).len(), 0);
}

#[test]
fn a_shop_that_asks_nobody_writes_nothing_down() {
    let shop = Shop::open_with(&[("TRICHTER_REVIEW_AFTER_DAYS", "0")]);
    let buyer = sent(&shop, 1);
    assert_eq!(asked_at(&shop, buyer.order_id()).len(), 0);
}
