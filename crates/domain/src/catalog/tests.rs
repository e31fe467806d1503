//! The 30-day rule and the rule of ends as tables, and what must hold for any history.

use std::collections::BTreeMap;

use proptest::prelude::{Strategy, prop, proptest};

use super::timeline::Timeline;
use super::{
    Availability, CampaignPrice, CampaignRefusal, CampaignTerm, Catalog, CatalogFacts, NewCampaign, PriceRefusal,
    Prior, RegularPrice, Sku,
};
use crate::calendar::LocalTime;
use crate::country::Country;
use crate::money::{Currency, Money};

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// The moment that tables call day 0: 2026-11-15T12:00:00Z.
const ZERO_MS: i64 = 1_794_744_000_000;

fn at(day: i64) -> i64 {
    ZERO_MS + day * DAY_MS
}

const fn euro(minor: i64) -> Money {
    Money::new(minor, Currency::Eur)
}

fn trio() -> Sku {
    Sku::new("daily-trio", 1)
}

fn term(name: &str, from_day: i64, to_day: i64) -> CampaignTerm {
    CampaignTerm {
        name: name.to_owned(),
        starts_at_ms: at(from_day),
        ends_at_ms: at(to_day),
    }
}

/// A catalog of one package in Germany: regular prices by the day they begin, and campaigns as (price, from, to).
fn catalog(regular: &[(i64, i64)], campaigns: &[(i64, i64, i64)]) -> Catalog {
    let price = |&(minor, day): &(i64, i64)| RegularPrice {
        sku: trio(),
        country: Country::De,
        price: euro(minor),
        from_ms: at(day),
    };
    let campaign = |(index, &(minor, from_day, to_day)): (usize, &(i64, i64, i64))| CampaignPrice {
        sku: trio(),
        country: Country::De,
        price: euro(minor),
        term: term(&format!("sale-{index}"), from_day, to_day),
    };
    Catalog::from(CatalogFacts {
        revision: 1,
        prices: regular.iter().map(price).collect(),
        campaign_prices: campaigns.iter().enumerate().map(campaign).collect(),
        stock: BTreeMap::new(),
    })
}

/// Price and struck price on a day.
fn shown(catalog: &Catalog, day: i64) -> (i64, Option<(i64, u32)>) {
    let offered = catalog.offered(&trio(), Country::De, at(day)).expect("a price");
    let prior = offered.prior.map(|prior| (prior.price.minor, prior.percent));
    (offered.price.minor, prior)
}

#[test]
fn a_struck_price_is_the_lowest_of_the_thirty_days_before_the_reduction() {
    for (name, regular, campaigns, day, expected) in [
        // The table of the law: 49 → 39 from day −20 to −10 → 49, then 35.
        (
            "an earlier campaign counts",
            &[(4900, -100)][..],
            &[(3900, -20, -10), (3500, 0, 5)][..],
            0,
            (3500, Some((3900, 10))),
        ),
        (
            "a new package has no past",
            &[(4900, -5)],
            &[(3500, 0, 5)],
            0,
            (3500, None),
        ),
        ("29 days are too few", &[(4900, -29)], &[(3500, 0, 5)], 0, (3500, None)),
        (
            "30 days are enough",
            &[(4900, -30)],
            &[(3500, 0, 5)],
            0,
            (3500, Some((4900, 28))),
        ),
        (
            "the comparison stays to the end",
            &[(4900, -30)],
            &[(3500, 0, 20)],
            19,
            (3500, Some((4900, 28))),
        ),
        (
            "after the end nothing is struck",
            &[(4900, -100)],
            &[(3500, 0, 5)],
            5,
            (4900, None),
        ),
        (
            "before the start neither",
            &[(4900, -100)],
            &[(3500, 0, 5)],
            -1,
            (4900, None),
        ),
        (
            "what ended 30 days ago is forgotten",
            &[(4900, -100)],
            &[(3900, -40, -30), (3500, 0, 5)],
            0,
            (3500, Some((4900, 28))),
        ),
        (
            "a day less is not",
            &[(4900, -100)],
            &[(3900, -40, -29), (3500, 0, 5)],
            0,
            (3500, Some((3900, 10))),
        ),
        (
            "a price raised for show counts for nothing",
            &[(3900, -100), (5900, -10)],
            &[(3900, 0, 5)],
            0,
            (3900, None),
        ),
    ] {
        assert_eq!(shown(&catalog(regular, campaigns), day), expected, "{name}");
    }
}

