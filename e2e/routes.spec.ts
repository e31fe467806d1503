// Every route of the specification's table, in the countries: the right document arrives and the app takes it over
// without a sound.

import type { Page } from "@playwright/test";
import { type Country, countries } from "./harness/countries.ts";
import { nth, visitsOfRow, widths } from "./harness/matrix.ts";
import { alternatesOf, canonicalOf, comesToRest, isReady, marksOf } from "./harness/opened-page.ts";
import { inCountry, paypalConfirm, type Route, routes } from "./harness/route-table.ts";
import { expect, test } from "./harness/shared-tab.ts";

const germany = countries[0];

test.describe("every route, with and without a country", () => {
  for (const [row, route] of routes.entries()) {
    test(route.path, async ({ page, shop }) => {
      for (const { country, width } of visitsOfRow(row)) {
        await test.step(`in ${country.code} at ${width} pixels`, async () => {
          await page.setViewportSize({ width, height: 800 });
          await expectPage(page, inCountry(route, country), route, country);
          await expectCountries(page, route, country, shop.url);
        });
      }
      await test.step("without a country: the visitor's own", async () => {
        await page.setViewportSize({ width: nth(widths, row), height: 800 });
        await expectPage(page, route.path, route, germany);
        await expectCountries(page, route, germany, shop.url);
      });
    });
  }
});

test.describe("the spelling of an address does not matter", () => {
  for (const [path, page, country] of [
    ["/vsl-de/fr", "/VSL-de", "FR"],
    ["/VSL-DE/FR", "/VSL-de", "FR"],
    ["/offerv3/se", "/offerV3", "SE"],
    ["/START/GB/", "/start", "GB"],
    ["/thankyou/dk/", "/thankyou", "DK"],
    ["/FI", "/", "FI"],
  ] as const) {
    test(path, async ({ page: tab, shop }) => {
      const route = routes.find((known) => known.path === page);
      const shown = countries.find((known) => known.code === country);
      if (!route || !shown) {
        throw new Error("The test names what does not exist.");
      }
      await expectPage(tab, path, route, shown);
      await expectCountries(tab, route, shown, shop.url);
    });
  }
});

test.describe("the return from the payment provider names a page, not a country", () => {
  for (const path of ["/paypal-confirm", "/paypal-confirm/offerpay", "/paypal-confirm/offerV3"]) {
    test(path, async ({ page, shop }) => {
      await expectPage(page, path, paypalConfirm, germany);
      expect(await canonicalOf(page)).toBe(`${shop.url}/paypal-confirm`);
      expect(await alternatesOf(page)).toEqual([]);
    });
  }
});

async function expectPage(page: Page, path: string, route: Route, country: Country): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  expect(response?.request().redirectedFrom(), "redirect").toBeNull();
  await isReady(page);
  await comesToRest(page);
  expect(await marksOf(page)).toEqual({
    lang: country.lang,
    page: route.page,
    layout: route.layout,
    country: country.code,
  });
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page.locator("h1")).toHaveText(/\S/);
  await expect(page).toHaveTitle(/\S/);
  await expect(page.locator("footer")).toHaveCount(1);
  expect(await page.locator("main").evaluate((main) => main.className)).not.toContain("render-error");
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, "pixels beside the screen").toBeLessThanOrEqual(0);
}

async function expectCountries(page: Page, route: Route, country: Country, origin: string): Promise<void> {
  expect(await canonicalOf(page)).toBe(origin + inCountry(route, country));
  expect(await alternatesOf(page)).toEqual([
    ...countries.map((other) => ({ hreflang: other.lang, href: origin + inCountry(route, other) })),
    { hreflang: "x-default", href: origin + route.path },
  ]);
}
