//! `POST /api/withdrawals` and `trichter withdrawals`: every statement is taken once, acknowledged and dealt with; nobody's
//! parcel is stopped by somebody else.

use domain::calendar::LocalTime;
use domain::country::Country;
use domain::id::{Ulid, WithdrawalId};
use domain::locale::Locale;
use domain::order::{Order, Parcel};
use domain::withdrawal::{VERSION, Withdrawal, WithdrawalCase, read_form};
use serde_json::{Value, json};
use server::clock::Clock;
use server::jobs::{MailAbout, MailKind, MailWork, WebhookAbout, WebhookEvent, Work};
use server::shipping::{self, ShipError};
use store::shipments::mark_delivered;
use store::withdrawals::{find_withdrawal, list_cases_of};
use store::{Reader, Writer};

use crate::leads::{JSON, new_work, with};
use crate::mails::{Mail, mail_files};
use crate::program::{refused, said};
use crate::shop::{Answer, NOON_MS, Shop};
use crate::till::{Purchase, Till};

const ID: &str = "wdr_01KA3Q1QY0V5W3N8Z4T6R2H9CD";

const ANNA: Purchase<'static> = Purchase {
    seed: 1,
    country: Country::De,
    email: "Anna@example.org",
    name: "Anna Muster",
};

fn statement() -> Value {
    json!({
        "id": ID,
        "country": "DE",
        "locale": "de_DE",
        "name": "Anna Muster",
        "order": "DE-100001",
        "email": "anna@Example.org",
        "items": "",
        "with_later_orders": false,
        "link": null,
        "words_version": VERSION,
    })
}

fn send(shop: &Shop, statement: &Value) -> Answer {
    shop.request("POST", "/api/withdrawals", &[JSON], statement.to_string().as_bytes())
}

/// A statement for the books of other tests.
pub(crate) fn sample(number: u128) -> Withdrawal {
    let form = read_form("Anna Berg", "DE-100001", "anna@example.org", "", false).expect("a form");
    Withdrawal {
        id: WithdrawalId(Ulid::new(1, number)),
        country: Country::De,
        locale: Locale::DeDe,
        statement: String::new(),
        form,
        words_version: VERSION.to_owned(),
        received_at_ms: NOON_MS,
        received_local: String::new(),
        network_hash: [0; 32],
    }
}

/// What the books have of a statement.
fn kept(shop: &Shop, id: &str) -> (Option<Withdrawal>, Vec<WithdrawalCase>) {
    let id: WithdrawalId = id.parse().expect("an id");
    let read = shop.app.store.read("looking", async |reader: &Reader| {
        Ok((find_withdrawal(reader, id).await?, list_cases_of(reader, id).await?))
    });
    shop.run(read).expect("read")
}

fn orders_of(shop: &Shop, id: &str) -> Vec<Option<String>> {
    let (_, cases) = kept(shop, id);
    cases
        .iter()
        .map(|case| case.order.map(|order| order.to_string()))
        .collect()
}

fn is_held(till: &Till<'_>, order: &Order) -> bool {
    till.order(order.id).held_at_ms.is_some()
}

fn ship(shop: &Shop, till: &Till<'_>, order: &Order) -> Result<(), String> {
    let clock = Clock::system();
    let shipped = shop.run(shipping::ship(till.books(&clock), order.id, &Parcel::default()));
    shipped.map(drop).map_err(|error: ShipError| error.to_string())
}

