//! A stand-in for Stripe: Checkout sessions, payments, refunds, disputes, with answers as the description has them.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::desk::{Asked, Teller, tree};

pub(crate) const NOW: i64 = 1_800_000_000;

/// What a buyer, a bank or time does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Deed {
    Approve,
    /// The buyer is done, the bank is not.
    Process,
    /// The bank takes what was in process, or refuses it.
    Clear,
    Bounce,
    Expire,
    /// The bank asks before it takes anything back.
    Inquire,
    Dispute,
    WinDispute,
}

#[derive(Default)]
pub(crate) struct StripeTeller {
    address: String,
    count: u64,
    pub(crate) sessions: BTreeMap<String, Value>,
    pub(crate) intents: BTreeMap<String, Value>,
    pub(crate) charges: BTreeMap<String, Value>,
    bookings: BTreeMap<String, Value>,
    pub(crate) refunds: BTreeMap<String, Value>,
    disputes: BTreeMap<String, Value>,
    /// Refunds are not done at once.
    pub(crate) slow_refunds: bool,
    /// Methods whose bank wants to see the buyer.
    pub(crate) careful_methods: bool,
    /// Methods that are refused.
    pub(crate) empty_accounts: bool,
}

impl Teller for StripeTeller {
    const KEY_HEADER: &'static str = "idempotency-key";

    fn set_address(&mut self, address: &str) {
        address.clone_into(&mut self.address);
    }

    fn key_reused() -> (u16, Value) {
        refusal("idempotency_error", "idempotency_error")
    }

    fn answer(&mut self, asked: &Asked) -> (u16, Value) {
        if asked.header("authorization") != "Bearer sk_test_stand_in" {
            return (401, json!({ "error": { "type": "invalid_request_error" } }));
        }
        if asked.method == "POST" && asked.header(Self::KEY_HEADER).is_empty() {
            return refusal("invalid_request_error", "key_missing");
        }
        let form = tree(&asked.body);
        let parts: Vec<&str> = asked.path.trim_start_matches("/v1/").split('/').collect();
        match (asked.method.as_str(), parts.as_slice()) {
            ("POST", ["checkout", "sessions"]) => (200, self.open_session(&form)),
            ("GET", ["checkout", "sessions"]) => {
                let intent = asked.find_query("payment_intent").unwrap_or_default();
                let sessions = self
                    .sessions
                    .values()
                    .filter(|session| session["payment_intent"] == intent);
                (200, list(sessions, &asked.path))
            }
            ("GET", ["checkout", "sessions", id]) => self.whole_session(id),
            ("POST", ["checkout", "sessions", id, "expire"]) => self.expire(id),
            ("POST", ["payment_intents"]) => self.charge_again(&form),
            ("GET", ["payment_intents", id]) => self.find_intent(id),
            ("POST", ["payment_intents", id, "capture"]) => self.capture(id, &form),
            ("POST", ["payment_intents", id, "cancel"]) => self.cancel(id),
            ("POST", ["refunds"]) => self.refund(&form),
            ("GET", [kind @ ("refunds" | "disputes")]) => {
                let all = if *kind == "refunds" {
                    &self.refunds
                } else {
                    &self.disputes
                };
                let intent = asked.find_query("payment_intent").unwrap_or_default();
                let found = all.values().filter(|one| one["payment_intent"] == intent);
                (200, list(found, &asked.path))
            }
            ("GET", ["charges"]) => (200, list(self.charges.values(), &asked.path)),
            _ => (
                404,
                json!({ "error": { "type": "invalid_request_error", "code": "resource_missing" } }),
            ),
        }
    }
}

impl StripeTeller {
    fn new_id(&mut self, prefix: &str) -> String {
        self.count += 1;
        format!("{prefix}_{:06}", self.count)
    }

    fn open_session(&mut self, form: &Value) -> Value {
        let id = self.new_id("cs_test");
        let items = form["line_items"].as_object().expect("lines");
        let total: i64 = items
            .values()
            .map(|line| number(&line["price_data"]["unit_amount"]))
            .sum();
        let currency = items["0"]["price_data"]["currency"].clone();
        let session = json!({
            "id": id, "object": "checkout.session", "livemode": false, "mode": "payment",
            "automatic_tax": { "enabled": false, "status": null },
            "created": NOW, "expires_at": number(&form["expires_at"]),
            "custom_fields": [], "custom_text": { "shipping_address": null, "submit": null },
            "payment_method_types": [form["payment_method_types"]["0"]], "shipping_options": [],
            "payment_status": "unpaid", "status": "open",
            "success_url": form["success_url"], "cancel_url": form["cancel_url"],
            "client_reference_id": form["client_reference_id"], "customer_email": form["customer_email"],
            "amount_total": total, "amount_subtotal": total, "currency": currency,
            "metadata": form["metadata"], "payment_intent": null, "customer": null,
            "url": format!("{}/pay/{id}", self.address),
        });
        self.sessions.insert(id.clone(), session.clone());
        // What the payment will be made of, once the buyer is on the page.
        let data = &form["payment_intent_data"];
        let intent = json!({
            "amount": total, "currency": session["currency"], "capture_method": data["capture_method"],
            "metadata": data["metadata"], "setup_future_usage": data["setup_future_usage"],
            "payment_method_types": session["payment_method_types"],
        });
        self.bookings.insert(format!("draft {id}"), intent);
        session
    }

