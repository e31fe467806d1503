// What the browser and other sites show for a page: icons, manifest, the picture of a shared page, and structured data that
// lies in the document without disturbing it.

import type { Page } from "@playwright/test";
import { isReady } from "./harness/opened-page.ts";
import { expect, test } from "./harness/shared-tab.ts";

test("a page brings icons and a manifest that the browser has nothing against", async ({ page, context, noise }) => {
  await page.goto("/take/fr");
  await isReady(page);
  const session = await context.newCDPSession(page);
  const { errors, data, url } = await session.send("Page.getAppManifest");
  await session.detach();
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe("/brand/fr.webmanifest");
  const manifest = JSON.parse(data ?? "") as { start_url: string; icons: { src: string; sizes: string }[] };
  expect(manifest.start_url).toBe("/fr");
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await naturalSize(page, src);
    if (sizes !== "any") {
      expect(`${width}x${height}`).toBe(sizes);
    }
  }
  for (const icon of await page.locator("link[rel=icon], link[rel=apple-touch-icon]").all()) {
    const { width } = await naturalSize(page, (await icon.getAttribute("href")) ?? "");
    expect(width).toBeGreaterThan(0);
  }
  expect(noise.unexpected()).toEqual([]);
});

test("a shared page has a picture of its own", async ({ page, shop }) => {
  await page.goto("/start/fi");
  const address = (await page.locator('meta[property="og:image"]').getAttribute("content")) ?? "";
  expect(await naturalSize(page, address.replace(/^https?:\/\/[^/]+/, shop.url))).toEqual({ width: 1200, height: 630 });
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute("content", /\S/);
  await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute("content", "summary_large_image");
});

test("structured data is read, not run, and survives the start of the app", async ({ page, noise }) => {
  await page.goto("/take/gb");
  await isReady(page);
  const data = await page.locator('head script[type="application/ld+json"]').textContent();
  const graph = JSON.parse(data ?? "") as { "@graph": { "@type": string; offers?: { price: string }[] }[] };
  const product = graph["@graph"].find((node) => node["@type"] === "Product");
  const prices = product?.offers?.map(({ price }) => `£${price}`) ?? [];
  expect(prices.length).toBe(3);
  for (const price of prices) {
    await expect(page.getByText(price, { exact: true }).first()).toBeVisible();
  }
  expect(noise.unexpected()).toEqual([]);
});

function naturalSize(page: Page, address: string): Promise<{ width: number; height: number }> {
  return page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  }, address);
}
