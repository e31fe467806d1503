// Recording choices: once if all goes well, again if it may help, and never in the visitor's way.

import type { Api, ConsentChoice } from "@trichter/shared/api-client";
import { ProblemError } from "@trichter/shared/problem-error";
import { describe, expect, it, vi } from "vitest";
import { createChoiceRecorder } from "../../src/api/record-choices.ts";
import { createTabStorage } from "../../src/navigation/tab-storage.ts";
import { FakeStorage } from "../navigation/fake-storage.ts";

const choice: ConsentChoice = {
  id: "con_01KA3Q1QY0V5W3N8Z4T6R2H9CD",
  subject: "01KA3Q1QY0M7B2X9F5J1K8P3GE",
  text_version: "2026-11-15",
  locale: "sv_SE",
  country: "SE",
  purposes: { analytics: false, marketing: false },
};

function create(...failures: Error[]) {
  const recordConsent = vi.fn<Api["recordConsent"]>(async ({ id }) => ({ id, recorded_at: 0 }));
  for (const failure of failures) {
    recordConsent.mockRejectedValueOnce(failure);
  }
  const pause = vi.fn<(ms: number) => Promise<void>>(async () => {});
  const onError = vi.fn();
  const storage = createTabStorage(() => new FakeStorage());
  const recorder = createChoiceRecorder({
    loadApi: async () => ({ recordConsent }),
    openStorage: () => storage,
    pause,
    onError,
  });
  const kept = () => storage.get("trichter:choices");
  return { ...recorder, recordConsent, pause, onError, storage, kept };
}

describe("createChoiceRecorder", () => {
  it("sends a choice once", async () => {
    const { record, recordConsent, pause, onError } = create();
    await record(choice);
    expect(recordConsent).toHaveBeenCalledExactlyOnceWith(choice);
    expect(pause).not.toHaveBeenCalled();
    expect(onError).not.toHaveBeenCalled();
  });

  it("sends the very same again when that may help, as late as the server says", async () => {
    const { record, recordConsent, pause, onError } = create(
      new ProblemError("Failed to fetch", "unreachable", 0),
      new ProblemError("Too many requests.", "too-many-requests", 429, 11),
    );
    await record(choice);
    expect(recordConsent.mock.calls).toEqual([[choice], [choice], [choice]]);
    expect(pause.mock.calls).toEqual([[2000], [11_000]]);
    expect(onError).not.toHaveBeenCalled();
  });

  it("reports a refusal and does not repeat it", async () => {
    const refusal = new ProblemError("`country` is no country of this shop.", "bad-request", 400);
    const { record, recordConsent, onError } = create(refusal);
    await record(choice);
    expect(recordConsent).toHaveBeenCalledTimes(1);
    expect(onError).toHaveBeenCalledExactlyOnceWith(refusal);
  });

  it("gives up after three attempts and waits no longer than a minute for one", async () => {
    const away = new ProblemError("Not ready.", "unavailable", 503, 3600);
    const { record, recordConsent, pause, onError } = create(away, away, away);
    await record(choice);
    expect(recordConsent).toHaveBeenCalledTimes(3);
    expect(pause.mock.calls).toEqual([[60_000], [60_000]]);
    expect(onError).toHaveBeenCalledExactlyOnceWith(away);
  });

  it("keeps what could not be sent for the next visit, and forgets it once it is recorded", async () => {
    const away = new ProblemError("Not ready.", "unavailable", 503);
    const { record, sendKept, recordConsent, kept } = create(away, away, away);
    await record(choice);
    expect(kept()).toBe(JSON.stringify([choice]));
    await sendKept();
    expect(recordConsent).toHaveBeenLastCalledWith(choice);
    expect(kept()).toBeNull();
  });

  it("forgets what was refused, and keeps no endless list", async () => {
    const refused = create(new ProblemError("No.", "bad-request", 400));
    await refused.record(choice);
    expect(refused.kept()).toBeNull();
    const away = new ProblemError("Not ready.", "unavailable", 503);
    const many = create(...Array<Error>(36).fill(away));
    for (let count = 0; count < 12; count += 1) {
      await many.record({ ...choice, id: `con_${count}` });
    }
    expect(JSON.parse(many.kept() ?? "[]").map(({ id }: ConsentChoice) => id)).toHaveLength(10);
  });

  it("makes nothing of what somebody else left in its place", async () => {
    const { sendKept, recordConsent, storage } = create();
    for (const left of ["", "{", '"x"', "{}"]) {
      storage.set("trichter:choices", left);
      await sendKept();
    }
    expect(recordConsent).not.toHaveBeenCalled();
  });
});
