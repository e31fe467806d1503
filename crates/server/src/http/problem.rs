//! What the API says when it refuses: RFC 9457 problems with a closed list of codes. The public text and the internal cause
//! are apart; the cause only goes to the log.

use std::collections::BTreeMap;

use axum::response::{IntoResponse, Response};
use http::header::{CACHE_CONTROL, CONTENT_TYPE, RETRY_AFTER};
use http::{HeaderValue, StatusCode};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use crate::http::headers::NO_STORE;

/// Everything that can be refused, each with its status and its public sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Code {
    NotFound,
    MethodNotAllowed,
    BadRequest,
    ForeignOrigin,
    Conflict,
    EmailInvalid,
    EmailDisposable,
    EmailUnreachable,
    TooManyMails,
    CardNumberRefused,
    UnknownPackage,
    BasketInvalid,
    AddressInvalid,
    CouponRefused,
    MethodNotOffered,
    ButtonWordsOutdated,
    PriceChanged,
    SoldOut,
    AlreadyPaid,
    PaymentUnderWay,
    OrderEnded,
    StatementInvalid,
    FeedbackInvalid,
    FeedbackNotAllowed,
    ProviderUnavailable,
    BodyTooLarge,
    UnsupportedMediaType,
    PictureUnreadable,
    PictureTooLarge,
    RangeNotSatisfiable,
    TooManyRequests,
    TimedOut,
    Unavailable,
    Internal,
}

impl Code {
    #[expect(clippy::too_many_lines, reason = "a table with one row for each code")]
    fn parts(self) -> (StatusCode, &'static str, &'static str) {
        match self {
            Code::NotFound => (StatusCode::NOT_FOUND, "not-found", "There is nothing here."),
            Code::MethodNotAllowed => (
                StatusCode::METHOD_NOT_ALLOWED,
                "method-not-allowed",
                "This address does not take that method.",
            ),
            Code::BadRequest => (
                StatusCode::BAD_REQUEST,
                "bad-request",
                "The request cannot be understood.",
            ),
            Code::ForeignOrigin => (
                StatusCode::FORBIDDEN,
                "foreign-origin",
                "Requests of other sites are not taken.",
            ),
            Code::Conflict => (
                StatusCode::CONFLICT,
                "conflict",
                "This contradicts what is already there.",
            ),
            Code::EmailInvalid => (
                StatusCode::UNPROCESSABLE_ENTITY,
                "email-invalid",
                "This is no e-mail address.",
            ),
            Code::EmailDisposable => (
                StatusCode::UNPROCESSABLE_ENTITY,
                "email-disposable",
                "Mailboxes that are thrown away are not written to.",
            ),
            Code::EmailUnreachable => (
                StatusCode::UNPROCESSABLE_ENTITY,
                "email-unreachable",
                "There is no mailbox behind this address.",
            ),
            Code::TooManyMails => (
                StatusCode::TOO_MANY_REQUESTS,
                "too-many-mails",
                "This address was sent enough for today.",
            ),
            Code::CardNumberRefused => (
                StatusCode::UNPROCESSABLE_ENTITY,
                "card-number-refused",
                "Card numbers are not taken here.",
            ),
            Code::UnknownPackage => (
                StatusCode::UNPROCESSABLE_ENTITY,
                "unknown-package",
                "The shop does not sell this package.",
            ),
            Code::BasketInvalid => (
                StatusCode::UNPROCESSABLE_ENTITY,
                "basket-invalid",
                "This basket cannot be ordered.",
            ),
            Code::AddressInvalid => (
                StatusCode::UNPROCESSABLE_ENTITY,
                "address-invalid",
                "Nothing can be sent to this address.",
            ),
            Code::CouponRefused => (
                StatusCode::UNPROCESSABLE_ENTITY,
                "coupon-refused",
                "This code gives no discount.",
            ),
            Code::MethodNotOffered => (
                StatusCode::UNPROCESSABLE_ENTITY,
                "method-not-offered",
                "This order cannot be paid that way.",
            ),
            Code::ButtonWordsOutdated => (
                StatusCode::UNPROCESSABLE_ENTITY,
                "button-words-outdated",
                "The order button has other words by now.",
            ),
            Code::PriceChanged => (
                StatusCode::CONFLICT,
                "price-changed",
                "The price is not the one that was shown.",
            ),
            Code::SoldOut => (StatusCode::CONFLICT, "sold-out", "Part of the order is sold out."),
            Code::AlreadyPaid => (StatusCode::CONFLICT, "already-paid", "This order is paid."),
            Code::PaymentUnderWay => (
                StatusCode::CONFLICT,
                "payment-under-way",
                "An earlier payment of this order is under way.",
            ),
            Code::OrderEnded => (
                StatusCode::CONFLICT,
                "order-ended",
                "This order has ended: it takes no payment.",
            ),
            Code::StatementInvalid => (
                StatusCode::UNPROCESSABLE_ENTITY,
                "statement-invalid",
                "Something is missing for this statement.",
            ),
            Code::FeedbackInvalid => (
                StatusCode::UNPROCESSABLE_ENTITY,
                "feedback-invalid",
                "Something is missing for this review.",
            ),
            Code::FeedbackNotAllowed => (
                StatusCode::FORBIDDEN,
                "feedback-not-allowed",
                "Only the link in the mail after a delivery opens this.",
            ),
            Code::ProviderUnavailable => (
                StatusCode::SERVICE_UNAVAILABLE,
                "provider-unavailable",
                "The payment service does not answer. Nothing was charged.",
            ),
            Code::BodyTooLarge => (
                StatusCode::PAYLOAD_TOO_LARGE,
                "body-too-large",
                "The request's body is too large.",
            ),
            Code::UnsupportedMediaType => (
                StatusCode::UNSUPPORTED_MEDIA_TYPE,
                "unsupported-media-type",
                "The body must be JSON, with the content type application/json.",
            ),
            Code::PictureUnreadable => (
                StatusCode::UNSUPPORTED_MEDIA_TYPE,
                "picture-unreadable",
                "The original of this picture cannot be read.",
            ),
            Code::PictureTooLarge => (
                StatusCode::PAYLOAD_TOO_LARGE,
                "picture-too-large",
                "The original of this picture has too many bytes or pixels.",
            ),
            Code::RangeNotSatisfiable => (
                StatusCode::RANGE_NOT_SATISFIABLE,
                "range-not-satisfiable",
                "There are no such bytes.",
            ),
            Code::TooManyRequests => (
                StatusCode::TOO_MANY_REQUESTS,
                "too-many-requests",
                "Too many requests. Try again in a moment.",
            ),
            Code::TimedOut => (
                StatusCode::REQUEST_TIMEOUT,
                "timed-out",
                "The request took too long to arrive.",
            ),
            Code::Unavailable => (
                StatusCode::SERVICE_UNAVAILABLE,
                "unavailable",
                "Not ready at the moment. Try again soon.",
            ),
            Code::Internal => (
                StatusCode::INTERNAL_SERVER_ERROR,
                "internal",
                "Something went wrong on our side.",
            ),
        }
    }
}

