// Client navigation: takes over clicks and the back button, loads what the target needs, shows it, moves the view.
// It never looks into an address to find out which page it is; the server does that.

import { isFragmentMove, isSamePage, pagePath } from "./addresses.ts";
import type { ChunkErrors } from "./chunk-errors.ts";
import { loadFully } from "./full-load.ts";
import { clickedLink, internalTarget } from "./internal-link.ts";
import { PayloadUnavailableError } from "./payload-source.ts";
import type { ReloadGuard } from "./reload-guard.ts";
import type { RouteRules } from "./route-rules.ts";
import { focusQuietly, scrollToAnchor, scrollToPosition } from "./scroll.ts";
import type { Position, ScrollMemory } from "./scroll-memory.ts";

/** As many as browsers grant a server before they call it a circle. */
const maxRedirects = 20;

const topOfPage: Position = { left: 0, top: 0 };

export type NavigateOptions = { external?: boolean; replace?: boolean };

export type Router = {
  /**
   * Goes to an address. Another origin needs `external`: without it an error is thrown at once and nothing happens,
   * so that an address from outside can never lead a visitor away unnoticed.
   */
  navigateTo(target: string, options?: NavigateOptions): Promise<void>;
  /** Asks for the page that is shown once more. The visitor stays where they are, with what they have done there. */
  refresh(): Promise<void>;
  start(): void;
};

type How = "push" | "replace" | "pop";

export type RouterParts<View> = {
  browser: Window;
  loadView(path: string, signal: AbortSignal): Promise<View>;
  /** Must have changed the document when it returns. */
  show(view: View): void;
  rulesFor(path: string): Promise<RouteRules>;
  isOutdated(): boolean;
  reloadGuard: ReloadGuard;
  chunkErrors: ChunkErrors;
  scrollMemory: ScrollMemory;
  onAddressChange(): void;
  onError(error: unknown): void;
};

export function createRouter<View>(parts: RouterParts<View>): Router {
  const { browser, reloadGuard, chunkErrors, scrollMemory } = parts;
  const { location, history, document } = browser;
  let shown = new URL(location.href);
  let pending: AbortController | null = null;

  function navigateTo(target: string, { external = false, replace = false }: NavigateOptions = {}): Promise<void> {
    const url = new URL(target, location.href);
    const how = replace ? "replace" : "push";
    if (url.protocol !== "https:" && url.protocol !== "http:") {
      throw new Error(`Navigation to "${url.protocol}" addresses is refused.`);
    }
    if (url.origin !== location.origin && !external) {
      throw new Error(`Navigation to an external address (${url.origin}) needs the external flag.`);
    }
    if (external) {
      loadFully(browser, url, how);
      return Promise.resolve();
    }
    return go(url, how, 0);
  }

  async function refresh(): Promise<void> {
    const place = shown;
    const view = await parts.loadView(pagePath(place), new AbortController().signal).catch(parts.onError);
    // Whoever has left meanwhile, or is about to, wants the other page.
    if (view && shown === place && pending === null) {
      parts.show(view);
    }
  }

  async function go(url: URL, how: How, redirects: number): Promise<void> {
    pending?.abort();
    pending = null;
    if (isSamePage(url, shown)) {
      moveWithinPage(url, how);
    } else {
      await changePage(url, how, redirects);
    }
  }

  /** A hash or query change alone: nothing is fetched. */
  function moveWithinPage(url: URL, how: How): void {
    if (how === "pop") {
      const position = enterEntry(url, how);
      scrollToPosition(browser, position ?? topOfPage);
    } else if (isFragmentMove(shown, url)) {
      // The browser's own move also sets :target and the place where Tab goes on.
      scrollMemory.leave();
      location[how === "push" ? "assign" : "replace"](url.href);
    } else if (url.href === location.href) {
      scrollToPosition(browser, topOfPage);
    } else {
      enterEntry(url, how);
      scrollToAnchor(browser, url.hash);
    }
  }

  async function changePage(url: URL, how: How, redirects: number): Promise<void> {
    chunkErrors.clear();
    if (parts.isOutdated() && reloadGuard.reloadAt(url)) {
      return;
    }
    const controller = new AbortController();
    pending = controller;
    document.documentElement.dataset.navigating = "true";
    try {
      const path = pagePath(url);
      const [{ redirect }, view] = await Promise.all([
        parts.rulesFor(path),
        // A rule may lead elsewhere, so a failure counts only after the rules are known.
        parts.loadView(path, controller.signal).catch((error: unknown) => new LoadFailure(error)),
      ]);
      if (controller.signal.aborted) {
        return;
      }
      if (redirect !== undefined && redirects < maxRedirects) {
        await follow(redirect, url, how, redirects + 1);
      } else if (view instanceof LoadFailure) {
        recover(view.reason, url, how);
      } else {
        arrive(view, url, how);
      }
    } finally {
      if (pending === controller || pending === null) {
        pending = null;
        delete document.documentElement.dataset.navigating;
      }
    }
  }

  function follow(redirect: string, from: URL, how: How, redirects: number): Promise<void> {
    if (URL.canParse(redirect)) {
      location.href = redirect;
      return Promise.resolve();
    }
    const target = new URL(redirect, from);
    target.search ||= from.search;
    target.hash ||= from.hash;
    return go(target, how === "pop" ? "replace" : how, redirects);
  }

  function recover(reason: unknown, url: URL, how: How): void {
    if (reason instanceof PayloadUnavailableError) {
      loadFully(browser, url, how === "push" ? "push" : "replace");
    } else if (!chunkErrors.has(reason) || !reloadGuard.reloadAt(url)) {
      parts.onError(reason);
    }
  }

  function arrive(view: View, url: URL, how: How): void {
    const position = enterEntry(url, how);
    parts.show(view);
    const anchor = position ? null : scrollToAnchor(browser, url.hash);
    if (!anchor) {
      scrollToPosition(browser, position ?? topOfPage);
    }
    focusQuietly(anchor ?? document.querySelector("h1"));
  }

  /** Makes the address current; returns where the view was if the visitor has been at this entry before. */
  function enterEntry(url: URL, how: How): Position | null {
    if (how !== "pop") {
      scrollMemory.leave();
      history[how === "push" ? "pushState" : "replaceState"](null, "", url);
    }
    shown = url;
    const position = scrollMemory.enter();
    parts.onAddressChange();
    return position;
  }

  function onClick(event: MouseEvent): void {
    const link = clickedLink(event);
    const url = link && internalTarget(link, location);
    if (!url) {
      return;
    }
    if (isFragmentMove(location, url)) {
      scrollMemory.leave();
      return;
    }
    event.preventDefault();
    navigateTo(url.href).catch(parts.onError);
  }

  function onPopState({ state }: PopStateEvent): void {
    const url = new URL(location.href);
    // A move to a fragment arrives here too, as a new entry without a state, and has scrolled already.
    if (state === null && isSamePage(url, shown)) {
      enterEntry(url, "pop");
      return;
    }
    scrollMemory.leave();
    go(url, "pop", 0).catch(parts.onError);
  }

  return {
    navigateTo,
    refresh,
    start() {
      const position = scrollMemory.start();
      if (position) {
        scrollToPosition(browser, position);
      }
      document.addEventListener("click", onClick);
      browser.addEventListener("popstate", onPopState);
    },
  };
}

/** Keeps a failure among the results, to be judged once the other result is there. */
class LoadFailure {
  readonly reason: unknown;

  constructor(reason: unknown) {
    this.reason = reason;
  }
}
