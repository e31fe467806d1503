//! The ledger: each movement once, and nobody changes what is in it.

use domain::id::TransactionId;
use domain::ledger::LedgerEntry;
use domain::money::Currency;
use domain::order::MovementKind;
use domain::payment::{Provider, Standing};
use sea_orm::{ConnectionTrait, Database as Connect};
use store::ledger::{append, balance_at, balance_of, balance_of_attempt, list_entries};
use store::{Reader, Writer};

use crate::database::{NOON_MS, on_both};
use crate::shop::{OWED, attempt_id, euro, finding, found, fresh, movement, order_id, paid, placed};

on_both! {
    async fn the_database_refuses_to_change_or_delete_what_is_in_it(database: &Database) {
        let store = database.migrated().await;
        paid(&store, 1).await;
        let raw = Connect::connect(database.address()).await.expect("connected");
        for change in [
            "UPDATE ledger_entry SET amount_minor = 0",
            "UPDATE ledger_entry SET order_id = NULL WHERE kind = 'fee'",
            "DELETE FROM ledger_entry",
            "DELETE FROM shop_order",
        ] {
            assert!(raw.execute_unprepared(change).await.is_err(), "{change}");
        }
        let entries = store
            .read("listing", async |reader: &Reader| list_entries(reader, None, 10).await)
            .await
            .expect("listed");
        let amounts: Vec<_> = entries.iter().map(|entry| (entry.kind, entry.amount.minor)).collect();
        assert_eq!(amounts, [(MovementKind::Charge, 10_380), (MovementKind::Fee, -185)]);
        assert!(entries.iter().all(|entry| entry.attempt == Some(attempt_id(1, 1))));
    }
}

on_both! {
    async fn a_movement_is_added_once_also_beside_new_ones(database: &Database) {
        let store = database.migrated().await;
        let entry = |number: u128, kind, minor| {
            LedgerEntry::of(TransactionId(fresh()), &movement(9, number, kind, euro(minor)), None, NOON_MS)
        };
        let add = async |entries: &[LedgerEntry]| {
            let added = store.write("adding", async |writer: &Writer| append(writer, entries).await);
            added.await.expect("added")
        };
        assert_eq!(add(&[]).await, 0);
        assert_eq!(add(&[entry(1, MovementKind::Charge, 500)]).await, 1);
        assert_eq!(add(&[entry(1, MovementKind::Charge, 500)]).await, 0);
        let mixed = [entry(1, MovementKind::Charge, 500), entry(1, MovementKind::Refund, 200)];
        assert_eq!(add(&mixed).await, 1);
        let balance = store
            .read("adding up", async |reader: &Reader| balance_at(reader, Provider::Sandbox, Currency::Eur).await)
            .await
            .expect("read");
        assert_eq!((balance.captured, balance.refunded), (euro(500), euro(200)));
        let page = async |behind, max_rows| {
            let listed = store.read("listing", async |reader: &Reader| list_entries(reader, behind, max_rows).await);
            listed.await.expect("listed")
        };
        let first = page(None, 1).await;
        let second = page(Some(first[0].id), 1).await;
        assert_eq!((first[0].kind, second[0].kind), (MovementKind::Charge, MovementKind::Refund));
        assert_eq!(page(Some(second[0].id), 1).await, []);
    }
}

on_both! {
    async fn sums_are_kept_apart_by_order_attempt_and_currency(database: &Database) {
        let store = database.migrated().await;
        paid(&store, 1).await;
        placed(&store, 2).await;
        let mut refunded = finding(2, 1, Standing::Paid);
        refunded.movements.push(movement(2, 1, MovementKind::Refund, euro(1000)));
        refunded.movements.push(movement(2, 2, MovementKind::Refund, euro(1000)));
        refunded.movements.push(movement(2, 2, MovementKind::RefundReversed, euro(1000)));
        found(&store, 2, 1, &refunded, NOON_MS).await.expect("there");
        let (first, second, of_attempt, of_none, in_crowns, all) = store
            .read("adding up", async |reader: &Reader| {
                let currency = Currency::Eur;
                Ok((
                    balance_of(reader, order_id(1), currency).await?,
                    balance_of(reader, order_id(2), currency).await?,
                    balance_of_attempt(reader, order_id(2), attempt_id(2, 1), currency).await?,
                    balance_of_attempt(reader, order_id(2), attempt_id(2, 2), currency).await?,
                    balance_of(reader, order_id(2), Currency::Sek).await?,
                    balance_at(reader, Provider::Sandbox, currency).await?,
                ))
            })
            .await
            .expect("read");
        assert_eq!((first.captured, first.refunded), (OWED, euro(0)));
        assert_eq!((second.captured, second.refunded, second.refundable()), (OWED, euro(1000), euro(9380)));
        assert_eq!(of_attempt, second);
        assert_eq!((of_none.captured, in_crowns.captured.minor), (euro(0), 0));
        assert_eq!((all.captured, all.fees), (euro(2 * OWED.minor), euro(370)));
    }
}
