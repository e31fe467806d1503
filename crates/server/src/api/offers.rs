//! Offers after payment, for the browser that paid: which one comes next, what it costs, and an order for it. Also all orders of
//! a purchase, for whoever has the secret of one of them.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use content::Site;
use domain::chain::Paying;
use domain::payment::Method;
use http::{HeaderMap, StatusCode};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::checkout::{AgreementView, OrderButtonView, PaymentMethodView, methods};
use super::orders::{OrderProblemView, PlacedOrderView, order_view, price_changed, proof};
use super::quotes::{QuoteView, quote_view};
use crate::app::App;
use crate::http::json::{refuse_body, refuse_query};
use crate::http::problem::{Code, Problem, ProblemView};
use crate::offers::{
    Acceptance, Left, Offer, Purchase, draft_offer, next, offer_on, own_purchase, purchase_to_go_on, stands,
};
use crate::orders::draft::{DraftRefusal, Drafted};
use crate::orders::{WholeOrder, own_order};
use crate::pages::names::MethodName;

/// The orders of a purchase.
#[derive(Debug, Serialize, ToSchema)]
pub struct PurchaseOrdersView {
    /// The first one first.
    orders: Vec<PlacedOrderView>,
}

/// Where a buyer stands in the chain of offers.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct NextOfferQuery {
    /// The page that the buyer leaves; without it, the first offer is meant.
    after: Option<String>,
    /// Whether it was bought there.
    #[serde(default)]
    accepted: bool,
}

/// What comes next.
#[derive(Debug, Serialize, ToSchema)]
pub struct NextOfferView {
    /// None: nothing more is offered.
    #[schema(required = true)]
    next: Option<OfferPlaceView>,
}

/// The page of an offer.
#[derive(Debug, Serialize, ToSchema)]
pub struct OfferPlaceView {
    #[schema(example = "upsell")]
    page: String,
    /// In the buyer's country.
    #[schema(example = "/upsell/de")]
    href: String,
}

/// How an offer is paid.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum PayingName {
    /// By the method of the first order, at the press of the order button.
    Again,
    /// On the provider's page.
    Anew,
}

/// An offer, with all that is shown before its order button.
#[derive(Debug, Serialize, ToSchema)]
pub struct OfferView {
    page: String,
    paying: PayingName,
    /// Of the first order.
    #[schema(required = true, value_type = Option<MethodName>)]
    method: Option<&'static str>,
    quote: QuoteView,
    button: OrderButtonView,
    /// For who pays anew.
    methods: Vec<PaymentMethodView>,
    /// The box of what is not sent: never ticked in advance.
    #[schema(required = true)]
    early_supply: Option<AgreementView>,
}

/// An order for an offer.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OfferOrderRequest {
    /// `ord_` and a ULID, made by the browser. Its secret is that of the first order.
    #[schema(example = "ord_01KA3Q1QY0V5W3N8Z4T6R2H9CD")]
    id: String,
    /// None: the method of the first order.
    #[schema(required = true, value_type = Option<MethodName>)]
    method: Option<String>,
    /// The version of the words, if the buyer ticked the box.
    #[schema(required = true)]
    early_supply: Option<String>,
    /// The total that the buyer was shown.
    expected_total_minor: i64,
}

