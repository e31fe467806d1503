// A number between two ends that mean something: a native slider with its value beside it.

import type { Answer, NumberTask, QuizStep } from "@trichter/shared/quiz";
import { type FormEvent, useState } from "react";
import { useText } from "../../text/use-text.ts";
import { Question, questionId } from "./question.tsx";
import { useQuizText } from "./quiz-text.ts";
import "./fields.css";

export const texts = ["quiz-continue"] as const;

type SliderStepProps = {
  step: QuizStep;
  task: NumberTask;
  number: number | null;
  onAnswer: (answer: Answer) => void;
};

export function SliderStep({ step, task, number, onAnswer }: SliderStepProps) {
  const t = useText<typeof texts>();
  const text = useQuizText();
  const { min, max, step: stride, low, high, unit } = task;
  const middle = min + Math.round((max - min) / 2 / stride) * stride;
  const [value, setValue] = useState(number ?? middle);
  const words = unit === null ? String(value) : `${value} ${text(unit)}`;

  function submit(event: FormEvent): void {
    event.preventDefault();
    onAnswer({ number: value });
  }

  return (
    <form className="quiz-form" onSubmit={submit} noValidate>
      <Question step={step} />
      <output className="quiz-slider-value" htmlFor="quiz-slider">
        {words}
      </output>
      <input
        id="quiz-slider"
        type="range"
        className="quiz-slider"
        min={min}
        max={max}
        step={stride}
        value={value}
        aria-labelledby={questionId}
        aria-valuetext={words}
        onChange={(event) => setValue(event.currentTarget.valueAsNumber)}
      />
      <div className="quiz-slider-ends">
        <span>{low !== null && text(low)}</span>
        <span>{high !== null && text(high)}</span>
      </div>
      <button type="submit" className="button button-primary button-large quiz-continue">
        {t("quiz-continue")}
      </button>
    </form>
  );
}
