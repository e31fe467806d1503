// What is wrong with a field, and what else can stand in the way of a review, with the words that say what to do.

import { type Told, toldFaults } from "../../api/told-faults.ts";
import type { Filled } from "./use-feedback.ts";

export type FieldName = "stars" | "text" | "name";

export type FaultText = (typeof faultTexts)[number];

export type Faults = Readonly<Partial<Record<FieldName, FaultText>>>;

export const faultTexts = [
  "feedback-fault-stars",
  "feedback-fault-name",
  "feedback-fault-too-long",
  "feedback-fault-malformed",
  "feedback-fault-card",
] as const;

export type TroubleText = (typeof troubleTexts)[number];

export const troubleTexts = ["feedback-offline", "feedback-busy", "feedback-failed"] as const;

export const fieldNames: readonly FieldName[] = ["stars", "text", "name"];

/** All that can be seen without asking. The server looks again, at everything. */
export function faultsBefore({ stars, name }: Filled): Faults {
  return {
    ...(stars === 0 && { stars: "feedback-fault-stars" as const }),
    ...(name === "" && { name: "feedback-fault-name" as const }),
  };
}

/** The faults that an answer of the server names; null if it is about something else. */
export function faultsOf(error: unknown): Faults | null {
  return toldFaults(error, {
    code: "feedback-invalid",
    fields: fieldNames,
    cardText: "feedback-fault-card",
    textOf: faultOf,
  });
}

function faultOf(name: FieldName, why: unknown): FaultText {
  if (why === "missing") {
    return name === "stars" ? "feedback-fault-stars" : "feedback-fault-name";
  }
  return why === "too-long" ? "feedback-fault-too-long" : "feedback-fault-malformed";
}

/** A client that could not be loaded says nothing: the connection is gone. */
export function troubleOf(error: unknown): TroubleText {
  const { status = 0 } = error as Told;
  if (status === 0) {
    return "feedback-offline";
  }
  return status === 429 || status === 503 ? "feedback-busy" : "feedback-failed";
}
