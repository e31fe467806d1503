//! The program and its database: what `trichter migrate` does and prints, and what nobody prints.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

use crate::postgres;

fn migrate(arguments: &[&str], settings: &[(&str, &str)]) -> Output {
    let data = TempDir::new().expect("a folder");
    Command::new(env!("CARGO_BIN_EXE_trichter"))
        .arg("migrate")
        .args(arguments)
        .env("TRICHTER_DATA_DIR", data.path())
        .envs(settings.iter().copied())
        .output()
        .expect("the program runs")
}

#[track_caller]
fn assert_prints(output: &Output, expected: &str) {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("text");
    assert_eq!(text(&output.stderr), "");
    assert_eq!(text(&output.stdout), expected);
    assert!(output.status.success());
}

const STEPS: [&str; 16] = [
    "m0001_consent_record",
    "m0002_content_revision",
    "m0003_quiz_session",
    "m0004_job",
    "m0005_event",
    "m0006_lead",
    "m0007_marketing_consent",
    "m0008_catalog",
    "m0009_orders",
    "m0010_shipments",
    "m0011_withdrawals",
    "m0012_purchase_events",
    "m0013_chains",
    "m0014_feedback",
    "m0015_digital_goods",
    "m0016_privacy",
];

/// All steps, each on a line of its own behind a word.
fn lines(word: &str) -> String {
    STEPS.map(|step| format!("{word}{step}\n")).concat()
}

fn walk(settings: &[(&str, &str)], engine: &str) {
    assert_prints(
        &migrate(&["--status"], settings),
        &format!("{engine}\n{}", lines("pending ")),
    );
    assert_prints(
        &migrate(&[], settings),
        &format!("{engine}: {} steps taken.\n{}", STEPS.len(), lines("")),
    );
    assert_prints(&migrate(&[], settings), &format!("{engine} was up to date.\n"));
    assert_prints(
        &migrate(&["--status"], settings),
        &format!("{engine}\n{}", lines("applied ")),
    );
}

#[test]
fn an_embedded_database_is_made() {
    let folder = TempDir::new().expect("a folder");
    let data_dir = folder.path().join("data");
    let shown = data_dir.display().to_string();
    let settings = [("TRICHTER_DATA_DIR", shown.as_str())];
    migrate(&["--status"], &settings);
    assert!(!data_dir.exists(), "looking makes nothing");
    walk(&settings, &format!("SQLite at {shown}/trichter.sqlite3"));
}

#[test]
fn a_shared_database_is_filled_and_its_password_is_not_shown() {
    let (name, address) = postgres::new_database();
    let address = address.replace("postgres@", "postgres:hunter2@");
    let settings = [("TRICHTER_DATABASE_URL", address.as_str())];
    walk(&settings, &format!("PostgreSQL database {name} at 127.0.0.1"));
}

#[test]
fn the_log_of_a_server_never_holds_a_secret() {
    let (name, address) = postgres::new_database();
    let folder = TempDir::new().expect("a folder");
    let mut server = Command::new(env!("CARGO_BIN_EXE_trichter"))
        .env(
            "TRICHTER_DATABASE_URL",
            address.replace("postgres@", "postgres:hunter2@"),
        )
        .env("TRICHTER_DATA_DIR", folder.path())
        .env("TRICHTER_LISTEN", "127.0.0.1:0")
        .env("TRICHTER_ANSWERS_KEYS", "5".repeat(64))
        .env("TRICHTER_LOG", "trace")
        .stdout(Stdio::piped())
        .stderr(File::create(folder.path().join("log")).expect("a file"))
        .spawn()
        .expect("the program runs");
    let mut first_line = String::new();
    let mut output = BufReader::new(server.stdout.take().expect("it was piped"));
    output.read_line(&mut first_line).expect("text");
    server.kill().expect("killed");
    server.wait().expect("it is dead");
    let log = std::fs::read_to_string(folder.path().join("log")).expect("text");
    assert!(first_line.contains(" is open at http://"), "{first_line}{log}");
    let line = format!("database=PostgreSQL database {name} at 127.0.0.1 steps={STEPS:?}");
    assert!(log.contains(&line), "{log}");
    assert!(log.contains("CREATE TABLE"), "statements are traced: {log}");
    assert!(!log.contains("hunter2") && !log.contains(&"5".repeat(64)), "{log}");
}

#[test]
fn servers_that_share_a_database_must_be_given_the_key_of_answers() {
    let (name, address) = postgres::new_database();
    let folder = TempDir::new().expect("a folder");
    let output = Command::new(env!("CARGO_BIN_EXE_trichter"))
        .env("TRICHTER_DATA_DIR", folder.path())
        .env("TRICHTER_DATABASE_URL", &address)
        .env("TRICHTER_LISTEN", "127.0.0.1:0")
        .output()
        .expect("the program runs");
    let message = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(1), "{message}");
    assert!(message.contains("TRICHTER_ANSWERS_KEYS"), "{message}");
    postgres::drop_database(&name);
}

#[test]
fn a_database_that_cannot_be_reached_is_one_line_without_the_password() {
    let settings = [
        ("TRICHTER_DATABASE_URL", "postgres://shop:hunter2@127.0.0.1:1/books"),
        ("TRICHTER_DATABASE_TIMEOUT_MS", "300"),
    ];
    for arguments in [&[][..], &["--status"]] {
        let output = migrate(arguments, &settings);
        assert_eq!(output.status.code(), Some(1));
        let message = String::from_utf8(output.stderr).expect("text");
        assert_eq!(message.lines().count(), 1, "{message}");
        let named = "trichter: PostgreSQL database books at 127.0.0.1: ";
        assert!(message.starts_with(named) && !message.contains("hunter2"), "{message}");
    }
}
