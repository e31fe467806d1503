// The way on from a page that stands in several funnels.

import { expect, it } from "vitest";
import { hrefAfter } from "../../../src/features/quiz/outcome.ts";
import { queryOf, wayOf } from "../../../src/features/quiz/way.ts";

const main = {
  funnel: "start",
  isMain: true,
  quiz: "start",
  href: "/offer/at",
  quizHref: "/start/at",
  outcomes: [{ ending: "fibre", href: "/offerdet/at" }],
};
const other = { funnel: "v3", isMain: false, quiz: "v3", href: "/offerv3/at", quizHref: "/v3/at", outcomes: [] };

it.each([
  ["", main],
  ["?src=v3", other],
  ["?utm=1&src=v3", other],
  ["?src=start", main],
  ["?src=unknown", main],
])("with %s", (query, way) => {
  expect(wayOf([other, main], query)).toBe(way);
});

it("is the only one where there is no main one, and none where there is none", () => {
  expect(wayOf([other], "?src=start")).toBe(other);
  expect(wayOf([], "")).toBeNull();
});

it.each([
  [main, "", ""],
  [main, "?src=old", ""],
  [main, "?src=old&utm=a%20b", "?utm=a%20b"],
  [other, "", "?src=v3"],
  [other, "?utm=1&src=old", "?utm=1&src=v3"],
])("carries on the query, with the right source", (way, query, carried) => {
  expect(queryOf(way, query)).toBe(carried);
});

it("leads elsewhere after an ending that has its own way", () => {
  expect(hrefAfter(main, "fibre")).toBe("/offerdet/at");
  expect(hrefAfter(main, "trio")).toBe("/offer/at");
  expect(hrefAfter(main, null)).toBe("/offer/at");
});
