//! `trichter codes`: tells whoever runs an app which access codes open it. Whose a code is stands nowhere in it.

use clap::Subcommand;
use domain::digital_goods::Access;
use serde::Serialize;
use store::digital_goods::{KeptCode, find_grant, list_codes};
use store::orders::find_order;
use store::{Reader, Store, StoreError};

use crate::clock::Clock;
use crate::command::{CommandError, json, table, utc, with_store};
use crate::config::Config;
use crate::digital_goods::list_goods;

/// What can be done with access codes.
#[derive(Subcommand)]
pub enum CodesCommand {
    /// Lists access codes, newest first, and whether each still holds: a withdrawal or a full refund ends it.
    List {
        /// Only those of one product: the name of its file in products/.
        #[arg(long, value_name = "NAME")]
        product: Option<String>,
        /// How many at most.
        #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=100_000))]
        limit: u64,
        /// For programs.
        #[arg(long)]
        json: bool,
    },
}

/// A code, without whose it is.
#[derive(Serialize)]
struct CodeView {
    code: String,
    product: String,
    grant: String,
    made_at: String,
    holds: bool,
}

/// Does it, and says what was done.
pub fn run(config: &Config, command: CodesCommand) -> Result<String, CommandError> {
    let CodesCommand::List {
        product,
        limit,
        json: is_json,
    } = command;
    let now_ms = Clock::system().now_ms();
    let mut codes = with_store(config, async |store: &Store| {
        let listed = store.read("listing access codes", async |reader: &Reader| {
            let mut views = Vec::new();
            for kept in list_codes(reader, limit).await? {
                views.extend(view(reader, kept, now_ms).await?);
            }
            Ok(views)
        });
        listed.await
    })?;
    codes.retain(|code| product.as_ref().is_none_or(|product| code.product == *product));
    Ok(if is_json { json(&codes) } else { draw(&codes) })
}

async fn view(reader: &Reader, kept: KeptCode, now_ms: i64) -> Result<Option<CodeView>, StoreError> {
    let Some(grant) = find_grant(reader, kept.grant).await? else {
        return Ok(None);
    };
    let Some(order) = find_order(reader, grant.order).await? else {
        return Ok(None);
    };
    let goods = list_goods(reader, &order, now_ms).await?;
    let good = goods.iter().find(|good| good.grant.id == grant.id);
    Ok(Some(CodeView {
        code: kept.code.to_string(),
        grant: grant.id.to_string(),
        product: grant.product,
        made_at: utc(kept.made_at_ms),
        holds: good.is_some_and(|good| good.access == Access::Open),
    }))
}

fn draw(codes: &[CodeView]) -> String {
    let row = |code: &CodeView| {
        let holds = if code.holds { "yes" } else { "ended" };
        [
            code.code.clone(),
            code.product.clone(),
            holds.to_owned(),
            code.made_at.clone(),
        ]
    };
    let rows: Vec<_> = codes.iter().map(row).collect();
    table(["CODE", "PRODUCT", "HOLDS", "MADE"], &rows, "No access codes.")
}
