// How much of a page jumped without the visitor having done anything, as browsers measure it.

import type { Page } from "@playwright/test";

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

type Watched = { shifts: { value: number; at: number }[]; screens: number[] };

/** Begins with the next document. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { shifts: [], screens: [] };
    Object.assign(window, { watched });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, startTime } of list.getEntries() as LayoutShift[]) {
        if (!hadRecentInput) {
          watched.shifts.push({ value, at: startTime });
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
    // Each screen has an address of its own.
    const { navigation } = window as unknown as { navigation: EventTarget };
    navigation.addEventListener("currententrychange", () => watched.screens.push(performance.now()));
  });
}

/**
 * The sum of all shifts in the present document. Browsers excuse what moves within half a second of an input; a screen that
 * follows one later than that, because the machine is busy, is excused for as long.
 */
export function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { shifts, screens } = Reflect.get(window, "watched") as Watched;
    const isUnasked = (at: number) => screens.every((changedAt) => Math.abs(at - changedAt) > 500);
    return shifts.reduce((sum, { value, at }) => sum + (isUnasked(at) ? value : 0), 0);
  });
}
