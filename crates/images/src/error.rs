//! What can keep a picture from being delivered. Each variant is one kind of answer; the texts are for logs.

use crate::modifiers::ModifierError;

/// Why there is no picture.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ImageError {
    /// No master has this id, or the id cannot be one.
    #[error("there is no picture with this id")]
    NotFound,
    /// The address asks for something that does not exist.
    #[error(transparent)]
    BadModifier(#[from] ModifierError),
    /// The master is no picture we read, or a damaged one.
    #[error("the master cannot be read: {0}")]
    Unsupported(String),
    /// The master is beyond a limit.
    #[error("the master is too large: {0}")]
    TooLarge(String),
    /// Too much is asked at once; worth another try in a moment.
    #[error("too many pictures are being made")]
    Busy,
    /// A store does not answer.
    #[error("the store failed: {0}")]
    Unavailable(String),
    /// A fault of ours.
    #[error("making the picture failed: {0}")]
    Failed(String),
}

#[expect(
    clippy::needless_pass_by_value,
    reason = "by value they can be handed to `map_err` as they are"
)]
impl ImageError {
    pub(crate) fn unsupported(reason: impl ToString) -> Self {
        ImageError::Unsupported(reason.to_string())
    }

    pub(crate) fn failed(reason: impl ToString) -> Self {
        ImageError::Failed(reason.to_string())
    }
}
