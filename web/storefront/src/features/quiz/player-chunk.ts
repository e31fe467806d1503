// The code that walks quizzes, loaded right after the first screen can be used. The server's renderer cannot wait and is
// handed it at once, for quizzes that do not begin with a choice.

import type { LateStep } from "./late-step.tsx";
import type { QuizPlayer } from "./player.tsx";

export type PlayerParts = { QuizPlayer: typeof QuizPlayer; LateStep: typeof LateStep };

let present: PlayerParts | null = null;

export function presentPlayer(): PlayerParts | null {
  return present;
}

export function providePlayer(parts: PlayerParts): void {
  present = parts;
}

export async function loadPlayer(): Promise<PlayerParts> {
  if (!present) {
    const [{ QuizPlayer }, { LateStep }] = await Promise.all([import("./player.tsx"), import("./late-step.tsx")]);
    present = { QuizPlayer, LateStep };
  }
  return present;
}
