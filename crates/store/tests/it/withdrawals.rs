//! Withdrawals in the books: kept once and for ever, with cases that end, and orders that are held back meanwhile.

use domain::calendar::Day;
use domain::country::Country;
use domain::id::{OrderId, Ulid, WithdrawalId};
use domain::locale::Locale;
use domain::order::{NewOrder, Order};
use domain::withdrawal::{CloseReason, Closed, VERSION, Withdrawal, WithdrawalCase, read_form, statement};
use sea_orm::{ConnectionTrait, Database as Connect};
use store::orders::{hold_order, list_later_orders, lock_order, mark_shipped, release_hold};
use store::withdrawals::{
    Which, assign_order, close_case, count_open, find_withdrawal, insert_withdrawal, list_cases, list_cases_of,
    list_cases_of_order, list_withdrawals_of, open_case, prune_withdrawals,
};
use store::{Reader, Store, Writer};

use crate::database::{NOON_MS, on_both};
use crate::shop::{draft, look, order_id, paid, placed, placed_with};

pub(crate) fn withdrawal(number: u128) -> Withdrawal {
    let form = read_form("Anna Muster", "DE-100001", "Anna@example.org", "eine Dose", true).expect("a form");
    Withdrawal {
        id: WithdrawalId(Ulid::new(1, number)),
        country: Country::De,
        locale: Locale::DeDe,
        statement: statement(Locale::DeDe, &form),
        form,
        words_version: VERSION.to_owned(),
        received_at_ms: NOON_MS,
        received_local: "2026-11-15T13:00:00+01:00".to_owned(),
        network_hash: [7; 32],
    }
}

/// One that is young by the database's own clock, whenever the test runs.
fn of_the_future(number: u128) -> Withdrawal {
    Withdrawal {
        received_at_ms: 2 * NOON_MS,
        ..withdrawal(number)
    }
}

/// One that is old by the database's own clock.
fn of_the_past(number: u128) -> Withdrawal {
    Withdrawal {
        received_at_ms: 1,
        ..withdrawal(number)
    }
}

fn day(text: &str) -> Day {
    text.parse().expect("a day")
}

pub(crate) fn case(number: u128, position: u32, order: Option<OrderId>) -> WithdrawalCase {
    WithdrawalCase {
        withdrawal: WithdrawalId(Ulid::new(1, number)),
        position,
        order,
        due_on: day("2026-11-29"),
        opened_at_ms: NOON_MS,
        closed: None,
    }
}

pub(crate) async fn keep(store: &Store, withdrawal: &Withdrawal, cases: &[WithdrawalCase]) -> bool {
    store
        .write("keeping", async |writer: &Writer| {
            let is_new = insert_withdrawal(writer, withdrawal).await?;
            if is_new {
                for case in cases {
                    open_case(writer, case).await?;
                }
            }
            Ok(is_new)
        })
        .await
        .expect("kept or not")
}

async fn close(store: &Store, number: u128, position: u32, closed: &Closed) -> bool {
    store
        .write("closing", async |writer: &Writer| {
            close_case(writer, WithdrawalId(Ulid::new(1, number)), position, closed).await
        })
        .await
        .expect("closed or not")
}

on_both! {
    async fn a_statement_is_kept_once_and_as_it_came(database: &Database) {
        let store = database.migrated().await;
        let first = withdrawal(1);
        assert!(keep(&store, &first, &[case(1, 0, None)]).await);
        let other = Withdrawal { received_at_ms: NOON_MS + 1, ..first.clone() };
        assert!(!keep(&store, &other, &[case(1, 0, None)]).await);
        let (kept, cases) = store
            .read("looking", async |reader: &Reader| {
                Ok((find_withdrawal(reader, first.id).await?, list_cases_of(reader, first.id).await?))
            })
            .await
            .expect("read");
        assert_eq!(kept, Some(first));
        assert_eq!(cases, [case(1, 0, None)]);
    }
}

on_both! {
    async fn the_database_itself_refuses_to_change_a_statement(database: &Database) {
        let store = database.migrated().await;
        assert!(keep(&store, &of_the_future(1), &[]).await);
        store.close().await;
        let raw = Connect::connect(database.address()).await.expect("connected");
        for sql in ["UPDATE withdrawal SET name = 'Berta'", "DELETE FROM withdrawal"] {
            let error = raw.execute_unprepared(sql).await.expect_err("refused").to_string();
            assert!(error.contains("withdrawal only grows"), "{error}");
        }
        let kept = database.open().read("looking", async |reader: &Reader| {
            find_withdrawal(reader, withdrawal(1).id).await
        }).await;
        assert_eq!(kept.expect("read"), Some(of_the_future(1)));
    }
}

