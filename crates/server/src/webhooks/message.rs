//! What a message says: made of a lead or an order as it is when the message leaves, so that nothing outdated is told.

use domain::digital_goods::Grant;
use domain::id::Ulid;
use domain::lead::{Lead, Marketing};
use domain::order::{Order, Refund};
use jiff::Timestamp;
use serde::Serialize;
use serde_json::Value;

use crate::jobs::{WebhookEvent, WebhookWork};

/// A message.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Message<'a> {
    /// The same for every attempt.
    pub id: String,
    #[serde(rename = "type")]
    kind: &'static str,
    at: String,
    data: Data<'a>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
enum Data<'a> {
    Lead(LeadData<'a>),
    Order(OrderData),
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct LeadData<'a> {
    lead: String,
    #[serde(flatten)]
    person: Option<Person<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    confirmed_at: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    withdrawn_at: Option<String>,
}

/// Left out when the person asked to be forgotten.
#[derive(Clone, Debug, PartialEq, Serialize)]
struct Person<'a> {
    email: &'a str,
    country: &'static str,
    locale: &'static str,
    funnel: &'a str,
    marks: Value,
    text_version: String,
    asked_at: String,
}

/// An order without its buyer: whoever needs more asks the books. Amounts have a point: `39.90`.
#[derive(Clone, Debug, PartialEq, Serialize)]
struct OrderData {
    order: String,
    number: Option<String>,
    state: &'static str,
    country: &'static str,
    currency: &'static str,
    total: String,
    paid_at: Option<String>,
    shipped_at: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    refund: Option<RefundData>,
    /// With `order.delivered`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    goods: Vec<GoodData>,
}

/// Something that can be opened. The code that opens it is told by `trichter codes list` alone.
#[derive(Clone, Debug, PartialEq, Serialize)]
struct GoodData {
    id: String,
    product: String,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct RefundData {
    id: String,
    amount: String,
    ended_at: Option<String>,
}

/// What is to be said about an order, about money of it that was given back, or about what of it can be opened.
pub fn of_order(work: WebhookWork, order: &Order, refund: Option<&Refund>, grants: &[Grant]) -> Message<'static> {
    let good = |grant: &Grant| GoodData {
        id: grant.id.to_string(),
        product: grant.product.clone(),
    };
    Message {
        id: id(work),
        kind: work.event.name(),
        at: time(work.at_ms),
        data: Data::Order(OrderData {
            order: order.id.to_string(),
            number: order.number.map(|number| number.to_string()),
            state: order.state.name(),
            country: order.country.code(),
            currency: order.total.currency.code(),
            total: order.total.decimal(),
            paid_at: order.paid_at_ms.map(time),
            shipped_at: order.shipped_at_ms.map(time),
            refund: refund.map(|refund| RefundData {
                id: refund.id.to_string(),
                amount: refund.amount.decimal(),
                ended_at: refund.ended_at_ms.map(time),
            }),
            goods: grants.iter().map(good).collect(),
        }),
    }
}

/// What is to be said about a lead; nothing if it is no longer so. Who confirmed and withdrew since is not named; a withdrawal
/// is told in any case, because the receiver may have sent mails until then.
pub fn of_lead(work: WebhookWork, lead: &Lead) -> Option<Message<'_>> {
    let at = time(work.at_ms);
    let data = match (work.event, lead.marketing) {
        (WebhookEvent::LeadConfirmed, Marketing::Confirmed { asked, at_ms, .. }) if at_ms == work.at_ms => LeadData {
            lead: lead.id.to_string(),
            person: Some(Person::new(lead, asked)?),
            confirmed_at: Some(at.clone()),
            withdrawn_at: None,
        },
        (
            WebhookEvent::LeadWithdrawn,
            Marketing::Withdrawn {
                asked,
                confirmed_at_ms,
                at_ms,
            },
        ) if at_ms == work.at_ms => LeadData {
            lead: lead.id.to_string(),
            person: Person::new(lead, asked),
            confirmed_at: confirmed_at_ms.filter(|_| lead.address.is_some()).map(time),
            withdrawn_at: Some(at.clone()),
        },
        // They asked again since, which is not confirmed to this day or told on its own.
        (WebhookEvent::LeadWithdrawn, _) => LeadData {
            lead: lead.id.to_string(),
            person: None,
            confirmed_at: None,
            withdrawn_at: Some(at.clone()),
        },
        // No longer so, or about an order.
        _ => return None,
    };
    Some(Message {
        id: id(work),
        kind: work.event.name(),
        at,
        data: Data::Lead(data),
    })
}

impl<'a> Person<'a> {
    fn new(lead: &'a Lead, asked: domain::lead::Asked) -> Option<Self> {
        let marks = lead.marks.as_ref().map(|marks| marks.get().as_str());
        Some(Person {
            email: &lead.address.as_ref()?.as_written,
            country: lead.country.code(),
            locale: lead.locale.name(),
            funnel: &lead.funnel,
            marks: serde_json::from_str(marks.unwrap_or("{}")).unwrap_or_default(),
            text_version: asked.text_version.to_string(),
            asked_at: time(asked.at_ms),
        })
    }
}

