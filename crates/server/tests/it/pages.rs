//! `GET /{page}` and `GET /{page}/{locale}`.

use crate::ordering::Buyer;
use crate::shop::{COUNTRIES, ROUTES, Shop, embedded_payload};

#[test]
fn every_route_answers_in_every_country_with_its_layout() {
    let shop = Shop::open();
    for (path, layout) in ROUTES {
        for (segment, lang) in COUNTRIES {
            let address = if path == "/" {
                format!("/{segment}")
            } else {
                format!("{path}/{segment}")
            };
            let answer = shop.get(&address);
            assert_eq!(answer.status, 200, "{address}");
            let html = answer.text();
            let marks = format!("<!doctype html><html lang=\"{lang}\" data-page=\"");
            assert!(html.starts_with(&marks), "{address}: {}", &html[..120]);
            assert!(html.contains(&format!("data-layout=\"{layout}\"")), "{address}");
            assert!(
                html.contains(&format!("data-country=\"{}\"", segment.to_uppercase())),
                "{address}"
            );
            let canonical = format!("<link rel=\"canonical\" href=\"http://shop.example{address}\">");
            assert!(html.contains(&canonical), "{address}");
            assert_eq!(
                html.matches("<link rel=\"alternate\" hreflang=\"").count(),
                9,
                "{address}"
            );
            assert_eq!(html.matches("<h1").count(), 1, "{address}");
        }
    }
}

#[test]
fn titles_and_descriptions_are_unique_in_each_country() {
    let shop = Shop::open();
    for (segment, _) in COUNTRIES {
        let mut heads: Vec<(String, String)> = Vec::new();
        for (path, _) in ROUTES {
            let payload = shop
                .get(&format!("{}/{segment}/_payload.json", path.trim_end_matches('/')))
                .json();
            let text = |key: &str| payload["head"][key].as_str().expect("text").to_owned();
            heads.push((text("title"), text("description")));
        }
        for (index, (title, description)) in heads.iter().enumerate() {
            assert!(!title.is_empty() && !description.is_empty());
            let rest = &heads[index + 1..];
            assert!(!rest.iter().any(|(other, _)| other == title), "{segment}: {title}");
            assert!(
                !rest.iter().any(|(_, other)| other == description),
                "{segment}: {description}"
            );
        }
    }
}

#[test]
fn letter_case_and_a_trailing_slash_do_not_matter() {
    let shop = Shop::open();
    let page = shop.get("/VSL-de/fr").body;
    for spelling in ["/vsl-de/fr", "/VSL-DE/FR", "/vsl-de/fr/"] {
        assert_eq!(shop.get(spelling).body, page, "{spelling}");
    }
    assert!(String::from_utf8_lossy(&page).contains("href=\"http://shop.example/VSL-de/fr\""));
}

#[test]
fn the_payment_return_has_one_address_and_takes_a_page() {
    let shop = Shop::open();
    let html = shop.get("/paypal-confirm").text();
    assert!(html.contains("data-page=\"paypal-confirm\" data-layout=\"empty\""));
    assert!(html.contains("<link rel=\"canonical\" href=\"http://shop.example/paypal-confirm\">"));
    assert!(!html.contains("hreflang"));
    assert_eq!(shop.get("/paypal-confirm/offerV3").text(), html);
}

#[test]
fn the_query_changes_nothing() {
    let shop = Shop::open();
    assert_eq!(
        shop.get("/start/se?utm_source=x&src=v3").body,
        shop.get("/start/se").body
    );
}

#[test]
fn a_page_is_public_and_revalidated() {
    let shop = Shop::open();
    let first = shop.get_with("/take/dk", &[("accept-encoding", "gzip, br")]);
    assert_eq!(first.header("cache-control"), "public, max-age=0, must-revalidate");
    assert_eq!(first.header("vary"), "Accept-Encoding");
    assert_eq!(first.header("content-encoding"), "br");
    assert!(!first.headers.contains_key("set-cookie"));
    let etag = first.header("etag").to_owned();
    let again = shop.get_with("/take/dk", &[("accept-encoding", "gzip, br"), ("if-none-match", &etag)]);
    assert_eq!((again.status, again.body.len()), (304, 0));
    assert_eq!(again.header("etag"), etag);
}

