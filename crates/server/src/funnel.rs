//! `trichter funnel report`: where visitors leave a funnel, for the person who asked or for a program.

use std::io;
use std::sync::Arc;

use domain::country::Country;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};
use render::assets::Assets;
use store::events::{EventCount, EventFilter, count_events};
use store::{Reader, StoreError};

use crate::app::{self, StartError};
use crate::clock::Clock;
use crate::config::Config;
use crate::funnel::report::Report;
use crate::funnel::table::Style;
use crate::serve::runtime;
use crate::storage;

pub mod report;
pub mod table;

/// Without a day, the report is of so many.
const DEFAULT_DAYS: i64 = 30;

/// What is asked for, as it was typed.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    pub funnel: Option<&'a str>,
    pub country: Option<&'a str>,
    pub since: Option<&'a str>,
}

/// How the answer looks.
#[derive(Clone, Copy, Debug)]
pub enum Form {
    Table(Style),
    Json,
}

/// Why there is no report.
#[derive(Debug, thiserror::Error)]
pub enum ReportError {
    #[error("there is no funnel `{asked}`: the content has {known}")]
    UnknownFunnel { asked: String, known: String },
    #[error("`{asked}` is no country of this shop: it sells in {known}")]
    UnknownCountry { asked: String, known: String },
    #[error("`{0}` is no day: write it as 2026-11-01")]
    NoDay(String),
    #[error("{0} is still to come: name a day that has been")]
    FutureDay(Date),
    #[error("{0} is not up to date: start the shop, or run `trichter migrate`, with the same settings")]
    NotUpToDate(String),
    #[error(transparent)]
    Start(#[from] StartError),
    #[error("cannot start threads: {0}")]
    Runtime(#[from] io::Error),
}

/// Counts and draws. Changes nothing.
pub fn run(config: &Config, question: Question<'_>, form: Form) -> Result<String, ReportError> {
    let since = day(question.since, Clock::system().now_ms())?;
    let assets = Assets::embedded().map_err(StartError::from)?;
    let interface = app::interface_texts(&assets).map_err(StartError::from)?;
    let site = app::load_site_of(config, &interface)?;
    let country = question
        .country
        .map(|asked| country(asked, &site.countries))
        .transpose()?;
    let counts = count(config, country, start_ms(since))?;
    let report = Report::new(&site, &counts, country, since);
    let report = match question.funnel {
        None => report,
        Some(asked) => report.of_funnel(asked).map_err(|known| ReportError::UnknownFunnel {
            asked: asked.to_owned(),
            known,
        })?,
    };
    Ok(match form {
        Form::Table(style) => table::draw(&report, style),
        Form::Json => serde_json::to_string_pretty(&report).expect("a report is plain data") + "\n",
    })
}

fn day(asked: Option<&str>, now_ms: i64) -> Result<Date, ReportError> {
    let today = Timestamp::from_millisecond(now_ms)
        .unwrap_or_default()
        .to_zoned(TimeZone::UTC)
        .date();
    match asked {
        None => Ok(today.saturating_sub(DEFAULT_DAYS.days())),
        Some(text) => match text.parse::<Date>() {
            // Dates are read in several forms, of which one is meant.
            Ok(day) if day.to_string() != text => Err(ReportError::NoDay(text.to_owned())),
            Ok(day) if day > today => Err(ReportError::FutureDay(day)),
            Ok(day) => Ok(day),
            Err(_) => Err(ReportError::NoDay(text.to_owned())),
        },
    }
}

fn start_ms(day: Date) -> i64 {
    // Days at the ends of the calendar have no time in UTC; nothing was counted then.
    day.to_zoned(TimeZone::UTC)
        .map_or(i64::MIN, |start| start.timestamp().as_millisecond())
}

fn country(asked: &str, known: &[Country]) -> Result<Country, ReportError> {
    let found = known.iter().find(|country| country.code().eq_ignore_ascii_case(asked));
    found.copied().ok_or_else(|| ReportError::UnknownCountry {
        asked: asked.to_owned(),
        known: known
            .iter()
            .map(|country| country.code())
            .collect::<Vec<_>>()
            .join(", "),
    })
}

fn count(config: &Config, country: Option<Country>, since_ms: i64) -> Result<Vec<EventCount>, ReportError> {
    let engine = &config.database.engine;
    let failed = |error: StoreError| StartError::store(engine, error);
    runtime(config)?.block_on(async {
        let store = storage::open(&config.database, &Arc::default());
        let states = store.migration_states().await.map_err(failed)?;
        if states.iter().any(|state| !state.is_applied) {
            return Err(ReportError::NotUpToDate(engine.to_string()));
        }
        let filter = EventFilter {
            funnel: None,
            country,
            since_ms,
        };
        let counts = store
            .read("counting events", async |reader: &Reader| {
                count_events(reader, filter).await
            })
            .await
            .map_err(failed)?;
        store.close().await;
        Ok(counts)
    })
}

#[cfg(test)]
mod tests {
    use super::{day, start_ms};

    /// 2026-11-15T12:00:00Z.
    const NOON_MS: i64 = 1_794_744_000_000;

    #[test]
    fn a_report_is_of_thirty_days_or_since_a_day() {
        let since = |asked| {
            day(asked, NOON_MS)
                .map(|day| day.to_string())
                .map_err(|error| error.to_string())
        };
        assert_eq!(since(None), Ok("2026-10-16".to_owned()));
        assert_eq!(since(Some("2026-11-15")), Ok("2026-11-15".to_owned()));
        let future = "2026-11-16 is still to come: name a day that has been";
        assert_eq!(since(Some("2026-11-16")), Err(future.to_owned()));
        for text in [
            "",
            "yesterday",
            "15.11.2026",
            "2026-11-31",
            "20261115",
            "2026-11-15T10:00",
        ] {
            assert_eq!(
                since(Some(text)),
                Err(format!("`{text}` is no day: write it as 2026-11-01"))
            );
        }
    }

    #[test]
    fn a_day_begins_at_midnight() {
        let today = day(Some("2026-11-15"), NOON_MS).expect("a day");
        assert_eq!(start_ms(today), NOON_MS - 12 * 60 * 60 * 1000);
    }
}
