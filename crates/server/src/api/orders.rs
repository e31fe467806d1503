//! Orders of a buyer, who proves by a secret of their browser that they are theirs: `POST /api/orders` keeps a draft, and
//! `GET /api/orders/{id}` shows the order as it is in the books. No price is ever taken from the browser.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use content::Site;
use domain::address::FieldFault;
use domain::calendar::Day;
use domain::email;
use domain::format;
use domain::id::{OrderId, SessionId};
use domain::lead;
use domain::money::Money;
use domain::order::{Agreements, Attempt, OrderLine, OrderState, can_pay};
use domain::payment::Method;
use domain::token::TokenHash;
use http::{HeaderMap, StatusCode};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::quotes::{ItemRequest, QuoteView, VatView, printed_discount, quote_view, read_basket, vat_views};
use crate::app::App;
use crate::baskets::{CouponWhy, find_package};
use crate::http::bearer::{bearer, token_of};
use crate::http::card_numbers::holds_card_number;
use crate::http::json::refuse_body;
use crate::http::problem::{Code, Problem, ProblemView};
use crate::orders::draft::{DraftForm, DraftRefusal, Drafted, draft};
use crate::orders::{WholeOrder, no_such_order, own_order};
use crate::pages::edition::Edition;
use crate::pages::names::{CountryCode, LocaleName, MethodName, OrderStateName, StandingName};

pub const PATH: &str = "/api/orders";

/// More fields than any form has.
const MAX_ADDRESS_FIELDS: usize = 20;

/// What a buyer put together. The same id and secret again replace it, until the order button is pressed.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OrderRequest {
    /// `ord_` and a ULID, made by the browser.
    #[schema(example = "ord_01KA3Q1QY0V5W3N8Z4T6R2H9CD")]
    id: String,
    /// 22 to 64 letters, digits, hyphens and underscores that nobody can guess. Only their hash is kept.
    #[schema(example = "qG5vTzV0nJd1oQmB7xL2cA")]
    secret: String,
    #[schema(value_type = CountryCode)]
    country: String,
    #[schema(value_type = LocaleName)]
    locale: String,
    items: Vec<ItemRequest>,
    #[schema(required = true)]
    coupon: Option<String>,
    #[schema(example = "anna@example.org")]
    email: String,
    /// By the names of the country's form; empty if nothing is sent.
    address: BTreeMap<String, String>,
    #[schema(value_type = MethodName)]
    method: String,
    /// The total that the buyer was shown: another one is refused, never slipped in.
    expected_total_minor: i64,
    /// Of the quote that the buyer was shown. Another one with the same total is no change for the buyer.
    #[expect(dead_code, reason = "part of the request, while the total alone decides")]
    revision: i64,
    #[schema(required = true)]
    funnel: Option<String>,
    /// The page it is ordered on.
    #[schema(example = "offerpay")]
    from: String,
    /// The quiz run of the buyer, if its answers are kept.
    #[schema(required = true)]
    session: Option<SessionRequest>,
    #[serde(default)]
    agreements: AgreementsRequest,
}

/// What the buyer ticked: the version of the words each time.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AgreementsRequest {
    /// Later orders of this purchase may be paid by the same method.
    #[schema(example = "2026-11-17")]
    charge_again: Option<String>,
    /// Digital content is supplied before the period of withdrawal is over.
    early_supply: Option<String>,
}

/// A run and the proof that it is the sender's.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SessionRequest {
    id: String,
    secret: String,
}

/// An order as it is in the books. Everything is printed in the buyer's language.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlacedOrderView {
    id: String,
    /// There once the money is certain.
    #[schema(required = true, example = "DE-100001")]
    number: Option<String>,
    #[schema(value_type = OrderStateName)]
    state: &'static str,
    #[schema(value_type = CountryCode)]
    country: &'static str,
    #[schema(value_type = LocaleName)]
    locale: &'static str,
    #[schema(required = true)]
    email: Option<String>,
    /// As printed on a parcel.
    address_lines: Vec<String>,
    lines: Vec<OrderLineView>,
    goods: String,
    #[schema(required = true)]
    discount: Option<String>,
    #[schema(required = true)]
    delivery: Option<String>,
    total: String,
    total_minor: i64,
    currency: &'static str,
    vat: Vec<VatView>,
    #[schema(required = true, value_type = Option<MethodName>)]
    method: Option<&'static str>,
    /// Milliseconds since 1970, UTC.
    #[schema(required = true)]
    placed_at: Option<i64>,
    #[schema(required = true)]
    paid_at: Option<i64>,
    #[schema(required = true, example = "15.11.2026")]
    placed_on: Option<String>,
    /// Whether a further attempt may begin.
    can_pay: bool,
    #[schema(required = true)]
    last_attempt: Option<AttemptView>,
    /// What was given back.
    #[schema(required = true)]
    refunded: Option<String>,
}

