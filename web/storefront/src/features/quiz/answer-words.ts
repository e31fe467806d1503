// Answers as words that a text of the quiz may repeat.

import type { Country, Locale } from "@trichter/shared/payload";
import type { Quiz, QuizStep } from "@trichter/shared/quiz";
import { use, useMemo } from "react";
import { useClientState } from "../../state/client-state.ts";
import { createTranslate, type TextArgs } from "../../text/bundle.ts";
import { TextContext, textFault } from "../../text/text-context.tsx";
import type { QuizText } from "./quiz-text.ts";
import type { Run } from "./runs.ts";
import { phrase, usualUnit, write } from "./units.ts";
import { walk } from "./walk.ts";

/** The texts of a quiz for a visitor; `source` is their Fluent source if the page does not carry them. */
export function useTextOf(quiz: Quiz, source: string | null, run: Run | null): QuizText {
  const ofPage = use(TextContext);
  const locale = useClientState(({ language }) => language);
  const country = useClientState((state) => state.locale);
  const ofBundle = useMemo(
    () => (source === null ? null : createTranslate(source, locale, textFault)),
    [source, locale],
  );
  return useMemo(() => {
    const args = answersAsText(quiz, run, locale, country);
    const translate = ofBundle ?? ofPage;
    return (id) => translate?.(id, args) ?? id;
  }, [quiz, run, locale, country, ofBundle, ofPage]);
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
