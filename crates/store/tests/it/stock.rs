//! Stock: nobody gets what is not there, and pages learn of it only when a package is sold out.

use domain::catalog::Availability;
use domain::country::Country;
use store::stock::{give_back_stock, set_stock, take_stock};
use store::{Store, Writer};

use crate::catalog::{catalog, current_revision, sku, with_prices};
use crate::database::{NOON_MS, on_both};

pub(crate) async fn set(store: &Store, left: Option<u32>) {
    let work = async |writer: &Writer| set_stock(writer, "trio", left, "a test", NOON_MS).await;
    store.write("counting", work).await.expect("counted");
}

async fn take(store: &Store, count: u32) -> bool {
    let work = async |writer: &Writer| take_stock(writer, "trio", count).await;
    store.write("taking", work).await.expect("taken")
}

async fn is_sold_out(store: &Store, package: &str) -> bool {
    let offered = catalog(store, NOON_MS)
        .await
        .offered(&sku(package), Country::De, NOON_MS);
    offered.expect("a price").availability == Availability::SoldOut
}

on_both! {
    async fn what_is_not_counted_is_never_sold_out(database: &Database) {
        let store = database.migrated().await;
        with_prices(&store).await;
        assert!(take(&store, 1_000_000).await);
        assert!(!is_sold_out(&store, "trio-3").await);
        set(&store, Some(0)).await;
        assert!(is_sold_out(&store, "trio-1").await);
        assert!(!take(&store, 1).await);
        set(&store, None).await;
        assert!(!is_sold_out(&store, "trio-1").await);
        assert!(take(&store, 1).await);
    }
}

on_both! {
    async fn pages_learn_of_a_sale_only_if_a_package_is_sold_out_by_it(database: &Database) {
        let store = database.migrated().await;
        with_prices(&store).await;
        set(&store, Some(6)).await;
        assert_eq!(current_revision(&store).await, 2);
        for (count, left_for_three, revision) in [(1, true, 2), (2, true, 2), (1, false, 3), (1, false, 3), (1, false, 4)] {
            assert!(take(&store, count).await);
            assert_eq!(!is_sold_out(&store, "trio-3").await, left_for_three);
            assert_eq!(current_revision(&store).await, revision, "after {count}");
        }
        assert!(is_sold_out(&store, "trio-1").await);
        let give = async |writer: &Writer| give_back_stock(writer, "trio", 3).await;
        store.write("giving back", give).await.expect("given");
        assert_eq!(current_revision(&store).await, 5);
        assert!(!is_sold_out(&store, "trio-3").await);
    }
}

on_both! {
    async fn of_many_who_buy_at_once_no_more_get_one_than_there_are(database: &Database) {
        let store = database.migrated().await;
        with_prices(&store).await;
        set(&store, Some(5)).await;
        let buyers: Vec<_> = (0..10)
            .map(|_| {
                let store = store.clone();
                tokio::spawn(async move { take(&store, 1).await })
            })
            .collect();
        let mut sold = 0;
        for buyer in buyers {
            sold += usize::from(buyer.await.expect("no panic"));
        }
        assert_eq!(sold, 5);
    }
}
