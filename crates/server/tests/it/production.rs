//! Going live: what `trichter check --production` lists, what production mode refuses to start with, and a shop that is ready.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use tempfile::TempDir;

use crate::content_folder::{copy_of_content, edit, wait_for};
use crate::shop::{Shop, content_folder};
use crate::victim::{Victim, await_answer, program};

/// The operator of the default shop, and one who could exist.
const FACTS: [(&str, &str); 19] = [
    ("Ylvane Musterhandel GmbH", "Lindhof GmbH"),
    ("Erika Mustermann", "Lina Lind"),
    ("Musterweg 1", "Lindenweg 1"),
    ("HRB 000000 B", "HRB 123456 B"),
    ("DE000000000", "DE123456788"),
    ("service@ylvane.example", "service@lindhof.shop"),
    ("+49 30 23125 014", "+49 30 9876540"),
    ("privacy@ylvane.example", "privacy@lindhof.shop"),
    ("https://help.ylvane.example", "https://help.lindhof.shop"),
    ("Musterhost GmbH", "Wirt GmbH"),
    ("Beispielallee 2, DE-10115 Berlin", "Wirtsallee 2, DE-10115 Berlin"),
    ("+49 30 23125 027", "+49 30 9876541"),
    ("1 Sample Street", "1 Linden Street"),
    ("London, ZZ1 1ZZ", "London, N1 1AA"),
    ("Médiation Modèle (organisme fictif)", "Médiation Lind"),
    ("1 rue de l’Exemple", "1 rue des Tilleuls"),
    ("https://mediation.example", "https://mediation-lind.fr"),
    ("FR000000_01MODE", "FR123456_01ABCD"),
    ("Musterbehörde Berlin (erfunden)", "Bezirksamt Mitte von Berlin"),
];

/// Settings with which a shop may sell.
const SETTINGS: [(&str, &str); 6] = [
    ("TRICHTER_PUBLIC_URL", "https://lindhof.shop"),
    ("TRICHTER_TRUSTED_PROXIES", "127.0.0.1"),
    ("TRICHTER_STRIPE_SECRET_KEY", "sk_live_1"),
    ("TRICHTER_STRIPE_WEBHOOK_SECRET", "whsec_1"),
    ("TRICHTER_SMTP_URL", "smtps://shop:hunter2@mail.lindhof.shop"),
    ("TRICHTER_RECONCILE_SECONDS", "3600"),
];

/// The default shop after somebody made it their own.
fn ready_content() -> TempDir {
    let folder = copy_of_content();
    let root = folder.path();
    edit(&root.join("site.toml"), |text| {
        FACTS.iter().fold(text, |text, (model, real)| {
            assert!(text.contains(model), "{model}");
            text.replace(model, real)
        })
    });
    edit(&root.join("claims.toml"), |text| {
        text.replace("verified = false", "verified = true")
    });
    for page in ["home", "take"] {
        edit(&root.join(format!("pages/{page}.toml")), |text| {
            let blocks: Vec<&str> = text.split("[[blocks]]").collect();
            let kept = blocks.into_iter().filter(|block| !block.contains("block = \"press\""));
            kept.collect::<Vec<_>>().join("[[blocks]]")
        });
    }
    for locale in ["de_DE", "fr_FR", "sv_SE", "da_DK", "fi_FI"] {
        let notice = root.join(format!("brand/guarantee-{locale}.svg"));
        fs::copy(root.join("brand/mark.svg"), notice).expect("writable");
    }
    fs::remove_file(root.join("samples/reviews.toml")).expect("the samples");
    for locale in fs::read_dir(root.join("text")).expect("languages") {
        let locale = locale.expect("a language").path();
        fs::remove_file(locale.join("samples.ftl")).expect("the words of samples");
        edit(&locale.join("landing.ftl"), |text| {
            let lines = text.lines().filter(|line| !line.starts_with("home-press-"));
            lines.fold(String::new(), |text, line| text + line + "\n")
        });
    }
    for locale in fs::read_dir(root.join("legal")).expect("languages") {
        for text in fs::read_dir(locale.expect("a language").path()).expect("texts") {
            edit(&text.expect("a text").path(), |text| text.replace("model = true\n", ""));
        }
    }
    folder
}

