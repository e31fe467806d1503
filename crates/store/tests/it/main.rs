//! The store on real databases. Every test that is not about a file runs on both engines.

mod concurrency;
mod consents;
mod crash;
mod database;
mod migrations;
mod postgres;
mod schema;
