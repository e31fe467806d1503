// @vitest-environment happy-dom
// The summary: what answers on the device led to, and nothing that sells for those who are offered nothing.

import type { Answers } from "@trichter/shared/quiz";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { App } from "../../../src/app/app.tsx";
import { layouts, pages, shopBlocks } from "../../../src/app/server-modules.ts";
import { samplePayload } from "../../sample-payload.ts";
import { QuizBrowser } from "./quiz-browser.tsx";
import { everyAnswer, everyAskQuiz, quizText } from "./sample-quiz.ts";

let browser: QuizBrowser;

afterEach(() => browser?.close());

async function open(answers: Answers | null, isConnected = true): Promise<void> {
  const quiz = everyAskQuiz();
  browser = new QuizBrowser(quiz);
  if (answers) {
    browser.answerBefore(answers);
  }
  if (isConnected) {
    connect();
  }
  await browser.open("", "summary");
}

function connect(): void {
  const quiz = everyAskQuiz();
  const bundle = { quiz, text: quizText(quiz) };
  browser.device.answers.set("https://api.example/api/quizzes/sample/r1/de_DE", () => Response.json(bundle));
}

describe("the result", () => {
  it("says the ending, the profile, the day and the nutrients that the answers led to", async () => {
    await open(everyAnswer);
    const result = browser.find(".quiz-result");
    expect(result.textContent).toContain("text of ending-trio-heading");
    expect(browser.find('[role="img"].quiz-profile').getAttribute("aria-label")).toBe(
      "text of scale-rhythm: text of quiz-result-points",
    );
    expect(browser.find(".quiz-profile-part").getAttribute("width")).toBe("200");
    expect([...result.querySelectorAll(".quiz-routine h4")].map(({ textContent }) => textContent)).toEqual([
      "text of routine-morning",
    ]);
    expect([...result.querySelectorAll("[data-nutrient]")].map(({ textContent }) => textContent)).toEqual([
      "Zink trägt zu etwas bei",
    ]);
    expect(browser.find(".quiz-nutrients").parentElement?.querySelector('[data-companion="dose"]')).not.toBeNull();
  });

  it("suggests a package with its whole price, and the way on", async () => {
    await open(everyAnswer);
    expect(browser.find(".quiz-package .price").textContent).toBe("89,70 €");
    expect(browser.find(".quiz-package .fine-print").textContent).toContain("766,67 €/kg");
    expect(browser.find(".quiz-result .button-wide").getAttribute("href")).toBe("/next/de");
  });

  it("suggests nothing where the ending suggests nothing", async () => {
    await open({ ...everyAnswer, goal: { chosen: ["energy"] } });
    expect(browser.find(".quiz-result").textContent).toContain("text of ending-heading");
    expect(document.querySelector(".quiz-package, .quiz-nutrients")).toBeNull();
  });

  it("invites to the quiz whoever has no answers", async () => {
    await open(null);
    expect(browser.find(".quiz-result a").getAttribute("href")).toBe("/start/at");
    expect(browser.device.kept.length).toBe(0);
  });

  it("waits without a connection, and tries again when asked", async () => {
    await open(everyAnswer, false);
    expect(browser.find(".quiz-result").textContent).toContain("text of quiz-failed");
    connect();
    await browser.click("text of quiz-retry");
    expect(browser.find(".quiz-result").textContent).toContain("text of ending-trio-heading");
  });

  it("of a quiz that stopped is kind, and nothing on the page sells", async () => {
    await open({ ...everyAnswer, age: { number: 17 } });
    expect(browser.find(".quiz-result").textContent).toContain("text of quiz-stop-under-age-heading");
    expect(document.querySelector(".blocks")).toBeNull();
    expect(document.body.textContent).not.toMatch(/€|doc-package/);
  });
});

it("the server keeps its room, and knows nothing of it", () => {
  const payload = samplePayload("summary", "quiz");
  const view = { payload, Page: pages.summary.Page, Layout: layouts.quiz.Layout, shopBlocks };
  const html = renderToString(<App view={view} announcement="" />);
  expect(html).toContain(
    '<section class="quiz-result"><div class="quiz-waiting" role="status"><p>text of quiz-loading</p></div></section>',
  );
});
