//! The mail that acknowledges a withdrawal: what was declared and when, word by word, and until when money goes back.

use content::Site;
use domain::calendar::LocalTime;
use domain::format;
use domain::id::WithdrawalId;
use domain::withdrawal::{Withdrawal, refund_due};
use serde::Serialize;
use store::withdrawals::find_withdrawal;
use store::{Reader, StoreError};

use super::addresses::Addresses;
use super::{MailLinks, Post};
use crate::app::App;

/// A statement that is acknowledged.
pub(super) struct WithdrawalMatter(pub(super) Withdrawal);

/// The facts that the mail shows.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct WithdrawalFacts {
    /// Names the statement, for whoever asks about it.
    id: String,
    statement: Vec<String>,
    /// By the clocks of the country, as its people write it.
    received: String,
    /// The same moment, as RFC 3339 writes it.
    received_at: String,
    refund_by: String,
}

impl WithdrawalMatter {
    pub(super) async fn find(reader: &Reader, id: WithdrawalId) -> Result<Option<Self>, StoreError> {
        Ok(find_withdrawal(reader, id).await?.map(WithdrawalMatter))
    }

    pub(super) fn post(&self, app: &App, site: &Site) -> Post {
        let withdrawal = &self.0;
        let addresses = Addresses {
            app,
            site,
            country: withdrawal.country,
        };
        Post {
            to: withdrawal.form.address.as_written.clone(),
            country: withdrawal.country,
            locale: withdrawal.locale,
            one_click: None,
            links: MailLinks {
                main: addresses.page(&site.pages[site.refund]),
                // Whoever typed an address need not be its reader, so no link opens anything.
                data: None,
                unsubscribe: None,
                withdraw: None,
                terms: addresses.terms(),
                home: addresses.home(),
            },
            order: None,
            withdrawal: Some(facts(withdrawal)),
            documented_at_ms: None,
        }
    }
}

fn facts(withdrawal: &Withdrawal) -> WithdrawalFacts {
    let Withdrawal { country, locale, .. } = *withdrawal;
    let due = refund_due(country, withdrawal.received_at_ms);
    WithdrawalFacts {
        id: withdrawal.id.to_string(),
        statement: withdrawal.statement.lines().map(str::to_owned).collect(),
        received: format::moment(locale, LocalTime::of(country, withdrawal.received_at_ms)),
        received_at: withdrawal.received_local.clone(),
        refund_by: format::day(locale, due.year(), due.month(), due.day()),
    }
}
