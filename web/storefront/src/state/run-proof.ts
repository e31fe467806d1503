// A run that the shop keeps, as much of it as proves that it is the visitor's. Pages that have nothing else to do with quizzes
// need no more.

import type { Device } from "../navigation/device.ts";
import { parseJson } from "../navigation/parse-json.ts";

export type RunProof = { id: string; secret: string };

/** Where the device keeps the run of a quiz. */
export function runKey(quiz: string): string {
  return `trichter:quiz:${quiz}`;
}

export function proofOf({ session, secret }: { session: string; secret: string }): RunProof {
  return { id: `ses_${session}`, secret };
}

/** Null if there is no run, or the visitor keeps it to themselves. */
export function readRunProof(device: Device, quiz: string): RunProof | null {
  const kept = parseJson(device.storage().get(runKey(quiz)));
  if (typeof kept !== "object" || kept === null) {
    return null;
  }
  const { consent, session, secret } = kept as Record<string, unknown>;
  const isKept = consent === "given" && typeof session === "string" && typeof secret === "string";
  return isKept ? proofOf({ session, secret }) : null;
}
