//! `/api/my-data` and `trichter people`: everything of a person is handed over, and nothing is left after it was erased but what
//! the law keeps.

use std::fs;
use std::process::Command;

use domain::country::Country;
use domain::id::{LeadId, OrderId, SessionId, Ulid};
use domain::lead::{Address, Marks, NewLead};
use domain::locale::Locale;
use domain::order::{Order, OrderState};
use domain::token::TokenHash;
use serde_json::{Value, json};
use server::jobs::Work;
use server::mails;
use server::storage;
use store::jobs::list_jobs;
use store::leads::{add_lead, find_lead};
use store::marketing_consents::list_marketing_consents_of;
use store::withdrawals::find_withdrawal;
use store::{Reader, Writer};

use crate::leads::{
    ANNA, DAY_MS, JSON, RUN, RUN_SECRET, assert_problem, form, leads_of, new_work, open_run, send, with,
};
use crate::mails::{Mail, mail_files};
use crate::ordering::{Buyer, read};
use crate::shop::{Answer, NOON_MS, Shop};
use crate::till::{Purchase, Till};

const PATH: &str = "/api/my-data";

fn ask(shop: &Shop, method: &str, bearer: &str) -> Answer {
    let bearer = format!("Bearer {bearer}");
    shop.request(method, PATH, &[("authorization", &bearer)], b"")
}

fn link(shop: &Shop, lead: LeadId, email: &str) -> String {
    let secret = shop.app.links.person(lead, email).newest().expect("a key");
    format!("{lead}.{secret}")
}

/// Anna walks through a quiz, leaves her address with both wishes, and confirms a second later.
fn anna(shop: &Shop) -> LeadId {
    open_run(shop, RUN);
    let answers =
        json!({ "answers": [{ "step": "age", "sequence": 1, "answer": { "number": 44 } }], "finished": true });
    let bearer = format!("Bearer {RUN_SECRET}");
    let answered = shop.request(
        "POST",
        &format!("/api/quiz-sessions/{RUN}/answers"),
        &[JSON, ("authorization", &bearer)],
        answers.to_string().as_bytes(),
    );
    assert_eq!(answered.status, 204, "{}", answered.text());
    let sent = send(shop, &form(shop, 1));
    assert_eq!(sent.status, 201, "{}", sent.text());
    let lead = leads_of(shop, ANNA)[0].id;
    shop.set_now_ms(NOON_MS + 1000);
    let bearer = format!(
        "Bearer {}",
        shop.app.links.confirm(lead, NOON_MS).newest().expect("a key")
    );
    let confirmed = shop.request("POST", "/api/newsletter/confirm", &[("authorization", &bearer)], b"");
    assert_eq!(confirmed.status, 200, "{}", confirmed.text());
    lead
}

#[test]
fn a_person_is_handed_all_that_is_kept() {
    let shop = Shop::open().at_rest();
    let lead = anna(&shop);
    let version = form(&shop, 1)["text_version"].clone();
    let exported = ask(&shop, "GET", &link(&shop, lead, ANNA));
    assert_eq!(exported.status, 200, "{}", exported.text());
    assert_eq!(exported.header("cache-control"), "no-store");
    let exported = exported.json();
    let step = |action: &str, at: i64| json!({ "action": action, "text_version": version, "locale": "de_DE", "country": "AT", "at": at });
    assert_eq!(exported["email"], "Anna@example.org");
    assert_eq!(
        exported["forms"],
        json!([{
            "id": lead.to_string(),
            "created_at": NOON_MS,
            "country": "AT",
            "locale": "de_DE",
            "funnel": "start",
            "marks": { "utm_source": "news" },
            "run": RUN,
            "wants_result": true,
            "newsletter": {
                "state": "confirmed",
                "text_version": version,
                "asked_at": NOON_MS,
                "confirmed_at": NOON_MS + 1000,
                "withdrawn_at": null,
            },
            "consents": [step("asked", NOON_MS), step("confirmed", NOON_MS + 1000)],
        }])
    );
    let runs = exported["runs"].as_array().expect("a list");
    let [run] = &runs[..] else { panic!("one run: {runs:?}") };
    assert_eq!(
        (&run["id"], &run["quiz"], &run["finished_at"]),
        (&json!(RUN), &json!("start"), &json!(NOON_MS))
    );
    assert_eq!(run["expires_at"], NOON_MS + 30 * DAY_MS);
    assert_eq!(
        run["health_consent"],
        json!({ "given_at": NOON_MS, "withdrawn_at": null })
    );
    let answer = json!({ "step": "age", "sequence": 1, "answer": { "number": 44 }, "answered_at": NOON_MS });
    assert_eq!(run["answers"], json!([answer]));
}

