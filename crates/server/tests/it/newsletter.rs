//! `/api/newsletter`: the links that confirm and end it, for people and for mail programs.

use domain::id::LeadId;
use domain::lead::Marketing;
use serde_json::{Value, json};
use server::jobs::{WebhookEvent, WebhookWork, Work};
use server::storage;

use crate::leads::{ANNA, DAY_MS, RUN, assert_problem, form, leads_of, new_work, open_run, send, with};
use crate::postgres;
use crate::shop::{Answer, NOON_MS, Shop};

const WEBHOOK: [(&str, &str); 2] = [
    ("TRICHTER_WEBHOOK_URL", "http://127.0.0.1:9/hook"),
    (
        "TRICHTER_WEBHOOK_SECRET",
        "MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE=",
    ),
];

fn click(shop: &Shop, path: &str, secret: &str) -> Answer {
    let bearer = format!("Bearer {secret}");
    shop.request(
        "POST",
        &format!("/api/newsletter/{path}"),
        &[("authorization", &bearer)],
        b"",
    )
}

/// Anna asks for the newsletter.
fn ask(shop: &Shop, number: u32) -> LeadId {
    let change = json!({ "run": null, "wants_result": false });
    let taken = send(shop, &with(form(shop, number), change));
    assert_eq!(taken.status, 201, "{}", taken.text());
    leads_of(shop, ANNA).remove(0).id
}

fn confirm_secret(shop: &Shop, lead: LeadId, asked_at_ms: i64) -> String {
    shop.app.links.confirm(lead, asked_at_ms).newest().expect("a key")
}

fn unsubscribe_secret(shop: &Shop, lead: LeadId) -> String {
    shop.app.links.unsubscribe(lead).newest().expect("a key")
}

fn state(shop: &Shop) -> &'static str {
    leads_of(shop, ANNA)[0].marketing.name()
}

fn webhooks(shop: &Shop) -> Vec<WebhookEvent> {
    let event = |work: Work| match work {
        Work::Webhook(WebhookWork { event, .. }) => Some(event),
        _ => None,
    };
    new_work(shop).into_iter().filter_map(event).collect()
}

#[test]
fn a_click_confirms_once_however_often_it_is_made() {
    let shop = Shop::open_with(&WEBHOOK).at_rest();
    let lead = ask(&shop, 1);
    assert_eq!(webhooks(&shop), []);
    shop.set_now_ms(NOON_MS + 5);
    for _ in 0..3 {
        let clicked = click(&shop, "confirm", &confirm_secret(&shop, lead, NOON_MS));
        assert_eq!((clicked.status, clicked.json()), (200, json!({ "state": "confirmed" })));
        shop.set_now_ms(NOON_MS + 6);
    }
    let Marketing::Confirmed { at_ms, .. } = leads_of(&shop, ANNA)[0].marketing else {
        panic!("not confirmed")
    };
    assert_eq!(at_ms, NOON_MS + 5);
    assert_eq!(webhooks(&shop), [WebhookEvent::LeadConfirmed]);
}

#[test]
fn a_link_confirms_only_what_it_was_made_for() {
    let shop = Shop::open().at_rest();
    let lead = ask(&shop, 1);
    let none = shop.request("POST", "/api/newsletter/confirm", &[], b"");
    assert_problem(&none, 404, "not-found");
    for secret in [
        "short",
        "another-secret-of-22-ch",
        &unsubscribe_secret(&shop, lead),
        &confirm_secret(&shop, lead, NOON_MS + 1),
    ] {
        assert_problem(&click(&shop, "confirm", secret), 404, "not-found");
    }
    let bearer = format!("Bearer {}", confirm_secret(&shop, lead, NOON_MS));
    let foreign = [("authorization", bearer.as_str()), ("origin", "https://evil.example")];
    let foreign = shop.request("POST", "/api/newsletter/confirm", &foreign, b"");
    assert_problem(&foreign, 403, "foreign-origin");
    assert_eq!(state(&shop), "asked");
    shop.set_now_ms(NOON_MS + 30 * DAY_MS);
    let late = click(&shop, "confirm", &confirm_secret(&shop, lead, NOON_MS));
    assert_problem(&late, 404, "not-found");
    shop.run(storage::prune(&shop.app)).expect("pruned");
    assert_eq!(leads_of(&shop, ANNA), []);
}

#[test]
fn an_unsubscription_ends_it_for_the_address_and_its_links() {
    let shop = Shop::open_with(&WEBHOOK).at_rest();
    open_run(&shop, RUN);
    let lead = ask(&shop, 1);
    assert_eq!(
        click(&shop, "confirm", &confirm_secret(&shop, lead, NOON_MS)).status,
        200
    );
    assert_eq!(send(&shop, &form(&shop, 2)).status, 201);
    assert_eq!(webhooks(&shop), [WebhookEvent::LeadConfirmed]);
    assert_problem(
        &click(&shop, "unsubscribe", "another-secret-of-22-ch"),
        404,
        "not-found",
    );
    for _ in 0..2 {
        let left = click(&shop, "unsubscribe", &unsubscribe_secret(&shop, lead));
        assert_eq!((left.status, left.json()), (200, json!({ "state": "unsubscribed" })));
    }
    let states: Vec<&str> = leads_of(&shop, ANNA).iter().map(|lead| lead.marketing.name()).collect();
    assert_eq!(states, ["withdrawn", "withdrawn"]);
    assert_eq!(
        webhooks(&shop),
        [WebhookEvent::LeadWithdrawn],
        "only who had confirmed is told of"
    );
    assert_problem(
        &click(&shop, "confirm", &confirm_secret(&shop, lead, NOON_MS)),
        404,
        "not-found",
    );
}

