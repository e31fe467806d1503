//! Whether a domain takes mail: what a name server says, and that its silence refuses nobody.

use std::net::UdpSocket;

use serde_json::json;

use crate::leads::{assert_problem, form, leads_of, send, with};
use crate::shop::Shop;

const MX: u16 = 15;
const A: u16 = 1;

/// A name server that answers by the first label of a name, for as long as the test program runs.
fn name_server() -> String {
    let socket = UdpSocket::bind("127.0.0.1:0").expect("a free port");
    let address = socket.local_addr().expect("an address").to_string();
    std::thread::spawn(move || {
        let mut buffer = [0; 1500];
        while let Ok((length, peer)) = socket.recv_from(&mut buffer) {
            if let Some(answer) = answer(&buffer[..length]) {
                let _ = socket.send_to(&answer, peer);
            }
        }
    });
    address
}

fn answer(query: &[u8]) -> Option<Vec<u8>> {
    let labels = &query[12..];
    let name = std::str::from_utf8(&labels[1..=usize::from(labels[0])]).expect("ASCII");
    let end = labels.iter().position(|byte| *byte == 0).expect("an end") + 1;
    let kind = u16::from_be_bytes([labels[end], labels[end + 1]]);
    let (code, data): (u8, Option<&[u8]>) = match (name, kind) {
        // Preference 10, the host `a`.
        ("mail", MX) => (0, Some(&[0, 10, 1, b'a', 0])),
        // RFC 7505.
        ("null", MX) => (0, Some(&[0, 0, 0])),
        ("old", A) => (0, Some(&[192, 0, 2, 1])),
        ("gone", _) => (3, None),
        ("broken", _) => (2, None),
        ("mute", _) => return None,
        _ => (0, None),
    };
    let question = &labels[..end + 4];
    let mut answer = query[..2].to_vec();
    answer.extend([0x81, 0x80 | code, 0, 1, 0, u8::from(data.is_some()), 0, 0, 0, 0]);
    answer.extend(question);
    if let Some(data) = data {
        // The name of the question, the same kind, the internet, a minute.
        answer.extend([0xc0, 12]);
        answer.extend(kind.to_be_bytes());
        answer.extend([0, 1, 0, 0, 0, 60, 0, u8::try_from(data.len()).expect("short")]);
        answer.extend(data);
    }
    Some(answer)
}

#[test]
fn only_a_clear_no_of_the_name_server_refuses_an_address() {
    let shop = Shop::open_with(&[("TRICHTER_DNS_RESOLVER", &name_server())]);
    let names = [
        ("mail", 201),
        ("old", 201),
        ("mute", 201),
        ("broken", 201),
        ("null", 422),
        ("gone", 422),
        ("empty", 422),
    ];
    for (number, (name, status)) in (1..).zip(names) {
        let email = format!("anna@{name}.shop-of-nobody.org");
        let change = json!({ "run": null, "wants_result": false, "email": email });
        for expected in [status, if status == 201 { 200 } else { status }] {
            let answer = send(&shop, &with(form(&shop, number), change.clone()));
            assert_eq!(answer.status, expected, "{name}: {}", answer.text());
            if status == 422 {
                assert_problem(&answer, 422, "email-unreachable");
            }
        }
        assert_eq!(leads_of(&shop, &email).len(), usize::from(status == 201), "{name}");
    }
}
