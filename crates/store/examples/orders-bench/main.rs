//! How many transactions are committed in a second while orders are made and settled, against what the database itself commits:
//! single rows through the same driver, by as many clients, with the same durability, in turn in the same run; and beside it what
//! the database makes of the same orders when their rows are written bare. Afterwards the books are held to what must be true
//! of them.

mod bare;
mod ours;
mod pace;
mod raw;

use std::error::Error;
use std::path::Path;
use std::time::Duration;

use crate::bare::Bare;
use crate::ours::{COMMITS_OF_ORDER, Shop};
use crate::raw::{Pool, Raw};

type Outcome<T> = Result<T, Box<dyn Error + Send + Sync>>;

const USAGE: &str = "usage: orders-bench FOLDER [ADDRESS ADDRESS] [--json] [--rounds=15]
FOLDER is where SQLite's files are made; the addresses are those of two empty PostgreSQL databases.";

/// Each measurement takes this long and is made this often, ours and raw in turn, because a disk's pace changes from second
/// to second; the medians are compared.
const DURATION: Duration = Duration::from_millis(700);
const ROUNDS: usize = 15;

/// Buyers at once, and connections to PostgreSQL for either side. SQLite has one that writes.
const CLIENTS: usize = 16;
const CONNECTIONS: u32 = 16;

/// Of the raw rate, at least.
const BAR: f64 = 0.4;

/// What one engine did.
struct Figure {
    engine: &'static str,
    /// Orders a second in each round: ours, and with the same rows written bare.
    orders: Vec<f64>,
    bare_orders: Vec<f64>,
    /// Raw commits a second in each round.
    raw: Vec<f64>,
    checked: u64,
}

impl Figure {
    fn commits(&self) -> f64 {
        median(&self.orders) * COMMITS_OF_ORDER
    }

    fn ratio(&self) -> f64 {
        self.commits() / median(&self.raw)
    }

    fn bare_ratio(&self) -> f64 {
        median(&self.bare_orders) * COMMITS_OF_ORDER / median(&self.raw)
    }

    fn line(&self) -> String {
        let (ours, raw, orders) = (self.commits(), median(&self.raw), median(&self.orders));
        let (engine, ratio, bar, checked) = (self.engine, self.ratio() * 100.0, BAR * 100.0, self.checked);
        let bare = self.bare_ratio() * 100.0;
        format!(
            "{engine}, {CLIENTS} clients: {ours:.0} of {raw:.0} commits a second, {ratio:.0} %, at least {bar:.0} %; \
             {bare:.0} % when the same rows are written bare; {orders:.0} orders a second from draft to paid; \
             the books of {checked} orders are right"
        )
    }

    fn json(&self) -> String {
        let (ours, raw, orders) = (self.commits(), median(&self.raw), median(&self.orders));
        let (engine, ratio, bare, checked) = (self.engine, self.ratio(), self.bare_ratio(), self.checked);
        format!(
            r#"{{"name":"{engine}, {CLIENTS} clients","ours":{ours:.1},"raw":{raw:.1},"ratio":{ratio:.3},"bar":{BAR},"bare":{bare:.3},"orders_per_second":{orders:.1},"orders_checked":{checked}}}"#
        )
    }
}

fn median(values: &[f64]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted.get(sorted.len() / 2).copied().unwrap_or(f64::NAN)
}

#[tokio::main]
async fn main() -> Outcome<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let is_json = arguments.iter().any(|argument| argument == "--json");
    let rounds = arguments.iter().find_map(|argument| argument.strip_prefix("--rounds="));
    let rounds = rounds.map_or(Ok(ROUNDS), str::parse)?;
    let places: Vec<&str> = arguments
        .iter()
        .map(String::as_str)
        .filter(|argument| !argument.starts_with("--"))
        .collect();
    let (folder, addresses) = match places.as_slice() {
        [folder] => (Path::new(folder), None),
        [folder, ours, bare] => (Path::new(folder), Some((*ours, *bare))),
        _ => return Err(USAGE.into()),
    };
    let shop = Shop::open("", &folder.join("ours"), CONNECTIONS).await?;
    let raw = Raw::open(Pool::sqlite(&folder.join("raw.sqlite3")).await?).await?;
    let bare = Bare::open("", &folder.join("bare"), CONNECTIONS).await?;
    let mut figures = vec![measure("SQLite", shop, raw, bare, rounds).await?];
    if let Some((address, of_bare)) = addresses {
        let shop = Shop::open(address, folder, CONNECTIONS).await?;
        let raw = Raw::open(Pool::postgres(address, CONNECTIONS).await?).await?;
        let bare = Bare::open(of_bare, folder, CONNECTIONS).await?;
        figures.push(measure("PostgreSQL", shop, raw, bare, rounds).await?);
    }
    if is_json {
        let figures: Vec<String> = figures.iter().map(Figure::json).collect();
        println!("[{}]", figures.join(",\n "));
    } else {
        for figure in &figures {
            println!("{}", figure.line());
        }
    }
    Ok(())
}

async fn measure(engine: &'static str, shop: Shop, raw: Raw, bare: Bare, rounds: usize) -> Outcome<Figure> {
    let mut figure = Figure {
        engine,
        orders: Vec::new(),
        bare_orders: Vec::new(),
        raw: Vec::new(),
        checked: 0,
    };
    for round in 0..rounds {
        // Neither is always the one that finds the disk busy with what the other left.
        if round % 2 == 0 {
            figure.raw.push(raw.rate(CLIENTS, DURATION).await?);
        }
        figure.orders.push(shop.rate(CLIENTS, DURATION).await?);
        if round % 2 == 1 {
            figure.raw.push(raw.rate(CLIENTS, DURATION).await?);
        }
        figure.bare_orders.push(bare.rate(CLIENTS, DURATION).await?);
    }
    figure.checked = shop.check().await?;
    shop.close().await;
    raw.close().await;
    bare.close().await;
    Ok(figure)
}
