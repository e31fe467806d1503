//! People who left an address. What may be done with it is decided in `domain`; a row is read, changed and written back
//! under a lock.

use domain::id::{LeadId, SessionId};
use domain::lead::{Lead, Marketing, MarketingAction, MarketingConsent, NewLead};
use domain::token::TokenHash;
use sea_orm::sea_query::{LockType, OnConflict, Query};
use sea_orm::{ColumnTrait, Condition, DbErr, EntityTrait, QueryFilter, QueryOrder, QuerySelect};

use self::row::ActiveModel;
pub(crate) use self::row::{Column, Entity};
use crate::error::StoreError;
use crate::marketing_consents::insert_marketing_consent;
use crate::transaction::{Reads, Transaction, Writer};

mod row;

/// More leads of one address than this are not listed. An address that asks for three mails a day has them after a year.
const MAX_LISTED: u64 = 1000;

/// Leads of one address that are changed at once; then the next ones.
const MAX_LOCKED: u64 = 100;

/// What became of a form that was sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Added {
    pub lead: Lead,
    pub is_new: bool,
    /// The mail with the link to confirm is due, for the first time or again.
    pub needs_confirmation: bool,
}

/// Adds a lead. The same address in the same run, or again without one, is the same lead: it is updated. A ticked box is
/// proven.
pub async fn add_lead(writer: &Writer, new: &NewLead, now_ms: i64) -> Result<Added, StoreError> {
    let mut lead = Lead::new(new, now_ms);
    let is_new = insert_lead(writer, &lead).await?;
    if !is_new {
        let same = in_run(&new.address.email, new.session);
        lead = lock_lead(writer, same).await?.ok_or(StoreError::Damaged {
            doing: "adding a lead",
            column: "email",
        })?;
        lead.update(new, now_ms);
        update_lead(writer, &lead).await?;
    }
    let is_ticked = new.marketing.is_some();
    if is_ticked {
        prove(writer, &lead, MarketingAction::Asked, now_ms).await?;
    }
    let needs_confirmation = is_ticked && matches!(lead.marketing, Marketing::Asked { .. });
    Ok(Added {
        lead,
        is_new,
        needs_confirmation,
    })
}

/// What became of a click on the link to confirm.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Confirmed {
    Now(Lead),
    Before(Lead),
    /// The lead was deleted or its term is over, or its consent was withdrawn, or there never was one.
    UnknownToken,
}

/// Takes the second step to marketing mails, once however often the link is opened.
pub async fn confirm_marketing(writer: &Writer, token: TokenHash, now_ms: i64) -> Result<Confirmed, StoreError> {
    let by_token = Condition::all().add(Column::ConfirmHash.eq(token.0.to_vec()));
    let found = lock_lead(writer, by_token).await?;
    // Rows are deleted once a day, links die on time.
    let Some(mut lead) = found.filter(|lead| lead.expires_at_ms().is_none_or(|term_ms| now_ms < term_ms)) else {
        return Ok(Confirmed::UnknownToken);
    };
    let before = lead.marketing;
    lead.marketing = before.confirm(now_ms);
    if lead.marketing == before {
        return Ok(Confirmed::Before(lead));
    }
    update_lead(writer, &lead).await?;
    prove(writer, &lead, MarketingAction::Confirmed, now_ms).await?;
    Ok(Confirmed::Now(lead))
}

/// What became of an unsubscription.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unsubscribed {
    /// With the leads whose consents were withdrawn, as they are now.
    Now(Vec<Lead>),
    /// There was nothing to withdraw any more.
    Before,
    UnknownToken,
}

/// Withdraws the consent to marketing mails for the address of that lead, in whichever runs it was given.
pub async fn unsubscribe(writer: &Writer, token: TokenHash, now_ms: i64) -> Result<Unsubscribed, StoreError> {
    let Some(lead) = find_lead_by_unsubscribe_token(writer, token).await? else {
        return Ok(Unsubscribed::UnknownToken);
    };
    let Some(address) = lead.address else {
        return Ok(Unsubscribed::Before);
    };
    let mut left = Vec::new();
    loop {
        let subscribed = Condition::all()
            .add(Column::Email.eq(&address.email))
            .add(Column::Marketing.is_in(["asked", "confirmed"]));
        let locked = lock_some(writer, subscribed).await?;
        if locked.is_empty() {
            break;
        }
        for mut lead in locked {
            lead.marketing = lead.marketing.withdraw(now_ms);
            update_lead(writer, &lead).await?;
            prove(writer, &lead, MarketingAction::Withdrawn, now_ms).await?;
            left.push(lead);
        }
    }
    Ok(if left.is_empty() {
        Unsubscribed::Before
    } else {
        Unsubscribed::Now(left)
    })
}

/// Takes out of all leads of an address whatever points at somebody, withdraws their consents, and hands them over as they
/// were.
pub async fn erase_leads_of(writer: &Writer, email: &str, now_ms: i64) -> Result<Vec<Lead>, StoreError> {
    let mut erased = Vec::new();
    loop {
        let locked = lock_some(writer, Condition::all().add(Column::Email.eq(email))).await?;
        if locked.is_empty() {
            return Ok(erased);
        }
        for before in locked {
            let mut lead = before.clone();
            lead.erase(now_ms);
            update_lead(writer, &lead).await?;
            if lead.marketing != before.marketing {
                prove(writer, &lead, MarketingAction::Withdrawn, now_ms).await?;
            }
            erased.push(before);
        }
    }
}

/// Adds the proof of a step that a lead has just taken.
async fn prove(writer: &Writer, lead: &Lead, action: MarketingAction, now_ms: i64) -> Result<(), StoreError> {
    match MarketingConsent::of(lead, action, now_ms) {
        Some(consent) => insert_marketing_consent(writer, &consent).await,
        None => Ok(()),
    }
}

