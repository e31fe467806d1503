// Remembers how far each history entry was scrolled, so that going back restores it. The browser's own memory is
// switched off while we navigate: it would scroll before the page is there.

import { parseJson } from "./parse-json.ts";
import type { TabStorage } from "./tab-storage.ts";

const storageKey = "trichter:scroll";
/** Nobody goes back further than that, and storage is small. */
const maxKept = 100;

export type Position = { left: number; top: number };

export type ScrollMemory = {
  /** Takes scrolling over; returns where the visitor was, if the browser did not get there before. */
  start(): Position | null;
  /** Notes the position of the entry that is being left. */
  leave(): void;
  /** Follows the browser to its current entry; returns the position noted there before. */
  enter(): Position | null;
};

type ScrollBrowser = Pick<Window, "history" | "scrollX" | "scrollY" | "addEventListener">;

export function createScrollMemory(browser: ScrollBrowser, storage: TabStorage, now: () => number): ScrollMemory {
  const { history } = browser;
  const positions = new Map<string, Position>(readPositions(storage));
  let entered = 0;
  let entry = "";

  function entryKey(): string {
    const state: unknown = history.state;
    if (typeof state === "object" && state !== null && "entry" in state && typeof state.entry === "string") {
      return state.entry;
    }
    // Distinct over all documents of the tab, since positions outlive the document.
    const key = `${now().toString(36)}.${entered}`;
    history.replaceState({ ...history.state, entry: key }, "");
    return key;
  }

  const memory: ScrollMemory = {
    start() {
      history.scrollRestoration = "manual";
      const position = memory.enter();
      browser.addEventListener("pageshow", () => {
        history.scrollRestoration = "manual";
      });
      browser.addEventListener("pagehide", () => {
        // The next document is complete when it arrives, so the browser may restore that one by itself.
        history.scrollRestoration = "auto";
        memory.leave();
        storage.set(storageKey, JSON.stringify([...positions].slice(-maxKept)));
      });
      // On a slow device we may be first, and then the browser no longer moves. Whoever has scrolled meanwhile stays there.
      return browser.scrollX === 0 && browser.scrollY === 0 ? position : null;
    },
    leave() {
      positions.set(entry, { left: browser.scrollX, top: browser.scrollY });
    },
    enter() {
      entered += 1;
      entry = entryKey();
      return positions.get(entry) ?? null;
    },
  };
  return memory;
}

function readPositions(storage: TabStorage): [string, Position][] {
  const kept = parseJson(storage.get(storageKey));
  return Array.isArray(kept) ? kept : [];
}
