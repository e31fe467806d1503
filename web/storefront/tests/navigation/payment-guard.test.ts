// Holding reloads while a payment is under way.

import { expect, it } from "vitest";
import { areReloadsHeld, holdReloads } from "../../src/navigation/payment-guard.ts";

it("holds until every holder has let go, each once", () => {
  expect(areReloadsHeld()).toBe(false);
  const releaseOne = holdReloads();
  const releaseOther = holdReloads();
  releaseOne();
  releaseOne();
  expect(areReloadsHeld()).toBe(true);
  releaseOther();
  expect(areReloadsHeld()).toBe(false);
});