#[test]
fn a_link_opens_nothing_of_anybody_else() {
    let shop = Shop::open().at_rest();
    let lead = anna(&shop);
    let berta = json!({ "email": "berta@example.org", "run": null, "wants_result": false });
    assert_eq!(send(&shop, &with(form(&shop, 2), berta)).status, 201);
    let of_berta = leads_of(&shop, "berta@example.org")[0].id;
    let own = link(&shop, of_berta, "berta@example.org");
    let exported = ask(&shop, "GET", &own).json();
    assert_eq!(exported["forms"].as_array().map(Vec::len), Some(1));
    assert_eq!(exported["runs"], json!([]));
    let (_, secret) = own.split_once('.').expect("two parts");
    let unsubscribe = shop.app.links.unsubscribe(lead).newest().expect("a key");
    for bearer in [
        String::new(),
        "x".to_owned(),
        lead.to_string(),
        format!("{lead}."),
        format!("{lead}.short"),
        format!("{lead}.{secret}"),
        format!("{lead}.{unsubscribe}"),
        link(&shop, lead, "berta@example.org"),
        link(&shop, LeadId(Ulid::new(1, 1)), ANNA),
    ] {
        assert_problem(&ask(&shop, "GET", &bearer), 404, "not-found");
        assert_problem(&ask(&shop, "DELETE", &bearer), 404, "not-found");
    }
    assert_problem(&shop.get(PATH), 404, "not-found");
    let bearer = format!("Bearer {}", link(&shop, lead, ANNA));
    let foreign = [("authorization", bearer.as_str()), ("origin", "https://evil.example")];
    assert_problem(&shop.request("DELETE", PATH, &foreign, b""), 403, "foreign-origin");
    assert_eq!(leads_of(&shop, ANNA).len(), 1);
}

#[test]
fn nothing_of_a_person_is_left_but_proofs_of_nobody() {
    let shop = Shop::open_with(&[
        ("TRICHTER_WEBHOOK_URL", "http://127.0.0.1:9/hook"),
        (
            "TRICHTER_WEBHOOK_SECRET",
            "MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE=",
        ),
    ])
    .at_rest();
    let lead = anna(&shop);
    shop.set_now_ms(NOON_MS + DAY_MS);
    let without_run = json!({ "run": null, "wants_result": false });
    assert_eq!(send(&shop, &with(form(&shop, 2), without_run)).status, 201);
    assert_eq!(leads_of(&shop, ANNA).len(), 2);
    new_work(&shop);
    let link = link(&shop, lead, ANNA);
    for _ in 0..2 {
        assert_eq!(ask(&shop, "DELETE", &link).status, 204);
    }
    assert_eq!(leads_of(&shop, ANNA), []);
    assert_problem(&ask(&shop, "GET", &link), 404, "not-found");
    let bearer = format!("Bearer {RUN_SECRET}");
    let run = shop.get_with(&format!("/api/quiz-sessions/{RUN}"), &[("authorization", &bearer)]);
    assert_problem(&run, 404, "not-found");
    // A request that was late must not bring it back.
    let late = send(
        &shop,
        &with(form(&shop, 2), json!({ "run": null, "wants_result": false })),
    );
    assert_problem(&late, 409, "conflict");
    let told: Vec<Value> = new_work(&shop)
        .iter()
        .map(|work| serde_json::to_value(work).expect("JSON"))
        .collect();
    let event = json!({ "event": "lead-withdrawn", "lead": lead.to_string(), "at_ms": NOON_MS + DAY_MS });
    assert_eq!(told, [event]);
    let reading = shop.app.store.read("looking", async |reader: &Reader| {
        let kept = find_lead(reader, lead).await?;
        Ok((kept, list_marketing_consents_of(reader, lead).await?))
    });
    let (kept, proofs) = shop.run(reading).expect("read");
    let kept = kept.expect("the proof");
    assert_eq!((kept.address, kept.session, kept.marks), (None, None, None));
    let actions: Vec<&str> = proofs.iter().map(|proof| proof.action.name()).collect();
    assert_eq!(actions, ["asked", "confirmed", "withdrawn"]);
    let three_years = 1096 * DAY_MS;
    shop.set_now_ms(NOON_MS + DAY_MS + three_years);
    shop.run(storage::prune(&shop.app)).expect("pruned");
    assert_problem(&ask(&shop, "DELETE", &link), 404, "not-found");
}

