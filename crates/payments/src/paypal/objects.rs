//! What we read of PayPal's objects. Everything else in an answer is ignored.

use serde::Deserialize;

#[derive(Deserialize)]
pub(crate) struct Token {
    pub(crate) access_token: String,
    pub(crate) expires_in: u64,
}

#[derive(Deserialize)]
pub(crate) struct Order {
    pub(crate) id: String,
    pub(crate) status: Option<String>,
    pub(crate) intent: Option<String>,
    pub(crate) update_time: Option<String>,
    pub(crate) create_time: Option<String>,
    #[serde(default)]
    pub(crate) purchase_units: Vec<PurchaseUnit>,
    #[serde(default)]
    pub(crate) links: Vec<Link>,
}

impl Order {
    pub(crate) fn payments(&self) -> Option<&Payments> {
        self.purchase_units.first()?.payments.as_ref()
    }

    /// Which state of the order it is: it changes with each approval.
    pub(crate) fn moment(&self) -> &str {
        let moment = self.update_time.as_deref().or(self.create_time.as_deref());
        moment.unwrap_or_default()
    }
}

#[derive(Deserialize)]
pub(crate) struct PurchaseUnit {
    pub(crate) amount: Option<Amount>,
    pub(crate) payments: Option<Payments>,
}

#[derive(Default, Deserialize)]
pub(crate) struct Payments {
    #[serde(default)]
    pub(crate) authorizations: Vec<Authorization>,
    #[serde(default)]
    pub(crate) captures: Vec<Capture>,
    #[serde(default)]
    pub(crate) refunds: Vec<Refund>,
}

#[derive(Deserialize)]
pub(crate) struct Authorization {
    pub(crate) id: String,
    pub(crate) status: Option<String>,
    pub(crate) amount: Option<Amount>,
}

#[derive(Deserialize)]
pub(crate) struct Capture {
    pub(crate) id: String,
    pub(crate) status: Option<String>,
    pub(crate) amount: Option<Amount>,
    pub(crate) create_time: Option<String>,
    pub(crate) custom_id: Option<String>,
    pub(crate) seller_receivable_breakdown: Option<Breakdown>,
    pub(crate) supplementary_data: Option<SupplementaryData>,
}

#[derive(Deserialize)]
pub(crate) struct Breakdown {
    pub(crate) paypal_fee: Option<Amount>,
}

#[derive(Deserialize)]
pub(crate) struct Refund {
    pub(crate) id: String,
    pub(crate) status: Option<String>,
    pub(crate) amount: Option<Amount>,
    pub(crate) create_time: Option<String>,
    pub(crate) seller_payable_breakdown: Option<Breakdown>,
}

#[derive(Clone, Deserialize)]
pub(crate) struct Amount {
    pub(crate) currency_code: String,
    pub(crate) value: String,
}

#[derive(Deserialize)]
pub(crate) struct Link {
    pub(crate) href: String,
    pub(crate) rel: String,
}

#[derive(Deserialize)]
pub(crate) struct SupplementaryData {
    pub(crate) related_ids: Option<RelatedIds>,
}

#[derive(Deserialize)]
pub(crate) struct RelatedIds {
    pub(crate) order_id: Option<String>,
}

#[derive(Deserialize)]
pub(crate) struct Disputes {
    #[serde(default)]
    pub(crate) items: Vec<DisputeItem>,
}

#[derive(Deserialize)]
pub(crate) struct DisputeItem {
    pub(crate) dispute_id: String,
}

#[derive(Deserialize)]
pub(crate) struct Dispute {
    #[serde(rename = "dispute_id")]
    pub(crate) id: String,
    pub(crate) status: Option<String>,
    pub(crate) update_time: Option<String>,
    #[serde(rename = "dispute_outcome")]
    pub(crate) outcome: Option<Outcome>,
    #[serde(default)]
    fund_movements: Vec<FundMovement>,
    /// The same, as they were called before.
    #[serde(default)]
    money_movements: Vec<FundMovement>,
}

impl Dispute {
    /// What was moved because of it, as far as it is our money.
    pub(crate) fn movements(&self) -> impl Iterator<Item = &FundMovement> {
        let movements = if self.fund_movements.is_empty() {
            &self.money_movements
        } else {
            &self.fund_movements
        };
        movements
            .iter()
            .filter(|movement| movement.party.as_deref() == Some("SELLER"))
    }
}

#[derive(Deserialize)]
pub(crate) struct FundMovement {
    #[serde(alias = "affected_party")]
    party: Option<String>,
    pub(crate) amount: Option<Amount>,
    pub(crate) initiated_time: Option<String>,
    #[serde(rename = "type")]
    pub(crate) direction: Option<String>,
    pub(crate) reason: Option<String>,
}

#[derive(Deserialize)]
pub(crate) struct Outcome {
    pub(crate) outcome_code: Option<String>,
    pub(crate) amount_refunded: Option<Amount>,
}

#[derive(Deserialize)]
pub(crate) struct Transactions {
    #[serde(default)]
    pub(crate) transaction_details: Vec<TransactionDetail>,
    pub(crate) total_pages: Option<u32>,
}

#[derive(Deserialize)]
pub(crate) struct TransactionDetail {
    pub(crate) transaction_info: Option<TransactionInfo>,
}

#[derive(Deserialize)]
pub(crate) struct TransactionInfo {
    #[serde(rename = "transaction_event_code")]
    pub(crate) event_code: Option<String>,
    #[serde(rename = "transaction_initiation_date")]
    pub(crate) initiated_at: Option<String>,
    #[serde(rename = "transaction_amount")]
    pub(crate) amount: Option<Amount>,
    pub(crate) custom_field: Option<String>,
}

#[derive(Deserialize)]
pub(crate) struct Failure {
    pub(crate) name: Option<String>,
    /// Of the token's endpoint.
    pub(crate) error: Option<String>,
    #[serde(default)]
    pub(crate) details: Vec<FailureDetail>,
}

#[derive(Deserialize)]
pub(crate) struct FailureDetail {
    pub(crate) issue: Option<String>,
}

#[derive(Deserialize)]
pub(crate) struct Verification {
    #[serde(rename = "verification_status")]
    pub(crate) status: String,
}

#[derive(Deserialize)]
pub(crate) struct Event {
    pub(crate) id: String,
    #[serde(rename = "event_type")]
    pub(crate) name: String,
    pub(crate) resource: EventResource,
}

#[derive(Deserialize)]
pub(crate) struct EventResource {
    pub(crate) id: Option<String>,
    pub(crate) custom_id: Option<String>,
    pub(crate) supplementary_data: Option<SupplementaryData>,
    #[serde(default)]
    pub(crate) links: Vec<Link>,
    #[serde(default)]
    pub(crate) disputed_transactions: Vec<DisputedTransaction>,
}

#[derive(Deserialize)]
pub(crate) struct DisputedTransaction {
    pub(crate) seller_transaction_id: Option<String>,
}
