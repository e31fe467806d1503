// Carrying the query over to another address.

import { expect, it } from "vitest";
import { withQuery } from "../../src/ui/with-query.ts";

it.each([
  ["/offer1/de", "", "/offer1/de"],
  ["/offer1/de", "?", "/offer1/de"],
  ["/offer1/de", "?src=v3&a=%20", "/offer1/de?src=v3&a=%20"],
  ["/terms/de#privacy", "?src=v3", "/terms/de?src=v3#privacy"],
  ["/offer1/de?src=go", "?src=v3", "/offer1/de?src=go"],
])("%s with %s becomes %s", (href, query, expected) => {
  expect(withQuery(href, query)).toBe(expected);
});
