//! A stand-in for PayPal: tokens, orders, authorisations, captures, refunds, disputes, and its check of messages.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::desk::{Asked, Teller};

const TIME: &str = "2027-01-15T08:00:00Z";
const DISPUTE: &str = "PP-D-27803";

#[derive(Default)]
pub(crate) struct PayPalTeller {
    address: String,
    count: u64,
    pub(crate) orders: BTreeMap<String, Value>,
    disputes: BTreeMap<String, Value>,
    pub(crate) tokens: u32,
    /// Tokens are thrown away at once, as PayPal may.
    pub(crate) forgets_tokens: bool,
    pub(crate) declines: bool,
    pub(crate) slow_captures: bool,
    /// Of its fee, PayPal gives so much back with a refund.
    pub(crate) returned_fee: Option<&'static str>,
    /// What was signed: the check says yes to these ids of transmissions.
    pub(crate) signed: Vec<String>,
}

impl Teller for PayPalTeller {
    const KEY_HEADER: &'static str = "paypal-request-id";

    fn set_address(&mut self, address: &str) {
        address.clone_into(&mut self.address);
    }

    fn key_reused() -> (u16, Value) {
        refusal("DUPLICATE_REQUEST_ID")
    }

    fn answer(&mut self, asked: &Asked) -> (u16, Value) {
        let parts: Vec<&str> = asked.path.trim_start_matches('/').split('/').collect();
        if parts == ["v1", "oauth2", "token"] {
            return self.token(asked);
        }
        if asked.header("authorization") != format!("Bearer token-{}", self.tokens) {
            return (401, json!({ "name": "AUTHENTICATION_FAILURE" }));
        }
        if self.forgets_tokens {
            self.forgets_tokens = false;
            return (401, json!({ "name": "AUTHENTICATION_FAILURE" }));
        }
        let is_check = asked.path.ends_with("verify-webhook-signature");
        if asked.method == "POST" && asked.header(Self::KEY_HEADER).is_empty() && !is_check {
            return refusal("MISSING_REQUEST_ID");
        }
        let body: Value = serde_json::from_str(&asked.body).unwrap_or_default();
        match (asked.method.as_str(), parts.as_slice()) {
            ("POST", ["v2", "checkout", "orders"]) => (201, self.open(&body)),
            ("GET", ["v2", "checkout", "orders", id]) => match self.orders.get(*id) {
                Some(order) => (200, order.clone()),
                None => not_found(),
            },
            ("POST", ["v2", "checkout", "orders", id, verb @ ("capture" | "authorize")]) => self.take(id, verb),
            ("POST", ["v2", "payments", "authorizations", id, "capture"]) => self.capture_authorised(id, &body),
            ("POST", ["v2", "payments", "authorizations", id, "void"]) => self.void(id),
            ("POST", ["v2", "payments", "captures", id, "refund"]) => self.refund(id, &body),
            ("GET", ["v2", "payments", "captures", id]) => self.find_capture(id),
            ("GET", ["v1", "customer", "disputes"]) => (200, self.list_disputes()),
            ("GET", ["v1", "customer", "disputes", id]) => (200, self.disputes[*id].clone()),
            ("GET", ["v1", "reporting", "transactions"]) => (200, self.report()),
            ("POST", ["v1", "notifications", "verify-webhook-signature"]) => {
                let id = body["transmission_id"].as_str().unwrap_or_default();
                let is_ours = self.signed.iter().any(|signed| signed == id) && body["webhook_id"] == "WHSTANDIN";
                let status = if is_ours { "SUCCESS" } else { "FAILURE" };
                (200, json!({ "verification_status": status }))
            }
            _ => not_found(),
        }
    }
}

impl PayPalTeller {
    fn token(&mut self, asked: &Asked) -> (u16, Value) {
        // client:secret
        if asked.header("authorization") != "Basic Y2xpZW50OnNlY3JldA==" {
            return (
                401,
                json!({ "error": "invalid_client", "error_description": "Client Authentication failed" }),
            );
        }
        self.tokens += 1;
        let token = format!("token-{}", self.tokens);
        (
            200,
            json!({ "access_token": token, "token_type": "Bearer", "expires_in": 32400, "scope": "" }),
        )
    }

