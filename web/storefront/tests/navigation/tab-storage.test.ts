// What a tab can remember, with and without working storage.

import { expect, it } from "vitest";
import { createTabStorage } from "../../src/navigation/tab-storage.ts";
import { blockedStorage, FakeStorage } from "./fake-storage.ts";

it("uses the browser's storage and leaves no probe behind", () => {
  const browserStorage = new FakeStorage();
  const storage = createTabStorage(() => browserStorage);
  storage.set("a", "1");
  expect(browserStorage.getItem("a")).toBe("1");
  expect(browserStorage.length).toBe(1);
  expect(storage.survivesReload).toBe(true);
  storage.remove("a");
  expect(storage.get("a")).toBeNull();
});

it("writes nothing until there is something to keep", () => {
  const browserStorage = new FakeStorage();
  browserStorage.isFull = true;
  expect(createTabStorage(() => browserStorage).get("a")).toBeNull();
});

it("remembers in memory where storage is blocked, and says that it will not last", () => {
  const storage = createTabStorage(blockedStorage);
  storage.set("a", "1");
  expect(storage.get("a")).toBe("1");
  expect(storage.survivesReload).toBe(false);
  storage.remove("a");
  expect(storage.get("a")).toBeNull();
});

it("remembers in memory what no longer fits", () => {
  const browserStorage = new FakeStorage();
  const storage = createTabStorage(() => browserStorage);
  storage.set("a", "old");
  browserStorage.isFull = true;
  storage.set("a", "new");
  expect(storage.get("a")).toBe("new");
});
