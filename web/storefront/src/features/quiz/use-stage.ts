// Says which step of a quiz is on the screen and which one was answered. What becomes of that is the visitor's choice and
// nothing that a quiz knows of.

import { use, useEffect } from "react";
import { StageContext } from "../../state/quiz-stage.ts";
import type { Player } from "./use-player.ts";

/** Tells of the step that a player shows, as long as it does. */
export function useShownStage({ quiz, screen, state, way }: Player): void {
  const stages = use(StageContext);
  const step = state === "ready" && screen.kind === "step" ? quiz.steps[screen.step]?.id : undefined;
  const funnel = way?.funnel;
  const { revision } = quiz;
  useEffect(() => {
    if (!stages || step === undefined || funnel === undefined) {
      return;
    }
    stages.setState({ shown: { funnel, step, revision } });
    return () => stages.setState({ shown: null });
  }, [stages, funnel, step, revision]);
}

/** Tells that the visitor goes on from a step. */
export function useAnsweredStage(): (stage: { funnel: string | undefined; step: string; revision: string }) => void {
  const stages = use(StageContext);
  return ({ funnel, step, revision }) => {
    if (funnel !== undefined) {
      stages?.setState({ answered: { funnel, step, revision } });
    }
  };
}
