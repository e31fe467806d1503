// Reloads the app at an address, but never in a circle: one path at most once in ten seconds and tab, and never while a
// payment is under way. Client state is kept across the reload.

import { parseJson } from "./parse-json.ts";
import type { TabStorage } from "./tab-storage.ts";

const reloadKey = "trichter:reload";
const stateKey = "trichter:reload:state";
const guardWindowMs = 10_000;

export type ReloadGuard = {
  /** Returns false, and does nothing, if the reload is refused. */
  reloadAt(url: URL): boolean;
};

type ReloadGuardParts = {
  storage: TabStorage;
  load(url: URL): void;
  now(): number;
  isHeld(): boolean;
  /** What is to be kept; read only when a reload really happens. */
  stateToKeep(): unknown;
};

export function createReloadGuard({ storage, load, now, isHeld, stateToKeep }: ReloadGuardParts): ReloadGuard {
  return {
    reloadAt(url) {
      const last = readLast(storage);
      const isRepeated = last?.path === url.pathname && last.expires >= now();
      if (isHeld() || isRepeated) {
        return false;
      }
      storage.set(reloadKey, JSON.stringify({ path: url.pathname, expires: now() + guardWindowMs }));
      storage.set(stateKey, JSON.stringify(stateToKeep()));
      load(url);
      return true;
    },
  };
}

/** The state that the reload before this start kept. It is handed out once and then gone. */
export function takeKeptState(storage: TabStorage): object | null {
  const kept = storage.get(stateKey);
  storage.remove(stateKey);
  return parseObject(kept);
}

function readLast(storage: TabStorage): { path: unknown; expires: number } | null {
  const last = parseObject(storage.get(reloadKey));
  return last && "path" in last && "expires" in last && typeof last.expires === "number"
    ? { path: last.path, expires: last.expires }
    : null;
}

function parseObject(json: string | null): object | null {
  const value = parseJson(json);
  return typeof value === "object" ? value : null;
}
