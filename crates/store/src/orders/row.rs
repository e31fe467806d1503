//! A row of the table `shop_order`, and its way to and from the domain.

use std::collections::BTreeMap;

use domain::lead::Address;
use domain::money::Money;
use domain::order::{Agreements, DRAFT_KEPT_MS, NewOrder, Order, OrderNumber, OrderState, PostalAddress};
use domain::quote::VatPart;
use domain::token::TokenHash;
use domain::vat::VatRate;
use sea_orm::ActiveValue::Set;
use sea_orm::entity::prelude::{
    ActiveModelBehavior, DeriveEntityModel, DerivePrimaryKey, DeriveRelation, EntityTrait, EnumIter, PrimaryKeyTrait,
};

use crate::amount::amount;
use crate::error::StoreError;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "shop_order")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: String,
    pub token_hash: Vec<u8>,
    pub state: String,
    pub country: String,
    pub number: Option<i64>,
    pub locale: String,
    pub currency: String,
    pub email: Option<String>,
    pub email_as_written: Option<String>,
    pub address_lines: Option<String>,
    pub address_fields: Option<String>,
    pub delivery_minor: i64,
    pub discount_minor: i64,
    pub total_minor: i64,
    pub vat: String,
    pub coupon: Option<String>,
    pub funnel: Option<String>,
    pub from_page: String,
    pub session: Option<String>,
    pub catalog_revision: i64,
    pub method: Option<String>,
    pub button_version: Option<String>,
    pub attempts: i64,
    pub carried_by: Option<String>,
    pub created_at_ms: i64,
    pub placed_at_ms: Option<i64>,
    pub expires_at_ms: Option<i64>,
    pub authorised_at_ms: Option<i64>,
    pub paid_at_ms: Option<i64>,
    pub shipped_at_ms: Option<i64>,
    pub held_at_ms: Option<i64>,
    pub ended_at_ms: Option<i64>,
    pub reminded_at_ms: Option<i64>,
    pub erased_at_ms: Option<i64>,
    pub first_order: Option<String>,
    pub agreed_charge_again: Option<String>,
    pub agreed_early_supply: Option<String>,
    pub purchase_told_at_ms: Option<i64>,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

impl From<&NewOrder> for ActiveModel {
    fn from(new: &NewOrder) -> Self {
        let (address_lines, address_fields) = address_columns(new.address.as_ref());
        ActiveModel {
            id: Set(new.id.to_string()),
            token_hash: Set(new.token_hash.0.to_vec()),
            state: Set(OrderState::Draft.name().to_owned()),
            country: Set(new.country.code().to_owned()),
            number: Set(None),
            locale: Set(new.locale.name().to_owned()),
            currency: Set(new.total.currency.code().to_owned()),
            email: Set(new.email.as_ref().map(|address| address.email.clone())),
            email_as_written: Set(new.email.as_ref().map(|address| address.as_written.clone())),
            address_lines: Set(address_lines),
            address_fields: Set(address_fields),
            delivery_minor: Set(new.delivery.minor),
            discount_minor: Set(new.discount.minor),
            total_minor: Set(new.total.minor),
            vat: Set(vat_column(&new.vat)),
            coupon: Set(new.coupon.as_ref().map(ToString::to_string)),
            funnel: Set(new.funnel.clone()),
            from_page: Set(new.from_page.clone()),
            session: Set(new.session.map(|session| session.to_string())),
            catalog_revision: Set(new.catalog_revision),
            method: Set(new.method.map(|method| method.name().to_owned())),
            button_version: Set(None),
            attempts: Set(0),
            carried_by: Set(None),
            created_at_ms: Set(new.created_at_ms),
            placed_at_ms: Set(None),
            expires_at_ms: Set(Some(new.created_at_ms + DRAFT_KEPT_MS)),
            authorised_at_ms: Set(None),
            paid_at_ms: Set(None),
            shipped_at_ms: Set(None),
            held_at_ms: Set(None),
            ended_at_ms: Set(None),
            reminded_at_ms: Set(None),
            erased_at_ms: Set(None),
            first_order: Set(new.first.map(|first| first.to_string())),
            agreed_charge_again: Set(new.agreements.charge_again.clone()),
            agreed_early_supply: Set(new.agreements.early_supply.clone()),
            purchase_told_at_ms: Set(None),
        }
    }
}

