//! `trichter people`: the operator answers somebody who wants to know what is kept of them, or wants it erased, and who does not
//! have the link of a mail at hand. Both are done by the same functions as in the running server, on the same books.

use clap::{Args, Subcommand};
use store::Reader;
use store::orders::{find_order, find_order_by_number};

use crate::api::my_data;
use crate::app::{App, StartError, answers_keys};
use crate::clock::Clock;
use crate::command::{CommandError, json};
use crate::config::Config;
use crate::leads::erase_person;
use crate::order_command::{OrderName, parse_email};
use crate::serve::{ServeError, runtime};

/// What can be done for somebody.
#[derive(Subcommand)]
pub enum PeopleCommand {
    /// Prints all that is kept of somebody, as JSON. Make sure first that who asks is who they say.
    Export(Person),
    /// Erases all that is kept of somebody. Invoices, withdrawals and proofs of consent stay, because the law wants them kept.
    Erase(Person),
}

/// Who is meant.
#[derive(Args)]
#[group(required = true, multiple = false)]
pub struct Person {
    /// Their e-mail address.
    #[arg(value_parser = parse_email)]
    email: Option<String>,
    /// The buyer of this order: its number (DE-100001) or its id (ord_…).
    #[arg(long)]
    order: Option<OrderName>,
}

/// Does it, and says what was done.
pub fn run(config: &Config, command: PeopleCommand) -> Result<String, CommandError> {
    let public_url = config.public_url.clone();
    let public_url = public_url.unwrap_or_else(|| format!("http://{}", config.listen));
    let runtime = runtime(config).map_err(ServeError::from)?;
    let _within = runtime.enter();
    let app = App::new(config, public_url, answers_keys(config)?, Clock::system())?;
    runtime.block_on(async {
        let failed = |error| StartError::store(&config.database.engine, error);
        let steps = app.store.migration_states().await.map_err(failed)?;
        if steps.iter().any(|step| !step.is_applied) {
            return Err(CommandError::OldDatabase(config.database.engine.to_string()));
        }
        let done = match command {
            PeopleCommand::Export(person) => export(config, &app, person).await,
            PeopleCommand::Erase(person) => erase(config, &app, person).await,
        };
        app.answers.writer.close().await;
        app.store.clone().close().await;
        done
    })
}

async fn export(config: &Config, app: &App, person: Person) -> Result<String, CommandError> {
    let email = person.find(config, app).await?;
    let kept = my_data::collect(app, &email).await;
    let unreadable = "some of it cannot be read: does the database answer, and is its key in `answers_keys`?";
    let kept = kept.map_err(|_| CommandError::Refused(unreadable.to_owned()))?;
    kept.map(|kept| json(&kept)).ok_or_else(nobody)
}

async fn erase(config: &Config, app: &App, person: Person) -> Result<String, CommandError> {
    let email = person.find(config, app).await?;
    let kept = my_data::collect(app, &email).await;
    if matches!(kept, Ok(None)) {
        return Err(nobody());
    }
    erase_person(app, &email, app.press.clock.now_ms())
        .await
        .map_err(|error| StartError::store(&config.database.engine, error))?;
    Ok("Erased. Invoices, withdrawals and proofs of consent stay for as long as the law wants them.\n".to_owned())
}

impl Person {
    /// Their address, as it is compared.
    async fn find(self, config: &Config, app: &App) -> Result<String, CommandError> {
        let name = match (self.email, self.order) {
            (Some(email), _) => return Ok(email),
            (None, Some(name)) => name,
            (None, None) => return Err(nobody()),
        };
        let found = app
            .store
            .read("looking for a buyer", async |reader: &Reader| match name {
                OrderName::Id(id) => find_order(reader, id).await,
                OrderName::Number(number) => find_order_by_number(reader, number).await,
            });
        let order = found
            .await
            .map_err(|error| StartError::store(&config.database.engine, error))?;
        let address = order.and_then(|order| order.email);
        address.map(|address| address.email).ok_or_else(nobody)
    }
}

fn nobody() -> CommandError {
    CommandError::Refused("nothing is kept of them".to_owned())
}