/// A line of an order, as it was shown when it was ordered.
#[derive(Debug, Serialize, ToSchema)]
pub struct OrderLineView {
    sku: String,
    name: String,
    note: String,
    quantity: u32,
    price: String,
    total: String,
    #[schema(required = true)]
    discount: Option<String>,
    #[schema(required = true)]
    unit_price: Option<String>,
    /// The id of a picture, if the shop still has one of it.
    #[schema(required = true)]
    picture: Option<String>,
    is_sent: bool,
}

/// A try to pay.
#[derive(Debug, Serialize, ToSchema)]
pub struct AttemptView {
    id: String,
    #[schema(value_type = StandingName)]
    standing: &'static str,
    /// The buyer did their part: the money is on the way and nobody can stop it.
    is_in_process: bool,
}

/// A refusal of an order, with what is needed to put it right.
#[derive(ToSchema)]
#[expect(dead_code, reason = "describes what problems of orders carry besides")]
pub struct OrderProblemView {
    code: String,
    title: String,
    status: u16,
    detail: Option<String>,
    /// With `address-invalid`.
    fields: Option<Vec<FieldFaultView>>,
    /// With `price-changed`.
    quote: Option<QuoteView>,
    /// With `sold-out`.
    skus: Option<Vec<String>>,
    /// With `coupon-refused`: `unknown`, `not-yet`, `over`, `used-up` or `other-country`.
    why: Option<String>,
    /// With `card-number-refused` and `unknown-package`.
    field: Option<String>,
}

/// A field of the address form that cannot stay as it is.
#[derive(Debug, Serialize, ToSchema)]
pub struct FieldFaultView {
    #[schema(example = "postcode")]
    name: &'static str,
    /// `missing`, `too-long`, `malformed` or `outside-area`.
    why: &'static str,
}

/// Keeps a draft.
#[utoipa::path(
    post,
    path = "/api/orders",
    request_body = OrderRequest,
    responses(
        (status = 201, description = "A draft", body = PlacedOrderView),
        (status = 200, description = "The draft was there and is now as it was sent", body = PlacedOrderView),
        (status = 400, description = "Not an order", body = ProblemView, content_type = "application/problem+json"),
        (status = 403, description = "Sent by another site", body = ProblemView, content_type = "application/problem+json"),
        (status = 409, description = "`price-changed` (with `quote`), `sold-out` (with `skus`), `already-paid`, `order-ended`, or `conflict`: the order is placed, or the id belongs to another one", body = OrderProblemView, content_type = "application/problem+json"),
        (status = 422, description = "`address-invalid` (with `fields`), `email-invalid`, `email-disposable`, `button-words-outdated`, `coupon-refused` (with `why`), `method-not-offered`, `unknown-package`, `basket-invalid` or `card-number-refused` (with `field`)", body = OrderProblemView, content_type = "application/problem+json"),
        (status = 429, description = "Too many requests from this address", body = ProblemView, content_type = "application/problem+json"),
        (status = 503, description = "The database does not answer", body = ProblemView, content_type = "application/problem+json"),
    )
)]
pub async fn post_order(
    State(app): State<Arc<App>>,
    body: Result<Json<OrderRequest>, JsonRejection>,
) -> Result<(StatusCode, Json<PlacedOrderView>), Problem> {
    let Json(request) = body.map_err(|rejection| refuse_body(&rejection))?;
    request.refuse_card_numbers()?;
    let edition = app.pages.edition();
    let form = request.read(&app, &edition).await?;
    let (id, token, locale) = (form.id, form.token_hash, form.basket.locale);
    let now_ms = app.press.clock.now_ms();
    let status = match draft(&app, &edition, form, now_ms).await {
        Ok(Drafted::New) => StatusCode::CREATED,
        Ok(Drafted::Again) => StatusCode::OK,
        Err(DraftRefusal::PriceChanged(priced)) => {
            let quote = quote_view(&edition.site, locale, &priced);
            return Err(price_changed(&quote));
        }
        Err(refusal) => return Err(refusal.into()),
    };
    let whole = own_order(&app, id, token).await?;
    Ok((status, Json(order_view(&edition.site, &whole))))
}

