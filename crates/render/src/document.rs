//! The HTML document around a page's markup: what a browser and a crawler need before React wakes up.

use std::fmt::Write;

use crate::assets::PageAssets;

/// Everything the document shows besides the page's markup.
pub struct Document<'a> {
    pub lang: &'a str,
    pub page: &'a str,
    pub layout: &'a str,
    pub country: &'a str,
    pub build: &'a str,
    pub title: &'a str,
    pub description: &'a str,
    pub canonical: Option<&'a str>,
    /// `hreflang` and address.
    pub alternates: &'a [(String, String)],
    pub robots: Option<&'a str>,
    /// What other sites may show, by name.
    pub meta: &'a [(&'static str, String)],
    pub brand: BrandLinks<'a>,
    pub assets: &'a PageAssets,
    /// What the page tells search engines, as JSON-LD.
    pub structured_data: Option<&'a str>,
    /// The payload as JSON.
    pub payload: &'a str,
}

/// What browsers show for the shop.
#[derive(Clone, Copy)]
pub struct BrandLinks<'a> {
    /// As SVG.
    pub icon: &'a str,
    /// For browsers that take no SVG.
    pub favicon: &'a str,
    pub touch_icon: &'a str,
    pub manifest: &'a str,
    pub theme_colour: &'a str,
}

/// What stands in the root element.
#[derive(Clone, Copy)]
pub enum Root<'a> {
    /// Markup that the browser hydrates.
    Markup(&'a str),
    /// Nothing: the browser renders the page itself.
    Shell,
}

impl Document<'_> {
    /// The whole document.
    pub fn write(&self, root: Root<'_>) -> String {
        let mut out = String::with_capacity(16 * 1024);
        self.write_head(&mut out).expect("writing to a string does not fail");
        match root {
            Root::Markup(markup) => {
                out.push_str("<div id=\"root\">");
                out.push_str(markup);
            }
            Root::Shell => out.push_str("<div id=\"root\" data-render=\"client\">"),
        }
        out.push_str("</div><script type=\"application/json\" id=\"payload\">");
        push_script_json(&mut out, self.payload);
        out.push_str("</script></body></html>");
        out
    }

    fn write_head(&self, out: &mut String) -> std::fmt::Result {
        write!(
            out,
            "<!doctype html><html lang=\"{}\" data-page=\"{}\" data-layout=\"{}\" data-country=\"{}\" data-build=\"{}\">",
            Attribute(self.lang),
            Attribute(self.page),
            Attribute(self.layout),
            Attribute(self.country),
            Attribute(self.build),
        )?;
        out.push_str(
            "<head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">",
        );
        write!(out, "<title>{}</title>", Attribute(self.title))?;
        write!(
            out,
            "<meta name=\"description\" content=\"{}\">",
            Attribute(self.description)
        )?;
        if let Some(robots) = self.robots {
            write!(out, "<meta name=\"robots\" content=\"{}\">", Attribute(robots))?;
        }
        if let Some(canonical) = self.canonical {
            write!(out, "<link rel=\"canonical\" href=\"{}\">", Attribute(canonical))?;
        }
        for (hreflang, href) in self.alternates {
            write!(
                out,
                "<link rel=\"alternate\" hreflang=\"{}\" href=\"{}\">",
                Attribute(hreflang),
                Attribute(href)
            )?;
        }
        self.write_brand(out)?;
        out.push_str(&self.assets.head);
        for (name, content) in self.meta {
            // Open Graph is RDFa, which calls names properties.
            let key = if name.starts_with("og:") { "property" } else { "name" };
            write!(out, "<meta {key}=\"{name}\" content=\"{}\">", Attribute(content))?;
        }
        if let Some(data) = self.structured_data {
            // Last, so that nothing which a visitor waits for stands behind it.
            out.push_str("<script type=\"application/ld+json\">");
            push_script_json(out, data);
            out.push_str("</script>");
        }
        out.push_str("</head><body>");
        Ok(())
    }

    fn write_brand(&self, out: &mut String) -> std::fmt::Result {
        let BrandLinks {
            icon,
            favicon,
            touch_icon,
            manifest,
            theme_colour,
        } = self.brand;
        write!(
            out,
            "<link rel=\"icon\" href=\"{}\" sizes=\"32x32\">",
            Attribute(favicon)
        )?;
        write!(
            out,
            "<link rel=\"icon\" href=\"{}\" type=\"image/svg+xml\">",
            Attribute(icon)
        )?;
        write!(
            out,
            "<link rel=\"apple-touch-icon\" href=\"{}\">",
            Attribute(touch_icon)
        )?;
        write!(out, "<link rel=\"manifest\" href=\"{}\">", Attribute(manifest))?;
        write!(
            out,
            "<meta name=\"theme-color\" content=\"{}\">",
            Attribute(theme_colour)
        )
    }
}

/// Text for an attribute in double quotes or for the content of an element.
struct Attribute<'a>(&'a str);

