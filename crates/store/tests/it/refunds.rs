//! Refunds: any amount up to what is there, promised once, and never more.

use domain::id::{RefundId, Ulid};
use domain::money::Money;
use domain::order::{CaseKind, MovementKind, NewRefund, Refund, RefundRefusal, RefundState};
use domain::payment::Standing;
use store::ledger::balance_of;
use store::refunds::{RefundOutcome, ask, find_refund, list_open_refunds, list_refunds_of, settle};
use store::{Reader, Store, Writer};

use crate::database::{NOON_MS, on_both};
use crate::shop::{OWED, attempt_id, cases_of, euro, finding, found, fresh, movement, order_id, paid, placed};

pub(crate) fn refund(number: u128, amount: Money) -> NewRefund {
    NewRefund {
        id: RefundId(Ulid::new(1_794_744_000_000, number)),
        order: order_id(1),
        attempt: attempt_id(1, 1),
        amount,
        reason: "1 of 6 glasses broken".to_owned(),
        asked_at_ms: NOON_MS,
    }
}

pub(crate) async fn request(store: &Store, new: &NewRefund) -> Result<Refund, RefundRefusal> {
    let asked = store.write_unless("asking", async |writer: &Writer| ask(writer, new).await);
    asked.await.expect("asked")
}

async fn answer(store: &Store, new: &NewRefund, outcome: RefundOutcome) -> Option<Refund> {
    let settled = store.write("settling", async |writer: &Writer| {
        settle(writer, new.order, new.id, &outcome, fresh(), NOON_MS + 1).await
    });
    settled.await.expect("settled")
}

async fn refunded(store: &Store) -> Money {
    let balance = store.read("adding up", async |reader: &Reader| {
        balance_of(reader, order_id(1), OWED.currency).await
    });
    balance.await.expect("read").refunded
}

fn done(number: u128, amount: Money) -> RefundOutcome {
    RefundOutcome::Done(movement(1, number, MovementKind::Refund, amount))
}

on_both! {
    async fn several_refunds_of_any_amount_add_up(database: &Database) {
        let store = database.migrated().await;
        paid(&store, 1).await;
        let (first, second) = (refund(1, euro(1730)), refund(2, euro(1)));
        for (number, new) in [(1, &first), (2, &second)] {
            let asked = request(&store, new).await.expect("there is enough");
            assert_eq!((asked.state, asked.amount), (RefundState::Asked, new.amount));
            let settled = answer(&store, new, done(number, new.amount)).await.expect("there");
            assert_eq!((settled.state, settled.ended_at_ms), (RefundState::Done, Some(NOON_MS + 1)));
        }
        assert_eq!(refunded(&store).await, euro(1731));
        // Told again, nothing moves again.
        answer(&store, &first, done(1, first.amount)).await.expect("there");
        answer(&store, &first, RefundOutcome::Failed).await.expect("there");
        assert_eq!(refunded(&store).await, euro(1731));
        assert_eq!(cases_of(&store, 1).await, []);
        let too_much = RefundRefusal::TooMuch { at_most: euro(OWED.minor - 1731) };
        assert_eq!(request(&store, &refund(3, OWED)).await, Err(too_much));
        request(&store, &refund(3, euro(OWED.minor - 1731))).await.expect("the rest");
        assert_eq!(request(&store, &refund(4, euro(1))).await, Err(RefundRefusal::TooMuch { at_most: euro(0) }));
    }
}

on_both! {
    async fn many_who_ask_at_once_are_never_promised_more_than_there_is(database: &Database) {
        let store = database.migrated().await;
        paid(&store, 1).await;
        let asking: Vec<_> = (1..=12)
            .map(|number| {
                let store = store.clone();
                tokio::spawn(async move { request(&store, &refund(number, euro(2000))).await })
            })
            .collect();
        let mut promised = 0;
        for asked in asking {
            match asked.await.expect("no panic") {
                Ok(refund) => promised += refund.amount.minor,
                Err(refusal) => assert_eq!(refusal, RefundRefusal::TooMuch { at_most: euro(380) }),
            }
        }
        assert_eq!(promised, 10_000);
        let open = store.read("listing", async |reader: &Reader| list_open_refunds(reader, 100).await);
        assert_eq!(open.await.expect("listed").len(), 5);
    }
}

on_both! {
    async fn the_same_request_twice_is_one_refund(database: &Database) {
        let store = database.migrated().await;
        paid(&store, 1).await;
        let new = refund(1, OWED);
        let asked = request(&store, &new).await.expect("there is enough");
        assert_eq!(request(&store, &new).await, Ok(asked.clone()));
        let (found, listed) = store
            .read("looking", async |reader: &Reader| {
                Ok((find_refund(reader, new.id).await?, list_refunds_of(reader, new.order).await?))
            })
            .await
            .expect("read");
        assert_eq!((found, listed), (Some(asked.clone()), vec![asked]));
    }
}

