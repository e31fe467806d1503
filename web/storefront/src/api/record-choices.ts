// Tells the server of each choice about cookies, so that it can be proven. The visitor never waits for it: their choice
// counts in the browser at once, and a record that cannot be made is reported, not shown.

import type { ConsentChoice } from "@trichter/shared/api-client";
import type { LoadApi } from "./load-api.ts";

const maxAttempts = 3;

/** Between two attempts, unless the server says how long to wait; longer than a minute nobody waits. */
const pauseMs = 2000;
const maxPauseMs = 60_000;

type RecordChoicesParts = {
  loadApi: LoadApi;
  pause(ms: number): Promise<void>;
  onError(error: unknown): void;
};

/** Sends a choice; what may succeed later is sent again under the same id, so it is recorded once. */
export function createChoiceRecorder({ loadApi, pause, onError }: RecordChoicesParts) {
  return async (choice: ConsentChoice): Promise<void> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const api = await loadApi();
        await api.recordConsent(choice);
        return;
      } catch (error) {
        if (attempt === maxAttempts || !isTemporary(error)) {
          onError(error);
          return;
        }
        await pause(pauseAfter(error));
      }
    }
  };
}

/** The client may not be loaded yet, and with it the class of its errors, so what counts is what they say. */
type Told = { isTemporary?: boolean; retryAfterSeconds?: number | undefined };

/** A client that could not be loaded says nothing: the connection is gone, for now. */
function isTemporary(error: unknown): boolean {
  return (error as Told).isTemporary ?? true;
}

function pauseAfter(error: unknown): number {
  const { retryAfterSeconds } = error as Told;
  return Math.min(retryAfterSeconds === undefined ? pauseMs : retryAfterSeconds * 1000, maxPauseMs);
}
