// The order that a link opens, and the way of what is said about it: however often it is sent, it counts once.

import type { FeedbackView, Said } from "@trichter/shared/feedback";
import { use, useCallback, useEffect, useRef, useState } from "react";
import { useReadyApi } from "../../api/use-load-api.ts";
import { DeviceContext } from "../../navigation/device-context.ts";
import { useLaterClientState } from "../../state/client-state.ts";
import { type TroubleText, troubleOf } from "./faults.ts";

export type FeedbackProof = { order: string; secret: string };

/** What stands in the fields; no star is chosen at 0. */
export type Filled = { stars: number; text: string; name: string };

export type Opened =
  | { state: "loading" }
  | { state: "gone" }
  | { state: "trouble"; trouble: TroubleText }
  | { state: "open"; view: FeedbackView };

export type Feedback = {
  opened: Opened;
  reload(): void;
  send(product: string, filled: Filled): Promise<Said>;
  decline(): Promise<void>;
};

export function useFeedback({ order, secret }: FeedbackProof): Feedback {
  const device = use(DeviceContext);
  const loadApi = useReadyApi();
  const clientState = useLaterClientState();
  const [opened, setOpened] = useState<Opened>({ state: "loading" });
  /** The last try of each product: the same words again have the same id. */
  const tries = useRef(new Map<string, { id: string; words: string }>());

  const reload = useCallback(() => {
    setOpened({ state: "loading" });
    loadApi()
      .then((api) => api.readFeedback(order, secret))
      .then(
        (view) => setOpened({ state: "open", view }),
        (error: { status?: number }) =>
          setOpened(error.status === 403 ? { state: "gone" } : { state: "trouble", trouble: troubleOf(error) }),
      );
  }, [loadApi, order, secret]);
  useEffect(reload, [reload]);

  async function send(product: string, filled: Filled): Promise<Said> {
    const words = JSON.stringify(filled);
    const last = tries.current.get(product);
    const id = last?.words === words ? last.id : `fbk_${device.newId()}`;
    tries.current.set(product, { id, words });
    const api = await loadApi();
    return api.sendFeedback(order, secret, { id, product, ...filled, locale: clientState().language });
  }

  return {
    opened,
    reload,
    send,
    decline: () => loadApi().then((api) => api.declineFeedback(order, secret)),
  };
}
