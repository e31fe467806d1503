//! The shop's books: the only crate that knows SQL, on SQLite and PostgreSQL from one code.
//!
//! Architecture invariant: there is one way to write ([`Store::write`], a transaction) and one way to read
//! ([`Store::read`], a snapshot); what [`answers::AnswerWriter`] writes together is one such transaction. No type of the
//! database library leaves this crate, rules are in `domain`, and the time is an argument.

mod amount;
pub mod answers;
pub mod backup;
pub mod campaigns;
pub mod catalog;
pub mod consents;
pub mod content_revisions;
pub mod coupons;
pub mod digital_goods;
mod error;
pub mod events;
pub mod feedback;
pub mod health_consents;
pub mod jobs;
mod kept_connection;
pub mod lead_forms;
pub mod leads;
pub mod ledger;
pub mod mail_budgets;
pub mod marketing_consents;
mod migration;
pub mod order_numbers;
pub mod orders;
pub mod payment_attempts;
pub mod payment_cases;
pub mod payment_events;
mod postgres;
pub mod refunds;
pub mod sessions;
mod settings;
pub mod shipments;
mod sqlite;
pub mod stock;
mod transaction;
pub mod withdrawals;

pub use error::StoreError;
pub use migration::MigrationState;
pub use settings::{BadAddress, Engine, Settings};
pub use transaction::{Access, Observer, Reader, Reads, Store, Writer};
