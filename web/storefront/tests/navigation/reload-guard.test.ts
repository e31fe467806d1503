// Reloading once, not in circles, and what survives.

import { describe, expect, it, vi } from "vitest";
import { createReloadGuard, takeKeptState } from "../../src/navigation/reload-guard.ts";
import { createTabStorage } from "../../src/navigation/tab-storage.ts";
import { blockedStorage, FakeStorage } from "./fake-storage.ts";

const at = (address: string) => new URL(address, "https://shop.example");

function create({ open = () => new FakeStorage() as Storage, isHeld = false } = {}) {
  const storage = createTabStorage(open);
  const load = vi.fn<(url: URL) => void>();
  let nowMs = 1_000_000;
  const guard = createReloadGuard({
    storage,
    load,
    now: () => nowMs,
    isHeld: () => isHeld,
    stateToKeep: () => ({ config: { a: "b" } }),
  });
  return { guard, storage, load, passMs: (ms: number) => (nowMs += ms) };
}

describe("reloadAt", () => {
  it("loads the address and notes path, expiry and state", () => {
    const { guard, storage, load } = create();
    expect(guard.reloadAt(at("/start/de?src=v3#x"))).toBe(true);
    expect(load).toHaveBeenCalledExactlyOnceWith(at("/start/de?src=v3#x"));
    expect(storage.get("trichter:reload")).toBe('{"path":"/start/de","expires":1010000}');
    expect(storage.get("trichter:reload:state")).toBe('{"config":{"a":"b"}}');
  });

  it.each([
    ["in a browser with storage", {}],
    ["where storage is blocked", { open: blockedStorage }],
  ])("refuses the same path for ten seconds %s", (_name, options) => {
    const { guard, load, passMs } = create(options);
    guard.reloadAt(at("/start/de"));
    passMs(10_000);
    expect(guard.reloadAt(at("/start/de?other=1"))).toBe(false);
    expect(load).toHaveBeenCalledTimes(1);
    passMs(1);
    expect(guard.reloadAt(at("/start/de"))).toBe(true);
  });

  it("allows another path at once", () => {
    const { guard } = create();
    guard.reloadAt(at("/start/de"));
    expect(guard.reloadAt(at("/start/fr"))).toBe(true);
  });

  it("does nothing at all while a payment is under way", () => {
    const { guard, storage, load } = create({ isHeld: true });
    expect(guard.reloadAt(at("/start/de"))).toBe(false);
    expect(load).not.toHaveBeenCalled();
    expect(storage.get("trichter:reload")).toBeNull();
    expect(storage.get("trichter:reload:state")).toBeNull();
  });

  it.each(["{", "7", '{"path":"/start/de"}'])("is not confused by a note that reads %s", (note) => {
    const { guard, storage } = create();
    storage.set("trichter:reload", note);
    expect(guard.reloadAt(at("/start/de"))).toBe(true);
  });
});

describe("takeKeptState", () => {
  it("hands the state out once", () => {
    const { guard, storage } = create();
    guard.reloadAt(at("/start/de"));
    expect(takeKeptState(storage)).toEqual({ config: { a: "b" } });
    expect(storage.get("trichter:reload:state")).toBeNull();
    expect(takeKeptState(storage)).toBeNull();
  });

  it("ignores what is no state", () => {
    const { storage } = create();
    storage.set("trichter:reload:state", "{broken");
    expect(takeKeptState(storage)).toBeNull();
  });
});
