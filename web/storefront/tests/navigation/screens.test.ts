// The addresses of screens, and ways between them.

import { afterEach, expect, it, vi } from "vitest";
import { correctScreen, goToScreen, isScreen, returnToScreen, screenOf } from "../../src/navigation/screens.ts";

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["", 1],
  ["#step-2", 2],
  ["#step-14", 14],
  ["#step-0", null],
  ["#step-x", null],
  ["#step-99999", null],
  ["#privacy", null],
])("the fragment %s names screen %s", (fragment, number) => {
  expect(screenOf(fragment)).toBe(number);
  expect(isScreen(fragment)).toBe(number !== null);
});

function open(hash: string, pathname: string) {
  const location = { hash, pathname, search: "?src=v3" };
  const back = vi.fn();
  vi.stubGlobal("location", location);
  vi.stubGlobal("history", { back });
  const navigateTo = vi.fn(async (_target: string) => {});
  return { location, back, navigateTo };
}

it("a step back is one in the history where that leads to the screen", async () => {
  const { location, back, navigateTo } = open("", "/one");
  await goToScreen(navigateTo, 2);
  expect(navigateTo).toHaveBeenLastCalledWith("#step-2");
  location.hash = "#step-2";
  await returnToScreen(navigateTo, 1);
  expect(back).toHaveBeenCalledTimes(1);
});

it("a step back replaces the screen where the history knows nothing of it", async () => {
  const { back, navigateTo } = open("#step-5", "/two");
  await returnToScreen(navigateTo, 4);
  expect(navigateTo).toHaveBeenLastCalledWith("#step-4", { replace: true });
  await correctScreen(navigateTo, 1);
  expect(navigateTo).toHaveBeenLastCalledWith("/two?src=v3", { replace: true });
  expect(back).not.toHaveBeenCalled();
});
