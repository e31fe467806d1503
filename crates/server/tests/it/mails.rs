//! Mails, from the transaction that causes one to what a mail program gets.

use std::fs;
use std::path::PathBuf;
use std::thread::sleep;
use std::time::{Duration, Instant};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use domain::country::Country;
use domain::locale::Locale;
use server::jobs::MailKind;
use server::links::token_hash;
use store::Writer;
use store::leads::{erase_leads_of, unsubscribe};

use crate::fake_smtp::FakeSmtp;
use crate::jobs::wait_for_counts;
use crate::people::Person;
use crate::shop::{NOON_MS, Shop};

/// The mails in the data folder, oldest first, once there are that many.
#[track_caller]
pub(crate) fn mail_files(shop: &Shop, count: usize) -> Vec<PathBuf> {
    let deadline = Instant::now() + Duration::from_secs(90);
    loop {
        let entries = fs::read_dir(shop.data_dir.join("mails")).into_iter().flatten();
        let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
        files.retain(|file| file.extension().is_some_and(|ending| ending == "eml"));
        if files.len() >= count {
            files.sort();
            return files;
        }
        assert!(Instant::now() < deadline, "{} of {count} mails came", files.len());
        sleep(Duration::from_millis(20));
    }
}

/// A mail taken apart.
pub(crate) struct Mail {
    head: String,
    pub(crate) text: String,
    pub(crate) html: String,
    /// What is attached: the head of the part, and its bytes.
    pub(crate) attached: Option<(String, Vec<u8>)>,
}

impl Mail {
    #[track_caller]
    pub(crate) fn parse(source: &str) -> Self {
        let (head, body) = source.split_once("\r\n\r\n").expect("a head");
        let head = head.replace("\r\n ", " ");
        // Parts may stand in parts.
        let boundaries = source.split("boundary=\"").skip(1);
        let boundaries = boundaries.filter_map(|rest| rest.split('"').next());
        let whole = boundaries.fold(body.to_owned(), |body, boundary| {
            body.replace(&format!("--{boundary}"), "\0")
        });
        let find = |content_type: &str| {
            let is_it = |part: &&str| part.trim_start().starts_with(&format!("Content-Type: {content_type}"));
            whole.split('\0').find(is_it)
        };
        let text = |content_type: &str| {
            let bytes = decode(find(content_type).expect("the part"));
            String::from_utf8(bytes).expect("text")
        };
        let attached = whole
            .split('\0')
            .find(|part| part.contains("Content-Disposition: attachment"));
        Mail {
            text: text("text/plain"),
            html: text("text/html"),
            attached: attached.map(|part| {
                let (head, _) = part.split_once("\r\n\r\n").expect("a head of the part");
                (head.to_owned(), decode(part))
            }),
            head,
        }
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.split("\r\n");
        lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
    }

    #[track_caller]
    pub(crate) fn subject(&self) -> String {
        let mut subject = String::new();
        let mut was_encoded = true;
        for word in self.header("Subject").expect("a subject").split(' ') {
            let encoded = word.strip_prefix("=?utf-8?b?").and_then(|word| word.strip_suffix("?="));
            // The space between two encoded words is none of the subject's.
            let is_joined = was_encoded && encoded.is_some();
            if !is_joined && !subject.is_empty() {
                subject.push(' ');
            }
            subject += &encoded.map_or_else(
                || word.to_owned(),
                |base64| String::from_utf8(STANDARD.decode(base64).expect("base64")).expect("text"),
            );
            was_encoded = encoded.is_some();
        }
        subject
    }

    /// The address behind which a secret of that name stands, up to the `#`, and the secret.
    #[track_caller]
    pub(crate) fn link(&self, name: &str) -> (String, String) {
        let mark = format!("#{name}=");
        let words = || self.text.split_whitespace();
        let found = words().find_map(|word| word.split_once(&mark));
        let (address, secret) = found.unwrap_or_else(|| panic!("no {mark} in\n{}", self.text));
        (address.to_owned(), secret.to_owned())
    }
}

fn decode(part: &str) -> Vec<u8> {
    let (head, body) = part.split_once("\r\n\r\n").expect("a head of the part");
    if head.contains("base64") {
        STANDARD.decode(body.replace("\r\n", "")).expect("base64")
    } else if head.contains("quoted-printable") {
        unquote(body)
    } else {
        body.as_bytes().to_vec()
    }
}

