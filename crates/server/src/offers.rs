//! Offers to who has just paid: the chain of the buyer's funnel. Before a page is shown it is decided whether and how its package
//! could be paid, and the reason stands in the log. An accepted offer is an order of its own; the first one is never touched.

use content::{ChainStep, Funnel, PageIndex, Site};
use domain::catalog::Sku;
use domain::chain::{Decision, OfferFacts, Paying, Skip, decide};
use domain::id::OrderId;
use domain::order::{Agreements, Attempt, NewOrder, Order, OrderState};
use domain::payment::Method;
use domain::token::TokenHash;
use store::orders::list_purchase;
use store::{Reader, StoreError};

use crate::app::App;
use crate::baskets::{self, Basket, BasketFault, BasketItem, PricedBasket};
use crate::gateway::carrier;
use crate::http::problem::Problem;
use crate::orders::draft::{DraftRefusal, Drafted, check_words, keep, refuse_other_price, refuse_what_is_no_draft};
use crate::orders::{WholeOrder, load, no_such_order, own_order};
use crate::pages::edition::Edition;

/// The orders of one purchase.
pub struct Purchase {
    pub first: WholeOrder,
    /// Those that followed on offers, as they were made.
    pub later: Vec<WholeOrder>,
}

/// An offer that can be bought.
pub struct Offer<'a> {
    pub step: &'a ChainStep,
    pub paying: Paying,
    pub priced: PricedBasket,
}

/// How a buyer left an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Left {
    Accepted,
    Declined,
}

/// The purchase that an order is of, if the secret opens that order.
pub async fn own_purchase(app: &App, id: OrderId, token: TokenHash) -> Result<Purchase, Problem> {
    let named = own_order(app, id, token).await?.order;
    let orders = app
        .store
        .read("reading a purchase", async |reader: &Reader| {
            let mut orders = Vec::new();
            for order in list_purchase(reader, named.first.unwrap_or(id)).await? {
                orders.push(load(reader, order).await?);
            }
            Ok(orders)
        })
        .await?;
    let (first, later) = orders
        .into_iter()
        .partition(|whole: &WholeOrder| whole.order.first.is_none());
    let mut first: Vec<WholeOrder> = first;
    Ok(Purchase {
        first: first.pop().ok_or_else(no_such_order)?,
        later,
    })
}

/// A purchase that goes on in the browser in which it began. Links of mails show it, but order nothing.
pub async fn purchase_to_go_on(app: &App, first: OrderId, token: TokenHash) -> Result<Purchase, Problem> {
    let purchase = own_purchase(app, first, token).await?;
    let order = &purchase.first.order;
    if order.id == first && order.token_hash == token {
        Ok(purchase)
    } else {
        Err(no_such_order())
    }
}

/// The offer that comes next, if any does.
pub async fn next<'a>(
    app: &App,
    edition: &'a Edition,
    purchase: &Purchase,
    after: Option<(&str, Left)>,
    now_ms: i64,
) -> Result<Option<Offer<'a>>, BasketFault> {
    let Some(funnel) = funnel_of(&edition.site, purchase) else {
        return Ok(None);
    };
    let mut at = match after {
        None => funnel.chain.first(),
        Some((page, left)) => find_step(&edition.site, funnel, page).and_then(|step| lead(funnel, step, left)),
    };
    // Each leads to later ones only.
    while let Some(step) = at {
        match judge(app, edition, purchase, step, now_ms).await? {
            Ok(offer) => return Ok(Some(offer)),
            Err(Skip::Bought) => at = lead(funnel, step, Left::Accepted),
            Err(_) => at = lead(funnel, step, Left::Declined),
        }
    }
    Ok(None)
}

