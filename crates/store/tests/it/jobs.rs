//! Jobs: one for each cause, one worker at a time, tried again until they end.

use std::collections::{BTreeMap, BTreeSet};

use domain::id::{JobId, Ulid};
use domain::job::{AfterFailure, JobState, KeptJob, Lease, LeasedJob, MAX_ATTEMPTS, NewJob, Payload};
use sea_orm::{ConnectionTrait, Database as Connect, Statement};
use store::jobs::{
    GivenUp, Revived, Taken, Worker, count_jobs_by_state, end_leases, enqueue, fail_job, finish_job, lease_jobs,
    list_jobs, postpone_job, prune_jobs, revive_dead_jobs, revive_job,
};
use store::{Reader, Store, StoreError, Writer};

use crate::database::{Database, NOON_MS, on_both};

const LEASE_MS: i64 = 60_000;

const ANNA: Worker<'_> = Worker {
    owner: "anna",
    kinds: &["mail", "webhook"],
    max_jobs: 10,
    lease_ms: LEASE_MS,
};
const BERT: Worker<'_> = Worker { owner: "bert", ..ANNA };

pub(crate) fn job(number: u128) -> NewJob {
    NewJob {
        id: JobId(Ulid::new(1_794_744_000_000, number)),
        kind: "mail".to_owned(),
        dedup_key: format!("cause-{number}"),
        payload: Payload::new(format!("{{\"number\":{number}}}")).expect("short"),
        run_at_ms: NOON_MS + i64::try_from(number).expect("small"),
    }
}

pub(crate) async fn add(store: &Store, job: &NewJob) -> bool {
    store
        .write("adding", async |writer: &Writer| enqueue(writer, job, NOON_MS).await)
        .await
        .expect("added or not")
}

async fn lease(store: &Store, worker: Worker<'_>, now_ms: i64) -> Vec<LeasedJob> {
    let taken = take(store, worker, now_ms).await;
    assert_eq!(taken.given_up, []);
    taken.jobs
}

async fn take(store: &Store, worker: Worker<'_>, now_ms: i64) -> Taken {
    store
        .write("leasing", async |writer: &Writer| {
            lease_jobs(writer, worker, now_ms).await
        })
        .await
        .expect("leased")
}

async fn finish(store: &Store, lease: &Lease, now_ms: i64) -> bool {
    store
        .write("finishing", async |writer: &Writer| {
            finish_job(writer, lease, now_ms).await
        })
        .await
        .expect("finished or not")
}

async fn fail(store: &Store, lease: &Lease, then: AfterFailure, now_ms: i64) -> bool {
    store
        .write("failing", async |writer: &Writer| {
            fail_job(writer, lease, &"no route ".repeat(100), then, now_ms).await
        })
        .await
        .expect("noted or not")
}

async fn counts(store: &Store) -> [u64; 4] {
    let counted = store
        .read("counting", async |reader: &Reader| count_jobs_by_state(reader).await)
        .await
        .expect("counted");
    let states: BTreeMap<JobState, u64> = counted;
    JobState::ALL.map(|state| states[&state])
}

on_both! {
    async fn a_job_that_nobody_tried_can_be_moved_to_another_moment(database: &Database) {
        let store = database.migrated().await;
        assert!(add(&store, &job(1)).await);
        let postpone = async |cause: &str, at_ms| store
            .write("moving", async |writer: &Writer| postpone_job(writer, "mail", cause, at_ms).await)
            .await
            .expect("moved or not");
        assert!(postpone("cause-1", NOON_MS + 500).await);
        assert!(!postpone("cause-2", NOON_MS + 500).await);
        assert_eq!(lease(&store, ANNA, NOON_MS + 499).await, []);
        assert_eq!(lease(&store, ANNA, NOON_MS + 500).await.len(), 1);
        assert!(!postpone("cause-1", NOON_MS + 900).await, "somebody is at it");
    }
}