#[test]
fn a_statement_is_acknowledged_and_stops_the_parcel() {
    let shop = Shop::open().at_rest();
    let till = Till::open(&shop);
    let (order, _) = till.sell(ANNA);
    drop(new_work(&shop));
    let answer = send(&shop, &statement());
    assert_eq!(answer.status, 201, "{}", answer.text());
    assert_eq!(
        answer.json(),
        json!({
            "id": ID,
            "statement": [
                "Hiermit widerrufe ich den Vertrag über die Bestellung DE-100001.",
                "Name: Anna Muster",
                "E-Mail-Adresse: anna@example.org",
            ],
            "email": "anna@example.org",
            "received": "15.11.2026, 13:00",
            "received_at": "2026-11-15T13:00:00+01:00",
            "refund_by": "29.11.2026",
        })
    );
    let (withdrawal, cases) = kept(&shop, ID);
    let withdrawal = withdrawal.expect("kept");
    assert_eq!(withdrawal.received_at_ms, NOON_MS);
    assert_eq!(withdrawal.words_version, VERSION);
    assert_ne!(withdrawal.network_hash, [0; 32]);
    assert_eq!(cases.len(), 1);
    assert_eq!(cases[0].order, Some(order.id));
    assert_eq!(cases[0].due_on.to_string(), "2026-11-29");
    assert!(is_held(&till, &order));
    assert_eq!(
        ship(&shop, &till, &order),
        Err(
            "the buyer withdrew, so nothing is sent: see `trichter withdrawals list`; should they keep the order after \
             all, close it as kept"
                .to_owned()
        )
    );
    let work = new_work(&shop);
    let acknowledgement = Work::Mail(MailWork {
        mail: MailKind::Withdrawal,
        about: MailAbout::Withdrawal {
            withdrawal: withdrawal.id,
        },
    });
    assert_eq!(work, [acknowledgement]);
}

#[test]
fn the_same_statement_again_is_one_and_another_under_its_id_is_refused() {
    let shop = Shop::open().at_rest();
    let first = send(&shop, &statement());
    assert_eq!(first.status, 201);
    shop.set_now_ms(NOON_MS + 60_000);
    let again = send(&shop, &statement());
    assert_eq!((again.status, again.json()), (200, first.json()));
    let other = send(&shop, &with(statement(), json!({ "order": "DE-100002" })));
    assert_eq!((other.status, other.json()["code"].clone()), (409, json!("conflict")));
    let (withdrawal, cases) = kept(&shop, ID);
    assert_eq!(withdrawal.map(|kept| kept.form.order), Some("DE-100001".to_owned()));
    assert_eq!(cases.len(), 1);
    assert_eq!(new_work(&shop).len(), 1);
}

#[test]
fn an_order_that_nobody_knows_is_acknowledged_all_the_same_and_matched_later() {
    let shop = Shop::open_today().at_rest();
    let till = Till::open(&shop);
    let (order, _) = till.sell(ANNA);
    drop(new_work(&shop));
    let answer = send(&shop, &with(statement(), json!({ "order": "the one of last week" })));
    assert_eq!(answer.status, 201, "{}", answer.text());
    assert_eq!(orders_of(&shop, ID), [None]);
    assert_eq!(new_work(&shop).len(), 1);
    assert!(!is_held(&till, &order));

    let table = said(&shop, &["withdrawals", "list"]);
    assert!(table.contains("? the one of last week"), "{table}");
    assert_eq!(
        said(&shop, &["withdrawals", "match", ID, "DE-100001"]),
        format!("{ID} is about DE-100001, which is held back now.\n")
    );
    assert!(is_held(&till, &order));
    let shown = said(&shop, &["orders", "show", "DE-100001"]);
    assert!(shown.contains(&format!("{ID}  open, refund by ")), "{shown}");
    let message = refused(&shop, &["withdrawals", "match", ID, "DE-100001"]);
    assert!(
        message.contains("is closed, has its order, or is not known"),
        "{message}"
    );
}

