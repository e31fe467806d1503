//! Orders: drafted, placed, settled once, ended, listed, erased.

use std::collections::BTreeSet;

use domain::country::Country;
use domain::order::{
    CancelRefusal, CaseKind, DRAFT_KEPT_MS, Finding, MovementKind, NewOrder, OrderNumber, OrderState, PLACED_KEPT_MS,
    PayRefusal, UNDER_WAY_KEPT_MS,
};
use domain::payment::{Capture, Standing};
use domain::token::TokenHash;
use store::ledger::{balance_of, list_entries_of};
use store::orders::{
    Begun, Cursor, Ended, Erased, Expiry, Inserted, OrderFilter, count_orders_by_state, end_order, erase_orders_of,
    expire_order, find_order_by_number, list_expiring, list_lines, list_orders, list_orders_of, list_purchase,
    list_shipped_unpaid, lock_order, mark_shipped, prune_contacts, prune_drafts, prune_ended, prune_invoices,
};
use store::payment_attempts::list_open;
use store::{Reader, Store, StoreError, Writer};

use crate::database::{NOON_MS, on_both};
use crate::shop::{
    ADDRESS, OWED, begin, cases_of, draft, euro, finding, found, insert, look, look_at_attempt, movement, new_attempt,
    note, order_id, paid, placed, placed_with,
};

async fn lines(store: &Store, order: u128) -> Vec<domain::order::OrderLine> {
    let listed = store.read("looking", async |reader: &Reader| {
        list_lines(reader, order_id(order)).await
    });
    listed.await.expect("read")
}

async fn expire(store: &Store, order: u128, now_ms: i64) -> Expiry {
    let expired = store.write("expiring", async |writer: &Writer| {
        expire_order(writer, order_id(order), now_ms).await
    });
    expired.await.expect("looked")
}

async fn cancel(store: &Store, order: u128, now_ms: i64) -> Result<Ended, CancelRefusal> {
    let ended = store.write_unless("cancelling", async |writer: &Writer| {
        let order = lock_order(writer, order_id(order)).await?.expect("it is there");
        end_order(writer, &order, now_ms).await
    });
    ended.await.expect("looked")
}

async fn erase(store: &Store, now_ms: i64) -> Erased {
    let erased = store.write("erasing", async |writer: &Writer| {
        erase_orders_of(writer, ADDRESS, now_ms).await
    });
    erased.await.expect("erased")
}

on_both! {
    async fn a_draft_is_kept_as_it_was_put_together(database: &Database) {
        let store = database.migrated().await;
        let new = draft(1);
        assert_eq!(insert(&store, &new).await, Inserted::New);
        let order = look(&store, 1).await.expect("kept");
        assert_eq!((order.state, order.number, order.attempts), (OrderState::Draft, None, 0));
        assert_eq!((&order.email, &order.address), (&new.email, &new.address));
        assert_eq!((order.total, order.delivery, order.discount), (new.total, new.delivery, new.discount));
        assert_eq!(order.goods(), euro(9990));
        assert_eq!((&order.vat, &order.coupon, &order.funnel), (&new.vat, &new.coupon, &new.funnel));
        assert_eq!((order.session, order.method, order.token_hash), (new.session, new.method, new.token_hash));
        assert_eq!((order.country, order.locale, order.catalog_revision), (new.country, new.locale, 12));
        assert_eq!(lines(&store, 1).await, new.lines);
        assert_eq!(look(&store, 2).await, None);
    }
}

on_both! {
    async fn a_draft_is_replaced_by_its_buyer_alone_and_only_until_it_is_placed(database: &Database) {
        let store = database.migrated().await;
        let mut new = draft(1);
        insert(&store, &new).await;
        let mut strangers = new.clone();
        strangers.token_hash = TokenHash([8; 32]);
        strangers.total = euro(1);
        assert_eq!(insert(&store, &strangers).await, Inserted::Taken);
        assert_eq!(look(&store, 1).await.expect("kept").total, OWED);
        let created_at_ms = new.created_at_ms;
        new.lines.pop();
        new.total = euro(9990);
        new.created_at_ms += 5;
        assert_eq!(insert(&store, &new).await, Inserted::Again);
        let order = look(&store, 1).await.expect("kept");
        assert_eq!((order.total, order.created_at_ms), (euro(9990), created_at_ms));
        assert_eq!(lines(&store, 1).await, new.lines);
        begin(&store, &new_attempt(1, 1, Capture::AtOnce), NOON_MS).await;
        assert_eq!(insert(&store, &draft(1)).await, Inserted::NoDraft(OrderState::Placed));
        assert_eq!(look(&store, 1).await.expect("kept").total, euro(9990));
    }
}

