// Which connections are too slow or too dear.

import { expect, it } from "vitest";
import { connectionOf, isUnfitForPrefetch, isVerySlow } from "../../src/navigation/connection.ts";

it.each([
  [{}, false, false],
  [{ connection: { effectiveType: "4g" } }, false, false],
  [{ connection: { effectiveType: "3g" } }, false, false],
  [{ connection: { effectiveType: "2g" } }, true, false],
  [{ connection: { effectiveType: "slow-2g" } }, true, true],
  [{ connection: { effectiveType: "4g", saveData: true } }, true, false],
])("%o: unfit for prefetch %s, very slow %s", (navigator, unfit, verySlow) => {
  expect(isUnfitForPrefetch(connectionOf(navigator))).toBe(unfit);
  expect(isVerySlow(connectionOf(navigator))).toBe(verySlow);
});
