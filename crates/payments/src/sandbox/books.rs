//! What the sandbox's books say and how they change. Every change is an entry; the state is nothing but the sum of all
//! entries, so reading the file again gives the same.

use std::collections::HashMap;

use domain::id::AttemptId;
use domain::money::Money;
use domain::order::{Finding, Movement, MovementKind};
use domain::payment::{Capture, Provider, Standing};
use ring::rand::{SecureRandom, SystemRandom};
use serde::{Deserialize, Serialize};

use crate::error::PaymentError;
use crate::request::PaidAtProvider;
use crate::sandbox::opening::Opening;
use crate::sandbox::{PageFacts, PageState, StatementLine};
use crate::signature::hex;

/// About 1 kB each: 50 MB. Whoever tries the shop that long begins new books.
const MAX_PAYMENTS: usize = 50_000;

/// A line of the file.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "snake_case")]
pub(crate) enum Entry {
    Opened {
        payment: String,
        at_ms: i64,
        #[serde(flatten)]
        opening: Opening,
    },
    AtBank {
        payment: String,
        at_ms: i64,
    },
    Delayed {
        payment: String,
        at_ms: i64,
        due_at_ms: i64,
    },
    /// With a charge if the money is taken at once.
    Approved {
        payment: String,
        at_ms: i64,
        charge: Option<Charge>,
        saved: Option<Saved>,
    },
    Captured {
        payment: String,
        charge: Charge,
    },
    Refunded {
        payment: String,
        refund: Part,
    },
    ChargedBack {
        payment: String,
        dispute: Part,
    },
    Ended {
        payment: String,
        at_ms: i64,
        how: Ending,
    },
}

/// Money taken, and what the sandbox keeps of it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Charge {
    id: String,
    at_ms: i64,
    minor: i64,
    fee: String,
    fee_minor: i64,
    key: String,
}

/// Money given back or taken back.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Part {
    id: String,
    at_ms: i64,
    minor: i64,
    key: String,
}

/// A method that was left for later.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Saved {
    id: String,
    /// Its bank wants to see the buyer every time.
    is_careful: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Ending {
    Declined,
    Cancelled,
}

/// How a payment came to be approved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Approval {
    OnPage,
    AtBank,
}

#[derive(Clone, Debug)]
pub(crate) struct Payment {
    pub(crate) id: String,
    pub(crate) opening: Opening,
    state: State,
    charge: Option<Charge>,
    refunds: Vec<Part>,
    disputes: Vec<Part>,
    saved: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Open,
    AtBank,
    Delayed { due_at_ms: i64 },
    Authorised,
    Paid,
    Ended(Ending),
}

#[derive(Default)]
pub(crate) struct Books {
    payments: HashMap<String, Payment>,
    /// Which payment a key opened.
    keys: HashMap<String, String>,
    /// Which payment left a method, and whether its bank is careful.
    saved: HashMap<String, (String, bool)>,
    delayed: Vec<String>,
    unwritten: Vec<Entry>,
}

impl Books {
    /// What was decided and is not in the file yet.
    pub(crate) fn take_unwritten(&mut self) -> Vec<Entry> {
        std::mem::take(&mut self.unwritten)
    }

    /// Applies an entry of the file.
    pub(crate) fn take(&mut self, entry: &Entry) {
        match entry {
            Entry::Opened { payment, opening, .. } => {
                self.keys.insert(opening.key.clone(), payment.clone());
                let opened = Payment {
                    id: payment.clone(),
                    opening: opening.clone(),
                    state: State::Open,
                    charge: None,
                    refunds: Vec::new(),
                    disputes: Vec::new(),
                    saved: None,
                };
                self.payments.insert(payment.clone(), opened);
            }
            Entry::AtBank { payment, .. } => self.set(payment, |payment| payment.state = State::AtBank),
            Entry::Delayed { payment, due_at_ms, .. } => {
                self.delayed.push(payment.clone());
                self.set(payment, |payment| {
                    payment.state = State::Delayed { due_at_ms: *due_at_ms }
                });
            }
            Entry::Approved {
                payment, charge, saved, ..
            } => {
                self.delayed.retain(|delayed| delayed != payment);
                if let Some(saved) = saved {
                    self.saved.insert(saved.id.clone(), (payment.clone(), saved.is_careful));
                }
                self.set(payment, |payment| {
                    payment.state = charge.as_ref().map_or(State::Authorised, |_| State::Paid);
                    payment.charge.clone_from(charge);
                    payment.saved = saved.as_ref().map(|saved| saved.id.clone());
                });
            }
            Entry::Captured { payment, charge } => self.set(payment, |payment| {
                payment.state = State::Paid;
                payment.charge = Some(charge.clone());
            }),
            Entry::Refunded { payment, refund } => self.set(payment, |payment| payment.refunds.push(refund.clone())),
            Entry::ChargedBack { payment, dispute } => {
                self.set(payment, |payment| payment.disputes.push(dispute.clone()));
            }
            Entry::Ended { payment, how, .. } => self.set(payment, |payment| payment.state = State::Ended(*how)),
        }
    }

