//! The server: HTTP, settings and wiring around `domain`, `content`, `render` and `store`. The only crate that sees all others.

pub mod answers;
pub mod api;
pub mod app;
pub mod brand;
pub mod builds;
pub mod cli;
pub mod clock;
pub mod config;
pub mod events;
pub mod films;
pub mod funnel;
pub mod http;
pub mod jobs;
pub mod leads;
pub mod links;
pub mod mail_hosts;
pub mod metrics;
pub mod migrate;
pub mod pages;
pub mod pictures;
pub mod quiz_bundles;
pub mod random;
pub mod rate;
pub mod serve;
pub mod storage;
pub mod webhooks;
