//! What becomes of a buyer of the storm once the money is certain: offers, parcels, withdrawals and refunds. The operator works
//! beside the shop, and is killed like it.

use std::path::PathBuf;
use std::process::{Child, Stdio};
use std::thread;
use std::time::Duration;

use domain::id::OrderId;
use domain::withdrawal::VERSION;
use serde_json::json;

use super::Storm;
use super::buyer::{Fate, Plan, WORDS, click, pay_page, press, settle};
use crate::victim::command;

/// How an order goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Afterwards {
    KeepsIt,
    /// From the first order alone.
    Withdraws,
    /// Also from those that followed, and the money goes back.
    WithdrawsFromAll,
    IsRefunded,
    /// A part, and another one.
    IsRefundedTwice,
    IsSent,
}

impl Afterwards {
    pub(super) const fn of(dice: u8) -> Self {
        match dice % 12 {
            0 => Afterwards::Withdraws,
            1 => Afterwards::WithdrawsFromAll,
            2 => Afterwards::IsRefunded,
            3 => Afterwards::IsRefundedTwice,
            4 | 5 => Afterwards::IsSent,
            _ => Afterwards::KeepsIt,
        }
    }

    pub(super) const fn is_withdrawn(self) -> bool {
        matches!(self, Afterwards::Withdraws | Afterwards::WithdrawsFromAll)
    }
}

/// What a buyer does with an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Answered {
    Accepts,
    /// Accepts, and does not pass the bank.
    FailsAtTheBank,
    Declines,
}

impl Plan {
    /// The offers of the funnel that a buyer comes by, with what they answer.
    pub(super) fn offers(self) -> Vec<(&'static str, Answered)> {
        let is_asked = self.pays() && self.comes_back && self.country != "DK";
        if !is_asked {
            return Vec::new();
        }
        let answer = |dice: u8| match dice % 5 {
            0 | 1 => Answered::Accepts,
            2 if self.fate == Fate::PassesTheBank && self.agrees => Answered::FailsAtTheBank,
            _ => Answered::Declines,
        };
        let upsell = answer(self.dice[0]);
        let mut offers = vec![("upsell", upsell)];
        // Who failed at the bank goes on as who declined.
        if upsell != Answered::Accepts {
            offers.push(("detolex-upsell", Answered::Declines));
        }
        offers.push(("offerebook", answer(self.dice[1])));
        offers
    }

    /// The orders that follow on the first, in the order in which they are made, with whether they are paid.
    pub(super) fn later_orders(self) -> Vec<(OrderId, bool)> {
        let accepted = self
            .offers()
            .into_iter()
            .filter(|(_, answered)| *answered != Answered::Declines);
        accepted
            .zip(1..)
            .map(|((_, answered), nth)| (self.later_order(nth), answered == Answered::Accepts))
            .collect()
    }
}

/// Everything after the payment of the first order.
pub(super) fn go_on(storm: &Storm, plan: Plan) {
    let number = await_number(storm, plan.order());
    buy_more(storm, plan);
    match plan.afterwards {
        Afterwards::KeepsIt => {}
        Afterwards::Withdraws => withdraw(storm, plan, &number),
        Afterwards::WithdrawsFromAll => {
            withdraw(storm, plan, &number);
            give_all_back(storm, plan, &plan.order().to_string());
            for (order, is_paid) in plan.later_orders() {
                if is_paid {
                    await_number(storm, order);
                    give_all_back(storm, plan, &order.to_string());
                }
            }
            let id = plan.withdrawal().to_string();
            storm.operator.insist(
                storm,
                plan,
                &["withdrawals", "close", &id, "--reason", "refunded"],
                "is open",
            );
        }
        Afterwards::IsRefunded => give_all_back(storm, plan, &number),
        Afterwards::IsRefundedTwice => {
            // Whoever is cut off here does not know whether it was done, and must not say it again.
            storm
                .operator
                .try_once(storm, plan, &["orders", "refund", &number, "7.00"]);
            storm
                .operator
                .try_once(storm, plan, &["orders", "refund", &number, "5.01"]);
        }
        Afterwards::IsSent => {
            storm.operator.insist(
                storm,
                plan,
                &["orders", "ship", &number, "--carrier", "DHL"],
                "was sent before",
            );
        }
    }
}

fn give_all_back(storm: &Storm, plan: Plan, order: &str) {
    storm.operator.insist(
        storm,
        plan,
        &["orders", "refund", order, "--all"],
        "all of it is given back",
    );
}