/// Lines and fields of an address, each as JSON.
pub(super) fn address_columns(address: Option<&PostalAddress>) -> (Option<String>, Option<String>) {
    let json = |value: Result<String, serde_json::Error>| value.expect("texts are always JSON");
    let lines = address.map(|address| json(serde_json::to_string(&address.lines)));
    let fields = address.map(|address| json(serde_json::to_string(&address.fields)));
    (lines, fields)
}

/// One triple of rate, gross and tax for each part, as JSON.
fn vat_column(parts: &[VatPart]) -> String {
    let parts: Vec<(u16, i64, i64)> = parts
        .iter()
        .map(|part| (part.rate.permille(), part.gross.minor, part.vat.minor))
        .collect();
    serde_json::to_string(&parts).expect("numbers are always JSON")
}

fn damaged(column: &'static str) -> StoreError {
    StoreError::Damaged {
        doing: "reading an order",
        column,
    }
}

impl Model {
    fn address(&self) -> Result<Option<PostalAddress>, StoreError> {
        let (Some(lines), Some(fields)) = (&self.address_lines, &self.address_fields) else {
            return Ok(None);
        };
        let lines: Vec<String> = serde_json::from_str(lines).map_err(|_| damaged("address_lines"))?;
        let fields: BTreeMap<String, String> = serde_json::from_str(fields).map_err(|_| damaged("address_fields"))?;
        Ok(Some(PostalAddress { lines, fields }))
    }

    fn vat(&self) -> Result<Vec<VatPart>, StoreError> {
        let parts: Vec<(u16, i64, i64)> = serde_json::from_str(&self.vat).map_err(|_| damaged("vat"))?;
        let part = |(permille, gross, vat)| {
            Ok(VatPart {
                rate: VatRate::from_permille(permille),
                gross: self.money(gross)?,
                vat: self.money(vat)?,
            })
        };
        parts.into_iter().map(part).collect()
    }

    fn money(&self, minor: i64) -> Result<Money, StoreError> {
        amount(minor, &self.currency).ok_or_else(|| damaged("currency"))
    }
}

impl TryFrom<Model> for Order {
    type Error = StoreError;

    fn try_from(row: Model) -> Result<Self, StoreError> {
        let country = row.country.parse().map_err(|_| damaged("country"))?;
        let number = row.number.map(|number| {
            let number = u64::try_from(number).map_err(|_| damaged("number"))?;
            Ok::<_, StoreError>(OrderNumber { country, number })
        });
        let email = match (&row.email, &row.email_as_written) {
            (Some(email), Some(as_written)) => Some(Address {
                email: email.clone(),
                as_written: as_written.clone(),
            }),
            (None, None) => None,
            _ => return Err(damaged("email")),
        };
        Ok(Order {
            id: row.id.parse().map_err(|_| damaged("id"))?,
            state: row.state.parse().map_err(|_| damaged("state"))?,
            number: number.transpose()?,
            country,
            locale: row.locale.parse().map_err(|_| damaged("locale"))?,
            email,
            address: row.address()?,
            delivery: row.money(row.delivery_minor)?,
            discount: row.money(row.discount_minor)?,
            total: row.money(row.total_minor)?,
            vat: row.vat()?,
            coupon: parsed(row.coupon.as_deref(), "coupon")?,
            session: parsed(row.session.as_deref(), "session")?,
            method: parsed(row.method.as_deref(), "method")?,
            carried_by: parsed(row.carried_by.as_deref(), "carried_by")?,
            first: parsed(row.first_order.as_deref(), "first_order")?,
            agreements: Agreements {
                charge_again: row.agreed_charge_again,
                early_supply: row.agreed_early_supply,
            },
            attempts: u32::try_from(row.attempts).map_err(|_| damaged("attempts"))?,
            token_hash: TokenHash(row.token_hash.try_into().map_err(|_| damaged("token_hash"))?),
            funnel: row.funnel,
            from_page: row.from_page,
            catalog_revision: row.catalog_revision,
            button_version: row.button_version,
            created_at_ms: row.created_at_ms,
            placed_at_ms: row.placed_at_ms,
            expires_at_ms: row.expires_at_ms,
            authorised_at_ms: row.authorised_at_ms,
            paid_at_ms: row.paid_at_ms,
            shipped_at_ms: row.shipped_at_ms,
            held_at_ms: row.held_at_ms,
            ended_at_ms: row.ended_at_ms,
            reminded_at_ms: row.reminded_at_ms,
            erased_at_ms: row.erased_at_ms,
        })
    }
}

fn parsed<T: std::str::FromStr>(text: Option<&str>, column: &'static str) -> Result<Option<T>, StoreError> {
    text.map(|text| text.parse().map_err(|_| damaged(column))).transpose()
}
