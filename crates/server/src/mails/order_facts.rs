//! What mails say of an order: everything printed in its buyer's language, so that components only arrange it.

use content::{Contact, Site};
use domain::agreement;
use domain::calendar::Day;
use domain::country::Country;
use domain::digital_goods::Grant;
use domain::format;
use domain::locale::Locale;
use domain::money::Money;
use domain::order::{Order, OrderLine, Refund, Shipment, parts_of_refund};
use domain::payment::Method;
use domain::quote::VatPart;
use serde::Serialize;

use super::legal::LegalFacts;

/// An order, for whichever mail is about one.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct OrderFacts {
    /// There once the money is certain. It is the number of the invoice too.
    number: Option<String>,
    ordered_on: String,
    /// The day of the invoice.
    paid_on: Option<String>,
    /// The way to pay, in words.
    method: Option<String>,
    lines: Vec<LineFacts>,
    goods: String,
    discount: Option<String>,
    /// None if nothing is sent.
    delivery: Option<String>,
    /// In working days; none if nothing is sent.
    delivery_days: Option<String>,
    total: String,
    vat: Vec<VatFacts>,
    email: String,
    /// As printed on a parcel.
    address_lines: Vec<String>,
    seller: SellerFacts,
    pub(super) shipment: Option<ShipmentFacts>,
    pub(super) refund: Option<RefundFacts>,
    pub(super) opened: Option<OpenedFacts>,
    /// What the contract is made of; empty in mails that need not hold it.
    pub(super) legal: Vec<LegalFacts>,
}

#[derive(Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
struct LineFacts {
    name: String,
    note: String,
    quantity: String,
    /// Of one.
    price: String,
    discount: Option<String>,
    total: String,
    unit_price: Option<String>,
}

/// What is taxed at one rate.
#[derive(Debug, PartialEq, Eq, Serialize)]
struct VatFacts {
    rate: String,
    net: String,
    vat: String,
    gross: String,
}

/// Who sells, as an invoice has to name them.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
struct SellerFacts {
    representative: String,
    register: String,
    vat_id: String,
    /// The address that British law asks for; empty elsewhere.
    british_address: Vec<String>,
}

/// A parcel.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct ShipmentFacts {
    sent_on: String,
    carrier: Option<String>,
    tracking: Option<String>,
    tracking_href: Option<String>,
}

/// Money that was given back.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub(super) struct RefundFacts {
    /// Of the credit note.
    number: String,
    /// Of the credit note.
    on: String,
    amount: String,
    vat: Vec<VatFacts>,
}

/// Digital goods that can be opened.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct OpenedFacts {
    names: Vec<String>,
    /// What the buyer agreed to, word by word, if they get it before the period of withdrawal is over: the law wants that to be
    /// confirmed.
    agreed: Option<&'static str>,
}

/// How an order is printed.
#[derive(Clone, Copy)]
pub(super) struct Printing<'a> {
    pub(super) site: &'a Site,
    pub(super) order: &'a Order,
}

