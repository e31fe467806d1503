// A number in the unit that the visitor thinks in. The unit can be changed, and what was written is converted.

import type { Answer, NumberTask, QuizStep } from "@trichter/shared/quiz";
import { type FormEvent, useRef, useState } from "react";
import { useClientState } from "../../state/client-state.ts";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { refusalOf } from "./accepts.ts";
import { Question, questionId } from "./question.tsx";
import { useQuizText } from "./quiz-text.ts";
import { parse, phrase, signsOf, type Typed, type UnitName, unitsFor, usualUnit, write } from "./units.ts";
import "./fields.css";

export const texts = ["quiz-continue", "quiz-number-unit", "quiz-number-range"] as const;

type NumberStepProps = {
  step: QuizStep;
  task: NumberTask;
  number: number | null;
  typed: Typed | undefined;
  onAnswer: (answer: Answer, typed: Typed) => void;
};

export function NumberStep({ step, task, number, typed: typedBefore, onAnswer }: NumberStepProps) {
  const t = useText<typeof texts>();
  const text = useQuizText();
  const locale = useClientState(({ language }) => language);
  const country = useClientState((state) => state.locale);
  const [typed, setTyped] = useState(() => typedBefore ?? firstTyped());
  const [isRefused, setIsRefused] = useState(false);
  const firstField = useRef<HTMLInputElement>(null);
  const units = unitsFor(task.measure);
  const signs = signsOf(typed.unit);

  function firstTyped(): Typed {
    const unit = usualUnit(task.measure, country);
    return number === null ? { unit, fields: signsOf(unit).map(() => "") } : write(unit, number, locale);
  }

  function changeUnit(unit: UnitName): void {
    const kept = parse(typed);
    setTyped(kept === null ? { unit, fields: signsOf(unit).map(() => "") } : write(unit, kept, locale));
    setIsRefused(false);
  }

  function changeField(position: number, value: string): void {
    setTyped({ ...typed, fields: typed.fields.map((field, at) => (at === position ? value : field)) });
    setIsRefused(false);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const kept = parse(typed);
    const answer = kept === null ? null : { number: kept };
    if (answer && refusalOf(step, answer) === null) {
      onAnswer(answer, typed);
    } else {
      setIsRefused(true);
      firstField.current?.focus();
    }
  }

  const range = {
    from: phrase(write(typed.unit, task.min, locale, "up")),
    to: phrase(write(typed.unit, task.max, locale, "down")),
  };
  const unitText = task.unit === null ? null : text(task.unit);
  return (
    <form className="quiz-form" onSubmit={submit} noValidate>
      <Question step={step} />
      {units.length > 1 && (
        <fieldset className="quiz-units">
          <legend className="visually-hidden">{t("quiz-number-unit")}</legend>
          {units.map((unit) => (
            <label key={unit} className="quiz-unit">
              <input
                type="radio"
                name="unit"
                value={unit}
                checked={unit === typed.unit}
                onChange={() => changeUnit(unit)}
              />
              <span>{signsOf(unit).join(" · ")}</span>
            </label>
          ))}
        </fieldset>
      )}
      <div className="quiz-numbers">
        {typed.fields.map((value, position) => (
          // Fields have no name but their place.
          <span key={position} className="quiz-number">
            <input
              ref={position === 0 ? firstField : null}
              className="input quiz-number-field"
              inputMode={typed.unit === "whole" ? "numeric" : "decimal"}
              autoComplete="off"
              maxLength={8}
              value={value}
              aria-labelledby={`${questionId} quiz-number-sign-${position}`}
              aria-invalid={isRefused || undefined}
              aria-describedby={isRefused ? "quiz-error" : undefined}
              onChange={(event) => changeField(position, event.currentTarget.value)}
            />
            <span id={`quiz-number-sign-${position}`} className="quiz-number-sign">
              {signs[position] || unitText}
            </span>
          </span>
        ))}
      </div>
      {isRefused && (
        <p id="quiz-error" className="field-error" role="alert">
          <Icon name="info" />
          {t("quiz-number-range", range)}
        </p>
      )}
      <button type="submit" className="button button-primary button-large quiz-continue">
        {t("quiz-continue")}
      </button>
    </form>
  );
}