/// Derived from what happened, so that it is the same for every attempt and on every server.
fn id(WebhookWork { event, about, at_ms }: WebhookWork) -> String {
    let digest = blake3::hash(format!("{} {about} {at_ms}", event.name()).as_bytes());
    let (random, _) = digest.as_bytes().split_first_chunk().expect("a hash has 32 bytes");
    let moment = u64::try_from(at_ms).unwrap_or_default();
    format!("evt_{}", Ulid::new(moment, u128::from_be_bytes(*random)))
}

/// As RFC 3339 writes it, in UTC.
fn time(ms: i64) -> String {
    Timestamp::from_millisecond(ms).unwrap_or_default().to_string()
}

#[cfg(test)]
mod tests {
    use domain::country::Country;
    use domain::digital_goods::Grant;
    use domain::id::{AttemptId, GrantId, LeadId, OrderId, RefundId, Ulid};
    use domain::lead::{Address, Lead, Marketing, MarketingRequest, Marks, NewLead};
    use domain::locale::Locale;
    use domain::money::{Currency, Money};
    use domain::order::{Agreements, Order, OrderNumber, OrderState, PostalAddress, Refund, RefundState};
    use domain::payment::Provider;
    use domain::token::TokenHash;
    use serde_json::{Value, json};

    use super::{of_lead, of_order};
    use crate::jobs::{WebhookAbout, WebhookEvent, WebhookWork};

    /// 2026-11-15T12:00:00Z.
    const ASKED_MS: i64 = 1_794_744_000_000;
    const CONFIRMED_MS: i64 = ASKED_MS + 60_000;
    const WITHDRAWN_MS: i64 = ASKED_MS + 3_600_000;