#[test]
fn nobody_stops_the_parcel_of_somebody_else() {
    let shop = Shop::open().at_rest();
    let till = Till::open(&shop);
    let (order, _) = till.sell(ANNA);
    let stranger = with(statement(), json!({ "email": "berta@example.org" }));
    assert_eq!(send(&shop, &stranger).status, 201);
    assert_eq!(orders_of(&shop, ID), [None]);
    assert!(!is_held(&till, &order));
    // A wrong link proves nothing, that of the order's own mail does, whatever address is given.
    let id = "wdr_01KA3Q1QY0V5W3N8Z4T6R2H9CE";
    let link = |secret: &str| json!({ "id": id, "link": { "order": order.id.to_string(), "secret": secret } });
    let wrong = with(stranger.clone(), link("AbCdEfGhIjKlMnOpQrStUvWxYz0123456789AbCdEfG"));
    assert_eq!(send(&shop, &wrong).status, 201);
    assert_eq!(orders_of(&shop, id), [None]);
    let id = "wdr_01KA3Q1QY0V5W3N8Z4T6R2H9CF";
    let secret = shop.app.links.order(order.id).newest().expect("a key");
    let link = json!({ "id": id, "link": { "order": order.id.to_string(), "secret": secret } });
    assert_eq!(send(&shop, &with(stranger, link)).status, 201);
    assert_eq!(orders_of(&shop, id), [Some(order.id.to_string())]);
    assert!(is_held(&till, &order));
}

#[test]
fn later_orders_of_the_purchase_go_along_if_they_are_meant() {
    let shop = Shop::open_with(&[
        ("TRICHTER_WEBHOOK_URL", "http://127.0.0.1:9/hook"),
        ("TRICHTER_WEBHOOK_SECRET", "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"),
    ])
    .at_rest();
    let till = Till::open(&shop);
    let (first, _) = till.sell(ANNA);
    let (second, _) = till.sell(Purchase { seed: 2, ..ANNA });
    let (other, _) = till.sell(Purchase {
        seed: 3,
        email: "berta@example.org",
        ..ANNA
    });
    drop(new_work(&shop));
    let answer = send(&shop, &with(statement(), json!({ "with_later_orders": true })));
    assert_eq!(answer.status, 201, "{}", answer.text());
    assert_eq!(
        orders_of(&shop, ID),
        [Some(first.id.to_string()), Some(second.id.to_string())]
    );
    assert!(is_held(&till, &first) && is_held(&till, &second) && !is_held(&till, &other));
    let told: Vec<_> = new_work(&shop)
        .into_iter()
        .filter_map(|work| match work {
            Work::Webhook(work) => Some((work.event, work.about)),
            _ => None,
        })
        .collect();
    let told_of = |order: &Order| (WebhookEvent::OrderWithdrawn, WebhookAbout::Order { order: order.id });
    assert_eq!(told.len(), 2);
    assert!(told.contains(&told_of(&first)) && told.contains(&told_of(&second)));
}

#[test]
fn what_is_wrong_is_said_at_its_field_and_nothing_is_kept() {
    let shop = Shop::open().at_rest();
    for (changes, status, code, rest) in [
        (
            json!({ "name": " ", "email": "anna" }),
            422,
            "statement-invalid",
            json!([{ "name": "name", "why": "missing" }, { "name": "email", "why": "malformed" }]),
        ),
        (
            json!({ "items": "4111 1111 1111 1111" }),
            422,
            "card-number-refused",
            json!("items"),
        ),
        (
            json!({ "words_version": "2020-01-01" }),
            422,
            "button-words-outdated",
            Value::Null,
        ),
        (json!({ "id": "wdr_1" }), 400, "bad-request", Value::Null),
        (json!({ "country": "NL" }), 400, "bad-request", Value::Null),
        (json!({ "reason": "too green" }), 400, "bad-request", Value::Null),
    ] {
        let answer = send(&shop, &with(statement(), changes.clone()));
        let problem = answer.json();
        assert_eq!((answer.status, &problem["code"]), (status, &json!(code)), "{changes}");
        let named = [&problem["fields"], &problem["field"]];
        assert!(named.contains(&&rest) || rest.is_null(), "{problem}");
    }
    assert_eq!(kept(&shop, ID), (None, Vec::new()));
    assert_eq!(new_work(&shop).len(), 0);
}