fn trichter(arguments: &[&str], content: &Path, settings: &[(&str, &str)]) -> Output {
    let data = TempDir::new().expect("a folder");
    Command::new(env!("CARGO_BIN_EXE_trichter"))
        .args(arguments)
        .env("TRICHTER_DATA_DIR", data.path().join("data"))
        .env("TRICHTER_CONTENT_DIR", content)
        .env("TRICHTER_LISTEN", "127.0.0.1:0")
        .envs(settings.iter().copied())
        .output()
        .expect("the program runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("text")
}

/// What is listed, and whether the program calls it fine.
fn check(content: &Path, settings: &[(&str, &str)]) -> (String, bool) {
    let output = trichter(&["check", "--production"], content, settings);
    assert_eq!(text(&output.stderr), "");
    (text(&output.stdout), output.status.success())
}

/// Facts of the default shop that a real company may share: a form, a city, a court, two letters.
const HARMLESS: [&str; 5] = [
    "operator.legal_form",
    "operator.postcode",
    "operator.city",
    "operator.country",
    "operator.register",
];

#[test]
fn the_default_shop_may_not_sell_and_every_reason_is_listed() {
    let (report, is_fine) = check(&content_folder(), &[]);
    assert!(!is_fine);
    let site = fs::read_to_string(content_folder().join("site.toml")).expect("a file");
    let facts: toml::Table = site.parse().expect("TOML");
    for table in ["operator", "help_center", "hosting", "gb", "fr", "at"] {
        for key in facts[table].as_table().expect("a table").keys() {
            let name = format!("{table}.{key}");
            let is_listed = report.contains(&format!(": `{name}` is invented: "));
            assert_eq!(is_listed, !HARMLESS.contains(&name.as_str()), "{name}\n{report}");
        }
    }
    for locale in fs::read_dir(content_folder().join("legal")).expect("languages") {
        for file in fs::read_dir(locale.expect("a language").path()).expect("texts") {
            let path = file.expect("a text").path();
            let name = path.strip_prefix(content_folder()).expect("below").display();
            let line = format!("error: {name}: the text is a model that nobody has made their own\n");
            assert!(report.contains(&line), "{line}{report}");
        }
    }
    for line in [
        "error: claims.toml:",
        "error: pages/home.toml: the block `press` names papers that do not exist\n",
        "error: brand/guarantee-da_DK.svg: the European Union's notice on the legal guarantee is missing\n",
        "error: samples/reviews.toml: 11 reviews are invented\n    delete the file and its texts\n",
        "error: setting `public_url`: it is empty",
        "error: setting `trusted_proxies`: it is empty",
        "error: setting `stripe_secret_key`: nobody can pay in DE, FR, BE, SE, GB, AT, DK, FI\n",
        "error: setting `smtp_url`: it is empty",
    ] {
        assert!(report.contains(line), "{line}\n{report}");
    }
    let count = report.lines().filter(|line| line.starts_with("error: ")).count();
    let last = format!("{count} things forbid to sell.");
    assert_eq!(report.lines().last(), Some(last.as_str()));
}

#[test]
fn production_mode_does_not_start_while_something_forbids_to_sell() {
    let data = TempDir::new().expect("a folder");
    let output = Command::new(env!("CARGO_BIN_EXE_trichter"))
        .env("TRICHTER_MODE", "production")
        .env("TRICHTER_DATA_DIR", data.path())
        .env("TRICHTER_LISTEN", "127.0.0.1:0")
        .env("TRICHTER_LOG", "error")
        .output()
        .expect("the program runs");
    let message = text(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{message}");
    let first =
        "trichter: production mode does not start yet: `trichter check --production` lists the same, with warnings\n";
    assert!(message.starts_with(first), "{message}");
    assert!(message.contains("\nerror: setting `smtp_url`: "), "{message}");
    assert!(!message.contains("\nwarning: "), "{message}");
    assert_eq!(text(&output.stdout), "", "it was never open");
    assert!(!data.path().join("trichter.sqlite3").exists(), "nothing was touched");
}

#[test]
fn a_shop_that_is_ready_is_told_so_and_opens() {
    let content = ready_content();
    let (report, is_fine) = check(content.path(), &SETTINGS);
    assert!(is_fine, "{report}");
    assert!(report.ends_with("Nothing forbids to sell.\n"), "{report}");
    let mut settings: Vec<(&'static str, String)> = SETTINGS.map(|(name, value)| (name, value.to_owned())).into();
    settings.push(("TRICHTER_CONTENT_DIR", content.path().display().to_string()));
    settings.push(("TRICHTER_MODE", "production".to_owned()));
    let shop = Victim::start(program(), settings);
    for path in ["/home/de", "/take/fi"] {
        let page = await_answer(shop.address, path).text();
        for invention in ["class=\"demo-ribbon", "class=\"review", "class=\"press"] {
            assert!(!page.contains(invention), "{invention} on {path}");
        }
    }
}

#[test]
fn each_setting_with_which_nobody_may_sell_is_named() {
    let content = ready_content();
    let bad = [
        ("TRICHTER_PUBLIC_URL", "", "`public_url`: it is empty"),
        (
            "TRICHTER_PUBLIC_URL",
            "http://lindhof.shop",
            "`public_url`: http://lindhof.shop is not encrypted",
        ),
        (
            "TRICHTER_PUBLIC_URL",
            "https://127.0.0.1:8443",
            "`public_url`: nobody can visit",
        ),
        (
            "TRICHTER_PUBLIC_URL",
            "https://shop.example",
            "`public_url`: nobody can visit",
        ),
        ("TRICHTER_TRUSTED_PROXIES", "", "`trusted_proxies`: it is empty"),
        (
            "TRICHTER_TRUSTED_PROXIES",
            "10.0.0.1, 0.0.0.0/0",
            "`trusted_proxies`: everybody is believed",
        ),
        (
            "TRICHTER_PAYMENT_SANDBOX",
            "on",
            "`payment_sandbox`: the sandbox takes no money",
        ),
        (
            "TRICHTER_STRIPE_SECRET_KEY",
            "rk_test_1",
            "`stripe_secret_key`: this is a test key",
        ),
        (
            "TRICHTER_STRIPE_API_BASE",
            "http://127.0.0.1:1",
            "`stripe_api_base`: http://127.0.0.1:1 is not",
        ),
        ("TRICHTER_SMTP_URL", "", "`smtp_url`: it is empty"),
        (
            "TRICHTER_MAIL_FROM",
            "Shop <post@shop.example>",
            "`mail_from`: nobody can have",
        ),
        (
            "TRICHTER_ANSWERS_KEYS",
            &"0123456789abcdef".repeat(4),
            "`answers_keys`: a key can be guessed",
        ),
        (
            "TRICHTER_DATABASE_URL",
            "postgres://shop:hunter2@127.0.0.1:1/books",
            "`answers_keys`: it is empty",
        ),
    ];
    for (variable, value, expected) in bad {
        let (report, is_fine) = check(content.path(), &[&SETTINGS[..], &[(variable, value)]].concat());
        let errors: Vec<&str> = report.lines().filter(|line| line.starts_with("error: ")).collect();
        assert!(!is_fine && errors.len() == 1, "{variable}={value}\n{report}");
        assert!(errors[0].starts_with(&format!("error: setting {expected}")), "{report}");
        assert!(
            !report.contains("hunter2") && report.ends_with("\n1 thing forbids to sell.\n"),
            "{report}"
        );
    }
}

#[test]
fn a_shop_with_paypal_alone_cannot_sell_where_nobody_uses_it() {
    let content = ready_content();
    let paypal = [
        ("TRICHTER_STRIPE_SECRET_KEY", ""),
        ("TRICHTER_STRIPE_WEBHOOK_SECRET", ""),
        ("TRICHTER_PAYPAL_CLIENT_ID", "id"),
        ("TRICHTER_PAYPAL_SECRET", "secret"),
        ("TRICHTER_PAYPAL_WEBHOOK_ID", "hook"),
        ("TRICHTER_PAYPAL_API_BASE", "https://api-m.sandbox.paypal.com"),
    ];
    let (report, is_fine) = check(content.path(), &[&SETTINGS[..], &paypal].concat());
    assert!(!is_fine);
    assert!(
        report.contains("`stripe_secret_key`: nobody can pay in SE, DK, FI\n"),
        "{report}"
    );
    assert!(
        report.contains("`paypal_api_base`: https://api-m.sandbox.paypal.com is not"),
        "{report}"
    );
}

#[test]
fn a_running_shop_takes_over_no_content_that_forbids_to_sell() {
    let content = ready_content();
    let path = content.path().display().to_string();
    let shop = Shop::open_with(&[("TRICHTER_MODE", "production"), ("TRICHTER_CONTENT_DIR", &path)]);
    let before = shop.get("/take/de").body;
    edit(&content.path().join("claims.toml"), |text| {
        text.replace("verified = true", "verified = false")
    });
    wait_for("the refusal", || {
        let metrics = shop.get("/metrics").text();
        metrics.contains("trichter_content_reloads_total{result=\"failed\"} 1\n")
    });
    assert_eq!(shop.get("/take/de").body, before);
}
