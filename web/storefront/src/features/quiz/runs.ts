// A visitor's run through a quiz, kept on the device until it is 30 days old: answers, consent, and what they led to. Nothing
// is written before the first answer; what is damaged counts as not there.

import type { KeptQuizSession } from "@trichter/shared/api-client";
import type { Answer, Answers, Quiz, Stop } from "@trichter/shared/quiz";
import { use, useSyncExternalStore } from "react";
import { createStore, type StoreApi } from "zustand";
import type { Device } from "../../navigation/device.ts";
import { DeviceContext } from "../../navigation/device-context.ts";
import { parseJson } from "../../navigation/parse-json.ts";
import { runKey } from "../../state/run-proof.ts";
import { refusalOf } from "./accepts.ts";
import type { Typed } from "./units.ts";
import { walk } from "./walk.ts";

const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

export type HealthConsent = "none" | "given" | "refused";

export type RunResult = { ending: string | null; stop: Stop | null; scores: number[] };

export type Run = {
  quiz: string;
  revision: string;
  answers: Answers;
  /** What was written into the fields of numbers, by the id of the step. */
  typed: Record<string, Typed>;
  consent: HealthConsent;
  session: string;
  secret: string;
  /** Counts changes, so that whoever saves them knows their order. */
  sequence: number;
  startedAtMs: number;
  /** Null until the quiz has ended. */
  result: RunResult | null;
};

export type KeptRun = {
  store: StoreApi<{ run: Run | null }>;
  answer(quiz: Quiz, stepId: string, answer: Answer, typed?: Typed): Run;
  consent(quiz: Quiz, consent: HealthConsent): Run;
  /** Goes on with another revision; answers that it does not take are forgotten. */
  carryOver(quiz: Quiz): void;
  /** Goes on with a run that the shop keeps; its secret proves that it may. What was here before is forgotten. */
  install(quiz: Quiz, session: KeptQuizSession, secret: string): void;
  /** The visitor wants the run kept as it is. */
  agree(): void;
  drop(): void;
};

const opened = new WeakMap<Device, Map<string, KeptRun>>();

/** The run of a quiz; the same one for every page that asks. */
export function useKeptRun(quizName: string): KeptRun {
  return keptRun(use(DeviceContext), quizName);
}

/** The run as it is now. The server knows of none, and hydration must find the same. */
export function useRun({ store }: KeptRun): Run | null {
  return useSyncExternalStore(
    store.subscribe,
    () => store.getState().run,
    () => null,
  );
}

export function keptRun(device: Device, quizName: string): KeptRun {
  const runs = opened.get(device) ?? new Map<string, KeptRun>();
  opened.set(device, runs);
  const known = runs.get(quizName) ?? openRun(device, quizName);
  runs.set(quizName, known);
  return known;
}

function openRun(device: Device, quizName: string): KeptRun {
  const key = runKey(quizName);
  const store = createStore<{ run: Run | null }>(() => ({ run: read(device, key, quizName) }));

  function keep(run: Run): Run {
    device.storage().set(key, JSON.stringify(run));
    store.setState({ run });
    return run;
  }

  function change(quiz: Quiz, parts: (run: Run) => Partial<Run>): Run {
    const run = store.getState().run ?? newRun(device, quiz);
    const changed = { ...run, ...parts(run), sequence: run.sequence + 1 };
    return keep({ ...changed, result: resultOf(quiz, changed.answers) });
  }

  return {
    store,
    answer: (quiz, stepId, answer, typed) =>
      change(quiz, (run) => ({
        answers: { ...run.answers, [stepId]: answer },
        typed: typed ? { ...run.typed, [stepId]: typed } : run.typed,
      })),
    consent: (quiz, consent) =>
      change(quiz, (run) =>
        // What was erased is never opened again: who agrees once more begins anew.
        run.consent === "given" && consent !== "given"
          ? { consent, session: device.newId(), secret: device.newSecret() }
          : { consent },
      ),
    carryOver(quiz) {
      change(quiz, (run) => ({ revision: quiz.revision, answers: fitting(quiz, run.answers) }));
    },
    install(quiz, session, secret) {
      const answers = answersOf(session);
      keep({
        ...newRun(device, quiz),
        answers,
        consent: "given",
        session: session.id.replace(/^ses_/, ""),
        secret,
        // Whatever is answered from now on is later than all that the shop has.
        sequence: Math.max(0, ...session.answers.map(({ sequence }) => sequence)),
        result: resultOf(quiz, answers),
      });
    },
    agree() {
      const { run } = store.getState();
      if (run) {
        keep({ ...run, consent: "given" });
      }
    },
    drop() {
      device.storage().remove(key);
      store.setState({ run: null });
    },
  };
}

/** Answers as a run holds them. */
export function answersOf({ answers }: KeptQuizSession): Answers {
  return Object.fromEntries(answers.map(({ step, answer }) => [step, answer]));
}

function newRun(device: Device, { name, revision }: Quiz): Run {
  return {
    quiz: name,
    revision,
    answers: {},
    typed: {},
    consent: "none",
    session: device.newId(),
    secret: device.newSecret(),
    sequence: 0,
    startedAtMs: device.now(),
    result: null,
  };
}

function resultOf(quiz: Quiz, answers: Answers): RunResult | null {
  const { place, scores } = walk(quiz, answers);
  if ("stopped" in place) {
    return { ending: null, stop: place.stopped, scores };
  }
  return "ended" in place ? { ending: quiz.endings[place.ended]?.id ?? null, stop: null, scores } : null;
}

function fitting(quiz: Quiz, answers: Answers): Answers {
  const taken = quiz.steps.flatMap((step): [string, Answer][] => {
    const answer = answers[step.id];
    return answer !== undefined && refusalOf(step, answer) === null ? [[step.id, answer]] : [];
  });
  return Object.fromEntries(taken);
}

function read(device: Device, key: string, quizName: string): Run | null {
  const storage = device.storage();
  const kept = parseJson(storage.get(key));
  const isYoung = isRun(kept, quizName) && device.now() - kept.startedAtMs < maxAgeMs;
  if (isYoung) {
    return kept;
  }
  if (storage.get(key) !== null) {
    storage.remove(key);
  }
  return null;
}

const shape: { [Key in keyof Run]: string } = {
  quiz: "string",
  revision: "string",
  answers: "object",
  typed: "object",
  consent: "string",
  session: "string",
  secret: "string",
  sequence: "number",
  startedAtMs: "number",
  result: "object",
};

function isRun(kept: unknown, quizName: string): kept is Run {
  if (typeof kept !== "object" || kept === null) {
    return false;
  }
  const values = kept as Record<string, unknown>;
  const hasShape = Object.entries(shape).every(([key, type]) => typeof values[key] === type);
  const hasAnswers = hasShape && Object.values(values.answers ?? { broken: null }).every(isAnswer);
  return hasAnswers && values.quiz === quizName && values.typed !== null;
}

function isAnswer(kept: unknown): kept is Answer {
  if (typeof kept !== "object" || kept === null) {
    return kept === "read" || kept === "skipped";
  }
  return (
    ("chosen" in kept && Array.isArray(kept.chosen)) ||
    ("number" in kept && typeof kept.number === "number") ||
    ("text" in kept && typeof kept.text === "string")
  );
}
