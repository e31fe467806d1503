// Fetches page payloads. It checks that an answer is a payload at all; what is in it, the app judges.

import type { Payload } from "@trichter/shared/payload";

/** A prefetched payload older than this is not used: prices may have changed since. */
const prefetchedMaxAgeMs = 5 * 60 * 1000;

/** There is no payload for this path: the browser has to load the page itself. */
export class PayloadUnavailableError extends Error {
  override name = "PayloadUnavailableError";
}

export type PayloadSource = {
  load(path: string, signal: AbortSignal): Promise<Payload>;
  prefetch(path: string): Promise<Payload>;
};

type PayloadSourceParts = { buildId: string; fetch: typeof fetch; now(): number };

export function createPayloadSource({ buildId, fetch, now }: PayloadSourceParts): PayloadSource {
  const prefetched = new Map<string, { payload: Payload; fetchedAtMs: number }>();

  return {
    async load(path, signal) {
      const ready = prefetched.get(path);
      prefetched.delete(path);
      if (ready && now() - ready.fetchedAtMs <= prefetchedMaxAgeMs) {
        return ready.payload;
      }
      return fetchPayload(fetch, payloadUrl(path, buildId), { signal });
    },
    async prefetch(path) {
      const payload = await fetchPayload(fetch, payloadUrl(path, buildId), { priority: "low" });
      prefetched.set(path, { payload, fetchedAtMs: now() });
      return payload;
    },
  };
}

/** `/x` → `/x/_payload.json?<build id>`. Payloads only ever come from this host. */
export function payloadUrl(path: string, buildId: string): string {
  if (!path.startsWith("/") || path.startsWith("//") || path.includes("\\")) {
    throw new Error(`A payload address must be a path of this shop without a host: "${path}".`);
  }
  return `${path.replace(/\/$/, "")}/_payload.json?${buildId}`;
}

async function fetchPayload(fetch: typeof globalThis.fetch, url: string, options: RequestInit): Promise<Payload> {
  const response = await fetch(url, options).catch((error: unknown) => {
    throw isAbort(error) ? error : new PayloadUnavailableError("The server cannot be reached.", { cause: error });
  });
  // A redirected answer belongs to another address than the one that would be shown for it.
  if (!response.ok || response.redirected) {
    throw new PayloadUnavailableError(`The server answered ${response.status}.`);
  }
  const answer: unknown = await response.json().catch((error: unknown) => {
    throw isAbort(error) ? error : new PayloadUnavailableError("The answer is no JSON.", { cause: error });
  });
  if (!isPayload(answer)) {
    throw new PayloadUnavailableError("The answer is no payload.");
  }
  return answer;
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}

function isPayload(value: unknown): value is Payload {
  return (
    isObject(value) &&
    typeof value.page === "string" &&
    typeof value.layout === "string" &&
    typeof value.text === "string" &&
    isObject(value.head) &&
    isObject(value.props) &&
    typeof value.props.kind === "string"
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
