//! `/api/feedback/{order}`: whoever got the link of a mail is shown the products of their order and what they said of them, and
//! says it, once for each. Without the link's secret nothing is told, not even whether there is such an order.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use content::Site;
use domain::calendar::Day;
use domain::feedback::{Fault, Feedback, Form, MAX_NAME_CHARS, MAX_TEXT_CHARS, Standing, read_form};
use domain::format;
use domain::id::OrderId;
use domain::locale::Locale;
use domain::token::TokenHash;
use http::{HeaderMap, StatusCode};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::app::App;
use crate::feedback::{OpenOrder, Said, Saying, object, open, say};
use crate::http::bearer::{bearer, token_of};
use crate::http::card_numbers::holds_card_number;
use crate::http::json::refuse_body;
use crate::http::problem::{Code, Problem, ProblemView};
use crate::pages::names::{CopyRuleName, FeedbackStateName, LocaleName};

pub const PATH: &str = "/api/feedback/{order}";
pub const OBJECTION_PATH: &str = "/api/feedback/{order}/objection";

/// An order whose buyer may say something.
#[derive(Debug, Serialize, ToSchema)]
pub struct FeedbackView {
    products: Vec<FeedbackProductView>,
    max_text_chars: usize,
    max_name_chars: usize,
}

/// A product of it.
#[derive(Debug, Serialize, ToSchema)]
pub struct FeedbackProductView {
    #[schema(example = "daily-trio")]
    product: String,
    name: String,
    /// The id of a picture, if the shop still sells it.
    #[schema(required = true)]
    picture: Option<String>,
    /// What was said; none yet if it is null.
    #[schema(required = true)]
    said: Option<SaidView>,
}

/// What was said of a product.
#[derive(Debug, Serialize, ToSchema)]
pub struct SaidView {
    id: String,
    stars: u8,
    text: String,
    name: String,
    #[schema(example = "16.11.2026")]
    said_on: String,
    #[schema(value_type = FeedbackStateName)]
    state: &'static str,
    /// With `withheld-claim`: what its words do that advertising must not. It may be said again in others.
    #[schema(value_type = Vec<CopyRuleName>)]
    rules: Vec<String>,
    /// With `withheld`: why, in the operator's words.
    #[schema(required = true)]
    reason: Option<String>,
}

/// What somebody says of a product. The browser makes its id, so that a request that is repeated is recognised.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct FeedbackRequest {
    /// `fbk_` and a ULID, new for each product and each try in other words.
    #[schema(example = "fbk_01KA3Q1QY0V5W3N8Z4T6R2H9CD")]
    id: String,
    #[schema(example = "daily-trio")]
    product: String,
    /// One to five.
    stars: i64,
    /// May be empty.
    text: String,
    /// Shown with it.
    name: String,
    /// The language of the words.
    #[schema(value_type = LocaleName)]
    locale: String,
}

/// A refusal, with the fields that are at fault.
#[derive(ToSchema)]
#[expect(dead_code, reason = "describes what problems of feedback carry besides")]
pub struct FeedbackProblemView {
    code: String,
    title: String,
    status: u16,
    detail: Option<String>,
    /// With `feedback-invalid`.
    fields: Option<Vec<FeedbackFaultView>>,
    /// With `card-number-refused`.
    field: Option<String>,
}

/// A field that cannot stay as it is.
#[derive(Debug, Serialize, ToSchema)]
pub struct FeedbackFaultView {
    #[schema(example = "stars")]
    name: &'static str,
    /// `missing`, `too-long` or `malformed`.
    why: &'static str,
}

/// Shows what can be said and what was.
#[utoipa::path(
    get,
    path = "/api/feedback/{order}",
    params(
        ("order" = String, Path, description = "`ord_…`"),
        ("Authorization" = String, Header, description = "`Bearer` and the secret of the mail's link"),
    ),
    responses(
        (status = 200, description = "The products of the order", body = FeedbackView),
        (status = 403, description = "The link opens nothing", body = ProblemView, content_type = "application/problem+json"),
        (status = 503, description = "The database does not answer", body = ProblemView, content_type = "application/problem+json"),
    )
)]
pub async fn get_feedback(
    State(app): State<Arc<App>>,
    Path(order): Path<String>,
    headers: HeaderMap,
) -> Result<Json<FeedbackView>, Problem> {
    let (id, token) = proof(&order, &headers)?;
    let opened = open(&app, id, token).await?.ok_or_else(opens_nothing)?;
    Ok(Json(view(&app.pages.edition().site, &opened)))
}

/// Takes what somebody says.
#[utoipa::path(
    post,
    path = "/api/feedback/{order}",
    params(
        ("order" = String, Path, description = "`ord_…`"),
        ("Authorization" = String, Header, description = "`Bearer` and the secret of the mail's link"),
    ),
    request_body = FeedbackRequest,
    responses(
        (status = 201, description = "Taken: published, or withheld with the reason", body = SaidView),
        (status = 200, description = "The same had been taken", body = SaidView),
        (status = 400, description = "Not feedback", body = ProblemView, content_type = "application/problem+json"),
        (status = 403, description = "The link opens nothing, or another site sent it", body = ProblemView, content_type = "application/problem+json"),
        (status = 409, description = "Something was said of this product before", body = ProblemView, content_type = "application/problem+json"),
        (status = 422, description = "`feedback-invalid` (with `fields`) or `card-number-refused` (with `field`)", body = FeedbackProblemView, content_type = "application/problem+json"),
        (status = 429, description = "Too many requests from this address", body = ProblemView, content_type = "application/problem+json"),
        (status = 503, description = "The database does not answer", body = ProblemView, content_type = "application/problem+json"),
    )
)]
pub async fn post_feedback(
    State(app): State<Arc<App>>,
    Path(order): Path<String>,
    headers: HeaderMap,
    body: Result<Json<FeedbackRequest>, JsonRejection>,
) -> Result<(StatusCode, Json<SaidView>), Problem> {
    // Whoever has no link is told so, whatever they send.
    let (order, token) = proof(&order, &headers)?;
    if !app.links.review(order).recognise(token) {
        return Err(opens_nothing());
    }
    let Json(request) = body.map_err(|rejection| refuse_body(&rejection))?;
    let saying = request.check(order)?;
    let locale = saying.locale;
    match say(&app, saying, token, app.press.clock.now_ms()).await? {
        Said::Now(feedback) => Ok((StatusCode::CREATED, Json(said_view(&feedback, locale)))),
        Said::Before(feedback) => Ok((StatusCode::OK, Json(said_view(&feedback, locale)))),
        Said::Otherwise => {
            let detail = "Something was said of this product with this link before.";
            Err(Problem::new(Code::Conflict).with_detail(detail))
        }
        Said::NotBought => {
            let detail = "`product` is none of this order.";
            Err(Problem::new(Code::BadRequest).with_detail(detail))
        }
        Said::NotAllowed => Err(opens_nothing()),
    }
}

