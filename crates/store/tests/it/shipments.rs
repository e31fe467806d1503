//! Parcels: numbered as they leave, marked as they arrive, and without their numbers once their buyer is forgotten.

use domain::order::Parcel;
use store::orders::erase_orders_of;
use store::shipments::{insert_shipment, list_shipments_of, mark_delivered};
use store::{Reader, Store, Writer};

use crate::database::{NOON_MS, on_both};
use crate::shop::{ADDRESS, order_id, paid};

pub(crate) fn parcel(tracking: &str) -> Parcel {
    Parcel {
        carrier: Some("DHL".to_owned()),
        tracking: Some(tracking.to_owned()),
    }
}

/// Number, tracking number and arrival of each parcel.
async fn parcels(store: &Store) -> Vec<(u32, Option<String>, Option<i64>)> {
    let listed = store.read("listing", async |reader: &Reader| {
        list_shipments_of(reader, order_id(1)).await
    });
    let listed = listed.await.expect("listed").into_iter();
    listed
        .map(|shipment| (shipment.number, shipment.parcel.tracking, shipment.delivered_at_ms))
        .collect()
}

on_both! {
    async fn parcels_of_an_order_are_numbered_arrive_and_are_forgotten(database: &Database) {
        let store = database.migrated().await;
        paid(&store, 1).await;
        assert_eq!(parcels(&store).await, []);
        let sent = store.write("sending", async |writer: &Writer| {
            let first = insert_shipment(writer, order_id(1), &parcel("1"), NOON_MS).await?;
            assert_eq!(mark_delivered(writer, order_id(1), NOON_MS + 5).await?, 1);
            insert_shipment(writer, order_id(1), &parcel("2"), NOON_MS + 1).await?;
            Ok(first)
        });
        let first = sent.await.expect("sent");
        assert_eq!((first.number, first.sent_at_ms, first.delivered_at_ms), (1, NOON_MS, None));
        let text = |text: &str| Some(text.to_owned());
        let expected = [(1, text("1"), Some(NOON_MS + 5)), (2, text("2"), None)];
        assert_eq!(parcels(&store).await, expected);
        let arrived = async |at_ms| {
            let marking = store.write("arriving", async |writer: &Writer| {
                mark_delivered(writer, order_id(1), at_ms).await
            });
            marking.await.expect("marked")
        };
        assert_eq!((arrived(NOON_MS + 9).await, arrived(NOON_MS + 10).await), (1, 0));
        let erasing = store.write("erasing", async |writer: &Writer| {
            erase_orders_of(writer, ADDRESS, NOON_MS + 20).await
        });
        assert_eq!(erasing.await.expect("erased").cleared.len(), 1);
        let expected = [(1, None, Some(NOON_MS + 5)), (2, None, Some(NOON_MS + 9))];
        assert_eq!(parcels(&store).await, expected);
    }
}
