// @vitest-environment happy-dom
// Packages and extras: what is chosen at first, what a choice does, and what is said when there is nothing to choose.

import type { Block, Product } from "@trichter/shared/payload";
import { act } from "react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { choose, clearBasket, readBasket } from "../../src/state/basket.ts";
import { fakeDevice } from "../features/quiz/fake-device.ts";
import { sampleProduct } from "../sample-blocks.ts";
import { ShopBrowser } from "./shop-browser.tsx";

const head = { anchor: null, ground: "plain", heading: null, lead: null } as const;
const packages: Block = { ...head, block: "packages", product: "trio", href: "/offerpay/at" };
const extras: Block = {
  ...head,
  block: "extras",
  items: [
    { product: "book", package: 0, heading: "doc-item", text: "doc-item-text" },
    { product: "app", package: 0, heading: "doc-item", text: "doc-item-text" },
  ],
};

function product(id: string, units: number[], soldOut: number[] = []): Product {
  const [single, triple] = sampleProduct.packages;
  if (!single || !triple) {
    throw new Error("The sample has no packages.");
  }
  const offered = units.map((count) => ({
    ...(count === 3 ? triple : single),
    sku: `${id}-${count}`,
    units: count,
    isSoldOut: soldOut.includes(count),
  }));
  return { ...sampleProduct, id, packages: offered };
}

function shop(soldOut: number[] = [], blocks: Block[] = [packages, extras], device = fakeDevice()): ShopBrowser {
  const products = [product("trio", [1, 3], soldOut), product("book", [1]), product("app", [1])];
  return new ShopBrowser(blocks, { products }, device);
}

function basket(browser: ShopBrowser): string[] {
  return readBasket(browser.device, "AT").items.map(({ sku }) => sku);
}

// What a page loads at the first use is at hand here.
beforeAll(() => import("../../src/state/basket.ts"));

beforeEach(() => {
  document.head.innerHTML = '<base href="https://shop.example/offer1/at">';
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe("a choice of packages", () => {
  it("begins with the suggested one, and goes into the basket and to the order with the query", async () => {
    const browser = shop([], [packages]);
    await browser.open("?utm_source=letter&package=trio-6&src=v3");
    expect(browser.input("trio-3").checked).toBe(true);
    await browser.click(browser.input("trio-1"));
    expect(basket(browser)).toEqual([]);
    await browser.click("button");
    expect(browser.visited).toEqual(["/offerpay/at?utm_source=letter&src=v3&package=trio-1"]);
    expect(readBasket(browser.device, "AT")).toEqual({
      country: "AT",
      items: [{ sku: "trio-1", quantity: 1 }],
      coupon: null,
      funnel: "v3",
      from: "offer1",
    });
    await browser.close();
  });

  it("is of the main funnel where the address names none", async () => {
    const browser = shop([], [packages]);
    await browser.open();
    await browser.click("button");
    expect(readBasket(browser.device, "AT").funnel).toBe("start");
    await browser.close();
  });

  it("is the one in the basket for whoever comes back, also from another tab", async () => {
    const browser = shop([], [packages]);
    choose(browser.device, { packages: ["trio-1"], extras: [] }, [], { country: "AT", funnel: null, from: "offer1" });
    await browser.open();
    expect(browser.input("trio-1").checked).toBe(true);
    expect(browser.html()).toMatch(/checked=""[^>]*value="trio-3"|value="trio-3"[^>]*checked=""/);
    await browser.close();
  });

  it("passes over what is sold out, which says so", async () => {
    const browser = shop([3], [packages]);
    await browser.open();
    expect(browser.input("trio-3").disabled).toBe(true);
    expect(browser.input("trio-1").checked).toBe(true);
    expect(document.getElementById("package-trio-3-state")?.textContent).toBe("text of package-sold-out");
    expect(document.querySelector(".note")).toBeNull();
    await browser.close();
  });

  it("is no dead end when everything is sold out", async () => {
    const browser = shop([1, 3]);
    await browser.open();
    expect(document.querySelector("button")).toBeNull();
    expect(document.querySelector(".note")?.textContent).toBe("text of sold-out-note text of sold-out-contact");
    expect(document.querySelector(".note a")?.getAttribute("href")).toBe("/terms/at#contact");
    await browser.close();
  });

  it("goes into the basket at once where the order is taken on the same page, and not before the visitor chose", async () => {
    const products = [product("trio", [1, 3])];
    const browser = new ShopBrowser([packages], { products, kind: "pay" });
    await browser.open();
    expect(document.querySelectorAll("input:checked")).toHaveLength(0);
    expect(document.querySelector("button")).toBeNull();
    await browser.click(browser.input("trio-3"));
    expect(basket(browser)).toEqual(["trio-3"]);
    await browser.click(browser.input("trio-1"));
    expect(basket(browser)).toEqual(["trio-1"]);
    expect(browser.visited).toEqual([]);
    await act(async () => clearBasket(browser.device));
    expect(document.querySelectorAll("input:checked")).toHaveLength(0);
    await browser.click(browser.input("trio-1"));
    expect(basket(browser)).toEqual(["trio-1"]);
    await browser.close();
  });
});

describe("extras", () => {
  it("are never ticked for anybody, and each has its whole price", () => {
    const html = shop().html();
    expect(html.match(/type="checkbox"/g)).toHaveLength(2);
    expect(html).not.toMatch(/type="checkbox"[^>]*checked|checked[^>]*type="checkbox"/);
    expect(html.match(/extra-price.*?894,87 €\/kg.*?text of price-vat/gs)).toHaveLength(2);
  });

  it("that are ticked go along with the package, by the one button", async () => {
    const browser = shop();
    await browser.open();
    expect(document.querySelectorAll("button")).toHaveLength(1);
    await browser.click(browser.input("book-1"));
    await browser.click("button");
    expect(browser.visited).toEqual(["/offerpay/at?package=trio-3&extra=book-1"]);
    expect(basket(browser)).toEqual(["trio-3", "book-1"]);
    await browser.close();
  });

  it("are ticked again for the one who ticked them, and gone when the tick is taken away", async () => {
    const first = shop();
    await first.open();
    await first.click(first.input("book-1"));
    await first.click(first.input("app-1"));
    await first.click("button");
    await first.close();
    const again = shop([], [packages, extras], first.device);
    await again.open();
    expect(again.input("book-1").checked).toBe(true);
    await again.click(again.input("book-1"));
    await again.click("button");
    expect(again.visited).toEqual(["/offerpay/at?package=trio-3&extra=app-1"]);
    expect(basket(again)).toEqual(["trio-3", "app-1"]);
    await again.close();
    clearBasket(again.device);
    const afterOrder = shop([], [packages, extras], again.device);
    await afterOrder.open();
    expect(afterOrder.input("app-1").checked).toBe(false);
    await afterOrder.close();
  });

  it("belong to the form of the packages without any script", () => {
    const html = shop().html();
    expect(html).toContain('<form id="package-choice" class="packages" action="/offerpay/at" method="get">');
    expect(html.match(/form="package-choice"/g)).toHaveLength(3);
  });
});

describe("a lowered price", () => {
  it("names the lowest price of the 30 days before, struck, and the percentage from it", () => {
    const html = shop([], [packages]).html();
    expect(html.match(/<s>/g)).toHaveLength(1);
    expect(html).toContain("text of price-prior<!-- --> <s>99,00 €</s>");
    expect(html).toContain("text of price-reduction");
  });
});