/// The number that an order has once its money is certain.
fn await_number(storm: &Storm, order: OrderId) -> String {
    loop {
        if let Some(number) = settle(storm, order)["number"].as_str() {
            return number.to_owned();
        }
        storm.check_time("a payment");
        thread::sleep(Duration::from_millis(20));
    }
}

/// Goes through the offers of the funnel, as the pages do.
fn buy_more(storm: &Storm, plan: Plan) {
    let path = format!("/api/orders/{}/offers", plan.order());
    let mut after = String::new();
    let mut nth = 0;
    for (page, answered) in plan.offers() {
        let next = storm.insist("GET", &format!("{path}{after}"), None).json();
        assert_eq!(next["next"]["page"], page, "{plan:?}");
        if answered != Answered::Declines {
            nth += 1;
            accept(storm, plan, page, nth, answered);
        }
        after = format!("?after={page}&accepted={}", answered == Answered::Accepts);
    }
}

fn accept(storm: &Storm, plan: Plan, page: &str, nth: u64, answered: Answered) {
    let path = format!("/api/orders/{}/offers/{page}", plan.order());
    let order = plan.later_order(nth);
    let offer = storm.insist("GET", &path, None).json();
    assert_eq!(offer["paying"], if plan.agrees { "again" } else { "anew" }, "{plan:?}");
    let draft = json!({
        "id": order.to_string(),
        "method": if plan.agrees { None } else { Some("card") },
        "early_supply": (page == "offerebook").then_some(WORDS),
        "expected_total_minor": offer["quote"]["total_minor"],
    });
    let drafted = storm.insist("POST", &path, Some(&draft));
    assert!((200..=201).contains(&drafted.status), "{}", drafted.text());
    let pressed = press(storm, order, plan.attempt(10 + nth), plan.agrees);
    // Without a page the method paid it, or had paid it when the answer was lost.
    if let Some(reference) = pay_page(&pressed) {
        let action = match (plan.agrees, answered) {
            (_, Answered::FailsAtTheBank) => "bank-refused",
            (true, _) => "bank-ok",
            (false, _) => "approve",
        };
        click(storm, &reference, action);
        settle(storm, order);
    }
}

fn withdraw(storm: &Storm, plan: Plan, number: &str) {
    let statement = json!({
        "id": plan.withdrawal().to_string(),
        "country": plan.country,
        "locale": plan.locale(),
        "name": "Anna Berg",
        "order": number,
        "email": plan.email(),
        "items": "",
        "with_later_orders": plan.afterwards == Afterwards::WithdrawsFromAll,
        "link": null,
        "words_version": VERSION,
    });
    let taken = storm.insist("POST", "/api/withdrawals", Some(&statement));
    assert!((200..=201).contains(&taken.status), "{}", taken.text());
}

/// Whoever looks after the shop, at the command line.
pub(super) struct Operator {
    pub(super) program: String,
    pub(super) data: PathBuf,
    pub(super) settings: Vec<(&'static str, String)>,
}

impl Operator {
    fn spawn(&self, arguments: &[&str]) -> Child {
        command(&self.program, &self.data, &self.settings)
            .args(arguments)
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program runs")
    }

    /// Once, and every other time not to the end; says whether it came there. While the last buyers come nothing is cut off any
    /// more, so that the shop has taken up what was by the time they have gone.
    fn try_once(&self, storm: &Storm, plan: Plan, arguments: &[&str]) -> bool {
        let mut process = self.spawn(arguments);
        if plan.dice[2].is_multiple_of(2) && plan.number <= storm.orders / 2 {
            thread::sleep(Duration::from_millis(u64::from(plan.dice[3])));
            process.kill().expect("SIGKILL");
        }
        process.wait_with_output().expect("it ends").status.success()
    }

    /// Until it is done, or was done before.
    fn insist(&self, storm: &Storm, plan: Plan, arguments: &[&str], is_done: &str) {
        if self.try_once(storm, plan, arguments) {
            return;
        }
        loop {
            let output = self.spawn(arguments).wait_with_output().expect("it ends");
            let said = String::from_utf8_lossy(&output.stderr);
            if output.status.success() || said.contains(is_done) {
                return;
            }
            storm.check_time(&format!("{arguments:?} ({said})"));
            thread::sleep(Duration::from_millis(50));
        }
    }
}
