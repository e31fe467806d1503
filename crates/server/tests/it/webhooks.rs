//! Webhooks as a program of the operator gets them: signed, once, and only about who confirmed.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use domain::country::Country;
use domain::id::{LeadId, Ulid};
use domain::job::JobState;
use domain::lead::{Address, MarketingRequest, Marks, NewLead};
use domain::locale::Locale;
use domain::token::TokenHash;
use ring::hmac;
use server::config::Config;
use server::jobs::{JobFailure, WebhookAbout, WebhookEvent, WebhookWork};
use server::webhooks::message::of_lead;
use server::webhooks::{self, Webhooks};
use store::jobs::count_jobs_by_state;
use store::leads::{add_lead, confirm_marketing, find_lead, unsubscribe};
use store::{Reader, Writer};

use crate::shop::{Answer, NOON_MS, Shop, parse_answer};

/// 32 bytes.
const SECRET: &str = "c2VjcmV0IHNlY3JldCBzZWNyZXQgc2VjcmV0IDMyISE=";
const CONFIRM: TokenHash = TokenHash([1; 32]);
const UNSUBSCRIBE: TokenHash = TokenHash([2; 32]);
const LEAD: LeadId = LeadId(Ulid::new(1, 1));

const CONFIRMED: WebhookWork = WebhookWork {
    event: WebhookEvent::LeadConfirmed,
    about: WebhookAbout::Lead { lead: LEAD },
    at_ms: NOON_MS,
};
const WITHDRAWN: WebhookWork = WebhookWork {
    event: WebhookEvent::LeadWithdrawn,
    about: WebhookAbout::Lead { lead: LEAD },
    at_ms: NOON_MS + 1000,
};

/// Answers one request after the other with the given statuses, and hands the requests over.
fn receive(answers: &'static [&'static str]) -> (SocketAddr, Receiver<Answer>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = listener.local_addr().expect("an address");
    let (sender, requests) = channel();
    std::thread::spawn(move || {
        for answer in answers {
            let (mut stream, _) = listener.accept().expect("a request");
            let mut bytes = Vec::new();
            let mut buffer = [0; 4096];
            while !is_whole(&bytes) {
                let length = stream.read(&mut buffer).expect("a request");
                assert!(length > 0, "the request ended early");
                bytes.extend_from_slice(&buffer[..length]);
            }
            // Read like an answer: the first line has a second word.
            let shown = String::from_utf8(bytes)
                .expect("text")
                .replacen("POST /hook", "POST 200", 1);
            let _ = sender.send(parse_answer(shown.as_bytes()));
            let _ = stream
                .write_all(format!("HTTP/1.1 {answer}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n").as_bytes());
        }
    });
    (address, requests)
}

fn is_whole(bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(bytes);
    let Some((head, body)) = text.split_once("\r\n\r\n") else {
        return false;
    };
    let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
    length.and_then(|length| length.parse().ok()) == Some(body.len())
}

fn shop_that_tells(address: SocketAddr) -> Shop {
    let shop = Shop::open_with(&[
        ("TRICHTER_WEBHOOK_URL", &format!("http://{address}/hook")),
        ("TRICHTER_WEBHOOK_SECRET", SECRET),
    ]);
    let new = NewLead {
        id: LEAD,
        address: Address {
            email: "anna@example.org".to_owned(),
            as_written: "Anna@example.org".to_owned(),
        },
        session: None,
        country: Country::At,
        locale: Locale::DeDe,
        funnel: "start".to_owned(),
        marks: Marks::new("{}".to_owned()).expect("short"),
        wants_result: true,
        marketing: Some(MarketingRequest {
            text_version: "2026-11-15".parse().expect("a version"),
            confirm_hash: CONFIRM,
        }),
        unsubscribe_hash: UNSUBSCRIBE,
    };
    let confirming = shop.app.store.write("confirming", async |writer: &Writer| {
        add_lead(writer, &new, NOON_MS - 1000).await?;
        confirm_marketing(writer, CONFIRM, NOON_MS).await
    });
    shop.run(confirming).expect("confirmed");
    shop
}

fn withdraw(shop: &Shop) {
    let withdrawing = shop.app.store.write("withdrawing", async |writer: &Writer| {
        unsubscribe(writer, UNSUBSCRIBE, WITHDRAWN.at_ms).await
    });
    shop.run(withdrawing).expect("withdrawn");
}

fn send(shop: &Shop, work: WebhookWork) -> Result<(), JobFailure> {
    shop.run(webhooks::send(&shop.app, work))
}

fn try_again(why: &str) -> Result<(), JobFailure> {
    Err(JobFailure::TryAgain(why.to_owned()))
}

