//! The command line: what to do, and how to say that it went wrong.

use std::io::{IsTerminal, Write, stdout};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use annotate_snippets::Renderer;
use clap::{Parser, Subcommand};
use content::{Audience, Site};
use domain::id::JobId;
use domain::job::JobState;
use render::assets::Assets;

use self::catalog::{CampaignCommand, CouponCommand, PriceCommand, StockCommand};
use crate::api::openapi;
use crate::app::{self, StartError};
use crate::book_command::{self, BooksCommand};
use crate::clock::Clock;
use crate::code_command::{self, CodesCommand};
use crate::config::Config;
use crate::feedback_command::{self, FeedbackCommand};
use crate::funnel::table::Style;
use crate::funnel::{self, Form, Question};
use crate::jobs::command::{self as jobs, JobsError};
use crate::mail_command::{self, MailCommand};
use crate::order_command::{self, OrdersCommand};
use crate::people_command::{self, PeopleCommand};
use crate::production::Findings;
use crate::withdrawal_command::{self, WithdrawalsCommand};
use crate::{backup_command, migrate, serve};

mod catalog;

/// Storefront and quiz funnel for food supplements: one binary, eight countries.
#[derive(Parser)]
#[command(name = "trichter", version)]
struct Arguments {
    /// A file with settings; `trichter.default.toml` lists them all.
    #[arg(long, global = true, value_name = "FILE")]
    config: Option<PathBuf>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Serves the shop (the default).
    Serve,
    /// Checks a content folder and reports every fault at once.
    Check {
        /// The folder; the setting `content_dir` or else the content in the binary if left out.
        folder: Option<PathBuf>,
        /// Lists the texts that may break a rule of the copy lint, with the reason, instead.
        #[arg(long)]
        overrides: bool,
        /// Lists what is to be settled before the shop sells, in content and settings, instead; fails while anything forbids it.
        #[arg(long, conflicts_with = "overrides")]
        production: bool,
    },
    /// Brings the database up to date. The server does so itself when it starts.
    Migrate {
        /// Only lists which steps the database has.
        #[arg(long)]
        status: bool,
    },
    /// Copies the embedded database into a new file, while the shop is open.
    Backup {
        /// The file; it must not exist yet.
        file: PathBuf,
    },
    /// Brings such a copy back into a data folder that has no database.
    Restore {
        /// What `trichter backup` wrote.
        file: PathBuf,
    },
    /// Looks after work that is done later, such as mails.
    #[command(subcommand)]
    Jobs(JobsCommand),
    /// Looks after orders: what was bought, paid, sent and given back.
    #[command(subcommand)]
    Orders(OrdersCommand),
    /// Shows what mails look like, and which are still to be sent.
    #[command(subcommand)]
    Mail(MailCommand),
    /// Shows what buyers of a book get.
    #[command(subcommand)]
    Books(BooksCommand),
    /// Looks after withdrawals: who withdrew, and until when money has to be back.
    #[command(subcommand)]
    Withdrawals(WithdrawalsCommand),
    /// Looks after what buyers say: what is shown, what is not and why.
    #[command(subcommand)]
    Feedback(FeedbackCommand),
    /// Tells which access codes open what the shop sells codes for.
    #[command(subcommand)]
    Codes(CodesCommand),
    /// Hands over or erases what is kept of somebody.
    #[command(subcommand)]
    People(PeopleCommand),
    /// Says how visitors pass the funnels.
    Funnel {
        #[command(subcommand)]
        command: FunnelCommand,
    },
    /// Sets, lists and imports prices.
    #[command(subcommand)]
    Price(PriceCommand),
    /// Lowers prices for a time.
    #[command(subcommand)]
    Campaign(CampaignCommand),
    /// Makes codes that lower a basket.
    #[command(subcommand)]
    Coupon(CouponCommand),
    /// Counts what is left.
    #[command(subcommand)]
    Stock(StockCommand),
    /// Renders one page to standard output: `trichter render /start/fr`.
    Render {
        /// The path, as a browser would ask for it.
        path: String,
    },
    /// Prints the description of the API.
    Openapi,
}

