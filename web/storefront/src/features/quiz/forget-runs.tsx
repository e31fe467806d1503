// Forgets runs on this device that the shop has erased.

import type { KeptQuizSession } from "@trichter/shared/api-client";
import { use, useEffect } from "react";
import { DeviceContext } from "../../navigation/device-context.ts";
import { keptRun } from "./runs.ts";
import { useAnswerSync } from "./sync.ts";

/** Shows nothing. */
export function ForgetRuns({ sessions }: { sessions: readonly KeptQuizSession[] }) {
  const device = use(DeviceContext);
  const sync = useAnswerSync();
  useEffect(() => {
    for (const { id, quiz } of sessions) {
      const kept = keptRun(device, quiz);
      const { run } = kept.store.getState();
      if (run && `ses_${run.session}` === id) {
        // Answers that still wait to be sent have to go too.
        sync.consentWithdrawn(run);
        kept.drop();
      }
    }
  }, [device, sync, sessions]);
  return null;
}
