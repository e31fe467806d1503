// @vitest-environment happy-dom
// The end of a campaign: printed by the server, counted by the device, and asked about once.

import type { Block } from "@trichter/shared/payload";
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ShopBrowser } from "./shop-browser.tsx";

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;
const now = 1_000_000_000_000;

function shop(endsAt: number): ShopBrowser {
  const block: Block = {
    anchor: null,
    ground: "plain",
    heading: null,
    lead: null,
    block: "countdown",
    campaign: { endsAt, starts: "27.11.2026, 00:00", ends: "30.11.2026, 23:59" },
  };
  return new ShopBrowser([block]);
}

function numbers(): (string | null)[] {
  return [...document.querySelectorAll(".countdown-number")].map(({ textContent }) => textContent);
}

async function pass(browser: ShopBrowser, ms: number): Promise<void> {
  browser.device.clock.now += ms;
  await act(async () => vi.advanceTimersByTime(ms));
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

it("keeps the room of its figures on the server, which does not know what time it is", () => {
  const html = shop(now + day).html();
  expect(html.match(/class="countdown-number">–</g)).toHaveLength(3);
  expect(html).toContain("text of countdown-term");
  expect(html).not.toContain("aria-live");
});

it("counts days, hours and begun minutes", async () => {
  const browser = shop(now + 2 * day + 3 * hour + 4 * minute + 1);
  await browser.open();
  expect(numbers()).toEqual(["2", "3", "5"]);
  await pass(browser, 1);
  expect(numbers()).toEqual(["2", "3", "4"]);
  await pass(browser, 5 * minute);
  expect(numbers()).toEqual(["2", "2", "59"]);
  await browser.close();
});

it("asks for the page anew when it is over, once, even if the device's clock is fast", async () => {
  const browser = shop(now + minute);
  await browser.open();
  expect(numbers()).toEqual(["0", "0", "1"]);
  await pass(browser, minute);
  expect(numbers()).toEqual(["0", "0", "0"]);
  expect(browser.refresh).not.toHaveBeenCalled();
  await pass(browser, 2000);
  expect(browser.refresh).toHaveBeenCalledTimes(1);
  await browser.close();
  await browser.open();
  await pass(browser, hour);
  expect(browser.refresh).toHaveBeenCalledTimes(1);
  await browser.close();
});
