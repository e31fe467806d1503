// The changing parts of the current address as something components can follow. The browser does not tell of changes made
// by pushState, so the router does.

export type CurrentAddress = {
  subscribe(listener: () => void): () => void;
  /** With its question mark, or empty. */
  query(): string;
  /** With its number sign, or empty. */
  fragment(): string;
  announceChange(): void;
};

export function createCurrentAddress(location: Pick<Location, "search" | "hash">): CurrentAddress {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    query: () => location.search,
    fragment: () => location.hash,
    announceChange() {
      for (const listener of listeners) {
        listener();
      }
    },
  };
}
