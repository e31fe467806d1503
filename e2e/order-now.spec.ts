// The order-now button: where it leads from each page, what it keeps, and how it looks while it works.

import { countries } from "./harness/countries.ts";
import { comesToRest, open, withoutPrefetch } from "./harness/opened-page.ts";
import { expect, test } from "./harness/shop.ts";

const button = ".order-now";

const targets = [
  { from: "/", to: "/take/de" },
  { from: "/de", to: "/take/de" },
  { from: "/home", to: "/take/de" },
  { from: "/home/fr", to: "/take/fr" },
  { from: "/start-summary", to: "/offer1/de" },
  { from: "/start-summary/se", to: "/offer1/se" },
  { from: "/start-summary/se?src=go", to: "/offer1/se?src=go" },
  { from: "/start-summary?src=v3", to: "/offerV3/de?src=v3" },
  { from: "/start-summary/gb?src=v3&utm=1", to: "/offerV3/gb?src=v3&utm=1" },
  { from: "/start-summary/gb?src=v33", to: "/offer1/gb?src=v33" },
  { from: "/summary/dk", to: "/offer2/dk" },
  { from: "/gocards-summary/at?src=v3", to: "/offer2/at?src=v3" },
  { from: "/start1-summary/be?a=b%20c", to: "/offer2/be?a=b%20c" },
] as const;

for (const { from, to } of targets) {
  test(`leads from ${from} to ${to}`, async ({ page }) => {
    await open(page, from);
    await expect(page.locator(button)).toHaveAttribute("href", to);
    await page.locator(button).click();
    await expect(page).toHaveURL(to);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });
}

test("says so in every language", async ({ page }) => {
  const words: Record<string, string> = {
    de: "Jetzt bestellen",
    at: "Jetzt bestellen",
    fr: "Commander maintenant",
    be: "Commander maintenant",
    gb: "Order now",
    se: "Beställ nu",
    dk: "Bestil nu",
    fi: "Tilaa nyt",
  };
  for (const { segment } of countries) {
    await page.goto(`/summary/${segment}`);
    await expect(page.locator(button)).toHaveText(words[segment] ?? "");
  }
});

test("scrolls to the products where it does not navigate", async ({ page }) => {
  for (const path of ["/take/de", "/take2/de", "/offer2/gb", "/offerV3/fi", "/buybf/se"]) {
    await open(page, path);
    const first = page.locator(button).first();
    await expect(first).toHaveAttribute("href", "#products");
    await page.setViewportSize({ width: 360, height: 560 });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await first.click();
    await expect
      .poll(() => page.locator("#products").evaluate((element) => Math.round(element.getBoundingClientRect().top)))
      .toBeLessThan(120);
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test("shows that it works until the offer is there", async ({ page }) => {
  await withoutPrefetch(page);
  await open(page, "/summary/de");
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/offer2/de/_payload.json*", async (route) => {
    await answered;
    await route.continue();
  });
  await page.locator(button).click();
  await expect(page.locator(button)).toHaveAttribute("aria-busy", "true");
  await expect(page.locator(`${button} .spinner`)).toBeVisible();
  await expect(page.locator(button)).toHaveText("Jetzt bestellen");
  answer();
  await expect(page).toHaveURL("/offer2/de");
});

test("works without JavaScript, without the query", async ({ browser, shop }) => {
  const context = await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/start-summary/fr?src=v3");
  await page.locator(button).click();
  await expect(page).toHaveURL("/offer1/fr");
  await context.close();
});

test("opens in a new tab when asked to, and this tab stays", async ({ page, context }) => {
  await open(page, "/summary/de?x=1");
  const opened = context.waitForEvent("page");
  await page.locator(button).click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL("/offer2/de?x=1");
  await comesToRest(page);
  await expect(page).toHaveURL("/summary/de?x=1");
});