on_both! {
    async fn cases_are_counted_matched_and_closed_once(database: &Database) {
        let store = database.migrated().await;
        let late = WithdrawalCase { due_on: day("2026-11-14"), ..case(2, 0, None) };
        assert!(keep(&store, &withdrawal(1), &[case(1, 0, Some(order_id(1))), case(1, 1, Some(order_id(2)))]).await);
        assert!(keep(&store, &withdrawal(2), std::slice::from_ref(&late)).await);
        let counts = async || store
            .read("counting", async |reader: &Reader| count_open(reader, day("2026-11-15")).await)
            .await
            .expect("counted");
        assert_eq!(counts().await, (3, 1));
        let listed = async |which| store
            .read("listing", async |reader: &Reader| list_cases(reader, which, 10).await)
            .await
            .expect("listed");
        let open = listed(Which::Open).await;
        assert_eq!(open.iter().map(|case| (case.withdrawal, case.position)).collect::<Vec<_>>(), [
            (late.withdrawal, 0),
            (withdrawal(1).id, 0),
            (withdrawal(1).id, 1),
        ]);

        let matched = async |order| store
            .write("matching", async |writer: &Writer| assign_order(writer, late.withdrawal, 0, order).await)
            .await
            .expect("matched or not");
        assert!(matched(order_id(3)).await);
        assert!(!matched(order_id(4)).await);

        let closed = Closed { at_ms: NOON_MS + 5, reason: CloseReason::Refunded, note: "by hand".to_owned() };
        assert!(close(&store, 2, 0, &closed).await);
        assert!(!close(&store, 2, 0, &closed).await);
        assert_eq!(counts().await, (2, 0));
        assert_eq!(listed(Which::All).await.len(), 3);
        let of_order = store
            .read("listing", async |reader: &Reader| list_cases_of_order(reader, order_id(3)).await)
            .await
            .expect("listed");
        assert_eq!(of_order, [WithdrawalCase { order: Some(order_id(3)), closed: Some(closed), ..late }]);
    }
}

on_both! {
    async fn an_order_is_held_back_unless_it_left_and_let_go_again(database: &Database) {
        let store = database.migrated().await;
        paid(&store, 1).await;
        paid(&store, 2).await;
        let held = async |number: u128| {
            store
                .write("holding", async |writer: &Writer| {
                    let order = lock_order(writer, order_id(number)).await?.expect("it is there");
                    hold_order(writer, &order, NOON_MS + 9).await
                })
                .await
                .expect("held");
            look(&store, number).await.expect("it is there").held_at_ms
        };
        store
            .write("sending", async |writer: &Writer| mark_shipped(writer, order_id(2), NOON_MS).await)
            .await
            .expect("sent");
        assert_eq!(held(1).await, Some(NOON_MS + 9));
        assert_eq!(held(2).await, None);
        store
            .write("letting go", async |writer: &Writer| release_hold(writer, order_id(1)).await)
            .await
            .expect("let go");
        assert_eq!(look(&store, 1).await.and_then(|order: Order| order.held_at_ms), None);
    }
}

on_both! {
    async fn a_statement_goes_when_its_term_is_over_and_the_database_refuses_earlier(database: &Database) {
        let store = database.migrated().await;
        let closed = Closed { at_ms: 2, reason: CloseReason::NothingDue, note: String::new() };
        assert!(keep(&store, &of_the_past(1), &[case(1, 0, None), case(1, 1, None)]).await);
        for position in [0, 1] {
            assert!(close(&store, 1, position, &closed).await);
        }
        assert!(keep(&store, &of_the_past(2), &[case(2, 0, None)]).await);
        assert!(keep(&store, &of_the_future(3), &[]).await);
        let prune = async |before_ms| {
            store
                .write("pruning", async |writer: &Writer| prune_withdrawals(writer, before_ms, 10).await)
                .await
        };
        let kept = async || {
            let listed = store.read("listing", async |reader: &Reader| {
                list_withdrawals_of(reader, "anna@example.org").await
            });
            let listed = listed.await.expect("listed");
            listed.iter().map(|withdrawal| withdrawal.id).collect::<Vec<_>>()
        };
        let id = |number| WithdrawalId(Ulid::new(1, number));
        assert_eq!(kept().await, [id(3), id(2), id(1)]);
        assert_eq!(prune(1).await.expect("nothing is that old"), 0);
        // Of the old ones, one is still to be dealt with.
        assert_eq!(prune(NOON_MS).await.expect("pruned"), 1);
        assert_eq!(kept().await, [id(3), id(2)]);
        // A clock that is wrong by decades loses no evidence.
        let refused = prune(3 * NOON_MS).await.expect_err("it is young").to_string();
        assert!(refused.contains("withdrawal only grows"), "{refused}");
        assert_eq!(kept().await, [id(3), id(2)]);
    }
}

on_both! {
    async fn later_orders_are_those_of_the_same_buyer_in_the_same_purchase(database: &Database) {
        let store = database.migrated().await;
        placed(&store, 1).await;
        placed(&store, 2).await;
        let stranger = NewOrder { email: None, ..draft(3) };
        placed_with(&store, &stranger, 3, domain::payment::Capture::AtOnce).await;
        crate::shop::insert(&store, &draft(4)).await;
        let first = look(&store, 1).await.expect("it is there");
        let later = async |until_ms| store
            .read("listing", async |reader: &Reader| list_later_orders(reader, &first, until_ms).await)
            .await
            .expect("listed");
        assert_eq!(later(NOON_MS + 1000).await, [order_id(2)]);
        assert_eq!(later(NOON_MS - 1).await, []);
    }
}
