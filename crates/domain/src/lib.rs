//! Pure rules of the shop: values in, decisions out.
//!
//! Architecture invariant: nothing here does I/O, awaits, reads a clock or draws a random number. Whatever a rule
//! needs is an argument, so every rule can be tested with a table.

pub mod address;
pub mod agreement;
pub mod bounded;
pub mod button;
pub mod calendar;
pub mod catalog;
pub mod chain;
pub mod claim;
pub mod consent;
pub mod country;
pub mod country_reference;
pub mod coupon;
pub mod detection;
pub mod digital_goods;
pub mod email;
pub mod event;
pub mod feedback;
pub mod format;
pub mod id;
pub mod job;
pub mod lead;
pub mod ledger;
pub mod locale;
pub mod mask;
pub mod money;
pub mod nutrient;
pub mod order;
pub mod payment;
pub mod price;
pub mod quiz;
pub mod quote;
pub mod redirect;
pub mod route;
pub mod session;
pub mod supplement;
pub mod tag_manager;
pub mod token;
pub mod typed;
pub mod vat;
pub mod withdrawal;
