// The query of the current address as something components can follow. The browser does not tell of changes made by
// pushState, so the router does.

export type CurrentQuery = {
  subscribe(listener: () => void): () => void;
  get(): string;
  announceChange(): void;
};

export function createCurrentQuery(location: Pick<Location, "search">): CurrentQuery {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: () => location.search,
    announceChange() {
      for (const listener of listeners) {
        listener();
      }
    },
  };
}
