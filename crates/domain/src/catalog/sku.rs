//! The name of what is bought: a product and how many units of it are in the package.

use std::fmt;
use std::str::FromStr;

/// A package of a product: `daily-trio-3`, as addresses and orders have it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Sku {
    pub product: String,
    pub units: u32,
}

/// The text names no package.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSku;

impl Sku {
    /// A name that is longer is of no product: the names are those of files.
    pub const MAX_BYTES: usize = 80;

    pub fn new(product: &str, units: u32) -> Self {
        Sku {
            product: product.to_owned(),
            units,
        }
    }
}

impl fmt::Display for Sku {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.product, self.units)
    }
}

impl FromStr for Sku {
    type Err = NoSku;

    /// What stands behind the last hyphen is the count. Only what is printed is read: no `+3`, no `03`.
    fn from_str(text: &str) -> Result<Self, NoSku> {
        if text.len() > Self::MAX_BYTES {
            return Err(NoSku);
        }
        let (product, units) = text.rsplit_once('-').ok_or(NoSku)?;
        let is_plain = units.bytes().all(|byte| byte.is_ascii_digit()) && !units.starts_with('0');
        let is_name = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        if product.is_empty() || !product.bytes().all(is_name) || !is_plain {
            return Err(NoSku);
        }
        Ok(Sku {
            product: product.to_owned(),
            units: units.parse().map_err(|_| NoSku)?,
        })
    }
}