#[derive(Clone, Copy, Subcommand)]
enum JobsCommand {
    /// Lists jobs, newest first.
    List {
        /// Only those that are waiting, leased, done or dead (given up).
        #[arg(long, value_parser = parse_state)]
        state: Option<JobState>,
        /// How many at most.
        #[arg(long, default_value_t = 50)]
        limit: u64,
        /// Prints JSON instead of a table.
        #[arg(long)]
        json: bool,
    },
    /// Lets jobs that were given up be tried again.
    Retry {
        /// The job, as the list names it.
        #[arg(value_parser = parse_job, required_unless_present = "all_dead", conflicts_with = "all_dead")]
        id: Option<JobId>,
        /// All that were given up.
        #[arg(long)]
        all_dead: bool,
    },
}

fn parse_state(text: &str) -> Result<JobState, String> {
    text.parse()
        .map_err(|_| format!("known are: {}", JobState::ALL.map(JobState::name).join(", ")))
}

fn parse_job(text: &str) -> Result<JobId, &'static str> {
    text.parse()
        .map_err(|_| "a job is named like job_01KA4QZ0G0ABCDEFGHJKMNPQRS")
}

#[derive(Subcommand)]
enum FunnelCommand {
    /// Draws where visitors leave: every stage, with those who were seen there, those who went on, and the loss.
    Report {
        /// One funnel: the name of its file in funnels/; all if left out.
        #[arg(long, value_name = "NAME")]
        funnel: Option<String>,
        /// One country: DE, FR, …; all if left out.
        #[arg(long, value_name = "CODE")]
        country: Option<String>,
        /// The first day that counts: 2026-11-01; 30 days ago if left out.
        #[arg(long, value_name = "DAY")]
        since: Option<String>,
        /// For programs.
        #[arg(long)]
        json: bool,
    },
}

/// Runs the program.
pub fn run() -> ExitCode {
    let arguments = Arguments::parse();
    let config = match Config::load(arguments.config.as_deref()) {
        Ok(config) => config,
        Err(error) => return fail(&error.to_string()),
    };
    match arguments.command.unwrap_or(Command::Serve) {
        Command::Serve => serve::run(config).map_or_else(|error| fail(&error.to_string()), |()| ExitCode::SUCCESS),
        Command::Check {
            folder,
            overrides,
            production,
        } => {
            let folder = folder.or_else(|| config.content_dir.clone());
            let folder = folder.as_deref();
            match (overrides, production) {
                (true, _) => check(folder, Audience::Builders, |site| Ok(list_overrides(site))),
                (_, true) => check(folder, Audience::Visitors, |site| list_findings(&config, site)),
                (false, false) => check(folder, Audience::Builders, |site| Ok(summarise(site))),
            }
        }
        Command::Migrate { status } => {
            let result = if status {
                migrate::status(&config)
            } else {
                migrate::run(&config)
            };
            result.map_or_else(|error| fail(&error.to_string()), |report| print(&report))
        }
        Command::Backup { file } => report(backup_command::back_up(&config, &file)),
        Command::Restore { file } => report(backup_command::restore(&config, &file)),
        Command::Jobs(command) => {
            look_after_jobs(&config, command).map_or_else(|error| fail(&error.to_string()), |report| print(&report))
        }
        Command::Orders(command) => {
            order_command::run(&config, command).map_or_else(|error| fail(&error.to_string()), |report| print(&report))
        }
        Command::Mail(command) => report(mail_command::run(&config, &command)),
        Command::Books(command) => report(book_command::run(&config, &command)),
        Command::Withdrawals(command) => report(withdrawal_command::run(&config, command)),
        Command::Feedback(command) => report(feedback_command::run(&config, command)),
        Command::Codes(command) => report(code_command::run(&config, command)),
        Command::People(command) => report(people_command::run(&config, command)),
        Command::Funnel {
            command:
                FunnelCommand::Report {
                    funnel,
                    country,
                    since,
                    json,
                },
        } => {
            let question = Question {
                funnel: funnel.as_deref(),
                country: country.as_deref(),
                since: since.as_deref(),
            };
            let form = if json {
                Form::Json
            } else {
                Form::Table(Style::of_output())
            };
            let result = funnel::run(&config, question, form);
            result.map_or_else(|error| fail(&error.to_string()), |report| print(&report))
        }
        Command::Price(command) => report(catalog::price(&config, command)),
        Command::Campaign(command) => report(catalog::campaign(&config, command)),
        Command::Coupon(command) => report(catalog::coupon(&config, command)),
        Command::Stock(command) => report(catalog::look_after_stock(&config, command)),
        Command::Render { path } => {
            serve::render(&config, &path).map_or_else(|error| fail(&error.to_string()), |html| print(&html))
        }
        Command::Openapi => print(&openapi::document()),
    }
}

