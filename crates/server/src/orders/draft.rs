//! A draft: what a buyer put together, with prices, taxes and words copied onto it. It binds nobody until the order button is
//! pressed, and may be sent again as often as the buyer changes their mind.

use std::collections::BTreeMap;

use domain::address::{FieldFault, read_address};
use domain::agreement;
use domain::catalog::Sku;
use domain::id::{OrderId, SessionId};
use domain::lead;
use domain::order::{Agreements, NewOrder, OrderState, PostalAddress, REMIND_AFTER_MS};
use domain::payment::Method;
use domain::token::TokenHash;
use store::orders::{Inserted, find_order, insert_draft};
use store::{Reader, StoreError, Writer};

use crate::app::App;
use crate::baskets::{self, Basket, BasketFault, CouponWhy, PricedBasket};
use crate::gateway::carrier;
use crate::jobs::write_down_later;
use crate::mails::{cart_mail, find_subscriber};
use crate::orders::effects::missing;
use crate::pages::edition::Edition;

/// What a buyer sends, read but not judged.
pub struct DraftForm {
    pub id: OrderId,
    pub token_hash: TokenHash,
    pub basket: Basket,
    pub email: lead::Address,
    pub address: BTreeMap<String, String>,
    pub method: Method,
    /// What the buyer was shown.
    pub expected_total_minor: i64,
    pub funnel: Option<String>,
    pub from_page: String,
    /// A quiz run that is proven to be the buyer's.
    pub session: Option<SessionId>,
    pub agreements: Agreements,
}

/// What became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drafted {
    New,
    /// It was there and is now as it was sent.
    Again,
}

/// Why there is no such draft. Nothing was changed.
#[derive(Debug)]
pub enum DraftRefusal {
    Basket(BasketFault),
    Address(Vec<FieldFault>),
    Coupon(CouponWhy),
    SoldOut(Vec<String>),
    /// What it costs now.
    PriceChanged(Box<PricedBasket>),
    MethodNotOffered,
    /// The buyer agreed to other words than those of today.
    WordsOutdated,
    /// It was placed since.
    NoDraft(OrderState),
    /// The id belongs to somebody else.
    Taken,
    Store(StoreError),
}

impl From<StoreError> for DraftRefusal {
    fn from(error: StoreError) -> Self {
        DraftRefusal::Store(error)
    }
}

/// Judges what a buyer sent and keeps it. What is wrong with the form is told before what is wrong with the shop.
pub async fn draft(app: &App, edition: &Edition, form: DraftForm, now_ms: i64) -> Result<Drafted, DraftRefusal> {
    refuse_what_is_no_draft(app, form.id, form.token_hash).await?;
    check_words(&form.agreements)?;
    let basket = &form.basket;
    let priced = baskets::price(app, edition, basket, now_ms)
        .await
        .map_err(DraftRefusal::Basket)?;
    let is_sent = priced.quote.lines.iter().any(|line| line.item.is_sent);
    let address = match read_address(basket.country, &form.address) {
        Ok(address) => Some(PostalAddress {
            lines: address.lines(),
            fields: address.values(),
        }),
        Err(faults) if is_sent => return Err(DraftRefusal::Address(faults)),
        // What is not sent needs no address.
        Err(_) => None,
    };
    if carrier(&app.gateway, basket.country, form.method, is_sent).is_none() {
        return Err(DraftRefusal::MethodNotOffered);
    }
    if let Some(Err(why)) = priced.coupon.as_ref().map(|coupon| &coupon.outcome) {
        return Err(DraftRefusal::Coupon(*why));
    }
    let priced = refuse_other_price(app, priced, form.expected_total_minor).await?;
    let new = NewOrder {
        id: form.id,
        token_hash: form.token_hash,
        country: basket.country,
        locale: basket.locale,
        email: Some(form.email),
        address,
        lines: priced.order_lines(&edition.site, basket.locale),
        delivery: priced.quote.delivery,
        discount: priced.quote.discount,
        total: priced.quote.total,
        vat: priced.quote.vat.clone(),
        coupon: priced.coupon_code(),
        funnel: form.funnel,
        from_page: form.from_page,
        session: form.session,
        catalog_revision: priced.revision,
        method: Some(form.method),
        first: None,
        agreements: form.agreements,
        created_at_ms: now_ms,
    };
    keep(app, &new).await
}

