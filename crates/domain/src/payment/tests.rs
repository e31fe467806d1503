//! Methods per country, their order, and when money may be taken.

use super::{Capture, CreditClass, Method, Provider, Standing, UnknownName, capture, methods, preselected};
use crate::country::Country;

#[test]
fn each_country_is_offered_what_its_people_use() {
    let check = |country, expected: &[Method]| assert_eq!(methods(country), expected, "{country}");
    check(Country::De, &[Method::SepaDebit, Method::PayPal, Method::Card]);
    check(
        Country::At,
        &[Method::Eps, Method::SepaDebit, Method::PayPal, Method::Card],
    );
    check(Country::Fr, &[Method::CartesBancaires, Method::Card, Method::PayPal]);
    check(Country::Be, &[Method::Bancontact, Method::Card, Method::PayPal]);
    check(Country::Se, &[Method::Swish, Method::Card]);
    check(Country::Dk, &[Method::MobilePay, Method::Card]);
    check(Country::Fi, &[Method::MobilePay, Method::Card]);
    check(Country::Gb, &[Method::Card, Method::PayPal]);
}

#[test]
fn credit_never_stands_before_what_is_none_and_is_never_chosen_for_the_buyer() {
    for country in Country::ALL {
        let classes: Vec<CreditClass> = methods(country).into_iter().map(Method::credit_class).collect();
        assert!(classes.is_sorted(), "{country}: {classes:?}");
        assert!(!classes.contains(&CreditClass::Always), "{country}");
        if let Some(method) = preselected(&methods(country)) {
            assert_eq!(method.credit_class(), CreditClass::None, "{country}");
            assert_eq!(methods(country).first(), Some(&method), "{country}");
        }
    }
    assert_eq!(preselected(&methods(Country::Se)), Some(Method::Swish));
    assert_eq!(preselected(&methods(Country::Fi)), None);
}

#[test]
fn a_method_is_offered_only_where_it_moves_the_currency() {
    for country in Country::ALL {
        for method in methods(country) {
            assert!(method.moves(country.currency()), "{country}: {method}");
        }
    }
    assert!(!Method::Swish.moves(Country::Fi.currency()));
    assert!(!Method::SepaDebit.moves(Country::Gb.currency()));
}

#[test]
fn money_for_danish_goods_is_taken_when_they_are_sent() {
    assert_eq!(capture(Country::Dk, true), Capture::OnShipment);
    assert_eq!(capture(Country::Dk, false), Capture::AtOnce);
    for country in Country::ALL.into_iter().filter(|country| *country != Country::Dk) {
        assert_eq!(capture(country, true), Capture::AtOnce, "{country}");
    }
    // Whatever is offered there can reserve.
    assert!(methods(Country::Dk).into_iter().all(Method::can_authorise));
}

#[test]
fn names_are_read_back() {
    for method in Method::ALL {
        assert_eq!(method.to_string().parse(), Ok(method));
    }
    for provider in Provider::ALL {
        assert_eq!(provider.to_string().parse(), Ok(provider));
    }
    for standing in Standing::ALL {
        assert_eq!(standing.to_string().parse(), Ok(standing));
    }
    for capture in Capture::ALL {
        assert_eq!(capture.to_string().parse(), Ok(capture));
    }
    assert_eq!("MobilePay".parse::<Method>(), Err(UnknownName));
}
