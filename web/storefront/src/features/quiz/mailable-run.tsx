// Whether the result of a quiz can be mailed: a run that the shop keeps can, and so can one that asked for nothing that needs a
// consent first, because who wants it mailed wants it kept. Who refused to have answers kept is not asked again.

import type { Api } from "@trichter/shared/api-client";
import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { usePageFacts } from "../../blocks/page-facts.ts";
import { useLaterClientState } from "../../state/client-state.ts";
import { proofOf, type RunProof } from "../../state/run-proof.ts";
import { type Run, useKeptRun, useRun } from "./runs.ts";
import { useAnswerSync } from "./sync.ts";

export type Mailable = {
  /** Where the result is: with the shop, on this device with nothing against keeping it, on this device alone, or nowhere yet. */
  place: "kept" | "keepable" | "device" | "none";
  /** Sees to it that the shop keeps the run; null if it cannot. */
  provideRun: ((api: KeepingApi) => Promise<RunProof>) | null;
};

type KeepingApi = Pick<Api, "openQuizSession" | "saveAnswers">;

type MailableRunProps = { quiz: string; funnel: string; children: (mailable: Mailable) => ReactNode };

export function MailableRun({ quiz, funnel, children }: MailableRunProps) {
  const kept = useKeptRun(quiz);
  const run = useRun(kept);
  const isTakenOver = useSyncExternalStore(never, yes, no);
  const sync = useAnswerSync();
  const clientState = useLaterClientState();
  const { frame } = usePageFacts();
  // Answers that an earlier page could not send have to be there before their result can be mailed.
  useEffect(() => sync.sendWaiting(), [sync]);

  async function keep(api: KeepingApi, run: Run): Promise<RunProof> {
    const { revision, answers, sequence } = run;
    const proof = proofOf(run);
    const { locale: country, language: locale } = clientState();
    const place = { funnel, country, locale, text_version: frame.healthConsentVersion };
    await api.openQuizSession({ ...proof, quiz, revision, ...place });
    const given = Object.entries(answers).map(([step, answer]) => ({ step, sequence, answer }));
    await api.saveAnswers(proof.id, proof.secret, { answers: given, finished: true });
    kept.agree();
    return proof;
  }

  // What the device knows the server does not: until it is asked, the room is that of somebody who may choose.
  return children(isTakenOver ? mailableOf(run, keep) : { place: "kept", provideRun: null });
}

function mailableOf(run: Run | null, keep: (api: KeepingApi, run: Run) => Promise<RunProof>): Mailable {
  if (!run?.result || run.result.stop !== null) {
    return { place: "none", provideRun: null };
  }
  switch (run.consent) {
    case "given":
      return { place: "kept", provideRun: async () => proofOf(run) };
    case "none":
      return { place: "keepable", provideRun: (api) => keep(api, run) };
    case "refused":
      return { place: "device", provideRun: null };
  }
}

function never(): () => void {
  return () => {};
}

function yes(): boolean {
  return true;
}

function no(): boolean {
  return false;
}
