//! The sound shop of `shops/sound`, and edits that break it. Nothing here knows what a fault looks like.

use std::collections::BTreeMap;
use std::path::Path;

use content::{Audience, Folder, InterfaceTexts, Report, Site, Words, compile};

/// A content folder in memory.
pub(crate) struct Shop(pub(crate) Folder);

impl Shop {
    /// The shop without faults.
    pub(crate) fn sound() -> Self {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/shops/sound");
        Shop(Folder::read(&root).expect("the sound shop is part of the repository"))
    }

    /// The shop without faults, with a product and a page that sells it.
    pub(crate) fn selling() -> Self {
        Shop::sound()
            .with_files_of("selling")
            .with_picture("images/jar.png", &png(4, 3))
    }

    /// The selling shop with a quiz that asks in every way.
    pub(crate) fn asking() -> Self {
        Shop::selling().with_files_of("asking")
    }

    fn with_files_of(mut self, shop: &str) -> Self {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/shops").join(shop);
        let more = Folder::read(&root).expect("the shop is part of the repository");
        for (file, text) in more.iter() {
            self.0.insert(file, text);
        }
        self
    }

    /// Writes a whole file.
    pub(crate) fn write(mut self, file: &str, text: &str) -> Self {
        self.0.insert(file, text);
        self
    }

    /// Adds lines at the end of a file.
    pub(crate) fn append(self, file: &str, lines: &str) -> Self {
        let text = self.text(file) + lines;
        self.write(file, &text)
    }

    /// Puts `new` in the place of `old`, which stands in the file exactly once.
    pub(crate) fn replace(self, file: &str, old: &str, new: &str) -> Self {
        let text = self.text(file);
        assert_eq!(text.matches(old).count(), 1, "`{old}` in {file}");
        self.write(file, &text.replace(old, new))
    }

    /// Adds a picture.
    pub(crate) fn with_picture(mut self, file: &str, bytes: &[u8]) -> Self {
        self.0.insert_picture(file, bytes, content::digest(bytes));
        self
    }

    /// Adds an encoding of a film.
    pub(crate) fn with_film(mut self, file: &str, bytes: &[u8]) -> Self {
        self.0.insert_film(file, bytes, content::digest(bytes));
        self
    }

    /// Gives a page without blocks a picture.
    pub(crate) fn append_picture(self, file: &str, picture: &str) -> Self {
        self.append(file, &format!("[hero]\nstyle = \"plain\"\npicture = {picture}\n"))
    }

    /// Removes all files whose path begins so.
    pub(crate) fn remove(self, path: &str) -> Self {
        let mut rest = Folder::default();
        for (file, text) in self.0.iter().filter(|(file, _)| !file.starts_with(path)) {
            rest.insert(file, text);
        }
        assert_ne!(rest, self.0, "nothing was called {path}");
        Shop(rest)
    }

    /// Compiles the shop, which has nothing wrong.
    pub(crate) fn site(&self) -> Site {
        compile(&self.0, &interface(), Audience::Builders, Words::Unread).unwrap_or_else(|report| panic!("{report}"))
    }

    /// Compiles the shop, which has faults.
    pub(crate) fn report(&self) -> Report {
        compile(&self.0, &interface(), Audience::Builders, Words::Unread).expect_err("the shop has a fault")
    }

    /// Compiles the shop and compares what an operator reads, byte by byte, with one fault and nothing else.
    #[track_caller]
    pub(crate) fn is_refused(&self, fault: &str) {
        let expected = format!("{fault}\n\n1 fault found. Nothing was published.\n");
        let found = self.report().to_string();
        assert!(found == expected, "expected:\n{expected}\nfound:\n{found}");
    }

    /// Compiles the shop, which has faults, and lists them shortly: `bad-path pages/start.toml:2`.
    pub(crate) fn faults(&self) -> Vec<String> {
        let diagnostics = self.report().diagnostics;
        diagnostics
            .iter()
            .map(|fault| format!("{} {}:{}", fault.code, fault.file, fault.line(&self.0)))
            .collect()
    }

    pub(crate) fn text(&self, file: &str) -> String {
        self.0.get(file).unwrap_or_else(|| panic!("no file {file}")).to_owned()
    }
}

/// The beginning of a PNG, which is all that is looked at.
pub(crate) fn png(width: u32, height: u32) -> Vec<u8> {
    let size = [width.to_be_bytes(), height.to_be_bytes()].concat();
    let header = [b"IHDR", size.as_slice(), &[8, 6, 0, 0, 0]].concat();
    [b"\x89PNG\r\n\x1a\n\0\0\0\x0d", header.as_slice(), &[0; 4]].concat()
}

/// A box of an MP4 file: length, name, content.
pub(crate) fn film_box(name: &str, content: &[u8]) -> Vec<u8> {
    let length = u32::try_from(content.len() + 8).expect("test films are short");
    [&length.to_be_bytes(), name.as_bytes(), content].concat()
}

/// The beginning of an MP4, which is all that is looked at.
pub(crate) fn mp4(duration_ms: u32) -> Vec<u8> {
    let header = [&[0; 12], &1000_u32.to_be_bytes()[..], &duration_ms.to_be_bytes()].concat();
    let index = film_box("mvhd", &header);
    [
        film_box("ftyp", b"isom"),
        film_box("moov", &index),
        film_box("mdat", b""),
    ]
    .concat()
}

/// What the components of this shop say by themselves.
fn interface() -> InterfaceTexts {
    let group = |name: &str, id: &str| BTreeMap::from([(name.to_owned(), vec![id.to_owned()])]);
    InterfaceTexts {
        frame: vec!["frame-menu".to_owned()],
        kinds: group("quiz", "quiz-progress"),
        layouts: group("quiz", "quiz-layout-skip"),
        blocks: group("steps", "steps-hint"),
        mails: group("result", "mail-result-subject"),
    }
}
