//! Holds what was said at a stand-in's desk against the provider's own description. The excerpts are made by
//! `tools/payment-descriptions.mjs`.

use std::collections::{BTreeSet, HashMap};
use std::path::Path;
use std::sync::{Arc, LazyLock, Mutex};

use jsonschema::{Draft, Validator};
use serde_json::{Value, json};

use crate::stand_ins::desk::{Asked, Said, tree};

/// An excerpt of a description, and what was made of its schemas so far.
pub(crate) struct Description {
    excerpt: Value,
    validators: Mutex<HashMap<String, Arc<Validator>>>,
}

const NAMES: [&str; 6] = [
    "stripe",
    "paypal-orders",
    "paypal-payments",
    "paypal-webhooks",
    "paypal-disputes",
    "paypal-reports",
];

static DESCRIPTIONS: LazyLock<HashMap<&str, Description>> =
    LazyLock::new(|| NAMES.map(|name| (name, Description::read(name))).into());

/// PayPal describes the values of `Prefer` and a length that the longer one exceeds by one. The list may only shrink.
const WRONGLY_DESCRIBED: [&str; 1] = [r#"header prefer: : "return=representation" is longer than 20 characters"#];

impl Description {
    pub(crate) fn get(name: &str) -> &'static Self {
        &DESCRIPTIONS[name]
    }

    fn read(name: &str) -> Self {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/descriptions");
        let text = std::fs::read_to_string(folder.join(format!("{name}.json"))).expect("an excerpt");
        Description {
            excerpt: serde_json::from_str(&text).expect("JSON"),
            validators: Mutex::default(),
        }
    }

    fn validator(&self, schema: &Value) -> Arc<Validator> {
        let mut validators = self.validators.lock().expect("nobody panics here");
        let made = validators
            .entry(schema.to_string())
            .or_insert_with(|| Arc::new(self.make(schema)));
        Arc::clone(made)
    }

    fn make(&self, schema: &Value) -> Validator {
        let root = json!({ "components": self.excerpt["components"], "allOf": [schema] });
        jsonschema::options()
            // What OpenAPI 3.0 is built on.
            .with_draft(Draft::Draft4)
            .should_validate_formats(true)
            .build(&root)
            .expect("a schema whose patterns can be read")
    }

    /// What is wrong with a value.
    pub(crate) fn faults(&self, schema: &Value, value: &Value) -> Vec<String> {
        let validator = self.validator(schema);
        let errors = validator.iter_errors(value);
        errors
            .map(|error| format!("{}: {error}", error.instance_path()))
            .collect()
    }

    pub(crate) fn message_faults(&self, message: &Value) -> Vec<String> {
        self.faults(&json!({ "$ref": "#/components/schemas/event" }), message)
    }

    fn find_operation(&self, asked: &Asked) -> Option<(&String, &Value)> {
        let operations = self.excerpt["operations"].as_object().expect("operations");
        operations.iter().find(|(name, _)| {
            let (method, template) = name.split_once(' ').expect("a method and a path");
            let matches = |part: &str, given: &str| part.starts_with('{') || part == given;
            let (template, path): (Vec<_>, Vec<_>) = (template.split('/').collect(), asked.path.split('/').collect());
            let mut pairs = template.iter().zip(&path);
            method == asked.method && template.len() == path.len() && pairs.all(|(part, given)| matches(part, given))
        })
    }

    /// What is wrong with a request and its answer; nothing if the operation is none of this description.
    pub(crate) fn said_faults(&self, said: &Said) -> Option<Vec<String>> {
        let (name, operation) = self.find_operation(&said.asked)?;
        let mut faults = Vec::new();
        let known: BTreeSet<&str> = operation["query"]
            .as_array()?
            .iter()
            .filter_map(Value::as_str)
            .collect();
        for (key, _) in &said.asked.query {
            let key = key.split('[').next().unwrap_or_default();
            if !known.contains(key) {
                faults.push(format!("{name}: the query knows no {key}"));
            }
        }
        for (header, schema) in operation["headers"].as_object()? {
            if let Some(value) = said.asked.headers.get(header) {
                let wrong = self.faults(schema, &json!(value));
                faults.extend(
                    wrong
                        .into_iter()
                        .map(|fault| format!("{name}: header {header}: {fault}")),
                );
            }
        }
        let is_form = said.asked.header("content-type").contains("form");
        let request = &operation["request"];
        let body = match (said.asked.body.as_str(), is_form) {
            ("", _) => None,
            (form, true) => Some(self.typed(&tree(form), request)),
            (text, false) => Some(serde_json::from_str(text).expect("JSON")),
        };
        if let Some(body) = body {
            let wrong = self.faults(request, &body);
            faults.extend(wrong.into_iter().map(|fault| format!("{name}: request{fault}")));
        }
        let answers = &operation["answers"];
        let status = said.status.to_string();
        let answer = answers.get(&status).or(answers.get("200")).or(answers.get("default"));
        if said.status < 300 && said.status != 204 {
            let wrong = self.faults(answer.expect("an answer that is described"), &said.answer);
            faults.extend(wrong.into_iter().map(|fault| format!("{name}: answer{fault}")));
        }
        Some(faults)
    }

    /// A form's texts as the values the description wants: numbers, yes and no, lists.
    fn typed(&self, value: &Value, schema: &Value) -> Value {
        let schema = self.resolved(schema);
        let choices = schema["anyOf"]
            .as_array()
            .cloned()
            .unwrap_or_else(|| vec![schema.clone()]);
        let choices: Vec<&Value> = choices.iter().map(|choice| self.resolved(choice)).collect();
        let is = |name: &str| choices.iter().find(|choice| choice["type"] == name).copied();
        match value {
            Value::Object(fields) => {
                if let Some(list) = is("array") {
                    return fields.values().map(|item| self.typed(item, &list["items"])).collect();
                }
                let object = is("object").unwrap_or(schema);
                let typed = fields.iter().map(|(key, field)| {
                    let of_key = object["properties"].get(key).unwrap_or(&object["additionalProperties"]);
                    (key.clone(), self.typed(field, of_key))
                });
                Value::Object(typed.collect())
            }
            Value::String(text) => match text.parse::<i64>() {
                Ok(number) if is("integer").is_some() => json!(number),
                _ if is("boolean").is_some() => json!(text == "true"),
                _ => value.clone(),
            },
            _ => value.clone(),
        }
    }

    fn resolved<'a>(&'a self, schema: &'a Value) -> &'a Value {
        let name = schema["$ref"].as_str().and_then(|text| text.rsplit('/').next());
        name.map_or(schema, |name| &self.excerpt["components"]["schemas"][name])
    }
}

