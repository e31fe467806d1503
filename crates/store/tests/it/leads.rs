//! Leads: one for each person and run, mailed only after two steps, forgotten in time.

use domain::country::Country;
use domain::id::{LeadId, Ulid};
use domain::lead::{
    Address, Lead, LeadForm, Marketing, MarketingAction, MarketingConsent, MarketingRequest, Marks, NewLead,
};
use domain::locale::Locale;
use domain::token::TokenHash;
use store::lead_forms::{find_form, insert_form};
use store::leads::{
    Added, Confirmed, Unsubscribed, add_lead, confirm_marketing, erase_leads_of, find_lead, find_lead_by_confirm_token,
    find_lead_by_unsubscribe_token, find_lead_in_run, list_leads_of, mark_lead_ordered, prune_leads, unsubscribe,
};
use store::marketing_consents::{list_marketing_consents_of, prune_marketing_consents};
use store::{Reader, Store, StoreError, Writer};

use crate::database::{NOON_MS, on_both};
use crate::runs::session;

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// A lead that differs from others by its number, of Ada in the run of that number.
pub(crate) fn new_lead(number: u8) -> NewLead {
    NewLead {
        id: LeadId(Ulid::new(1_794_744_000_000, number.into())),
        address: Address {
            email: "ada@example.org".to_owned(),
            as_written: "Ada@Example.org".to_owned(),
        },
        session: Some(session(number.into()).id),
        country: Country::Fr,
        locale: Locale::FrFr,
        funnel: "start".to_owned(),
        marks: Marks::new("{\"utm_source\":\"news\"}".to_owned()).expect("short"),
        wants_result: true,
        marketing: Some(MarketingRequest {
            text_version: "2026-11-15".parse().expect("a version"),
            confirm_hash: confirm_token(number),
        }),
        unsubscribe_hash: unsubscribe_token(number),
    }
}

fn confirm_token(number: u8) -> TokenHash {
    TokenHash([number; 32])
}

fn unsubscribe_token(number: u8) -> TokenHash {
    TokenHash([100 + number; 32])
}

pub(crate) async fn add(store: &Store, new: &NewLead, now_ms: i64) -> Added {
    store
        .write("adding", async |writer: &Writer| add_lead(writer, new, now_ms).await)
        .await
        .expect("added")
}

async fn confirm(store: &Store, token: TokenHash, now_ms: i64) -> Confirmed {
    store
        .write("confirming", async |writer: &Writer| {
            confirm_marketing(writer, token, now_ms).await
        })
        .await
        .expect("confirmed or not")
}

async fn leave(store: &Store, token: TokenHash, now_ms: i64) -> Unsubscribed {
    store
        .write("leaving", async |writer: &Writer| {
            unsubscribe(writer, token, now_ms).await
        })
        .await
        .expect("left or not")
}

async fn find(store: &Store, id: LeadId) -> Option<Lead> {
    store
        .read("finding", async |reader: &Reader| find_lead(reader, id).await)
        .await
        .expect("read")
}

async fn list(store: &Store) -> Vec<Lead> {
    store
        .read("listing", async |reader: &Reader| {
            list_leads_of(reader, "ada@example.org").await
        })
        .await
        .expect("listed")
}

async fn state(store: &Store, number: u8) -> &'static str {
    find(store, new_lead(number).id).await.expect("kept").marketing.name()
}

on_both! {
    async fn a_lead_is_kept_as_it_was_sent(database: &Database) {
        let store = database.migrated().await;
        let lead = Lead::new(&new_lead(1), NOON_MS);
        let added = add(&store, &new_lead(1), NOON_MS).await;
        assert_eq!(added, Added { lead: lead.clone(), is_new: true, needs_confirmation: true });
        assert_eq!(find(&store, lead.id).await, Some(lead.clone()));
        let by_tokens = store
            .read("finding", async |reader: &Reader| {
                let by_unsubscribe = find_lead_by_unsubscribe_token(reader, unsubscribe_token(1)).await?;
                Ok((by_unsubscribe, find_lead_by_confirm_token(reader, confirm_token(1)).await?))
            })
            .await;
        assert_eq!(by_tokens.expect("read"), (Some(lead.clone()), Some(lead)));
        let bare = NewLead { session: None, marketing: None, ..new_lead(2) };
        assert!(!add(&store, &bare, NOON_MS).await.needs_confirmation);
        assert_eq!(find(&store, bare.id).await, Some(Lead::new(&bare, NOON_MS)));
    }
}

