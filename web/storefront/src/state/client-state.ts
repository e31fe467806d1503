// The shared client state: what every feature may know about the visitor's country, language and settings.
// State of one feature alone lives in that feature; whatever a page shows comes from its payload.

import type { Country, Locale, Payload } from "@trichter/shared/payload";
import { createContext, use, useCallback } from "react";
import { createStore, type StoreApi, useStore } from "zustand";

export type ClientState = {
  language: Locale;
  locale: Country;
  geo: { country: Country };
  config: Record<string, string>;
};

export type ClientStore = StoreApi<ClientState>;

export const clientStateDefaults: ClientState = {
  language: "de_DE",
  locale: "DE",
  geo: { country: "DE" },
  config: {},
};

/** The state that a payload decides. */
export function clientStateFrom(payload: Payload): ClientState {
  return {
    language: payload.locale,
    locale: payload.country,
    geo: { country: payload.country },
    config: payload.props.config,
  };
}

export function createClientStore(initial: ClientState = clientStateDefaults): ClientStore {
  return createStore<ClientState>(() => initial);
}

/**
 * Brings back what was kept across a reload. The new page's payload has the last word on what it decides itself:
 * a reload may lead to another country.
 */
export function restoreClientState(store: ClientStore, kept: Partial<ClientState>): void {
  const current = store.getState();
  store.setState({ ...kept, ...current, config: { ...kept.config, ...current.config } }, true);
}

export const ClientStateContext = createContext<ClientStore | null>(null);

export function useClientState<Value>(select: (state: ClientState) => Value): Value {
  return useStore(given(use(ClientStateContext)), select);
}

/** For what is done after rendering: the state as it is then. The server renders without any. */
export function useLaterClientState(): () => ClientState {
  const store = use(ClientStateContext);
  return useCallback(() => given(store).getState(), [store]);
}

function given(store: ClientStore | null): ClientStore {
  if (!store) {
    throw new Error("A component asked for the client state outside of its provider.");
  }
  return store;
}
