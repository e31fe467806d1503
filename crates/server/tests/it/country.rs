//! Which country a visitor gets when the path names none.

use std::io::Write;

use tempfile::NamedTempFile;

use crate::shop::Shop;

fn country(shop: &Shop, headers: &[(&str, &str)]) -> String {
    shop.get_with("/start/_payload.json", headers).json()["country"]
        .as_str()
        .expect("text")
        .to_owned()
}

#[test]
fn a_page_without_country_is_the_detected_countrys_page_to_the_byte() {
    let shop = Shop::open();
    let detected = shop.get_with("/start", &[("accept-language", "sv;q=0.9, en;q=0.8")]);
    assert_eq!(detected.status, 200);
    assert_eq!(detected.body, shop.get("/start/se").body);
    assert_eq!(detected.header("cache-control"), "private, max-age=0, must-revalidate");
    assert_eq!(detected.header("vary"), "Accept-Encoding, accept-language");
    let metrics = shop.get("/metrics").text();
    assert!(
        metrics.contains("trichter_renders_total{result=\"ok\"} 1\n"),
        "both share one render: {metrics}"
    );
}

#[test]
fn nothing_known_is_germany() {
    let shop = Shop::open();
    assert_eq!(country(&shop, &[]), "DE");
    assert_eq!(country(&shop, &[("accept-language", "ja-JP")]), "DE");
}

#[test]
fn a_country_header_counts_only_from_a_trusted_proxy() {
    let trusting = [
        ("TRICHTER_COUNTRY_HEADER", "CF-IPCountry"),
        ("TRICHTER_TRUSTED_PROXIES", "127.0.0.1"),
    ];
    let shop = Shop::open_with(&trusting);
    assert_eq!(
        country(&shop, &[("cf-ipcountry", "FI"), ("accept-language", "fr")]),
        "FI"
    );
    assert_eq!(
        country(&shop, &[("cf-ipcountry", "US"), ("accept-language", "fr")]),
        "DE"
    );
    assert_eq!(
        country(&shop, &[("cf-ipcountry", "XX"), ("accept-language", "fr")]),
        "FR"
    );
    assert_eq!(
        shop.get("/start").header("vary"),
        "Accept-Encoding, accept-language, cf-ipcountry"
    );

    let shop = Shop::open_with(&[("TRICHTER_COUNTRY_HEADER", "CF-IPCountry")]);
    assert_eq!(
        country(&shop, &[("cf-ipcountry", "FI"), ("accept-language", "fr")]),
        "FR"
    );
}

#[test]
fn a_database_places_the_visitor_behind_trusted_proxies() {
    let database = country_database("10.20.0.0/16", "DK");
    let path = database.path().display().to_string();
    let shop = Shop::open_with(&[
        ("TRICHTER_GEO_DATABASE", &path),
        ("TRICHTER_TRUSTED_PROXIES", "127.0.0.0/8"),
    ]);
    assert_eq!(country(&shop, &[("x-forwarded-for", "10.20.1.2")]), "DK");
    assert_eq!(country(&shop, &[("x-forwarded-for", "10.20.1.2, 127.0.0.9")]), "DK");
    assert_eq!(
        country(
            &shop,
            &[("x-forwarded-for", "10.20.1.2, 9.9.9.9"), ("accept-language", "fi")]
        ),
        "FI"
    );
    assert_eq!(
        country(&shop, &[("x-forwarded-for", "nonsense"), ("accept-language", "fi")]),
        "FI"
    );

    let distrusting = Shop::open_with(&[("TRICHTER_GEO_DATABASE", &path)]);
    assert_eq!(
        country(
            &distrusting,
            &[("x-forwarded-for", "10.20.1.2"), ("accept-language", "fi")]
        ),
        "FI"
    );
}

/// A database in MaxMind's format that knows one IPv4 network.
fn country_database(network: &str, code: &str) -> NamedTempFile {
    let network: ipnet::Ipv4Net = network.parse().expect("a network");
    let node_count = u32::from(network.prefix_len());
    let bits = u32::from(network.network());
    // Each node has two 24-bit records: the way on, or `node_count` for "nothing here". The last one points to the data,
    // which begins 16 bytes after the tree.
    let mut file = Vec::new();
    for level in 0..node_count {
        let on_way = if level + 1 == node_count {
            node_count + 16
        } else {
            level + 1
        };
        let goes_right = bits >> (31 - level) & 1 == 1;
        let records = if goes_right {
            [node_count, on_way]
        } else {
            [on_way, node_count]
        };
        for record in records {
            file.extend_from_slice(&record.to_be_bytes()[1..]);
        }
    }
    file.extend_from_slice(&[0; 16]);
    let text = |text: &str| {
        [
            &[0x40 | u8::try_from(text.len()).expect("a short text")],
            text.as_bytes(),
        ]
        .concat()
    };
    let map = |size: u8| vec![0xe0 | size];
    let number = |value: u16| [&[0xa2][..], &value.to_be_bytes()].concat();
    file.extend([map(1), text("country"), map(1), text("iso_code"), text(code)].concat());
    file.extend_from_slice(b"\xab\xcd\xefMaxMind.com");
    let metadata = [
        map(9),
        text("build_epoch"),
        vec![0x01, 0x02, 0x01],
        text("description"),
        map(0),
        text("languages"),
        vec![0x00, 0x04],
        text("binary_format_major_version"),
        number(2),
        text("binary_format_minor_version"),
        number(0),
        text("database_type"),
        text("Country"),
        text("ip_version"),
        number(4),
        text("node_count"),
        [&[0xc4][..], &node_count.to_be_bytes()].concat(),
        text("record_size"),
        number(24),
    ];
    file.extend(metadata.concat());
    let mut stored = NamedTempFile::new().expect("a temporary file");
    stored.write_all(&file).expect("room on the disk");
    stored
}
