//! A bound on how often something may happen, over all callers.

use std::sync::{Mutex, PoisonError};

/// Lets at most `burst` through at once and refills at `per_second`.
pub struct Rate {
    per_second: i64,
    burst: i64,
    state: Mutex<State>,
}

struct State {
    /// Thousandths, so that a refill of less than one is not lost.
    tokens_milli: i64,
    refilled_at_ms: i64,
}

impl Rate {
    pub fn new(per_second: i64, burst: i64) -> Self {
        Rate {
            per_second,
            burst,
            state: Mutex::new(State {
                tokens_milli: burst * 1000,
                refilled_at_ms: 0,
            }),
        }
    }

    /// Whether it may happen now.
    pub fn try_take(&self, now_ms: i64) -> bool {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let passed_ms = now_ms.saturating_sub(state.refilled_at_ms).max(0);
        // Milliseconds times tokens per second are thousandths of a token.
        let refill_milli = passed_ms.saturating_mul(self.per_second);
        state.tokens_milli = state.tokens_milli.saturating_add(refill_milli).min(self.burst * 1000);
        state.refilled_at_ms = now_ms;
        let is_allowed = state.tokens_milli >= 1000;
        if is_allowed {
            state.tokens_milli -= 1000;
        }
        is_allowed
    }
}

#[cfg(test)]
mod tests {
    use super::Rate;

    #[test]
    fn a_burst_passes_and_then_the_refill_decides() {
        let rate = Rate::new(2, 3);
        let taken: Vec<bool> = (0..5).map(|_| rate.try_take(1000)).collect();
        assert_eq!(taken, [true, true, true, false, false]);
        assert!(!rate.try_take(1499));
        assert!(rate.try_take(1500));
        assert!(!rate.try_take(1500));
    }
}