/// What is wrong with anything that was said to Stripe.
pub(crate) fn stripe_faults(said: &[Said]) -> Vec<String> {
    let description = Description::get("stripe");
    let judged = said.iter().map(|said| description.said_faults(said));
    judged
        .flat_map(|faults| faults.expect("an operation that Stripe describes"))
        .collect()
}

/// What is wrong with anything that was said to PayPal. Only tokens are not described.
pub(crate) fn paypal_faults(said: &[Said]) -> Vec<String> {
    let descriptions = NAMES[1..].iter().map(|name| Description::get(name));
    let described = said.iter().filter(|said| said.asked.path != "/v1/oauth2/token");
    described
        .flat_map(|said| {
            let judged = descriptions
                .clone()
                .find_map(|description| description.said_faults(said));
            judged.expect("an operation that PayPal describes")
        })
        .filter(|fault| !WRONGLY_DESCRIBED.iter().any(|wrong| fault.ends_with(wrong)))
        .collect()
}

fn said(method: &str, path: &str, sort: &str, body: &str) -> Said {
    Said {
        asked: Asked {
            method: method.to_owned(),
            path: path.to_owned(),
            query: Vec::new(),
            headers: [("content-type".to_owned(), sort.to_owned())].into(),
            body: body.to_owned(),
        },
        status: 204,
        answer: Value::Null,
    }
}

