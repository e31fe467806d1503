// Whether an answer is one to its step, whatever was answered before, and why not.

import type { Answer, ChooseTask, QuizStep } from "@trichter/shared/quiz";

/** Answers are never longer than this, whatever a quiz allows. */
const maxTextChars = 500;

export type Refusal =
  | { reason: "wrong-kind" | "empty" }
  | { reason: "unknown-option" | "not-alone"; option: string }
  | { reason: "wrong-count" | "out-of-range"; min: number; max: number }
  | { reason: "too-long"; maxChars: number };

/** Null if the step takes the answer. */
export function refusalOf(step: QuizStep, answer: Answer): Refusal | null {
  const { task, isOptional } = step;
  if (answer === "skipped") {
    return isOptional ? null : { reason: "wrong-kind" };
  }
  if (answer === "read") {
    return task.kind === "read" ? null : { reason: "wrong-kind" };
  }
  if (task.kind === "choose" && "chosen" in answer) {
    return refusalOfChoice(task, answer.chosen);
  }
  if (task.kind === "number" && "number" in answer) {
    const { min, max } = task;
    const isNumber = Number.isInteger(answer.number) && min <= answer.number && answer.number <= max;
    return isNumber ? null : { reason: "out-of-range", min, max };
  }
  if (task.kind === "text" && "text" in answer) {
    return refusalOfText(Math.min(task.maxChars, maxTextChars), answer.text);
  }
  return { reason: "wrong-kind" };
}

function refusalOfChoice({ options, atLeast, atMost }: ChooseTask, chosen: readonly string[]): Refusal | null {
  const different = new Set(chosen);
  for (const id of different) {
    const option = options.find((candidate) => candidate.id === id);
    if (!option) {
      return { reason: "unknown-option", option: id };
    }
    if (option.standsAlone && different.size > 1) {
      return { reason: "not-alone", option: id };
    }
  }
  const isEnough = atLeast <= different.size && different.size <= atMost;
  return isEnough ? null : { reason: "wrong-count", min: atLeast, max: atMost };
}

function refusalOfText(maxChars: number, text: string): Refusal | null {
  if (text.trim() === "") {
    return { reason: "empty" };
  }
  // Characters as the server counts them, not halves of some.
  return [...text].length > maxChars ? { reason: "too-long", maxChars } : null;
}
