//! `trichter feedback`: the operator reads what buyers say, takes from the pages what must not stay there, and says why. Whoever
//! wrote it reads the reason behind their link, and the audit of the catalog keeps it.

use clap::Subcommand;
use domain::feedback::{Feedback, Standing, State};
use domain::id::FeedbackId;
use domain::order::{MAX_REASON_BYTES, Order};
use serde::Serialize;
use store::feedback::{find_feedback, list_feedback, set_standing};
use store::orders::find_order;
use store::{Reader, Store, StoreError, Writer};

use crate::clock::Clock;
use crate::command::{ACTOR, CommandError, Form, json, local, table, utc, with_store};
use crate::config::Config;
use crate::feedback::broken_rules;

/// As many letters of the words stand in a list.
const EXCERPT_CHARS: usize = 40;

/// What can be done with feedback.
#[derive(Subcommand)]
pub enum FeedbackCommand {
    /// Lists what buyers said, newest first.
    List {
        /// Only what is published, withheld-claim (for its words) or withheld (by you).
        #[arg(long, value_parser = parse_state)]
        state: Option<State>,
        /// How many at most.
        #[arg(long, default_value_t = 50)]
        limit: u64,
        /// For programs.
        #[arg(long)]
        json: bool,
    },
    /// Shows all of one.
    Show {
        /// As the list names it.
        #[arg(value_parser = parse_id)]
        id: FeedbackId,
        /// For programs.
        #[arg(long)]
        json: bool,
    },
    /// Takes something from the pages and from the average, with a reason that its author is told.
    Withhold {
        /// As the list names it.
        #[arg(value_parser = parse_id)]
        id: FeedbackId,
        /// What its author reads. Few stars are no reason.
        #[arg(long, value_parser = parse_reason)]
        reason: String,
    },
    /// Shows what was withheld, if its words break no rule.
    Publish {
        /// As the list names it.
        #[arg(value_parser = parse_id)]
        id: FeedbackId,
    },
}

fn parse_id(text: &str) -> Result<FeedbackId, &'static str> {
    text.parse()
        .map_err(|_| "feedback is named like fbk_01KA4QZ0G0ABCDEFGHJKMNPQRS")
}

fn parse_state(text: &str) -> Result<State, String> {
    text.parse()
        .map_err(|_| format!("known are: {}", State::ALL.map(State::name).join(", ")))
}

fn parse_reason(text: &str) -> Result<String, String> {
    match text.trim() {
        "" => Err("say why: its author is told".to_owned()),
        reason if reason.len() <= MAX_REASON_BYTES => Ok(reason.to_owned()),
        _ => Err(format!("at most {MAX_REASON_BYTES} bytes are kept")),
    }
}

/// Does it, and says what was done.
pub fn run(config: &Config, command: FeedbackCommand) -> Result<String, CommandError> {
    match command {
        FeedbackCommand::List { state, limit, json } => list(config, state, limit, Form::new(json)),
        FeedbackCommand::Show { id, json } => show(config, id, Form::new(json)),
        FeedbackCommand::Withhold { id, reason } => {
            stand(config, id, &Standing::Withheld(reason))?;
            Ok(format!("{id} is withheld: it is on no page and in no average.\n"))
        }
        FeedbackCommand::Publish { id } => publish(config, id),
    }
}

/// What was said, with the order it is about.
struct Known {
    feedback: Feedback,
    order: Option<Order>,
}

impl Known {
    async fn load(reader: &Reader, feedback: Feedback) -> Result<Self, StoreError> {
        Ok(Known {
            order: find_order(reader, feedback.order).await?,
            feedback,
        })
    }

    fn order_name(&self) -> String {
        let number = self.order.as_ref().and_then(|order| order.number);
        number.map_or_else(|| self.feedback.order.to_string(), |number| number.to_string())
    }

    fn reason(&self) -> Option<String> {
        match &self.feedback.standing {
            Standing::Published => None,
            Standing::WithheldClaim(rules) => Some(rules.join(", ")),
            Standing::Withheld(reason) => Some(reason.clone()),
        }
    }
}

fn list(config: &Config, state: Option<State>, max_rows: u64, form: Form) -> Result<String, CommandError> {
    let known = with_store(config, async |store: &Store| {
        let listed = store.read("listing feedback", async |reader: &Reader| {
            let mut known = Vec::new();
            for feedback in list_feedback(reader, state, max_rows).await? {
                known.push(Known::load(reader, feedback).await?);
            }
            Ok(known)
        });
        listed.await
    })?;
    Ok(match form {
        Form::Json => json(&known.iter().map(FeedbackView::from).collect::<Vec<_>>()),
        Form::Table => draw_list(&known),
    })
}

