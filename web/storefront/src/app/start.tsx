// Wires the app together in the browser: one place where the real window, clock and network meet the modules that
// take them as arguments. Decisions belong in those modules.

import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type RootOptions } from "react-dom/client";
import { createStore } from "zustand";
import { createClientErrors } from "../errors/client-errors.ts";
import { createBuildManifest } from "../navigation/build-manifest.ts";
import { createBuildWatch } from "../navigation/build-watch.ts";
import { watchChunkErrors } from "../navigation/chunk-errors.ts";
import { connectionOf, isUnfitForPrefetch, isVerySlow } from "../navigation/connection.ts";
import { createCurrentAddress } from "../navigation/current-address.ts";
import { writeDocumentAttributes } from "../navigation/document-attributes.ts";
import { createFragmentSteps } from "../navigation/fragment-steps.ts";
import { loadFully } from "../navigation/full-load.ts";
import { createHeadWriter } from "../navigation/head.ts";
import { whenIdle } from "../navigation/idle.ts";
import { createLoadLimit } from "../navigation/load-limit.ts";
import { takeMailLink } from "../navigation/mail-link.ts";
import { createPayloadSource } from "../navigation/payload-source.ts";
import { areReloadsHeld } from "../navigation/payment-guard.ts";
import { createPrefetcher } from "../navigation/prefetch.ts";
import { createReloadGuard, takeKeptState } from "../navigation/reload-guard.ts";
import { createRouter } from "../navigation/router.ts";
import { createScrollMemory } from "../navigation/scroll-memory.ts";
import { createTabStorage } from "../navigation/tab-storage.ts";
import { clientStateFrom, createClientStore, restoreClientState } from "../state/client-state.ts";
import { createConsent } from "../state/consent.ts";
import { createStageStore } from "../state/quiz-stage.ts";
import { createUlid } from "../state/ulid.ts";
import { createDataLayer, type DataLayerHost } from "../tags/data-layer.ts";
import type { AfterConsent } from "./after-consent.ts";
import { BrowserApp, type Shown } from "./browser-app.tsx";
import { layoutChunks, pageChunks, shopChunk } from "./chunks.ts";
import { readInitialPayload } from "./initial-payload.ts";
import type { View } from "./modules.ts";
import { createViewLoader } from "./view-loader.ts";

