// A quiz as pages are handed it: steps, endings and the rules between them. Positions count from nought. Numbers are kept in
// years, millimetres and grams, whatever a visitor writes in.

import type { components } from "./api.ts";

type Schemas = components["schemas"];

/** The id of a Fluent message. */
type MessageId = string;

export type QuizIcon = Schemas["IconName"];

type Picture = Schemas["PictureView"];

export type Quiz = {
  name: string;
  revision: string;
  /** `most` is the highest score that any visitor can reach, at least one. */
  scales: { label: MessageId; most: number }[];
  /** `first` is the position of a section's first step. */
  sections: { name: MessageId | null; icon: QuizIcon | null; first: number }[];
  steps: QuizStep[];
  endings: QuizEnding[];
  routine: { when: Condition | null; icon: QuizIcon; heading: MessageId; text: MessageId }[];
  nutrients: QuizNutrient[];
};

export type QuizEnding = {
  id: string;
  when: Condition | null;
  heading: MessageId;
  text: MessageId;
  suggestion: { product: string; units: number } | null;
};

export type QuizNutrient = {
  when: Condition | null;
  product: string;
  nutrient: Schemas["NutrientName"];
  wording: string;
  why: MessageId;
};

export type Ask = "list" | "pictures" | "statement" | "cards" | "number" | "slider" | "text" | "pause";

export type QuizStep = {
  id: string;
  when: Condition | null;
  ask: Ask;
  question: MessageId;
  help: MessageId | null;
  icon: QuizIcon | null;
  picture: Picture | null;
  isHealth: boolean;
  isOptional: boolean;
  task: Task;
};

export type Measure = "age" | "height" | "weight" | "count";

export type ChooseTask = { kind: "choose"; atLeast: number; atMost: number; options: QuizOption[] };

export type NumberTask = {
  kind: "number";
  measure: Measure;
  min: number;
  max: number;
  step: number;
  low: MessageId | null;
  high: MessageId | null;
  unit: MessageId | null;
};

export type TextTask = { kind: "text"; maxChars: number };

export type ReadTask = { kind: "read"; paragraphs: MessageId[] };

export type Task = ChooseTask | NumberTask | TextTask | ReadTask;

export type QuizOption = {
  id: string;
  label: MessageId;
  text: MessageId | null;
  icon: QuizIcon | null;
  pictures: Picture[];
  when: Condition | null;
  points: { scale: number; points: number }[];
  stop: Stop | null;
  standsAlone: boolean;
};

export type Stop = "under-age" | "pregnancy" | "underweight" | "eating-disorder";

export type Quantity = { kind: "number"; step: number } | { kind: "bmi" } | { kind: "score"; scale: number };

/** Where one may be left out, nothing means always. */
export type Condition =
  | { kind: "all" | "any"; parts: Condition[] }
  | { kind: "not"; part: Condition }
  | { kind: "chose"; step: number; option: string }
  | { kind: "within"; quantity: Quantity; min: number; max: number };

export type Answer = { chosen: string[] } | { number: number } | { text: string } | "read" | "skipped";

/** By the id of the step; also answers to steps that others left out again. */
export type Answers = Record<string, Answer>;

/** How a visitor goes on from a page, in each funnel that it stands in. Addresses come without a query. */
export type Way = Schemas["WayView"];

/** A quiz of some revision with its words. */
export type QuizBundle = { quiz: Quiz; text: string };
