//! The name of a variant: a hash of the master as it is now and of what is asked, so nothing has to be invalidated.

use crate::masters::Master;
use crate::modifiers::Modifiers;
use crate::share::Card;

/// Raised when the same master and modifiers give other bytes than before, so that stored results are made anew.
const PIPELINE_VERSION: u32 = 1;

/// The name of a variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Key([u8; 32]);

impl Key {
    pub(super) fn new(master: &Master, modifiers: &Modifiers, card: Option<&Card>) -> Self {
        let mut text = format!(
            "{PIPELINE_VERSION}\n{}\n{}\n{modifiers}",
            master.location, master.version
        );
        if let Some(card) = card {
            text = text + "\n" + &card.revision();
        }
        Key(*blake3::hash(text.as_bytes()).as_bytes())
    }

    pub(super) fn to_hex(self) -> String {
        blake3::Hash::from_bytes(self.0).to_hex().to_string()
    }
}
