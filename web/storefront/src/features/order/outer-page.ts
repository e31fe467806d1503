// The bank's step may stand in a frame of the page that the buyer is on. Whoever comes back within it has to say so to that page,
// and nobody else may.

const back = "trichter:back";

/** Tells the page around this one that the buyer is back; false if there is no such page. */
export function tellOuterPage(): boolean {
  if (window.parent === window) {
    return false;
  }
  window.parent.postMessage(back, window.location.origin);
  return true;
}

/** Whether a message says that the buyer is back in this frame. */
export function isBack({ data, origin, source }: MessageEvent, frame: HTMLIFrameElement | null): boolean {
  return data === back && origin === window.location.origin && source !== null && source === frame?.contentWindow;
}
