//! What is kept of a person, as they are handed it.

use std::collections::BTreeMap;

use domain::feedback::Feedback;
use domain::lead::{Lead, Marketing, MarketingConsent};
use domain::order::OrderLine;
use domain::payment::Method;
use domain::withdrawal::Withdrawal;
use serde::Serialize;
use utoipa::ToSchema;

use super::KeptOrder;
use crate::api::quiz_sessions::QuizSessionView;

/// All that is kept of a person.
#[derive(Debug, Serialize, ToSchema)]
pub struct MyDataView {
    /// As it was last written.
    pub(super) email: String,
    /// Newest first.
    pub(super) forms: Vec<FormDataView>,
    pub(super) runs: Vec<RunDataView>,
    /// Newest first.
    pub(super) orders: Vec<OrderDataView>,
    /// Newest first.
    pub(super) withdrawals: Vec<WithdrawalDataView>,
}

/// What was left in a run, or without one.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct FormDataView {
    pub(super) id: String,
    /// Milliseconds since 1970, UTC.
    pub(super) created_at: i64,
    pub(super) country: &'static str,
    pub(super) locale: &'static str,
    pub(super) funnel: String,
    /// Where the visitor came from.
    pub(super) marks: BTreeMap<String, String>,
    /// The quiz run it was left in.
    #[schema(required = true)]
    pub(super) run: Option<String>,
    pub(super) wants_result: bool,
    pub(super) newsletter: NewsletterDataView,
    /// Each step to the newsletter and away from it, oldest first.
    pub(super) consents: Vec<MarketingConsentView>,
}

/// Where the newsletter stands.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct NewsletterDataView {
    /// `none`, `asked`, `confirmed` or `withdrawn`.
    pub(super) state: &'static str,
    #[schema(required = true)]
    pub(super) text_version: Option<String>,
    #[schema(required = true)]
    pub(super) asked_at: Option<i64>,
    #[schema(required = true)]
    pub(super) confirmed_at: Option<i64>,
    #[schema(required = true)]
    pub(super) withdrawn_at: Option<i64>,
}

/// A step, as it is proven.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct MarketingConsentView {
    /// `asked`, `confirmed` or `withdrawn`.
    pub(super) action: &'static str,
    pub(super) text_version: String,
    pub(super) locale: &'static str,
    pub(super) country: &'static str,
    pub(super) at: i64,
}

/// A quiz run with all its answers and the consent that allowed to keep them.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct RunDataView {
    #[serde(flatten)]
    pub(super) run: QuizSessionView,
    pub(super) created_at: i64,
    #[schema(required = true)]
    pub(super) finished_at: Option<i64>,
    /// When its answers are deleted if nothing more is heard.
    pub(super) expires_at: i64,
    pub(super) health_consent: HealthConsentView,
}

/// An order, with what was bought and for which money. Amounts are in its currency, with a point: `39.90`.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct OrderDataView {
    pub(super) id: String,
    /// There if its money came.
    #[schema(required = true)]
    pub(super) number: Option<String>,
    /// `draft`, `placed`, `authorised`, `paid`, `cancelled` or `expired`.
    pub(super) state: &'static str,
    pub(super) country: &'static str,
    pub(super) locale: &'static str,
    pub(super) address_lines: Vec<String>,
    /// What was typed, by field.
    pub(super) address: BTreeMap<String, String>,
    pub(super) lines: Vec<OrderLineDataView>,
    pub(super) currency: &'static str,
    pub(super) discount: String,
    pub(super) delivery: String,
    pub(super) total: String,
    #[schema(required = true)]
    pub(super) method: Option<&'static str>,
    #[schema(required = true)]
    pub(super) coupon: Option<String>,
    #[schema(required = true)]
    pub(super) funnel: Option<String>,
    /// The quiz run it came from.
    #[schema(required = true)]
    pub(super) run: Option<String>,
    pub(super) created_at: i64,
    #[schema(required = true)]
    pub(super) placed_at: Option<i64>,
    #[schema(required = true)]
    pub(super) paid_at: Option<i64>,
    #[schema(required = true)]
    pub(super) shipped_at: Option<i64>,
    /// What was given back.
    pub(super) refunded: String,
    pub(super) reviews: Vec<ReviewDataView>,
}

/// What was said of a product of an order.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ReviewDataView {
    pub(super) id: String,
    pub(super) product: String,
    pub(super) stars: u8,
    pub(super) text: String,
    pub(super) name: String,
    pub(super) locale: &'static str,
    /// `published`, `withheld-claim` or `withheld`.
    pub(super) state: &'static str,
    pub(super) said_at: i64,
}

/// A line of an order.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct OrderLineDataView {
    pub(super) package: String,
    pub(super) name: String,
    pub(super) quantity: u32,
    pub(super) total: String,
}

