// Google Tag Manager: loaded after a visitor has agreed, told of every page after that, and of every change of mind.

import type { StoreApi } from "zustand";
import type { ConsentState } from "../state/consent.ts";
import type { Purposes } from "../state/consent-cookie.ts";
import { type DataLayer, nothingGranted } from "./data-layer.ts";

const scriptAddress = "https://www.googletagmanager.com/gtm.js";

export type ShownPage = { path: string; routeName: string };

type TagManagerParts = {
  /** Absent if the shop uses no tag manager. */
  id: string | undefined;
  document: Document;
  dataLayer: DataLayer;
  consent: StoreApi<ConsentState>;
  now(): number;
  shownPage(): ShownPage;
};

export type TagManager = {
  /** Takes up what was chosen before, and follows what will be. */
  start(): void;
  /** After every navigation that arrived. */
  pageShown(): void;
};

export function createTagManager(parts: TagManagerParts): TagManager {
  const { id, document, dataLayer, consent, now } = parts;
  let granted: Purposes = nothingGranted;
  let isLoaded = false;

  const isAnythingGranted = () => granted.analytics || granted.marketing;

  function follow({ choice }: ConsentState): void {
    const next = choice ?? nothingGranted;
    if (next.analytics === granted.analytics && next.marketing === granted.marketing) {
      return;
    }
    granted = next;
    dataLayer.setConsent(granted);
    if (isAnythingGranted() && !isLoaded && id !== undefined) {
      load(id);
      pageShown();
    }
  }

  function load(container: string): void {
    isLoaded = true;
    dataLayer.push({ event: "gtm.js", "gtm.start": now() });
    const script = document.createElement("script");
    script.async = true;
    script.src = `${scriptAddress}?id=${container}`;
    document.head.append(script);
  }

  function pageShown(): void {
    if (isLoaded && isAnythingGranted()) {
      const { path, routeName } = parts.shownPage();
      dataLayer.push({ event: "content-view", "content-name": path, "content-view-name": routeName });
    }
  }

  return {
    start() {
      follow(consent.getState());
      consent.subscribe(follow);
    },
    pageShown,
  };
}
