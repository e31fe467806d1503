// Watches that answers leave no traces: not in the address, the title, the data layer, nor in anything the page asks for.
// What is allowed is listed, so that a new way out is noticed.

import { expect, type Page, type Request } from "@playwright/test";
import { dataLayerOf } from "./consent.ts";

/** Files of the build, pictures, the next page, and the quiz itself: each the same for everybody who sees this screen. */
const allowed = [
  /^\/assets\/[\w.-]+$/,
  /^\/brand\/[\w.-]+(\?v=\w+)?$/,
  /^\/image\/[\w-]+\/[\w=,]+\?v=\w+$/,
  /^\/builds\/(latest|meta\/\w+)\.json(\?\w*)?$/,
  /^(\/[\w-]+)*\/_payload\.json\?\w+$/,
  /^\/api\/quizzes\/[\w-]+\/\w+\/[a-z]{2}_[A-Z]{2}$/,
];

export type AnswerTraces = {
  /** Fails if the present screen, or a request since the start, tells more than its number. */
  expectNone(): Promise<void>;
  /** Fails if anything has been sent. */
  expectNothingSent(): void;
};

/** Begins on the first screen of a quiz. */
export async function watchTraces(page: Page, secrets: readonly string[]): Promise<AnswerTraces> {
  const { origin, pathname, search } = new URL(page.url());
  const title = await page.title();
  const layer = JSON.stringify(await dataLayerOf(page));
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  let checked = 0;

  function check(request: Request): void {
    const url = new URL(request.url());
    const { referer } = request.headers();
    expect(url.origin, "a request to somebody else").toBe(origin);
    if (!request.isNavigationRequest()) {
      expect(
        allowed.some((pattern) => pattern.test(url.pathname + url.search)),
        `a request for ${url.pathname}${url.search}`,
      ).toBe(true);
    }
    expect(referer ?? "", "what is told of the page before").toMatch(/^(http:\/\/[\w.:]+(\/[\w.-]*)*(\?src=\w+)?)?$/);
    for (const secret of secrets) {
      expect(`${request.url()} ${referer} ${request.postData()}`).not.toContain(secret);
    }
  }

  return {
    async expectNone() {
      expect(page.url().replace(/#step-\d+$/, "")).toBe(origin + pathname + search);
      expect(await page.title()).toBe(title);
      expect(JSON.stringify(await dataLayerOf(page))).toBe(layer);
      for (const request of requests.slice(checked)) {
        check(request);
      }
      checked = requests.length;
    },
    expectNothingSent() {
      const sent = requests.filter((request) => request.method() !== "GET" || request.postData() !== null);
      expect(sent.map((request) => `${request.method()} ${request.url()}`)).toEqual([]);
    },
  };
}