    fn set(&mut self, id: &str, change: impl FnOnce(&mut Payment)) {
        if let Some(payment) = self.payments.get_mut(id) {
            change(payment);
        }
    }

    fn note(&mut self, entry: Entry) {
        self.take(&entry);
        self.unwritten.push(entry);
    }

    pub(crate) fn find(&self, id: &str) -> Option<&Payment> {
        self.payments.get(id)
    }

    pub(crate) fn get(&self, id: &str) -> Result<&Payment, PaymentError> {
        self.find(id).ok_or_else(|| refused("no_such_payment"))
    }

    fn now(&self, id: &str) -> Result<Payment, PaymentError> {
        self.get(id).cloned()
    }

    /// Takes the money of delayed payments whose time has come.
    pub(crate) fn ripen(&mut self, now_ms: i64) {
        let is_due = |payment: &Payment| matches!(payment.state, State::Delayed { due_at_ms } if due_at_ms <= now_ms);
        let due: Vec<Payment> = self
            .delayed
            .iter()
            .filter_map(|id| self.payments.get(id))
            .filter(|payment| is_due(payment))
            .cloned()
            .collect();
        for payment in due {
            self.note_approval(&payment, Approval::OnPage, now_ms);
        }
    }

    /// Opens a payment once for each key.
    pub(crate) fn open(&mut self, opening: Opening, now_ms: i64) -> Result<Payment, PaymentError> {
        if let Some(id) = self.keys.get(&opening.key) {
            let known = self.now(id)?;
            // Charging again counts its time from the first call.
            let opening = Opening {
                expires_at_ms: known.opening.expires_at_ms,
                ..opening
            };
            return if known.opening == opening {
                Ok(known)
            } else {
                Err(refused("idempotency_key_reused"))
            };
        }
        if self.payments.len() >= MAX_PAYMENTS {
            return Err(refused("books_full"));
        }
        if opening.minor <= 0 {
            return Err(refused("amount_too_small"));
        }
        let payment = new_id("sbx_pay_")?;
        self.note(Entry::Opened {
            payment: payment.clone(),
            at_ms: now_ms,
            opening,
        });
        self.now(&payment)
    }

    pub(crate) fn approve(&mut self, id: &str, approval: Approval, now_ms: i64) -> Result<Payment, PaymentError> {
        let payment = self.now(id)?;
        if payment.waits(now_ms) {
            self.note_approval(&payment, approval, now_ms);
        }
        self.now(id)
    }

    fn note_approval(&mut self, payment: &Payment, approval: Approval, now_ms: i64) {
        let opening = &payment.opening;
        let charge = match opening.capture {
            Capture::AtOnce => new_charge(opening.minor, String::new(), now_ms).ok(),
            Capture::OnShipment => None,
        };
        let saved = if opening.saves {
            new_id("sbx_saved_").ok().map(|id| Saved {
                id,
                is_careful: approval == Approval::AtBank,
            })
        } else {
            None
        };
        self.note(Entry::Approved {
            payment: payment.id.clone(),
            at_ms: now_ms,
            charge,
            saved,
        });
    }

    pub(crate) fn ask_bank(&mut self, id: &str, now_ms: i64) -> Result<Payment, PaymentError> {
        if self.get(id)?.page_state(now_ms) == PageState::Open {
            let payment = id.to_owned();
            self.note(Entry::AtBank { payment, at_ms: now_ms });
        }
        self.now(id)
    }

    pub(crate) fn delay(&mut self, id: &str, due_at_ms: i64, now_ms: i64) -> Result<Payment, PaymentError> {
        if self.get(id)?.waits(now_ms) {
            self.note(Entry::Delayed {
                payment: id.to_owned(),
                at_ms: now_ms,
                due_at_ms,
            });
        }
        self.now(id)
    }

    /// Ends what waits, or gives up money that was only authorised. What is paid or on its way stays.
    pub(crate) fn end(&mut self, id: &str, how: Ending, now_ms: i64) -> Result<Payment, PaymentError> {
        let payment = self.get(id)?;
        let gives_up = how == Ending::Cancelled && payment.state == State::Authorised;
        if payment.waits(now_ms) || gives_up {
            self.note(Entry::Ended {
                payment: id.to_owned(),
                at_ms: now_ms,
                how,
            });
        }
        self.now(id)
    }