/// What is sold out, or costs something else than the buyer was shown, is no draft.
pub async fn refuse_other_price(
    app: &App,
    priced: PricedBasket,
    expected_total_minor: i64,
) -> Result<PricedBasket, DraftRefusal> {
    let sold_out = find_sold_out(app, &priced).await?;
    if !sold_out.is_empty() {
        return Err(DraftRefusal::SoldOut(sold_out));
    }
    if priced.quote.total.minor != expected_total_minor {
        return Err(DraftRefusal::PriceChanged(Box::new(priced)));
    }
    Ok(priced)
}

/// What was agreed to must be what the books can show later.
pub fn check_words(agreements: &Agreements) -> Result<(), DraftRefusal> {
    let mut versions = [&agreements.charge_again, &agreements.early_supply]
        .into_iter()
        .flatten();
    if versions.all(|version| version == agreement::VERSION) {
        Ok(())
    } else {
        Err(DraftRefusal::WordsOutdated)
    }
}

/// Writes a draft down.
pub async fn keep(app: &App, new: &NewOrder) -> Result<Drafted, DraftRefusal> {
    let inserted = app
        .store
        .write("writing an order down", async |writer: &Writer| {
            let inserted = insert_draft(writer, new).await?;
            if matches!(inserted, Inserted::New | Inserted::Again) {
                remember(writer, new).await?;
            }
            Ok(inserted)
        })
        .await?;
    match inserted {
        Inserted::New => Ok(Drafted::New),
        Inserted::Again => Ok(Drafted::Again),
        Inserted::NoDraft(state) => Err(DraftRefusal::NoDraft(state)),
        Inserted::Taken => Err(DraftRefusal::Taken),
    }
}

/// Who agreed to hear from the shop may be reminded of what they leave behind.
async fn remember(writer: &Writer, new: &NewOrder) -> Result<(), StoreError> {
    // Who leaves an offer after payment has said no.
    let Some(email) = new.email.as_ref().filter(|_| new.first.is_none()) else {
        return Ok(());
    };
    if find_subscriber(writer, &email.email).await?.is_none() {
        return Ok(());
    }
    let cause = format!("cart {}", new.id);
    write_down_later(writer, &cart_mail(new.id), &cause, new.created_at_ms, REMIND_AFTER_MS).await
}

/// A buyer whose order is paid is told that, whatever else has changed since.
pub async fn refuse_what_is_no_draft(app: &App, id: OrderId, token: TokenHash) -> Result<(), DraftRefusal> {
    let known = app
        .store
        .read("looking for an order", async |reader: &Reader| {
            find_order(reader, id).await
        })
        .await?;
    match known {
        Some(order) if order.token_hash != token => Err(DraftRefusal::Taken),
        Some(order) if order.state != OrderState::Draft => Err(DraftRefusal::NoDraft(order.state)),
        _ => Ok(()),
    }
}

async fn find_sold_out(app: &App, priced: &PricedBasket) -> Result<Vec<String>, StoreError> {
    if !priced.sold_out.is_empty() {
        return Ok(priced.sold_out.iter().map(ToString::to_string).collect());
    }
    let lines = priced.quote.lines.iter();
    let packages: Vec<(&Sku, u32)> = lines.map(|line| (&line.item.sku, line.item.quantity)).collect();
    app.store
        .read("looking at the stock", async |reader: &Reader| {
            missing(reader, &packages).await
        })
        .await
}
