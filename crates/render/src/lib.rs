//! React inside the binary: a pool of QuickJS engines, the cache slots their results are kept in, the document around
//! them, and the web bundles as the build made them.
//!
//! Architecture invariant: nothing here knows what a page means. A payload goes in as JSON, markup comes out.

pub mod assets;
pub mod cache;
pub mod document;
pub mod encode;
pub mod engine;
pub mod pool;
