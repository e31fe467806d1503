// @vitest-environment happy-dom
// The checkout: what it shows in which order, what it sends, once, and what it says to every answer.

import { act } from "react";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { areReloadsHeld } from "../../../src/navigation/payment-guard.ts";
import { OrderBrowser, problem, sampleOrder, sampleQuote } from "./order-browser.ts";

let browser: OrderBrowser;

// What a page loads at the first use is at hand here.
beforeAll(() => Promise.all([import("@trichter/shared/api-client"), import("../../../src/pages/pay-checkout.ts")]));

beforeEach(() => {
  browser = new OrderBrowser();
});

afterEach(() => browser.close());

async function openFilled(funnel: string | null = null): Promise<void> {
  browser.fillBasket("daily-trio-3", funnel);
  await browser.open("", "pay");
  await browser.fillForm();
}

function takesOrders(): void {
  browser.answer("POST /orders", () => Response.json(sampleOrder({ state: "draft" }), { status: 201 }));
  browser.answer("POST /orders/ord_SESSION/payments", () =>
    Response.json({ redirect: "https://pay.example/1", attempt: "att_SESSION" }, { status: 201 }),
  );
}

describe("an empty basket", () => {
  it("leads to the packages", async () => {
    await browser.open("", "pay");
    expect(browser.find(".order-empty").textContent).toContain("text of order-empty-heading");
    expect(browser.find(".order-empty a").getAttribute("href")).toBe("/next/de");
    expect(browser.callsTo(/./)).toEqual([]);
  });

  it("takes up what the address names", async () => {
    browser.query = "?package=daily-trio-3";
    await browser.open("", "pay");
    expect(browser.find(".order-line").textContent).toContain("Daily Trio");
  });
});

describe("the review", () => {
  it("stands in the lawful order, with one button in the server's words", async () => {
    await openFilled();
    const review = browser.find("[data-legal=order-summary]").textContent;
    const order = ["Daily Trio", "3 Dosen", "766,67 €/kg", "3,90 €", "93,60 €", "6,12 €", "text of order-link-privacy"];
    const places = order.map((words) => review.indexOf(words));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    const buttons = document.querySelectorAll("[data-legal=order-button]");
    expect([...buttons].map(({ textContent }) => textContent)).toEqual(["Zahlungspflichtig bestellen"]);
    expect(browser.find("[data-legal=order-summary]").nextElementSibling).toBe(buttons[0]);
    expect(document.querySelectorAll("form [type=submit]")).toHaveLength(0);
  });

  it("chooses in advance what the server says and nothing else", async () => {
    await openFilled();
    const chosen = document.querySelectorAll<HTMLInputElement>("[name=method]:checked");
    expect([...chosen].map(({ value }) => value)).toEqual(["sepa_debit"]);
  });
});

