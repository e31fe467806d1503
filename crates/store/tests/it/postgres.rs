//! A PostgreSQL of this test program's own: started at the first use, a fresh database for whoever asks. It ends with the
//! program, however that ends, because `tools/test-postgres` watches the pipe between them.

use std::io::{BufRead, BufReader, Write};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::{Mutex, OnceLock, PoisonError};

static CLUSTER: OnceLock<Mutex<Cluster>> = OnceLock::new();

struct Cluster {
    /// Never waited for: it ends after this program.
    _tool: Child,
    address: String,
    made: u32,
    commands: ChildStdin,
    answers: BufReader<ChildStdout>,
}

/// The name of a new, empty database and its address.
pub(crate) fn new_database() -> (String, String) {
    with_cluster(|cluster| {
        cluster.made += 1;
        let name = format!("test_{}", cluster.made);
        cluster.tell(&format!("create {name}"));
        let address = format!("{}/{name}", cluster.address);
        (name, address)
    })
}

/// Takes a database away, whoever is connected to it.
pub(crate) fn drop_database(name: &str) {
    with_cluster(|cluster| cluster.tell(&format!("drop {name}")));
}

/// Writes a database into a file with PostgreSQL's own tool, whoever uses it.
pub(crate) fn dump_database(name: &str, file: &Path) {
    with_cluster(|cluster| cluster.tell(&format!("dump {name} {}", file.display())));
}

/// Fills an empty database from such a file.
pub(crate) fn restore_database(name: &str, file: &Path) {
    with_cluster(|cluster| cluster.tell(&format!("restore {name} {}", file.display())));
}

fn with_cluster<T>(work: impl FnOnce(&mut Cluster) -> T) -> T {
    let cluster = CLUSTER.get_or_init(|| Mutex::new(Cluster::start()));
    work(&mut cluster.lock().unwrap_or_else(PoisonError::into_inner))
}

impl Cluster {
    fn start() -> Self {
        let tool = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tools/test-postgres");
        let mut tool_process = Command::new(tool)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            // A signal for this program's group must not keep the tool from tidying up.
            .process_group(0)
            .spawn()
            .expect("tools/test-postgres runs");
        let mut answers = BufReader::new(tool_process.stdout.take().expect("it was piped"));
        let commands = tool_process.stdin.take().expect("it was piped");
        let answer = read_line(&mut answers);
        let address = answer.strip_prefix("ready ").unwrap_or_else(|| panic!("{answer}"));
        Cluster {
            _tool: tool_process,
            address: address.to_owned(),
            made: 0,
            commands,
            answers,
        }
    }

    fn tell(&mut self, command: &str) {
        writeln!(self.commands, "{command}").expect("tools/test-postgres listens");
        assert_eq!(read_line(&mut self.answers), "done", "{command}");
    }
}

fn read_line(answers: &mut BufReader<ChildStdout>) -> String {
    let mut line = String::new();
    answers.read_line(&mut line).expect("text");
    line.trim_end().to_owned()
}
