// Choosing from lines, pictures or degrees of agreement: native radio buttons or checkboxes in a real form. One choice goes
// on by itself when it is made by pointer, Space or Enter; arrow keys only move, as everywhere.

import type { Answer, ChooseTask, QuizOption, QuizStep } from "@trichter/shared/quiz";
import { type FormEvent, type KeyboardEvent, use, useEffect, useRef, useState } from "react";
import { DeviceContext } from "../../navigation/device-context.ts";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { Image } from "../../ui/image.tsx";
import { Question } from "./question.tsx";
import { useQuizText } from "./quiz-text.ts";
import "./choices.css";

export const texts = ["quiz-continue", "quiz-choose-missing", "quiz-choose-several"] as const;

/** How wide a picture to choose is shown. */
export const tileSizes = "xs:160px sm:200px";

/** Long enough to see what was chosen, too short to wait for. */
const confirmMs = 160;

type ChoicesProps = {
  step: QuizStep;
  /** Those that are offered. */
  options: readonly QuizOption[];
  answer: Answer | undefined;
  onAnswer: (answer: Answer) => void;
};

export function Choices({ step, options, answer, onAnswer }: ChoicesProps) {
  const t = useText<typeof texts>();
  const { atLeast, atMost } = step.task as ChooseTask;
  const isSingle = atMost === 1;
  const given = chosenBefore(answer, options);
  const [chosen, setChosen] = useState(given);
  const [isMissing, setIsMissing] = useState(false);
  const { onKeyDown, onKeyUp, isMoving, confirm } = useConfirmation();
  // The room for it is always there, so that nothing moves.
  const [needsButton, setNeedsButton] = useState(!isSingle || given.length > 0);

  function choose(option: QuizOption): void {
    setIsMissing(false);
    if (!isSingle) {
      setChosen(toggled(chosen, option, options));
      return;
    }
    setChosen([option.id]);
    if (isMoving()) {
      setNeedsButton(true);
    } else {
      confirm(() => onAnswer({ chosen: [option.id] }));
    }
  }

  /** Browsers do not click a radio button by Space if it is chosen already, by arrow keys or from before. */
  function goOnBySpace(event: KeyboardEvent): void {
    const isChosen = event.target instanceof HTMLInputElement && event.target.checked;
    if (isSingle && event.key === " " && isChosen) {
      event.preventDefault();
      confirm(() => onAnswer({ chosen: [...chosen] }));
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (chosen.length < atLeast) {
      setIsMissing(true);
    } else {
      confirm(() => onAnswer({ chosen: [...chosen] }), 0);
    }
  }

  return (
    // Before the script is there, or without it, this method submits nothing: an answer must not become an address.
    <form
      method="dialog"
      className="quiz-form"
      onSubmit={submit}
      onKeyDown={onKeyDown}
      onKeyUp={(event) => {
        onKeyUp();
        goOnBySpace(event);
      }}
      noValidate
    >
      <fieldset className="quiz-fieldset" aria-describedby={isMissing ? "quiz-error" : undefined}>
        <Question step={step} as="legend" />
        {!isSingle && <p className="quiz-hint">{t("quiz-choose-several", { most: String(atMost) })}</p>}
        <div className={`quiz-options quiz-options-${step.ask}`}>
          {options.map((option) => {
            const isChosen = chosen.includes(option.id);
            const isFull = !isSingle && !isChosen && !option.standsAlone && chosen.length >= atMost;
            return (
              <Option
                key={option.id}
                option={option}
                name={step.id}
                isSingle={isSingle}
                isChosen={isChosen}
                isDisabled={isFull && !options.some(({ id, standsAlone }) => standsAlone && chosen.includes(id))}
                onChoose={() => choose(option)}
              />
            );
          })}
        </div>
      </fieldset>
      {isMissing && (
        <p id="quiz-error" className="field-error" role="alert">
          <Icon name="info" />
          {t("quiz-choose-missing")}
        </p>
      )}
      <button
        type="submit"
        className="button button-primary button-large quiz-continue"
        data-waiting={needsButton ? undefined : ""}
      >
        {t("quiz-continue")}
      </button>
    </form>
  );
}

type OptionProps = {
  option: QuizOption;
  name: string;
  isSingle: boolean;
  isChosen: boolean;
  isDisabled: boolean;
  onChoose: () => void;
};

function Option({ option, name, isSingle, isChosen, isDisabled, onChoose }: OptionProps) {
  const text = useQuizText();
  const { id, label, icon, pictures } = option;
  return (
    <label className={`choice quiz-option ${pictures.length > 0 ? "quiz-tile" : ""}`}>
      <input
        type={isSingle ? "radio" : "checkbox"}
        name={name}
        value={id}
        checked={isChosen}
        disabled={isDisabled}
        // Clicks tell more than changes: choosing again what is chosen goes on too.
        onClick={isSingle ? onChoose : undefined}
        onChange={isSingle ? ignore : onChoose}
      />
      {pictures.length > 0 && (
        <span className="quiz-tile-pictures">
          {pictures.map((picture, position) => (
            <Image key={position} picture={picture} alt="" sizes={tileSizes} className="quiz-tile-picture" />
          ))}
        </span>
      )}
      {icon !== null && (
        <span className="quiz-option-icon">
          <Icon name={icon} size="large" />
        </span>
      )}
      <span className="quiz-option-words">
        <span className="quiz-option-label">{text(label)}</span>
        {option.text !== null && <span className="quiz-option-text">{text(option.text)}</span>}
      </span>
    </label>
  );
}

function ignore(): void {
  // The click has said it.
}

function chosenBefore(answer: Answer | undefined, options: readonly QuizOption[]): readonly string[] {
  const chosen = typeof answer === "object" && "chosen" in answer ? answer.chosen : [];
  return chosen.filter((id) => options.some((option) => option.id === id));
}

/** "None of these" and one of these exclude each other. */
function toggled(chosen: readonly string[], option: QuizOption, options: readonly QuizOption[]): readonly string[] {
  if (chosen.includes(option.id)) {
    return chosen.filter((id) => id !== option.id);
  }
  const isAlone = (id: string) => options.some((other) => other.id === id && other.standsAlone);
  return option.standsAlone ? [option.id] : [...chosen.filter((id) => !isAlone(id)), option.id];
}

/** Tells arrow keys, which click too, from a choice; and lets a choice be seen before it goes on. */
function useConfirmation() {
  const device = use(DeviceContext);
  const isArrowDown = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onKeyDown({ key }: KeyboardEvent) {
      isArrowDown.current = key.startsWith("Arrow");
    },
    onKeyUp() {
      isArrowDown.current = false;
    },
    isMoving: () => isArrowDown.current,
    confirm(goOn: () => void, delayMs = device.isCalm() ? 0 : confirmMs) {
      clearTimeout(timer.current);
      if (delayMs === 0) {
        goOn();
      } else {
        timer.current = setTimeout(goOn, delayMs);
      }
    },
  };
}
