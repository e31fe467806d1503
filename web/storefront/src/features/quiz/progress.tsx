// How far a visitor is: an honest bar with words, and of a quiz in several sections a map of them.

import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { useQuizText } from "./quiz-text.ts";
import type { MapSection, QuizProgress } from "./view.ts";
import "./progress.css";

export const texts = [
  "quiz-progress",
  "quiz-sections",
  "quiz-section-done",
  "quiz-section-now",
  "quiz-section-next",
] as const;

export function Progress({ progress: { done, number, most, sections } }: { progress: QuizProgress }) {
  const t = useText<typeof texts>();
  // As words: engines print numbers differently.
  const words = t("quiz-progress", { number: String(number), most: String(most) });
  return (
    <div className="quiz-progress">
      {sections.length > 1 && <SectionMap sections={sections} />}
      <p className="quiz-progress-words">{words}</p>
      <progress className="quiz-bar" max={1000} value={done} aria-label={words} />
    </div>
  );
}

function SectionMap({ sections }: { sections: readonly MapSection[] }) {
  const t = useText<typeof texts>();
  const text = useQuizText();
  return (
    <ol className="quiz-map" aria-label={t("quiz-sections")}>
      {sections.map(({ name, icon, state }) => (
        <li key={name} className={`quiz-map-${state}`} aria-current={state === "now" ? "step" : undefined}>
          <span className="quiz-map-sign">
            {state === "done" ? <Icon name="check" /> : icon && <Icon name={icon} />}
          </span>
          <span className="quiz-map-name">
            {name !== null && text(name)}
            <span className="visually-hidden"> {t(`quiz-section-${state}`)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
