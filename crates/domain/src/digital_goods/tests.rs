//! When digital goods open and when that ends, as tables.

use super::{Access, AccessCode, Grant, NoAccessCode, opens_at_ms};
use crate::calendar::LocalTime;
use crate::country::Country;
use crate::id::{GrantId, OrderId, Ulid, WithdrawalId};
use crate::ledger::Balance;
use crate::money::{Currency, Money};
use crate::order::{Agreements, OrderState};
use crate::withdrawal::{CloseReason, Closed, Form, WithdrawalCase, read_form};

fn at_ms(country: Country, text: &str) -> i64 {
    text.parse::<LocalTime>().expect("a moment").at_ms(country)
}

#[test]
fn who_agreed_to_an_early_supply_need_not_wait() {
    let agreed = Agreements {
        early_supply: Some("2026-11-15".to_owned()),
        ..Agreements::default()
    };
    assert_eq!(opens_at_ms(Country::De, &agreed, 1_000, 5_000), 5_000);
}

#[test]
fn who_did_not_agree_waits_until_the_last_day_to_withdraw_is_over() {
    for (country, placed, opens) in [
        (Country::De, "2026-11-02 10:00", "2026-11-17 00:00"),
        // The fourteenth day is a Sunday.
        (Country::De, "2026-11-01 10:00", "2026-11-17 00:00"),
        // Their own midnight counts.
        (Country::Fi, "2026-11-02 00:30", "2026-11-17 00:00"),
        (Country::Gb, "2026-11-02 23:30", "2026-11-17 00:00"),
    ] {
        let placed_at_ms = at_ms(country, placed);
        let opened_at_ms = opens_at_ms(country, &Agreements::default(), placed_at_ms, placed_at_ms + 1);
        assert_eq!(opened_at_ms, at_ms(country, opens), "{country} {placed}");
    }
}

const OPENS_AT_MS: i64 = 10_000;

fn grant() -> Grant {
    Grant {
        id: GrantId(Ulid::new(1, 1)),
        order: OrderId(Ulid::new(1, 2)),
        position: 1,
        product: "light-kitchen".to_owned(),
        copies: 1,
        granted_at_ms: 1,
        opens_at_ms: OPENS_AT_MS,
        opened_at_ms: None,
    }
}

fn balance(captured: i64, refunded: i64, charged_back: i64) -> Balance {
    let euro = |minor| Money::new(minor, Currency::Eur);
    Balance {
        captured: euro(captured),
        refunded: euro(refunded),
        charged_back: euro(charged_back),
        ..Balance::zero(Currency::Eur)
    }
}

fn case(reason: Option<CloseReason>, items: &str) -> (WithdrawalCase, Form) {
    let closed = reason.map(|reason| Closed {
        at_ms: 2,
        reason,
        note: String::new(),
    });
    let case = WithdrawalCase {
        withdrawal: WithdrawalId(Ulid::new(1, 1)),
        position: 0,
        order: Some(grant().order),
        due_on: "2026-11-30".parse().expect("a day"),
        opened_at_ms: 1,
        closed,
    };
    let form = read_form("Anna Muster", "DE-100001", "anna@example.org", items, false).expect("a form");
    (case, form)
}

fn access(state: OrderState, balance: Balance, cases: &[(WithdrawalCase, Form)]) -> Access {
    Access::of(&grant(), state, &balance, cases, OPENS_AT_MS)
}

#[test]
fn goods_open_at_their_moment_and_for_money_alone() {
    let paid = balance(1290, 0, 0);
    for (now_ms, expected) in [(OPENS_AT_MS - 1, Access::Waiting), (OPENS_AT_MS, Access::Open)] {
        assert_eq!(Access::of(&grant(), OrderState::Paid, &paid, &[], now_ms), expected);
    }
    for (state, expected) in [
        (OrderState::Draft, Access::Ended),
        (OrderState::Placed, Access::Ended),
        (OrderState::Authorised, Access::Open),
        (OrderState::Paid, Access::Open),
        (OrderState::Cancelled, Access::Ended),
        (OrderState::Expired, Access::Ended),
    ] {
        assert_eq!(access(state, balance(0, 0, 0), &[]), expected, "{}", state.name());
    }
}

#[test]
fn access_ends_when_all_of_the_money_went_back() {
    for (refunded, charged_back, expected) in [
        (0, 0, Access::Open),
        (1289, 0, Access::Open),
        (1290, 0, Access::Ended),
        (0, 1290, Access::Ended),
        (1000, 290, Access::Ended),
    ] {
        let money = balance(1290, refunded, charged_back);
        assert_eq!(
            access(OrderState::Paid, money, &[]),
            expected,
            "{refunded} {charged_back}"
        );
    }
}

#[test]
fn access_ends_with_a_withdrawal_unless_somebody_found_that_the_order_stands() {
    let paid = balance(1290, 0, 0);
    for (reason, items, expected) in [
        (None, "", Access::Ended),
        (Some(CloseReason::Refunded), "", Access::Ended),
        (Some(CloseReason::Returned), "", Access::Ended),
        (Some(CloseReason::Refunded), "the jar", Access::Open),
        (Some(CloseReason::Kept), "", Access::Open),
        (Some(CloseReason::Inspection), "", Access::Open),
    ] {
        let cases = [case(reason, items)];
        assert_eq!(access(OrderState::Paid, paid, &cases), expected, "{reason:?} {items}");
    }
}

#[test]
fn a_code_is_four_groups_that_can_be_read_out() {
    assert_eq!(AccessCode::new(0).as_str(), "0000-0000-0000-0000");
    assert_eq!(AccessCode::new(u128::MAX).as_str(), "ZZZZ-ZZZZ-ZZZZ-ZZZZ");
    assert_ne!(AccessCode::new(1), AccessCode::new(1 << 75));
    // More than 80 bits tell nothing.
    assert_eq!(AccessCode::new(1 << 80), AccessCode::new(0));
    let code = AccessCode::new(0x1234_5678_9abc_def0_1234);
    assert_eq!(code.to_string().parse(), Ok(code));
    for wrong in [
        "",
        "0000",
        "0000-0000-0000-000U",
        "0000-0000-0000-0000-0000",
        "000000000000000000",
    ] {
        assert_eq!(wrong.parse::<AccessCode>(), Err(NoAccessCode), "{wrong}");
    }
}