    /// Does what happens on the page or at the bank; gives the names of the messages that follow.
    pub(crate) fn act(&mut self, session_id: &str, deed: Deed) -> Vec<Value> {
        if deed == Deed::Expire {
            self.sessions.get_mut(session_id).expect("a session")["status"] = json!("expired");
            return vec![self.message("checkout.session.expired", &self.sessions[session_id].clone())];
        }
        let intent_id = match self.sessions[session_id]["payment_intent"].as_str() {
            Some(id) => id.to_owned(),
            None => self.begin_payment(session_id),
        };
        let mut names = vec!["payment_intent.succeeded"];
        match deed {
            Deed::Approve => {
                self.charge(&intent_id, "succeeded");
                if self.intents[&intent_id]["status"] == "requires_capture" {
                    names = vec!["payment_intent.amount_capturable_updated"];
                }
            }
            Deed::Process => {
                self.charge(&intent_id, "pending");
                names = vec!["payment_intent.processing"];
            }
            Deed::Clear => self.charge(&intent_id, "succeeded"),
            Deed::Bounce => {
                let intent = self.intents.get_mut(&intent_id).expect("a payment");
                intent["status"] = json!("requires_payment_method");
                intent["last_payment_error"] = json!({ "type": "card_error", "code": "card_declined" });
                names = vec!["payment_intent.payment_failed"];
            }
            Deed::Inquire | Deed::Dispute | Deed::WinDispute => {
                self.dispute(&intent_id, deed);
                let dispute = self.disputes.values().next_back().expect("a dispute").clone();
                return vec![self.message("charge.dispute.updated", &dispute)];
            }
            Deed::Expire => {}
        }
        let paid = self.intents[&intent_id]["status"] == "succeeded";
        let session = self.sessions.get_mut(session_id).expect("a session");
        session["status"] = json!("complete");
        session["payment_status"] = json!(if paid { "paid" } else { "unpaid" });
        let (session, intent) = (session.clone(), self.intents[&intent_id].clone());
        let mut messages = vec![self.message("checkout.session.completed", &session)];
        messages.extend(names.into_iter().map(|name| self.message(name, &intent)));
        messages
    }

    fn begin_payment(&mut self, session_id: &str) -> String {
        let draft = self.bookings[&format!("draft {session_id}")].clone();
        let intent_id = self.open_intent(&draft);
        let saves = draft["setup_future_usage"].is_string();
        let customer = saves.then(|| self.new_id("cus"));
        let session = self.sessions.get_mut(session_id).expect("a session");
        session["payment_intent"] = json!(intent_id);
        session["customer"] = json!(customer);
        self.intents.get_mut(&intent_id).expect("a payment")["customer"] = json!(customer);
        intent_id
    }

    fn open_intent(&mut self, draft: &Value) -> String {
        let id = self.new_id("pi");
        let method = self.new_id("pm");
        let intent = json!({
            "id": id, "object": "payment_intent", "livemode": false, "created": NOW,
            "amount": draft["amount"], "currency": draft["currency"], "capture_method": draft["capture_method"],
            "confirmation_method": "automatic", "payment_method_types": draft["payment_method_types"],
            "metadata": draft["metadata"], "setup_future_usage": draft["setup_future_usage"],
            "status": "requires_confirmation", "customer": null, "payment_method": method,
            "latest_charge": null, "last_payment_error": null, "next_action": null,
        });
        self.intents.insert(id.clone(), intent);
        id
    }

    fn charge(&mut self, intent_id: &str, status: &str) {
        let intent = self.intents[intent_id].clone();
        let is_taken = status == "succeeded" && intent["capture_method"] == "automatic";
        let id = intent["latest_charge"].as_str().map(str::to_owned);
        let id = id.unwrap_or_else(|| self.new_id("ch"));
        let amount = intent["amount"].as_i64().expect("an amount");
        let booked = is_taken.then(|| self.book(amount, "charge"));
        let charge = json!({
            "id": id, "object": "charge", "livemode": false, "created": NOW, "currency": intent["currency"],
            "amount": amount, "amount_captured": if is_taken { amount } else { 0 }, "amount_refunded": 0,
            "billing_details": {}, "captured": is_taken, "disputed": false, "metadata": intent["metadata"],
            "paid": status == "succeeded", "refunded": false, "status": status,
            "payment_intent": intent_id, "balance_transaction": booked,
        });
        self.charges.insert(id.clone(), charge);
        let intent = self.intents.get_mut(intent_id).expect("a payment");
        intent["latest_charge"] = json!(id);
        intent["status"] = json!(match status {
            "pending" => "processing",
            _ if is_taken => "succeeded",
            _ => "requires_capture",
        });
    }