/// The offer on a page, if it can be bought now.
pub async fn offer_on<'a>(
    app: &App,
    edition: &'a Edition,
    purchase: &Purchase,
    page: &str,
    now_ms: i64,
) -> Result<Option<Offer<'a>>, BasketFault> {
    let site = &edition.site;
    let step = funnel_of(site, purchase).and_then(|funnel| find_step(site, funnel, page));
    match step {
        Some(step) => Ok(judge(app, edition, purchase, step, now_ms).await?.ok()),
        None => Ok(None),
    }
}

fn funnel_of<'a>(site: &'a Site, purchase: &Purchase) -> Option<&'a Funnel> {
    site.funnel(purchase.first.order.funnel.as_deref()?)
}

fn find_step<'a>(site: &Site, funnel: &'a Funnel, page: &str) -> Option<&'a ChainStep> {
    funnel
        .chain
        .iter()
        .find(|step| site.pages[step.page].route_name() == page)
}

fn lead<'a>(funnel: &'a Funnel, step: &ChainStep, left: Left) -> Option<&'a ChainStep> {
    let page: Option<PageIndex> = match left {
        Left::Accepted => step.accepted,
        Left::Declined => step.declined,
    };
    funnel.chain_step(page?)
}

async fn judge<'a>(
    app: &App,
    edition: &'a Edition,
    purchase: &Purchase,
    step: &'a ChainStep,
    now_ms: i64,
) -> Result<Result<Offer<'a>, Skip>, BasketFault> {
    let site = &edition.site;
    let first = &purchase.first;
    let sku = Sku {
        product: step.product.clone(),
        units: site.products[&step.product].packages[step.package].units,
    };
    let basket = Basket {
        country: first.order.country,
        locale: first.order.locale,
        items: vec![BasketItem {
            sku: sku.clone(),
            quantity: 1,
        }],
        coupon: None,
        goes_along: has_parcel_to_come(first),
    };
    let priced = match baskets::price(app, edition, &basket, now_ms).await {
        Ok(priced) => Some(priced),
        Err(BasketFault::UnknownPackage(_)) => None,
        Err(fault) => return Err(fault),
    };
    let is_sent = site.products[&step.product].is_sent();
    let carried = carrying(first);
    let can_carry = |attempt: &&Attempt| {
        carrier(&app.gateway, first.order.country, attempt.method, is_sent)
            .is_some_and(|(provider, _)| provider == attempt.provider)
    };
    let facts = OfferFacts {
        is_paid: carried.is_some(),
        is_withdrawn: first.order.held_at_ms.is_some(),
        is_sold: priced.is_some(),
        is_sold_out: priced.as_ref().is_some_and(|priced| !priced.sold_out.is_empty()),
        is_bought: is_bought(purchase, &sku, is_sent),
        method: carried.map(|attempt| attempt.method),
        may_be_charged_again: first.order.agreements.charge_again.is_some(),
        has_saved_method: carried
            .filter(can_carry)
            .is_some_and(|attempt| attempt.saved_method.is_some()),
    };
    let decision = decide(facts);
    let page = site.pages[step.page].route_name();
    tracing::info!(order = %first.order.id, page, decision = decision.name(), "an offer after payment");
    Ok(match (decision, priced) {
        (Decision::Show(paying), Some(priced)) => Ok(Offer { step, paying, priced }),
        (Decision::Show(_), None) => Err(Skip::NotSold),
        (Decision::Skip(skip), _) => Err(skip),
    })
}

/// The attempt that an order's money came by.
fn carrying(whole: &WholeOrder) -> Option<&Attempt> {
    let carrier = whole.order.carried_by?;
    let is_certain = matches!(whole.order.state, OrderState::Authorised | OrderState::Paid);
    whole
        .attempts
        .iter()
        .find(|attempt| is_certain && attempt.id == carrier)
}

/// A second jar is of use; a second copy of a book is of none, and nobody is offered twice what they accepted.
fn is_bought(purchase: &Purchase, sku: &Sku, is_sent: bool) -> bool {
    let has = |whole: &WholeOrder| whole.lines.iter().any(|line| line.sku == *sku);
    let mut later = purchase.later.iter().filter(|whole| stands(whole));
    later.any(has) || (!is_sent && has(&purchase.first))
}

