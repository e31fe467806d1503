// After the payment: the order stays reachable by the link in its mail, prints well, and is counted once.

import { isThanked } from "./harness/chain.ts";
import { act, fillForm, openCheckout, order } from "./harness/checkout.ts";
import { answerBefore, consentCookie, dataLayerOf } from "./harness/consent.ts";
import { countries } from "./harness/countries.ts";
import { mailsTo } from "./harness/mails.ts";
import { isReady } from "./harness/opened-page.ts";
import { expect, test } from "./harness/shop.ts";

const [germany] = countries;

test.use({ viewport: { width: 390, height: 844 } });

test("the link in the mail opens the order on any device, and nobody else's", async ({
  page,
  shop,
  browser,
  noise,
}) => {
  noise.expect(/404/);
  const address = "kept@example.org";
  await openCheckout(page, germany);
  await fillForm(page, germany, address);
  await order(page);
  await act(page, "approve");
  const number = await isThanked(page, germany);
  const [mail] = await mailsTo(shop, address);
  const link = mail?.link("order") ?? "";

  const elsewhere = await browser.newContext({ baseURL: shop.url });
  await answerBefore(elsewhere, shop.url);
  const other = await elsewhere.newPage();
  await other.goto(link);
  expect(await isThanked(other, germany)).toBe(number);
  await expect(other).toHaveURL(/\/thankyou\/de$/);
  await expect(other.locator(".order-facts")).toContainText("Bezahlt");
  await other.reload();
  expect(await isThanked(other, germany)).toBe(number);
  await other.emulateMedia({ media: "print" });
  await expect(other.locator(".order-placed")).toBeVisible();
  await expect(other.locator(".site-header, .actions .button").first()).toBeHidden();
  await elsewhere.close();

  const stranger = await browser.newContext({ baseURL: shop.url });
  await answerBefore(stranger, shop.url);
  const wrong = await stranger.newPage();
  await wrong.goto(link.replace(/.$/, (last) => (last === "A" ? "B" : "A")));
  await isReady(wrong);
  await expect(wrong.locator(".order-placed")).toHaveCount(0);
  await stranger.close();
});

test("a sale is told to the tag manager once, with an id of its own", async ({ page, context, openShop }) => {
  const shop = await openShop({ gtm_id: "GTM-ABC123" });
  await page.route("https://www.googletagmanager.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  const value = `2026-11-16.${Date.now()}.11.01KA3Q1QY0M7B2X9F5J1K8P3GE`;
  await context.addCookies([{ name: consentCookie, value, url: shop.url }]);
  await page.goto(`${shop.url}/offerpay/de?package=daily-trio-3`);
  await isReady(page);
  await fillForm(page, germany);
  await order(page);
  await act(page, "approve");
  const number = await isThanked(page, germany);
  const sales = async () =>
    (await dataLayerOf(page)).filter((entry) => (entry as { event?: string }).event === "purchase");
  await expect.poll(sales).toEqual([
    expect.objectContaining({
      event_id: expect.stringMatching(/^ord_\w+-purchase$/),
      ecommerce: expect.objectContaining({ transaction_id: number, value: 93.6, currency: "EUR" }),
    }),
  ]);
  const asked = page.waitForResponse(/purchase-event$/);
  await page.reload();
  expect((await asked).status()).toBe(204);
  expect(await sales()).toEqual([]);
});
