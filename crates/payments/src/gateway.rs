//! All providers behind one door: who carries which method, and who is asked.

use std::sync::Arc;

use domain::order::Finding;
use domain::payment::{Method, Provider};
use http::HeaderMap;

use crate::error::{GatewayError, PaymentError};
use crate::exchange::Exchange;
use crate::paypal::PayPal;
use crate::request::{
    CaptureRequest, ChargeAgain, Charged, Expected, PaidAtProvider, RefundRequest, RefundState, Start, Started,
};
use crate::sandbox::Sandbox;
use crate::settings::{Clock, GatewaySettings};
use crate::stripe::Stripe;
use crate::webhook::{WebhookError, WebhookEvent};

/// The providers that are set up.
pub struct Gateway {
    stripe: Option<Stripe>,
    paypal: Option<PayPal>,
    sandbox: Option<Sandbox>,
    clock: Clock,
}

impl Gateway {
    pub fn new(settings: &GatewaySettings, clock: Clock) -> Result<Self, GatewayError> {
        let exchange = Arc::new(Exchange::new(settings.timeouts)?);
        let sandbox = settings.sandbox.as_ref();
        let sandbox = sandbox.map(|sandbox| Sandbox::new(sandbox, Arc::clone(&exchange), Arc::clone(&clock)));
        let stripe = settings.stripe.as_ref();
        let paypal = settings.paypal.as_ref();
        Ok(Gateway {
            stripe: stripe.map(|stripe| Stripe::new(stripe, Arc::clone(&exchange))),
            paypal: paypal.map(|paypal| PayPal::new(paypal, Arc::clone(&exchange))),
            sandbox: sandbox.transpose()?,
            clock,
        })
    }

    /// The sandbox, for its pay page.
    pub const fn sandbox(&self) -> Option<&Sandbox> {
        self.sandbox.as_ref()
    }

    /// Who carries a method: the real provider if it is set up, else the sandbox if it is on.
    pub fn provider_of(&self, method: Method) -> Option<Provider> {
        let real = match method {
            Method::PayPal => self.paypal.as_ref().map(|_| Provider::PayPal),
            Method::Card
            | Method::CartesBancaires
            | Method::SepaDebit
            | Method::Bancontact
            | Method::Eps
            | Method::Swish
            | Method::MobilePay
            | Method::Klarna => self.stripe.as_ref().map(|_| Provider::Stripe),
        };
        real.or(self.sandbox.as_ref().map(|_| Provider::Sandbox))
    }

    /// Begins a payment on the page of whoever carries its method. The same key begins it once.
    pub async fn start(&self, request: &Start) -> Result<Started, PaymentError> {
        match self.provider_of(request.method) {
            Some(Provider::Stripe) => self.get_stripe()?.start(request).await,
            Some(Provider::PayPal) => self.get_paypal()?.start(request).await,
            Some(Provider::Sandbox) | None => self.get_sandbox()?.start(request).await,
        }
    }

    /// Asks what became of a payment. What a buyer approved and the provider did not take yet is taken.
    pub async fn settle(
        &self,
        provider: Provider,
        provider_ref: &str,
        expected: &Expected,
    ) -> Result<Finding, PaymentError> {
        match provider {
            Provider::Stripe => self.get_stripe()?.settle(provider_ref).await,
            Provider::PayPal => self.get_paypal()?.settle(provider_ref, expected).await,
            Provider::Sandbox => self.get_sandbox()?.settle(provider_ref).await,
        }
    }

    /// Charges a method that the buyer left, while the buyer is there. PayPal's buyers leave none.
    pub async fn charge_again(&self, request: &ChargeAgain) -> Result<Charged, PaymentError> {
        match request.provider {
            Provider::Stripe => self.get_stripe()?.charge_again(request).await,
            Provider::PayPal => Err(PaymentError::refused(Provider::PayPal, "no_such_method")),
            Provider::Sandbox => self.get_sandbox()?.charge_again(request).await,
        }
    }

    /// Takes money that was authorised.
    pub async fn capture(&self, request: &CaptureRequest) -> Result<Finding, PaymentError> {
        match request.provider {
            Provider::Stripe => self.get_stripe()?.capture(request).await,
            Provider::PayPal => self.get_paypal()?.capture(request).await,
            Provider::Sandbox => self.get_sandbox()?.capture(request).await,
        }
    }

    /// Gives money back.
    pub async fn refund(&self, request: &RefundRequest) -> Result<RefundState, PaymentError> {
        match request.provider {
            Provider::Stripe => self.get_stripe()?.refund(request).await,
            Provider::PayPal => self.get_paypal()?.refund(request).await,
            Provider::Sandbox => self.get_sandbox()?.refund(request).await,
        }
    }

    /// Ends a payment that waits, or gives up money that was only authorised. What cannot be stopped is as the finding
    /// says.
    pub async fn cancel(&self, provider: Provider, provider_ref: &str) -> Result<Finding, PaymentError> {
        match provider {
            Provider::Stripe => self.get_stripe()?.cancel(provider_ref).await,
            Provider::PayPal => self.get_paypal()?.cancel(provider_ref).await,
            Provider::Sandbox => self.get_sandbox()?.cancel(provider_ref).await,
        }
    }

    /// What the provider took since a moment, by its own list.
    pub async fn paid_since(&self, provider: Provider, since_ms: i64) -> Result<Vec<PaidAtProvider>, PaymentError> {
        match provider {
            Provider::Stripe => self.get_stripe()?.paid_since(since_ms).await,
            Provider::PayPal => self.get_paypal()?.paid_since(since_ms, (self.clock)()).await,
            Provider::Sandbox => self.get_sandbox()?.paid_since(since_ms).await,
        }
    }

    /// Reads a message, if the provider really sent it.
    pub async fn read_webhook(
        &self,
        provider: Provider,
        headers: &HeaderMap,
        body: &[u8],
        now_ms: i64,
    ) -> Result<WebhookEvent, WebhookError> {
        match provider {
            Provider::Stripe => {
                let stripe = self.stripe.as_ref().ok_or(WebhookError::NotConfigured)?;
                stripe.read_webhook(headers, body, now_ms).await
            }
            Provider::PayPal => {
                let paypal = self.paypal.as_ref().ok_or(WebhookError::NotConfigured)?;
                paypal.read_webhook(headers, body).await
            }
            Provider::Sandbox => {
                let sandbox = self.sandbox.as_ref().ok_or(WebhookError::NotConfigured)?;
                sandbox.read_webhook(headers, body, now_ms)
            }
        }
    }

    fn get_stripe(&self) -> Result<&Stripe, PaymentError> {
        let provider = Provider::Stripe;
        self.stripe.as_ref().ok_or(PaymentError::NotConfigured { provider })
    }

    fn get_paypal(&self) -> Result<&PayPal, PaymentError> {
        let provider = Provider::PayPal;
        self.paypal.as_ref().ok_or(PaymentError::NotConfigured { provider })
    }

    fn get_sandbox(&self) -> Result<&Sandbox, PaymentError> {
        let provider = Provider::Sandbox;
        self.sandbox.as_ref().ok_or(PaymentError::NotConfigured { provider })
    }
}
