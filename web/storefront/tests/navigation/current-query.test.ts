// Following the query of the current address.

import { expect, it, vi } from "vitest";
import { createCurrentQuery } from "../../src/navigation/current-query.ts";

it("tells its followers of a change until they stop following", () => {
  const location = { search: "?a=1" };
  const query = createCurrentQuery(location);
  const listener = vi.fn();
  const stop = query.subscribe(listener);
  location.search = "?a=2";
  query.announceChange();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(query.get()).toBe("?a=2");
  stop();
  query.announceChange();
  expect(listener).toHaveBeenCalledTimes(1);
});
