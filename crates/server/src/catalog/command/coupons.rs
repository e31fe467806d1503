//! `trichter coupon`.

use domain::country::Country;
use domain::coupon::{Coupon, CouponCode, Reduction};
use serde::Serialize;
use store::coupons::{create_coupon, end_coupon, list_coupons};
use store::{Reader, Store, Writer};

use super::{MAX_ROWS, read_amount, read_end, read_start};
use crate::clock::Clock;
use crate::command::{ACTOR, CommandError, Form, json, local, table, utc, with_store};
use crate::config::Config;

/// A coupon as it was typed.
pub struct CouponRequest<'a> {
    pub code: CouponCode,
    pub percent: Option<u8>,
    pub amount: Option<&'a str>,
    pub country: Option<Country>,
    pub start: Option<&'a str>,
    pub end: Option<&'a str>,
    pub max_uses: Option<u32>,
}

/// A coupon in the list for programs.
#[derive(Serialize)]
struct CouponView {
    code: String,
    percent: Option<u8>,
    amount_minor: Option<i64>,
    currency: Option<&'static str>,
    country: Option<&'static str>,
    starts_at: String,
    ends_at: Option<String>,
    max_uses: Option<u32>,
    uses: u32,
}

/// Makes a coupon.
pub fn create(config: &Config, request: CouponRequest<'_>) -> Result<String, CommandError> {
    let now_ms = Clock::system().now_ms();
    let country = request.country.unwrap_or(Country::FALLBACK);
    let starts_at_ms = request.start.map(|start| read_start(start, country)).transpose()?;
    let starts_at_ms = starts_at_ms.unwrap_or(now_ms);
    let ends_at_ms = request.end.map(|end| read_end(end, country)).transpose()?;
    if ends_at_ms.is_some_and(|ends_at_ms| ends_at_ms <= starts_at_ms) {
        let refusal = "it would be over before it begins: choose a later end";
        return Err(CommandError::Refused(refusal.to_owned()));
    }
    let reduction = reduction(&request, country)?;
    let coupon = Coupon {
        code: request.code,
        reduction,
        country: request.country,
        starts_at_ms,
        ends_at_ms,
        max_uses: request.max_uses,
        uses: 0,
    };
    let is_new = with_store(config, async |store: &Store| {
        store
            .write("making a coupon", async |writer: &Writer| {
                create_coupon(writer, &coupon, ACTOR, now_ms).await
            })
            .await
    })?;
    let code = &coupon.code;
    if !is_new {
        let refusal = format!("there is a coupon {code} already: choose another code");
        return Err(CommandError::Refused(refusal));
    }
    Ok(format!("{code} takes {} off the goods.\n", words(coupon.reduction)))
}

/// Ends a coupon now.
pub fn end(config: &Config, code: &CouponCode) -> Result<String, CommandError> {
    let now_ms = Clock::system().now_ms();
    let was_open = with_store(config, async |store: &Store| {
        store
            .write("ending a coupon", async |writer: &Writer| {
                end_coupon(writer, code, ACTOR, now_ms).await
            })
            .await
    })?;
    if !was_open {
        let refusal = format!("there is no coupon {code} that could be ended: see `trichter coupon list`");
        return Err(CommandError::Refused(refusal));
    }
    Ok(format!("{code} is over.\n"))
}

/// The coupons, the newest first.
pub fn list(config: &Config, form: Form) -> Result<String, CommandError> {
    let coupons = with_store(config, async |store: &Store| {
        store
            .read("listing coupons", async |reader: &Reader| {
                list_coupons(reader, MAX_ROWS).await
            })
            .await
    })?;
    Ok(match form {
        Form::Json => json(&coupons.iter().map(view).collect::<Vec<_>>()),
        Form::Table => coupons_table(&coupons),
    })
}

fn reduction(request: &CouponRequest<'_>, country: Country) -> Result<Reduction, CommandError> {
    let refused = |sentence: &str| CommandError::Refused(sentence.to_owned());
    match (request.percent, request.amount) {
        (_, Some(amount)) => Reduction::amount(read_amount(amount, country)?)
            .ok_or_else(|| refused("a coupon takes off more than nothing: choose a higher amount")),
        (Some(percent), None) => {
            Reduction::percent(percent).ok_or_else(|| refused("a coupon takes off 1 to 90 percent"))
        }
        (None, None) => Err(refused("say what the coupon takes off: --percent or --amount")),
    }
}

fn words(reduction: Reduction) -> String {
    match reduction {
        Reduction::Percent(percent) => format!("{percent} %"),
        Reduction::Amount(amount) => amount.to_string(),
    }
}

fn view(coupon: &Coupon) -> CouponView {
    let (percent, amount) = match coupon.reduction {
        Reduction::Percent(percent) => (Some(percent), None),
        Reduction::Amount(amount) => (None, Some(amount)),
    };
    CouponView {
        code: coupon.code.to_string(),
        percent,
        amount_minor: amount.map(|amount| amount.minor),
        currency: amount.map(|amount| amount.currency.code()),
        country: coupon.country.map(Country::code),
        starts_at: utc(coupon.starts_at_ms),
        ends_at: coupon.ends_at_ms.map(utc),
        max_uses: coupon.max_uses,
        uses: coupon.uses,
    }
}

fn coupons_table(coupons: &[Coupon]) -> String {
    let row = |coupon: &Coupon| {
        let country = coupon.country.unwrap_or(Country::FALLBACK);
        let most = coupon.max_uses.map_or_else(String::new, |most| format!(" of {most}"));
        [
            coupon.code.to_string(),
            words(coupon.reduction),
            coupon.country.map_or("all", Country::code).to_owned(),
            local(country, coupon.starts_at_ms),
            coupon
                .ends_at_ms
                .map_or_else(String::new, |ends_at_ms| local(country, ends_at_ms)),
            format!("{}{most}", coupon.uses),
        ]
    };
    let rows: Vec<_> = coupons.iter().map(row).collect();
    table(
        ["CODE", "OFF", "COUNTRY", "FROM", "UNTIL", "USED"],
        &rows,
        "No coupons.",
    )
}
