// What only a test does to a tab: hide it, look into its storage, swap what the server tells of builds.

import type { Page } from "@playwright/test";

export const hourMs = 60 * 60 * 1000;

export const reloadKey = "trichter:reload";
export const keptStateKey = "trichter:reload:state";

/** Playwright's tabs are always visible; this makes the page believe otherwise. */
export function setHidden(page: Page, isHidden: boolean): Promise<void> {
  return page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    Object.defineProperty(document, "visibilityState", {
      configurable: true,
      get: () => (hidden ? "hidden" : "visible"),
    });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);
}

export function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => sessionStorage.getItem(name), key);
}

/** Keeps what storage held under a key when a document began, before the app could touch it. */
export async function rememberAtStart(page: Page, key: string): Promise<void> {
  await page.addInitScript((name) => {
    Object.assign(window, { storedAtStart: sessionStorage.getItem(name) });
  }, key);
}

export function storedAtStart(page: Page): Promise<string | null> {
  return page.evaluate(() => Reflect.get(window, "storedAtStart"));
}

/** From now on the server tells of another build than the one that the tab runs. */
export async function announceNewBuild(page: Page): Promise<void> {
  await page.route("**/builds/latest.json*", (route) =>
    route.fulfill({ json: { id: "0000000000000000", timestamp: 1 } }),
  );
}

export function buildIdOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.documentElement.dataset.build);
}
