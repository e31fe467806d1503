//! Feedback in the books: one for each product of an order, counted in full, shown newest first, and gone with its author.

use domain::country::Country;
use domain::feedback::{Feedback, MAX_SHOWN, Rating, Reviews, Standing, State, read_form};
use domain::id::{FeedbackId, Ulid};
use domain::locale::Locale;
use sea_orm::{ConnectionTrait, Database as Connect, Statement};
use store::feedback::{
    delete_withheld_claim, find_feedback, has_objection, insert_feedback, insert_objection, list_feedback,
    list_feedback_of, load_reviews, set_standing,
};
use store::orders::erase_orders_of;
use store::{Reader, Store, Writer};

use crate::catalog::current_revision;
use crate::database::{NOON_MS, on_both};
use crate::shop::{ADDRESS, order_id, paid};

/// Of the order of that number.
pub(crate) fn feedback(number: u32, stars: i64) -> Feedback {
    Feedback {
        id: FeedbackId(Ulid::new(1, u128::from(number))),
        order: order_id(u128::from(number)),
        product: "daily-trio".to_owned(),
        form: read_form(stars, "Kam pünktlich.\n\nDer Deckel klemmt.", "Anna M.").expect("a form"),
        country: Country::De,
        locale: Locale::DeDe,
        standing: Standing::Published,
        said_at_ms: NOON_MS + i64::from(number),
    }
}

fn claim() -> Standing {
    Standing::WithheldClaim(vec!["weight-amount".to_owned(), "weight-rate".to_owned()])
}

pub(crate) async fn keep(store: &Store, feedback: &Feedback) -> bool {
    store
        .write("keeping", async |writer: &Writer| {
            insert_feedback(writer, feedback).await
        })
        .await
        .expect("kept or not")
}

async fn stand(store: &Store, id: FeedbackId, standing: &Standing) -> bool {
    store
        .write("changing", async |writer: &Writer| {
            set_standing(writer, id, standing, "test", NOON_MS).await
        })
        .await
        .expect("changed or not")
}

async fn reviews(store: &Store) -> Reviews {
    let read = store.read("reading", async |reader: &Reader| load_reviews(reader).await);
    read.await.expect("reviews")
}

async fn find(store: &Store, id: FeedbackId) -> Option<Feedback> {
    let read = store.read("looking", async |reader: &Reader| find_feedback(reader, id).await);
    read.await.expect("read")
}

on_both! {
    async fn of_each_product_of_an_order_one_thing_is_said(database: &Database) {
        let store = database.migrated().await;
        paid(&store, 1).await;
        let first = feedback(1, 4);
        assert!(keep(&store, &first).await);
        let second = Feedback { id: FeedbackId(Ulid::new(1, 99)), ..feedback(1, 1) };
        assert!(!keep(&store, &second).await, "said before");
        assert!(!keep(&store, &Feedback { product: "guide".to_owned(), ..first.clone() }).await, "the id is taken");
        let book = Feedback { product: "guide".to_owned(), ..second };
        assert!(keep(&store, &book).await);
        assert_eq!(find(&store, first.id).await, Some(first.clone()));
        let listed = store
            .read("listing", async |reader: &Reader| list_feedback_of(reader, order_id(1)).await)
            .await
            .expect("listed");
        assert_eq!(listed, [first, book]);
        assert_eq!(current_revision(&store).await, 2, "once for each that everybody sees");
    }
}

on_both! {
    async fn words_that_are_not_shown_count_nowhere_and_can_be_said_again(database: &Database) {
        let store = database.migrated().await;
        paid(&store, 1).await;
        let withheld = Feedback { standing: claim(), ..feedback(1, 5) };
        assert!(keep(&store, &withheld).await);
        assert_eq!(find(&store, withheld.id).await, Some(withheld.clone()));
        assert_eq!((reviews(&store).await, current_revision(&store).await), (Reviews::default(), 0));
        let forget = async || store
            .write("forgetting", async |writer: &Writer| delete_withheld_claim(writer, order_id(1), "daily-trio").await)
            .await
            .expect("forgotten or not");
        assert!(forget().await);
        let again = Feedback { id: FeedbackId(Ulid::new(1, 2)), ..feedback(1, 5) };
        assert!(keep(&store, &again).await);
        assert!(!forget().await, "what is shown stays");
        assert_eq!(find(&store, again.id).await, Some(again));
    }
}