/// Shows all orders of a purchase.
#[utoipa::path(
    get,
    path = "/api/orders/{id}/purchase",
    params(
        ("id" = String, Path, description = "`ord_…` of any of them"),
        ("Authorization" = String, Header, description = "`Bearer` and the order's secret"),
    ),
    responses(
        (status = 200, description = "The orders that were placed", body = PurchaseOrdersView),
        (status = 404, description = "No such order, or not yours", body = ProblemView, content_type = "application/problem+json"),
        (status = 503, description = "The database does not answer", body = ProblemView, content_type = "application/problem+json"),
    )
)]
pub async fn get_purchase(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<PurchaseOrdersView>, Problem> {
    let (id, token) = proof(&id, &headers)?;
    let Purchase { first, later } = own_purchase(&app, id, token).await?;
    let site = Arc::clone(&app.pages.edition().site);
    // What was bought stays, whatever became of it.
    let is_shown = |whole: &&WholeOrder| stands(whole) || whole.order.number.is_some();
    let later = later.iter().filter(is_shown);
    Ok(Json(PurchaseOrdersView {
        orders: [&first]
            .into_iter()
            .chain(later)
            .map(|whole| order_view(&site, whole))
            .collect(),
    }))
}

/// Says which offer comes next.
#[utoipa::path(
    get,
    path = "/api/orders/{id}/offers",
    params(
        ("id" = String, Path, description = "`ord_…` of the first order"),
        ("Authorization" = String, Header, description = "`Bearer` and the secret of its browser"),
        NextOfferQuery,
    ),
    responses(
        (status = 200, description = "The next offer, or none", body = NextOfferView),
        (status = 400, description = "Not a question", body = ProblemView, content_type = "application/problem+json"),
        (status = 404, description = "No such order, or not yours", body = ProblemView, content_type = "application/problem+json"),
        (status = 503, description = "The database does not answer", body = ProblemView, content_type = "application/problem+json"),
    )
)]
pub async fn get_next_offer(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    query: Result<Query<NextOfferQuery>, QueryRejection>,
    headers: HeaderMap,
) -> Result<Json<NextOfferView>, Problem> {
    let Query(query) = query.map_err(|rejection| refuse_query(&rejection))?;
    let (id, token) = proof(&id, &headers)?;
    let purchase = purchase_to_go_on(&app, id, token).await?;
    let edition = app.pages.edition();
    let left = if query.accepted { Left::Accepted } else { Left::Declined };
    let after = query.after.as_deref().map(|page| (page, left));
    let offer = next(&app, &edition, &purchase, after, app.press.clock.now_ms()).await?;
    let place = |offer: Offer<'_>| {
        let page = &edition.site.pages[offer.step.page];
        OfferPlaceView {
            page: page.route_name().to_owned(),
            href: page.href(purchase.first.order.country),
        }
    };
    Ok(Json(NextOfferView { next: offer.map(place) }))
}

