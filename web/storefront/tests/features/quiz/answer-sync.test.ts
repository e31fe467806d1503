// Answers on their way to the server: in order, once, and not lost by a bad connection.

import type { Api } from "@trichter/shared/api-client";
import { ProblemError } from "@trichter/shared/problem-error";
import { describe, expect, it, vi } from "vitest";
import { createAnswerSync } from "../../../src/features/quiz/answer-sync.ts";
import type { Run } from "../../../src/features/quiz/runs.ts";
import { createTabStorage } from "../../../src/navigation/tab-storage.ts";
import { FakeStorage } from "../../navigation/fake-storage.ts";

const place = { funnel: "start", country: "FI", locale: "fi_FI", text_version: "2031-01-03" } as const;

function runWith(parts: Partial<Run> = {}): Run {
  return {
    quiz: "start",
    revision: "r1",
    answers: { meals: { chosen: ["three"] } },
    typed: {},
    consent: "given",
    session: "01",
    secret: "secret",
    sequence: 3,
    startedAtMs: 0,
    result: null,
    ...parts,
  };
}

function create(storage = createTabStorage(() => new FakeStorage())) {
  const api = {
    openQuizSession: vi.fn<Api["openQuizSession"]>(async () => {}),
    saveAnswers: vi.fn<Api["saveAnswers"]>(async () => {}),
    eraseQuizSession: vi.fn<Api["eraseQuizSession"]>(async () => {}),
  };
  const pause = vi.fn<(ms: number) => Promise<void>>(async () => {});
  const onError = vi.fn();
  const sync = createAnswerSync({ loadApi: async () => api, storage: () => storage, pause, onError });
  const isDone = () => vi.waitFor(() => expect(storage.get("trichter:answers")).toBeNull());
  return { ...api, sync, pause, onError, storage, isDone };
}

const away = new ProblemError("away", "unreachable", 0);

describe("a consent", () => {
  it("opens the run and then sends all answers so far", async () => {
    const { sync, openQuizSession, saveAnswers, isDone } = create();
    sync.consentGiven(runWith(), place);
    await isDone();
    expect(openQuizSession.mock.calls).toEqual([
      [{ id: "ses_01", secret: "secret", quiz: "start", revision: "r1", ...place }],
    ]);
    expect(saveAnswers.mock.calls).toEqual([
      [
        "ses_01",
        "secret",
        { answers: [{ step: "meals", sequence: 3, answer: { chosen: ["three"] } }], finished: false },
      ],
    ]);
  });

  it("that is withdrawn before anything arrived erases, whatever was under way", async () => {
    const { sync, openQuizSession, saveAnswers, eraseQuizSession, isDone } = create();
    openQuizSession.mockRejectedValueOnce(away);
    sync.consentGiven(runWith(), place);
    sync.consentWithdrawn(runWith());
    await isDone();
    expect(saveAnswers).not.toHaveBeenCalled();
    expect(eraseQuizSession.mock.calls).toEqual([["ses_01", "secret"]]);
  });
});

describe("an answer", () => {
  it("replaces an earlier one to its step that has not arrived", async () => {
    const { sync, saveAnswers, isDone } = create();
    saveAnswers.mockRejectedValueOnce(away);
    sync.answerGiven(runWith(), "meals");
    sync.answerGiven(runWith({ answers: { meals: { chosen: ["two"] } }, sequence: 4 }), "meals");
    await isDone();
    const sent = saveAnswers.mock.calls.map(([, , { answers }]) => answers);
    expect(sent.at(-1)).toEqual([{ step: "meals", sequence: 4, answer: { chosen: ["two"] } }]);
  });

  it("that was changed while it was on its way is sent again as it is now", async () => {
    const { sync, saveAnswers, isDone } = create();
    saveAnswers.mockImplementationOnce(async () => {
      sync.answerGiven(runWith({ answers: { meals: { chosen: ["two"] } }, sequence: 4 }), "meals");
    });
    sync.answerGiven(runWith(), "meals");
    await isDone();
    expect(saveAnswers).toHaveBeenCalledTimes(2);
    expect(saveAnswers.mock.calls[1]?.[2].answers[0]?.sequence).toBe(4);
  });

  it("says that the quiz has ended, if it has", async () => {
    const { sync, saveAnswers, isDone } = create();
    sync.answerGiven(runWith({ result: { ending: "trio", stop: null, scores: [] } }), "meals");
    await isDone();
    expect(saveAnswers.mock.calls[0]?.[2].finished).toBe(true);
  });

  it("is tried again with longer and longer pauses, as the server asks, until it arrives", async () => {
    const { sync, saveAnswers, pause, onError, isDone } = create();
    saveAnswers
      .mockRejectedValueOnce(away)
      .mockRejectedValueOnce(away)
      .mockRejectedValueOnce(new ProblemError("busy", "too-many-requests", 429, 7))
      .mockRejectedValueOnce(new Error("the client could not be loaded"));
    sync.answerGiven(runWith(), "meals");
    await isDone();
    expect(pause.mock.calls.flat()).toEqual([2000, 4000, 7000, 16_000]);
    expect(onError).not.toHaveBeenCalled();
  });

  it("survives a closed tab and arrives with the next visit", async () => {
    const { sync, saveAnswers, pause, storage } = create();
    saveAnswers.mockRejectedValue(away);
    pause.mockImplementation(() => new Promise(() => {}));
    sync.answerGiven(runWith(), "meals");
    await vi.waitFor(() => expect(pause).toHaveBeenCalled());
    const later = create(storage);
    later.sync.sendWaiting();
    await later.isDone();
    expect(later.saveAnswers).toHaveBeenCalledTimes(1);
  });

  it("that can never arrive is told once and given up", async () => {
    const { sync, saveAnswers, onError, isDone } = create();
    saveAnswers.mockRejectedValueOnce(new ProblemError("gone", "not-found", 404));
    sync.answerGiven(runWith(), "meals");
    await isDone();
    expect(onError).toHaveBeenCalledTimes(1);
    expect(saveAnswers).toHaveBeenCalledTimes(1);
  });
});

it("leaves the device alone when there is nothing to send", () => {
  const { sync, storage } = create();
  sync.sendWaiting();
  expect(storage.get("trichter:answers")).toBeNull();
});
