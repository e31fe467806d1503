// What the visitor means to order, kept on the device: it outlives a reload, Back and the tab, and other tabs follow. It holds no
// price: whoever shows one asks the server. What is damaged counts as not there.

import type { Country } from "@trichter/shared/payload";
import { use, useCallback, useSyncExternalStore } from "react";
import type { Device } from "../navigation/device.ts";
import { DeviceContext } from "../navigation/device-context.ts";
import { parseJson } from "../navigation/parse-json.ts";

/** As the server bounds an order. */
export const maxLines = 20;
export const maxQuantity = 20;

export type BasketItem = {
  /** The name of a package: `daily-trio-3`. */
  sku: string;
  quantity: number;
};

export type Basket = {
  /** Prices and delivery are this country's. */
  country: Country;
  items: readonly BasketItem[];
  coupon: string | null;
  /** Which funnel led here, if one did. */
  funnel: string | null;
  /** The page on which the visitor chose first or last; empty if nobody knows. */
  from: string;
};

export type Choice = {
  /** The ones that stand for themselves: one takes the place of another of its product. */
  packages: readonly string[];
  extras: readonly string[];
};

/** Where a choice is made. */
export type Origin = Pick<Basket, "country" | "funnel" | "from">;

const basketKey = "trichter:basket";
const choicesKey = "trichter:choices";
const version = 1;
/** How many choices a tab remembers to have taken: more than anybody makes before the checkout. */
const maxChoices = 20;
const maxSkuLength = 80;
const maxNameLength = 64;
const maxCouponLength = 32;

/** The basket for a visitor of that country: one filled elsewhere keeps what is in it. */
export function readBasket(device: Device, country: Country): Basket {
  const text = device.storage().get(basketKey);
  const known = snapshots.get(device);
  if (known && known.text === text && known.basket.country === country) {
    return known.basket;
  }
  const basket = { ...basketOf(parseJson(text)), country };
  snapshots.set(device, { text, basket });
  return basket;
}

export function writeBasket(device: Device, basket: Basket): void {
  const { country, coupon, funnel, from } = basket;
  const items = bounded(basket.items);
  device.storage().set(basketKey, JSON.stringify({ v: version, country, items, coupon, funnel, from }));
  tell(device);
}

/** After an order. A choice that still stands in an address of this tab does not bring it back. */
export function clearBasket(device: Device): void {
  device.storage().remove(basketKey);
  tell(device);
}

/** Calls back after every change, whichever tab made it. */
export function subscribeBasket(device: Device, onChange: () => void): () => void {
  const listeners = listenersOf(device);
  listeners.add(onChange);
  const unwatch = device.watchStorage(onChange);
  return () => {
    listeners.delete(onChange);
    unwatch();
  };
}

/** The basket as it is now. The server knows of none, and hydration must find the same. */
export function useBasket(country: Country): Basket {
  const device = use(DeviceContext);
  return useSyncExternalStore(
    useCallback((onChange) => subscribeBasket(device, onChange), [device]),
    () => readBasket(device, country),
    () => nothing,
  );
}

/** Puts a choice into the basket that the visitor has just made; `offered` extras that are not in it were left out on purpose. */
export function choose(device: Device, choice: Choice, offered: readonly string[], origin: Origin): void {
  rememberChoice(device, choice);
  const basket = readBasket(device, origin.country);
  const left = offered.filter((sku) => !choice.extras.includes(sku));
  writeBasket(device, { ...basket, ...origin, items: withChoice(basket.items, choice, left) });
}

/** Takes up what an address names (`?package=daily-trio-3&extra=light-kitchen-1`): once in a tab, so that neither a reload nor
 * Back undoes what the visitor changed since. */
export function takeChoice(device: Device, query: string, origin: Origin): void {
  const choice = choiceOf(query);
  const isNew = choice.packages.length + choice.extras.length > 0 && !takenChoices(device).includes(nameOf(choice));
  if (isNew) {
    choose(device, choice, [], origin);
  }
}

