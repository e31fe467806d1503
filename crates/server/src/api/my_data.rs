//! `/api/my-data`: whoever reads the mails of an address is handed all that is kept of them, or has it erased. The link in
//! each mail is the proof.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use domain::id::{LeadId, SessionId};
use domain::lead::{Lead, Marketing, MarketingConsent};
use domain::ledger::Balance;
use domain::order::{Order, OrderLine};
use domain::payment::Method;
use domain::session::{HealthConsent, KeptSession};
use domain::token::TokenHash;
use http::{HeaderMap, StatusCode};
use serde::Serialize;
use store::health_consents::find_health_consent;
use store::leads::{find_lead, list_leads_of};
use store::ledger::balance_of;
use store::marketing_consents::list_marketing_consents_of;
use store::orders::{list_lines, list_orders_of};
use store::sessions::find_session;
use store::{Reader, StoreError};
use utoipa::ToSchema;

use crate::api::quiz_sessions::QuizSessionView;
use crate::app::App;
use crate::http::bearer::{bearer, token_of};
use crate::http::problem::{Code, Problem, ProblemView};
use crate::leads::erase_person;

/// All that is kept of a person.
#[derive(Debug, Serialize, ToSchema)]
pub struct MyDataView {
    /// As it was last written.
    email: String,
    /// Newest first.
    forms: Vec<FormDataView>,
    runs: Vec<RunDataView>,
    /// Newest first.
    orders: Vec<OrderDataView>,
}

/// What was left in a run, or without one.
#[derive(Debug, Serialize, ToSchema)]
pub struct FormDataView {
    id: String,
    /// Milliseconds since 1970, UTC.
    created_at: i64,
    country: &'static str,
    locale: &'static str,
    funnel: String,
    /// Where the visitor came from.
    marks: BTreeMap<String, String>,
    /// The quiz run it was left in.
    #[schema(required = true)]
    run: Option<String>,
    wants_result: bool,
    newsletter: NewsletterDataView,
    /// Each step to the newsletter and away from it, oldest first.
    consents: Vec<MarketingConsentView>,
}

/// Where the newsletter stands.
#[derive(Debug, Serialize, ToSchema)]
pub struct NewsletterDataView {
    /// `none`, `asked`, `confirmed` or `withdrawn`.
    state: &'static str,
    #[schema(required = true)]
    text_version: Option<String>,
    #[schema(required = true)]
    asked_at: Option<i64>,
    #[schema(required = true)]
    confirmed_at: Option<i64>,
    #[schema(required = true)]
    withdrawn_at: Option<i64>,
}

/// A step, as it is proven.
#[derive(Debug, Serialize, ToSchema)]
pub struct MarketingConsentView {
    /// `asked`, `confirmed` or `withdrawn`.
    action: &'static str,
    text_version: String,
    locale: &'static str,
    country: &'static str,
    at: i64,
}

/// A quiz run with all its answers and the consent that allowed to keep them.
#[derive(Debug, Serialize, ToSchema)]
pub struct RunDataView {
    #[serde(flatten)]
    run: QuizSessionView,
    created_at: i64,
    #[schema(required = true)]
    finished_at: Option<i64>,
    /// When its answers are deleted if nothing more is heard.
    expires_at: i64,
    health_consent: HealthConsentView,
}

/// An order, with what was bought and for which money. Amounts are in its currency, with a point: `39.90`.
#[derive(Debug, Serialize, ToSchema)]
pub struct OrderDataView {
    id: String,
    /// There if its money came.
    #[schema(required = true)]
    number: Option<String>,
    /// `draft`, `placed`, `authorised`, `paid`, `cancelled` or `expired`.
    state: &'static str,
    country: &'static str,
    locale: &'static str,
    address_lines: Vec<String>,
    /// What was typed, by field.
    address: BTreeMap<String, String>,
    lines: Vec<OrderLineDataView>,
    currency: &'static str,
    discount: String,
    delivery: String,
    total: String,
    #[schema(required = true)]
    method: Option<&'static str>,
    #[schema(required = true)]
    coupon: Option<String>,
    #[schema(required = true)]
    funnel: Option<String>,
    /// The quiz run it came from.
    #[schema(required = true)]
    run: Option<String>,
    created_at: i64,
    #[schema(required = true)]
    placed_at: Option<i64>,
    #[schema(required = true)]
    paid_at: Option<i64>,
    #[schema(required = true)]
    shipped_at: Option<i64>,
    /// What was given back.
    refunded: String,
}

/// A line of an order.
#[derive(Debug, Serialize, ToSchema)]
pub struct OrderLineDataView {
    package: String,
    name: String,
    quantity: u32,
    total: String,
}

/// A consent to have answers about one's body kept.
#[derive(Debug, Serialize, ToSchema)]
pub struct HealthConsentView {
    #[schema(required = true)]
    given_at: Option<i64>,
    #[schema(required = true)]
    withdrawn_at: Option<i64>,
}

