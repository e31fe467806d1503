// Remembers which errors come from a chunk that could not be loaded, usually because a new build has replaced it.
// What to do about a failed navigation is the router's decision.

export type ChunkErrors = {
  /** A navigation starts: what failed before, in a prefetch for example, is no longer of interest. */
  clear(): void;
  has(error: unknown): boolean;
};

export function watchChunkErrors(events: Pick<EventTarget, "addEventListener">): ChunkErrors {
  const errors = new Set<unknown>();
  events.addEventListener("vite:preloadError", (event) => {
    errors.add("payload" in event ? event.payload : undefined);
  });
  return {
    clear: () => errors.clear(),
    has: (error) => errors.has(error),
  };
}
