//! Checks that hold the shape of the code. Each begins with an empty list of exceptions, which may only shrink.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Which crate may know which.
const ALLOWED_EDGES: [(&str, &str); 11] = [
    ("content", "domain"),
    ("content", "images"),
    ("payments", "domain"),
    ("server", "content"),
    ("server", "documents"),
    ("server", "domain"),
    ("server", "images"),
    ("server", "payments"),
    ("server", "render"),
    ("server", "store"),
    ("store", "domain"),
];

const MAX_LINES: usize = 800;

/// Written by the generator of API types, as long as the API is.
const GENERATED: &str = "web/shared/src/api.ts";

/// Names that say nothing about what is inside.
const FORBIDDEN_NAMES: [&str; 6] = ["utils", "common", "helpers", "misc", "core", "base"];

/// Files in which every sentence is code's or a person's, and which open by saying what they are for.
const SOURCES: [&str; 6] = ["rs", "ts", "tsx", "mjs", "css", "toml"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All files of the project: what git tracks and what it would.
fn files() -> Vec<String> {
    let output = Command::new("git")
        .args(["ls-files", "--cached", "--others", "--exclude-standard"])
        .current_dir(root())
        .output()
        .expect("git is there");
    assert!(output.status.success(), "git lists the files");
    let listed = String::from_utf8(output.stdout).expect("names are text");
    listed
        .lines()
        .filter(|file| root().join(file).is_file())
        .map(str::to_owned)
        .collect()
}

fn sources() -> impl Iterator<Item = String> {
    files()
        .into_iter()
        .filter(|file| SOURCES.contains(&file.rsplit('.').next().unwrap_or_default()))
}

#[test]
fn crates_know_only_whom_they_may() {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--format-version", "1", "--offline"])
        .current_dir(root())
        .output()
        .expect("cargo runs");
    let metadata: serde_json::Value = serde_json::from_slice(&output.stdout).expect("metadata is JSON");
    let packages = metadata["packages"].as_array().expect("packages");
    let names: BTreeSet<&str> = packages.iter().filter_map(|package| package["name"].as_str()).collect();
    let mut edges = BTreeSet::new();
    for package in packages {
        for dependency in package["dependencies"].as_array().expect("dependencies") {
            let (from, to) = (package["name"].as_str(), dependency["name"].as_str());
            if let Some(edge) = from.zip(to).filter(|(_, to)| names.contains(to)) {
                edges.insert(edge);
            }
        }
    }
    assert_eq!(edges, BTreeSet::from(ALLOWED_EDGES));
}

#[test]
fn no_file_is_too_long() {
    let too_long: Vec<(String, usize)> = sources()
        .filter(|file| file != GENERATED)
        .map(|file| {
            let lines = fs::read_to_string(root().join(&file))
                .expect("readable")
                .lines()
                .count();
            (file, lines)
        })
        .filter(|(_, lines)| *lines > MAX_LINES)
        .collect();
    assert_eq!(too_long, []);
}

#[test]
fn names_say_what_is_inside() {
    let forbidden: Vec<String> = files()
        .into_iter()
        .filter(|file| {
            file.split('/')
                .any(|part| FORBIDDEN_NAMES.contains(&part.split('.').next().unwrap_or_default()))
                || file.ends_with("/mod.rs")
        })
        .collect();
    assert_eq!(forbidden, Vec::<String>::new());
}

#[test]
fn no_key_lies_in_the_project() {
    let keys: Vec<String> = files()
        .into_iter()
        .filter(|file| [".key", ".pem", ".p12"].iter().any(|end| file.ends_with(end)))
        .collect();
    assert_eq!(keys, Vec::<String>::new());
}

#[test]
fn every_source_opens_with_what_it_is_for() {
    let silent: Vec<String> = sources()
        .filter(|file| !file.ends_with("Cargo.toml") && !file.ends_with("rustfmt.toml"))
        .filter(|file| {
            let text = fs::read_to_string(root().join(file)).expect("readable");
            let opening = text.lines().next().unwrap_or_default();
            !["//!", "// ", "/*", "# ", "#!"]
                .iter()
                .any(|mark| opening.starts_with(mark))
        })
        .collect();
    assert_eq!(silent, Vec::<String>::new());
}

#[test]
fn the_api_description_is_current() {
    let committed = fs::read_to_string(root().join("openapi.json")).unwrap_or_default();
    assert!(
        committed == server::api::openapi::document(),
        "openapi.json is not what the server says: run `make openapi`"
    );
}

fn is_document_name(file: &str) -> bool {
    Path::new(file).extension().is_some_and(|ending| ending == "md")
}

/// Documents and files for operators, which name settings.
fn papers() -> impl Iterator<Item = (String, String)> {
    let is_paper = |file: &String| {
        let is_document = file == "README.md" || (file.starts_with("docs/") && is_document_name(file));
        is_document || file.starts_with("deploy/")
    };
    files().into_iter().filter(is_paper).map(|file| {
        let text = fs::read_to_string(root().join(&file)).expect("readable");
        (file, text)
    })
}

#[test]
fn every_setting_that_a_document_names_exists() {
    let settings = fs::read_to_string(root().join("trichter.default.toml")).expect("readable");
    let settings: toml::Table = settings.parse().expect("TOML");
    let mut strange = Vec::new();
    for (file, text) in papers() {
        for (at, _) in text.match_indices("TRICHTER_") {
            let rest = &text[at + "TRICHTER_".len()..];
            let end = rest.find(|sign: char| !(sign.is_ascii_uppercase() || sign.is_ascii_digit() || sign == '_'));
            let name = rest[..end.unwrap_or(rest.len())].to_ascii_lowercase();
            // `TRICHTER_…` stands for all of them.
            if !name.is_empty() && !settings.contains_key(&name) {
                strange.push(format!("{file}: {name}"));
            }
        }
    }
    assert_eq!(strange, Vec::<String>::new());
}

#[test]
fn every_file_that_a_document_links_to_exists() {
    let mut dead = Vec::new();
    for (file, text) in papers().filter(|(file, _)| is_document_name(file)) {
        let folder = root().join(&file);
        let folder = folder.parent().expect("it lies in one").to_owned();
        for (at, _) in text.match_indices("](") {
            let target = text[at + 2..].split([')', '#']).next().unwrap_or_default();
            let is_ours = !target.is_empty() && !target.contains("://") && !target.starts_with("mailto:");
            if is_ours && !folder.join(target).exists() {
                dead.push(format!("{file}: {target}"));
            }
        }
    }
    assert_eq!(dead, Vec::<String>::new());
}