fn unquote(body: &str) -> Vec<u8> {
    let joined = body.replace("=\r\n", "");
    let mut bytes = joined.bytes();
    let mut plain = Vec::new();
    while let Some(byte) = bytes.next() {
        if byte == b'=' {
            let digits = [bytes.next().expect("a digit"), bytes.next().expect("a digit")];
            let digits = std::str::from_utf8(&digits).expect("ASCII");
            plain.push(u8::from_str_radix(digits, 16).expect("hexadecimal"));
        } else {
            plain.push(byte);
        }
    }
    plain
}

#[test]
fn whoever_asks_for_the_result_gets_a_link_to_it_in_their_language() {
    let shop = Shop::open();
    let anna = Person::new(1);
    anna.write(&shop, &[MailKind::Result]);
    let file = mail_files(&shop, 1).remove(0);
    let source = fs::read_to_string(&file).expect("a mail");
    let mail = Mail::parse(&source);
    assert_eq!(mail.header("To"), Some(anna.email().as_str()));
    let job = file.file_stem().expect("a name").to_str().expect("text");
    let domain = mail
        .header("From")
        .and_then(|from| from.split('@').nth(1))
        .expect("a sender");
    let name = format!("<{job}@{domain}");
    assert_eq!(mail.header("Message-ID"), Some(name.as_str()));
    assert_eq!(mail.header("Auto-Submitted"), Some("auto-generated"));
    assert_eq!(
        mail.header("List-Unsubscribe"),
        None,
        "who wants no newsletter need not end it"
    );
    assert!(!mail.text.contains("#unsubscribe="), "{}", mail.text);
    assert!(mail.html.contains("lang=\"fr-FR\""), "{}", mail.html);

    let (summary, run) = mail.link("run");
    assert_eq!(summary, "http://shop.example/start-summary/fr");
    let secret = shop.app.links.run(anna.session).newest().expect("a key");
    assert_eq!(run, format!("{}.{secret}", anna.session));
    let (mailbox, data) = mail.link("data");
    assert_eq!(mailbox, "http://shop.example/mailbox/fr");
    let secret = shop.app.links.person(anna.lead, &anna.email()).newest().expect("a key");
    assert_eq!(data, format!("{}.{secret}", anna.lead));
    assert!(mail.html.contains(&format!("#run={run}")), "{}", mail.html);
    assert!(mail.html.contains(&format!("#data={data}")), "{}", mail.html);
}

#[test]
fn no_mail_loads_anything_or_tells_too_much() {
    let shop = Shop::open();
    let mut count = 0;
    for (locale, country) in [
        (Locale::DeDe, Country::At),
        (Locale::FrFr, Country::Be),
        (Locale::SvSe, Country::Se),
        (Locale::EnGb, Country::Gb),
        (Locale::DaDk, Country::Dk),
        (Locale::FiFi, Country::Fi),
    ] {
        count += 1;
        let person = Person {
            locale,
            country,
            wants_newsletter: true,
            ..Person::new(count)
        };
        person.write(&shop, &[MailKind::Result, MailKind::Confirm]);
    }
    let mut languages = Vec::new();
    for file in mail_files(&shop, 12) {
        let mail = Mail::parse(&fs::read_to_string(file).expect("a mail"));
        let subject = mail.subject();
        assert!((1..=70).contains(&subject.chars().count()), "{subject}");
        for word in ["quiz", "gewicht", "poids", "vikt", "weight", "vægt", "paino", "diet"] {
            assert!(!subject.to_lowercase().contains(word), "{subject}");
        }
        for part in ["<img", "<script", "<link", "src=", "url(", "@import", "?utm"] {
            assert!(!mail.html.contains(part), "{part} in {}", mail.html);
        }
        let addresses = mail.html.split("href=\"").skip(1);
        for address in addresses.map(|rest| rest.split('"').next().unwrap_or_default()) {
            let is_ours = address.starts_with("http://shop.example/") || address.starts_with("mailto:");
            assert!(is_ours, "{address}");
        }
        let lang = mail
            .html
            .split("lang=\"")
            .nth(1)
            .and_then(|rest| rest.split('"').next());
        languages.push(lang.expect("a language").to_owned());
    }
    languages.sort();
    languages.dedup();
    assert_eq!(languages, ["da-DK", "de-AT", "en-GB", "fi-FI", "fr-BE", "sv-SE"]);
}

