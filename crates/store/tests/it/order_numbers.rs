//! Order numbers: each taken once, none left out, whoever fails meanwhile.

use std::collections::BTreeSet;

use domain::country::Country;
use store::order_numbers::take;
use store::{Store, StoreError, Writer};

use crate::database::on_both;

async fn try_to_take(store: &Store, country: Country, succeeds: bool) -> Option<u64> {
    let taken = store.write("taking", async |writer: &Writer| {
        let number = take(writer, country).await?;
        if succeeds {
            return Ok(number);
        }
        Err(StoreError::Damaged {
            doing: "failing",
            column: "any",
        })
    });
    taken.await.ok()
}

on_both! {
    async fn each_country_counts_for_itself(database: &Database) {
        let store = database.migrated().await;
        for (country, number) in [(Country::De, 100_001), (Country::De, 100_002), (Country::Fi, 100_001)] {
            assert_eq!(try_to_take(&store, country, true).await, Some(number));
        }
    }
}

on_both! {
    async fn transactions_that_fail_among_many_leave_no_gap(database: &Database) {
        let store = database.migrated().await;
        let takers: Vec<_> = (0..40)
            .map(|taker| {
                let store = store.clone();
                tokio::spawn(async move { try_to_take(&store, Country::Se, taker % 3 != 0).await })
            })
            .collect();
        let mut taken = BTreeSet::new();
        for taker in takers {
            if let Some(number) = taker.await.expect("no panic") {
                assert!(taken.insert(number), "{number} was taken twice");
            }
        }
        // Of 40 every third failed.
        assert_eq!(taken.into_iter().collect::<Vec<_>>(), (100_001..=100_026).collect::<Vec<_>>());
    }
}
