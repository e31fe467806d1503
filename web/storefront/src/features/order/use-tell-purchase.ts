// Tells the tag manager of a sale: once for each order, whatever is reloaded or opened elsewhere, because the shop hands out what
// to tell only once. Without a tag manager, or without the visitor's consent, nobody asks for it.

import { useEffect, useEffectEvent, useRef } from "react";
import { useReadyApi } from "../../api/use-load-api.ts";
import { useClientState } from "../../state/client-state.ts";
import { useConsentState } from "../../state/consent.ts";
import type { DataLayerHost } from "../../tags/data-layer.ts";

export type OrderProof = { id: string; secret: string };

/** Whoever agrees while the order is shown is counted then. */
export function useTellPurchase(): (orders: readonly OrderProof[]) => void {
  const loadApi = useReadyApi();
  const hasTags = useClientState(({ config }) => config.gtmId !== undefined);
  const { choice } = useConsentState();
  const mayTell = hasTags && (choice?.analytics || choice?.marketing) === true;
  const waiting = useRef<readonly OrderProof[]>([]);

  const tell = useEffectEvent(async () => {
    const orders = waiting.current;
    if (!mayTell || orders.length === 0) {
      return;
    }
    waiting.current = [];
    const api = await loadApi();
    for (const { id, secret } of orders) {
      const event = await api.takePurchaseEvent(id, secret);
      if (event) {
        (window as DataLayerHost).dataLayer?.push(event);
      }
    }
  });

  useEffect(() => {
    if (mayTell) {
      tell().catch(() => {});
    }
  }, [mayTell]);

  return useRef((orders: readonly OrderProof[]) => {
    waiting.current = orders;
    tell().catch(() => {});
  }).current;
}