/** The basket with so many of one package; with none of it for nought. */
export function withQuantity(basket: Basket, sku: string, quantity: number): Basket {
  const items = basket.items.map((item) => (item.sku === sku ? { sku, quantity } : item));
  return { ...basket, items: items.filter((item) => item.quantity > 0) };
}

/** What a package is a package of. */
export function productOf(sku: string): string {
  return sku.slice(0, sku.lastIndexOf("-"));
}

/** The choice in an address; what is no name of a package is passed over. */
export function choiceOf(query: string): Choice {
  const parameters = new URLSearchParams(query);
  const named = (name: string) => [...new Set(parameters.getAll(name))].filter(isSku).slice(0, maxLines);
  return { packages: named("package"), extras: named("extra") };
}

function withChoice(
  items: readonly BasketItem[],
  { packages, extras }: Choice,
  left: readonly string[],
): readonly BasketItem[] {
  const products = packages.map(productOf);
  const stays = ({ sku }: BasketItem) =>
    !left.includes(sku) && (packages.includes(sku) || extras.includes(sku) || !products.includes(productOf(sku)));
  const kept = items.filter(stays);
  const added = [...packages, ...extras].filter((sku) => !kept.some((item) => item.sku === sku));
  const all = [...kept, ...[...new Set(added)].map((sku) => ({ sku, quantity: 1 }))];
  // What was chosen just now is in the basket even if it is full.
  return all.slice(-maxLines);
}

function rememberChoice(device: Device, choice: Choice): void {
  const others = takenChoices(device).filter((name) => name !== nameOf(choice));
  device.tabStorage().set(choicesKey, JSON.stringify([...others, nameOf(choice)].slice(-maxChoices)));
}

function takenChoices(device: Device): string[] {
  const kept = parseJson(device.tabStorage().get(choicesKey));
  return Array.isArray(kept) ? kept.filter((name) => typeof name === "string") : [];
}

function nameOf({ packages, extras }: Choice): string {
  return [packages, extras].map((skus) => skus.toSorted().join(" ")).join("+");
}

const nothing: Basket = { country: "DE", items: [], coupon: null, funnel: null, from: "" };

const snapshots = new WeakMap<Device, { text: string | null; basket: Basket }>();
const listeners = new WeakMap<Device, Set<() => void>>();

function listenersOf(device: Device): Set<() => void> {
  const known = listeners.get(device) ?? new Set();
  listeners.set(device, known);
  return known;
}

function tell(device: Device): void {
  for (const onChange of [...listenersOf(device)]) {
    onChange();
  }
}

function basketOf(kept: unknown): Basket {
  const values = recordOf(kept);
  if (values.v !== version || !Array.isArray(values.items)) {
    return nothing;
  }
  const text = (value: unknown, maxLength: number) =>
    typeof value === "string" && value !== "" && value.length <= maxLength ? value : null;
  return {
    ...nothing,
    items: bounded(values.items.filter(isItem)),
    coupon: text(values.coupon, maxCouponLength),
    funnel: text(values.funnel, maxNameLength),
    from: text(values.from, maxNameLength) ?? "",
  };
}

/** At most so many lines, each package once, each with a number that can be ordered. */
function bounded(items: readonly BasketItem[]): BasketItem[] {
  const bySku = new Map(items.map(({ sku, quantity }) => [sku, Math.min(quantity, maxQuantity)]));
  return [...bySku].map(([sku, quantity]) => ({ sku, quantity })).slice(0, maxLines);
}

function isItem(value: unknown): value is BasketItem {
  const { sku, quantity } = recordOf(value);
  return isSku(sku) && typeof quantity === "number" && Number.isInteger(quantity) && quantity > 0;
}

function isSku(value: unknown): value is string {
  return typeof value === "string" && value.length <= maxSkuLength && /^[a-z0-9]+(-[a-z0-9]+)*-[1-9]\d*$/.test(value);
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
