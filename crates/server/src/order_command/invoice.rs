//! `trichter orders invoice`: writes the invoice of an order to a file, as its buyer got it by mail.

use std::fs;
use std::path::Path;

use super::{OrderName, OrdersError, get_order};
use crate::answers::sealing::ShopKey;
use crate::app::App;
use crate::clock::Clock;
use crate::command::CommandError;
use crate::config::Config;
use crate::jobs::JobFailure;
use crate::mails;
use crate::serve::{ServeError, runtime};

pub(super) fn run(config: &Config, name: OrderName, output: Option<&Path>) -> Result<String, OrdersError> {
    let public_url = config.public_url.clone();
    let public_url = public_url.unwrap_or_else(|| format!("http://{}", config.listen));
    let runtime = runtime(config).map_err(|error| CommandError::from(ServeError::from(error)))?;
    let _within = runtime.enter();
    // No secret link is part of an invoice, so the key of links need not be the shop's own.
    let key = ShopKey::parse(&"0".repeat(64)).expect("64 digits");
    let app = App::new(config, public_url, vec![key], Clock::system())?;
    let made = runtime.block_on(async {
        let order = get_order(&app.store, name).await?;
        let made = mails::invoice(&app, order.id).await;
        app.store.clone().close().await;
        made.map_err(|failure| {
            let (JobFailure::GiveUp(why) | JobFailure::TryAgain(why)) = failure;
            refused(why)
        })
    })?;
    let Some((file, bytes)) = made else {
        return Err(refused(format!("{name} is not paid, so it has no invoice")));
    };
    let path = output.unwrap_or(Path::new(&file));
    fs::write(path, bytes).map_err(|error| refused(format!("cannot write {}: {error}", path.display())))?;
    Ok(format!("The invoice of {name} is in {}.\n", path.display()))
}

fn refused(why: String) -> OrdersError {
    CommandError::Refused(why).into()
}
