// @vitest-environment happy-dom
// Telling the server of errors: how much, how often, and what is cut away.

import { describe, expect, it, vi } from "vitest";
import { createClientErrors, messageOf } from "../../src/errors/client-errors.ts";

function create() {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(null, { status: 204 }));
  const errors = createClientErrors({
    fetch,
    apiBaseUrl: () => "https://api.example",
    page: () => "start",
    build: "0123456789abcdef",
  });
  return { errors, fetch };
}

describe("createClientErrors", () => {
  it("sends one line with page and build", () => {
    const { errors, fetch } = create();
    errors.report(new TypeError("x is\nundefined"));
    const [url, request] = fetch.mock.calls[0] ?? [];
    expect(url).toBe("https://api.example/api/client-errors");
    expect(request).toMatchObject({ method: "POST", keepalive: true });
    expect(JSON.parse(String(request?.body))).toEqual({
      message: "TypeError: x is undefined",
      page: "start",
      build: "0123456789abcdef",
    });
  });

  it("sends at most five per page load", () => {
    const { errors, fetch } = create();
    for (let count = 0; count < 9; count += 1) {
      errors.report("again");
    }
    expect(fetch).toHaveBeenCalledTimes(5);
  });

  it("swallows its own failures", async () => {
    const { errors, fetch } = create();
    fetch.mockRejectedValue(new TypeError("offline"));
    expect(() => errors.report("x")).not.toThrow();
  });

  it("hears of what event handlers and promises let escape", () => {
    const { errors, fetch } = create();
    errors.listen(window);
    window.dispatchEvent(new ErrorEvent("error", { error: new Error("thrown") }));
    window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: new Error("rejected") }));
    expect(fetch.mock.calls.map(([, request]) => JSON.parse(String(request?.body)).message)).toEqual([
      "Error: thrown",
      "Error: rejected",
    ]);
  });
});

describe("messageOf", () => {
  it.each([
    [
      "failed: https://shop.example/pay/de?mail=kim@example.org (network)",
      "failed: https://shop.example/pay/de (network)",
    ],
    ["at /thankyou/de?order=ord_1#x here", "at /thankyou/de here"],
    ["really?", "really?"],
  ])("cuts queries and fragments: %s", (text, expected) => {
    expect(messageOf(text)).toBe(expected);
  });

  it("keeps to 300 characters", () => {
    expect(messageOf("x".repeat(1000))).toHaveLength(300);
  });
});