fn look_after_jobs(config: &Config, command: JobsCommand) -> Result<String, JobsError> {
    match command {
        JobsCommand::List {
            state,
            limit,
            json: true,
        } => jobs::list_as_json(config, state, limit),
        JobsCommand::List { state, limit, .. } => jobs::list(config, state, limit),
        JobsCommand::Retry { id: Some(job), .. } => jobs::retry(config, job),
        JobsCommand::Retry { id: None, .. } => jobs::retry_all_dead(config),
    }
}

/// Checks a folder and says something about it if it is sound, which may still be a refusal.
fn check(folder: Option<&Path>, audience: Audience, say: impl FnOnce(&Site) -> Result<String, String>) -> ExitCode {
    let result = Assets::embedded().map_err(StartError::from).and_then(|assets| {
        let interface = app::interface_texts(&assets)?;
        app::load_site(folder, &interface, audience)
    });
    match result {
        Ok(site) => match say(&site) {
            Ok(text) => print(&text),
            Err(text) => {
                print(&text);
                ExitCode::FAILURE
            }
        },
        Err(StartError::Content(report)) => {
            let renderer = if stdout().is_terminal() {
                Renderer::styled()
            } else {
                Renderer::plain()
            };
            print(&report.render(&renderer));
            ExitCode::FAILURE
        }
        Err(error) => fail(&error.to_string()),
    }
}

fn summarise(site: &Site) -> String {
    format!(
        "The content is fine: {} pages in {} countries and {} languages.\n",
        site.pages.len(),
        site.countries.len(),
        site.offered().translations.len()
    )
}

fn list_overrides(site: &Site) -> String {
    let lines = site.overrides.iter().map(|found| {
        let content::Override {
            file,
            line,
            message,
            rule,
            reason,
        } = found;
        format!("{file}:{line}: {message} may break {rule}: {reason}\n")
    });
    let count = site.overrides.len();
    let noun = if count == 1 { "override" } else { "overrides" };
    lines.collect::<String>() + &format!("{count} {noun}.\n")
}

fn list_findings(config: &Config, site: &Site) -> Result<String, String> {
    let found = Findings::new(config, site, Clock::system().now_ms());
    if found.forbid_selling() {
        Err(found.to_string())
    } else {
        Ok(found.to_string())
    }
}

/// What a command says, or why it did not do it.
fn report(result: Result<String, impl std::fmt::Display>) -> ExitCode {
    result.map_or_else(|error| fail(&error.to_string()), |text| print(&text))
}

/// A reader that has heard enough (`| head`) is no failure of ours.
fn print(text: &str) -> ExitCode {
    let _ = stdout().write_all(text.as_bytes());
    ExitCode::SUCCESS
}

fn fail(message: &str) -> ExitCode {
    eprintln!("trichter: {message}");
    ExitCode::FAILURE
}
