//! PayPal's own list of what it took. It is some hours behind, and the account has to allow the question.

use domain::payment::Provider;
use jiff::Timestamp;

use crate::error::PaymentError;
use crate::form::Form;
use crate::paypal::finding::{read_amount, read_time};
use crate::paypal::objects::{TransactionInfo, Transactions};
use crate::paypal::{PayPal, attempt_of};
use crate::request::PaidAtProvider;

/// The longest span PayPal answers for.
const MOST_MS: i64 = 31 * 24 * 3600 * 1000;

/// Pages of 500.
const MAX_PAGES: u32 = 20;

impl PayPal {
    pub(crate) async fn paid_since(&self, since_ms: i64, now_ms: i64) -> Result<Vec<PaidAtProvider>, PaymentError> {
        let since = moment(since_ms.max(now_ms - MOST_MS));
        let until = moment(now_ms);
        let mut paid = Vec::new();
        for page in 1..=MAX_PAGES {
            let query = Form::new()
                .add("start_date", &since)
                .add("end_date", &until)
                .add("transaction_status", "S")
                .add("fields", "transaction_info")
                .add("page_size", "500")
                .add("page", page.to_string());
            let path = format!("/v1/reporting/transactions?{}", query.into_string());
            let found: Transactions = self.get(&path).await?;
            let infos = found
                .transaction_details
                .into_iter()
                .filter_map(|detail| detail.transaction_info);
            paid.extend(infos.filter_map(|info| paid_by(&info)));
            if page >= found.total_pages.unwrap_or(1) {
                break;
            }
        }
        Ok(paid)
    }
}

/// A payment that came in; nothing if it is something else or in a currency that is none of ours.
fn paid_by(info: &TransactionInfo) -> Option<PaidAtProvider> {
    // T00… are payments, T11… refunds and reversals, T04… payouts.
    info.event_code.as_ref().filter(|code| code.starts_with("T00"))?;
    let amount = read_amount(info.amount.as_ref())
        .ok()
        .filter(|amount| amount.minor > 0)?;
    Some(PaidAtProvider {
        provider: Provider::PayPal,
        provider_ref: None,
        attempt: attempt_of(info.custom_field.as_deref()),
        amount,
        at_ms: read_time(info.initiated_at.as_deref()).ok()?,
    })
}

fn moment(at_ms: i64) -> String {
    let seconds = Timestamp::from_second(at_ms.div_euclid(1000)).unwrap_or_default();
    seconds.to_string()
}
