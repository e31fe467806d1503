// A browser for router tests: a session history that can go back, and a location that notes full loads instead of
// performing them. Document and elements are those of the test environment.

import { vi } from "vitest";

type Entry = { url: URL; state: unknown };

export class FakeBrowser extends EventTarget {
  readonly document = document;
  readonly scrollTo = vi.fn<(to: ScrollToOptions) => void>(({ top = 0 }) => {
    this.scrollY = top;
  });
  scrollX = 0;
  scrollY = 0;
  /** Every full load, in the order in which it was asked for. */
  readonly fullLoads: string[] = [];
  #entries: Entry[];
  #at = 0;

  constructor(href: string) {
    super();
    this.#entries = [{ url: new URL(href), state: null }];
  }

  get #entry(): Entry {
    const entry = this.#entries[this.#at];
    if (!entry) {
      throw new Error("The history has no such entry.");
    }
    return entry;
  }

  get address(): string {
    return this.#entry.url.href.replace(this.#entry.url.origin, "");
  }

  get entryCount(): number {
    return this.#entries.length;
  }

  matchMedia(): { matches: boolean } {
    return { matches: false };
  }

  readonly history = {
    scrollRestoration: "auto",
    pushState: (state: unknown, _unused: string, url?: string | URL) => {
      this.#entries = [...this.#entries.slice(0, this.#at + 1), { state, url: this.#resolve(url) }];
      this.#at += 1;
    },
    replaceState: (state: unknown, _unused: string, url?: string | URL) => {
      this.#entries[this.#at] = { state, url: this.#resolve(url) };
    },
  };

  readonly location = {
    assign: (href: string) => this.fullLoads.push(`assign ${href}`),
    replace: (href: string) => this.fullLoads.push(`replace ${href}`),
    reload: () => this.fullLoads.push(`reload ${this.#entry.url.href}`),
  };

  /** Typed as the router sees it. */
  asWindow(): Window {
    const entry = () => this.#entry;
    Object.defineProperty(this.history, "state", { get: () => entry().state });
    for (const part of ["origin", "pathname", "search", "hash", "protocol"] as const) {
      Object.defineProperty(this.location, part, { get: () => entry().url[part] });
    }
    Object.defineProperty(this.location, "href", {
      get: () => entry().url.href,
      set: (href: string) => this.fullLoads.push(`href ${href}`),
    });
    return this as unknown as Window;
  }

  go(delta: number): void {
    this.#at += delta;
    this.#pop();
  }

  /** What the browser does by itself when a link to a fragment is clicked. */
  moveToFragment(hash: string, top: number): void {
    const url = this.#resolve(hash);
    this.#entries = [...this.#entries.slice(0, this.#at + 1), { state: null, url }];
    this.#at += 1;
    this.scrollY = top;
    this.#pop();
  }

  #pop(): void {
    this.dispatchEvent(Object.assign(new Event("popstate"), { state: this.#entry.state }));
  }

  #resolve(url: string | URL | undefined): URL {
    return new URL(url ?? "", this.#entry.url);
  }
}
