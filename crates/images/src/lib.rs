//! Pictures in the size and format a page asks for: found in a store, decoded within limits, resized, encoded, kept.
//!
//! Architecture invariant: nothing here knows HTTP or what a picture shows. An id, modifiers and an `Accept` value go in,
//! bytes with their content type come out.

pub mod drawing;
pub mod error;
pub mod flat;
pub mod masters;
pub mod modifiers;
pub mod pipeline;
pub mod share;
pub mod stores;

mod accept;
mod decode;
mod encode;
mod exif;
mod header;
mod pixels;
mod strip;
mod transform;

pub use error::ImageError;
pub use masters::Masters;
pub use pipeline::{Images, Settings, Variant};

/// Width and height of a master, upright as it is delivered; what delivery would refuse is refused here too.
pub fn measure(bytes: &[u8]) -> Result<(u32, u32), ImageError> {
    Ok(header::Header::read(bytes)?.upright_size())
}
