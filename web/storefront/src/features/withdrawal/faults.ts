// What is wrong with a field, and what else can stand in the way of a withdrawal, with the words that say what to do.

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

type Told = { code?: string; status?: number; details?: Readonly<Record<string, unknown>> };

/** The faults that an answer of the server names; null if it is about something else. */
export function faultsOf(error: unknown): Faults | null {
  const { code, details = {} } = error as Told;
  if (code === "card-number-refused" && isField(details.field)) {
    return { [details.field]: "withdrawal-fault-card" };
  }
  if (code !== "statement-invalid" || !Array.isArray(details.fields)) {
    return null;
  }
  const named = (details.fields as unknown[]).flatMap((field): [FieldName, FaultText][] => {
    const { name, why } = (field ?? {}) as { name?: unknown; why?: unknown };
    return isField(name) ? [[name, faultOf(name, why)]] : [];
  });
  return named.length > 0 ? Object.fromEntries(named) : null;
}

function isField(name: unknown): name is FieldName {
  return fieldNames.includes(name as FieldName);
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