    /// Books money of an amount, which is negative if it leaves. Of what comes in, 1.5 % and 25 are kept; a dispute costs 1500
    /// until it is won.
    fn book(&mut self, amount: i64, sort: &str) -> String {
        let id = self.new_id("txn");
        let fee = match sort {
            "dispute" => -amount.signum() * 1500,
            _ if amount > 0 => amount * 15 / 1000 + 25,
            _ => 0,
        };
        let booking = json!({
            "id": id, "object": "balance_transaction", "amount": amount, "available_on": NOW, "created": NOW + 60,
            "currency": "eur", "fee": fee, "fee_details": [], "net": amount - fee, "reporting_category": sort,
            "status": "available", "type": if sort == "dispute" { "adjustment" } else { sort },
        });
        self.bookings.insert(id.clone(), booking);
        id
    }

    fn dispute(&mut self, intent_id: &str, deed: Deed) {
        let charge_id = self.intents[intent_id]["latest_charge"]
            .as_str()
            .expect("a charge")
            .to_owned();
        let amount = self.charges[&charge_id]["amount_captured"].as_i64().expect("an amount");
        let won = deed == Deed::WinDispute;
        let bookings = if deed == Deed::Inquire {
            Vec::new()
        } else {
            let booking = self.book(if won { amount } else { -amount }, "dispute");
            vec![self.bookings[&booking].clone()]
        };
        if won {
            let dispute = self.disputes.values_mut().next_back().expect("a dispute");
            dispute["status"] = json!("won");
            dispute["balance_transactions"]
                .as_array_mut()
                .expect("a list")
                .extend(bookings);
            return;
        }
        let id = self.new_id("dp");
        let charge = self.charges.get_mut(&charge_id).expect("a charge");
        charge["disputed"] = json!(true);
        let dispute = json!({
            "id": id, "object": "dispute", "livemode": false, "created": NOW, "amount": amount,
            "currency": charge["currency"], "charge": charge_id, "payment_intent": intent_id,
            "balance_transactions": bookings, "evidence": {}, "metadata": {}, "reason": "fraudulent",
            "evidence_details": { "due_by": null, "has_evidence": false, "past_due": false, "submission_count": 0 },
            "is_charge_refundable": false,
            "status": if deed == Deed::Inquire { "warning_needs_response" } else { "needs_response" },
        });
        self.disputes.insert(id, dispute);
    }

    fn charge_again(&mut self, form: &Value) -> (u16, Value) {
        if form["return_url"].is_null() || form["confirm"] != "true" {
            return refusal("invalid_request_error", "parameter_missing");
        }
        let mut draft = form.clone();
        draft["amount"] = json!(number(&form["amount"]));
        draft["payment_method_types"] = json!([form["payment_method_types"]["0"]]);
        let id = self.open_intent(&draft);
        let (careful, empty) = (self.careful_methods, self.empty_accounts);
        let page = format!("{}/bank/{id}", self.address);
        let intent = self.intents.get_mut(&id).expect("a payment");
        intent["customer"] = form["customer"].clone();
        intent["payment_method"] = form["payment_method"].clone();
        if careful {
            intent["status"] = json!("requires_action");
            intent["next_action"] = json!({
                "type": "redirect_to_url",
                "redirect_to_url": { "url": page, "return_url": form["return_url"] },
            });
        } else if empty {
            intent["status"] = json!("requires_payment_method");
            let error = json!({ "type": "card_error", "code": "card_declined" });
            intent["last_payment_error"] = error.clone();
            let mut error = error;
            error["payment_intent"] = intent.clone();
            return (402, json!({ "error": error }));
        } else {
            self.charge(&id, "succeeded");
        }
        (200, self.intents[&id].clone())
    }

    /// The bank's step of a payment without a page is passed.
    pub(crate) fn pass_step(&mut self, intent_id: &str) {
        self.intents.get_mut(intent_id).expect("a payment")["next_action"] = Value::Null;
        self.charge(intent_id, "succeeded");
    }

