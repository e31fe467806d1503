//! The decision about money, held to what must be true of any books, and the rules around it.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::{Just, Strategy, any, prop_assert, prop_assert_eq, prop_oneof, proptest};
use proptest::sample::select;

use super::{
    Attempt, Became, CancelRefusal, CaseKind, CaseSubject, Finding, MAX_ATTEMPTS, Movement, MovementKind, NoNumber,
    OrderFacts, OrderNumber, OrderState, PayRefusal, RefundRefusal, RefundState, apply, can_pay, check_can_pay,
    check_cancel, check_refund, next_check_ms, parts_of_refund, payment_under_way, standing_of_ended,
};
use crate::country::Country;
use crate::id::{AttemptId, OrderId, TransactionId, Ulid};
use crate::ledger::{Balance, LedgerEntry};
use crate::money::{Currency, Money};
use crate::payment::{Capture, Method, Provider, Standing};
use crate::quote::VatPart;
use crate::vat::VatRate;

const DAY_MS: i64 = 24 * 60 * 60 * 1000;
const OWED: Money = euro(10_380);

const fn euro(minor: i64) -> Money {
    Money::new(minor, Currency::Eur)
}

fn attempt(number: u32, capture: Capture) -> Attempt {
    Attempt {
        id: AttemptId(Ulid::new(1, u128::from(number))),
        order: OrderId(Ulid::new(1, 0)),
        number,
        provider: Provider::Sandbox,
        method: Method::Card,
        capture,
        amount: OWED,
        provider_ref: Some(format!("pay_{number}")),
        redirect: None,
        standing: Standing::Pending,
        is_in_process: false,
        saved_method: None,
        return_page: "offerpay".to_owned(),
        created_at_ms: 0,
        check_at_ms: None,
    }
}

fn order(state: OrderState) -> OrderFacts {
    OrderFacts {
        state,
        has_number: false,
        carried_by: None,
        has_been_paid: false,
    }
}

fn movement(number: u32, kind: MovementKind, amount: Money) -> Movement {
    Movement {
        provider: Provider::Sandbox,
        reference: format!("{}_{number}", kind.name()),
        kind,
        amount,
        at_ms: 5,
    }
}

/// What the provider says of an attempt that stands so, about that amount.
fn finding(number: u32, standing: Standing, amount: Money) -> Finding {
    let is_paid = standing == Standing::Paid;
    let charge = is_paid.then(|| movement(number, MovementKind::Charge, amount));
    Finding {
        standing,
        is_in_process: false,
        authorised: if standing == Standing::Authorised {
            amount
        } else {
            euro(0)
        },
        captured: if is_paid { amount } else { euro(0) },
        movements: charge.into_iter().collect(),
        failed_refunds: Vec::new(),
        complaints: Vec::new(),
        provider_ref: format!("pay_{number}"),
        saved_method: None,
    }
}

/// Books as the store keeps them, without a database.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Books {
    order: OrderFacts,
    attempts: BTreeMap<u32, Attempt>,
    ledger: BTreeMap<(String, MovementKind), i64>,
    cases: BTreeSet<CaseSubject>,
    numbers: u32,
    payments: u32,
}

impl Books {
    fn new(order: OrderFacts, attempts: impl IntoIterator<Item = Attempt>) -> Self {
        Books {
            order,
            attempts: attempts.into_iter().map(|attempt| (attempt.number, attempt)).collect(),
            ledger: BTreeMap::new(),
            cases: BTreeSet::new(),
            numbers: 0,
            payments: 0,
        }
    }

    fn settle(&mut self, number: u32, finding: &Finding) {
        let attempt = self.attempts.get_mut(&number).expect("it began");
        let change = apply(&self.order, attempt, finding);
        attempt.standing = change.standing;
        attempt.is_in_process = change.is_in_process;
        self.order.state = change.order_state;
        self.order.carried_by = change.carried_by;
        self.order.has_number |= change.takes_number;
        let became_paid = change.became == Some(Became::Paid);
        self.order.has_been_paid |= became_paid;
        self.numbers += u32::from(change.takes_number);
        self.payments += u32::from(became_paid);
        self.cases.extend(change.cases);
        for (at, movement) in (0..).zip(&change.movements) {
            let entry = LedgerEntry::of(TransactionId(Ulid::new(1, at)), movement, None, 0);
            let key = (movement.reference.clone(), movement.kind);
            self.ledger.entry(key).or_insert(entry.amount.minor);
        }
    }

