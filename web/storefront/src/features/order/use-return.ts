// Back from the provider: what the order says about its payment decides where the buyer goes on. What the address says about
// success counts for nothing.

import type { Api } from "@trichter/shared/api-client";
import type { PlacedOrderView } from "@trichter/shared/order";
import { use, useCallback, useEffect, useRef, useState } from "react";
import { useReadyApi } from "../../api/use-load-api.ts";
import type { Device } from "../../navigation/device.ts";
import { DeviceContext } from "../../navigation/device-context.ts";
import { useNavigation, useQuery } from "../../navigation/navigation-context.ts";
import { endOfferAttempt, leaveOffer, readChain } from "./chain.ts";
import { finishOrder } from "./finish-order.ts";
import { type FollowingStage, followPayment } from "./follow-payment.ts";
import { leaveNotice } from "./kept-form.ts";
import { hasSucceeded, wasCancelled } from "./outcome.ts";
import { tellOuterPage } from "./outer-page.ts";
import { endAttempt, findPlaced } from "./placed.ts";

/** `stranger`: this device has no order of that name. */
export type ReturnStage = "asking" | FollowingStage | "stranger";

export type PaymentReturn = { stage: ReturnStage; payHref: string | null; ask(): void };

export function useReturn(): PaymentReturn {
  const device = use(DeviceContext);
  const loadApi = useReadyApi();
  const { navigateTo } = useNavigation();
  const query = useQuery();
  const [stage, setStage] = useState<ReturnStage>("asking");
  const [placed, setPlaced] = useState<UnderWay | null>(null);
  const latest = useRef(0);

  const arrive = useCallback(
    async (order: UnderWay, found: PlacedOrderView): Promise<void> => {
      if (hasSucceeded(found)) {
        return navigateTo(await order.goOn(await loadApi()), { replace: true });
      }
      order.endAttempt();
      leaveNotice(device.tabStorage(), wasCancelled(found) ? "cancelled" : "declined");
      return navigateTo(order.payHref, { replace: true });
    },
    [device, loadApi, navigateTo],
  );

  const ask = useCallback(() => {
    latest.current += 1;
    const mine = latest.current;
    const isCurrent = () => latest.current === mine;
    const say = (news: ReturnStage) => isCurrent() && setStage(news);
    const parameters = new URLSearchParams(query);
    if (tellOuterPage()) {
      // The offer around this frame goes on by itself.
      return;
    }
    const order = findUnderWay(device, parameters.get("order"));
    setPlaced(order);
    setStage(order ? "asking" : "stranger");
    if (!order) {
      return;
    }
    const { id, secret } = order;
    let isToStop = parameters.has("cancelled");
    followPayment({
      async settle() {
        const api = await loadApi();
        if (isToStop) {
          // The buyer turned back: their pay page is closed. If they paid all the same, the order says so.
          isToStop = false;
          await api.stopPayment(id, secret).catch(() => {});
        }
        return api.settleOrder(id, secret);
      },
      pause: device.pause,
      isCurrent,
      onStage: say,
    })
      .then((found) => (found && isCurrent() ? arrive(order, found) : undefined))
      // The order is not known to the server, or not by this secret.
      .catch(() => say("stranger"));
  }, [device, loadApi, query, arrive]);

  useEffect(() => {
    ask();
    return () => {
      latest.current += 1;
    };
  }, [ask]);

  return { stage, payHref: placed?.payHref ?? null, ask };
}

/** An order whose buyer is back: the one of the checkout, or one for an offer after it. */
type UnderWay = {
  id: string;
  secret: string;
  payHref: string;
  endAttempt(): void;
  /** Where the buyer goes once it is paid. */
  goOn(api: Api): Promise<string>;
};

function findUnderWay(device: Device, id: string | null): UnderWay | null {
  const chain = readChain(device);
  if (chain?.order && chain.order.id === id) {
    return {
      id: chain.order.id,
      secret: chain.secret,
      payHref: chain.href,
      endAttempt: () => endOfferAttempt(device),
      goOn: (api) => leaveOffer(api, device, chain, true),
    };
  }
  const placed = findPlaced(device, id);
  return (
    placed && {
      ...placed,
      endAttempt: () => void endAttempt(device, placed),
      goOn: (api) => finishOrder(api, device, placed),
    }
  );
}
