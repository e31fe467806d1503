// @vitest-environment happy-dom
// What a visitor means to order: what goes in, what stays, and who hears of it.

import { act } from "react";
import { createRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { DeviceContext } from "../../src/navigation/device-context.ts";
import {
  type Basket,
  choose,
  clearBasket,
  type Origin,
  readBasket,
  subscribeBasket,
  takeChoice,
  useBasket,
  withQuantity,
  writeBasket,
} from "../../src/state/basket.ts";
import { type FakeDevice, fakeDevice } from "../features/quiz/fake-device.ts";
import { FakeStorage } from "../navigation/fake-storage.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const key = "trichter:basket";
const fromOffer: Origin = { country: "DE", funnel: "start", from: "offer1" };

function skus(device: FakeDevice): string[] {
  return readBasket(device, "DE").items.map(({ sku, quantity }) => (quantity === 1 ? sku : `${quantity} × ${sku}`));
}

function anotherTab(device: FakeDevice): FakeDevice {
  return fakeDevice(device.kept);
}

describe("a basket", () => {
  it("is empty at first, and nothing is written for that", () => {
    const device = fakeDevice();
    expect(readBasket(device, "FR")).toEqual({ country: "FR", items: [], coupon: null, funnel: null, from: "" });
    expect(device.kept.length).toBe(0);
  });

  it("is kept with its version, and is the same in another tab", () => {
    const device = fakeDevice();
    takeChoice(device, "?package=daily-trio-3", fromOffer);
    expect(JSON.parse(device.kept.getItem(key) ?? "")).toEqual({
      v: 1,
      country: "DE",
      items: [{ sku: "daily-trio-3", quantity: 1 }],
      coupon: null,
      funnel: "start",
      from: "offer1",
    });
    expect(readBasket(anotherTab(device), "DE")).toEqual(readBasket(device, "DE"));
  });

  it("keeps what is in it for a visitor of another country", () => {
    const device = fakeDevice();
    takeChoice(device, "?package=daily-trio-3", fromOffer);
    expect(readBasket(device, "SE")).toEqual({
      country: "SE",
      items: [{ sku: "daily-trio-3", quantity: 1 }],
      coupon: null,
      funnel: "start",
      from: "offer1",
    });
  });

  it.each([
    "{",
    "null",
    "7",
    "[]",
    '{"v":2,"items":[{"sku":"daily-trio-3","quantity":1}]}',
    '{"v":1,"items":{"length":1}}',
  ])("that is damaged counts as empty: %s", (damaged) => {
    const device = fakeDevice();
    device.kept.setItem(key, damaged);
    expect(skus(device)).toEqual([]);
    takeChoice(device, "?package=daily-trio-3", fromOffer);
    expect(skus(device)).toEqual(["daily-trio-3"]);
  });

  it("passes over lines and words that nobody could have put there", () => {
    const device = fakeDevice();
    const items = [
      null,
      { sku: 7, quantity: 1 },
      { sku: "daily-trio", quantity: 1 },
      { sku: "../etc-1", quantity: 1 },
      { sku: `${"x".repeat(80)}-1`, quantity: 1 },
      { sku: "daily-trio-1", quantity: 0 },
      { sku: "daily-trio-3", quantity: 1.5 },
      { sku: "daily-fibre-1", quantity: 2 },
    ];
    device.kept.setItem(key, JSON.stringify({ v: 1, items, coupon: 7, funnel: {}, from: "x".repeat(65) }));
    expect(readBasket(device, "DE")).toEqual({
      country: "DE",
      items: [{ sku: "daily-fibre-1", quantity: 2 }],
      coupon: null,
      funnel: null,
      from: "",
    });
  });

  it("holds at most 20 lines of at most 20, each package once", () => {
    const device = fakeDevice();
    const many = Array.from({ length: 30 }, (_, number) => ({ sku: `thing-${number + 1}`, quantity: 99 }));
    writeBasket(device, { ...readBasket(device, "DE"), items: [...many, { sku: "thing-1", quantity: 1 }] });
    const { items } = readBasket(device, "DE");
    expect(items).toHaveLength(20);
    expect(items[0]).toEqual({ sku: "thing-1", quantity: 1 });
    expect(items[19]).toEqual({ sku: "thing-20", quantity: 20 });
    takeChoice(device, "?package=daily-trio-3", fromOffer);
    expect(skus(device)).toHaveLength(20);
    expect(skus(device)).toContain("daily-trio-3");
  });

  it("lasts until the tab closes where storage is refused", () => {
    const device = fakeDevice(undefined, { isBlocked: true });
    takeChoice(device, "?package=daily-trio-3", fromOffer);
    expect(skus(device)).toEqual(["daily-trio-3"]);
  });

  it("changes how many there are of one package, and loses it at nought", () => {
    const basket: Basket = {
      ...readBasket(fakeDevice(), "DE"),
      items: [
        { sku: "daily-trio-3", quantity: 1 },
        { sku: "light-kitchen-1", quantity: 1 },
      ],
    };
    expect(withQuantity(basket, "daily-trio-3", 2).items[0]).toEqual({ sku: "daily-trio-3", quantity: 2 });
    expect(withQuantity(basket, "daily-trio-3", 0).items).toEqual([{ sku: "light-kitchen-1", quantity: 1 }]);
  });
});

describe("a choice in an address", () => {
  it("takes the place of another package of the same product; extras are added", () => {
    const device = fakeDevice();
    takeChoice(device, "?package=daily-trio-3", fromOffer);
    takeChoice(device, "?utm_source=letter&package=daily-trio-6&extra=daily-fibre-1&extra=light-kitchen-1", fromOffer);
    expect(skus(device)).toEqual(["daily-trio-6", "daily-fibre-1", "light-kitchen-1"]);
    takeChoice(device, "?package=daily-fibre-3", fromOffer);
    expect(skus(device)).toEqual(["daily-trio-6", "light-kitchen-1", "daily-fibre-3"]);
  });

  it("counts once in a tab: neither a reload nor Back doubles it or undoes what was changed since", () => {
    const device = fakeDevice();
    takeChoice(device, "?package=daily-trio-3&extra=light-kitchen-1", fromOffer);
    writeBasket(device, withQuantity(readBasket(device, "DE"), "daily-trio-3", 2));
    writeBasket(device, withQuantity(readBasket(device, "DE"), "light-kitchen-1", 0));
    takeChoice(device, "?package=daily-trio-3&extra=light-kitchen-1&utm_source=letter", fromOffer);
    expect(skus(device)).toEqual(["2 × daily-trio-3"]);
    takeChoice(device, "?package=daily-trio-6", fromOffer);
    takeChoice(device, "?package=daily-trio-3&extra=light-kitchen-1", fromOffer);
    expect(skus(device)).toEqual(["daily-trio-6"]);
  });

  it("does not fill the basket again after the order", () => {
    const device = fakeDevice();
    takeChoice(device, "?package=daily-trio-3", fromOffer);
    clearBasket(device);
    takeChoice(device, "?package=daily-trio-3", fromOffer);
    expect(skus(device)).toEqual([]);
    expect(device.kept.length).toBe(0);
  });

  it("is a new one in a new tab", () => {
    const device = fakeDevice();
    takeChoice(device, "?package=daily-trio-3", fromOffer);
    takeChoice(anotherTab(device), "?package=daily-trio-6", fromOffer);
    expect(skus(device)).toEqual(["daily-trio-6"]);
    takeChoice(device, "?package=daily-trio-3", fromOffer);
    expect(skus(device)).toEqual(["daily-trio-6"]);
  });

  it("that names nothing leaves everything as it is", () => {
    const device = fakeDevice();
    takeChoice(device, "?package=&extra=%00&package=no%20sku", fromOffer);
    takeChoice(device, "", fromOffer);
    expect(device.kept.length + device.keptInTab.length).toBe(0);
  });
});

describe("a choice in a form", () => {
  it("counts every time, and leaves out the extras that were offered and not chosen", () => {
    const device = fakeDevice();
    const offered = ["daily-fibre-1", "light-kitchen-1"];
    takeChoice(device, "?package=daily-companion-1", fromOffer);
    choose(device, { packages: ["daily-trio-3"], extras: offered }, offered, fromOffer);
    choose(device, { packages: ["daily-trio-3"], extras: ["light-kitchen-1"] }, offered, fromOffer);
    expect(skus(device)).toEqual(["daily-companion-1", "daily-trio-3", "light-kitchen-1"]);
    clearBasket(device);
    choose(device, { packages: ["daily-trio-3"], extras: [] }, offered, fromOffer);
    expect(skus(device)).toEqual(["daily-trio-3"]);
  });

  it("is not taken a second time by the page that it leads to, which knows less of where it was made", () => {
    const device = fakeDevice();
    choose(device, { packages: ["daily-trio-3"], extras: [] }, [], fromOffer);
    takeChoice(device, "?package=daily-trio-3", { country: "DE", funnel: null, from: "offerpay" });
    expect(readBasket(device, "DE")).toMatchObject({ funnel: "start", from: "offer1" });
  });
});

describe("who shows a basket", () => {
  it("hears of every change, of this tab and of others, until it stops listening", () => {
    const device = fakeDevice();
    const onChange = vi.fn();
    const stop = subscribeBasket(device, onChange);
    takeChoice(device, "?package=daily-trio-3", fromOffer);
    expect(onChange).toHaveBeenCalledTimes(1);
    device.otherTabWrote();
    expect(onChange).toHaveBeenCalledTimes(2);
    clearBasket(device);
    expect(onChange).toHaveBeenCalledTimes(3);
    stop();
    takeChoice(device, "?package=daily-trio-6", fromOffer);
    device.otherTabWrote();
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  it("gets the very same object until something changes", () => {
    const device = fakeDevice();
    takeChoice(device, "?package=daily-trio-3", fromOffer);
    expect(readBasket(device, "DE")).toBe(readBasket(device, "DE"));
  });

  it("shows nothing on the server and what another tab wrote in the browser", () => {
    const storage = new FakeStorage();
    const device = fakeDevice(storage);
    takeChoice(device, "?package=daily-trio-3", fromOffer);
    const shown = (
      <DeviceContext value={device}>
        <Listing />
      </DeviceContext>
    );
    expect(renderToString(shown)).toBe("<p></p>");
    const place = document.createElement("div");
    const root = createRoot(place);
    act(() => root.render(shown));
    expect(place.textContent).toBe("daily-trio-3");
    takeChoice(fakeDevice(storage), "?package=daily-trio-6", fromOffer);
    act(() => device.otherTabWrote());
    expect(place.textContent).toBe("daily-trio-6");
    act(() => root.unmount());
  });
});

function Listing() {
  return <p>{useBasket("DE").items.map(({ sku }) => sku)}</p>;
}
