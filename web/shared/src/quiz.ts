// A quiz as pages are handed it, by the names that the player uses. Positions count from nought. Numbers are kept in years,
// millimetres and grams, whatever a visitor writes in.

import type { components } from "./api.ts";

type Schemas = components["schemas"];

export type QuizIcon = Schemas["IconName"];

export type Quiz = Schemas["QuizView"];

export type QuizEnding = Schemas["EndingView"];

export type QuizNutrient = Schemas["NutrientNoteView"];

export type Ask = Schemas["AskName"];

export type QuizStep = Schemas["QuizStepView"];

export type Measure = Schemas["MeasureView"];

export type Task = Schemas["TaskView"];

type TaskOf<Kind extends Task["kind"]> = Extract<Task, { kind: Kind }>;

export type ChooseTask = TaskOf<"choose">;

export type NumberTask = TaskOf<"number">;

export type TextTask = TaskOf<"text">;

export type ReadTask = TaskOf<"read">;

export type QuizOption = Schemas["QuizOptionView"];

export type Stop = Schemas["StopView"];

export type Quantity = Schemas["QuantityView"];

/** Where one may be left out, nothing means always. */
export type Condition = Schemas["ConditionView"];

export type Answer = { chosen: string[] } | { number: number } | { text: string } | "read" | "skipped";

/** By the id of the step; also answers to steps that others left out again. */
export type Answers = Record<string, Answer>;

/** How a visitor goes on from a page, in each funnel that it stands in. Addresses come without a query. */
export type Way = Schemas["WayView"];

/** A quiz of some revision with its words. */
export type QuizBundle = Schemas["QuizBundle"];
