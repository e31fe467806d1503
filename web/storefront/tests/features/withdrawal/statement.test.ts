// A statement as it is shown before it is confirmed, and what is said when something is wrong with it.

import { describe, expect, it } from "vitest";
import { faultsBefore, faultsOf, troubleOf } from "../../../src/features/withdrawal/faults.ts";
import { statementOf } from "../../../src/features/withdrawal/statement.ts";
import { samplePayload } from "../../sample-payload.ts";

const words = samplePayload("refund").props.withdrawal;
if (!words) {
  throw new Error("The sample has no words of a withdrawal.");
}

const filled = { name: "Anna", order: "DE-100001", email: "anna@example.org", items: "", withLater: false };

describe("a statement", () => {
  it("is about all of an order unless items are named", () => {
    expect(statementOf(words, filled)).toEqual(["I withdraw from DE-100001.", "Name: Anna", "Email: anna@example.org"]);
    expect(statementOf(words, { ...filled, items: "one jar", withLater: true })).toEqual([
      "I withdraw from DE-100001 for one jar",
      "And from the later ones.",
      "Name: Anna",
      "Email: anna@example.org",
    ]);
  });

  it("holds what was typed as it was typed", () => {
    expect(statementOf(words, { ...filled, order: "{name} $&" })[0]).toBe("I withdraw from {name} $&.");
  });
});

describe("what is wrong", () => {
  it("is seen before anything is sent", () => {
    expect(faultsBefore(filled)).toEqual({});
    expect(faultsBefore({ ...filled, name: "", order: "", email: "anna" })).toEqual({
      name: "withdrawal-fault-missing",
      order: "withdrawal-fault-missing",
      email: "withdrawal-fault-email",
    });
  });

  it("is said at the field that the server names", () => {
    const details = {
      fields: [{ name: "items", why: "too-long" }, { name: "email", why: "malformed" }, { name: "?" }],
    };
    expect(faultsOf({ code: "statement-invalid", details })).toEqual({
      items: "withdrawal-fault-too-long",
      email: "withdrawal-fault-email",
    });
    expect(faultsOf({ code: "card-number-refused", details: { field: "order" } })).toEqual({
      order: "withdrawal-fault-card",
    });
    expect(faultsOf({ code: "statement-invalid", details: {} })).toBeNull();
    expect(faultsOf({ code: "internal" })).toBeNull();
  });

  it("is told apart from a connection that is gone", () => {
    expect(troubleOf(new Error("no chunk"))).toBe("withdrawal-offline");
    expect(troubleOf({ status: 503 })).toBe("withdrawal-busy");
    expect(troubleOf({ status: 422, code: "button-words-outdated" })).toBe("withdrawal-outdated");
    expect(troubleOf({ status: 500 })).toBe("withdrawal-failed");
  });
});
