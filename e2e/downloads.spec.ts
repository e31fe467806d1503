// Digital goods on the thank-you page: at once for who agreed to that, on their day for all others, by links that do not hold for
// ever, and for nobody else.

import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { expectNoViolations } from "./harness/axe.ts";
import { act } from "./harness/checkout.ts";
import { mailsTo, newAddress } from "./harness/mails.ts";
import { isReady } from "./harness/opened-page.ts";
import type { Server } from "./harness/server.ts";
import { expect, test } from "./harness/shop.ts";

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: "reduce" } });

type Bought = { id: string; secret: string; address: string };

/** An id as browsers make them, with so much chance that no two tests meet. */
function newId(prefix: string): string {
  return `${prefix}_01KA3Q1QY0${randomUUID().replaceAll("-", "").slice(0, 16).toUpperCase()}`;
}

/** Buys a package: the order is made by the API, and paid at the sandbox. */
async function buy(
  page: Page,
  request: APIRequestContext,
  sku: string,
  { isAgreed }: { isAgreed: boolean },
): Promise<Bought> {
  const bought = { id: newId("ord"), secret: randomUUID(), address: newAddress() };
  const headers = { authorization: `Bearer ${bought.secret}` };
  const basket = { country: "DE", locale: "de_DE", items: [{ sku, quantity: 1 }], coupon: null };
  const quote = await (await request.post("/api/quotes", { data: basket })).json();
  const terms = await (await request.get("/api/checkout/DE")).json();
  const order = await request.post("/api/orders", {
    data: {
      ...basket,
      id: bought.id,
      secret: bought.secret,
      email: bought.address,
      address: {},
      method: "card",
      expected_total_minor: quote.total_minor,
      revision: quote.revision,
      funnel: null,
      from: "offerpay",
      session: null,
      agreements: { charge_again: null, early_supply: isAgreed ? terms.agreements.early_supply.version : null },
    },
  });
  expect(order.status(), await order.text()).toBe(201);
  const payment = await request.post(`/api/orders/${bought.id}/payments`, {
    headers,
    data: { attempt: newId("att"), button_version: terms.button.version, method: "card" },
  });
  await page.goto((await payment.json()).redirect);
  await act(page, "approve");
  await expect
    .poll(async () => (await (await request.post(`/api/orders/${bought.id}/settle`, { headers })).json()).state)
    .toBe("paid");
  return bought;
}

/** Opens the order by the link of its mails. */
async function openByMail(page: Page, shop: Server, address: string, mails: number): Promise<void> {
  const [mail] = await mailsTo(shop, address, mails);
  await page.goto(mail?.link("order") ?? "");
  await isReady(page);
  await expect(page.locator(".order-downloads")).toBeVisible();
}

test("who agreed downloads the book at once", async ({ page, request, shop }) => {
  const { address } = await buy(page, request, "light-kitchen-1", { isAgreed: true });
  await openByMail(page, shop, address, 2);
  await expectNoViolations(page, [390]);
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "PDF herunterladen" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("light-kitchen-de.pdf");
  expect(await download.failure()).toBeNull();
});

test("an app is opened by a code", async ({ page, request, shop }) => {
  const { address } = await buy(page, request, "daily-companion-1", { isAgreed: true });
  await openByMail(page, shop, address, 2);
  await expect(page.locator(".order-code")).toHaveText(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
});

test("who did not agree sees the day on which it opens", async ({ page, request, shop }) => {
  const { address } = await buy(page, request, "light-kitchen-1", { isAgreed: false });
  await openByMail(page, shop, address, 1);
  await expect(page.locator(".order-downloads")).toContainText(/Öffnet am \d{2}\.\d{2}\.\d{4}/);
  await expect(page.locator(".order-downloads .button")).toHaveCount(0);
});

test("a link that no longer holds says how to get a new one", async ({ page, request, shop }) => {
  const { id, secret } = await buy(page, request, "light-kitchen-1", { isAgreed: true });
  const headers = { authorization: `Bearer ${secret}` };
  const { downloads } = await (await request.get(`/api/orders/${id}/downloads`, { headers })).json();
  const [{ href }] = downloads;
  expect((await request.get(href)).headers()["content-type"]).toBe("application/pdf");
  await page.goto(`${shop.url}${href.replace(/expires=\d+/, "expires=1")}`);
  await isReady(page);
  await expect(page).toHaveURL(/\/thankyou(\/\w+)?#download=stale$/);
  await expect(page.getByText("Dieser Download-Link gilt nicht mehr.")).toBeVisible();
});

test("nobody lists the downloads of somebody else", async ({ page, request }) => {
  const { id } = await buy(page, request, "light-kitchen-1", { isAgreed: true });
  for (const secret of [randomUUID(), ""]) {
    const headers = { authorization: `Bearer ${secret}` };
    expect((await request.get(`/api/orders/${id}/downloads`, { headers })).status()).toBe(404);
  }
});
