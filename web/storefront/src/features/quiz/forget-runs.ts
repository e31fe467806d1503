// Forgets runs on this device that the shop has erased.

import type { KeptQuizSession } from "@trichter/shared/api-client";
import { use, useCallback } from "react";
import { DeviceContext } from "../../navigation/device-context.ts";
import { keptRun } from "./runs.ts";
import { useAnswerSync } from "./sync.ts";

export type ForgetRuns = (sessions: readonly Pick<KeptQuizSession, "id" | "quiz">[]) => void;

export function useForgetRuns(): ForgetRuns {
  const device = use(DeviceContext);
  const sync = useAnswerSync();
  return useCallback(
    (sessions) => {
      for (const { id, quiz } of sessions) {
        const kept = keptRun(device, quiz);
        const { run } = kept.store.getState();
        if (run && `ses_${run.session}` === id) {
          // Answers that still wait to be sent have to go too.
          sync.consentWithdrawn(run);
          kept.drop();
        }
      }
    },
    [device, sync],
  );
}
