// Tells the server, in one line, of errors that the visitor is not shown. Whatever a line could reveal about the
// visitor is cut away here; where errors come from, the callers know.

const maxReports = 5;
const maxMessageLength = 300;

type ClientErrorParts = {
  fetch: typeof fetch;
  apiBaseUrl(): string;
  page(): string;
  build: string;
};

export type ClientErrors = {
  report(error: unknown): void;
  /** Reports what event handlers and promises let escape. */
  listen(browser: Pick<Window, "addEventListener">): void;
};

export function createClientErrors({ fetch, apiBaseUrl, page, build }: ClientErrorParts): ClientErrors {
  let reports = 0;

  function report(error: unknown): void {
    if (reports >= maxReports) {
      return;
    }
    reports += 1;
    fetch(`${apiBaseUrl()}/api/client-errors`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ message: messageOf(error), page: page(), build }),
      keepalive: true,
    }).catch(() => {
      // Telling of this failure too would go the same way.
    });
  }

  return {
    report,
    listen(browser) {
      browser.addEventListener("error", (event) => report(event.error ?? event.message));
      browser.addEventListener("unhandledrejection", (event) => report(event.reason));
    },
  };
}

/** One line, without the queries and fragments of addresses: those may hold an e-mail address or an order number. */
export function messageOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text
    .replace(/\s+/g, " ")
    .replace(/(\/[^\s?#"'<>()]*)[?#][^\s"'<>()]*/g, "$1")
    .slice(0, maxMessageLength);
}
