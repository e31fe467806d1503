// What this tab remembers across reloads. Where the browser blocks storage it remembers in memory instead, and says so:
// whoever relies on surviving a reload must know. Nothing is written before somebody has something to keep.

export type TabStorage = {
  readonly survivesReload: boolean;
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
};

/** `open` may throw: merely touching `window.sessionStorage` does so where cookies are blocked. */
export function createTabStorage(open: () => Storage): TabStorage {
  const memory = new Map<string, string>();
  const storage = attempt(open);
  return {
    get survivesReload() {
      return (
        attempt(() => {
          storage?.setItem("trichter:probe", "");
          storage?.removeItem("trichter:probe");
          return storage;
        }) !== null
      );
    },
    get: (key) => memory.get(key) ?? attempt(() => storage?.getItem(key)) ?? null,
    set(key, value) {
      memory.set(key, value);
      attempt(() => {
        storage?.setItem(key, value);
        // Refused or full: better remembered until the reload than not at all.
        return storage && memory.delete(key);
      });
    },
    remove(key) {
      memory.delete(key);
      attempt(() => storage?.removeItem(key));
    },
  };
}

function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}
