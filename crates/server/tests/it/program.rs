//! The program as an operator runs it beside an open shop.

use std::path::PathBuf;
use std::process::{Command, Output};

use crate::shop::Shop;

/// On the shop's own data folder.
pub(crate) fn trichter(shop: &Shop, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_trichter"))
        .args(arguments)
        .env("TRICHTER_DATA_DIR", &shop.data_dir)
        .output()
        .expect("the program runs")
}

/// What `trichter … preview` wrote, and what it said.
pub(crate) struct Preview {
    pub(crate) said: String,
    pub(crate) folder: PathBuf,
    /// In order.
    pub(crate) names: Vec<String>,
    /// Goes with it.
    _data: tempfile::TempDir,
}

/// Without a shop, and without making one.
#[track_caller]
pub(crate) fn preview(of: &str) -> Preview {
    let data = tempfile::TempDir::new().expect("a folder");
    let folder = data.path().join("preview");
    let output = Command::new(env!("CARGO_BIN_EXE_trichter"))
        .args([of, "preview"])
        .arg(&folder)
        .env("TRICHTER_DATA_DIR", data.path().join("data"))
        .output()
        .expect("the program runs");
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{complaint}");
    assert!(!data.path().join("data").join("trichter.sqlite3").exists());
    let mut names: Vec<String> = std::fs::read_dir(&folder)
        .expect("the folder")
        .map(|entry| entry.expect("an entry").file_name().into_string().expect("text"))
        .collect();
    names.sort();
    Preview {
        said: String::from_utf8(output.stdout).expect("text"),
        folder,
        names,
        _data: data,
    }
}

/// What it prints.
#[track_caller]
pub(crate) fn said(shop: &Shop, arguments: &[&str]) -> String {
    let output = trichter(shop, arguments);
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("text");
    assert!(output.status.success(), "{arguments:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

/// Why it does not do it; then it prints nothing else.
#[track_caller]
pub(crate) fn refused(shop: &Shop, arguments: &[&str]) -> String {
    let output = trichter(shop, arguments);
    assert!(!output.status.success(), "{arguments:?}");
    assert_eq!(output.stdout, b"", "{arguments:?}");
    String::from_utf8(output.stderr).expect("text")
}
