// What the country asks of an order and what the basket costs: asked for once, and again with every change of the basket. Of
// several answers only the last one asked for counts.

import type { CheckoutTerms, Quote } from "@trichter/shared/order";
import { use, useCallback, useEffect, useRef, useState } from "react";
import { useReadyApi } from "../../api/use-load-api.ts";
import { DeviceContext } from "../../navigation/device-context.ts";
import { type Basket, writeBasket } from "../../state/basket.ts";
import { useLaterClientState } from "../../state/client-state.ts";
import { codeOf, type Trouble, troubleOf } from "./trouble.ts";

export type Quoting = {
  terms: CheckoutTerms | null;
  quote: Quote | null;
  /** Whether a newer answer is on its way. */
  isAsking: boolean;
  /** Why there is no answer. */
  failure: Trouble | null;
  /** Whether something was taken out of the basket that is not sold any more. */
  hasLost: boolean;
  /** Asks once more, for everything. */
  ask(): void;
  /** Takes over an answer that came with another one. */
  take(quote: Quote): void;
};

export function useQuote(basket: Basket): Quoting {
  const device = use(DeviceContext);
  const loadApi = useReadyApi();
  const clientState = useLaterClientState();
  const [terms, setTerms] = useState<CheckoutTerms | null>(null);
  const [quote, setQuote] = useState<Quote | null>(null);
  const [isAsking, setIsAsking] = useState(true);
  const [failure, setFailure] = useState<Trouble | null>(null);
  const [hasLost, setHasLost] = useState(false);
  const [turn, setTurn] = useState(0);
  const latest = useRef(0);

  useEffect(() => {
    latest.current += 1;
    const mine = latest.current;
    const isCurrent = () => latest.current === mine;
    if (basket.items.length === 0) {
      setQuote(null);
      return;
    }
    setIsAsking(true);
    setFailure(null);

    async function ask(): Promise<void> {
      const api = await loadApi();
      const { locale: country, language: locale } = clientState();
      const [found, answer] = await Promise.all([
        api.readCheckout(country),
        api.quote({ country, locale, items: [...basket.items], coupon: basket.coupon }),
      ]);
      if (isCurrent()) {
        setTerms(found);
        setQuote(answer);
      }
    }

    ask()
      .catch((error: unknown) => {
        if (!isCurrent()) {
          return;
        }
        const stranger = unknownSku(error, basket);
        setFailure(troubleOf(error));
        if (stranger !== null && basket.items.some(({ sku }) => sku === stranger)) {
          // Not sold any more, or not here: the rest can still be ordered.
          setHasLost(true);
          writeBasket(device, { ...basket, items: basket.items.filter(({ sku }) => sku !== stranger) });
        }
      })
      .finally(() => {
        if (isCurrent()) {
          setIsAsking(false);
        }
      });
  }, [basket, device, loadApi, clientState, turn]);

  return {
    terms,
    quote: basket.items.length === 0 ? null : quote,
    isAsking,
    failure,
    hasLost,
    ask: useCallback(() => setTurn((turns) => turns + 1), []),
    take: setQuote,
  };
}

/** The server names it, or its place in the basket if it is no name of a package at all. */
function unknownSku(error: unknown, { items }: Basket): string | null {
  const { field } = (error as { details?: { field?: unknown } }).details ?? {};
  if (codeOf(error) !== "unknown-package" || typeof field !== "string") {
    return null;
  }
  const [, place] = /^items\[(\d+)\]/.exec(field) ?? [];
  return place === undefined ? field : (items[Number(place)]?.sku ?? null);
}
