// What is wrong with a field, and what else can stand in the way of a withdrawal, with the words that say what to do.

import { type Told, toldFaults } from "../../api/told-faults.ts";
import type { Filled } from "./kept-withdrawal.ts";

export type FieldName = "name" | "order" | "email" | "items";

export type FaultText = (typeof faultTexts)[number];

export type Faults = Readonly<Partial<Record<FieldName, FaultText>>>;

export const faultTexts = [
  "withdrawal-fault-missing",
  "withdrawal-fault-too-long",
  "withdrawal-fault-malformed",
  "withdrawal-fault-email",
  "withdrawal-fault-card",
] as const;

export type TroubleText = (typeof troubleTexts)[number];

export const troubleTexts = [
  "withdrawal-offline",
  "withdrawal-busy",
  "withdrawal-outdated",
  "withdrawal-failed",
] as const;

export const fieldNames: readonly FieldName[] = ["name", "order", "email", "items"];

/** All that can be seen without asking. The server looks again, at everything. */
export function faultsBefore({ name, order, email }: Filled): Faults {
  const missing = (value: string) => (value === "" ? ("withdrawal-fault-missing" as const) : undefined);
  const emailFault = missing(email) ?? (/^[^\s@]+@[^\s@]+$/.test(email) ? undefined : "withdrawal-fault-email");
  const faults: Partial<Record<FieldName, FaultText | undefined>> = {
    name: missing(name),
    order: missing(order),
    email: emailFault,
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}

/** The faults that an answer of the server names; null if it is about something else. */
export function faultsOf(error: unknown): Faults | null {
  return toldFaults(error, {
    code: "statement-invalid",
    fields: fieldNames,
    cardText: "withdrawal-fault-card",
    textOf: faultOf,
  });
}

function faultOf(name: FieldName, why: unknown): FaultText {
  if (why === "missing" || why === "too-long") {
    return `withdrawal-fault-${why}`;
  }
  return name === "email" ? "withdrawal-fault-email" : "withdrawal-fault-malformed";
}

/** A client that could not be loaded says nothing: the connection is gone. */
export function troubleOf(error: unknown): TroubleText {
  const { code, status = 0 } = error as Told;
  if (status === 0) {
    return "withdrawal-offline";
  }
  if (status === 429 || status === 503) {
    return "withdrawal-busy";
  }
  return code === "button-words-outdated" ? "withdrawal-outdated" : "withdrawal-failed";
}
