//! `POST /api/leads`: who is taken at their word, who is asked again, who is refused, and what a refusal leaves behind.

use domain::lead::{Lead, Marketing};
use serde_json::{Value, json};
use server::jobs::{MailKind, Work};
use server::links::token_hash;
use store::jobs::{Worker, lease_jobs};
use store::leads::list_leads_of;
use store::{Reader, Writer};

use crate::postgres;
use crate::shop::{Answer, NOON_MS, Shop};

pub(crate) const JSON: (&str, &str) = ("content-type", "application/json");
pub(crate) const RUN: &str = "ses_01KA3Q1QY0V5W3N8Z4T6R2H9CD";
pub(crate) const RUN_SECRET: &str = "qG5vTzV0nJd1oQmB7xL2cA";
pub(crate) const ANNA: &str = "anna@example.org";
pub(crate) const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// The id of the form of that number.
pub(crate) fn form_id(number: u32) -> String {
    format!("led_01KA3Q1QY0V5W3N8Z4T6R2{number:04}")
}

fn shown_version(shop: &Shop) -> String {
    let payload = shop.get("/start-email/de/_payload.json").json();
    let version = payload["props"]["form"]["newsletterVersion"].as_str();
    version.expect("a version").to_owned()
}

/// Anna's form with both wishes, from the run that is kept of her.
pub(crate) fn form(shop: &Shop, number: u32) -> Value {
    json!({
        "id": form_id(number),
        "email": "Anna@Example.org",
        "email_is_meant": false,
        "run": { "id": RUN, "secret": RUN_SECRET },
        "country": "AT",
        "locale": "de_DE",
        "funnel": "start",
        "marks": { "utm_source": "news" },
        "wants_result": true,
        "newsletter": true,
        "text_version": shown_version(shop),
    })
}

/// The form with some fields changed.
pub(crate) fn with(mut form: Value, changes: Value) -> Value {
    let Value::Object(changes) = changes else {
        panic!("changes have names")
    };
    for (name, value) in changes {
        form[name] = value;
    }
    form
}

pub(crate) fn send(shop: &Shop, form: &Value) -> Answer {
    shop.request("POST", "/api/leads", &[JSON], form.to_string().as_bytes())
}

/// Keeps a run, as a visitor does who agreed to that.
pub(crate) fn open_run(shop: &Shop, id: &str) {
    let payload = shop.get("/start/at/_payload.json").json();
    let run = json!({
        "id": id,
        "secret": RUN_SECRET,
        "quiz": "start",
        "revision": payload["props"]["quiz"]["revision"],
        "funnel": "start",
        "country": "AT",
        "locale": "de_DE",
        "text_version": "2026-11-15",
    });
    let opened = shop.request("POST", "/api/quiz-sessions", &[JSON], run.to_string().as_bytes());
    assert_eq!(opened.status, 201, "{}", opened.text());
}

pub(crate) fn leads_of(shop: &Shop, email: &str) -> Vec<Lead> {
    let reading = shop
        .app
        .store
        .read("looking", async |reader: &Reader| list_leads_of(reader, email).await);
    shop.run(reading).expect("read")
}

/// The work that was written down since this was last asked.
pub(crate) fn new_work(shop: &Shop) -> Vec<Work> {
    let worker = Worker {
        owner: "a test",
        kinds: &[Work::MAIL, Work::WEBHOOK],
        max_jobs: 1000,
        lease_ms: 10_000 * DAY_MS,
    };
    let leasing = shop.app.store.write("looking", async |writer: &Writer| {
        lease_jobs(writer, worker, NOON_MS + 1000 * DAY_MS).await
    });
    let jobs = shop.run(leasing).expect("leased");
    let read = |job: &domain::job::LeasedJob| Work::read(&job.kind, job.payload.get()).expect("work");
    jobs.jobs.iter().map(read).collect()
}

fn new_mails(shop: &Shop) -> Vec<MailKind> {
    let kind = |work: &Work| match work {
        Work::Mail(mail) => mail.mail,
        other => panic!("{other:?} was not caused"),
    };
    let mut mails: Vec<MailKind> = new_work(shop).iter().map(kind).collect();
    mails.sort_by_key(|mail| mail.name());
    mails
}

#[track_caller]
pub(crate) fn assert_problem(answer: &Answer, status: u16, code: &str) {
    assert_eq!(answer.status, status, "{}", answer.text());
    assert_eq!(answer.header("content-type"), "application/problem+json");
    assert_eq!(answer.json()["code"], code);
}