    fn new_id(&mut self) -> String {
        self.count += 1;
        format!("5O190127TN{:07}", self.count)
    }

    fn open(&mut self, body: &Value) -> Value {
        let id = self.new_id();
        let mut unit = body["purchase_units"][0].clone();
        unit["payments"] = json!({});
        let link = |rel: &str, path: String| json!({ "href": path, "rel": rel, "method": "GET" });
        let order = json!({
            "id": id, "intent": body["intent"], "status": "PAYER_ACTION_REQUIRED", "create_time": TIME, "update_time": TIME,
            "payment_source": { "paypal": {} }, "purchase_units": [unit],
            "links": [
                link("self", format!("{}/v2/checkout/orders/{id}", self.address)),
                link("payer-action", format!("{}/pay/{id}", self.address)),
            ],
        });
        self.orders.insert(id.clone(), order.clone());
        order
    }

    /// The buyer agrees on the page.
    pub(crate) fn approve(&mut self, id: &str) -> Value {
        self.count += 1;
        let time = format!("2027-01-15T08:{:02}:{:02}Z", self.count / 60 % 60, self.count % 60);
        let order = self.orders.get_mut(id).expect("an order");
        order["status"] = json!("APPROVED");
        order["update_time"] = json!(time);
        let resource = order.clone();
        self.message("CHECKOUT.ORDER.APPROVED", "checkout-order", &resource)
    }

    /// PayPal forgets what nobody approved.
    pub(crate) fn forget(&mut self, id: &str) {
        self.orders.remove(id);
    }

    fn take(&mut self, id: &str, verb: &str) -> (u16, Value) {
        let Some(order) = self.orders.get(id).cloned() else {
            return not_found();
        };
        if order["status"] == "COMPLETED" {
            return refusal("ORDER_ALREADY_CAPTURED");
        }
        if order["status"] != "APPROVED" {
            return refusal("ORDER_NOT_APPROVED");
        }
        if self.declines {
            return refusal("INSTRUMENT_DECLINED");
        }
        let unit = &order["purchase_units"][0];
        let amount = json!({ "currency_code": unit["amount"]["currency_code"], "value": unit["amount"]["value"] });
        let (list, payment) = if verb == "capture" {
            ("captures", self.new_capture(id, &amount, &unit["custom_id"]))
        } else {
            let authorization = json!({
                "id": self.new_id(), "status": "CREATED", "amount": amount, "custom_id": unit["custom_id"],
                "create_time": TIME, "update_time": TIME, "expiration_time": "2027-02-13T08:00:00Z",
                "supplementary_data": { "related_ids": { "order_id": id } },
            });
            ("authorizations", authorization)
        };
        let order = self.orders.get_mut(id).expect("an order");
        order["status"] = json!("COMPLETED");
        order["purchase_units"][0]["payments"][list] = json!([payment]);
        (201, order.clone())
    }

    fn new_capture(&mut self, order_id: &str, amount: &Value, custom_id: &Value) -> Value {
        let value = amount["value"].as_str().expect("a value").replace('.', "");
        let minor: i64 = value.parse().expect("digits");
        let decimal = |minor: i64| {
            let value = format!("{}.{:02}", minor / 100, minor % 100);
            json!({ "currency_code": amount["currency_code"], "value": value })
        };
        // 2.49 % and 35 are kept.
        let fee = minor * 249 / 10_000 + 35;
        json!({
            "id": self.new_id(), "status": if self.slow_captures { "PENDING" } else { "COMPLETED" },
            "amount": amount, "final_capture": true, "custom_id": custom_id,
            "create_time": TIME, "update_time": TIME,
            "seller_receivable_breakdown": {
                "gross_amount": amount, "paypal_fee": decimal(fee), "net_amount": decimal(minor - fee),
            },
            "supplementary_data": { "related_ids": { "order_id": order_id } },
        })
    }

