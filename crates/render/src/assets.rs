//! The web bundles that the build made: hashed files for the browser, the server bundle, and which files a page needs.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use bytes::Bytes;
use rust_embed::RustEmbed;
use serde::Deserialize;

use crate::encode::{Encoded, etag_of};

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Bundles;

/// Where hashed files are served.
pub const ASSET_PREFIX: &str = "/assets/";

/// What the document runs: it waits until the page can be read, then loads the app.
const STARTER: &str = "src/entry-document.ts";

/// The module that starts the app in the browser.
const ENTRY: &str = "src/entry-client.tsx";

/// The styles of all pages, in one file.
const STYLE: &str = "style.css";

/// The blocks that only pages which sell something need.
const SHOP_BLOCKS: &str = "src/blocks/shop/shop-blocks.ts";

/// What the server sets titles in when it draws them; the one with most letters first.
const TITLE_FONTS: [&str; 2] = ["server/title.ttf", "server/title-other-latin.ttf"];

/// What every page is set in. The style sheet names them too, but a browser that reads them there asks a round trip later.
const FONTS: [&str; 2] = [
    "src/assets/made/figtree.woff2",
    "src/assets/made/bricolage-grotesque.woff2",
];

/// The bundles of this build.
pub struct Assets {
    pub build: Build,
    /// Defines `trichter.render`.
    pub server_bundle: &'static str,
    /// Which texts the components need, as JSON.
    pub texts: &'static str,
    pub colours: Colours,
    pub title_fonts: Vec<Bytes>,
    pub document_fonts: DocumentFonts,
    files: BTreeMap<String, Asset>,
    manifest: BTreeMap<String, Chunk>,
}

/// Which build of the web part this is.
#[derive(Clone, Debug, Deserialize)]
pub struct Build {
    /// The same for the same output.
    pub id: String,
    /// When it was made, in milliseconds since 1970.
    pub timestamp: u64,
}

/// Colours of the styles that are needed outside of them, as `#14403a`.
#[derive(Clone, Debug, Deserialize)]
pub struct Colours {
    /// Of titles, of the browser's frame and behind icons.
    pub theme: String,
    /// Behind pages.
    pub background: String,
}

/// What the server sets documents in, as TrueType. No browser ever asks for them.
#[derive(Clone)]
pub struct DocumentFonts {
    pub body: Bytes,
    pub strong: Bytes,
    pub display: Bytes,
    /// Letters that the others lack, for people's names.
    pub other_latin: Bytes,
}

/// A file for the browser. Its name holds a hash of its content, so it never changes.
#[derive(Clone, Debug)]
pub struct Asset {
    pub content_type: &'static str,
    pub body: Encoded,
}

/// What a page adds to the document's head: the style sheet, preloads and the script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageAssets {
    pub head: String,
}

#[derive(Debug, Deserialize)]
struct Chunk {
    file: String,
    #[serde(default)]
    imports: Vec<String>,
}

/// The build is not what this binary was written for. Cannot happen to a binary that was built by `make`.
#[derive(Debug, thiserror::Error)]
#[error("the web bundles are damaged: {0}")]
pub struct AssetsError(String);

impl Assets {
    /// Reads the bundles that are part of the binary.
    pub fn embedded() -> Result<Self, AssetsError> {
        let mut files = BTreeMap::new();
        for path in Bundles::iter() {
            let Some(name) = path.strip_prefix("client/assets/") else {
                continue;
            };
            let is_compressed_form = name.strip_suffix(".br").or_else(|| name.strip_suffix(".gz")).is_some();
            if is_compressed_form {
                continue;
            }
            let file = |suffix: &str| Bundles::get(&format!("{path}{suffix}")).map(|file| to_bytes(file.data));
            let identity = file("").ok_or_else(|| AssetsError(format!("{path} is missing")))?;
            let body = Encoded {
                etag: etag_of(&identity),
                identity,
                brotli: file(".br"),
                gzip: file(".gz"),
            };
            files.insert(
                name.to_owned(),
                Asset {
                    content_type: content_type(name),
                    body,
                },
            );
        }
        let manifest: BTreeMap<String, Chunk> = parse("manifest.json")?;
        for key in FONTS.iter().chain([&STARTER, &ENTRY, &STYLE]) {
            if !manifest.contains_key(*key) {
                return Err(AssetsError(format!("{key} is not in the manifest")));
            }
        }
        Ok(Assets {
            build: parse("build.json")?,
            server_bundle: text("server/render.js")?,
            texts: text("server/texts.json")?,
            colours: parse("server/colours.json")?,
            title_fonts: TITLE_FONTS.into_iter().map(bytes).collect::<Result<_, _>>()?,
            document_fonts: DocumentFonts {
                body: bytes("server/document-body.ttf")?,
                strong: bytes("server/document-strong.ttf")?,
                display: bytes("server/document-display.ttf")?,
                other_latin: bytes("server/document-other-latin.ttf")?,
            },
            files,
            manifest,
        })
    }

