// What components may know of the browser's address and of link prefetching. The default value stands for
// "not in a browser yet": the server renders with it, and so does the first pass of hydration.

import { createContext, use } from "react";
import type { Router } from "./router.ts";

export type NavigationAccess = Pick<Router, "navigateTo"> & {
  subscribeToQuery(listener: () => void): () => void;
  /** The current query with its question mark, or an empty string. */
  currentQuery(): string;
  /** Prefetches the link's target once it comes into view; returns how to stop watching. */
  watchLink(link: HTMLAnchorElement): () => void;
};

const outsideBrowser: NavigationAccess = {
  navigateTo: () => {
    throw new Error("There is nowhere to navigate to before the app runs in a browser.");
  },
  subscribeToQuery: () => () => {},
  currentQuery: () => "",
  watchLink: () => () => {},
};

export const NavigationContext = createContext(outsideBrowser);

export function useNavigation(): NavigationAccess {
  return use(NavigationContext);
}