    /// What waited comes in.
    pub(crate) fn clear(&mut self, id: &str) {
        let order = self.orders.get_mut(id).expect("an order");
        order["purchase_units"][0]["payments"]["captures"][0]["status"] = json!("COMPLETED");
    }

    fn order_with(&self, list: &str, id: &str) -> Option<String> {
        let has = |order: &Value| order["purchase_units"][0]["payments"][list][0]["id"] == id;
        self.orders
            .iter()
            .find(|(_, order)| has(order))
            .map(|(order, _)| order.clone())
    }

    fn capture_authorised(&mut self, id: &str, body: &Value) -> (u16, Value) {
        let Some(order_id) = self.order_with("authorizations", id) else {
            return not_found();
        };
        let custom_id = self.orders[&order_id]["purchase_units"][0]["custom_id"].clone();
        let capture = self.new_capture(&order_id, &body["amount"], &custom_id);
        let payments = &mut self.orders.get_mut(&order_id).expect("an order")["purchase_units"][0]["payments"];
        if payments["authorizations"][0]["status"] != "CREATED" {
            return refusal("AUTHORIZATION_ALREADY_CAPTURED");
        }
        payments["authorizations"][0]["status"] = json!("CAPTURED");
        payments["captures"] = json!([capture]);
        (201, capture)
    }

    fn void(&mut self, id: &str) -> (u16, Value) {
        let Some(order_id) = self.order_with("authorizations", id) else {
            return not_found();
        };
        let payments = &mut self.orders.get_mut(&order_id).expect("an order")["purchase_units"][0]["payments"];
        payments["authorizations"][0]["status"] = json!("VOIDED");
        (204, Value::Null)
    }

    fn refund(&mut self, capture_id: &str, body: &Value) -> (u16, Value) {
        let Some(order_id) = self.order_with("captures", capture_id) else {
            return not_found();
        };
        let refund = json!({
            "id": self.new_id(), "status": "COMPLETED", "amount": body["amount"], "custom_id": body["custom_id"],
            "create_time": TIME, "update_time": TIME,
            "seller_payable_breakdown": {
                "gross_amount": body["amount"], "paypal_fee": { "currency_code": "EUR", "value": self.returned_fee.unwrap_or("0.00") },
            },
            "links": [{
                "href": format!("{}/v2/payments/captures/{capture_id}", self.address), "rel": "up", "method": "GET",
            }],
        });
        let payments = &mut self.orders.get_mut(&order_id).expect("an order")["purchase_units"][0]["payments"];
        payments["captures"][0]["status"] = json!("PARTIALLY_REFUNDED");
        if payments["refunds"].is_null() {
            payments["refunds"] = json!([]);
        }
        payments["refunds"].as_array_mut().expect("a list").push(refund.clone());
        (201, refund)
    }

    /// The bank refuses what was given back.
    pub(crate) fn fail_refunds(&mut self, order: &str) {
        let payments = &mut self.orders.get_mut(order).expect("an order")["purchase_units"][0]["payments"];
        payments["captures"][0]["status"] = json!("COMPLETED");
        for refund in payments["refunds"].as_array_mut().expect("a list") {
            refund["status"] = json!("FAILED");
        }
    }

    fn find_capture(&self, id: &str) -> (u16, Value) {
        match self.order_with("captures", id) {
            Some(order) => (
                200,
                self.orders[&order]["purchase_units"][0]["payments"]["captures"][0].clone(),
            ),
            None => not_found(),
        }
    }

    /// The buyer complains, and the shop is asked. Gives the message about it.
    pub(crate) fn complain(&mut self, order_id: &str) -> Value {
        let capture = self.orders[order_id]["purchase_units"][0]["payments"]["captures"][0].clone();
        let dispute = json!({
            "dispute_id": DISPUTE, "status": "WAITING_FOR_SELLER_RESPONSE",
            "reason": "MERCHANDISE_OR_SERVICE_NOT_RECEIVED",
            "create_time": TIME, "update_time": TIME, "dispute_amount": capture["amount"],
            "disputed_transactions": [{ "seller_transaction_id": capture["id"] }],
        });
        self.disputes.insert(DISPUTE.to_owned(), dispute.clone());
        self.message("CUSTOMER.DISPUTE.CREATED", "dispute", &dispute)
    }