#[test]
fn a_lowered_regular_price_is_a_reduction_for_thirty_days() {
    for (name, regular, campaigns, day, expected) in [
        (
            "a lowered regular price is told",
            &[(4900, -100), (3900, 0)][..],
            &[][..],
            0,
            (3900, Some((4900, 20))),
        ),
        (
            "for 30 days",
            &[(4900, -100), (3900, 0)],
            &[],
            29,
            (3900, Some((4900, 20))),
        ),
        ("and no longer", &[(4900, -100), (3900, 0)], &[], 30, (3900, None)),
        ("a raised one is not", &[(3900, -100), (4900, 0)], &[], 0, (4900, None)),
        (
            "lowered twice: the lower one counts",
            &[(4900, -100), (4500, -5), (4000, 0)],
            &[],
            0,
            (4000, Some((4500, 11))),
        ),
        (
            "lowered below a campaign of late",
            &[(4900, -100), (4500, 0)],
            &[(4000, -20, -10)],
            0,
            (4500, None),
        ),
        (
            "a campaign since then was cheaper",
            &[(4900, -100), (4500, 0)],
            &[(4000, 2, 4)],
            5,
            (4500, None),
        ),
        (
            "below one percent nothing is said",
            &[(10_000, -100), (9901, 0)],
            &[],
            0,
            (9901, None),
        ),
        (
            "one percent is",
            &[(10_000, -100), (9900, 0)],
            &[],
            0,
            (9900, Some((10_000, 1))),
        ),
        (
            "a campaign above the regular price is none",
            &[(4900, -100), (3000, 1)],
            &[(3500, 0, 5)],
            2,
            (3000, Some((3500, 14))),
        ),
    ] {
        assert_eq!(shown(&catalog(regular, campaigns), day), expected, "{name}");
    }
}

#[test]
fn the_campaign_that_makes_the_price_is_named_while_it_runs() {
    let catalog = catalog(&[(4900, -100)], &[(3500, 0, 5)]);
    let campaign = |day| {
        catalog
            .offered(&trio(), Country::De, at(day))
            .and_then(|offered| offered.campaign)
    };
    assert_eq!(campaign(-1), None);
    assert_eq!(campaign(0), Some(term("sale-0", 0, 5)));
    assert_eq!(campaign(5), None);
    assert_eq!(
        catalog.campaign("sale-0", Country::De, at(4)),
        Some(term("sale-0", 0, 5))
    );
    assert_eq!(catalog.campaign("sale-0", Country::De, at(5)), None);
    assert_eq!(catalog.campaign("sale-0", Country::Fr, at(4)), None);
    assert_eq!(catalog.campaign("other", Country::De, at(4)), None);
}

#[test]
fn what_has_no_price_is_not_offered() {
    let catalog = catalog(&[(4900, 0)], &[]);
    assert_eq!(catalog.offered(&trio(), Country::Fr, at(1)), None);
    assert_eq!(catalog.offered(&Sku::new("daily-trio", 3), Country::De, at(1)), None);
    // By the clock of another server it has a price already.
    assert_eq!(shown(&catalog, -1), (4900, None));
}

#[test]
fn a_catalog_knows_when_it_will_look_different() {
    let of = |regular: &[(i64, i64)], campaigns: &[(i64, i64, i64)], day| {
        let next = catalog(regular, campaigns).changes_after(at(day));
        next.map(|next_ms| next_ms - ZERO_MS)
    };
    assert_eq!(of(&[(4900, -100)], &[(3500, 2, 5)], 0), Some(2 * DAY_MS));
    assert_eq!(of(&[(4900, -100)], &[(3500, 2, 5)], 2), Some(5 * DAY_MS));
    assert_eq!(of(&[(4900, -100), (3900, 0)], &[], 1), Some(30 * DAY_MS));
    // 2027-12-31T23:00:00Z: midnight in Sweden, when its tax on food rises.
    let midnight_ms = 1_830_294_000_000;
    assert_eq!(catalog(&[(4900, -100)], &[]).changes_after(ZERO_MS), Some(midnight_ms));
}

#[test]
fn a_package_is_sold_out_when_fewer_units_are_left_than_it_holds() {
    let of = |left: Option<u32>, units| {
        let sku = Sku::new("daily-trio", units);
        let facts = CatalogFacts {
            revision: 1,
            prices: vec![RegularPrice {
                sku: sku.clone(),
                country: Country::De,
                price: euro(4900),
                from_ms: at(0),
            }],
            stock: left.map(|left| ("daily-trio".to_owned(), left)).into_iter().collect(),
            ..CatalogFacts::default()
        };
        let offered = Catalog::from(facts).offered(&sku, Country::De, at(0));
        offered.expect("a price").availability
    };
    assert_eq!(of(None, 6), Availability::InStock);
    assert_eq!(of(Some(6), 6), Availability::InStock);
    assert_eq!(of(Some(5), 6), Availability::SoldOut);
    assert_eq!(of(Some(0), 1), Availability::SoldOut);
}

