// What is wrong with a field of the checkout, before anything is sent and after the server has read it.

import type { AddressFieldRule } from "@trichter/shared/order";
import type { FormValues } from "./kept-form.ts";

export const emailName = "email";
export const methodName = "method";

/** Names of text ids: a field says what is wrong with it in words of its own where there are any. */
export type FaultText = (typeof texts)[number];

/** By the name of the field. */
export type Faults = Readonly<Record<string, FaultText>>;

export const texts = [
  "order-fault-missing",
  "order-fault-too-long",
  "order-fault-malformed",
  "order-fault-postcode",
  "order-fault-phone",
  "order-fault-outside-area",
  "order-fault-method",
  "order-fault-card-number",
  "order-email-missing",
  "order-email-invalid",
  "order-email-disposable",
] as const;

/** All that can be seen without asking. The server looks again, at everything. */
export function faultsBefore(values: FormValues, rules: readonly AddressFieldRule[]): Faults {
  const faults: Record<string, FaultText> = {};
  const email = values[emailName] ?? "";
  if (email === "") {
    faults[emailName] = "order-email-missing";
  } else if (!/^[^\s@]+@[^\s@]+$/.test(email)) {
    faults[emailName] = "order-email-invalid";
  }
  for (const { name, required } of rules) {
    if (required && (values[name] ?? "") === "" && !(name === "house" && endsWithNumber(values.street))) {
      faults[name] = "order-fault-missing";
    }
  }
  if ((values[methodName] ?? "") === "") {
    faults[methodName] = "order-fault-method";
  }
  return faults;
}

/** Browsers fill one line with street and number; the server parts them. */
function endsWithNumber(street = ""): boolean {
  return /\S\s+\d\S*$/.test(street);
}

/** By the code of the answer: the field, unless the answer names it, and what is wrong with it. */
const ofCode: Readonly<Record<string, { at: string; text: FaultText }>> = {
  "email-invalid": { at: emailName, text: "order-email-invalid" },
  "email-disposable": { at: emailName, text: "order-email-disposable" },
  "method-not-offered": { at: methodName, text: "order-fault-method" },
  "card-number-refused": { at: emailName, text: "order-fault-card-number" },
};
const whys: Readonly<Record<string, FaultText>> = {
  missing: "order-fault-missing",
  "too-long": "order-fault-too-long",
  malformed: "order-fault-malformed",
  "outside-area": "order-fault-outside-area",
};

const malformed: Readonly<Record<string, FaultText>> = {
  postcode: "order-fault-postcode",
  phone: "order-fault-phone",
};

type Told = { code?: string; details?: Readonly<Record<string, unknown>> };

/** The faults that an answer of the server names; null if it is about something else. */
export function faultsOf(error: unknown): Faults | null {
  const { code = "", details = {} } = error as Told;
  const known = Object.hasOwn(ofCode, code) ? ofCode[code] : undefined;
  if (known) {
    const named = typeof details.field === "string" ? details.field.replace(/^address\./, "") : known.at;
    return { [named]: known.text };
  }
  if (code !== "address-invalid" || !Array.isArray(details.fields)) {
    return null;
  }
  const named = (details.fields as unknown[]).flatMap((field): [string, FaultText][] => {
    const { name, why } = (field ?? {}) as { name?: unknown; why?: unknown };
    return typeof name === "string" ? [[name, textOf(name, String(why))]] : [];
  });
  return named.length > 0 ? Object.fromEntries(named) : null;
}

function textOf(name: string, why: string): FaultText {
  const own = why === "malformed" && Object.hasOwn(malformed, name) ? malformed[name] : undefined;
  return own ?? (Object.hasOwn(whys, why) ? whys[why] : undefined) ?? "order-fault-malformed";
}
