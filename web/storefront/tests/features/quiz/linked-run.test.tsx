// @vitest-environment happy-dom
// The link of a mail opens a run on another device, and never loses the one that is there.

import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { QuizBrowser } from "./quiz-browser.tsx";
import { everyAnswer, everyAskQuiz, quizText } from "./sample-quiz.ts";

const api = "https://api.example/api";

let browser: QuizBrowser;

// What a page loads at the first use is at hand here.
beforeAll(async () => {
  await import("@trichter/shared/api-client");
  await import("../../../src/features/quiz/result.tsx");
  await import("../../../src/blocks/shop/shop-blocks.ts");
});

beforeEach(() => {
  browser = new QuizBrowser(everyAskQuiz());
  browser.device.keptInTab.setItem("trichter:mail-link", "#run=ses_LINKED.link-secret");
  const quiz = everyAskQuiz();
  for (const revision of ["r0", "r1"]) {
    const bundle = { quiz: { ...quiz, revision }, text: quizText(quiz) };
    browser.device.answers.set(`${api}/quizzes/sample/${revision}/de_DE`, () => Response.json(bundle));
  }
});

afterEach(() => browser.close());

function keep(id = "ses_LINKED", revision = "r1"): void {
  const answers = Object.entries(everyAnswer).map(([step, answer], at) => ({
    step,
    answer,
    sequence: at + 3,
    answered_at: at,
  }));
  browser.device.answers.set(`GET ${api}/quiz-sessions/ses_LINKED`, (request) => {
    expect(request?.headers.get("authorization")).toBe("Bearer link-secret");
    return Response.json({ id, quiz: "sample", revision, answers });
  });
}

function text(): string {
  return document.body.textContent ?? "";
}

describe("on the summary", () => {
  it("shows the result and makes the run this device's own", async () => {
    keep();
    await browser.open("", "summary");
    expect(text()).toContain("text of ending-trio-heading");
    expect(browser.run).toMatchObject({
      session: "LINKED",
      secret: "link-secret",
      consent: "given",
      answers: everyAnswer,
      sequence: Object.keys(everyAnswer).length + 2,
    });
    expect(browser.device.keptInTab.length).toBe(0);
  });

  it("shows the result of an earlier revision of the quiz", async () => {
    keep("ses_LINKED", "r0");
    await browser.open("", "summary");
    expect(text()).toContain("text of ending-trio-heading");
    expect(browser.run?.revision).toBe("r0");
  });

  it("asks which one to go on with where there is another run", async () => {
    keep();
    browser.answerBefore({ ...everyAnswer, goal: { chosen: ["energy"] } }, "given");
    await browser.open("", "summary");
    expect(text()).toContain("text of quiz-link-heading");
    expect(browser.run?.session).toBe("SESSION");
    await browser.click("text of quiz-link-take");
    expect(text()).toContain("text of ending-trio-heading");
    expect(browser.run?.session).toBe("LINKED");
  });

  it("keeps the run on the device if that is wished", async () => {
    keep();
    browser.answerBefore({ ...everyAnswer, goal: { chosen: ["energy"] } });
    await browser.open("", "summary");
    await browser.click("text of quiz-link-keep");
    expect(text()).toContain("text of ending-heading");
    expect(browser.run?.session).toBe("SESSION");
    expect(browser.device.keptInTab.length).toBe(0);
  });

  it("leaves the device alone that the run was answered on", async () => {
    keep("ses_SESSION");
    browser.answerBefore({ ...everyAnswer, goal: { chosen: ["energy"] } }, "given");
    await browser.open("", "summary");
    expect(text()).toContain("text of ending-heading");
    expect(browser.run?.secret).toBe("secret");
  });

  it("says kindly that a link is gone, and how to begin", async () => {
    browser.device.answers.set(`GET ${api}/quiz-sessions/ses_LINKED`, () =>
      Response.json({ code: "not-found", title: "gone" }, { status: 404 }),
    );
    await browser.open("", "summary");
    expect(text()).toContain("text of quiz-link-gone-text");
    expect(browser.find(".quiz-result a").getAttribute("href")).toBe("/start/at");
    expect(browser.device.keptInTab.length).toBe(0);
  });

  it("waits without a connection, and tries again when asked", async () => {
    await browser.open("", "summary");
    expect(text()).toContain("text of quiz-failed");
    keep();
    await browser.click("text of quiz-retry");
    expect(text()).toContain("text of ending-trio-heading");
  });
});

it("on the quiz leads to the result, and answers that are changed are saved with the link's secret", async () => {
  keep();
  await browser.open();
  expect(text()).toContain("text of quiz-resume-result");
  await browser.click("label:has(input[value=energy])");
  const [run, step] = browser.sync.answerGiven.mock.calls[0] ?? [];
  expect([run?.session, run?.secret, step]).toEqual(["LINKED", "link-secret", "goal"]);
  expect(run?.sequence).toBe(Object.keys(everyAnswer).length + 3);
});
