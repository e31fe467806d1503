// The manifest of the running build, fetched once it is needed and then kept. Whether a newer build exists is watched
// elsewhere: see build-watch.ts.

import { type RouteMatcher, type RouteRules, rulesForPath } from "./route-rules.ts";

const firstFetchDelayMs = 1000;

export type BuildManifest = {
  /** Fetches the manifest ahead of its first use, when the page has become quiet. */
  start(): void;
  rulesFor(path: string): Promise<RouteRules>;
};

type BuildManifestParts = {
  buildId: string;
  fetch: typeof fetch;
  isVerySlow(): boolean;
  log(message: string, error: unknown): void;
};

export function createBuildManifest({ buildId, fetch, isVerySlow, log }: BuildManifestParts): BuildManifest {
  let loading: Promise<RouteMatcher | null> | null = null;

  function load(): Promise<RouteMatcher | null> {
    loading ??= fetchMatcher(fetch, buildId).catch((error: unknown) => {
      log("The build manifest could not be loaded; it is tried again when it is needed.", error);
      loading = null;
      return null;
    });
    return loading;
  }

  return {
    start() {
      if (!isVerySlow()) {
        setTimeout(load, firstFetchDelayMs);
      }
    },
    async rulesFor(path) {
      const matcher = await load();
      return matcher ? rulesForPath(matcher, path) : {};
    },
  };
}

async function fetchMatcher(fetch: typeof globalThis.fetch, buildId: string): Promise<RouteMatcher> {
  const response = await fetch(`/builds/meta/${buildId}.json`);
  if (!response.ok) {
    throw new Error(`The server answered ${response.status}.`);
  }
  const manifest: unknown = await response.json();
  if (!isManifest(manifest)) {
    throw new Error("The answer is no build manifest.");
  }
  return manifest.matcher ?? {};
}

function isManifest(value: unknown): value is { prerendered: unknown[]; matcher?: RouteMatcher } {
  return typeof value === "object" && value !== null && "prerendered" in value && Array.isArray(value.prerendered);
}
