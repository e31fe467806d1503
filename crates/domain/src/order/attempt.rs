//! A try to pay an order. An order can have several; each has its own standing.

use crate::id::{AttemptId, OrderId};
use crate::money::Money;
use crate::order::Finding;
use crate::payment::{Capture, Method, Provider, Standing};

/// A try that is about to begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewAttempt {
    /// Made by the browser, so that a repeated request is recognised.
    pub id: AttemptId,
    pub order: OrderId,
    pub provider: Provider,
    pub method: Method,
    pub capture: Capture,
    pub amount: Money,
    /// The page to which the buyer returns.
    pub return_page: String,
    pub created_at_ms: i64,
}

/// A try as it is in the books.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    pub id: AttemptId,
    pub order: OrderId,
    /// Which of its order's, from 1.
    pub number: u32,
    pub provider: Provider,
    pub method: Method,
    pub capture: Capture,
    pub amount: Money,
    /// The provider's id of it; none while nobody knows whether it began there.
    pub provider_ref: Option<String>,
    /// Where the buyer pays.
    pub redirect: Option<String>,
    pub standing: Standing,
    /// The buyer did their part: the money is on the way and nobody can stop it.
    pub is_in_process: bool,
    /// What a later payment of the same buyer can be made with.
    pub saved_method: Option<String>,
    pub return_page: String,
    pub created_at_ms: i64,
    /// When the provider is to be asked again unbidden; never, if it has nothing more to say.
    pub check_at_ms: Option<i64>,
}

impl Attempt {
    /// Where an attempt stands after a finding that may be older than what is known. Standings only rise, so it does not
    /// matter in which order and how often findings arrive.
    pub(super) fn standing_after(&self, finding: &Finding) -> Standing {
        if rank(finding.standing) > rank(self.standing) {
            finding.standing
        } else {
            self.standing
        }
    }

    /// Whether the money can still come without the buyer doing anything.
    pub fn is_under_way(&self) -> bool {
        match self.standing {
            Standing::Pending => self.is_in_process,
            Standing::Authorised => true,
            Standing::Paid | Standing::Failed | Standing::Cancelled | Standing::Expired => false,
        }
    }
}

/// Money that is there outranks all else. An authorisation can still lapse, but nothing that lapsed comes back without money.
const fn rank(standing: Standing) -> u8 {
    match standing {
        Standing::Pending => 0,
        Standing::Failed => 1,
        Standing::Authorised => 2,
        Standing::Expired => 3,
        Standing::Cancelled => 4,
        Standing::Paid => 5,
    }
}
