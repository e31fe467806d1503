// Server and browser agree to the last attribute: every kind of page and every layout is hydrated once with React's
// development build, which complains about the smallest difference.

import { countries } from "./harness/countries.ts";
import { buildForDevelopment, useDevelopmentBuild } from "./harness/development-build.ts";
import { nth } from "./harness/matrix.ts";
import { comesToRest, open, withoutPrefetch } from "./harness/opened-page.ts";
import { inCountry, onePerKind, routes } from "./harness/route-table.ts";
import { expect, test as shopTest } from "./harness/shop.ts";

const test = shopTest.extend<object, { developmentStart: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  developmentStart: [async ({}, use) => use(await buildForDevelopment()), { scope: "worker", timeout: 240_000 }],
});

// One worker: the build is made once, and nobody empties its folder under another.
test.describe.configure({ mode: "serial" });

const onePerLayout = [...new Map(routes.map((route) => [route.layout, route])).values()];

test.beforeEach(async ({ page, noise, developmentStart }) => {
  // React's advertisement for its browser extension.
  noise.expect(/^console info: .*React DevTools/s);
  await withoutPrefetch(page);
  await useDevelopmentBuild(page, developmentStart);
});

for (const [row, route] of [...new Set([...onePerKind(), ...onePerLayout])].entries()) {
  const path = route.kind === "paypal-confirm" ? route.path : inCountry(route, nth(countries, row));
  test(`${route.kind} in layout ${route.layout}: ${path}`, async ({ page }) => {
    await open(page, `${path}?utm=1`);
    await comesToRest(page);
  });
}

test("the page-not-found screen", async ({ page, noise }) => {
  noise.expect(/404/);
  await open(page, "/no/such/page");
  await comesToRest(page);
});

test("the development build does complain where server and browser differ", async ({
  page,
  noise,
  developmentStart,
}) => {
  noise.expect(/hydrated but some attributes/);
  await useDevelopmentBuild(page, developmentStart, (html) => html.replace("footer-copyright", "other"));
  await open(page, "/terms/de");
  await expect.poll(() => noise.all().filter((line) => line.includes("hydrated but some attributes")).length).toBe(1);
});