describe("the order button", () => {
  it("sends the order once, however often it is pressed, and leads to the provider", async () => {
    takesOrders();
    await openFilled();
    const button = browser.find<HTMLButtonElement>("[data-legal=order-button]");
    await act(async () => {
      button.click();
      button.click();
    });
    await browser.settle();
    expect(browser.callsTo(/orders/)).toEqual(["POST /orders", "POST /orders/ord_SESSION/payments"]);
    expect(browser.sent.find(({ call }) => call === "POST /orders")?.body).toEqual({
      id: "ord_SESSION",
      secret: "secret",
      country: "DE",
      locale: "de_DE",
      items: [{ sku: "daily-trio-3", quantity: 1 }],
      coupon: null,
      email: "anna@example.org",
      address: { name: "Anna Muster", line2: "", postcode: "10115" },
      method: "sepa_debit",
      expected_total_minor: 9360,
      revision: 7,
      funnel: null,
      from: "pay",
      session: null,
      agreements: { charge_again: null, early_supply: null },
    });
    expect(browser.left).toEqual(["https://pay.example/1"]);
  });

  it.each([
    ["of a funnel whose run the shop keeps", "start", "given", { id: "ses_RUN", secret: "proof" }],
    ["of a visitor who keeps the run to themselves", "start", "refused", null],
    ["of a funnel that the shop no longer has", "gone", "given", null],
  ])("names the run with the order %s", async (_, funnel, consent, session) => {
    takesOrders();
    const run = { session: "RUN", secret: "proof", consent };
    browser.device.storage().set("trichter:quiz:start", JSON.stringify(run));
    await openFilled(funnel);
    await browser.pressOrderButton();
    const order = browser.sent.find(({ call }) => call === "POST /orders");
    expect(order?.body).toMatchObject({ funnel, session });
  });

  it("asks for what is missing, at the field, and leads to the first", async () => {
    browser.fillBasket();
    await browser.open("", "pay");
    await browser.pressOrderButton();
    expect(browser.callsTo(/orders/)).toEqual([]);
    const email = browser.find("#order-email");
    expect(document.activeElement).toBe(email);
    expect(email.getAttribute("aria-invalid")).toBe("true");
    const description = (email.getAttribute("aria-describedby") ?? "").split(" ").map((id) => browser.text(`#${id}`));
    expect(description).toContain("text of order-email-missing");
    expect(browser.text("[role=alert]")).toBe("text of order-fault-count");
    await browser.type("#order-email", "anna@example.org");
    expect(browser.find("#order-email").hasAttribute("aria-invalid")).toBe(false);
    expect(document.activeElement).toBe(browser.find("#order-email"));
  });

  it("shows at the field what the server found", async () => {
    takesOrders();
    browser.answer(
      "POST /orders",
      problem(422, "address-invalid", { fields: [{ name: "postcode", why: "outside-area" }] }),
    );
    await openFilled();
    await browser.pressOrderButton();
    expect(browser.text("#order-postcode-fault")).toBe("text of order-fault-outside-area");
    expect(document.activeElement).toBe(browser.find("#order-postcode"));
    expect(areReloadsHeld()).toBe(false);
  });

  it("shows a changed price before it orders, and orders at that price when it is pressed again", async () => {
    takesOrders();
    const dearer = { ...sampleQuote, total: "99,90 €", total_minor: 9990, revision: 8 };
    browser.answer("POST /orders", problem(409, "price-changed", { quote: dearer }), () =>
      Response.json(sampleOrder({ state: "draft" }), { status: 201 }),
    );
    await openFilled();
    await browser.pressOrderButton();
    const note = browser.find("[data-note=price-changed]");
    expect(note.textContent).toBe("text of order-price-changed");
    expect(document.activeElement).toBe(note);
    expect(browser.text(".order-total")).toContain("99,90 €");
    expect(browser.left).toEqual([]);
    await browser.pressOrderButton();
    const [, second] = browser.sent.filter(({ call }) => call === "POST /orders");
    expect(second?.body).toMatchObject({ expected_total_minor: 9990, revision: 8 });
    expect(browser.left).toEqual(["https://pay.example/1"]);
  });

  it.each([
    [409, "sold-out", "order-sold-out"],
    [422, "coupon-refused", "order-coupon-changed"],
    [503, "provider-unavailable", "order-provider-away"],
    [500, "internal", "order-failed"],
    [429, "too-many-requests", "order-busy"],
  ])("says what to do after %i %s", async (status, code, text) => {
    takesOrders();
    browser.answer("POST /orders", problem(status, code));
    await openFilled();
    await browser.pressOrderButton();
    expect(browser.text("[data-note=trouble]")).toBe(`text of ${text}`);
    expect(browser.find("[data-legal=order-button]").hasAttribute("aria-busy")).toBe(false);
    expect(browser.left).toEqual([]);
  });

  it("says so without a connection, and sends the same order later", async () => {
    await openFilled();
    await browser.pressOrderButton();
    expect(browser.text("[data-note=trouble]")).toBe("text of order-offline");
    takesOrders();
    await browser.pressOrderButton();
    expect(browser.left).toEqual(["https://pay.example/1"]);
  });

  it("of an order that is paid already leads to the thanks", async () => {
    takesOrders();
    browser.answer("POST /orders", problem(409, "already-paid"));
    await openFilled();
    await browser.pressOrderButton();
    expect(browser.left).toEqual(["/thankyou/at"]);
    expect(browser.device.kept.getItem("trichter:basket")).toBeNull();
  });

  it("holds reloads until the visitor has left", async () => {
    takesOrders();
    let leave = () => {};
    browser.device.pause = () => new Promise((resolve) => (leave = resolve));
    await openFilled();
    await browser.pressOrderButton();
    expect(areReloadsHeld()).toBe(true);
    await act(async () => leave());
    expect(areReloadsHeld()).toBe(false);
  });
});