#[test]
fn a_message_is_signed_and_keeps_its_id_when_it_is_sent_again() {
    let (address, requests) = receive(&["500 Broken", "204 Taken"]);
    let shop = shop_that_tells(address);
    assert_eq!(send(&shop, CONFIRMED), try_again("the receiver answered 500"));
    shop.set_now_ms(NOON_MS + 60_000);
    assert_eq!(send(&shop, CONFIRMED), Ok(()));
    let [first, second] = [requests.recv().expect("one"), requests.recv().expect("another")];
    assert_eq!(first.header("webhook-id"), second.header("webhook-id"));
    assert_eq!(first.body, second.body);
    assert_eq!(first.header("webhook-timestamp"), (NOON_MS / 1000).to_string());
    assert_eq!(second.header("webhook-timestamp"), (NOON_MS / 1000 + 60).to_string());
    let key = hmac::Key::new(hmac::HMAC_SHA256, &STANDARD.decode(SECRET).expect("base64"));
    for request in [&first, &second] {
        assert_eq!(request.header("content-type"), "application/json");
        let message = request.json();
        assert_eq!(message["id"], request.header("webhook-id"));
        assert_eq!(message["type"], "lead.confirmed");
        assert_eq!(message["data"]["email"], "Anna@example.org");
        let signed = format!(
            "{}.{}.{}",
            request.header("webhook-id"),
            request.header("webhook-timestamp"),
            request.text()
        );
        let signature = request
            .header("webhook-signature")
            .strip_prefix("v1,")
            .expect("a version");
        let tag = STANDARD.decode(signature).expect("base64");
        hmac::verify(&key, signed.as_bytes(), &tag).expect("the signature is right");
    }
}

#[test]
fn who_withdrew_before_the_message_left_is_not_named() {
    let (address, requests) = receive(&["200 Taken"]);
    let shop = shop_that_tells(address);
    withdraw(&shop);
    assert_eq!(send(&shop, CONFIRMED), Ok(()));
    assert_eq!(send(&shop, WITHDRAWN), Ok(()));
    let only = requests.recv().expect("one").json();
    assert_eq!(only["type"], "lead.withdrawn");
    assert_eq!(only["data"]["withdrawn_at"], "2026-11-15T12:00:01Z");
    assert!(requests.recv().is_err(), "nothing else came");
}

#[test]
fn nothing_is_said_about_a_lead_that_is_gone() {
    let (address, _requests) = receive(&[]);
    let shop = shop_that_tells(address);
    let unknown = WebhookWork {
        about: WebhookAbout::Lead {
            lead: LeadId(Ulid::new(1, 2)),
        },
        ..CONFIRMED
    };
    assert_eq!(send(&shop, unknown), Ok(()));
}

#[test]
fn the_status_decides_what_becomes_of_a_message() {
    let (address, requests) = receive(&["410 Gone", "404 Not here", "429 Slower", "301 Moved"]);
    let shop = shop_that_tells(address);
    let gone = "the receiver answered 410: it wants no more messages".to_owned();
    assert_eq!(send(&shop, CONFIRMED), Err(JobFailure::GiveUp(gone)));
    assert_eq!(send(&shop, CONFIRMED), try_again("the receiver answered 404"));
    assert_eq!(send(&shop, CONFIRMED), try_again("the receiver answered 429"));
    assert_eq!(send(&shop, CONFIRMED), try_again("the receiver answered 301"));
    assert_eq!(requests.iter().count(), 4);
    assert_eq!(send(&shop, CONFIRMED), try_again("the receiver cannot be reached"));
}

#[test]
fn a_redirect_is_not_followed() {
    let elsewhere = TcpListener::bind("127.0.0.1:0").expect("a free port");
    elsewhere.set_nonblocking(true).expect("it can");
    let target = elsewhere.local_addr().expect("an address");
    let answer = format!("307 Elsewhere\r\nlocation: http://{target}/hook").leak();
    let (address, requests) = receive(Box::leak(Box::new([&*answer])));
    let shop = shop_that_tells(address);
    assert_eq!(send(&shop, CONFIRMED), try_again("the receiver answered 307"));
    assert_eq!(requests.iter().count(), 1);
    assert!(elsewhere.accept().is_err(), "nobody came");
}

#[test]
fn who_does_not_answer_is_asked_again_later() {
    let silent = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = silent.local_addr().expect("an address");
    let shop = shop_that_tells(address);
    let settings = [
        ("TRICHTER_WEBHOOK_URL".to_owned(), format!("http://{address}/hook")),
        ("TRICHTER_WEBHOOK_SECRET".to_owned(), SECRET.to_owned()),
    ];
    let config = Config::merge(None, &settings.into()).expect("valid settings");
    let impatient = Webhooks::new(&config.webhook.expect("set above"), Duration::from_millis(200)).expect("a client");
    let reading = shop
        .app
        .store
        .read("looking", async |reader: &Reader| find_lead(reader, LEAD).await);
    let lead = shop.run(reading).expect("read").expect("there");
    let message = of_lead(CONFIRMED, &lead).expect("something to say");
    let sent = shop.run(impatient.post(&message, NOON_MS));
    assert_eq!(sent, try_again("the receiver took too long to answer"));
}

#[test]
fn messages_are_written_down_once_and_only_where_somebody_is_told() {
    let waiting = |shop: &Shop| {
        let writing = shop.app.store.write("writing down", async |writer: &Writer| {
            for _ in 0..2 {
                let announcer = shop.app.announcer;
                announcer
                    .tell(writer, CONFIRMED.event, CONFIRMED.about, NOON_MS)
                    .await?;
            }
            count_jobs_by_state(writer).await
        });
        let counts = shop.run(writing).expect("written down");
        counts.get(&JobState::Waiting).copied().unwrap_or_default()
    };
    let (address, _requests) = receive(&[]);
    assert_eq!(waiting(&shop_that_tells(address)), 1);
    let silent = Shop::open();
    assert_eq!(waiting(&silent), 0);
    assert!(matches!(send(&silent, CONFIRMED), Err(JobFailure::GiveUp(_))));
}
