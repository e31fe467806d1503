// The names of routes as tag managers know them.

import type { Payload } from "@trichter/shared/payload";
import { expect, it } from "vitest";
import { routeNameAt } from "../../src/tags/route-name.ts";
import { samplePayload } from "../sample-payload.ts";

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
  expect(routeNameAt(payloadOf(routeName), { pathname })).toBe(name);
});

it("calls a screen by one name, whatever address it answers for", () => {
  const error = { status: 404, message: "Page not found" };
  expect(routeNameAt({ ...payloadOf("not-found"), error }, { pathname: "/no/such/page" })).toBe("not-found");
});

function payloadOf(routeName: string): Payload {
  const payload = samplePayload();
  return { ...payload, props: { ...payload.props, frame: { ...payload.props.frame, routeName } } };
}
