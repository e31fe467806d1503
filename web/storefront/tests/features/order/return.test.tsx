// @vitest-environment happy-dom
// Back from the provider, and the order as it is in the books.

import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { beginAttempt, beginOrder, markPaid, readPlaced } from "../../../src/features/order/placed.ts";
import { OrderBrowser, problem, sampleOrder } from "./order-browser.ts";

const settle = "POST /orders/ord_SESSION/settle";
const places = { country: "DE", payHref: "/offerpay/de", thankyouHref: "/thankyou/de" } as const;

let browser: OrderBrowser;

beforeAll(() =>
  Promise.all([
    import("@trichter/shared/api-client"),
    import("../../../src/features/order/payment-return.tsx"),
    import("../../../src/features/order/placed-order.tsx"),
  ]),
);

beforeEach(() => {
  browser = new OrderBrowser();
  browser.query = "?order=ord_SESSION";
});

afterEach(() => browser.close());

function begin(): void {
  browser.fillBasket();
  beginAttempt(browser.device, beginOrder(browser.device, places), "card");
}

describe("the return", () => {
  it("of a paid order empties the basket and leads to the thanks", async () => {
    begin();
    browser.answer(
      settle,
      () => Response.json(sampleOrder()),
      () => Response.json(sampleOrder({ state: "paid" })),
    );
    await browser.open("", "paypal-confirm");
    expect(browser.callsTo(/settle/)).toHaveLength(2);
    expect(browser.left).toEqual(["/thankyou/de"]);
    expect(browser.device.kept.getItem("trichter:basket")).toBeNull();
    expect(readPlaced(browser.device)?.isPaid).toBe(true);
  });

  it("within a frame tells the page around it, and leaves the rest to that", async () => {
    begin();
    const postMessage = vi.fn();
    vi.spyOn(window, "parent", "get").mockReturnValue({ postMessage } as unknown as Window & typeof globalThis);
    await browser.open("", "paypal-confirm");
    expect(postMessage.mock.calls).toEqual([["trichter:back", window.location.origin]]);
    expect(browser.callsTo(/settle/)).toEqual([]);
    expect(browser.left).toEqual([]);
    vi.restoreAllMocks();
  });

  it.each([
    ["failed", "declined"],
    ["cancelled", "cancelled"],
  ] as const)("of a payment that has %s leads back with the basket, and says why", async (standing, notice) => {
    begin();
    const last_attempt = { id: "att_SESSION", standing, is_in_process: false };
    browser.answer(settle, () => Response.json(sampleOrder({ last_attempt })));
    await browser.open("", "paypal-confirm");
    expect(browser.left).toEqual(["/offerpay/de"]);
    expect(readPlaced(browser.device)?.attempt).toBeNull();
    await browser.close();
    await browser.open("", "pay");
    expect(browser.text(`[data-note=${notice}]`)).toBe(`text of order-notice-${notice}`);
    expect(document.activeElement).toBe(browser.find(`[data-note=${notice}]`));
    expect(browser.text(".order-line")).toContain("Daily Trio");
  });

  it("of somebody who turned back closes the pay page first", async () => {
    begin();
    browser.query += "&cancelled=1";
    browser.answer("DELETE /orders/ord_SESSION/payments", () => new Response(null, { status: 204 }));
    const last_attempt = { id: "att_SESSION", standing: "cancelled", is_in_process: false } as const;
    browser.answer(settle, () => Response.json(sampleOrder({ last_attempt })));
    await browser.open("", "paypal-confirm");
    expect(browser.callsTo(/orders/)).toEqual(["DELETE /orders/ord_SESSION/payments", settle]);
    expect(browser.left).toEqual(["/offerpay/de"]);
  });

  it("of a payment that takes too long says so, and asks again when told to", async () => {
    begin();
    browser.answer(settle, () => Response.json(sampleOrder()));
    await browser.open("", "paypal-confirm");
    await browser.settle();
    expect(browser.text("#order-return")).toBe("text of order-return-slow");
    browser.answer(settle, () => Response.json(sampleOrder({ state: "paid" })));
    await browser.click("text of order-return-ask");
    expect(browser.left).toEqual(["/thankyou/de"]);
  });

  it("to a device that knows of no order explains itself", async () => {
    await browser.open("", "paypal-confirm");
    expect(browser.text("#order-return")).toBe("text of order-return-stranger");
    expect(browser.callsTo(/./)).toEqual([]);
    expect(browser.find(".order-return a").getAttribute("href")).toBe("/offerpay/at");
  });

  it("of an order that the server does not know explains itself", async () => {
    begin();
    browser.answer(settle, problem(404, "not-found"));
    await browser.open("", "paypal-confirm");
    expect(browser.text("#order-return")).toBe("text of order-return-stranger");
  });
});

describe("the thanks", () => {
  it("show the order, and only read it", async () => {
    begin();
    markPaid(browser.device, beginOrder(browser.device, places));
    const orders = [
      sampleOrder({ state: "paid", number: "DE-100001" }),
      sampleOrder({ state: "paid", number: "DE-100002", id: "ord_LATER" }),
    ];
    browser.answer("GET /orders/ord_SESSION/purchase", () => Response.json({ orders }));
    await browser.open("", "thankyou");
    const sheets = [...document.querySelectorAll(".order-placed")].map(({ textContent }) => textContent);
    expect(sheets).toHaveLength(2);
    expect(sheets[1]).toContain("text of order-placed-later");
    expect(sheets[1]).toContain("DE-100002");
    const [sheet] = sheets;
    for (const words of ["DE-100001", "10115 Berlin", "anna@example.org", "Daily Trio", "93,60 €", "6,12 €"]) {
      expect(sheet).toContain(words);
    }
    expect(browser.callsTo(/./)).toEqual(["GET /orders/ord_SESSION/purchase"]);
  });

  it("stay as they are without a paid order", async () => {
    begin();
    await browser.open("", "thankyou");
    expect(document.querySelector(".order-placed")).toBeNull();
    expect(browser.callsTo(/./)).toEqual([]);
  });
});