#[test]
fn who_left_may_come_back_with_a_new_link() {
    let shop = Shop::open().at_rest();
    let lead = ask(&shop, 1);
    assert_eq!(
        click(&shop, "unsubscribe", &unsubscribe_secret(&shop, lead)).status,
        200
    );
    shop.set_now_ms(NOON_MS + 1000);
    assert_eq!(ask(&shop, 2), lead);
    assert_problem(
        &click(&shop, "confirm", &confirm_secret(&shop, lead, NOON_MS)),
        404,
        "not-found",
    );
    assert_eq!(
        click(&shop, "confirm", &confirm_secret(&shop, lead, NOON_MS + 1000)).status,
        200
    );
    assert_eq!(state(&shop), "confirmed");
}

#[test]
fn a_mail_program_ends_it_with_one_request() {
    let shop = Shop::open().at_rest();
    let lead = ask(&shop, 1);
    let path = format!("/api/newsletter/one-click/{}", unsubscribe_secret(&shop, lead));
    let opened = shop.get(&path);
    assert_eq!(opened.status, 303);
    let page = format!(
        "http://shop.example/mailbox/at#unsubscribe={}",
        unsubscribe_secret(&shop, lead)
    );
    assert_eq!(opened.header("location"), page);
    assert_eq!(state(&shop), "asked", "programs that open every link end nothing");
    let headers = [
        ("content-type", "application/x-www-form-urlencoded"),
        ("origin", "https://mail.example"),
        ("sec-fetch-site", "cross-site"),
    ];
    for headers in [&headers[..], &[]] {
        let ended = shop.request("POST", &path, headers, b"List-Unsubscribe=One-Click");
        assert_eq!(ended.status, 200, "{}", ended.text());
        assert!(ended.header("content-type").starts_with("text/plain"));
        assert_eq!(state(&shop), "withdrawn");
    }
    let large = shop.request("POST", &path, &headers, &vec![b'x'; 100_000]);
    assert_problem(&large, 413, "body-too-large");
    let unknown = "/api/newsletter/one-click/another-secret-of-22-ch";
    assert_problem(&shop.request("POST", unknown, &headers, b"x"), 404, "not-found");
    assert_eq!(
        shop.get(unknown).header("location"),
        "http://shop.example/mailbox#unsubscribe=another-secret-of-22-ch"
    );
    assert_problem(&shop.get("/api/newsletter/one-click/a%0d%0ab"), 404, "not-found");
    assert_problem(&shop.request("PUT", &path, &[], b""), 405, "method-not-allowed");
}

#[test]
fn unsubscribing_too_often_is_slowed_down() {
    let shop = Shop::open_with(&[("TRICHTER_WRITE_BURST", "3")]).at_rest();
    let path = "/api/newsletter/one-click/another-secret-of-22-ch";
    let statuses: Vec<u16> = (0..5).map(|_| shop.request("POST", path, &[], b"x").status).collect();
    assert_eq!(statuses, [404, 404, 404, 429, 429]);
}

#[test]
fn links_of_mails_open_after_the_key_was_changed() {
    let (name, address) = postgres::new_database();
    let (old, new) = ("1".repeat(64), "2".repeat(64));
    let open = |keys: &str| {
        Shop::open_with(&[
            ("TRICHTER_DATABASE_URL", address.as_str()),
            ("TRICHTER_ANSWERS_KEYS", keys),
        ])
    };
    let shop = open(&old);
    open_run(&shop, RUN);
    assert_eq!(send(&shop, &form(&shop, 1)).status, 201);
    let lead = leads_of(&shop, ANNA)[0].id;
    let run = RUN.parse().expect("an id");
    let confirm = confirm_secret(&shop, lead, NOON_MS);
    let unsubscribe = unsubscribe_secret(&shop, lead);
    let person = shop.app.links.person(lead, ANNA).newest().expect("a key");
    let result = shop.app.links.run(run).newest().expect("a key");
    drop(shop);
    let shop = open(&format!("{new},{old}"));
    assert_eq!(click(&shop, "confirm", &confirm).status, 200);
    assert_eq!(click(&shop, "unsubscribe", &unsubscribe).status, 200);
    let with_bearer = |path: &str, secret: &str| -> Value {
        let bearer = format!("Bearer {secret}");
        let answer = shop.get_with(path, &[("authorization", &bearer)]);
        assert_eq!(answer.status, 200, "{path}: {}", answer.text());
        answer.json()
    };
    let data = with_bearer("/api/my-data", &format!("{lead}.{person}"));
    assert_eq!(data["forms"][0]["newsletter"]["state"], "withdrawn");
    assert_eq!(with_bearer(&format!("/api/quiz-sessions/{RUN}"), &result)["id"], RUN);
    drop(shop);
    postgres::drop_database(&name);
}
