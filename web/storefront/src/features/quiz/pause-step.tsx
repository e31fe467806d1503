// Nothing to answer: something to read on the way.

import type { Answer, QuizStep, ReadTask } from "@trichter/shared/quiz";
import type { FormEvent } from "react";
import { useText } from "../../text/use-text.ts";
import { Question } from "./question.tsx";
import { useQuizText } from "./quiz-text.ts";

export const texts = ["quiz-continue"] as const;

type PauseStepProps = { step: QuizStep; task: ReadTask; onAnswer: (answer: Answer) => void };

export function PauseStep({ step, task, onAnswer }: PauseStepProps) {
  const t = useText<typeof texts>();
  const text = useQuizText();

  function submit(event: FormEvent): void {
    event.preventDefault();
    onAnswer("read");
  }

  return (
    <form className="quiz-form" onSubmit={submit}>
      <Question step={step} />
      <div className="quiz-paragraphs">
        {task.paragraphs.map((paragraph) => (
          <p key={paragraph}>{text(paragraph)}</p>
        ))}
      </div>
      <button type="submit" className="button button-primary button-large quiz-continue">
        {t("quiz-continue")}
      </button>
    </form>
  );
}
