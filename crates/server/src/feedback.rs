//! What buyers say of products. The link of a mail is the proof, and it opens nothing else of the order. Words that advertising
//! for food must not use are withheld at once, whoever uses them and however many stars stand beside them; all others are
//! published at once.

use content::lint::Reader as CopyReader;
use domain::feedback::{Feedback, Form, Standing, may_speak};
use domain::id::{FeedbackId, OrderId};
use domain::locale::Locale;
use domain::order::{Order, OrderLine};
use domain::token::TokenHash;
use store::feedback::{delete_withheld_claim, insert_feedback, insert_objection, list_feedback_of};
use store::orders::{find_order, list_lines, lock_order};
use store::{Reader, StoreError, Writer};

use crate::app::App;

/// An order of which its buyer may say something, with what they said.
pub struct OpenOrder {
    pub order: Order,
    pub lines: Vec<OrderLine>,
    pub said: Vec<Feedback>,
}

/// The order that a link opens. There is none if the secret is wrong, nothing was sent or its buyer asked to be forgotten:
/// which of these, nobody is told.
pub async fn open(app: &App, id: OrderId, token: TokenHash) -> Result<Option<OpenOrder>, StoreError> {
    if !app.links.review(id).recognise(token) {
        return Ok(None);
    }
    app.store
        .read("looking for an order to review", async |reader: &Reader| {
            let Some(order) = find_order(reader, id).await?.filter(may_speak) else {
                return Ok(None);
            };
            Ok(Some(OpenOrder {
                lines: list_lines(reader, id).await?,
                said: list_feedback_of(reader, id).await?,
                order,
            }))
        })
        .await
}

/// What somebody wants to say.
pub struct Saying {
    pub id: FeedbackId,
    pub order: OrderId,
    pub product: String,
    pub form: Form,
    pub locale: Locale,
}

/// What became of it.
pub enum Said {
    Now(Feedback),
    /// The same had been said.
    Before(Feedback),
    /// Something else was said of this product.
    Otherwise,
    /// The product is none of the order.
    NotBought,
    /// The link opens nothing.
    NotAllowed,
}

/// Keeps what somebody says of a product of their order, once. What was withheld for its words may be said again in others.
pub async fn say(app: &App, saying: Saying, token: TokenHash, now_ms: i64) -> Result<Said, StoreError> {
    if !app.links.review(saying.order).recognise(token) {
        return Ok(Said::NotAllowed);
    }
    let broken = broken_rules(saying.locale, &saying.form);
    let standing = Standing::of_rules(broken);
    app.store
        .write("keeping feedback", async |writer: &Writer| {
            let Some(order) = lock_order(writer, saying.order).await?.filter(may_speak) else {
                return Ok(Said::NotAllowed);
            };
            let lines = list_lines(writer, order.id).await?;
            if !lines.iter().any(|line| line.sku.product == saying.product) {
                return Ok(Said::NotBought);
            }
            let known = list_feedback_of(writer, order.id).await?;
            match known.into_iter().find(|known| known.product == saying.product) {
                Some(known) if known.id == saying.id && known.form == saying.form => return Ok(Said::Before(known)),
                Some(known) if matches!(known.standing, Standing::WithheldClaim(_)) => {
                    delete_withheld_claim(writer, order.id, &saying.product).await?;
                }
                Some(_) => return Ok(Said::Otherwise),
                None => {}
            }
            let feedback = Feedback {
                id: saying.id,
                order: order.id,
                product: saying.product.clone(),
                form: saying.form.clone(),
                country: order.country,
                locale: saying.locale,
                standing: standing.clone(),
                said_at_ms: now_ms,
            };
            Ok(if insert_feedback(writer, &feedback).await? {
                Said::Now(feedback)
            } else {
                Said::Otherwise
            })
        })
        .await
}

/// Notes that whoever got a link does not want to be asked again, and says whether it opens anything.
pub async fn object(app: &App, id: OrderId, token: TokenHash, now_ms: i64) -> Result<bool, StoreError> {
    if !app.links.review(id).recognise(token) {
        return Ok(false);
    }
    app.store
        .write("noting who does not want to be asked", async |writer: &Writer| {
            let order = find_order(writer, id).await?.filter(may_speak);
            let Some(address) = order.and_then(|order| order.email) else {
                return Ok(false);
            };
            insert_objection(writer, &address.email, now_ms).await?;
            Ok(true)
        })
        .await
}

/// The rules of copy that words and name break, each once: those that all texts of the shop are held to. Not even the words of an
/// authorised claim are let through: they need their conditions beside them, which no review has.
pub fn broken_rules(locale: Locale, form: &Form) -> Vec<String> {
    let mut reader = CopyReader::new(locale);
    let mut broken: Vec<String> = Vec::new();
    for text in [&form.text, &form.name] {
        for hit in reader.hits(text) {
            let name = hit.rule.name();
            if broken.iter().all(|known| known != name) {
                broken.push(name.to_owned());
            }
        }
    }
    broken
}
