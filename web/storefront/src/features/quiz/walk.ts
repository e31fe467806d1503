// Where a visitor stands: the steps that the answers lead through, and what comes next. The same rules as in the domain
// crate: a test holds both to the same walks.

import type { Answer, Answers, Condition, Quantity, Quiz, Stop, Task } from "@trichter/shared/quiz";
import { refusalOf } from "./accepts.ts";
import { type Known, type Truth, truthOf } from "./condition.ts";

/** The body mass index under which nobody is offered help to slim, in tenths. */
const underweightBelow = 185;

/** The age from which people are offered anything. */
const adultFrom = 18;

/** Where the way ends for now: a step, an ending, or the kind ending that offers nothing. */
export type Place = { at: number } | { ended: number } | { stopped: Stop };

export type Walk = {
  /** Steps that were answered, in their order. */
  answered: number[];
  place: Place;
  scores: number[];
  /** How many steps may still come at most, the present one included. */
  leftAtMost: number;
};

/** Follows the answers from the first step. One that its step does not take, or no longer offers, counts as not given. */
export function walk(quiz: Quiz, answers: Answers): Walk {
  return walkTo(quiz, answers, quiz.steps.length);
}

/** The same, as it was when the visitor came to a step. */
export function walkTo(quiz: Quiz, answers: Answers, step: number): Walk {
  const { way, place } = follow(quiz, answers, step);
  return standsAt(way, place);
}

/** The options of a step that are offered after these answers, by position. */
export function offered(quiz: Quiz, answers: Answers, step: number): number[] {
  return offeredOn(follow(quiz, answers, step).way, step);
}

/** The steps that may still come, the present one included. */
export function stepsAhead(quiz: Quiz, answers: Answers): number[] {
  const { way, place } = follow(quiz, answers, quiz.steps.length);
  return ahead(way, place);
}

/** Whether something of the end is for this visitor. */
export function holdsAtEnd(quiz: Quiz, answers: Answers, condition: Condition | null): boolean {
  return holds(follow(quiz, answers, quiz.steps.length).way, condition);
}

/** How far the visitor is, of a thousand. Never less after an answer than before it. */
export function progressOf({ answered, place, leftAtMost }: Walk): number {
  const done = answered.length;
  return "at" in place ? Math.floor((done * 1000) / Math.max(done + leftAtMost, 1)) : 1000;
}

/** A walk under way. */
type Way = {
  quiz: Quiz;
  /** The first step that was not looked at. */
  position: number;
  answered: number[];
  chosen: Map<number, readonly string[]>;
  numbers: Map<number, number>;
  scores: number[];
  height: number | null;
  weight: number | null;
};

function follow(quiz: Quiz, answers: Answers, upTo: number): { way: Way; place: Place } {
  const way: Way = {
    quiz,
    position: 0,
    answered: [],
    chosen: new Map(),
    numbers: new Map(),
    scores: quiz.scales.map(() => 0),
    height: null,
    weight: null,
  };
  for (let step = nextStep(way); step !== null; step = nextStep(way)) {
    const answer = step < upTo ? givenTo(way, step, answers) : undefined;
    if (answer === undefined) {
      return { way, place: { at: step } };
    }
    const stop = take(way, step, answer);
    if (stop !== null) {
      return { way, place: { stopped: stop } };
    }
  }
  return { way, place: { ended: endingOf(way) } };
}

/** The next step that is not left out. */
function nextStep(way: Way): number | null {
  const { steps } = way.quiz;
  while (way.position < steps.length && !holds(way, steps[way.position]?.when ?? null)) {
    way.position += 1;
  }
  return way.position < steps.length ? way.position : null;
}

function offeredOn(way: Way, step: number): number[] {
  const task = way.quiz.steps[step]?.task;
  const options = task?.kind === "choose" ? task.options : [];
  return [...options.keys()].filter((position) => holds(way, options[position]?.when ?? null));
}

function givenTo(way: Way, step: number, answers: Answers): Answer | undefined {
  const asked = way.quiz.steps[step];
  const answer = asked && Object.hasOwn(answers, asked.id) ? answers[asked.id] : undefined;
  if (!asked || answer === undefined || refusalOf(asked, answer) !== null) {
    return undefined;
  }
  const { task } = asked;
  if (task.kind === "choose" && typeof answer === "object" && "chosen" in answer) {
    const ids = offeredOn(way, step).map((position) => task.options[position]?.id);
    return answer.chosen.every((id) => ids.includes(id)) ? answer : undefined;
  }
  return answer;
}

