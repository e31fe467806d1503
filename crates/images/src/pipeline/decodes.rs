//! Decoded masters, for a moment: a page asks for several widths of a picture at once, and decoding a large one takes longer
//! than everything that follows. Whoever needs what another worker is decoding waits for it.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use moka::sync::Cache;

use crate::decode::Decoded;
use crate::error::ImageError;

/// At most 3 × 12 MB: the masters of a shop's pages fit, and so does a quarter of a 24-megapixel JPEG.
const KEPT: u64 = 3;
const MAX_KEPT_BYTES: u64 = 12 * 1024 * 1024;
const KEPT_FOR: Duration = Duration::from_secs(5);

/// Which master, as it is now, at how many eighths of its size.
pub(super) type DecodeKey = (Arc<str>, u8);

type Slot = Arc<Mutex<Option<Arc<Decoded>>>>;

pub(super) struct Decodes {
    slots: Cache<DecodeKey, Slot>,
}

impl Decodes {
    pub(super) fn new() -> Self {
        let slots = Cache::builder().max_capacity(KEPT).time_to_live(KEPT_FOR).build();
        Decodes { slots }
    }

    /// The pixels of a master that will have so many bytes.
    pub(super) fn find_or_decode(
        &self,
        key: DecodeKey,
        bytes: u64,
        decode: impl FnOnce() -> Result<Decoded, ImageError>,
    ) -> Result<Arc<Decoded>, ImageError> {
        if bytes > MAX_KEPT_BYTES {
            return decode().map(Arc::new);
        }
        let slot = self.slots.get_with(key, Slot::default);
        let mut kept = slot.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(decoded) = kept.as_ref() {
            return Ok(Arc::clone(decoded));
        }
        let decoded = Arc::new(decode()?);
        *kept = Some(Arc::clone(&decoded));
        Ok(decoded)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::thread;

    use super::{Decodes, MAX_KEPT_BYTES};
    use crate::decode::Decoded;
    use crate::error::ImageError;
    use crate::pixels::Pixels;

    fn grey() -> Decoded {
        let pixels = Pixels {
            width: 1,
            height: 1,
            has_alpha: false,
            data: vec![128; 3],
        };
        Decoded { pixels, icc: None }
    }

    /// How often eight workers at once decode what they ask for.
    fn decodes_of(bytes: u64, eighths: impl Fn(u8) -> u8) -> usize {
        let (decodes, count) = (Decodes::new(), AtomicUsize::new(0));
        thread::scope(|scope| {
            for eighths in (0..8).map(eighths) {
                let (decodes, count) = (&decodes, &count);
                scope.spawn(move || {
                    let decoded = decodes.find_or_decode(("a".into(), eighths), bytes, || {
                        count.fetch_add(1, Ordering::SeqCst);
                        Ok(grey())
                    });
                    assert_eq!(decoded.expect("decoded").pixels, grey().pixels);
                });
            }
        });
        count.into_inner()
    }

    #[test]
    fn a_master_is_decoded_once_for_all_who_ask() {
        assert_eq!(decodes_of(3, |_| 2), 1);
        assert_eq!(decodes_of(3, |number| number % 2), 2);
    }

    #[test]
    fn a_giant_is_not_kept() {
        assert_eq!(decodes_of(MAX_KEPT_BYTES + 1, |_| 8), 8);
    }

    #[test]
    fn a_failure_is_not_kept() {
        let decodes = Decodes::new();
        let failed = decodes.find_or_decode(("a".into(), 8), 3, || Err(ImageError::failed("once")));
        assert!(failed.is_err());
        assert!(decodes.find_or_decode(("a".into(), 8), 3, || Ok(grey())).is_ok());
    }
}