#[test]
fn a_request_that_stripe_does_not_describe_is_found() {
    let good = "success_url=https%3A%2F%2Fx.example&mode=payment&line_items[0][quantity]=1";
    let check = |path: &str, form: &str| stripe_faults(&[said("POST", path, "form", form)]);
    assert_eq!(check("/v1/checkout/sessions", good), Vec::<String>::new());
    for (path, bad) in [
        ("/v1/checkout/sessions", "mode=payment"),
        ("/v1/checkout/sessions", "success_url=x&mode=gift"),
        ("/v1/checkout/sessions", "success_url=x&surprise=1"),
        ("/v1/checkout/sessions", "success_url=x&expires_at=soon"),
        (
            "/v1/checkout/sessions",
            "success_url=x&line_items[0][price_data][unit_amount]=1.50",
        ),
        (
            "/v1/payment_intents",
            "amount=100&currency=eur&confirm=true&capture_method=later",
        ),
        ("/v1/payment_intents/pi_1/capture", "amount_to_capture=all"),
        ("/v1/refunds", "amount=a&payment_intent=pi_1"),
    ] {
        assert_ne!(check(path, bad), Vec::<String>::new(), "{path} {bad}");
    }
}

#[test]
fn a_request_that_paypal_does_not_describe_is_found() {
    let check = |path: &str, body: &Value| paypal_faults(&[said("POST", path, "json", &body.to_string())]);
    let order = |amount: Value| json!({ "intent": "CAPTURE", "purchase_units": [{ "amount": amount }] });
    let orders = "/v2/checkout/orders";
    let none = Vec::<String>::new();
    assert_eq!(
        check(orders, &order(json!({ "currency_code": "EUR", "value": "1.00" }))),
        none
    );
    // The second and third break nothing but a pattern.
    for (path, bad) in [
        (orders, order(json!({ "currency_code": "EUR" }))),
        (orders, order(json!({ "currency_code": "EUR", "value": "1,00" }))),
        (orders, order(json!({ "currency_code": "EUR", "value": "one" }))),
        (orders, order(json!({ "currency_code": "EURO", "value": "1.00" }))),
        (orders, json!({ "intent": "TAKE", "purchase_units": [] })),
        (
            "/v2/payments/captures/1/refund",
            json!({ "amount": { "currency_code": "EUR", "value": "x" } }),
        ),
        (
            "/v2/payments/authorizations/1/capture",
            json!({ "final_capture": "yes" }),
        ),
        (
            "/v1/notifications/verify-webhook-signature",
            json!({ "auth_algo": "SHA256withRSA" }),
        ),
    ] {
        assert_ne!(check(path, &bad), none, "{path} {bad}");
    }
}

#[test]
fn an_answer_or_a_message_that_is_not_described_is_found() {
    let none = Vec::<String>::new();
    let mut answer = said("GET", "/v1/payment_intents/pi_1", "", "");
    answer.status = 200;
    answer.answer = json!({ "id": "pi_1", "object": "payment_intent", "amount": "a lot" });
    assert_ne!(stripe_faults(&[answer]), none);
    let mut answer = said("GET", "/v2/checkout/orders/1", "", "");
    answer.status = 200;
    answer.answer = json!({ "id": "1", "status": "MAYBE" });
    assert_ne!(paypal_faults(&[answer]), none);
    assert_ne!(
        Description::get("stripe").message_faults(&json!({ "id": "evt_1" })),
        none
    );
    assert_ne!(
        Description::get("paypal-webhooks").message_faults(&json!({ "id": 1 })),
        none
    );
}
