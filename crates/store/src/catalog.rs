//! What things cost. A price and its history are written together, and the history only grows: the database refuses to
//! change it. Content only seeds the first price of a package.

use domain::catalog::{CampaignPrice, CampaignTerm, Catalog, CatalogFacts, PriceRefusal, RegularPrice, Sku};
use domain::country::Country;
use domain::money::Money;
use sea_orm::ActiveValue::Set;
use sea_orm::sea_query::{Expr, ExprTrait, Query};
use sea_orm::{ColumnTrait, Condition, EntityTrait, QueryFilter, QueryOrder, QuerySelect};

use crate::error::StoreError;
use crate::stock;
use crate::transaction::{Reads, Transaction, Writer};

pub use self::revision::{Audit, revision};
pub use self::seeds::{EditedSeed, ImportLine, Seed, Seeded, import, plan_import, seed};

mod audit_row;
mod history_row;
pub(crate) mod price_row;
pub(crate) mod revision;
mod revision_row;
mod seeds;

const DOING: &str = "reading prices";

/// What a line of the history is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HistoryKind {
    Regular,
    Campaign,
}

impl HistoryKind {
    pub const fn name(self) -> &'static str {
        match self {
            HistoryKind::Regular => "regular",
            HistoryKind::Campaign => "campaign",
        }
    }
}

/// A line of the history of a package in a country.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HistoryLine {
    /// The revision of the catalog that brought it.
    pub revision: i64,
    pub price: Money,
    pub kind: HistoryKind,
    pub from_ms: i64,
    /// Of a campaign. A later line about the same campaign corrects an earlier one.
    pub to_ms: Option<i64>,
    pub campaign: Option<String>,
    pub written_at_ms: i64,
}

/// What somebody wants a package to cost.
#[derive(Clone, Copy, Debug)]
pub struct PriceChange<'a> {
    pub sku: &'a Sku,
    pub country: Country,
    pub price: Money,
    pub actor: &'a str,
}

/// The catalog with as much of its past as is needed to judge prices from `now_ms` on.
pub async fn load_catalog(reads: &impl Reads, now_ms: i64) -> Result<Catalog, StoreError> {
    let mut facts = CatalogFacts {
        revision: revision(reads).await?,
        stock: stock::list_stock(reads).await?.into_iter().collect(),
        ..CatalogFacts::default()
    };
    for row in recent_history(reads, Catalog::history_from_ms(now_ms)).await? {
        add(&mut facts, row)?;
    }
    Ok(Catalog::from(facts))
}

/// Sets what a package costs from now on, if that may be.
pub async fn set_price(
    writer: &Writer,
    change: PriceChange<'_>,
    now_ms: i64,
) -> Result<Result<i64, PriceRefusal>, StoreError> {
    revision::lock(writer).await?;
    let catalog = load_catalog(writer, now_ms).await?;
    if let Err(refusal) = catalog.check_price(change.sku, change.country, change.price, now_ms) {
        return Ok(Err(refusal));
    }
    let subject = format!("{} {}", change.sku, change.country);
    let detail = change.price.to_string();
    let audit = Audit {
        actor: change.actor,
        action: "price set",
        subject: &subject,
        detail: &detail,
    };
    let revision = revision::raise_for(writer, audit, now_ms).await?;
    write_price(writer, &catalog, revision, change, now_ms).await?;
    Ok(Ok(revision))
}

/// Everything that was ever asked for a package in a country, newest last; of a long history the newest `max_rows`.
pub async fn history(
    reads: &impl Reads,
    sku: &Sku,
    country: Country,
    max_rows: u64,
) -> Result<Vec<HistoryLine>, StoreError> {
    let found = history_row::Entity::find()
        .filter(history_row::Column::Product.eq(&sku.product))
        .filter(history_row::Column::Units.eq(i64::from(sku.units)))
        .filter(history_row::Column::Country.eq(country.code()))
        .order_by_desc(history_row::Column::Revision)
        .limit(max_rows)
        .all(reads.transaction())
        .await;
    let rows = found.map_err(|error| StoreError::of(DOING, error))?;
    let line = |row: history_row::Model| {
        Ok(HistoryLine {
            revision: row.revision,
            price: Money::new(row.price_minor, country.currency()),
            kind: kind(&row)?,
            from_ms: row.from_ms,
            to_ms: row.to_ms,
            campaign: row.campaign,
            written_at_ms: row.written_at_ms,
        })
    };
    rows.into_iter().rev().map(line).collect()
}

/// A line that is added to the history.
pub(crate) struct NewLine<'a> {
    pub(crate) sku: &'a Sku,
    pub(crate) country: Country,
    pub(crate) price: Money,
    pub(crate) from_ms: i64,
    /// Of a campaign: its end and its name.
    pub(crate) campaign: Option<(i64, &'a str)>,
}

pub(crate) async fn add_lines(
    writer: &Writer,
    revision: i64,
    lines: &[NewLine<'_>],
    now_ms: i64,
) -> Result<(), StoreError> {
    let row = |line: &NewLine<'_>| history_row::ActiveModel {
        revision: Set(revision),
        product: Set(line.sku.product.clone()),
        units: Set(i64::from(line.sku.units)),
        country: Set(line.country.code().to_owned()),
        kind: Set(match line.campaign {
            Some(_) => HistoryKind::Campaign.name().to_owned(),
            None => HistoryKind::Regular.name().to_owned(),
        }),
        price_minor: Set(line.price.minor),
        from_ms: Set(line.from_ms),
        to_ms: Set(line.campaign.map(|(ends_at_ms, _)| ends_at_ms)),
        campaign: Set(line.campaign.map(|(_, name)| name.to_owned())),
        written_at_ms: Set(now_ms),
    };
    // A statement holds some thousand values at most: 100 rows of 10 are far from that.
    for some in lines.chunks(100) {
        let written = history_row::Entity::insert_many(some.iter().map(row))
            .exec_without_returning(writer.transaction())
            .await;
        written.map_err(|error| StoreError::of("writing the history of prices", error))?;
    }
    Ok(())
}

