//! `/api/my-data`: whoever reads the mails of an address is handed all that is kept of them, or has it erased. The link in
//! each mail is the proof.

use std::collections::BTreeSet;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use domain::feedback::Feedback;
use domain::id::{LeadId, OrderId, SessionId};
use domain::lead::{Address, Lead, MarketingConsent};
use domain::ledger::Balance;
use domain::order::{Order, OrderLine};
use domain::session::{HealthConsent, KeptSession};
use domain::token::TokenHash;
use domain::withdrawal::Withdrawal;
use http::{HeaderMap, StatusCode};
use store::feedback::list_feedback_of;
use store::health_consents::find_health_consent;
use store::leads::{find_lead, list_leads_of};
use store::ledger::balance_of;
use store::marketing_consents::list_marketing_consents_of;
use store::orders::{find_order, list_lines, list_orders_of};
use store::sessions::find_session;
use store::withdrawals::list_withdrawals_of;
use store::{Reader, StoreError};

use self::views::{FormDataView, HealthConsentView, MyDataView, OrderDataView, RunDataView, WithdrawalDataView};
use crate::api::quiz_sessions::QuizSessionView;
use crate::app::App;
use crate::http::bearer::{bearer, token_of};
use crate::http::problem::{Code, Problem, ProblemView};
use crate::leads::erase_person;

mod views;

/// Hands over all that is kept of a person.
#[utoipa::path(
    get,
    path = "/api/my-data",
    params(("Authorization" = String, Header, description = "`Bearer`, the id of the lead or of the order, a full stop and the secret of the link")),
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
    let kept = collect(&app, &email).await?;
    kept.map(Json).ok_or_else(nothing_kept)
}

/// All that is kept of whoever reads the mails of an address, as it is compared; none if there is nothing.
pub async fn collect(app: &App, email: &str) -> Result<Option<MyDataView>, Problem> {
    let kept = app
        .store
        .read("collecting what is kept of a person", async |reader: &Reader| {
            Kept::collect(reader, email).await
        })
        .await?;
    let Some(address) = kept.address() else {
        return Ok(None);
    };
    let email = address.as_written.clone();
    let mut runs = Vec::with_capacity(kept.runs.len());
    for (run, consent) in kept.runs {
        runs.push(RunDataView {
            run: QuizSessionView::load(app, &run.session).await?,
            created_at: run.created_at_ms,
            finished_at: run.finished_at_ms,
            expires_at: run.expires_at_ms,
            health_consent: HealthConsentView {
                given_at: consent.map(|consent| consent.given_at_ms),
                withdrawn_at: consent.and_then(|consent| consent.withdrawn_at_ms),
            },
        });
    }
    Ok(Some(MyDataView {
        email,
        forms: kept.forms.iter().map(FormDataView::from).collect(),
        runs,
        orders: kept.orders.iter().map(OrderDataView::from).collect(),
        withdrawals: kept.withdrawals.iter().map(WithdrawalDataView::from).collect(),
    }))
}

/// Erases all that is kept of a person; that they agreed once, and withdrew, stays on record of nobody. Of an order with money
/// stays what an invoice has to show, because the law wants that kept, and statements of withdrawals stay as evidence.
#[utoipa::path(
    delete,
    path = "/api/my-data",
    params(("Authorization" = String, Header, description = "`Bearer`, the id of the lead or of the order, a full stop and the secret of the link")),
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
    of: Origin,
    token: TokenHash,
}

/// Whose mail a link stood in: of somebody who left an address, or of a buyer.
enum Origin {
    Lead(LeadId),
    Order(OrderId),
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
        let (id, secret) = parts.ok_or_else(nothing_kept)?;
        let lead = id.parse().map(Origin::Lead);
        let of = lead.or_else(|_| id.parse().map(Origin::Order));
        Ok(Proof {
            of: of.map_err(|_| nothing_kept())?,
            token: token_of(secret).ok_or_else(nothing_kept)?,
        })
    }

    async fn owner(&self, app: &App) -> Result<Owner, Problem> {
        let found = app.store.read("looking whose link it is", async |reader: &Reader| {
            Ok(match self.of {
                Origin::Lead(id) => find_lead(reader, id).await?.map(|lead| lead.address),
                Origin::Order(id) => find_order(reader, id).await?.map(|order| order.email),
            })
        });
        let Some(address) = found.await?.ok_or_else(nothing_kept)? else {
            return Ok(Owner::Nobody);
        };
        let secrets = match self.of {
            Origin::Lead(id) => app.links.person(id, &address.email),
            Origin::Order(id) => app.links.buyer(id, &address.email),
        };
        if secrets.recognise(self.token) {
            Ok(Owner::Of { email: address.email })
        } else {
            Err(nothing_kept())
        }
    }
}

/// An order with what belongs to it.
struct KeptOrder {
    order: Order,
    lines: Vec<OrderLine>,
    balance: Balance,
    said: Vec<Feedback>,
}

/// What the books hold of an address, at one moment.
struct Kept {
    forms: Vec<(Lead, Vec<MarketingConsent>)>,
    runs: Vec<(KeptSession, Option<HealthConsent>)>,
    orders: Vec<KeptOrder>,
    withdrawals: Vec<Withdrawal>,
}

impl Kept {
    async fn collect(reader: &Reader, email: &str) -> Result<Self, StoreError> {
        let mut kept = Kept {
            forms: Vec::new(),
            runs: Vec::new(),
            orders: Vec::new(),
            withdrawals: list_withdrawals_of(reader, email).await?,
        };
        let mut sessions: Vec<SessionId> = Vec::new();
        for lead in list_leads_of(reader, email).await? {
            sessions.extend(lead.session);
            let consents = list_marketing_consents_of(reader, lead.id).await?;
            kept.forms.push((lead, consents));
        }
        for order in list_orders_of(reader, email).await? {
            sessions.extend(order.session);
            kept.orders.push(KeptOrder {
                lines: list_lines(reader, order.id).await?,
                balance: balance_of(reader, order.id, order.total.currency).await?,
                said: list_feedback_of(reader, order.id).await?,
                order,
            });
        }
        let mut seen: BTreeSet<SessionId> = BTreeSet::new();
        for id in sessions.into_iter().filter(|id| seen.insert(*id)) {
            if let Some(session) = find_session(reader, id).await? {
                kept.runs.push((session, find_health_consent(reader, id).await?));
            }
        }
        Ok(kept)
    }

    /// As it was last written; none if nothing is kept.
    fn address(&self) -> Option<&Address> {
        let of_forms = self.forms.iter().filter_map(|(lead, _)| lead.address.as_ref());
        let of_orders = self.orders.iter().filter_map(|kept| kept.order.email.as_ref());
        let of_withdrawals = self.withdrawals.iter().map(|withdrawal| &withdrawal.form.address);
        of_forms.chain(of_orders).chain(of_withdrawals).next()
    }
}

/// Whether there never was anything or it is gone is nobody's business.
fn nothing_kept() -> Problem {
    Problem::new(Code::NotFound).with_detail("This link is unknown, or nothing is kept any more.")
}
