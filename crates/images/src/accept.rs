//! Which format `auto` becomes for a browser.

use crate::modifiers::{Format, Modifiers};

/// The modifiers with `auto` replaced. WebP and AVIF are taken only if the browser names them: `*/*` is what programs send
/// that never heard of either. WebP comes first: AVIF is smaller, but takes fourteen times as long to make, and the first visitor
/// would wait for it.
pub(crate) fn resolve(modifiers: Modifiers, accept: Option<&str>) -> Modifiers {
    if modifiers.format != Format::Auto {
        return modifiers;
    }
    let accept = accept.unwrap_or_default();
    let format = if takes(accept, "image/webp") {
        Format::Webp
    } else if takes(accept, "image/avif") {
        Format::Avif
    } else {
        Format::Compatible
    };
    Modifiers { format, ..modifiers }
}

fn takes(accept: &str, media_type: &str) -> bool {
    accept.split(',').any(|range| {
        let mut parts = range.split(';').map(str::trim);
        let is_named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(media_type));
        let is_refused = parts
            .filter_map(|parameter| parameter.strip_prefix("q="))
            .any(|quality| quality.parse::<f32>().is_ok_and(|quality| quality <= 0.0));
        is_named && !is_refused
    })
}

#[cfg(test)]
mod tests {
    use super::resolve;
    use crate::modifiers::{Format, Modifiers};

    #[test]
    fn auto_becomes_what_the_browser_names() {
        let table = [
            (None, Format::Compatible),
            (Some("*/*"), Format::Compatible),
            (Some("image/*"), Format::Compatible),
            (Some("image/webp"), Format::Webp),
            (Some("image/avif,image/webp,image/apng,*/*;q=0.8"), Format::Webp),
            (Some("text/html, IMAGE/AVIF;q=0.9"), Format::Avif),
            (Some("image/webp;q=0, image/avif;q=0.5"), Format::Avif),
            (Some("image/avif;q=0.0,image/webp; q=0"), Format::Compatible),
            (Some("image/avifx;;=,,"), Format::Compatible),
        ];
        let auto = Modifiers::parse("f=auto,w=640").expect("readable");
        for (accept, format) in table {
            assert_eq!(resolve(auto, accept), Modifiers { format, ..auto }, "{accept:?}");
        }
    }

    #[test]
    fn a_named_format_stays() {
        let jpeg = Modifiers::parse("f=jpeg").expect("readable");
        assert_eq!(resolve(jpeg, Some("image/avif")), jpeg);
    }
}
