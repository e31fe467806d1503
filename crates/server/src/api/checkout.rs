//! `GET /api/checkout/{country}`: what the pay page of a country is made of. The same for everybody; what it costs is said
//! by a quote.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use domain::address::{self, FieldRule};
use domain::country::Country;
use domain::locale::Locale;
use domain::{agreement, button, format, payment};
use http::HeaderValue;
use http::header::CACHE_CONTROL;
use serde::Serialize;
use utoipa::ToSchema;

use crate::app::App;
use crate::http::problem::{Code, Problem, ProblemView};

/// Rules change with a release, and the cost of delivery with the content.
const ONE_MINUTE: &str = "public, max-age=60";

/// What the pay page of a country is made of.
#[derive(Debug, Serialize, ToSchema)]
pub struct CheckoutView {
    country: &'static str,
    currency: &'static str,
    button: OrderButtonView,
    delivery: ParcelView,
    /// The fields of the form, in their order.
    address: Vec<AddressFieldView>,
    /// In the lawful order: what is no credit first.
    methods: Vec<PaymentMethodView>,
    /// The quiz of each funnel: who comes through one names the run of its quiz.
    quizzes: BTreeMap<String, String>,
    /// Funnels that offer something after payment.
    chains: Vec<String>,
    /// The boxes that a buyer can tick.
    agreements: AgreementsView,
}

/// What a buyer can agree to besides the order. Nothing is ticked in advance.
#[derive(Debug, Serialize, ToSchema)]
pub struct AgreementsView {
    /// For who pays by a method that can be saved, in a funnel that offers something after payment.
    charge_again: AgreementView,
    /// For who orders what is not sent.
    early_supply: AgreementView,
}

/// A box that a buyer can tick.
#[derive(Debug, Serialize, ToSchema)]
pub struct AgreementView {
    /// The only text that may stand beside it.
    words: &'static str,
    /// Sent with the order, as the proof of which words were agreed to.
    version: &'static str,
}

impl AgreementView {
    const fn charge_again(locale: Locale) -> Self {
        AgreementView {
            words: agreement::charge_again_words(locale),
            version: agreement::VERSION,
        }
    }

    pub(super) const fn early_supply(locale: Locale) -> Self {
        AgreementView {
            words: agreement::early_supply_words(locale),
            version: agreement::VERSION,
        }
    }
}

/// The order button.
#[derive(Debug, Serialize, ToSchema)]
pub struct OrderButtonView {
    /// The only text that may stand on it.
    words: &'static str,
    /// Sent with the payment, as the proof of which words were pressed.
    version: &'static str,
}

impl OrderButtonView {
    pub(super) const fn of(locale: Locale) -> Self {
        OrderButtonView {
            words: button::words(locale),
            version: button::VERSION,
        }
    }
}

/// What it means to have something sent.
#[derive(Debug, Serialize, ToSchema)]
pub struct ParcelView {
    /// Of one parcel, tax included.
    cost: String,
    /// Working days: `2–4`.
    days: String,
}

/// A field of the address.
#[derive(Debug, Serialize, ToSchema)]
pub struct AddressFieldView {
    /// Its key in an order's `address`.
    name: &'static str,
    required: bool,
    /// The token by which browsers fill it.
    autocomplete: &'static str,
    #[schema(required = true)]
    mask: Option<&'static str>,
    /// In characters.
    max_length: usize,
    /// The keyboard: `text`, `numeric` or `tel`.
    input_mode: &'static str,
}

/// A way to pay.
#[derive(Debug, Serialize, ToSchema)]
pub struct PaymentMethodView {
    name: &'static str,
    /// Whether it is credit: `none`, `maybe` or `always`.
    credit: &'static str,
    /// Never one that can be credit.
    preselected: bool,
    can_be_saved: bool,
}

/// What the pay page of a country is made of: form, delivery, ways to pay, order button.
#[utoipa::path(
    get,
    path = "/api/checkout/{country}",
    params(("country" = String, Path, description = "alpha-2 code, in any letter case")),
    responses(
        (status = 200, description = "The rules of the country", body = CheckoutView),
        (status = 404, description = "The shop does not sell there", body = ProblemView, content_type = "application/problem+json"),
    )
)]
pub async fn get_checkout(State(app): State<Arc<App>>, Path(country): Path<String>) -> Result<Response, Problem> {
    let site = Arc::clone(&app.pages.edition().site);
    let country = country.parse().ok().filter(|country| site.countries.contains(country));
    let country: Country =
        country.ok_or_else(|| Problem::new(Code::NotFound).with_detail("The shop does not sell to this country."))?;
    let locale = country.default_locale();
    let delivery = site.delivery(country);
    let view = CheckoutView {
        country: country.code(),
        currency: country.currency().code(),
        button: OrderButtonView::of(locale),
        delivery: ParcelView {
            cost: format::money(locale, delivery.cost),
            days: delivery.days.clone(),
        },
        address: address::form(country)
            .fields
            .iter()
            .map(AddressFieldView::from)
            .collect(),
        methods: methods(&app, country),
        quizzes: site
            .funnels
            .iter()
            .map(|funnel| (funnel.name.clone(), funnel.quiz.clone()))
            .collect(),
        chains: site
            .funnels
            .iter()
            .filter(|funnel| !funnel.chain.is_empty())
            .map(|funnel| funnel.name.clone())
            .collect(),
        agreements: AgreementsView {
            charge_again: AgreementView::charge_again(locale),
            early_supply: AgreementView::early_supply(locale),
        },
    };
    Ok(([(CACHE_CONTROL, HeaderValue::from_static(ONE_MINUTE))], Json(view)).into_response())
}

/// Only what somebody is set up to carry.
pub(super) fn methods(app: &App, country: Country) -> Vec<PaymentMethodView> {
    let mut methods = payment::methods(country);
    methods.retain(|method| app.gateway.provider_of(*method).is_some());
    let preselected = payment::preselected(&methods);
    let views = methods.into_iter().map(|method| PaymentMethodView {
        name: method.name(),
        credit: method.credit_class().name(),
        preselected: preselected == Some(method),
        can_be_saved: method.can_be_saved(),
    });
    views.collect()
}

impl From<&FieldRule> for AddressFieldView {
    fn from(rule: &FieldRule) -> Self {
        AddressFieldView {
            name: rule.field.name(),
            required: rule.is_required,
            autocomplete: rule.autocomplete,
            mask: rule.mask,
            max_length: rule.max_chars,
            input_mode: rule.input_mode.name(),
        }
    }
}
