// Waiting for a quiet moment, in browsers that can tell one and in those that cannot.

import { expect, it, vi } from "vitest";
import { whenIdle } from "../../src/navigation/idle.ts";

it("uses the browser's idle callback", () => {
  const request = vi.fn();
  vi.stubGlobal("requestIdleCallback", request);
  const task = () => {};
  whenIdle(task);
  expect(request).toHaveBeenCalledExactlyOnceWith(task);
});

it("waits a moment where there is none", () => {
  vi.useFakeTimers();
  const task = vi.fn();
  whenIdle(task);
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(task).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