#[test]
fn head_has_the_headers_of_get_and_no_body() {
    let shop = Shop::open();
    let get = shop.get("/go/fi");
    for _ in 0..2 {
        let head = shop.request("HEAD", "/go/fi", &[], b"");
        assert_eq!((head.status, head.body.len()), (200, 0));
        for name in ["etag", "content-type", "content-length", "cache-control"] {
            assert_eq!(head.header(name), get.header(name));
        }
    }
}

#[test]
fn other_methods_are_refused() {
    let shop = Shop::open();
    for path in ["/start/fr", "/start", "/nowhere"] {
        let answer = shop.request("POST", path, &[], b"x=1");
        assert_eq!(answer.status, 405, "{path}");
        assert_eq!(answer.header("allow"), "GET, HEAD");
    }
}

#[test]
fn only_the_bank_and_the_way_back_from_it_stand_in_a_frame_and_only_in_one_of_the_shop() {
    let shop = Shop::open();
    let buyer = Buyer::new(&shop, 1);
    let pay_page = format!("/sandbox/pay/{}", buyer.place());
    for (path, ancestors, options) in [
        ("/paypal-confirm/upsell", "frame-ancestors 'self'", "SAMEORIGIN"),
        (&pay_page, "frame-ancestors 'self'", "SAMEORIGIN"),
        ("/upsell/de", "frame-ancestors 'none'", "DENY"),
    ] {
        let answer = shop.get(path);
        let policy = answer.header("content-security-policy");
        assert!(policy.ends_with(ancestors), "{path}: {policy}");
        assert!(policy.contains("frame-src 'self';"), "{path}: {policy}");
        assert_eq!(answer.header("x-frame-options"), options, "{path}");
    }
}

#[test]
fn banks_of_a_real_provider_may_be_shown_over_a_page() {
    let shop = Shop::open_with(&[
        ("TRICHTER_STRIPE_SECRET_KEY", "sk_test_1"),
        ("TRICHTER_STRIPE_WEBHOOK_SECRET", "whsec_1"),
    ]);
    let answer = shop.get("/upsell/de");
    let policy = answer.header("content-security-policy");
    assert!(policy.contains("frame-src 'self' https:;"), "{policy}");
}

#[test]
fn every_answer_protects_the_visitor() {
    let shop = Shop::open_with(&[
        ("TRICHTER_PUBLIC_URL", "https://shop.example"),
        ("TRICHTER_API_BASE_URL", "https://api.shop.example"),
    ]);
    // Twice: the second answer of a page comes from memory and passes no layer.
    for path in [
        "/start/fr",
        "/start/fr",
        "/nowhere",
        "/healthz",
        "/api/none",
        "/shop",
        "/builds/latest.json",
    ] {
        let answer = shop.get(path);
        let policy = answer.header("content-security-policy");
        assert!(
            policy.contains("script-src 'self';") && !policy.contains("unsafe"),
            "{path}: {policy}"
        );
        assert!(
            policy.contains("connect-src 'self' https://api.shop.example;"),
            "{path}: {policy}"
        );
        assert!(policy.contains("frame-ancestors 'none'"), "{path}: {policy}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(answer.header("x-frame-options"), "DENY", "{path}");
        assert_eq!(
            answer.header("referrer-policy"),
            "strict-origin-when-cross-origin",
            "{path}"
        );
        assert!(answer.header("permissions-policy").contains("camera=()"), "{path}");
        assert!(
            answer.header("strict-transport-security").starts_with("max-age="),
            "{path}"
        );
        assert!(!answer.headers.contains_key("set-cookie"), "{path}");
    }
    let config = &embedded_payload(&shop.get("/start/fr").text())["props"]["config"];
    assert_eq!(config["apiBaseUrl"], "https://api.shop.example");
}

#[test]
fn without_tls_nothing_promises_it() {
    let shop = Shop::open();
    assert!(!shop.get("/start/fr").headers.contains_key("strict-transport-security"));
}

#[test]
fn pages_that_are_not_for_search_engines_say_so() {
    let shop = Shop::open();
    let noindex = "<meta name=\"robots\" content=\"noindex\">";
    assert!(shop.get("/thankyou/de").text().contains(noindex));
    assert!(!shop.get("/start/de").text().contains(noindex));
}

#[test]
fn redirects_of_the_content_are_obeyed_and_keep_the_query() {
    let shop = Shop::open();
    let answer = shop.get("/shop?utm=1");
    assert_eq!((answer.status, answer.header("location")), (307, "/take?utm=1"));
    assert_eq!(shop.get("/Quiz/anything/at/all").header("location"), "/start");
}