    pub(crate) fn capture(&mut self, id: &str, amount: Money, key: &str, now_ms: i64) -> Result<Payment, PaymentError> {
        let payment = self.now(id)?;
        if let Some(charge) = &payment.charge {
            return if charge.key == key && charge.minor == amount.minor {
                Ok(payment)
            } else {
                Err(refused("already_captured"))
            };
        }
        if payment.state != State::Authorised {
            return Err(refused("not_authorised"));
        }
        payment.check_amount(amount, payment.opening.minor)?;
        let charge = new_charge(amount.minor, key.to_owned(), now_ms)?;
        let captured = id.to_owned();
        self.note(Entry::Captured {
            payment: captured,
            charge,
        });
        self.now(id)
    }

    pub(crate) fn refund(
        &mut self,
        id: &str,
        amount: Money,
        key: &str,
        now_ms: i64,
    ) -> Result<(Payment, Movement), PaymentError> {
        let payment = self.now(id)?;
        if let Some(known) = payment.refunds.iter().find(|refund| refund.key == key) {
            return if known.minor == amount.minor {
                let movement = payment.movement(MovementKind::Refund, &known.id, known.minor, known.at_ms);
                Ok((payment, movement))
            } else {
                Err(refused("idempotency_key_reused"))
            };
        }
        payment.check_amount(amount, payment.left())?;
        let refund = new_part("sbx_refund_", amount.minor, key, now_ms)?;
        let movement = payment.movement(MovementKind::Refund, &refund.id, refund.minor, now_ms);
        let refunded = id.to_owned();
        self.note(Entry::Refunded {
            payment: refunded,
            refund,
        });
        Ok((self.now(id)?, movement))
    }

    /// Takes back whatever is left of a payment.
    pub(crate) fn charge_back(&mut self, id: &str, now_ms: i64) -> Result<Payment, PaymentError> {
        let left = self.get(id)?.left();
        if left <= 0 {
            return Err(refused("nothing_left"));
        }
        let dispute = new_part("sbx_dispute_", left, "", now_ms)?;
        let payment = id.to_owned();
        self.note(Entry::ChargedBack { payment, dispute });
        self.now(id)
    }

    /// What the payment that left a method was opened with, and whether the method's bank wants to see the buyer.
    pub(crate) fn saved_by(&self, saved: &str) -> Result<(Opening, bool), PaymentError> {
        let (first, is_careful) = self.saved.get(saved).ok_or_else(|| refused("no_such_method"))?;
        Ok((self.get(first)?.opening.clone(), *is_careful))
    }

    pub(crate) fn paid_since(&self, since_ms: i64) -> Vec<PaidAtProvider> {
        let paid = self.payments.values().filter_map(|payment| {
            let charge = payment.charge.as_ref().filter(|charge| charge.at_ms >= since_ms)?;
            Some(PaidAtProvider {
                provider: Provider::Sandbox,
                provider_ref: Some(payment.id.clone()),
                attempt: Some(payment.opening.attempt),
                amount: payment.money(charge.minor),
                at_ms: charge.at_ms,
            })
        });
        let mut paid: Vec<_> = paid.collect();
        paid.sort_by(|a, b| (a.at_ms, &a.provider_ref).cmp(&(b.at_ms, &b.provider_ref)));
        paid
    }

    pub(crate) fn statement(&self) -> Vec<StatementLine> {
        let lines = self.payments.values().flat_map(|payment| {
            payment.movements().into_iter().map(|movement| StatementLine {
                provider_ref: payment.id.clone(),
                attempt: payment.opening.attempt,
                movement,
            })
        });
        let mut lines: Vec<_> = lines.collect();
        lines.sort_by(|a, b| (a.movement.at_ms, &a.movement.reference).cmp(&(b.movement.at_ms, &b.movement.reference)));
        lines
    }
}

impl Payment {
    pub(crate) fn attempt(&self) -> AttemptId {
        self.opening.attempt
    }

    pub(crate) fn standing(&self, now_ms: i64) -> Standing {
        match self.state {
            State::Open | State::AtBank if now_ms >= self.opening.expires_at_ms => Standing::Expired,
            State::Open | State::AtBank | State::Delayed { .. } => Standing::Pending,
            State::Authorised => Standing::Authorised,
            State::Paid => Standing::Paid,
            State::Ended(Ending::Declined) => Standing::Failed,
            State::Ended(Ending::Cancelled) => Standing::Cancelled,
        }
    }