/// The lines of a campaign as they count now.
pub(crate) async fn campaign_lines(
    reads: &impl Reads,
    name: &str,
    country: Country,
    starts_at_ms: i64,
) -> Result<Vec<CampaignPrice>, StoreError> {
    let found = history_row::Entity::find()
        .filter(history_row::Column::Campaign.eq(name))
        .filter(history_row::Column::Country.eq(country.code()))
        .filter(history_row::Column::FromMs.eq(starts_at_ms))
        .order_by_asc(history_row::Column::Revision)
        .all(reads.transaction())
        .await;
    let mut facts = CatalogFacts::default();
    for row in found.map_err(|error| StoreError::of(DOING, error))? {
        add(&mut facts, row)?;
    }
    Ok(facts.campaign_prices)
}

/// Writes what a package costs from now on, without asking whether that may be.
async fn write_price(
    writer: &Writer,
    catalog: &Catalog,
    revision: i64,
    change: PriceChange<'_>,
    now_ms: i64,
) -> Result<(), StoreError> {
    let timeline = catalog.timeline(change.sku, change.country);
    let from_ms = timeline.map_or(now_ms, |timeline| timeline.next_change_ms(now_ms));
    let updated = price_row::Entity::update_many()
        .col_expr(price_row::Column::PriceMinor, Expr::val(change.price.minor))
        .col_expr(price_row::Column::SinceMs, Expr::val(from_ms))
        .filter(price_row::Column::Product.eq(&change.sku.product))
        .filter(price_row::Column::Units.eq(i64::from(change.sku.units)))
        .filter(price_row::Column::Country.eq(change.country.code()))
        .exec(writer.transaction())
        .await;
    updated.map_err(|error| StoreError::of("writing a price", error))?;
    let line = NewLine {
        sku: change.sku,
        country: change.country,
        price: change.price,
        from_ms,
        campaign: None,
    };
    add_lines(writer, revision, &[line], now_ms).await
}

/// The lines since a moment, and for each package the last one before it; oldest first.
async fn recent_history(reads: &impl Reads, since_ms: i64) -> Result<Vec<history_row::Model>, StoreError> {
    use history_row::Column;
    let last_before = Query::select()
        .columns([Column::Product, Column::Units, Column::Country])
        .expr(Column::FromMs.max())
        .from(history_row::Entity)
        .and_where(Column::Kind.eq(HistoryKind::Regular.name()))
        .and_where(Column::FromMs.lte(since_ms))
        .group_by_columns([Column::Product, Column::Units, Column::Country])
        .take();
    let row = Expr::tuple([
        Expr::col(Column::Product),
        Expr::col(Column::Units),
        Expr::col(Column::Country),
        Expr::col(Column::FromMs),
    ]);
    let wanted = Condition::any()
        .add(Column::FromMs.gt(since_ms))
        .add(Column::ToMs.gt(since_ms))
        .add(
            Condition::all()
                .add(Column::Kind.eq(HistoryKind::Regular.name()))
                .add(row.in_subquery(last_before)),
        );
    let found = history_row::Entity::find()
        .filter(wanted)
        .order_by_asc(Column::Revision)
        .all(reads.transaction())
        .await;
    found.map_err(|error| StoreError::of(DOING, error))
}

fn add(facts: &mut CatalogFacts, row: history_row::Model) -> Result<(), StoreError> {
    let country = read_country(&row.country)?;
    let sku = read_sku(&row.product, row.units)?;
    let price = Money::new(row.price_minor, country.currency());
    match (kind(&row)?, row.to_ms, row.campaign) {
        (HistoryKind::Regular, _, _) => facts.prices.push(RegularPrice {
            sku,
            country,
            price,
            from_ms: row.from_ms,
        }),
        (HistoryKind::Campaign, Some(ends_at_ms), Some(name)) => {
            let term = CampaignTerm {
                name,
                starts_at_ms: row.from_ms,
                ends_at_ms,
            };
            let earlier = facts.campaign_prices.iter_mut().find(|known| {
                known.country == country
                    && known.sku == sku
                    && known.term.name == term.name
                    && known.term.starts_at_ms == term.starts_at_ms
            });
            match earlier {
                Some(corrected) => {
                    corrected.price = price;
                    corrected.term = term;
                }
                None => facts.campaign_prices.push(CampaignPrice {
                    sku,
                    country,
                    price,
                    term,
                }),
            }
        }
        (HistoryKind::Campaign, _, _) => return Err(damaged("to_ms")),
    }
    Ok(())
}

fn kind(row: &history_row::Model) -> Result<HistoryKind, StoreError> {
    [HistoryKind::Regular, HistoryKind::Campaign]
        .into_iter()
        .find(|kind| kind.name() == row.kind)
        .ok_or_else(|| damaged("kind"))
}

pub(crate) fn read_country(code: &str) -> Result<Country, StoreError> {
    code.parse().map_err(|_| damaged("country"))
}

fn read_sku(product: &str, units: i64) -> Result<Sku, StoreError> {
    let units = u32::try_from(units).map_err(|_| damaged("units"))?;
    Ok(Sku::new(product, units))
}

fn damaged(column: &'static str) -> StoreError {
    StoreError::Damaged { doing: DOING, column }
}
