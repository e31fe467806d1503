//! Coupons are used as often as they may be, also by many at once.

use domain::country::Country;
use domain::coupon::{Coupon, CouponCode, Reduction};
use store::coupons::{create_coupon, end_coupon, find_coupon, give_back_use, list_coupons, take_use};
use store::{Reader, Store, Writer};

use crate::catalog::euro;
use crate::database::{NOON_MS, on_both};

fn code() -> CouponCode {
    "WELCOME".parse().expect("a code")
}

pub(crate) fn coupon() -> Coupon {
    Coupon {
        code: code(),
        reduction: Reduction::Percent(10),
        country: None,
        starts_at_ms: NOON_MS,
        ends_at_ms: None,
        max_uses: Some(3),
        uses: 0,
    }
}

pub(crate) async fn create(store: &Store, coupon: &Coupon) -> bool {
    let work = async |writer: &Writer| create_coupon(writer, coupon, "a test", NOON_MS).await;
    store.write("making", work).await.expect("made")
}

async fn find(store: &Store) -> Option<Coupon> {
    let work = async |reader: &Reader| find_coupon(reader, &code()).await;
    store.read("finding", work).await.expect("looked")
}

async fn take(store: &Store) -> bool {
    let work = async |writer: &Writer| take_use(writer, &code()).await;
    store.write("using", work).await.expect("counted")
}

on_both! {
    async fn a_coupon_is_kept_as_it_was_made(database: &Database) {
        let store = database.migrated().await;
        assert_eq!(find(&store).await, None);
        assert!(create(&store, &coupon()).await);
        assert!(!create(&store, &coupon()).await);
        assert_eq!(find(&store).await, Some(coupon()));
        let other = Coupon {
            code: "FIVE-EURO".parse().expect("a code"),
            reduction: Reduction::Amount(euro(500)),
            country: Some(Country::Fi),
            ends_at_ms: Some(NOON_MS + 1),
            max_uses: None,
            ..coupon()
        };
        assert!(create(&store, &other).await);
        let listed = store.read("listing", async |reader: &Reader| list_coupons(reader, 10).await).await;
        assert_eq!(listed.expect("a list"), [other, coupon()]);
    }
}

on_both! {
    async fn of_many_who_use_it_at_once_no_more_get_one_than_there_are(database: &Database) {
        let store = database.migrated().await;
        create(&store, &coupon()).await;
        let users: Vec<_> = (0..10)
            .map(|_| {
                let store = store.clone();
                tokio::spawn(async move { take(&store).await })
            })
            .collect();
        let mut used = 0;
        for user in users {
            used += usize::from(user.await.expect("no panic"));
        }
        assert_eq!(used, 3);
        let give = async |writer: &Writer| give_back_use(writer, &code()).await;
        store.write("giving back", give).await.expect("given");
        assert!(take(&store).await);
        assert!(!take(&store).await);
    }
}

on_both! {
    async fn a_coupon_ends_once(database: &Database) {
        let store = database.migrated().await;
        create(&store, &coupon()).await;
        let end = async |now_ms| {
            let work = async |writer: &Writer| end_coupon(writer, &code(), "a test", now_ms).await;
            store.write("ending", work).await.expect("ended")
        };
        assert!(end(NOON_MS + 5).await);
        assert!(!end(NOON_MS + 6).await);
        assert_eq!(find(&store).await.and_then(|coupon| coupon.ends_at_ms), Some(NOON_MS + 5));
    }
}
