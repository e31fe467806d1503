//! The order button: it places the order, reserves what is bought, and begins a payment, all of it written down before the
//! provider hears of it. The same press twice is one payment.

use domain::button;
use domain::id::AttemptId;
use domain::order::{Attempt, NewAttempt, Order, OrderLine, OrderState, PayRefusal, Placing};
use domain::payment::{Method, Standing};
use payments::{ChargeAgain, Charged, PaymentError, Start, StartLine, Started};
use store::orders::{Begun, begin_payment, lock_order};
use store::payment_attempts::set_provider_ref;
use store::{StoreError, Writer};

use crate::app::App;
use crate::baskets::{self, Basket, BasketItem, PricedBasket};
use crate::gateway::{carrier, watched};
use crate::jobs::{SettleWork, Work, write_down_later};
use crate::offers::{first_of, goes_along, saved_by};
use crate::orders::WholeOrder;
use crate::orders::effects::{NotReserved, reserve};
use crate::pages::edition::Edition;
use crate::settle::{self, SettleError};

/// A pay page is open for so long. Stripe wants 30 minutes at least; an abandoned one should not hold an order for a day.
const PAY_PAGE_MS: i64 = 2 * 60 * 60 * 1000;

/// When the books of the provider are looked at, if neither the buyer nor a webhook comes first.
const FIRST_LOOK_MS: i64 = 60 * 1000;

/// A press on the order button.
#[derive(Clone, Debug)]
pub struct Press {
    pub attempt: AttemptId,
    pub button_version: String,
    pub method: Method,
    /// By what the buyer left with the first order of the purchase.
    pub is_again: bool,
}

/// Where the buyer pays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Begin {
    pub attempt: AttemptId,
    /// None if nothing is left for the buyer to do.
    pub redirect: Option<String>,
    /// Whether the same press had come before.
    pub is_repeated: bool,
}

/// Why no payment began.
#[derive(Debug)]
pub enum PressRefusal {
    ButtonWordsOutdated,
    MethodNotOffered,
    Pay(PayRefusal),
    PriceChanged(Box<PricedBasket>),
    Reserve(NotReserved),
    /// The attempt belongs to something else, or ended meanwhile.
    AttemptOver,
    Provider(PaymentError),
    Store(StoreError),
}

impl From<StoreError> for PressRefusal {
    fn from(error: StoreError) -> Self {
        PressRefusal::Store(error)
    }
}

impl From<SettleError> for PressRefusal {
    fn from(error: SettleError) -> Self {
        match error {
            SettleError::Provider(error) => PressRefusal::Provider(error),
            SettleError::Store(error) => PressRefusal::Store(error),
        }
    }
}

/// Does what a press on the order button asks for.
pub async fn press(
    app: &App,
    edition: &Edition,
    whole: &WholeOrder,
    press: &Press,
    now_ms: i64,
) -> Result<Begin, PressRefusal> {
    let first = first_of(app, &whole.order).await?;
    let saved = find_saved(first.as_ref(), press)?;
    if let Some(known) = whole.attempts.iter().find(|attempt| attempt.id == press.attempt) {
        return resume(app, whole, known, saved).await;
    }
    if press.button_version != button::VERSION {
        return Err(PressRefusal::ButtonWordsOutdated);
    }
    let is_sent = whole.lines.iter().any(|line| line.is_sent);
    let (provider, capture) =
        carrier(&app.gateway, whole.order.country, press.method, is_sent).ok_or(PressRefusal::MethodNotOffered)?;
    if saved.is_some_and(|(kept_by, _)| (kept_by.provider, kept_by.method) != (provider, press.method)) {
        return Err(PressRefusal::MethodNotOffered);
    }
    stop_earlier(app, whole).await?;
    refuse_changed_price(app, edition, whole, goes_along(first.as_ref()), now_ms).await?;
    let new = NewAttempt {
        id: press.attempt,
        order: whole.order.id,
        provider,
        method: press.method,
        capture,
        amount: whole.order.total,
        return_page: whole.order.from_page.clone(),
        created_at_ms: now_ms,
    };
    let placing = Placing {
        method: press.method,
        button_version: press.button_version.clone(),
        placed_at_ms: now_ms,
    };
    let (order, attempt) = place(app, whole, &placing, &new).await?;
    let redirect = begin(app, &order, &whole.lines, &attempt, saved).await?;
    Ok(Begin {
        attempt: attempt.id,
        redirect,
        is_repeated: false,
    })
}

/// The method that is to be charged again. Nothing is charged that its buyer did not leave for it.
fn find_saved<'a>(
    first: Option<&'a WholeOrder>,
    press: &Press,
) -> Result<Option<(&'a Attempt, &'a str)>, PressRefusal> {
    if !press.is_again {
        return Ok(None);
    }
    let saved = first.and_then(saved_by);
    saved.map(Some).ok_or(PressRefusal::MethodNotOffered)
}

