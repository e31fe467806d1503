//! The service as a whole, on pictures that the tests make themselves.

mod delivery;
mod keeping;
mod masters;
mod metadata;
mod pictures;
mod service;
