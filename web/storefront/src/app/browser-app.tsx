// The app as it lives in a browser: the current view from a store, and everything that components may know of
// navigation. The server renders App directly.

import { useEffect } from "react";
import { type StoreApi, useStore } from "zustand";
import { type NavigationAccess, NavigationContext } from "../navigation/navigation-context.ts";
import { ClientStateContext, type ClientStore } from "../state/client-state.ts";
import { type Consent, ConsentContext } from "../state/consent.ts";
import { StageContext, type StageStore } from "../state/quiz-stage.ts";
import { App } from "./app.tsx";
import type { View } from "./modules.ts";

export type Shown = { view: View; announcement: string };

type BrowserAppProps = {
  shownStore: StoreApi<Shown>;
  clientStore: ClientStore;
  navigation: NavigationAccess;
  consent: Consent;
  stageStore: StageStore;
  onReady: () => void;
};

export function BrowserApp({ shownStore, clientStore, navigation, consent, stageStore, onReady }: BrowserAppProps) {
  const { view, announcement } = useStore(shownStore);
  // An effect of the outermost component runs when all of the document is taken over.
  useEffect(onReady, [onReady]);
  return (
    <ClientStateContext value={clientStore}>
      <NavigationContext value={navigation}>
        <ConsentContext value={consent}>
          <StageContext value={stageStore}>
            <App view={view} announcement={announcement} />
          </StageContext>
        </ConsentContext>
      </NavigationContext>
    </ClientStateContext>
  );
}
