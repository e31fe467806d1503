// What an order says about its payment.

import type { PlacedOrderView } from "@trichter/shared/order";

type Standing = Pick<PlacedOrderView, "state" | "last_attempt">;

/** The money is certain: taken, or set aside until the parcel leaves. */
export function hasSucceeded({ state }: Standing): boolean {
  return state === "paid" || state === "authorised";
}

/** The last attempt came to nothing, so another may be made. */
export function isOver({ state, last_attempt }: Standing): boolean {
  const hasEnded = state === "cancelled" || state === "expired";
  return hasEnded || last_attempt === null || ["failed", "cancelled", "expired"].includes(last_attempt.standing);
}

/** Whether the buyer stopped it, or whoever pays for them did. */
export function wasCancelled({ last_attempt }: Standing): boolean {
  return last_attempt?.standing !== "failed";
}
