//! What `trichter price`, `campaign`, `coupon` and `stock` do. A running server shows each change within a second.

use domain::calendar::LocalTime;
use domain::country::Country;
use domain::money::Money;

use crate::command::CommandError;

pub mod campaigns;
pub mod coupons;
pub mod prices;
pub mod stock;

/// Of what is listed, so many at most: more than anybody reads, less than anybody waits for.
const MAX_ROWS: u64 = 1000;

/// An amount as people type it, in the currency of a country.
fn read_amount(text: &str, country: Country) -> Result<Money, CommandError> {
    let currency = country.currency();
    Money::parse(text, currency).ok_or_else(|| {
        let code = currency.code();
        CommandError::Refused(format!(
            "`{text}` is no amount: write it in {code} with two decimals, as 39.90"
        ))
    })
}

/// A moment as people type it, by the clocks of a country; a day alone is its beginning.
fn read_start(text: &str, country: Country) -> Result<i64, CommandError> {
    Ok(read_moment(text)?.at_ms(country))
}

/// The same; a day alone is its end.
fn read_end(text: &str, country: Country) -> Result<i64, CommandError> {
    let moment = read_moment(text)?;
    let is_day_alone = text.parse() == Ok(moment.day);
    Ok(if is_day_alone {
        moment.day.plus_days(1).starts_at_ms(country)
    } else {
        moment.at_ms(country)
    })
}

fn read_moment(text: &str) -> Result<LocalTime, CommandError> {
    text.parse().map_err(|_| {
        CommandError::Refused(format!(
            "`{text}` is no moment: write a day, as 2026-11-23, or a day and a time, as \"2026-11-23 08:00\""
        ))
    })
}
