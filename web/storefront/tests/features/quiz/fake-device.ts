// A device for tests: its storage can be looked into, its clock stands still, its network answers what it is told.

import type { Device } from "../../../src/navigation/device.ts";
import { createTabStorage } from "../../../src/navigation/tab-storage.ts";
import { blockedStorage, FakeStorage } from "../../navigation/fake-storage.ts";

export type FakeDevice = Device & {
  kept: FakeStorage;
  keptInTab: FakeStorage;
  /** Tells this device that another tab has written. */
  otherTabWrote(): void;
  clock: { now: number };
  /** By address; by method and address for what the API's client asks. */
  answers: Map<string, (request: Request | null) => Response | Promise<Response>>;
};

export function fakeDevice(kept = new FakeStorage(), { isBlocked = false } = {}): FakeDevice {
  const storage = createTabStorage(isBlocked ? blockedStorage : () => kept);
  const keptInTab = new FakeStorage();
  const tabStorage = createTabStorage(() => keptInTab);
  const clock = { now: 1_000_000_000_000 };
  const watchers = new Set<() => void>();
  const answers: FakeDevice["answers"] = new Map();
  return {
    kept,
    keptInTab,
    clock,
    answers,
    storage: () => storage,
    tabStorage: () => tabStorage,
    watchStorage(onChange) {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
    otherTabWrote: () => {
      for (const onChange of watchers) {
        onChange();
      }
    },
    now: () => clock.now,
    newId: () => "SESSION",
    newSecret: () => "secret",
    fetch: async (input) => {
      const request = input instanceof Request ? input : null;
      const answer = answers.get(request ? `${request.method} ${request.url}` : String(input));
      if (!answer) {
        throw new TypeError("Failed to fetch");
      }
      return answer(request);
    },
    pause: async () => {},
    isCalm: () => true,
  };
}
