// Telling chunk errors from others. That Vite still words stylesheet errors this way is checked on the built bundle.

import { expect, it } from "vitest";
import { watchChunkErrors } from "../../src/navigation/chunk-errors.ts";

function dispatch(events: EventTarget, payload: unknown): Event {
  const event = Object.assign(new Event("vite:preloadError", { cancelable: true }), { payload });
  events.dispatchEvent(event);
  return event;
}

it("remembers a script that could not be loaded until the next navigation starts", () => {
  const events = new EventTarget();
  const errors = watchChunkErrors(events);
  const error = new TypeError("Failed to fetch dynamically imported module");
  expect(dispatch(events, error).defaultPrevented).toBe(false);
  expect(errors.has(error)).toBe(true);
  expect(errors.has(new TypeError("another"))).toBe(false);
  errors.clear();
  expect(errors.has(error)).toBe(false);
});

it("lets the import go on without a stylesheet", () => {
  const events = new EventTarget();
  const errors = watchChunkErrors(events);
  const error = new Error("Unable to preload CSS for /assets/quiz.css");
  expect(dispatch(events, error).defaultPrevented).toBe(true);
  expect(errors.has(error)).toBe(false);
});
