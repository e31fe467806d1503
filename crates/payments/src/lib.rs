//! Stripe, PayPal and a sandbox behind one `Gateway`: stateless translation to and from providers.
//!
//! Architecture invariant: nothing here knows the store or an order's state. A provider is asked, and what it says
//! comes back as a `Finding` in our words, with its own amounts; whoever asked compares and decides. A status that
//! we do not know is `Pending`, never an end. No secret is ever printed.

mod error;
mod exchange;
mod form;
mod gateway;
mod paypal;
mod request;
mod settings;
mod signature;
mod stripe;
mod webhook;

pub mod sandbox;

pub use error::{GatewayError, PaymentError};
pub use gateway::Gateway;
pub use request::{
    CaptureRequest, ChargeAgain, Charged, Expected, PaidAtProvider, RefundRequest, RefundState, Start, StartLine,
    Started,
};
pub use settings::{Clock, GatewaySettings, PayPalSettings, SandboxSettings, Secret, StripeSettings, Timeouts};
pub use webhook::{WebhookError, WebhookEvent, WebhookKind};
