//! The settings of how long people are kept who ask for nothing. Whoever asks is erased at once, but for what the law keeps.

use serde::Deserialize;

/// Terms, checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retention {
    /// E-mail address, telephone number and visit of an order with money.
    pub contacts_days: i64,
    /// Name and postal address on an invoice.
    pub invoices_days: i64,
    /// Statements of withdrawals.
    pub withdrawals_days: i64,
}

/// The settings as TOML has them.
#[derive(Deserialize)]
#[expect(clippy::struct_field_names, reason = "the names are those of the settings")]
pub(super) struct RawRetention {
    keep_contacts_days: i64,
    keep_invoices_days: i64,
    keep_withdrawals_days: i64,
}

/// Claims of who bought are alive for so long at least, and the database refuses to lose a statement earlier: three years.
const CLAIMS_DAYS: i64 = 1096;

/// Longer than any law asks for.
const MAX_DAYS: i64 = 36_525;

impl RawRetention {
    /// Reads all of them; of a fault, says in which one.
    pub(super) fn read(self) -> Result<Retention, (&'static str, String)> {
        let within = |name: &'static str, days: i64, least: i64| {
            if (least..=MAX_DAYS).contains(&days) {
                Ok(days)
            } else {
                Err((name, format!("must be from {least} to {MAX_DAYS}")))
            }
        };
        let contacts_days = within("keep_contacts_days", self.keep_contacts_days, 365)?;
        Ok(Retention {
            contacts_days,
            // An invoice without an address, of somebody whose address is kept, would be no invoice.
            invoices_days: within("keep_invoices_days", self.keep_invoices_days, contacts_days)?,
            withdrawals_days: within("keep_withdrawals_days", self.keep_withdrawals_days, CLAIMS_DAYS)?,
        })
    }
}
