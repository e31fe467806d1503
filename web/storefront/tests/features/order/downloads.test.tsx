// @vitest-environment happy-dom
// Digital goods beside the order: what can be opened, what not yet, and what no longer.

import type { Download } from "@trichter/shared/order";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { beginAttempt, beginOrder, markPaid } from "../../../src/features/order/placed.ts";
import { OrderBrowser, problem, sampleOrder } from "./order-browser.ts";

const list = "GET /orders/ord_SESSION/downloads";
const places = { country: "DE", payHref: "/offerpay/de", thankyouHref: "/thankyou/de" } as const;

let browser: OrderBrowser;

beforeAll(() =>
  Promise.all([import("@trichter/shared/api-client"), import("../../../src/features/order/placed-order.tsx")]),
);

beforeEach(() => {
  browser = new OrderBrowser();
});

afterEach(() => browser.close());

function sample(parts: Partial<Download> = {}): Download {
  return {
    id: "dig_1",
    order: "ord_SESSION",
    name: "The Light Kitchen",
    state: "open",
    opens_on: null,
    href: null,
    href_expires_at: null,
    codes: [],
    ...parts,
  };
}

/** Opens the thanks for an order with something digital, of which the shop says this, one answer after the other. */
async function open(...answers: (() => Response)[]): Promise<void> {
  browser.fillBasket();
  beginAttempt(browser.device, beginOrder(browser.device, places), "card");
  markPaid(browser.device, beginOrder(browser.device, places));
  const [line] = sampleOrder().lines;
  const lines = line ? [{ ...line, is_sent: false }] : [];
  const orders = [sampleOrder({ state: "paid", lines })];
  browser.answer("GET /orders/ord_SESSION/purchase", () => Response.json({ orders }));
  browser.answer(list, ...answers);
  await browser.open("", "thankyou");
  await browser.settle();
}

const downloads =
  (...found: Download[]) =>
  () =>
    Response.json({ downloads: found });

describe("downloads", () => {
  it("have a button for a file, which need not be opened in the page", async () => {
    const href = "/download/dig_1?expires=1&signature=x";
    await open(downloads(sample({ href, href_expires_at: Date.now() + 3_600_000 })));
    const button = browser.find(".order-downloads a");
    expect([button.getAttribute("href"), button.hasAttribute("download")]).toEqual([href, true]);
    expect(browser.text(".order-downloads")).toContain("The Light Kitchen");
  });

  it("show codes as soon as they are made", async () => {
    await open(downloads(sample({ state: "preparing" })), downloads(sample({ codes: ["0000-1111-2222-3333"] })));
    expect(browser.text(".order-code")).toBe("0000-1111-2222-3333");
    expect(browser.callsTo(/downloads/)).toHaveLength(2);
  });

  it.each([
    ["waiting", "text of downloads-waiting"],
    ["ended", "text of downloads-ended"],
  ] as const)("that are %s say so and cannot be opened", async (state, words) => {
    await open(downloads(sample({ state })));
    expect(browser.text(".order-downloads")).toContain(words);
    expect(document.querySelector(".order-downloads a, .order-code")).toBeNull();
  });

  it("that could not be listed are asked for again when told to", async () => {
    await open(problem(503, "unavailable"));
    expect(browser.text(".order-placed")).toContain("text of downloads-failed");
    browser.answer(list, downloads(sample({ codes: ["0000-1111-2222-3333"] })));
    await browser.click("text of order-retry");
    expect(browser.text(".order-code")).toBe("0000-1111-2222-3333");
  });
});