on_both! {
    async fn the_same_person_in_the_same_run_is_one_lead(database: &Database) {
        let store = database.migrated().await;
        for session in [new_lead(1).session, None] {
            let first = NewLead { session, marketing: None, ..new_lead(if session.is_some() { 1 } else { 2 }) };
            add(&store, &first, NOON_MS).await;
            let again = NewLead {
                session,
                funnel: "go".to_owned(),
                ..new_lead(if session.is_some() { 3 } else { 4 })
            };
            let mut expected = Lead::new(&first, NOON_MS);
            expected.update(&again, NOON_MS + 1);
            let added = add(&store, &again, NOON_MS + 1).await;
            assert_eq!(added, Added { lead: expected.clone(), is_new: false, needs_confirmation: true });
            let expected_marketing = expected.marketing;
            assert_eq!(find(&store, first.id).await, Some(expected));
            // Whoever asks again gets the same link again; a box left empty asks for nothing.
            let thrice = add(&store, &again, NOON_MS + 2).await;
            assert!(thrice.needs_confirmation);
            assert_eq!(thrice.lead.marketing, expected_marketing);
            assert!(!add(&store, &NewLead { marketing: None, ..again }, NOON_MS + 3).await.needs_confirmation);
        }
        assert_eq!(list(&store).await.len(), 2);
    }
}

on_both! {
    async fn a_form_sent_many_times_at_once_is_one_lead(database: &Database) {
        let store = database.migrated().await;
        let sent: Vec<_> = (0..20)
            .map(|number| {
                let store = store.clone();
                tokio::spawn(async move {
                    let new = NewLead { session: new_lead(0).session, ..new_lead(number) };
                    add(&store, &new, NOON_MS).await
                })
            })
            .collect();
        let mut new = 0;
        for sent in sent {
            new += u32::from(sent.await.expect("no panic").is_new);
        }
        assert_eq!(new, 1);
        assert_eq!(list(&store).await.len(), 1);
    }
}

on_both! {
    async fn marketing_is_confirmed_once(database: &Database) {
        let store = database.migrated().await;
        add(&store, &new_lead(1), NOON_MS).await;
        let mut expected = Lead::new(&new_lead(1), NOON_MS);
        expected.marketing = expected.marketing.confirm(NOON_MS + 5);
        assert_eq!(confirm(&store, confirm_token(2), NOON_MS + 5).await, Confirmed::UnknownToken);
        assert_eq!(confirm(&store, confirm_token(1), NOON_MS + 5).await, Confirmed::Now(expected.clone()));
        assert_eq!(confirm(&store, confirm_token(1), NOON_MS + 6).await, Confirmed::Before(expected.clone()));
        assert_eq!(find(&store, expected.id).await, Some(expected));
    }
}

on_both! {
    async fn an_unsubscription_holds_for_the_address_in_all_runs(database: &Database) {
        let store = database.migrated().await;
        let nobody = NewLead { marketing: None, ..new_lead(3) };
        let bob = "bob@example.org".to_owned();
        let other = NewLead { address: Address { email: bob.clone(), as_written: bob }, ..new_lead(4) };
        for new in [&new_lead(1), &new_lead(2), &nobody, &other] {
            add(&store, new, NOON_MS).await;
        }
        confirm(&store, confirm_token(2), NOON_MS + 1).await;
        confirm(&store, confirm_token(4), NOON_MS + 1).await;
        assert_eq!(leave(&store, unsubscribe_token(9), NOON_MS + 2).await, Unsubscribed::UnknownToken);
        let Unsubscribed::Now(left) = leave(&store, unsubscribe_token(3), NOON_MS + 2).await else { panic!("none left") };
        assert_eq!(left.iter().map(|lead| lead.id).collect::<Vec<_>>(), [new_lead(1).id, new_lead(2).id]);
        let states = [(1, "withdrawn"), (2, "withdrawn"), (3, "none"), (4, "confirmed")];
        for (number, expected) in states {
            assert_eq!(state(&store, number).await, expected, "{number}");
        }
        let withdrawn = find(&store, new_lead(2).id).await.expect("kept").marketing;
        let Marketing::Withdrawn { confirmed_at_ms, at_ms, .. } = withdrawn else { panic!("{withdrawn:?}") };
        assert_eq!((confirmed_at_ms, at_ms), (Some(NOON_MS + 1), NOON_MS + 2));
        assert_eq!(leave(&store, unsubscribe_token(1), NOON_MS + 3).await, Unsubscribed::Before);
        assert_eq!(confirm(&store, confirm_token(1), NOON_MS + 3).await, Confirmed::UnknownToken);
        assert_eq!(find(&store, new_lead(2).id).await.expect("kept").marketing, withdrawn);
    }
}