    /// A file by its name below the asset prefix.
    pub fn find(&self, name: &str) -> Option<&Asset> {
        self.files.get(name)
    }

    /// All files by name.
    pub fn files(&self) -> impl Iterator<Item = (&str, &Asset)> {
        self.files.iter().map(|(name, asset)| (name.as_str(), asset))
    }

    /// What the head of a page of this kind, in this layout, with or without blocks that sell, must load.
    pub fn page_assets(&self, kind: &str, layout: &str, sells: bool) -> Result<PageAssets, AssetsError> {
        let mut roots = vec![
            ENTRY.to_owned(),
            format!("src/layouts/{layout}.tsx"),
            format!("src/pages/{kind}.tsx"),
        ];
        if sells {
            roots.push(SHOP_BLOCKS.to_owned());
        }
        let mut modules = Vec::new();
        let mut seen = BTreeSet::new();
        for root in &roots {
            self.collect(root, &mut seen, &mut modules)?;
        }
        let entry = &self.manifest[ENTRY].file;
        let mut head = String::new();
        let style = &self.manifest[STYLE].file;
        write!(head, "<link rel=\"stylesheet\" href=\"/{style}\">").expect("writing to a string does not fail");
        for font in FONTS {
            // Fonts are always fetched without credentials; a preload that does not say so is fetched in vain.
            let font = &self.manifest[font].file;
            write!(
                head,
                "<link rel=\"preload\" href=\"/{font}\" as=\"font\" type=\"font/woff2\" crossorigin>"
            )
            .expect("writing to a string does not fail");
        }
        let starter = &self.manifest[STARTER].file;
        let modules: Vec<String> = modules.iter().map(|module| format!("/{module}")).collect();
        let modules = modules.join(" ");
        write!(
            head,
            "<script type=\"module\" id=\"starter\" src=\"/{starter}\" data-app=\"/{entry}\" data-modules=\"{modules}\"></script>"
        )
        .expect("writing to a string does not fail");
        Ok(PageAssets { head })
    }

    /// Adds a chunk and all it imports: what it imports first, in the order in which the browser runs them.
    fn collect<'a>(
        &'a self,
        key: &'a str,
        seen: &mut BTreeSet<&'a str>,
        modules: &mut Vec<&'a str>,
    ) -> Result<(), AssetsError> {
        let (key, chunk) = self
            .manifest
            .get_key_value(key)
            .ok_or_else(|| AssetsError(format!("{key} is not in the manifest")))?;
        if !seen.insert(key) {
            return Ok(());
        }
        for import in &chunk.imports {
            self.collect(import, seen, modules)?;
        }
        modules.push(&chunk.file);
        Ok(())
    }
}

/// The type of a file for the browser, by the ending of its name.
pub fn content_type(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "webp" => "image/webp",
        "avif" => "image/avif",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "json" => "application/json",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

fn parse<T: serde::de::DeserializeOwned>(path: &str) -> Result<T, AssetsError> {
    serde_json::from_str(text(path)?).map_err(|error| AssetsError(format!("{path}: {error}")))
}

fn text(path: &str) -> Result<&'static str, AssetsError> {
    let file = Bundles::get(path).ok_or_else(|| AssetsError(format!("{path} is missing")))?;
    let Cow::Borrowed(data) = file.data else {
        return Err(AssetsError(format!("{path} is not part of the binary")));
    };
    std::str::from_utf8(data).map_err(|_| AssetsError(format!("{path} is not text")))
}

fn bytes(path: &str) -> Result<Bytes, AssetsError> {
    let file = Bundles::get(path).ok_or_else(|| AssetsError(format!("{path} is missing")))?;
    Ok(to_bytes(file.data))
}

fn to_bytes(data: Cow<'static, [u8]>) -> Bytes {
    match data {
        Cow::Borrowed(data) => Bytes::from_static(data),
        Cow::Owned(data) => Bytes::from(data),
    }
}

#[cfg(test)]
mod tests {
    use super::Assets;

    #[test]
    fn a_page_has_one_style_sheet_and_asks_early_for_its_two_fonts() {
        let assets = Assets::embedded().unwrap();
        let head = assets.page_assets("landing", "default", false).unwrap().head;
        assert_eq!(head.matches("rel=\"stylesheet\"").count(), 1, "{head}");
        let fonts: Vec<&str> = head
            .split_inclusive('>')
            .filter(|element| element.contains("as=\"font\""))
            .collect();
        assert_eq!(fonts.len(), 2, "{head}");
        for font in fonts {
            assert!(font.ends_with("as=\"font\" type=\"font/woff2\" crossorigin>"), "{font}");
            let name = font.split('"').find_map(|part| part.strip_prefix("/assets/")).unwrap();
            assert_eq!(assets.find(name).unwrap().content_type, "font/woff2");
        }
    }
}
