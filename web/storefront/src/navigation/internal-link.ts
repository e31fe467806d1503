// Decides which links and clicks are ours to handle. Everything that is not clearly ours stays with the browser.

/** The address a link leads to, if it is a page of this shop opened in this tab; otherwise null. */
export function internalTarget(link: HTMLAnchorElement, here: Pick<Location, "origin">): URL | null {
  if (!link.hasAttribute("href") || link.hasAttribute("download") || "external" in link.dataset) {
    return null;
  }
  if (link.target !== "" && link.target !== "_self") {
    return null;
  }
  const url = URL.canParse(link.href) ? new URL(link.href) : null;
  return url?.origin === here.origin ? url : null;
}

/** The link that a click asks us to follow: an unmodified main-button click that nobody else has handled. */
export function clickedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) {
    return null;
  }
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return null;
  }
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  return link instanceof HTMLAnchorElement ? link : null;
}
