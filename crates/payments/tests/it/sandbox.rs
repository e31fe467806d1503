//! The sandbox: every way through its page, and books that survive whatever happens to the process.

use std::io::Write as _;
use std::path::Path;

use domain::id::{OrderId, Ulid};
use domain::order::MovementKind;
use domain::payment::{Capture, Method, Provider, Standing};
use http::HeaderMap;
use payments::sandbox::{Action, DELAY_MS, PageState, Sandbox, WebhookPlan};
use payments::{
    CaptureRequest, ChargeAgain, Charged, Gateway, PaymentError, RefundRequest, RefundState, Secret, Start,
    WebhookError, WebhookKind,
};
use serde_json::{Value, json};

use crate::scene::{Hands, NOW_MS, attempt, euro, expected, moved, sandbox_settings, start};
use crate::stand_ins::desk::{Asked, Desk, Said, Teller};

struct Shop {
    gateway: Gateway,
    hands: Hands,
}

impl Shop {
    fn open(books: &Path) -> Self {
        let hands = Hands::new();
        let gateway = Gateway::new(&sandbox_settings(books), hands.clock()).expect("books that open");
        Shop { gateway, hands }
    }

    fn sandbox(&self) -> &Sandbox {
        self.gateway.sandbox().expect("a sandbox")
    }

    async fn begin(&self, start: &Start) -> String {
        self.gateway.start(start).await.expect("a payment").provider_ref
    }

    async fn act(&self, payment: &str, action: Action) -> Standing {
        let acted = self.sandbox().act(payment, action, WebhookPlan::default()).await;
        acted.expect("an action").standing
    }

    async fn settle(&self, payment: &str) -> domain::order::Finding {
        let settled = self
            .gateway
            .settle(Provider::Sandbox, payment, &expected(&start(1)))
            .await;
        settled.expect("a finding")
    }
}

fn refund(payment: &str, minor: i64, key: &str) -> RefundRequest {
    RefundRequest {
        provider: Provider::Sandbox,
        provider_ref: payment.to_owned(),
        attempt: attempt(1),
        amount: euro(minor),
        idempotency_key: key.to_owned(),
    }
}

fn refused(code: &str) -> PaymentError {
    PaymentError::Refused {
        provider: Provider::Sandbox,
        code: code.to_owned(),
    }
}

#[tokio::test]
async fn an_approved_payment_is_paid_with_its_fee() {
    let folder = tempfile::tempdir().unwrap();
    let shop = Shop::open(&folder.path().join("books.jsonl"));
    let started = shop.gateway.start(&start(1)).await.unwrap();
    assert_eq!(
        started.redirect,
        format!("https://shop.example/sandbox/pay/{}", started.provider_ref)
    );
    let payment = started.provider_ref;
    let page = shop.sandbox().page(&payment).await.unwrap().unwrap();
    assert_eq!(
        (page.state, page.amount, page.method),
        (PageState::Open, euro(10_380), Method::Card)
    );
    assert_eq!(shop.settle(&payment).await.standing, Standing::Pending);
    let acted = shop
        .sandbox()
        .act(&payment, Action::Approve, WebhookPlan::default())
        .await
        .unwrap();
    assert_eq!(acted.redirect, start(1).return_url);
    let finding = shop.settle(&payment).await;
    assert_eq!((finding.standing, finding.captured), (Standing::Paid, euro(10_380)));
    // 1.4 % of 103.80 rounded up is 1.46, and 0.25.
    assert_eq!(
        moved(&finding),
        [(MovementKind::Charge, 10_380), (MovementKind::Fee, 171)]
    );
    assert_eq!(
        shop.sandbox()
            .page("sbx_pay_none")
            .await
            .unwrap()
            .map(|page| page.order),
        None
    );
}

#[tokio::test]
async fn every_action_leads_where_it_says() {
    let folder = tempfile::tempdir().unwrap();
    let shop = Shop::open(&folder.path().join("books.jsonl"));
    for (number, actions, expected) in [
        (1, vec![Action::Decline], Standing::Failed),
        (2, vec![Action::Cancel], Standing::Cancelled),
        (3, vec![Action::AskBank], Standing::Pending),
        (4, vec![Action::AskBank, Action::BankStep { ok: true }], Standing::Paid),
        (
            5,
            vec![Action::AskBank, Action::BankStep { ok: false }],
            Standing::Failed,
        ),
        (6, vec![Action::Delay], Standing::Pending),
        // What is over stays as it is.
        (7, vec![Action::Approve, Action::Cancel], Standing::Paid),
        (8, vec![Action::Cancel, Action::Approve], Standing::Cancelled),
    ] {
        let payment = shop.begin(&start(number)).await;
        let mut standing = Standing::Pending;
        for action in actions {
            standing = shop.act(&payment, action).await;
        }
        assert_eq!(standing, expected, "{number}");
    }
}