    fn asked() -> Lead {
        let new = NewLead {
            id: LeadId(Ulid::new(1, 1)),
            address: Address {
                email: "anna@example.org".to_owned(),
                as_written: "Anna@example.org".to_owned(),
            },
            session: None,
            country: Country::At,
            locale: Locale::DeDe,
            funnel: "start".to_owned(),
            marks: Marks::new(r#"{"utm_source":"letter"}"#.to_owned()).expect("short"),
            wants_result: true,
            marketing: Some(MarketingRequest {
                text_version: "2026-11-15".parse().expect("a version"),
                confirm_hash: TokenHash([1; 32]),
            }),
            unsubscribe_hash: TokenHash([2; 32]),
        };
        Lead::new(&new, ASKED_MS)
    }

    fn confirmed() -> Lead {
        let lead = asked();
        Lead {
            marketing: lead.marketing.confirm(CONFIRMED_MS),
            ..lead
        }
    }

    fn withdrawn() -> Lead {
        let lead = confirmed();
        Lead {
            marketing: lead.marketing.withdraw(WITHDRAWN_MS),
            ..lead
        }
    }

    fn said(event: WebhookEvent, lead: &Lead) -> Option<Value> {
        let at_ms = if event == WebhookEvent::LeadConfirmed {
            CONFIRMED_MS
        } else {
            WITHDRAWN_MS
        };
        let work = WebhookWork {
            event,
            about: WebhookAbout::Lead { lead: lead.id },
            at_ms,
        };
        of_lead(work, lead).map(|message| serde_json::to_value(message).expect("plain data"))
    }

    #[test]
    fn who_confirmed_is_told_with_what_was_agreed_to() {
        assert_eq!(
            said(WebhookEvent::LeadConfirmed, &confirmed()),
            Some(json!({
                "id": "evt_01M7FHA23068JNWB31M9GCG423",
                "type": "lead.confirmed",
                "at": "2026-11-15T12:01:00Z",
                "data": {
                    "lead": "led_00000000010000000000000001",
                    "email": "Anna@example.org",
                    "country": "AT",
                    "locale": "de_DE",
                    "funnel": "start",
                    "marks": { "utm_source": "letter" },
                    "text_version": "2026-11-15",
                    "asked_at": "2026-11-15T12:00:00Z",
                    "confirmed_at": "2026-11-15T12:01:00Z",
                },
            }))
        );
    }

    #[test]
    fn a_withdrawal_says_who_is_meant() {
        let said = said(WebhookEvent::LeadWithdrawn, &withdrawn()).expect("told");
        assert_eq!(said["type"], "lead.withdrawn");
        assert_eq!(said["at"], "2026-11-15T13:00:00Z");
        assert_eq!(said["data"]["email"], "Anna@example.org");
        assert_eq!(said["data"]["confirmed_at"], "2026-11-15T12:01:00Z");
        assert_eq!(said["data"]["withdrawn_at"], "2026-11-15T13:00:00Z");
    }

    #[test]
    fn of_who_asked_to_be_forgotten_only_the_id_is_told() {
        let mut lead = confirmed();
        lead.erase(WITHDRAWN_MS);
        let said = said(WebhookEvent::LeadWithdrawn, &lead).expect("told");
        let only_id = json!({ "lead": lead.id.to_string(), "withdrawn_at": "2026-11-15T13:00:00Z" });
        assert_eq!(said["data"], only_id);
    }

    #[test]
    fn who_is_not_confirmed_is_not_named() {
        let mut erased = confirmed();
        erased.erase(WITHDRAWN_MS);
        for lead in [asked(), withdrawn(), erased] {
            assert_eq!(
                said(WebhookEvent::LeadConfirmed, &lead),
                None,
                "{}",
                lead.marketing.name()
            );
        }
        let again = Lead {
            marketing: Marketing::None,
            ..asked()
        };
        assert_eq!(said(WebhookEvent::LeadConfirmed, &again), None);
    }

    #[test]
    fn a_withdrawal_is_told_even_if_somebody_asked_again() {
        let said = said(WebhookEvent::LeadWithdrawn, &asked()).expect("told");
        assert_eq!(said["data"].as_object().map(serde_json::Map::len), Some(2));
    }

    fn order() -> Order {
        let euro = |minor| Money::new(minor, Currency::Eur);
        Order {
            id: OrderId(Ulid::new(1, 1)),
            token_hash: TokenHash([0; 32]),
            state: OrderState::Paid,
            number: Some(OrderNumber {
                country: Country::De,
                number: OrderNumber::FIRST,
            }),
            country: Country::De,
            locale: Locale::DeDe,
            email: asked().address,
            address: Some(PostalAddress {
                lines: vec!["Anna Berg".to_owned()],
                ..PostalAddress::default()
            }),
            delivery: euro(390),
            discount: euro(0),
            total: euro(11_380),
            vat: Vec::new(),
            coupon: None,
            funnel: None,
            from_page: "offerpay".to_owned(),
            session: None,
            catalog_revision: 1,
            method: None,
            first: None,
            agreements: Agreements::default(),
            button_version: None,
            attempts: 1,
            carried_by: None,
            created_at_ms: ASKED_MS,
            placed_at_ms: Some(ASKED_MS),
            expires_at_ms: None,
            authorised_at_ms: None,
            paid_at_ms: Some(CONFIRMED_MS),
            shipped_at_ms: None,
            ended_at_ms: None,
            reminded_at_ms: None,
            held_at_ms: None,
            erased_at_ms: None,
        }
    }

    #[test]
    fn what_can_be_opened_is_told_without_its_code() {
        let order = order();
        let work = WebhookWork {
            event: WebhookEvent::OrderDelivered,
            about: WebhookAbout::Order { order: order.id },
            at_ms: CONFIRMED_MS,
        };
        let grant = Grant {
            id: GrantId(Ulid::new(1, 4)),
            order: order.id,
            position: 1,
            product: "daily-companion".to_owned(),
            copies: 1,
            granted_at_ms: CONFIRMED_MS,
            opens_at_ms: CONFIRMED_MS,
            opened_at_ms: Some(CONFIRMED_MS),
        };
        let said = serde_json::to_value(of_order(work, &order, None, &[grant])).expect("plain data");
        assert_eq!(said["type"], "order.delivered");
        assert_eq!(
            said["data"]["goods"],
            json!([{ "id": "dig_00000000010000000000000004", "product": "daily-companion" }])
        );
    }

    #[test]
    fn an_order_is_told_without_its_buyer() {
        let order = order();
        let refund = Refund {
            id: RefundId(Ulid::new(1, 2)),
            order: order.id,
            attempt: AttemptId(Ulid::new(1, 3)),
            provider: Provider::Sandbox,
            amount: Money::new(1000, Currency::Eur),
            reason: "Anna's jar broke".to_owned(),
            state: RefundState::Done,
            reference: None,
            asked_at_ms: WITHDRAWN_MS,
            ended_at_ms: Some(WITHDRAWN_MS),
        };
        let work = WebhookWork {
            event: WebhookEvent::OrderRefunded,
            about: WebhookAbout::Refund { refund: refund.id },
            at_ms: WITHDRAWN_MS,
        };
        let said = serde_json::to_value(of_order(work, &order, Some(&refund), &[])).expect("plain data");
        assert_eq!(said["type"], "order.refunded");
        assert_eq!(
            said["data"],
            json!({
                "order": "ord_00000000010000000000000001",
                "number": "DE-100001",
                "state": "paid",
                "country": "DE",
                "currency": "EUR",
                "total": "113.80",
                "paid_at": "2026-11-15T12:01:00Z",
                "shipped_at": null,
                "refund": {
                    "id": "rfd_00000000010000000000000002",
                    "amount": "10.00",
                    "ended_at": "2026-11-15T13:00:00Z",
                },
            })
        );
    }
}
