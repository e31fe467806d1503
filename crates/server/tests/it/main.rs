//! The server as its clients see it: a real app behind a real socket. Modules mirror the URL tree.

mod assets;
mod brand;
mod builds;
mod cli;
mod client_errors;
mod connection;
mod consents;
mod content_folder;
mod countries;
mod country;
mod events;
mod films;
mod frame;
mod funnel_report;
mod fuzz;
mod health;
mod images;
mod migrate;
mod not_found;
mod pages;
mod payload;
#[path = "../../../store/tests/it/postgres.rs"]
mod postgres;
mod quiz_sessions;
mod quiz_walks;
mod rendering;
mod search_engines;
mod share;
mod shop;
mod structured_data;
mod webhooks;