#[test]
fn a_regular_price_never_takes_the_place_of_a_campaign() {
    let catalog = catalog(&[(4900, -100)], &[(3500, 0, 5)]);
    let check = |minor, day| catalog.check_price(&trio(), Country::De, euro(minor), at(day));
    let abroad = catalog.check_price(&trio(), Country::Fr, euro(100), at(0));
    assert_eq!(abroad, Err(PriceRefusal::Unpriced));
    let running = PriceRefusal::AsInCampaign {
        campaign: "sale-0".to_owned(),
        price: euro(3500),
        ends: LocalTime::of(Country::De, at(5)),
    };
    let over = PriceRefusal::TooSoonAfterCampaign {
        campaign: "sale-0".to_owned(),
        price: euro(3500),
        free_from: LocalTime::of(Country::De, at(35)),
    };
    for (minor, day, expected) in [
        (0, 0, Err(PriceRefusal::NotPositive)),
        (4900, 0, Err(PriceRefusal::Unchanged)),
        (3501, 0, Ok(())),
        (3500, -1, Err(running.clone())),
        (3500, 0, Err(running.clone())),
        (3400, 4, Err(running)),
        (3500, 5, Err(over.clone())),
        (3400, 34, Err(over)),
        (3501, 34, Ok(())),
        (3500, 35, Ok(())),
        (9900, 0, Ok(())),
    ] {
        assert_eq!(check(minor, day), expected, "{minor} on day {day}");
    }
}

/// A campaign for the package, to be made on day 0.
fn sale(minor: i64, from_day: i64, to_day: i64) -> NewCampaign {
    NewCampaign {
        name: "new-sale".parse().expect("a name"),
        country: Country::De,
        starts_at_ms: at(from_day),
        ends_at_ms: at(to_day),
        prices: vec![(trio(), euro(minor))],
    }
}

#[test]
fn an_offer_that_was_over_does_not_come_back_for_thirty_days() {
    // One campaign that ended on day −5, one from day 60 to 65.
    let catalog = catalog(&[(4900, -100)], &[(3500, -10, -5), (3000, 60, 65)]);
    let local = |day| LocalTime::of(Country::De, at(day));
    let after = CampaignRefusal::TooSoonAfter {
        sku: trio(),
        campaign: "sale-0".to_owned(),
        price: euro(3500),
        free_from: local(25),
    };
    let before = CampaignRefusal::TooSoonBefore {
        sku: trio(),
        campaign: "sale-1".to_owned(),
        price: euro(3000),
        starts: local(60),
    };
    let overlaps = CampaignRefusal::Overlaps {
        sku: trio(),
        campaign: "sale-1".to_owned(),
        ends: local(65),
    };
    for (new, expected) in [
        (sale(3500, 0, 3), Err(after.clone())),
        (sale(3400, 24, 28), Err(after)),
        (sale(3501, 0, 3), Ok(())),
        (sale(3500, 25, 30), Ok(())),
        (sale(3500, 25, 31), Err(before)),
        (sale(2900, 25, 31), Ok(())),
        (sale(2900, 58, 61), Err(overlaps)),
        (sale(3000, 95, 99), Ok(())),
        (sale(3000, -1, 3), Err(CampaignRefusal::StartsInThePast)),
        (sale(3000, 3, 3), Err(CampaignRefusal::EndsBeforeItStarts)),
        (sale(3000, 100, 163), Err(CampaignRefusal::TooLong)),
        (sale(3000, 401, 402), Err(CampaignRefusal::StartsTooFarAhead)),
        (
            sale(4900, 100, 101),
            Err(CampaignRefusal::NotLower {
                sku: trio(),
                price: euro(4900),
                regular: euro(4900),
            }),
        ),
    ] {
        assert_eq!(catalog.check_campaign(&new, at(0)), expected, "{new:?}");
    }
}

