// What tests do with a page that is open: wait until the app has taken over, and read what the document says of itself.

import { type BrowserContext, expect, type Page } from "@playwright/test";

export type Marks = {
  lang: string | null;
  page: string | undefined;
  layout: string | undefined;
  country: string | undefined;
};

export type Alternate = { hreflang: string | null; href: string | null };

/** Opens an address and waits until the app runs. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await isReady(page);
}

export async function isReady(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-ready", "true");
}

/** What `<html>` says about the page that is shown. */
export function marksOf(page: Page): Promise<Marks> {
  return page.evaluate(() => {
    const { lang, dataset } = document.documentElement;
    return { lang, page: dataset.page, layout: dataset.layout, country: dataset.country };
  });
}

export function canonicalOf(page: Page): Promise<string | null> {
  return page.evaluate(() => document.querySelector("link[rel=canonical]")?.getAttribute("href") ?? null);
}

export function alternatesOf(page: Page): Promise<Alternate[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("link[rel=alternate][hreflang]")].map((link) => ({
      hreflang: link.getAttribute("hreflang"),
      href: link.getAttribute("href"),
    })),
  );
}

/** The object in the document from which the app started. */
export function payloadOf(page: Page): Promise<{ error?: { status: number; message: string } }> {
  return page.evaluate(() => JSON.parse(document.getElementById("payload")?.textContent ?? "null"));
}

export function scrollTopOf(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** Makes a page's visitor come with a certain connection. Playwright itself cannot set these two. */
export async function pretendConnection(
  target: Page | BrowserContext,
  connection: { saveData?: boolean; effectiveType?: string },
): Promise<void> {
  await target.addInitScript((pretended) => {
    Object.defineProperty(navigator, "connection", { configurable: true, get: () => pretended });
  }, connection);
}

/** Follows a click's consequences only: nothing is loaded before it is asked for. */
export function withoutPrefetch(target: Page | BrowserContext): Promise<void> {
  return pretendConnection(target, { saveData: true });
}

/** Lets the browser paint and come to rest a few times: whatever it was about to do has begun afterwards. */
export function comesToRest(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let round = 0; round < 3; round += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      // A busy machine may have no idle moment to give: rest is then the second that passed.
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    }
  });
}

/** Puts a link into the page that no content has, and clicks it. */
export function clickNewLink(page: Page, href: string): Promise<void> {
  return page.evaluate((address) => {
    const link = document.createElement("a");
    link.href = address;
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
}
