//! `/robots.txt` and `/sitemap.xml`.

use crate::shop::Shop;

#[test]
fn robots_are_led_to_the_site_map() {
    let shop = Shop::open();
    let answer = shop.get("/robots.txt");
    assert_eq!(answer.header("content-type"), "text/plain; charset=utf-8");
    assert!(answer.text().ends_with("\nSitemap: http://shop.example/sitemap.xml\n"));
}

#[test]
fn the_site_map_lists_every_page_that_may_be_listed() {
    let shop = Shop::open();
    let answer = shop.get("/sitemap.xml");
    assert_eq!(answer.header("content-type"), "application/xml");
    let xml = answer.text();
    assert!(xml.contains("<loc>http://shop.example/de</loc>"));
    assert!(xml.contains("<loc>http://shop.example/VSL-de/fi</loc>"));
    assert!(xml.contains("hreflang=\"x-default\" href=\"http://shop.example/start\"/>"));
    // Where people pay, are thanked or go back, nobody arrives from a search.
    for page in [
        "buy",
        "offerpay",
        "paypal-confirm",
        "thankyou",
        "refund",
        "upsell",
        "detolex-upsell",
        "email",
        "summary",
        "mailbox",
        "feedback",
    ] {
        let is_listed = ["/", "<"].map(|end| xml.contains(&format!("http://shop.example/{page}{end}")));
        assert_eq!(is_listed, [false, false], "{page}");
    }
    let listed = shop
        .app
        .pages
        .edition()
        .site
        .pages
        .iter()
        .filter(|page| page.indexed)
        .count();
    assert_eq!(xml.matches("<loc>").count(), listed * 8);
    assert_eq!(xml.matches("hreflang=\"fr-BE\"").count(), listed * 8);
}
