//! `trichter price`.

use domain::catalog::{Availability, Catalog, Sku};
use domain::country::Country;
use domain::money::Money;
use serde::Serialize;
use store::catalog::{
    HistoryLine, ImportLine, PriceChange, Seed, history as find_history, import as take_over, load_catalog,
    plan_import as plan, set_price,
};
use store::{Reader, Store, Writer};

use super::{MAX_ROWS, read_amount};
use crate::app::{interface_texts, load_site_of};
use crate::catalog::seeds_of;
use crate::clock::Clock;
use crate::command::{ACTOR, CommandError, Form, json, local, table, utc, with_store};
use crate::config::Config;

/// A price in the list for programs.
#[derive(Serialize)]
struct PriceView {
    sku: String,
    country: &'static str,
    currency: &'static str,
    /// What it costs now.
    price: String,
    price_minor: i64,
    /// Outside of campaigns.
    regular_price: String,
    /// What may be struck through, and the reduction in percent.
    prior_price: Option<String>,
    percent: Option<u32>,
    campaign: Option<String>,
    campaign_ends_at: Option<String>,
    is_sold_out: bool,
}

/// A line of the history for programs.
#[derive(Serialize)]
struct HistoryView<'a> {
    revision: i64,
    kind: &'static str,
    price: String,
    price_minor: i64,
    currency: &'static str,
    from: String,
    to: Option<String>,
    campaign: Option<&'a str>,
    written_at: String,
}

/// Sets a price, unless the law or a campaign forbids it.
pub fn set(config: &Config, sku: &Sku, country: Country, amount: &str) -> Result<String, CommandError> {
    let price = read_amount(amount, country)?;
    let now_ms = Clock::system().now_ms();
    let change = PriceChange {
        sku,
        country,
        price,
        actor: ACTOR,
    };
    let (result, catalog) = with_store(config, async |store: &Store| {
        store
            .write("setting a price", async |writer: &Writer| {
                let result = set_price(writer, change, now_ms).await?;
                Ok((result, load_catalog(writer, now_ms).await?))
            })
            .await
    })?;
    match result {
        Ok(_) => {
            let struck = catalog.offered(sku, country, now_ms).and_then(|offered| offered.prior);
            let struck = struck.map_or_else(String::new, |prior| {
                format!(
                    " It is shown as reduced by {} % from {}, the lowest price of the last 30 days.",
                    prior.percent, prior.price
                )
            });
            Ok(format!("{sku} costs {price} in {country} from now on.{struck}\n"))
        }
        Err(refusal) => Err(CommandError::Refused(format!("{sku} in {country}: {refusal}"))),
    }
}

/// What everything costs now.
pub fn list(config: &Config, only: Option<Country>, form: Form) -> Result<String, CommandError> {
    let now_ms = Clock::system().now_ms();
    let catalog = with_store(config, async |store: &Store| {
        store
            .read("listing prices", async |reader: &Reader| {
                load_catalog(reader, now_ms).await
            })
            .await
    })?;
    let wanted = |country: Country| only.is_none_or(|only| only == country);
    let packages = catalog.packages().filter(|(_, country)| wanted(*country));
    let views: Vec<PriceView> = packages
        .filter_map(|(sku, country)| view(&catalog, sku, country, now_ms))
        .collect();
    Ok(match form {
        Form::Json => json(&views),
        Form::Table => prices_table(&views),
    })
}

/// Everything that was ever asked for a package.
pub fn history(config: &Config, sku: &Sku, country: Country, form: Form) -> Result<String, CommandError> {
    let lines = with_store(config, async |store: &Store| {
        store
            .read("listing the history of a price", async |reader: &Reader| {
                find_history(reader, sku, country, MAX_ROWS).await
            })
            .await
    })?;
    if lines.is_empty() {
        return Err(CommandError::Refused(format!(
            "{sku} never had a price in {country}: `trichter price list` shows what has one"
        )));
    }
    Ok(match form {
        Form::Json => json(&lines.iter().map(history_view).collect::<Vec<_>>()),
        Form::Table => history_table(&lines, country),
    })
}

/// Takes over what was edited in the content: all of it, or nothing if one price may not be.
pub fn import(config: &Config) -> Result<String, CommandError> {
    let seeds = seeds(config)?;
    let now_ms = Clock::system().now_ms();
    let lines = with_store(config, async |store: &Store| {
        store
            .write("importing prices", async |writer: &Writer| {
                take_over(writer, &seeds, ACTOR, now_ms).await
            })
            .await
    })?;
    told(&lines)?;
    Ok(import_table(&lines, "Nothing was edited in the content."))
}

