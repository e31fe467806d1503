// The words of a quiz, with the visitor's answers in them; where they come from is decided above.

import { createContext, use } from "react";

export type QuizText = (id: string) => string;

export const QuizTextContext = createContext<QuizText>((id) => id);

export function useQuizText(): QuizText {
  return use(QuizTextContext);
}
