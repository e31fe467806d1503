//! The sandbox: a provider for trying the shop, with books of its own in a file of its own, so that comparing ledgers is
//! not comparing us with ourselves. Its pay page is served by the shop; what a click there does is decided here.

use std::sync::{Arc, Mutex, PoisonError};

use domain::country::Country;
use domain::id::{AttemptId, OrderId};
use domain::locale::Locale;
use domain::money::Money;
use domain::order::{Finding, Movement};
use domain::payment::{Capture, Method, Provider, Standing};
use http::HeaderMap;

use crate::error::{GatewayError, PaymentError};
use crate::exchange::Exchange;
use crate::request::{
    CaptureRequest, ChargeAgain, Charged, PaidAtProvider, RefundRequest, RefundState, Start, Started,
};
use crate::sandbox::book_file::BookFile;
use crate::sandbox::books::{Approval, Books, Ending, Payment};
use crate::sandbox::messages::{Message, Messenger};
use crate::sandbox::opening::Opening;
use crate::settings::{Clock, SandboxSettings, Secret};
use crate::webhook::{WebhookError, WebhookEvent};

mod book_file;
mod books;
mod messages;
mod opening;

/// How long a delayed payment takes.
pub const DELAY_MS: i64 = 20_000;

/// A provider that nobody has to be asked about.
pub struct Sandbox {
    books: Arc<Mutex<BookFile>>,
    public_url: String,
    webhook_secret: Secret,
    messenger: Option<Messenger>,
    clock: Clock,
}

/// What the pay page shows.
#[derive(Clone, Debug)]
pub struct PageFacts {
    pub order: OrderId,
    pub amount: Money,
    pub method: Method,
    pub capture: Capture,
    pub country: Country,
    pub locale: Locale,
    pub state: PageState,
    pub return_url: String,
    pub cancel_url: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PageState {
    /// Waits for the buyer.
    Open,
    /// Shows the bank's step.
    AtBank,
    /// Nothing can be done any more.
    Over(Standing),
}

/// What a buyer can do on the pay page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    Approve,
    Decline,
    /// The bank wants to see the buyer: the page shows its step.
    AskBank,
    /// The bank's step was passed, or not.
    BankStep {
        ok: bool,
    },
    /// Approved, but the money comes only after [`DELAY_MS`].
    Delay,
    Cancel,
}

/// How the messages of an action are sent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WebhookPlan {
    pub twice: bool,
    pub out_of_order: bool,
    pub never: bool,
}

/// Where the browser goes after an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Acted {
    pub redirect: String,
    pub standing: Standing,
}

/// A line of the sandbox's statement: its own figures, for comparing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatementLine {
    pub provider_ref: String,
    pub attempt: AttemptId,
    pub movement: Movement,
}

impl Sandbox {
    pub(crate) fn new(settings: &SandboxSettings, exchange: Arc<Exchange>, clock: Clock) -> Result<Self, GatewayError> {
        let books = BookFile::open(&settings.books)?;
        let messenger = settings
            .webhook_url
            .as_ref()
            .map(|url| Messenger::new(exchange, url, &settings.webhook_secret, &clock));
        Ok(Sandbox {
            books: Arc::new(Mutex::new(books)),
            public_url: settings.public_url.trim_end_matches('/').to_owned(),
            webhook_secret: settings.webhook_secret.clone(),
            messenger,
            clock,
        })
    }

    pub(crate) async fn start(&self, request: &Start) -> Result<Started, PaymentError> {
        let opening = Opening::of_start(request);
        let payment = self
            .with_books(move |books, now_ms| books.open(opening, now_ms))
            .await?;
        Ok(Started {
            redirect: self.page_url(&payment.id),
            provider_ref: payment.id,
        })
    }

    pub(crate) async fn settle(&self, provider_ref: &str) -> Result<Finding, PaymentError> {
        let provider_ref = provider_ref.to_owned();
        self.with_books(move |books, now_ms| Ok(books.get(&provider_ref)?.finding(now_ms)))
            .await
    }

    pub(crate) async fn charge_again(&self, request: &ChargeAgain) -> Result<Charged, PaymentError> {
        let request = request.clone();
        let payment = self
            .with_books(move |books, now_ms| {
                let (first, is_careful) = books.saved_by(&request.saved_method)?;
                let opening = Opening::of_charge_again(&request, &first, now_ms);
                let opened = books.open(opening, now_ms)?;
                if is_careful {
                    books.ask_bank(&opened.id, now_ms)
                } else {
                    books.approve(&opened.id, Approval::OnPage, now_ms)
                }
            })
            .await?;
        let now_ms = (self.clock)();
        if payment.page_state(now_ms) == PageState::AtBank {
            return Ok(Charged::NeedsStep {
                redirect: self.page_url(&payment.id),
                provider_ref: payment.id,
            });
        }
        Ok(Charged::Done(payment.finding(now_ms)))
    }

    pub(crate) async fn capture(&self, request: &CaptureRequest) -> Result<Finding, PaymentError> {
        let request = request.clone();
        let payment = self
            .with_books(move |books, now_ms| {
                books.capture(&request.provider_ref, request.amount, &request.idempotency_key, now_ms)
            })
            .await?;
        self.send(&payment, &["charge.succeeded"], WebhookPlan::default());
        Ok(payment.finding((self.clock)()))
    }