async fn begin(
    app: &App,
    order: &Order,
    lines: &[OrderLine],
    attempt: &Attempt,
    saved: Option<(&Attempt, &str)>,
) -> Result<Option<String>, PressRefusal> {
    match saved {
        Some((_, saved_method)) => charge(app, order, attempt, saved_method).await,
        None => start(app, order, lines, attempt).await.map(Some),
    }
}

/// The same press again: the same pay page. If nobody knows whether the provider heard of it, it is told again, with the same key.
async fn resume(
    app: &App,
    whole: &WholeOrder,
    known: &Attempt,
    saved: Option<(&Attempt, &str)>,
) -> Result<Begin, PressRefusal> {
    let redirect = match (&known.redirect, known.standing) {
        (_, Standing::Paid | Standing::Authorised) => return Err(PressRefusal::Pay(PayRefusal::AlreadyPaid)),
        (_, Standing::Failed | Standing::Cancelled | Standing::Expired) => return Err(PressRefusal::AttemptOver),
        (_, Standing::Pending) if known.is_in_process => return Err(PressRefusal::Pay(PayRefusal::UnderWay)),
        (Some(redirect), Standing::Pending) => Some(redirect.clone()),
        (None, Standing::Pending) => begin(app, &whole.order, &whole.lines, known, saved).await?,
    };
    Ok(Begin {
        attempt: known.id,
        redirect,
        is_repeated: true,
    })
}

/// A buyer who chooses again leaves the earlier pay page: it is closed at the provider, so that nobody pays twice. If its money
/// came meanwhile, that is found out here.
async fn stop_earlier(app: &App, whole: &WholeOrder) -> Result<(), PressRefusal> {
    let open = whole.attempts.iter().filter(|attempt| {
        attempt.standing == Standing::Pending && !attempt.is_in_process && attempt.provider_ref.is_some()
    });
    for attempt in open {
        settle::close(app, attempt).await?;
    }
    Ok(())
}

/// A draft is placed at the price that the shop has at that moment, which is the one the buyer saw, or not at all.
async fn refuse_changed_price(
    app: &App,
    edition: &Edition,
    whole: &WholeOrder,
    goes_along: bool,
    now_ms: i64,
) -> Result<(), PressRefusal> {
    let order = &whole.order;
    if order.state != OrderState::Draft {
        return Ok(());
    }
    let item = |line: &OrderLine| BasketItem {
        sku: line.sku.clone(),
        quantity: line.quantity,
    };
    let basket = Basket {
        country: order.country,
        locale: order.locale,
        items: whole.lines.iter().map(item).collect(),
        coupon: order.coupon.as_ref().map(ToString::to_string),
        goes_along,
    };
    match baskets::price(app, edition, &basket, now_ms).await {
        Ok(priced) if !priced.sold_out.is_empty() => {
            let skus = priced.sold_out.iter().map(ToString::to_string).collect();
            Err(PressRefusal::Reserve(NotReserved::SoldOut(skus)))
        }
        Ok(priced) if priced.coupon.as_ref().is_some_and(|coupon| coupon.outcome.is_err()) => {
            Err(PressRefusal::Reserve(NotReserved::CouponUsedUp))
        }
        Ok(priced) if priced.quote.total == order.total && priced.quote.vat == order.vat => Ok(()),
        Ok(priced) => Err(PressRefusal::PriceChanged(Box::new(priced))),
        Err(baskets::BasketFault::Store(error)) => Err(PressRefusal::Store(error)),
        // What is no longer sold is as good as sold out.
        Err(baskets::BasketFault::UnknownPackage(sku)) => {
            Err(PressRefusal::Reserve(NotReserved::SoldOut(vec![sku.to_string()])))
        }
        Err(baskets::BasketFault::Quote(_)) => Err(PressRefusal::AttemptOver),
    }
}

/// Places the order, reserves what is bought, and writes the attempt down with the look that is due if nobody comes back.
async fn place(
    app: &App,
    whole: &WholeOrder,
    placing: &Placing,
    new: &NewAttempt,
) -> Result<(Order, Attempt), PressRefusal> {
    let placed = app
        .store
        .write_unless("placing an order", async |writer: &Writer| {
            let Some(order) = lock_order(writer, whole.order.id).await? else {
                return Ok(Err(PressRefusal::AttemptOver));
            };
            // What was judged is what is placed: a draft may be replaced until it is locked.
            if order.state == OrderState::Draft && order != whole.order {
                return Ok(Err(PressRefusal::AttemptOver));
            }
            if order.state == OrderState::Draft
                && let Err(missing) = reserve(writer, &order).await?
            {
                return Ok(Err(PressRefusal::Reserve(missing)));
            }
            match begin_payment(writer, &order, placing, new).await? {
                Begun::New { order: placed, attempt } => {
                    // Later presses only choose another way to pay.
                    if order.state == OrderState::Draft {
                        app.announcer.placed(writer, &placed, new.created_at_ms).await?;
                    }
                    let work = Work::Settle(SettleWork { attempt: attempt.id });
                    let cause = format!("{} first look", attempt.id);
                    write_down_later(writer, &work, &cause, new.created_at_ms, FIRST_LOOK_MS).await?;
                    Ok(Ok((placed, attempt)))
                }
                Begun::Again { order, attempt } => Ok(Ok((order, attempt))),
                Begun::Refused(refusal) => Ok(Err(PressRefusal::Pay(refusal))),
            }
        })
        .await;
    match placed {
        Ok(placed) => placed,
        // The attempt's id belongs to another order.
        Err(StoreError::Conflict { .. }) => Err(PressRefusal::AttemptOver),
        Err(error) => Err(error.into()),
    }
}