on_both! {
    async fn the_average_is_of_all_countries_and_the_words_are_the_newest(database: &Database) {
        let store = database.migrated().await;
        for number in 1..=15 {
            paid(&store, u128::from(number)).await;
            let country = if number == 15 { Country::Fr } else { Country::De };
            assert!(keep(&store, &Feedback { country, ..feedback(number, if number == 1 { 1 } else { 5 }) }).await);
        }
        let reviews = reviews(&store).await;
        let of_product = reviews.of("daily-trio").expect("reviews");
        assert_eq!(of_product.rating, Rating { count: 15, stars: 71 });
        assert_eq!(of_product.newest.len(), MAX_SHOWN + 1);
        let shown: Vec<i64> = of_product.shown_in(Country::De).iter().map(|review| review.said_at_ms - NOON_MS).collect();
        assert_eq!(shown, (3..=14).rev().collect::<Vec<i64>>());
        assert_eq!(of_product.shown_in(Country::Fr)[0].said_at_ms, NOON_MS + 15);
        assert_eq!(reviews.of("guide"), None);
    }
}

on_both! {
    async fn an_operator_withholds_with_a_reason_on_record_and_shows_again(database: &Database) {
        let store = database.migrated().await;
        paid(&store, 1).await;
        let said = feedback(1, 2);
        assert!(keep(&store, &said).await);
        let withheld = Standing::Withheld("names a neighbour".to_owned());
        assert!(stand(&store, said.id, &withheld).await);
        assert_eq!(reviews(&store).await, Reviews::default());
        let of_state = async |state| store
            .read("listing", async |reader: &Reader| list_feedback(reader, Some(state), 10).await)
            .await
            .expect("listed");
        assert_eq!(of_state(State::Withheld).await, [Feedback { standing: withheld, ..said.clone() }]);
        assert_eq!(of_state(State::Published).await, []);
        assert!(stand(&store, said.id, &Standing::Published).await);
        assert_eq!(find(&store, said.id).await, Some(said));
        assert!(!stand(&store, FeedbackId(Ulid::new(9, 9)), &Standing::Published).await, "there is none");
        assert_eq!(current_revision(&store).await, 3);
        store.close().await;
        let raw = Connect::connect(database.address()).await.expect("connected");
        let sql = "SELECT action || ' ' || detail FROM catalog_audit ORDER BY revision";
        let statement = Statement::from_string(raw.get_database_backend(), sql);
        let rows = raw.query_all_raw(statement).await.expect("rows");
        let lines: Vec<String> = rows.iter().map(|row| row.try_get_by_index(0).expect("text")).collect();
        assert_eq!(lines, ["withheld names a neighbour", "published "]);
    }
}

on_both! {
    async fn who_is_forgotten_takes_their_words_along(database: &Database) {
        let store = database.migrated().await;
        paid(&store, 1).await;
        let said = feedback(1, 5);
        assert!(keep(&store, &said).await);
        let objected = async || store
            .read("looking", async |reader: &Reader| has_objection(reader, ADDRESS).await)
            .await
            .expect("read");
        assert!(!objected().await);
        for _ in 0..2 {
            store
                .write("objecting", async |writer: &Writer| insert_objection(writer, ADDRESS, NOON_MS).await)
                .await
                .expect("noted");
        }
        assert!(objected().await);
        store
            .write("erasing", async |writer: &Writer| erase_orders_of(writer, ADDRESS, NOON_MS).await)
            .await
            .expect("erased");
        assert_eq!(find(&store, said.id).await, None);
        assert!(!objected().await);
        assert_eq!((reviews(&store).await, current_revision(&store).await), (Reviews::default(), 2));
    }
}