describe("what was typed", () => {
  it("is there again after a reload", async () => {
    await openFilled();
    await browser.close();
    await browser.open("", "pay");
    expect(browser.find<HTMLInputElement>("#order-name").value).toBe("Anna Muster");
    expect(browser.find<HTMLInputElement>("#order-postcode").value).toBe("10115");
    expect(browser.find<HTMLInputElement>("#order-email").value).toBe("anna@example.org");
  });
});

describe("the basket", () => {
  it("is asked about again when a quantity changes, and empty when all is removed", async () => {
    await openFilled();
    const quantity = browser.find<HTMLSelectElement>(".order-quantity select");
    await act(async () => {
      quantity.value = "2";
      quantity.dispatchEvent(new Event("change", { bubbles: true }));
    });
    await browser.settle();
    const quotes = browser.sent.filter(({ call }) => call === "POST /quotes");
    expect(quotes.at(-1)?.body).toMatchObject({ items: [{ sku: "daily-trio-3", quantity: 2 }] });
    await browser.click(".order-line-tools button");
    expect(browser.text(".order-empty h2")).toBe("text of order-empty-heading");
  });

  it("takes a code, and says at the field why it does not count", async () => {
    browser.answer("POST /quotes", () =>
      Response.json({ ...sampleQuote, coupon: { code: "SPRING", is_valid: false, why: "over" } }),
    );
    await openFilled();
    await browser.type("#order-coupon", "spring");
    await browser.click("text of order-coupon-apply");
    expect(browser.sent.at(-1)?.body).toMatchObject({ coupon: "SPRING" });
    expect(browser.text("#order-coupon-fault")).toBe("text of order-coupon-over");
  });

  it("loses a package that is not sold any more, and says so", async () => {
    browser.answer("POST /quotes", problem(422, "unknown-package", { field: "daily-trio-3" }));
    browser.fillBasket();
    await browser.open("", "pay");
    expect(browser.text(".order-empty h2")).toBe("text of order-empty-heading");
    expect(browser.text("[data-note=lost]")).toBe("text of order-unknown-package");
  });
});

describe("whoever comes back", () => {
  async function leaveForProvider(): Promise<void> {
    takesOrders();
    await openFilled();
    await browser.pressOrderButton();
    await browser.close();
    browser.left.length = 0;
  }

  it("without having paid finds everything as it was, and goes on with the same payment", async () => {
    await leaveForProvider();
    browser.answer("POST /orders/ord_SESSION/settle", () => Response.json(sampleOrder()));
    await browser.open("", "pay");
    expect(browser.text("[data-note=open]")).toBe("text of order-notice-open");
    await browser.pressOrderButton();
    expect(browser.callsTo(/orders/).slice(-1)).toEqual(["POST /orders/ord_SESSION/payments"]);
    expect(browser.callsTo(/^POST \/orders$/)).toHaveLength(1);
    expect(browser.left).toEqual(["https://pay.example/1"]);
  });

  it("having paid in another tab is led to the thanks", async () => {
    await leaveForProvider();
    browser.answer("POST /orders/ord_SESSION/settle", () => Response.json(sampleOrder({ state: "paid" })));
    await browser.open("", "pay");
    expect(browser.left).toEqual(["/thankyou/at"]);
    expect(browser.device.kept.getItem("trichter:basket")).toBeNull();
  });
});
