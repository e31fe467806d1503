// The order that a device has under way, and the one that it paid last.

import { beforeEach, describe, expect, it } from "vitest";
import {
  beginAttempt,
  beginOrder,
  endAttempt,
  findPlaced,
  markPaid,
  readPaid,
  readPlaced,
  renewOrder,
} from "../../../src/features/order/placed.ts";
import { type FakeDevice, fakeDevice } from "../quiz/fake-device.ts";

const places = { country: "DE", payHref: "/offerpay/de", thankyouHref: "/thankyou/de" } as const;

let device: FakeDevice;

beforeEach(() => {
  device = fakeDevice();
  let ids = 0;
  device.newId = () => {
    ids += 1;
    return `ID${ids}`;
  };
});

describe("an order under way", () => {
  it("is gone on with, in this tab and in others", () => {
    const order = beginOrder(device, places);
    expect(order).toMatchObject({ id: "ord_ID1", secret: "secret", attempt: null, isPaid: false });
    expect(beginOrder(device, places)).toEqual(order);
    expect(beginOrder(fakeDevice(device.kept), places)).toEqual(order);
  });

  it("makes room for a new one in another country, and once it is paid", () => {
    const first = beginOrder(device, places);
    const second = beginOrder(device, { ...places, country: "FR" });
    expect(second.id).not.toBe(first.id);
    markPaid(device, second);
    const third = beginOrder(device, { ...places, country: "FR" });
    expect(third.id).not.toBe(second.id);
    expect(readPaid(device)?.id).toBe(second.id);
    expect(findPlaced(device, second.id)?.isPaid).toBe(true);
    expect(findPlaced(device, third.id)?.isPaid).toBe(false);
    expect(findPlaced(device, first.id)).toBeNull();
  });

  it("is the one that a return without a name is about", () => {
    expect(findPlaced(device, null)).toBeNull();
    const order = beginOrder(device, places);
    expect(findPlaced(device, null)?.id).toBe(order.id);
  });

  it("is not known if what was kept is damaged", () => {
    for (const kept of ["", "{", "[]", '{"v":1}', '{"v":1,"id":"ord_1"}', '{"v":2,"id":"ord_1"}']) {
      device.storage().set("trichter:order", kept);
      expect(readPlaced(device)).toBeNull();
    }
  });
});

describe("an attempt to pay", () => {
  it("is written down before it is sent, and the same again if it may have got lost", () => {
    const begun = beginAttempt(device, beginOrder(device, places), "card");
    expect(begun.attempt).toBe("att_ID2");
    expect(readPlaced(device)).toEqual(begun);
    expect(beginAttempt(device, begun, "card").attempt).toBe("att_ID2");
  });

  it("is another one in another way, and after the last one ended", () => {
    const begun = beginAttempt(device, beginOrder(device, places), "card");
    const other = beginAttempt(device, begun, "paypal");
    expect(other.attempt).toBe("att_ID3");
    endAttempt(device, other);
    expect(readPlaced(device)?.attempt).toBeNull();
  });

  it("that ends late does not touch an order that was begun since", () => {
    const old = beginAttempt(device, beginOrder(device, places), "card");
    const fresh = renewOrder(device, places);
    endAttempt(device, old);
    expect(readPlaced(device)).toEqual(fresh);
    markPaid(device, old);
    expect(readPlaced(device)).toEqual(fresh);
    expect(readPaid(device)?.id).toBe(old.id);
  });
});
