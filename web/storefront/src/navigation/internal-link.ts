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

type Click = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** Whether a click means "here and now": any other button or key asks for a new tab, a download, a menu. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

/** The link that a click asks us to follow: an unmodified main-button click that nobody else has handled. */
export function clickedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || !isPlainClick(event)) {
    return null;
  }
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  return link instanceof HTMLAnchorElement ? link : null;
}
