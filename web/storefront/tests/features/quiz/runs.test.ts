// What a device keeps of a quiz.

import { describe, expect, it } from "vitest";
import { keptRun } from "../../../src/features/quiz/runs.ts";
import { FakeStorage } from "../../navigation/fake-storage.ts";
import { fakeDevice } from "./fake-device.ts";
import { bodyQuiz, choice, option, quizOf, step } from "./sample-quiz.ts";

const key = "trichter:quiz:sample";
const day = 24 * 60 * 60 * 1000;

describe("a run", () => {
  it("is not written before the first answer", () => {
    const device = fakeDevice();
    keptRun(device, "sample");
    expect(device.kept.length).toBe(0);
  });

  it("is there again in another tab", () => {
    const device = fakeDevice();
    keptRun(device, "sample").answer(bodyQuiz(), "sex", { chosen: ["man"] });
    const { run } = keptRun(fakeDevice(device.kept), "sample").store.getState();
    expect(run).toEqual({
      quiz: "sample",
      revision: "r1",
      answers: { sex: { chosen: ["man"] } },
      typed: {},
      consent: "none",
      session: "SESSION",
      secret: "secret",
      sequence: 1,
      startedAtMs: 1_000_000_000_000,
      result: null,
    });
  });

  it("knows what it led to, and forgets it when an answer changes", () => {
    const quiz = quizOf([step("a", choice([option("yes", { stop: "pregnancy" }), option("no")]))]);
    const kept = keptRun(fakeDevice(), "sample");
    expect(kept.answer(quiz, "a", { chosen: ["no"] }).result).toEqual({ ending: "neither", stop: null, scores: [0] });
    expect(kept.answer(quiz, "a", { chosen: ["yes"] }).result).toEqual({
      ending: null,
      stop: "pregnancy",
      scores: [0],
    });
  });

  it("is dropped when it is 30 days old", () => {
    const device = fakeDevice();
    keptRun(device, "sample").answer(bodyQuiz(), "sex", { chosen: ["man"] });
    const later = fakeDevice(device.kept);
    later.clock.now += 30 * day - 1;
    expect(keptRun(later, "sample").store.getState().run).not.toBeNull();
    const tooLate = fakeDevice(device.kept);
    tooLate.clock.now += 30 * day;
    expect(keptRun(tooLate, "sample").store.getState().run).toBeNull();
    expect(device.kept.length).toBe(0);
  });

  it.each([
    "{",
    "null",
    "7",
    '{"quiz":"sample"}',
    JSON.stringify({ ...emptyRun(), answers: { sex: 7 } }),
    JSON.stringify({ ...emptyRun(), quiz: "other" }),
    JSON.stringify({ ...emptyRun(), answers: null }),
  ])("that is damaged counts as none: %s", (damaged) => {
    const storage = new FakeStorage();
    storage.setItem(key, damaged);
    expect(keptRun(fakeDevice(storage), "sample").store.getState().run).toBeNull();
    expect(storage.length).toBe(0);
  });

  it("works until the tab closes where storage is refused", () => {
    const device = fakeDevice(undefined, { isBlocked: true });
    keptRun(device, "sample").answer(bodyQuiz(), "sex", { chosen: ["man"] });
    expect(keptRun(device, "sample").store.getState().run?.answers).toEqual({ sex: { chosen: ["man"] } });
  });

  it("carries over to another revision what still fits", () => {
    const kept = keptRun(fakeDevice(), "sample");
    kept.answer(bodyQuiz(), "sex", { chosen: ["man"] });
    kept.answer(bodyQuiz(), "body", { chosen: ["slim-man"] });
    kept.answer(bodyQuiz(), "age", { number: 40 });
    const changed = quizOf([step("sex", choice([option("man")])), step("body", choice([option("round")]))], {
      revision: "r2",
    });
    kept.carryOver(changed);
    expect(kept.store.getState().run).toMatchObject({ revision: "r2", answers: { sex: { chosen: ["man"] } } });
    expect(Object.keys(kept.store.getState().run?.answers ?? {})).toEqual(["sex"]);
  });

  it("can be dropped", () => {
    const device = fakeDevice();
    const kept = keptRun(device, "sample");
    kept.answer(bodyQuiz(), "sex", { chosen: ["man"] });
    kept.drop();
    expect(kept.store.getState().run).toBeNull();
    expect(device.kept.length).toBe(0);
  });
});

function emptyRun() {
  const numbers = { sequence: 0, startedAtMs: 1_000_000_000_000 };
  const words = { quiz: "sample", revision: "r1", consent: "none", session: "S", secret: "s" };
  return { ...numbers, ...words, answers: {}, typed: {}, result: null };
}
