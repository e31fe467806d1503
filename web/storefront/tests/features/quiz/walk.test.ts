// The rules of a quiz: the same cases as the domain crate has, walks that it made, and any small quiz at all.

import { readFileSync } from "node:fs";
import type { Answer, Answers, Condition, Quiz, QuizStep, Task } from "@trichter/shared/quiz";
import { describe, expect, it } from "vitest";
import { refusalOf } from "../../../src/features/quiz/accepts.ts";
import { holdsAtEnd, offered, progressOf, type Walk, walk, walkTo } from "../../../src/features/quiz/walk.ts";
import { bodyQuiz, choice, chose, number, option, quizOf, step } from "./sample-quiz.ts";

describe("a walk", () => {
  it("leads from step to step and leaves out what does not concern", () => {
    const quiz = bodyQuiz();
    const given: Answers = {};
    const asked: string[] = [];
    const man: [string, Answer][] = [
      ["sex", { chosen: ["man"] }],
      ["body", { chosen: ["slim-man"] }],
      ["age", { number: 40 }],
      ["height", { number: 1800 }],
      ["weight", { number: 80_000 }],
    ];
    for (const [id, answer] of man) {
      const { place } = walk(quiz, given);
      asked.push("at" in place ? (quiz.steps[place.at]?.id ?? "") : "ended");
      given[id] = answer;
    }
    expect(asked, "nobody asks a man whether he is pregnant").toEqual(["sex", "body", "age", "height", "weight"]);
    expect(walk(quiz, given).place).toEqual({ ended: 0 });
  });

  it("asks again for an answer that is no longer offered, and finds it again", () => {
    const quiz = bodyQuiz();
    const given: Answers = { sex: { chosen: ["man"] }, body: { chosen: ["slim-man"] }, age: { number: 40 } };
    const before = walk(quiz, given);
    given.sex = { chosen: ["woman"] };
    expect(walk(quiz, given).place, "another body has to be chosen").toEqual({ at: 1 });
    expect(offered(quiz, given, 1)).toEqual([0]);
    given.sex = { chosen: ["man"] };
    expect(walk(quiz, given)).toEqual(before);
    expect(offered(quiz, given, 1)).toEqual([1]);
  });

  it.each([
    ["no", 18, 1700, 53_465, { ended: 0 }],
    ["no", 18, 1700, 53_464, { stopped: "underweight" }],
    ["no", 17, 1700, 70_000, { stopped: "under-age" }],
    ["yes", 30, 1700, 70_000, { stopped: "pregnancy" }],
  ])("offers some people nothing: %s, %i years, %i mm, %i g", (pregnant, age, height, weight, place) => {
    const given: Answers = {
      sex: { chosen: ["woman"] },
      body: { chosen: ["slim-woman"] },
      pregnant: { chosen: [pregnant] },
      age: { number: age },
      height: { number: height },
      weight: { number: weight },
    };
    expect(walk(bodyQuiz(), given).place).toEqual(place);
  });

  it("ends where the points of the answers on it lead", () => {
    const many = (id: string) => option(id, { points: [{ scale: 0, points: 2 }] });
    const from = (min: number): Condition => ({ kind: "within", quantity: { kind: "score", scale: 0 }, min, max: 1e9 });
    const ending = (id: string, when: Condition | null) => ({ id, when, heading: "h", text: "t", suggestion: null });
    const quiz = quizOf(
      [
        step("meals", choice([option("few"), many("many")])),
        step("snacks", choice([option("none"), many("some")]), { when: chose(0, "many") }),
      ],
      { endings: [ending("a", from(4)), ending("b", from(2)), ending("c", null)] },
    );
    const given: Answers = { meals: { chosen: ["many"] }, snacks: { chosen: ["some"] } };
    expect(walk(quiz, given)).toMatchObject({ place: { ended: 0 }, scores: [4] });
    given.meals = { chosen: ["few"] };
    expect(walk(quiz, given), "a step that is left out adds nothing").toMatchObject({
      place: { ended: 2 },
      scores: [0],
    });
  });

  it("goes on after a step that was skipped, which chose nothing", () => {
    const quiz = quizOf([
      step("card", choice([option("no"), option("yes")]), { isOptional: true }),
      step("more", choice([option("a")]), { when: chose(0, "yes") }),
    ]);
    expect(walk(quiz, { card: "skipped" })).toMatchObject({ answered: [0], place: { ended: 0 } });
  });

  it("counts what may still come at most, also as it was on an earlier step", () => {
    const quiz = bodyQuiz();
    expect(walk(quiz, {}).leftAtMost).toBe(6);
    const given: Answers = { sex: { chosen: ["man"] }, body: { chosen: ["slim-man"] } };
    expect(walk(quiz, given)).toMatchObject({ answered: [0, 1], leftAtMost: 3 });
    expect(progressOf(walk(quiz, given))).toBe(400);
    expect(walkTo(quiz, given, 1)).toMatchObject({ answered: [0], place: { at: 1 }, leftAtMost: 4 });
  });
});

