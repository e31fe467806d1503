// What can stand in the way of an order apart from a field, and the words that say what to do about it.

import type { Quote } from "@trichter/shared/order";
import type { TextArgs } from "../../text/bundle.ts";

export type Trouble = { text: (typeof texts)[number]; args?: TextArgs };

export const texts = [
  "order-sold-out",
  "order-coupon-changed",
  "order-under-way",
  "order-provider-away",
  "order-offline",
  "order-busy",
  "order-busy-later",
  "order-outdated",
  "order-unknown-package",
  "order-failed",
] as const;

const ofCode: Readonly<Record<string, Trouble["text"]>> = {
  "sold-out": "order-sold-out",
  "coupon-refused": "order-coupon-changed",
  "payment-under-way": "order-under-way",
  "provider-unavailable": "order-provider-away",
  "button-words-outdated": "order-outdated",
  "unknown-package": "order-unknown-package",
};

/** Up to this a minute is a fair word. */
const soonSeconds = 90;

type Told = { code?: string; status?: number; retryAfterSeconds?: number | undefined };

/** A client that could not be loaded says nothing: the connection is gone. */
export function troubleOf(error: unknown): Trouble {
  const { code = "", status = 0, retryAfterSeconds = 0 } = error as Told;
  const known = Object.hasOwn(ofCode, code) ? ofCode[code] : undefined;
  if (known) {
    return { text: known };
  }
  if (status === 0) {
    return { text: "order-offline" };
  }
  if (status !== 429 && status !== 503) {
    return { text: "order-failed" };
  }
  return retryAfterSeconds <= soonSeconds
    ? { text: "order-busy" }
    : { text: "order-busy-later", args: { minutes: String(Math.ceil(retryAfterSeconds / 60)) } };
}

/** What it costs now, if that is why the order was refused. */
export function newQuote(error: unknown): Quote | null {
  const { quote } = (error as { details?: { quote?: unknown } }).details ?? {};
  return typeof quote === "object" && quote !== null ? (quote as Quote) : null;
}

export function codeOf(error: unknown): string {
  return (error as Told).code ?? "";
}