impl std::fmt::Display for Attribute<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut rest = self.0;
        while let Some(position) = rest.find(['&', '<', '>', '"']) {
            f.write_str(&rest[..position])?;
            f.write_str(match rest.as_bytes()[position] {
                b'&' => "&amp;",
                b'<' => "&lt;",
                b'>' => "&gt;",
                _ => "&quot;",
            })?;
            rest = &rest[position + 1..];
        }
        f.write_str(rest)
    }
}

/// JSON that cannot end the script element it stands in, whatever its texts say. The five signs only occur inside JSON
/// strings, where their escapes mean the same.
fn push_script_json(out: &mut String, json: &str) {
    for sign in json.chars() {
        match sign {
            '<' | '>' | '&' | '\u{2028}' | '\u{2029}' => {
                write!(out, "\\u{:04x}", u32::from(sign)).expect("writing to a string does not fail");
            }
            other => out.push(other),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{BrandLinks, Document, Root};
    use crate::assets::PageAssets;

    fn document<'a>(payload: &'a str, assets: &'a PageAssets, alternates: &'a [(String, String)]) -> Document<'a> {
        Document {
            lang: "fr-BE",
            page: "start",
            layout: "quiz",
            country: "BE",
            build: "b1",
            title: "A & \"B\" <c>",
            description: "d",
            canonical: Some("https://shop.example/start/be"),
            alternates,
            robots: None,
            meta: &[],
            brand: BrandLinks {
                icon: "/i.svg",
                favicon: "/f.ico",
                touch_icon: "/t.png",
                manifest: "/m",
                theme_colour: "#14403a",
            },
            assets,
            structured_data: None,
            payload,
        }
    }

    #[test]
    fn the_document_carries_its_marks_and_escapes_its_texts() {
        let assets = PageAssets {
            head: "<script src=\"/a.js\"></script>".to_owned(),
        };
        let alternates = [("x-default".to_owned(), "https://shop.example/start".to_owned())];
        let html = document("{}", &assets, &alternates).write(Root::Markup("<main>x</main>"));
        assert_eq!(
            html,
            "<!doctype html><html lang=\"fr-BE\" data-page=\"start\" data-layout=\"quiz\" data-country=\"BE\" \
             data-build=\"b1\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" \
             content=\"width=device-width,initial-scale=1\"><title>A &amp; &quot;B&quot; &lt;c&gt;</title><meta \
             name=\"description\" content=\"d\"><link rel=\"canonical\" href=\"https://shop.example/start/be\"><link \
             rel=\"alternate\" hreflang=\"x-default\" href=\"https://shop.example/start\"><link rel=\"icon\" \
             href=\"/f.ico\" sizes=\"32x32\"><link rel=\"icon\" href=\"/i.svg\" type=\"image/svg+xml\"><link \
             rel=\"apple-touch-icon\" href=\"/t.png\"><link rel=\"manifest\" href=\"/m\"><meta name=\"theme-color\" \
             content=\"#14403a\"><script src=\"/a.js\"></script></head><body><div id=\"root\"><main>x</main></div><script \
             type=\"application/json\" id=\"payload\">{}</script></body></html>"
        );
    }

    #[test]
    fn a_payload_cannot_leave_its_script() {
        let assets = PageAssets { head: String::new() };
        let payload = "{\"a\":\"</script><!-- & \u{2028}\u{2029}\"}";
        let html = document(payload, &assets, &[]).write(Root::Shell);
        assert!(
            html.contains("{\"a\":\"\\u003c/script\\u003e\\u003c!-- \\u0026 \\u2028\\u2029\"}"),
            "{html}"
        );
        assert!(html.contains("<div id=\"root\" data-render=\"client\"></div>"));
    }

    #[test]
    fn what_other_sites_may_show_is_named_as_they_name_it() {
        let assets = PageAssets { head: String::new() };
        let meta = [
            ("og:title", "\"A\" & B".to_owned()),
            ("twitter:card", "summary".to_owned()),
        ];
        let mut document = document("{}", &assets, &[]);
        document.meta = &meta;
        let html = document.write(Root::Shell);
        assert!(
            html.contains(
                "<meta property=\"og:title\" content=\"&quot;A&quot; &amp; B\"><meta name=\"twitter:card\" \
                 content=\"summary\"></head>"
            ),
            "{html}"
        );
    }

    #[test]
    fn structured_data_ends_the_head_and_cannot_leave_its_script() {
        let assets = PageAssets { head: String::new() };
        let mut document = document("{}", &assets, &[]);
        document.structured_data = Some("{\"name\":\"</script><script>\u{2028}\"}");
        let html = document.write(Root::Shell);
        assert!(
            html.contains(
                "<script type=\"application/ld+json\">{\"name\":\"\\u003c/script\\u003e\\u003cscript\\u003e\\u2028\"}</script></head>"
            ),
            "{html}"
        );
    }
}
