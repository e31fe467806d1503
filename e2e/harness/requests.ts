// Lists what a page asks the server for: documents, by which a full load is told from client navigation, and the rest.

import type { Page, Request } from "@playwright/test";

/** The documents that the main frame asked for, as paths with queries, oldest first. The list grows as they come. */
export function watchDocuments(page: Page): readonly string[] {
  return watch(page, (request) => request.isNavigationRequest() && request.frame() === page.mainFrame());
}

/** The requests whose path fits a pattern, as paths with queries, oldest first. The list grows as they come. */
export function watchRequests(page: Page, pattern: RegExp): readonly string[] {
  return watch(page, (request) => pattern.test(new URL(request.url()).pathname));
}

function watch(page: Page, isWanted: (request: Request) => boolean): readonly string[] {
  const seen: string[] = [];
  page.on("request", (request) => {
    if (isWanted(request)) {
      const { pathname, search } = new URL(request.url());
      seen.push(pathname + search);
    }
  });
  return seen;
}
