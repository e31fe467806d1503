// An offer to who has paid: what it is, the press of its order button, and what became of that.

import type { Offer, OrderRequest } from "@trichter/shared/order";
import { type RefObject, use, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { isTemporary } from "../../api/failure.ts";
import { useReadyApi } from "../../api/use-load-api.ts";
import { DeviceContext } from "../../navigation/device-context.ts";
import { useNavigation } from "../../navigation/navigation-context.ts";
import { holdReloads } from "../../navigation/payment-guard.ts";
import { earlySupplyName } from "./agreement.tsx";
import { endOfferAttempt, leaveOffer, offerBook, readChain } from "./chain.ts";
import { type FaultText, faultsBefore, methodName } from "./faults.ts";
import { fingerprint } from "./fingerprint.ts";
import { followPayment } from "./follow-payment.ts";
import { type FormValues, takeNotice } from "./kept-form.ts";
import { hasSucceeded } from "./outcome.ts";
import { placeOrder } from "./place-order.ts";
import { codeOf, newQuote, type Trouble, troubleOf } from "./trouble.ts";
import { valuesOf } from "./values.ts";

export type OfferState = {
  form: RefObject<HTMLFormElement | null>;
  offer: Offer | null;
  /** Paid by what the buyer left, at the press of the button. */
  isAgain: boolean;
  isSending: boolean;
  trouble: Trouble | null;
  methodFault: FaultText | undefined;
  formerTotal: string | null;
  /** A payment of this offer came to nothing. */
  hasFailed: boolean;
  /** Where the bank wants to see the buyer before the saved method pays. */
  bankHref: string | null;
  ask(): void;
  /** The buyer came back from the bank, or turned away from it. */
  leaveBank(isCancelled: boolean): void;
  order(): void;
  decline(): void;
};

export function useOffer(page: string): OfferState {
  const device = use(DeviceContext);
  const loadApi = useReadyApi();
  const { navigateTo } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const release = useRef<(() => void) | null>(null);
  const [offer, setOffer] = useState<Offer | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [methodFault, setMethodFault] = useState<FaultText>();
  const [formerTotal, setFormerTotal] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [bankHref, setBankHref] = useState<string | null>(null);
  const isAgain = offer?.paying === "again" && !hasFailed;

  const leave = useCallback(
    async (accepted: boolean): Promise<void> => {
      const chain = readChain(device);
      const api = await loadApi();
      if (!chain) {
        return;
      }
      if (!accepted && chain.order) {
        // Nobody shall pay for what was turned down.
        await api.stopPayment(chain.order.id, chain.secret).catch(() => {});
      }
      await navigateTo(await leaveOffer(api, device, chain, accepted), { replace: true });
    },
    [device, loadApi, navigateTo],
  );

  const ask = useCallback(() => {
    const chain = readChain(device);
    setTrouble(null);
    if (!chain) {
      return;
    }
    loadApi()
      .then((api) => api.readOffer(chain.first, chain.secret, page))
      .then(setOffer, (error: unknown) => (isTemporary(error) ? setTrouble(troubleOf(error)) : leave(false)));
  }, [device, loadApi, page, leave]);

  useEffect(() => {
    setHasFailed(takeNotice(device.tabStorage()) !== null);
    ask();
    return () => release.current?.();
  }, [device, ask]);

  /** The page's own ways to the thanks are ways to turn the offer down. */
  const turnDown = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const end = readChain(device)?.thankyouHref;
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (link && isPlain && end !== undefined && link.pathname === new URL(end, location.href).pathname) {
      event.preventDefault();
      void leave(false);
    }
  });

  useEffect(() => {
    const listener = (event: MouseEvent) => turnDown(event);
    document.addEventListener("click", listener, { capture: true });
    return () => document.removeEventListener("click", listener, { capture: true });
  }, []);

  function letGo(): void {
    release.current?.();
    release.current = null;
    setIsSending(false);
  }

  async function send(offered: Offer, values: FormValues): Promise<void> {
    const chain = readChain(device);
    if (!chain) {
      return;
    }
    const api = await loadApi();
    const method = (isAgain ? offered.method : values[methodName]) as OrderRequest["method"];
    const decided = { early_supply: values[earlySupplyName] ?? null, expected_total_minor: offered.quote.total_minor };
    const redirect = await placeOrder({
      api,
      book: offerBook(device, chain),
      save: ({ id }) => api.saveOffer(chain.first, chain.secret, page, { ...decided, id, method }),
      // What may be under way is asked for as it was.
      decided: (chain.order?.attempt && chain.order.placedAs) || fingerprint(decided),
      start: { button_version: offered.button.version, method, again: isAgain },
    });
    if (redirect === null) {
      await follow();
    } else if (isAgain) {
      setBankHref(redirect);
    } else {
      await navigateTo(redirect, { external: true });
    }
  }

  /** Waits for what becomes of the payment. */
  async function follow(isCancelled = false): Promise<void> {
    const chain = readChain(device);
    if (!chain?.order) {
      return;
    }
    const { id } = chain.order;
    const api = await loadApi();
    if (isCancelled) {
      // Who paid all the same is told so by the order.
      await api.stopPayment(id, chain.secret).catch(() => {});
    }
    const found = await followPayment({
      settle: () => api.settleOrder(id, chain.secret),
      pause: device.pause,
      isCurrent: () => release.current !== null,
      onStage: () => {},
    });
    if (found && hasSucceeded(found)) {
      await leave(true);
      return;
    }
    letGo();
    fail();
  }

  /** Whoever pays for the buyer said no: the buyer may choose another way. */
  function fail(): void {
    endOfferAttempt(device);
    setHasFailed(true);
  }

  function meet(error: unknown, offered: Offer): void {
    letGo();
    if (!isTemporary(error)) {
      // It was refused, so nothing of it can have got lost on its way.
      endOfferAttempt(device);
    }
    const news = codeOf(error) === "price-changed" ? newQuote(error) : null;
    if (news) {
      setOffer({ ...offered, quote: news });
      setFormerTotal(offered.quote.total);
    } else if (codeOf(error) === "already-paid") {
      void leave(true);
    } else if (codeOf(error) === "method-not-offered" && isAgain) {
      fail();
    } else {
      setTrouble(troubleOf(error));
    }
  }

  return {
    form,
    offer,
    isAgain,
    isSending,
    trouble,
    methodFault,
    formerTotal,
    hasFailed,
    bankHref,
    ask,
    leaveBank(isCancelled) {
      setBankHref(null);
      if (offer) {
        follow(isCancelled).catch((error: unknown) => meet(error, offer));
      }
    },
    order() {
      if (!offer || release.current) {
        return;
      }
      const values = valuesOf(form.current);
      const fault = isAgain ? undefined : faultsBefore(values, [])[methodName];
      setMethodFault(fault);
      setTrouble(null);
      if (fault) {
        return;
      }
      setFormerTotal(null);
      release.current = holdReloads();
      setIsSending(true);
      send(offer, values).catch((error: unknown) => meet(error, offer));
    },
    decline() {
      void leave(false);
    },
  };
}
