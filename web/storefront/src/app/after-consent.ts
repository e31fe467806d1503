// What a choice about cookies sets in motion: its record, and what the visitor agreed to. Nobody who has not been asked yet
// needs any of it, so it comes after the page.

import type { StoreApi } from "zustand";
import { createApiLoader } from "../api/load-api.ts";
import { createChoiceRecorder } from "../api/record-choices.ts";
import { createTabStorage } from "../navigation/tab-storage.ts";
import type { ClientStore } from "../state/client-state.ts";
import type { ConsentState } from "../state/consent.ts";
import type { Choice } from "../state/consent-cookie.ts";
import type { StageStore } from "../state/quiz-stage.ts";
import { createBeacon } from "../statistics/beacon.ts";
import { createStatistics } from "../statistics/statistics.ts";
import type { DataLayer } from "../tags/data-layer.ts";
import { routeNameAt } from "../tags/route-name.ts";
import { createTagManager } from "../tags/tag-manager.ts";
import type { Shown } from "./browser-app.tsx";

export type AfterConsent = {
  /** The visitor chose. */
  record(choice: Choice): void;
  /** Sends the records that an earlier visit could not. */
  sendKept(): void;
  /** After every navigation that arrived. */
  pageShown(): void;
};

export type AfterConsentParts = {
  fetch: typeof fetch;
  apiBaseUrl(): string;
  now(): number;
  newId(): string;
  onError(error: unknown): void;
  dataLayer: DataLayer;
  consent: StoreApi<ConsentState>;
  clientStore: ClientStore;
  shownStore: StoreApi<Shown>;
  stageStore: StageStore;
  buildId: string;
};

export function startAfterConsent(parts: AfterConsentParts): AfterConsent {
  const { fetch, apiBaseUrl, now, newId, onError, dataLayer, consent, clientStore, shownStore, stageStore, buildId } =
    parts;
  const payload = () => shownStore.getState().view.payload;
  const choices = createChoiceRecorder({
    loadApi: createApiLoader({ fetch, apiBaseUrl }),
    openStorage: () => createTabStorage(() => window.localStorage),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    onError,
  });
  const tagManager = createTagManager({
    id: payload().props.config.gtmId,
    document,
    dataLayer,
    consent,
    now,
    shownPage: () => ({ path: location.pathname, routeName: routeNameAt(payload(), location) }),
  });
  tagManager.start();
  const statistics = createStatistics({
    consent,
    stages: stageStore,
    browser: window,
    storage: createTabStorage(() => window.sessionStorage),
    newId,
    shownPage: payload,
    country: () => clientStore.getState().locale,
    buildId,
    send: createBeacon({ navigator, fetch, origin: location.origin, address: () => `${apiBaseUrl()}/api/events` }),
  });
  statistics.start();

  return {
    record({ subject, version, analytics, marketing }) {
      const { language, locale } = clientStore.getState();
      void choices.record({
        id: `con_${newId()}`,
        subject,
        text_version: version,
        locale: language,
        country: locale,
        purposes: { analytics, marketing },
      });
    },
    sendKept: () => void choices.sendKept(),
    pageShown() {
      tagManager.pageShown();
      statistics.pageShown();
    },
  };
}
