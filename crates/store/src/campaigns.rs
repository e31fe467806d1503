//! Campaigns. Their prices are lines of the history of prices, so that the past of a price is in one place.

use domain::catalog::{CampaignPrice, CampaignRefusal, CampaignTerm, NewCampaign};
use domain::country::Country;
use sea_orm::ActiveValue::Set;
use sea_orm::sea_query::{Expr, OnConflict};
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect};

use self::row::{ActiveModel, Column, Entity, Model};
use crate::catalog::revision::{self, Audit};
use crate::catalog::{NewLine, add_lines, campaign_lines, load_catalog, read_country};
use crate::error::StoreError;
use crate::transaction::{Reads, Transaction, Writer};

mod row;

/// A campaign as the books have it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptCampaign {
    pub term: CampaignTerm,
    pub country: Country,
    pub prices: Vec<CampaignPrice>,
    pub created_at_ms: i64,
    /// When somebody ended it before its time.
    pub ended_early_at_ms: Option<i64>,
}

/// Makes a campaign, if that may be, and returns the new revision of the catalog.
pub async fn create_campaign(
    writer: &Writer,
    new: &NewCampaign,
    actor: &str,
    now_ms: i64,
) -> Result<Result<i64, CampaignRefusal>, StoreError> {
    revision::lock(writer).await?;
    let catalog = load_catalog(writer, now_ms).await?;
    if let Err(refusal) = catalog.check_campaign(new, now_ms) {
        return Ok(Err(refusal));
    }
    let subject = format!("{} {}", new.name.as_str(), new.country);
    let prices = new.prices.iter().map(|(sku, price)| format!("{sku}={price}"));
    let prices: Vec<String> = prices.collect();
    let detail = format!("{} to {}: {}", new.starts_at_ms, new.ends_at_ms, prices.join(", "));
    let audit = Audit {
        actor,
        action: "campaign create",
        subject: &subject,
        detail: &detail,
    };
    let revision = revision::raise_for(writer, audit, now_ms).await?;
    let row = ActiveModel {
        name: Set(new.name.as_str().to_owned()),
        country: Set(new.country.code().to_owned()),
        starts_at_ms: Set(new.starts_at_ms),
        ends_at_ms: Set(new.ends_at_ms),
        created_at_ms: Set(now_ms),
        ended_early_at_ms: Set(None),
    };
    // One that was called off before it began may be made again for the same moment.
    let again = OnConflict::columns([Column::Name, Column::Country, Column::StartsAtMs])
        .update_columns([Column::EndsAtMs, Column::CreatedAtMs, Column::EndedEarlyAtMs])
        .to_owned();
    let written = Entity::insert(row)
        .on_conflict(again)
        .exec_without_returning(writer.transaction())
        .await;
    written.map_err(|error| StoreError::of("making a campaign", error))?;
    let lines: Vec<NewLine<'_>> = new
        .prices
        .iter()
        .map(|(sku, price)| NewLine {
            sku,
            country: new.country,
            price: *price,
            from_ms: new.starts_at_ms,
            campaign: Some((new.ends_at_ms, new.name.as_str())),
        })
        .collect();
    add_lines(writer, revision, &lines, now_ms).await?;
    Ok(Ok(revision))
}

/// Ends the campaign of a name that runs, or else calls off the next one; returns its term as it was. `None` if there is none.
pub async fn end_campaign(
    writer: &Writer,
    name: &str,
    country: Country,
    actor: &str,
    now_ms: i64,
) -> Result<Option<CampaignTerm>, StoreError> {
    const DOING: &str = "ending a campaign";
    revision::lock(writer).await?;
    let open = Entity::find()
        .filter(Column::Name.eq(name))
        .filter(Column::Country.eq(country.code()))
        .filter(Column::EndsAtMs.gt(now_ms))
        .filter(Column::EndedEarlyAtMs.is_null())
        .order_by_asc(Column::StartsAtMs)
        .one(writer.transaction())
        .await;
    let Some(row) = open.map_err(|error| StoreError::of(DOING, error))? else {
        return Ok(None);
    };
    // One that has not begun ends where it would have begun, and so never was.
    let ends_at_ms = Ord::max(now_ms, row.starts_at_ms);
    let subject = format!("{name} {country}");
    let audit = Audit {
        actor,
        action: "campaign end",
        subject: &subject,
        detail: "",
    };
    let revision = revision::raise_for(writer, audit, now_ms).await?;
    let ended = Entity::update_many()
        .col_expr(Column::EndsAtMs, Expr::val(ends_at_ms))
        .col_expr(Column::EndedEarlyAtMs, Expr::val(now_ms))
        .filter(Column::Name.eq(name))
        .filter(Column::Country.eq(country.code()))
        .filter(Column::StartsAtMs.eq(row.starts_at_ms))
        .exec(writer.transaction())
        .await;
    ended.map_err(|error| StoreError::of(DOING, error))?;
    let known = campaign_lines(writer, name, country, row.starts_at_ms).await?;
    // What was called off before, when the campaign was first made for this moment, stays called off.
    let corrected: Vec<NewLine<'_>> = known
        .iter()
        .filter(|line| line.term.starts_at_ms < line.term.ends_at_ms)
        .map(|line| NewLine {
            sku: &line.sku,
            country,
            price: line.price,
            from_ms: row.starts_at_ms,
            campaign: Some((ends_at_ms, name)),
        })
        .collect();
    add_lines(writer, revision, &corrected, now_ms).await?;
    Ok(Some(CampaignTerm {
        name: row.name,
        starts_at_ms: row.starts_at_ms,
        ends_at_ms: row.ends_at_ms,
    }))
}

/// The campaigns, the latest first.
pub async fn list_campaigns(reads: &impl Reads, max_rows: u64) -> Result<Vec<KeptCampaign>, StoreError> {
    let found = Entity::find()
        .order_by_desc(Column::StartsAtMs)
        .order_by_asc(Column::Name)
        .order_by_asc(Column::Country)
        .limit(max_rows)
        .all(reads.transaction())
        .await;
    let rows: Vec<Model> = found.map_err(|error| StoreError::of("listing campaigns", error))?;
    let mut campaigns = Vec::with_capacity(rows.len());
    for row in rows {
        let country = read_country(&row.country)?;
        campaigns.push(KeptCampaign {
            prices: campaign_lines(reads, &row.name, country, row.starts_at_ms).await?,
            term: CampaignTerm {
                name: row.name,
                starts_at_ms: row.starts_at_ms,
                ends_at_ms: row.ends_at_ms,
            },
            country,
            created_at_ms: row.created_at_ms,
            ended_early_at_ms: row.ended_early_at_ms,
        });
    }
    Ok(campaigns)
}
