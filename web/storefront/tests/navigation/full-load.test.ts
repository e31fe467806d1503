// Handing an address to the browser.

import { describe, expect, it, vi } from "vitest";
import { loadFully } from "../../src/navigation/full-load.ts";

function browserAt(href: string) {
  return {
    location: { href, assign: vi.fn(), replace: vi.fn(), reload: vi.fn() },
    history: { state: { entry: "1" }, replaceState: vi.fn() },
  };
}

describe("loadFully", () => {
  it.each([
    ["push", "assign"],
    ["replace", "replace"],
  ] as const)("%s: uses location.%s for another address", (how, method) => {
    const browser = browserAt("https://shop.example/a");
    loadFully(browser, new URL("https://shop.example/b#x"), how);
    expect(browser.location[method]).toHaveBeenCalledExactlyOnceWith("https://shop.example/b#x");
    expect(browser.location.reload).not.toHaveBeenCalled();
  });

  it("really reloads an address that differs in its fragment alone", () => {
    const browser = browserAt("https://shop.example/a?x=1");
    const url = new URL("https://shop.example/a?x=1#part");
    loadFully(browser, url, "push");
    expect(browser.history.replaceState).toHaveBeenCalledExactlyOnceWith({ entry: "1" }, "", url);
    expect(browser.location.reload).toHaveBeenCalledTimes(1);
    expect(browser.location.assign).not.toHaveBeenCalled();
  });
});
