// From a press of the order button to the provider's page, whatever happened before: an order that was placed as it stands is
// only paid, one that has changed since gives way to a new one, and what may have got lost is sent under the same names again.

import type { Api } from "@trichter/shared/api-client";
import type { OrderRequest } from "@trichter/shared/order";
import type { Device } from "../../navigation/device.ts";
import { fingerprint } from "./fingerprint.ts";
import {
  beginAttempt,
  beginOrder,
  endAttempt,
  markPlaced,
  type OrderPlaces,
  type PlacedOrder,
  renewOrder,
} from "./placed.ts";
import { codeOf } from "./trouble.ts";

type PlaceOrderParts = {
  api: Pick<Api, "saveOrder" | "startPayment" | "stopPayment">;
  device: Device;
  places: OrderPlaces;
  request: Omit<OrderRequest, "id" | "secret">;
  buttonVersion: string;
};

/** The address of the provider's page. */
export async function placeOrder(parts: PlaceOrderParts): Promise<string> {
  const { device, places } = parts;
  try {
    return await place(parts, beginOrder(device, places));
  } catch (error) {
    if (codeOf(error) !== "order-ended") {
      throw error;
    }
    return place(parts, renewOrder(device, places));
  }
}

async function place(parts: PlaceOrderParts, begun: PlacedOrder): Promise<string> {
  // What the buyer decided; the rest may change without their doing.
  const { revision: _, session: __, ...decided } = parts.request;
  const content = fingerprint(decided);
  if (begun.placedAs === content) {
    return pay(parts, begun, content);
  }
  return pay(parts, await save(parts, begun), content);
}

/** The order as the server has it now: the one under way, or a new one if that one cannot be changed any more. */
async function save(parts: PlaceOrderParts, begun: PlacedOrder): Promise<PlacedOrder> {
  const { api, device, places, request } = parts;
  const send = async (order: PlacedOrder) => {
    await api.saveOrder({ ...request, id: order.id, secret: order.secret });
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
  await api.stopPayment(begun.id, begun.secret).catch(() => {});
  return send(renewOrder(device, places));
}

async function pay(parts: PlaceOrderParts, order: PlacedOrder, content: string): Promise<string> {
  const { api, device, request, buttonVersion } = parts;
  const start = async (known: PlacedOrder) => {
    const begun = beginAttempt(device, known, request.method);
    const { redirect } = await api.startPayment(begun.id, begun.secret, {
      attempt: begun.attempt ?? "",
      button_version: buttonVersion,
      method: request.method,
    });
    markPlaced(device, begun, content);
    return redirect;
  };
  try {
    return await start(order);
  } catch (error) {
    if (codeOf(error) !== "conflict") {
      throw error;
    }
    // That attempt is over: another one may succeed.
    return start(endAttempt(device, order));
  }
}
