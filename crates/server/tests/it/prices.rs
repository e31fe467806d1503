//! Prices on pages: from the books, live within a second, lowered by campaigns for as long as they run.

use std::process::{Command, Output};
use std::time::Duration;

use domain::calendar::Day;
use domain::catalog::{NewCampaign, Sku};
use domain::country::Country;
use domain::money::{Currency, Money};
use serde_json::Value;
use server::clock::Clock;
use store::Writer;
use store::campaigns::create_campaign;
use store::catalog::{PriceChange, set_price};
use store::stock::set_stock;

use crate::content_folder::{copy_of_content, edit, wait_for};
use crate::program::trichter;
use crate::shop::{NOON_MS, Shop};

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

const fn euro(minor: i64) -> Money {
    Money::new(minor, Currency::Eur)
}

fn sku(text: &str) -> Sku {
    text.parse().expect("a package")
}

/// The first product's packages on a page, as the browser gets them.
fn packages(shop: &Shop, page: &str) -> Vec<Value> {
    let payload = shop.get(&format!("{page}/_payload.json")).json();
    let packages = payload["props"]["products"][0]["packages"].as_array();
    packages.expect("packages").clone()
}

/// Sets a price in Germany by the shop's clock, and waits until the pages have it.
fn set(shop: &Shop, package: &str, minor: i64, now_ms: i64) {
    let sku = sku(package);
    let change = PriceChange {
        sku: &sku,
        country: Country::De,
        price: euro(minor),
        actor: "a test",
    };
    shop.run(async {
        let work = async |writer: &Writer| set_price(writer, change, now_ms).await;
        let result = shop.app.store.write("setting", work).await.expect("written");
        result.expect("not refused");
        server::catalog::look(&shop.app).await.expect("looked");
    });
}

#[track_caller]
fn said(output: &Output) -> String {
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    String::from_utf8(output.stdout.clone()).expect("text")
}

#[track_caller]
fn refused(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    String::from_utf8(output.stderr.clone()).expect("text")
}

#[test]
fn a_price_set_on_the_command_line_is_live_within_a_second() {
    let shop = Shop::open_today();
    assert_eq!(packages(&shop, "/take/de")[0]["price"], "34,90\u{a0}€");
    let build = shop.get("/builds/latest.json").json();
    let document = shop.get("/take/de");
    let words = said(&trichter(&shop, &["price", "set", "daily-trio-1", "DE", "31.50"]));
    assert!(
        words.starts_with("daily-trio-1 costs 31.50 EUR in DE from now on."),
        "{words}"
    );
    // Twice a second at least somebody looks; how long a look takes on a busy machine is not this test's to judge.
    assert!(server::catalog::LOOK_EVERY <= Duration::from_millis(500));
    shop.set_now_ms(Clock::system().now_ms());
    wait_for("the new price", || shop.get("/take/de").text().contains("31,50\u{a0}€"));
    assert_eq!(packages(&shop, "/take/de")[0]["price"], "31,50\u{a0}€");
    assert_eq!(packages(&shop, "/take/fr")[0]["price"], "34,90\u{a0}€");
    assert_ne!(shop.get("/take/de").header("etag"), document.header("etag"));
    assert_eq!(shop.get("/builds/latest.json").json(), build);
}

#[test]
fn a_lower_price_is_told_with_the_lowest_of_thirty_days_before() {
    let shop = Shop::open();
    let later_ms = NOON_MS + 31 * DAY_MS;
    shop.set_now_ms(later_ms);
    set(&shop, "daily-trio-1", 2990, later_ms);
    let package = &packages(&shop, "/take/de")[0];
    assert_eq!(package["sku"], "daily-trio-1");
    assert_eq!(package["prior"]["price"], "34,90\u{a0}€");
    assert_eq!(package["prior"]["percent"], "14\u{a0}%");
    // 39 g for 29.90: the price of a kilogram follows.
    assert_eq!(package["unitPrice"], "766,67\u{a0}€/kg");
    shop.set_now_ms(later_ms + 30 * DAY_MS);
    let package = &packages(&shop, "/take/de")[0];
    assert_eq!(
        (&package["price"], &package["prior"]),
        (&"29,90\u{a0}€".into(), &Value::Null)
    );
}

#[test]
fn a_new_shop_strikes_nothing_through() {
    let shop = Shop::open();
    shop.set_now_ms(NOON_MS + 5 * DAY_MS);
    set(&shop, "daily-trio-1", 2990, NOON_MS + 5 * DAY_MS);
    let package = &packages(&shop, "/take/de")[0];
    assert_eq!(
        (&package["price"], &package["prior"]),
        (&"29,90\u{a0}€".into(), &Value::Null)
    );
}

