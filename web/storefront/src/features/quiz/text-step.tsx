// A short text in the visitor's own words. Browsers are asked not to fill it in.

import type { Answer, QuizStep, TextTask } from "@trichter/shared/quiz";
import { type FormEvent, useRef, useState } from "react";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { refusalOf } from "./accepts.ts";
import { Question, questionId } from "./question.tsx";
import "./fields.css";

export const texts = ["quiz-continue", "quiz-text-missing"] as const;

type TextStepProps = { step: QuizStep; task: TextTask; text: string; onAnswer: (answer: Answer) => void };

export function TextStep({ step, task, text, onAnswer }: TextStepProps) {
  const t = useText<typeof texts>();
  const [written, setWritten] = useState(text);
  const [isRefused, setIsRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const answer = { text: written };
    if (refusalOf(step, answer) === null) {
      onAnswer(answer);
    } else {
      setIsRefused(true);
      field.current?.focus();
    }
  }

  return (
    <form className="quiz-form" onSubmit={submit} noValidate>
      <Question step={step} />
      <input
        ref={field}
        className="input"
        autoComplete="off"
        maxLength={task.maxChars}
        value={written}
        aria-labelledby={questionId}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? "quiz-error" : undefined}
        onChange={(event) => {
          setWritten(event.currentTarget.value);
          setIsRefused(false);
        }}
      />
      {isRefused && (
        <p id="quiz-error" className="field-error" role="alert">
          <Icon name="info" />
          {t("quiz-text-missing")}
        </p>
      )}
      <button type="submit" className="button button-primary button-large quiz-continue">
        {t("quiz-continue")}
      </button>
    </form>
  );
}