on_both! {
    async fn the_order_button_places_once_and_begins_one_attempt_however_often_it_is_pressed(database: &Database) {
        let store = database.migrated().await;
        insert(&store, &draft(1)).await;
        let presses: Vec<_> = (0..8)
            .map(|_| {
                let store = store.clone();
                tokio::spawn(async move { begin(&store, &new_attempt(1, 1, Capture::AtOnce), NOON_MS + 3).await })
            })
            .collect();
        let mut new = 0;
        for press in presses {
            match press.await.expect("no panic") {
                Begun::New { .. } => new += 1,
                Begun::Again { .. } => {}
                Begun::Refused(refusal) => panic!("{refusal:?}"),
            }
        }
        assert_eq!(new, 1);
        let order = look(&store, 1).await.expect("kept");
        assert_eq!((order.state, order.attempts, order.number), (OrderState::Placed, 1, None));
        assert_eq!((order.placed_at_ms, order.button_version.as_deref()), (Some(NOON_MS + 3), Some("2026-11-15")));
        assert_eq!(order.expires_at_ms, Some(NOON_MS + 3 + PLACED_KEPT_MS));
        // Another way to pay is chosen: the contract stays the one that was made.
        let begun = begin(&store, &new_attempt(1, 2, Capture::AtOnce), NOON_MS + 9).await;
        assert!(matches!(begun, Begun::New { attempt, .. } if attempt.number == 2));
        let order = look(&store, 1).await.expect("kept");
        assert_eq!((order.attempts, order.placed_at_ms), (2, Some(NOON_MS + 3)));
    }
}

on_both! {
    async fn money_on_the_way_refuses_a_second_attempt_and_writes_nothing(database: &Database) {
        let store = database.migrated().await;
        placed(&store, 1).await;
        let in_process = Finding { is_in_process: true, ..finding(1, 1, Standing::Pending) };
        found(&store, 1, 1, &in_process, NOON_MS).await.expect("there");
        let before = look(&store, 1).await;
        let begun = begin(&store, &new_attempt(1, 2, Capture::AtOnce), NOON_MS).await;
        assert_eq!(begun, Begun::Refused(PayRefusal::UnderWay));
        assert_eq!(look(&store, 1).await, before);
        assert_eq!(look_at_attempt(&store, 1, 2).await, None);
        // A direct debit takes longer than an order waits for money.
        let late = NOON_MS + PLACED_KEPT_MS;
        assert_eq!(expire(&store, 1, late).await, Expiry::UnderWay);
        assert_eq!(look(&store, 1).await.expect("kept").expires_at_ms, Some(late + UNDER_WAY_KEPT_MS));
        found(&store, 1, 1, &finding(1, 1, Standing::Paid), late).await.expect("there");
        assert_eq!(look(&store, 1).await.expect("kept").state, OrderState::Paid);
    }
}

