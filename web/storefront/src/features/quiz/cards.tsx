// A card with a sentence: to the left for the first option, to the right for the second, by dragging, arrow keys or buttons.
// How far it is dragged is written to its style by script, past React: it changes with every frame.

import type { Answer, QuizOption, QuizStep } from "@trichter/shared/quiz";
import { type PointerEvent, use, useEffect, useRef } from "react";
import { DeviceContext } from "../../navigation/device-context.ts";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { Question } from "./question.tsx";
import { useQuizText } from "./quiz-text.ts";
import "./cards.css";

export const texts = ["quiz-continue", "quiz-put-aside"] as const;

/** From here on letting go counts as an answer. */
const thresholdPx = 88;

/** So that a tap that slips is no drag. */
const slackPx = 6;

const flightMs = 180;

type CardsProps = {
  step: QuizStep;
  options: readonly QuizOption[];
  answer: Answer | undefined;
  onAnswer: (answer: Answer) => void;
};

export function Cards({ step, options, answer, onAnswer }: CardsProps) {
  const t = useText<typeof texts>();
  const text = useQuizText();
  const card = useRef<HTMLDivElement>(null);
  const [left, right] = options;
  const { onPointerDown, onPointerMove, onPointerUp, fly } = useDrag(card, (side) => choose(side));
  useArrowKeys((side) => fly(side));

  function choose(side: Side): void {
    const option = side === "left" ? left : right;
    if (option) {
      onAnswer({ chosen: [option.id] });
    }
  }

  const isChosen = (option: QuizOption | undefined) =>
    typeof answer === "object" && "chosen" in answer && option !== undefined && answer.chosen.includes(option.id);

  return (
    <div className="quiz-form">
      <div className="quiz-deck">
        <div className="quiz-card quiz-card-behind" aria-hidden="true" />
        <div
          ref={card}
          className="quiz-card"
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={onPointerUp}
          onPointerCancel={onPointerUp}
        >
          <Question step={step} />
          <span className="quiz-card-side quiz-card-left" aria-hidden="true">
            {left && text(left.label)}
          </span>
          <span className="quiz-card-side quiz-card-right" aria-hidden="true">
            {right && text(right.label)}
          </span>
        </div>
      </div>
      <div className="quiz-card-answers">
        <button
          type="button"
          className="button button-secondary"
          aria-pressed={isChosen(left)}
          onClick={() => fly("left")}
        >
          <Icon name="x" />
          {left && text(left.label)}
        </button>
        <button
          type="button"
          className="button button-secondary"
          aria-pressed={isChosen(right)}
          onClick={() => fly("right")}
        >
          <Icon name="check" />
          {right && text(right.label)}
        </button>
      </div>
      {step.isOptional && (
        <button type="button" className="button button-quiet" onClick={() => onAnswer("skipped")}>
          {t("quiz-put-aside")}
        </button>
      )}
      {answer !== undefined && (
        <button type="button" className="button button-primary quiz-continue" onClick={() => onAnswer(answer)}>
          {t("quiz-continue")}
        </button>
      )}
    </div>
  );
}

type Side = "left" | "right";

function useDrag(card: React.RefObject<HTMLDivElement | null>, onChoose: (side: Side) => void) {
  const device = use(DeviceContext);
  const start = useRef<{ x: number; pointer: number } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function move(x: number, state: "held" | "free"): void {
    const element = card.current;
    element?.style.setProperty("translate", x === 0 ? "" : `${x}px`);
    element?.style.setProperty("rotate", x === 0 ? "" : `${x / 24}deg`);
    element?.toggleAttribute("data-held", state === "held");
    const side = Math.abs(x) < slackPx ? "" : x < 0 ? "left" : "right";
    element?.setAttribute("data-side", side);
  }

  function fly(side: Side): void {
    clearTimeout(timer.current);
    if (device.isCalm()) {
      move(0, "free");
      onChoose(side);
      return;
    }
    const width = card.current?.offsetWidth ?? 0;
    move(side === "left" ? -width : width, "free");
    card.current?.toggleAttribute("data-gone", true);
    timer.current = setTimeout(() => onChoose(side), flightMs);
  }

  return {
    fly,
    onPointerDown({ clientX, pointerId, button, isPrimary }: PointerEvent) {
      if (isPrimary && button === 0) {
        start.current = { x: clientX, pointer: pointerId };
      }
    },
    onPointerMove({ clientX, currentTarget, pointerId }: PointerEvent) {
      if (start.current?.pointer !== pointerId) {
        return;
      }
      const dragged = clientX - start.current.x;
      if (Math.abs(dragged) > slackPx) {
        // From now on the card is held, even outside of it.
        currentTarget.setPointerCapture(pointerId);
        move(dragged, "held");
      }
    },
    onPointerUp({ clientX, pointerId, type }: PointerEvent) {
      if (start.current?.pointer !== pointerId) {
        return;
      }
      const dragged = clientX - start.current.x;
      start.current = null;
      if (type === "pointercancel" || Math.abs(dragged) < thresholdPx) {
        move(0, "free");
      } else {
        fly(dragged < 0 ? "left" : "right");
      }
    },
  };
}

/** Wherever the focus is, unless something else there wants the arrows. */
function useArrowKeys(onArrow: (side: Side) => void): void {
  const latest = useRef(onArrow);
  useEffect(() => {
    latest.current = onArrow;
  });
  useEffect(() => {
    function onKeyDown(event: globalThis.KeyboardEvent): void {
      const side = { ArrowLeft: "left", ArrowRight: "right" }[event.key] as Side | undefined;
      const isElsewhere = event.target instanceof Element && event.target.closest("dialog, input, select, textarea");
      const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (side && !isElsewhere && !isModified && !event.repeat) {
        event.preventDefault();
        latest.current(side);
      }
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
