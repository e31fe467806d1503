// From the order button to the provider's page: what is sent, under which names, and what happens after a refusal.

import type { OrderRequest, PaymentStart } from "@trichter/shared/order";
import { ProblemError } from "@trichter/shared/problem-error";
import { beforeEach, describe, expect, it } from "vitest";
import { fingerprint } from "../../../src/features/order/fingerprint.ts";
import { placeOrder } from "../../../src/features/order/place-order.ts";
import { endAttempt, orderBook, readPlaced } from "../../../src/features/order/placed.ts";
import { type FakeDevice, fakeDevice } from "../quiz/fake-device.ts";

const places = { country: "DE", payHref: "/offerpay/de", thankyouHref: "/thankyou/de" } as const;

const request: Omit<OrderRequest, "id" | "secret"> = {
  country: "DE",
  locale: "de_DE",
  items: [{ sku: "daily-trio-3", quantity: 1 }],
  coupon: null,
  email: "anna@example.org",
  address: { name: "Anna" },
  method: "card",
  expected_total_minor: 10380,
  revision: 1,
  funnel: null,
  from: "offerpay",
  session: null,
};

let device: FakeDevice;
let calls: string[];
/** By call: refused once with this code. */
let refusals: Map<string, string>;

beforeEach(() => {
  calls = [];
  refusals = new Map();
  device = fakeDevice();
  let ids = 0;
  device.newId = () => {
    ids += 1;
    return String(ids);
  };
});

async function answer(call: string): Promise<void> {
  calls.push(call);
  const code = refusals.get(call);
  if (code !== undefined) {
    refusals.delete(call);
    throw new ProblemError(code, code, code === "unreachable" ? 0 : 409);
  }
}

const api = {
  async saveOrder({ id }: OrderRequest) {
    await answer(`save ${id}`);
    return {} as never;
  },
  async startPayment(id: string, _: string, { attempt }: PaymentStart) {
    await answer(`pay ${id} ${attempt}`);
    return { redirect: `https://pay.example/${attempt}`, attempt };
  },
  stopPayment: (id: string) => answer(`stop ${id}`),
};

function press(changes: Partial<typeof request> = {}): Promise<string | null> {
  const { revision, session, ...decided } = { ...request, ...changes };
  return placeOrder({
    api,
    book: orderBook(device, places),
    save: ({ id, secret }) => api.saveOrder({ ...decided, revision, session, id, secret }),
    decided: fingerprint(decided),
    start: { button_version: "1", method: decided.method },
  });
}

describe("the order button", () => {
  it("keeps the order, begins its payment and leads to the provider", async () => {
    expect(await press()).toBe("https://pay.example/att_2");
    expect(calls).toEqual(["save ord_1", "pay ord_1 att_2"]);
  });

  it("leads to the same payment again if nothing has changed that the buyer decided", async () => {
    await press();
    expect(await press({ revision: 2, session: { id: "ses_1", secret: "proof" } })).toBe("https://pay.example/att_2");
    expect(calls).toEqual(["save ord_1", "pay ord_1 att_2", "pay ord_1 att_2"]);
  });

  it("sends what may have got lost under the same names", async () => {
    refusals.set("save ord_1", "unreachable");
    await expect(press()).rejects.toThrow("unreachable");
    refusals.set("pay ord_1 att_2", "unreachable");
    await expect(press()).rejects.toThrow("unreachable");
    await press();
    expect(calls).toEqual(["save ord_1", "save ord_1", "pay ord_1 att_2", "pay ord_1 att_2"]);
  });

  it("begins another attempt for the same order after one that failed, and in another way to pay", async () => {
    await press();
    const placed = readPlaced(device);
    endAttempt(device, placed as NonNullable<typeof placed>);
    expect(await press()).toBe("https://pay.example/att_3");
    expect(calls.at(-1)).toBe("pay ord_1 att_3");
  });

  it("begins another attempt if the one it knows is over", async () => {
    await press();
    refusals.set("pay ord_1 att_2", "conflict");
    expect(await press()).toBe("https://pay.example/att_3");
  });

  it("makes a new order of what was changed after it was placed, and closes the old one's pay page", async () => {
    await press();
    expect(await press({ items: [{ sku: "daily-trio-3", quantity: 2 }] })).toBe("https://pay.example/att_4");
    expect(calls.slice(2)).toEqual(["stop ord_1", "save ord_3", "pay ord_3 att_4"]);
  });

  it("makes a new order if the one under way was placed in another tab, or has ended", async () => {
    refusals.set("save ord_1", "conflict");
    await press();
    expect(calls).toEqual(["save ord_1", "stop ord_1", "save ord_2", "pay ord_2 att_3"]);
    refusals.set("pay ord_2 att_3", "order-ended");
    expect(await press()).toBe("https://pay.example/att_5");
    expect(calls.slice(-2)).toEqual(["save ord_4", "pay ord_4 att_5"]);
  });

  it.each(["price-changed", "sold-out", "already-paid"])("passes on that it is refused: %s", async (code) => {
    refusals.set("save ord_1", code);
    await expect(press()).rejects.toThrow(code);
    expect(calls).toEqual(["save ord_1"]);
  });
});
