//! What baskets cost, by table and over random ones.

use proptest::prelude::{Just, Strategy, any, prop_assert, prop_assert_eq, prop_oneof, proptest};

use super::{MAX_LINES, MAX_QUANTITY, Quote, QuoteFault, QuoteItem, VatPart, quote};
use crate::catalog::Sku;
use crate::coupon::Reduction;
use crate::money::{Currency, Money};
use crate::vat::{TaxClass, VatRate};

const fn euro(minor: i64) -> Money {
    Money::new(minor, Currency::Eur)
}

fn item(price: i64, quantity: u32, permille: u16) -> QuoteItem {
    QuoteItem {
        sku: Sku {
            product: "daily-trio".to_owned(),
            units: 1,
        },
        quantity,
        price: euro(price),
        tax_class: TaxClass::SuppSolid,
        rate: VatRate::from_permille(permille),
        is_sent: true,
    }
}

fn digital(price: i64, permille: u16) -> QuoteItem {
    QuoteItem {
        tax_class: TaxClass::Digital,
        is_sent: false,
        ..item(price, 1, permille)
    }
}

fn of(items: Vec<QuoteItem>, reduction: Option<Reduction>) -> Quote {
    quote(Currency::Eur, items, euro(390), reduction).expect("the basket is sound")
}

fn parts(quote: &Quote) -> Vec<(u16, i64, i64)> {
    let part = |part: &VatPart| (part.rate.permille(), part.gross.minor, part.vat.minor);
    quote.vat.iter().map(part).collect()
}

#[test]
fn one_package_and_its_delivery() {
    let quote = of(vec![item(9990, 1, 70)], None);
    assert_eq!(
        (quote.goods, quote.discount, quote.delivery),
        (euro(9990), euro(0), euro(390))
    );
    assert_eq!(quote.total, euro(10380));
    // 10380 × 70 / 1070 = 679.07
    assert_eq!(parts(&quote), [(70, 10380, 679)]);
}

#[test]
fn what_is_not_sent_costs_no_delivery() {
    let quote = of(vec![digital(990, 190)], None);
    assert_eq!((quote.delivery, quote.total), (euro(0), euro(990)));
    assert_eq!(parts(&quote), [(190, 990, 158)]);
}

#[test]
fn delivery_bears_the_rates_of_what_is_sent() {
    // 390 over 9990 at 7 % and 1990 at 19 %: 325.2 and 64.8; the e-book at 19 % takes no part in it.
    let quote = of(vec![item(9990, 1, 70), item(1990, 1, 190), digital(990, 190)], None);
    assert_eq!(quote.total, euro(9990 + 1990 + 990 + 390));
    assert_eq!(parts(&quote), [(70, 10315, 675), (190, 1990 + 990 + 65, 486)]);
}

#[test]
fn a_percentage_is_shared_over_the_lines_to_the_last_cent() {
    let quote = of(
        vec![item(3333, 1, 70), item(3333, 1, 70), item(3334, 1, 190)],
        Some(Reduction::Percent(15)),
    );
    assert_eq!(quote.discount, euro(1500));
    let discounts: Vec<i64> = quote.lines.iter().map(|line| line.discount.minor).collect();
    assert_eq!(discounts, [500, 500, 500]);
    assert_eq!(quote.total, euro(10000 - 1500 + 390));
}

#[test]
fn an_amount_takes_off_no_more_than_the_goods_cost() {
    let quote = of(
        vec![item(990, 1, 70), item(10, 1, 190)],
        Some(Reduction::Amount(euro(5000))),
    );
    assert_eq!((quote.discount, quote.total), (euro(1000), euro(390)));
    // Nothing is paid for the goods, so delivery is shared by what they would have cost: 386.1 and 3.9.
    assert_eq!(parts(&quote), [(70, 386, 25), (190, 4, 1)]);
}

#[test]
fn a_discount_leaves_what_a_provider_takes() {
    let quote = of(vec![digital(990, 190)], Some(Reduction::Amount(euro(5000))));
    assert_eq!((quote.discount, quote.total), (euro(940), euro(50)));
    let cheap = of(vec![digital(40, 190)], Some(Reduction::Amount(euro(5000))));
    assert_eq!((cheap.discount, cheap.total), (euro(0), euro(40)));
}

