//! When somebody is reminded of an order that they did not pay: once, late enough, and never after they bought.

use super::{DRAFT_KEPT_MS, Order, OrderState, PLACED_KEPT_MS};

const HOUR_MS: i64 = 60 * 60 * 1000;
const DAY_MS: i64 = 24 * HOUR_MS;

/// So long after its last change nobody is about to go on with it.
pub const REMIND_AFTER_MS: i64 = 4 * HOUR_MS;

/// An address is reminded of one order in so long a time.
pub const REMIND_AGAIN_MS: i64 = 30 * DAY_MS;

/// Whether a buyer is to be reminded of an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reminder {
    Now,
    /// It was changed a while ago only.
    NotBefore(i64),
    Never,
}

/// Says whether the buyer of an order is to be reminded of it. `all` are the orders of the same address, this one among them.
pub fn check_reminder(order: &Order, all: &[Order], is_money_under_way: bool, now_ms: i64) -> Reminder {
    let Some(changed_at_ms) = changed_at_ms(order).filter(|_| !is_money_under_way) else {
        return Reminder::Never;
    };
    let has_bought = |other: &Order| {
        let bought_at_ms = other.authorised_at_ms.or(other.paid_at_ms);
        bought_at_ms.is_some_and(|at_ms| at_ms >= order.created_at_ms)
    };
    let was_reminded = |other: &Order| {
        let is_recent = other
            .reminded_at_ms
            .is_some_and(|at_ms| now_ms - at_ms < REMIND_AGAIN_MS);
        other.id != order.id && is_recent
    };
    if all.iter().any(|other| has_bought(other) || was_reminded(other)) {
        return Reminder::Never;
    }
    match changed_at_ms + REMIND_AFTER_MS {
        due_at_ms if due_at_ms > now_ms => Reminder::NotBefore(due_at_ms),
        _ => Reminder::Now,
    }
}

/// When its buyer did something with it last. Both terms are counted from there.
fn changed_at_ms(order: &Order) -> Option<i64> {
    match order.state {
        OrderState::Draft => order.expires_at_ms.map(|term_ms| term_ms - DRAFT_KEPT_MS),
        OrderState::Placed => order.expires_at_ms.map(|term_ms| term_ms - PLACED_KEPT_MS),
        OrderState::Authorised | OrderState::Paid | OrderState::Cancelled | OrderState::Expired => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{DRAFT_KEPT_MS, HOUR_MS, Order, OrderState, PLACED_KEPT_MS, REMIND_AGAIN_MS, Reminder, check_reminder};
    use crate::country::Country;
    use crate::id::{OrderId, Ulid};
    use crate::locale::Locale;
    use crate::money::{Currency, Money};
    use crate::order::Agreements;
    use crate::token::TokenHash;

    const NOW_MS: i64 = 1_794_744_000_000;

    fn draft(number: u128, changed_at_ms: i64) -> Order {
        let nothing = Money::zero(Currency::Eur);
        Order {
            id: OrderId(Ulid::new(1, number)),
            token_hash: TokenHash([0; 32]),
            state: OrderState::Draft,
            number: None,
            country: Country::De,
            locale: Locale::DeDe,
            email: None,
            address: None,
            delivery: nothing,
            discount: nothing,
            total: nothing,
            vat: Vec::new(),
            coupon: None,
            funnel: None,
            from_page: "offerpay".to_owned(),
            session: None,
            catalog_revision: 1,
            method: None,
            first: None,
            agreements: Agreements::default(),
            button_version: None,
            attempts: 0,
            carried_by: None,
            created_at_ms: changed_at_ms,
            placed_at_ms: None,
            expires_at_ms: Some(changed_at_ms + DRAFT_KEPT_MS),
            authorised_at_ms: None,
            paid_at_ms: None,
            shipped_at_ms: None,
            ended_at_ms: None,
            reminded_at_ms: None,
            held_at_ms: None,
            erased_at_ms: None,
        }
    }

    fn check(order: &Order, others: &[Order]) -> Reminder {
        let all: Vec<Order> = [order].into_iter().chain(others).cloned().collect();
        check_reminder(order, &all, false, NOW_MS)
    }

    #[test]
    fn a_draft_or_a_placed_order_is_remembered_four_hours_after_its_last_change() {
        assert_eq!(check(&draft(1, NOW_MS - 4 * HOUR_MS), &[]), Reminder::Now);
        let early = draft(1, NOW_MS - HOUR_MS);
        assert_eq!(check(&early, &[]), Reminder::NotBefore(NOW_MS + 3 * HOUR_MS));
        let placed = Order {
            state: OrderState::Placed,
            expires_at_ms: Some(NOW_MS - 5 * HOUR_MS + PLACED_KEPT_MS),
            ..draft(1, NOW_MS - 9 * HOUR_MS)
        };
        assert_eq!(check(&placed, &[]), Reminder::Now);
        assert_eq!(check_reminder(&placed, &[], true, NOW_MS), Reminder::Never);
    }

    #[test]
    fn what_has_its_money_or_ended_is_left_alone() {
        for state in OrderState::ALL {
            let order = Order {
                state,
                expires_at_ms: Some(NOW_MS),
                ..draft(1, 0)
            };
            let is_open = matches!(state, OrderState::Draft | OrderState::Placed);
            assert_eq!(check(&order, &[]) != Reminder::Never, is_open, "{}", state.name());
        }
    }

    #[test]
    fn who_bought_since_or_was_reminded_of_late_is_left_alone() {
        let order = draft(1, NOW_MS - 5 * HOUR_MS);
        let bought = |paid_at_ms| Order {
            state: OrderState::Paid,
            paid_at_ms: Some(paid_at_ms),
            ..draft(2, 0)
        };
        assert_eq!(check(&order, &[bought(NOW_MS - HOUR_MS)]), Reminder::Never);
        assert_eq!(check(&order, &[bought(NOW_MS - 6 * HOUR_MS)]), Reminder::Now);
        let reminded = |at_ms| Order {
            reminded_at_ms: Some(at_ms),
            ..draft(2, 0)
        };
        assert_eq!(
            check(&order, &[reminded(NOW_MS - REMIND_AGAIN_MS + 1)]),
            Reminder::Never
        );
        assert_eq!(check(&order, &[reminded(NOW_MS - REMIND_AGAIN_MS)]), Reminder::Now);
        // The same mail again, of which nobody knows whether it left.
        let again = Order {
            reminded_at_ms: Some(NOW_MS - 1),
            ..order.clone()
        };
        assert_eq!(check(&again, &[]), Reminder::Now);
    }
}
