// What components may know of the browser's address and of loading. The default value stands for
// "not in a browser yet": the server renders with it, and so does the first pass of hydration.

import type { Payload } from "@trichter/shared/payload";
import { createContext, use, useSyncExternalStore } from "react";
import type { Router } from "./router.ts";

export type NavigationAccess = Pick<Router, "navigateTo" | "refresh"> & {
  subscribeToAddress(listener: () => void): () => void;
  /** The current query with its question mark, or an empty string. */
  currentQuery(): string;
  /** The current fragment with its number sign, or an empty string. */
  currentFragment(): string;
  /** Makes a fragment of this page the current address, as a step that Back undoes. */
  openFragment(fragment: string): void;
  /** Takes the fragment out of the address again. */
  closeFragment(): void;
  /** The payload of another page, for parts of it that are shown on this one. */
  loadPayload(path: string, signal: AbortSignal): Promise<Payload>;
  /** Prefetches the link's target once it comes into view; returns how to stop watching. */
  watchLink(link: HTMLAnchorElement): () => void;
};

function refuse(): never {
  throw new Error("There is no navigation before the app runs in a browser.");
}

const outsideBrowser: NavigationAccess = {
  navigateTo: refuse,
  refresh: refuse,
  subscribeToAddress: () => () => {},
  currentQuery: () => "",
  currentFragment: () => "",
  openFragment: refuse,
  closeFragment: refuse,
  loadPayload: refuse,
  watchLink: () => () => {},
};

export const NavigationContext = createContext(outsideBrowser);

export function useNavigation(): NavigationAccess {
  return use(NavigationContext);
}

/** The current query. Cached HTML carries none, and hydration must find the same. */
export function useQuery(): string {
  const navigation = useNavigation();
  return useSyncExternalStore(navigation.subscribeToAddress, navigation.currentQuery, nothing);
}

/** The current fragment; a server never sees one. */
export function useFragment(): string {
  const navigation = useNavigation();
  return useSyncExternalStore(navigation.subscribeToAddress, navigation.currentFragment, nothing);
}

function nothing(): string {
  return "";
}
