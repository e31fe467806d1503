//! Cases for a person: one for each cause, ever.

use domain::id::{CaseId, Ulid};
use domain::order::{Case, CaseKind, CaseSubject};
use store::payment_cases::{close, count_open_cases, list_open_cases, open};
use store::{Reader, Store, Writer};

use crate::database::{NOON_MS, on_both};
use crate::shop::fresh;

pub(crate) fn case(kind: CaseKind, cause: &str) -> Case {
    Case {
        id: CaseId(fresh()),
        subject: CaseSubject {
            kind,
            cause: cause.to_owned(),
        },
        order: None,
        attempt: None,
        opened_at_ms: NOON_MS,
        closed_at_ms: None,
        outcome: None,
    }
}

pub(crate) async fn add(store: &Store, case: &Case) -> bool {
    let opened = store.write("opening", async |writer: &Writer| open(writer, case).await);
    opened.await.expect("opened or not")
}

async fn shut(store: &Store, id: CaseId) -> bool {
    let closed = store.write("closing", async |writer: &Writer| {
        close(writer, id, "money was given back", NOON_MS + 1).await
    });
    closed.await.expect("closed or not")
}

on_both! {
    async fn a_cause_has_one_case_of_a_kind_even_after_it_was_closed(database: &Database) {
        let store = database.migrated().await;
        let unknown = case(CaseKind::UnknownPayment, "cs_1");
        assert!(add(&store, &unknown).await);
        assert!(!add(&store, &case(CaseKind::UnknownPayment, "cs_1")).await);
        assert!(add(&store, &case(CaseKind::PaidTwice, "cs_1")).await);
        let (listed, counts) = store
            .read("listing", async |reader: &Reader| {
                Ok((list_open_cases(reader, 10).await?, count_open_cases(reader).await?))
            })
            .await
            .expect("listed");
        assert_eq!(listed.len(), 2);
        assert_eq!(listed[0], unknown);
        assert_eq!((counts[&CaseKind::UnknownPayment], counts[&CaseKind::RefundFailed]), (1, 0));
        assert!(shut(&store, unknown.id).await);
        assert!(!shut(&store, unknown.id).await);
        assert!(!shut(&store, CaseId(Ulid::new(1, 1))).await);
        assert!(!add(&store, &case(CaseKind::UnknownPayment, "cs_1")).await);
        let listed = store.read("listing", async |reader: &Reader| list_open_cases(reader, 10).await);
        assert_eq!(listed.await.expect("listed").len(), 1);
    }
}
