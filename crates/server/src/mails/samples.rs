//! Invented buyers and orders, for whoever wants to see the mails before anybody gets one: what the shop sells, at the prices of
//! its content.

use std::collections::BTreeMap;

use domain::agreement;
use domain::calendar::LocalTime;
use domain::catalog::Sku;
use domain::country::Country;
use domain::digital_goods::{Grant, grant_of_line};
use domain::id::{AttemptId, GrantId, LeadId, OrderId, RefundId, SessionId, Ulid, WithdrawalId};
use domain::lead::{Address, Lead, MarketingRequest, Marks, NewLead};
use domain::locale::{Locale, Market};
use domain::order::{
    Agreements, Order, OrderLine, OrderNumber, OrderState, Parcel, PostalAddress, Refund, RefundState, Shipment,
};
use domain::payment::{Provider, methods};
use domain::token::TokenHash;
use domain::withdrawal::{Form, VERSION, Withdrawal, statement};

use super::Matter;
use super::of_cart::CartMatter;
use super::of_lead::{self, LeadMatter};
use super::of_order::{OrderMatter, Purpose};
use super::of_withdrawal::WithdrawalMatter;
use crate::app::App;
use crate::baskets::{Basket, BasketItem, price};
use crate::jobs::MailKind;
use crate::links::{Secrets, token_hash};

/// 2026-11-15, noon in Greenwich.
const NOON_MS: i64 = 1_794_744_000_000;

const ID: Ulid = Ulid::new(NOON_MS.unsigned_abs(), 1);

/// Packages of a sample order: one that is sent, and what else there is.
const MAX_LINES: usize = 2;

/// There is no sample.
#[derive(Debug, thiserror::Error)]
#[error("the content sells nothing that a sample order could be made of")]
pub struct NoSample;

/// What a mail of that kind would be about.
pub(super) async fn sample(app: &App, mail: MailKind, market: Market) -> Result<Matter, NoSample> {
    let purpose = match mail {
        MailKind::Result => {
            let purpose = of_lead::Purpose::ShowResult(SessionId(ID));
            return Ok(lead_matter(app, market, purpose));
        }
        MailKind::Confirm => {
            let purpose = of_lead::Purpose::AskToConfirm(confirm_hash(app), NOON_MS);
            return Ok(lead_matter(app, market, purpose));
        }
        MailKind::Cart => {
            let (order, lines) = order(app, market).await?;
            return Ok(Matter::Cart(Box::new(CartMatter {
                order,
                address: address(),
                lines,
                lead: lead(app, market),
            })));
        }
        MailKind::Withdrawal => return Ok(Matter::Withdrawal(Box::new(WithdrawalMatter(withdrawal(market))))),
        MailKind::Review => Purpose::Review,
        MailKind::OrderReceived => Purpose::Received,
        MailKind::OrderReserved => Purpose::Reserved,
        MailKind::OrderPaid => Purpose::Paid,
        MailKind::OrderShipped => Purpose::Shipped(shipment(market.country)),
        MailKind::OrderRefunded => {
            let (order, _) = order(app, market).await?;
            Purpose::Refunded(refund(&order), 1)
        }
        MailKind::Goods => {
            let (order, lines) = order(app, market).await?;
            Purpose::Goods(grants(&order, &lines))
        }
    };
    let (mut order, lines) = order(app, market).await?;
    if mail == MailKind::OrderReceived {
        order.number = None;
    }
    Ok(Matter::Order(Box::new(OrderMatter {
        order,
        address: address(),
        lines,
        purpose,
    })))
}

fn lead_matter(app: &App, market: Market, purpose: of_lead::Purpose) -> Matter {
    Matter::Lead(Box::new(LeadMatter {
        lead: lead(app, market),
        address: address(),
        purpose,
    }))
}

/// Somebody who left an address.
fn lead(app: &App, market: Market) -> Lead {
    let site = &app.pages.edition().site;
    let new = NewLead {
        id: LeadId(ID),
        address: address(),
        session: Some(SessionId(ID)),
        country: market.country,
        locale: market.locale,
        funnel: site
            .funnels
            .first()
            .map(|funnel| funnel.name.clone())
            .unwrap_or_default(),
        marks: Marks::new("{}".to_owned()).expect("two bytes"),
        wants_result: true,
        marketing: Some(MarketingRequest {
            text_version: site.newsletter_version,
            confirm_hash: confirm_hash(app),
        }),
        unsubscribe_hash: hash(&app.links.unsubscribe(LeadId(ID))),
    };
    Lead::new(&new, NOON_MS)
}

fn confirm_hash(app: &App) -> TokenHash {
    hash(&app.links.confirm(LeadId(ID), NOON_MS))
}

fn hash(secrets: &Secrets<'_>) -> TokenHash {
    token_hash(&secrets.newest().unwrap_or_default())
}

fn address() -> Address {
    Address {
        email: "kim@example.org".to_owned(),
        as_written: "kim@example.org".to_owned(),
    }
}

