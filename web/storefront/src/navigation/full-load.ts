// Leaves client navigation and lets the browser load an address from the server.

export type FullLoadBrowser = {
  location: Pick<Location, "href" | "assign" | "replace" | "reload">;
  history: Pick<History, "state" | "replaceState">;
};

export function loadFully({ location, history }: FullLoadBrowser, url: URL, how: "push" | "replace"): void {
  const here = new URL(location.href);
  if (here.pathname === url.pathname && here.search === url.search) {
    // Assigning an address that differs in its fragment alone would only scroll.
    history.replaceState(history.state, "", url);
    location.reload();
  } else if (how === "push") {
    location.assign(url.href);
  } else {
    location.replace(url.href);
  }
}