#[test]
fn a_form_is_taken_with_the_mails_it_asks_for() {
    let shop = Shop::open().at_rest();
    open_run(&shop, RUN);
    let taken = send(&shop, &form(&shop, 1));
    assert_eq!(taken.status, 201, "{}", taken.text());
    assert_eq!(taken.header("cache-control"), "no-store");
    assert_eq!(taken.json(), json!({ "id": form_id(1), "outcome": "taken" }));
    let leads = leads_of(&shop, ANNA);
    let [lead] = &leads[..] else {
        panic!("one lead: {leads:?}")
    };
    let address = lead.address.as_ref().expect("an address");
    assert_eq!(
        (lead.id.to_string(), address.as_written.as_str()),
        (form_id(1), "Anna@example.org")
    );
    assert_eq!(lead.session.map(|session| session.to_string()), Some(RUN.to_owned()));
    assert_eq!(
        lead.marks.as_ref().map(|marks| marks.get().as_str()),
        Some("{\"utm_source\":\"news\"}")
    );
    let Marketing::Asked { asked, confirm_hash } = lead.marketing else {
        panic!("{:?}", lead.marketing)
    };
    assert_eq!(asked.at_ms, NOON_MS);
    let secret = shop.app.links.confirm(lead.id, NOON_MS).newest().expect("a key");
    assert_eq!(confirm_hash, token_hash(&secret));
    let secret = shop.app.links.unsubscribe(lead.id).newest().expect("a key");
    assert_eq!(lead.unsubscribe_hash, token_hash(&secret));
    assert_eq!(new_mails(&shop), [MailKind::Confirm, MailKind::Result]);
}

#[test]
fn a_repeated_form_changes_nothing_and_another_with_its_id_is_refused() {
    let shop = Shop::open().at_rest();
    open_run(&shop, RUN);
    assert_eq!(send(&shop, &form(&shop, 1)).status, 201);
    let before = leads_of(&shop, ANNA);
    shop.set_now_ms(NOON_MS + 1000);
    for _ in 0..5 {
        let again = send(&shop, &form(&shop, 1));
        assert_eq!((again.status, again.json()["outcome"].clone()), (200, json!("taken")));
    }
    for other in [
        json!({ "email": "berta@example.org" }),
        json!({ "newsletter": false }),
        json!({ "run": null, "wants_result": false }),
    ] {
        assert_problem(&send(&shop, &with(form(&shop, 1), other)), 409, "conflict");
    }
    assert_eq!(leads_of(&shop, ANNA), before);
    assert_eq!(leads_of(&shop, "berta@example.org"), []);
    assert_eq!(new_mails(&shop).len(), 2);
}

#[test]
fn nobody_learns_whether_an_address_is_known() {
    let shop = Shop::open().at_rest();
    open_run(&shop, RUN);
    let newsletter = json!({ "run": null, "wants_result": false });
    // Berta is known, and has confirmed.
    let berta = |number| {
        with(
            with(form(&shop, number), newsletter.clone()),
            json!({ "email": "berta@example.org" }),
        )
    };
    assert_eq!(send(&shop, &berta(1)).status, 201);
    let lead = leads_of(&shop, "berta@example.org").remove(0).id;
    let secret = shop.app.links.confirm(lead, NOON_MS).newest().expect("a key");
    let bearer = format!("Bearer {secret}");
    let confirmed = shop.request("POST", "/api/newsletter/confirm", &[("authorization", &bearer)], b"");
    assert_eq!(confirmed.status, 200, "{}", confirmed.text());
    shop.set_now_ms(NOON_MS + DAY_MS);
    let mut answers: Vec<Vec<(u16, Value)>> = Vec::new();
    for email in ["berta@example.org", "clara@example.org"] {
        let mut said = Vec::new();
        let first = if email.starts_with('b') { 10 } else { 20 };
        for number in [0, 0, 1, 1, 2, 3, 3] {
            let form = with(
                with(form(&shop, first + number), newsletter.clone()),
                json!({ "email": email }),
            );
            let answer = send(&shop, &form);
            let mut body = answer.json();
            body["id"] = json!(null);
            said.push((answer.status, body));
        }
        answers.push(said);
    }
    assert_eq!(answers[0], answers[1]);
    let statuses: Vec<u16> = answers[0].iter().map(|(status, _)| *status).collect();
    assert_eq!(statuses, [201, 200, 201, 200, 201, 429, 429]);
}

#[test]
fn somebody_who_may_mean_another_address_is_asked_and_then_believed() {
    let shop = Shop::open().at_rest();
    open_run(&shop, RUN);
    for (written, meant) in [
        (" Anna@gmial.com", "Anna@gmail.com"),
        ("anna@gmail", "anna@gmail.com"),
        ("anna@web.dee", "anna@web.de"),
    ] {
        let asked = send(&shop, &with(form(&shop, 1), json!({ "email": written })));
        assert_eq!(asked.status, 200, "{}", asked.text());
        let expected = json!({ "id": form_id(1), "outcome": "did-you-mean", "suggestion": meant });
        assert_eq!(asked.json(), expected);
    }
    assert_eq!((leads_of(&shop, "anna@gmial.com").len(), new_work(&shop).len()), (0, 0));
    let meant = json!({ "email": " Anna@gmial.com", "email_is_meant": true });
    assert_eq!(send(&shop, &with(form(&shop, 1), meant)).status, 201);
    assert_eq!(leads_of(&shop, "anna@gmial.com").len(), 1);
}