#[test]
fn a_campaign_names_each_package_once_and_only_what_has_a_price() {
    let catalog = catalog(&[(4900, -100)], &[]);
    let with = |prices: Vec<(Sku, Money)>| NewCampaign {
        prices,
        ..sale(0, 1, 2)
    };
    let check = |new: &NewCampaign| catalog.check_campaign(new, at(0));
    assert_eq!(check(&with(vec![])), Err(CampaignRefusal::NoPrices));
    let twice = with(vec![(trio(), euro(3500)), (trio(), euro(3400))]);
    assert_eq!(check(&twice), Err(CampaignRefusal::Twice(trio())));
    let unknown = Sku::new("daily-trio", 9);
    let unpriced = with(vec![(unknown.clone(), euro(3500))]);
    assert_eq!(check(&unpriced), Err(CampaignRefusal::Unpriced(unknown)));
    let abroad = NewCampaign {
        country: Country::Fr,
        ..sale(3500, 1, 2)
    };
    assert_eq!(check(&abroad), Err(CampaignRefusal::Unpriced(trio())));
}

#[test]
fn a_name_of_a_package_is_read_as_it_is_printed() {
    for (text, product, units) in [
        ("daily-trio-3", "daily-trio", 3),
        ("a-1", "a", 1),
        ("light-2-12", "light-2", 12),
    ] {
        assert_eq!(text.parse(), Ok(Sku::new(product, units)));
        assert_eq!(Sku::new(product, units).to_string(), text);
    }
    for wrong in [
        "",
        "daily",
        "-3",
        "daily-",
        "daily-0",
        "daily-03",
        "daily-+3",
        "Daily-3",
        "a b-3",
        "daily-99999999999",
    ] {
        assert!(wrong.parse::<Sku>().is_err(), "{wrong}");
    }
    assert!(format!("{}-1", "a".repeat(79)).parse::<Sku>().is_err());
}

#[test]
fn nothing_is_struck_through_if_it_was_cheaper_while_the_campaign_ran() {
    let mut timeline = Timeline::default();
    let hour = |hours: i64| ZERO_MS + hours * HOUR_MS;
    timeline.add_regular(euro(6948), hour(-1660));
    timeline.add_regular(euro(100), hour(-87));
    timeline.add_regular(euro(6879), hour(-2));
    let term = CampaignTerm {
        name: "sale".to_owned(),
        starts_at_ms: hour(-87),
        ends_at_ms: hour(1),
    };
    timeline.add_campaign(euro(101), term);
    assert_eq!(timeline.at(ZERO_MS).map(|now| now.price), Some(euro(101)));
    assert_eq!(timeline.prior(ZERO_MS), None);
}

type History = (Vec<(i64, i64)>, Option<(i64, i64, i64)>);

/// A history of regular prices, oldest first, all at whole hours of the last hundred days, and a campaign.
fn histories() -> impl Strategy<Value = History> {
    let price = 100_i64..20_000;
    let regular = prop::collection::vec((price.clone(), -2400_i64..0), 1..8);
    let campaign = prop::option::of((price, -2400_i64..0, 1_i64..1400));
    (regular, campaign)
}

const HOUR_MS: i64 = 60 * 60 * 1000;

proptest! {
    #[test]
    fn a_struck_price_is_never_higher_than_anything_that_was_paid_in_the_thirty_days_before((regular, campaign) in histories()) {
        let facts = CatalogFacts {
            revision: 1,
            prices: regular.iter().map(|&(minor, hour)| RegularPrice {
                sku: trio(),
                country: Country::De,
                price: euro(minor),
                from_ms: ZERO_MS + hour * HOUR_MS,
            }).collect(),
            campaign_prices: campaign.iter().map(|&(minor, from, hours)| CampaignPrice {
                sku: trio(),
                country: Country::De,
                price: euro(minor),
                term: CampaignTerm {
                    name: "sale".to_owned(),
                    starts_at_ms: ZERO_MS + from * HOUR_MS,
                    ends_at_ms: ZERO_MS + (from + hours) * HOUR_MS,
                },
            }).collect(),
            stock: BTreeMap::new(),
        };
        let catalog = Catalog::from(facts);
        let price_at = |hour: i64| {
            let offered = catalog.offered(&trio(), Country::De, ZERO_MS + hour * HOUR_MS);
            offered.map(|offered| offered.price.minor)
        };
        let offered = catalog.offered(&trio(), Country::De, ZERO_MS).expect("every history began before");
        let Some(Prior { price: prior, percent }) = offered.prior else { return Ok(()) };
        // The reduction began when the price became what it is now, or at a change to the same price later than that.
        let began = (-2401..0).rev().find(|hour| price_at(*hour) != Some(offered.price.minor));
        let began = began.expect("a reduction has a before") + 1;
        assert!(prior.minor > offered.price.minor);
        assert_eq!(i64::from(percent), (prior.minor - offered.price.minor) * 100 / prior.minor);
        assert!(percent >= 1);
        for hour in began - 720..began {
            assert!(price_at(hour).is_some_and(|paid| paid >= prior.minor), "{hour}");
        }
    }
}