/// What [`import`] would do.
pub fn plan_import(config: &Config) -> Result<String, CommandError> {
    let seeds = seeds(config)?;
    let now_ms = Clock::system().now_ms();
    let lines = with_store(config, async |store: &Store| {
        store
            .read("planning an import of prices", async |reader: &Reader| {
                plan(reader, &seeds, now_ms).await
            })
            .await
    })?;
    told(&lines)?;
    let table = import_table(&lines, "Nothing was edited in the content.");
    Ok(table + "Nothing was changed: this was a dry run.\n")
}

/// What the content says now.
fn seeds(config: &Config) -> Result<Vec<Seed>, CommandError> {
    let assets = render::assets::Assets::embedded().map_err(crate::app::StartError::from)?;
    let interface = interface_texts(&assets).map_err(crate::app::StartError::from)?;
    let site = load_site_of(config, &interface)?;
    Ok(seeds_of(&site))
}

/// Says what cannot be taken over, if anything.
fn told(lines: &[ImportLine]) -> Result<(), CommandError> {
    let refused = lines.iter().filter_map(|line| {
        let refusal = line.refusal.as_ref()?;
        Some(format!("{} in {}: {refusal}", line.seed.sku, line.seed.country))
    });
    let refused: Vec<String> = refused.collect();
    if refused.is_empty() {
        return Ok(());
    }
    Err(CommandError::Refused(format!(
        "nothing was imported, because of:\n  {}",
        refused.join("\n  ")
    )))
}

fn view(catalog: &Catalog, sku: &Sku, country: Country, now_ms: i64) -> Option<PriceView> {
    let offered = catalog.offered(sku, country, now_ms)?;
    let regular = catalog.timeline(sku, country)?.regular_at(now_ms);
    Some(PriceView {
        sku: sku.to_string(),
        country: country.code(),
        currency: offered.price.currency.code(),
        price: offered.price.decimal(),
        price_minor: offered.price.minor,
        regular_price: regular.unwrap_or(offered.price).decimal(),
        prior_price: offered.prior.map(|prior| prior.price.decimal()),
        percent: offered.prior.map(|prior| prior.percent),
        campaign_ends_at: offered.campaign.as_ref().map(|term| utc(term.ends_at_ms)),
        campaign: offered.campaign.map(|term| term.name),
        is_sold_out: offered.availability == Availability::SoldOut,
    })
}

fn prices_table(views: &[PriceView]) -> String {
    let row = |view: &PriceView| {
        let prior = view.prior_price.as_ref().zip(view.percent);
        [
            view.sku.clone(),
            view.country.to_owned(),
            format!("{} {}", view.price, view.currency),
            prior.map_or_else(String::new, |(price, percent)| format!("{price} (-{percent} %)")),
            view.campaign.clone().unwrap_or_default(),
            if view.is_sold_out { "sold out" } else { "" }.to_owned(),
        ]
    };
    let rows: Vec<_> = views.iter().map(row).collect();
    let empty = "No prices yet: the server writes the first ones when it starts, or `trichter price import` does.";
    table(
        ["PACKAGE", "COUNTRY", "PRICE", "STRUCK", "CAMPAIGN", "STOCK"],
        &rows,
        empty,
    )
}

fn history_view(line: &HistoryLine) -> HistoryView<'_> {
    HistoryView {
        revision: line.revision,
        kind: line.kind.name(),
        price: line.price.decimal(),
        price_minor: line.price.minor,
        currency: line.price.currency.code(),
        from: utc(line.from_ms),
        to: line.to_ms.map(utc),
        campaign: line.campaign.as_deref(),
        written_at: utc(line.written_at_ms),
    }
}

fn history_table(lines: &[HistoryLine], country: Country) -> String {
    let row = |line: &HistoryLine| {
        [
            local(country, line.from_ms),
            line.to_ms.map_or_else(String::new, |to_ms| local(country, to_ms)),
            line.price.to_string(),
            line.kind.name().to_owned(),
            line.campaign.clone().unwrap_or_default(),
            local(country, line.written_at_ms),
            line.revision.to_string(),
        ]
    };
    let rows: Vec<_> = lines.iter().map(row).collect();
    table(
        ["FROM", "TO", "PRICE", "KIND", "CAMPAIGN", "WRITTEN", "REVISION"],
        &rows,
        "",
    )
}

fn import_table(lines: &[ImportLine], if_empty: &str) -> String {
    let row = |line: &ImportLine| {
        [
            line.seed.sku.to_string(),
            line.seed.country.code().to_owned(),
            line.price.as_ref().map_or_else(|| "none".to_owned(), Money::to_string),
            line.seed.price.to_string(),
        ]
    };
    let rows: Vec<_> = lines.iter().map(row).collect();
    table(["PACKAGE", "COUNTRY", "BEFORE", "AFTER"], &rows, if_empty)
}
