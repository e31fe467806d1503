//! Where an order stands.

use std::str::FromStr;

/// Where an order stands. That it was sent is a moment, and what was paid back is a sum of the ledger: neither is a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum OrderState {
    /// Put together, but nobody pressed the order button.
    Draft,
    /// Binding, without money.
    Placed,
    /// The money is reserved and is taken when the parcel leaves.
    Authorised,
    Paid,
    /// Ended by somebody.
    Cancelled,
    /// Ended because no money came.
    Expired,
}

impl OrderState {
    pub const ALL: [OrderState; 6] = [
        OrderState::Draft,
        OrderState::Placed,
        OrderState::Authorised,
        OrderState::Paid,
        OrderState::Cancelled,
        OrderState::Expired,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            OrderState::Draft => "draft",
            OrderState::Placed => "placed",
            OrderState::Authorised => "authorised",
            OrderState::Paid => "paid",
            OrderState::Cancelled => "cancelled",
            OrderState::Expired => "expired",
        }
    }

    /// Whether nothing is to be sold by it any more.
    pub const fn is_ended(self) -> bool {
        matches!(self, OrderState::Cancelled | OrderState::Expired)
    }
}

/// The text is no state's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownState;

impl FromStr for OrderState {
    type Err = UnknownState;

    fn from_str(name: &str) -> Result<Self, UnknownState> {
        let mut states = OrderState::ALL.into_iter();
        states.find(|state| state.name() == name).ok_or(UnknownState)
    }
}
