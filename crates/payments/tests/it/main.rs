//! The providers, as far as they can be had without a network: the sandbox, stand-ins that are held against the providers'
//! own descriptions, and a fake Stripe that nobody here wrote.

mod descriptions;
mod localstripe;
mod paypal;
mod sandbox;
mod scene;
mod secrets;
#[path = "stand_ins/doubles.rs"]
mod stand_ins;
mod stripe;
mod stripe_again;
