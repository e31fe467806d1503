//! One picture from its master's bytes to the finished bytes. Runs on a thread that may block.

use bytes::Bytes;

use crate::decode::{Deadline, decode, decoded_size};
use crate::encode::{Output, encode};
use crate::error::ImageError;
use crate::header::Header;
use crate::modifiers::{Format, Modifiers};
use crate::pixels::channels;
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
    plan: Plan,
    threads: usize,
}

impl Job {
    pub(super) fn new(bytes: Bytes, header: Header, modifiers: Modifiers, threads: usize) -> Self {
        Job {
            plan: Plan::new(header.upright_size(), &modifiers),
            bytes,
            header,
            modifiers,
            threads,
        }
    }

    /// The memory this will use at its worst moment, about.
    pub(super) fn memory_bytes(&self) -> u64 {
        let area = |(width, height): (u32, u32)| u64::from(width) * u64::from(height);
        let samples = channels(self.header.has_alpha) as u64;
        let (decoded_width, decoded_height) = decoded_size(&self.header, self.needed());
        let decoded = area((decoded_width, decoded_height)) * samples;
        // With alpha there is a copy of twice the size, as colours are multiplied by it in 16 bits.
        let copies = if self.header.has_alpha { 3 } else { 1 };
        let (width, _) = self.stored_plan().size;
        let between = area((width, decoded_height)) * samples;
        let coefficients = if self.header.is_progressive {
            area((self.header.width, self.header.height)) * COEFFICIENT_BYTES_PER_PIXEL
        } else {
            0
        };
        let per_pixel = match self.modifiers.format {
            Format::Avif => AVIF_BYTES_PER_PIXEL,
            _ => OTHER_BYTES_PER_PIXEL,
        };
        decoded * copies + between + coefficients + area(self.plan.final_size()) * per_pixel
    }

    pub(super) fn run(self, deadline: Deadline) -> Result<Vec<u8>, ImageError> {
        deadline.check()?;
        if self.modifiers.is_identity()
            && let Some(stripped) = strip(&self.bytes, &self.header)
        {
            return Ok(stripped);
        }
        let decoded = decode(&self.bytes, &self.header, self.needed(), deadline)?;
        let pixels = transform(decoded, &self.plan, self.header.orientation, &self.modifiers)?;
        deadline.check()?;
        let output = Output::choose(self.modifiers.format, self.header.kind, pixels.has_alpha);
        encode(pixels, output, self.modifiers.quality, self.header.kind, self.threads)
    }

    /// The plan for the picture as stored.
    fn stored_plan(&self) -> Plan {
        if self.header.orientation.is_transposed {
            self.plan.transposed()
        } else {
            self.plan
        }
    }

    fn needed(&self) -> (u32, u32) {
        self.stored_plan().needed()
    }
}