    fn capture(&mut self, id: &str, form: &Value) -> (u16, Value) {
        if self.intents[id]["status"] != "requires_capture" {
            return refusal("invalid_request_error", "payment_intent_unexpected_state");
        }
        let amount = number(&form["amount_to_capture"]);
        let booked = self.book(amount, "charge");
        let intent = self.intents.get_mut(id).expect("a payment");
        intent["status"] = json!("succeeded");
        let charge = intent["latest_charge"].as_str().expect("a charge");
        let charge = self.charges.get_mut(charge).expect("a charge");
        charge["captured"] = json!(true);
        charge["amount_captured"] = json!(amount);
        charge["balance_transaction"] = json!(booked);
        (200, intent.clone())
    }

    fn cancel(&mut self, id: &str) -> (u16, Value) {
        let intent = self.intents.get_mut(id).expect("a payment");
        if intent["status"] == "succeeded" || intent["status"] == "processing" {
            return refusal("invalid_request_error", "payment_intent_unexpected_state");
        }
        intent["status"] = json!("canceled");
        (200, intent.clone())
    }

    fn expire(&mut self, id: &str) -> (u16, Value) {
        let session = self.sessions.get_mut(id).expect("a session");
        if session["status"] != "open" {
            return refusal("invalid_request_error", "resource_already_exists");
        }
        session["status"] = json!("expired");
        session["url"] = Value::Null;
        (200, session.clone())
    }

    fn refund(&mut self, form: &Value) -> (u16, Value) {
        let intent_id = form["payment_intent"].as_str().unwrap_or_default();
        let charge_id = self.intents[intent_id]["latest_charge"]
            .as_str()
            .unwrap_or_default()
            .to_owned();
        let amount = number(&form["amount"]);
        let (id, booked) = (self.new_id("re"), self.book(-amount, "refund"));
        let slow = self.slow_refunds;
        let charge = self.charges.get_mut(&charge_id).expect("a charge");
        let refunded = charge["amount_refunded"].as_i64().unwrap_or_default() + amount;
        if refunded > charge["amount_captured"].as_i64().unwrap_or_default() {
            return refusal("invalid_request_error", "charge_already_refunded");
        }
        charge["amount_refunded"] = json!(refunded);
        let refund = json!({
            "id": id, "object": "refund", "amount": amount, "created": NOW + 90, "currency": charge["currency"],
            "charge": charge_id, "payment_intent": intent_id, "metadata": form["metadata"],
            "status": if slow { "pending" } else { "succeeded" }, "balance_transaction": booked,
        });
        self.refunds.insert(id, refund.clone());
        (200, refund)
    }

    /// A refund that had been done comes back.
    pub(crate) fn fail_refund(&mut self, id: &str) {
        let refund = self.refunds.get_mut(id).expect("a refund");
        refund["status"] = json!("failed");
        refund["failure_reason"] = json!("lost_or_stolen_card");
        refund["failure_balance_transaction"] = json!("txn_back");
    }

    fn whole_session(&self, id: &str) -> (u16, Value) {
        let Some(session) = self.sessions.get(id) else {
            return (
                404,
                json!({ "error": { "type": "invalid_request_error", "code": "resource_missing" } }),
            );
        };
        let mut session = session.clone();
        if let Some(intent) = session["payment_intent"].as_str() {
            session["payment_intent"] = self.whole_intent(intent);
        }
        (200, session)
    }

    fn find_intent(&self, id: &str) -> (u16, Value) {
        if self.intents.contains_key(id) {
            (200, self.whole_intent(id))
        } else {
            (
                404,
                json!({ "error": { "type": "invalid_request_error", "code": "resource_missing" } }),
            )
        }
    }

    fn whole_intent(&self, id: &str) -> Value {
        let mut intent = self.intents[id].clone();
        if let Some(charge_id) = intent["latest_charge"].as_str() {
            let mut charge = self.charges[charge_id].clone();
            if let Some(booked) = charge["balance_transaction"].as_str() {
                charge["balance_transaction"] = self.bookings[booked].clone();
            }
            let refunds = self.refunds.values().filter(|refund| refund["charge"] == charge_id);
            charge["refunds"] = list(refunds, "/v1/refunds");
            intent["latest_charge"] = charge;
        }
        intent
    }

    pub(crate) fn message(&mut self, name: &str, object: &Value) -> Value {
        json!({
            "id": self.new_id("evt"), "object": "event", "api_version": "2022-11-15", "created": NOW,
            "livemode": false, "pending_webhooks": 1, "request": { "id": null, "idempotency_key": null },
            "type": name, "data": { "object": object },
        })
    }
}

fn list<'a>(data: impl Iterator<Item = &'a Value>, url: &str) -> Value {
    let data: Vec<&Value> = data.collect();
    json!({ "object": "list", "data": data, "has_more": false, "url": url })
}

fn refusal(sort: &str, code: &str) -> (u16, Value) {
    (400, json!({ "error": { "type": sort, "code": code } }))
}

fn number(value: &Value) -> i64 {
    value.as_str().and_then(|text| text.parse().ok()).unwrap_or_default()
}
