// Tells the server of each choice about cookies, so that it can be proven. The visitor never waits for it: their choice
// counts in the browser at once, and a record that cannot be made is reported, not shown.

import type { Api, ConsentChoice } from "@trichter/shared/api-client";
import { parseJson } from "../navigation/parse-json.ts";
import type { TabStorage } from "../navigation/tab-storage.ts";
import { isTemporary, pauseAfter } from "./failure.ts";

const maxAttempts = 3;

/** Between two attempts, unless the server says how long to wait. */
const pauseMs = 2000;

/** Choices the server has not heard of yet. More than these nobody makes while it is away. */
const storageKey = "trichter:choices";
const maxKept = 10;

type RecordChoicesParts = {
  loadApi(): Promise<Pick<Api, "recordConsent">>;
  /** Outlives the tab: a visitor may leave before the record is made. Opened when there is something to keep. */
  openStorage(): Pick<TabStorage, "get" | "set" | "remove">;
  pause(ms: number): Promise<void>;
  onError(error: unknown): void;
};

export type ChoiceRecorder = {
  record(choice: ConsentChoice): Promise<void>;
  /** Sends what an earlier visit could not. */
  sendKept(): Promise<void>;
};

/** What may succeed later is sent again under the same id, so it is recorded once. */
export function createChoiceRecorder({ loadApi, openStorage, pause, onError }: RecordChoicesParts): ChoiceRecorder {
  let opened: ReturnType<RecordChoicesParts["openStorage"]> | undefined;

  function storage() {
    opened ??= openStorage();
    return opened;
  }

  function kept(): ConsentChoice[] {
    const choices = parseJson(storage().get(storageKey));
    return Array.isArray(choices) ? choices : [];
  }

  function keep(choices: ConsentChoice[]): void {
    if (choices.length > 0) {
      storage().set(storageKey, JSON.stringify(choices.slice(-maxKept)));
    } else {
      storage().remove(storageKey);
    }
  }

  async function send(choice: ConsentChoice): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const api = await loadApi();
        await api.recordConsent(choice);
        break;
      } catch (error) {
        const mayHelpLater = isTemporary(error);
        if (attempt < maxAttempts && mayHelpLater) {
          await pause(pauseAfter(error, pauseMs));
          continue;
        }
        onError(error);
        if (mayHelpLater) {
          return;
        }
        break;
      }
    }
    keep(kept().filter(({ id }) => id !== choice.id));
  }

  return {
    record(choice) {
      keep([...kept(), choice]);
      return send(choice);
    },
    async sendKept() {
      for (const choice of kept()) {
        await send(choice);
      }
    },
  };
}
