//! `POST /api/withdrawals`: somebody confirms that they withdraw from a contract. Nobody has to log in or to say why, and an
//! order that nobody knows is acknowledged like any other, so the answer tells nothing about orders.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{ConnectInfo, State};
use domain::calendar::{Day, LocalTime};
use domain::format;
use domain::withdrawal::{Fault, Form, VERSION, Withdrawal, read_form, refund_due};
use http::{HeaderMap, StatusCode};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::app::App;
use crate::http::bearer::token_of;
use crate::http::card_numbers::holds_card_number;
use crate::http::connection::Peer;
use crate::http::json::refuse_body;
use crate::http::problem::{Code, Problem, ProblemView};
use crate::pages::names::{CountryCode, LocaleName};
use crate::withdrawals::{Confirmed, Taken, take};

/// A statement. The browser makes its id, so that a request that is repeated is recognised.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WithdrawalRequest {
    /// `wdr_` and a ULID, new for each statement.
    #[schema(example = "wdr_01KA3Q1QY0V5W3N8Z4T6R2H9CD")]
    id: String,
    #[schema(value_type = CountryCode)]
    country: String,
    #[schema(value_type = LocaleName)]
    locale: String,
    name: String,
    /// The order as its buyer names it.
    #[schema(example = "DE-100001")]
    order: String,
    email: String,
    /// Which articles, if not all of the order; empty otherwise.
    items: String,
    /// The later orders of the same purchase are meant too.
    with_later_orders: bool,
    /// The order of the mail's link by which the form was opened.
    #[schema(required = true)]
    link: Option<OrderLinkRequest>,
    /// Which words stood on the button: the page's `wordsVersion`.
    #[schema(example = "2026-11-16")]
    words_version: String,
}

/// An order and the secret of a link that opens it.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OrderLinkRequest {
    order: String,
    secret: String,
}

/// The receipt of a statement.
#[derive(Debug, Serialize, ToSchema)]
pub struct WithdrawalView {
    id: String,
    /// What was declared, a sentence or a fact on each line.
    statement: Vec<String>,
    /// Where the receipt is sent by mail.
    email: String,
    /// By the clocks of the country, as its people write it.
    #[schema(example = "16.11.2026, 23:59")]
    received: String,
    /// The same moment, as RFC 3339 writes it.
    #[schema(example = "2026-11-16T23:59:07+01:00")]
    received_at: String,
    /// The last day on which money goes back.
    #[schema(example = "30.11.2026")]
    refund_by: String,
}

/// A refusal of a statement, with the fields that are at fault.
#[derive(ToSchema)]
#[expect(dead_code, reason = "describes what problems of statements carry besides")]
pub struct WithdrawalProblemView {
    code: String,
    title: String,
    status: u16,
    detail: Option<String>,
    /// With `statement-invalid`.
    fields: Option<Vec<StatementFaultView>>,
    /// With `card-number-refused`.
    field: Option<String>,
}

/// A field that cannot stay as it is.
#[derive(Debug, Serialize, ToSchema)]
pub struct StatementFaultView {
    #[schema(example = "order")]
    name: &'static str,
    /// `missing`, `too-long` or `malformed`.
    why: &'static str,
}

