//! The store on real databases. Every test that is not about a file runs on both engines.

mod answer_groups;
mod answers;
mod concurrency;
mod consents;
mod content_revisions;
mod crash;
mod database;
mod events;
mod jobs;
mod leads;
mod mail_budgets;
mod migrations;
mod postgres;
mod runs;
mod schema;
mod sessions;
