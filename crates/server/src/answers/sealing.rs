//! Seals answers, so that who reads the database, its backups or its disk reads none of them. Each run has a key of its own,
//! made of the shop's key and the run's id; an answer opens only as the answer to its step.

use std::collections::BTreeSet;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};

use domain::id::SessionId;
use ring::aead::{Aad, CHACHA20_POLY1305, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};

use crate::random::random_bytes;

const KEY_FILE: &str = "answers.key";
const KEY_BYTES: usize = 32;

/// Says which of the shop's keys sealed an answer.
const MARK_BYTES: usize = 4;

/// Answers are JSON, which takes spaces at its end for nothing.
const PADDING: u8 = b' ';
const PADDED_TO: usize = 64;

/// What a run's key is made for; another purpose makes other keys of the same secret.
const PURPOSE: &str = "trichter 2026-11 answers of a quiz run";

/// A secret of the shop. Shows nothing, so that no log does.
#[derive(Clone, PartialEq, Eq)]
pub struct ShopKey([u8; KEY_BYTES]);

impl std::fmt::Debug for ShopKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("ShopKey(…)")
    }
}

impl ShopKey {
    /// Reads 64 hexadecimal digits.
    pub fn parse(text: &str) -> Option<Self> {
        let hash = blake3::Hash::from_hex(text.trim()).ok()?;
        Some(ShopKey(*hash.as_bytes()))
    }

    /// Whether somebody typed it instead of having it made: random bytes hardly ever repeat so often.
    pub fn is_weak(&self) -> bool {
        let different: BTreeSet<u8> = self.0.into_iter().collect();
        different.len() < KEY_BYTES / 2
    }

    /// A secret of its own for one purpose and whatever it is about; none tells anything of another.
    pub fn derive(&self, purpose: &'static str, about: &[u8]) -> [u8; KEY_BYTES] {
        blake3::derive_key(purpose, &[&self.0[..], about].concat())
    }

    fn mark(&self) -> [u8; MARK_BYTES] {
        let digest = blake3::derive_key("trichter 2026-11 mark of a key", &self.0);
        [digest[0], digest[1], digest[2], digest[3]]
    }
}

/// Why there is no key.
#[derive(Debug, thiserror::Error)]
pub enum KeyError {
    #[error("the key of kept answers, {path}, cannot be used: {source}")]
    File { path: String, source: io::Error },
    #[error(
        "{path} is no key: it must hold 64 hexadecimal digits. Bring it back from a backup; without it, kept answers cannot be read"
    )]
    Damaged { path: String },
}

/// Where the key of a data folder is.
pub fn key_file(data_dir: &Path) -> PathBuf {
    data_dir.join(KEY_FILE)
}

/// The key in the data folder; made if there is none, so that only this user can read it.
pub fn key_of_folder(data_dir: &Path) -> Result<ShopKey, KeyError> {
    let path = key_file(data_dir);
    let failed = |source: io::Error| KeyError::File {
        path: path.display().to_string(),
        source,
    };
    match fs::read_to_string(&path) {
        Ok(text) => ShopKey::parse(&text).ok_or_else(|| KeyError::Damaged {
            path: path.display().to_string(),
        }),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            fs::create_dir_all(data_dir).map_err(failed)?;
            let key = ShopKey(random_bytes().map_err(failed)?);
            let made = OpenOptions::new().write(true).create_new(true).mode(0o600).open(&path);
            match made {
                Ok(mut file) => {
                    let text = blake3::Hash::from_bytes(key.0).to_hex();
                    file.write_all(text.as_bytes())
                        .and_then(|()| file.sync_all())
                        .map_err(failed)?;
                    Ok(key)
                }
                // Another process was first.
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => key_of_folder(data_dir),
                Err(error) => Err(failed(error)),
            }
        }
        Err(error) => Err(failed(error)),
    }
}

/// Seals with the first key, opens with any.
pub struct Seal {
    keys: Vec<ShopKey>,
}

/// The answer was sealed with a key that is not there, or it is not what was sealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreadable;

impl Seal {
    /// With at least one key; the others are of earlier times.
    pub const fn new(keys: Vec<ShopKey>) -> Self {
        Seal { keys }
    }

    pub fn seal(&self, session: SessionId, step: &str, plain: &[u8]) -> io::Result<Vec<u8>> {
        let shop_key = self.keys.first().ok_or(io::ErrorKind::NotFound)?;
        let nonce: [u8; NONCE_LEN] = random_bytes()?;
        let mut body = plain.to_vec();
        // Lengths would tell answers apart.
        body.resize(plain.len().next_multiple_of(PADDED_TO), PADDING);
        key_of_run(shop_key, session)
            .seal_in_place_append_tag(
                Nonce::assume_unique_for_key(nonce),
                Aad::from(step.as_bytes()),
                &mut body,
            )
            .map_err(|_| io::Error::other("an answer could not be sealed"))?;
        Ok([&shop_key.mark()[..], &nonce, &body].concat())
    }