/// Hands over all that is kept of a person.
#[utoipa::path(
    get,
    path = "/api/my-data",
    params(("Authorization" = String, Header, description = "`Bearer`, the id of the lead, a full stop and the secret of the link")),
    responses(
        (status = 200, description = "All that is kept", body = MyDataView),
        (status = 404, description = "The link is unknown, or nothing is kept any more", body = ProblemView, content_type = "application/problem+json"),
        (status = 503, description = "The database does not answer", body = ProblemView, content_type = "application/problem+json"),
    )
)]
pub async fn get_my_data(State(app): State<Arc<App>>, headers: HeaderMap) -> Result<Json<MyDataView>, Problem> {
    let proof = Proof::read(&headers)?;
    let Owner::Of { email } = proof.owner(&app).await? else {
        return Err(nothing_kept());
    };
    let Kept { forms, runs, orders } = app
        .store
        .read("collecting what is kept of a person", async |reader: &Reader| {
            Kept::collect(reader, &email).await
        })
        .await?;
    let written = forms.iter().find_map(|(lead, _)| lead.address.as_ref());
    let email = written.ok_or_else(nothing_kept)?.as_written.clone();
    let mut views = Vec::with_capacity(runs.len());
    for (kept, consent) in runs {
        views.push(RunDataView {
            run: QuizSessionView::load(&app, &kept.session).await?,
            created_at: kept.created_at_ms,
            finished_at: kept.finished_at_ms,
            expires_at: kept.expires_at_ms,
            health_consent: HealthConsentView {
                given_at: consent.map(|consent| consent.given_at_ms),
                withdrawn_at: consent.and_then(|consent| consent.withdrawn_at_ms),
            },
        });
    }
    Ok(Json(MyDataView {
        email,
        forms: forms.iter().map(FormDataView::from).collect(),
        runs: views,
        orders: orders.iter().map(OrderDataView::from).collect(),
    }))
}

/// Erases all that is kept of a person; that they agreed once, and withdrew, stays on record of nobody. Of an order with money
/// stays what an invoice has to show, because the law wants that kept.
#[utoipa::path(
    delete,
    path = "/api/my-data",
    params(("Authorization" = String, Header, description = "`Bearer`, the id of the lead, a full stop and the secret of the link")),
    responses(
        (status = 204, description = "Nothing of it is kept"),
        (status = 403, description = "Sent by another site", body = ProblemView, content_type = "application/problem+json"),
        (status = 404, description = "The link is unknown", body = ProblemView, content_type = "application/problem+json"),
        (status = 429, description = "Too many requests from this address", body = ProblemView, content_type = "application/problem+json"),
        (status = 503, description = "The database does not answer", body = ProblemView, content_type = "application/problem+json"),
    )
)]
pub async fn delete_my_data(State(app): State<Arc<App>>, headers: HeaderMap) -> Result<StatusCode, Problem> {
    let proof = Proof::read(&headers)?;
    if let Owner::Of { email } = proof.owner(&app).await? {
        erase_person(&app, &email, app.press.clock.now_ms()).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// What a link says of who opens it.
struct Proof {
    lead: LeadId,
    token: TokenHash,
}

/// Whose link it is.
enum Owner {
    Of {
        email: String,
    },
    /// They were erased. Nothing is left that a wrong secret could open.
    Nobody,
}

impl Proof {
    fn read(headers: &HeaderMap) -> Result<Self, Problem> {
        let parts = bearer(headers).and_then(|both| both.split_once('.'));
        let (lead, secret) = parts.ok_or_else(nothing_kept)?;
        Ok(Proof {
            lead: lead.parse().map_err(|_| nothing_kept())?,
            token: token_of(secret).ok_or_else(nothing_kept)?,
        })
    }

    async fn owner(&self, app: &App) -> Result<Owner, Problem> {
        let lead = app
            .store
            .read("looking for a lead", async |reader: &Reader| {
                find_lead(reader, self.lead).await
            })
            .await?;
        match lead.ok_or_else(nothing_kept)?.address {
            None => Ok(Owner::Nobody),
            Some(address) if app.links.person(self.lead, &address.email).recognise(self.token) => {
                Ok(Owner::Of { email: address.email })
            }
            Some(_) => Err(nothing_kept()),
        }
    }
}

/// What the books hold of an address, at one moment.
struct Kept {
    forms: Vec<(Lead, Vec<MarketingConsent>)>,
    runs: Vec<(KeptSession, Option<HealthConsent>)>,
    orders: Vec<(Order, Vec<OrderLine>, Balance)>,
}

impl Kept {
    async fn collect(reader: &Reader, email: &str) -> Result<Self, StoreError> {
        let mut kept = Kept {
            forms: Vec::new(),
            runs: Vec::new(),
            orders: Vec::new(),
        };
        let mut seen: Vec<SessionId> = Vec::new();
        for lead in list_leads_of(reader, email).await? {
            if let Some(id) = lead.session.filter(|id| !seen.contains(id)) {
                seen.push(id);
                if let Some(session) = find_session(reader, id).await? {
                    kept.runs.push((session, find_health_consent(reader, id).await?));
                }
            }
            let consents = list_marketing_consents_of(reader, lead.id).await?;
            kept.forms.push((lead, consents));
        }
        for order in list_orders_of(reader, email).await? {
            let lines = list_lines(reader, order.id).await?;
            let balance = balance_of(reader, order.id, order.total.currency).await?;
            kept.orders.push((order, lines, balance));
        }
        Ok(kept)
    }
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

impl From<&(Order, Vec<OrderLine>, Balance)> for OrderDataView {
    fn from((order, lines, balance): &(Order, Vec<OrderLine>, Balance)) -> Self {
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

/// Whether there never was anything or it is gone is nobody's business.
fn nothing_kept() -> Problem {
    Problem::new(Code::NotFound).with_detail("This link is unknown, or nothing is kept any more.")
}
