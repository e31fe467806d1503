//! The secrets in links of mails. Each is made of the shop's key and of what it opens, whenever it is needed: none is kept, and
//! none stands in a job. A link carries its secret behind `#`, where no server and no log sees it.

use std::net::IpAddr;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use domain::id::{GrantId, LeadId, OrderId, SessionId};
use domain::token::TokenHash;

use crate::answers::sealing::ShopKey;

const CONFIRM: &str = "trichter 2026-11 link that confirms the newsletter";
const UNSUBSCRIBE: &str = "trichter 2026-11 link that ends the newsletter";
const RUN: &str = "trichter 2026-11 link that opens a quiz run";
const ORDER: &str = "trichter 2026-11 link that opens an order";
const REVIEW: &str = "trichter 2026-11 link that lets the buyer of an order review it";
const NETWORK: &str = "trichter 2026-11 network address that a withdrawal came from";
const ADDRESS: &str = "trichter 2026-11 address whose mails are counted";
const DOWNLOAD: &str = "trichter 2026-11 link to a file that expires";
const PERSON: &str = "trichter 2026-11 link that opens what is kept of a person";

const BUYER: &str = "trichter 2026-11 link that opens what is kept of a buyer";

/// Makes and recognises the secrets in links.
pub struct Links {
    /// The first makes new secrets; all recognise.
    keys: Vec<ShopKey>,
}

impl Links {
    pub const fn new(keys: Vec<ShopKey>) -> Self {
        Links { keys }
    }

    /// Confirms what was asked for at that moment, and nothing that is asked for later.
    pub fn confirm(&self, lead: LeadId, asked_at_ms: i64) -> Secrets<'_> {
        self.secrets(CONFIRM, &format!("{lead} {asked_at_ms}"))
    }

    pub fn unsubscribe(&self, lead: LeadId) -> Secrets<'_> {
        self.secrets(UNSUBSCRIBE, &lead.to_string())
    }

    /// Opens a run as well as the secret of the browser that began it.
    pub fn run(&self, session: SessionId) -> Secrets<'_> {
        self.secrets(RUN, &session.to_string())
    }

    /// Opens an order as well as the secret of the browser that made it.
    pub fn order(&self, order: OrderId) -> Secrets<'_> {
        self.secrets(ORDER, &order.to_string())
    }

    /// Lets the buyer of an order say what it was like. It opens nothing else of the order.
    pub fn review(&self, order: OrderId) -> Secrets<'_> {
        self.secrets(REVIEW, &order.to_string())
    }

    /// Signs the address of a file, which holds until that second.
    pub fn download(&self, grant: GrantId, expires_at_s: i64) -> Secrets<'_> {
        self.secrets(DOWNLOAD, &format!("{grant} {expires_at_s}"))
    }

    /// Opens all that is kept of who reads the mails of that address.
    pub fn person(&self, lead: LeadId, email: &str) -> Secrets<'_> {
        self.secrets(PERSON, &format!("{lead} {email}"))
    }

    /// The same for a buyer, who need not have left an address anywhere else.
    pub fn buyer(&self, order: OrderId, email: &str) -> Secrets<'_> {
        self.secrets(BUYER, &format!("{order} {email}"))
    }

    /// Stands for an address where only its mails are counted. There is none in a shop that serves nobody.
    pub fn address(&self, email: &str) -> Option<[u8; 32]> {
        self.keys.first().map(|key| key.derive(ADDRESS, email.as_bytes()))
    }

    /// Stands for the network address that a withdrawal came from. There is none in a shop that serves nobody.
    pub fn network(&self, address: IpAddr) -> Option<[u8; 32]> {
        let address = address.to_canonical().to_string();
        self.keys.first().map(|key| key.derive(NETWORK, address.as_bytes()))
    }

    fn secrets(&self, purpose: &'static str, about: &str) -> Secrets<'_> {
        Secrets {
            keys: &self.keys,
            purpose,
            about: about.to_owned(),
        }
    }
}