    pub(crate) fn page_state(&self, now_ms: i64) -> PageState {
        match (self.state, self.standing(now_ms)) {
            (State::Open, Standing::Pending) => PageState::Open,
            (State::AtBank, Standing::Pending) => PageState::AtBank,
            (_, standing) => PageState::Over(standing),
        }
    }

    /// Whether the buyer can still do something.
    fn waits(&self, now_ms: i64) -> bool {
        !matches!(self.page_state(now_ms), PageState::Over(_))
    }

    pub(crate) fn page(&self, now_ms: i64) -> PageFacts {
        let opening = &self.opening;
        PageFacts {
            order: opening.order,
            amount: self.money(opening.minor),
            method: opening.method,
            capture: opening.capture,
            country: opening.country,
            locale: opening.locale,
            state: self.page_state(now_ms),
            return_url: opening.return_url.clone(),
            cancel_url: opening.cancel_url.clone(),
        }
    }

    pub(crate) fn finding(&self, now_ms: i64) -> Finding {
        let standing = self.standing(now_ms);
        let is_authorised = matches!(standing, Standing::Authorised | Standing::Paid);
        Finding {
            standing,
            is_in_process: matches!(self.state, State::Delayed { .. }),
            authorised: self.money(if is_authorised { self.opening.minor } else { 0 }),
            captured: self.money(self.charge.as_ref().map_or(0, |charge| charge.minor)),
            movements: self.movements(),
            failed_refunds: Vec::new(),
            complaints: Vec::new(),
            provider_ref: self.id.clone(),
            saved_method: self.saved.clone(),
        }
    }

    fn movements(&self) -> Vec<Movement> {
        let mut movements = Vec::new();
        if let Some(charge) = &self.charge {
            movements.push(self.movement(MovementKind::Charge, &charge.id, charge.minor, charge.at_ms));
            movements.push(self.movement(MovementKind::Fee, &charge.fee, charge.fee_minor, charge.at_ms));
        }
        let refunds = self.refunds.iter().map(|part| (MovementKind::Refund, part));
        let disputes = self.disputes.iter().map(|part| (MovementKind::Chargeback, part));
        for (kind, part) in refunds.chain(disputes) {
            movements.push(self.movement(kind, &part.id, part.minor, part.at_ms));
        }
        movements
    }

    fn movement(&self, kind: MovementKind, reference: &str, minor: i64, at_ms: i64) -> Movement {
        Movement {
            provider: Provider::Sandbox,
            reference: reference.to_owned(),
            kind,
            amount: self.money(minor),
            at_ms,
        }
    }

    /// Taken and neither given back nor taken back.
    fn left(&self) -> i64 {
        let parts = self.refunds.iter().chain(&self.disputes);
        self.charge.as_ref().map_or(0, |charge| charge.minor) - parts.map(|part| part.minor).sum::<i64>()
    }

    fn check_amount(&self, amount: Money, most: i64) -> Result<(), PaymentError> {
        if amount.currency != self.opening.currency {
            Err(refused("currency_differs"))
        } else if amount.minor <= 0 || amount.minor > most {
            Err(refused("amount_out_of_bounds"))
        } else {
            Ok(())
        }
    }

    const fn money(&self, minor: i64) -> Money {
        Money::new(minor, self.opening.currency)
    }
}

/// 1.4 % rounded up, and 25 of the smallest unit.
const fn fee_of(minor: i64) -> i64 {
    (minor * 14 + 999) / 1000 + 25
}

fn new_charge(minor: i64, key: String, at_ms: i64) -> Result<Charge, PaymentError> {
    Ok(Charge {
        id: new_id("sbx_charge_")?,
        at_ms,
        minor,
        fee: new_id("sbx_fee_")?,
        fee_minor: fee_of(minor),
        key,
    })
}

fn new_part(prefix: &str, minor: i64, key: &str, at_ms: i64) -> Result<Part, PaymentError> {
    Ok(Part {
        id: new_id(prefix)?,
        at_ms,
        minor,
        key: key.to_owned(),
    })
}

/// 80 random bits: nobody guesses the pay page of somebody else.
pub(crate) fn new_id(prefix: &str) -> Result<String, PaymentError> {
    let mut bytes = [0; 10];
    let drawn = SystemRandom::new().fill(&mut bytes);
    drawn.map_err(|_| PaymentError::Unreachable {
        provider: Provider::Sandbox,
        why: "the system has no random numbers",
    })?;
    Ok(format!("{prefix}{}", hex(&bytes)))
}

fn refused(code: &str) -> PaymentError {
    PaymentError::refused(Provider::Sandbox, code)
}
