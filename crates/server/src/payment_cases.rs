//! Cases about money that the shop must not decide alone, as far as the server opens them itself.

use domain::order::Case;
use domain::payment::Provider;
use store::{StoreError, Writer};

/// What names a payment that nobody knows: whether a message or a comparison found it, it is one case.
pub fn unknown_cause(provider: Provider, reference: &str) -> String {
    format!("{provider} {reference}")
}

/// Opens a case, once, and says so to those who watch.
pub async fn open(writer: &Writer, case: &Case) -> Result<(), StoreError> {
    if store::payment_cases::open(writer, case).await? {
        tracing::error!(
            kind = case.subject.kind.name(),
            cause = case.subject.cause,
            "money needs a person"
        );
    }
    Ok(())
}
