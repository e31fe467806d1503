// Remembering scroll positions per history entry, within a document and across documents.

import { expect, it } from "vitest";
import { createScrollMemory } from "../../src/navigation/scroll-memory.ts";
import { createTabStorage } from "../../src/navigation/tab-storage.ts";
import { FakeStorage } from "./fake-storage.ts";

class FakeBrowser extends EventTarget {
  scrollX = 0;
  scrollY = 0;
  history = {
    state: null as unknown,
    scrollRestoration: "auto",
    replaceState(state: unknown) {
      this.state = state;
    },
  };
}

function create(browser = new FakeBrowser(), storage = createTabStorage(() => new FakeStorage())) {
  const memory = createScrollMemory(browser as unknown as Window, storage, () => 42);
  memory.start();
  return { browser, storage, memory };
}

it("knows a place again when the visitor comes back to it", () => {
  const { browser, memory } = create();
  const first = browser.history.state;
  browser.scrollY = 320;
  memory.leave();
  browser.history.state = null;
  expect(memory.enter()).toBeNull();
  expect(browser.history.state).not.toEqual(first);
  browser.history.state = first;
  expect(memory.enter()).toEqual({ left: 0, top: 320 });
});

it("keeps other state of an entry", () => {
  const browser = new FakeBrowser();
  browser.history.state = { other: 1 };
  create(browser);
  expect(browser.history.state).toMatchObject({ other: 1 });
});

it("takes scrolling over from the browser, and gives it back when the document goes", () => {
  const { browser } = create();
  expect(browser.history.scrollRestoration).toBe("manual");
  browser.dispatchEvent(new Event("pagehide"));
  expect(browser.history.scrollRestoration).toBe("auto");
  browser.dispatchEvent(new Event("pageshow"));
  expect(browser.history.scrollRestoration).toBe("manual");
});

it("carries positions over to the next document of the tab", () => {
  const { browser, storage } = create();
  browser.scrollY = 50;
  browser.dispatchEvent(new Event("pagehide"));
  const next = new FakeBrowser();
  next.history.state = browser.history.state;
  const { memory } = create(next, storage);
  expect(memory.enter()).toEqual({ left: 0, top: 50 });
});

it("returns the visitor to the place of an earlier document unless the browser did", () => {
  const { browser, storage } = create();
  browser.scrollY = 50;
  browser.dispatchEvent(new Event("pagehide"));
  const next = new FakeBrowser();
  next.history.state = browser.history.state;
  const memory = () => createScrollMemory(next as unknown as Window, storage, () => 43);
  expect(memory().start()).toEqual({ left: 0, top: 50 });
  next.scrollY = 50;
  expect(memory().start()).toBeNull();
});
