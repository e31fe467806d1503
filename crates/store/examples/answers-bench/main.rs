//! How fast answers are saved, against what the database itself can do with the same durability in the same run: raw
//! statements through the same driver, and on PostgreSQL also its own `pgbench`.

mod ours;
mod raw;

use std::error::Error;
use std::path::Path;
use std::time::Duration;

type Outcome<T> = Result<T, Box<dyn Error + Send + Sync>>;

const USAGE: &str = "usage: answers-bench FOLDER [ADDRESS] [--json]
FOLDER is where SQLite's files are made; ADDRESS is that of an empty PostgreSQL database.";

/// Each measurement takes this long and is made this often, ours and raw in turn, because a disk's pace changes from second
/// to second; the medians are compared.
const DURATION: Duration = Duration::from_millis(700);
const ROUNDS: usize = 15;

const CLIENTS: usize = 64;
const GROUP: usize = 32;
const PGBENCH_CLIENTS: usize = 8;

/// Two rates, and what part of the second the first has to reach.
struct Figure {
    name: String,
    ours: Vec<f64>,
    raw: Vec<f64>,
    bar: f64,
}

impl Figure {
    fn new(name: &str, bar: f64) -> Self {
        Figure {
            name: name.to_owned(),
            ours: Vec::new(),
            raw: Vec::new(),
            bar,
        }
    }

    fn ratio(&self) -> f64 {
        median(&self.ours) / median(&self.raw)
    }

    fn line(&self) -> String {
        let (ours, raw) = (median(&self.ours), median(&self.raw));
        let (name, ratio, bar) = (&self.name, self.ratio() * 100.0, self.bar * 100.0);
        format!("{name}: {ours:.0} of {raw:.0} a second, {ratio:.0} %, at least {bar:.0} %")
    }

    fn json(&self) -> String {
        let (ours, raw) = (median(&self.ours), median(&self.raw));
        let (name, ratio, bar) = (&self.name, self.ratio(), self.bar);
        format!(r#"{{"name":"{name}","ours":{ours:.1},"raw":{raw:.1},"ratio":{ratio:.3},"bar":{bar}}}"#)
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
    let places: Vec<&str> = arguments
        .iter()
        .map(String::as_str)
        .filter(|argument| !argument.starts_with("--"))
        .collect();
    let (folder, address) = match places.as_slice() {
        [folder] => (Path::new(folder), None),
        [folder, address] => (Path::new(folder), Some(*address)),
        _ => return Err(USAGE.into()),
    };
    let mut figures = on_sqlite(folder).await?;
    if let Some(address) = address {
        figures.extend(on_postgres(folder, address).await?);
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

async fn on_sqlite(folder: &Path) -> Outcome<Vec<Figure>> {
    let shop = ours::Shop::open("", &folder.join("ours")).await?;
    let mut raw = raw::Sqlite::open(&folder.join("raw.sqlite3")).await?;
    let mut figures = vec![
        Figure::new("SQLite, 1 client, of single commits", 0.6),
        Figure::new("SQLite, 64 clients, of commits of 32", 0.6),
    ];
    for (figure, (clients, group)) in figures.iter_mut().zip([(1, 1), (CLIENTS, GROUP)]) {
        for round in 0..ROUNDS {
            // Neither is always the one that finds the disk busy with what the other left.
            if round % 2 == 0 {
                figure.raw.push(raw.rate(group, DURATION).await?);
                figure.ours.push(shop.rate(clients, DURATION).await?);
            } else {
                figure.ours.push(shop.rate(clients, DURATION).await?);
                figure.raw.push(raw.rate(group, DURATION).await?);
            }
        }
    }
    shop.close().await;
    Ok(figures)
}

async fn on_postgres(folder: &Path, address: &str) -> Outcome<Vec<Figure>> {
    let shop = ours::Shop::open(address, folder).await?;
    let mut raw = raw::Postgres::open(address).await?;
    let script = folder.join("insert.sql");
    let mut alone = Figure::new("PostgreSQL, 1 client, of single commits", 0.6);
    let mut many = Figure::new("PostgreSQL, 64 clients, of pgbench with 8", 0.5);
    for round in 0..ROUNDS {
        if round % 2 == 0 {
            alone.raw.push(raw.rate(DURATION).await?);
            alone.ours.push(shop.rate(1, DURATION).await?);
        } else {
            alone.ours.push(shop.rate(1, DURATION).await?);
            alone.raw.push(raw.rate(DURATION).await?);
        }
    }
    for _ in 0..ROUNDS {
        many.raw
            .push(raw::pgbench(address, &script, PGBENCH_CLIENTS, DURATION)?);
        many.ours.push(shop.rate(CLIENTS, DURATION).await?);
    }
    shop.close().await;
    Ok(vec![alone, many])
}
