// Walks through the shop by clicking real links, depth first and back again, so that every page that links reach is
// arrived at once by client navigation.

import { expect, type Page } from "@playwright/test";
import { clickNewLink } from "./opened-page.ts";

export type Arrival = { path: string; previousHeading: string };

/**
 * Calls `onArrival` for every page reached from the one that is open, and returns their paths, sorted. Pages that something
 * else than a link leads to are `unlinked`: they are arrived at from the first page.
 */
export async function crawl(
  page: Page,
  unlinked: readonly string[],
  onArrival: (arrival: Arrival) => Promise<void>,
): Promise<string[]> {
  const known = new Set([pathOf(page)]);

  async function visit(href: string, leave: () => Promise<void>): Promise<void> {
    const [path = ""] = href.split("?");
    if (known.has(path)) {
      return;
    }
    known.add(path);
    const here = page.url();
    const previousHeading = await page.locator("h1").innerText();
    await leave();
    await expect(page).toHaveURL(href);
    await onArrival({ path, previousHeading });
    await explore();
    await page.goBack();
    await expect(page).toHaveURL(here);
    await expect(page.locator("h1")).toHaveText(previousHeading);
  }

  async function explore(): Promise<void> {
    for (const href of await linkedPages(page)) {
      await visit(href, () => page.locator(`a[href="${href}"]:not([target])`).first().click());
    }
  }

  await explore();
  for (const href of unlinked) {
    await visit(href, () => clickNewLink(page, href));
  }
  return [...known].sort();
}

function pathOf(page: Page): string {
  return new URL(page.url()).pathname;
}

/** Where the visible links of the page lead within this tab. */
function linkedPages(page: Page): Promise<string[]> {
  return page.locator("a[href^='/']:not([target])").evaluateAll((links) => {
    const visible = links.filter((link) => link.checkVisibility());
    return visible.map((link) => link.getAttribute("href") ?? "").filter((href) => !href.includes("#"));
  });
}
