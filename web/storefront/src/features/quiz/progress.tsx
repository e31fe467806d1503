// How far a visitor is: an honest bar with words, and of a quiz in several sections a map of them.

import type { Quiz } from "@trichter/shared/quiz";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { useQuizText } from "./quiz-text.tsx";
import type { Run } from "./runs.ts";
import { progressOf, stepsAhead, walk, walkTo } from "./walk.ts";
import "./progress.css";

export const texts = [
  "quiz-progress",
  "quiz-sections",
  "quiz-section-done",
  "quiz-section-now",
  "quiz-section-next",
] as const;

type ProgressProps = { quiz: Quiz; run: Run | null; step: number };

export function Progress({ quiz, run, step }: ProgressProps) {
  const t = useText(texts);
  const stood = walkTo(quiz, run?.answers ?? {}, step);
  const words = t("quiz-progress", countsOf(stood));
  return (
    <div className="quiz-progress">
      {quiz.sections.length > 1 && <SectionMap quiz={quiz} run={run} step={step} />}
      <p className="quiz-progress-words">{words}</p>
      <progress className="quiz-bar" max={1000} value={progressOf(stood)} aria-label={words} />
    </div>
  );
}

/** The number of the question and how many there are at most, as words: engines print numbers differently. */
export function countsOf({ answered, leftAtMost }: { answered: number[]; leftAtMost: number }) {
  return { number: String(answered.length + 1), most: String(answered.length + leftAtMost) };
}

function SectionMap({ quiz, run, step }: ProgressProps) {
  const t = useText(texts);
  const text = useQuizText();
  const answers = run?.answers ?? {};
  const onWay = [...walk(quiz, answers).answered, ...stepsAhead(quiz, answers), step];
  const sections = quiz.sections
    .map((section, position) => ({ ...section, end: quiz.sections[position + 1]?.first ?? quiz.steps.length }))
    .filter(({ first, end }) => onWay.some((at) => first <= at && at < end));
  return (
    <ol className="quiz-map" aria-label={t("quiz-sections")}>
      {sections.map(({ name, icon, first, end }) => {
        const state = end <= step ? "done" : first <= step ? "now" : "next";
        return (
          <li key={first} className={`quiz-map-${state}`} aria-current={state === "now" ? "step" : undefined}>
            <span className="quiz-map-sign">{state === "done" ? <Icon name="check" /> : icon && <Icon name={icon} />}</span>
            <span className="quiz-map-name">
              {name !== null && text(name)}
              <span className="visually-hidden">
                {" "}
                {t(`quiz-section-${state}`)}
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