on_both! {
    async fn of_many_settlers_at_once_one_makes_the_order_paid(database: &Database) {
        let store = database.migrated().await;
        for order in 1..=3 {
            placed(&store, order).await;
        }
        let settlers: Vec<_> = (0..24)
            .map(|number| {
                let store = store.clone();
                let order = number % 3 + 1;
                tokio::spawn(async move {
                    let paid = finding(order, 1, Standing::Paid);
                    (order, found(&store, order, 1, &paid, NOON_MS + 1).await.expect("there"))
                })
            })
            .collect();
        let mut became_paid = Vec::new();
        for settler in settlers {
            let (order, settled) = settler.await.expect("no panic");
            assert_eq!(settled.order.state, OrderState::Paid);
            assert_eq!(settled.new_movements, if settled.became_paid { 2 } else { 0 });
            if settled.became_paid {
                became_paid.push(order);
            }
        }
        became_paid.sort_unstable();
        assert_eq!(became_paid, [1, 2, 3]);
        let mut numbers = BTreeSet::new();
        for order in 1..=3 {
            let kept = look(&store, order).await.expect("kept");
            numbers.insert(kept.number.expect("it has one").number);
            assert_eq!(kept.paid_at_ms, Some(NOON_MS + 1));
            assert_eq!(kept.expires_at_ms, None);
            let id = order_id(order);
            let (entries, balance) = store
                .read("looking", async |reader: &Reader| {
                    Ok((list_entries_of(reader, id).await?, balance_of(reader, id, OWED.currency).await?))
                })
                .await
                .expect("read");
            assert_eq!(entries.len(), 2);
            assert_eq!((balance.captured, balance.fees, balance.net()), (OWED, euro(185), euro(10_195)));
            assert_eq!(cases_of(&store, order).await, []);
        }
        assert_eq!(numbers.into_iter().collect::<Vec<_>>(), [100_001, 100_002, 100_003]);
    }
}

on_both! {
    async fn two_attempts_that_are_paid_at_once_make_one_payment_and_one_case(database: &Database) {
        let store = database.migrated().await;
        placed(&store, 1).await;
        begin(&store, &new_attempt(1, 2, Capture::AtOnce), NOON_MS).await;
        note(&store, 1, 2, NOON_MS).await.expect("there");
        let settlers = [1, 2].map(|number| {
            let store = store.clone();
            tokio::spawn(async move {
                found(&store, 1, number, &finding(1, number, Standing::Paid), NOON_MS).await.expect("there")
            })
        });
        let (mut became_paid, mut cases) = (0, 0);
        for settler in settlers {
            let settled = settler.await.expect("no panic");
            became_paid += u64::from(settled.became_paid);
            cases += settled.new_cases;
        }
        assert_eq!((became_paid, cases), (1, 1));
        let open = cases_of(&store, 1).await;
        assert_eq!(open.iter().map(|case| case.subject.kind).collect::<Vec<_>>(), [CaseKind::PaidTwice]);
        let balance = store
            .read("looking", async |reader: &Reader| balance_of(reader, order_id(1), OWED.currency).await)
            .await
            .expect("read");
        assert_eq!(balance.captured, euro(2 * OWED.minor));
    }
}

on_both! {
    async fn whoever_pays_by_one_attempt_has_the_others_stopped(database: &Database) {
        let store = database.migrated().await;
        placed(&store, 1).await;
        begin(&store, &new_attempt(1, 2, Capture::AtOnce), NOON_MS).await;
        let settled = found(&store, 1, 1, &finding(1, 1, Standing::Paid), NOON_MS).await.expect("there");
        assert_eq!(settled.to_stop, []);
        placed(&store, 2).await;
        begin(&store, &new_attempt(2, 2, Capture::AtOnce), NOON_MS).await;
        note(&store, 2, 2, NOON_MS).await.expect("there");
        let settled = found(&store, 2, 1, &finding(2, 1, Standing::Paid), NOON_MS).await.expect("there");
        assert_eq!(settled.to_stop.iter().map(|other| other.number).collect::<Vec<_>>(), [2]);
    }
}

on_both! {
    async fn money_reserved_until_shipment_numbers_the_order_and_pays_it_later(database: &Database) {
        let store = database.migrated().await;
        placed_with(&store, &draft(1), 1, Capture::OnShipment).await;
        let settled = found(&store, 1, 1, &finding(1, 1, Standing::Authorised), NOON_MS).await.expect("there");
        assert!(settled.became_authorised && !settled.became_paid);
        let number = settled.order.number.expect("taken");
        assert_eq!(settled.order.authorised_at_ms, Some(NOON_MS));
        let unpaid = async || {
            let listed = store.read("looking", async |reader: &Reader| list_shipped_unpaid(reader, 10).await);
            listed.await.expect("read").len()
        };
        assert_eq!(unpaid().await, 0);
        let ship = async || {
            let marked = store.write("sending", async |writer: &Writer| {
                mark_shipped(writer, order_id(1), NOON_MS + 5).await
            });
            marked.await.expect("marked or not")
        };
        assert!(ship().await);
        assert!(!ship().await);
        assert_eq!(unpaid().await, 1);
        let settled = found(&store, 1, 1, &finding(1, 1, Standing::Paid), NOON_MS + 6).await.expect("there");
        assert!(settled.became_paid && !settled.became_authorised);
        assert_eq!((settled.order.number, settled.order.shipped_at_ms), (Some(number), Some(NOON_MS + 5)));
        assert_eq!(unpaid().await, 0);
    }
}

