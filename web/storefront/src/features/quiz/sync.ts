// Who is told of answers that a visitor agreed to have saved. Nobody, unless the app says otherwise.

import { createContext, use } from "react";
import type { Run } from "./runs.ts";

export type AnswerSync = {
  /** The visitor agreed: all answers so far may be saved, and those to come. */
  consentGiven(run: Run): void;
  /** Only after a consent. */
  answerGiven(run: Run, stepId: string): void;
  /** What was saved has to go. */
  consentWithdrawn(run: Run): void;
  /** The quiz ended or stopped; only after a consent. */
  finished(run: Run): void;
};

const nobody: AnswerSync = {
  consentGiven: () => {},
  answerGiven: () => {},
  consentWithdrawn: () => {},
  finished: () => {},
};

export const AnswerSyncContext = createContext(nobody);

export function useAnswerSync(): AnswerSync {
  return use(AnswerSyncContext);
}
