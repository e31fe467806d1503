// Sends something small that nobody waits for, even while the page is being left.

type BeaconParts = {
  navigator: Pick<Navigator, "sendBeacon">;
  fetch: typeof fetch;
  /** Of the page. */
  origin: string;
  address(): string;
};

/** What cannot be sent is lost: counting is never worth a visitor's time. */
export function createBeacon({ navigator, fetch, origin, address }: BeaconParts): (json: string) => void {
  /** A beacon to another origin would bring cookies along, which our API refuses there. */
  function isQueued(url: URL, json: string): boolean {
    return url.origin === origin && navigator.sendBeacon(url, new Blob([json], { type: "application/json" }));
  }

  return (json) => {
    const url = new URL(address(), origin);
    if (!isQueued(url, json)) {
      fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: json,
        keepalive: true,
      }).catch(() => {});
    }
  };
}
