// Fetching payloads: addresses, what counts as unavailable, and how long a prefetched one is good for.

import { describe, expect, it, vi } from "vitest";
import { createPayloadSource, PayloadUnavailableError, payloadUrl } from "../../src/navigation/payload-source.ts";
import { samplePayload } from "../sample-payload.ts";

const signal = new AbortController().signal;

function create(answer: () => Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  let nowMs = 0;
  const source = createPayloadSource({ buildId: "b1", fetch, now: () => nowMs });
  return { source, fetch, passMs: (ms: number) => (nowMs += ms) };
}

describe("payloadUrl", () => {
  it.each([
    ["/", "/_payload.json?b1"],
    ["/start/de", "/start/de/_payload.json?b1"],
    ["/start/de/", "/start/de/_payload.json?b1"],
  ])("%s → %s", (path, url) => {
    expect(payloadUrl(path, "b1")).toBe(url);
  });

  it.each(["https://elsewhere.example/x", "//elsewhere.example/x", "/\\elsewhere.example", "x"])(
    "refuses %s",
    (path) => {
      expect(() => payloadUrl(path, "b1")).toThrow("without a host");
    },
  );
});

describe("load", () => {
  it("fetches the payload of a path", async () => {
    const { source, fetch } = create(async () => Response.json(samplePayload()));
    expect(await source.load("/start/de", signal)).toEqual(samplePayload());
    expect(fetch).toHaveBeenCalledExactlyOnceWith("/start/de/_payload.json?b1", { signal });
  });

  it.each<[string, () => Promise<Response>]>([
    ["an error status", async () => Response.json(samplePayload(), { status: 404 })],
    ["broken JSON", async () => new Response("<html>")],
    ["JSON of another shape", async () => Response.json({ page: "start" })],
    ["no connection", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["a redirect", async () => Object.defineProperty(Response.json(samplePayload()), "redirected", { value: true })],
  ])("calls %s unavailable", async (_name, answer) => {
    await expect(create(answer).source.load("/start/de", signal)).rejects.toBeInstanceOf(PayloadUnavailableError);
  });

  it("lets an abort through as what it is", async () => {
    const { source } = create(() => Promise.reject(new DOMException("stopped", "AbortError")));
    await expect(source.load("/start/de", signal)).rejects.toMatchObject({ name: "AbortError" });
  });
});

describe("prefetch", () => {
  it("serves the next load of its path once", async () => {
    const { source, fetch } = create(async () => Response.json(samplePayload()));
    await source.prefetch("/start/de");
    await source.load("/start/de", signal);
    expect(fetch).toHaveBeenCalledTimes(1);
    await source.load("/start/de", signal);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it("is not used after five minutes", async () => {
    const { source, fetch, passMs } = create(async () => Response.json(samplePayload()));
    await source.prefetch("/start/de");
    passMs(5 * 60_000 + 1);
    await source.load("/start/de", signal);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});
