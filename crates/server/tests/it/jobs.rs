//! Work that is done later: tried again when it fails, given up in the end, never done by two at once, and looked after with
//! `trichter jobs`.

use std::process::{Command, Output};
use std::thread::sleep;
use std::time::{Duration, Instant};

use domain::id::{JobId, LeadId, Ulid};
use domain::job::{JobState, KeptJob, NewJob, Payload};
use server::jobs::{MailAbout, MailKind, MailWork, Work, write_down};
use store::jobs::{Worker, count_jobs_by_state, enqueue, lease_jobs, list_jobs};
use store::{Reader, Writer};
use tempfile::TempDir;

use crate::fake_smtp::FakeSmtp;
use crate::people::Person;
use crate::postgres;
use crate::shop::{NOON_MS, Shop};

/// Waits until there are so many jobs that wait, are leased, are done and are dead.
#[track_caller]
pub(crate) fn wait_for_counts(shop: &Shop, expected: [u64; 4]) {
    let deadline = Instant::now() + Duration::from_secs(90);
    loop {
        let counted = shop.app.store.read("counting jobs", async |reader: &Reader| {
            count_jobs_by_state(reader).await
        });
        let counts = shop.run(counted).expect("counted");
        let counts = JobState::ALL.map(|state| counts[&state]);
        if counts == expected {
            return;
        }
        assert!(Instant::now() < deadline, "{counts:?} instead of {expected:?}");
        sleep(Duration::from_millis(20));
    }
}

fn jobs(shop: &Shop) -> Vec<KeptJob> {
    let listed = shop.app.store.read("listing jobs", async |reader: &Reader| {
        list_jobs(reader, None, 100).await
    });
    shop.run(listed).expect("listed")
}

fn trichter(shop: &Shop, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_trichter"))
        .arg("jobs")
        .args(arguments)
        .env("TRICHTER_DATA_DIR", &shop.data_dir)
        .output()
        .expect("the program runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("text")
}

#[test]
fn what_a_mail_server_does_not_take_now_is_tried_again_after_a_wait() {
    let server = FakeSmtp::start(&["451 4.7.1 <anna@example.org>: come back later"]);
    let shop = Shop::open_with(&[("TRICHTER_SMTP_URL", &server.url)]);
    Person::new(1).write(&shop, &[MailKind::Result]);
    server.wait_for_refused(1);
    wait_for_counts(&shop, [1, 0, 0, 0]);
    let [job] = &jobs(&shop)[..] else { panic!("one job") };
    assert_eq!(job.last_error.as_deref(), Some("the mail server answered 451 4.7.1"));
    assert_eq!(job.attempts, 1);
    assert!((NOON_MS + 5_000..=NOON_MS + 10_000).contains(&job.due_at_ms), "{job:?}");

    shop.set_now_ms(job.due_at_ms - 1);
    shop.app.jobs.wake();
    sleep(Duration::from_millis(300));
    assert!(server.delivered().is_empty(), "not before the wait is over");
    shop.set_now_ms(job.due_at_ms);
    shop.app.jobs.wake();
    server.wait_for_delivered(1);
    wait_for_counts(&shop, [0, 0, 1, 0]);
    let metrics = shop.get("/metrics").text();
    for line in [
        "trichter_job_attempts_total{kind=\"mail\",outcome=\"again\"} 1\n",
        "trichter_job_attempts_total{kind=\"mail\",outcome=\"done\"} 1\n",
        "trichter_jobs{state=\"done\"} 1\n",
        "trichter_jobs{state=\"dead\"} 0\n",
    ] {
        assert!(metrics.contains(line), "{line} is not in\n{metrics}");
    }
}

#[test]
fn what_a_mail_server_will_never_take_is_given_up_listed_and_tried_again_when_somebody_says_so() {
    let server = FakeSmtp::start(&["550 5.1.1 <anna@example.org>: no such mailbox"]);
    let shop = Shop::open_with(&[("TRICHTER_SMTP_URL", &server.url)]);
    let list = || text(&trichter(&shop, &["list", "--state", "dead"]).stdout);
    assert_eq!(list(), "No jobs.\n");
    Person::new(1).write(&shop, &[MailKind::Result]);
    wait_for_counts(&shop, [0, 0, 0, 1]);
    let id = jobs(&shop)[0].id.to_string();
    let expected = format!(
        "ID                              KIND  STATE  TRIES  CREATED               DUE OR ENDED          LAST ERROR\n\
         {id}  mail  dead   1      2026-11-15T12:00:00Z  2026-11-15T12:00:00Z  the mail server answered 550 5.1.1\n"
    );
    assert_eq!(list(), expected);
    let json = trichter(&shop, &["list", "--json"]);
    let listed: serde_json::Value = serde_json::from_slice(&json.stdout).expect("JSON");
    let expected = serde_json::json!([{
        "id": id, "kind": "mail", "state": "dead", "attempts": 1, "created_at": "2026-11-15T12:00:00Z",
        "due_at": "2026-11-15T12:01:30Z", "ended_at": "2026-11-15T12:00:00Z",
        "last_error": "the mail server answered 550 5.1.1",
    }]);
    assert_eq!(listed, expected);

    let retried = trichter(&shop, &["retry", &id]);
    assert!(retried.status.success(), "{}", text(&retried.stderr));
    assert_eq!(
        text(&retried.stdout),
        format!("{id} is tried again within seconds by a running server.\n")
    );
    // The program's clock is not the test's: it is due at some time of these years.
    shop.set_now_ms(NOON_MS + 100 * 365 * 24 * 60 * 60 * 1000);
    shop.app.jobs.wake();
    server.wait_for_delivered(1);
    wait_for_counts(&shop, [0, 0, 1, 0]);
    let again = trichter(&shop, &["retry", &id]);
    assert_eq!(again.status.code(), Some(1));
    assert_eq!(
        text(&again.stderr),
        format!("trichter: {id} was not given up: it is done\n")
    );
    assert_eq!(
        text(&trichter(&shop, &["retry", "--all-dead"]).stdout),
        "No job was given up.\n"
    );
}

#[test]
fn the_command_says_what_it_cannot_do() {
    let folder = TempDir::new().expect("a folder");
    let data_dir = folder.path().join("data");
    let run = |arguments: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_trichter"))
            .arg("jobs")
            .args(arguments)
            .env("TRICHTER_DATA_DIR", &data_dir)
            .output();
        let output = output.expect("the program runs");
        assert!(!output.status.success());
        text(&output.stderr)
    };
    let message = run(&["list"]);
    let expected = "is not up to date: run `trichter migrate` first\n";
    assert!(
        message.starts_with("trichter: SQLite at ") && message.ends_with(expected),
        "{message}"
    );
    assert!(!data_dir.exists(), "looking makes nothing");
    assert!(run(&["list", "--state", "asleep"]).contains("known are: waiting, leased, done, dead"));
    assert!(run(&["retry", "job_1"]).contains("a job is named like job_"));
    assert!(run(&["retry"]).contains("required"));

    let shop = Shop::open();
    let unknown = "job_01KA4QZ0G0ABCDEFGHJKMNPQRS";
    let output = trichter(&shop, &["retry", unknown]);
    let expected = format!("trichter: there is no job {unknown}: `trichter jobs list` shows those there are\n");
    assert_eq!(text(&output.stderr), expected);
}

