// Ids that the browser makes: of the form that the server reads.

import { createUlid } from "@trichter/shared/ulid";
import { describe, expect, it } from "vitest";

describe("createUlid", () => {
  it("writes time and randomness as the specification says", () => {
    // The example of the ULID specification: the time 1469918176385 is 01ARYZ6S41.
    expect(createUlid({ nowMs: 1_469_918_176_385, fillRandom: (bytes) => bytes.fill(255) })).toBe(
      "01ARYZ6S41ZZZZZZZZZZZZZZZZ",
    );
    expect(createUlid({ nowMs: 0.5, fillRandom: (bytes) => bytes })).toBe("0".repeat(26));
  });

  it("never writes the same twice", () => {
    const fillRandom = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes);
    const ids = Array.from({ length: 100 }, () => createUlid({ nowMs: 1_794_744_000_000, fillRandom }));
    expect(new Set(ids).size).toBe(100);
    expect(ids.filter((id) => !/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/.test(id))).toEqual([]);
  });
});
