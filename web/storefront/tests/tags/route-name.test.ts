// The names of routes as tag managers know them.

import { expect, it } from "vitest";
import { routeNameAt } from "../../src/tags/route-name.ts";

it.each([
  ["index", "/", "index"],
  ["index", "/de", "index"],
  ["index-home", "/home", "index-home"],
  ["index-home", "/home/fr", "index-home"],
  ["take", "/take", "take"],
  ["take", "/TAKE/", "take"],
  ["take", "/take/gb", "take-2"],
  ["take2", "/take2", "take2"],
  ["offerV3", "/offerV3/de", "offerV3-2"],
  ["VSL-de", "/vsl-de", "VSL-de"],
  ["paypal-confirm", "/paypal-confirm/offer", "paypal-confirm-2"],
])("%s at %s is %s", (routeName, pathname, name) => {
  expect(routeNameAt(routeName, { pathname })).toBe(name);
});