/// Whether a later order is one that its buyer means. An offer whose payment came to nothing was turned away from.
pub fn stands(whole: &WholeOrder) -> bool {
    match whole.order.state {
        OrderState::Placed => whole.attempts.iter().any(Attempt::is_under_way),
        OrderState::Authorised | OrderState::Paid => true,
        OrderState::Draft | OrderState::Cancelled | OrderState::Expired => false,
    }
}

/// Whether a parcel of the order is still to be sent: what follows goes along without another charge for delivery.
fn has_parcel_to_come(whole: &WholeOrder) -> bool {
    let order = &whole.order;
    order.shipped_at_ms.is_none() && order.held_at_ms.is_none() && whole.lines.iter().any(|line| line.is_sent)
}

/// The first order of the purchase that an order is of, if it is a later one.
pub async fn first_of(app: &App, order: &Order) -> Result<Option<WholeOrder>, StoreError> {
    let Some(first) = order.first else {
        return Ok(None);
    };
    app.store
        .read(
            "reading the first order of a purchase",
            async |reader: &Reader| match store::orders::find_order(reader, first).await? {
                Some(order) => load(reader, order).await.map(Some),
                None => Ok(None),
            },
        )
        .await
}

/// Whether an order pays nothing for delivery, because it goes into the parcel of the first one.
pub fn goes_along(first: Option<&WholeOrder>) -> bool {
    first.is_some_and(has_parcel_to_come)
}

/// The attempt whose method a buyer left for later orders, if they agreed to that and the provider kept it.
pub fn saved_by(first: &WholeOrder) -> Option<(&Attempt, &str)> {
    first.order.agreements.charge_again.as_ref()?;
    let attempt = carrying(first)?;
    Some((attempt, attempt.saved_method.as_deref()?))
}

/// What a buyer sends who takes an offer.
pub struct Acceptance {
    pub id: OrderId,
    /// None: the one of the first order.
    pub method: Option<Method>,
    pub early_supply: Option<String>,
    pub expected_total_minor: i64,
}

/// Keeps the draft of an order for an offer. It goes to the same people at the same place.
pub async fn draft_offer(
    app: &App,
    edition: &Edition,
    purchase: &Purchase,
    offer: Offer<'_>,
    acceptance: Acceptance,
    now_ms: i64,
) -> Result<Drafted, DraftRefusal> {
    let first = &purchase.first.order;
    refuse_what_is_no_draft(app, acceptance.id, first.token_hash).await?;
    let agreements = Agreements {
        charge_again: None,
        early_supply: acceptance.early_supply,
    };
    check_words(&agreements)?;
    let page = edition.site.pages[offer.step.page].route_name();
    let is_sent = offer.priced.quote.lines.iter().any(|line| line.item.is_sent);
    let method = acceptance
        .method
        .or(first.method)
        .ok_or(DraftRefusal::MethodNotOffered)?;
    if carrier(&app.gateway, first.country, method, is_sent).is_none() {
        return Err(DraftRefusal::MethodNotOffered);
    }
    let priced = refuse_other_price(app, offer.priced, acceptance.expected_total_minor).await?;
    let new = NewOrder {
        id: acceptance.id,
        token_hash: first.token_hash,
        country: first.country,
        locale: first.locale,
        email: first.email.clone(),
        address: first.address.clone().filter(|_| is_sent),
        lines: priced.order_lines(&edition.site, first.locale),
        delivery: priced.quote.delivery,
        discount: priced.quote.discount,
        total: priced.quote.total,
        vat: priced.quote.vat.clone(),
        coupon: None,
        funnel: first.funnel.clone(),
        from_page: page.to_owned(),
        session: first.session,
        catalog_revision: priced.revision,
        method: Some(method),
        first: Some(first.id),
        agreements,
        created_at_ms: now_ms,
    };
    keep(app, &new).await
}