on_both! {
    async fn what_cannot_be_given_back_is_refused_and_leaves_no_trace(database: &Database) {
        let store = database.migrated().await;
        placed(&store, 1).await;
        let nothing = RefundRefusal::TooMuch { at_most: euro(0) };
        assert_eq!(request(&store, &refund(1, euro(1))).await, Err(nothing));
        found(&store, 1, 1, &finding(1, 1, Standing::Paid), NOON_MS).await.expect("there");
        assert_eq!(request(&store, &refund(1, euro(0))).await, Err(RefundRefusal::NoAmount));
        let mut of_nobody = refund(1, euro(1));
        of_nobody.attempt = attempt_id(1, 2);
        assert_eq!(request(&store, &of_nobody).await, Err(RefundRefusal::UnknownAttempt));
        of_nobody.order = order_id(2);
        assert_eq!(request(&store, &of_nobody).await, Err(RefundRefusal::UnknownOrder));
        assert_eq!(answer(&store, &refund(1, euro(1)), RefundOutcome::Failed).await, None);
        let listed = store.read("listing", async |reader: &Reader| list_refunds_of(reader, order_id(1)).await);
        assert_eq!(listed.await.expect("listed"), []);
    }
}

on_both! {
    async fn a_refund_that_fails_is_a_case_and_its_money_can_be_given_back_again(database: &Database) {
        let store = database.migrated().await;
        paid(&store, 1).await;
        request(&store, &refund(1, OWED)).await.expect("there is enough");
        answer(&store, &refund(1, OWED), RefundOutcome::Failed).await.expect("there");
        let cases: Vec<_> = cases_of(&store, 1).await.into_iter().map(|case| case.subject.kind).collect();
        assert_eq!(cases, [CaseKind::RefundFailed]);
        request(&store, &refund(2, OWED)).await.expect("nothing is promised any more");
    }
}

on_both! {
    async fn a_refund_under_way_ends_when_the_provider_reports_it_before_or_after(database: &Database) {
        let store = database.migrated().await;
        paid(&store, 1).await;
        let mut reported = finding(1, 1, Standing::Paid);
        for number in [1, 2] {
            reported.movements.push(movement(1, number, MovementKind::Refund, euro(500)));
        }
        let (first, second) = (refund(1, euro(500)), refund(2, euro(500)));
        request(&store, &first).await.expect("there is enough");
        request(&store, &second).await.expect("there is enough");
        let pending = |number: u128| RefundOutcome::Pending(format!("refund_1_{number}"));
        let settled = answer(&store, &first, pending(1)).await.expect("there");
        assert_eq!(settled.state, RefundState::Pending);
        let settled = found(&store, 1, 1, &reported, NOON_MS + 2).await.expect("there");
        assert_eq!(settled.ended_refunds, [first.id]);
        let again = found(&store, 1, 1, &reported, NOON_MS + 3).await.expect("there");
        assert_eq!(again.ended_refunds, []);
        let state = async |new: &NewRefund| {
            let found = store.read("looking", async |reader: &Reader| find_refund(reader, new.id).await);
            found.await.expect("read").expect("kept").state
        };
        assert_eq!((state(&first).await, state(&second).await), (RefundState::Done, RefundState::Asked));
        let settled = answer(&store, &second, pending(2)).await.expect("there");
        assert_eq!(settled.state, RefundState::Done);
        assert_eq!(refunded(&store).await, euro(1000));
    }
}

on_both! {
    async fn a_refund_that_fails_after_all_is_a_case_once(database: &Database) {
        let store = database.migrated().await;
        paid(&store, 1).await;
        let (under_way, done_before) = (refund(1, euro(500)), refund(2, euro(700)));
        request(&store, &under_way).await.expect("there is enough");
        request(&store, &done_before).await.expect("there is enough");
        answer(&store, &under_way, RefundOutcome::Pending("refund_1_1".to_owned())).await.expect("there");
        answer(&store, &done_before, done(2, euro(700))).await.expect("there");
        let mut reported = finding(1, 1, Standing::Paid);
        reported.failed_refunds = vec!["refund_1_1".to_owned(), "refund_1_2".to_owned(), "refund_1_9".to_owned()];
        for kind in [MovementKind::Refund, MovementKind::RefundReversed] {
            reported.movements.push(movement(1, 2, kind, euro(700)));
        }
        let first = found(&store, 1, 1, &reported, NOON_MS + 2).await.expect("there");
        let again = found(&store, 1, 1, &reported, NOON_MS + 3).await.expect("there");
        assert_eq!((first.new_cases, again.new_cases), (2, 0));
        let listed = store.read("listing", async |reader: &Reader| list_refunds_of(reader, order_id(1)).await);
        let states: Vec<_> = listed.await.expect("listed").into_iter().map(|refund| refund.state).collect();
        assert_eq!(states, [RefundState::Failed, RefundState::Failed]);
        let cases: Vec<_> = cases_of(&store, 1).await.into_iter().map(|case| case.subject.kind).collect();
        assert_eq!(cases, [CaseKind::RefundFailed, CaseKind::RefundFailed]);
        assert_eq!(refunded(&store).await, euro(0));
        request(&store, &refund(3, OWED)).await.expect("all of it is there again");
    }
}