    pub fn open(&self, session: SessionId, step: &str, sealed: &[u8]) -> Result<Vec<u8>, Unreadable> {
        let (mark, rest) = sealed.split_at_checked(MARK_BYTES).ok_or(Unreadable)?;
        let (nonce, body) = rest.split_first_chunk::<NONCE_LEN>().ok_or(Unreadable)?;
        let shop_key = self.keys.iter().find(|key| key.mark() == mark).ok_or(Unreadable)?;
        let mut body = body.to_vec();
        let plain = key_of_run(shop_key, session)
            .open_in_place(
                Nonce::assume_unique_for_key(*nonce),
                Aad::from(step.as_bytes()),
                &mut body,
            )
            .map_err(|_| Unreadable)?;
        Ok(plain.to_vec())
    }
}

/// A random nonce is safe with it: nobody gives billions of answers in one run.
fn key_of_run(shop_key: &ShopKey, session: SessionId) -> LessSafeKey {
    let key = shop_key.derive(PURPOSE, session.to_string().as_bytes());
    LessSafeKey::new(UnboundKey::new(&CHACHA20_POLY1305, &key).expect("the key has the right length"))
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use domain::id::{SessionId, Ulid};

    use super::{KeyError, Seal, ShopKey, Unreadable, key_of_folder};

    fn run(number: u64) -> SessionId {
        SessionId(Ulid::new(number, 7))
    }

    fn padded(text: &str) -> Vec<u8> {
        format!("{text:<64}").into_bytes()
    }

    fn key(digit: char) -> ShopKey {
        ShopKey::parse(&digit.to_string().repeat(64)).expect("64 digits")
    }

    #[test]
    fn an_answer_opens_as_the_answer_of_its_run_to_its_step_and_as_nothing_else() {
        let seal = Seal::new(vec![key('1')]);
        let sealed = seal.seal(run(1), "weight", b"82000").expect("sealed");
        assert_eq!(seal.open(run(1), "weight", &sealed), Ok(padded("82000")));
        assert_eq!(seal.open(run(2), "weight", &sealed), Err(Unreadable));
        assert_eq!(seal.open(run(1), "height", &sealed), Err(Unreadable));
        let mut changed = sealed.clone();
        *changed.last_mut().expect("some bytes") ^= 1;
        assert_eq!(seal.open(run(1), "weight", &changed), Err(Unreadable));
        for length in 0..sealed.len() {
            assert_eq!(seal.open(run(1), "weight", &sealed[..length]), Err(Unreadable));
        }
        assert!(!sealed.windows(5).any(|bytes| bytes == b"82000"));
        assert_ne!(
            sealed,
            seal.seal(run(1), "weight", b"82000").expect("sealed"),
            "the same looks different"
        );
    }

    #[test]
    fn a_sealed_answer_does_not_tell_its_length() {
        let seal = Seal::new(vec![key('1')]);
        let length = |plain: &[u8]| seal.seal(run(1), "sex", plain).expect("sealed").len();
        assert_eq!(length(b"man"), length(b"woman"));
        assert_eq!(length(&[b'x'; 64]), length(b"woman"));
        assert!(length(&[b'x'; 65]) > length(b"woman"));
    }

    #[test]
    fn a_new_key_seals_and_an_old_one_still_opens() {
        let old = Seal::new(vec![key('1')]);
        let sealed = old.seal(run(1), "age", b"40").expect("sealed");
        let new = Seal::new(vec![key('2'), key('1')]);
        assert_eq!(new.open(run(1), "age", &sealed), Ok(padded("40")));
        let sealed = new.seal(run(1), "age", b"41").expect("sealed");
        assert_eq!(old.open(run(1), "age", &sealed), Err(Unreadable));
        assert_eq!(Seal::new(vec![key('2')]).open(run(1), "age", &sealed), Ok(padded("41")));
    }

    #[test]
    fn the_key_of_a_folder_is_made_once_for_its_user_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let data = folder.path().join("data");
        let made = key_of_folder(&data).expect("made");
        assert_eq!(key_of_folder(&data).expect("read"), made);
        let file = data.join("answers.key");
        let mode = std::fs::metadata(&file).expect("there").permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
        std::fs::write(&file, "short").expect("written");
        let refused = key_of_folder(&data).expect_err("damaged");
        assert!(matches!(refused, KeyError::Damaged { .. }), "{refused}");
    }

    #[test]
    fn a_key_is_not_shown() {
        assert_eq!(format!("{:?}", key('1')), "ShopKey(…)");
    }
}
