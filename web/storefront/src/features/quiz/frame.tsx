// The quiz on its page: way back and progress, and one screen. What it shows is decided elsewhere; this file moves the focus
// to each new question.

import { useEffect, useRef } from "react";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { Cards, texts as cardsTexts } from "./cards.tsx";
import { Choices, texts as choicesTexts } from "./choices.tsx";
import { Progress, texts as progressTexts } from "./progress.tsx";
import { questionId } from "./question.tsx";
import { QuizTextContext } from "./quiz-text.ts";
import type { QuizView } from "./view.ts";
import "./frame.css";

const ownTexts = ["quiz-back", "quiz-skip"] as const;

export const texts = [ownTexts, cardsTexts, choicesTexts, progressTexts] as const;

export function QuizFrame({ view }: { view: QuizView }) {
  const t = useText<typeof ownTexts>();
  const { number, progress, notice, body, remark, isBusy, onBack } = view;
  const section = useArrival(isBusy ? null : number);
  return (
    <QuizTextContext value={view.text}>
      <section ref={section} className="quiz" aria-labelledby={questionId} aria-busy={isBusy || undefined}>
        {notice}
        <div className="quiz-top">
          {number > 1 && (
            <button type="button" className="button button-quiet button-small quiz-back" onClick={onBack}>
              <Icon name="arrow-left" />
              {t("quiz-back")}
            </button>
          )}
          {progress && <Progress progress={progress} />}
        </div>
        <div className="quiz-screen" key={number}>
          {body ?? <Choosing view={view} />}
          {remark}
        </div>
      </section>
    </QuizTextContext>
  );
}

function Choosing({ view: { choice, onAnswer } }: { view: QuizView }) {
  const t = useText<typeof ownTexts>();
  if (!choice) {
    return null;
  }
  const { step } = choice;
  return (
    <>
      {step.ask === "cards" ? (
        <Cards key={step.id} {...choice} onAnswer={onAnswer} />
      ) : (
        <Choices key={step.id} {...choice} onAnswer={onAnswer} />
      )}
      {step.isOptional && step.ask !== "cards" && (
        <button type="button" className="button button-quiet" onClick={() => onAnswer("skipped")}>
          {t("quiz-skip")}
        </button>
      )}
    </>
  );
}

/** A new screen is read from its question on; the page that the visitor came to is left as it is. */
function useArrival(number: number | null): React.RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const shown = useRef(number);
  useEffect(() => {
    if (number === null || number === shown.current) {
      return;
    }
    shown.current = number;
    // Only if its top is out of sight: nothing moves without need.
    if (number > 1 && (section.current?.getBoundingClientRect().top ?? 0) < 0) {
      section.current?.scrollIntoView({ block: "start", behavior: "instant" });
    }
    document.getElementById(questionId)?.focus({ preventScroll: true });
  }, [number]);
  return section;
}
