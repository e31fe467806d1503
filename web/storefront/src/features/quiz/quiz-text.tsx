// The words of a quiz, which may repeat earlier answers. They come from the page's payload or, for another revision, from
// the bundle that was loaded for it.

import type { Country, Locale } from "@trichter/shared/payload";
import type { Quiz, QuizStep } from "@trichter/shared/quiz";
import { createContext, type ReactNode, use, useMemo } from "react";
import { useClientState } from "../../state/client-state.ts";
import { createTranslate, type TextArgs } from "../../text/bundle.ts";
import { TextContext, textFault } from "../../text/text-context.tsx";
import type { Run } from "./runs.ts";
import { phrase, usualUnit, write } from "./units.ts";
import { walk } from "./walk.ts";

type QuizText = (id: string) => string;

const QuizTextContext = createContext<QuizText>((id) => id);

/** A text of the quiz, with the visitor's answers in it. */
export function useQuizText(): QuizText {
  return use(QuizTextContext);
}

type QuizTextProps = { quiz: Quiz; source: string | null; run: Run | null; children: ReactNode };

/** `source` is the Fluent source of the quiz if the page does not carry it. */
export function QuizTextProvider({ quiz, source, run, children }: QuizTextProps) {
  const ofPage = use(TextContext);
  const locale = useClientState(({ language }) => language);
  const country = useClientState((state) => state.locale);
  const ofBundle = useMemo(() => (source === null ? null : createTranslate(source, locale, textFault)), [source, locale]);
  const args = useMemo(() => answersAsText(quiz, run, locale, country), [quiz, run, locale, country]);
  const translate = ofBundle ?? ofPage;
  const text: QuizText = (id) => translate?.(id, args) ?? id;
  return <QuizTextContext value={text}>{children}</QuizTextContext>;
}

/** A step that was left out or skipped is `none`. */
export function answersAsText(quiz: Quiz, run: Run | null, locale: Locale, country: Country): TextArgs {
  const onWay = new Set(run ? walk(quiz, run.answers).answered : []);
  const words = quiz.steps.map((step, position) => {
    return [step.id, run && onWay.has(position) ? answerAsText(step, run, locale, country) : "none"];
  });
  return Object.fromEntries(words);
}

function answerAsText(step: QuizStep, { answers, typed }: Run, locale: Locale, country: Country): string {
  const answer = answers[step.id];
  if (answer === undefined || typeof answer === "string") {
    return "none";
  }
  if ("text" in answer) {
    return answer.text.trim();
  }
  if ("number" in answer) {
    const measure = step.task.kind === "number" ? step.task.measure : "count";
    return phrase(typed[step.id] ?? write(usualUnit(measure, country), answer.number, locale));
  }
  return answer.chosen.length === 1 ? (answer.chosen[0] ?? "none") : "none";
}
