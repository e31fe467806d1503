// What the visitor's device gives to features that keep something there: storage, clock, ids, network. Everything is
// touched when it is used and not before: the server loads this file too.

import { createUlid } from "../state/ulid.ts";
import { createTabStorage, type TabStorage } from "./tab-storage.ts";

export type Device = {
  /** What outlives the tab, or where that is refused, what lasts until it closes. */
  storage(): TabStorage;
  /** What lasts until the tab closes. */
  tabStorage(): TabStorage;
  /** Calls back when somebody else changed what outlives the tab: another tab, or any while this one lay in the browser's memory. */
  watchStorage(onChange: () => void): () => void;
  now(): number;
  newId(): string;
  /** Something that nobody can guess. */
  newSecret(): string;
  fetch: typeof fetch;
  /** Ends after that time, or earlier when the device is online again. */
  pause(ms: number): Promise<void>;
  /** Whether the visitor asked for less motion. */
  isCalm(): boolean;
};

const secretBytes = 32;

let storage: TabStorage | null = null;
let tabStorage: TabStorage | null = null;

export const browserDevice: Device = {
  storage() {
    storage ??= createTabStorage(() => window.localStorage);
    return storage;
  },
  tabStorage() {
    tabStorage ??= createTabStorage(() => window.sessionStorage);
    return tabStorage;
  },
  watchStorage(onChange) {
    // A page that is brought back from the browser's memory was not told of what happened meanwhile.
    const onShow = (event: PageTransitionEvent) => event.persisted && onChange();
    window.addEventListener("storage", onChange);
    window.addEventListener("pageshow", onShow);
    return () => {
      window.removeEventListener("storage", onChange);
      window.removeEventListener("pageshow", onShow);
    };
  },
  now: () => Date.now(),
  newId: () => createUlid(Date.now(), (bytes) => crypto.getRandomValues(bytes)),
  newSecret: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(secretBytes)), (byte) => byte.toString(16).padStart(2, "0")).join(
      "",
    ),
  fetch: (input, init) => window.fetch(input, init),
  pause: (ms) =>
    new Promise((resolve) => {
      const timer = setTimeout(go, ms);
      window.addEventListener("online", go);
      function go(): void {
        clearTimeout(timer);
        window.removeEventListener("online", go);
        resolve();
      }
    }),
  isCalm: () => window.matchMedia("(prefers-reduced-motion: reduce)").matches,
};
