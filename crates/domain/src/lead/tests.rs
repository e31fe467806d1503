//! What a lead may be sent and how long it is known.

use super::{
    Address, Asked, DAY_MS, Lead, Marketing, MarketingAction, MarketingConsent, MarketingRequest, Marks, NewLead,
};
use crate::consent::PROOF_DAYS;
use crate::country::Country;
use crate::id::{LeadId, SessionId, Ulid};
use crate::locale::Locale;
use crate::token::TokenHash;

fn request(number: u8) -> MarketingRequest {
    MarketingRequest {
        text_version: "2026-11-15".parse().expect("a version"),
        confirm_hash: TokenHash([number; 32]),
    }
}

fn new_lead(marketing: Option<MarketingRequest>) -> NewLead {
    NewLead {
        id: LeadId(Ulid::new(1, 1)),
        address: Address {
            email: "ada@example.org".to_owned(),
            as_written: "Ada@Example.org".to_owned(),
        },
        session: Some(SessionId(Ulid::new(1, 2))),
        country: Country::At,
        locale: Locale::DeDe,
        funnel: "start".to_owned(),
        marks: Marks::new("{}".to_owned()).expect("short"),
        wants_result: true,
        marketing,
        unsubscribe_hash: TokenHash([9; 32]),
    }
}

fn asked(at_ms: i64) -> Asked {
    Asked {
        at_ms,
        text_version: request(1).text_version,
    }
}

#[test]
fn advertising_takes_a_ticked_box_and_a_click() {
    let confirm_hash = request(1).confirm_hash;
    let none = Marketing::None;
    assert_eq!(none.ask(None, 5), Marketing::None);
    assert_eq!(none.confirm(5), Marketing::None);
    let first = none.ask(Some(request(1)), 5);
    let expected = Marketing::Asked {
        asked: asked(5),
        confirm_hash,
    };
    assert_eq!(first, expected);
    let confirmed = Marketing::Confirmed {
        asked: asked(5),
        confirm_hash,
        at_ms: 7,
    };
    assert_eq!(first.confirm(7), confirmed);
    assert_eq!(confirmed.confirm(8), confirmed);
}

#[test]
fn who_is_asked_or_has_confirmed_is_not_asked_again() {
    let first = Marketing::None.ask(Some(request(1)), 5);
    for state in [first, first.confirm(7)] {
        assert_eq!(state.ask(Some(request(2)), 9), state);
        assert_eq!(state.ask(None, 9), state);
    }
}

#[test]
fn a_link_that_is_about_to_die_or_of_other_words_is_replaced() {
    let first = Marketing::None.ask(Some(request(1)), 5);
    assert_eq!(first.ask(Some(request(2)), 5 + 15 * DAY_MS - 1), first);
    let again = Marketing::Asked {
        asked: asked(5 + 15 * DAY_MS),
        confirm_hash: request(2).confirm_hash,
    };
    assert_eq!(first.ask(Some(request(2)), 5 + 15 * DAY_MS), again);
    let newer = MarketingRequest {
        text_version: "2027-01-01".parse().expect("a version"),
        ..request(2)
    };
    let asked = first.ask(Some(newer), 6).asked();
    assert_eq!(
        asked.map(|asked| (asked.at_ms, asked.text_version)),
        Some((6, newer.text_version))
    );
}

#[test]
fn a_proof_names_the_words_and_nobody() {
    let mut lead = Lead::new(&new_lead(None), 5);
    assert_eq!(MarketingConsent::of(&lead, MarketingAction::Asked, 5), None);
    lead.update(&new_lead(Some(request(1))), 6);
    lead.erase(7);
    let proof = MarketingConsent::of(&lead, MarketingAction::Withdrawn, 7).expect("asked before");
    assert_eq!((proof.lead, proof.text_version), (lead.id, request(1).text_version));
    for action in MarketingAction::ALL {
        assert_eq!(action.name().parse(), Ok(action));
    }
    assert!("ordered".parse::<MarketingAction>().is_err());
}

#[test]
fn a_withdrawal_lasts_until_the_box_is_ticked_again() {
    let confirmed = Marketing::None.ask(Some(request(1)), 5).confirm(7);
    let withdrawn = Marketing::Withdrawn {
        asked: asked(5),
        confirmed_at_ms: Some(7),
        at_ms: 9,
    };
    assert_eq!(confirmed.withdraw(9), withdrawn);
    assert_eq!(withdrawn.withdraw(10), withdrawn);
    assert_eq!(withdrawn.confirm(10), withdrawn);
    assert_eq!(withdrawn.ask(None, 10), withdrawn);
    assert_eq!(withdrawn.ask(Some(request(2)), 10).name(), "asked");
    assert_eq!(Marketing::None.withdraw(9), Marketing::None);
}

#[test]
fn an_address_that_nobody_confirmed_is_forgotten_after_thirty_days() {
    let mut lead = Lead::new(&new_lead(None), 5);
    assert_eq!(lead.expires_at_ms(), Some(5 + 30 * DAY_MS));
    lead.update(&new_lead(Some(request(1))), 8);
    assert_eq!(lead.expires_at_ms(), Some(8 + 30 * DAY_MS));
    lead.marketing = lead.marketing.confirm(9);
    assert_eq!(lead.expires_at_ms(), None);
    lead.marketing = lead.marketing.withdraw(10);
    assert_eq!(lead.expires_at_ms(), Some(10 + PROOF_DAYS * DAY_MS));
    lead.has_order = true;
    assert_eq!(lead.expires_at_ms(), None);
}

#[test]
fn a_second_form_takes_nothing_away() {
    let mut lead = Lead::new(&new_lead(Some(request(1))), 5);
    let again = NewLead {
        id: LeadId(Ulid::new(9, 9)),
        country: Country::De,
        wants_result: false,
        unsubscribe_hash: TokenHash([8; 32]),
        ..new_lead(None)
    };
    let expected = Lead {
        country: Country::De,
        ..lead.clone()
    };
    lead.update(&again, 6);
    assert_eq!(lead, expected);
}

#[test]
fn of_an_erased_lead_only_the_proof_stays() {
    let mut lead = Lead::new(&new_lead(Some(request(1))), 5);
    lead.marketing = lead.marketing.confirm(6);
    let expected = Lead {
        address: None,
        session: None,
        marks: None,
        wants_result: false,
        marketing: lead.marketing.withdraw(7),
        erased_at_ms: Some(7),
        ..lead.clone()
    };
    lead.erase(7);
    assert_eq!(lead, expected);
    lead.erase(8);
    assert_eq!(lead, expected);
    assert_eq!(lead.expires_at_ms(), Some(7 + PROOF_DAYS * DAY_MS));
}
