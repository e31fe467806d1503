//! Cases for a person: what the shop must not decide alone.

use std::str::FromStr;

use crate::id::{AttemptId, CaseId, OrderId};

/// Why somebody has to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CaseKind {
    /// A second attempt brought money to an order that has some.
    PaidTwice,
    /// Money came for an order that had been cancelled or had expired.
    PaidAfterEnd,
    /// What came is not what was owed.
    AmountDiffers,
    /// A provider has money of which we know no attempt.
    UnknownPayment,
    /// A buyer complained at the provider, which waits for our answer.
    Complaint,
    Chargeback,
    RefundFailed,
    /// Money that was to be taken on shipment is no longer reserved.
    AuthorisationLost,
}

impl CaseKind {
    pub const ALL: [CaseKind; 8] = [
        CaseKind::PaidTwice,
        CaseKind::PaidAfterEnd,
        CaseKind::AmountDiffers,
        CaseKind::UnknownPayment,
        CaseKind::Complaint,
        CaseKind::Chargeback,
        CaseKind::RefundFailed,
        CaseKind::AuthorisationLost,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            CaseKind::PaidTwice => "paid_twice",
            CaseKind::PaidAfterEnd => "paid_after_end",
            CaseKind::AmountDiffers => "amount_differs",
            CaseKind::UnknownPayment => "unknown_payment",
            CaseKind::Complaint => "complaint",
            CaseKind::Chargeback => "chargeback",
            CaseKind::RefundFailed => "refund_failed",
            CaseKind::AuthorisationLost => "authorisation_lost",
        }
    }
}

/// The text is no kind's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownCaseKind;

impl FromStr for CaseKind {
    type Err = UnknownCaseKind;

    fn from_str(name: &str) -> Result<Self, UnknownCaseKind> {
        let mut kinds = CaseKind::ALL.into_iter();
        kinds.find(|kind| kind.name() == name).ok_or(UnknownCaseKind)
    }
}

/// What a case is about. Kind and cause together name it: of one cause there is one case of a kind, ever.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CaseSubject {
    pub kind: CaseKind,
    /// An attempt, a refund, or what the provider calls a dispute or a payment.
    pub cause: String,
}

/// A case as it is in the books.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    pub id: CaseId,
    pub subject: CaseSubject,
    pub order: Option<OrderId>,
    pub attempt: Option<AttemptId>,
    pub opened_at_ms: i64,
    pub closed_at_ms: Option<i64>,
    /// What was done, in the words of whoever closed it.
    pub outcome: Option<String>,
}
