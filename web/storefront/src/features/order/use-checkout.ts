// An order under way: what is sent, once, what the server says to it, and what is left to do. Fields keep their own values, so
// that whatever a browser fills in counts, whenever it does.

import type { CheckoutTerms, Quote } from "@trichter/shared/order";
import { type RefObject, use, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { isTemporary } from "../../api/failure.ts";
import { useReadyApi } from "../../api/use-load-api.ts";
import { DeviceContext } from "../../navigation/device-context.ts";
import { useNavigation } from "../../navigation/navigation-context.ts";
import { holdReloads } from "../../navigation/payment-guard.ts";
import { type Basket, takeChoice, useBasket } from "../../state/basket.ts";
import { useClientState } from "../../state/client-state.ts";
import { readRunProof } from "../../state/run-proof.ts";
import { type Faults, faultsBefore, faultsOf } from "./faults.ts";
import { fingerprint } from "./fingerprint.ts";
import { type FormValues, keepForm, type ReturnNotice, takeNotice } from "./kept-form.ts";
import { hasSucceeded, isOver } from "./outcome.ts";
import { placeOrder } from "./place-order.ts";
import { endAttempt, type OrderPlaces, orderBook, type PlacedOrder, readPlaced } from "./placed.ts";
import { codeOf, newQuote, type Trouble, troubleOf } from "./trouble.ts";
import { type Quoting, useQuote } from "./use-quote.ts";
import { partsOf, valuesOf } from "./values.ts";

export type CheckoutPlaces = Omit<OrderPlaces, "country">;

export type Checkout = Quoting & {
  form: RefObject<HTMLFormElement | null>;
  basket: Basket;
  isSending: boolean;
  faults: Faults;
  trouble: Trouble | null;
  /** The total that was shown before, if the one shown now has to be agreed to. */
  formerTotal: string | null;
  /** Why the buyer is back, if they are. */
  notice: ReturnNotice | "open" | "under-way" | null;
  order(): void;
  /** Keeps what was typed; what was said about a field no longer counts. */
  changed(name: string): void;
};

/** If the provider's page does not come within this time, the button works again. */
const leavingMs = 20_000;

export function useCheckout(places: CheckoutPlaces, from: string): Checkout {
  const device = use(DeviceContext);
  const loadApi = useReadyApi();
  const { navigateTo, currentQuery } = useNavigation();
  const country = useClientState((state) => state.locale);
  const locale = useClientState((state) => state.language);
  const basket = useBasket(country);
  const quoting = useQuote(basket);
  const form = useRef<HTMLFormElement>(null);
  const release = useRef<(() => void) | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const [faultTurn, setFaultTurn] = useState(0);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [formerTotal, setFormerTotal] = useState<string | null>(null);
  const [notice, setNotice] = useState<Checkout["notice"]>(null);

  // Before anything is shown, so that nobody sees a basket without what they have just chosen.
  useLayoutEffect(() => {
    const query = currentQuery();
    takeChoice(device, query, { country, funnel: new URLSearchParams(query).get("src"), from });
  }, [device, currentQuery, country, from]);

  function hold(): void {
    release.current = holdReloads();
    setIsSending(true);
  }

  function letGo(): void {
    release.current?.();
    release.current = null;
    setIsSending(false);
  }

  async function finish(placed: PlacedOrder): Promise<void> {
    const { finishOrder } = await import("./finish-order.ts");
    return navigateTo(await finishOrder(await loadApi(), device, placed));
  }

  /** Whoever comes back may have paid, or been refused, without this page having seen it. */
  const lookBack = useEffectEvent(async () => {
    const said = takeNotice(device.tabStorage());
    const placed = readPlaced(device);
    setNotice(said);
    if (!placed || placed.isPaid || placed.attempt === null) {
      return;
    }
    const api = await loadApi();
    const found = await api.settleOrder(placed.id, placed.secret);
    if (hasSucceeded(found)) {
      await finish(placed);
    } else if (isOver(found)) {
      endAttempt(device, placed);
    } else {
      setNotice(found.last_attempt?.is_in_process ? "under-way" : "open");
    }
  });

  useEffect(() => {
    // What cannot be learnt now will be learnt when the button is pressed.
    lookBack().catch(() => {});
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) {
        letGo();
        lookBack().catch(() => {});
      }
    };
    window.addEventListener("pageshow", onShow);
    return () => {
      window.removeEventListener("pageshow", onShow);
      release.current?.();
    };
  }, []);

  const focusFirst = useEffectEvent(() => firstOf(form.current, faults)?.focus());
  // Only when faults are found, not when one of them is mended.
  useEffect(() => {
    if (faultTurn > 0) {
      focusFirst();
    }
  }, [faultTurn]);

  function find(found: Faults): void {
    setFaults(found);
    setFaultTurn((turns) => turns + 1);
  }

  async function send(quote: Quote, terms: CheckoutTerms, values: FormValues): Promise<void> {
    const quiz = terms.quizzes[basket.funnel ?? ""];
    const api = await loadApi();
    const decided = {
      ...partsOf(values),
      country,
      locale,
      items: [...basket.items],
      coupon: quote.coupon?.is_valid ? quote.coupon.code : null,
      expected_total_minor: quote.total_minor,
      funnel: basket.funnel,
      from,
    };
    // These may change without the buyer's doing.
    const { revision } = quote;
    const session = quiz === undefined ? null : readRunProof(device, quiz);
    const redirect = await placeOrder({
      api,
      book: orderBook(device, { ...places, country }),
      save: ({ id, secret }) => api.saveOrder({ ...decided, revision, session, id, secret }),
      decided: fingerprint(decided),
      start: { button_version: terms.button.version, method: decided.method },
    });
    void device.pause(leavingMs).then(letGo);
    await navigateTo(redirect ?? places.payHref, { external: true });
  }

  function meet(error: unknown, quote: Quote): void {
    const found = faultsOf(error);
    const code = codeOf(error);
    const placed = readPlaced(device);
    letGo();
    if (code === "already-paid" && placed) {
      void finish(placed);
      return;
    }
    if (placed && !isTemporary(error)) {
      // It was refused, so nothing of it can have got lost on its way.
      endAttempt(device, placed);
    }
    if (found) {
      find(found);
      return;
    }
    const news = code === "price-changed" ? newQuote(error) : null;
    if (news) {
      quoting.take(news);
      setFormerTotal(quote.total);
      return;
    }
    if (
      ["sold-out", "coupon-refused", "button-words-outdated", "unknown-package", "method-not-offered"].includes(code)
    ) {
      quoting.ask();
    }
    setTrouble(troubleOf(error));
  }

  return {
    ...quoting,
    form,
    basket,
    isSending,
    faults,
    trouble,
    formerTotal,
    notice,
    order() {
      const { terms, quote, isAsking } = quoting;
      if (!terms || !quote || isAsking || release.current) {
        return;
      }
      const values = valuesOf(form.current);
      keepForm(device.tabStorage(), values);
      const found = faultsBefore(values, quote.lines.some(({ is_sent }) => is_sent) ? terms.address : []);
      find(found);
      setTrouble(null);
      setNotice(null);
      if (Object.keys(found).length > 0) {
        return;
      }
      if (quote.lines.some(({ is_sold_out }) => is_sold_out)) {
        setTrouble({ text: "order-sold-out" });
        return;
      }
      setFormerTotal(null);
      hold();
      send(quote, terms, values).catch((error: unknown) => meet(error, quote));
    },
    changed(name) {
      keepForm(device.tabStorage(), valuesOf(form.current));
      setTrouble(null);
      if (Object.hasOwn(faults, name)) {
        const { [name]: _, ...rest } = faults;
        setFaults(rest);
      }
    },
  };
}

/** The first field on the page that something is wrong with. */
function firstOf(form: HTMLFormElement | null, faults: Faults): HTMLElement | undefined {
  const fields = form ? [...form.querySelectorAll<HTMLElement>("[name]")] : [];
  return fields.find((field) => Object.hasOwn(faults, field.getAttribute("name") ?? ""));
}