#[tokio::test]
async fn delayed_money_is_on_its_way_and_then_there() {
    let folder = tempfile::tempdir().unwrap();
    let shop = Shop::open(&folder.path().join("books.jsonl"));
    let payment = shop.begin(&start(1)).await;
    shop.act(&payment, Action::Delay).await;
    shop.hands.turn(DELAY_MS - 1);
    let finding = shop.settle(&payment).await;
    assert_eq!((finding.standing, finding.is_in_process), (Standing::Pending, true));
    let cancelled = shop.gateway.cancel(Provider::Sandbox, &payment).await.unwrap();
    assert_eq!(cancelled.standing, Standing::Pending);
    shop.hands.turn(1);
    let finding = shop.settle(&payment).await;
    assert_eq!((finding.standing, finding.is_in_process), (Standing::Paid, false));
}

#[tokio::test]
async fn nobody_pays_after_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let shop = Shop::open(&folder.path().join("books.jsonl"));
    let payment = shop.begin(&start(1)).await;
    shop.hands.turn(3_600_000);
    assert_eq!(shop.act(&payment, Action::Approve).await, Standing::Expired);
    assert_eq!(shop.settle(&payment).await.movements, []);
}

#[tokio::test]
async fn money_is_taken_on_shipment_or_given_up() {
    let folder = tempfile::tempdir().unwrap();
    let shop = Shop::open(&folder.path().join("books.jsonl"));
    let late = |number| Start {
        capture: Capture::OnShipment,
        ..start(number)
    };
    let payment = shop.begin(&late(1)).await;
    assert_eq!(shop.act(&payment, Action::Approve).await, Standing::Authorised);
    let request = |minor, key: &str| CaptureRequest {
        provider: Provider::Sandbox,
        provider_ref: payment.clone(),
        amount: euro(minor),
        idempotency_key: key.to_owned(),
    };
    let too_much = shop.gateway.capture(&request(10_381, "c1")).await;
    assert_eq!(too_much, Err(refused("amount_out_of_bounds")));
    let finding = shop.gateway.capture(&request(9990, "c2")).await.unwrap();
    assert_eq!((finding.standing, finding.captured), (Standing::Paid, euro(9990)));
    assert_eq!(shop.gateway.capture(&request(9990, "c2")).await.unwrap(), finding);
    assert_eq!(
        shop.gateway.capture(&request(9990, "c3")).await,
        Err(refused("already_captured"))
    );

    let payment = shop.begin(&late(2)).await;
    shop.act(&payment, Action::Approve).await;
    let given_up = shop.gateway.cancel(Provider::Sandbox, &payment).await.unwrap();
    assert_eq!((given_up.standing, given_up.movements.len()), (Standing::Cancelled, 0));
}

#[tokio::test]
async fn refunds_add_up_to_what_was_taken_and_not_further() {
    let folder = tempfile::tempdir().unwrap();
    let shop = Shop::open(&folder.path().join("books.jsonl"));
    let payment = shop.begin(&start(1)).await;
    let early = shop.gateway.refund(&refund(&payment, 1, "r0")).await;
    assert_eq!(early, Err(refused("amount_out_of_bounds")));
    shop.act(&payment, Action::Approve).await;
    let first = shop.gateway.refund(&refund(&payment, 380, "r1")).await.unwrap();
    assert_eq!(shop.gateway.refund(&refund(&payment, 380, "r1")).await.unwrap(), first);
    let other = shop.gateway.refund(&refund(&payment, 381, "r1")).await;
    assert_eq!(other, Err(refused("idempotency_key_reused")));
    let second = shop.gateway.refund(&refund(&payment, 10_000, "r2")).await.unwrap();
    assert!(matches!(second, RefundState::Done { movement } if movement.amount == euro(10_000)));
    let third = shop.gateway.refund(&refund(&payment, 1, "r3")).await;
    assert_eq!(third, Err(refused("amount_out_of_bounds")));
    let kinds: Vec<_> = moved(&shop.settle(&payment).await).into_iter().skip(2).collect();
    assert_eq!(kinds, [(MovementKind::Refund, 380), (MovementKind::Refund, 10_000)]);
}