#[test]
fn strangers_are_not_flooded_and_nobody_sends_without_end() {
    let shop = Shop::open_with(&[("TRICHTER_WRITE_BURST", "8")]).at_rest();
    let statuses: Vec<u16> = (0..10)
        .map(|number| {
            let id = format!("wdr_01KA3Q1QY0V5W3N8Z4T6R2H9C{number}");
            send(&shop, &with(statement(), json!({ "id": id }))).status
        })
        .collect();
    assert_eq!(statuses, [201, 201, 201, 201, 201, 201, 201, 201, 429, 429]);
    assert_eq!(new_work(&shop).len(), 5, "mails to an address without an order");
}

#[test]
fn the_mail_has_the_whole_statement_with_date_and_time_in_every_language() {
    let shop = Shop::open();
    for (number, (country, locale, confirmed, moment)) in [
        ("DE", "de_DE", "Hiermit widerrufe ich", "15.11.2026, 13:00"),
        ("FR", "fr_FR", "Je me rétracte", "15/11/2026 13:00"),
        ("GB", "en_GB", "I hereby withdraw", "15/11/2026, 12:00"),
        ("SE", "sv_SE", "att jag frånträder", "2026-11-15 13:00"),
        ("DK", "da_DK", "at jeg fortryder", "15.11.2026 13.00"),
        ("FI", "fi_FI", "Ilmoitan peruuttavani", "15.11.2026 klo 14.00"),
    ]
    .into_iter()
    .enumerate()
    {
        let changes = json!({
            "id": format!("wdr_01KA3Q1QY0V5W3N8Z4T6R2H9C{number}"),
            "country": country,
            "locale": locale,
            "email": format!("anna-{number}@example.org"),
            "items": "one jar <b>",
            "with_later_orders": true,
        });
        // Mails are named after the moment of their cause.
        shop.set_now_ms(NOON_MS + 1000 * i64::try_from(number).expect("small"));
        assert_eq!(send(&shop, &with(statement(), changes)).status, 201, "{locale}");
        let files = mail_files(&shop, number + 1);
        let mail = Mail::parse(&std::fs::read_to_string(&files[number]).expect("a mail"));
        assert_eq!(mail.header("To"), Some(format!("anna-{number}@example.org").as_str()));
        let flat = mail.text.split_whitespace().collect::<Vec<_>>().join(" ");
        for part in [
            confirmed,
            moment,
            "Anna Muster",
            "DE-100001",
            "one jar <b>",
            "2026-11-15T1",
        ] {
            assert!(flat.contains(part), "{part} in {flat}");
        }
        assert!(
            !mail.text.contains("{ $") && !mail.html.contains("one jar <b>"),
            "{locale}"
        );
    }
}

