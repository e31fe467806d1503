//! The service as a whole, on pictures that the tests make themselves.

mod buckets;
mod delivery;
mod fake_s3;
mod keeping;
mod masters;
mod metadata;
mod pictures;
mod service;
