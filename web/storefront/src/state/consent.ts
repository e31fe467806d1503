// The visitor's choice about cookies while the shop is open: what was chosen, whether the question is being asked, and who
// wants to know of a new choice.

import { createContext, use } from "react";
import { createStore, type StoreApi, useStore } from "zustand";
import { type Choice, choiceCookie, type Purposes, readChoice } from "./consent-cookie.ts";

export type ConsentState = {
  choice: Choice | null;
  /** Closed; asking somebody who has not chosen yet; or opened again by the visitor. */
  question: "closed" | "asking" | "reopened";
};

export type Consent = {
  store: StoreApi<ConsentState>;
  /** Takes up an earlier choice, or asks. */
  start(): void;
  /** Loads what a choice sets in motion. Nobody is asked before it is here. */
  prepare(): Promise<void>;
  choose(purposes: Purposes): void;
  reopen(): void;
  close(): void;
};

type ConsentParts = {
  document: Pick<Document, "cookie">;
  version: string;
  isSecure: boolean;
  now(): number;
  newId(): string;
  prepare(): Promise<void>;
  /** Is told of every choice the visitor makes, not of earlier ones that are taken up. */
  onChoice(choice: Choice): void;
};

export function createConsent({ document, version, isSecure, now, newId, prepare, onChoice }: ConsentParts): Consent {
  const store = createStore<ConsentState>(() => ({ choice: null, question: "closed" }));
  return {
    store,
    start() {
      const choice = readChoice(document.cookie, version, now());
      store.setState({ choice, question: choice ? "closed" : "asking" });
    },
    prepare,
    choose({ analytics, marketing }) {
      const subject = store.getState().choice?.subject ?? newId();
      const choice = { analytics, marketing, version, chosenAtMs: now(), subject };
      document.cookie = choiceCookie(choice, isSecure);
      store.setState({ choice, question: "closed" });
      onChoice(choice);
    },
    reopen: () => store.setState({ question: "reopened" }),
    close: () => store.setState({ question: "closed" }),
  };
}

export const ConsentContext = createContext<Consent | null>(null);

const nobody = createStore<ConsentState>(() => ({ choice: null, question: "closed" }));

/** The state of the question. On the server, and while the browser takes over, nobody is asked anything. */
export function useConsentState(): ConsentState {
  return useStore(use(ConsentContext)?.store ?? nobody);
}

export function useConsent(): Consent {
  const consent = use(ConsentContext);
  if (!consent) {
    throw new Error("There is no consent to give before the app runs in a browser.");
  }
  return consent;
}