/// Shows an offer to who has paid.
#[utoipa::path(
    get,
    path = "/api/orders/{id}/offers/{page}",
    params(
        ("id" = String, Path, description = "`ord_…` of the first order"),
        ("page" = String, Path, description = "the name of the offer's page"),
        ("Authorization" = String, Header, description = "`Bearer` and the secret of its browser"),
    ),
    responses(
        (status = 200, description = "The offer", body = OfferView),
        (status = 404, description = "No such order, not yours, or nothing is offered there", body = ProblemView, content_type = "application/problem+json"),
        (status = 503, description = "The database does not answer", body = ProblemView, content_type = "application/problem+json"),
    )
)]
pub async fn get_offer(
    State(app): State<Arc<App>>,
    Path((id, page)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Json<OfferView>, Problem> {
    let (id, token) = proof(&id, &headers)?;
    let purchase = purchase_to_go_on(&app, id, token).await?;
    let edition = app.pages.edition();
    let offer = offer_on(&app, &edition, &purchase, &page, app.press.clock.now_ms()).await?;
    let offer = offer.ok_or_else(nothing_offered)?;
    Ok(Json(offer_view(&app, &edition.site, &purchase, &offer)))
}

/// Keeps a draft for an offer. Nobody owes anything before its own order button is pressed.
#[utoipa::path(
    post,
    path = "/api/orders/{id}/offers/{page}",
    params(
        ("id" = String, Path, description = "`ord_…` of the first order"),
        ("page" = String, Path, description = "the name of the offer's page"),
        ("Authorization" = String, Header, description = "`Bearer` and the secret of its browser"),
    ),
    request_body = OfferOrderRequest,
    responses(
        (status = 201, description = "A draft", body = PlacedOrderView),
        (status = 200, description = "The draft was there and is now as it was sent", body = PlacedOrderView),
        (status = 400, description = "Not an order", body = ProblemView, content_type = "application/problem+json"),
        (status = 403, description = "Sent by another site", body = ProblemView, content_type = "application/problem+json"),
        (status = 404, description = "No such order, not yours, or nothing is offered there", body = ProblemView, content_type = "application/problem+json"),
        (status = 409, description = "`price-changed` (with `quote`), `sold-out` (with `skus`), `already-paid`, `order-ended`, or `conflict`: the order is placed, or the id belongs to another one", body = OrderProblemView, content_type = "application/problem+json"),
        (status = 422, description = "`button-words-outdated` or `method-not-offered`", body = OrderProblemView, content_type = "application/problem+json"),
        (status = 429, description = "Too many requests from this address", body = ProblemView, content_type = "application/problem+json"),
        (status = 503, description = "The database does not answer", body = ProblemView, content_type = "application/problem+json"),
    )
)]
pub async fn post_offer(
    State(app): State<Arc<App>>,
    Path((id, page)): Path<(String, String)>,
    headers: HeaderMap,
    body: Result<Json<OfferOrderRequest>, JsonRejection>,
) -> Result<(StatusCode, Json<PlacedOrderView>), Problem> {
    let Json(request) = body.map_err(|rejection| refuse_body(&rejection))?;
    let (first, token) = proof(&id, &headers)?;
    let acceptance = read(request)?;
    let id = acceptance.id;
    let purchase = purchase_to_go_on(&app, first, token).await?;
    let edition = app.pages.edition();
    let now_ms = app.press.clock.now_ms();
    let offer = offer_on(&app, &edition, &purchase, &page, now_ms).await?;
    let offer = offer.ok_or_else(nothing_offered)?;
    let status = match draft_offer(&app, &edition, &purchase, offer, acceptance, now_ms).await {
        Ok(Drafted::New) => StatusCode::CREATED,
        Ok(Drafted::Again) => StatusCode::OK,
        Err(DraftRefusal::PriceChanged(priced)) => {
            let locale = purchase.first.order.locale;
            return Err(price_changed(&quote_view(&edition.site, locale, &priced)));
        }
        Err(refusal) => return Err(refusal.into()),
    };
    let whole = own_order(&app, id, token).await?;
    Ok((status, Json(order_view(&edition.site, &whole))))
}

fn read(request: OfferOrderRequest) -> Result<Acceptance, Problem> {
    let bad = |detail: &str| Problem::new(Code::BadRequest).with_detail(detail);
    let method = request.method.map(|name| name.parse());
    Ok(Acceptance {
        id: request.id.parse().map_err(|_| bad("`id` is not `ord_` and a ULID."))?,
        method: method
            .transpose()
            .map_err(|_| Problem::new(Code::MethodNotOffered).with_detail("`method` is no way to pay."))?,
        early_supply: request.early_supply,
        expected_total_minor: request.expected_total_minor,
    })
}

fn nothing_offered() -> Problem {
    Problem::new(Code::NotFound).with_detail("Nothing is offered here any more: go on.")
}

fn offer_view(app: &App, site: &Site, purchase: &Purchase, offer: &Offer<'_>) -> OfferView {
    let order = &purchase.first.order;
    let locale = order.locale;
    let has_digital = offer.priced.quote.lines.iter().any(|line| !line.item.is_sent);
    OfferView {
        page: site.pages[offer.step.page].route_name().to_owned(),
        paying: match offer.paying {
            Paying::Again => PayingName::Again,
            Paying::Anew(_) => PayingName::Anew,
        },
        method: order.method.map(Method::name),
        quote: quote_view(site, locale, &offer.priced),
        button: OrderButtonView::of(locale),
        methods: methods(app, order.country),
        early_supply: has_digital.then(|| AgreementView::early_supply(locale)),
    }
}
