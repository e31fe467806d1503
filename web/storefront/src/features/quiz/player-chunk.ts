// The code that walks quizzes, loaded right after the first screen can be used. The server's renderer cannot wait and is
// handed it at once, for quizzes that do not begin with a choice.

import type { FirstBody, QuizPlayer } from "./player.tsx";

export type PlayerParts = { QuizPlayer: typeof QuizPlayer; FirstBody: typeof FirstBody };

let present: PlayerParts | null = null;

export function presentPlayer(): PlayerParts | null {
  return present;
}

export function providePlayer(parts: PlayerParts): void {
  present = parts;
}

export async function loadPlayer(): Promise<PlayerParts> {
  if (!present) {
    const { QuizPlayer, FirstBody } = await import("./player.tsx");
    present = { QuizPlayer, FirstBody };
  }
  return present;
}
