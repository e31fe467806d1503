// The money of a first order is certain: the basket is empty again, and the buyer goes on.

import type { Api } from "@trichter/shared/api-client";
import type { Device } from "../../navigation/device.ts";
import { clearBasket } from "../../state/basket.ts";
import { beginChain } from "./chain.ts";
import { forgetForm } from "./kept-form.ts";
import { markPaid, type PlacedOrder } from "./placed.ts";

/** Where to: to what is offered next, or to the thanks. */
export function finishOrder(api: Pick<Api, "nextOffer">, device: Device, order: PlacedOrder): Promise<string> {
  markPaid(device, order);
  clearBasket(device);
  forgetForm(device.tabStorage());
  return beginChain(api, device, order);
}