impl Printing<'_> {
    pub(super) fn order(self, lines: &[OrderLine], email: &str) -> OrderFacts {
        let Printing { site, order } = self;
        let locale = order.locale;
        let is_sent = lines.iter().any(|line| line.is_sent);
        OrderFacts {
            number: order.number.map(|number| number.to_string()),
            ordered_on: self.day(order.placed_at_ms.unwrap_or(order.created_at_ms)),
            paid_on: order.paid_at_ms.map(|at_ms| self.day(at_ms)),
            method: order.method.map(|method| method_name(site, locale, method)),
            lines: lines.iter().map(|line| self.line(line)).collect(),
            goods: self.money(order.goods()),
            discount: self.unless_nothing(order.discount),
            delivery: is_sent.then(|| self.money(order.delivery)),
            // A country that the shop no longer sells to has no days any more.
            delivery_days: (is_sent && site.countries.contains(&order.country))
                .then(|| site.delivery(order.country).days.clone()),
            total: self.money(order.total),
            vat: self.vat(&order.vat),
            email: email.to_owned(),
            address_lines: order.address.iter().flat_map(|address| address.lines.clone()).collect(),
            seller: SellerFacts::new(&site.contact, order.country),
            shipment: None,
            refund: None,
            opened: None,
            legal: Vec::new(),
        }
    }

    pub(super) fn shipment(self, shipment: &Shipment) -> ShipmentFacts {
        ShipmentFacts {
            sent_on: self.day(shipment.sent_at_ms),
            carrier: shipment.parcel.carrier.clone(),
            tracking: shipment.parcel.tracking.clone(),
            tracking_href: shipment.parcel.tracking_link(),
        }
    }

    /// `which` is the refund's place among those of its order, from 1: with the number of the invoice it is that of the
    /// credit note.
    pub(super) fn refund(self, refund: &Refund, which: usize) -> RefundFacts {
        let invoice = self
            .order
            .number
            .map_or_else(|| self.order.id.to_string(), |number| number.to_string());
        RefundFacts {
            number: format!("{invoice}-C{which}"),
            on: self.day(refund.ended_at_ms.unwrap_or(refund.asked_at_ms)),
            amount: self.money(refund.amount),
            vat: self.vat(&parts_of_refund(refund.amount, &self.order.vat)),
        }
    }

    pub(super) fn goods(self, grants: &[Grant], lines: &[OrderLine]) -> OpenedFacts {
        let name = |grant: &Grant| {
            let line = usize::try_from(grant.position).ok().and_then(|at| lines.get(at - 1));
            line.map_or_else(|| grant.product.clone(), |line| line.name.clone())
        };
        OpenedFacts {
            names: grants.iter().map(name).collect(),
            agreed: self
                .order
                .agreements
                .early_supply
                .as_ref()
                .map(|_| agreement::early_supply_words(self.order.locale)),
        }
    }

    fn line(self, line: &OrderLine) -> LineFacts {
        LineFacts {
            name: line.name.clone(),
            note: line.note.clone(),
            quantity: line.quantity.to_string(),
            price: self.money(line.price),
            discount: self.unless_nothing(line.discount),
            total: self.money(line.total),
            unit_price: line.unit_price.clone(),
        }
    }

    fn vat(self, parts: &[VatPart]) -> Vec<VatFacts> {
        let facts = |part: &VatPart| VatFacts {
            rate: format::rate(self.order.locale, part.rate),
            net: self.money(part.gross.minus(part.vat)),
            vat: self.money(part.vat),
            gross: self.money(part.gross),
        };
        parts.iter().map(facts).collect()
    }

    fn unless_nothing(self, amount: Money) -> Option<String> {
        (!amount.is_zero()).then(|| self.money(amount))
    }

    fn money(self, amount: Money) -> String {
        format::money(self.order.locale, amount)
    }

    fn day(self, at_ms: i64) -> String {
        let day = Day::of(self.order.country, at_ms);
        format::day(self.order.locale, day.year(), day.month(), day.day())
    }
}

impl SellerFacts {
    fn new(contact: &Contact, country: Country) -> Self {
        SellerFacts {
            representative: contact.representative.clone(),
            register: contact.register.clone(),
            vat_id: contact.vat_id.clone(),
            british_address: match country {
                Country::Gb => contact.british_address.clone(),
                _ => Vec::new(),
            },
        }
    }
}

/// Names of companies and systems are the same in every language.
fn method_name(site: &Site, locale: Locale, method: Method) -> String {
    let brand = match method {
        Method::Card => return site.format(locale, "order-method-card"),
        Method::SepaDebit => return site.format(locale, "order-method-sepa"),
        Method::CartesBancaires => "CB",
        Method::Bancontact => "Bancontact",
        Method::Eps => "eps",
        Method::Swish => "Swish",
        Method::MobilePay => "MobilePay",
        Method::PayPal => "PayPal",
        Method::Klarna => "Klarna",
    };
    brand.to_owned()
}
