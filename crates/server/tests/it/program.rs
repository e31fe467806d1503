//! The program as an operator runs it beside an open shop.

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
