//! What requests carry: bodies of JSON, declared as such, and queries, both of exactly the expected shape.

use axum::extract::rejection::{JsonRejection, QueryRejection};
use http::StatusCode;

use crate::http::problem::{Code, Problem};

/// Why a body was not taken. A browser sends JSON across sites only after asking, so the content type matters.
pub fn refuse_body(rejection: &JsonRejection) -> Problem {
    match rejection {
        JsonRejection::MissingJsonContentType(_) => Problem::new(Code::UnsupportedMediaType),
        JsonRejection::BytesRejection(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => {
            Problem::new(Code::BodyTooLarge)
        }
        other => Problem::new(Code::BadRequest).with_detail(other.body_text()),
    }
}

/// Why a query was not understood.
pub fn refuse_query(rejection: &QueryRejection) -> Problem {
    Problem::new(Code::BadRequest).with_detail(rejection.body_text())
}