    /// The buyer is right. Gives the message about it.
    pub(crate) fn lose(&mut self) -> Value {
        let dispute = self.disputes.get_mut(DISPUTE).expect("a dispute");
        dispute["status"] = json!("RESOLVED");
        let amount = dispute["dispute_amount"].clone();
        dispute["dispute_outcome"] = json!({ "outcome_code": "RESOLVED_BUYER_FAVOUR", "amount_refunded": amount });
        let dispute = dispute.clone();
        self.message("CUSTOMER.DISPUTE.RESOLVED", "dispute", &dispute)
    }

    /// Moves money because of the dispute, and tells so under one of the two names that the list has.
    pub(crate) fn move_funds(&mut self, list: &str, party: &str, funds: &[(&str, &str, &str)]) {
        let funds = funds.iter().zip(10..).map(|((reason, direction, value), minute)| {
            let (value, currency) = value.split_once(' ').unwrap_or((value, "EUR"));
            json!({
                party: "SELLER", "reason": reason, "type": direction,
                "amount": { "currency_code": currency, "value": value },
                "initiated_time": format!("2027-01-15T08:{minute}:00Z"),
            })
        });
        let mut funds: Vec<Value> = funds.collect();
        funds.push(json!({
            party: "BUYER", "reason": "DISPUTE_SETTLEMENT", "type": "CREDIT",
            "amount": { "currency_code": "EUR", "value": "1.00" },
        }));
        // Nobody promises an order.
        funds.reverse();
        self.disputes.get_mut(DISPUTE).expect("a dispute")[list] = json!(funds);
    }

    fn list_disputes(&self) -> Value {
        let items = self.disputes.values().map(|dispute| {
            json!({ "dispute_id": dispute["dispute_id"], "status": dispute["status"], "reason": dispute["reason"] })
        });
        let items: Vec<Value> = items.collect();
        // Lists of nothing are left out.
        if items.is_empty() {
            json!({})
        } else {
            json!({ "items": items })
        }
    }

    fn report(&self) -> Value {
        let captures = self
            .orders
            .values()
            .map(|order| &order["purchase_units"][0]["payments"]["captures"][0]);
        let details = captures.filter(|capture| capture.is_object()).map(|capture| {
            json!({ "transaction_info": {
                "transaction_id": capture["id"], "transaction_event_code": "T0006", "transaction_status": "S",
                "transaction_initiation_date": "2027-01-15T08:00:00Z", "transaction_amount": capture["amount"],
                "custom_field": capture["custom_id"],
            } })
        });
        json!({ "transaction_details": details.collect::<Vec<_>>(), "page": 1, "total_items": 1, "total_pages": 1 })
    }

    /// A message as PayPal writes it.
    pub(crate) fn message(&mut self, name: &str, sort: &str, resource: &Value) -> Value {
        self.count += 1;
        json!({
            "id": format!("WH-{:06}-1", self.count), "event_version": "1.0", "create_time": TIME,
            "resource_type": sort, "event_type": name, "summary": name, "resource": resource,
        })
    }
}

fn not_found() -> (u16, Value) {
    let details = json!([{ "issue": "INVALID_RESOURCE_ID", "description": "Specified resource ID does not exist." }]);
    (
        404,
        json!({ "name": "RESOURCE_NOT_FOUND", "message": "The specified resource does not exist.", "debug_id": "1", "details": details }),
    )
}

fn refusal(issue: &str) -> (u16, Value) {
    let details = json!([{ "issue": issue, "description": "No." }]);
    (
        422,
        json!({ "name": "UNPROCESSABLE_ENTITY", "message": "No.", "debug_id": "1", "details": details }),
    )
}