on_both! {
    async fn an_order_without_money_expires_and_late_money_becomes_a_case(database: &Database) {
        let store = database.migrated().await;
        placed(&store, 1).await;
        // The provider never answered: nobody knows whether this one began.
        begin(&store, &new_attempt(1, 2, Capture::AtOnce), NOON_MS).await;
        let term = NOON_MS + PLACED_KEPT_MS;
        let expiring = async |now_ms| {
            let listed = store.read("looking", async |reader: &Reader| list_expiring(reader, now_ms, 10).await);
            listed.await.expect("read")
        };
        assert_eq!(expiring(term - 1).await, []);
        assert_eq!(expire(&store, 1, term - 1).await, Expiry::Kept);
        assert_eq!(expiring(term).await, [order_id(1)]);
        let Expiry::Ended(ended) = expire(&store, 1, term).await else { panic!("it is over") };
        assert_eq!((ended.order.state, ended.order.ended_at_ms), (OrderState::Expired, Some(term)));
        assert_eq!(ended.to_stop.iter().map(|attempt| attempt.number).collect::<Vec<_>>(), [1]);
        assert_eq!(expire(&store, 1, term).await, Expiry::Kept);
        assert_eq!(expiring(term).await, []);
        let never_began = look_at_attempt(&store, 1, 2).await.expect("kept");
        assert_eq!((never_began.standing, never_began.check_at_ms), (Standing::Expired, None));
        let refused = begin(&store, &new_attempt(1, 3, Capture::AtOnce), term).await;
        assert_eq!(refused, Begun::Refused(PayRefusal::Ended));
        for _ in 0..3 {
            let settled = found(&store, 1, 1, &finding(1, 1, Standing::Paid), term + 1).await.expect("there");
            assert!(!settled.became_paid);
            assert_eq!(settled.order.state, OrderState::Expired);
        }
        let cases: Vec<_> = cases_of(&store, 1).await.into_iter().map(|case| case.subject.kind).collect();
        assert_eq!(cases, [CaseKind::PaidAfterEnd]);
        let entries = store
            .read("looking", async |reader: &Reader| list_entries_of(reader, order_id(1)).await)
            .await
            .expect("read");
        assert_eq!(entries.len(), 2);
    }
}

on_both! {
    async fn a_refused_cancellation_changes_nothing(database: &Database) {
        let store = database.migrated().await;
        paid(&store, 1).await;
        let before = look(&store, 1).await;
        assert_eq!(cancel(&store, 1, NOON_MS).await, Err(CancelRefusal::Paid));
        assert_eq!(look(&store, 1).await, before);
        placed(&store, 2).await;
        let ended = cancel(&store, 2, NOON_MS + 1).await.expect("cancelled");
        assert_eq!(ended.order.state, OrderState::Cancelled);
        assert_eq!(look(&store, 2).await, Some(ended.order));
        assert_eq!(look_at_attempt(&store, 2, 1).await.expect("kept").standing, Standing::Cancelled);
        assert_eq!(cancel(&store, 2, NOON_MS + 1).await, Err(CancelRefusal::AlreadyEnded));
    }
}

on_both! {
    async fn what_a_provider_does_not_know_of_yet_changes_nothing(database: &Database) {
        let store = database.migrated().await;
        placed(&store, 1).await;
        let before = (look(&store, 1).await, look_at_attempt(&store, 1, 1).await);
        let pending = finding(1, 1, Standing::Pending);
        let settled = found(&store, 1, 1, &pending, NOON_MS).await.expect("there");
        assert_eq!((settled.new_movements, settled.new_cases), (0, 0));
        assert_eq!((look(&store, 1).await, look_at_attempt(&store, 1, 1).await), before);
        assert_eq!(found(&store, 1, 9, &pending, NOON_MS).await, None);
        assert_eq!(found(&store, 9, 1, &pending, NOON_MS).await, None);
        // Another order's attempt is none of this order's.
        placed(&store, 2).await;
        let foreign = store.write("settling", async |writer: &Writer| {
            let attempt = crate::shop::attempt_id(2, 1);
            store::orders::settle(writer, order_id(1), attempt, &pending, crate::shop::fresh(), NOON_MS).await
        });
        assert_eq!(foreign.await.expect("looked"), None);
    }
}