#[test]
fn a_mail_to_confirm_can_be_answered_and_ended_with_one_click() {
    let shop = Shop::open_with(&[("TRICHTER_API_BASE_URL", "https://api.shop.example")]);
    let anna = Person {
        wants_newsletter: true,
        ..Person::new(1)
    };
    anna.write(&shop, &[MailKind::Confirm]);
    let mail = Mail::parse(&fs::read_to_string(&mail_files(&shop, 1)[0]).expect("a mail"));
    let secret = shop.app.links.confirm(anna.lead, NOON_MS).newest().expect("a key");
    let mailbox = "http://shop.example/mailbox/fr".to_owned();
    assert_eq!(mail.link("confirm"), (mailbox.clone(), secret));
    let secret = shop.app.links.unsubscribe(anna.lead).newest().expect("a key");
    assert_eq!(mail.link("unsubscribe"), (mailbox, secret.clone()));
    let one_click = format!("<https://api.shop.example/api/newsletter/one-click/{secret}>");
    assert_eq!(mail.header("List-Unsubscribe"), Some(one_click.as_str()));
    assert_eq!(mail.header("List-Unsubscribe-Post"), Some("List-Unsubscribe=One-Click"));
}

#[test]
fn a_link_names_the_funnel_unless_it_is_the_main_one() {
    let shop = Shop::open();
    let anna = Person {
        funnel: "v3",
        ..Person::new(1)
    };
    anna.write(&shop, &[MailKind::Result]);
    let mail = Mail::parse(&fs::read_to_string(&mail_files(&shop, 1)[0]).expect("a mail"));
    assert_eq!(mail.link("run").0, "http://shop.example/start-summary/fr?src=v3");
}

#[test]
fn a_mail_server_is_given_each_mail_once() {
    let server = FakeSmtp::start(&[]);
    let shop = Shop::open_with(&[
        ("TRICHTER_SMTP_URL", &server.url),
        ("TRICHTER_MAIL_FROM", "Lindhof <post@lindhof.example>"),
    ]);
    let anna = Person::new(1);
    anna.write(&shop, &[MailKind::Result]);
    let delivered = server.wait_for_delivered(1);
    Person::new(2).write(&shop, &[MailKind::Result]);
    assert_eq!(server.wait_for_delivered(2).len(), 2);
    assert_eq!(delivered[0].from, "MAIL FROM:<post@lindhof.example>");
    assert_eq!(delivered[0].to, format!("RCPT TO:<{}>", anna.email()));
    let mail = Mail::parse(&delivered[0].message);
    assert_eq!(mail.header("From"), Some("Lindhof <post@lindhof.example>"));
    assert!(
        mail.header("Message-ID")
            .is_some_and(|name| name.ends_with("@lindhof.example>"))
    );
    assert_eq!(mail.link("run").0, "http://shop.example/start-summary/fr");
    assert!(!shop.data_dir.join("mails").exists(), "nothing is written to files");
}

#[test]
fn nothing_is_sent_to_whoever_changed_their_mind() {
    let server = FakeSmtp::start(&["451 4.3.0 later", "451 4.3.0 later"]);
    let shop = Shop::open_with(&[("TRICHTER_SMTP_URL", &server.url)]);
    let erased = Person::new(1);
    let withdrawn = Person {
        wants_newsletter: true,
        ..Person::new(2)
    };
    erased.write(&shop, &[MailKind::Result]);
    withdrawn.write(&shop, &[MailKind::Confirm]);
    server.wait_for_refused(2);
    let secret = shop.app.links.unsubscribe(withdrawn.lead).newest().expect("a key");
    let changed = shop.app.store.write("changing minds", async |writer: &Writer| {
        erase_leads_of(writer, &erased.email(), NOON_MS).await?;
        unsubscribe(writer, token_hash(&secret), NOON_MS).await
    });
    shop.run(changed).expect("changed");
    wait_for_counts(&shop, [2, 0, 0, 0]);
    shop.set_now_ms(NOON_MS + 60 * 1000);
    shop.app.jobs.wake();
    wait_for_counts(&shop, [0, 0, 2, 0]);
    assert!(server.delivered().is_empty());
}
