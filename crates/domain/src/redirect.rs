//! Redirect rules: which path leads elsewhere. The browser applies the same rules from the build manifest.

use crate::route::normalise;

/// One rule, as an operator writes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Redirect {
    pub from: RedirectFrom,
    /// A path of the shop or an absolute URL.
    pub to: String,
}

/// What a rule applies to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RedirectFrom {
    /// One path.
    Exact(String),
    /// Everything below a path, and the path itself; written with `/**` at its end.
    Below(String),
}

impl RedirectFrom {
    /// Reads `/old` or `/old/**`.
    pub fn parse(text: &str) -> Self {
        match text.strip_suffix("/**") {
            Some(prefix) => RedirectFrom::Below(normalise(prefix)),
            None => RedirectFrom::Exact(normalise(text)),
        }
    }

    fn covers(&self, normal: &str) -> bool {
        match self {
            RedirectFrom::Exact(path) => path == normal,
            RedirectFrom::Below(prefix) => normal
                .strip_prefix(prefix.as_str())
                .is_some_and(|rest| rest.is_empty() || rest.starts_with('/')),
        }
    }

    /// The longer the prefix the more specific; an exact path beats every prefix.
    fn specificity(&self) -> (bool, usize) {
        match self {
            RedirectFrom::Exact(path) => (true, path.len()),
            RedirectFrom::Below(prefix) => (false, prefix.len()),
        }
    }
}

/// Where a path (without query) leads, if a rule covers it. Letter case and one trailing slash do not matter.
pub fn find_redirect<'a>(rules: &'a [Redirect], path: &str) -> Option<&'a Redirect> {
    if rules.is_empty() {
        return None;
    }
    let normal = normalise(path);
    rules
        .iter()
        .filter(|rule| rule.from.covers(&normal))
        .max_by_key(|rule| rule.from.specificity())
}

/// Whether a target leaves the shop.
pub fn is_absolute_url(target: &str) -> bool {
    target.starts_with("https://") || target.starts_with("http://")
}

#[cfg(test)]
mod tests;
