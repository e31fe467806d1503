// How much of a page jumped without the visitor having done anything, as browsers measure it.

import type { Page } from "@playwright/test";

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Begins with the next document. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        Object.assign(window, { shifted: Reflect.get(window, "shifted") + (entry.hadRecentInput ? 0 : entry.value) });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The sum of all shifts in the present document. */
export function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(() => Reflect.get(window, "shifted") as number);
}