fn draw_list(known: &[Known]) -> String {
    let headings = ["SAID", "STARS", "STATE", "PRODUCT", "ORDER", "ID", "WORDS"];
    let row = |known: &Known| {
        let feedback = &known.feedback;
        [
            local(feedback.country, feedback.said_at_ms),
            feedback.form.stars.to_string(),
            feedback.standing.state().name().to_owned(),
            feedback.product.clone(),
            known.order_name(),
            feedback.id.to_string(),
            excerpt(&feedback.form.text),
        ]
    };
    let rows: Vec<_> = known.iter().map(row).collect();
    table(headings, &rows, "Nobody said anything.")
}

fn excerpt(text: &str) -> String {
    let line = text.replace('\n', " ");
    match line.char_indices().nth(EXCERPT_CHARS) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None => line,
    }
}

fn show(config: &Config, id: FeedbackId, form: Form) -> Result<String, CommandError> {
    let known = find(config, id)?;
    Ok(match form {
        Form::Json => json(&FeedbackView::from(&known)),
        Form::Table => draw(&known),
    })
}

fn draw(known: &Known) -> String {
    let Feedback {
        id,
        product,
        form,
        country,
        locale,
        standing,
        said_at_ms,
        ..
    } = &known.feedback;
    let mut lines = vec![
        format!("Feedback  {id}"),
        format!("Said      {} ({})", local(*country, *said_at_ms), utc(*said_at_ms)),
        format!("Order     {}", known.order_name()),
        format!("Product   {product}"),
        format!("From      {country}, {}", locale.name()),
        format!("State     {}", standing.state().name()),
    ];
    lines.extend(known.reason().map(|reason| format!("Reason    {reason}")));
    lines.push(format!("Stars     {}", form.stars));
    lines.push(format!("Name      {}", form.name));
    if !form.text.is_empty() {
        lines.push(String::new());
        lines.extend(
            form.text
                .lines()
                .map(|line| format!("    {line}").trim_end().to_owned()),
        );
    }
    lines.join("\n") + "\n"
}

/// Nobody shows what the shop must not say itself, whoever wrote it.
fn publish(config: &Config, id: FeedbackId) -> Result<String, CommandError> {
    let feedback = find(config, id)?.feedback;
    let broken = broken_rules(feedback.locale, &feedback.form);
    if !broken.is_empty() {
        return Err(CommandError::Refused(format!(
            "{id} stays withheld, its words break rules of advertising for food: {}",
            broken.join(", ")
        )));
    }
    stand(config, id, &Standing::Published)?;
    Ok(format!("{id} is published.\n"))
}

fn find(config: &Config, id: FeedbackId) -> Result<Known, CommandError> {
    let known = with_store(config, async |store: &Store| {
        let loaded = store.read("loading feedback", async |reader: &Reader| {
            match find_feedback(reader, id).await? {
                Some(feedback) => Known::load(reader, feedback).await.map(Some),
                None => Ok(None),
            }
        });
        loaded.await
    })?;
    known.ok_or_else(|| unknown(id))
}

fn stand(config: &Config, id: FeedbackId, standing: &Standing) -> Result<(), CommandError> {
    let now_ms = Clock::system().now_ms();
    let is_known = with_store(config, async |store: &Store| {
        let changed = store.write("changing whether feedback is shown", async |writer: &Writer| {
            set_standing(writer, id, standing, ACTOR, now_ms).await
        });
        changed.await
    })?;
    if is_known { Ok(()) } else { Err(unknown(id)) }
}

fn unknown(id: FeedbackId) -> CommandError {
    CommandError::Refused(format!(
        "there is no feedback {id}: `trichter feedback list` shows what there is"
    ))
}

/// Feedback for programs. Times are of UTC.
#[derive(Serialize)]
struct FeedbackView {
    id: String,
    order: String,
    number: Option<String>,
    product: String,
    stars: u8,
    text: String,
    name: String,
    country: &'static str,
    locale: &'static str,
    state: &'static str,
    reason: Option<String>,
    said_at: String,
}

impl From<&Known> for FeedbackView {
    fn from(known: &Known) -> Self {
        let feedback = &known.feedback;
        let number = known.order.as_ref().and_then(|order| order.number);
        FeedbackView {
            id: feedback.id.to_string(),
            order: feedback.order.to_string(),
            number: number.map(|number| number.to_string()),
            product: feedback.product.clone(),
            stars: feedback.form.stars.count(),
            text: feedback.form.text.clone(),
            name: feedback.form.name.clone(),
            country: feedback.country.code(),
            locale: feedback.locale.name(),
            state: feedback.standing.state().name(),
            reason: known.reason(),
            said_at: utc(feedback.said_at_ms),
        }
    }
}