/// Tells the provider, and notes what it says. If this process dies in between, the same press begins the same payment.
async fn start(app: &App, order: &Order, lines: &[OrderLine], attempt: &Attempt) -> Result<String, PressRefusal> {
    let request = start_request(app, order, lines, attempt);
    let now_ms = app.press.clock.now_ms();
    let started = watched(app, attempt.provider, "start", app.gateway.start(&request))
        .await
        .map_err(PressRefusal::Provider)?;
    note(app, order, attempt, started, now_ms).await
}

/// Charges what the buyer left, while the buyer is there. The bank may want to see them all the same.
async fn charge(
    app: &App,
    order: &Order,
    attempt: &Attempt,
    saved_method: &str,
) -> Result<Option<String>, PressRefusal> {
    let request = ChargeAgain {
        provider: attempt.provider,
        order: order.id,
        attempt: attempt.id,
        saved_method: saved_method.to_owned(),
        amount: attempt.amount,
        capture: attempt.capture,
        description: order.id.to_string(),
        return_url: return_url(app, order, &attempt.return_page),
        idempotency_key: settle::idempotency_key(attempt),
    };
    let now_ms = app.press.clock.now_ms();
    let charged = watched(
        app,
        attempt.provider,
        "charge_again",
        app.gateway.charge_again(&request),
    )
    .await
    .map_err(PressRefusal::Provider)?;
    match charged {
        Charged::Done(finding) => {
            settle::record(app, attempt, &finding).await?;
            Ok(None)
        }
        Charged::NeedsStep { redirect, provider_ref } => {
            let started = Started { provider_ref, redirect };
            note(app, order, attempt, started, now_ms).await.map(Some)
        }
    }
}

/// Notes what the provider calls an attempt, and where its buyer goes.
async fn note(
    app: &App,
    order: &Order,
    attempt: &Attempt,
    started: Started,
    now_ms: i64,
) -> Result<String, PressRefusal> {
    let noted = app
        .store
        .write("noting where a buyer pays", async |writer: &Writer| {
            set_provider_ref(
                writer,
                order.id,
                attempt.id,
                &started.provider_ref,
                &started.redirect,
                now_ms,
            )
            .await
        })
        .await?;
    match noted {
        Some(attempt) if attempt.standing == Standing::Pending => Ok(started.redirect),
        // Somebody else ended it while the provider was asked: nobody must pay there.
        _ => {
            let _ = app.gateway.cancel(attempt.provider, &started.provider_ref).await;
            Err(PressRefusal::AttemptOver)
        }
    }
}

/// The very same request whenever it is made again: providers refuse a key that comes with another one.
fn start_request(app: &App, order: &Order, lines: &[OrderLine], attempt: &Attempt) -> Start {
    let site = &app.pages.edition().site;
    let mut paid_for: Vec<StartLine> = lines
        .iter()
        .map(|line| StartLine {
            name: line.name.clone(),
            quantity: line.quantity,
            amount: line.total,
        })
        .collect();
    if order.delivery.minor > 0 {
        paid_for.push(StartLine {
            name: site.format(order.locale, "footer-delivery"),
            quantity: 1,
            amount: order.delivery,
        });
    }
    let back = return_url(app, order, &attempt.return_page);
    Start {
        order: order.id,
        attempt: attempt.id,
        amount: attempt.amount,
        country: order.country,
        locale: order.locale,
        method: attempt.method,
        capture: attempt.capture,
        email: order
            .email
            .as_ref()
            .map(|email| email.as_written.clone())
            .unwrap_or_default(),
        lines: paid_for,
        cancel_url: format!("{back}&cancelled=1"),
        return_url: back,
        idempotency_key: settle::idempotency_key(attempt),
        expires_at_ms: attempt.created_at_ms + PAY_PAGE_MS,
        save_method: order.agreements.charge_again.is_some() && attempt.method.can_be_saved(),
    }
}

/// Where a provider sends the browser back to. The order's id opens nothing without the secret that the browser keeps.
fn return_url(app: &App, order: &Order, from: &str) -> String {
    let edition = app.pages.edition();
    let page = edition
        .site
        .pages
        .iter()
        .find(|page| page.kind == content::Kind::PaypalConfirm);
    let path = page.map_or("/paypal-confirm", |page| page.path.as_str());
    format!("{}{path}/{from}?order={}", app.press.public_url, order.id)
}
