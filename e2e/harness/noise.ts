// Everything a page should not do unasked: write to the console, throw, lose a request, get an error answer.
// A page that makes no noise has been hydrated without a mismatch.

import type { ConsoleMessage, Page, Request, Response } from "@playwright/test";

export type Noise = {
  /** Begins to listen to a page; returns how to stop. */
  listenTo(page: Page): () => void;
  /** All that was heard, oldest first. */
  all(): string[];
  /** What was heard and not expected. */
  unexpected(): string[];
  /** Declares a noise to be part of the test. */
  expect(pattern: RegExp): void;
};

/** A request that ends because its page is left, or because a newer navigation gave it up, is no fault. */
const givenUp = /^failed: .* net::ERR_ABORTED$/;

/** Said of a page that is drawn later than that, as every page is on a busy machine; `images.spec.ts` asks what is preloaded. */
const drawnLate = /was preloaded using link preload but not used within a few seconds/;

export function createNoise(): Noise {
  const heard: string[] = [];
  const expected: RegExp[] = [givenUp, drawnLate];
  return {
    listenTo(page) {
      const onConsole = (message: ConsoleMessage) => heard.push(`console ${message.type()}: ${message.text()}`);
      const onError = (error: Error) => heard.push(`thrown: ${error.message}`);
      const onFailure = (request: Request) => heard.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
      const onResponse = (response: Response) => {
        if (response.status() >= 400) {
          heard.push(`answer ${response.status()}: ${response.url()}`);
        }
      };
      page.on("console", onConsole).on("pageerror", onError);
      page.on("requestfailed", onFailure).on("response", onResponse);
      return () => {
        page.off("console", onConsole).off("pageerror", onError);
        page.off("requestfailed", onFailure).off("response", onResponse);
      };
    },
    all: () => heard,
    unexpected: () => heard.filter((line) => !expected.some((pattern) => pattern.test(line))),
    expect: (pattern) => void expected.push(pattern),
  };
}
