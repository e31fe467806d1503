// The hourly question for a newer build.

import { beforeEach, describe, expect, it, vi } from "vitest";
import { createBuildWatch } from "../../src/navigation/build-watch.ts";

const hourMs = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

class FakePage extends EventTarget {
  hidden = false;

  show(): void {
    this.hidden = false;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}

function create(answer: () => Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  const page = new FakePage();
  const watch = createBuildWatch({ buildId: "b1", fetch, now: () => 42, page: page as unknown as Document });
  return { watch, fetch, page };
}

const latest = (id: unknown) => async () => Response.json({ id, timestamp: 1 });

describe("createBuildWatch", () => {
  it("asks first after one hour, then every hour", async () => {
    const { watch, fetch } = create(latest("b1"));
    watch.start();
    await vi.advanceTimersByTimeAsync(hourMs - 1);
    expect(fetch).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(fetch).toHaveBeenCalledExactlyOnceWith("/builds/latest.json?42");
    await vi.advanceTimersByTimeAsync(2 * hourMs);
    expect(fetch).toHaveBeenCalledTimes(3);
    expect(watch.isOutdated()).toBe(false);
  });

  it("remembers a different id and asks no more", async () => {
    const { watch, fetch } = create(latest("b2"));
    watch.start();
    await vi.advanceTimersByTimeAsync(5 * hourMs);
    expect(watch.isOutdated()).toBe(true);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it.each<[string, () => Promise<Response>]>([
    ["a network error", () => Promise.reject(new TypeError("offline"))],
    ["an error status", async () => Response.json({ id: "b2" }, { status: 503 })],
    ["an answer of another shape", latest(7)],
    ["broken JSON", async () => new Response("<html>")],
  ])("goes on asking after %s", async (_name, answer) => {
    const { watch, fetch } = create(answer);
    watch.start();
    await vi.advanceTimersByTimeAsync(2 * hourMs);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(watch.isOutdated()).toBe(false);
  });

  it("waits for the visitor's return while the tab is hidden", async () => {
    const { watch, fetch, page } = create(latest("b1"));
    watch.start();
    page.hidden = true;
    await vi.advanceTimersByTimeAsync(5 * hourMs);
    expect(fetch).not.toHaveBeenCalled();
    page.show();
    await vi.advanceTimersByTimeAsync(0);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(hourMs);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});
