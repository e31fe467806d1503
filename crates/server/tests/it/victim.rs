//! A shop in a process of its own that can be killed, and a client that notices when it was.

use std::io::{self, ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;
use tempfile::TempDir;

use crate::shop::{Answer, parse_answer};

/// A shop in debug mode on a busy machine takes its time.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);

/// Who has this may do everything that a test's visitors did.
pub(crate) const SECRET: &str = "qG5vTzV0nJd1oQmB7xL2cA";

/// A shop in a process of its own.
pub(crate) struct Victim {
    program: String,
    settings: Vec<(&'static str, String)>,
    pub(crate) data: TempDir,
    pub(crate) address: SocketAddr,
    process: Child,
}

impl Victim {
    /// Starts it on a free port with some settings.
    pub(crate) fn start(program: String, settings: Vec<(&'static str, String)>) -> Self {
        Victim::start_in(TempDir::new().expect("a folder"), program, settings)
    }

    /// The same in a data folder that is there already.
    pub(crate) fn start_in(data: TempDir, program: String, settings: Vec<(&'static str, String)>) -> Self {
        let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
        let address = free.expect("a free port");
        let process = spawn(&program, data.path(), address, &settings);
        Victim {
            program,
            settings,
            data,
            address,
            process,
        }
    }

    pub(crate) fn kill(&mut self) {
        self.process.kill().expect("SIGKILL");
        self.process.wait().expect("it is dead");
    }

    /// Starts it again if it gave up by itself, as on a machine so busy that its database did not answer in time: whoever runs a
    /// shop has it started again.
    pub(crate) fn revive(&mut self) {
        if matches!(self.process.try_wait(), Ok(Some(_))) {
            self.start_again();
        }
    }

    pub(crate) fn start_again(&mut self) {
        self.process = spawn(&self.program, self.data.path(), self.address, &self.settings);
    }
}

impl Drop for Victim {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn spawn(program: &str, data: &Path, address: SocketAddr, settings: &[(&'static str, String)]) -> Child {
    command(program, data, settings)
        .env("TRICHTER_LISTEN", address.to_string())
        .env("TRICHTER_WRITE_BURST", "1000000")
        .env("TRICHTER_WRITES_PER_MINUTE", "1000000")
        .stdout(Stdio::null())
        .spawn()
        .expect("the program runs")
}

/// The program on a shop's data folder, with the shop's settings.
pub(crate) fn command(program: &str, data: &Path, settings: &[(&'static str, String)]) -> Command {
    let mut command = Command::new(program);
    command
        .env("TRICHTER_DATA_DIR", data)
        .env("TRICHTER_LOG", "error")
        .envs(settings.iter().map(|(name, value)| (*name, value)));
    command
}

/// One request with JSON; an answer that was cut short is none.
pub(crate) fn request(address: SocketAddr, method: &str, path: &str, body: Option<&Value>) -> io::Result<Answer> {
    let body = body.map(Value::to_string).unwrap_or_default();
    let headers = format!("authorization: Bearer {SECRET}\r\ncontent-type: application/json\r\n");
    request_with(address, method, path, &headers, &body)
}

/// One request with headers, each with the end of its line.
pub(crate) fn request_with(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &str,
    body: &str,
) -> io::Result<Answer> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(Duration::from_secs(90)))?;
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n{headers}content-length: {}\r\n\r\n{body}",
        body.len()
    )?;
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes)?;
    let cut_short = || io::Error::from(ErrorKind::UnexpectedEof);
    if !bytes.windows(4).any(|window| window == b"\r\n\r\n") {
        return Err(cut_short());
    }
    let answer = parse_answer(&bytes);
    let length = answer
        .headers
        .get("content-length")
        .and_then(|length| length.parse().ok());
    if length.is_some_and(|length: usize| length != answer.body.len()) {
        return Err(cut_short());
    }
    Ok(answer)
}

/// Waits until the shop answers, and says what.
pub(crate) fn await_answer(address: SocketAddr, path: &str) -> Answer {
    let begun = Instant::now();
    loop {
        match request(address, "GET", path, None) {
            Ok(answer) if answer.status == 200 => return answer,
            _ => assert!(begun.elapsed() < PATIENCE, "{path} is never answered"),
        }
        thread::sleep(Duration::from_millis(10));
    }
}

/// An argument of the test program: `times:200`.
pub(crate) fn argument(name: &str) -> Option<String> {
    std::env::args().find_map(|argument| argument.strip_prefix(name)?.strip_prefix(':').map(str::to_owned))
}

/// The program to kill: the one of this build, unless `program:` names another.
pub(crate) fn program() -> String {
    argument("program").unwrap_or_else(|| env!("CARGO_BIN_EXE_trichter").to_owned())
}
