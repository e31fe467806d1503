//! Makes cargo look again when the content that is part of the binary changes: files are found when compiling.

fn main() {
    println!("cargo::rerun-if-changed=../../content");
}
