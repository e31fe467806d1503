//! Input masks as content writes them. The browser applies them (`features/mask` of the storefront); here is only what
//! makes a mask unusable.

/// The mask character that makes the next one literal.
const ESCAPE: char = '!';

/// Why a mask cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MaskFault {
    /// The mask ends with an `!` that has nothing to escape.
    DanglingEscape,
}

/// Checks a mask: `##/##` is fine, `##!` is not, `##!!` is fine again, since the last `!` is a literal.
pub fn check(mask: &str) -> Result<(), MaskFault> {
    let is_escape_open = mask.chars().fold(false, |is_open, sign| !is_open && sign == ESCAPE);
    if is_escape_open {
        Err(MaskFault::DanglingEscape)
    } else {
        Ok(())
    }
}

#[cfg(test)]
mod tests;
