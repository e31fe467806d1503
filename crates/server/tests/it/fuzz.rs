//! Random bytes as path, query, header and payload request, over real connections: never a 5xx, never a crash.
//! `requests:100000` as an argument of the test program asks for more of them.

use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;

use crate::shop::Shop;
use crate::victim::argument;

/// In an ordinary run of the tests.
const CASES: usize = 10_000;
const CLIENTS: usize = 4;

#[test]
fn random_requests_are_answered_without_a_failure_of_ours() {
    let shop = Shop::open();
    let cases = argument("requests").map_or(CASES, |text| text.parse().expect("a number"));
    let answered: usize = std::thread::scope(|scope| {
        let client = |seed: u64| {
            let shop = &shop;
            scope.spawn(move || send_cases(shop, seed, cases / CLIENTS))
        };
        let clients: Vec<_> = (0..CLIENTS as u64).map(client).collect();
        clients
            .into_iter()
            .map(|client| client.join().expect("no failed case"))
            .sum()
    });
    assert!(
        answered > cases / 2,
        "only {answered} of {cases} cases were answered at all"
    );
    assert_eq!(shop.get("/start/de").status, 200, "the shop is still open");
}

fn send_cases(shop: &Shop, seed: u64, cases: usize) -> usize {
    let mut random = Random(seed);
    let mut client = Client {
        shop,
        stream: shop.connect(),
    };
    let mut answered = 0;
    for number in 0..cases {
        let request = random.request();
        let Some(status) = client.send(&request) else {
            continue;
        };
        answered += 1;
        let shown = String::from_utf8_lossy(&request);
        assert!(
            (200..500).contains(&status),
            "case {number} of seed {seed}: {status} for {shown:?}"
        );
    }
    answered
}

/// The same numbers on every run (`SplitMix64`).
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((mixed ^ (mixed >> 31)) % bound as u64).expect("below a usize")
    }

    fn pick<'a>(&mut self, words: &[&'a str]) -> &'a str {
        words[self.below(words.len())]
    }

    fn bytes(&mut self, longest: usize, alphabet: std::ops::RangeInclusive<u8>) -> Vec<u8> {
        let span = usize::from(*alphabet.end() - alphabet.start()) + 1;
        let length = self.below(longest + 1);
        (0..length)
            .map(|_| alphabet.start() + u8::try_from(self.below(span)).expect("below 256"))
            .collect()
    }

    /// A part of a path or a value: a word the shop knows, printable text, or any bytes.
    fn part(&mut self, longest: usize) -> Vec<u8> {
        match self.below(8) {
            0..4 => self.pick(&WORDS).as_bytes().to_vec(),
            4..6 => self.bytes(longest, b'!'..=b'~'),
            6 => self.bytes(longest, b' '..=b'~'),
            _ => self.bytes(longest, 0..=255),
        }
    }

    fn request(&mut self) -> Vec<u8> {
        let mut request = self
            .pick(&["GET", "GET", "GET", "GET", "HEAD", "POST", "PUT", "OPTIONS", "BREW"])
            .as_bytes()
            .to_vec();
        request.push(b' ');
        for _ in 0..=self.below(4) {
            request.push(b'/');
            request.extend(self.part(12));
        }
        if self.below(3) == 0 {
            request.extend(b"/_payload.json");
        }
        if self.below(2) == 0 {
            request.push(b'?');
            request.extend(self.part(30));
        }
        request.extend(b" HTTP/1.1\r\nhost: x\r\n");
        for _ in 0..self.below(4) {
            request.extend(self.pick(&HEADERS).as_bytes());
            request.extend(b": ");
            request.extend(self.part(60));
            request.extend(b"\r\n");
        }
        request.extend(b"\r\n");
        request
    }
}

const WORDS: [&str; 25] = [
    "start",
    "fr",
    "DE",
    "VSL-de",
    "paypal-confirm",
    "take2",
    "shop",
    "quiz",
    "api",
    "assets",
    "builds",
    "meta",
    "client-errors",
    "leads",
    "newsletter",
    "one-click",
    "my-data",
    "another-secret-of-22-ch",
    "%2e%2e",
    "%00",
    "%ff",
    "..",
    "*",
    "sv;q=0.9, en;q=0.8",
    "br;q=0, gzip",
];

const HEADERS: [&str; 8] = [
    "accept-language",
    "accept-encoding",
    "if-none-match",
    "accept",
    "cookie",
    "x-forwarded-for",
    "content-length",
    "x-anything",
];

/// Keeps its connection as long as the server does.
struct Client<'a> {
    shop: &'a Shop,
    stream: TcpStream,
}

impl Client<'_> {
    /// The status of the answer; `None` if the bytes made no request that gets one.
    fn send(&mut self, request: &[u8]) -> Option<u16> {
        let answer = match self.stream.write_all(request) {
            Ok(()) => self.read(),
            Err(_) => None,
        };
        // A body that never comes, a line end inside random bytes and a closed connection all end this one.
        let is_whole = answer.is_some_and(|(_, is_whole)| is_whole) && !is_ambiguous(request);
        if !is_whole {
            self.stream = self.shop.connect();
        }
        answer.map(|(status, _)| status)
    }

    /// Reads one answer: its status, and whether all of it was read and the connection stays open.
    fn read(&mut self) -> Option<(u16, bool)> {
        let mut bytes = Vec::new();
        let mut buffer = [0; 16 * 1024];
        loop {
            match self.stream.read(&mut buffer) {
                Ok(0) => return None,
                Ok(read) => bytes.extend_from_slice(&buffer[..read]),
                Err(error) if error.kind() == ErrorKind::WouldBlock => panic!("no answer within the time limit"),
                Err(_) => return None,
            }
            if let Some(position) = bytes.windows(4).position(|window| window == b"\r\n\r\n") {
                let head = String::from_utf8_lossy(&bytes[..position]).to_ascii_lowercase();
                let status = head.split(' ').nth(1).and_then(|code| code.parse().ok())?;
                let length = head
                    .split("content-length: ")
                    .nth(1)
                    .and_then(|rest| rest.lines().next()?.parse().ok());
                let is_whole = length.is_none_or(|length: usize| bytes.len() == position + 4 + length);
                return Some((status, is_whole && !head.contains("connection: close")));
            }
        }
    }
}

/// Whether a request may hold more than one line end per line, or promise a body.
fn is_ambiguous(request: &[u8]) -> bool {
    let line_ends = request.iter().filter(|byte| matches!(byte, b'\n' | b'\r')).count();
    let lines = request.windows(2).filter(|window| window == b"\r\n").count();
    line_ends != lines * 2 || request.windows(14).any(|window| window == b"content-length")
}