#[test]
fn what_cannot_be_priced_is_refused() {
    let check = |items: Vec<QuoteItem>, fault| {
        assert_eq!(quote(Currency::Eur, items, euro(390), None), Err(fault));
    };
    check(vec![], QuoteFault::Empty);
    check(vec![item(990, 0, 70)], QuoteFault::Empty);
    check(vec![item(990, MAX_QUANTITY + 1, 70)], QuoteFault::TooMany);
    check(vec![item(990, 1, 70); MAX_LINES + 1], QuoteFault::TooMany);
    let pounds = QuoteItem {
        price: Money::new(990, Currency::Gbp),
        ..item(990, 1, 70)
    };
    check(vec![item(990, 1, 70), pounds], QuoteFault::OtherCurrency);
    let coupon = Some(Reduction::Amount(Money::new(500, Currency::Sek)));
    assert_eq!(
        quote(Currency::Eur, vec![item(990, 1, 70)], euro(390), coupon),
        Err(QuoteFault::OtherCurrency)
    );
}

fn any_item() -> impl Strategy<Value = QuoteItem> {
    let rates = prop_oneof![
        Just(0u16),
        Just(55),
        Just(60),
        Just(70),
        Just(135),
        Just(190),
        Just(250)
    ];
    (0i64..1_000_000, 1..=MAX_QUANTITY, rates, any::<bool>()).prop_map(|(price, quantity, permille, is_sent)| {
        QuoteItem {
            is_sent,
            ..item(price, quantity, permille)
        }
    })
}

fn any_reduction() -> impl Strategy<Value = Option<Reduction>> {
    prop_oneof![
        Just(None),
        (1u8..=90).prop_map(|percent| Some(Reduction::Percent(percent))),
        (0i64..2_000_000).prop_map(|minor| Some(Reduction::Amount(euro(minor)))),
    ]
}

proptest! {
    #[test]
    fn no_cent_appears_or_is_lost(
        items in proptest::collection::vec(any_item(), 1..=MAX_LINES),
        delivery in 0i64..2_000,
        reduction in any_reduction(),
    ) {
        let has_parcel = items.iter().any(|item| item.is_sent);
        let quote = quote(Currency::Eur, items, euro(delivery), reduction).expect("the basket is sound");
        let sum = |amounts: Vec<Money>| Money::sum(Currency::Eur, amounts);

        prop_assert_eq!(quote.delivery, if has_parcel { euro(delivery) } else { euro(0) });
        prop_assert_eq!(sum(quote.lines.iter().map(|line| line.gross).collect()), quote.goods);
        prop_assert_eq!(sum(quote.lines.iter().map(|line| line.discount).collect()), quote.discount);
        prop_assert_eq!(sum(quote.lines.iter().map(|line| line.total).collect()).plus(quote.delivery), quote.total);
        prop_assert_eq!(sum(quote.vat.iter().map(|part| part.gross).collect()), quote.total);
        for line in &quote.lines {
            prop_assert_eq!(line.gross, line.item.price.times(line.item.quantity));
            prop_assert_eq!(line.gross.minus(line.discount), line.total);
            prop_assert!(line.discount.minor >= 0 && line.total.minor >= 0);
        }
        for part in &quote.vat {
            // vat = round(gross × r / (1000 + r)), half up
            let rate = i64::from(part.rate.permille());
            let doubled = 2 * part.gross.minor * rate;
            let rounded = 2 * part.vat.minor * (1000 + rate);
            prop_assert!(doubled - (1000 + rate) < rounded && rounded <= doubled + (1000 + rate));
            prop_assert!(part.vat.minor >= 0 && part.vat.minor <= part.gross.minor);
        }
        prop_assert!(quote.vat.is_sorted_by(|a, b| a.rate < b.rate));
        prop_assert!(quote.discount.minor <= quote.goods.minor);
        let least = Currency::Eur.least_payment().minor.min(quote.goods.minor + quote.delivery.minor);
        prop_assert!(quote.total.minor >= least);
    }
}
