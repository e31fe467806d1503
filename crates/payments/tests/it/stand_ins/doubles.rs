//! Stand-ins for Stripe and PayPal: stateful, with books of their own, and stricter than we are about keys. The integration
//! tests use them within the process, `examples/payment-doubles.rs` runs them as one of its own.

pub(crate) mod desk;
pub(crate) mod paypal;
pub(crate) mod stripe;
