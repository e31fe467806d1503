//! `trichter stock`.

use std::collections::BTreeSet;

use serde::Serialize;
use store::catalog::load_catalog;
use store::stock::set_stock;
use store::{Reader, Store, Writer};

use crate::clock::Clock;
use crate::command::{ACTOR, CommandError, Form, json, table, with_store};
use crate::config::Config;

/// A product in the list for programs.
#[derive(Serialize)]
struct StockView {
    product: String,
    /// None if it is not counted.
    units_left: Option<u32>,
}

/// Says how many units are left of a product.
pub fn set(config: &Config, product: &str, count: &str) -> Result<String, CommandError> {
    let left = match count {
        "untracked" => None,
        digits => Some(digits.parse::<u32>().map_err(|_| {
            CommandError::Refused(format!("`{count}` is no count: write a whole number, or `untracked`"))
        })?),
    };
    let now_ms = Clock::system().now_ms();
    let known = products(config)?;
    if !known.iter().any(|view| view.product == product) {
        let names: Vec<&str> = known.iter().map(|view| view.product.as_str()).collect();
        let refusal = format!("there is no product `{product}`; known are: {}", names.join(", "));
        return Err(CommandError::Refused(refusal));
    }
    with_store(config, async |store: &Store| {
        store
            .write("counting stock", async |writer: &Writer| {
                set_stock(writer, product, left, ACTOR, now_ms).await
            })
            .await
    })?;
    Ok(match left {
        Some(0) => format!("{product} is sold out.\n"),
        Some(left) => format!("{left} units of {product} are left.\n"),
        None => format!("{product} is not counted, and never sold out.\n"),
    })
}

/// What is left of everything.
pub fn list(config: &Config, form: Form) -> Result<String, CommandError> {
    let products = products(config)?;
    let row = |view: &StockView| {
        let left = view
            .units_left
            .map_or_else(|| "untracked".to_owned(), |left| left.to_string());
        [view.product.clone(), left]
    };
    Ok(match form {
        Form::Json => json(&products),
        Form::Table => {
            let rows: Vec<_> = products.iter().map(row).collect();
            table(
                ["PRODUCT", "UNITS LEFT"],
                &rows,
                "No products yet: the server writes them when it starts.",
            )
        }
    })
}

fn products(config: &Config) -> Result<Vec<StockView>, CommandError> {
    let now_ms = Clock::system().now_ms();
    let catalog = with_store(config, async |store: &Store| {
        store
            .read("listing stock", async |reader: &Reader| {
                load_catalog(reader, now_ms).await
            })
            .await
    })?;
    let products: BTreeSet<&str> = catalog.packages().map(|(sku, _)| sku.product.as_str()).collect();
    let view = |product: &str| StockView {
        product: product.to_owned(),
        units_left: catalog.stock(product),
    };
    Ok(products.into_iter().map(view).collect())
}
