// What this tab remembers across reloads. Where the browser blocks storage it remembers in memory instead, and says so:
// whoever relies on surviving a reload must know.

export type TabStorage = {
  readonly survivesReload: boolean;
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
};

/** `open` may throw: merely touching `window.sessionStorage` does so where cookies are blocked. */
export function createTabStorage(open: () => Storage): TabStorage {
  const storage = openWorking(open);
  if (!storage) {
    return inMemory();
  }
  const overflow = inMemory();
  return {
    survivesReload: true,
    get: (key) => overflow.get(key) ?? storage.getItem(key),
    set(key, value) {
      try {
        storage.setItem(key, value);
        overflow.remove(key);
      } catch {
        // Full. Better remembered until the reload than not at all.
        overflow.set(key, value);
      }
    },
    remove(key) {
      overflow.remove(key);
      storage.removeItem(key);
    },
  };
}

function openWorking(open: () => Storage): Storage | null {
  try {
    const storage = open();
    storage.setItem("trichter:probe", "");
    storage.removeItem("trichter:probe");
    return storage;
  } catch {
    return null;
  }
}

function inMemory(): TabStorage {
  const values = new Map<string, string>();
  return {
    survivesReload: false,
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}
