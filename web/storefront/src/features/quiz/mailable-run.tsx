// Whether the result of a quiz can be mailed: only a run that the visitor agreed to have kept is anywhere but on their device.

import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { type Run, useKeptRun, useRun } from "./runs.ts";
import { useAnswerSync } from "./sync.ts";

export type Mailable = {
  /** Where the result is: with the shop, on this device alone, or nowhere yet. */
  place: "kept" | "device" | "none";
  /** The run and the proof that it is the visitor's, if the shop keeps it. */
  run: { id: string; secret: string } | null;
};

type MailableRunProps = { quiz: string; children: (mailable: Mailable) => ReactNode };

export function MailableRun({ quiz, children }: MailableRunProps) {
  const run = useRun(useKeptRun(quiz));
  const isTakenOver = useSyncExternalStore(never, yes, no);
  const sync = useAnswerSync();
  // Answers that an earlier page could not send have to be there before their result can be mailed.
  useEffect(() => sync.sendWaiting(), [sync]);
  // What the device knows the server does not: until it is asked, the room is that of somebody who may choose.
  return children(isTakenOver ? mailableOf(run) : { place: "kept", run: null });
}

function mailableOf(run: Run | null): Mailable {
  if (!run?.result || run.result.stop !== null) {
    return { place: "none", run: null };
  }
  return run.consent === "given"
    ? { place: "kept", run: { id: `ses_${run.session}`, secret: run.secret } }
    : { place: "device", run: null };
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
