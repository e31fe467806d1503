// Answers that the shop keeps, each with its question, in words. Where the quiz cannot be had, with the names of the steps.

import type { KeptQuizSession } from "@trichter/shared/api-client";
import type { Country, Locale } from "@trichter/shared/payload";
import type { Answer, Quiz, QuizBundle, QuizStep } from "@trichter/shared/quiz";
import { use, useEffect, useState } from "react";
import { DeviceContext } from "../../navigation/device-context.ts";
import { useClientState } from "../../state/client-state.ts";
import { useText } from "../../text/use-text.ts";
import { useTextOf } from "./answer-words.ts";
import { loadBundle } from "./bundles.ts";
import { answersOf, type Run } from "./runs.ts";
import { phrase, usualUnit, write } from "./units.ts";

export const texts = ["quiz-given-skipped"] as const;

export function GivenAnswers({ session }: { session: KeptQuizSession }) {
  const bundle = useBundle(session);
  return bundle ? <InWords session={session} bundle={bundle} /> : <Bare session={session} />;
}

function useBundle({ quiz: name, revision }: KeptQuizSession): QuizBundle | null {
  const device = use(DeviceContext);
  const apiBaseUrl = useClientState(({ config }) => config.apiBaseUrl ?? "");
  const locale = useClientState(({ language }) => language);
  const [bundle, setBundle] = useState<QuizBundle | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadBundle(device, { apiBaseUrl, name, revision, locale }).then(
      (loaded) => isCurrent && loaded !== "gone" && setBundle(loaded),
      // Names of steps can be read too.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [device, apiBaseUrl, name, revision, locale]);
  return bundle;
}

function InWords({ session, bundle: { quiz, text: source } }: { session: KeptQuizSession; bundle: QuizBundle }) {
  const t = useText<typeof texts>();
  const locale = useClientState(({ language }) => language);
  const country = useClientState((state) => state.locale);
  const text = useTextOf(quiz, source, runOf(quiz, session));
  const answers = answersOf(session);
  const given = quiz.steps.filter(({ id, task }) => answers[id] !== undefined && task.kind !== "read");
  return (
    <dl className="given-answers">
      {given.map((step) => (
        <div key={step.id}>
          <dt>{text(step.question)}</dt>
          <dd>{wordsOf(step, answers[step.id], text, country, locale) ?? t("quiz-given-skipped")}</dd>
        </div>
      ))}
    </dl>
  );
}

function Bare({ session }: { session: KeptQuizSession }) {
  return (
    <dl className="given-answers">
      {session.answers.map(({ step, answer }) => (
        <div key={step}>
          <dt>{step}</dt>
          <dd>{typeof answer === "string" ? answer : Object.values(answer).flat().join(", ")}</dd>
        </div>
      ))}
    </dl>
  );
}

/** As texts that repeat an answer want it. */
function runOf({ name, revision }: Quiz, session: KeptQuizSession): Run {
  return {
    quiz: name,
    revision,
    answers: answersOf(session),
    typed: {},
    consent: "given",
    session: session.id,
    secret: "",
    sequence: 0,
    startedAtMs: 0,
    result: null,
  };
}

/** Null for what was skipped. */
function wordsOf(
  { task }: QuizStep,
  answer: Answer | undefined,
  text: (id: string) => string,
  country: Country,
  locale: Locale,
): string | null {
  if (answer === undefined || typeof answer === "string") {
    return null;
  }
  if ("text" in answer) {
    return answer.text;
  }
  if ("number" in answer) {
    const measure = task.kind === "number" ? task.measure : "count";
    return phrase(write(usualUnit(measure, country), answer.number, locale));
  }
  const options = task.kind === "choose" ? task.options : [];
  const labels = answer.chosen.map((id) => options.find((option) => option.id === id)?.label);
  return labels.map((label, at) => (label === undefined ? answer.chosen[at] : text(label))).join(", ");
}