#[test]
fn the_link_in_the_result_mail_opens_the_run_to_read_write_and_erase() {
    let shop = Shop::open().at_rest();
    anna(&shop);
    let secret = shop.app.links.run(RUN.parse().expect("an id")).newest().expect("a key");
    let bearer = format!("Bearer {secret}");
    let path = format!("/api/quiz-sessions/{RUN}");
    let answers = json!({ "answers": [{ "step": "age", "sequence": 2, "answer": { "number": 45 } }] });
    let headers = [JSON, ("authorization", bearer.as_str())];
    let answered = shop.request(
        "POST",
        &format!("{path}/answers"),
        &headers,
        answers.to_string().as_bytes(),
    );
    assert_eq!(answered.status, 204, "{}", answered.text());
    let run = shop.get_with(&path, &headers);
    assert_eq!(run.json()["answers"][0]["answer"], json!({ "number": 45 }));
    let by_link = json!({ "run": { "id": RUN, "secret": secret }, "newsletter": false });
    assert_eq!(send(&shop, &with(form(&shop, 9), by_link)).status, 201);
    let other = shop.app.links.run(SessionId(Ulid::new(1, 1))).newest().expect("a key");
    let other = format!("Bearer {other}");
    assert_problem(&shop.get_with(&path, &[("authorization", &other)]), 404, "not-found");
    assert_eq!(shop.request("DELETE", &path, &headers, b"").status, 204);
    assert_problem(&shop.get_with(&path, &headers), 404, "not-found");
}

#[test]
fn more_than_a_hundred_forms_are_handed_over_and_erased() {
    let shop = Shop::open().at_rest();
    let new = |number: u8| NewLead {
        id: LeadId(Ulid::new(1, number.into())),
        address: Address {
            email: ANNA.to_owned(),
            as_written: ANNA.to_owned(),
        },
        session: Some(SessionId(Ulid::new(1, number.into()))),
        country: Country::De,
        locale: Locale::DeDe,
        funnel: "start".to_owned(),
        marks: Marks::new("{}".to_owned()).expect("short"),
        wants_result: true,
        marketing: None,
        unsubscribe_hash: TokenHash([number; 32]),
    };
    let adding = shop.app.store.write("adding", async |writer: &Writer| {
        for number in 0..250 {
            add_lead(writer, &new(number), NOON_MS).await?;
        }
        Ok(())
    });
    shop.run(adding).expect("added");
    let link = link(&shop, new(7).id, ANNA);
    let exported = ask(&shop, "GET", &link).json();
    assert_eq!(exported["forms"].as_array().map(Vec::len), Some(250));
    assert_eq!(ask(&shop, "DELETE", &link).status, 204);
    assert_eq!(leads_of(&shop, ANNA), []);
    assert!(new_work(&shop).iter().all(|work| matches!(work, Work::Mail(_))));
}

const ANNAS: Purchase<'static> = Purchase {
    seed: 1,
    country: Country::At,
    email: ANNA,
    name: "Anna Muster",
};

#[test]
fn a_person_is_handed_their_orders_and_nobody_elses() {
    let shop = Shop::open().at_rest();
    let lead = anna(&shop);
    let till = Till::open(&shop);
    let (order, _) = till.sell(ANNAS);
    till.sell(Purchase {
        seed: 2,
        email: "berta@example.org",
        ..ANNAS
    });
    let exported = ask(&shop, "GET", &link(&shop, lead, ANNA)).json();
    let orders = exported["orders"].as_array().expect("a list");
    assert_eq!(orders.len(), 1);
    assert_eq!(orders[0]["id"], order.id.to_string());
    assert_eq!(orders[0]["number"], "AT-100001");
    assert_eq!(orders[0]["state"], "paid");
    assert_eq!(orders[0]["total"], "113.80");
    assert_eq!(orders[0]["address"]["phone"], "+491701234567");
    assert_eq!(
        orders[0]["address_lines"],
        json!(["Anna Muster", "Lange Straße 12a", "1011 Stadt"])
    );
    assert_eq!(
        orders[0]["lines"][0],
        json!({ "package": "daily-trio-3", "name": "Name of daily-trio-3", "quantity": 2, "total": "99.90" })
    );
}

