// What is said to whoever fills in a review wrongly, and to whoever cannot send it.

import { describe, expect, it } from "vitest";
import { faultsBefore, faultsOf, troubleOf } from "../../../src/features/feedback/faults.ts";

describe("a review", () => {
  it("needs stars and a name, and no words", () => {
    expect(faultsBefore({ stars: 0, text: "", name: "" })).toEqual({
      stars: "feedback-fault-stars",
      name: "feedback-fault-name",
    });
    expect(faultsBefore({ stars: 1, text: "", name: "Anna" })).toEqual({});
  });

  it("is told what the server says of each field", () => {
    const fields = [
      { name: "stars", why: "missing" },
      { name: "text", why: "too-long" },
      { name: "name", why: "malformed" },
      { name: "other", why: "missing" },
      null,
    ];
    expect(faultsOf({ code: "feedback-invalid", details: { fields } })).toEqual({
      stars: "feedback-fault-stars",
      text: "feedback-fault-too-long",
      name: "feedback-fault-malformed",
    });
    expect(faultsOf({ code: "card-number-refused", details: { field: "text" } })).toEqual({
      text: "feedback-fault-card",
    });
    expect(faultsOf({ code: "conflict", details: {} })).toBeNull();
    expect(faultsOf({ code: "feedback-invalid", details: {} })).toBeNull();
  });

  it("that cannot be sent says whether to wait", () => {
    expect(troubleOf(new Error("no client"))).toBe("feedback-offline");
    expect(troubleOf({ status: 429 })).toBe("feedback-busy");
    expect(troubleOf({ status: 503 })).toBe("feedback-busy");
    expect(troubleOf({ status: 500 })).toBe("feedback-failed");
  });
});
