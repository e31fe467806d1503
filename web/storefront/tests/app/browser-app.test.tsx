// @vitest-environment happy-dom
// The app in a browser: taking over the server's HTML, following the query, surviving a page that fails.

import type { PageKind } from "@trichter/shared/payload";
import { act } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createStore } from "zustand";
import { App } from "../../src/app/app.tsx";
import { BrowserApp, type Shown } from "../../src/app/browser-app.tsx";
import type { View } from "../../src/app/modules.ts";
import { layouts, pages, shopBlocks } from "../../src/app/server-modules.ts";
import { createCurrentAddress } from "../../src/navigation/current-address.ts";
import { createClientStore } from "../../src/state/client-state.ts";
import { createConsent } from "../../src/state/consent.ts";
import { createStageStore } from "../../src/state/quiz-stage.ts";
import { samplePayload } from "../sample-payload.ts";

let root: Root | undefined;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});

afterEach(() => act(() => root?.unmount()));

function view(kind: PageKind): View {
  return {
    payload: samplePayload(kind),
    Page: pages[kind].Page,
    Layout: layouts.default.Layout,
    shopBlocks,
  };
}

async function start(first: View) {
  document.body.innerHTML = `<div id="root">${renderToString(<App view={first} announcement="" />)}</div>`;
  const location = { search: "?src=v3", hash: "" };
  const address = createCurrentAddress(location);
  const shownStore = createStore<Shown>(() => ({ view: first, announcement: "" }));
  const onReady = vi.fn();
  const onRecoverableError = vi.fn();
  const onCaughtError = vi.fn();
  const watchLink = vi.fn((_link: HTMLAnchorElement) => () => {});
  const navigateTo = vi.fn(async () => {});
  const navigation = {
    refresh: async () => {},
    navigateTo,
    subscribeToAddress: address.subscribe,
    currentQuery: address.query,
    currentFragment: address.fragment,
    openFragment: vi.fn(),
    closeFragment: vi.fn(),
    loadPayload: vi.fn(async () => samplePayload("terms")),
    watchLink,
  };
  const consent = createConsent({
    document: { cookie: "" },
    version: "2031-01-02",
    isSecure: true,
    now: () => 0,
    newId: () => "01KA3Q1QY0M7B2X9F5J1K8P3GE",
    prepare: async () => {},
    onChoice: () => {},
  });
  await act(async () => {
    root = hydrateRoot(
      document.getElementById("root") as HTMLElement,
      <BrowserApp
        shownStore={shownStore}
        clientStore={createClientStore()}
        navigation={navigation}
        consent={consent}
        stageStore={createStageStore()}
        onReady={onReady}
      />,
      { onRecoverableError, onCaughtError },
    );
  });
  return { location, address, shownStore, onReady, onRecoverableError, onCaughtError, watchLink };
}

it("takes over the server's HTML without a mismatch and then says that it is ready", async () => {
  const { onReady, onRecoverableError, watchLink } = await start(view("landing"));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(onReady).toHaveBeenCalledTimes(1);
  expect(watchLink).toHaveBeenCalledTimes(document.querySelectorAll("a[href^='/']:not([href*='#'])").length);
});

it("adds the current query to links after the start, and follows it", async () => {
  const { location, address } = await start(view("landing"));
  const home = () => document.querySelector("header a")?.getAttribute("href");
  expect(home()).toBe("/at?src=v3");
  location.search = "?src=go";
  await act(async () => address.announceChange());
  expect(home()).toBe("/at?src=go");
});

it("announces a page politely when it is shown later", async () => {
  const { shownStore } = await start(view("landing"));
  expect(document.querySelector("[role=status]")?.textContent).toBe("");
  await act(async () => shownStore.setState({ view: view("offer"), announcement: "Title of offer" }));
  expect(document.querySelector("[role=status]")?.textContent).toBe("Title of offer");
  expect(document.querySelector(".page-offer")).not.toBeNull();
});

it("shows the error screen for a page that fails, and the next page after it", async () => {
  const { shownStore, onCaughtError } = await start(view("landing"));
  const error = new Error("broken");
  function Broken(): never {
    throw error;
  }
  await act(async () => shownStore.setState({ view: { ...view("offer"), Page: Broken }, announcement: "" }));
  expect(onCaughtError).toHaveBeenCalledExactlyOnceWith(error, expect.anything());
  expect(document.querySelector("h1")?.textContent).toBe("text of error-heading");
  expect(document.querySelector(".button-primary")?.getAttribute("href")).toBe("");
  expect(document.querySelector(".button-secondary")?.getAttribute("href")).toBe("/at?src=v3");

  await act(async () => shownStore.setState({ view: view("terms"), announcement: "" }));
  expect(document.querySelector("h1")?.textContent).toBe("text of doc-heading");
});
