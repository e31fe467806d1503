//! `trichter campaign`.

use domain::catalog::{CampaignName, NewCampaign, Sku};
use domain::country::Country;
use domain::money::Money;
use serde::Serialize;
use store::campaigns::{KeptCampaign, create_campaign, end_campaign, list_campaigns};
use store::{Reader, Store, Writer};

use super::{MAX_ROWS, read_amount, read_end, read_start};
use crate::clock::Clock;
use crate::command::{ACTOR, CommandError, Form, json, local, table, utc, with_store};
use crate::config::Config;

/// A campaign as it was typed.
pub struct CampaignRequest<'a> {
    pub name: CampaignName,
    pub country: Country,
    pub start: Option<&'a str>,
    pub end: &'a str,
    /// `daily-trio-3=79.90`
    pub prices: &'a [String],
}

/// A campaign in the list for programs.
#[derive(Serialize)]
struct CampaignView<'a> {
    name: &'a str,
    country: &'static str,
    state: &'static str,
    starts_at: String,
    ends_at: String,
    prices: Vec<CampaignPriceView>,
}

#[derive(Serialize)]
struct CampaignPriceView {
    sku: String,
    price: String,
    price_minor: i64,
    currency: &'static str,
}

/// Makes a campaign, unless the law forbids it.
pub fn create(config: &Config, request: CampaignRequest<'_>) -> Result<String, CommandError> {
    let CampaignRequest { name, country, .. } = request;
    let now_ms = Clock::system().now_ms();
    let starts_at_ms = request.start.map(|start| read_start(start, country)).transpose()?;
    let prices = request.prices.iter().map(|text| read_price(text, country));
    let new = NewCampaign {
        name,
        country,
        starts_at_ms: starts_at_ms.unwrap_or(now_ms),
        ends_at_ms: read_end(request.end, country)?,
        prices: prices.collect::<Result<_, _>>()?,
    };
    let result = with_store(config, async |store: &Store| {
        store
            .write("making a campaign", async |writer: &Writer| {
                create_campaign(writer, &new, ACTOR, now_ms).await
            })
            .await
    })?;
    let name = new.name.as_str();
    match result {
        Ok(_) => Ok(format!(
            "{name} runs in {country} from {} until {}, by the clocks there.\n",
            local(country, new.starts_at_ms),
            local(country, new.ends_at_ms)
        )),
        Err(refusal) => Err(CommandError::Refused(format!("{name} in {country}: {refusal}"))),
    }
}

/// Ends a campaign now.
pub fn end(config: &Config, name: &CampaignName, country: Country) -> Result<String, CommandError> {
    let now_ms = Clock::system().now_ms();
    let ended = with_store(config, async |store: &Store| {
        store
            .write("ending a campaign", async |writer: &Writer| {
                end_campaign(writer, name.as_str(), country, ACTOR, now_ms).await
            })
            .await
    })?;
    let name = name.as_str();
    match ended {
        Some(term) if term.starts_at_ms > now_ms => Ok(format!("{name} in {country} is called off.\n")),
        Some(_) => Ok(format!(
            "{name} in {country} is over. Its offer can come back in 30 days.\n"
        )),
        None => Err(CommandError::Refused(format!(
            "no campaign `{name}` runs or is planned in {country}: see `trichter campaign list`"
        ))),
    }
}

/// The campaigns, the latest first.
pub fn list(config: &Config, form: Form) -> Result<String, CommandError> {
    let now_ms = Clock::system().now_ms();
    let campaigns = with_store(config, async |store: &Store| {
        store
            .read("listing campaigns", async |reader: &Reader| {
                list_campaigns(reader, MAX_ROWS).await
            })
            .await
    })?;
    Ok(match form {
        Form::Json => json(&campaigns.iter().map(|kept| view(kept, now_ms)).collect::<Vec<_>>()),
        Form::Table => campaigns_table(&campaigns, now_ms),
    })
}

fn read_price(text: &str, country: Country) -> Result<(Sku, Money), CommandError> {
    let sku = text
        .split_once('=')
        .and_then(|(sku, amount)| Some((sku.parse().ok()?, amount)));
    let Some((sku, amount)) = sku else {
        let wanted = "write the package and its price, as daily-trio-3=79.90";
        return Err(CommandError::Refused(format!(
            "`{text}` is no price of a package: {wanted}"
        )));
    };
    Ok((sku, read_amount(amount, country)?))
}

fn state(kept: &KeptCampaign, now_ms: i64) -> &'static str {
    let term = &kept.term;
    match kept.ended_early_at_ms {
        Some(_) if term.starts_at_ms >= term.ends_at_ms => "called off",
        Some(_) => "ended early",
        None if now_ms < term.starts_at_ms => "planned",
        None if now_ms < term.ends_at_ms => "running",
        None => "over",
    }
}

fn view(kept: &KeptCampaign, now_ms: i64) -> CampaignView<'_> {
    let price = |line: &domain::catalog::CampaignPrice| CampaignPriceView {
        sku: line.sku.to_string(),
        price: line.price.decimal(),
        price_minor: line.price.minor,
        currency: line.price.currency.code(),
    };
    CampaignView {
        name: &kept.term.name,
        country: kept.country.code(),
        state: state(kept, now_ms),
        starts_at: utc(kept.term.starts_at_ms),
        ends_at: utc(kept.term.ends_at_ms),
        prices: kept.prices.iter().map(price).collect(),
    }
}

fn campaigns_table(campaigns: &[KeptCampaign], now_ms: i64) -> String {
    let row = |kept: &KeptCampaign| {
        let prices = kept
            .prices
            .iter()
            .map(|line| format!("{}={}", line.sku, line.price.decimal()));
        [
            kept.term.name.clone(),
            kept.country.code().to_owned(),
            state(kept, now_ms).to_owned(),
            local(kept.country, kept.term.starts_at_ms),
            local(kept.country, kept.term.ends_at_ms),
            prices.collect::<Vec<_>>().join(" "),
        ]
    };
    let rows: Vec<_> = campaigns.iter().map(row).collect();
    table(
        ["NAME", "COUNTRY", "STATE", "FROM", "UNTIL", "PRICES"],
        &rows,
        "No campaigns.",
    )
}
