//! Digital goods in the books: granted once for each line, opened with codes that nobody else has.

use domain::digital_goods::{AccessCode, Grant};
use domain::id::{GrantId, Ulid};
use store::digital_goods::{find_grant, insert_grants, list_codes, list_codes_of, list_grants_of, open_grant};
use store::{Reader, Store, StoreError, Writer};

use crate::database::{NOON_MS, on_both};
use crate::shop::{draft, insert, order_id};

pub(crate) fn grant(number: u128, position: u32) -> Grant {
    Grant {
        id: GrantId(Ulid::new(1, number)),
        order: order_id(1),
        position,
        product: "daily-companion".to_owned(),
        copies: 2,
        granted_at_ms: NOON_MS,
        opens_at_ms: NOON_MS + 5,
        opened_at_ms: None,
    }
}

pub(crate) async fn give(store: &Store, grants: &[Grant]) {
    store
        .write("granting", async |writer: &Writer| insert_grants(writer, grants).await)
        .await
        .expect("granted");
}

pub(crate) async fn open(store: &Store, id: GrantId, codes: &[AccessCode], now_ms: i64) -> Result<(), StoreError> {
    store
        .write("opening", async |writer: &Writer| {
            open_grant(writer, id, codes, now_ms).await
        })
        .await
}

on_both! {
    async fn a_line_is_granted_once_however_often_its_cause_comes(database: &Database) {
        let store = database.migrated().await;
        insert(&store, &draft(1)).await;
        give(&store, &[grant(1, 2), grant(2, 3)]).await;
        give(&store, &[grant(3, 2), grant(4, 4)]).await;
        give(&store, &[grant(5, 4)]).await;
        give(&store, &[]).await;
        let (listed, found, unknown) = store
            .read("looking", async |reader: &Reader| {
                Ok((
                    list_grants_of(reader, order_id(1)).await?,
                    find_grant(reader, grant(2, 3).id).await?,
                    find_grant(reader, grant(3, 2).id).await?,
                ))
            })
            .await
            .expect("read");
        assert_eq!(listed, [grant(1, 2), grant(2, 3), grant(4, 4)]);
        assert_eq!((found, unknown), (Some(grant(2, 3)), None));
    }
}

on_both! {
    async fn codes_are_kept_with_what_they_open_and_no_two_are_alike(database: &Database) {
        let store = database.migrated().await;
        insert(&store, &draft(1)).await;
        give(&store, &[grant(1, 1), grant(2, 2)]).await;
        let codes = [1, 2, 3].map(AccessCode::new);
        open(&store, grant(1, 1).id, &codes[..2], NOON_MS + 5).await.expect("opened");
        let taken = open(&store, grant(2, 2).id, &codes[1..], NOON_MS + 6).await;
        assert!(matches!(taken, Err(StoreError::Conflict { .. })), "{taken:?}");
        let (grants, of_first, of_second, all) = store
            .read("looking", async |reader: &Reader| {
                Ok((
                    list_grants_of(reader, order_id(1)).await?,
                    list_codes_of(reader, grant(1, 1).id).await?,
                    list_codes_of(reader, grant(2, 2).id).await?,
                    list_codes(reader, 1).await?,
                ))
            })
            .await
            .expect("read");
        assert_eq!(of_first, codes[..2]);
        assert_eq!(of_second, []);
        assert_eq!(grants.iter().map(|grant| grant.opened_at_ms).collect::<Vec<_>>(), [Some(NOON_MS + 5), None]);
        assert_eq!(all.len(), 1);
        assert_eq!((&all[0].code, all[0].grant, all[0].made_at_ms), (&codes[0], grant(1, 1).id, NOON_MS + 5));
    }
}
