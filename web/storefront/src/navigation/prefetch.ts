// Loads the targets of links that come into view. What belongs to a target is known to the load function; this file
// decides when, and whether at all.

import { pagePath } from "./addresses.ts";
import { internalTarget } from "./internal-link.ts";
import type { LoadLimit } from "./load-limit.ts";

export type Prefetcher = {
  watch(link: HTMLAnchorElement): () => void;
  /** Nothing is prefetched before the app is ready. */
  start(): void;
};

type PrefetcherParts = {
  location: Pick<Location, "origin" | "pathname">;
  load(path: string): Promise<unknown>;
  limit: LoadLimit;
  isUnfit(): boolean;
  whenIdle(task: () => void): void;
};

export function createPrefetcher({ location, load, limit, isUnfit, whenIdle }: PrefetcherParts): Prefetcher {
  const watched = new Set<HTMLAnchorElement>();
  const donePaths = new Set<string>();
  let observer: IntersectionObserver | null = null;

  function onIntersection(entries: IntersectionObserverEntry[]): void {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && target instanceof HTMLAnchorElement) {
        unwatch(target);
        whenIdle(() => prefetch(target));
      }
    }
  }

  function prefetch(link: HTMLAnchorElement): void {
    const url = internalTarget(link, location);
    const path = url && pagePath(url);
    if (path === null || path === pagePath(location) || donePaths.has(path) || isUnfit()) {
      return;
    }
    donePaths.add(path);
    // A prefetch that fails has cost nothing: the navigation loads for itself and deals with the failure.
    limit(() => load(path)).catch(() => {});
  }

  function observe(link: HTMLAnchorElement): void {
    whenIdle(() => {
      if (watched.has(link)) {
        observer?.observe(link);
      }
    });
  }

  function unwatch(link: HTMLAnchorElement): void {
    watched.delete(link);
    observer?.unobserve(link);
  }

  return {
    watch(link) {
      watched.add(link);
      if (observer) {
        observe(link);
      }
      return () => unwatch(link);
    },
    start() {
      if (typeof IntersectionObserver === "function") {
        observer = new IntersectionObserver(onIntersection);
        watched.forEach(observe);
      }
    },
  };
}