#[tokio::test]
async fn a_chargeback_takes_what_is_left() {
    let folder = tempfile::tempdir().unwrap();
    let shop = Shop::open(&folder.path().join("books.jsonl"));
    let payment = shop.begin(&start(1)).await;
    shop.act(&payment, Action::Approve).await;
    shop.gateway.refund(&refund(&payment, 380, "r1")).await.unwrap();
    shop.sandbox().charge_back(&payment).await.unwrap();
    assert_eq!(
        moved(&shop.settle(&payment).await).last(),
        Some(&(MovementKind::Chargeback, 10_000))
    );
    assert_eq!(shop.sandbox().charge_back(&payment).await, Err(refused("nothing_left")));
}

#[tokio::test]
async fn the_same_key_begins_one_payment() {
    let folder = tempfile::tempdir().unwrap();
    let shop = Shop::open(&folder.path().join("books.jsonl"));
    let request = start(1);
    let (first, second) = tokio::join!(shop.gateway.start(&request), shop.gateway.start(&request));
    assert_eq!(first, second);
    let mut dearer = start(1);
    dearer.amount = euro(1);
    assert_eq!(
        shop.gateway.start(&dearer).await,
        Err(refused("idempotency_key_reused"))
    );
}

#[tokio::test]
async fn a_saved_method_is_charged_again_and_a_careful_bank_asks() {
    let folder = tempfile::tempdir().unwrap();
    let shop = Shop::open(&folder.path().join("books.jsonl"));
    for (number, action, is_careful) in [(1, Action::Approve, false), (2, Action::BankStep { ok: true }, true)] {
        let mut first = start(number);
        first.save_method = true;
        let payment = shop.begin(&first).await;
        shop.act(&payment, action).await;
        let again = ChargeAgain {
            provider: Provider::Sandbox,
            order: OrderId(Ulid::new(1, number)),
            attempt: attempt(number + 10),
            saved_method: shop.settle(&payment).await.saved_method.expect("a method"),
            amount: euro(1990),
            capture: Capture::AtOnce,
            description: "App".to_owned(),
            return_url: "https://shop.example/upsell/de".to_owned(),
            idempotency_key: format!("again-{number}"),
        };
        let charged = shop.gateway.charge_again(&again).await.unwrap();
        shop.hands.turn(5);
        assert_eq!(
            shop.gateway.charge_again(&again).await.unwrap(),
            charged,
            "the same key charges once"
        );
        match charged {
            Charged::Done(finding) => assert_eq!((is_careful, finding.captured), (false, euro(1990))),
            Charged::NeedsStep { provider_ref, redirect } => {
                assert!(is_careful && redirect.ends_with(&provider_ref));
                assert_eq!(
                    shop.act(&provider_ref, Action::BankStep { ok: true }).await,
                    Standing::Paid
                );
            }
        }
    }
}

#[tokio::test]
async fn books_are_read_again_and_a_torn_line_is_forgotten() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().join("deep/books.jsonl");
    let shop = Shop::open(&books);
    let paid = shop.begin(&start(1)).await;
    shop.act(&paid, Action::Approve).await;
    let open = shop.begin(&start(2)).await;
    let statement = shop.sandbox().statement().await.unwrap();
    assert_eq!(statement.len(), 2);
    drop(shop);
    let mut file = std::fs::OpenOptions::new().append(true).open(&books).unwrap();
    file.write_all(br#"{"entry":"approved","payment":""#).unwrap();

    let shop = Shop::open(&books);
    assert_eq!(shop.sandbox().statement().await.unwrap(), statement);
    assert_eq!(shop.settle(&open).await.standing, Standing::Pending);
    assert_eq!(shop.begin(&start(2)).await, open, "keys are remembered");
    assert_eq!(shop.act(&open, Action::Approve).await, Standing::Paid);
    assert_eq!(Shop::open(&books).sandbox().statement().await.unwrap().len(), 4);
    let paid: i64 = shop
        .gateway
        .paid_since(Provider::Sandbox, 0)
        .await
        .unwrap()
        .iter()
        .map(|one| one.amount.minor)
        .sum();
    assert_eq!(paid, 20_760);
    std::fs::write(&books, "nonsense\n").unwrap();
    let error = Gateway::new(&sandbox_settings(&books), Hands::new().clock())
        .err()
        .unwrap();
    assert!(error.to_string().ends_with("line 1 is no entry"), "{error}");
}