#[test]
fn a_campaign_begins_and_ends_by_the_clock_of_the_server() {
    let shop = Shop::open();
    let start_ms = NOON_MS + 40 * DAY_MS;
    let end_ms = start_ms + 3 * DAY_MS;
    let new = NewCampaign {
        name: "black-week".parse().expect("a name"),
        country: Country::De,
        starts_at_ms: start_ms,
        ends_at_ms: end_ms,
        prices: vec![(sku("daily-trio-1"), euro(2490))],
    };
    shop.run(async {
        let work = async |writer: &Writer| create_campaign(writer, &new, "a test", NOON_MS).await;
        let made = shop.app.store.write("making", work).await.expect("written");
        made.expect("not refused");
        server::catalog::look(&shop.app).await.expect("looked");
    });
    let price = |at_ms: i64| {
        shop.set_now_ms(at_ms);
        let page = shop.get("/take/de").text();
        let payload = packages(&shop, "/take/de")[0]["price"].clone();
        assert!(page.contains(payload.as_str().expect("text")), "page and payload agree");
        let runs = shop
            .app
            .pages
            .edition()
            .prices
            .campaign("black-week", Country::De)
            .is_some();
        (payload, runs)
    };
    assert_eq!(price(start_ms - 1), ("34,90\u{a0}€".into(), false));
    assert_eq!(price(start_ms), ("24,90\u{a0}€".into(), true));
    let prior = packages(&shop, "/take/de")[0]["prior"]["price"].clone();
    assert_eq!(prior, "34,90\u{a0}€");
    assert_eq!(price(end_ms - 1), ("24,90\u{a0}€".into(), true));
    assert_eq!(price(end_ms), ("34,90\u{a0}€".into(), false));
}

#[test]
fn a_campaign_made_on_the_command_line_lowers_the_price_until_it_is_ended_there() {
    let shop = Shop::open_today();
    let now = || shop.set_now_ms(Clock::system().now_ms());
    let price = || {
        now();
        packages(&shop, "/take/de")[0]["price"].clone()
    };
    let tomorrow = Day::of(Country::De, Clock::system().now_ms() + DAY_MS).to_string();
    let arguments = ["campaign", "create", "flash", "--country", "DE", "--end", &tomorrow];
    let words = said(&trichter(
        &shop,
        &[&arguments[..], &["--price", "daily-trio-1=24.90"]].concat(),
    ));
    assert!(words.starts_with("flash runs in DE from "), "{words}");
    wait_for("the campaign", || price() == "24,90\u{a0}€");
    let list = said(&trichter(&shop, &["campaign", "list", "--json"]));
    let list: Value = serde_json::from_str(&list).expect("JSON");
    assert_eq!(
        (&list[0]["name"], &list[0]["state"]),
        (&"flash".into(), &"running".into())
    );
    let ended = said(&trichter(&shop, &["campaign", "end", "flash", "--country", "DE"]));
    assert_eq!(ended, "flash in DE is over. Its offer can come back in 30 days.\n");
    wait_for("the old price", || price() == "34,90\u{a0}€");
    let again = refused(&trichter(
        &shop,
        &[&arguments[..], &["--price", "daily-trio-1=24.90"]].concat(),
    ));
    assert!(again.contains("the same or a better offer is possible from"), "{again}");
}

#[test]
fn an_edited_price_of_the_content_has_no_effect_until_it_is_imported() {
    let folder = copy_of_content();
    let content = folder.path().display().to_string();
    let shop = Shop::open_today_with(&[("TRICHTER_CONTENT_DIR", &content)]);
    let import = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_trichter"));
        command.args(["price", "import"]).args(arguments);
        command
            .env("TRICHTER_DATA_DIR", &shop.data_dir)
            .env("TRICHTER_CONTENT_DIR", &content);
        said(&command.output().expect("the program runs"))
    };
    let price = |package: usize| {
        shop.set_now_ms(Clock::system().now_ms());
        packages(&shop, "/take/de")[package]["price"].clone()
    };
    let build = shop.get("/builds/latest.json").json();
    edit(&folder.path().join("products/daily-trio.toml"), |text| {
        text.replacen("DE = \"34.90\"", "DE = \"32.90\"", 1)
    });
    wait_for("the new content", || shop.get("/builds/latest.json").json() != build);
    assert_eq!(price(0), "34,90\u{a0}€");
    let plan = import(&["--dry-run"]);
    assert!(plan.contains("daily-trio-1"), "{plan}");
    assert!(plan.contains("34.90 EUR") && plan.contains("32.90 EUR"), "{plan}");
    assert_eq!(price(0), "34,90\u{a0}€");
    import(&[]);
    wait_for("the imported price", || price(0) == "32,90\u{a0}€");
    assert_eq!(import(&[]), "Nothing was edited in the content.\n");
}

