//! One picture from its master's bytes to the finished bytes. Runs on a thread that may block.

use std::sync::Arc;

use bytes::Bytes;

use super::Wanted;
use super::decodes::Decodes;

use crate::decode::{Deadline, decode, decoded_size, eighths_for};
use crate::encode::{Output, encode};
use crate::error::ImageError;
use crate::header::Header;
use crate::modifiers::{Format, Modifiers};
use crate::pixels::channels;
use crate::share::{self, Card};
use crate::strip::strip;
use crate::transform::{Plan, transform};

/// What the encoders use for each pixel of the result, measured and rounded up.
const AVIF_BYTES_PER_PIXEL: u64 = 60;
const OTHER_BYTES_PER_PIXEL: u64 = 16;
/// A progressive JPEG's coefficients: three components of two bytes.
const COEFFICIENT_BYTES_PER_PIXEL: u64 = 6;

/// A picture to be made.
pub(super) struct Job {
    bytes: Bytes,
    header: Header,
    modifiers: Modifiers,
    card: Option<Arc<Card>>,
    plan: Plan,
    eighths: u8,
}

impl Job {
    pub(super) fn new(bytes: Bytes, header: Header, Wanted { modifiers, card }: Wanted) -> Self {
        let plan = Plan::new(header.upright_size(), &modifiers);
        let stored_plan = if header.orientation.is_transposed {
            plan.transposed()
        } else {
            plan
        };
        Job {
            eighths: eighths_for(&header, stored_plan.needed()),
            plan,
            bytes,
            header,
            modifiers,
            card,
        }
    }

    /// The memory this will use at its worst moment, about.
    pub(super) fn memory_bytes(&self) -> u64 {
        let area = |(width, height): (u32, u32)| u64::from(width) * u64::from(height);
        let decoded = self.decoded_bytes();
        // With alpha there is a copy of twice the size, as colours are multiplied by it in 16 bits.
        let copies = if self.header.has_alpha { 3 } else { 1 };
        // Resized in one direction only: as wide or high as the result, as high or wide as what was decoded.
        let (_, decoded_height) = decoded_size(&self.header, self.eighths);
        let between = area((self.plan.size.0.max(self.plan.size.1), decoded_height)) * self.samples();
        let coefficients = if self.header.is_progressive {
            area((self.header.width, self.header.height)) * COEFFICIENT_BYTES_PER_PIXEL
        } else {
            0
        };
        let per_pixel = match self.modifiers.format {
            Format::Avif => AVIF_BYTES_PER_PIXEL,
            _ => OTHER_BYTES_PER_PIXEL,
        };
        let drawing = self.card.as_ref().map_or(0, |_| share::MEMORY_BYTES);
        decoded * copies + between + coefficients + area(self.plan.final_size()) * per_pixel + drawing
    }

    fn decoded_bytes(&self) -> u64 {
        let (width, height) = decoded_size(&self.header, self.eighths);
        u64::from(width) * u64::from(height) * self.samples()
    }

    fn samples(&self) -> u64 {
        channels(self.header.has_alpha) as u64
    }

    /// `master` names the original as it is now.
    pub(super) fn run(
        self,
        master: Arc<str>,
        decodes: &Decodes,
        threads: usize,
        deadline: Deadline,
    ) -> Result<Vec<u8>, ImageError> {
        deadline.check()?;
        if self.modifiers.is_identity()
            && let Some(stripped) = strip(&self.bytes, &self.header)
        {
            return Ok(stripped);
        }
        let decoded = decodes.find_or_decode((master, self.eighths), self.decoded_bytes(), || {
            decode(&self.bytes, &self.header, self.eighths, deadline)
        })?;
        let mut pixels = transform(&decoded, &self.plan, self.header.orientation, &self.modifiers)?;
        if let Some(card) = &self.card {
            pixels = card.draw_on(&pixels)?;
        }
        deadline.check()?;
        let output = Output::choose(self.modifiers.format, self.header.kind, pixels.has_alpha);
        encode(pixels, output, self.modifiers.quality, self.header.kind, threads)
    }
}
