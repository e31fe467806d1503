// What a screen of a quiz shows. The first one follows from the quiz alone, so that it can be shown before the code that
// walks quizzes is there.

import type { Answer, Quiz, QuizIcon, QuizOption, QuizStep } from "@trichter/shared/quiz";
import type { ReactNode } from "react";
import type { TextArgs } from "../../text/bundle.ts";
import type { QuizText } from "./quiz-text.ts";

export type MapSection = { name: string | null; icon: QuizIcon | null; state: "done" | "now" | "next" };

/** `done` of a thousand; the number of the question and how many there are at most. */
export type QuizProgress = { done: number; number: number; most: number; sections: MapSection[] };

export type QuizView = {
  /** The number of the screen, counted from one. */
  number: number;
  progress: QuizProgress | null;
  /** A step to choose on, with the options that are offered and the answer from before. */
  choice: { step: QuizStep; options: QuizOption[]; answer: Answer | undefined } | null;
  text: QuizText;
  /** What stands above everything, in the place of a choice, and below it. */
  notice: ReactNode;
  body: ReactNode;
  remark: ReactNode;
  isBusy: boolean;
  onAnswer: (answer: Answer) => void;
  onBack: () => void;
};

/** Whether a quiz begins with a choice that may be made before anything else is asked. */
export function startsWithChoice({ steps: [first] }: Quiz): boolean {
  return first?.task.kind === "choose" && !first.isHealth;
}

/** The first screen of somebody who has answered nothing. `body` shows it if it is no choice. */
export function firstView(
  quiz: Quiz,
  translate: (id: string, args: TextArgs) => string,
  body: ReactNode,
  onAnswer: (answer: Answer) => void,
): QuizView {
  const [step] = quiz.steps;
  const nothing = Object.fromEntries(quiz.steps.map(({ id }) => [id, "none"]));
  return {
    number: 1,
    progress: {
      done: 0,
      number: 1,
      most: quiz.steps.length,
      sections: quiz.sections.map(({ name, icon }, position) => ({
        name,
        icon,
        state: position === 0 ? "now" : "next",
      })),
    },
    choice:
      step?.task.kind === "choose" && startsWithChoice(quiz)
        ? { step, options: step.task.options, answer: undefined }
        : null,
    text: (id) => translate(id, nothing),
    notice: null,
    body,
    remark: null,
    isBusy: false,
    onAnswer,
    onBack: () => {},
  };
}

/** Room for a later screen until it is known what stands on it. */
export function waitingView(first: QuizView, number: number): QuizView {
  return { ...first, number, progress: null, choice: null, body: null, isBusy: true };
}
