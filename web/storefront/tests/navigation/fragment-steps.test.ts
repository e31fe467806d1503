// Opening and closing what lives in the fragment of the address.

import { expect, it, vi } from "vitest";
import { createFragmentSteps } from "../../src/navigation/fragment-steps.ts";

function create(hash: string) {
  const location = { hash, pathname: "/start/de", search: "?src=v3" } as Location;
  const back = vi.fn();
  const navigateTo = vi.fn(async () => {});
  const onError = vi.fn();
  const browser = { location, history: { back } as unknown as History };
  const steps = createFragmentSteps({ browser, navigateTo, onError });
  return { location, back, navigateTo, onError, steps };
}

it("opens with a step of its own, which closing takes back", () => {
  const { location, back, navigateTo, steps } = create("");
  steps.open("privacy");
  expect(navigateTo).toHaveBeenCalledWith("#privacy", { replace: false });
  location.hash = "#privacy";
  steps.close();
  expect(back).toHaveBeenCalledTimes(1);
});

it("switches in place, so that one step back still closes", () => {
  const { location, back, navigateTo, steps } = create("");
  steps.open("privacy");
  location.hash = "#privacy";
  steps.open("delivery");
  expect(navigateTo).toHaveBeenLastCalledWith("#delivery", { replace: true });
  steps.close();
  expect(back).toHaveBeenCalledTimes(1);
});

it("opens over a screen of the page and gives it back", () => {
  const { location, back, navigateTo, steps } = create("#step-3");
  steps.open("privacy");
  expect(navigateTo).toHaveBeenCalledWith("#privacy", { replace: false });
  location.hash = "#privacy";
  steps.close();
  expect(back).toHaveBeenCalledTimes(1);
});

it("leaves the fragment behind where the visitor came straight to it", () => {
  const { back, navigateTo, steps } = create("#privacy");
  steps.open("delivery");
  steps.close();
  expect(back).not.toHaveBeenCalled();
  expect(navigateTo).toHaveBeenLastCalledWith("/start/de?src=v3", { replace: true });
});

it("reports a navigation that fails", async () => {
  const { navigateTo, onError, steps } = create("");
  const failure = new Error("no");
  navigateTo.mockRejectedValue(failure);
  steps.open("privacy");
  await vi.waitFor(() => expect(onError).toHaveBeenCalledWith(failure));
});
