//! Forms and queries: Stripe's requests, with names like `line_items[0][price_data][currency]`, and what stands in addresses.

use std::fmt::Write as _;

#[derive(Default)]
pub(crate) struct Form(String);

impl Form {
    pub(crate) fn new() -> Self {
        Form::default()
    }

    /// Adds a field. The name is ours and is written as it stands.
    pub(crate) fn add(mut self, name: &str, value: impl AsRef<str>) -> Self {
        if !self.0.is_empty() {
            self.0.push('&');
        }
        self.0.push_str(&encoded(name));
        self.0.push('=');
        self.0.push_str(&encoded(value.as_ref()));
        self
    }

    pub(crate) fn into_string(self) -> String {
        self.0
    }
}

/// Percent-encodes all but letters, digits and what RFC 3986 never reserves.
pub(crate) fn encoded(text: &str) -> String {
    text.bytes().fold(String::with_capacity(text.len()), |mut out, byte| {
        if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
            out.push(char::from(byte));
        } else {
            write!(out, "%{byte:02X}").expect("a string takes everything");
        }
        out
    })
}
