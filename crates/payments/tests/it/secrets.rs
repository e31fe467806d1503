//! No secret is ever printed.

use domain::payment::Provider;
use payments::PaymentError;

use crate::scene::{at_stripe, expected, paypal_settings, sandbox_settings, start, stripe_settings};

#[test]
fn settings_print_without_their_secrets() {
    let folder = tempfile::tempdir().unwrap();
    for settings in [
        stripe_settings("http://x"),
        paypal_settings("http://x"),
        sandbox_settings(folder.path()),
    ] {
        let printed = format!("{settings:?}");
        for secret in ["sk_test_stand_in", "whsec_stand_in", "\"secret\"", "whsec_sandbox"] {
            assert!(!printed.contains(secret), "{printed}");
        }
    }
}

#[tokio::test]
async fn errors_name_a_code_and_nothing_else() {
    let (gateway, _desk) = at_stripe().await;
    let error = gateway
        .settle(Provider::Stripe, "cs_sk_live_1", &expected(&start(1)))
        .await
        .unwrap_err();
    assert_eq!(error.to_string(), "stripe refused: resource_missing");
    let gateway = crate::scene::gateway(&stripe_settings("http://user:sk_test_stand_in@127.0.0.1:1"));
    let error = gateway.start(&start(1)).await.unwrap_err();
    assert_eq!(error.to_string(), "stripe cannot be reached: there is no connection");
    for printed in [format!("{error:?}"), error.to_string()] {
        assert!(
            !printed.contains("sk_test") && !printed.contains("127.0.0.1"),
            "{printed}"
        );
    }
}

#[tokio::test]
async fn who_is_not_set_up_says_so() {
    let (gateway, _desk) = at_stripe().await;
    let missing = |provider| PaymentError::NotConfigured { provider };
    let asked = gateway.settle(Provider::PayPal, "1", &expected(&start(1))).await;
    assert_eq!(asked, Err(missing(Provider::PayPal)));
    let cancelled = gateway.cancel(Provider::Sandbox, "1").await;
    assert_eq!(cancelled, Err(missing(Provider::Sandbox)));
}
