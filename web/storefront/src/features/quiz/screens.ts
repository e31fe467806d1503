// The screens that a visitor's answers lead through, in their order: steps, the question for consent before the first step
// about body or health, and the kind ending.

import type { Quiz, Stop } from "@trichter/shared/quiz";
import type { Run } from "./runs.ts";
import { walk } from "./walk.ts";

export type Screen = { kind: "step"; step: number } | { kind: "consent" } | { kind: "stopped"; stop: Stop };

export function screensOf(quiz: Quiz, run: Pick<Run, "answers" | "consent"> | null): Screen[] {
  const { answered, place } = walk(quiz, run?.answers ?? {});
  const steps = "at" in place ? [...answered, place.at] : answered;
  const screens: Screen[] = steps.map((step) => ({ kind: "step", step }));
  if ("stopped" in place) {
    screens.push({ kind: "stopped", stop: place.stopped });
  }
  const firstHealth = steps.findIndex((step) => quiz.steps[step]?.isHealth);
  if (firstHealth < 0) {
    return screens;
  }
  screens.splice(firstHealth, 0, { kind: "consent" });
  // Nobody comes past the question without an answer to it.
  return run?.consent === "given" || run?.consent === "refused" ? screens : screens.slice(0, firstHealth + 1);
}
