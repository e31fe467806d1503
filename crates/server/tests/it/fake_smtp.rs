//! A mail server that speaks as much SMTP as the shop needs. It keeps what it is given, and refuses what a test
//! wants it to.

use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// Longer than anything here takes, shorter than anybody wants to wait for a test that fails.
const PATIENCE: Duration = Duration::from_secs(90);

pub(crate) struct FakeSmtp {
    pub(crate) url: String,
    post: Arc<Post>,
}

/// A mail that was accepted.
#[derive(Clone, Debug)]
pub(crate) struct Delivered {
    pub(crate) from: String,
    pub(crate) to: String,
    pub(crate) message: String,
}

#[derive(Default)]
struct Post {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    delivered: Vec<Delivered>,
    /// What the next recipients are answered with, instead of 250.
    refusals: VecDeque<&'static str>,
    refused: usize,
}

impl FakeSmtp {
    /// Opens it on a port of its own; the first mails are refused with these lines.
    pub(crate) fn start(refusals: &[&'static str]) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let url = format!("smtp://{}", listener.local_addr().expect("an address"));
        let post = Arc::new(Post::default());
        lock(&post).refusals.extend(refusals);
        let shared = Arc::clone(&post);
        // Ends with the test program.
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let post = Arc::clone(&shared);
                thread::spawn(move || converse(&stream, &post));
            }
        });
        FakeSmtp { url, post }
    }

    /// Waits until that many mails were accepted, and returns all that were.
    #[track_caller]
    pub(crate) fn wait_for_delivered(&self, count: usize) -> Vec<Delivered> {
        self.wait(|state| state.delivered.len() >= count).delivered.clone()
    }

    /// Waits until that many mails were refused.
    #[track_caller]
    pub(crate) fn wait_for_refused(&self, count: usize) {
        drop(self.wait(|state| state.refused >= count));
    }

    pub(crate) fn delivered(&self) -> Vec<Delivered> {
        lock(&self.post).delivered.clone()
    }

    #[track_caller]
    fn wait(&self, is_reached: impl Fn(&State) -> bool) -> MutexGuard<'_, State> {
        let waiting = self
            .post
            .changed
            .wait_timeout_while(lock(&self.post), PATIENCE, |state| !is_reached(state));
        let (state, waited) = waiting.unwrap_or_else(PoisonError::into_inner);
        assert!(!waited.timed_out(), "{} mails came", state.delivered.len());
        state
    }
}

fn lock(post: &Post) -> MutexGuard<'_, State> {
    post.state.lock().unwrap_or_else(PoisonError::into_inner)
}

/// One connection, to its end.
fn converse(stream: &TcpStream, post: &Post) -> Option<()> {
    let mut lines = BufReader::new(stream.try_clone().ok()?).lines();
    let say = |line: &str| {
        let mut client = stream;
        client.write_all(format!("{line}\r\n").as_bytes()).ok()
    };
    let mut from = String::new();
    let mut to = String::new();
    say("220 fake.example")?;
    loop {
        let line = lines.next()?.ok()?;
        match line.split([' ', ':']).next()? {
            "EHLO" => say("250-fake.example\r\n250 8BITMIME")?,
            "MAIL" => {
                line.clone_into(&mut from);
                say("250 OK")?;
            }
            "RCPT" => {
                line.clone_into(&mut to);
                let refusal = lock(post).refusals.pop_front();
                say(refusal.unwrap_or("250 OK"))?;
                if refusal.is_some() {
                    lock(post).refused += 1;
                    post.changed.notify_all();
                }
            }
            "DATA" => {
                say("354 go on")?;
                let mut message = String::new();
                loop {
                    let line = lines.next()?.ok()?;
                    if line == "." {
                        break;
                    }
                    message += line.strip_prefix('.').unwrap_or(&line);
                    message += "\r\n";
                }
                let (from, to) = (from.clone(), to.clone());
                lock(post).delivered.push(Delivered { from, to, message });
                post.changed.notify_all();
                say("250 OK")?;
            }
            "QUIT" => return say("221 bye"),
            _ => say("250 OK")?,
        }
    }
}