#[test]
fn of_a_paid_order_stays_the_invoice_and_of_others_nothing_that_names_anybody() {
    let shop = Shop::open().at_rest();
    let lead = anna(&shop);
    let till = Till::open(&shop);
    let (paid, _) = till.sell(ANNAS);
    let (waiting, _) = till.place(Purchase { seed: 2, ..ANNAS });
    let (of_berta, _) = till.sell(Purchase {
        seed: 3,
        email: "berta@example.org",
        ..ANNAS
    });
    assert_eq!(ask(&shop, "DELETE", &link(&shop, lead, ANNA)).status, 204);

    let kept = till.order(paid.id);
    assert_eq!(
        (kept.number, kept.total, &kept.vat),
        (paid.number, paid.total, &paid.vat)
    );
    let address = kept.address.expect("the law wants it on the invoice");
    assert_eq!(address.lines, paid.address.expect("an address").lines);
    assert_eq!((kept.email, address.fields.get("phone")), (None, None));
    assert!(kept.erased_at_ms.is_some());

    let ended = till.order(waiting.id);
    assert_eq!(
        (ended.state, ended.email, ended.address),
        (OrderState::Cancelled, None, None)
    );
    assert_eq!(till.order(of_berta.id), of_berta);
}

fn link_of(shop: &Shop, order: &Order) -> String {
    let email = &order.email.as_ref().expect("an address").email;
    let secret = shop.app.links.buyer(order.id, email).newest().expect("a key");
    format!("{}.{secret}", order.id)
}

/// Somebody who bought after a quiz, withdrew, and left an address nowhere else.
fn buyer_with_everything(shop: &Shop) -> Order {
    open_run(shop, RUN);
    let buyer = Buyer::new(shop, 1);
    let of_run = json!({ "session": { "id": RUN, "secret": RUN_SECRET }, "email": "Berta@example.org" });
    let drafted = buyer.post(&with(buyer.form(), of_run));
    assert_eq!(drafted.status, 201, "{}", drafted.text());
    let reference = buyer.press_new(1);
    buyer.click(&reference, "approve");
    buyer.settle();
    let statement = json!({
        "id": WITHDRAWAL,
        "country": "DE",
        "locale": "de_DE",
        "name": "Berta Berg",
        "order": "DE-100001",
        "email": "berta@example.org",
        "items": "",
        "with_later_orders": false,
        "link": null,
        "words_version": domain::withdrawal::VERSION,
    });
    let taken = shop.request("POST", "/api/withdrawals", &[JSON], statement.to_string().as_bytes());
    assert_eq!(taken.status, 201, "{}", taken.text());
    buyer.kept().expect("the order")
}

const WITHDRAWAL: &str = "wdr_01KA3Q1QY0V5W3N8Z4T6R2H9CD";

#[test]
fn a_buyer_who_left_no_address_elsewhere_is_handed_everything_by_the_link_of_an_order() {
    let shop = Shop::open().at_rest();
    let order = buyer_with_everything(&shop);
    let exported = ask(&shop, "GET", &link_of(&shop, &order));
    assert_eq!(exported.status, 200, "{}", exported.text());
    let exported = exported.json();
    assert_eq!(
        (&exported["email"], &exported["forms"]),
        (&json!("Berta@example.org"), &json!([]))
    );
    assert_eq!(exported["orders"][0]["number"], "DE-100001");
    assert_eq!(
        (&exported["orders"][0]["run"], &exported["runs"][0]["id"]),
        (&json!(RUN), &json!(RUN))
    );
    let withdrawal = &exported["withdrawals"][0];
    assert_eq!(
        (&withdrawal["id"], &withdrawal["name"]),
        (&json!(WITHDRAWAL), &json!("Berta Berg"))
    );
    assert!(
        withdrawal["statement"]
            .as_str()
            .is_some_and(|text| text.contains("DE-100001"))
    );

    let own = shop.app.links.order(order.id).newest().expect("a key");
    let other = shop
        .app
        .links
        .buyer(OrderId(Ulid::new(1, 1)), "berta@example.org")
        .newest();
    for secret in [own, other.expect("a key")] {
        let bearer = format!("{}.{secret}", order.id);
        assert_problem(&ask(&shop, "GET", &bearer), 404, "not-found");
        assert_problem(&ask(&shop, "DELETE", &bearer), 404, "not-found");
    }
}

