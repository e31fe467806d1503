//! What a message says: made of a lead as it is when the message leaves, so that nothing outdated is told.

use domain::id::Ulid;
use domain::lead::{Lead, Marketing};
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
struct Data<'a> {
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

/// What is to be said about a lead; nothing if it is no longer so. Who confirmed and withdrew since is not named; a withdrawal
/// is told in any case, because the receiver may have sent mails until then.
pub fn about(work: WebhookWork, lead: &Lead) -> Option<Message<'_>> {
    let at = time(work.at_ms);
    let data = match (work.event, lead.marketing) {
        (WebhookEvent::LeadConfirmed, Marketing::Confirmed { asked, at_ms, .. }) if at_ms == work.at_ms => Data {
            lead: lead.id.to_string(),
            person: Some(Person::new(lead, asked)?),
            confirmed_at: Some(at.clone()),
            withdrawn_at: None,
        },
        (WebhookEvent::LeadConfirmed, _) => return None,
        (
            WebhookEvent::LeadWithdrawn,
            Marketing::Withdrawn {
                asked,
                confirmed_at_ms,
                at_ms,
            },
        ) if at_ms == work.at_ms => Data {
            lead: lead.id.to_string(),
            person: Person::new(lead, asked),
            confirmed_at: confirmed_at_ms.filter(|_| lead.address.is_some()).map(time),
            withdrawn_at: Some(at.clone()),
        },
        // They asked again since, which is not confirmed to this day or told on its own.
        (WebhookEvent::LeadWithdrawn, _) => Data {
            lead: lead.id.to_string(),
            person: None,
            confirmed_at: None,
            withdrawn_at: Some(at.clone()),
        },
    };
    Some(Message {
        id: id(work),
        kind: work.event.name(),
        at,
        data,
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
fn id(WebhookWork { event, lead, at_ms }: WebhookWork) -> String {
    let digest = blake3::hash(format!("{} {lead} {at_ms}", event.name()).as_bytes());
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
    use domain::id::{LeadId, Ulid};
    use domain::lead::{Address, Lead, Marketing, MarketingRequest, Marks, NewLead};
    use domain::locale::Locale;
    use domain::token::TokenHash;
    use serde_json::{Value, json};

    use super::about;
    use crate::jobs::{WebhookEvent, WebhookWork};

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
        let at_ms = match event {
            WebhookEvent::LeadConfirmed => CONFIRMED_MS,
            WebhookEvent::LeadWithdrawn => WITHDRAWN_MS,
        };
        let work = WebhookWork {
            event,
            lead: lead.id,
            at_ms,
        };
        about(work, lead).map(|message| serde_json::to_value(message).expect("plain data"))
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
}
