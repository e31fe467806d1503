// The cookie question: visitors of most tests have answered it before, so that it lies over nothing.

import type { BrowserContext, Locator, Page } from "@playwright/test";

export const consentCookie = "trichter-consent";

/** A refusal of yesterday, as the shop itself keeps it. */
export async function answerBefore(context: BrowserContext, url: string): Promise<void> {
  const chosenAt = Date.now() - 24 * 60 * 60 * 1000;
  const value = `2026-11-16.${chosenAt}.00.01KA3Q1QY0M7B2X9F5J1K8P3GE`;
  await context.addCookies([{ name: consentCookie, value, url }]);
}

export function question(page: Page): Locator {
  return page.locator("dialog.consent");
}

/** The data layer with commands as lists. */
export function dataLayerOf(page: Page): Promise<unknown[]> {
  return page.evaluate(() => {
    const entries = (Reflect.get(window, "dataLayer") ?? []) as unknown[];
    const isCommand = (entry: unknown): entry is Iterable<unknown> =>
      Object.prototype.toString.call(entry) === "[object Arguments]";
    return entries.map((entry) => (isCommand(entry) ? [...entry] : entry));
  });
}