/// Takes a statement.
#[utoipa::path(
    post,
    path = "/api/withdrawals",
    request_body = WithdrawalRequest,
    responses(
        (status = 201, description = "Taken", body = WithdrawalView),
        (status = 200, description = "The same statement had been taken: its receipt", body = WithdrawalView),
        (status = 400, description = "Not a statement", body = ProblemView, content_type = "application/problem+json"),
        (status = 403, description = "Sent by another site", body = ProblemView, content_type = "application/problem+json"),
        (status = 409, description = "The id belongs to another statement", body = ProblemView, content_type = "application/problem+json"),
        (status = 422, description = "`statement-invalid` (with `fields`), `card-number-refused` (with `field`), or `button-words-outdated`", body = WithdrawalProblemView, content_type = "application/problem+json"),
        (status = 429, description = "Too many requests from this address", body = ProblemView, content_type = "application/problem+json"),
        (status = 503, description = "The database does not answer", body = ProblemView, content_type = "application/problem+json"),
    )
)]
pub async fn post_withdrawal(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<Peer>,
    headers: HeaderMap,
    body: Result<Json<WithdrawalRequest>, JsonRejection>,
) -> Result<(StatusCode, Json<WithdrawalView>), Problem> {
    let Json(request) = body.map_err(|rejection| refuse_body(&rejection))?;
    let confirmed = request.check(app.pages.visitor(peer.0, &headers))?;
    match take(&app, confirmed, app.press.clock.now_ms()).await? {
        Taken::Now(withdrawal) => Ok((StatusCode::CREATED, Json(receipt(&withdrawal)))),
        Taken::Before(withdrawal) => Ok((StatusCode::OK, Json(receipt(&withdrawal)))),
        Taken::OfAnother => {
            let detail = "`id` belongs to another statement: make a new one.";
            Err(Problem::new(Code::Conflict).with_detail(detail))
        }
    }
}

impl WithdrawalRequest {
    fn check(self, network: IpAddr) -> Result<Confirmed, Problem> {
        let bad = |detail: &str| Problem::new(Code::BadRequest).with_detail(detail);
        let id = self.id.parse().map_err(|_| bad("`id` is not `wdr_` and a ULID."))?;
        let country = self.country.parse();
        let locale = self.locale.parse();
        self.refuse_card_numbers()?;
        if self.words_version != VERSION {
            let detail = "`words_version` is not that of the words shown today: load the page again.";
            return Err(Problem::new(Code::ButtonWordsOutdated).with_detail(detail));
        }
        Ok(Confirmed {
            id,
            country: country.map_err(|_| bad("`country` is no country of this shop."))?,
            locale: locale.map_err(|_| bad("`locale` is no translation of this shop."))?,
            form: self.read()?,
            // A link that opens nothing takes nothing from whoever withdraws.
            proof: self
                .link
                .and_then(|link| Some((link.order.parse().ok()?, token_of(&link.secret)?))),
            network,
        })
    }

    fn read(&self) -> Result<Form, Problem> {
        let form = read_form(
            &self.name,
            &self.order,
            &self.email,
            &self.items,
            self.with_later_orders,
        );
        form.map_err(|faults| {
            let view = |fault: &Fault| StatementFaultView {
                name: fault.field.name(),
                why: fault.why.name(),
            };
            let fields: Vec<_> = faults.iter().map(view).collect();
            Problem::new(Code::StatementInvalid).with_member("fields", fields)
        })
    }

    /// Every text that somebody can type.
    fn refuse_card_numbers(&self) -> Result<(), Problem> {
        let typed = [
            ("name", &self.name),
            ("order", &self.order),
            ("email", &self.email),
            ("items", &self.items),
        ];
        match typed.into_iter().find(|(_, text)| holds_card_number(text)) {
            Some((name, _)) => Err(Problem::new(Code::CardNumberRefused)
                .with_detail("This looks like the number of a card, which nobody needs here.")
                .with_member("field", name)),
            None => Ok(()),
        }
    }
}

fn receipt(withdrawal: &Withdrawal) -> WithdrawalView {
    let Withdrawal { country, locale, .. } = *withdrawal;
    let due: Day = refund_due(country, withdrawal.received_at_ms);
    WithdrawalView {
        id: withdrawal.id.to_string(),
        statement: withdrawal.statement.lines().map(str::to_owned).collect(),
        email: withdrawal.form.address.as_written.clone(),
        received: format::moment(locale, LocalTime::of(country, withdrawal.received_at_ms)),
        received_at: withdrawal.received_local.clone(),
        refund_by: format::day(locale, due.year(), due.month(), due.day()),
    }
}
