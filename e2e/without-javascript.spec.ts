// The shop for visitors without JavaScript: pages are complete and links work.

import { onePerKind } from "./harness/route-table.ts";
import { expect, test } from "./harness/shared-tab.ts";

test.use({ tabOptions: { javaScriptEnabled: false } });

test.beforeEach(({ noise }) => {
  // Chromium's way of saying that it did not load scripts.
  noise.expect(/^failed: .*\.js csp$/);
});

test.describe("a page is complete", () => {
  for (const route of onePerKind()) {
    const path = route.kind === "paypal-confirm" ? route.path : `${route.path}/gb`.replace("//", "/");
    test(`${route.kind}: ${path}`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\S/);
      expect(await page.getByRole("main").getByRole("heading", { level: 2 }).count()).toBeGreaterThan(0);
      expect(await page.getByRole("main").getByRole("link").count()).toBeGreaterThan(0);
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await expect(page.locator("html")).not.toHaveAttribute("data-ready");
      await expect(page.locator("link[rel=stylesheet]").first()).toBeAttached();
    });
  }
});

test("links lead from page to page", async ({ page }) => {
  await page.goto("/start-email/gb");
  for (const path of ["/start-summary/gb", "/offer1/gb"]) {
    await page.getByRole("main").locator(`a[href="${path}"]`).last().click();
    await expect(page).toHaveURL(path);
    await expect(page.locator("html")).toHaveAttribute("data-page", path.split("/")[1] ?? "");
  }
  await page.locator("label", { hasText: "6 jars" }).click();
  await page.getByRole("button", { name: "Continue to your order" }).click();
  await expect(page).toHaveURL("/offerpay/gb?package=daily-trio-6");
  await page.goBack();
  await expect(page).toHaveURL("/offer1/gb");
});

for (const path of ["/offerpay/gb", "/paypal-confirm"]) {
  test(`${path} says what it needs instead of asking for patience`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator("noscript .note")).toBeVisible();
    await expect(page.locator(".order-waiting")).toBeHidden();
  });
}

test("extras go along with the package, by the one button", async ({ page }) => {
  await page.goto("/offer-upsells2/gb");
  await expect(page.locator("input[type=checkbox]:checked")).toHaveCount(0);
  await page.locator(".extra label", { hasText: "With knife and fork" }).click();
  await page.getByRole("button", { name: "Continue to your order" }).click();
  await expect(page).toHaveURL("/offerpay/gb?package=daily-trio-3&extra=light-kitchen-1");
});

test("a quiz says that it cannot run, shows its first question, and leads on", async ({ page }) => {
  await page.goto("/gb");
  await page.getByRole("main").locator("a[href='/start/gb']").click();
  await expect(page).toHaveURL("/start/gb");
  // Playwright finds no text in this element.
  await expect(page.locator("noscript .note")).toBeVisible();
  await expect(page.locator("#quiz-question")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "To the home page" }).click();
  await expect(page).toHaveURL("/gb");
});

test("an answer to a quiz that cannot run stays out of the address", async ({ page }) => {
  await page.goto("/start/gb");
  await page.getByRole("radio").first().check();
  await page.keyboard.press("Enter");
  await page.getByRole("radio").last().check();
  await expect(page).toHaveURL("/start/gb");
});

test("the choice of country unfolds and works", async ({ page }) => {
  await page.goto("/start/gb");
  const choice = page.locator("footer details");
  await choice.locator("summary").click();
  await choice.getByRole("link", { name: "Finland" }).click();
  await expect(page).toHaveURL("/start/fi");
  await expect(page.locator("html")).toHaveAttribute("lang", "fi-FI");
});

test("the page-not-found screen shows the way home", async ({ page, noise }) => {
  noise.expect(/404/);
  await page.goto("/no/such/page/gb");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  await page.getByRole("link", { name: "Home page", exact: true }).click();
  await expect(page).toHaveURL("/gb");
});

test("a redirect is followed", async ({ page }) => {
  await page.goto("/shop?utm=1");
  await expect(page).toHaveURL("/take?utm=1");
});