on_both! {
    async fn a_complaint_and_the_dispute_it_becomes_open_one_case_each(database: &Database) {
        let store = database.migrated().await;
        paid(&store, 1).await;
        let mut disputed = finding(1, 1, Standing::Paid);
        disputed.complaints.push("dispute_1".to_owned());
        for new_cases in [1, 0] {
            let settled = found(&store, 1, 1, &disputed, NOON_MS).await.expect("there");
            assert_eq!((settled.new_movements, settled.new_cases), (0, new_cases));
        }
        disputed.complaints.clear();
        disputed.movements.push(movement(1, 1, MovementKind::Chargeback, OWED));
        let settled = found(&store, 1, 1, &disputed, NOON_MS).await.expect("there");
        assert_eq!((settled.new_movements, settled.new_cases), (1, 1));
        disputed.movements.push(movement(1, 1, MovementKind::ChargebackReversed, OWED));
        let settled = found(&store, 1, 1, &disputed, NOON_MS).await.expect("there");
        assert_eq!((settled.new_movements, settled.new_cases), (1, 0));
    }
}

on_both! {
    async fn orders_are_found_by_number_and_listed_page_by_page(database: &Database) {
        let store = database.migrated().await;
        for order in 1..=5 {
            paid(&store, order).await;
        }
        insert(&store, &draft(6)).await;
        placed(&store, 7).await;
        let mut danish = draft(8);
        danish.country = Country::Dk;
        "bo@example.org".clone_into(&mut danish.email.as_mut().expect("it has one").email);
        placed_with(&store, &danish, 8, Capture::OnShipment).await;
        let list = async |filter: OrderFilter, behind: Option<Cursor>, max_rows| {
            let page = store.read("listing", async |reader: &Reader| {
                list_orders(reader, &filter, behind, max_rows).await
            });
            let page = page.await.expect("listed");
            (page.orders.into_iter().map(|order| order.id).collect::<Vec<_>>(), page.next)
        };
        let ids = |numbers: &[u128]| numbers.iter().map(|number| order_id(*number)).collect::<Vec<_>>();
        let all = OrderFilter::default();
        let (first, next) = list(all.clone(), None, 3).await;
        assert_eq!(first, ids(&[8, 7, 5]));
        let (second, next) = list(all.clone(), next, 3).await;
        assert_eq!(second, ids(&[4, 3, 2]));
        assert_eq!(list(all, next, 3).await, (ids(&[1]), None));
        let drafts = OrderFilter { state: Some(OrderState::Draft), ..OrderFilter::default() };
        assert_eq!(list(drafts, None, 10).await.0, ids(&[6]));
        let danish = OrderFilter { country: Some(Country::Dk), ..OrderFilter::default() };
        assert_eq!(list(danish, None, 10).await.0, ids(&[8]));
        let bo = OrderFilter { email: Some("bo@example.org".to_owned()), ..OrderFilter::default() };
        assert_eq!(list(bo, None, 10).await.0, ids(&[8]));
        let number = OrderNumber { country: Country::De, number: 100_002 };
        let numbered = OrderFilter { number: Some(number), ..OrderFilter::default() };
        assert_eq!(list(numbered, None, 10).await.0, ids(&[2]));
        let (found, counts, of_anna) = store
            .read("looking", async |reader: &Reader| {
                Ok((
                    find_order_by_number(reader, number).await?,
                    count_orders_by_state(reader).await?,
                    list_orders_of(reader, ADDRESS).await?.len(),
                ))
            })
            .await
            .expect("read");
        assert_eq!(found.map(|order| order.id), Some(order_id(2)));
        assert_eq!(counts.into_values().collect::<Vec<_>>(), [1, 2, 0, 5, 0, 0]);
        assert_eq!(of_anna, 7);
    }
}

