//! `POST /api/quotes`: what a basket costs now, in the visitor's words. Nothing is kept.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use content::Site;
use domain::format;
use domain::locale::Locale;
use domain::money::Money;
use domain::quote::{MAX_LINES, MAX_QUANTITY, QuoteFault, QuoteLine, VatPart};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::app::App;
use crate::baskets::{self, Basket, BasketFault, BasketItem, CouponVerdict, PricedBasket, words_of};
use crate::http::json::refuse_body;
use crate::http::problem::{Code, Problem, ProblemView};
use crate::pages::edition::Edition;
use crate::pages::names::{CountryCode, LocaleName};

pub const PATH: &str = "/api/quotes";

/// What somebody wants to buy.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct QuoteRequest {
    #[schema(value_type = CountryCode)]
    country: String,
    #[schema(value_type = LocaleName)]
    locale: String,
    items: Vec<ItemRequest>,
    /// As it was typed.
    #[schema(required = true)]
    coupon: Option<String>,
}

/// A package and how many of it.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ItemRequest {
    #[schema(example = "daily-trio-3")]
    pub sku: String,
    pub quantity: u32,
}

/// What a basket costs. Everything is printed in the visitor's language; `…_minor` are whole cents.
#[derive(Debug, Serialize, ToSchema)]
pub struct QuoteView {
    /// Of the prices: what `POST /api/orders` wants to have back.
    revision: i64,
    lines: Vec<QuoteLineView>,
    /// The lines before the discount.
    goods: String,
    #[schema(required = true)]
    discount: Option<String>,
    /// Free delivery has a price too, of nought; none if nothing is sent.
    #[schema(required = true)]
    delivery: Option<String>,
    total: String,
    total_minor: i64,
    #[schema(example = "EUR")]
    currency: &'static str,
    /// The tax in the total, by rate.
    vat: Vec<VatView>,
    /// Working days; none if nothing is sent.
    #[schema(required = true)]
    delivery_days: Option<String>,
    #[schema(required = true)]
    coupon: Option<CouponView>,
}

/// A line of a basket.
#[derive(Debug, Serialize, ToSchema)]
pub struct QuoteLineView {
    sku: String,
    name: String,
    note: String,
    /// The id of a picture.
    picture: String,
    quantity: u32,
    /// Of one package.
    price: String,
    price_minor: i64,
    /// Of all of them, after the discount.
    total: String,
    #[schema(required = true)]
    discount: Option<String>,
    /// Of a kilogram.
    #[schema(required = true)]
    unit_price: Option<String>,
    #[schema(required = true)]
    dose: Option<String>,
    #[schema(required = true)]
    net_quantity: Option<String>,
    is_sent: bool,
    is_sold_out: bool,
    /// The lowest price of the 30 days before the reduction.
    #[schema(required = true)]
    prior: Option<PriorPriceView>,
}

/// A price that was lowered.
#[derive(Debug, Serialize, ToSchema)]
pub struct PriorPriceView {
    price: String,
    percent: String,
}

/// The tax of one rate.
#[derive(Debug, Serialize, ToSchema)]
pub struct VatView {
    #[schema(example = "7 %")]
    pub rate: String,
    pub amount: String,
}

/// What became of a code.
#[derive(Debug, Serialize, ToSchema)]
pub struct CouponView {
    code: String,
    is_valid: bool,
    /// `unknown`, `not-yet`, `over`, `used-up` or `other-country`.
    #[schema(required = true)]
    why: Option<&'static str>,
}

/// Says what a basket costs.
#[utoipa::path(
    post,
    path = "/api/quotes",
    request_body = QuoteRequest,
    responses(
        (status = 200, description = "What it costs", body = QuoteView),
        (status = 400, description = "Not a basket", body = ProblemView, content_type = "application/problem+json"),
        (status = 422, description = "`unknown-package` (with `field`) or `basket-invalid`", body = ProblemView, content_type = "application/problem+json"),
        (status = 429, description = "Too many requests from this address", body = ProblemView, content_type = "application/problem+json"),
        (status = 503, description = "The database does not answer", body = ProblemView, content_type = "application/problem+json"),
    )
)]
pub async fn post_quote(
    State(app): State<Arc<App>>,
    body: Result<Json<QuoteRequest>, JsonRejection>,
) -> Result<Json<QuoteView>, Problem> {
    let Json(request) = body.map_err(|rejection| refuse_body(&rejection))?;
    let edition = app.pages.edition();
    let basket = read_basket(
        &edition,
        &request.country,
        &request.locale,
        &request.items,
        request.coupon,
    )?;
    let now_ms = app.press.clock.now_ms();
    let priced = baskets::price(&app, &edition, &basket, now_ms).await?;
    Ok(Json(quote_view(&edition.site, basket.locale, &priced)))
}

