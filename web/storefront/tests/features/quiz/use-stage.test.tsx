// @vitest-environment happy-dom
// What a quiz tells of its steps: which one is on the screen, which one was answered, and never how.

import { afterEach, expect, it } from "vitest";
import type { QuizStages } from "../../../src/state/quiz-stage.ts";
import { QuizBrowser } from "./quiz-browser.tsx";
import { everyAnswer, everyAskQuiz } from "./sample-quiz.ts";

let browser: QuizBrowser;

afterEach(() => browser.close());

function watch(): QuizStages[] {
  const told: QuizStages[] = [];
  browser.stages.subscribe((stages) => told.push(stages));
  return told;
}

it("tells of each step that is shown and each that is answered, in the visitor's funnel", async () => {
  const quiz = everyAskQuiz();
  browser = new QuizBrowser(quiz);
  browser.query = "?src=v3";
  const told = watch();
  await browser.open();
  const { revision } = quiz;
  const goal = { funnel: "v3", step: "goal", revision };
  expect(told).toEqual([{ shown: goal, answered: null }]);
  await browser.click('input[value="calm"]');
  expect(told.slice(1)).toEqual([
    { shown: goal, answered: goal },
    { shown: null, answered: goal },
    { shown: { funnel: "v3", step: "now", revision }, answered: goal },
  ]);
  browser.close();
  expect(browser.stages.getState().shown).toBeNull();
});

it("tells of no step while the visitor is asked for consent", async () => {
  const answers = Object.entries(everyAnswer);
  browser = new QuizBrowser(everyAskQuiz());
  browser.answerBefore(Object.fromEntries(answers.slice(0, Object.keys(everyAnswer).indexOf("sleep"))));
  await browser.open("#step-8");
  expect(browser.stages.getState().shown).toMatchObject({ funnel: "start", step: "sleep" });
  await browser.click(".quiz-continue");
  expect(browser.heading).toBe("text of quiz-consent-heading");
  expect(browser.stages.getState()).toMatchObject({ shown: null, answered: { step: "sleep" } });
});