/// The lead of that id.
pub async fn find_lead(reads: &impl Reads, id: LeadId) -> Result<Option<Lead>, StoreError> {
    find_one(reads, Condition::all().add(Column::Id.eq(id.to_string()))).await
}

/// The lead of an address in a run, or without one.
pub async fn find_lead_in_run(
    reads: &impl Reads,
    email: &str,
    session: Option<SessionId>,
) -> Result<Option<Lead>, StoreError> {
    find_one(reads, in_run(email, session)).await
}

fn in_run(email: &str, session: Option<SessionId>) -> Condition {
    let session = session.map(|session| session.to_string()).unwrap_or_default();
    Condition::all()
        .add(Column::Email.eq(email))
        .add(Column::Session.eq(session))
}

/// The lead whose mails carry that secret.
pub async fn find_lead_by_unsubscribe_token(reads: &impl Reads, token: TokenHash) -> Result<Option<Lead>, StoreError> {
    let by_token = Condition::all().add(Column::UnsubscribeHash.eq(token.0.to_vec()));
    find_one(reads, by_token).await
}

/// The lead whose mail that asks for a confirmation carries that secret.
pub async fn find_lead_by_confirm_token(reads: &impl Reads, token: TokenHash) -> Result<Option<Lead>, StoreError> {
    let by_token = Condition::all().add(Column::ConfirmHash.eq(token.0.to_vec()));
    find_one(reads, by_token).await
}

/// The leads of an address, as it is compared, newest first.
pub async fn list_leads_of(reads: &impl Reads, email: &str) -> Result<Vec<Lead>, StoreError> {
    let listed = Entity::find()
        .filter(Column::Email.eq(email))
        .order_by_desc(Column::CreatedAtMs)
        .order_by_desc(Column::Id)
        .limit(MAX_LISTED)
        .all(reads.transaction())
        .await;
    listed
        .map_err(|error| StoreError::of("listing leads", error))?
        .into_iter()
        .map(Lead::try_from)
        .collect()
}

/// Notes that somebody ordered, and says whether the lead was there.
pub async fn mark_lead_ordered(writer: &Writer, id: LeadId) -> Result<bool, StoreError> {
    let by_id = Condition::all().add(Column::Id.eq(id.to_string()));
    let Some(mut lead) = lock_lead(writer, by_id).await? else {
        return Ok(false);
    };
    lead.has_order = true;
    update_lead(writer, &lead).await?;
    Ok(true)
}

/// Deletes at most `max_rows` of the leads whose term is over, and says how many.
pub async fn prune_leads(writer: &Writer, now_ms: i64, max_rows: u64) -> Result<u64, StoreError> {
    let over = Query::select()
        .column(Column::Id)
        .from(Entity)
        .and_where(Column::ExpiresAtMs.lte(now_ms))
        .order_by(Column::ExpiresAtMs, sea_orm::Order::Asc)
        .limit(max_rows)
        .take();
    let deleted = Entity::delete_many()
        .filter(Column::Id.in_subquery(over))
        // Asked again of the row itself: on PostgreSQL it may have been confirmed since it was selected.
        .filter(Column::ExpiresAtMs.lte(now_ms))
        .exec(writer.transaction())
        .await;
    deleted
        .map(|result| result.rows_affected)
        .map_err(|error| StoreError::of("deleting old leads", error))
}

/// Adds a lead unless its address has one in its run, and says whether it did.
async fn insert_lead(writer: &Writer, lead: &Lead) -> Result<bool, StoreError> {
    let unless_known = OnConflict::columns([Column::Email, Column::Session])
        .do_nothing()
        .to_owned();
    let inserted = Entity::insert(ActiveModel::from(lead))
        .on_conflict(unless_known)
        .exec_without_returning(writer.transaction())
        .await;
    match inserted {
        Ok(rows) => Ok(rows > 0),
        Err(DbErr::RecordNotInserted) => Ok(false),
        Err(error) => Err(StoreError::of("adding a lead", error)),
    }
}

async fn update_lead(writer: &Writer, lead: &Lead) -> Result<(), StoreError> {
    let updated = Entity::update_many()
        .set(ActiveModel::from(lead))
        .filter(Column::Id.eq(lead.id.to_string()))
        .exec(writer.transaction())
        .await;
    updated
        .map(drop)
        .map_err(|error| StoreError::of("changing a lead", error))
}

async fn find_one(reads: &impl Reads, which: Condition) -> Result<Option<Lead>, StoreError> {
    let found = Entity::find().filter(which).one(reads.transaction()).await;
    found
        .map_err(|error| StoreError::of("looking for a lead", error))?
        .map(Lead::try_from)
        .transpose()
}

/// A lead that nobody else changes until this transaction ends.
async fn lock_lead(writer: &Writer, which: Condition) -> Result<Option<Lead>, StoreError> {
    let found = Entity::find()
        .filter(which)
        .lock(LockType::Update)
        .one(writer.transaction())
        .await;
    found
        .map_err(|error| StoreError::of("looking for a lead", error))?
        .map(Lead::try_from)
        .transpose()
}

/// Some leads, in the order of their ids, so that nobody waits in a circle.
async fn lock_some(writer: &Writer, which: Condition) -> Result<Vec<Lead>, StoreError> {
    let found = Entity::find()
        .filter(which)
        .order_by_asc(Column::Id)
        .limit(MAX_LOCKED)
        .lock(LockType::Update)
        .all(writer.transaction())
        .await;
    found
        .map_err(|error| StoreError::of("looking for leads to change", error))?
        .into_iter()
        .map(Lead::try_from)
        .collect()
}
