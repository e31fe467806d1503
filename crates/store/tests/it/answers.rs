//! Answers: the latest to each step counts, and only with the secret of its run.

use domain::session::expires_at_ms;
use domain::token::TokenHash;
use store::answers::Put;

use crate::database::{NOON_MS, on_both};
use crate::runs::{answer, answers_of, find, open, put, session};

const HOUR_MS: i64 = 60 * 60 * 1000;

on_both! {
    async fn answers_are_kept_and_listed_in_the_order_in_which_they_were_given(database: &Database) {
        let store = database.migrated().await;
        for number in [1, 2] {
            open(&store, session(number), NOON_MS).await;
        }
        let (goal, age, other) = (answer(1, "goal", 1), answer(1, "age", 2), answer(2, "age", 1));
        assert_eq!(put(&store, &[age.clone(), other, goal.clone()]).await, [Put::Saved; 3]);
        assert_eq!(answers_of(&store, session(1).id).await, [goal.answer, age.answer]);
        assert_eq!(answers_of(&store, session(2).id).await.len(), 1);
    }
}

on_both! {
    async fn only_a_later_answer_replaces_one(database: &Database) {
        let store = database.migrated().await;
        open(&store, session(1), NOON_MS).await;
        assert_eq!(put(&store, &[answer(1, "age", 5)]).await, [Put::Saved]);
        assert_eq!(put(&store, &[answer(1, "age", 5)]).await, [Put::Older]);
        assert_eq!(put(&store, &[answer(1, "age", 4)]).await, [Put::Older]);
        assert_eq!(answers_of(&store, session(1).id).await, [answer(1, "age", 5).answer]);
        assert_eq!(put(&store, &[answer(1, "age", 6)]).await, [Put::Saved]);
        assert_eq!(answers_of(&store, session(1).id).await, [answer(1, "age", 6).answer]);
    }
}

on_both! {
    async fn of_answers_to_a_step_that_are_written_together_the_latest_counts(database: &Database) {
        let store = database.migrated().await;
        open(&store, session(1), NOON_MS).await;
        let together = [answer(1, "age", 2), answer(1, "age", 3), answer(1, "age", 3), answer(1, "age", 1)];
        assert_eq!(put(&store, &together).await, [Put::Older, Put::Saved, Put::Older, Put::Older]);
        assert_eq!(answers_of(&store, session(1).id).await, [answer(1, "age", 3).answer]);
    }
}

on_both! {
    async fn who_has_not_the_secret_of_a_run_writes_nothing_and_harms_no_neighbour(database: &Database) {
        let store = database.migrated().await;
        open(&store, session(1), NOON_MS).await;
        let mut foreign = answer(1, "age", 9);
        foreign.token_hash = TokenHash([8; 32]);
        let together = [foreign, answer(2, "age", 1), answer(1, "age", 1)];
        assert_eq!(put(&store, &together).await, [Put::WrongToken, Put::UnknownSession, Put::Saved]);
        assert_eq!(answers_of(&store, session(1).id).await, [answer(1, "age", 1).answer]);
        assert_eq!(answers_of(&store, session(2).id).await, []);
    }
}

on_both! {
    async fn more_answers_than_a_statement_takes_are_written_too(database: &Database) {
        let store = database.migrated().await;
        for number in 0..3 {
            open(&store, session(number), NOON_MS).await;
        }
        let steps = (0..100).flat_map(|step| (0..3).map(move |number| answer(number, &format!("step-{step}"), step)));
        let many: Vec<_> = steps.collect();
        assert_eq!(put(&store, &many).await, [Put::Saved; 300]);
        assert_eq!(answers_of(&store, session(1).id).await.len(), 100);
    }
}

on_both! {
    async fn an_answer_moves_the_term_of_its_run(database: &Database) {
        let store = database.migrated().await;
        open(&store, session(1), NOON_MS).await;
        let term = async || find(&store, session(1).id).await.expect("kept").expires_at_ms;
        let answered = async |step: &str, answered_at_ms| {
            let mut new = answer(1, step, 1);
            new.answer.answered_at_ms = answered_at_ms;
            put(&store, &[new]).await
        };
        answered("age", NOON_MS + HOUR_MS - 1).await;
        assert_eq!(term().await, expires_at_ms(NOON_MS, false));
        answered("goal", NOON_MS + HOUR_MS).await;
        assert_eq!(term().await, expires_at_ms(NOON_MS + HOUR_MS, false));
        // A repeated answer is none.
        assert_eq!(answered("goal", NOON_MS + 9 * HOUR_MS).await, [Put::Older]);
        assert_eq!(term().await, expires_at_ms(NOON_MS + HOUR_MS, false));
    }
}
