// @vitest-environment happy-dom
// The e-mail page goes on in the visitor's funnel, whatever its document links to.

import { afterEach, expect, it } from "vitest";
import { QuizBrowser } from "./quiz-browser.tsx";
import { everyAskQuiz } from "./sample-quiz.ts";

let browser: QuizBrowser;

afterEach(() => browser.close());

it.each([
  ["", "/next/de"],
  ["?src=v3", "/other/at?src=v3"],
  ["?src=gone&utm=1", "/next/de?utm=1"],
])("with %s to %s", async (query, href) => {
  browser = new QuizBrowser(everyAskQuiz());
  browser.query = query;
  await browser.open("", "email");
  const main = [...document.querySelectorAll("a.button-primary")];
  expect(main.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["text of lead-without", href],
    ["text of doc-action-next", href],
  ]);
});