/// A refusal on its way out.
#[derive(Debug)]
pub struct Problem {
    code: Code,
    detail: Option<String>,
    retry_after_seconds: Option<u32>,
    /// What a program needs to go on, by name.
    members: BTreeMap<&'static str, Value>,
}

/// A refusal as clients see it.
#[derive(Serialize, ToSchema)]
pub struct ProblemView {
    /// Identifies the sort of problem.
    #[serde(rename = "type")]
    kind: String,
    title: &'static str,
    status: u16,
    /// A stable word for programs.
    code: &'static str,
    /// What exactly is wrong and what to do.
    #[serde(skip_serializing_if = "Option::is_none")]
    detail: Option<String>,
    /// What a program needs to go on; which there are depends on the code.
    #[serde(flatten)]
    #[schema(ignore)]
    members: BTreeMap<&'static str, Value>,
}

impl Problem {
    pub fn new(code: Code) -> Self {
        Problem {
            code,
            detail: None,
            retry_after_seconds: None,
            members: BTreeMap::new(),
        }
    }

    /// Adds a public sentence about this very request.
    #[must_use]
    pub fn with_detail(mut self, detail: impl Into<String>) -> Self {
        self.detail = Some(detail.into());
        self
    }

    /// Adds what a program needs to go on.
    #[must_use]
    pub fn with_member(mut self, name: &'static str, value: impl Serialize) -> Self {
        let value = serde_json::to_value(value).expect("members are plain data");
        self.members.insert(name, value);
        self
    }

    /// Says when the same request may succeed.
    #[must_use]
    pub fn with_retry_after(mut self, seconds: u32) -> Self {
        self.retry_after_seconds = Some(seconds);
        self
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let (status, code, title) = self.code.parts();
        let view = ProblemView {
            kind: format!("urn:trichter:problem:{code}"),
            title,
            status: status.as_u16(),
            code,
            detail: self.detail,
            members: self.members,
        };
        let body = serde_json::to_vec(&view).expect("a problem is plain data");
        let headers = [
            (CONTENT_TYPE, HeaderValue::from_static("application/problem+json")),
            (CACHE_CONTROL, HeaderValue::from_static(NO_STORE)),
        ];
        let mut response = (status, headers, body).into_response();
        if let Some(seconds) = self.retry_after_seconds {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}
