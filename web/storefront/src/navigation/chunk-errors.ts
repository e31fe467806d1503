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
    const error = "payload" in event ? event.payload : undefined;
    if (isStylesheetError(error)) {
      // Prevented, the import goes on: a page without one of its stylesheets is better than no page.
      event.preventDefault();
    } else {
      errors.add(error);
    }
  });
  return {
    clear: () => errors.clear(),
    has: (error) => errors.has(error),
  };
}

/** Vite's words, the only sign by which it tells the two sorts apart. A test of the built bundle pins them. */
function isStylesheetError(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith("Unable to preload CSS");
}
