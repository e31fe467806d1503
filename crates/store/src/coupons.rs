//! Coupons, and how often each was used. Making and ending one is written down as every change of the catalog is; using one
//! is not, since no page shows it.

use domain::coupon::{Coupon, CouponCode, Reduction};
use domain::money::{Currency, Money};
use sea_orm::ActiveValue::Set;
use sea_orm::sea_query::{Expr, ExprTrait, OnConflict};
use sea_orm::{ColumnTrait, Condition, DbErr, EntityTrait, QueryFilter, QueryOrder, QuerySelect};

use self::row::{ActiveModel, Column, Entity, Model};
use crate::catalog::revision::{self, Audit};
use crate::error::StoreError;
use crate::transaction::{Reads, Transaction, Writer};

mod row;

const DOING: &str = "reading coupons";

/// Makes a coupon, and says whether its code was free.
pub async fn create_coupon(writer: &Writer, coupon: &Coupon, actor: &str, now_ms: i64) -> Result<bool, StoreError> {
    let (percent, amount) = match coupon.reduction {
        Reduction::Percent(percent) => (Some(i64::from(percent)), None),
        Reduction::Amount(amount) => (None, Some(amount)),
    };
    let row = ActiveModel {
        code: Set(coupon.code.to_string()),
        percent: Set(percent),
        amount_minor: Set(amount.map(|amount| amount.minor)),
        currency: Set(amount.map(|amount| amount.currency.code().to_owned())),
        country: Set(coupon.country.map(|country| country.code().to_owned())),
        starts_at_ms: Set(coupon.starts_at_ms),
        ends_at_ms: Set(coupon.ends_at_ms),
        max_uses: Set(coupon.max_uses.map(i64::from)),
        uses: Set(i64::from(coupon.uses)),
        created_at_ms: Set(now_ms),
    };
    let unless_taken = OnConflict::column(Column::Code).do_nothing().to_owned();
    let inserted = Entity::insert(row)
        .on_conflict(unless_taken)
        .exec_without_returning(writer.transaction())
        .await;
    match inserted {
        Ok(1..) => write_down(writer, "coupon create", &coupon.code, actor, now_ms)
            .await
            .map(|()| true),
        Ok(0) | Err(DbErr::RecordNotInserted) => Ok(false),
        Err(error) => Err(StoreError::of("making a coupon", error)),
    }
}

/// The coupon of a code.
pub async fn find_coupon(reads: &impl Reads, code: &CouponCode) -> Result<Option<Coupon>, StoreError> {
    let found = Entity::find_by_id(code.as_str()).one(reads.transaction()).await;
    let row = found.map_err(|error| StoreError::of(DOING, error))?;
    row.map(read).transpose()
}

/// The coupons, the newest first.
pub async fn list_coupons(reads: &impl Reads, max_rows: u64) -> Result<Vec<Coupon>, StoreError> {
    let found = Entity::find()
        .order_by_desc(Column::CreatedAtMs)
        .order_by_asc(Column::Code)
        .limit(max_rows)
        .all(reads.transaction())
        .await;
    let rows = found.map_err(|error| StoreError::of(DOING, error))?;
    rows.into_iter().map(read).collect()
}

/// Ends a coupon now, and says whether there was one that had not ended.
pub async fn end_coupon(writer: &Writer, code: &CouponCode, actor: &str, now_ms: i64) -> Result<bool, StoreError> {
    let is_open = Condition::any()
        .add(Column::EndsAtMs.is_null())
        .add(Column::EndsAtMs.gt(now_ms));
    let ended = Entity::update_many()
        .col_expr(Column::EndsAtMs, Expr::val(now_ms))
        .filter(Column::Code.eq(code.as_str()))
        .filter(is_open)
        .exec(writer.transaction())
        .await;
    let ended = ended.map_err(|error| StoreError::of("ending a coupon", error))?;
    if ended.rows_affected == 0 {
        return Ok(false);
    }
    write_down(writer, "coupon end", code, actor, now_ms)
        .await
        .map(|()| true)
}

/// Counts a use, and says whether one was left. Of many who ask at once, no more get one than there are.
pub async fn take_use(writer: &Writer, code: &CouponCode) -> Result<bool, StoreError> {
    let is_left = Condition::any()
        .add(Column::MaxUses.is_null())
        .add(Expr::col(Column::Uses).lt(Expr::col(Column::MaxUses)));
    let taken = Entity::update_many()
        .col_expr(Column::Uses, Expr::col(Column::Uses).add(1))
        .filter(Column::Code.eq(code.as_str()))
        .filter(is_left)
        .exec(writer.transaction())
        .await;
    taken
        .map(|result| result.rows_affected > 0)
        .map_err(|error| StoreError::of("using a coupon", error))
}

/// Takes back a use that came to nothing.
pub async fn give_back_use(writer: &Writer, code: &CouponCode) -> Result<(), StoreError> {
    let given = Entity::update_many()
        .col_expr(Column::Uses, Expr::col(Column::Uses).sub(1))
        .filter(Column::Code.eq(code.as_str()))
        .filter(Column::Uses.gt(0))
        .exec(writer.transaction())
        .await;
    given
        .map(drop)
        .map_err(|error| StoreError::of("giving back a coupon", error))
}

async fn write_down(
    writer: &Writer,
    action: &str,
    code: &CouponCode,
    actor: &str,
    now_ms: i64,
) -> Result<(), StoreError> {
    let audit = Audit {
        actor,
        action,
        subject: code.as_str(),
        detail: "",
    };
    revision::raise_for(writer, audit, now_ms).await.map(drop)
}

fn read(row: Model) -> Result<Coupon, StoreError> {
    let damaged = |column| StoreError::Damaged { doing: DOING, column };
    let count = |number: i64, column| u32::try_from(number).map_err(|_| damaged(column));
    let reduction = match (row.percent, row.amount_minor, row.currency) {
        (Some(percent), None, None) => u8::try_from(percent).ok().and_then(Reduction::percent),
        (None, Some(minor), Some(code)) => {
            let currency = Currency::ALL.into_iter().find(|currency| currency.code() == code);
            currency.and_then(|currency| Reduction::amount(Money::new(minor, currency)))
        }
        _ => None,
    };
    let country = row.country.map(|code| code.parse().map_err(|_| damaged("country")));
    Ok(Coupon {
        code: row.code.parse().map_err(|_| damaged("code"))?,
        reduction: reduction.ok_or_else(|| damaged("percent"))?,
        country: country.transpose()?,
        starts_at_ms: row.starts_at_ms,
        ends_at_ms: row.ends_at_ms,
        max_uses: row.max_uses.map(|uses| count(uses, "max_uses")).transpose()?,
        uses: count(row.uses, "uses")?,
    })
}
