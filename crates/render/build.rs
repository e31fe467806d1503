//! Makes cargo look again when the web bundles change, and says what to do when they are not there.

use std::path::Path;

fn main() {
    let bundles = Path::new("../../web/dist");
    println!("cargo::rerun-if-changed={}", bundles.display());
    if !bundles.join("build.json").is_file() {
        println!("cargo::error=the web bundles are missing: run `make web` first");
    }
}