on_both! {
    async fn a_job_is_taken_when_it_is_due_and_done_once(database: &Database) {
        let store = database.migrated().await;
        assert!(add(&store, &job(5)).await);
        assert_eq!(lease(&store, ANNA, NOON_MS + 4).await, []);
        let now_ms = NOON_MS + 5;
        let expected = LeasedJob {
            lease: Lease { job: job(5).id, owner: "anna".to_owned(), attempt: 1 },
            kind: "mail".to_owned(),
            payload: job(5).payload,
            leased_until_ms: now_ms + LEASE_MS,
        };
        assert_eq!(lease(&store, ANNA, now_ms).await, std::slice::from_ref(&expected));
        assert_eq!(lease(&store, BERT, now_ms).await, []);
        assert_eq!(counts(&store).await, [0, 1, 0, 0]);
        assert!(finish(&store, &expected.lease, now_ms).await);
        assert!(!finish(&store, &expected.lease, now_ms).await);
        assert_eq!(counts(&store).await, [0, 0, 1, 0]);
        assert_eq!(lease(&store, BERT, i64::MAX / 2).await, []);
    }
}

on_both! {
    async fn a_cause_has_one_job_of_a_kind(database: &Database) {
        let store = database.migrated().await;
        assert!(add(&store, &job(1)).await);
        let again = NewJob { id: job(2).id, ..job(1) };
        assert!(!add(&store, &again).await);
        assert!(add(&store, &NewJob { kind: "webhook".to_owned(), ..again.clone() }).await);
        let mail = Worker { kinds: &["mail"], ..ANNA };
        let leased = lease(&store, mail, NOON_MS + 9).await;
        assert_eq!(leased.iter().map(|job| job.lease.job).collect::<Vec<_>>(), [job(1).id]);
        finish(&store, &leased[0].lease, NOON_MS).await;
        assert!(!add(&store, &again).await, "also when it is done");
    }
}

on_both! {
    async fn a_job_is_there_only_if_its_cause_is(database: &Database) {
        let store = database.migrated().await;
        let failed = store
            .write("failing after the job", async |writer: &Writer| {
                enqueue(writer, &job(1), NOON_MS).await?;
                Err::<(), _>(StoreError::Damaged { doing: "failing", column: "any" })
            })
            .await;
        assert!(failed.is_err());
        assert_eq!(counts(&store).await, [0; 4]);
    }
}

on_both! {
    async fn the_longest_due_come_first_and_no_more_than_asked_for(database: &Database) {
        let store = database.migrated().await;
        for number in [3, 1, 2, 0] {
            add(&store, &job(number)).await;
        }
        let three = Worker { max_jobs: 3, ..ANNA };
        let taken = lease(&store, three, NOON_MS + 9).await;
        assert_eq!(taken.iter().map(|job| job.lease.job).collect::<Vec<_>>(), [job(0).id, job(1).id, job(2).id]);
        assert_eq!(lease(&store, three, NOON_MS + 9).await.len(), 1);
        assert_eq!(lease(&store, Worker { kinds: &[], ..ANNA }, NOON_MS + LEASE_MS * 2).await, []);
    }
}

on_both! {
    async fn a_lease_that_ran_out_is_lost_to_the_next_worker(database: &Database) {
        let store = database.migrated().await;
        add(&store, &job(0)).await;
        let first = lease(&store, ANNA, NOON_MS).await.remove(0).lease;
        assert_eq!(lease(&store, BERT, NOON_MS + LEASE_MS - 1).await, []);
        let second = lease(&store, BERT, NOON_MS + LEASE_MS).await.remove(0).lease;
        assert_eq!((second.job, second.attempt), (first.job, 2));
        let again = AfterFailure::TryAgain { wait_ms: 5 };
        assert!(!finish(&store, &first, NOON_MS + LEASE_MS).await);
        assert!(!fail(&store, &first, again, NOON_MS + LEASE_MS).await);
        assert!(!fail(&store, &first, AfterFailure::GiveUp, NOON_MS + LEASE_MS).await);
        assert_eq!(counts(&store).await, [0, 1, 0, 0]);
        // The same worker who took it again has another lease.
        let third = lease(&store, BERT, NOON_MS + 2 * LEASE_MS).await.remove(0).lease;
        assert!(!finish(&store, &second, NOON_MS + 2 * LEASE_MS).await);
        assert!(finish(&store, &third, NOON_MS + 2 * LEASE_MS).await);
    }
}

on_both! {
    async fn a_job_that_fails_waits_and_is_given_up_in_the_end(database: &Database) {
        let store = database.migrated().await;
        add(&store, &job(0)).await;
        let first = lease(&store, ANNA, NOON_MS).await.remove(0).lease;
        assert!(fail(&store, &first, AfterFailure::TryAgain { wait_ms: 500 }, NOON_MS + 100).await);
        assert_eq!(counts(&store).await, [1, 0, 0, 0]);
        assert_eq!(lease(&store, ANNA, NOON_MS + 599).await, []);
        let second = lease(&store, ANNA, NOON_MS + 600).await.remove(0).lease;
        assert_eq!(second.attempt, 2);
        assert!(fail(&store, &second, AfterFailure::GiveUp, NOON_MS + 700).await);
        assert_eq!(counts(&store).await, [0, 0, 0, 1]);
        assert_eq!(last_error(database).await.chars().count(), 500);
        assert_eq!(lease(&store, ANNA, i64::MAX / 2).await, []);
    }
}

