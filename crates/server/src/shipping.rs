//! Parcels that leave, and money that may only be taken then. The shipment is noted first, so that no money is ever taken for
//! goods that are still here; if this process dies before it is taken, whoever comes next takes it.

use domain::id::OrderId;
use domain::money::Money;
use domain::order::{Attempt, Order, OrderState, Parcel};
use domain::payment::{Capture, Standing};
use payments::{CaptureRequest, Expected, PaymentError};
use store::orders::{list_lines, list_shipped_unpaid, lock_order, mark_shipped};
use store::payment_attempts::find_attempt;
use store::shipments::insert_shipment;
use store::{Reader, StoreError, Writer};

use crate::refunding::Books;
use crate::settle::{enter, idempotency_key};

/// What became of a shipment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shipped {
    /// The money had come before.
    Noted,
    /// The money was taken now.
    Captured(Money),
}

/// Why a shipment was not noted, or its money not taken.
#[derive(Debug, thiserror::Error)]
pub enum ShipError {
    #[error("there is no such order")]
    Unknown,
    #[error("the order is {}: only what is paid or authorised is sent", .0.name())]
    NoMoney(OrderState),
    #[error("the order was sent before")]
    Again,
    #[error("nothing of this order is sent: it is digital")]
    NothingToSend,
    #[error(
        "the buyer withdrew, so nothing is sent: see `trichter withdrawals list`; should they keep the order after all, close it as kept"
    )]
    Withdrawn,
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A running server tries again.
    #[error("the shipment is noted, but the money is not taken yet: {0}")]
    NotCaptured(PaymentError),
    /// It is gone, and a case for a person.
    #[error("the shipment is noted, but the money cannot be taken any more: see `trichter orders cases`")]
    Lost,
}

/// Orders whose money is taken in one go: each may cost a request of some seconds.
const MAX_TAKEN_UP: u64 = 50;

/// Notes that the parcel left, and takes the money that was reserved until then. For an order that was sent and whose money
/// is still to be taken, tries that again.
pub async fn ship(books: Books<'_>, id: OrderId, parcel: &Parcel) -> Result<Shipped, ShipError> {
    let now_ms = books.clock.now_ms();
    let (order, attempt) = books
        .store
        .write_unless("noting a shipment", async |writer: &Writer| {
            let Some(order) = lock_order(writer, id).await? else {
                return Ok(Err(ShipError::Unknown));
            };
            if !matches!(order.state, OrderState::Paid | OrderState::Authorised) {
                return Ok(Err(ShipError::NoMoney(order.state)));
            }
            if !list_lines(writer, id).await?.iter().any(|line| line.is_sent) {
                return Ok(Err(ShipError::NothingToSend));
            }
            // A parcel that left before its buyer withdrew may still have its money to be taken.
            if order.held_at_ms.is_some() && order.shipped_at_ms.is_none() {
                return Ok(Err(ShipError::Withdrawn));
            }
            let is_first = mark_shipped(writer, id, now_ms).await?;
            if is_first {
                insert_shipment(writer, id, parcel, now_ms).await?;
                books.announcer.shipped(writer, id, now_ms).await?;
            }
            if !is_first && order.state == OrderState::Paid {
                return Ok(Err(ShipError::Again));
            }
            let attempt = match order.carried_by {
                Some(carrier) => find_attempt(writer, carrier).await?,
                None => None,
            };
            Ok(Ok((order, attempt)))
        })
        .await??;
    match attempt.filter(|attempt| is_reserved(&order, attempt)) {
        None => Ok(Shipped::Noted),
        Some(attempt) => capture(books, &attempt).await,
    }
}

/// Takes the money of parcels that left without it being taken, as after a crash. Says of how many.
pub async fn take_up(books: Books<'_>) -> Result<u64, StoreError> {
    let waiting = books
        .store
        .read("listing shipments without their money", async |reader: &Reader| {
            let mut waiting = Vec::new();
            for order in list_shipped_unpaid(reader, MAX_TAKEN_UP).await? {
                if let Some(carrier) = order.carried_by {
                    let attempt = find_attempt(reader, carrier).await?;
                    waiting.extend(attempt.filter(|attempt| is_reserved(&order, attempt)));
                }
            }
            Ok(waiting)
        })
        .await?;
    let mut taken = 0;
    for attempt in &waiting {
        match capture(books, attempt).await {
            Ok(_) => taken += 1,
            Err(ShipError::Store(error)) => return Err(error),
            Err(error) => tracing::warn!(order = %attempt.order, %error, "money of a shipment is not taken yet"),
        }
    }
    Ok(taken)
}

fn is_reserved(order: &Order, attempt: &Attempt) -> bool {
    order.state == OrderState::Authorised
        && attempt.capture == Capture::OnShipment
        && attempt.standing == Standing::Authorised
}

async fn capture(books: Books<'_>, attempt: &Attempt) -> Result<Shipped, ShipError> {
    let Some(provider_ref) = attempt.provider_ref.clone() else {
        return Err(ShipError::Lost);
    };
    let request = CaptureRequest {
        provider: attempt.provider,
        provider_ref: provider_ref.clone(),
        amount: attempt.amount,
        idempotency_key: format!("{}-capture", idempotency_key(attempt)),
    };
    let finding = match books.gateway.capture(&request).await {
        Ok(finding) => finding,
        // The authorisation lapsed, or somebody took the money at the provider itself: its state says which.
        Err(PaymentError::Refused { .. }) => {
            let expected = Expected {
                amount: attempt.amount,
                capture: attempt.capture,
                idempotency_key: idempotency_key(attempt),
                is_wanted: true,
            };
            let asked = books.gateway.settle(attempt.provider, &provider_ref, &expected).await;
            asked.map_err(ShipError::NotCaptured)?
        }
        Err(error) => return Err(ShipError::NotCaptured(error)),
    };
    let now_ms = books.clock.now_ms();
    let settled = books
        .store
        .write("settling an order", async |writer: &Writer| {
            enter(writer, books.announcer, attempt, &finding, now_ms).await
        })
        .await?;
    match settled.map(|settled| settled.attempt.standing) {
        Some(Standing::Paid) => Ok(Shipped::Captured(finding.captured)),
        Some(Standing::Pending | Standing::Authorised) => Err(ShipError::NotCaptured(PaymentError::Malformed {
            provider: attempt.provider,
            what: "the money is still on its way",
        })),
        Some(Standing::Failed | Standing::Cancelled | Standing::Expired) | None => Err(ShipError::Lost),
    }
}