/// Shows an order.
#[utoipa::path(
    get,
    path = "/api/orders/{id}",
    params(
        ("id" = String, Path, description = "`ord_…`"),
        ("Authorization" = String, Header, description = "`Bearer` and the order's secret"),
    ),
    responses(
        (status = 200, description = "The order", body = PlacedOrderView),
        (status = 404, description = "No such order, or not yours", body = ProblemView, content_type = "application/problem+json"),
        (status = 503, description = "The database does not answer", body = ProblemView, content_type = "application/problem+json"),
    )
)]
pub async fn get_order(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<PlacedOrderView>, Problem> {
    let (id, token) = proof(&id, &headers)?;
    let whole = own_order(&app, id, token).await?;
    Ok(Json(order_view(&app.pages.edition().site, &whole)))
}

/// The order that is meant, and the hash of the secret that is to open it.
pub(super) fn proof(id: &str, headers: &HeaderMap) -> Result<(OrderId, TokenHash), Problem> {
    let id = id.parse().map_err(|_| no_such_order())?;
    let token = bearer(headers).and_then(token_of).ok_or_else(no_such_order)?;
    Ok((id, token))
}

impl OrderRequest {
    /// Every text that somebody can type.
    fn refuse_card_numbers(&self) -> Result<(), Problem> {
        let fixed = [
            ("email", Some(self.email.as_str())),
            ("coupon", self.coupon.as_deref()),
            ("funnel", self.funnel.as_deref()),
            ("from", Some(self.from.as_str())),
            ("method", Some(self.method.as_str())),
        ];
        let typed = fixed
            .into_iter()
            .filter_map(|(name, text)| Some((name.to_owned(), text?)))
            .chain(
                self.address
                    .iter()
                    .map(|(name, text)| (format!("address.{name}"), text.as_str())),
            );
        let named = self.address.keys().map(|name| ("address".to_owned(), name.as_str()));
        for (name, text) in typed.chain(named) {
            if holds_card_number(text) {
                let detail = "This looks like the number of a card. Never type one here: the payment service asks for it on \
                              its own page.";
                return Err(Problem::new(Code::CardNumberRefused)
                    .with_detail(detail)
                    .with_member("field", name));
            }
        }
        Ok(())
    }

    async fn read(self, app: &App, edition: &Edition) -> Result<DraftForm, Problem> {
        let bad = |detail: &str| Problem::new(Code::BadRequest).with_detail(detail);
        let id = self.id.parse().map_err(|_| bad("`id` is not `ord_` and a ULID."))?;
        let token_hash = token_of(&self.secret)
            .ok_or_else(|| bad("`secret` is not 22 to 64 letters, digits, hyphens and underscores."))?;
        if self.address.len() > MAX_ADDRESS_FIELDS {
            return Err(bad("`address` has more fields than any form."));
        }
        if !is_page(&edition.site, &self.from) {
            return Err(bad("`from` is no page of this shop."));
        }
        let basket = read_basket(edition, &self.country, &self.locale, &self.items, self.coupon)?;
        let method = self
            .method
            .parse()
            .map_err(|_| Problem::new(Code::MethodNotOffered).with_detail("`method` is no way to pay."))?;
        let session = match &self.session {
            Some(session) => proven_session(app, session).await,
            None => None,
        };
        Ok(DraftForm {
            id,
            token_hash,
            basket,
            email: read_email(&self.email)?,
            address: self.address,
            method,
            expected_total_minor: self.expected_total_minor,
            // A basket may be older than the content: that costs nobody an order.
            funnel: self.funnel.filter(|name| edition.site.funnel(name).is_some()),
            from_page: self.from,
            session,
            agreements: Agreements {
                charge_again: self.agreements.charge_again,
                early_supply: self.agreements.early_supply,
            },
        })
    }
}

/// The page is named as the last segment of the address to which providers return.
fn is_page(site: &Site, from: &str) -> bool {
    let is_segment = !from.is_empty() && from.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    is_segment
        && site
            .routes
            .find(&format!("/{from}"))
            .is_ok_and(|route| route.country.is_none())
}

/// A run that is gone, or somebody else's, costs nobody their order: it only stays unmarked.
async fn proven_session(app: &App, request: &SessionRequest) -> Option<SessionId> {
    let id = request.id.parse().ok()?;
    let token = token_of(&request.secret)?;
    let session = app.answers.run(&app.store, &app.links, id, token).await.ok()?;
    Some(session.id)
}

fn read_email(text: &str) -> Result<lead::Address, Problem> {
    let address = email::parse(text).map_err(|_| {
        let detail = "Write an address such as anna@example.org.";
        Problem::new(Code::EmailInvalid).with_detail(detail)
    })?;
    if email::is_disposable(&address) {
        let detail = "Mailboxes of this domain are thrown away: write an address that you read.";
        return Err(Problem::new(Code::EmailDisposable).with_detail(detail));
    }
    Ok(address)
}

pub(super) fn price_changed(quote: &QuoteView) -> Problem {
    Problem::new(Code::PriceChanged)
        .with_detail("Show the new price, and ask again.")
        .with_member("quote", quote)
}

pub(super) fn sold_out(skus: &[String]) -> Problem {
    Problem::new(Code::SoldOut)
        .with_detail("There are not enough of these.")
        .with_member("skus", skus)
}

pub(super) fn coupon_refused(why: &str) -> Problem {
    Problem::new(Code::CouponRefused)
        .with_detail("Take the code out of the basket, and ask again.")
        .with_member("why", why)
}

impl From<DraftRefusal> for Problem {
    fn from(refusal: DraftRefusal) -> Self {
        match refusal {
            DraftRefusal::Basket(fault) => fault.into(),
            DraftRefusal::Address(faults) => {
                let view = |fault: &FieldFault| FieldFaultView {
                    name: fault.field.name(),
                    why: fault.why.name(),
                };
                let fields: Vec<FieldFaultView> = faults.iter().map(view).collect();
                Problem::new(Code::AddressInvalid).with_member("fields", fields)
            }
            DraftRefusal::Coupon(why) => coupon_refused(CouponWhy::name(why)),
            DraftRefusal::SoldOut(skus) => sold_out(&skus),
            DraftRefusal::PriceChanged(_) => Problem::new(Code::PriceChanged),
            DraftRefusal::MethodNotOffered => Problem::new(Code::MethodNotOffered),
            DraftRefusal::WordsOutdated => Problem::new(Code::ButtonWordsOutdated).with_detail("Load the page again."),
            DraftRefusal::NoDraft(OrderState::Authorised | OrderState::Paid) => Problem::new(Code::AlreadyPaid),
            DraftRefusal::NoDraft(OrderState::Cancelled | OrderState::Expired) => Problem::new(Code::OrderEnded),
            DraftRefusal::NoDraft(OrderState::Draft | OrderState::Placed) => {
                let detail = "This order is placed and cannot be changed: pay it, or make a new one.";
                Problem::new(Code::Conflict).with_detail(detail)
            }
            DraftRefusal::Taken => {
                let detail = "`id` belongs to another order: make a new one.";
                Problem::new(Code::Conflict).with_detail(detail)
            }
            DraftRefusal::Store(error) => error.into(),
        }
    }
}

/// An order in its buyer's words.
pub(super) fn order_view(site: &Site, whole: &WholeOrder) -> PlacedOrderView {
    let order = &whole.order;
    let locale = order.locale;
    let money = |amount: Money| format::money(locale, amount);
    let day = |at_ms: i64| {
        let day = Day::of(order.country, at_ms);
        format::day(locale, day.year(), day.month(), day.day())
    };
    let is_sent = whole.lines.iter().any(|line| line.is_sent);
    PlacedOrderView {
        id: order.id.to_string(),
        number: order.number.map(|number| number.to_string()),
        state: order.state.name(),
        country: order.country.code(),
        locale: locale.name(),
        email: order.email.as_ref().map(|email| email.as_written.clone()),
        address_lines: order
            .address
            .as_ref()
            .map(|address| address.lines.clone())
            .unwrap_or_default(),
        lines: whole.lines.iter().map(|line| line_view(site, whole, line)).collect(),
        goods: money(order.goods()),
        discount: printed_discount(locale, order.discount),
        delivery: is_sent.then(|| money(order.delivery)),
        total: money(order.total),
        total_minor: order.total.minor,
        currency: order.total.currency.code(),
        vat: vat_views(locale, &order.vat),
        method: order.method.map(Method::name),
        placed_at: order.placed_at_ms,
        paid_at: order.paid_at_ms,
        placed_on: order.placed_at_ms.map(day),
        can_pay: can_pay(&order.facts(), &whole.attempts),
        last_attempt: whole.attempts.last().map(attempt_view),
        refunded: printed_discount(locale, whole.balance.refunded),
    }
}

fn line_view(site: &Site, whole: &WholeOrder, line: &OrderLine) -> OrderLineView {
    let locale = whole.order.locale;
    OrderLineView {
        sku: line.sku.to_string(),
        name: line.name.clone(),
        note: line.note.clone(),
        quantity: line.quantity,
        price: format::money(locale, line.price),
        total: format::money(locale, line.total),
        discount: printed_discount(locale, line.discount),
        unit_price: line.unit_price.clone(),
        picture: find_package(site, &line.sku).map(|(_, package)| package.picture.picture.id.clone()),
        is_sent: line.is_sent,
    }
}

fn attempt_view(attempt: &Attempt) -> AttemptView {
    AttemptView {
        id: attempt.id.to_string(),
        standing: attempt.standing.name(),
        is_in_process: attempt.is_in_process,
    }
}
