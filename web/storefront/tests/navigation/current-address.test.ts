// Following the changing parts of the current address.

import { expect, it, vi } from "vitest";
import { createCurrentAddress } from "../../src/navigation/current-address.ts";

it("tells its followers of a change until they stop following", () => {
  const location = { search: "?a=1", hash: "" };
  const address = createCurrentAddress(location);
  const listener = vi.fn();
  const stop = address.subscribe(listener);
  location.search = "?a=2";
  location.hash = "#privacy";
  address.announceChange();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(address.query()).toBe("?a=2");
  expect(address.fragment()).toBe("#privacy");
  stop();
  address.announceChange();
  expect(listener).toHaveBeenCalledTimes(1);
});
