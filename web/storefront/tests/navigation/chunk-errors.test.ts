// Telling chunk errors from others. That Vite still announces them this way is checked on the built bundle.

import { expect, it } from "vitest";
import { watchChunkErrors } from "../../src/navigation/chunk-errors.ts";

function dispatch(events: EventTarget, payload: unknown): void {
  events.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }));
}

it("remembers a script that could not be loaded until the next navigation starts", () => {
  const events = new EventTarget();
  const errors = watchChunkErrors(events);
  const error = new TypeError("Failed to fetch dynamically imported module");
  dispatch(events, error);
  expect(errors.has(error)).toBe(true);
  expect(errors.has(new TypeError("another"))).toBe(false);
  errors.clear();
  expect(errors.has(error)).toBe(false);
});
