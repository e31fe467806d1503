// Ids made in the browser.

import { expect, it } from "vitest";
import { createUlid } from "../../src/state/ulid.ts";

it("writes the time first, as the specification's example does", () => {
  expect(createUlid(1_469_918_176_385, () => {})).toBe("01ARYZ6S410000000000000000");
});

it("fills the rest with chance", () => {
  const ulid = createUlid(0, (bytes) => bytes.set(bytes.map((_, position) => position + 16)));
  expect(ulid).toBe("0000000000GHJKMNPQRSTVWXYZ");
});

it("sorts by time", () => {
  const at = (ms: number) => createUlid(ms, (bytes) => bytes.fill(ms % 251));
  const times = [0, 1, 31, 32, 1_700_000_000_000, 1_700_000_000_001, 2 ** 47];
  expect(times.map(at).toSorted()).toEqual(times.map(at));
});