on_both! {
    async fn no_number_of_drafts_hides_what_was_bought_in_the_same_purchase(database: &Database) {
        let store = database.migrated().await;
        paid(&store, 1).await;
        let of_first = |number| NewOrder { first: Some(order_id(1)), ..draft(number) };
        for number in 2..40 {
            insert(&store, &of_first(number)).await;
        }
        placed_with(&store, &of_first(40), 40, Capture::AtOnce).await;
        let listed = store.read("listing", async |reader: &Reader| list_purchase(reader, order_id(1)).await);
        let listed: Vec<_> = listed.await.expect("listed").into_iter().map(|order| order.id).collect();
        assert_eq!((listed.first(), listed.last()), (Some(&order_id(1)), Some(&order_id(40))));
        assert_eq!(listed.len(), 20);
    }
}

on_both! {
    async fn old_drafts_are_deleted_in_bounded_batches_and_nothing_else_is(database: &Database) {
        let store = database.migrated().await;
        for order in 1..=3 {
            insert(&store, &draft(order)).await;
        }
        placed(&store, 4).await;
        let prune = async |now_ms, max_rows| {
            let pruned = store.write("pruning", async |writer: &Writer| prune_drafts(writer, now_ms, max_rows).await);
            pruned.await.expect("pruned")
        };
        let term = NOON_MS + DRAFT_KEPT_MS;
        assert_eq!(prune(term, 10).await, 0);
        assert_eq!(prune(term + 2, 1).await, 1);
        assert_eq!(prune(term + 2, 10).await, 1);
        assert_eq!(prune(i64::MAX, 10).await, 1);
        assert_eq!(lines(&store, 1).await, []);
        assert!(look(&store, 4).await.is_some());
    }
}

on_both! {
    async fn what_ended_without_money_is_deleted_when_no_provider_is_asked_any_more(database: &Database) {
        let store = database.migrated().await;
        for order in 1..=3 {
            placed(&store, order).await;
            cancel(&store, order, NOON_MS + 9).await.expect("cancelled");
        }
        paid(&store, 4).await;
        // Money that came late is a case; an order that is still watched stays.
        found(&store, 1, 1, &finding(1, 1, Standing::Paid), NOON_MS + 9).await.expect("there");
        let closed = NOON_MS + 8 * 24 * 60 * 60 * 1000;
        found(&store, 3, 1, &finding(3, 1, Standing::Cancelled), closed).await.expect("there");
        let prune = async |before_ms| {
            let pruned = store.write("pruning", async |writer: &Writer| prune_ended(writer, before_ms, 10).await);
            pruned.await.expect("pruned")
        };
        assert_eq!(prune(NOON_MS).await, 0);
        assert_eq!(prune(i64::MAX).await, 1);
        let mut left = Vec::new();
        for order in 1..=4 {
            left.push(look(&store, order).await.is_some());
        }
        assert_eq!(left, [true, true, false, true]);
    }
}

on_both! {
    async fn whoever_asks_is_forgotten_except_for_what_an_invoice_needs(database: &Database) {
        let store = database.migrated().await;
        insert(&store, &draft(1)).await;
        paid(&store, 2).await;
        placed(&store, 3).await;
        insert(&store, &draft(4)).await;
        // Nobody ever heard of this attempt, and its order is over.
        begin(&store, &new_attempt(4, 1, Capture::AtOnce), NOON_MS).await;
        expire(&store, 4, NOON_MS + PLACED_KEPT_MS).await;
        let erased = erase(&store, NOON_MS + 9).await;
        assert_eq!((erased.deleted, erased.cleared.len()), (2, 2));
        assert_eq!((look(&store, 1).await, look(&store, 4).await), (None, None));
        assert_eq!(lines(&store, 1).await, []);
        let invoiced = look(&store, 2).await.expect("tax law");
        assert_eq!((&invoiced.email, invoiced.session), (&None, None));
        let address = invoiced.address.expect("it is billed");
        assert_eq!(address.lines, ["Anna Muster", "Weg 1", "10115 Berlin"]);
        assert_eq!(address.fields.keys().collect::<Vec<_>>(), ["name", "postcode"]);
        assert_eq!((invoiced.state, invoiced.erased_at_ms), (OrderState::Paid, Some(NOON_MS + 9)));
        assert_eq!(lines(&store, 2).await.len(), 2);
        // The buyer may be at the pay page: what comes of that must not be a stranger's money.
        let bare = look(&store, 3).await.expect("money may come");
        assert_eq!((bare.state, &bare.email, &bare.address), (OrderState::Cancelled, &None, &None));
        found(&store, 3, 1, &finding(3, 1, Standing::Paid), NOON_MS + 10).await.expect("there");
        assert_eq!(cases_of(&store, 3).await.len(), 1);
        assert_eq!(erase(&store, NOON_MS + 11).await, Erased::default());
    }
}

