// Sends answers that a visitor agreed to have kept, step by step. What cannot be sent waits on the device, in the order of the
// visitor's wishes: begin, answer, erase. Sent twice, it is kept once, so nothing has to be remembered of an attempt.

import type { Api, GivenAnswer, QuizSessionStart } from "@trichter/shared/api-client";
import { isTemporary, maxPauseMs, pauseAfter } from "../../api/failure.ts";
import { parseJson } from "../../navigation/parse-json.ts";
import type { TabStorage } from "../../navigation/tab-storage.ts";
import type { Run } from "./runs.ts";

const storageKey = "trichter:answers";

/** Runs with something to send. Nobody walks more quizzes than these while the server is away. */
const maxWaiting = 8;

/** As many as the server takes at once. */
const maxAnswers = 64;

const firstPauseMs = 2000;

/** What the server has not heard of a run yet. */
type Waiting = {
  secret: string;
  start: QuizSessionStart | null;
  answers: GivenAnswer[];
  isFinished: boolean;
  isErased: boolean;
};

/** What a run does not know of itself. */
export type RunPlace = Pick<QuizSessionStart, "funnel" | "country" | "locale" | "text_version">;

export type AnswerSync = {
  /** The visitor agreed: all answers so far may be saved, and those to come. */
  consentGiven(run: Run, place: RunPlace): void;
  /** Only after a consent. */
  answerGiven(run: Run, stepId: string): void;
  /** What was saved has to go. */
  consentWithdrawn(run: Run): void;
  /** Sends what an earlier visit could not. */
  sendWaiting(): void;
};

type SessionApi = Pick<Api, "openQuizSession" | "saveAnswers" | "eraseQuizSession">;

export type AnswerSyncParts = {
  loadApi(): Promise<SessionApi>;
  storage(): Pick<TabStorage, "get" | "set" | "remove">;
  /** Ends after that time, or earlier when the device is online again. */
  pause(ms: number): Promise<void>;
  onError(error: unknown): void;
};

export function createAnswerSync({ loadApi, storage, pause, onError }: AnswerSyncParts): AnswerSync {
  let isSending = false;

  function waiting(): Record<string, Waiting> {
    const kept = parseJson(storage().get(storageKey));
    return typeof kept === "object" && kept !== null ? (kept as Record<string, Waiting>) : {};
  }

  function keep(runs: Record<string, Waiting>): void {
    const entries = Object.entries(runs).slice(-maxWaiting);
    if (entries.length > 0) {
      storage().set(storageKey, JSON.stringify(Object.fromEntries(entries)));
    } else {
      storage().remove(storageKey);
    }
  }

  function change(session: string, parts: (before: Waiting | undefined) => Waiting | undefined): void {
    const { [session]: before, ...others } = waiting();
    const changed = parts(before);
    keep(changed ? { ...others, [session]: changed } : others);
  }

  function add(run: Run, answers: GivenAnswer[], start: QuizSessionStart | null): void {
    change(idOf(run), (before) => {
      const steps = new Set(answers.map(({ step }) => step));
      return {
        secret: run.secret,
        start: start ?? before?.start ?? null,
        answers: [...(before?.answers.filter(({ step }) => !steps.has(step)) ?? []), ...answers],
        isFinished: run.result !== null,
        isErased: false,
      };
    });
    void send();
  }

  /** Sends what waits until nothing does. What may succeed later is tried again; what cannot is told and given up. */
  async function send(): Promise<void> {
    if (isSending) {
      return;
    }
    isSending = true;
    let pauseMs = firstPauseMs;
    try {
      for (let next = nextOf(waiting()); next; next = nextOf(waiting())) {
        const [session, run] = next;
        try {
          await deliver(await loadApi(), session, run);
          pauseMs = firstPauseMs;
        } catch (error) {
          if (isTemporary(error)) {
            await pause(pauseAfter(error, pauseMs));
            pauseMs = Math.min(pauseMs * 2, maxPauseMs);
          } else {
            change(session, () => undefined);
            onError(error);
          }
        }
      }
    } finally {
      isSending = false;
    }
  }

  /** One request. */
  async function deliver(api: SessionApi, session: string, run: Waiting): Promise<void> {
    if (run.isErased) {
      await api.eraseQuizSession(session, run.secret);
      change(session, () => undefined);
    } else if (run.start) {
      await api.openQuizSession(run.start);
      change(session, (before) => before && { ...before, start: null });
    } else {
      const sent = run.answers.slice(0, maxAnswers);
      const isFinished = run.isFinished && sent.length === run.answers.length;
      await api.saveAnswers(session, run.secret, { answers: sent, finished: isFinished });
      change(session, (before) => before && without(before, sent));
    }
  }

  return {
    consentGiven(run, place) {
      const start = { id: idOf(run), secret: run.secret, quiz: run.quiz, revision: run.revision, ...place };
      const answers = Object.entries(run.answers).map(([step, answer]) => ({ step, sequence: run.sequence, answer }));
      add(run, answers, start);
    },
    answerGiven(run, stepId) {
      const answer = run.answers[stepId];
      if (answer !== undefined) {
        add(run, [{ step: stepId, sequence: run.sequence, answer }], null);
      }
    },
    consentWithdrawn(run) {
      change(idOf(run), () => ({ secret: run.secret, start: null, answers: [], isFinished: false, isErased: true }));
      void send();
    },
    sendWaiting: () => void send(),
  };
}

function idOf({ session }: Run): string {
  return `ses_${session}`;
}

function nextOf(runs: Record<string, Waiting>): [string, Waiting] | undefined {
  return Object.entries(runs)[0];
}

/** What is left after some answers arrived: those that were changed meanwhile, or came after. */
function without(run: Waiting, sent: readonly GivenAnswer[]): Waiting | undefined {
  const arrived = new Set(sent.map(({ step, sequence }) => `${sequence} ${step}`));
  const answers = run.answers.filter(({ step, sequence }) => !arrived.has(`${sequence} ${step}`));
  return answers.length > 0 ? { ...run, answers } : undefined;
}
