//! Ways to pay: which there are in a country, in which order the law wants them, when the money may be taken, and what
//! a provider can say of a payment. Talking to providers is the crate `payments`.

use std::fmt;
use std::str::FromStr;

use crate::country::Country;
use crate::money::Currency;

/// Who moves the money.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Provider {
    /// Moves none: for trying the shop out.
    Sandbox,
    Stripe,
    PayPal,
}

impl Provider {
    pub const ALL: [Provider; 3] = [Provider::Sandbox, Provider::Stripe, Provider::PayPal];

    pub const fn name(self) -> &'static str {
        match self {
            Provider::Sandbox => "sandbox",
            Provider::Stripe => "stripe",
            Provider::PayPal => "paypal",
        }
    }
}

/// How a buyer pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Method {
    Card,
    CartesBancaires,
    SepaDebit,
    Bancontact,
    Eps,
    Swish,
    MobilePay,
    PayPal,
    Klarna,
}

/// Whether a buyer who chooses the method may take up credit with it, in the order in which Finland (and, more loosely,
/// Sweden) want methods listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CreditClass {
    None,
    /// Some who use it pay from an account, others by credit: cards, and wallets that hold cards.
    Maybe,
    Always,
}

impl CreditClass {
    pub const ALL: [CreditClass; 3] = [CreditClass::None, CreditClass::Maybe, CreditClass::Always];

    pub const fn name(self) -> &'static str {
        match self {
            CreditClass::None => "none",
            CreditClass::Maybe => "maybe",
            CreditClass::Always => "always",
        }
    }
}

impl Method {
    pub const ALL: [Method; 9] = [
        Method::Card,
        Method::CartesBancaires,
        Method::SepaDebit,
        Method::Bancontact,
        Method::Eps,
        Method::Swish,
        Method::MobilePay,
        Method::PayPal,
        Method::Klarna,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            Method::Card => "card",
            Method::CartesBancaires => "cartes_bancaires",
            Method::SepaDebit => "sepa_debit",
            Method::Bancontact => "bancontact",
            Method::Eps => "eps",
            Method::Swish => "swish",
            Method::MobilePay => "mobilepay",
            Method::PayPal => "paypal",
            Method::Klarna => "klarna",
        }
    }

    pub const fn credit_class(self) -> CreditClass {
        match self {
            Method::SepaDebit | Method::Bancontact | Method::Eps | Method::Swish => CreditClass::None,
            Method::Card | Method::CartesBancaires | Method::MobilePay | Method::PayPal => CreditClass::Maybe,
            Method::Klarna => CreditClass::Always,
        }
    }

    /// Whether money can be reserved at first and taken later. Bank transfers and debits cannot.
    pub const fn can_authorise(self) -> bool {
        match self {
            Method::Card | Method::CartesBancaires | Method::MobilePay | Method::PayPal | Method::Klarna => true,
            Method::SepaDebit | Method::Bancontact | Method::Eps | Method::Swish => false,
        }
    }

    /// Whether the provider can keep it for a later order that the buyer makes on the site. PayPal advises against
    /// saving during a purchase, and the others need the bank's step each time.
    pub const fn can_be_saved(self) -> bool {
        matches!(self, Method::Card | Method::CartesBancaires | Method::SepaDebit)
    }

    /// Whether the method moves money of this currency.
    pub const fn moves(self, currency: Currency) -> bool {
        match self {
            Method::Card | Method::PayPal | Method::Klarna => true,
            Method::CartesBancaires | Method::SepaDebit | Method::Bancontact | Method::Eps => {
                matches!(currency, Currency::Eur)
            }
            Method::Swish => matches!(currency, Currency::Sek),
            Method::MobilePay => matches!(currency, Currency::Dkk | Currency::Eur),
        }
    }
}

/// The methods of a country, in the order in which they are offered: no credit first, then what may be credit. Buying on
/// credit alone is regulated lending (Directive (EU) 2023/2225), so nothing that always is one is offered.
///
/// The order is law in Sweden and Finland and harmless elsewhere, so there is one rule for all.
pub fn methods(country: Country) -> Vec<Method> {
    let mut methods = customary(country).to_vec();
    methods.retain(|method| method.moves(country.currency()));
    // Stable: within a class the order is that of the country's habits.
    methods.sort_by_key(|method| method.credit_class());
    methods
}

/// The one of the methods that may be chosen for the buyer: never one that can be credit.
pub fn preselected(methods: &[Method]) -> Option<Method> {
    let mut methods = methods.iter().copied();
    methods.find(|method| method.credit_class() == CreditClass::None)
}

/// What people of the country are used to, most used first.
const fn customary(country: Country) -> &'static [Method] {
    match country {
        Country::De => &[Method::PayPal, Method::SepaDebit, Method::Card],
        Country::At => &[Method::Eps, Method::PayPal, Method::SepaDebit, Method::Card],
        Country::Fr => &[Method::CartesBancaires, Method::Card, Method::PayPal],
        Country::Be => &[Method::Bancontact, Method::Card, Method::PayPal],
        Country::Se => &[Method::Swish, Method::Card],
        Country::Dk | Country::Fi => &[Method::MobilePay, Method::Card],
        Country::Gb => &[Method::Card, Method::PayPal],
    }
}

/// When the money is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Capture {
    AtOnce,
    /// Reserved with the order, taken when the parcel goes.
    OnShipment,
}

impl Capture {
    pub const ALL: [Capture; 2] = [Capture::AtOnce, Capture::OnShipment];

    pub const fn name(self) -> &'static str {
        match self {
            Capture::AtOnce => "at_once",
            Capture::OnShipment => "on_shipment",
        }
    }
}

/// Danish traders may not take the money before the goods are sent; what is not sent is delivered with the payment.
pub const fn capture(country: Country, has_goods_to_send: bool) -> Capture {
    if matches!(country, Country::Dk) && has_goods_to_send {
        Capture::OnShipment
    } else {
        Capture::AtOnce
    }
}

/// What the provider says of an attempt to pay, in our words. A status we do not know is `Pending`: the only one from
/// which nothing follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Standing {
    Pending,
    /// Reserved, not taken.
    Authorised,
    Paid,
    Failed,
    Cancelled,
    Expired,
}

impl Standing {
    pub const ALL: [Standing; 6] = [
        Standing::Pending,
        Standing::Authorised,
        Standing::Paid,
        Standing::Failed,
        Standing::Cancelled,
        Standing::Expired,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            Standing::Pending => "pending",
            Standing::Authorised => "authorised",
            Standing::Paid => "paid",
            Standing::Failed => "failed",
            Standing::Cancelled => "cancelled",
            Standing::Expired => "expired",
        }
    }

    /// Whether no money came and none will.
    pub const fn is_lost(self) -> bool {
        matches!(self, Standing::Failed | Standing::Cancelled | Standing::Expired)
    }
}

/// The text is the name of none of them.
#[derive(Debug, PartialEq, Eq)]
pub struct UnknownName;

/// Each of these has a `name` that tables and the API use; this reads and prints it.
macro_rules! named {
    ($($kind:ty),+) => {$(
        impl fmt::Display for $kind {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }

        impl FromStr for $kind {
            type Err = UnknownName;

            fn from_str(name: &str) -> Result<Self, UnknownName> {
                <$kind>::ALL.into_iter().find(|known| known.name() == name).ok_or(UnknownName)
            }
        }
    )+};
}

named!(Provider, Method, CreditClass, Capture, Standing);

#[cfg(test)]
mod tests;
