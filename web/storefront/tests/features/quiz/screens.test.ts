// The screens that answers lead through.

import type { Answers } from "@trichter/shared/quiz";
import { expect, it } from "vitest";
import type { HealthConsent } from "../../../src/features/quiz/runs.ts";
import { screensOf } from "../../../src/features/quiz/screens.ts";
import { everyAnswer, everyAskQuiz } from "./sample-quiz.ts";

const quiz = everyAskQuiz();

function shown(answers: Answers, consent: HealthConsent): string[] {
  return screensOf(quiz, { answers, consent }).map((screen) =>
    screen.kind === "step" ? (quiz.steps[screen.step]?.id ?? "") : screen.kind,
  );
}

it("are those that were answered and the next one", () => {
  expect(screensOf(quiz, null)).toEqual([{ kind: "step", step: 0 }]);
  expect(shown({ goal: { chosen: ["calm"] } }, "none")).toEqual(["goal", "now"]);
});

it("ask for consent before the first question about the body, and let nobody past it", () => {
  const all = ["goal", "now", "habits", "says", "card", "name", "rest", "sleep", "consent"];
  expect(shown(everyAnswer, "none")).toEqual(all);
  for (const consent of ["given", "refused"] as const) {
    expect(shown(everyAnswer, consent)).toEqual([...all, "age", "height", "weight", "pregnant"]);
  }
});

it("end kindly where the quiz stops", () => {
  expect(shown({ ...everyAnswer, age: { number: 17 } }, "refused").slice(-3)).toEqual(["consent", "age", "stopped"]);
});