on_both! {
    async fn who_bought_is_forgotten_in_two_steps(database: &Database) {
        let store = database.migrated().await;
        paid(&store, 1).await;
        paid(&store, 2).await;
        placed(&store, 3).await;
        // Orders are made a millisecond after each other: the first one is old, the second is not.
        let before_ms = NOON_MS + 2;
        let contacts = async || {
            let pruned = store.write("pruning", async |writer: &Writer| {
                prune_contacts(writer, before_ms, 10, NOON_MS + 9).await
            });
            pruned.await.expect("pruned")
        };
        let invoices = async || {
            let pruned = store.write("pruning", async |writer: &Writer| {
                prune_invoices(writer, before_ms, 10, NOON_MS + 9).await
            });
            pruned.await.expect("pruned")
        };
        assert_eq!((contacts().await, contacts().await), (1, 0));
        let invoice = look(&store, 1).await.expect("it is there");
        let address = invoice.address.expect("an invoice has one");
        assert_eq!(address.lines, ["Anna Muster", "Weg 1", "10115 Berlin"]);
        assert_eq!((invoice.email, address.fields.get("phone")), (None, None));
        assert_eq!((invoices().await, invoices().await), (1, 0));
        let sale = look(&store, 1).await.expect("it is there");
        assert_eq!((sale.address, sale.total, sale.number), (None, OWED, invoice.number));
        assert_eq!(lines(&store, 1).await.len(), 2);
        for order in [2, 3] {
            let untouched = look(&store, order).await.expect("it is there");
            assert!(untouched.email.is_some() && untouched.address.is_some(), "{order}");
        }
    }
}

on_both! {
    async fn what_fails_after_settling_leaves_no_trace_and_no_gap(database: &Database) {
        let store = database.migrated().await;
        placed(&store, 1).await;
        let before = (look(&store, 1).await, look_at_attempt(&store, 1, 1).await);
        let failed = store
            .write("settling and failing", async |writer: &Writer| {
                let paid = finding(1, 1, Standing::Paid);
                let attempt = crate::shop::attempt_id(1, 1);
                let fresh = crate::shop::fresh();
                let settled = store::orders::settle(writer, order_id(1), attempt, &paid, fresh, NOON_MS).await?;
                assert!(settled.expect("there").became_paid);
                Err::<(), _>(StoreError::Damaged { doing: "failing", column: "any" })
            })
            .await;
        assert!(failed.is_err());
        assert_eq!((look(&store, 1).await, look_at_attempt(&store, 1, 1).await), before);
        let settled = found(&store, 1, 1, &finding(1, 1, Standing::Paid), NOON_MS).await.expect("there");
        assert_eq!((settled.became_paid, settled.new_movements), (true, 2));
        assert_eq!(settled.order.number.expect("taken").number, OrderNumber::FIRST);
    }
}

on_both! {
    async fn a_refused_write_keeps_nothing_and_hands_the_refusal_over(database: &Database) {
        let store = database.migrated().await;
        let refused = store
            .write_unless("drafting", async |writer: &Writer| {
                store::orders::insert_draft(writer, &draft(1)).await?;
                Ok(Err::<(), _>("no"))
            })
            .await;
        assert_eq!(refused.expect("asked"), Err("no"));
        assert_eq!(look(&store, 1).await, None);
        let open = store.read("looking", async |reader: &Reader| list_open(reader, i64::MAX, 10).await);
        assert_eq!(open.await.expect("read"), []);
    }
}