    fn case_kinds(&self) -> Vec<CaseKind> {
        self.cases.iter().map(|case| case.kind).collect()
    }
}

fn settled(order: OrderFacts, attempt: Attempt, findings: &[Finding]) -> Books {
    let number = attempt.number;
    let mut books = Books::new(order, [attempt]);
    for finding in findings {
        books.settle(number, finding);
    }
    books
}

#[test]
fn an_order_is_paid_by_the_money_it_asked_for() {
    let books = settled(
        order(OrderState::Placed),
        attempt(1, Capture::AtOnce),
        &[finding(1, Standing::Pending, OWED), finding(1, Standing::Paid, OWED)],
    );
    assert_eq!(books.order.state, OrderState::Paid);
    assert_eq!(books.order.carried_by, Some(attempt(1, Capture::AtOnce).id));
    assert_eq!((books.numbers, books.payments), (1, 1));
    assert_eq!(books.ledger.into_values().collect::<Vec<_>>(), [OWED.minor]);
    assert_eq!(books.cases, BTreeSet::new());
}

#[test]
fn the_number_is_taken_when_money_for_the_parcel_is_reserved_and_not_again_when_it_is_taken() {
    let mut books = settled(
        order(OrderState::Placed),
        attempt(1, Capture::OnShipment),
        &[finding(1, Standing::Authorised, OWED)],
    );
    assert_eq!(books.order.state, OrderState::Authorised);
    assert_eq!((books.numbers, books.payments), (1, 0));
    books.settle(1, &finding(1, Standing::Paid, OWED));
    assert_eq!(books.order.state, OrderState::Paid);
    assert_eq!((books.numbers, books.payments), (1, 1));
}

#[test]
fn a_reservation_on_the_way_to_a_payment_is_not_yet_money() {
    let books = settled(
        order(OrderState::Placed),
        attempt(1, Capture::AtOnce),
        &[finding(1, Standing::Authorised, OWED)],
    );
    assert_eq!(books.order, order(OrderState::Placed));
    assert!(payment_under_way(&[books.attempts[&1].clone()]));
}

#[test]
fn what_does_not_fit_is_written_down_and_becomes_one_case() {
    let carried = OrderFacts {
        state: OrderState::Paid,
        has_number: true,
        carried_by: Some(attempt(2, Capture::AtOnce).id),
        has_been_paid: true,
    };
    for (before, amount, kind) in [
        (order(OrderState::Cancelled), OWED, CaseKind::PaidAfterEnd),
        (order(OrderState::Expired), OWED, CaseKind::PaidAfterEnd),
        (order(OrderState::Placed), euro(10_379), CaseKind::AmountDiffers),
        (
            order(OrderState::Placed),
            Money::new(OWED.minor, Currency::Sek),
            CaseKind::AmountDiffers,
        ),
        (carried, OWED, CaseKind::PaidTwice),
        (carried, euro(1), CaseKind::AmountDiffers),
    ] {
        let paid = finding(1, Standing::Paid, amount);
        let books = settled(before, attempt(1, Capture::AtOnce), &[paid.clone(), paid.clone(), paid]);
        assert_eq!(books.order, before, "{kind:?}");
        assert_eq!(books.case_kinds(), [kind]);
        assert_eq!(books.ledger.into_values().collect::<Vec<_>>(), [amount.minor]);
        assert_eq!((books.numbers, books.payments), (0, 0));
    }
}

#[test]
fn money_reserved_for_an_order_that_was_cancelled_is_late_only_if_it_is_taken() {
    let mut books = settled(
        order(OrderState::Placed),
        attempt(1, Capture::OnShipment),
        &[finding(1, Standing::Authorised, OWED)],
    );
    books.order.state = OrderState::Cancelled;
    books.settle(1, &finding(1, Standing::Authorised, OWED));
    assert_eq!(books.case_kinds(), []);
    let mut taken = books.clone();
    taken.settle(1, &finding(1, Standing::Paid, OWED));
    assert_eq!(taken.case_kinds(), [CaseKind::PaidAfterEnd]);
    assert_eq!((taken.order.state, taken.payments), (OrderState::Cancelled, 0));
    books.settle(1, &finding(1, Standing::Cancelled, OWED));
    assert_eq!(books.case_kinds(), []);
}

