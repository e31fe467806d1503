// What can stand in the way of a form, and the words for it.

import type { ProblemCode } from "@trichter/shared/problem-error";
import type { TextArgs } from "../../text/bundle.ts";

export type Trouble = {
  /** Where the visitor has something to change; null if it is not theirs. */
  at: "wishes" | "email" | null;
  text: (typeof texts)[number];
  args?: TextArgs;
};

export const texts = [
  "lead-wish-missing",
  "lead-email-missing",
  "lead-email-invalid",
  "lead-email-disposable",
  "lead-email-unreachable",
  "lead-run-gone",
  "lead-offline",
  "lead-busy",
  "lead-busy-later",
  "lead-busy-tomorrow",
  "lead-failed",
] as const;

const ofCode: Readonly<Record<string, Trouble>> = {
  "email-invalid": { at: "email", text: "lead-email-invalid" },
  "email-disposable": { at: "email", text: "lead-email-disposable" },
  "email-unreachable": { at: "email", text: "lead-email-unreachable" },
};

const soonSeconds = 90;
const todaySeconds = 2 * 60 * 60;

/** What is missing before anything is sent; null if nothing is. */
export function troubleBefore(email: string, wantsSomething: boolean): Trouble | null {
  if (!wantsSomething) {
    return { at: "wishes", text: "lead-wish-missing" };
  }
  if (email === "") {
    return { at: "email", text: "lead-email-missing" };
  }
  return /^[^\s@]+@[^\s@]+$/.test(email) ? null : { at: "email", text: "lead-email-invalid" };
}

type Told = { code?: ProblemCode; status?: number; retryAfterSeconds?: number | undefined };

/** A client that could not be loaded says nothing: the connection is gone. */
export function troubleOf(error: unknown): Trouble {
  const { code = "", status = 0, retryAfterSeconds = 0 } = error as Told;
  const known = Object.hasOwn(ofCode, code) ? ofCode[code] : undefined;
  if (known) {
    return known;
  }
  if (status === 0) {
    return { at: null, text: "lead-offline" };
  }
  if (status === 404) {
    return { at: "wishes", text: "lead-run-gone" };
  }
  if (status !== 429 && status !== 503) {
    return { at: null, text: "lead-failed" };
  }
  if (retryAfterSeconds <= soonSeconds) {
    return { at: null, text: "lead-busy" };
  }
  return retryAfterSeconds <= todaySeconds
    ? { at: null, text: "lead-busy-later", args: { minutes: String(Math.ceil(retryAfterSeconds / 60)) } }
    : { at: null, text: "lead-busy-tomorrow" };
}
