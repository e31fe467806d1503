// Which step of a quiz is on the screen, for whoever counts steps with the visitor's consent. No answer is ever in it.

import { createContext } from "react";
import { createStore, type StoreApi } from "zustand";

export type QuizStage = {
  funnel: string;
  /** The id of the step. */
  step: string;
  /** Of the quiz that the visitor began. */
  revision: string;
};

export type QuizStages = {
  /** Null while no step is on the screen. */
  shown: QuizStage | null;
  /** The one that the visitor went on from last. */
  answered: QuizStage | null;
};

export type StageStore = StoreApi<QuizStages>;

export function createStageStore(): StageStore {
  return createStore<QuizStages>(() => ({ shown: null, answered: null }));
}

/** Null on the server, where nobody counts. */
export const StageContext = createContext<StageStore | null>(null);