export async function start(): Promise<void> {
  const { document, location, navigator } = window;
  const html = document.documentElement;
  const buildId = html.dataset.build ?? "";
  const now = () => Date.now();
  const newId = () => createUlid(now(), (bytes) => crypto.getRandomValues(bytes));
  const connection = () => connectionOf(navigator);
  const network = (input: RequestInfo | URL, init?: RequestInit) => window.fetch(input, init);

  // First of all: what is loaded later may read the address.
  const storage = createTabStorage(() => window.sessionStorage);
  takeMailLink(window, storage);
  window.addEventListener("hashchange", () => {
    // Another link of a mail was opened in this tab: its page begins anew.
    if (takeMailLink(window, storage)) {
      location.reload();
    }
  });

  const payload = readInitialPayload(window);
  const clientStore = createClientStore(clientStateFrom(payload));
  const stageStore = createStageStore();
  const apiBaseUrl = () => clientStore.getState().config.apiBaseUrl ?? "";
  const clientErrors = createClientErrors({
    fetch: network,
    apiBaseUrl,
    page: () => html.dataset.page ?? "",
    build: buildId,
  });
  clientErrors.listen(window);

  let afterConsent: AfterConsent | null = null;
  let loadingAfterConsent: Promise<void> | null = null;
  function loadAfterConsent(): Promise<void> {
    loadingAfterConsent ??= import("./after-consent.ts")
      .then(({ startAfterConsent }) => {
        afterConsent = startAfterConsent({
          fetch: network,
          apiBaseUrl,
          now,
          newId,
          onError: clientErrors.report,
          dataLayer,
          consent: consent.store,
          clientStore,
          shownStore,
          stageStore,
          buildId,
        });
      })
      .catch((error: unknown) => {
        // The next who asks may have a better connection.
        loadingAfterConsent = null;
        throw error;
      });
    return loadingAfterConsent;
  }

  // Before any tag can be there: its first entry denies everything.
  const dataLayer = createDataLayer(window as DataLayerHost);
  const consent = createConsent({
    document,
    version: payload.props.frame.consentVersion,
    isSecure: location.protocol === "https:",
    now,
    newId,
    prepare: loadAfterConsent,
    onChoice: (choice) => afterConsent?.record(choice),
  });

  const chunkErrors = watchChunkErrors(window);
  const reloadGuard = createReloadGuard({
    storage,
    now,
    load: (url) => loadFully(window, url, "push"),
    isHeld: areReloadsHeld,
    stateToKeep: () => clientStore.getState(),
  });
  const payloads = createPayloadSource({ buildId, fetch: network, now });
  const views = createViewLoader(payloads, { pages: pageChunks, layouts: layoutChunks, shop: shopChunk });

  const firstView = await views.viewOf(payload).catch((error: unknown) => {
    // Without storage nothing would remember this reload, and it could go round for ever.
    if (chunkErrors.has(error) && storage.survivesReload) {
      reloadGuard.reloadAt(new URL(location.href));
    }
    throw error;
  });
  const shownStore = createStore<Shown>(() => ({ view: firstView, announcement: "" }));

  const head = createHeadWriter(document);
  const address = createCurrentAddress(location);
  const manifest = createBuildManifest({
    buildId,
    fetch: network,
    isVerySlow: () => isVerySlow(connection()),
    log: (message, error) => console.warn(message, error),
  });
  const buildWatch = createBuildWatch({ buildId, fetch: network, now, page: document });
  const prefetcher = createPrefetcher({
    location,
    load: views.prefetch,
    limit: createLoadLimit(),
    isUnfit: () => isUnfitForPrefetch(connection()),
    whenIdle,
  });
  const router = createRouter<View>({
    browser: window,
    loadView: views.load,
    show(view) {
      clientStore.setState(clientStateFrom(view.payload));
      writeDocumentAttributes(html, view.payload);
      head.update(view.payload.head);
      flushSync(() => shownStore.setState({ view, announcement: view.payload.head.title }));
      afterConsent?.pageShown();
    },
    rulesFor: manifest.rulesFor,
    isOutdated: buildWatch.isOutdated,
    reloadGuard,
    chunkErrors,
    scrollMemory: createScrollMemory(window, storage, now),
    onAddressChange: address.announceChange,
    onError: clientErrors.report,
  });

  const fragmentSteps = createFragmentSteps({
    browser: window,
    navigateTo: router.navigateTo,
    onError: clientErrors.report,
  });

  function onReady(): void {
    const kept = takeKeptState(storage);
    if (kept) {
      restoreClientState(clientStore, kept);
    }
    router.start();
    consent.start();
    // Who never chose has nothing kept, and their device is left alone.
    if (consent.store.getState().choice) {
      // What cannot be loaded costs the shop statistics, and the visitor nothing.
      loadAfterConsent().then(
        () => afterConsent?.sendKept(),
        () => {},
      );
    }
    prefetcher.start();
    manifest.start();
    buildWatch.start();
    html.dataset.ready = "true";
  }

  mount(
    <BrowserApp
      shownStore={shownStore}
      clientStore={clientStore}
      navigation={{
        navigateTo: router.navigateTo,
        refresh: router.refresh,
        subscribeToAddress: address.subscribe,
        currentQuery: address.query,
        currentFragment: address.fragment,
        openFragment: fragmentSteps.open,
        closeFragment: fragmentSteps.close,
        loadPayload: payloads.load,
        watchLink: prefetcher.watch,
      }}
      consent={consent}
      stageStore={stageStore}
      onReady={onReady}
    />,
    {
      // The visitor sees the error page; we want to know why.
      onCaughtError(error) {
        console.error(error);
        clientErrors.report(error);
      },
    },
  );
}

function mount(app: ReactNode, options: RootOptions): void {
  const root = document.getElementById("root");
  if (!root) {
    throw new Error("The document has no root element.");
  }
  // Where rendering on the server failed, the root is empty and there is nothing to take over.
  if (root.dataset.render === "client") {
    createRoot(root, options).render(app);
  } else {
    hydrateRoot(root, app, options);
  }
}
