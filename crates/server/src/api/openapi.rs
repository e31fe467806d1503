//! The API's own description. `openapi.json` in the repository is this document, and a test keeps it current.

use axum::response::{IntoResponse, Response};
use http::header::CONTENT_TYPE;
use utoipa::OpenApi;

use crate::api::{
    builds, checkout, client_errors, consents, countries, downloads, events, feedback, films, images, leads, my_data,
    newsletter, offers, order_payments, orders, payment_webhooks, purchase_events, quiz_sessions, quizzes, quotes,
    share, withdrawals,
};
use crate::pages::payload::Payload;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "trichter",
        description = "Storefront and quiz funnel.",
        license(name = "MIT OR Apache-2.0")
    ),
    paths(
        builds::get_latest_build,
        builds::get_build_manifest,
        checkout::get_checkout,
        client_errors::post_client_error,
        consents::post_consent,
        countries::list_countries,
        countries::get_country,
        downloads::list_downloads,
        downloads::get_download,
        events::post_events,
        feedback::get_feedback,
        feedback::post_feedback,
        feedback::post_feedback_objection,
        films::get_film,
        images::get_image,
        leads::post_lead,
        my_data::get_my_data,
        my_data::delete_my_data,
        newsletter::post_confirm,
        newsletter::post_unsubscribe,
        newsletter::get_one_click,
        newsletter::post_one_click,
        offers::get_purchase,
        offers::get_next_offer,
        offers::get_offer,
        offers::post_offer,
        order_payments::post_payment,
        order_payments::delete_payments,
        order_payments::post_settle,
        purchase_events::post_purchase_event,
        orders::post_order,
        orders::get_order,
        payment_webhooks::post_webhook,
        quiz_sessions::post_quiz_session,
        quiz_sessions::post_answers,
        quiz_sessions::get_quiz_session,
        quiz_sessions::delete_quiz_session,
        quizzes::get_quiz,
        quotes::post_quote,
        share::get_share_picture,
        withdrawals::post_withdrawal,
        get_payload,
    ),
    components(schemas(Payload))
)]
struct Api;

/// A page's payload.
#[utoipa::path(
    get,
    path = "/{page}/_payload.json",
    params(("page" = String, Path, description = "The page's path, with or without country")),
    responses((status = 200, description = "The page", body = Payload), (status = 404, description = "No such page", body = Payload))
)]
#[expect(
    dead_code,
    reason = "carries the description; payloads are answered by the page service"
)]
fn get_payload() {}

/// The document as it is committed.
pub fn document() -> String {
    let mut text = Api::openapi().to_pretty_json().expect("the description is plain data");
    text.push('\n');
    text
}

/// The description, for programs.
pub async fn get_openapi() -> Response {
    ([(CONTENT_TYPE, "application/json")], document()).into_response()
}