#[test]
fn what_is_no_form_is_refused_and_nothing_is_kept() {
    let shop = Shop::open().at_rest();
    open_run(&shop, RUN);
    for (change, status, code) in [
        (json!({ "id": "led_1" }), 400, "bad-request"),
        (json!({ "id": "ses_01KA3Q1QY0V5W3N8Z4T6R2H9CD" }), 400, "bad-request"),
        (json!({ "email": "anna" }), 422, "email-invalid"),
        (json!({ "email": "" }), 422, "email-invalid"),
        (
            json!({ "email": "anna@gmail", "email_is_meant": true }),
            422,
            "email-invalid",
        ),
        (json!({ "email": "x".repeat(5000) }), 422, "email-invalid"),
        (json!({ "email": "anna@mailinator.com" }), 422, "email-disposable"),
        (
            json!({ "email": "anna@x.yopmail.com", "email_is_meant": true }),
            422,
            "email-disposable",
        ),
        (json!({ "email": 7 }), 400, "bad-request"),
        (json!({ "country": "XX" }), 400, "bad-request"),
        (json!({ "locale": "xx_XX" }), 400, "bad-request"),
        (json!({ "funnel": "nowhere" }), 400, "bad-request"),
        (json!({ "marks": { "name": "Anna" } }), 400, "bad-request"),
        (json!({ "marks": { "gclid": 1 } }), 400, "bad-request"),
        (json!({ "age": 44 }), 400, "bad-request"),
        (
            json!({ "wants_result": false, "newsletter": false }),
            400,
            "bad-request",
        ),
        (json!({ "run": null }), 400, "bad-request"),
        (json!({ "text_version": "2026-01-01" }), 400, "bad-request"),
        (json!({ "text_version": "2999-01-01" }), 400, "bad-request"),
        (json!({ "text_version": "new" }), 400, "bad-request"),
        (
            json!({ "run": { "id": RUN, "secret": "another-secret-of-22-ch" } }),
            404,
            "not-found",
        ),
        (json!({ "run": { "id": RUN, "secret": "short" } }), 404, "not-found"),
        (
            json!({ "run": { "id": "ses_01KA3Q1QY0V5W3N8Z4T6R2H9CE", "secret": RUN_SECRET } }),
            404,
            "not-found",
        ),
    ] {
        let refused = send(&shop, &with(form(&shop, 1), change.clone()));
        assert_eq!(refused.status, status, "{change}: {}", refused.text());
        assert_problem(&refused, status, code);
        let typed = change["email"].as_str().filter(|email| email.contains('@'));
        assert!(typed.is_none_or(|email| !refused.text().contains(email)), "{change}");
    }
    let large = with(form(&shop, 1), json!({ "email": "x".repeat(100_000) }));
    assert_problem(&send(&shop, &large), 413, "body-too-large");
    let body = form(&shop, 1).to_string();
    let evil = [JSON, ("origin", "https://evil.example")];
    let foreign = shop.request("POST", "/api/leads", &evil, body.as_bytes());
    assert_problem(&foreign, 403, "foreign-origin");
    let plain = shop.request("POST", "/api/leads", &[("content-type", "text/plain")], body.as_bytes());
    assert_problem(&plain, 415, "unsupported-media-type");
    assert_eq!((leads_of(&shop, ANNA).len(), new_work(&shop).len()), (0, 0));
    assert_eq!(send(&shop, &form(&shop, 1)).status, 201, "none of them counted");
}

#[test]
fn old_words_beside_a_box_that_is_not_ticked_do_not_matter() {
    let shop = Shop::open().at_rest();
    open_run(&shop, RUN);
    let old = json!({ "newsletter": false, "text_version": "2026-01-01" });
    assert_eq!(send(&shop, &with(form(&shop, 1), old)).status, 201);
    assert_eq!(leads_of(&shop, ANNA)[0].marketing, Marketing::None);
    assert_eq!(new_mails(&shop), [MailKind::Result]);
}