#[test]
fn a_reservation_that_lapses_before_the_parcel_leaves_is_a_case() {
    for lapsed in [Standing::Cancelled, Standing::Expired] {
        let books = settled(
            order(OrderState::Placed),
            attempt(1, Capture::OnShipment),
            &[finding(1, Standing::Authorised, OWED), finding(1, lapsed, OWED)],
        );
        assert_eq!(books.case_kinds(), [CaseKind::AuthorisationLost]);
        assert_eq!(books.order.state, OrderState::Authorised);
    }
}

#[test]
fn money_that_is_taken_back_is_a_case_for_each_dispute() {
    let mut disputed = finding(1, Standing::Paid, OWED);
    disputed
        .movements
        .push(movement(1, MovementKind::Chargeback, euro(500)));
    disputed
        .movements
        .push(movement(2, MovementKind::Chargeback, euro(600)));
    let books = settled(
        order(OrderState::Placed),
        attempt(1, Capture::AtOnce),
        &[disputed.clone(), disputed],
    );
    assert_eq!(books.case_kinds(), [CaseKind::Chargeback, CaseKind::Chargeback]);
    assert_eq!(books.order.state, OrderState::Paid);
}

#[test]
fn a_complaint_that_waits_for_an_answer_is_a_case_once_unless_its_money_is_gone() {
    let taken_back = movement(1, MovementKind::Chargeback, OWED);
    let mut complained = finding(1, Standing::Paid, OWED);
    complained.complaints = vec!["another".to_owned()];
    let mut lost = complained.clone();
    lost.complaints.push(taken_back.reference.clone());
    lost.movements.push(taken_back);
    let books = settled(
        order(OrderState::Placed),
        attempt(1, Capture::AtOnce),
        &[complained.clone(), complained, lost],
    );
    assert_eq!(books.case_kinds(), [CaseKind::Complaint, CaseKind::Chargeback]);
    assert_eq!(books.order.state, OrderState::Paid);
}

#[test]
fn money_on_the_way_blocks_another_attempt_but_a_buyer_at_the_pay_page_does_not() {
    let placed = order(OrderState::Placed);
    let at_the_page = attempt(1, Capture::AtOnce);
    assert!(can_pay(&placed, std::slice::from_ref(&at_the_page)));
    let mut in_process = finding(1, Standing::Pending, OWED);
    in_process.is_in_process = true;
    let mut books = settled(placed, at_the_page, &[in_process, finding(1, Standing::Pending, OWED)]);
    let blocked = [books.attempts[&1].clone()];
    assert_eq!(check_can_pay(&placed, &blocked), Err(PayRefusal::UnderWay));
    assert_eq!(check_cancel(&placed, &blocked), Err(CancelRefusal::UnderWay));
    books.settle(1, &finding(1, Standing::Failed, OWED));
    let failed = [books.attempts[&1].clone()];
    assert!(can_pay(&placed, &failed));
    assert_eq!(check_cancel(&placed, &failed), Ok(()));
}

#[test]
fn an_order_is_paid_or_ended_only_while_it_waits_for_money() {
    for (state, pays, cancels) in [
        (OrderState::Draft, Ok(()), Ok(())),
        (OrderState::Placed, Ok(()), Ok(())),
        (OrderState::Authorised, Err(PayRefusal::AlreadyPaid), Ok(())),
        (OrderState::Paid, Err(PayRefusal::AlreadyPaid), Err(CancelRefusal::Paid)),
        (
            OrderState::Cancelled,
            Err(PayRefusal::Ended),
            Err(CancelRefusal::AlreadyEnded),
        ),
        (
            OrderState::Expired,
            Err(PayRefusal::Ended),
            Err(CancelRefusal::AlreadyEnded),
        ),
    ] {
        assert_eq!(check_can_pay(&order(state), &[]), pays, "{state:?}");
        assert_eq!(check_cancel(&order(state), &[]), cancels, "{state:?}");
    }
    let mut with_other_money = attempt(1, Capture::AtOnce);
    with_other_money.standing = Standing::Paid;
    let placed = order(OrderState::Placed);
    let attempts = [with_other_money];
    assert_eq!(check_can_pay(&placed, &attempts), Err(PayRefusal::AlreadyPaid));
    assert_eq!(check_cancel(&placed, &attempts), Err(CancelRefusal::Paid));
    let many: Vec<_> = (0..MAX_ATTEMPTS)
        .map(|number| attempt(number, Capture::AtOnce))
        .collect();
    assert_eq!(check_can_pay(&placed, &many), Err(PayRefusal::TooManyAttempts));
}

