//! Limits and manners of connections.

use std::io::{Read, Write};
use std::time::{Duration, Instant};

use crate::shop::{Shop, parse_answer, read_answer};

#[test]
fn a_connection_is_kept_and_requests_may_be_pipelined() {
    let shop = Shop::open();
    let mut stream = shop.connect();
    let one = "GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n";
    let last = "GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
    stream.write_all(format!("{one}{one}{last}").as_bytes()).expect("taken");
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).expect("answers");
    assert_eq!(String::from_utf8_lossy(&bytes).matches("HTTP/1.1 200 OK").count(), 3);
}

#[test]
fn a_head_that_is_too_large_is_refused() {
    let shop = Shop::open();
    let answer = shop.get_with("/healthz", &[("x-large", &"x".repeat(40_000))]);
    assert_eq!(answer.status, 431);
    let names: Vec<String> = (0..150).map(|number| format!("x-{number}")).collect();
    let many: Vec<(&str, &str)> = names.iter().map(|name| (name.as_str(), "1")).collect();
    assert_eq!(shop.get_with("/healthz", &many).status, 431);
}

#[test]
fn a_client_that_sends_its_head_slowly_is_cut_off() {
    let shop = Shop::open_with(&[("TRICHTER_HEADER_TIMEOUT_MS", "200")]);
    let mut stream = shop.connect();
    stream
        .write_all(b"GET / HTTP/1.1\r\nhost: x\r\nx-slow: ")
        .expect("taken");
    let start = Instant::now();
    let mut rest = Vec::new();
    let _ = stream.read_to_end(&mut rest);
    assert!(start.elapsed() < Duration::from_secs(5));
    assert!(!String::from_utf8_lossy(&rest).contains("200 OK"));
}

#[test]
fn a_client_that_sends_its_body_slowly_is_cut_off() {
    let shop = Shop::open_with(&[("TRICHTER_REQUEST_TIMEOUT_MS", "200")]);
    let mut stream = shop.connect();
    let head =
        "POST /api/client-errors HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{";
    stream.write_all(head.as_bytes()).expect("taken");
    let answer = read_answer(&mut stream);
    assert_eq!(
        (answer.status, answer.json()["code"].as_str()),
        (408, Some("timed-out"))
    );
}

#[test]
fn a_client_that_does_not_read_is_cut_off() {
    let shop = Shop::open_with(&[("TRICHTER_WRITE_TIMEOUT_MS", "300")]);
    shop.get("/sitemap.xml");
    let mut stream = shop.connect();
    stream
        .set_write_timeout(Some(Duration::from_millis(500)))
        .expect("a timeout");
    // Far more answers than the buffers of both ends hold, and nobody reads them.
    let request = "GET /sitemap.xml HTTP/1.1\r\nhost: x\r\n\r\n".repeat(400);
    let start = Instant::now();
    let _ = stream.write_all(request.as_bytes());
    while !shop.get("/metrics").text().contains("trichter_connections 1\n") {
        assert!(
            start.elapsed() < Duration::from_secs(20),
            "the connection is still held"
        );
        std::thread::yield_now();
    }
}

#[test]
fn requests_under_way_finish_when_the_shop_stops() {
    let mut shop = Shop::open();
    let mut stream = shop.connect();
    let body = br#"{"message":"m","page":"p","build":"b"}"#;
    let head = format!(
        "POST /api/client-errors HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes()).expect("taken");
    while !shop.get("/metrics").text().contains("trichter_connections 2\n") {
        std::thread::yield_now();
    }
    shop.ask_to_stop();
    while !shop.app.is_draining() {
        std::thread::yield_now();
    }
    stream.write_all(body).expect("still taken");
    let answer = read_answer(&mut stream);
    assert_eq!(answer.status, 204);
    assert_eq!(answer.header("connection"), "close");
    shop.wait_until_stopped();
}

#[test]
fn more_connections_than_allowed_wait_for_a_place() {
    let shop = Shop::open_with(&[("TRICHTER_MAX_CONNECTIONS", "1")]);
    let first = shop.connect();
    let mut second = shop.connect();
    second
        .write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
        .expect("queued");
    second
        .set_read_timeout(Some(Duration::from_millis(200)))
        .expect("a timeout");
    assert!(second.read(&mut [0; 1]).is_err(), "answered although the shop is full");
    drop(first);
    second
        .set_read_timeout(Some(Duration::from_secs(10)))
        .expect("a timeout");
    let mut bytes = Vec::new();
    second.read_to_end(&mut bytes).expect("an answer");
    assert_eq!(parse_answer(&bytes).status, 200);
}