#[test]
fn a_package_that_is_added_while_the_shop_runs_has_its_price_at_once() {
    let folder = copy_of_content();
    let content = folder.path().display().to_string();
    let shop = Shop::open_today_with(&[("TRICHTER_CONTENT_DIR", &content)]);
    shop.set_now_ms(Clock::system().now_ms());
    edit(&folder.path().join("products/daily-trio.toml"), |text| {
        let (before, six) = text.rsplit_once("[[packages]]").expect("packages");
        let nine = six.replace("units = 6", "units = 9").replace("149.40", "209.70");
        format!("{before}[[packages]]{six}\n[[packages]]{nine}")
    });
    wait_for("the new package", || packages(&shop, "/take/de").len() == 4);
    assert_eq!(packages(&shop, "/take/de")[3]["price"], "209,70\u{a0}€");
}

#[test]
fn what_is_sold_out_is_said_to_visitors_and_search_engines() {
    let shop = Shop::open();
    shop.run(async {
        let work = async |writer: &Writer| set_stock(writer, "daily-trio", Some(3), "a test", NOON_MS).await;
        shop.app.store.write("counting", work).await.expect("counted");
        server::catalog::look(&shop.app).await.expect("looked");
    });
    let sold_out: Vec<Value> = packages(&shop, "/take/de")
        .iter()
        .map(|package| package["isSoldOut"].clone())
        .collect();
    // Of packages of one, three and six.
    assert_eq!(sold_out, [Value::Bool(false), Value::Bool(false), Value::Bool(true)]);
    let page = shop.get("/take/de").text();
    assert_eq!(page.matches("https://schema.org/SoldOut").count(), 1);
    assert_eq!(page.matches("https://schema.org/InStock").count(), 2);
}

#[test]
fn the_operator_is_told_what_to_do() {
    let shop = Shop::open_today();
    let run = |arguments: &[&str]| trichter(&shop, arguments);
    let unknown = refused(&run(&["price", "set", "daily-trio-9", "DE", "10.00"]));
    assert!(
        unknown.contains("`trichter price list` shows those there are"),
        "{unknown}"
    );
    let amount = refused(&run(&["price", "set", "daily-trio-1", "SE", "389"]));
    assert!(
        amount.contains("`389` is no amount: write it in SEK with two decimals, as 39.90"),
        "{amount}"
    );
    let stock = refused(&run(&["stock", "set", "daily-duo", "5"]));
    assert!(
        stock.contains("known are: daily-companion, daily-fibre, daily-trio, light-kitchen"),
        "{stock}"
    );
    let create = |end: &str, price: &str| {
        let arguments = [
            "campaign",
            "create",
            "sale",
            "--country",
            "DE",
            "--end",
            end,
            "--price",
            price,
        ];
        run(&arguments)
    };
    let high = refused(&create("2099-01-01", "daily-trio-1=34.90"));
    assert!(high.contains("it would run for more than 62 days"), "{high}");
    let none = refused(&run(&["campaign", "end", "sale", "--country", "DE"]));
    assert!(none.contains("see `trichter campaign list`"), "{none}");
}

#[test]
fn lists_are_read_by_people_and_by_programs() {
    let shop = Shop::open_today();
    let run = |arguments: &[&str]| said(&trichter(&shop, arguments));
    let table = run(&["price", "list", "--country", "gb"]);
    assert!(table.starts_with("PACKAGE"), "{table}");
    assert!(table.contains("daily-trio-1"), "{table}");
    assert!(table.contains("29.90 GBP"), "{table}");
    let prices: Value = serde_json::from_str(&run(&["price", "list", "--json"])).expect("JSON");
    assert_eq!(prices.as_array().expect("a list").len() % 8, 0);
    let history: Value =
        serde_json::from_str(&run(&["price", "history", "daily-trio-1", "SE", "--json"])).expect("JSON");
    assert_eq!(history[0]["price_minor"], 38_900);
    assert_eq!(history[0]["kind"], "regular");
    assert_eq!(run(&["campaign", "list"]), "No campaigns.\n");
    assert_eq!(
        run(&["coupon", "create", "welcome", "--percent", "10"]),
        "WELCOME takes 10 % off the goods.\n"
    );
    let coupons: Value = serde_json::from_str(&run(&["coupon", "list", "--json"])).expect("JSON");
    assert_eq!(
        (&coupons[0]["code"], &coupons[0]["percent"]),
        (&"WELCOME".into(), &10.into())
    );
    assert_eq!(run(&["coupon", "end", "WELCOME"]), "WELCOME is over.\n");
    assert_eq!(run(&["stock", "set", "daily-trio", "0"]), "daily-trio is sold out.\n");
    assert!(run(&["stock", "list"]).contains("daily-trio       0\n"));
    assert_eq!(
        run(&["price", "import", "--dry-run"]),
        "Nothing was edited in the content.\nNothing was changed: this was a dry run.\n"
    );
}
