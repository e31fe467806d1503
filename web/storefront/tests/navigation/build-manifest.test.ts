// The build manifest: when it is fetched, what is refused, and that a failure is not for ever.

import { beforeEach, describe, expect, it, vi } from "vitest";
import { createBuildManifest } from "../../src/navigation/build-manifest.ts";

const good = { id: "b1", timestamp: 1, matcher: { static: { "/shop": { redirect: "/take" } } }, prerendered: ["/"] };

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function create(answer: unknown, { isVerySlow = false, status = 200 } = {}) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(answer, { status }));
  const log = vi.fn();
  const manifest = createBuildManifest({ buildId: "b1", fetch, isVerySlow: () => isVerySlow, log });
  return { manifest, fetch, log };
}

describe("the first fetch", () => {
  it("comes 1000 ms after ready, and only once", async () => {
    const { manifest, fetch } = create(good);
    manifest.start();
    await vi.advanceTimersByTimeAsync(999);
    expect(fetch).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(fetch).toHaveBeenCalledExactlyOnceWith("/builds/meta/b1.json");
    expect(await manifest.rulesFor("/shop/")).toEqual({ redirect: "/take" });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("waits for the first need on a very slow connection", async () => {
    const { manifest, fetch } = create(good, { isVerySlow: true });
    manifest.start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetch).not.toHaveBeenCalled();
    expect(await manifest.rulesFor("/shop")).toEqual({ redirect: "/take" });
  });
});

describe("a failure", () => {
  it.each<[string, unknown, number]>([
    ["an error status", good, 500],
    ["no object", "text", 200],
    ["null", null, 200],
    ["an object without a list of pages", { matcher: {} }, 200],
    ["a list of pages that is none", { prerendered: "/" }, 200],
  ])("(%s) is logged, means no rules, and is tried again on the next need", async (_name, answer, status) => {
    const { manifest, fetch, log } = create(answer, { status });
    expect(await manifest.rulesFor("/shop")).toEqual({});
    expect(log).toHaveBeenCalledTimes(1);
    fetch.mockImplementation(async () => Response.json(good));
    expect(await manifest.rulesFor("/shop")).toEqual({ redirect: "/take" });
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});
