//! A buyer of the storm, from the basket to the payment.

use domain::id::{AttemptId, OrderId, Ulid, WithdrawalId};
use serde_json::{Value, json};

use super::Storm;
use super::after_sale::{self, Afterwards};
use crate::ordering::BUTTON;
use crate::shop::{Answer, NOON_MS};
use crate::victim::{SECRET, request_with};

/// The words by which buyers agree that the same method pays later orders, and that a book comes at once.
pub(super) const WORDS: &str = "2026-11-17";

/// What a buyer does on the pay page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    Approves,
    PassesTheBank,
    /// Is declined, and approves at the second try.
    IsDeclinedFirst,
    /// Opens a second pay page in another tab, and approves there.
    ChoosesAgain,
    /// Approves, and presses the order button once more in a tab that was left open.
    PressesLate,
    Cancels,
    /// Leaves the page open and never comes back.
    Leaves,
}

/// Everything about a buyer is decided by their number, so that a run can be looked at again.
#[derive(Clone, Copy, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "decided independently of each other")]
pub(super) struct Plan {
    pub(super) number: u64,
    pub(super) fate: Fate,
    pub(super) comes_back: bool,
    pub(super) has_messages: bool,
    pub(super) presses_twice: bool,
    pub(super) country: &'static str,
    /// That later orders may be paid by the same method.
    pub(super) agrees: bool,
    pub(super) afterwards: Afterwards,
    /// What is left to chance after the payment.
    pub(super) dice: [u8; 4],
}

impl Plan {
    pub(super) fn of(number: u64) -> Self {
        let digest = *blake3::hash(&number.to_be_bytes()).as_bytes();
        let fate = match digest[0] % 20 {
            0..=10 => Fate::Approves,
            11 | 12 => Fate::PassesTheBank,
            13 | 14 => Fate::IsDeclinedFirst,
            15 => Fate::ChoosesAgain,
            16 => Fate::PressesLate,
            17 | 18 => Fate::Cancels,
            _ => Fate::Leaves,
        };
        let pays = !matches!(fate, Fate::Cancels | Fate::Leaves);
        let comes_back = digest[1] % 10 < 6;
        let afterwards = if pays && comes_back {
            Afterwards::of(digest[5])
        } else {
            Afterwards::KeepsIt
        };
        let country = match digest[4] % 3 {
            // In Denmark the money is taken when the parcel leaves.
            1 if afterwards == Afterwards::IsSent => "DK",
            0 => "AT",
            _ => "DE",
        };
        Plan {
            number,
            fate,
            comes_back,
            has_messages: !digest[2].is_multiple_of(10),
            presses_twice: digest[3].is_multiple_of(5),
            country,
            agrees: !digest[6].is_multiple_of(3),
            afterwards,
            dice: [digest[7], digest[8], digest[9], digest[10]],
        }
    }

    pub(super) fn order(self) -> OrderId {
        OrderId(Ulid::new(NOON_MS.unsigned_abs(), self.number.into()))
    }

    /// The nth order that follows on the first.
    pub(super) fn later_order(self, nth: u64) -> OrderId {
        let random = u128::from(self.number) * 100 + u128::from(nth);
        OrderId(Ulid::new(NOON_MS.unsigned_abs() + 1, random))
    }

    pub(super) fn attempt(self, nth: u64) -> AttemptId {
        let random = u128::from(self.number) * 100 + u128::from(nth);
        AttemptId(Ulid::new(NOON_MS.unsigned_abs(), random))
    }

    pub(super) fn withdrawal(self) -> WithdrawalId {
        WithdrawalId(Ulid::new(NOON_MS.unsigned_abs(), self.number.into()))
    }

    pub(super) fn email(self) -> String {
        format!("buyer-{}@shop.example", self.number)
    }

    pub(super) const fn locale(self) -> &'static str {
        match self.country.as_bytes() {
            b"DK" => "da_DK",
            _ => "de_DE",
        }
    }

    pub(super) fn pays(self) -> bool {
        !matches!(self.fate, Fate::Cancels | Fate::Leaves)
    }
}