#[test]
fn an_attempt_ends_with_its_order_but_not_without_its_money() {
    for state in [OrderState::Cancelled, OrderState::Expired] {
        let ended = standing_of_ended(Standing::Pending, state);
        assert!(matches!(ended, Standing::Cancelled | Standing::Expired));
        for standing in [Standing::Authorised, Standing::Paid, Standing::Failed] {
            assert_eq!(standing_of_ended(standing, state), standing);
        }
    }
}

#[test]
fn a_provider_is_asked_less_and_less_often_and_at_last_no_more() {
    let began = attempt(1, Capture::AtOnce);
    let next = |standing, state, now_ms| next_check_ms(&began, standing, state, now_ms);
    let placed = OrderState::Placed;
    assert_eq!(next(Standing::Pending, placed, 0), Some(60_000));
    assert_eq!(next(Standing::Pending, placed, 3_600_000), Some(3_600_000 * 5 / 4));
    assert_eq!(
        next(Standing::Pending, placed, 30 * DAY_MS),
        Some(30 * DAY_MS + DAY_MS / 4)
    );
    assert_eq!(next(Standing::Failed, placed, 0), None);
    assert_eq!(next(Standing::Paid, OrderState::Paid, 0), Some(DAY_MS));
    assert_eq!(next(Standing::Paid, OrderState::Paid, 180 * DAY_MS), None);
    // A provider that was out of reach when the order ended may still bring money.
    assert!(next(Standing::Expired, OrderState::Expired, DAY_MS).is_some());
    assert_eq!(next(Standing::Expired, OrderState::Expired, 7 * DAY_MS), None);
    let mut never_began = began.clone();
    never_began.provider_ref = None;
    assert_eq!(
        next_check_ms(&never_began, Standing::Expired, OrderState::Expired, 0),
        None
    );
    assert!(next_check_ms(&never_began, Standing::Pending, placed, 0).is_some());
}

#[test]
fn numbers_are_read_as_people_write_them() {
    let number = OrderNumber {
        country: Country::De,
        number: 100_001,
    };
    assert_eq!(number.to_string(), "DE-100001");
    for text in ["DE-100001", " de-100001 "] {
        assert_eq!(text.parse(), Ok(number));
    }
    for text in [
        "",
        "DE",
        "DE-",
        "DE-1",
        "DE-100000",
        "XX-100001",
        "DE-+100001",
        "DE-9999999999999999999",
    ] {
        assert_eq!(text.parse::<OrderNumber>(), Err(NoNumber), "{text}");
    }
}

#[test]
fn names_are_read_as_they_are_written() {
    for state in OrderState::ALL {
        assert_eq!(state.name().parse(), Ok(state));
    }
    for kind in MovementKind::ALL {
        assert_eq!(kind.name().parse(), Ok(kind));
    }
    for kind in CaseKind::ALL {
        assert_eq!(kind.name().parse(), Ok(kind));
    }
    for state in RefundState::ALL {
        assert_eq!(state.name().parse(), Ok(state));
    }
}

#[test]
fn no_more_is_given_back_than_is_there_and_not_promised() {
    let mut balance = Balance::zero(Currency::Eur);
    for (kind, minor) in [
        (MovementKind::Charge, 10_000),
        (MovementKind::Refund, -1000),
        (MovementKind::RefundReversed, 400),
        (MovementKind::Chargeback, -2000),
        (MovementKind::ChargebackReversed, 500),
        (MovementKind::Fee, -340),
        (MovementKind::FeeReturned, 40),
    ] {
        balance.add(kind, minor);
    }
    assert_eq!((balance.refunded, balance.charged_back), (euro(600), euro(1500)));
    assert_eq!((balance.refundable(), balance.net()), (euro(7900), euro(7600)));
    let check = |amount| check_refund(amount, &balance, euro(900));
    assert_eq!(check(euro(7000)), Ok(()));
    let too_much = RefundRefusal::TooMuch { at_most: euro(7000) };
    assert_eq!(check(euro(7001)), Err(too_much));
    assert_eq!(check(euro(0)), Err(RefundRefusal::NoAmount));
    assert_eq!(check(euro(-5)), Err(RefundRefusal::NoAmount));
    let crowns = Money::new(1, Currency::Sek);
    assert_eq!(check(crowns), Err(RefundRefusal::OtherCurrency));
    let none_left = RefundRefusal::TooMuch { at_most: euro(0) };
    assert_eq!(check_refund(euro(1), &balance, euro(9000)), Err(none_left));
}

