//! The catalog within the server, and what buyers say of it: read at the start, followed while it runs. A price that is changed
//! on the command line, or a review that another server of the same database took, is on the pages within a second; no request
//! for a page asks the database.

use std::sync::Arc;
use std::time::Duration;

use content::Site;
use domain::calendar::Day;
use domain::catalog::{Catalog, CatalogFacts, RegularPrice};
use domain::country::Country;
use domain::feedback::Reviews;
use domain::vat::{self, TaxClass};
use store::catalog::{Seed, Seeded, load_catalog, revision, seed};
use store::feedback::load_reviews;
use store::{Reader, StoreError, Writer};
use tokio::sync::{Mutex, MutexGuard};

use crate::app::{App, StartError};
use crate::pages::edition::{Edition, EditionError};

pub mod command;

/// With the time to load and to publish, well within a second.
pub const LOOK_EVERY: Duration = Duration::from_millis(500);

/// How long before a rate of tax ends somebody should look whether the law still says so.
const TAX_WARNING_DAYS: i32 = 60;

/// What pages show of the books, as it was at one moment. The revision of the catalog names all of it.
#[derive(Clone)]
pub struct BookFacts {
    pub catalog: Arc<Catalog>,
    pub reviews: Arc<Reviews>,
}

/// Whoever reads the catalog to publish it does so here, one at a time: otherwise who read first could publish last, and bring
/// an old price back.
#[derive(Default)]
pub struct CatalogDesk(Mutex<()>);

/// The right to read the catalog and to publish it.
pub struct AtTheDesk<'a> {
    _alone: MutexGuard<'a, ()>,
}

impl CatalogDesk {
    pub async fn lock(&self) -> AtTheDesk<'_> {
        AtTheDesk {
            _alone: self.0.lock().await,
        }
    }
}

impl AtTheDesk<'_> {
    /// Gives packages that have no price yet their first, says which edits of the content have no effect, and reads the catalog.
    pub async fn prepare(&self, app: &App, site: &Site) -> Result<BookFacts, StoreError> {
        let now_ms = app.press.clock.now_ms();
        let seeds = seeds_of(site);
        let Seeded { added, edited } = app
            .store
            .write("writing first prices", async |writer: &Writer| {
                seed(writer, &seeds, now_ms).await
            })
            .await?;
        if added > 0 {
            tracing::info!(
                prices = added,
                "packages without a price got their first from the content"
            );
        }
        for edited in edited {
            tracing::warn!(
                package = %edited.seed.sku,
                country = %edited.seed.country,
                content = %edited.seed.price,
                price = %edited.price,
                "the content has another price, which has no effect: `trichter price import` takes it over"
            );
        }
        load(app).await
    }
}

/// To be called at the desk.
async fn load(app: &App) -> Result<BookFacts, StoreError> {
    let now_ms = app.press.clock.now_ms();
    app.store
        .read("reading the catalog", async |reader: &Reader| {
            Ok(BookFacts {
                catalog: Arc::new(load_catalog(reader, now_ms).await?),
                reviews: Arc::new(load_reviews(reader).await?),
            })
        })
        .await
}

/// To be called at the desk.
fn publish(app: &App, facts: BookFacts) -> Result<bool, EditionError> {
    app.pages.publish(|current| {
        let site = Arc::clone(&current.site);
        Edition::new(Arc::clone(&app.press), site, facts, Some(current)).map(Some)
    })
}

/// Reads the books before the first visitor comes. Without them there is no price to show, so the shop does not open.
pub async fn open(app: &App, database: &store::Engine) -> Result<(), StartError> {
    let site = Arc::clone(&app.pages.edition().site);
    let desk = app.catalog_desk.lock().await;
    let facts = desk.prepare(app, &site).await;
    let facts = facts.map_err(|error| StartError::store(database, error))?;
    publish(app, facts)?;
    for warning in tax_warnings(&site, app.press.clock.now_ms()) {
        tracing::warn!("{warning}");
    }
    Ok(())
}

/// Follows the catalog for as long as the server runs.
pub async fn follow(app: Arc<App>) {
    let mut was_reached = true;
    loop {
        tokio::time::sleep(LOOK_EVERY).await;
        let looked = look(&app).await;
        match looked {
            Ok(()) => was_reached = true,
            // The books were closed under it.
            Err(_) if app.is_draining() => return,
            Err(error) if was_reached => {
                was_reached = false;
                tracing::warn!(%error, "the catalog could not be read: pages stay as they are until it can");
            }
            Err(_) => {}
        }
    }
}

/// Looks once whether the catalog has changed, and publishes it if so.
pub async fn look(app: &App) -> Result<(), StoreError> {
    let known = app.catalog().revision;
    let current = app
        .store
        .read("looking for changes of the catalog", async |reader: &Reader| {
            revision(reader).await
        })
        .await?;
    if current == known {
        return Ok(());
    }
    let _desk = app.catalog_desk.lock().await;
    let facts = load(app).await?;
    if let Err(error) = publish(app, facts) {
        tracing::error!(%error, "the changed catalog was refused, the old one stays");
    }
    Ok(())
}

/// What the content says things cost, for who has no books: `trichter render`, and the server before it has read them. Nobody
/// who could buy is shown it.
pub fn of_content(site: &Site, now_ms: i64) -> BookFacts {
    let price = |seed: Seed| RegularPrice {
        sku: seed.sku,
        country: seed.country,
        price: seed.price,
        from_ms: now_ms,
    };
    let catalog = Catalog::from(CatalogFacts {
        prices: seeds_of(site).into_iter().map(price).collect(),
        ..CatalogFacts::default()
    });
    BookFacts {
        catalog: Arc::new(catalog),
        reviews: Arc::default(),
    }
}

/// The first prices of all packages in all countries of the shop.
pub fn seeds_of(site: &Site) -> Vec<Seed> {
    let mut seeds = Vec::new();
    for product in site.products.values() {
        for package in &product.packages {
            seeds.extend(site.countries.iter().map(|country| Seed {
                sku: product.sku(package),
                country: *country,
                price: package.first_price(*country),
            }));
        }
    }
    seeds
}

/// The rates of tax that end soon, of what this shop sells where it sells.
pub fn tax_warnings(site: &Site, now_ms: i64) -> Vec<String> {
    let is_sold = |class: &TaxClass| site.products.values().any(|product| product.tax_class == *class);
    let classes: Vec<TaxClass> = TaxClass::ALL.into_iter().filter(is_sold).collect();
    let today = Day::of(Country::FALLBACK, now_ms);
    let ending = vat::rows_ending(&site.countries, &classes, today, TAX_WARNING_DAYS);
    let sentence = |row: &vat::EndingRate| {
        format!(
            "the tax of {} on {} in {} ends on {}, and {} follows: make sure that the law still says so, and that prices allow for it",
            row.rate,
            row.class.name(),
            row.country,
            row.last_day,
            row.next
        )
    };
    ending.iter().map(sentence).collect()
}