/// Reads what was sent; whether it can be bought is asked later.
pub(super) fn read_basket(
    edition: &Edition,
    country: &str,
    locale: &str,
    items: &[ItemRequest],
    coupon: Option<String>,
) -> Result<Basket, Problem> {
    let bad = |detail: &str| Problem::new(Code::BadRequest).with_detail(detail);
    let country = country
        .parse()
        .ok()
        .filter(|country| edition.site.countries.contains(country))
        .ok_or_else(|| bad("`country` is no country of this shop."))?;
    let locale = locale
        .parse()
        .map_err(|_| bad("`locale` is no translation of this shop."))?;
    if items.len() > MAX_LINES {
        return Err(BasketFault::Quote(QuoteFault::TooMany).into());
    }
    let item = |(at, item): (usize, &ItemRequest)| match item.sku.parse() {
        Ok(sku) => Ok(BasketItem {
            sku,
            quantity: item.quantity,
        }),
        Err(_) => Err(unknown_package(at)),
    };
    Ok(Basket {
        country,
        locale,
        items: items.iter().enumerate().map(item).collect::<Result<_, _>>()?,
        coupon: coupon.filter(|code| !code.trim().is_empty()),
        goes_along: false,
    })
}

fn unknown_package(at: usize) -> Problem {
    Problem::new(Code::UnknownPackage)
        .with_detail(format!("`items[{at}].sku` names no package that is sold there."))
        .with_member("field", format!("items[{at}].sku"))
}

impl From<BasketFault> for Problem {
    fn from(fault: BasketFault) -> Self {
        match fault {
            BasketFault::UnknownPackage(sku) => Problem::new(Code::UnknownPackage)
                .with_detail(format!("`{sku}` is not sold there."))
                .with_member("field", sku.to_string()),
            BasketFault::Quote(QuoteFault::Empty) => {
                Problem::new(Code::BasketInvalid).with_detail("There is nothing in the basket, or none of something.")
            }
            BasketFault::Quote(QuoteFault::TooMany) => Problem::new(Code::BasketInvalid).with_detail(format!(
                "A basket has at most {MAX_LINES} packages, and {MAX_QUANTITY} of each."
            )),
            BasketFault::Quote(QuoteFault::OtherCurrency) => {
                tracing::error!("a price is in another currency than its country's");
                Problem::new(Code::Internal)
            }
            BasketFault::Store(error) => Problem::from(error),
        }
    }
}

/// A priced basket in a visitor's words.
pub(super) fn quote_view(site: &Site, locale: Locale, priced: &PricedBasket) -> QuoteView {
    let money = |amount: Money| format::money(locale, amount);
    let quote = &priced.quote;
    let is_sent = quote.lines.iter().any(|line| line.item.is_sent);
    let lines = quote.lines.iter().zip(&priced.offers);
    let line_view = |(line, offered): (&QuoteLine, &domain::catalog::Offered)| {
        let words = words_of(site, locale, line)?;
        Some(QuoteLineView {
            sku: line.item.sku.to_string(),
            name: words.name,
            note: words.note,
            picture: words.picture,
            quantity: line.item.quantity,
            price: money(line.item.price),
            price_minor: line.item.price.minor,
            total: money(line.total),
            discount: printed_discount(locale, line.discount),
            unit_price: words.unit_price,
            dose: words.dose,
            net_quantity: words.net_quantity,
            is_sent: line.item.is_sent,
            is_sold_out: priced.sold_out.contains(&line.item.sku),
            prior: offered.prior.as_ref().map(|prior| PriorPriceView {
                price: money(prior.price),
                percent: format::percent(locale, prior.percent),
            }),
        })
    };
    QuoteView {
        revision: priced.revision,
        lines: lines.filter_map(line_view).collect(),
        goods: money(quote.goods),
        discount: printed_discount(locale, quote.discount),
        delivery: is_sent.then(|| money(quote.delivery)),
        total: money(quote.total),
        total_minor: quote.total.minor,
        currency: quote.total.currency.code(),
        vat: vat_views(locale, &quote.vat),
        delivery_days: is_sent.then(|| priced.delivery_days.clone()),
        coupon: priced.coupon.as_ref().map(coupon_view),
    }
}

/// A discount as it is printed beside what it is taken from; none if nothing is taken off.
pub(super) fn printed_discount(locale: Locale, discount: Money) -> Option<String> {
    (discount.minor != 0).then(|| format::money(locale, discount))
}

pub(super) fn vat_views(locale: Locale, parts: &[VatPart]) -> Vec<VatView> {
    let view = |part: &VatPart| VatView {
        rate: format::rate(locale, part.rate),
        amount: format::money(locale, part.vat),
    };
    parts.iter().map(view).collect()
}

fn coupon_view(verdict: &CouponVerdict) -> CouponView {
    CouponView {
        code: verdict.text.clone(),
        is_valid: verdict.outcome.is_ok(),
        why: verdict.outcome.as_ref().err().map(|why| why.name()),
    }
}