#[tokio::test]
async fn two_processes_share_the_books() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().join("books.jsonl");
    let (one, other) = (Shop::open(&books), Shop::open(&books));
    let payment = one.begin(&start(1)).await;
    assert_eq!(other.act(&payment, Action::Approve).await, Standing::Paid);
    other.gateway.refund(&refund(&payment, 380, "r1")).await.unwrap();
    assert_eq!(one.settle(&payment).await, other.settle(&payment).await);
    let starts: Vec<_> = (10..20).map(start).collect();
    for start in &starts {
        let (a, b) = tokio::join!(one.gateway.start(start), other.gateway.start(start));
        assert_eq!(a.unwrap(), b.unwrap());
    }
}

/// Takes messages.
#[derive(Default)]
struct Letterbox;

impl Teller for Letterbox {
    const KEY_HEADER: &'static str = "x-none";

    fn answer(&mut self, _: &Asked) -> (u16, Value) {
        (200, json!({}))
    }

    fn key_reused() -> (u16, Value) {
        (400, json!({}))
    }

    fn set_address(&mut self, _: &str) {}
}

async fn wait_for(desk: &Desk<Letterbox>, count: usize) -> Vec<Said> {
    for _ in 0..500 {
        let said = desk.with(|state| state.said.clone());
        if said.len() >= count {
            return said;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    panic!("fewer than {count} messages came");
}

#[tokio::test]
async fn messages_are_signed_and_as_unreliable_as_the_plan_says() {
    let folder = tempfile::tempdir().unwrap();
    let desk = Desk::open(Letterbox, 0).await;
    let mut settings = sandbox_settings(&folder.path().join("books.jsonl"));
    if let Some(sandbox) = &mut settings.sandbox {
        sandbox.webhook_url = Some(format!("{}/webhooks/sandbox", desk.address));
        sandbox.webhook_secret = Secret::new("whsec_sandbox");
    }
    let gateway = Gateway::new(&settings, Hands::new().clock()).unwrap();
    let payment = gateway.start(&start(1)).await.unwrap().provider_ref;
    let plan = WebhookPlan {
        twice: true,
        out_of_order: true,
        never: false,
    };
    let sandbox = gateway.sandbox().unwrap();
    sandbox.act(&payment, Action::Approve, plan).await.unwrap();
    let said = wait_for(&desk, 4).await;
    let mut events = Vec::new();
    for said in &said {
        let mut headers = HeaderMap::new();
        headers.insert(
            "sandbox-signature",
            said.asked.header("sandbox-signature").parse().unwrap(),
        );
        let body = said.asked.body.as_bytes();
        let event = gateway
            .read_webhook(Provider::Sandbox, &headers, body, NOW_MS)
            .await
            .unwrap();
        assert_eq!(event.provider_ref.as_deref(), Some(payment.as_str()));
        assert_eq!((event.attempt, event.kind), (Some(attempt(1)), WebhookKind::Payment));
        events.push(event.event_id);
        let late = gateway
            .read_webhook(Provider::Sandbox, &headers, body, NOW_MS + 600_000)
            .await;
        assert_eq!(late, Err(WebhookError::BadSignature));
        let bare = gateway
            .read_webhook(Provider::Sandbox, &HeaderMap::new(), body, NOW_MS)
            .await;
        assert_eq!(bare, Err(WebhookError::NoSignature));
    }
    assert!(
        said[0].asked.body.contains("charge.succeeded"),
        "the last thing is told first"
    );
    assert_eq!(events[..2], events[2..], "the same messages come twice");

    let second = gateway.start(&start(2)).await.unwrap().provider_ref;
    let never = WebhookPlan {
        never: true,
        ..WebhookPlan::default()
    };
    sandbox.act(&second, Action::Approve, never).await.unwrap();
    sandbox.charge_back(&payment).await.unwrap();
    let said = wait_for(&desk, 5).await;
    assert!(said[4].asked.body.contains("dispute.created"));
}
