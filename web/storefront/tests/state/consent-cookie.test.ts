// Keeping a choice about cookies.

import { expect, it } from "vitest";
import { type Choice, choiceCookie, keptForMs, readChoice } from "../../src/state/consent-cookie.ts";

const choice: Choice = {
  version: "2031-01-02",
  chosenAtMs: 1_900_000_000_000,
  analytics: true,
  marketing: false,
  subject: "01KA3Q1QY0M7B2X9F5J1K8P3GE",
};

function kept(cookie = choiceCookie(choice, true)): string {
  return `other=1; ${cookie.split(";")[0]}; more=2`;
}

it("is read back as it was written", () => {
  expect(readChoice(kept(), "2031-01-02", choice.chosenAtMs)).toEqual(choice);
});

it("is a first-party cookie for half a year, sent in the clear only where the shop is", () => {
  const cookie = choiceCookie(choice, true);
  expect(cookie).toBe(
    "trichter-consent=2031-01-02.1900000000000.10.01KA3Q1QY0M7B2X9F5J1K8P3GE; Path=/; Max-Age=15724800; SameSite=Lax; Secure",
  );
  expect(choiceCookie(choice, false)).not.toContain("Secure");
});

it("counts until its time is over", () => {
  expect(readChoice(kept(), "2031-01-02", choice.chosenAtMs + keptForMs - 1)).not.toBeNull();
  expect(readChoice(kept(), "2031-01-02", choice.chosenAtMs + keptForMs)).toBeNull();
});

it("does not count for other words, nor from the future", () => {
  expect(readChoice(kept(), "2031-06-01", choice.chosenAtMs)).toBeNull();
  expect(readChoice(kept(), "2031-01-02", choice.chosenAtMs - 1)).toBeNull();
});

it.each([
  "",
  "trichter-consent=",
  "trichter-consent=yes",
  "trichter-consent=2031-01-02.1900000000000.11",
  "trichter-consent=2031-01-02.1900000000000.12.01KA3Q1QY0M7B2X9F5J1K8P3GE",
  "x-trichter-consent=2031-01-02.1900000000000.11.01KA3Q1QY0M7B2X9F5J1K8P3GE",
])("takes %j for no choice", (cookies) => {
  expect(readChoice(cookies, "2031-01-02", choice.chosenAtMs)).toBeNull();
});
