// From a press of the order button to the provider's page, whatever happened before: an order that was placed as it stands is
// only paid, one that has changed since gives way to a new one, and what may have got lost is sent under the same names again.

import type { Api } from "@trichter/shared/api-client";
import type { PaymentStart } from "@trichter/shared/order";
import { isTemporary } from "../../api/failure.ts";
import type { OpenOrder } from "./placed.ts";
import { codeOf } from "./trouble.ts";

/** Where the device keeps the order under way: each change is written down before anything is sent. */
export type OrderBook<Order extends OpenOrder> = {
  /** The order to go on with: the one under way, or a new one. */
  begin(): Order;
  /** A new order in its place. */
  renew(): Order;
  beginAttempt(order: Order, method: string): Order;
  endAttempt(order: Order): Order;
  markPlaced(order: Order, placedAs: string | null): void;
};

export type PlaceOrderParts<Order extends OpenOrder> = {
  api: Pick<Api, "startPayment" | "stopPayment">;
  book: OrderBook<Order>;
  /** Keeps the order as the buyer wants it now. */
  save(order: Order): Promise<unknown>;
  /** Names what the buyer decided. */
  decided: string;
  start: Omit<PaymentStart, "attempt">;
};

/** The address of the provider's page; null if there is nothing to do there. */
export async function placeOrder<Order extends OpenOrder>(parts: PlaceOrderParts<Order>): Promise<string | null> {
  const { book } = parts;
  try {
    return await place(parts, book.begin());
  } catch (error) {
    if (codeOf(error) !== "order-ended") {
      throw error;
    }
    return place(parts, book.renew());
  }
}

async function place<Order extends OpenOrder>(parts: PlaceOrderParts<Order>, begun: Order): Promise<string | null> {
  return pay(parts, begun.placedAs === parts.decided ? begun : await save(parts, begun));
}

/** The order as the server has it now: the one under way, or a new one if that one cannot be changed any more. */
async function save<Order extends OpenOrder>(parts: PlaceOrderParts<Order>, begun: Order): Promise<Order> {
  const send = async (order: Order) => {
    await parts.save(order);
    return order;
  };
  if (begun.placedAs === null) {
    try {
      return await send(begun);
    } catch (error) {
      if (codeOf(error) !== "conflict") {
        throw error;
      }
    }
  }
  // Nobody shall pay for what was changed: its pay page is closed, unless money is on its way there.
  await parts.api.stopPayment(begun.id, begun.secret).catch(() => {});
  return send(parts.book.renew());
}

async function pay<Order extends OpenOrder>(parts: PlaceOrderParts<Order>, order: Order): Promise<string | null> {
  const { api, book, start, decided } = parts;
  const begin = async (known: Order) => {
    const begun = book.beginAttempt(known, start.again ? `${start.method} again` : start.method);
    // An answer that gets lost must not make a second order of the same decision.
    book.markPlaced(begun, decided);
    try {
      return (await api.startPayment(begun.id, begun.secret, { ...start, attempt: begun.attempt ?? "" })).redirect;
    } catch (error) {
      if (!isTemporary(error) && known.placedAs === null) {
        book.markPlaced(begun, null);
      }
      throw error;
    }
  };
  try {
    return await begin(order);
  } catch (error) {
    if (codeOf(error) !== "conflict") {
      throw error;
    }
    // That attempt is over: another one may succeed.
    return begin(book.endAttempt(order));
  }
}