#[test]
fn of_a_buyer_who_asks_stay_the_invoice_and_the_statement_and_no_mail_follows() {
    let shop = Shop::open().at_rest();
    let order = buyer_with_everything(&shop);
    let link = link_of(&shop, &order);
    for _ in 0..2 {
        assert_eq!(ask(&shop, "DELETE", &link).status, 204);
    }
    assert_problem(&ask(&shop, "GET", &link), 404, "not-found");
    let kept = Buyer::new(&shop, 1).kept().expect("the invoice");
    assert_eq!((kept.email, kept.session, kept.number), (None, None, order.number));
    let lines = kept.address.expect("the law wants it on the invoice").lines;
    assert_eq!(lines, order.address.expect("an address").lines);
    let bearer = format!("Bearer {RUN_SECRET}");
    let run = shop.get_with(&format!("/api/quiz-sessions/{RUN}"), &[("authorization", &bearer)]);
    assert_problem(&run, 404, "not-found");
    let statement = read(&shop, async |reader: &Reader| {
        find_withdrawal(reader, WITHDRAWAL.parse().expect("an id")).await
    });
    assert!(statement.is_some(), "evidence stays");
    // The confirmation of the order was still to be sent: its address is gone.
    for job in read(&shop, async |reader: &Reader| list_jobs(reader, None, 100).await) {
        if let Some(Work::Mail(work)) = Work::read(&job.kind, job.payload.get()) {
            shop.run(mails::send(&shop.app, job.id, work))
                .expect("sent, or no longer wanted");
        }
    }
    let sent = mail_files(&shop, 1);
    let mail = Mail::parse(&fs::read_to_string(&sent[0]).expect("a mail"));
    assert_eq!(
        (sent.len(), mail.subject()),
        (1, "Dein Widerruf ist eingegangen".to_owned())
    );
}

#[test]
fn the_operator_hands_over_and_erases_on_request() {
    let shop = Shop::open().at_rest();
    let order = buyer_with_everything(&shop);
    let people = |arguments: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_trichter"))
            .arg("people")
            .args(arguments)
            .env("TRICHTER_DATA_DIR", &shop.data_dir)
            .output()
            .expect("the program runs");
        let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("text");
        (output.status.code(), text(&output.stdout), text(&output.stderr))
    };
    let handed = ask(&shop, "GET", &link_of(&shop, &order)).json();
    for arguments in [
        &["export", " Berta@Example.org "][..],
        &["export", "--order", "DE-100001"],
    ] {
        let (code, printed, message) = people(arguments);
        assert_eq!((code, message), (Some(0), String::new()));
        let printed: Value = serde_json::from_str(&printed).expect("JSON");
        assert_eq!(printed, handed);
    }
    let nothing = "trichter: nothing is kept of them\n".to_owned();
    for arguments in [
        &["export", "carla@example.org"][..],
        &["erase", "carla@example.org"],
        &["erase", "--order", "DE-100002"],
    ] {
        assert_eq!(
            people(arguments),
            (Some(1), String::new(), nothing.clone()),
            "{arguments:?}"
        );
    }
    let (code, printed, message) = people(&["erase", "--order", "DE-100001"]);
    assert_eq!((code, message), (Some(0), String::new()));
    assert_eq!(
        printed,
        "Erased. Invoices, withdrawals and proofs of consent stay for as long as the law wants them.\n"
    );
    assert_eq!(Buyer::new(&shop, 1).kept().and_then(|order| order.email), None);
    assert_eq!(
        people(&["erase", "--order", "DE-100001"]),
        (Some(1), String::new(), nothing)
    );
    assert_eq!(people(&["export"]).0, Some(2), "nobody is meant");
}

#[test]
fn buyers_are_forgotten_by_themselves_when_the_terms_of_the_settings_are_over() {
    let shop = Shop::open_with(&[
        ("TRICHTER_KEEP_CONTACTS_DAYS", "400"),
        ("TRICHTER_KEEP_INVOICES_DAYS", "3000"),
    ])
    .at_rest();
    let buyer = Buyer::new(&shop, 1);
    buyer.buy();
    let after = |days: i64| {
        shop.set_now_ms(NOON_MS + days * DAY_MS);
        shop.run(storage::prune(&shop.app)).expect("pruned");
        buyer.kept().expect("the sale")
    };
    assert!(after(399).email.is_some());
    let invoice = after(401);
    assert_eq!(
        (invoice.email, invoice.address.map(|address| address.lines.len())),
        (None, Some(3))
    );
    assert!(after(2999).address.is_some());
    assert_eq!(after(3001).address, None);
}