#[test]
fn due_days_and_late_statements_are_shown_and_cases_are_closed_with_a_reason() {
    let shop = Shop::open_today().at_rest();
    assert_eq!(said(&shop, &["withdrawals", "list"]), "No withdrawals.\n");
    let till = Till::open(&shop);
    let (order, _) = till.sell(ANNA);
    assert_eq!(ship(&shop, &till, &order), Ok(()));
    // It came three weeks before the statement, and the statement is a month old.
    let arrived_ms = "2026-09-01 10:00".parse::<LocalTime>().expect("a moment");
    till.write(async |writer: &Writer| mark_delivered(writer, order.id, arrived_ms.at_ms(Country::De)).await);
    let stated = "2026-09-22 09:30".parse::<LocalTime>().expect("a moment");
    shop.set_now_ms(stated.at_ms(Country::De));
    assert_eq!(send(&shop, &statement()).status, 201, "late is no reason to refuse");
    assert!(!is_held(&till, &order), "it left before");

    let table = said(&shop, &["withdrawals", "list"]);
    let line = table.lines().nth(1).expect("a line");
    for part in [
        "2026-10-06",
        "OVERDUE",
        "DE-100001",
        "2026-09-22 09:30 (late)",
        "Anna Muster",
        ID,
    ] {
        assert!(line.contains(part), "{part} in {line}");
    }
    let metrics = shop.get("/metrics").text();
    assert!(metrics.contains("trichter_withdrawals_open 1\n"), "{metrics}");
    let shown: Value = serde_json::from_str(&said(&shop, &["withdrawals", "show", ID, "--json"])).expect("JSON");
    assert_eq!(shown["cases"][0]["is_late"], true);
    assert_eq!(shown["cases"][0]["is_overdue"], true);
    assert_eq!(shown["words_version"], VERSION);

    let message = refused(&shop, &["withdrawals", "close", ID, "--reason", "inspection"]);
    assert!(message.contains("say with --note what was seen or said"), "{message}");
    let closing = [
        "withdrawals",
        "close",
        ID,
        "--reason",
        "refunded",
        "--note",
        "same card",
    ];
    assert_eq!(said(&shop, &closing), format!("{ID} is closed: refunded.\n"));
    assert!(refused(&shop, &closing).contains("nothing of"));
    assert_eq!(said(&shop, &["withdrawals", "list"]), "No withdrawals.\n");
    let all = said(&shop, &["withdrawals", "list", "--all"]);
    assert!(all.contains("closed: refunded"), "{all}");
    let unknown = "wdr_01KA3Q1QY0V5W3N8Z4T6R2H9CX";
    let message = refused(&shop, &["withdrawals", "show", unknown]);
    assert!(message.contains("there is no withdrawal"), "{message}");
}

#[test]
fn an_order_that_is_kept_after_all_is_sent_and_one_that_was_given_back_is_not() {
    let shop = Shop::open_today().at_rest();
    let till = Till::open(&shop);
    let (kept_order, _) = till.sell(ANNA);
    let (refunded, _) = till.sell(Purchase { seed: 2, ..ANNA });
    assert_eq!(send(&shop, &statement()).status, 201);
    let id = "wdr_01KA3Q1QY0V5W3N8Z4T6R2H9CE";
    assert_eq!(
        send(&shop, &with(statement(), json!({ "id": id, "order": "DE-100002" }))).status,
        201
    );
    said(
        &shop,
        &["withdrawals", "close", ID, "--reason", "kept", "--note", "called us"],
    );
    said(&shop, &["withdrawals", "close", id, "--reason", "refunded"]);
    assert_eq!(ship(&shop, &till, &kept_order), Ok(()));
    assert!(ship(&shop, &till, &refunded).is_err());
}

#[test]
fn every_page_leads_to_the_function_in_the_words_of_the_law() {
    let shop = Shop::open();
    for (path, words, confirm) in [
        ("/refund/de", "Vertrag widerrufen", "Widerruf bestätigen"),
        ("/start/at", "Vertrag widerrufen", "Widerruf bestätigen"),
        ("/offer1/fr", "Renoncer au contrat ici", "Confirmer la rétractation"),
        ("/terms/be", "Renoncer au contrat ici", "Confirmer la rétractation"),
        ("/se", "Ångra avtalet här", "Bekräfta frånträde"),
        ("/thankyou/gb", "Cancel my order within 14 days", "Confirm withdrawal"),
        ("/summary/dk", "Fortryd aftalen her", "Bekræft fortrydelse"),
        ("/buy/fi", "Peruuta sopimus tästä", "Vahvista peruuttaminen"),
    ] {
        let country = &path[path.len() - 2..];
        let html = shop.get(path).text();
        let link = html.split("footer-withdrawal").next().expect("a footer");
        assert!(link.contains(&format!("href=\"/refund/{country}\"")), "{path}");
        let after = html.split("footer-withdrawal\">").nth(1).expect("a link");
        assert!(after.starts_with(&format!("{words}</a>")), "{path}");
        let payload = shop.get(&format!("/refund/{country}/_payload.json")).json();
        assert_eq!(payload["props"]["withdrawal"]["confirm"], confirm);
        assert_eq!(payload["props"]["withdrawal"]["version"], VERSION);
    }
}
