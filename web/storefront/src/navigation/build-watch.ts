// Asks once an hour whether a newer build is being served. It only remembers the answer: the next navigation acts on it.

const intervalMs = 60 * 60 * 1000;

export type BuildWatch = {
  start(): void;
  isOutdated(): boolean;
};

type BuildWatchParts = {
  buildId: string;
  fetch: typeof fetch;
  now(): number;
  page: Pick<Document, "hidden" | "addEventListener">;
};

export function createBuildWatch({ buildId, fetch, now, page }: BuildWatchParts): BuildWatch {
  let outdated = false;

  function whenDue(): void {
    if (page.hidden) {
      // Nobody looks at a hidden tab, and hundreds of them may be open: it asks when the visitor comes back.
      page.addEventListener("visibilitychange", whenDue, { once: true });
    } else {
      void ask();
    }
  }

  async function ask(): Promise<void> {
    const latest = await latestId(fetch, now());
    outdated = latest !== null && latest !== buildId;
    if (!outdated) {
      setTimeout(whenDue, intervalMs);
    }
  }

  return {
    start: () => void setTimeout(whenDue, intervalMs),
    isOutdated: () => outdated,
  };
}

/** Null if there is no usable answer: a visitor who is offline needs no newer build. */
async function latestId(fetch: typeof globalThis.fetch, now: number): Promise<string | null> {
  try {
    const response = await fetch(`/builds/latest.json?${now}`);
    const latest: unknown = response.ok ? await response.json() : null;
    return typeof latest === "object" && latest !== null && "id" in latest && typeof latest.id === "string"
      ? latest.id
      : null;
  } catch {
    return null;
  }
}
