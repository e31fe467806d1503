// The order that this device has under way, and the one that it paid last: their names, and the secrets that open them. Kept
// where other tabs find them too, so that an order goes on wherever its buyer does.

import type { Country } from "@trichter/shared/payload";
import type { Device } from "../../navigation/device.ts";
import { parseJson } from "../../navigation/parse-json.ts";
import type { OrderBook } from "./place-order.ts";

/** An order on its way to being paid. */
export type OpenOrder = {
  id: string;
  secret: string;
  /** The attempt to pay that was begun last and has not ended yet, as far as this device knows. */
  attempt: string | null;
  /** Its way of paying: the same attempt is made again only with the same one. */
  method: string | null;
  /** Names what was ordered, once the order button has placed it; null before. */
  placedAs: string | null;
};

export type PlacedOrder = OpenOrder & OrderPlaces & { isPaid: boolean };

/** The pages of the order's own country: a provider may lead back to those of another. */
export type OrderPlaces = { country: Country; payHref: string; thankyouHref: string };

type Kept = { current: PlacedOrder | null; paid: PlacedOrder | null };

const storageKey = "trichter:order";
const version = 1;

/** The order under way, or the paid one if nothing was begun since. */
export function readPlaced(device: Device): PlacedOrder | null {
  return readKept(device).current;
}

/** The order that was paid last. */
export function readPaid(device: Device): PlacedOrder | null {
  const { current, paid } = readKept(device);
  return current?.isPaid ? current : paid;
}

/** The order of that name, if this device knows how to open it. */
export function findPlaced(device: Device, id: string | null): PlacedOrder | null {
  const { current, paid } = readKept(device);
  return [current, paid].find((order) => id === null || order?.id === id) ?? null;
}

/** The order to go on with: the one under way, or a new one that takes its place. */
export function beginOrder(device: Device, places: OrderPlaces): PlacedOrder {
  const current = readPlaced(device);
  if (current && !current.isPaid && current.country === places.country) {
    return current;
  }
  return renewOrder(device, places);
}

/** A new order in the place of the one under way; the paid one stays known. */
export function renewOrder(device: Device, places: OrderPlaces): PlacedOrder {
  const order: PlacedOrder = {
    ...places,
    id: `ord_${device.newId()}`,
    secret: device.newSecret(),
    attempt: null,
    method: null,
    placedAs: null,
    isPaid: false,
  };
  write(device, { current: order, paid: readPaid(device) });
  return order;
}

/** The attempt to send: the one that may have got lost on its way, or a new one. It is written down before it is sent. */
export function beginAttempt(device: Device, order: PlacedOrder, method: string): PlacedOrder {
  const begun = withAttempt(device, order, method);
  keep(device, begun);
  return begun;
}

export function withAttempt<Order extends OpenOrder>(device: Device, order: Order, method: string): Order {
  const isAgain = order.attempt !== null && order.method === method;
  return { ...order, method, attempt: isAgain ? order.attempt : `att_${device.newId()}` };
}

/** That attempt has come to its end: the next press of the button begins another. */
export function endAttempt(device: Device, order: PlacedOrder): PlacedOrder {
  const ended = { ...order, attempt: null };
  keep(device, ended);
  return ended;
}

export function markPaid(device: Device, order: PlacedOrder): void {
  keep(device, { ...order, attempt: null, isPaid: true });
}

/** The book of this device's orders, for whoever places one. */
export function orderBook(device: Device, places: OrderPlaces): OrderBook<PlacedOrder> {
  return {
    begin: () => beginOrder(device, places),
    renew: () => renewOrder(device, places),
    beginAttempt: (order, method) => beginAttempt(device, order, method),
    endAttempt: (order) => endAttempt(device, order),
    markPlaced: (order, placedAs) => keep(device, { ...order, placedAs }),
  };
}

/** Another tab may have begun a new order meanwhile: that one stays. */
function keep(device: Device, order: PlacedOrder): void {
  const { current, paid } = readKept(device);
  if (current === null || current.id === order.id) {
    write(device, { current: order, paid });
  } else if (order.isPaid) {
    write(device, { current, paid: order });
  }
}

function readKept(device: Device): Kept {
  const kept = recordOf(parseJson(device.storage().get(storageKey)));
  return kept.v === version
    ? { current: orderOf(kept), paid: orderOf(recordOf(kept.paid)) }
    : { current: null, paid: null };
}

function write(device: Device, { current, paid }: Kept): void {
  device.storage().set(storageKey, JSON.stringify({ v: version, ...current, paid }));
}

function orderOf(kept: Record<string, unknown>): PlacedOrder | null {
  const { id, secret, attempt, method, placedAs, country, isPaid, payHref, thankyouHref } = kept;
  const isWhole = [id, secret, country, payHref, thankyouHref].every((value) => typeof value === "string");
  return isWhole
    ? {
        id: id as string,
        secret: secret as string,
        attempt: textOf(attempt),
        method: textOf(method),
        placedAs: textOf(placedAs),
        country: country as Country,
        isPaid: isPaid === true,
        payHref: payHref as string,
        thankyouHref: thankyouHref as string,
      }
    : null;
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