#[test]
fn what_cannot_be_read_or_is_for_nobody_does_not_stop_the_others() {
    let server = FakeSmtp::start(&[]);
    let shop = Shop::open_with(&[("TRICHTER_SMTP_URL", &server.url)]);
    let written = shop.app.store.write("writing", async |writer: &Writer| {
        let nobody = Work::Mail(MailWork {
            mail: MailKind::Result,
            about: MailAbout::Lead {
                lead: LeadId(Ulid::new(1, 1)),
            },
        });
        write_down(writer, &nobody, "nobody", NOON_MS).await?;
        let unreadable = NewJob {
            id: JobId(Ulid::new(2, 2)),
            kind: Work::MAIL.to_owned(),
            dedup_key: "unreadable".to_owned(),
            payload: Payload::new("{\"mail\":\"birthday\"}".to_owned()).expect("short"),
            run_at_ms: NOON_MS,
        };
        enqueue(writer, &unreadable, NOON_MS).await
    });
    shop.run(written).expect("written");
    Person::new(1).write(&shop, &[MailKind::Result]);
    wait_for_counts(&shop, [0, 0, 2, 1]);
    assert_eq!(server.delivered().len(), 1);
    let errors: Vec<String> = jobs(&shop).into_iter().filter_map(|job| job.last_error).collect();
    assert_eq!(errors, ["what was written down cannot be read"]);
}

#[test]
fn servers_that_share_a_database_never_send_a_mail_twice() {
    let (_, address) = postgres::new_database();
    let server = FakeSmtp::start(&[]);
    let settings = [
        ("TRICHTER_DATABASE_URL", address.as_str()),
        ("TRICHTER_SMTP_URL", &server.url),
    ];
    let shops = [Shop::open_with(&settings), Shop::open_with(&settings)];
    for number in 0..20 {
        Person::new(number).write(&shops[0], &[MailKind::Result]);
        shops[1].app.jobs.wake();
    }
    wait_for_counts(&shops[0], [0, 0, 20, 0]);
    let mut readers: Vec<String> = server.delivered().into_iter().map(|mail| mail.to).collect();
    assert_eq!(readers.len(), 20);
    readers.sort();
    readers.dedup();
    assert_eq!(readers.len(), 20);
}

#[test]
fn what_a_server_left_undone_when_it_died_is_done_by_the_next() {
    let (_, address) = postgres::new_database();
    let server = FakeSmtp::start(&[]);
    let settings = [
        ("TRICHTER_DATABASE_URL", address.as_str()),
        ("TRICHTER_SMTP_URL", &server.url),
    ];
    let mut shop = Shop::open_with(&settings);
    shop.app.jobs.close();
    shop.wait_for_runner();
    Person::new(1).write(&shop, &[MailKind::Result]);
    let dying = Worker {
        owner: "a server that dies",
        kinds: &Work::KINDS,
        max_jobs: 1,
        lease_ms: 90_000,
    };
    let leased = shop.app.store.write("leasing", async |writer: &Writer| {
        lease_jobs(writer, dying, NOON_MS).await
    });
    assert_eq!(shop.run(leased).expect("leased").jobs.len(), 1);

    let next = Shop::open_with(&settings);
    sleep(Duration::from_millis(300));
    assert!(server.delivered().is_empty(), "the lease holds");
    next.set_now_ms(NOON_MS + 90_000);
    next.app.jobs.wake();
    server.wait_for_delivered(1);
    wait_for_counts(&next, [0, 0, 1, 0]);
    assert_eq!(jobs(&next)[0].attempts, 2);
}