on_both! {
    async fn an_erased_lead_points_at_nobody(database: &Database) {
        let store = database.migrated().await;
        for number in [1, 2] {
            add(&store, &new_lead(number), NOON_MS).await;
        }
        let erase = async |now_ms| {
            let erased = store.write("erasing", async |writer: &Writer| {
                erase_leads_of(writer, "ada@example.org", now_ms).await
            });
            erased.await.expect("erased or not")
        };
        let before: Vec<Lead> = [1, 2].map(|number| Lead::new(&new_lead(number), NOON_MS)).into();
        assert_eq!(erase(NOON_MS + 1).await, before);
        assert_eq!(erase(NOON_MS + 2).await, []);
        let mut expected = Lead::new(&new_lead(1), NOON_MS);
        expected.erase(NOON_MS + 1);
        assert_eq!(find(&store, expected.id).await, Some(expected));
        assert_eq!(list(&store).await, []);
        // Links in mails that were sent still have an answer.
        assert_eq!(leave(&store, unsubscribe_token(1), NOON_MS + 2).await, Unsubscribed::Before);
        assert!(add(&store, &NewLead { id: new_lead(5).id, unsubscribe_hash: unsubscribe_token(5), ..new_lead(1) }, NOON_MS + 3).await.is_new);
    }
}

on_both! {
    async fn an_address_without_confirmation_or_order_is_forgotten(database: &Database) {
        let store = database.migrated().await;
        for number in 1..=5 {
            add(&store, &new_lead(number), NOON_MS + i64::from(number)).await;
        }
        confirm(&store, confirm_token(4), NOON_MS + 10).await;
        let ordered = store
            .write("ordering", async |writer: &Writer| mark_lead_ordered(writer, new_lead(5).id).await)
            .await;
        assert!(ordered.expect("marked"));
        let prune = async |now_ms, max_rows| {
            store
                .write("pruning", async |writer: &Writer| prune_leads(writer, now_ms, max_rows).await)
                .await
                .expect("pruned")
        };
        assert_eq!(prune(NOON_MS + 30 * DAY_MS, 100).await, 0);
        assert_eq!(prune(NOON_MS + 31 * DAY_MS, 2).await, 2);
        assert_eq!(prune(NOON_MS + 31 * DAY_MS, 2).await, 1);
        assert_eq!(prune(i64::MAX, 2).await, 0);
        let left: Vec<LeadId> = list(&store).await.iter().map(|lead| lead.id).collect();
        assert_eq!(left, [new_lead(5).id, new_lead(4).id]);
    }
}

async fn proofs(store: &Store, number: u8) -> Vec<(MarketingAction, i64)> {
    let id = new_lead(number).id;
    let listed: Vec<MarketingConsent> = store
        .read("listing", async |reader: &Reader| {
            list_marketing_consents_of(reader, id).await
        })
        .await
        .expect("listed");
    for proof in &listed {
        assert_eq!(
            (proof.lead, proof.locale, proof.country),
            (id, Locale::FrFr, Country::Fr)
        );
        assert_eq!(proof.text_version.to_string(), "2026-11-15");
    }
    listed
        .into_iter()
        .map(|proof| (proof.action, proof.at_ms - NOON_MS))
        .collect()
}