/// An order of the first packages that the shop sells.
async fn order(app: &App, market: Market) -> Result<(Order, Vec<OrderLine>), NoSample> {
    let Market { country, locale } = market;
    let edition = app.pages.edition();
    let site = &edition.site;
    let sent = site.products.iter().filter(|(_, product)| product.is_sent());
    let others = site.products.iter().filter(|(_, product)| !product.is_sent());
    let skus = sent.take(1).chain(others).filter_map(|(id, product)| {
        Some(Sku {
            product: id.clone(),
            units: product.packages.first()?.units,
        })
    });
    let items = skus.take(MAX_LINES).zip(1..).map(|(sku, at)| BasketItem {
        sku,
        quantity: if at == 1 { 2 } else { 1 },
    });
    let basket = Basket {
        country,
        locale,
        items: items.collect(),
        coupon: None,
        goes_along: false,
    };
    let priced = price(app, &edition, &basket, NOON_MS).await;
    let priced = priced.map_err(|_| NoSample)?;
    let order = Order {
        id: OrderId(ID),
        token_hash: TokenHash([0; 32]),
        state: OrderState::Paid,
        number: Some(OrderNumber {
            country,
            number: OrderNumber::FIRST,
        }),
        country,
        locale,
        email: Some(address()),
        address: Some(PostalAddress {
            lines: postal_lines(locale).to_vec(),
            fields: BTreeMap::new(),
        }),
        delivery: priced.quote.delivery,
        discount: priced.quote.discount,
        total: priced.quote.total,
        vat: priced.quote.vat.clone(),
        coupon: None,
        funnel: None,
        from_page: "offerpay".to_owned(),
        session: None,
        catalog_revision: priced.revision,
        method: methods(country).first().copied(),
        first: None,
        agreements: Agreements {
            early_supply: Some(agreement::VERSION.to_owned()),
            ..Agreements::default()
        },
        button_version: None,
        attempts: 1,
        carried_by: None,
        created_at_ms: NOON_MS,
        placed_at_ms: Some(NOON_MS),
        expires_at_ms: None,
        authorised_at_ms: None,
        paid_at_ms: Some(NOON_MS),
        shipped_at_ms: None,
        held_at_ms: None,
        ended_at_ms: None,
        reminded_at_ms: None,
        erased_at_ms: None,
    };
    Ok((order, priced.order_lines(site, locale)))
}

/// A statement about a whole order.
fn withdrawal(market: Market) -> Withdrawal {
    let Market { country, locale } = market;
    let number = OrderNumber {
        country,
        number: OrderNumber::FIRST,
    };
    let [name, ..] = postal_lines(locale);
    let form = Form {
        name,
        order: number.to_string(),
        address: address(),
        items: None,
        with_later_orders: false,
    };
    Withdrawal {
        id: WithdrawalId(ID),
        country,
        locale,
        statement: statement(locale, &form),
        form,
        words_version: VERSION.to_owned(),
        received_at_ms: NOON_MS,
        received_local: LocalTime::rfc3339(country, NOON_MS),
        network_hash: [0; 32],
    }
}

fn postal_lines(locale: Locale) -> [String; 3] {
    let lines = match locale {
        Locale::DeDe => ["Kim Muster", "Beispielallee 2", "10115 Berlin"],
        Locale::FrFr => ["Kim Modèle", "1 rue de l’Exemple", "75000 PARIS"],
        Locale::EnGb => ["Kim Sample", "1 Sample Street", "LONDON ZZ1 1ZZ"],
        Locale::SvSe => ["Kim Exempel", "Exempelgatan 1", "111 22 STOCKHOLM"],
        Locale::DaDk => ["Kim Eksempel", "Eksempelvej 1", "1000 København K"],
        Locale::FiFi => ["Kim Esimerkki", "Esimerkkikatu 1", "00100 HELSINKI"],
    };
    lines.map(str::to_owned)
}

fn shipment(country: Country) -> Shipment {
    let carrier = match country {
        Country::De => "DHL",
        Country::At => "Österreichische Post",
        Country::Fr => "Colissimo",
        Country::Be => "bpost",
        Country::Gb => "Royal Mail",
        Country::Se | Country::Dk => "PostNord",
        Country::Fi => "Posti",
    };
    Shipment {
        order: OrderId(ID),
        number: 1,
        parcel: Parcel {
            carrier: Some(carrier.to_owned()),
            tracking: Some("00340434161094000000".to_owned()),
        },
        sent_at_ms: NOON_MS,
        delivered_at_ms: None,
    }
}

/// Of all that is not sent.
fn grants(order: &Order, lines: &[OrderLine]) -> Vec<Grant> {
    let grant = |(line, position)| grant_of_line(GrantId(ID), order, position, line, NOON_MS);
    lines.iter().zip(1..).filter_map(grant).collect()
}

/// Of all that was paid.
fn refund(order: &Order) -> Refund {
    Refund {
        id: RefundId(ID),
        order: order.id,
        attempt: AttemptId(ID),
        provider: Provider::Sandbox,
        amount: order.total,
        reason: String::new(),
        state: RefundState::Done,
        reference: None,
        asked_at_ms: NOON_MS,
        ended_at_ms: Some(NOON_MS),
    }
}
