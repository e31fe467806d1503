// Matching paths against the rules of the build manifest.

import { describe, expect, it } from "vitest";
import { type RouteMatcher, rulesForPath } from "../../src/navigation/route-rules.ts";

const matcher: RouteMatcher = {
  static: { "/shop": { redirect: "/take" }, "/quiz/exact": { redirect: "/exact" } },
  wildcard: {
    "": { prerender: true },
    "/quiz/deep": { redirect: "/deep" },
    "/quiz": { redirect: "/start", prerender: false },
  },
  dynamic: { "/old": { static: { "/": { redirect: "/any" }, "/more": { redirect: "/more" } } } },
};

describe("rulesForPath", () => {
  it.each([
    ["/", { prerender: true }],
    ["/shop", { prerender: true, redirect: "/take" }],
    ["/shop/", { prerender: true, redirect: "/take" }],
    ["/shop?src=v3", { prerender: true, redirect: "/take" }],
    ["/shop/#x", { prerender: true, redirect: "/take" }],
    ["/shop//", { prerender: true }],
    ["/shopping", { prerender: true }],
    ["/quiz", { prerender: false, redirect: "/start" }],
    ["/quiz/x", { prerender: false, redirect: "/start" }],
    ["/quizzes", { prerender: true }],
    ["/quiz/deep/x", { prerender: false, redirect: "/deep" }],
    ["/quiz/exact", { prerender: false, redirect: "/exact" }],
    ["/old/thing", { prerender: true, redirect: "/any" }],
    ["/old/thing/more", { prerender: true, redirect: "/more" }],
    ["/old", { prerender: true }],
    ["/constructor", { prerender: true }],
  ])("%s → %o", (path, rules) => {
    expect(rulesForPath(matcher, path)).toEqual(rules);
  });

  it("finds nothing in a matcher without tables", () => {
    expect(rulesForPath({}, "/shop")).toEqual({});
  });
});
