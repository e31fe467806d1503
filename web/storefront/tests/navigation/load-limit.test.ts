// No more than four loads may be in flight when a further one starts.

import { expect, it } from "vitest";
import { createLoadLimit } from "../../src/navigation/load-limit.ts";

it("lets five start, holds the sixth until those have ended, and then goes on", async () => {
  const limit = createLoadLimit();
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const load = (number: number) =>
    limit(() => {
      started.push(number);
      return new Promise<void>((end) => ends.push(end));
    });

  const all = [1, 2, 3, 4, 5, 6, 7].map(load);
  await Promise.resolve();
  expect(started).toEqual([1, 2, 3, 4, 5]);

  for (const end of ends.splice(0, 4)) {
    end();
  }
  await Promise.all(all.slice(0, 4));
  expect(started).toEqual([1, 2, 3, 4, 5]);

  ends[0]?.();
  await all[4];
  await expect.poll(() => started).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it("is not stopped by a load that fails", async () => {
  const limit = createLoadLimit();
  const failing = [1, 2, 3, 4, 5].map(() => limit(() => Promise.reject(new Error("no"))));
  const next = limit(async () => "loaded");
  await Promise.allSettled(failing);
  expect(await next).toBe("loaded");
});
