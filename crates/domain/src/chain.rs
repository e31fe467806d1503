//! Offers to somebody who has just paid: whether one is shown, and how it would be paid. Decided before its page is shown, so
//! that nobody is offered what they cannot buy, and always with a reason that can be read afterwards.

use crate::payment::Method;

/// What is known of the buyer's first order and of the package that would be offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "facts that hold independently of each other"
)]
pub struct OfferFacts {
    /// The money of the first order is certain.
    pub is_paid: bool,
    /// The buyer withdrew from it.
    pub is_withdrawn: bool,
    /// The package has a price in the buyer's country.
    pub is_sold: bool,
    pub is_sold_out: bool,
    /// The buyer has it already, and nobody needs it twice.
    pub is_bought: bool,
    /// How the first order was paid.
    pub method: Option<Method>,
    /// The buyer agreed to pay further orders of this visit by the same method.
    pub may_be_charged_again: bool,
    /// The provider keeps the method.
    pub has_saved_method: bool,
}

/// What becomes of an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    Show(Paying),
    Skip(Skip),
}

/// How an offer would be paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paying {
    /// By the method of the first order, at the press of its order button.
    Again,
    /// On the provider's page, as any order.
    Anew(Why),
}

/// Why an offer has to be paid anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    MethodCannotBeSaved,
    BuyerDidNotAgree,
    ProviderSavedNone,
}

/// Why an offer is not shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Skip {
    NotPaid,
    Withdrawn,
    NotSold,
    SoldOut,
    Bought,
}

impl Decision {
    /// As logs have it.
    pub const fn name(self) -> &'static str {
        match self {
            Decision::Show(Paying::Again) => "shown: the method of the first order pays it",
            Decision::Show(Paying::Anew(Why::MethodCannotBeSaved)) => "shown, paid anew: the method cannot be kept",
            Decision::Show(Paying::Anew(Why::BuyerDidNotAgree)) => {
                "shown, paid anew: the buyer did not agree to keep it"
            }
            Decision::Show(Paying::Anew(Why::ProviderSavedNone)) => "shown, paid anew: the provider kept no method",
            Decision::Skip(Skip::NotPaid) => "skipped: the first order is not paid",
            Decision::Skip(Skip::Withdrawn) => "skipped: the buyer withdrew from the first order",
            Decision::Skip(Skip::NotSold) => "skipped: it is not sold in this country",
            Decision::Skip(Skip::SoldOut) => "skipped: it is sold out",
            Decision::Skip(Skip::Bought) => "skipped: the buyer has it already",
        }
    }
}

/// Decides about an offer.
pub fn decide(facts: OfferFacts) -> Decision {
    let skips = [
        (!facts.is_paid, Skip::NotPaid),
        (facts.is_withdrawn, Skip::Withdrawn),
        (!facts.is_sold, Skip::NotSold),
        (facts.is_sold_out, Skip::SoldOut),
        (facts.is_bought, Skip::Bought),
    ];
    let skip = skips.into_iter().find(|(applies, _)| *applies);
    match skip {
        Some((_, skip)) => Decision::Skip(skip),
        None => Decision::Show(paying(facts)),
    }
}

fn paying(facts: OfferFacts) -> Paying {
    if !facts.method.is_some_and(Method::can_be_saved) {
        Paying::Anew(Why::MethodCannotBeSaved)
    } else if !facts.may_be_charged_again {
        Paying::Anew(Why::BuyerDidNotAgree)
    } else if !facts.has_saved_method {
        Paying::Anew(Why::ProviderSavedNone)
    } else {
        Paying::Again
    }
}

#[cfg(test)]
mod tests {
    use super::{Decision, OfferFacts, Paying, Skip, Why, decide};
    use crate::payment::Method;

    /// Somebody who paid by card and agreed to everything.
    const READY: OfferFacts = OfferFacts {
        is_paid: true,
        is_withdrawn: false,
        is_sold: true,
        is_sold_out: false,
        is_bought: false,
        method: Some(Method::Card),
        may_be_charged_again: true,
        has_saved_method: true,
    };

    #[test]
    fn who_agreed_and_whose_method_is_kept_pays_by_one_press() {
        assert_eq!(decide(READY), Decision::Show(Paying::Again));
    }

    #[test]
    fn who_cannot_be_charged_again_pays_as_usual_and_is_never_left_out() {
        let anew = |facts| match decide(facts) {
            Decision::Show(Paying::Anew(why)) => why,
            other => panic!("{other:?}"),
        };
        let swish = OfferFacts {
            method: Some(Method::Swish),
            ..READY
        };
        assert_eq!(anew(swish), Why::MethodCannotBeSaved);
        let paypal = OfferFacts {
            method: Some(Method::PayPal),
            ..READY
        };
        assert_eq!(anew(paypal), Why::MethodCannotBeSaved);
        let silent = OfferFacts {
            may_be_charged_again: false,
            ..READY
        };
        assert_eq!(anew(silent), Why::BuyerDidNotAgree);
        let forgotten = OfferFacts {
            has_saved_method: false,
            ..READY
        };
        assert_eq!(anew(forgotten), Why::ProviderSavedNone);
    }

    #[test]
    fn what_nobody_can_or_wants_to_buy_is_skipped_for_a_reason() {
        for (facts, skip) in [
            (
                OfferFacts {
                    is_paid: false,
                    ..READY
                },
                Skip::NotPaid,
            ),
            (
                OfferFacts {
                    is_withdrawn: true,
                    ..READY
                },
                Skip::Withdrawn,
            ),
            (
                OfferFacts {
                    is_sold: false,
                    ..READY
                },
                Skip::NotSold,
            ),
            (
                OfferFacts {
                    is_sold_out: true,
                    ..READY
                },
                Skip::SoldOut,
            ),
            (
                OfferFacts {
                    is_bought: true,
                    ..READY
                },
                Skip::Bought,
            ),
        ] {
            assert_eq!(decide(facts), Decision::Skip(skip));
        }
    }
}
