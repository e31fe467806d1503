// The tag manager's data layer. Its first entry says that everything is denied; nothing else gets in before a visitor agrees.

import type { Purposes } from "../state/consent-cookie.ts";

type Signal = "granted" | "denied";

/** The four signals by which tags know what they may do. */
export type Signals = Record<"ad_storage" | "ad_user_data" | "ad_personalization" | "analytics_storage", Signal>;

export type DataLayerHost = { dataLayer?: unknown[] };

export type DataLayer = {
  push(entry: Record<string, unknown>): void;
  /** What tags may do from now on. */
  setConsent(purposes: Purposes): void;
};

export const nothingGranted: Purposes = { analytics: false, marketing: false };

export function signalsOf({ analytics, marketing }: Purposes): Signals {
  const signal = (isGranted: boolean): Signal => (isGranted ? "granted" : "denied");
  return {
    ad_storage: signal(marketing),
    ad_user_data: signal(marketing),
    ad_personalization: signal(marketing),
    analytics_storage: signal(analytics),
  };
}

export function createDataLayer(host: DataLayerHost): DataLayer {
  host.dataLayer ??= [];
  const entries = host.dataLayer;

  /** A command to the manager, which takes it only as an arguments object, not as a list. */
  function command(..._words: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: the manager tells commands from other entries by exactly this.
    entries.push(arguments);
  }

  command("consent", "default", signalsOf(nothingGranted));
  return {
    push: (entry) => void entries.push(entry),
    setConsent: (purposes) => command("consent", "update", signalsOf(purposes)),
  };
}
