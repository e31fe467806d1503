//! Prices that come from the content: the first one of each package. What the content says later is only told, until
//! somebody asks for it.

use std::collections::BTreeMap;

use domain::catalog::{PriceRefusal, Sku};
use domain::country::Country;
use domain::money::Money;
use sea_orm::ActiveValue::Set;
use sea_orm::sea_query::Expr;
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};

use super::price_row::{ActiveModel, Column, Entity, Model};
use super::revision::{self, Audit};
use super::{NewLine, PriceChange, add_lines, damaged, load_catalog, read_country, read_sku, write_price};
use crate::error::StoreError;
use crate::transaction::{Reads, Transaction, Writer};

/// What the content says a package costs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seed {
    pub sku: Sku,
    pub country: Country,
    pub price: Money,
}

/// What became of the content's prices.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seeded {
    /// Packages that had no price yet.
    pub added: usize,
    /// Prices that the content has changed since, and that nobody was told of yet.
    pub edited: Vec<EditedSeed>,
}

/// A price in the content that has no effect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EditedSeed {
    pub seed: Seed,
    /// What it costs.
    pub price: Money,
}

/// A price in the content that is to be taken over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportLine {
    pub seed: Seed,
    /// What it costs now; `None` if it has no price yet.
    pub price: Option<Money>,
    pub refusal: Option<PriceRefusal>,
}

/// Gives every package its first price, from now on, and says which later edits of the content have no effect: each once.
pub async fn seed(writer: &Writer, seeds: &[Seed], now_ms: i64) -> Result<Seeded, StoreError> {
    revision::lock(writer).await?;
    let known = known_prices(writer).await?;
    let mut edited = Vec::new();
    for seed in seeds {
        let Some(row) = known.get(&(seed.sku.clone(), seed.country)) else {
            continue;
        };
        if [row.seed_minor, row.seen_seed_minor].contains(&seed.price.minor) {
            continue;
        }
        set_column(writer, seed, Column::SeenSeedMinor).await?;
        edited.push(EditedSeed {
            seed: seed.clone(),
            price: Money::new(row.price_minor, seed.country.currency()),
        });
    }
    let is_new = |seed: &&Seed| !known.contains_key(&(seed.sku.clone(), seed.country));
    let new: Vec<&Seed> = seeds.iter().filter(is_new).collect();
    add_first_prices(writer, &new, "trichter", now_ms).await?;
    Ok(Seeded {
        added: new.len(),
        edited,
    })
}

/// What [`import`] would do. Changes nothing.
pub async fn plan_import(reads: &impl Reads, seeds: &[Seed], now_ms: i64) -> Result<Vec<ImportLine>, StoreError> {
    let known = known_prices(reads).await?;
    let catalog = load_catalog(reads, now_ms).await?;
    let mut lines = Vec::new();
    for seed in seeds {
        let row = known.get(&(seed.sku.clone(), seed.country));
        if row.is_some_and(|row| row.seed_minor == seed.price.minor) {
            continue;
        }
        let check = |_| {
            let checked = catalog.check_price(&seed.sku, seed.country, seed.price, now_ms);
            checked.err().filter(|refusal| *refusal != PriceRefusal::Unchanged)
        };
        lines.push(ImportLine {
            seed: seed.clone(),
            price: row.map(|row| Money::new(row.price_minor, seed.country.currency())),
            refusal: row.and_then(check),
        });
    }
    Ok(lines)
}

/// Takes over every price that was edited in the content since it was last taken from there. If one may not be, none is.
pub async fn import(writer: &Writer, seeds: &[Seed], actor: &str, now_ms: i64) -> Result<Vec<ImportLine>, StoreError> {
    revision::lock(writer).await?;
    let lines = plan_import(writer, seeds, now_ms).await?;
    if lines.iter().any(|line| line.refusal.is_some()) {
        return Ok(lines);
    }
    let is_new = |line: &&ImportLine| line.price.is_none();
    let new: Vec<&Seed> = lines.iter().filter(is_new).map(|line| &line.seed).collect();
    add_first_prices(writer, &new, actor, now_ms).await?;
    let changes = |line: &&ImportLine| line.price.is_some_and(|price| price != line.seed.price);
    let changed: Vec<&Seed> = lines.iter().filter(changes).map(|line| &line.seed).collect();
    if !changed.is_empty() {
        let detail = format!("{} prices", changed.len());
        let audit = Audit {
            actor,
            action: "price import",
            subject: "content",
            detail: &detail,
        };
        let catalog = load_catalog(writer, now_ms).await?;
        let revision = revision::raise_for(writer, audit, now_ms).await?;
        for seed in changed {
            let change = PriceChange {
                sku: &seed.sku,
                country: seed.country,
                price: seed.price,
                actor,
            };
            write_price(writer, &catalog, revision, change, now_ms).await?;
        }
    }
    for line in &lines {
        set_column(writer, &line.seed, Column::SeedMinor).await?;
        set_column(writer, &line.seed, Column::SeenSeedMinor).await?;
    }
    Ok(lines)
}

async fn add_first_prices(writer: &Writer, seeds: &[&Seed], actor: &str, now_ms: i64) -> Result<(), StoreError> {
    if seeds.is_empty() {
        return Ok(());
    }
    let detail = format!("{} prices", seeds.len());
    let audit = Audit {
        actor,
        action: "first prices",
        subject: "content",
        detail: &detail,
    };
    let revision = revision::raise_for(writer, audit, now_ms).await?;
    let row = |seed: &&Seed| ActiveModel {
        product: Set(seed.sku.product.clone()),
        units: Set(i64::from(seed.sku.units)),
        country: Set(seed.country.code().to_owned()),
        price_minor: Set(seed.price.minor),
        since_ms: Set(now_ms),
        seed_minor: Set(seed.price.minor),
        seen_seed_minor: Set(seed.price.minor),
    };
    // A statement holds some thousand values at most: 100 rows of 7 are far from that.
    for some in seeds.chunks(100) {
        let written = Entity::insert_many(some.iter().map(row))
            .exec_without_returning(writer.transaction())
            .await;
        written.map_err(|error| StoreError::of("writing first prices", error))?;
    }
    let mut lines = Vec::with_capacity(seeds.len());
    for seed in seeds {
        lines.push(NewLine {
            sku: &seed.sku,
            country: seed.country,
            price: seed.price,
            from_ms: now_ms,
            campaign: None,
        });
    }
    add_lines(writer, revision, &lines, now_ms).await
}

async fn known_prices(reads: &impl Reads) -> Result<BTreeMap<(Sku, Country), Model>, StoreError> {
    let rows = Entity::find().all(reads.transaction()).await;
    let keyed = |row: Model| {
        let key = (read_sku(&row.product, row.units)?, read_country(&row.country)?);
        if row.price_minor <= 0 {
            return Err(damaged("price_minor"));
        }
        Ok((key, row))
    };
    rows.map_err(|error| StoreError::of("reading prices", error))?
        .into_iter()
        .map(keyed)
        .collect()
}

async fn set_column(writer: &Writer, seed: &Seed, column: Column) -> Result<(), StoreError> {
    let updated = Entity::update_many()
        .col_expr(column, Expr::val(seed.price.minor))
        .filter(Column::Product.eq(&seed.sku.product))
        .filter(Column::Units.eq(i64::from(seed.sku.units)))
        .filter(Column::Country.eq(seed.country.code()))
        .exec(writer.transaction())
        .await;
    updated
        .map(drop)
        .map_err(|error| StoreError::of("noting what the content says", error))
}