/** Takes an answer, and says whether it ends the quiz. */
function take(way: Way, step: number, answer: Answer): Stop | null {
  way.answered.push(step);
  way.position = step + 1;
  const task = way.quiz.steps[step]?.task;
  if (typeof answer === "string" || !task) {
    return null;
  }
  if (task.kind === "choose" && "chosen" in answer) {
    return takeChoice(way, step, task, answer.chosen);
  }
  return task.kind === "number" && "number" in answer ? takeNumber(way, step, task, answer.number) : null;
}

function takeChoice(way: Way, step: number, { options }: TaskOf<"choose">, chosen: readonly string[]): Stop | null {
  way.chosen.set(step, chosen);
  const taken = options.filter(({ id }) => chosen.includes(id));
  for (const { scale, points } of taken.flatMap((option) => option.points)) {
    way.scores[scale] = (way.scores[scale] ?? 0) + points;
  }
  return taken.find(({ stop }) => stop !== null)?.stop ?? null;
}

function takeNumber(way: Way, step: number, { measure }: TaskOf<"number">, number: number): Stop | null {
  way.numbers.set(step, number);
  if (measure === "age" && number < adultFrom) {
    return "under-age";
  }
  if (measure === "height" || measure === "weight") {
    way[measure] = number;
  }
  const index = bodyMassIndex(way);
  return index !== null && index < underweightBelow ? "underweight" : null;
}

/** In tenths of a kilogram per square metre. */
function bodyMassIndex({ height, weight }: Way): number | null {
  return height === null || weight === null || height === 0 ? null : Math.floor((weight * 10_000) / (height * height));
}

function endingOf(way: Way): number {
  const { endings } = way.quiz;
  const reached = endings.findIndex(({ when }) => holds(way, when));
  // The last one has no condition.
  return reached < 0 ? Math.max(endings.length - 1, 0) : reached;
}

function standsAt(way: Way, place: Place): Walk {
  const { answered, scores } = way;
  return { answered, place, scores, leftAtMost: ahead(way, place).length };
}

function ahead(way: Way, place: Place): number[] {
  const { steps } = way.quiz;
  const first = "at" in place ? place.at : steps.length;
  return [...steps.keys()].filter(
    (step) => step >= first && truthOf(steps[step]?.when ?? null, sightOf(way, step)) !== false,
  );
}

/** Whether it holds after the answers so far. */
function holds(way: Way, condition: Condition | null): boolean {
  return truthOf(condition, sightOf(way, way.position)) === true;
}

/** What can be said now of a condition that is asked when the walk has come to some step. */
function sightOf(way: Way, upTo: number): Known {
  const isOpen = (step: number) => way.position <= step && step < upTo;
  const isToCome = (isSuch: (task: Task) => boolean) =>
    way.quiz.steps.slice(way.position, Math.max(upTo, way.position)).some(({ task }) => isSuch(task));

  function numberOf(quantity: Quantity): { number: number | null; isDecided: boolean } {
    switch (quantity.kind) {
      case "number":
        return { number: way.numbers.get(quantity.step) ?? null, isDecided: !isOpen(quantity.step) };
      case "bmi":
        return { number: bodyMassIndex(way), isDecided: !isToCome(isForIndex) };
      case "score":
        return {
          number: way.scores[quantity.scale] ?? 0,
          isDecided: !isToCome((task) => addsTo(task, quantity.scale)),
        };
    }
  }

  return {
    chose: (step, option) => (isOpen(step) ? null : (way.chosen.get(step)?.includes(option) ?? false)),
    isWithin(quantity, min, max): Truth {
      const { number, isDecided } = numberOf(quantity);
      return isDecided ? number !== null && min <= number && number <= max : null;
    },
  };
}

/** Whether the body mass index follows from its answer. */
function isForIndex(task: Task): boolean {
  return task.kind === "number" && (task.measure === "height" || task.measure === "weight");
}

function addsTo(task: Task, scale: number): boolean {
  return task.kind === "choose" && task.options.some(({ points }) => points.some((part) => part.scale === scale));
}

type TaskOf<Kind extends Task["kind"]> = Extract<Task, { kind: Kind }>;
