// Walks through the shop by clicking real links, depth first and back again, so that every page that links reach is
// arrived at once by client navigation.

import { expect, type Page } from "@playwright/test";

export type Arrival = { path: string; previousHeading: string };

/** Calls `onArrival` for every page reached from the one that is open, and returns their paths, sorted. */
export async function crawl(page: Page, onArrival: (arrival: Arrival) => Promise<void>): Promise<string[]> {
  const known = new Set([pathOf(page)]);

  async function explore(): Promise<void> {
    const here = pathOf(page);
    for (const path of await linkedPaths(page)) {
      if (known.has(path)) {
        continue;
      }
      known.add(path);
      const previousHeading = await page.locator("h1").innerText();
      await page.locator(`a[href="${path}"]:not([target])`).first().click();
      await expect(page).toHaveURL(path);
      await onArrival({ path, previousHeading });
      await explore();
      await page.goBack();
      await expect(page).toHaveURL(here);
      await expect(page.locator("h1")).toHaveText(previousHeading);
    }
  }

  await explore();
  return [...known].sort();
}

function pathOf(page: Page): string {
  return new URL(page.url()).pathname;
}

/** Where the visible links of the page lead within this tab. */
function linkedPaths(page: Page): Promise<string[]> {
  return page.locator("a[href^='/']:not([target])").evaluateAll((links) => {
    const visible = links.filter((link) => link.checkVisibility());
    return visible.map((link) => link.getAttribute("href") ?? "").filter((href) => !href.includes("#"));
  });
}
