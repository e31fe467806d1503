//! Work that is done later: written down with its cause, taken by one worker at a time, tried again until it succeeds or
//! somebody has to look.

use std::str::FromStr;

use crate::bounded::Bounded;
use crate::id::JobId;

/// Tries before a job is given up. With the waits between them the last is made 14 to 30 hours after the first.
pub const MAX_ATTEMPTS: u32 = 16;

/// The wait after the first failure; it doubles with each.
const FIRST_WAIT_MS: u64 = 10 * 1000;

/// No wait is longer.
const LONGEST_WAIT_MS: u64 = 6 * 60 * 60 * 1000;

/// What a worker needs to know, as JSON. Never a health answer.
pub type Payload = Bounded<String, { 16 * 1024 }>;

/// A job to be written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewJob {
    pub id: JobId,
    pub kind: String,
    /// Names the cause: of one kind there is one job for it.
    pub dedup_key: String,
    pub payload: Payload,
    pub run_at_ms: i64,
}

/// A job in the hands of a worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeasedJob {
    pub lease: Lease,
    pub kind: String,
    pub payload: Payload,
    pub leased_until_ms: i64,
}

/// A job as somebody who looks after them sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptJob {
    pub id: JobId,
    pub kind: String,
    pub payload: Payload,
    pub state: JobState,
    /// Tries so far.
    pub attempts: u32,
    /// When it is to be run; while it is leased, when that ends.
    pub due_at_ms: i64,
    pub created_at_ms: i64,
    pub ended_at_ms: Option<i64>,
    /// Of the last try that failed.
    pub last_error: Option<String>,
}

/// The right to say how a job ended. It is lost to whoever takes the job after its time ran out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lease {
    pub job: JobId,
    pub owner: String,
    /// Which try this is, from 1.
    pub attempt: u32,
}

/// Where a job stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum JobState {
    Waiting,
    Leased,
    Done,
    /// Given up: somebody has to look.
    Dead,
}

impl JobState {
    pub const ALL: [JobState; 4] = [JobState::Waiting, JobState::Leased, JobState::Done, JobState::Dead];

    pub const fn name(self) -> &'static str {
        match self {
            JobState::Waiting => "waiting",
            JobState::Leased => "leased",
            JobState::Done => "done",
            JobState::Dead => "dead",
        }
    }
}

/// The text is no state's name.
#[derive(Debug, PartialEq, Eq)]
pub struct UnknownState;

impl FromStr for JobState {
    type Err = UnknownState;

    fn from_str(name: &str) -> Result<Self, UnknownState> {
        let mut states = JobState::ALL.into_iter();
        states.find(|state| state.name() == name).ok_or(UnknownState)
    }
}

/// What follows a failure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AfterFailure {
    TryAgain { wait_ms: u64 },
    GiveUp,
}

/// What follows the failure of the given try: a wait that doubles, of which the random number takes away up to half, so
/// that what failed together is not tried together.
pub fn after_failure(attempt: u32, random: u64) -> AfterFailure {
    if attempt >= MAX_ATTEMPTS {
        return AfterFailure::GiveUp;
    }
    let doublings = attempt.saturating_sub(1);
    let longest = FIRST_WAIT_MS.saturating_mul(1 << doublings).min(LONGEST_WAIT_MS);
    AfterFailure::TryAgain {
        wait_ms: longest - random % (longest / 2 + 1),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::{any, proptest};

    use super::{AfterFailure, JobState, MAX_ATTEMPTS, UnknownState, after_failure};

    const HOUR_MS: u64 = 60 * 60 * 1000;

    fn wait_ms(attempt: u32, random: u64) -> u64 {
        match after_failure(attempt, random) {
            AfterFailure::TryAgain { wait_ms } => wait_ms,
            AfterFailure::GiveUp => panic!("try {attempt} is not the last"),
        }
    }

    #[test]
    fn waits_double_up_to_six_hours_and_then_a_job_is_given_up() {
        for (attempt, expected) in [
            (1, 10_000),
            (2, 20_000),
            (8, 1_280_000),
            (13, 6 * HOUR_MS),
            (15, 6 * HOUR_MS),
        ] {
            assert_eq!(wait_ms(attempt, 0), expected, "{attempt}");
        }
        assert_eq!(after_failure(MAX_ATTEMPTS, 0), AfterFailure::GiveUp);
        let all: u64 = (1..MAX_ATTEMPTS).map(|attempt| wait_ms(attempt, 0)).sum();
        assert!(all < 30 * HOUR_MS && all / 2 > 14 * HOUR_MS, "{all}");
    }

    #[test]
    fn states_are_read_as_they_are_written() {
        for state in JobState::ALL {
            assert_eq!(state.name().parse(), Ok(state));
        }
        assert_eq!("asleep".parse::<JobState>(), Err(UnknownState));
    }

    proptest! {
        #[test]
        fn chance_takes_away_at_most_half(attempt in 1..MAX_ATTEMPTS, random in any::<u64>()) {
            let longest = wait_ms(attempt, 0);
            assert!((longest / 2..=longest).contains(&wait_ms(attempt, random)));
        }
    }
}