on_both! {
    async fn every_step_is_proven_once(database: &Database) {
        let store = database.migrated().await;
        add(&store, &NewLead { marketing: None, ..new_lead(1) }, NOON_MS).await;
        assert_eq!(proofs(&store, 1).await, []);
        add(&store, &new_lead(1), NOON_MS + 1).await;
        add(&store, &new_lead(1), NOON_MS + 2).await;
        for at_ms in [3, 4] {
            confirm(&store, confirm_token(1), NOON_MS + at_ms).await;
        }
        for at_ms in [5, 6] {
            leave(&store, unsubscribe_token(1), NOON_MS + at_ms).await;
        }
        let steps = [
            (MarketingAction::Asked, 1),
            (MarketingAction::Asked, 2),
            (MarketingAction::Confirmed, 3),
            (MarketingAction::Withdrawn, 5),
        ];
        assert_eq!(proofs(&store, 1).await, steps);
        let erased = store.write("erasing", async |writer: &Writer| {
            erase_leads_of(writer, "ada@example.org", NOON_MS + 7).await
        });
        assert_eq!(erased.await.expect("erased").len(), 1);
        assert_eq!(proofs(&store, 1).await, steps);
        add(&store, &new_lead(2), NOON_MS + 8).await;
        let erased = store.write("erasing", async |writer: &Writer| {
            erase_leads_of(writer, "ada@example.org", NOON_MS + 9).await
        });
        assert_eq!(erased.await.expect("erased").len(), 1);
        assert_eq!(proofs(&store, 2).await, [(MarketingAction::Asked, 8), (MarketingAction::Withdrawn, 9)]);
    }
}

on_both! {
    async fn a_proof_outlives_its_lead_and_not_for_ever(database: &Database) {
        let store = database.migrated().await;
        let prune = async |before_ms| {
            store
                .write("pruning", async |writer: &Writer| prune_marketing_consents(writer, before_ms, 100).await)
                .await
                .expect("pruned")
        };
        for number in [1, 2, 3] {
            add(&store, &new_lead(number), NOON_MS + i64::from(number)).await;
        }
        confirm(&store, confirm_token(3), NOON_MS + 5).await;
        assert_eq!(prune(i64::MAX).await, 0);
        let gone = store.write("pruning", async |writer: &Writer| prune_leads(writer, NOON_MS + 31 * DAY_MS, 100).await);
        assert_eq!(gone.await.expect("pruned"), 2);
        assert_eq!(prune(NOON_MS + 2).await, 1);
        assert_eq!(proofs(&store, 1).await, []);
        assert_eq!(proofs(&store, 2).await, [(MarketingAction::Asked, 2)]);
        assert_eq!(prune(i64::MAX).await, 1);
        assert_eq!(proofs(&store, 3).await.len(), 2);
    }
}

on_both! {
    async fn a_link_to_confirm_dies_on_time(database: &Database) {
        let store = database.migrated().await;
        add(&store, &new_lead(1), NOON_MS).await;
        assert_eq!(confirm(&store, confirm_token(1), NOON_MS + 30 * DAY_MS).await, Confirmed::UnknownToken);
        let last = confirm(&store, confirm_token(1), NOON_MS + 30 * DAY_MS - 1).await;
        assert!(matches!(last, Confirmed::Now(_)), "{last:?}");
    }
}

on_both! {
    async fn a_form_is_known_as_long_as_its_lead(database: &Database) {
        let store = database.migrated().await;
        add(&store, &new_lead(1), NOON_MS).await;
        let form = LeadForm { id: new_lead(7).id, lead: new_lead(1).id, wants_result: true, newsletter: false };
        let note = async |form: LeadForm| {
            store.write("noting", async |writer: &Writer| insert_form(writer, &form).await).await
        };
        note(form).await.expect("noted");
        let again = note(LeadForm { newsletter: true, ..form }).await;
        assert!(matches!(again, Err(StoreError::Conflict { .. })), "{again:?}");
        let known = async || {
            store.read("finding", async |reader: &Reader| find_form(reader, form.id).await).await.expect("read")
        };
        assert_eq!(known().await, Some(form));
        let in_run = store.read("finding", async |reader: &Reader| {
            Ok((
                find_lead_in_run(reader, "ada@example.org", new_lead(1).session).await?,
                find_lead_in_run(reader, "ada@example.org", None).await?,
            ))
        });
        let (with, without) = in_run.await.expect("read");
        assert_eq!((with.map(|lead| lead.id), without), (Some(new_lead(1).id), None));
        let gone = store.write("pruning", async |writer: &Writer| prune_leads(writer, NOON_MS + 31 * DAY_MS, 100).await);
        assert_eq!(gone.await.expect("pruned"), 1);
        assert_eq!(known().await, None);
    }
}