pub(super) fn visit(storm: &Storm, plan: Plan) {
    let form = form_of(plan, storm.totals[plan.country]);
    let drafted = storm.insist("POST", "/api/orders", Some(&form));
    assert!((200..=201).contains(&drafted.status), "{}", drafted.text());
    let press = |nth| press(storm, plan.order(), plan.attempt(nth), false);
    let first = pay_page(&press(1)).expect("a pay page");
    if plan.presses_twice {
        assert_eq!(pay_page(&press(1)).as_deref(), Some(first.as_str()));
    }
    match plan.fate {
        Fate::Approves | Fate::PressesLate => click(storm, &first, "approve"),
        Fate::PassesTheBank => {
            click(storm, &first, "ask-bank");
            click(storm, &first, "bank-ok");
        }
        Fate::IsDeclinedFirst => {
            click(storm, &first, "decline");
            settle(storm, plan.order());
        }
        Fate::Cancels => click(storm, &first, "cancel"),
        Fate::ChoosesAgain | Fate::Leaves => {}
    }
    let (reference, nth) = match plan.fate {
        Fate::IsDeclinedFirst | Fate::ChoosesAgain => {
            let second = pay_page(&press(2)).expect("a second pay page");
            click(storm, &second, "approve");
            (second, 2)
        }
        _ => (first, 1),
    };
    if plan.fate == Fate::PressesLate {
        // Whatever the shop knows by then, it begins no second payment.
        assert_eq!(press(2).status, 409);
    }
    if plan.has_messages && plan.pays() {
        storm.announce(&reference, plan.attempt(nth));
    }
    if plan.comes_back {
        settle(storm, plan.order());
        if plan.pays() {
            after_sale::go_on(storm, plan);
        }
    }
}

fn form_of(plan: Plan, total_minor: i64) -> Value {
    let postcode = match plan.country {
        "AT" => "1010",
        "DK" => "1050",
        _ => "10115",
    };
    json!({
        "id": plan.order().to_string(),
        "secret": SECRET,
        "country": plan.country,
        "locale": plan.locale(),
        "items": [{ "sku": "daily-trio-3", "quantity": 1 }],
        "coupon": null,
        "email": plan.email(),
        "address": { "name": "Anna Berg", "street": "Weg", "house": "1", "postcode": postcode, "city": "Ort" },
        "method": "card",
        "expected_total_minor": total_minor,
        "revision": 1,
        "funnel": "start",
        "from": "offerpay",
        "session": null,
        "agreements": { "charge_again": plan.agrees.then_some(WORDS) },
    })
}

/// Presses an order button. 409: the shop says that there is nothing to pay.
pub(super) fn press(storm: &Storm, order: OrderId, attempt: AttemptId, is_again: bool) -> Answer {
    let body = json!({
        "attempt": attempt.to_string(),
        "button_version": BUTTON,
        "method": "card",
        "again": is_again,
    });
    let answer = storm.insist("POST", &format!("/api/orders/{order}/payments"), Some(&body));
    assert!(matches!(answer.status, 200 | 201 | 409), "{}", answer.text());
    answer
}

/// What the sandbox calls the payment that a press began, if there is something to do for the buyer.
pub(super) fn pay_page(pressed: &Answer) -> Option<String> {
    let body = pressed.json();
    let (_, reference) = body["redirect"].as_str()?.rsplit_once('/')?;
    Some(reference.to_owned())
}

pub(super) fn click(storm: &Storm, reference: &str, action: &str) {
    let path = format!("/sandbox/pay/{reference}");
    let body = format!("messages=never&action={action}");
    let answer = storm.insist_with(&path, || {
        let headers = "content-type: application/x-www-form-urlencoded\r\n";
        request_with(storm.address, "POST", &path, headers, &body)
    });
    assert_eq!(answer.status, 303, "{}", answer.text());
}

pub(super) fn settle(storm: &Storm, order: OrderId) -> Value {
    let answer = storm.insist("POST", &format!("/api/orders/{order}/settle"), None);
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()
}
