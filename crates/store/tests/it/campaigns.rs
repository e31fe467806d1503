//! Campaigns: made if they may be, over when they are over, and part of the history either way.

use domain::catalog::{CampaignRefusal, CampaignTerm, NewCampaign};
use domain::country::Country;
use store::campaigns::{create_campaign, end_campaign, list_campaigns};
use store::{Reader, Store, Writer};

use crate::catalog::{DAY_MS, current_revision, euro, set, shown, sku, with_prices};
use crate::database::{NOON_MS, on_both};

/// Forty days after the first prices, so that there is a history.
const THEN_MS: i64 = NOON_MS + 40 * DAY_MS;

pub(crate) fn sale(minor: i64, from_day: i64, to_day: i64) -> NewCampaign {
    NewCampaign {
        name: "black-week".parse().expect("a name"),
        country: Country::De,
        starts_at_ms: THEN_MS + from_day * DAY_MS,
        ends_at_ms: THEN_MS + to_day * DAY_MS,
        prices: vec![(sku("trio-1"), euro(minor))],
    }
}

pub(crate) async fn create(store: &Store, new: &NewCampaign) -> Result<i64, CampaignRefusal> {
    let work = async |writer: &Writer| create_campaign(writer, new, "a test", THEN_MS).await;
    store.write("making", work).await.expect("written")
}

async fn end(store: &Store, now_ms: i64) -> Option<CampaignTerm> {
    let work = async |writer: &Writer| end_campaign(writer, "black-week", Country::De, "a test", now_ms).await;
    store.write("ending", work).await.expect("written")
}

on_both! {
    async fn a_campaign_lowers_the_price_from_its_start_to_its_end(database: &Database) {
        let store = database.migrated().await;
        with_prices(&store).await;
        let new = sale(3500, 1, 5);
        assert_eq!(create(&store, &new).await, Ok(2));
        for (day, expected) in [(0, (4900, None)), (1, (3500, Some(4900))), (4, (3500, Some(4900))), (5, (4900, None))] {
            assert_eq!(shown(&store, "trio-1", THEN_MS + day * DAY_MS).await, expected, "day {day}");
        }
        let listed = store
            .read("listing", async |reader: &Reader| list_campaigns(reader, 10).await)
            .await
            .expect("a list");
        assert_eq!(listed.len(), 1);
        assert_eq!(listed[0].term, new.term());
        assert_eq!(listed[0].prices.len(), 1);
        assert_eq!(listed[0].prices[0].price, euro(3500));
        assert_eq!(listed[0].ended_early_at_ms, None);
    }
}

on_both! {
    async fn a_campaign_that_is_ended_early_is_over_and_its_offer_stays_away(database: &Database) {
        let store = database.migrated().await;
        with_prices(&store).await;
        create(&store, &sale(3500, 0, 5)).await.expect("made");
        let stop_ms = THEN_MS + DAY_MS;
        assert_eq!(end(&store, stop_ms).await, Some(sale(3500, 0, 5).term()));
        assert_eq!(shown(&store, "trio-1", stop_ms - 1).await.0, 3500);
        assert_eq!(shown(&store, "trio-1", stop_ms).await.0, 4900);
        assert_eq!(end(&store, stop_ms).await, None);
        set(&store, "trio-1", 3500, stop_ms + 29 * DAY_MS).await.expect_err("too soon");
        set(&store, "trio-1", 3500, stop_ms + 30 * DAY_MS).await.expect("a month later");
    }
}

on_both! {
    async fn a_campaign_that_is_called_off_never_was(database: &Database) {
        let store = database.migrated().await;
        with_prices(&store).await;
        create(&store, &sale(3500, 2, 5)).await.expect("made");
        assert_eq!(end(&store, THEN_MS + 1).await, Some(sale(3500, 2, 5).term()));
        assert_eq!(shown(&store, "trio-1", THEN_MS + 3 * DAY_MS).await, (4900, None));
        // And may be made again, for the very same time.
        create(&store, &sale(3600, 2, 4)).await.expect("made again");
        assert_eq!(shown(&store, "trio-1", THEN_MS + 3 * DAY_MS).await, (3600, Some(4900)));
    }
}

on_both! {
    async fn a_campaign_that_is_refused_changes_nothing(database: &Database) {
        let store = database.migrated().await;
        with_prices(&store).await;
        create(&store, &sale(4900, 1, 5)).await.expect_err("not lower");
        create(&store, &NewCampaign { prices: vec![], ..sale(1, 1, 5) }).await.expect_err("no prices");
        assert_eq!(current_revision(&store).await, 1);
        let listed = store.read("listing", async |reader: &Reader| list_campaigns(reader, 10).await).await;
        assert_eq!(listed.expect("a list"), []);
    }
}