on_both! {
    async fn a_job_whose_workers_always_die_is_given_up(database: &Database) {
        let store = database.migrated().await;
        add(&store, &job(0)).await;
        let mut now_ms = NOON_MS;
        for attempt in 1..=MAX_ATTEMPTS {
            assert_eq!(lease(&store, ANNA, now_ms).await.remove(0).lease.attempt, attempt);
            now_ms += LEASE_MS;
        }
        let given_up = GivenUp {
            job: job(0).id,
            kind: "mail".to_owned(),
            error: "its worker never said how it ended",
        };
        assert_eq!(take(&store, ANNA, now_ms).await, Taken { jobs: vec![], given_up: vec![given_up] });
        assert_eq!(counts(&store).await, [0, 0, 0, 1]);
        assert_eq!(last_error(database).await, "its worker never said how it ended");
    }
}

on_both! {
    async fn many_workers_share_the_jobs_and_none_is_done_twice(database: &Database) {
        let store = database.migrated().await;
        store
            .write("adding", async |writer: &Writer| {
                for number in 0..100 {
                    enqueue(writer, &NewJob { run_at_ms: NOON_MS, ..job(number) }, NOON_MS).await?;
                }
                Ok(())
            })
            .await
            .expect("added");
        let workers: Vec<_> = (0..8)
            .map(|number| {
                let store = store.clone();
                tokio::spawn(async move {
                    let owner = format!("worker-{number}");
                    let worker = Worker { owner: &owner, max_jobs: 7, ..ANNA };
                    let mut done = Vec::new();
                    loop {
                        let leased = lease(&store, worker, NOON_MS).await;
                        if leased.is_empty() && counts(&store).await[0] == 0 {
                            return done;
                        }
                        for job in leased {
                            assert!(finish(&store, &job.lease, NOON_MS).await);
                            done.push(job.lease.job);
                        }
                    }
                })
            })
            .collect();
        let mut done = Vec::new();
        for worker in workers {
            done.extend(worker.await.expect("no panic"));
        }
        assert_eq!(done.len(), 100);
        assert_eq!(done.iter().collect::<BTreeSet<_>>().len(), 100);
        assert_eq!(counts(&store).await, [0, 0, 100, 0]);
    }
}

on_both! {
    async fn only_what_ended_is_deleted(database: &Database) {
        let store = database.migrated().await;
        for number in 0..6 {
            add(&store, &job(number)).await;
        }
        for leased in lease(&store, Worker { max_jobs: 5, ..ANNA }, NOON_MS + 9).await {
            if leased.lease.job == job(0).id {
                fail(&store, &leased.lease, AfterFailure::GiveUp, NOON_MS).await;
            } else if leased.lease.job != job(4).id {
                finish(&store, &leased.lease, NOON_MS).await;
            }
        }
        let prune = async |state, before_ms, max_rows| {
            store
                .write("pruning", async |writer: &Writer| prune_jobs(writer, state, before_ms, max_rows).await)
                .await
                .expect("pruned")
        };
        assert_eq!(prune(JobState::Done, NOON_MS, 100).await, 0);
        assert_eq!(prune(JobState::Done, NOON_MS + 1, 2).await, 2);
        assert_eq!(prune(JobState::Done, NOON_MS + 1, 2).await, 1);
        assert_eq!(counts(&store).await, [1, 1, 0, 1]);
        assert_eq!(prune(JobState::Dead, NOON_MS + 1, 2).await, 1);
        for state in [JobState::Waiting, JobState::Leased] {
            assert_eq!(prune(state, i64::MAX, 100).await, 0);
        }
    }
}

async fn list(store: &Store, state: Option<JobState>, max_rows: u64) -> Vec<KeptJob> {
    store
        .read("listing", async |reader: &Reader| {
            list_jobs(reader, state, max_rows).await
        })
        .await
        .expect("listed")
}