    pub(crate) async fn refund(&self, request: &RefundRequest) -> Result<RefundState, PaymentError> {
        let request = request.clone();
        let (payment, movement) = self
            .with_books(move |books, now_ms| {
                books.refund(&request.provider_ref, request.amount, &request.idempotency_key, now_ms)
            })
            .await?;
        self.send(&payment, &["refund.succeeded"], WebhookPlan::default());
        Ok(RefundState::Done { movement })
    }

    pub(crate) async fn cancel(&self, provider_ref: &str) -> Result<Finding, PaymentError> {
        let provider_ref = provider_ref.to_owned();
        let payment = self
            .with_books(move |books, now_ms| books.end(&provider_ref, Ending::Cancelled, now_ms))
            .await?;
        Ok(payment.finding((self.clock)()))
    }

    pub(crate) fn read_webhook(
        &self,
        headers: &HeaderMap,
        body: &[u8],
        now_ms: i64,
    ) -> Result<WebhookEvent, WebhookError> {
        messages::read(&self.webhook_secret, headers, body, now_ms)
    }

    pub(crate) async fn paid_since(&self, since_ms: i64) -> Result<Vec<PaidAtProvider>, PaymentError> {
        self.with_books(move |books, _| Ok(books.paid_since(since_ms))).await
    }

    /// What the pay page shows; nothing if there is no such payment.
    pub async fn page(&self, provider_ref: &str) -> Result<Option<PageFacts>, PaymentError> {
        let provider_ref = provider_ref.to_owned();
        self.with_books(move |books, now_ms| Ok(books.find(&provider_ref).map(|payment| payment.page(now_ms))))
            .await
    }

    /// Does what the buyer asked for. What is over stays as it is.
    pub async fn act(&self, provider_ref: &str, action: Action, plan: WebhookPlan) -> Result<Acted, PaymentError> {
        let id = provider_ref.to_owned();
        let (was_over, payment) = self
            .with_books(move |books, now_ms| {
                let was_over = matches!(books.get(&id)?.page_state(now_ms), PageState::Over(_));
                let payment = match action {
                    Action::Approve => books.approve(&id, Approval::OnPage, now_ms),
                    Action::BankStep { ok: true } => books.approve(&id, Approval::AtBank, now_ms),
                    Action::Decline | Action::BankStep { ok: false } => books.end(&id, Ending::Declined, now_ms),
                    Action::AskBank => books.ask_bank(&id, now_ms),
                    Action::Delay => books.delay(&id, now_ms + DELAY_MS, now_ms),
                    Action::Cancel => books.end(&id, Ending::Cancelled, now_ms),
                }?;
                Ok((was_over, payment))
            })
            .await?;
        let standing = payment.standing((self.clock)());
        if !was_over {
            self.send(&payment, message_names(action, payment.opening.capture), plan);
        }
        let redirect = match action {
            Action::AskBank if !was_over => self.page_url(&payment.id),
            Action::Cancel => payment.opening.cancel_url.clone(),
            _ => payment.opening.return_url.clone(),
        };
        Ok(Acted { redirect, standing })
    }

    /// The bank takes the whole payment back from the shop, as it does for a buyer who complains.
    pub async fn charge_back(&self, provider_ref: &str) -> Result<(), PaymentError> {
        let id = provider_ref.to_owned();
        let payment = self
            .with_books(move |books, now_ms| books.charge_back(&id, now_ms))
            .await?;
        self.send(&payment, &["dispute.created"], WebhookPlan::default());
        Ok(())
    }

    /// Everything that moved, by the sandbox's own books.
    pub async fn statement(&self) -> Result<Vec<StatementLine>, PaymentError> {
        self.with_books(|books, _| Ok(books.statement())).await
    }

    fn page_url(&self, provider_ref: &str) -> String {
        format!("{}/sandbox/pay/{provider_ref}", self.public_url)
    }

    fn send(&self, payment: &Payment, names: &'static [&'static str], plan: WebhookPlan) {
        if let Some(messenger) = &self.messenger {
            let messages = names.iter().filter_map(|name| Message::new(name, payment)).collect();
            messenger.send(messages, plan);
        }
    }

    /// Decides on the newest state of the books and writes what follows, before anybody hears of it.
    async fn with_books<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Books, i64) -> Result<T, PaymentError> + Send + 'static,
    ) -> Result<T, PaymentError> {
        let books = Arc::clone(&self.books);
        let clock = Arc::clone(&self.clock);
        let done = tokio::task::spawn_blocking(move || {
            // A panic within left at worst an entry unwritten, and the state is read from the file.
            let mut file = books.lock().unwrap_or_else(PoisonError::into_inner);
            file.change(|books| {
                let now_ms = clock();
                books.ripen(now_ms);
                work(books, now_ms)
            })
        });
        done.await.unwrap_or(Err(PaymentError::Unreachable {
            provider: Provider::Sandbox,
            why: "its books are closed",
        }))
    }
}

/// The messages of an action, in the order in which things happen.
fn message_names(action: Action, capture: Capture) -> &'static [&'static str] {
    match (action, capture) {
        (Action::Approve | Action::BankStep { ok: true }, Capture::AtOnce) => &["payment.approved", "charge.succeeded"],
        (Action::Approve | Action::BankStep { ok: true }, Capture::OnShipment) => &["payment.approved"],
        (Action::Decline | Action::BankStep { ok: false }, _) => &["payment.failed"],
        (Action::AskBank, _) => &["payment.requires_step"],
        // Of the money itself nobody is told: the poller has to find it.
        (Action::Delay, _) => &["payment.processing"],
        (Action::Cancel, _) => &["payment.cancelled"],
    }
}
