// Asks about a payment until it has come to an end: first often, then less and less. What may be otherwise later is no answer.

import type { PlacedOrderView } from "@trichter/shared/order";
import { isTemporary, pauseAfter } from "../../api/failure.ts";
import { hasSucceeded, isOver } from "./outcome.ts";

/** The last one is repeated. */
const pausesMs = [700, 1000, 1500, 2500, 4000, 6000, 8000];

/** Together about two minutes: whoever still waits then is told that it takes longer. */
const maxWaits = 19;

export type FollowingStage = "pending" | "offline" | "slow";

type FollowParts = {
  /** Has the provider asked. */
  settle(): Promise<PlacedOrderView>;
  pause(ms: number): Promise<void>;
  /** Whether anybody still wants to know. */
  isCurrent(): boolean;
  onStage(stage: FollowingStage): void;
};

/** The order once its payment has ended; null if that took too long or nobody waits any more. */
export async function followPayment({ settle, pause, isCurrent, onStage }: FollowParts) {
  for (let wait = 0; wait <= maxWaits && isCurrent(); wait += 1) {
    const { view, error } = await settle().then(found, temporary);
    if (view && (hasSucceeded(view) || isOver(view))) {
      return view;
    }
    onStage(view ? "pending" : "offline");
    await pause(view ? pauseBefore(wait) : pauseAfter(error, pauseBefore(wait)));
  }
  onStage("slow");
  return null;
}

function pauseBefore(wait: number): number {
  return pausesMs[Math.min(wait, pausesMs.length - 1)] ?? 0;
}

function found(view: PlacedOrderView) {
  return { view, error: null };
}

function temporary(error: unknown) {
  if (!isTemporary(error)) {
    throw error;
  }
  return { view: null, error };
}