#[test]
fn an_address_is_sent_three_mails_a_day_whoever_asks() {
    let shop = Shop::open().at_rest();
    open_run(&shop, RUN);
    let other_run = "ses_01KA3Q1QY0V5W3N8Z4T6R2H9CE";
    open_run(&shop, other_run);
    assert_eq!(send(&shop, &form(&shop, 1)).status, 201);
    let elsewhere = json!({ "run": { "id": other_run, "secret": RUN_SECRET } });
    let refused = send(&shop, &with(form(&shop, 2), elsewhere.clone()));
    assert_problem(&refused, 429, "too-many-mails");
    assert_eq!(refused.header("retry-after"), "43200");
    assert_eq!((leads_of(&shop, ANNA).len(), new_mails(&shop).len()), (1, 2));
    let result_only = with(with(form(&shop, 2), elsewhere), json!({ "newsletter": false }));
    assert_eq!(send(&shop, &result_only).status, 201);
    assert_problem(
        &send(&shop, &with(result_only, json!({ "id": form_id(3) }))),
        429,
        "too-many-mails",
    );
    let berta = json!({ "email": "berta@example.org" });
    assert_eq!(send(&shop, &with(form(&shop, 4), berta)).status, 201);
    shop.set_now_ms(NOON_MS + DAY_MS);
    assert_eq!(send(&shop, &form(&shop, 5)).status, 201);
}

#[test]
fn who_asks_again_gets_the_same_link_again() {
    let shop = Shop::open().at_rest();
    let newsletter = json!({ "run": null, "wants_result": false });
    assert_eq!(send(&shop, &with(form(&shop, 1), newsletter.clone())).status, 201);
    let first = leads_of(&shop, ANNA).remove(0);
    assert_eq!(new_mails(&shop), [MailKind::Confirm]);
    shop.set_now_ms(NOON_MS + DAY_MS);
    assert_eq!(send(&shop, &with(form(&shop, 2), newsletter)).status, 201);
    let leads = leads_of(&shop, ANNA);
    assert_eq!(
        (leads.len(), leads[0].id, leads[0].marketing),
        (1, first.id, first.marketing)
    );
    assert_eq!(new_mails(&shop), [MailKind::Confirm]);
}

#[test]
fn marks_are_kept_as_far_as_there_is_room() {
    let shop = Shop::open().at_rest();
    let marks = json!({ "utm_source": "a", "utm_term": "", "fbclid": "b".repeat(2000), "msclkid": "c" });
    let change = json!({ "run": null, "wants_result": false, "marks": marks });
    assert_eq!(send(&shop, &with(form(&shop, 1), change)).status, 201);
    let lead = leads_of(&shop, ANNA).remove(0);
    let kept = lead.marks.expect("marks").get().clone();
    assert_eq!(kept, "{\"msclkid\":\"c\",\"utm_source\":\"a\"}");
}

#[test]
fn thousands_of_forms_from_one_sender_are_too_many() {
    let shop = Shop::open().at_rest();
    let change =
        |number: u32| json!({ "run": null, "wants_result": false, "email": format!("anna{number}@example.org") });
    let statuses: Vec<u16> = (0..70)
        .map(|number| send(&shop, &with(form(&shop, number), change(number))).status)
        .collect();
    assert_eq!(statuses[..60], [201; 60]);
    assert_eq!(statuses[60..], [429; 10]);
}

/// Sends forms at the same moment and counts the answers of each status.
fn send_together(shop: &Shop, forms: &[Value], status: u16) -> usize {
    std::thread::scope(|scope| {
        let sent: Vec<_> = forms
            .iter()
            .map(|form| scope.spawn(move || send(shop, form).status))
            .collect();
        let statuses = sent.into_iter().map(|sent| sent.join().expect("an answer"));
        statuses.filter(|found| *found == status).count()
    })
}

fn send_much_together(shop: &Shop) {
    open_run(shop, RUN);
    let same = vec![form(shop, 1); 12];
    assert_eq!(send_together(shop, &same, 201), 1);
    assert_eq!(new_mails(shop).len(), 2);
    let change = json!({ "email": "berta@example.org", "newsletter": false });
    let many: Vec<Value> = (10..22)
        .map(|number| with(form(shop, number), change.clone()))
        .collect();
    assert_eq!(send_together(shop, &many, 201), 3);
    assert_eq!(
        (leads_of(shop, "berta@example.org").len(), new_mails(shop).len()),
        (1, 3)
    );
    // The same id for several people: one of them was first.
    let name = |number: u32| json!({ "email": format!("clara{number}@example.org") });
    let mixed: Vec<Value> = (0..8).map(|number| with(form(shop, 50), name(number))).collect();
    assert_eq!(send_together(shop, &mixed, 201), 1);
    assert_eq!(new_mails(shop).len(), 2);
}

#[test]
fn forms_at_the_same_moment_are_taken_once() {
    send_much_together(&Shop::open().at_rest());
}

#[test]
fn forms_at_the_same_moment_are_taken_once_on_postgresql() {
    let (name, address) = postgres::new_database();
    let shop = Shop::open_with(&[("TRICHTER_DATABASE_URL", address.as_str())]).at_rest();
    send_much_together(&shop);
    drop(shop);
    postgres::drop_database(&name);
}
