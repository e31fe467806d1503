// Moves the view, and the focus with it, after a navigation.

import type { Position } from "./scroll-memory.ts";

export function scrollToPosition(browser: Pick<Window, "scrollTo">, { left, top }: Position): void {
  // Not "auto": that would follow the style sheet's smooth scrolling.
  browser.scrollTo({ left, top, behavior: "instant" });
}

/** Scrolls to the element that a fragment names and returns it; null, and no move, if there is none. */
export function scrollToAnchor(browser: Pick<Window, "document" | "matchMedia">, hash: string): HTMLElement | null {
  const anchor = browser.document.getElementById(decodeFragment(hash.slice(1)));
  const isCalm = browser.matchMedia("(prefers-reduced-motion: reduce)").matches;
  anchor?.scrollIntoView({ behavior: isCalm ? "instant" : "smooth" });
  return anchor;
}

/** Lets keyboard and screen reader go on where the eye does, without moving the view again. */
export function focusQuietly(element: HTMLElement | null): void {
  if (element && element.tabIndex < 0 && !element.hasAttribute("tabindex")) {
    element.tabIndex = -1;
  }
  element?.focus({ preventScroll: true });
}

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