/// A withdrawal from a contract, as it was declared.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct WithdrawalDataView {
    pub(super) id: String,
    pub(super) received_at: i64,
    pub(super) country: &'static str,
    pub(super) locale: &'static str,
    pub(super) name: String,
    /// As it was named.
    pub(super) order: String,
    /// What it was about, if not the whole order.
    #[schema(required = true)]
    pub(super) items: Option<String>,
    pub(super) with_later_orders: bool,
    /// Word by word.
    pub(super) statement: String,
    pub(super) words_version: String,
}

/// A consent to have answers about one's body kept.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct HealthConsentView {
    #[schema(required = true)]
    pub(super) given_at: Option<i64>,
    #[schema(required = true)]
    pub(super) withdrawn_at: Option<i64>,
}

impl From<&(Lead, Vec<MarketingConsent>)> for FormDataView {
    fn from((lead, consents): &(Lead, Vec<MarketingConsent>)) -> Self {
        let marks = lead.marks.as_ref().map_or("{}", |marks| marks.get().as_str());
        FormDataView {
            id: lead.id.to_string(),
            created_at: lead.created_at_ms,
            country: lead.country.code(),
            locale: lead.locale.name(),
            funnel: lead.funnel.clone(),
            marks: serde_json::from_str(marks).unwrap_or_default(),
            run: lead.session.map(|session| session.to_string()),
            wants_result: lead.wants_result,
            newsletter: NewsletterDataView::from(lead.marketing),
            consents: consents.iter().map(MarketingConsentView::from).collect(),
        }
    }
}

impl From<&KeptOrder> for OrderDataView {
    fn from(kept: &KeptOrder) -> Self {
        let KeptOrder {
            order,
            lines,
            balance,
            said,
        } = kept;
        let address = order.address.clone().unwrap_or_default();
        OrderDataView {
            id: order.id.to_string(),
            number: order.number.map(|number| number.to_string()),
            state: order.state.name(),
            country: order.country.code(),
            locale: order.locale.name(),
            address_lines: address.lines,
            address: address.fields,
            lines: lines.iter().map(OrderLineDataView::from).collect(),
            currency: order.total.currency.code(),
            discount: order.discount.decimal(),
            delivery: order.delivery.decimal(),
            total: order.total.decimal(),
            method: order.method.map(Method::name),
            coupon: order.coupon.as_ref().map(ToString::to_string),
            funnel: order.funnel.clone(),
            run: order.session.map(|session| session.to_string()),
            created_at: order.created_at_ms,
            placed_at: order.placed_at_ms,
            paid_at: order.paid_at_ms,
            shipped_at: order.shipped_at_ms,
            refunded: balance.refunded.decimal(),
            reviews: said.iter().map(ReviewDataView::from).collect(),
        }
    }
}

impl From<&Feedback> for ReviewDataView {
    fn from(said: &Feedback) -> Self {
        ReviewDataView {
            id: said.id.to_string(),
            product: said.product.clone(),
            stars: said.form.stars.count(),
            text: said.form.text.clone(),
            name: said.form.name.clone(),
            locale: said.locale.name(),
            state: said.standing.state().name(),
            said_at: said.said_at_ms,
        }
    }
}

impl From<&OrderLine> for OrderLineDataView {
    fn from(line: &OrderLine) -> Self {
        OrderLineDataView {
            package: line.sku.to_string(),
            name: line.name.clone(),
            quantity: line.quantity,
            total: line.total.decimal(),
        }
    }
}

impl From<Marketing> for NewsletterDataView {
    fn from(marketing: Marketing) -> Self {
        let (confirmed_at, withdrawn_at) = match marketing {
            Marketing::None | Marketing::Asked { .. } => (None, None),
            Marketing::Confirmed { at_ms, .. } => (Some(at_ms), None),
            Marketing::Withdrawn {
                confirmed_at_ms, at_ms, ..
            } => (confirmed_at_ms, Some(at_ms)),
        };
        let asked = marketing.asked();
        NewsletterDataView {
            state: marketing.name(),
            text_version: asked.map(|asked| asked.text_version.to_string()),
            asked_at: asked.map(|asked| asked.at_ms),
            confirmed_at,
            withdrawn_at,
        }
    }
}

impl From<&MarketingConsent> for MarketingConsentView {
    fn from(consent: &MarketingConsent) -> Self {
        MarketingConsentView {
            action: consent.action.name(),
            text_version: consent.text_version.to_string(),
            locale: consent.locale.name(),
            country: consent.country.code(),
            at: consent.at_ms,
        }
    }
}

impl From<&Withdrawal> for WithdrawalDataView {
    fn from(withdrawal: &Withdrawal) -> Self {
        let form = &withdrawal.form;
        WithdrawalDataView {
            id: withdrawal.id.to_string(),
            received_at: withdrawal.received_at_ms,
            country: withdrawal.country.code(),
            locale: withdrawal.locale.name(),
            name: form.name.clone(),
            order: form.order.clone(),
            items: form.items.clone(),
            with_later_orders: form.with_later_orders,
            statement: withdrawal.statement.clone(),
            words_version: withdrawal.words_version.clone(),
        }
    }
}
