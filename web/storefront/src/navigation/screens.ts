// Screens of one page that follow each other, each with an address of its own: `#step-2`, `#step-3`. The first one is the
// page itself. A number says how far somebody is and nothing about what they answered.

import type { NavigateOptions } from "./router.ts";

type Navigate = (target: string, options?: NavigateOptions) => Promise<void>;

/** The number of the screen that a fragment names; null if it names something else. */
export function screenOf(fragment: string): number | null {
  const [, digits] = /^#step-([1-9]\d{0,3})$/.exec(fragment) ?? [];
  return fragment === "" ? 1 : digits === undefined ? null : Number(digits);
}

/** Whether a fragment stands for a place of the page itself, not for something that lies over it. */
export function isScreen(fragment: string): boolean {
  return screenOf(fragment) !== null;
}

/** From which screen a step led to which: only then the browser's own Back leads there. */
const cameFrom = new Map<string, string>();

export function goToScreen(navigateTo: Navigate, number: number): Promise<void> {
  cameFrom.set(location.pathname + fragmentOf(number), location.hash);
  return navigateTo(addressOf(number));
}

/** Goes back to an earlier screen, in the history too if that is where it lies. */
export function returnToScreen(navigateTo: Navigate, number: number): Promise<void> {
  const before = cameFrom.get(location.pathname + location.hash);
  if (before !== undefined && screenOf(before) === number) {
    history.back();
    return Promise.resolve();
  }
  return correctScreen(navigateTo, number);
}

/** Puts the right screen in the place of one that cannot be shown. */
export function correctScreen(navigateTo: Navigate, number: number): Promise<void> {
  return navigateTo(addressOf(number), { replace: true });
}

function addressOf(number: number): string {
  return fragmentOf(number) || location.pathname + location.search;
}

function fragmentOf(number: number): string {
  return number === 1 ? "" : `#step-${number}`;
}