/// The secrets that open one thing: one for each key of the shop.
pub struct Secrets<'a> {
    keys: &'a [ShopKey],
    purpose: &'static str,
    about: String,
}

impl Secrets<'_> {
    /// For a new link: of the newest key. There is none in a shop that serves nobody.
    pub fn newest(&self) -> Option<String> {
        self.all().next()
    }

    /// The one whose hash was kept.
    pub fn of_hash(&self, hash: TokenHash) -> Option<String> {
        self.all().find(|secret| token_hash(secret) == hash)
    }

    /// Whether a hash is that of one of them.
    pub fn recognise(&self, hash: TokenHash) -> bool {
        self.of_hash(hash).is_some()
    }

    /// Whether a text is one of them. Takes as long for one that begins right as for any other.
    pub fn is_one(&self, secret: &str) -> bool {
        let hash = blake3::hash(secret.as_bytes());
        self.all().any(|own| blake3::hash(own.as_bytes()) == hash)
    }

    fn all(&self) -> impl Iterator<Item = String> {
        self.keys
            .iter()
            .map(|key| URL_SAFE_NO_PAD.encode(key.derive(self.purpose, self.about.as_bytes())))
    }
}

/// The hash under which a secret is kept and compared.
pub fn token_hash(secret: &str) -> TokenHash {
    TokenHash(*blake3::hash(secret.as_bytes()).as_bytes())
}

#[cfg(test)]
mod tests {
    use domain::id::{GrantId, LeadId, OrderId, SessionId, Ulid};

    use super::{Links, token_hash};
    use crate::answers::sealing::ShopKey;

    fn key(digit: char) -> ShopKey {
        ShopKey::parse(&digit.to_string().repeat(64)).expect("64 digits")
    }

    #[test]
    fn every_purpose_and_everybody_has_a_secret_of_its_own() {
        let links = Links::new(vec![key('1')]);
        let (anna, berta) = (LeadId(Ulid::new(1, 1)), LeadId(Ulid::new(1, 2)));
        let secrets = [
            links.confirm(anna, 1).newest(),
            links.confirm(anna, 2).newest(),
            links.confirm(berta, 1).newest(),
            links.unsubscribe(anna).newest(),
            links.unsubscribe(berta).newest(),
            links.run(SessionId(Ulid::new(1, 1))).newest(),
            links.order(OrderId(Ulid::new(1, 1))).newest(),
            links.order(OrderId(Ulid::new(1, 2))).newest(),
            links.review(OrderId(Ulid::new(1, 1))).newest(),
            links.download(GrantId(Ulid::new(1, 1)), 1).newest(),
            links.download(GrantId(Ulid::new(1, 1)), 2).newest(),
            links.download(GrantId(Ulid::new(1, 2)), 1).newest(),
            links.person(anna, "anna@example.org").newest(),
            links.person(anna, "berta@example.org").newest(),
            links.buyer(OrderId(Ulid::new(1, 1)), "anna@example.org").newest(),
            links.buyer(OrderId(Ulid::new(1, 1)), "berta@example.org").newest(),
        ];
        for (at, secret) in secrets.iter().enumerate() {
            assert_eq!(secret.as_deref().map(str::len), Some(43));
            assert!(!secrets[..at].contains(secret), "{at}");
        }
    }

    #[test]
    fn an_old_link_opens_after_the_key_was_changed() {
        let run = SessionId(Ulid::new(1, 1));
        let old = Links::new(vec![key('1')]).run(run).newest().expect("a key");
        let both = Links::new(vec![key('2'), key('1')]);
        assert!(both.run(run).recognise(token_hash(&old)));
        assert_eq!(both.run(run).of_hash(token_hash(&old)), Some(old.clone()));
        assert_ne!(both.run(run).newest(), Some(old.clone()));
        assert!(both.run(run).is_one(&old) && !both.run(run).is_one(&old[1..]));
        assert!(!Links::new(vec![key('2')]).run(run).recognise(token_hash(&old)));
    }
}