/// What a provider says of one attempt, from its beginning to its end.
fn history(number: u32, capture: Capture) -> impl Strategy<Value = Vec<Finding>> {
    let end = prop_oneof![
        4 => Just(Some(Standing::Paid)),
        1 => Just(Some(Standing::Failed)),
        1 => Just(Some(Standing::Cancelled)),
        1 => Just(Some(Standing::Expired)),
        1 => Just(None),
    ];
    let amount = prop_oneof![6 => Just(OWED), 1 => (1_i64..20_000).prop_map(euro)];
    (end, amount, any::<bool>(), 0_i64..5000, any::<bool>()).prop_map(
        move |(end, amount, is_delayed, refunded, is_disputed)| {
            let mut findings = vec![finding(number, Standing::Pending, amount)];
            if is_delayed {
                let mut in_process = finding(number, Standing::Pending, amount);
                in_process.is_in_process = true;
                findings.push(in_process);
            }
            if capture == Capture::OnShipment && end == Some(Standing::Paid) {
                findings.push(finding(number, Standing::Authorised, amount));
            }
            findings.extend(end.map(|standing| finding(number, standing, amount)));
            if end == Some(Standing::Paid) {
                // Each later answer tells everything again, and something new.
                let later = [
                    (MovementKind::Fee, true, 35),
                    (MovementKind::Refund, refunded > 0, refunded),
                    (MovementKind::Chargeback, is_disputed, 700),
                ];
                for (kind, happened, minor) in later {
                    let mut next = findings.last().expect("there is one").clone();
                    if happened {
                        next.movements.push(movement(number, kind, euro(minor)));
                        findings.push(next);
                    }
                }
            }
            findings
        },
    )
}

/// All findings of all attempts, each at least once, some more often, in any order.
fn storm(histories: &[Vec<Finding>], picks: &[usize]) -> Vec<(u32, Finding)> {
    let all: Vec<(u32, &Finding)> = (1..)
        .zip(histories)
        .flat_map(|(number, findings)| findings.iter().map(move |finding| (number, finding)))
        .collect();
    let mut order: Vec<usize> = picks.iter().map(|pick| pick % all.len()).collect();
    // Whatever chance left out comes in the order that chance has for the rest.
    for at in 0..all.len() {
        if !order.contains(&at) {
            let place = picks.get(at).map_or(0, |pick| pick % (order.len() + 1));
            order.insert(place, at);
        }
    }
    order.into_iter().map(|at| (all[at].0, all[at].1.clone())).collect()
}

fn after(before: &Books, findings: &[(u32, Finding)]) -> Books {
    let mut books = before.clone();
    for (number, finding) in findings {
        books.settle(*number, finding);
    }
    books
}

/// Of several attempts that bring the right money the first one carries the order: which one that is, is chance.
fn without_chance(books: &Books) -> impl PartialEq + std::fmt::Debug + use<> {
    let mut kinds = books.case_kinds();
    kinds.sort();
    let standings: Vec<_> = books
        .attempts
        .values()
        .map(|attempt| (attempt.standing, attempt.is_in_process))
        .collect();
    let carried = books.order.carried_by.is_some();
    let facts = (books.order.state, books.order.has_number, carried);
    (
        facts,
        books.ledger.clone(),
        kinds,
        standings,
        books.numbers,
        books.payments,
    )
}

#[test]
fn a_refund_is_taxed_as_what_was_paid() {
    let part = |permille, gross| {
        let rate = VatRate::from_permille(permille);
        VatPart {
            rate,
            gross: euro(gross),
            vat: rate.included_in(euro(gross)),
        }
    };
    let paid = [part(70, 10_347), part(190, 1033)];
    assert_eq!(parts_of_refund(euro(11_380), &paid), paid);
    assert_eq!(parts_of_refund(euro(1138), &paid), [part(70, 1035), part(190, 103)]);
    assert_eq!(parts_of_refund(euro(1), &paid), [part(70, 1), part(190, 0)]);
}

