// Asking about a payment: how often, how long, and what counts as its end.

import type { PlacedOrderView } from "@trichter/shared/order";
import { ProblemError } from "@trichter/shared/problem-error";
import { describe, expect, it } from "vitest";
import { type FollowingStage, followPayment } from "../../../src/features/order/follow-payment.ts";

type Standing = NonNullable<PlacedOrderView["last_attempt"]>["standing"];

function order(state: PlacedOrderView["state"], standing: Standing): PlacedOrderView {
  return { state, last_attempt: { id: "att_1", standing } } as PlacedOrderView;
}

const pending = order("placed", "pending");

/** The last answer is given for ever. */
function following(answers: (PlacedOrderView | Error)[], isCurrent = () => true) {
  const pauses: number[] = [];
  const stages: FollowingStage[] = [];
  let asked = 0;
  const result = followPayment({
    async settle() {
      const answer = answers[Math.min(asked, answers.length - 1)];
      asked += 1;
      if (!answer || answer instanceof Error) {
        throw answer;
      }
      return answer;
    },
    pause: async (ms) => void pauses.push(ms),
    isCurrent,
    onStage: (stage) => void stages.push(stage),
  });
  return { result, pauses, stages };
}

describe("a payment", () => {
  it.each([
    ["paid", order("paid", "paid")],
    ["set aside", order("authorised", "authorised")],
    ["declined", order("placed", "failed")],
    ["cancelled", order("placed", "cancelled")],
    ["expired", order("expired", "expired")],
  ])("that is %s needs no second question", async (_, answer) => {
    const { result, pauses } = following([answer]);
    expect(await result).toBe(answer);
    expect(pauses).toEqual([]);
  });

  it("under way is asked about with growing pauses", async () => {
    const paid = order("paid", "paid");
    const { result, pauses, stages } = following([pending, pending, pending, paid]);
    expect(await result).toBe(paid);
    expect(pauses).toEqual([700, 1000, 1500]);
    expect(new Set(stages)).toEqual(new Set(["pending"]));
  });

  it("that takes too long is left after about two minutes", async () => {
    const { result, pauses, stages } = following([pending]);
    expect(await result).toBeNull();
    const total = pauses.reduce((sum, ms) => sum + ms, 0);
    expect(total).toBeGreaterThan(100_000);
    expect(total).toBeLessThan(150_000);
    expect(stages.at(-1)).toBe("slow");
  });
});

describe("a question", () => {
  it("that gets no answer is asked again, as late as the server wants", async () => {
    const paid = order("paid", "paid");
    const { result, pauses, stages } = following([
      new ProblemError("gone", "unreachable", 0),
      new ProblemError("busy", "too-many", 429, 5),
      paid,
    ]);
    expect(await result).toBe(paid);
    expect(pauses).toEqual([700, 5000]);
    expect(stages).toEqual(["offline", "offline"]);
  });

  it("that is refused is not asked again", async () => {
    const { result } = following([new ProblemError("no", "not-found", 404)]);
    await expect(result).rejects.toThrow("no");
  });

  it("is not asked for somebody who left", async () => {
    const looks = [true, true, false];
    const { result, pauses } = following([pending], () => looks.shift() ?? false);
    expect(await result).toBeNull();
    expect(pauses).toHaveLength(2);
  });
});
