// What is wrong with a field of the checkout: seen before sending, and told by the server.

import type { AddressFieldRule } from "@trichter/shared/order";
import { describe, expect, it } from "vitest";
import { faultsBefore, faultsOf } from "../../../src/features/order/faults.ts";

const rules = [rule("name"), rule("street"), rule("house"), rule("line2", false), rule("postcode")];

function rule(name: string, required = true): AddressFieldRule {
  return { name, required, autocomplete: "off", mask: null, max_length: 80, input_mode: "text" };
}

const whole = {
  email: "anna@example.org",
  name: "Anna",
  street: "Weg",
  house: "1",
  postcode: "10115",
  method: "card",
};

describe("before anything is sent", () => {
  it("nothing is wrong with a form that has all it needs", () => {
    expect(faultsBefore(whole, rules)).toEqual({});
  });

  it("every field that is missing is named, and none that may be", () => {
    expect(faultsBefore({}, rules)).toEqual({
      email: "order-email-missing",
      name: "order-fault-missing",
      street: "order-fault-missing",
      house: "order-fault-missing",
      postcode: "order-fault-missing",
      method: "order-fault-method",
    });
  });

  it("a number that the browser filled into the street is enough", () => {
    expect(faultsBefore({ ...whole, street: "Lange Straße 12a", house: "" }, rules)).toEqual({});
    expect(faultsBefore({ ...whole, street: "Straße des 17.", house: "" }, rules)).toEqual({});
    expect(faultsBefore({ ...whole, street: "Lange Straße", house: "" }, rules)).toHaveProperty("house");
  });

  it.each(["anna", "anna@", "@example.org", "an na@example.org"])("%s is no address", (email) => {
    expect(faultsBefore({ ...whole, email }, rules)).toEqual({ email: "order-email-invalid" });
  });
});

describe("what the server says", () => {
  it("is put into words at each field", () => {
    const fields = [
      { name: "postcode", why: "malformed" },
      { name: "phone", why: "malformed" },
      { name: "name", why: "too-long" },
      { name: "city", why: "outside-area" },
      { name: "street", why: "something new" },
    ];
    expect(faultsOf({ code: "address-invalid", details: { fields } })).toEqual({
      postcode: "order-fault-postcode",
      phone: "order-fault-phone",
      name: "order-fault-too-long",
      city: "order-fault-outside-area",
      street: "order-fault-malformed",
    });
  });

  it("about the e-mail stands at the e-mail", () => {
    expect(faultsOf({ code: "email-disposable" })).toEqual({ email: "order-email-disposable" });
  });

  it("is about no field if it names none", () => {
    expect(faultsOf({ code: "address-invalid", details: {} })).toBeNull();
    expect(faultsOf({ code: "price-changed" })).toBeNull();
    expect(faultsOf(new TypeError("Failed to fetch"))).toBeNull();
  });
});
