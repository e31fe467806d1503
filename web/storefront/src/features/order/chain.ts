// Offers after payment: where the buyer stands in them. Kept on the device, so that neither a bank's page nor a reload loses the
// way. Whatever goes wrong leads to the thank-you page: the first order is paid, and nothing may come between it and its buyer.

import type { Api } from "@trichter/shared/api-client";
import type { Device } from "../../navigation/device.ts";
import { parseJson } from "../../navigation/parse-json.ts";
import type { OrderBook } from "./place-order.ts";
import { type OpenOrder, withAttempt } from "./placed.ts";

export type Chain = {
  /** The first order; its secret opens all orders of the purchase. */
  first: string;
  secret: string;
  thankyouHref: string;
  /** The name of the page that offers something now, and where it is. */
  page: string;
  href: string;
  /** The order for this offer, once its button was pressed. */
  order: OpenOrder | null;
};

/** A paid order with what its buyer goes on with. */
export type PaidOrder = { id: string; secret: string; thankyouHref: string };

const chainKey = "trichter:chain";
const version = 1;

export function readChain(device: Device): Chain | null {
  const kept = parseJson(device.storage().get(chainKey)) as (Chain & { v: number }) | null;
  return kept?.v === version ? kept : null;
}

function write(device: Device, chain: Chain): void {
  device.storage().set(chainKey, JSON.stringify({ v: version, ...chain }));
}

/** The book of the order for an offer: it stands in the chain, and its secret is that of the first one. */
export function offerBook(device: Device, chain: Chain): OrderBook<OpenOrder> {
  const keep = (order: OpenOrder): OpenOrder => {
    write(device, { ...chain, order });
    return order;
  };
  const renew = () =>
    keep({ id: `ord_${device.newId()}`, secret: chain.secret, attempt: null, method: null, placedAs: null });
  return {
    begin: () => chain.order ?? renew(),
    renew,
    beginAttempt: (order, method) => keep(withAttempt(device, order, method)),
    endAttempt: (order) => keep({ ...order, attempt: null }),
    markPlaced: (order, placedAs) => void keep({ ...order, placedAs }),
  };
}

/** The attempt to pay for the offer has come to its end: the next press begins another. */
export function endOfferAttempt(device: Device): void {
  const chain = readChain(device);
  if (chain?.order) {
    write(device, { ...chain, order: { ...chain.order, attempt: null } });
  }
}

type OffersApi = Pick<Api, "nextOffer">;

/** Where somebody goes who has just paid their first order. */
export function beginChain(api: OffersApi, device: Device, { id, secret, thankyouHref }: PaidOrder): Promise<string> {
  return goOn(api, device, { first: id, secret, thankyouHref }, null);
}

/** Where somebody goes who leaves an offer. */
export function leaveOffer(api: OffersApi, device: Device, chain: Chain, accepted: boolean): Promise<string> {
  return goOn(api, device, chain, { page: chain.page, accepted });
}

async function goOn(
  api: OffersApi,
  device: Device,
  { first, secret, thankyouHref }: Pick<Chain, "first" | "secret" | "thankyouHref">,
  after: { page: string; accepted: boolean } | null,
): Promise<string> {
  const { next } = await api.nextOffer(first, secret, after).catch(() => ({ next: null }));
  if (!next) {
    device.storage().remove(chainKey);
    return thankyouHref;
  }
  write(device, { first, secret, thankyouHref, ...next, order: null });
  return next.href;
}
