// @vitest-environment happy-dom
// Who may say that the buyer is back from the bank.

import { expect, it } from "vitest";
import { isBack, tellOuterPage } from "../../../src/features/order/outer-page.ts";

const frame = { contentWindow: {} } as HTMLIFrameElement;

const own = { data: "trichter:back", origin: window.location.origin, source: frame.contentWindow };

function heard(message: Partial<MessageEventInit>): boolean {
  return isBack({ ...own, ...message } as unknown as MessageEvent, frame);
}

it("is the shop's own page in that frame", () => {
  expect(heard({})).toBe(true);
});

it.each([
  ["another origin", { origin: "https://bank.example" }],
  ["another window", { source: window }],
  ["no window", { source: null }],
  ["other words", { data: "back" }],
] as const)("is not %s", (_, message) => {
  expect(heard(message)).toBe(false);
});

it("is nobody where there is no frame", () => {
  expect(tellOuterPage()).toBe(false);
  expect(isBack(own as unknown as MessageEvent, null)).toBe(false);
});