async fn revive(store: &Store, job: JobId, now_ms: i64) -> Revived {
    store
        .write("reviving", async |writer: &Writer| {
            revive_job(writer, job, now_ms).await
        })
        .await
        .expect("revived or not")
}

on_both! {
    async fn jobs_are_listed_by_state_and_newest_first(database: &Database) {
        let store = database.migrated().await;
        assert_eq!(list(&store, None, 10).await, []);
        for number in 0..3 {
            add(&store, &job(number)).await;
        }
        let leased = lease(&store, Worker { max_jobs: 1, ..ANNA }, NOON_MS).await.remove(0).lease;
        assert!(fail(&store, &leased, AfterFailure::GiveUp, NOON_MS + 7).await);
        let dead = KeptJob {
            id: job(0).id,
            kind: "mail".to_owned(),
            payload: job(0).payload,
            state: JobState::Dead,
            attempts: 1,
            due_at_ms: NOON_MS + LEASE_MS,
            created_at_ms: NOON_MS,
            ended_at_ms: Some(NOON_MS + 7),
            last_error: Some("no route ".repeat(100).chars().take(500).collect()),
        };
        assert_eq!(list(&store, Some(JobState::Dead), 10).await, [dead]);
        let ids = async |state, max_rows| {
            let listed = list(&store, state, max_rows).await;
            listed.into_iter().map(|job| job.id).collect::<Vec<_>>()
        };
        assert_eq!(ids(Some(JobState::Waiting), 10).await, [job(2).id, job(1).id]);
        assert_eq!(ids(None, 2).await, [job(2).id, job(1).id]);
        assert_eq!(ids(None, 10).await.len(), 3);
        assert_eq!(ids(Some(JobState::Done), 10).await, []);
    }
}

on_both! {
    async fn a_job_that_was_given_up_may_be_tried_again_as_if_it_were_new(database: &Database) {
        let store = database.migrated().await;
        for number in 0..3 {
            add(&store, &job(number)).await;
        }
        let leased = lease(&store, ANNA, NOON_MS + 9).await;
        for leased in &leased[..2] {
            assert!(fail(&store, &leased.lease, AfterFailure::GiveUp, NOON_MS + 10).await);
        }
        assert_eq!(revive(&store, job(9).id, NOON_MS + 20).await, Revived::Unknown);
        assert_eq!(revive(&store, job(2).id, NOON_MS + 20).await, Revived::NotDead(JobState::Leased));
        assert_eq!(revive(&store, job(0).id, NOON_MS + 20).await, Revived::Waiting);
        assert_eq!(revive(&store, job(0).id, NOON_MS + 20).await, Revived::NotDead(JobState::Waiting));
        assert_eq!(counts(&store).await, [1, 1, 0, 1]);
        assert_eq!(lease(&store, BERT, NOON_MS + 19).await, []);
        let again = lease(&store, BERT, NOON_MS + 20).await.remove(0).lease;
        assert_eq!((again.job, again.attempt), (job(0).id, 1));
        let revived = store
            .write("reviving", async |writer: &Writer| revive_dead_jobs(writer, NOON_MS + 30).await)
            .await;
        assert_eq!(revived.ok(), Some(1));
        assert_eq!(counts(&store).await, [1, 2, 0, 0]);
        assert_eq!(list(&store, Some(JobState::Waiting), 9).await[0].ended_at_ms, None);
    }
}

async fn last_error(database: &Database) -> String {
    let raw = Connect::connect(database.address()).await.expect("connected");
    let statement = Statement::from_string(raw.get_database_backend(), "SELECT last_error FROM job");
    let row = raw.query_one_raw(statement).await.expect("read").expect("a row");
    row.try_get_by_index(0).expect("text")
}

on_both! {
    async fn the_leases_of_the_dead_can_be_ended(database: &Database) {
        let store = database.migrated().await;
        add(&store, &job(1)).await;
        let [held] = &lease(&store, ANNA, NOON_MS + 1).await[..] else {
            panic!("there is a job");
        };
        assert_eq!(lease(&store, BERT, NOON_MS + 2).await, []);
        let ended = store.write("ending", async |writer: &Writer| end_leases(writer, NOON_MS + 2).await).await;
        assert_eq!(ended.expect("ended"), 1);
        let taken = lease(&store, BERT, NOON_MS + 2).await;
        assert_eq!(taken.iter().map(|job| job.lease.attempt).collect::<Vec<_>>(), [2]);
        assert!(!finish(&store, &held.lease, NOON_MS + 3).await, "the dead do not end it");
    }
}