/// Notes that whoever got the mail does not want to be asked again.
#[utoipa::path(
    post,
    path = "/api/feedback/{order}/objection",
    params(
        ("order" = String, Path, description = "`ord_…`"),
        ("Authorization" = String, Header, description = "`Bearer` and the secret of the mail's link"),
    ),
    responses(
        (status = 204, description = "Nobody asks again"),
        (status = 403, description = "The link opens nothing, or another site sent it", body = ProblemView, content_type = "application/problem+json"),
        (status = 429, description = "Too many requests from this address", body = ProblemView, content_type = "application/problem+json"),
        (status = 503, description = "The database does not answer", body = ProblemView, content_type = "application/problem+json"),
    )
)]
pub async fn post_feedback_objection(
    State(app): State<Arc<App>>,
    Path(order): Path<String>,
    headers: HeaderMap,
) -> Result<StatusCode, Problem> {
    let (id, token) = proof(&order, &headers)?;
    if object(&app, id, token, app.press.clock.now_ms()).await? {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(opens_nothing())
    }
}

fn proof(order: &str, headers: &HeaderMap) -> Result<(OrderId, TokenHash), Problem> {
    let order = order.parse().map_err(|_| opens_nothing())?;
    let token = bearer(headers).and_then(token_of).ok_or_else(opens_nothing)?;
    Ok((order, token))
}

/// Whether the order never was, was not sent or is somebody else's is nobody's business.
fn opens_nothing() -> Problem {
    Problem::new(Code::FeedbackNotAllowed)
}

impl FeedbackRequest {
    fn check(self, order: OrderId) -> Result<Saying, Problem> {
        let bad = |detail: &str| Problem::new(Code::BadRequest).with_detail(detail);
        let id = self.id.parse().map_err(|_| bad("`id` is not `fbk_` and a ULID."))?;
        let locale = self.locale.parse();
        let locale = locale.map_err(|_| bad("`locale` is no translation of this shop."))?;
        self.refuse_card_numbers()?;
        Ok(Saying {
            id,
            order,
            form: self.read()?,
            product: self.product,
            locale,
        })
    }

    fn read(&self) -> Result<Form, Problem> {
        read_form(self.stars, &self.text, &self.name).map_err(|faults| {
            let view = |fault: &Fault| FeedbackFaultView {
                name: fault.field.name(),
                why: fault.why.name(),
            };
            let fields: Vec<_> = faults.iter().map(view).collect();
            Problem::new(Code::FeedbackInvalid).with_member("fields", fields)
        })
    }

    /// Every text that somebody can type.
    fn refuse_card_numbers(&self) -> Result<(), Problem> {
        let typed = [("text", &self.text), ("name", &self.name)];
        match typed.into_iter().find(|(_, text)| holds_card_number(text)) {
            Some((name, _)) => Err(Problem::new(Code::CardNumberRefused)
                .with_detail("This looks like the number of a card, which nobody needs here.")
                .with_member("field", name)),
            None => Ok(()),
        }
    }
}

fn view(site: &Site, opened: &OpenOrder) -> FeedbackView {
    let locale = site.spoken(opened.order.locale, opened.order.country);
    let mut products: Vec<FeedbackProductView> = Vec::new();
    for line in &opened.lines {
        let id = &line.sku.product;
        if products.iter().any(|known| known.product == *id) {
            continue;
        }
        let product = site.products.get(id);
        let said = opened.said.iter().find(|said| said.product == *id);
        products.push(FeedbackProductView {
            product: id.clone(),
            name: product.map_or_else(|| line.name.clone(), |product| site.format(locale, &product.name)),
            picture: product.map(|product| product.picture.picture.id.clone()),
            said: said.map(|said| said_view(said, locale)),
        });
    }
    FeedbackView {
        products,
        max_text_chars: MAX_TEXT_CHARS,
        max_name_chars: MAX_NAME_CHARS,
    }
}

fn said_view(said: &Feedback, locale: Locale) -> SaidView {
    let day = Day::of(said.country, said.said_at_ms);
    let (rules, reason) = match &said.standing {
        Standing::Published => (Vec::new(), None),
        Standing::WithheldClaim(rules) => (rules.clone(), None),
        Standing::Withheld(reason) => (Vec::new(), Some(reason.clone())),
    };
    SaidView {
        id: said.id.to_string(),
        stars: said.form.stars.count(),
        text: said.form.text.clone(),
        name: said.form.name.clone(),
        said_on: format::day(locale, day.year(), day.month(), day.day()),
        state: said.standing.state().name(),
        rules,
        reason,
    }
}
