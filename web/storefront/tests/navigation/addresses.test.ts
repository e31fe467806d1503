// Comparing addresses: what counts as the same page.

import { describe, expect, it } from "vitest";
import { isFragmentMove, isSamePage, pagePath } from "../../src/navigation/addresses.ts";

const at = (address: string) => new URL(address, "https://shop.example");

describe("pagePath", () => {
  it.each([
    ["/", "/"],
    ["/start/de", "/start/de"],
    ["/start/de/", "/start/de"],
    ["/start/de/?a=1#b", "/start/de"],
  ])("%s is %s", (address, path) => {
    expect(pagePath(at(address))).toBe(path);
  });
});

it("takes query, fragment and one trailing slash for the same page", () => {
  expect(isSamePage(at("/start/de?a=1#x"), at("/start/de/"))).toBe(true);
  expect(isSamePage(at("/start/de"), at("/start/fr"))).toBe(false);
});

it("takes only a fragment on the same path and query for a move within the document", () => {
  expect(isFragmentMove(at("/a?x=1"), at("/a?x=1#part"))).toBe(true);
  expect(isFragmentMove(at("/a?x=1#part"), at("/a?x=1"))).toBe(false);
  expect(isFragmentMove(at("/a?x=1"), at("/a#part"))).toBe(false);
});