describe("an answer", () => {
  const habits = step("habits", choice([option("walks"), option("swims"), option("none", { standsAlone: true })], 2));
  const name = step("name", { kind: "text", maxChars: 3 });

  it.each<[QuizStep, Answer, object | null]>([
    [habits, { chosen: ["walks", "swims"] }, null],
    [habits, { chosen: ["none"] }, null],
    [habits, { chosen: [] }, { reason: "wrong-count", min: 1, max: 2 }],
    [habits, { chosen: ["none", "walks"] }, { reason: "not-alone", option: "none" }],
    [habits, { chosen: ["flies"] }, { reason: "unknown-option", option: "flies" }],
    [habits, { number: 1 }, { reason: "wrong-kind" }],
    [habits, "skipped", { reason: "wrong-kind" }],
    [{ ...habits, isOptional: true }, "skipped", null],
    [step("age", number("age", 1, 120)), { number: 0 }, { reason: "out-of-range", min: 1, max: 120 }],
    [name, { text: "Åsa" }, null],
    [name, { text: "Anna" }, { reason: "too-long", maxChars: 3 }],
    [name, { text: " " }, { reason: "empty" }],
    [step("rest", { kind: "read", paragraphs: [] }), "read", null],
  ])("to %o: %o", (asked, answer, refusal) => {
    expect(refusalOf(asked, answer)).toEqual(refusal);
  });
});

/** Mulberry32: the same numbers every time. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

type Pick = (below: number) => number;

function anyCondition(pick: Pick, before: number, depth = 0): Condition | null {
  const kind = before === 0 ? 0 : pick(depth > 1 ? 4 : 7);
  const part = () => anyCondition(pick, before, depth + 1) ?? chose(0, "0");
  const min = pick(5);
  switch (kind) {
    case 1:
      return chose(pick(before), String(pick(3)));
    case 2:
      return { kind: "within", quantity: { kind: "number", step: pick(before) }, min, max: min + 3 };
    case 3:
      return { kind: "within", quantity: { kind: "score", scale: 0 }, min: min - 2, max: min };
    case 4:
      return { kind: "all", parts: [part(), part()] };
    case 5:
      return { kind: "any", parts: [part(), part()] };
    case 6:
      return { kind: "not", part: part() };
    default:
      return null;
  }
}

function anyStep(pick: Pick, at: number): QuizStep {
  const when = anyCondition(pick, at);
  const options = () =>
    [0, 1, 2].map((id) =>
      // The first is always there, so that nobody is stuck.
      option(String(id), {
        when: id === 0 ? null : anyCondition(pick, at),
        points: [{ scale: 0, points: pick(4) - 1 }],
      }),
    );
  const read: Task = { kind: "read", paragraphs: [] };
  const task = [choice(options(), 1 + pick(3)), number("count", 0, 9), read][pick(3)] ?? read;
  return step(String(at), task, { when, isOptional: pick(3) === 0 });
}

function anyQuiz(pick: Pick): Quiz {
  const length = 1 + pick(6);
  return quizOf(Array.from({ length }, (_, at) => anyStep(pick, at)));
}

function anyAnswer(pick: Pick, quiz: Quiz, given: Answers, at: number): Answer {
  const asked = quiz.steps[at] as QuizStep;
  const { task } = asked;
  if (asked.isOptional && pick(4) === 0) {
    return "skipped";
  }
  if (task.kind === "choose") {
    const ids = offered(quiz, given, at);
    return { chosen: [String(ids[pick(ids.length)])] };
  }
  return task.kind === "number" ? { number: pick(10) } : "read";
}

/** Answers whatever is asked, and looks at every walk on the way. */
function answerAll(pick: Pick, quiz: Quiz, look: (walk: Walk) => void): Answers {
  const given: Answers = {};
  for (let turn = 0; turn <= quiz.steps.length; turn += 1) {
    const { place, ...rest } = walk(quiz, given);
    look({ place, ...rest });
    if ("at" in place) {
      given[String(place.at)] = anyAnswer(pick, quiz, given, place.at);
    }
  }
  return given;
}

describe.each(Array.from({ length: 300 }, (_, seed) => seed))("any quiz, seed %i", (seed) => {
  it("ends, and its progress never falls", () => {
    const pick = seeded(seed);
    const quiz = anyQuiz(pick);
    let progress = 0;
    const given = answerAll(pick, quiz, (current) => {
      expect(progressOf(current)).toBeGreaterThanOrEqual(progress);
      progress = progressOf(current);
    });
    expect(walk(quiz, given).place).toEqual({ ended: 0 });
    expect(progress).toBe(1000);
  });

  it("loses nothing when an answer is changed and changed back", () => {
    const pick = seeded(seed);
    const quiz = anyQuiz(pick);
    const given = answerAll(pick, quiz, () => {});
    const before = walk(quiz, given);
    const at = before.answered[pick(Math.max(before.answered.length, 1))];
    if (at === undefined) {
      return;
    }
    const changed = { ...given, [String(at)]: anyAnswer(pick, quiz, given, at) };
    walk(quiz, changed);
    expect(walk(quiz, { ...changed, [String(at)]: given[String(at)] as Answer })).toEqual(before);
  });
});

type Case = { answers: Answers; walk: Walk & { offered: number[] | null }; progress: number; remarks: number[] };

const vectorsFile = new URL("walks.json", import.meta.url);

describe("walks that the server's rules took", () => {
  const vectors = JSON.parse(readFileSync(vectorsFile, "utf8")) as { quiz: Quiz; cases: Case[] }[];

  it.each(vectors.map((vector) => [vector.quiz.name, vector] as const))("are the same here: %s", (_, vector) => {
    const { quiz, cases } = vector;
    const remarks = [...quiz.routine, ...quiz.nutrients];
    for (const { answers, walk: expected, progress, remarks: said } of cases) {
      const { place, ...rest } = walk(quiz, answers);
      const ownOffered = "at" in place ? offered(quiz, answers, place.at) : null;
      expect({ place, ...rest, offered: ownOffered }).toEqual(expected);
      expect(progressOf({ place, ...rest })).toBe(progress);
      if ("ended" in place) {
        expect(remarks.flatMap(({ when }, at) => (holdsAtEnd(quiz, answers, when) ? [at] : []))).toEqual(said);
      }
    }
  });
});