proptest! {
    #[test]
    fn findings_in_any_order_and_number_lead_to_the_same_books(
        histories in (1_u32..=3).prop_flat_map(|count| {
            (1..=count).map(|number| history(number, Capture::AtOnce)).collect::<Vec<_>>()
        }),
        state in select(vec![OrderState::Placed, OrderState::Cancelled, OrderState::Expired]),
        one in proptest::collection::vec(any::<usize>(), 0..40),
        other in proptest::collection::vec(any::<usize>(), 0..40),
    ) {
        let attempts = (1..).zip(&histories).map(|(number, _)| attempt(number, Capture::AtOnce));
        let before = Books::new(order(state), attempts);
        let one = after(&before, &storm(&histories, &one));
        let other = after(&before, &storm(&histories, &other));
        prop_assert_eq!(without_chance(&one), without_chance(&other));
        // Nothing that the provider moved is missing, and nothing is there twice.
        let reported: BTreeMap<_, _> = histories
            .iter()
            .flatten()
            .flat_map(|finding| &finding.movements)
            .map(|movement| {
                ((movement.reference.clone(), movement.kind), movement.kind.sign() * movement.amount.minor)
            })
            .collect();
        prop_assert_eq!(&one.ledger, &reported);
        let is_right = |findings: &Vec<Finding>| {
            findings.iter().any(|finding| finding.standing == Standing::Paid && finding.captured == OWED)
        };
        let right = histories.iter().filter(|findings| is_right(findings)).count();
        let is_paid = state == OrderState::Placed && right > 0;
        prop_assert_eq!(one.payments, u32::from(is_paid));
        prop_assert_eq!(one.order.state == OrderState::Paid, is_paid);
        let twice = one.case_kinds().into_iter().filter(|kind| *kind == CaseKind::PaidTwice).count();
        prop_assert_eq!(twice, if is_paid { right - 1 } else { 0 });
    }

    #[test]
    fn money_that_is_reserved_first_leads_to_the_same_books_in_any_order(
        history in history(1, Capture::OnShipment),
        one in proptest::collection::vec(any::<usize>(), 0..20),
        other in proptest::collection::vec(any::<usize>(), 0..20),
    ) {
        let before = Books::new(order(OrderState::Placed), [attempt(1, Capture::OnShipment)]);
        let histories = [history];
        let one = after(&before, &storm(&histories, &one));
        let other = after(&before, &storm(&histories, &other));
        prop_assert_eq!(without_chance(&one), without_chance(&other));
    }

    #[test]
    fn whatever_providers_say_an_order_is_paid_and_numbered_at_most_once(
        said in proptest::collection::vec(
            (1_u32..=3, select(Standing::ALL.to_vec()), prop_oneof![Just(OWED), Just(euro(1))], any::<bool>()),
            0..40,
        ),
        captures in proptest::collection::vec(select(vec![Capture::AtOnce, Capture::OnShipment]), 3),
        state in select(OrderState::ALL.to_vec()),
    ) {
        let attempts = (1..).zip(captures).map(|(number, capture)| attempt(number, capture));
        let mut books = Books::new(order(state), attempts);
        for (number, standing, amount, is_in_process) in said {
            let mut finding = finding(number, standing, amount);
            finding.is_in_process = is_in_process;
            let before = books.clone();
            books.settle(number, &finding);
            // Repeated at once, it changes nothing.
            let once = books.clone();
            books.settle(number, &finding);
            prop_assert_eq!(&books, &once);
            prop_assert!(books.numbers <= 1 && books.payments <= 1);
            prop_assert_eq!(books.order.has_number, books.numbers == 1);
            prop_assert_eq!(books.order.carried_by.is_some(), books.numbers == 1);
            prop_assert_eq!(books.order.has_been_paid, books.payments == 1);
            if before.order.state.is_ended() {
                prop_assert_eq!(books.order, before.order);
            }
            if standing == Standing::Pending {
                prop_assert_eq!(books.order, before.order);
                prop_assert_eq!(books.ledger, before.ledger);
                prop_assert_eq!(books.cases, before.cases);
                books = once;
            }
        }
    }
}
