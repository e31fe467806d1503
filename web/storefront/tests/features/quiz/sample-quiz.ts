// Quizzes for tests: parts with sensible defaults, and one small quiz that asks in every way there is.

import type { Answers, Condition, Measure, NumberTask, Quiz, QuizOption, QuizStep, Task } from "@trichter/shared/quiz";

export const picture = { id: "body-1", width: 600, height: 800, version: "0123456789abcdef", alt: "doc-picture" };

export function option(id: string, parts: Partial<QuizOption> = {}): QuizOption {
  const plain = { text: null, icon: null, pictures: [], when: null, points: [], stop: null, standsAlone: false };
  return { id, label: `option-${id}`, ...plain, ...parts };
}

export function choice(options: QuizOption[], atMost = 1): Task {
  return { kind: "choose", atLeast: 1, atMost, options };
}

export function number(measure: Measure, min: number, max: number): NumberTask {
  return { kind: "number", measure, min, max, step: 1, low: null, high: null, unit: null };
}

export function step(id: string, task: Task, parts: Partial<QuizStep> = {}): QuizStep {
  const plain = { when: null, help: null, icon: null, picture: null, isHealth: false, isOptional: false };
  const ask = { choose: "list", number: "number", text: "text", read: "pause" } as const;
  return { id, ask: ask[task.kind], question: `question-${id}`, task, ...plain, ...parts };
}

export function chose(at: number, id: string): Condition {
  return { kind: "chose", step: at, option: id };
}

export function quizOf(steps: QuizStep[], parts: Partial<Quiz> = {}): Quiz {
  return {
    name: "sample",
    revision: "r1",
    scales: [{ label: "scale-rhythm", most: 4 }],
    sections: [{ name: null, icon: null, first: 0 }],
    steps,
    endings: [{ id: "neither", when: null, heading: "ending-heading", text: "ending-text", suggestion: null }],
    routine: [],
    nutrients: [],
    ...parts,
  };
}

/** Sex, then a body of that sex, then age, height and weight. */
export function bodyQuiz(): Quiz {
  return quizOf([
    step("sex", choice([option("woman"), option("man")])),
    step(
      "body",
      choice([option("slim-woman", { when: chose(0, "woman") }), option("slim-man", { when: chose(0, "man") })]),
    ),
    step("pregnant", choice([option("yes", { stop: "pregnancy" }), option("no")]), { when: chose(0, "woman") }),
    step("age", number("age", 1, 120)),
    step("height", number("height", 1000, 2500)),
    step("weight", number("weight", 30_000, 300_000)),
  ]);
}

/** A step of every sort, two sections, a stop, a text that repeats an answer. */
export function everyAskQuiz(): Quiz {
  const points = (count: number) => ({ points: [{ scale: 0, points: count }] });
  return quizOf(
    [
      step("goal", choice([option("calm", points(2)), option("energy")])),
      step(
        "now",
        choice([option("slim", { pictures: [picture, picture] }), option("round", { pictures: [picture] })]),
        {
          ask: "pictures",
        },
      ),
      step(
        "habits",
        choice([option("walks", points(1)), option("swims", points(1)), option("none", { standsAlone: true })], 2),
      ),
      step("says", choice([option("true"), option("untrue")]), { ask: "statement" }),
      step("card", choice([option("no"), option("yes")]), { ask: "cards", isOptional: true }),
      step("name", { kind: "text", maxChars: 20 }, { isOptional: true }),
      step("rest", { kind: "read", paragraphs: ["rest-text"] }, { picture }),
      step(
        "sleep",
        { ...number("count", 4, 10), low: "sleep-low", high: "sleep-high", unit: "sleep-unit" },
        { ask: "slider" },
      ),
      step("age", number("age", 1, 120), { isHealth: true }),
      step("height", number("height", 1000, 2500), { isHealth: true }),
      step("weight", number("weight", 30_000, 300_000), { isHealth: true }),
      step("pregnant", choice([option("yes", { stop: "pregnancy" }), option("no")]), { isHealth: true }),
    ],
    {
      sections: [
        { name: "section-day", icon: "sun", first: 0 },
        { name: "section-body", icon: "user", first: 8 },
      ],
      endings: [
        {
          id: "trio",
          when: chose(0, "calm"),
          heading: "ending-trio-heading",
          text: "ending-trio-text",
          suggestion: { product: "trio", units: 3 },
        },
        { id: "neither", when: null, heading: "ending-heading", text: "ending-text", suggestion: null },
      ],
      routine: [
        { when: null, icon: "sun", heading: "routine-morning", text: "routine-morning-text" },
        { when: chose(0, "energy"), icon: "moon", heading: "routine-evening", text: "routine-evening-text" },
      ],
      nutrients: [
        { when: null, product: "trio", nutrient: "zinc", wording: "Zink trägt zu etwas bei", why: "why-zinc" },
        { when: null, product: "fibre", nutrient: "glucomannan", wording: "Glucomannan", why: "why-fibre" },
      ],
    },
  );
}

/** Answers to every step of it that lead to its first ending. */
export const everyAnswer: Answers = {
  goal: { chosen: ["calm"] },
  now: { chosen: ["slim"] },
  habits: { chosen: ["walks", "swims"] },
  says: { chosen: ["true"] },
  card: "skipped",
  name: { text: "Åsa" },
  rest: "read",
  sleep: { number: 7 },
  age: { number: 40 },
  height: { number: 1780 },
  weight: { number: 72_000 },
  pregnant: { chosen: ["no"] },
};

/** The texts of a quiz as Fluent source: every id stands for itself, and one repeats an answer. */
export function quizText(quiz: Quiz): string {
  const ids =
    JSON.stringify(quiz).match(/"(question|option|section|scale|ending|routine|why|sleep|rest)-[\w-]+"/g) ?? [];
  const plain = new Set(ids.map((id) => JSON.parse(id) as string));
  plain.delete("rest-text");
  return [
    ...[...plain].map((id) => `${id} = text of ${id}`),
    "rest-text = Good to know, { $name }. You chose { $goal ->\n    [calm] calm\n   *[other] something else\n}.",
    "",
  ].join("\n");
}
