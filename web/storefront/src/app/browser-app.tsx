// The app as it lives in a browser: the current view from a store, and everything that components may know of
// navigation. The server renders App directly.

import { useEffect } from "react";
import { type StoreApi, useStore } from "zustand";
import { type NavigationAccess, NavigationContext } from "../navigation/navigation-context.ts";
import { ClientStateContext, type ClientStore } from "../state/client-state.ts";
import { type Consent, ConsentContext } from "../state/consent.ts";
import { App } from "./app.tsx";
import type { View } from "./modules.ts";

export type Shown = { view: View; announcement: string };

type BrowserAppProps = {
  shownStore: StoreApi<Shown>;
  clientStore: ClientStore;
  navigation: NavigationAccess;
  consent: Consent;
  onReady: () => void;
};

export function BrowserApp({ shownStore, clientStore, navigation, consent, onReady }: BrowserAppProps) {
  const { view, announcement } = useStore(shownStore);
  // An effect of the outermost component runs when all of the document is taken over.
  useEffect(onReady, [onReady]);
  return (
    <ClientStateContext value={clientStore}>
      <NavigationContext value={navigation}>
        <ConsentContext value={consent}>
          <App view={view} announcement={announcement} />
        </ConsentContext>
      </NavigationContext>
    </ClientStateContext>
  );
}
