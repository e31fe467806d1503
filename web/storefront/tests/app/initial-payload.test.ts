// @vitest-environment happy-dom
// Reading the payload from the document.

import { expect, it } from "vitest";
import { readInitialPayload } from "../../src/app/initial-payload.ts";
import { samplePayload } from "../sample-payload.ts";

const location = { pathname: "/no/$&where", search: "?a=1" };

function embed(payload: unknown): void {
  document.body.innerHTML = '<script type="application/json" id="payload"></script>';
  (document.getElementById("payload") as HTMLElement).textContent = JSON.stringify(payload);
}

it("reads what the server wrote", () => {
  embed(samplePayload());
  expect(readInitialPayload({ document, location })).toEqual(samplePayload());
});

it("fills in the address that was not found, in the app and in the document", () => {
  embed({ ...samplePayload("not-found"), error: { status: 404, message: "Page not found: {path}" } });
  const payload = readInitialPayload({ document, location });
  expect(payload.error?.message).toBe("Page not found: /no/$&where?a=1");
  expect(JSON.parse(document.getElementById("payload")?.textContent ?? "")).toEqual(payload);
});

it("says so when there is none", () => {
  document.body.innerHTML = "";
  expect(() => readInitialPayload({ document, location })).toThrow("The document carries no payload.");
});
