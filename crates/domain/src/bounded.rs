//! Values that are never longer than a table has room for: who holds one need not ask again.

/// Text or bytes of at most so many bytes.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Bounded<T, const MAX_BYTES: usize>(T);

/// The value is too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLong {
    pub max_bytes: usize,
}

impl<T: AsRef<[u8]>, const MAX_BYTES: usize> Bounded<T, MAX_BYTES> {
    pub fn new(value: T) -> Result<Self, TooLong> {
        if value.as_ref().len() > MAX_BYTES {
            return Err(TooLong { max_bytes: MAX_BYTES });
        }
        Ok(Bounded(value))
    }

    pub const fn get(&self) -> &T {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::{Bounded, TooLong};

    #[test]
    fn what_fits_is_kept_and_what_is_longer_is_refused() {
        let four = |text: &str| Bounded::<String, 4>::new(text.to_owned());
        assert_eq!(four("1234").map(|kept| kept.get().clone()), Ok("1234".to_owned()));
        assert_eq!(four("12345"), Err(TooLong { max_bytes: 4 }));
        // Three signs of two bytes each.
        assert_eq!(four("äöü"), Err(TooLong { max_bytes: 4 }));
    }
}
