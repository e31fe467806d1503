// The attributes of <html> by which styles, tests and tag configurations recognise the page that is shown.

import type { Payload } from "@trichter/shared/payload";

export function writeDocumentAttributes(root: HTMLElement, payload: Payload): void {
  root.lang = payload.head.lang;
  root.dataset.page = payload.page;
  root.dataset.layout = payload.layout;
  root.dataset.country = payload.country;
}
