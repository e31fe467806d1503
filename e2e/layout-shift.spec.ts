// Nothing moves by itself: what only the browser knows (a run, a basket, an order) takes the room that the server kept for it.

import type { Page } from "@playwright/test";
import { isFillable, openCheckout } from "./harness/checkout.ts";
import { type Country, countries } from "./harness/countries.ts";
import { shiftsOf, watchShifts } from "./harness/layout-shifts.ts";
import { isFull, languages, nth } from "./harness/matrix.ts";
import { comesToRest, open } from "./harness/opened-page.ts";
import { inCountry, paypalConfirm, routes } from "./harness/route-table.ts";
import { expect, test } from "./harness/shop.ts";

test.use({ viewport: { width: 412, height: 823 } });

test.beforeEach(async ({ page, noise }) => {
  // Fonts that come late have a test of their own.
  await page.route(/\.woff2$/, (route) => route.abort());
  noise.expect(/\.woff2 net::ERR_FAILED|^console error: Failed to load resource: net::ERR_FAILED$/);
  await watchShifts(page);
});

async function staysCalm(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await comesToRest(page);
  expect(await shiftsOf(page)).toBeLessThan(0.01);
}

for (const [position, route] of routes.entries()) {
  const visited: readonly Pick<Country, "segment">[] = isFull ? languages : [nth(countries, position)];
  for (const country of visited) {
    const path = inCountry(route, country);
    test(`${path} stays where it is`, async ({ page }) => {
      await open(page, path);
      await staysCalm(page);
    });
  }
}

test(`${paypalConfirm.path} stays where it is`, async ({ page }) => {
  await open(page, paypalConfirm.path);
  await staysCalm(page);
});

test("a checkout with something in it stays where it is", async ({ page }) => {
  await openCheckout(page, { segment: "de" });
  await open(page, "/offerpay/de");
  await isFillable(page);
  await staysCalm(page);
});
